#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Plays a whole game by keys alone: killed during a bid, resumed, undone, redone, finished."""

from crumb_window import Crumb, arguments, on_a_desk
from desk import Desk, Failure, wait_until
from player import Player, begin_game
from tap import Tap

UNDONE = 25


def scores(crumb):
    """The score table without the game's id."""
    return {field: value for field, value in crumb.show().items() if field != "id"}


def expected_scores(program, path):
    """The score table of the file itself, imported on its own desk."""
    with Desk() as desk:
        crumb = Crumb(desk, program, desk.home)
        crumb.cli("import", path)
        return scores(crumb)


def begin(crumb, player, tap):
    with tap.case("New Game is typed, and Enter starts it"):
        crumb.start()
        crumb.picture("game-01-start")
        begin_game(crumb, player.names, lambda: crumb.picture("game-02-new-game"))
        for name in player.names:
            crumb.wait_for(name)
        crumb.picture("game-03-first-bid")


def play_a_round(crumb, player, tap):
    with tap.case("The first round is kept, move by move"):
        player.play_to(player.rounds()[0])
        crumb.picture("game-03-scored")


def wait_until_same(crumb, names, screen):
    """Waits until the window has the same texts and picture as before."""
    try:
        wait_until(lambda: crumb.names() == names, "the same words", 10)
    except Failure:
        now = crumb.names()
        raise Failure(f"Instead of {[name for name in names if name not in now]} there is "
                      f"{[name for name in now if name not in names]}.") from None
    if crumb.screen() != screen:
        raise Failure("The window looks different.")


def kill_and_resume(crumb, player, tap):
    bid = next(number for number in range(player.entered + 4, len(player.moves))
               if player.moves[number]["what"] == "bid" and len(player.moves[number]["dice"]) > 1)
    first_die = player.moves[bid] | {"dice": player.moves[bid]["dice"][0]}

    with tap.case("Killed in the middle of a bid, it comes back to the same screen"):
        player.play_to(bid)
        crumb.keys(first_die["dice"])
        wait_until(lambda: player.kept() == player.moves[:bid] + [first_die], "the first die to be kept")
        crumb.picture("game-04-before-kill")
        names, screen, journal = crumb.names(), crumb.screen(), crumb.export()
        crumb.kill()
        crumb.start()
        crumb.picture("game-05-after-kill")
        wait_until_same(crumb, names, screen)
        if crumb.export() != journal:
            raise Failure("The journal has changed.")

    with tap.case("The bid goes on with its second die"):
        crumb.keys(*player.keys()[1:])
        player.wait_until_kept()


def undo_and_redo(crumb, player, tap):
    with tap.case(f"{UNDONE} steps are undone"):
        player.play_to(player.rounds()[1] - 3)
        names, screen, journal = crumb.names(), crumb.screen(), player.kept()
        crumb.picture("game-06-before-undo")
        crumb.keys(*["ctrl+z"] * UNDONE)
        # A step is a tap, or several that entered one bid.
        wait_until(lambda: len([entry for entry in crumb.export()["entries"] if entry["what"] == "undo"]) >= UNDONE,
                   "all to be undone")
        crumb.look(1)
        kept = player.kept()
        if not (len(kept) < len(journal) and kept[:-1] == journal[:len(kept) - 1]):
            raise Failure("What stands is not what stood before those taps.")
        crumb.picture("game-06-undone")
    with tap.case("The undone steps are redone after another start"):
        crumb.quit()
        crumb.start()
        crumb.keys(*["ctrl+shift+z"] * UNDONE)
        wait_until(lambda: player.kept() == journal, "all to be redone")
        crumb.picture("game-06-redone")
        wait_until_same(crumb, names, screen)


def play_on(crumb, player, tap):
    with tap.case("All of the game is kept, move by move"):
        for number in [number for number in player.rounds() if number >= player.entered]:
            player.play_to(number)
            crumb.picture(f"game-07-before-move-{number:03d}")
        player.play_to(len(player.moves))


def finish(crumb, player, expected, tap):
    with tap.case("The totals and the winner are those of the file"):
        found = scores(crumb)
        if found != expected:
            raise Failure(f"{found} instead of {expected}.")
        crumb.wait_for("wins" if len(expected["winners"]) == 1 else "share")
        crumb.picture("game-08-over")
    with tap.case("The end can be undone and redone"):
        crumb.keys("ctrl+z")
        wait_until(lambda: not crumb.show()["over"], "the game to go on")
        crumb.keys("ctrl+shift+z")
        wait_until(lambda: crumb.show()["over"], "the game to be over again")
    with tap.case("It quits without a complaint"):
        crumb.quit()


def main():
    program, path, pictures = arguments("PROGRAM", "GAME", "PICTURES")
    tap = Tap()
    expected = expected_scores(program, path)
    with on_a_desk(tap, "game-failed", program, pictures) as crumb:
        player = Player(crumb, path)
        begin(crumb, player, tap)
        play_a_round(crumb, player, tap)
        kill_and_resume(crumb, player, tap)
        undo_and_redo(crumb, player, tap)
        play_on(crumb, player, tap)
        finish(crumb, player, expected, tap)
    tap.end()


main()

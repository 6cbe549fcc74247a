#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""The table at one size: what is known of the plate, undo, the log, the scoreboard, and what is told of a moment."""


from desk import Failure, wait_until
from game_keys import standing
from tour import run

NAMES = ("John", "Ann")
LONG_NAMES = ("Maximiliana-Theodora von und zu Hohenstein-Wittgenstein", "Ann")
SCORES = [{"what": "cookies", "seat": 0, "amount": 21}, {"what": "cookies", "seat": 1, "amount": 34},
          {"what": "round"}, {"what": "plate", "dice": "65543211"}]
# What nobody can press while a ruling is shown large.
KEYS_BELOW = ("Remove the Last Entry",)
LEVEL = [{"what": "cookies", "seat": seat, "amount": 50} for seat in range(len(NAMES))]


def write_game(crumb, name, day, rules, entries=(), names=NAMES):
    """A game file, between John and Ann if nothing else is said."""
    return crumb.write_game("cookie-raid", names, entries, name=name, day=day, rules=rules)


def kept(crumb, what):
    """The dice of all standing moves of that kind."""
    return [move["dice"] for move in standing(crumb.export()) if move["what"] == what]


def expect(found, wanted):
    if found != wanted:
        raise Failure(f"{found} instead of {wanted}.")


class Keys:
    """Notes where the keys are, and fails if they have moved."""

    def __init__(self, crumb):
        self._crumb = crumb
        self._place = None

    def stay(self):
        place = self._crumb.place_of("Remove the Last Entry")
        if self._place not in (None, place):
            raise Failure(f"The keys have moved from {self._place} to {place}.")
        self._place = place


def look_at_ruling(step, keys):
    step("ruling", "", "John takes the bid.", "Which die does John take?", check=keys.stay)
    step("ruling large", "[Show Large]", "Ruling", "6-5-5 beats 4-1", without=KEYS_BELOW)
    step("ruling small again", "Escape", *KEYS_BELOW, check=keys.stay)


def never_guess(crumb, step):
    keys = Keys(crumb)
    keys.stay()
    step("plate", "6 5 5 4 3 2 1 1", "What did John roll?", "6, 5, 5, 4, 3, 2, 1, 1", check=keys.stay)
    step("undo takes back a bid", "5 5 6 4 1 Return ctrl+z", "What did Ann roll?", check=lambda: (
        expect(kept(crumb, "bid"), ["556"]), expect(kept(crumb, "take"), [])))
    step("redo brings it back", "ctrl+shift+z", "John takes the bid.")
    look_at_ruling(step, keys)
    step("Backspace takes back a die", "BackSpace", "What did Ann roll?",
         check=lambda: wait_until(lambda: kept(crumb, "bid") == ["556", "41"], "Ann’s bid to be open again"))
    step("unknown die", "Return [Skip]", "6, 5, 5, 4, 3, 2, 1, 1", "1 of these is gone")
    step("plate with an unknown die gone", "0 1 Return", "1 of these is gone", "Take the 1",
         check=keys.stay)


def listens(crumb, step):
    """Steps of which a screen reader must say so much, once."""

    def heard(name, deeds, said, *texts, without=()):
        before = len(crumb.heard())

        def count():
            return sum(said in sentence for sentence in crumb.heard()[before:])

        def check():
            wait_until(lambda: count() > 0, f"“{said}” to be announced")
            expect(count(), 1)

        step(name, deeds, *texts, without=without, check=check)

    return heard


def tell_of_moments(crumb, step):
    heard = listens(crumb, step)
    heard("tie", "5 4 5 5 Return 5 5 Return", "John and Ann both rolled 5, 5", "Tied: John and Ann re-roll",
          "What did John roll this time?")
    heard("tied again", "3 1 3 1", "John and Ann both rolled 3, 1", "Tied again: John and Ann re-roll")
    step("tie is settled", "6 2 5 2", "John takes the bid.", "Tied before: 5-5; 3-1", without=("Tied again",))
    heard("won by word", "5 [Ann]", "Ann takes the bid.", "Ann takes the bid.", "Keep It")
    step("hands", "Return 6 2 6 5", "Ann")
    step("hands scored", "2 2 4 5", "Show Large", "Open in Rulings")
    step("hands large", "[Show Large]", "Ruling", without=KEYS_BELOW)
    step("next round", "Escape Return", "Round 2")


def play_to_the_end(crumb, step):
    heard = listens(crumb, step)
    heard("tied at the target", "ctrl+z ctrl+shift+z", "John and Ann both have 50: one more round",
          "John and Ann both have 50: one more round", without=("Show Large",))
    heard("game over", "Return 5 Return 3 Return", "John wins with 55 cookies.", "John wins with 55 cookies.",
          "2 cookies ahead of Ann. It took ")


def walk_table(tour, crumb):
    tour.start(write_game(crumb, "table", 1, "target=50"))
    tour.step("opened", "", "What’s on the plate?")
    never_guess(crumb, tour.step)


def walk_moments(tour, crumb):
    tour.start(write_game(crumb, "moments", 1, "target=12,plate=2"))
    tour.step("moments", "", "What’s on the plate?")
    tell_of_moments(crumb, tour.step)


def walk_end(tour, crumb):
    tour.start(write_game(crumb, "end", 1, "target=50", LEVEL))
    play_to_the_end(crumb, tour.step)


def only_one(crumb, name):
    """Of two windows one has it."""
    found = [node for node in crumb.nodes() if node.name == name]
    if len(found) != 1:
        raise Failure(f"There are {len(found)} of “{name}”.")


def look_at_scoreboard(crumb, tour):
    """It opens in a second window, follows each key that is pressed in the first, and closes."""
    first = crumb.windows()
    (width, height), step = tour.size, tour.step
    step("before the scoreboard", "5 5 3 5 1 Return", "John takes the bid.")
    crumb.keys("F11")
    second = wait_until(lambda: [window for window in crumb.windows() if window not in first], "a second window")[0]
    crumb.desk.run("xdotool", "windowsize", second, str(width + 10), str(height + 10), "windowraise", second,
                   "windowfocus", first[0])
    crumb.look(1)

    step("scoreboard", "", "Scoreboard", "5-5-3 beats 5-1", check=lambda: only_one(crumb, "Show Rule"))
    # It takes the keys once it is shown.
    crumb.desk.run("xdotool", "windowfocus", first[0])
    step("scoreboard follows", "5 6 6 Return 6 2 Return", "Bid 2 of 8")
    step("scoreboard after undo", "ctrl+z ctrl+z", "Bid 2 of 8")
    crumb.desk.run("xdotool", "windowfocus", second, "key", "Escape")
    wait_until(lambda: crumb.windows() == first, "the scoreboard to be closed")
    crumb.desk.run("xdotool", "windowfocus", first[0])


def walk_winners(tour, crumb):
    """Winners only is a rhythm: from the second tap on nobody is asked for the die, and the plate is shown with it."""
    tour.start(write_game(crumb, "winners", 1, "target=50"))
    tour.step("nothing is known", "", "What’s on the plate?")
    tour.step("told of taps", "Return", *["Or tap the winner’s name"] * (not tour.low))
    tour.step("won by a tap", "[John]", "John takes the bid.", "Change")
    tour.step("second tap", "[Ann]", "Bid 3 of 8", "Ann takes a die from the plate.", "Plate", without=("Change",))
    tour.step("third tap", "[Ann]", "Bid 4 of 8", "Ann takes a die from the plate.",
              check=lambda: expect([kept(crumb, "take")], [["?", "?", "?"]]))
    tour.step("back to dice", "BackSpace 5 4 Return 5 1 Return", "John takes the bid.", "5-4 beats 5-1")


def walk_one_more(tour, crumb):
    """A die more than a hand has, once the round is scored: kept if the table says so, or the round is corrected."""
    moves = ({"what": "plate", "dice": "6"}, {"what": "bid", "seat": 0, "dice": "511"},
             {"what": "bid", "seat": 1, "dice": "44"}, {"what": "take", "seat": 0, "dice": "6"},
             {"what": "hand", "seat": 0, "dice": "6511"})
    tour.start(write_game(crumb, "one more", 1, "plate=1,lucky-last=off", moves))
    doubt = "One more die? Crumb knows of 3 in Ann’s hand."
    tour.step("hands of few dice", "", "What’s in Ann’s hand?")
    tour.step("one more die", "4 4 4 4", doubt, "Keep Anyway", "Correct the Round")
    tour.step("next round all the same", "[Correct the Round]", "Correct", "Ann’s hand is 4-4-4", without=("Keep Anyway",))
    tour.step("round as it was", "Escape", "Next Round", "Keep Anyway")
    tour.step("kept anyway", "4 [Keep Anyway] Return", "Next Round", without=(doubt,),
              check=lambda: expect(kept(crumb, "hand")[-1], "4444"))


def walk_scoreboard(tour, crumb):
    tour.start(write_game(crumb, "scores", 1, "target=50", SCORES))
    tour.step("scores", "", "Round 2", "What did")
    look_at_scoreboard(crumb, tour)


def open_bid(crumb, bid):
    """By its number: the dice beside it correct it, and in large text they reach beyond the middle."""
    crumb.look()
    crumb.tap_in(bid, 0.08)


def look_at_log(crumb, step):
    opened = "[This Game] g " if crumb.width < 400 else "[Log] " if crumb.width < 880 else ""
    bid = "Bid 2: Ann takes the bid."
    step("log begins", "6 5 5 4 3 2 1 1 5 4 Return 5 4 Return 6 1 2 1 3", "What did John roll?")
    step("log of bids", "0 6 2 Return [Skip] " + opened, "Round 1", bid, "Bid 1: John takes the bid.")
    open_bid(crumb, bid)
    step("bid opened", "", "Round 1 · Bid 2 of 8", "Only Ann bid")
    step("bid to correct", "[Correct This Bid]", "Correct", "Ann bids 6-2")
    step("bid not corrected", "Escape", bid, without=("Ann bids 6-2",))
    open_bid(crumb, bid)
    step("bid opened again", "", "Open in Rulings")
    step("bid in rulings", "[Open in Rulings]", "Back to the Table", "Only Ann bid")
    step("back at the table", "[Back to the Table]", "What did John roll?", without=("Back to the Table",))
    step("keys after the log", "6 6 Return", "What did Ann roll?",
         check=lambda: expect(kept(crumb, "bid")[-1], "66"))
    step("running round in the review", "[This Game] v", "Round 1 is in progress.")
    step("running round opened", "[Round 1 is in progress.]", "Bid 1", "Bid 2", "Correct This Round")


def walk_log(tour, crumb):
    tour.start(write_game(crumb, "log", 1, "target=50"))
    tour.step("log", "", "What’s on the plate?")
    look_at_log(crumb, tour.step)


def place_of_keys(crumb, step, name):
    step(name, "6 5 5 4 3 2 1 1 5", "What did", "Next")
    cards = [crumb.size_of(card) for card in crumb.names() if " cookies" in card]
    expect(cards, [cards[0]] * len(NAMES))
    return [(crumb.place_of(key), crumb.size_of(key)) for key in ("1", "6", "Next")]


def walk_names(tour, crumb):
    """A name that has no room is cut, moves no key, and leaves all cards equally large."""
    tour.start(write_game(crumb, "names", 1, "target=50"))
    before = place_of_keys(crumb, tour.step, "short names")
    crumb.cli("import", write_game(crumb, "long names", 2, "target=50", names=LONG_NAMES))
    tour.step("another game", f"[This Game] c [{LONG_NAMES[0][:12]}]", "What’s on the plate?")
    expect(place_of_keys(crumb, tour.step, "long names"), before)


def walk_some_names(tour, crumb):
    # The lowest window has no room for the cards in large text.
    if not tour.large:
        walk_names(tour, crumb)


run("table", walk_table, walk_moments, walk_end, walk_winners, walk_one_more, walk_scoreboard, walk_log,
    walk_some_names)

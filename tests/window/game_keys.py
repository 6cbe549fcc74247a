# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Turns a game file's moves into keys, and finds its standing moves."""

HAND = 3
MOST_IN_BID = 3
PLATE = 8
FIELDS = {"seat": None, "dice": "", "amount": 0}
BY_SEAT = ("bid", "reroll", "hand", "cookies", "roll-off")


def _taps(entries):
    """The standing entries, with undo and redo applied: a list of taps, each a list of entries."""
    done, undone = [], []
    for entry in entries:
        if entry["what"] == "undo":
            undone.append(done.pop())
        elif entry["what"] == "redo":
            done.append(undone.pop())
        elif entry.get("joined"):
            done[-1].append(entry)
        else:
            done.append([entry])
            undone.clear()
    return done


def standing(game):
    """The final moves of a game: without undone ones, and each as last corrected.

    Leaves out an empty plate, which only says that it was skipped.
    """
    moves = []
    for entry in (entry for tap in _taps(game["entries"]) for entry in tap):
        move = {"what": entry["what"]} | {field: entry.get(field, none) for field, none in FIELDS.items()}
        if moves and moves[-1]["open"] and all(moves[-1][field] == move[field] for field in ("what", "seat")):
            moves.pop()
        moves.append(move | {"open": entry.get("open", False)})
    return [{field: value for field, value in move.items() if field != "open"} for move in moves
            if move["what"] != "plate" or move["dice"]]


def in_order(moves, first, seats):
    """Sorts bids, ties and reveals into the order in which the window asks for them."""
    ordered, run = [], []
    for move in moves + [{"what": None}]:
        if run and (move["what"] != run[0]["what"] or move["seat"] in [other["seat"] for other in run]):
            ordered += sorted(run, key=lambda other: (other["seat"] - first) % seats)
            run = []
        if move["what"] in BY_SEAT:
            run.append(move)
        else:
            ordered.append(move)
    return ordered[:-1]


class Typist:
    """Turns moves into keys, knowing only what a player sees: how many dice fill a row."""

    def __init__(self):
        self._asked_for_plate = True
        self._skips = True
        self._plate = 0
        self._won = {}
        self._bids = False
        self._ended = False

    def keys(self, move):
        """The keys for one move, in the order of in_order(); Enter waits where what came before ended by itself."""
        keys = self._keys(move)
        ended, self._ended = self._ended, keys[-1] != "Return" if keys else self._ended
        return ["pause"] * (ended and keys[:1] == ["Return"]) + keys

    def _keys(self, move):
        keys = []
        what, dice = move["what"], list(move["dice"])
        if self._asked_for_plate and what != "plate":
            keys.append("Return")
            self._skips = True
        self._asked_for_plate = False
        match what:
            case "plate":
                self._skips = False
                self._plate = len(dice) if len(dice) == PLATE else 0
                keys += dice + ["Return"] * (len(dice) < PLATE)
            case "bid":
                self._bids = True
                keys += dice + ["Return"] * (len(dice) < MOST_IN_BID) if dice else ["0"]
            case "take":
                self._won[move["seat"]] = self._won.get(move["seat"], 0) + 1
                # The last die of a plate that is known goes to the winner without a key.
                keys += [] if self._plate == 1 else ["Return"] if dice == ["?"] else dice
                self._plate = 0 if dice == ["?"] else max(self._plate - 1, 0)
            case "lucky":
                keys += dice or ["Return"]
            case "reroll" | "roll-off":
                keys += dice
            case "hand":
                full = self._bids and len(dice) == HAND + self._won.get(move["seat"], 0)
                keys += dice + ["Return"] * (not full)
            case "cookies":
                keys += list(str(move["amount"])) + ["Return"]
            case "reveal":
                keys.append("Return")
            case "round":
                keys.append("Return")
                self._asked_for_plate = not self._skips
                self._plate = 0
                self._won.clear()
                self._bids = False
            case _:
                raise ValueError(f"No key enters “{what}”.")
        return keys

"""Squads written as data: one look in several poses, a leader, and the bearers of heavy weapons.

A company has the members of a record of `people.build` without the stance, and these:

  poses   list of (stance, weapon) for the others, in the order a, b, c, d
  leader  changes of the record for the leader
  bearers {end of the model's name: changes of the record} for heavy weapons
"""
import people

LETTERS = "abcdefgh"


def squad(name, faction, record, poses, leader=None, bearers=None):
    """MODELS of a squad: NAME_leader, NAME_a, NAME_b and so on, and NAME_<bearer>."""
    made = {}

    def add(end, changes):
        full = f"{name}_{end}"
        one = {**record, **changes}
        one["wear"] = [*one.get("wear", ()), *one.pop("more", ())]
        one["head"] = one.pop("topped", None) or [*one.get("head", ()), *one.pop("cap", ())]
        made[full] = lambda: people.build(full, faction, **one)
    if leader is not None:
        add("leader", {"stance": "command", "lead": True, "right": "carbine", **leader})
    for letter, (stance, weapon, *changes) in zip(LETTERS, poses):
        add(letter, {"stance": stance, "right": weapon, **(changes[0] if changes else {})})
    for end, changes in (bearers or {}).items():
        add(end, {"stance": "hip", **changes})
    return made


def squads(faction, companies):
    """MODELS of several squads."""
    made = {}
    for name, company in companies.items():
        words = dict(company)
        extra = {k: words.pop(k, None) for k in ("leader", "bearers")}
        made.update(squad(name, faction, words, words.pop("poses"), **extra))
    return made

"""Squads of the empire, as data for `companies`, and its droid troopers."""
import arms
import changed
import companies
import figure_heavy_droids as bulky
import figure_walkers as walkers
import human as hu
import kit
from tones import suit as suits, tone

BLACK = "24262b"


def armour(shell, helm, *more, size=1.0):
    """Full armour with a helmet."""
    return dict(size=size, wear=[("plated", shell), *more], head=[helm])


def suit(cloth, plate, helm, *more):
    """Flight suit with breast plate, shoulders and greaves."""
    return dict(wear=[("trousers", cloth, .95), ("boots", "black", .45), ("shirt", cloth),
                      ("chest_plate", plate), ("shoulder_plates", plate),
                      ("limb_plates", plate), ("belt", "grey"), *more],
                head=[helm])


SQUADS = {
    "snow": dict(
        **suit("d3d4d2", "e4e4e0", ("cold_helm", "e4e4e0"), ("kama", "c9ccd0"),
               ("coat", "c9ccd0", -.4, 60)),
        poses=[("advance", "carbine"), ("hip", "carbine"), ("kneel", "carbine")], leader={},
        bearers={"flamer": {"right": "flamer", "more": [("back_tank", "b0532c")]},
                 "ion": {"right": "ion"}}),
    "scout_troop": dict(
        **suit("2b2d31", "e0dfd8", ("scout_helm",)),
        poses=[("steady", "pistol"), ("run", "carbine"), ("kneel", "carbine")],
        leader={"right": "pistol"},
        bearers={"saboteur": {"stance": "throw", "right": "pistol", "left": "charge"}}),
    "scout_team": dict(
        **suit("2b2d31", "8c8f86", ("scout_helm", "8c8f86"), ("poncho", "6a6c5c", "4a4c40", .42)),
        poses=[("kneel", "carbine")], leader={},
        bearers={"sniper": {"stance": "kneel", "right": "sniper"}}),
    "death": dict(
        **armour(BLACK, ("death_helm",), size=1.06),
        poses=[("ready", "long_carbine"), ("aim", "long_carbine"), ("advance", "carbine")],
        leader={}, bearers={"dlt": {"right": "heavy"},
                            "captain": {"right": "heavy", "stance": "ready", "lead": True,
                                        "more": [("kama", "33353b")]}}),
    "shore": dict(
        **suit("3a352c", "c9b48a", ("brim_helm", "c9b48a", "5f7f9a"), ("kama", "4a5a68")),
        poses=[("aim", "carbine"), ("run", "carbine"), ("kneel", "carbine")], leader={},
        bearers={"t21": {"right": "heavy"}}),
    "special": dict(
        **armour(BLACK, ("pilot_helm", BLACK, "c9ccd0"), ("strap", "55585f")),
        poses=[("steady", "pistol"), ("aim", "carbine"), ("run", "carbine")], leader={},
        bearers={"t21": {"right": "heavy"}}),
    "inferno": dict(
        **armour(BLACK, ("pilot_helm", BLACK, "b02a22"), ("chest_plate", "a02a22")),
        poses=[("steady", "pistol"), ("run", "carbine")], leader={},
        bearers={"hask": {"right": "sniper", "stance": "kneel"},
                 "meeko": {"right": "heavy", "more": [("gear", True, "33353b", "33353b", "33353b")]}}),
    "response": dict(
        **armour("white", ("trooper_helm", "white", "grey", "visor", "2f343b"),
                 ("chest_plate", "b9bcbd"), ("back_tank", "grey"), size=1.04),
        poses=[("hip", "rotary"), ("aim", "launcher"), ("hip", "heavy")],
        leader={"right": "heavy", "stance": "ready"}, bearers={}),
    "range": dict(
        **armour("cfd0cb", ("trooper_helm", "cfd0cb", "4a4d52"), ("fur_collar", "8f8471"),
                 ("kama", "8f8471"), size=1.03),
        poses=[("advance", "carbine"), ("aim", "carbine"), ("kneel", "carbine")], leader={},
        bearers={"dlt": {"right": "sniper", "stance": "kneel"}, "t21": {"right": "heavy"}}),
    "riot": dict(
        **armour("white", ("trooper_helm", "white", "2f343b"), ("shoulder_plates", "2f343b")),
        poses=[("shield", "baton", {"left": "riot_shield"}),
               ("shield", "baton", {"left": "riot_shield", "hands": "black"}),
               ("overhead", "baton", {"left": "riot_shield"})],
        leader={"stance": "shield", "right": "baton", "left": "riot_shield"},
        bearers={"marksman": {"stance": "kneel", "right": "sniper"}}),
    "trooper_imperial": dict(
        **armour("white", ("trooper_helm",)), poses=[],
        bearers={"c": {"stance": "kneel", "right": "carbine"},
                 "d": {"stance": "ready", "right": "carbine"},
                 "dlt": {"right": "heavy"}, "hh": {"stance": "kneel", "right": "launcher"},
                 "rt": {"right": "heavy", "more": [("back_tank", "grey", 1)]},
                 "t21": {"right": "heavy", "stance": "aim"},
                 "captain": {"right": "carbine", "stance": "ready", "cap": [("fin", "b0532c")]}}),
}


def dark(fn, weapon=None):
    """A black combat droid with red eyes and a shoulder jet, and a big weapon on request."""
    def extra():
        if weapon:
            kit.transform(arms.maker(weapon)(suits()), kit.matrix((.46, -.16, 1.0 + hu.FLOOR)))
        kit.transform([kit.tube([(-.24, s * .1, .86), (-.24, s * .1, 1.16)], [.06, .05],
                                tone("24262b", .4, .4), seg=10, cap=.3) for s in (1, -1)],
                      changed.lifted())
    return lambda: changed.figure(fn, {"Livery": "24262b", "LiveryTrim": "3a3d44",
                                       "EyeGlow": "*red"}, extra)


def scarred_walker():
    """The tall walker in dark paint, with a red stripe, a second aerial and a commander's flag."""
    def extra():
        top = changed.highest("Livery")
        kit.tube([(-.5, .5, top - .5), (-.5, .5, top + .9)], [.03, .02], tone("gun"), seg=7)
        kit.sheet([[(-.5 - .9 * t, .5 + .06 * (t > .3), top + .85 - .45 * u) for t in (0, .5, 1)]
                   for u in (0, .5, 1)], tone("a02a22"), .03)
    return changed.figure(walkers.tall_walker, {"Livery": "4c5157", "LiveryTrim": "a02a22"}, extra)


MODELS = {**companies.squads("empire", SQUADS), "dark_trooper_a": dark(bulky.heavy_a),
          "dark_trooper_b": dark(bulky.heavy_b), "dark_trooper_leader": dark(bulky.heavy_leader),
          "dark_trooper_cannon": dark(bulky.heavy_a, "rotary"),
          "dark_trooper_frag": dark(bulky.heavy_a, "launcher"),
          "dark_trooper_ion": dark(bulky.heavy_a, "ion"),
          "walker_tall_marquand": scarred_walker}

"""Squads of the republic, as data for `companies`, and its riders."""
import figure_republic_characters as heroes
import figure_speeders as speeders
import figure_walkers as walkers
import arms
import changed
import companies
import human as hu
import kit
import people
from tones import suit, tone

WHITE, GREY = "white", "8f949a"


def armour(mark, helm, *more, shell=WHITE, **words):
    """White armour with painted marks."""
    return dict(wear=[("plated", shell), ("markings", mark), *more], head=[helm], **words)


SQUADS = {
    "clone": dict(
        **armour("trim", ("clone_helm", "white", "trim")), poses=[], bearers={
            "c": {"stance": "kneel", "right": "long_carbine"},
            "d": {"stance": "run", "right": "carbine"},
            "rotary": {"right": "rotary"}, "scatter": {"right": "shotgun"},
            "launcher": {"stance": "kneel", "right": "launcher"},
            "mortar": {"stance": "hip", "right": "launcher", "more": [("back_tank", "grey", 1)]},
            "specialist": {"stance": "ready", "right": "carbine", "cap": [("macro",)]},
            "captain": {"stance": "command", "right": "carbine", "lead": True,
                        "more": [("kama", "trim")], "cap": [("fin", "trim")]},
            "medic": {"stance": "speech", "right": "pistol", "more": [("gear", True, "8a5f36",
                                                                        "dddcd6", "a02a22")]}}),
    "arc": dict(
        **armour("2f56b0", ("clone_helm", "white", "2f56b0"), ("kama", "2f3e66"),
                 ("shoulder_plates", "2f56b0")),
        poses=[("pistols", "pistol", {"left": "pistol"}), ("aim", "carbine"), ("run", "carbine")],
        leader={"right": "pistol"}, bearers={"gunner": {"right": "rotary"}}),
    "arc_team": dict(
        **armour("6a2a78", ("clone_helm", "white", "6a2a78"), ("kama", "4a2a55"),
                 ("strap", "3a3028", 1, True)),
        poses=[("ready", "carbine")], leader={"right": "pistol"},
        bearers={"sniper": {"stance": "kneel", "right": "sniper"}}),
    "commando": dict(
        **armour("5d646b", ("commando_helm", "b5b9bd", "5d646b"), ("chest_plate", "b5b9bd"),
                 ("gear", True, "55585c", "9da2a7", "55585c"), shell="b5b9bd", size=1.04),
        poses=[("aim", "heavy"), ("run", "long_carbine"), ("kneel", "sniper")], leader={}),
    "delta": dict(
        **armour("d9952a", ("commando_helm", "d8d6cf", "d9952a"), ("chest_plate", "d8d6cf"),
                 ("gear", True, "55585c", "b5b5ae", "d9952a"), size=1.04),
        poses=[("hip", "heavy", {"cap": [("fin", "3f8f4a")]}),
               ("kneel", "sniper", {"cap": [("fin", "2f56b0")]}),
               ("throw", "pistol", {"left": "charge", "cap": [("fin", "c23a2a")]})],
        leader={"right": "long_carbine", "cap": [("fin", "d9952a")]}),
    "arf": dict(
        **armour("5f7a3f", ("scout_helm", "dddcd6"), ("strap", "4a4a38"), ("kama", "5f6b45")),
        poses=[("run", "carbine"), ("kneel", "long_carbine"), ("ready", "carbine")], leader={},
        bearers={"launcher": {"stance": "aim", "right": "launcher"}}),
    "marksman": dict(
        **armour("c07a2a", ("clone_helm", "white", "c07a2a"), ("poncho", "8a7a5c", "6b5f48", .38)),
        poses=[("kneel", "sniper"), ("aim", "sniper"), ("ready", "sniper")],
        leader={"right": "pistol"}),
    "batch": dict(
        wear=[("plated", "4a4d52"), ("markings", "a03228")], head=[("commando_helm", "4a4d52", "a03228")],
        poses=[], leader={"right": "carbine"}, bearers={
            "hunter": {"stance": "throw", "right": "pistol", "left": "baton", "hands": "b07a56",
                       "topped": [("face", "b07a56", "1d1511"), ("long", "2a1c14", .1),
                                  ("wrap", "a03228", .3)]},
            "wrecker": {"stance": "hip", "right": "heavy", "size": 1.14,
                        "more": [("shoulder_plates", "6a6d72"), ("chest_plate", "6a6d72")],
                        "topped": [("face", "9a6a4a", "1d1511"), ("bald",)]},
            "tech": {"stance": "steady", "right": "datapad",
                     "topped": [("face", "b8845f", "2a1c14"), ("short", "3a261a"), ("goggles", .1)]},
            "echo": {"stance": "reach", "right": "pistol",
                     "topped": [("face", "d8c8bc", "8a8580"), ("headset",)]},
            "crosshair": {"stance": "kneel", "right": "sniper",
                          "topped": [("face", "b8845f", "8a8580"), ("short", "c9c5bc"),
                                     ("range_finder", "grey")]}}),
    "batch_hired": dict(
        wear=[("plated", "5a5348"), ("markings", "d98a1f"), ("scarf", "7a2f2f")],
        head=[("commando_helm", "5a5348", "d98a1f")], poses=[], leader={"right": "pistol"}),
}


def on_bike(record, right):
    """The heavy bike with another rider, who holds a blade in the right hand."""
    def rider(r, p, axes, fat=.72):
        people.dress(r, suit(), (*record["wear"], *record["head"]))
        skin = record["hands"] if isinstance(record["hands"], str) else record["hands"][0]
        at = kit.aim_matrix(r.grip[1], r.grip[1] + kit.Vector((.2, -.5, .8)))
        for i in (0, 1):
            hu.fist(r, i, tone(skin), axes[i], 1 if i else -1)
        kit.transform(arms.maker(right)(suit()), at)
    usual, walkers.rider = walkers.rider, rider
    try:
        return walkers.side_bike()
    finally:
        walkers.rider = usual


YOUNG = dict(hands="8a5a3c", wear=heroes.robes("b5a888", "8d8060"),
             head=[("face", "8a5a3c", "1d1511"), ("short", "1b1512")])
MODELS = {**companies.squads("republic", SQUADS),
          "bike_anakin": lambda: on_bike(dict(heroes.RECORDS["anakin_skywalker"], wear=heroes.robes(
              "2e2622", "4a3a2e", None, "black", "black", "2e2622")), "saber:blue"),
          "bike_jedi": lambda: on_bike(YOUNG, "saber:green"),
          "fluttercraft_attack": lambda: changed.figure(
              speeders.flutter, {"Livery": "6f7f3f", "LiveryTrim": "c9a02c"})}

"""Squads of the rebels and the generic leaders among them, as data for `companies`."""
import companies
import people

SKIN, DARK, PALE = "d09a74", "7a4e34", "e2b898"


def line(shirt, legs, over, head, boots="leather", skin=SKIN):
    """Clothes and head of a light soldier."""
    return dict(hands=skin, wear=[("trousers", legs), ("boots", boots, .45), ("shirt", shirt, .85),
                                  *over], head=[("face", skin), *head])


SQUADS = {
    "rebel_fleet": dict(
        **line("7f95ad", "4d5a68", [("vest", "22252b"), ("belt", "black")], [("fleet_helmet",)],
               "black"),
        poses=[("steady", "pistol"), ("shoot", "pistol"), ("kneel", "carbine"), ("run", "pistol")],
        leader={"right": "pistol"},
        bearers={"scatter": {"right": "shotgun", "stance": "hip"},
                 "barrage": {"right": "launcher", "stance": "aim"}}),
    "rebel_commando": dict(
        **line("5f6b45", "4a5238", [("vest", "3d4630"), ("gear", False, "3b3a30")],
               [("hood", "56613e")]),
        poses=[("advance", "carbine"), ("kneel", "carbine")], leader={},
        bearers={"saboteur": {"stance": "throw", "right": "pistol", "left": "charge"}}),
    "rebel_commando_team": dict(
        **line("4f5a3b", "454b36", [("poncho", "65704a", "4a5238"), ("belt", "3b3a30")],
               [("hood", "56613e")]),
        poses=[("advance", "carbine")], leader={},
        bearers={"sniper": {"stance": "kneel", "right": "sniper"}}),
    "rebel_veteran": dict(
        **line("d8d4c8", "c9c2b0", [("vest", "b9b29c"), ("gear", True, "8a7a5c", "c9c2b0"),
                                    ("scarf", "d8d4c8")], [("field_cap", "d0c8b4", "8a7a5c"),
                                                           ("mask", "c9bfa6")], "6b5136"),
        poses=[("aim", "rifle"), ("run", "rifle"), ("kneel", "carbine")], leader={},
        bearers={"cm": {"right": "ion", "stance": "hip"}}),
    "rebel_sleeper": dict(
        **line("7a5a3e", "50463a", [("coat", "5c4a3a", -.4, 80), ("belt", "leather"),
                                    ("strap", "3a3028")], [("wrap", "8a6a48")]),
        poses=[("steady", "pistol"), ("run", "carbine", {"topped": [("face", PALE), ("hat", "6b5136")]}),
               ("ready", "shotgun", {"topped": [("face", DARK), ("short", "1b1512"),
                                                ("beard", "1b1512")]}),
               ("shoot", "pistol", {"topped": [("face", SKIN), ("long", "6b3a20")]}),
               ("throw", "pistol", {"topped": [("face", SKIN), ("hood", "4a4238")]})],
        leader={"topped": [("face", PALE), ("swept", "8a8378"), ("beard", "8a8378")]},
        bearers={"marksman": {"stance": "kneel", "right": "sniper"}}),
    "rebel_guerilla": dict(
        **line("4a4640", "33322f", [("vest", "2f2c28"), ("strap", "6b5136", 1, True),
                                    ("fur_collar", "5a4a3a"), ("limb_plates", "55585c", True, False)],
               [("ear_cap", "4a3826"), ("mask", "7a2f2f")]),
        poses=[("aim", "heavy"), ("run", "carbine"), ("throw", "pistol", {"left": "charge"})],
        leader={"topped": [("face", DARK), ("short", "8a8378"), ("beard", "55504a")]}),
    "trooper_rebel": dict(
        **line("livery", "65727f", [("vest", "6c6640"), ("gear", True)], [("soft_helmet", "a9986c")]),
        poses=[], bearers={
            "c": {"stance": "kneel", "right": "rifle"}, "d": {"stance": "ready", "right": "rifle",
                                                             "cap": ["goggles"]},
            "rotary": {"right": "rotary"}, "ion": {"right": "ion"},
            "dlt": {"right": "heavy"}, "scatter": {"right": "shotgun", "stance": "advance"}}),
}
RECORDS = {
    "rebel_agent": dict(stance="draw", right="pistol", hands=SKIN,
                        wear=[("trousers", "3a3530"), ("boots", "black", .4), ("shirt", "8a8378"),
                              ("jacket", "6b5a48", -.2), ("belt", "leather"),
                              ("poncho", "7d6a50", "c2a055", .3)],
                        head=[("face", SKIN), ("hat", "54483a", "c2a055")]),
    "rebel_officer": dict(stance="command", right="pistol", hands=SKIN,
                          wear=[("trousers", "b5a683"), ("boots", "black", .35), ("shirt", "b5a683"),
                                ("officer", "b5a683", "6b5136"), ("holster", "black")],
                          head=[("face", SKIN), ("cap", "b5a683", "6b5136"), ("beard", "6b4a2e")]),
}
MODELS = {**companies.squads("rebels", SQUADS), **people.models("rebels", RECORDS)}

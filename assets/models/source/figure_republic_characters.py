"""Named characters of the republic and its generic leaders, as data for `people.build`."""
import people

SKIN, CREAM, BROWN = "d3a07c", "dccfae", "5f4229"


def robes(cloth=CREAM, under="cbbd98", mantle=None, boots="leather", belt="leather", legs="8a7452"):
    """Wrapped tunic, wide sleeves, belt, and an outer robe on request."""
    return [("trousers", legs), ("boots", boots, .3), ("tunic", cloth, under),
            ("wide_sleeves", mantle or cloth), ("belt", belt, "steel", .055),
            *([("mantle", mantle)] if mantle else [])]


def clone(mark, *more, shell="white"):
    """Full white armour with painted marks."""
    return [("plated", shell), ("markings", mark), *more]


RECORDS = {
    "captain_rex": dict(stance="pistols", right="pistol", left="pistol",
                        wear=clone("2f56b0", ("kama", "3a4a78"), ("shoulder_plates", "2f56b0", False)),
                        head=[("clone_helm", "white", "2f56b0"), ("range_finder", "2f56b0")]),
    "commander_cody": dict(stance="command", right="carbine",
                           wear=clone("d98a1f", ("shoulder_plates", "d98a1f"), ("chest_plate", "e0a040")),
                           head=[("clone_helm", "white", "d98a1f"), ("macro",), ("fin", "d98a1f")]),
    "clone_commander": dict(stance="ready", right="carbine",
                            wear=clone("8a2f2f", ("kama", "8a2f2f"), ("strap", "3a3028")),
                            head=[("clone_helm", "white", "8a2f2f", True)]),
    "obi_wan_kenobi": dict(stance="side_guard", right="saber:blue", hands=SKIN,
                           wear=robes(mantle=BROWN),
                           head=[("face", SKIN, "7a4a24"), ("swept", "8a5526"), ("beard", "8a5526")]),
    "anakin_skywalker": dict(stance="guard", right="saber:blue", hands=(SKIN, "black"),
                             wear=robes("2e2622", "4a3a2e", "231d1a", "black", "black", "2e2622"),
                             head=[("face", SKIN, "5b3a20"), ("long", "5a3c22", .06)]),
    "padme_amidala": dict(stance="steady", right="pistol", hands="e8c4a8",
                          wear=[("trousers", "e6e2d8", .9), ("boots", "c9bfa6", .5),
                                ("shirt", "ece8de", 1.0, .92), ("belt", "c9bfa6", "silver"),
                                ("half_cape", "d8d2c2", None, .5)],
                          head=[("face", "e8c4a8", "3a2418"), ("bun", "38231a"),
                                ("circlet", "silver")]),
    "master_yoda": dict(stance="overhead", right="short_saber:green", hands="7f9a55", size=.64,
                        left="cane",
                        wear=[("trousers", "a8946c"), ("boots", "6b5136", .3),
                              ("tunic", "cbb98e", "b5a27a"), ("wide_sleeves", "b5a27a"),
                              ("gown", "a8946c", -.56, .24), ("belt", "6b5136")],
                        head=[("small_elder", "7f9a55")]),
    "ahsoka_padawan": dict(stance="two_blades", right="saber:green", left="short_saber:yellow",
                           hands="c8683a",
                           wear=[("trousers", "6b2f35"), ("boots", "5a4a3a", .2),
                                 ("shirt", "8a3038", .25, .95), ("tunic", "8a3038", "5a4a3a"),
                                 ("forearms", "c8683a", .3), ("belt", "5a4a3a", "steel")],
                           head=[("montrals", "c8683a", "3d5fa0", "e9e5da", .11, .2)]),
    "mace_windu": dict(stance="thrust", right="saber:purple", hands="5f3d2a",
                       wear=robes("d2bf94", "b9a676", "4a3423"),
                       head=[("face", "5f3d2a", "1d1511"), ("bald",)]),
    "shaak_ti": dict(stance="reach", right="saber:blue", hands="a83a2c",
                     wear=robes("8a5a4a", "6b3f38", "5a3634"),
                     head=[("montrals", "a83a2c", "44598a", "e6e2d6", .27, .42)]),
    "ki_adi_mundi": dict(stance="side_guard", right="saber:blue", hands="d8ae8c",
                         wear=robes("cdbf9c", "b5a888", "6a5a40"),
                         head=[("tall_skull", "d8ae8c", "e0dcd2"), ("beard", "e0dcd2", .1)]),
    "plo_koon": dict(stance="low_blade", right="saber:blue", hands="b5764a",
                     wear=robes("8d7a5c", "6f5f48", "57452f"),
                     head=[("breath_mask", "b5764a")]),
    "jedi_general": dict(stance="overhead", right="saber:green", hands="8a5a3c",
                         wear=[*robes("cfc1a0", "8a2f2f"), ("chest_plate", "white"),
                               ("limb_plates", "white", True, False), ("shoulder_plates", "white")],
                         head=[("face", "8a5a3c", "1d1511"), ("braids", "1b1512")]),
    "jedi_knight": dict(stance="thrust", right="saber:green", hands=SKIN,
                        wear=robes("b5a888", "8d8060", "6b5a44"),
                        head=[("face", SKIN, "3a2a1c"), ("hood", "6b5a44")]),
}
MODELS = people.models("republic", RECORDS)

"""Named characters of the empire and its generic leaders, as data for `people.build`."""
import people

BLACK, GREY, OLIVE = "24252b", "6f747c", "6a6c5c"
LORD = [("trousers", "1c1c21", 1.05), ("boots", "1a1a1e", .6), ("shirt", "1f2025", 1.0, 1.1),
        ("chest_plate", BLACK), ("shoulder_plates", BLACK), ("limb_plates", BLACK),
        ("coat", "1c1c21", -.56, 40, .2), ("belt", "1a1a1e", "silver", .06), ("lights",),
        ("cape", "18181c")]


def officer(colour, shoulders="grey", cap=None, boots="black"):
    """Uniform with trousers and boots."""
    return [("trousers", colour, 1.1, .4), ("boots", boots, .15), ("shirt", colour),
            ("officer", colour, shoulders)]


RECORDS = {
    "darth_vader_lord": dict(stance="low_blade", right="saber:red", hands="black", size=1.1,
                             wear=LORD, head=["dark_helm"]),
    "darth_vader_apprentice": dict(stance="reach", right="saber:red", hands="black", size=1.1,
                                   wear=LORD, head=["dark_helm"]),
    "general_veers": dict(stance="command", right="pistol", hands="black",
                          wear=[*officer("5f6468"), ("chest_plate", "8a8f94"), ("holster", "black")],
                          head=[("face", "d3a07c", "4a3a2c"), ("soft_helmet", "5f6468", "black"),
                                "goggles"]),
    "orson_krennic": dict(stance="shoot", right="pistol", hands="black",
                          wear=[*officer("e2dfd6", "steel"), ("cape", "dedad0"),
                                ("holster", "black")],
                          head=[("face", "d9a88a", "7a7672"), ("short", "8a8580")]),
    "iden_versio": dict(stance="steady", right="pistol", hands="black",
                        wear=[("plated", BLACK, "glove", None, "a03228"), ("strap", "33353b")],
                        head=[("face", "b07a56", "241a14"), ("bun", "1e1713")]),
    "agent_kallus": dict(stance="staff", right="electrostaff", hands="black",
                         wear=[*officer("55585f", "black"), ("chest_plate", "3a3d44"),
                               ("shoulder_plates", "3a3d44")],
                         head=[("face", "d9a88a", "8a5a30"), ("trooper_helm_open", "3a3d44"),
                               ("whiskers", "a0682f")]),
    "moff_gideon": dict(stance="overhead", right="darksaber", hands="black",
                        wear=[("plated", "26272c", "glove", None, "5a5d63"), ("cape", "1c1c20")],
                        head=[("face", "7a4f36", "2a2422"), ("bald",), ("beard", "3a3634")]),
    "fifth_brother": dict(stance="two_hands", right="wheel_saber", hands="8d9a86", size=1.08,
                          wear=[("trousers", "26262b", 1.1), ("boots", "black", .5),
                                ("shirt", "2e2e34", 1.0, 1.15), ("chest_plate", "3a3b42"),
                                ("shoulder_plates", "3a3b42"), ("coat", "26262b", -.34, 60),
                                ("belt", "black", "a03228", .06), ("collar", "2e2e34")],
                          head=[("face", "9aa892", "4a5048"), ("soft_helmet", "2a2a30", "55585f")]),
    "seventh_sister": dict(stance="planted_saber", right="wheel_saber", hands="black",
                           wear=[("trousers", "1d1d22", .9), ("boots", "black", .7),
                                 ("shirt", "26262c", 1.0, .92), ("chest_plate", "33343b"),
                                 ("shoulder_plates", "26262c"), ("belt", "black", "a03228"),
                                 ("limb_plates", "33343b")],
                           head=[("clan_helm", "22232a", "a03228")]),
    "admiral_thrawn": dict(stance="calm", hands="3f6ea6",
                           wear=[*officer("e6e4dc", "gold")],
                           head=[("face", "4a7fb8", "1a2438", "*red"), ("swept", "161d30")]),
    "moff_tarkin": dict(stance="speech", hands="d9b59a",
                        wear=[*officer("7d8078", "black")],
                        head=[("face", "d9b59a", "8a8680"), ("short", "9a968f")]),
    "general_tagge": dict(stance="command", right="datapad", hands="d3a07c",
                          wear=[*officer("555a50", "black")],
                          head=[("face", "c99474", "3a2a1e"), ("cap", "555a50"),
                                ("moustache", "3a2a1e"), ("whiskers", "3a2a1e")]),
    "imperial_agent": dict(stance="shoot", right="pistol", hands="black",
                           wear=[("trousers", "1f2126"), ("boots", "black", .3),
                                 ("shirt", "2c2f36"), ("jacket", "24262c", -.14),
                                 ("coat", "24262c", -.52, 80), ("belt", "black", "silver")],
                           head=[("face", "d3a07c", "241a14"), ("hat", "1f2126", "a03228"),
                                 ("glasses", "visor")]),
    "imperial_officer": dict(stance="command", right="pistol", hands="black",
                             wear=[*officer("6c7168", "black"), ("holster", "black")],
                             head=[("face", "d3a07c", "4a3a2c"), ("cap", "6c7168")]),
}
MODELS = people.models("empire", RECORDS)

"""Named characters of the rebels, as data for `people.build`."""
import people

BROWN = "5b3a20"

RECORDS = {
    "leia_organa": dict(
        stance="steady", right="pistol", hands="e0b090",
        wear=[("trousers", "e4ded0"), ("boots", "d8d0c0", .4), ("shirt", "e9e4d8"),
              ("gown", "ece7db", -.62, .23, .03), ("belt", "silver", "silver", .034)],
        head=[("face", "e0b090", BROWN), ("buns", "4a2c1a"), ("collar", "ece7db")]),
    "han_solo": dict(
        stance="draw", right="pistol", hands="d9a37e",
        wear=[("trousers", "27324a"), ("boots", "black", .35), ("shirt", "e6e0d0"),
              ("vest", "1f1f22"), ("belt", "leather"), ("holster", "leather")],
        head=[("face", "d9a37e", BROWN), ("bowl", "5a3b22")]),
    "luke_skywalker_hero": dict(
        stance="shoot", right="pistol", hands="e0b090", left="saber:blue",
        wear=[("trousers", "c9bd9e"), ("boots", "6b5136", .25), ("tunic", "e8e0cc", "d8cdb4"),
              ("shirt", "e8e0cc"), ("belt", "6b5136")],
        head=[("face", "e0b090", "a07840"), ("bowl", "c79a55")]),
    "luke_skywalker_jedi": dict(
        stance="side_guard", right="saber:green", hands=("e0b090", "black"),
        wear=[("trousers", "1c1c20"), ("boots", "black", .3), ("shirt", "202024"),
              ("jacket", "1c1c20", -.16), ("belt", "black", "silver"), ("panel", "1c1c20", .16)],
        head=[("face", "e0b090", "8a6436"), ("bowl", "a87c45")]),
    "jyn_erso": dict(
        stance="overhead", right="baton", hands="e2b898", left="pistol",
        wear=[("trousers", "3b3a35"), ("boots", "leather", .3), ("shirt", "5c4a3a"),
              ("vest", "3f4a44"), ("belt", "leather"), ("scarf", "7a2f2f")],
        head=[("face", "e2b898", "3a2a1c"), ("bun", "3a261a")]),
    "sabine_wren_artist": dict(
        stance="pistols", right="pistol", left="pistol",
        wear=[("mando", "b04a8c", "e08a2a", "55505a", "3f3a44", "6a4a9a", "e08a2a")],
        head=[("face", "d9a37e", "3a2a1c"), ("bowl", "3f8fd0")]),
    "cassian_andor": dict(
        stance="aim", right="sniper", hands="c88f68",
        wear=[("trousers", "4a4a46"), ("boots", "leather", .4), ("shirt", "c9bfa6"),
              ("jacket", "53616e", -.12), ("fur_collar", "8a7a62"), ("belt", "leather")],
        head=[("face", "c88f68", "2a1c14"), ("swept", "2e1f16"), ("moustache", "2e1f16")]),
    "lando_calrissian": dict(
        stance="shoot", right="pistol", hands="8a5a3c",
        wear=[("trousers", "1f2a4a"), ("boots", "black", .45), ("shirt", "4a7fb5"),
              ("belt", "black", "gold"), ("half_cape", "24407a", "d9a53a", .8)],
        head=[("face", "8a5a3c", "1d1511"), ("short", "1b1512"), ("moustache", "1b1512")]),
    "ahsoka_fulcrum": dict(
        stance="two_blades", right="saber:white", left="saber:white", hands="c56a3c",
        wear=[("trousers", "3f4650"), ("boots", "3f3a36", .3), ("shirt", "59636f"),
              ("chest_plate", "6d7a88"), ("coat", "59636f", -.42, 60), ("belt", "3f3a36", "silver"),
              ("limb_plates", "6d7a88", True, False)],
        head=[("montrals", "c56a3c", "3d5b86", "e6e2d6", .2, .34)]),
}
MODELS = people.models("rebels", RECORDS)

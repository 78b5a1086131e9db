"""Warriors of the clans, named and in squads, as data: all wear plates over a flight suit."""
import companies
import people


def named(stance, right, plate, trim, cloth="4a4d4f", pack=None, head=None, more=(), helm="clan_helm",
          **words):
    """A warrior with a helmet of the same colours."""
    return dict(stance=stance, right=right,
                wear=[("mando", plate, trim, cloth, "leather", pack or plate), *more],
                head=head or [(helm, plate, trim)], **words)


GREEN, BLUE, RED = "5f7a4a", "4f7aa0", "8a2a26"
MERCENARY = {
    "boba_fett": named("aim", "carbine", GREEN, "8a2a26", "8d8f8a", "6f7a5a",
                       [("clan_helm", GREEN, "8a2a26"), ("range_finder", "8a2a26")],
                       [("half_cape", "6b5f48", None, .4)]),
    "boba_fett_daimyo": named("planted", "cane_tall", "3f5238", "6a2a20", "1c1c1f", "3f5238",
                              [("face", "b07a56", "2a1c14"), ("bald",)],
                              [("gown", "1c1c1f", -.5, .2)]),
    "gar_saxon_rival": named("overhead", "sword", "9a2a22", "1f2023", "2b2d31", None,
                             [("horned_helm", "9a2a22", "1f2023")], [("short_cape", "1f2023")]),
    "din_djarin": named("shoot", "pistol", "silver", "silver", "6b5a48", None,
                        [("clan_helm", "silver", "silver")],
                        [("half_cape", "5a4a3a", None, .75), ("strap", "6b4a2e", 1, True)], back="sniper"),
    "bo_katan_kryze": named("pistols", "pistol", BLUE, "c9ccd0", "3f4a58", None,
                            [("face", "e2b898", "a0522d"), ("bowl", "b5502a"),
                             ("circlet", "silver")], left="pistol"),
    "axe_woves": named("draw", "pistol", "5a7f8f", "2f3e4a", "3a3f46", None,
                       [("face", "d3a07c", "7a5a30"), ("short", "b08a4a"), ("beard", "b08a4a")],
                       [("scarf", "2f3e4a")]),
    "the_armorer": named("shield", "hammer", "a5792e", "6b3a22", "4a2f26", None,
                         [("smith_helm", "gold")], [("fur_collar", "8a6a48"), ("apron", "4a2f26")],
                         left="tongs"),
    "paz_vizsla": named("hip", "rotary", "3a5f95", "22385a", "3a3f46", "3a5f95",
                        [("clan_helm", "3a5f95", "22385a"), ("fin", "22385a")],
                        [("shoulder_plates", "3a5f95"), ("chest_plate", "3a5f95")], size=1.16),
    "ursa_wren": named("two_blades", "pistol", "b89a3a", "5a4a7a", "3a3f46", None,
                       [("clan_helm", "b89a3a", "5a4a7a"), ("owl_eyes", "5a4a7a")],
                       [("cape", "5a4a7a")], left="sword"),
    "clan_leader": named("command", "pistol", "6f7a86", "c79a36", "3a3f46", None,
                         [("clan_helm", "6f7a86", "c79a36", True)], [("cape", "c79a36")]),
    "clan_hunter": named("ready", "sniper", "4a4038", "8a7a5c", "2f2c28", "3a3330", None,
                         [("poncho", "6b5f48", "4a4038", .4)]),
}
CLANS = {
    "rook_kast": named("side_guard", "pike", "7a1f1c", "d0c8b4", "1f2023", None,
                       [("horned_helm", "7a1f1c", "d0c8b4"), ("range_finder", "grey")],
                       [("kama", "1f2023")]),
    "gar_saxon_head": named("command", "pistol", "d8d6cf", "8a2a26", "2b2d31", None,
                            [("horned_helm", "d8d6cf", "8a2a26")], [("cape", "8a2a26")]),
    "sabine_wren_fold": named("overhead", "darksaber", "d98a2a", "8a3f9a", "4a4d58", "8a3f9a",
                              [("clan_helm", "d98a2a", "8a3f9a"), ("owl_eyes", "8a3f9a")]),
}


def band(plate, trim, cloth, poses, leader=None, bearers=None, helm="clan_helm", more=(), cap=()):
    """A squad in the colours of a clan."""
    return dict(wear=[("mando", plate, trim, cloth, "leather", plate), *more],
                head=[(helm, plate, trim), *cap], poses=poses, leader=leader or {"right": "pistol"},
                bearers=bearers or {})


TWO = ("pistols", "pistol", {"left": "pistol"})
BANDS = {
    "super_hired": band("9a2a22", "2b2d31", "2b2d31",
                        [TWO, ("aim", "carbine"), ("ready", "carbine")],
                        {"right": "pistol", "more": [("short_cape", "2b2d31")]},
                        {"gunslinger": {"stance": "pistols", "right": "pistol", "left": "pistol",
                                        "more": [("half_cape", "2b2d31", None, .5)]},
                         "marksman": {"stance": "kneel", "right": "sniper"}}, "horned_helm"),
    "initiate": band("8f949a", "6f747c", "4a4d4f",
                     [("shield", "baton", {"left": "shield:6f747c"}), ("aim", "carbine"),
                      ("run", "carbine"), TWO], {"right": "carbine"}),
    "warrior": band("livery", "trim", "4a4d4f",
                    [TWO, ("kneel", "carbine"), ("aim", "carbine"), ("advance", "carbine")],
                    {"right": "pistol", "more": [("short_cape", "trim")]},
                    {"sniper": {"stance": "kneel", "right": "sniper"},
                     "repeater": {"stance": "hip", "right": "heavy"},
                     "grenades": {"stance": "aim", "right": "launcher"}}),
    "fire_support": band("55606b", "d98a1f", "33363b",
                         [("hip", "rotary"), ("aim", "launcher"), ("kneel", "sniper")],
                         {"right": "heavy", "stance": "ready"},
                         more=[("shoulder_plates", "55606b"), ("back_tank", "d98a1f")]),
    "kryze": band("3f7ab5", "e0e2e4", "33404f", [TWO, ("aim", "carbine"), ("run", "carbine"),
                                                 ("shield", "sword", {"left": "shield:3f7ab5"})],
                  {"right": "pistol", "more": [("short_cape", "e0e2e4")]}, cap=[("owl_eyes", "e0e2e4")]),
    "wren": band("d0a83a", "6a4a9a", "4a4d4f", [TWO, ("aim", "carbine"), ("run", "carbine")],
                 {"right": "pistol", "more": [("short_cape", "6a4a9a")]},
                 {"duelist": {"stance": "side_guard", "right": "sword"}}, cap=[("fin", "6a4a9a")]),
}
SAXON = {
    "saxon": band("d8d6cf", "2b2d31", "2b2d31", [TWO, ("aim", "carbine"), ("run", "carbine")],
                  {"right": "pistol", "more": [("short_cape", "8a2a26")]},
                  {"gunslinger": {"stance": "pistols", "right": "pistol", "left": "pistol",
                                  "more": [("half_cape", "8a2a26", None, .5)]},
                   "marksman": {"stance": "kneel", "right": "sniper"}}, "horned_helm"),
}
MODELS = {**people.models("mercenary", MERCENARY), **people.models("mandalorians", CLANS),
          **companies.squads("mercenary", BANDS), **companies.squads("mandalorians", SAXON)}

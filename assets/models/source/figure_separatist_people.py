"""Named characters of the separatists on foot: data for `people.build`, droids and hive leaders."""
import figure_droids as thin
import figure_heavy_droids as bulky
import figure_small_droids as droids
import figure_walkers as walkers
import figure_winged as winged
import figure_heroes as heroes
import arms
import changed
import human as hu
import kit
import people
import poses
import stances
import strange_heads
from kit import Vector
from tones import suit, tone

RED, YELLOW = "8f2f26", "b0893a"
ROBE = [("trousers", "1c1a1b"), ("boots", "black", .4), ("tunic", "26221f", "1c1a1b"),
        ("wide_sleeves", "26221f"), ("belt", "black", "steel", .055)]
RECORDS = {
    "count_dooku": dict(stance="thrust", right="saber:red", hands="d9b59a",
                        wear=[("trousers", "2a211c"), ("boots", "black", .4),
                              ("shirt", "35281f"), ("jacket", "35281f", -.2),
                              ("belt", "black", "silver"), ("cape", "2e2019")],
                        head=[("face", "d9b59a", "c9c5bc"), ("swept", "d8d5cc"), ("beard", "d8d5cc")]),
    "maul_apprentice": dict(stance="staff", right="double:red", hands="black",
                            wear=[*ROBE, ("mantle", "1f1b1b")],
                            head=[("horns", "a8281e", "18130f")]),
    "asajj_ventress": dict(stance="two_blades", right="saber:red", left="saber:red",
                           hands="d9d2cc",
                           wear=[("trousers", "3a3440", .9), ("boots", "black", .6),
                                 ("shirt", "4a4450", .0, .9), ("forearms", "d9d2cc", .1),
                                 ("gown", "352f3c", -.5, .2), ("belt", "black", "steel")],
                           head=[("face", "ddd6d0", "4a4450"), ("bald",)]),
    "savage_apprentice": dict(stance="staff", right="pike", hands=YELLOW, size=1.12,
                              wear=[("trousers", "2a2622", 1.1), ("boots", "leather", .5),
                                    ("shirt", YELLOW, .3, 1.15), ("forearms", YELLOW, .3),
                                    ("chest_plate", "3a3a3e"), ("shoulder_plates", "55585c"),
                                    ("belt", "leather"), ("coat", "2a2622", -.4, 60)],
                              head=[("horns", YELLOW, "18130f")]),
}


def cyborg():
    """Tall bony droid with a skull mask, a grey cape and four glowing blades."""
    p = thin.palette()
    p["shell"], p["trim"] = tone("d9d2bd", .5), tone("b8ac8c", .5)
    st = stances.two_blades()
    r = st.rig
    for i, axis, words in st.hands:
        thin.thin_leg(r, i, p)
        thin.thin_arm(r, i, p)
        thin.claws(r, i, axis, p, 1 if i else -1)
    thin.thin_trunk(r, p)
    strange_heads.skull_mask(r, suit())
    kit.transform(arms.saber("blue", .7)(suit()), st.gun)
    kit.transform(arms.saber("green", .7)(suit()), st.left)
    for s, colour, tip in ((1, "green", (.5, .52, 1.5)), (-1, "blue", (.05, -.62, 1.42))):
        sh = r.C @ Vector((-.02, s * .17, .17))
        elbow = r.C @ Vector((-.04, s * .4, .2))
        hand = r.C @ Vector((.14, s * .46, .42))
        kit.tube([sh, elbow], [.022, .028], p["shell"], seg=8, cap=.3)
        kit.tube([elbow, hand], [.028, .018], p["shell"], seg=8, cap=.3)
        kit.ball(.032, elbow, p["joint"], seg=8, rings=6)
        kit.ball(.034, hand, p["joint"], seg=8, rings=6)
        kit.transform(arms.saber(colour, .55)(suit()), kit.aim_matrix(hand, Vector(tip)))
    heroes.cape(r, tone("4a4644", .9))
    scale(1.06)
    return hu.up_on_base(seed=311, ground="97704f", keep=st.keep)


def scale(factor):
    """Scales all parts about the floor."""
    kit.place(changed.parts(), scale=factor)


H = kit.matrix((.013, 0, 1.196 + hu.FLOOR))


def tactician(shell, trim, look, lead=False):
    """Slender command droid with a tall or a broad head, and shoulder plates."""
    def extra():
        changed.take_off(lambda q: q.z > 1.17 + hu.FLOOR)
        m, d, t = tone(shell, .4, .3), tone("dark"), tone(trim, .4, .3)
        parts = [kit.tube([(-.01, 0, -.06), (-.006, 0, .05)], [.035, .032], tone("gun"), seg=9)]
        if look == "tall":
            parts += [hu.loft([(kit.matrix(), .01, -.03, .05, .05), (kit.matrix(), .012, .02, .075, .07),
                               (kit.matrix(), .0, .12, .085, .08), (kit.matrix(), -.03, .25, .075, .07),
                               (kit.matrix(), -.05, .29, .04, .04)], m, 14, sharp=40),
                      kit.box((.014, .1, .03), (.084, 0, .085), d, bevel=.004)]
        else:
            parts += [hu.loft([(kit.matrix(), .015, -.04, .05, .06), (kit.matrix(), .02, .0, .085, .1),
                               (kit.matrix(), .0, .09, .1, .12), (kit.matrix(), -.02, .16, .08, .11),
                               (kit.matrix(), -.03, .19, .05, .06)], m, 14, sharp=40),
                      kit.box((.02, .14, .03), (.092, 0, .085), d, bevel=.004)]
            parts += [kit.extrude([(-.06, .1), (-.1, .24), (-.03, .2), (.02, .12)], .02, t, "xz",
                                  (0, s * .1, 0)) for s in (1, -1)]
        parts += [kit.ball(.016, (.096, s * .032, .086), tone("*orange"), seg=8, rings=6)
                  for s in (1, -1)]
        kit.transform(parts, H)
        for s in (1, -1):
            kit.transform([kit.tube([(-.01, s * .15, 1.07), (-.01, s * .26, 1.03)], [.09, .06], t,
                                    seg=10, cap=.4)], changed.lifted())
        if lead:
            heroes_panel(t)
    return changed.figure(droids.envoy, {"Livery": shell, "LiveryTrim": trim}, extra)


def heroes_panel(m):
    """A flat sash across the chest."""
    kit.transform(kit.tube([(.1, .13, 1.05), (.135, 0, .95), (.1, -.12, .82)], [(.035, .012)] * 3, m,
                           seg=6, steps=2, side=(0, 0, 1)), changed.lifted())


def hive(colour, cloth, crest, weapon, spread, crown=None):
    """A leader of the hive with a staff or a lance."""
    p = winged.palette()
    p["shell"], p["cloth"], p["trim"] = tone(colour, .55), tone(cloth, .9), tone(crest, .8)
    st = stances.planted() if weapon != "pike" else stances.staff()
    r = st.rig
    winged.body(r, p)
    winged.head(r, p, tone(crest))
    winged.wings(r, p, spread)
    kit.transform(arms.maker(weapon)(suit()), st.gun)
    for i, axis, words in st.hands:
        hu.fist(r, i, p["dark"], axis, 1 if i else -1, size=.85)
    if crown:
        heroes.skirt(r, .06, -.5, tone(crown, .9), .2, .19, gap=30, waist=(.09, .11), rows=6,
                     cols=18, ripple=.03, waves=7, thick=.014)
        people.dress(r, suit(), [("collar", crown), ("chain",)])
        kit.transform([kit.tube([(.07, s * .03, -.01), (.09, s * .06, -.14), (.06, s * .05, -.3)],
                                [.016, .014, .006], tone("c39a68"), seg=6, steps=2)
                       for s in (1, -1)], r.H)
    return hu.up_on_base(seed=317, ground="97603f", keep=st.keep)


def engineer(weapon, stance, leader=False, colours=("6f6a4a", "a39a6c"), tools=True):
    """A hive soldier, with tools on the back."""
    p = winged.palette()
    p["shell"], p["pale"] = tone(colours[0], .55), tone(colours[1], .6)
    st = stances.STANCES[stance]()
    r = st.rig
    winged.body(r, p)
    winged.head(r, p, tone("badge") if leader else None)
    winged.wings(r, p, .25)
    if tools:
        people.dress(r, suit(), [("back_tank", "grey", 1), ("strap", "4a3323", 1, True)])
    kit.transform(arms.maker(weapon)(suit()), st.gun)
    for i, axis, words in st.hands:
        hu.fist(r, i, p["dark"], axis, 1 if i else -1, size=.85, **words)
    return hu.up_on_base(seed=331, ground="97603f", keep=st.keep)


def wheel_warlord():
    """The great wheel in bone and steel, with the bony cyborg in the seat."""
    def extra():
        at = kit.matrix((-.02, 0, 1.93))
        changed.take_off(lambda q: q.z > 1.72 and abs(q.y) < .2 and -.2 < q.x < .32)
        rig = type("Seat", (), {"H": at, "C": kit.matrix((-.13, 0, 1.6))})()
        strange_heads.skull_mask(rig, suit())
        heroes.cape(rig, tone("4a4644", .9))
    return changed.figure(walkers.wheel_bike, {"Livery": "8d887c", "LiveryTrim": "55504a"}, extra)


def crab_guns():
    """Two guns and a mast on the crab walker."""
    for s in (1, -1):
        kit.tube([(.3, s * .3, 1.0), (.5, s * .3, 1.0), (.5, s * .3, 1.0), (1.0, s * .3, 1.0)],
                 [.09, .09, .04, .04], tone("gun"), seg=10, cap=.2)
        kit.tube([(.1, s * .2, .9), (.34, s * .3, 1.0)], [.06, .06], tone("steel"), seg=8)


def prototype():
    """The siege crawler in dark red trial paint with a sensor mast."""
    import figure_tanks as tanks

    def extra():
        top = changed.highest("Livery")
        kit.tube([(-.4, 0, top - .4), (-.4, 0, top + .3)], [.06, .04], tone("steel"), seg=8)
        kit.lathe([(0, 0), (.2, .06), (.24, .14), (.0, .06)], (-.4, 0, top + .25), tone("grey"),
                  seg=14)
    return changed.figure(tanks.crawler, {"Livery": "7a3b2c", "LiveryTrim": "d0c8b4"}, extra)


MODELS = {
    **people.models("separatists", RECORDS), "general_grievous": cyborg,
    "kraken": lambda: tactician("6f6a5c", "8a3a2a", "broad", True),
    "kalani": lambda: tactician("3f5c7a", "c9a55a", "broad", True),
    "tactical_droid": lambda: tactician("8a8d90", "3f5c7a", "tall"),
    "command_droid": lambda: tactician("a8894f", "5a3a2a", "broad"),
    "auxiliary_droid": lambda: tactician("5f6f52", "2f3a2a", "tall", True),
    "poggle": lambda: hive("b58a58", "6b3a2a", "d8b070", "cane_tall", .3, "6b3a2a"),
    "sun_fac": lambda: hive("7a4a32", "3a3440", "b0532c", "pike", 1),
    "hive_engineer_leader": lambda: engineer("coil_rifle", "command", True),
    "hive_engineer_a": lambda: engineer("coil_rifle", "advance"),
    "hive_engineer_b": lambda: engineer("flamer", "hip"),
    "hive_engineer_c": lambda: engineer("ion", "hip"),
    "winged_b": lambda: engineer("coil_rifle", "ready", False, ("96683f", "c39a68"), False),
    "winged_pike": lambda: engineer("pike", "staff", False, ("96683f", "c39a68"), False),
    "winged_cannon": lambda: engineer("ion", "hip", False, ("96683f", "c39a68"), False),
    "wheel_bike_grievous": wheel_warlord,
    "crab_lm": lambda: changed.figure(walkers.crab, {"Livery": "6f8a4f", "LiveryTrim": "c9a02c"},
                                      crab_guns),
    "crawler_prototype": lambda: prototype(),
}

"""Forest folk with names, droids for hire, a child in a pram, a stolen walker."""
import math
import figure_small_droids as droids
import figure_small_folk as folk
import figure_walkers as walkers
import figure_wookiees as wookiees
import fur
import arms
import changed
import human as hu
import kit
import people
import stances
import strange_heads
from kit import Vector
from tones import suit, tone


def hunter(coat, light, hide, tool, raised=False, seed=501, chief=False, extra=None):
    """A forest hunter in other colours with another tool."""
    p = folk.hunter_palette(coat, light)
    p["hide"] = tone(hide, .9)
    at = kit.aim_matrix((.3, -.3, .8), (.34, -.3, 1.8)) if raised else \
        kit.aim_matrix((.24, -.24, .9), (1.1, -.1, 1.2))
    left = (.36, .3, 1.16) if raised else (.3, .26, .86)
    r = hu.Rig((0, 0, .61), -8, -6, 5, 0, (2, 0, 0), ((.18, .16, 10, 0, 0), (-.15, -.17, -28, 0, 0)),
               (left, at @ Vector((0, 0, 0))), ((.1, 1, -.5), (-.6, -1, -.5)))
    if extra:
        extra(r)
    X = at.to_3x3() @ Vector((1, 0, 0))
    return folk.hunter(r, arms.maker(tool)(suit_of(p)), at, [(0, (.3, 0, 1)), (1, X)], p, seed,
                       ((.18, .16, .2), (-.15, -.17, .2)), chief)


def suit_of(p):
    """The usual palette in which the words of `p` win."""
    words = suit()
    words.update(p)
    return words


def shaman(r):
    """Half a skull over the brow, feathers, a shoulder cloth."""
    bone, red = tone("tooth"), tone("8a2a26")
    kit.transform([kit.ball(1, (.05, 0, .27), bone, (.12, .12, .07), seg=12, rings=8),
                   kit.tube([(.14, 0, .26), (.24, 0, .24), (.3, 0, .2)], [.05, .04, .012], bone,
                            seg=8, steps=2)]
                  + [kit.tube([(-.04, .05 * k, .3), (-.1, .09 * k, .44), (-.14, .12 * k, .54)],
                              [(.016, .006), (.036, .006), (.006, .003)], red, seg=6, steps=2)
                     for k in (-2, -1, 0, 1, 2)], r.H)


def golden(look):
    """Slender golden droid; with a garland, a silver shin, or bare wires."""
    def extra():
        if look == "god":
            ring = [(.06 + .17 * math.cos(a), .17 * math.sin(a), 1.1 - .07 * math.cos(a))
                    for a in [math.radians(30 * k) for k in range(13)]]
            kit.transform([kit.tube(ring, [.03, .038] * 6 + [.03], tone("5f7a3f"), seg=6)]
                          + [kit.tube([(-.06, .05 * k, 1.36), (-.1, .13 * k, 1.5 - .02 * abs(k))],
                                      [(.03, .006), (.008, .004)], tone("b0532c" if k % 2 else "5f7a3f"),
                                      seg=6) for k in (-3, -2, -1, 0, 1, 2, 3)], changed.lifted())
        if look == "silver":
            kit.transform(kit.tube([(.075, .1, .36), (.078, .1, .24), (.07, .1, .1)],
                                   [.062, .068, .05], tone("silver"), seg=12), changed.lifted())
        if look == "worn":
            for s in (1, -1):
                kit.transform([kit.tube([(.1, s * .06, .98), (.13, s * .02, .9), (.1, s * .05, .8)],
                                        [.012] * 3, tone(c), seg=5, steps=2) for c in ("a02a22",)],
                              changed.lifted())
            kit.transform(kit.box((.16, .3, .26), (-.16, 0, 1.02), tone("6b5a40"), bevel=.04),
                          changed.lifted())
    colour = {"god": "gold", "silver": "d2a03a", "worn": "9a8664"}[look]
    return changed.figure(droids.envoy, {"Livery": colour, "LiveryTrim": "8a6420",
                                         "EyeGlow": "*yellow"}, extra)


def pram():
    """A small child with long ears in a floating egg."""
    z = .5
    shell, inner = tone("b9bdc2", .35, .3), tone("7a5a3a", .9)
    kit.lathe([(0, -.22), (.12, -.2), (.23, -.1), (.27, .03), (.26, .06), (.23, .06), (.22, 0)][:6],
              (0, 0, z), shell, seg=20, sharp=50)
    kit.lathe([(0, -.02), (.2, .0), (.235, .055)][::-1], (0, 0, z), inner, seg=18)
    kit.tube([(0, 0, 0), (0, 0, z - .2)], [.03, .024], tone("grey"), seg=9)
    kit.tube([(0, 0, z - .02), (0, 0, z + .1), (0, 0, z + .2)], [.15, .14, .09],
             tone("c9b48a", .95), seg=14, cap=.3)
    rig = type("Child", (), {"H": kit.matrix((.01, 0, z + .24), (0, 6, -6), 1.1)})()
    strange_heads.small_elder(rig, suit(), "86a85c")
    for s in (1, -1):
        kit.tube([(.08, s * .1, z + .16), (.17, s * .1, z + .12), (.23, s * .07, z + .13)],
                 [.045, .04, .03], tone("c9b48a", .95), seg=8, cap=.4)
        kit.ball(.03, (.245, s * .065, z + .135), tone("86a85c", .7), seg=8, rings=6)
    for o in changed.parts():
        kit.place(o, (0, 0, .0))
    return hu.up_on_base(seed=541, ground="857a66", pebbles=9, keep=((0, 0, .1),))


def seeker():
    """Small round hovering droid with one red lens, on a peg."""
    z = .72
    kit.ball(.17, (0, 0, z), tone("2b2d31", .4, .4), seg=20, rings=14)
    kit.lathe([(.172, -.02), (.185, -.015), (.185, .015), (.172, .02)], (0, 0, z), tone("grey"), seg=20)
    kit.cylinder(.07, .05, (.15, 0, z + .02), tone("gun"), (0, 90, 0), .01, seg=14)
    kit.ball(.045, (.17, 0, z + .02), tone("*red"), seg=12, rings=8)
    for s in (1, -1):
        kit.extrude([(-.12, .03), (-.2, .2), (.02, .09), (.06, .02)], .03, tone("3a3d44", .4, .4), "xz",
                    (0, s * .16, z + .05), bevel=.006)
        kit.tube([(.04, s * .12, z - .1), (.14, s * .13, z - .18), (.22, s * .1, z - .2)],
                 [.018, .016, .008], tone("steel"), seg=7, steps=2)
    kit.tube([(-.05, 0, z + .15), (-.07, 0, z + .36)], [.01, .006], tone("grey"), seg=5)
    kit.tube([(0, 0, 0), (0, 0, z - .15)], [.03, .022], tone("c3c7cc", .2), seg=9)
    return hu.up_on_base(seed=547, ground="77706a", pebbles=12, tufts=5, keep=((0, 0, .1),))


def stolen_walker():
    """The tall walker with branches on its roof and the furry pilot's head in the hatch."""
    def extra():
        top = changed.highest("Livery")
        m = tone("6e4a2c", .95)
        head = [kit.ball(1, (0, 0, top + .24), m, (.3, .28, .34), seg=16, rings=12),
                kit.tube([(0, 0, top - .3), (0, 0, top + .1)], [.36, .3], m, seg=14, cap=.3),
                kit.ball(1, (.25, 0, top + .14), tone("a5794a"), (.14, .15, .12), seg=12, rings=8),
                kit.ball(.05, (.38, 0, top + .18), tone("dark"), seg=8, rings=6)]
        head += [kit.ball(.04, (.27, s * .1, top + .34), tone("dark"), seg=8, rings=6) for s in (1, -1)]
        for k in range(9):
            a = math.radians(40 * k)
            kit.tube([(.5 * math.cos(a), .5 * math.sin(a), top - .1),
                      (.8 * math.cos(a), .8 * math.sin(a), top + .25)], [(.1, .02), (.02, .01)],
                     tone("5f7a3f"), seg=6)
    return changed.figure(walkers.tall_walker, {"Livery": "6f7468", "LiveryTrim": "5f7a3f"}, extra)


def friend():
    """The furry co-pilot as parts on the floor, without a base."""
    p = wookiees.palette("6e4a2c", "a5794a")
    p["web"] = tone("3a3028", .75)
    r = hu.Rig((0, 0, .72), 4, -8, 3, 0, (-10, 0, 0), ((.06, .1, 12, 0, 0), (-.06, -.1, -14, 0, 0)),
               ((.22, .3, .92), (.16, -.28, .74)), ((-.6, 1, -.5), (-.9, -.7, -.2)))
    skin = fur.body(wookiees.solids(r, p["fur"]), p["fur"], 1300, seed=23)
    eyes = r.H @ Vector((.08, 0, .06))

    def bare(q):
        return (q - eyes).length < .1 or min((q - w).length for w in r.wrist) < .05 or q.z < .06
    fur.locks(skin, p["fur"], 240, .078, .034, 23, bare)
    fur.locks(skin, p["light"], 80, .07, .028, 28, bare)
    wookiees.face(r, p)
    wookiees.mane(r, p, 23)
    wookiees.bandolier(r, p)
    gun = kit.aim_matrix((.22, .3, .92), (.75, .26, .98))
    kit.transform(wookiees.bow_rifle(p), gun)
    hu.fist(r, 0, p["face"], gun.to_3x3() @ Vector((.4, 0, 1)), -1, size=1.3)
    hu.fist(r, 1, p["face"], (.3, -.2, 1), 1, size=1.3)


def two_scoundrels():
    """The smuggler with a pistol before his tall furry friend, on one base."""
    friend()
    back = changed.parts()
    kit.place(back, (-.2, .17, 0), scale=1.14)
    st = stances.STANCES["shoot"]()
    people.dress(st.rig, suit(), [("trousers", "27324a"), ("boots", "black", .35),
                                  ("shirt", "c9bfa6"), ("jacket", "3f3a36", -.02),
                                  ("belt", "leather"), ("holster", "leather"),
                                  ("face", "d9a37e", "5b3a20", "dark", 360), ("bowl", "5a3b22")])
    kit.transform(arms.maker("pistol")(suit()), st.gun)
    for i, axis, words in st.hands:
        hu.fist(st.rig, i, tone("d9a37e", .7), axis, 1 if i else -1, **words)
    kit.place([o for o in changed.parts() if o not in back], (.08, -.15, 0))
    return hu.up_on_base(seed=551, ground="857a66", pebbles=3, tufts=1,
                         keep=((.2, 0, .2), (-.2, .2, .2), (-.1, -.3, .15)))


SLING = ("5a4a3a", "8a7358", "7a5a38")
MODELS = {
    "wicket": lambda: hunter("7a5632", "c09a68", "9a7a4a", "spear", True, 501),
    "logray": lambda: hunter("8f8578", "d8d0c0", "8a2a26", "cane_tall", True, 503, extra=shaman),
    "slinger_leader": lambda: hunter(*SLING, "axe", True, 505, True),
    "slinger_a": lambda: hunter(*SLING, "sling", False, 507),
    "slinger_b": lambda: hunter("46382c", "6f5a42", "7a5a38", "sling", True, 509),
    "forest_hunter_c": lambda: hunter("5a3e28", "94744a", "livery", "spear", True, 513),
    "forest_hunter_d": lambda: hunter("7d5a38", "b8945f", "livery", "axe", True, 515),
    "hunter_axe": lambda: hunter("6a4a2e", "a98757", "livery", "axe", False, 511),
    "protocol_god": lambda: golden("god"), "protocol_silver": lambda: golden("silver"),
    "protocol_worn": lambda: golden("worn"), "child_in_pram": pram, "seeker_droid": seeker,
    "walker_tall_stolen": stolen_walker, "han_and_chewie": two_scoundrels,
}

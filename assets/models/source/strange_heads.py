"""Heads of other peoples and of masked characters, for figures that are written as data. Inches."""
import math
from mathutils import Vector
import figure_heroes as heroes
import human as hu
import kit
from heads import _fused, face
from tones import tone


def horns(r, p, skin, mark, crown=True):
    """Tattooed face with a crown of short horns."""
    face(r, p, skin, mark, "*yellow")
    parts = []
    for k in range(9):
        a = math.radians(-80 + 20 * k) if k < 9 else 0
        c, s = math.cos(a), math.sin(a)
        up = .175 + .035 * c
        parts.append(kit.tube([(.07 * c - .014, .066 * s, up - .03), (.084 * c - .014, .08 * s,
                               up + .025)], [.015, .003], tone("tooth"), seg=6, cap=.2))
    m = tone(mark)
    for s in (1, -1):
        parts += [kit.tube([(.1, s * .02, .12), (.095, s * .03, .16), (.05, s * .045, .2)],
                           [.005, .012, .006], m, seg=5, cap=.2),
                  kit.tube([(.088, s * .045, .075), (.08, s * .055, .03), (.06, s * .05, -.01)],
                           [.006, .013, .005], m, seg=5, cap=.2),
                  kit.tube([(.0, s * .078, .15), (-.05, s * .08, .1), (-.06, s * .07, .03)],
                           [.01, .016, .008], m, seg=5, cap=.2)]
    kit.transform(parts, r.H)


def montrals(r, p, skin, stripe, white="e6e2d6", tall=.17, tails=.26):
    """Face with two hollow horns and three striped head tails."""
    face(r, p, skin, white)
    w, b = tone(white, .7), tone(stripe, .7)
    cap = [kit.ball(1, (-.016, 0, .13), w, (.096, .088, .085), seg=14, rings=10)]
    for s in (1, -1):
        cap.append(kit.tube([(-.01, s * .05, .17), (-.02, s * .085, .17 + tall * .55),
                             (.01, s * .075, .17 + tall)], [.045, .034, .006], w, seg=9, steps=3,
                            cap=.4))
        cap.append(kit.tube([(-.0, s * .085, .13), (.035, s * .11, .0), (.06, s * .1, -.1),
                             (.075, s * .085, -tails)], [.036, .044, .04, .008], w, seg=8, steps=3,
                            cap=.4))
    cap.append(kit.tube([(-.09, 0, .13), (-.13, 0, 0), (-.12, 0, -tails)], [.05, .052, .01], w,
                        seg=8, steps=3, cap=.4))
    _fused(r, cap, w, 520)
    parts = []
    for s in (1, -1):
        parts += [kit.tube([(-.015, s * (.06 + .016 * k), .2 + .04 * k),
                            (-.015, s * (.063 + .016 * k), .214 + .04 * k)],
                           [.05 - .008 * k, .047 - .008 * k], b, seg=9) for k in (0, 1)]
        parts += [kit.tube([(.03 + .016 * k, s * (.105 - .002 * k), -.0 - .06 * k),
                            (.034 + .016 * k, s * (.104 - .002 * k), -.02 - .06 * k)],
                           [.047 - .004 * k] * 2, b, seg=8) for k in (0, 1, 2)]
    parts += [kit.tube([(-.13, 0, .0 - .07 * k), (-.13, 0, -.024 - .07 * k)],
                       [.055 - .006 * k] * 2, b, seg=8) for k in (0, 1)]
    kit.transform(parts, r.H)


def tall_skull(r, p, skin, hair):
    """High cone of a head with a white beard."""
    face(r, p, skin, hair)
    m = tone(skin, .6)
    _fused(r, [kit.ball(1, (-.012, 0, .13), m, (.088, .08, .085), seg=12, rings=8),
               kit.tube([(-.01, 0, .12), (-.03, 0, .24), (-.05, 0, .36)], [.086, .076, .05], m,
                        seg=12, steps=2, cap=.8)], m, 260)
    parts = [kit.tube([(-.09, y, .1), (-.12, y * 1.1, .0), (-.12, y, -.12)], [.02, .024, .006],
                      tone(hair), seg=6, steps=2, cap=.4) for y in (-.05, 0, .05)]
    kit.transform(parts, r.H)


def breath_mask(r, p, skin):
    """Leathery head with a breathing mask and metal goggles."""
    m, steel = tone(skin, .8), tone("grey")
    _fused(r, [kit.ball(1, (-.01, 0, .12), m, (.1, .09, .1), seg=14, rings=10),
               kit.ball(1, (.03, 0, .03), m, (.07, .07, .06), seg=12, rings=8),
               kit.tube([(-.02, 0, -.08), (-.01, 0, .02)], [.058, .055], m, seg=10)]
           + [kit.tube([(-.03, s * .06, .08), (-.03, s * .09, .0), (.0, s * .085, -.1)],
                       [.034, .034, .01], m, seg=7, steps=2, cap=.4) for s in (1, -1)]
           + [kit.tube([(.03, y, .19), (-.06, y * 1.2, .2), (-.12, y * 1.3, .12)],
                       [.018, .024, .014], m, seg=6, steps=2, cap=.4) for y in (-.05, 0, .05)],
           m, 420)
    parts = [kit.extrude([(.05, .04), (.125, .03), (.12, -.03), (.06, -.05)], .09, steel,
                         bevel=.012)]
    for s in (1, -1):
        parts += [kit.cylinder(.03, .05, (.09, s * .042, .095), steel, (0, 80, s * 24), .006,
                               seg=10),
                  kit.cylinder(.018, .02, (.115, s * .05, .1), tone("visor"), (0, 80, s * 24),
                               seg=8),
                  kit.cylinder(.026, .05, (.09, s * .06, -.01), tone("gun"), (0, 70, s * 40), .005,
                               seg=9)]
    kit.transform(parts, r.H)


def reptile(r, p, skin, belly="c9b98a"):
    """Scaled head with a broad snout and ridges."""
    m = tone(skin, .8)
    _fused(r, [kit.ball(1, (-.02, 0, .13), m, (.09, .085, .085), seg=12, rings=8),
               kit.tube([(-.05, 0, .1), (.06, 0, .1), (.16, 0, .07), (.19, 0, .06)],
                        [(.085, .07), (.08, .06), (.066, .042), (.04, .026)], m, seg=12, steps=2,
                        cap=.5),
               kit.tube([(-.02, 0, .04), (.08, 0, .03), (.16, 0, .03)],
                        [(.07, .05), (.066, .034), (.04, .02)], m, seg=10, steps=2, cap=.5),
               kit.tube([(-.04, 0, -.1), (-.02, 0, .05)], [.075, .08], m, seg=10, cap=.2)]
           + [kit.ball(1, (.055, s * .05, .15), m, (.03, .022, .022), seg=8, rings=6)
              for s in (1, -1)], m, 460)
    parts = [kit.tube([(.07, s * .052, .15), (.078, s * .056, .152)], [.013, .012],
                      tone("*orange"), seg=7, cap=.5) for s in (1, -1)]
    parts += [kit.tube([(.06 + .03 * k, s * (.062 - .006 * k), .05),
                        (.062 + .03 * k, s * (.062 - .006 * k), .024)], [.008, .002],
                       tone("tooth"), seg=5) for s in (1, -1) for k in range(4)]
    parts += [kit.tube([(-.02 - .03 * k, 0, .2 - .02 * k), (-.05 - .03 * k, 0, .235 - .03 * k)],
                       [.02, .004], tone(belly), seg=5) for k in range(4)]
    kit.transform(parts, r.H)


def long_face(r, p, skin, eye="*red"):
    """Hairless long face with big eyes and breathing tubes."""
    m = tone(skin, .6)
    _fused(r, [kit.ball(1, (-.006, 0, .125), m, (.094, .08, .09), seg=14, rings=10),
               kit.tube([(.02, 0, .1), (.045, 0, .0)], [.07, .045], m, seg=10, cap=.5),
               kit.tube([(-.02, 0, -.09), (-.01, 0, .05)], [.052, .05], m, seg=10)], m, 360)
    parts = [kit.ball(1, (.076, s * .038, .1), tone(eye), (.014, .022, .016), seg=8, rings=6)
             for s in (1, -1)]
    parts += [kit.tube([(.0, s * .084, .06), (.05, s * .076, .0), (.085, s * .03, .0)],
                       [.012, .013, .01], tone("grey"), seg=6, steps=2) for s in (1, -1)]
    parts.append(kit.box((.012, .05, .008), (.085, 0, .022), tone("dark")))
    kit.transform(parts, r.H)


def frilled(r, p, skin):
    """Weathered face with a jaw frill and a few braids."""
    face(r, p, skin, "dark")
    parts = []
    for k in range(5):
        a = math.radians(-70 + 35 * k)
        parts.append(kit.tube([(.045 + .03 * math.cos(a), .06 * math.sin(a), .01),
                               (.06 + .04 * math.cos(a), .08 * math.sin(a), -.035)], [.02, .006],
                              tone(skin, .6), seg=6, cap=.4))
    for s in (1, -1):
        parts.append(kit.tube([(-.03, s * .07, .14), (-.05, s * .09, .02), (-.03, s * .09, -.12)],
                              [.018, .018, .006], tone("dark"), seg=6, steps=2, cap=.4))
    kit.transform(parts, r.H)


def fish_mask(r, p, shell, eye="*orange"):
    """Tall smooth closed mask, narrow below, with two small round lenses."""
    m = tone(shell, .45, .1)
    _fused(r, [kit.tube([(.035, 0, -.03), (.02, 0, .06), (-.01, 0, .16), (-.05, 0, .27)],
                        [(.04, .04), (.07, .075), (.1, .1), (.085, .075)], m, seg=12, steps=2,
                        cap=.7),
               kit.tube([(-.02, 0, -.08), (.0, 0, .0)], [.055, .05], m, seg=10)], m, 340)
    parts = [kit.ball(.018, (.085, s * .036, .075), tone(eye), seg=8, rings=6) for s in (1, -1)]
    parts += [kit.cylinder(.026, .02, (.074, s * .036, .075), tone("gun"), (0, 80, s * 20), seg=10)
              for s in (1, -1)]
    parts += [kit.tube([(.05, s * .03, -.02), (.07, s * .06, -.08), (.06, s * .07, -.16)],
                       [.016, .014, .01], tone("gun"), seg=6, steps=2) for s in (1, -1)]
    kit.transform(parts, r.H)


def ridge(r, p, skin, hair="dark"):
    """Green smooth face with a bony ridge and a long tail of hair."""
    face(r, p, skin, "dark")
    parts = [kit.tube([(.08 - .045 * k, 0, .17 + .022 * min(k, 2) - .02 * max(0, k - 2)),
                       (.07 - .05 * k, 0, .2 + .025 * min(k, 2) - .02 * max(0, k - 2))],
                      [.018, .006], tone(skin, .6), seg=6, cap=.4) for k in range(4)]
    parts.append(kit.tube([(-.06, 0, .19), (-.11, 0, .22), (-.15, 0, .1), (-.13, 0, -.12)],
                          [.026, .03, .03, .005], tone(hair), seg=7, steps=3, cap=.4))
    kit.transform(parts, r.H)


def skull_mask(r, p, bone="d9d2bd"):
    """White armoured skull mask with hooded slits and cheek plates."""
    m = tone(bone, .5)
    hu.loft([(r.H, .02, -.06, .04, .03, 1.6), (r.H, .03, -.01, .062, .05, 1.7),
             (r.H, .03, .05, .075, .07, 1.8), (r.H, .0, .11, .1, .085, 2),
             (r.H, -.03, .18, .09, .07, 2), (r.H, -.08, .25, .04, .035, 2)], m, 14, sharp=40)
    parts = []
    for s in (1, -1):
        parts += [kit.extrude([(-.03, .0), (.03, .012), (.028, -.012), (-.02, -.02)], .02,
                              tone("dark"), "yz", (.092, s * .038, .085), (0, 0, s * 26)),
                  kit.ball(.0085, (.101, s * .035, .083), tone("*yellow"), seg=6, rings=5),
                  kit.extrude([(.06, .02), (.0, .06), (-.09, .05), (-.12, -.05), (-.03, -.02)],
                              .018, m, "xz", (.0, s * .085, .05), bevel=.005),
                  kit.box((.01, .006, .05), (.082, s * .015, .01), tone("dark"))]
    parts.append(kit.tube([(-.02, 0, -.12), (-.01, 0, .02)], [.04, .04], tone("gun"), seg=9))
    kit.transform(parts, r.H)


def dark_helm(r, p):
    """Flared black helmet with a triangular grille and dark lenses."""
    m, g = tone("24252b", .25, .35), tone("grey")
    prof = [(.245, 0), (.236, .42), (.212, .74), (.172, .96), (.12, 1.08), (.06, 1.2), (.0, 1.36),
            (-.05, 1.52), (-.06, 1.54)]

    def fn(t, a):
        z, k = prof[t]
        c, s = math.cos(a), math.sin(a)
        if t >= 5 and c > .3:
            z, k = max(z, .1 - .03 * (t - 5) * (c < .6)), min(k, 1.12)
        return r.H @ Vector((-.008 + .104 * k * c, .092 * k * s, z))
    kit.sheet(hu.cap_rows(fn, range(len(prof)), 20), m, .012, True, sharp=50)
    hu.loft([(r.H, .02, -.07, .05, .046, 1.5), (r.H, .034, -.03, .075, .07, 1.4),
             (r.H, .02, .04, .094, .084, 1.5), (r.H, .01, .13, .098, .086, 1.8)], m, 14, sharp=30)
    parts = [kit.extrude([(-.036, -.05), (.036, -.05), (.0, .03)], .03, g, "yz", (.098, 0, -.01)),
             kit.extrude([(.1, .15), (.05, .225), (-.04, .26), (-.04, .235), (.06, .19)], .02, m)]
    for s in (1, -1):
        parts += [kit.ball(1, (.09, s * .04, .082), tone("6a2320", .2), (.026, .03, .024), seg=9,
                           rings=7),
                  kit.tube([(.105, s * .012, .115), (.1, s * .045, .122), (.08, s * .075, .1)],
                           [.01, .011, .008], m, seg=5, cap=.3),
                  kit.tube([(.1, s * .03, -.05), (.075, s * .062, -.055)], [.012, .012], g, seg=6)]
    kit.transform(parts, r.H)


def small_elder(r, p, skin, hair="d8d5cc"):
    """Wrinkled round head with long pointed ears and a few white hairs."""
    m = tone(skin, .7)
    parts = [kit.ball(1, (-.01, 0, .12), m, (.125, .125, .115), seg=14, rings=10),
             kit.ball(1, (.06, 0, .06), m, (.07, .085, .06), seg=12, rings=8),
             kit.tube([(-.02, 0, -.09), (-.01, 0, .03)], [.065, .06], m, seg=10)]
    for s in (1, -1):
        parts += [kit.tube([(-.02, s * .1, .1), (-.02, s * .2, .13), (-.03, s * .34, .16)],
                           [(.03, .055), (.026, .065), (.006, .01)], m, seg=8, steps=3, cap=.4,
                           side=(1, 0, 0)),
                  kit.ball(1, (.1, s * .05, .12), m, (.03, .034, .03), seg=8, rings=6)]
    parts += [kit.tube([(.1, -.06, .19 + .02 * k), (.116, 0, .2 + .02 * k), (.1, .06, .19 + .02 * k)],
                       [.01] * 3, m, seg=5, steps=2) for k in (-1, 0)]
    _fused(r, parts, m, 600)
    kit.transform([kit.ball(.02, (.118, s * .05, .125), tone("dark"), seg=8, rings=6)
                   for s in (1, -1)]
                  + [kit.box((.01, .07, .008), (.128, 0, .03), tone("dark"))]
                  + [kit.tube([(-.06, .03 * k, .2), (-.13, .045 * k, .17), (-.16, .05 * k, .06)],
                              [.012, .014, .003], tone(hair), seg=5, steps=2, cap=.3)
                     for k in (-3, -1, 1, 3)], r.H)


STRANGE = {"horns": horns, "montrals": montrals, "tall_skull": tall_skull,
           "breath_mask": breath_mask, "reptile": reptile, "long_face": long_face,
           "frilled": frilled, "fish_mask": fish_mask, "ridge": ridge, "skull_mask": skull_mask,
           "dark_helm": dark_helm, "small_elder": small_elder,
           "lord_helm": lambda r, p: heroes.mask(r, tone("2d2f37", .3, .35), tone("8c6a45", .35, .75),
                                                 tone("*red"))}

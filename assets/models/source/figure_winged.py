"""Winged hive soldiers on 27 mm bases: plated limbs, long crested heads, folded or spread wings."""
import math
from mathutils import Vector
import human as hu
import kit
import livery
from kit import mat, srgb


def palette():
    """Materials of a hive soldier."""
    return {"shell": mat("Chitin", srgb("96683f"), .55), "pale": mat("ChitinPale", srgb("c39a68"),
        .6),
            "dark": mat("ChitinDark", srgb("4a3323"), .5), "eye": mat("BlackEye", srgb("141211"),
                .15),
            "film": mat("WingFilm", (.62, .55, .38), .75, alpha=.55, ao=False),
            "cloth": livery.paint(.9),
            "trim": livery.stripe(.8), "gun": mat("Gunmetal", srgb("34373c"), .4, .6),
            "coil": mat("CoilGlow", (.5, 1, .5), .3, emit=(.15, .8, .2), ao=False)}


def body(r, p):
    """Segmented trunk and limbs of hard plates over thin joints."""
    C, P = r.C, r.P
    hu.loft([(P, -.01, -.09, .03, .04), (P, -.005, -.05, .07, .085), (P, 0, .03, .075, .09), (P, 0,
        .07, .05, .06)],
            p["shell"], 14, sharp=50)
    for k in range(4):
        hu.loft([(C, 0, -.07 + .035 * k, .045, .055), (C, 0, -.058 + .035 * k, .062, .072),
                 (C, 0, -.045 + .035 * k, .05, .06)], p["pale" if k % 2 else "shell"], 12, sharp=50)
    hu.loft([(C, .004, .05, .05, .06), (C, .012, .1, .085, .1), (C, .02, .18, .1, .125), (C, .01,
        .25, .09, .13),
             (C, -.008, .3, .06, .08), (C, -.012, .33, .035, .04)], p["shell"], 16, sharp=46)
    for k in range(3):
        kit.transform(kit.tube([(.07 + .012 * k, -.07, .1 + .055 * k), (.118 + .006 * k, 0,
            .085 + .055 * k),
                                (.07 + .012 * k, .07, .1 + .055 * k)], [(.014, .01)] * 3, p["pale"],
                                seg=6, steps=2,
                               cap=.4), C)
    hu.band(P, .06, .08, .095, .03, p["trim"], 0, 16, .01)
    kit.transform(kit.extrude([(-.05, .06), (.05, .06), (.06, -.12), (.0, -.19), (-.06, -.12)],
                              .014, p["cloth"], "yz",
                              (.09, 0, 0), (0, -6, 0), bevel=.003), P)
    for i in (0, 1):
        h, k, a, s, e, w = r.hip[i], r.knee[i], r.ankle[i], r.sh[i], r.elbow[i], r.wrist[i]
        kit.tube([h, h.lerp(k, .25), h.lerp(k, .7), k], [.05, .068, .05, .028], p["shell"], seg=10,
                 steps=2, cap=.3)
        kit.ball(.034, k, p["dark"], seg=8, rings=6)
        kit.tube([k, k.lerp(a, .3), k.lerp(a, .8), a], [.024, .05, .03, .022], p["shell"], seg=9,
                 steps=2, cap=.3)
        spur = k + (k - h.lerp(a, .5)).normalized() * .02
        kit.tube([spur, spur + (k - h.lerp(a, .5)).normalized() * .07 + Vector((0, 0, .03))], [.02,
            .003], p["pale"],
                 seg=6, cap=.3)
        toes = [kit.tube([(-.03, 0, .04), (.05, t * .02, .04), (.14, t * .05, .014)], [.026, .024,
            .008], p["dark"],
                         seg=7, steps=2, cap=.4) for t in (-1, 0, 1)]
        kit.transform(toes, r.foot[i])
        kit.ball(.05, s, p["pale"], (1, 1, .8), seg=10, rings=7)
        kit.tube([s, s.lerp(e, .4), e], [.03, .04, .024], p["shell"], seg=9, steps=2, cap=.3)
        kit.ball(.026, e, p["dark"], seg=8, rings=6)
        kit.tube([e, e.lerp(w, .35), w], [.022, .04, .02], p["shell"], seg=9, steps=2, cap=.3)


def head(r, p, crest=None):
    """Long skull with jaw plates, big side eyes and a swept crest."""
    H = r.H
    parts = [kit.tube([(-.01, 0, -.06), (0, 0, .04)], [.032, .036], p["dark"], seg=9),
             kit.tube([(.12, 0, .0), (.09, 0, .06), (.03, 0, .12), (-.06, 0, .17), (-.15, 0, .2),
                       (-.2, 0, .2)],
                      [(.03, .03), (.055, .05), (.075, .07), (.066, .06), (.04, .035), (.008, .01)],
                      p["shell"], seg=14,
                      steps=2, cap=.5),
             kit.tube([(.02, 0, .03), (.08, 0, -.01), (.12, 0, -.04)], [(.05, .035), (.036, .026),
                 (.014, .012)],
                      p["pale"], seg=10, steps=2, cap=.5)]
    for s in (1, -1):
        parts += [kit.ball(1, (.075, s * .052, .085), p["eye"], (.03, .02, .026), (0, 30, s * 20),
                           seg=9, rings=7),
                  kit.tube([(.06, s * .05, .03), (.11, s * .045, -.02), (.13, s * .016, -.06)],
                           [.014, .014, .004],
                           p["pale"], seg=6, steps=2, cap=.4),
                  kit.tube([(.0, s * .065, .13), (-.1, s * .09, .2), (-.17, s * .08, .26)],
                           [(.012, .03), (.01, .03), (.003, .006)],
                           crest or p["pale"], seg=6, steps=2, cap=.4)]
    kit.transform(parts, H)


def wings(r, p, spread):
    """Two pairs of veined wings from the back; `spread` 0 folded, 1 open."""
    for s in (1, -1):
        for up, long, back in ((.34, .82, .0), (-.12, .66, -.04)):
            root = r.C @ Vector((-.09, s * .035, .24 + back))
            tip = root + Vector((-.5 + .16 * spread, s * (.12 + .46 * spread),
                                 up + .1)).normalized() * long
            axis = (tip - root).normalized()
            wide = axis.cross(Vector((-.8, s * -.3 * spread, .5))).normalized()
            rows = []
            for k in range(6):
                t = k / 5
                w = .13 * math.sin(math.pi * min(1, .12 + t * .86)) ** .7
                rows.append([root.lerp(tip, t) + wide * w * q for q in (.55, .1, -.4, -1.1)])
            kit.sheet(rows, p["film"], .008, sharp=180)
            for c in (0, 1, 2):
                kit.tube([row[c] for row in rows], [.011, .01, .009, .008, .006, .003], p["dark"],
                         seg=4, cap=0)


def coil_rifle(p):
    """Organic long gun with glowing coils, along +X."""
    out = [kit.tube([(-.2, 0, -.03), (-.08, 0, .01), (.06, 0, .04), (.2, 0, .045), (.3, 0, .045)],
                    [(.02, .04), (.026, .036), (.032, .044), (.028, .034), (.018, .02)], p["dark"],
                    seg=9, steps=2, cap=.4),
           kit.tube([(.28, 0, .045), (.5, 0, .045), (.56, 0, .045)], [.013, .011, .026], p["gun"],
                    seg=8, cap=.2),
           kit.box((.03, .026, .08), (-.008, 0, -.012), p["gun"], (0, 14, 0), bevel=.006)]
    out += [kit.tube([(x, 0, .045), (x + .018, 0, .045)], [.026, .026], p["coil"],
                     seg=9) for x in (.32, .37, .42)]
    return out


def soldier():
    """Crouched, rifle up, wings spread."""
    p = palette()
    gun = kit.aim_matrix((.22, -.1, 1.0), (1.2, -.02, 1.02))
    r = hu.Rig((-.02, 0, .64), -16, -14, 12, 0, (0, 4, 0), ((.22, .11, 6, 0, 0), (-.2, -.12, -36, 0,
        0)),
               (gun @ Vector((.22, 0, .02)), gun @ Vector((-.01, 0, -.01))), ((.1, 1, -.8), (-.6,
                   -1, -.5)))
    body(r, p)
    head(r, p)
    wings(r, p, 1)
    kit.transform(coil_rifle(p), gun)
    turn = gun.to_3x3()
    hu.fist(r, 0, p["dark"], turn @ Vector((1, 0, 0)), -1, size=.85)
    hu.fist(r, 1, p["dark"], turn @ Vector((.3, 0, 1)), 1, size=.85)
    return hu.up_on_base(seed=181, ground="97603f", keep=((.22, .11, .16), (-.2, -.13, .16)))


def leader():
    """Upright with a staff, wings half folded, crest and shoulder cloth in the owner's colours."""
    p = palette()
    staff = kit.aim_matrix((.3, -.24, .82), (.33, -.26, 1.8))
    r = hu.Rig((0, 0, .71), 2, 4, 4, 0, (8, 2, 0), ((.12, .1, 10, 0, 0), (-.1, -.11, -20, 0, 0)),
               ((.4, .26, 1.12), staff @ Vector((.16, 0, 0))), ((.1, .8, -.8), (-.7, -1, -.3)))
    body(r, p)
    head(r, p, livery.badge())
    wings(r, p, .45)
    pole = [kit.tube([(-.68, 0, 0), (.46, 0, 0)], [.014, .013], p["dark"], seg=7),
            kit.extrude([(.42, -.02), (.5, -.09), (.62, -.06), (.56, 0), (.62, .06), (.5, .09),
                         (.42, .02)], .02,
                        livery.badge(), "xz", bevel=.005),
            kit.ball(.03, (.52, 0, 0), p["coil"], seg=8, rings=6)]
    kit.transform(pole, staff)
    rows = [[r.C @ Vector((-.005 + (.1 + .03 * t) * math.cos(a), (.15 + .05 * t) * math.sin(a),
                           .3 - .13 * t - .02 * math.sin(a) ** 2))
             for a in [math.radians(-120 + 24 * i) for i in range(11)]] for t in (0, .5, 1)]
    kit.sheet(rows, p["cloth"], .014, sharp=180)
    hu.fist(r, 0, p["dark"], (0, -.2, 1), -1, point=True, size=.85)
    hu.fist(r, 1, p["dark"], staff.to_3x3() @ Vector((1, 0, 0)), 1, size=.85)
    return hu.up_on_base(seed=183, ground="97603f", keep=((.12, .1, .16), (-.1, -.12, .16)))


MODELS = {"winged_a": soldier, "winged_leader": leader}

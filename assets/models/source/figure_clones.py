"""Crested armoured troopers and heavy troopers with big guns, on 27 mm bases."""
import math
from mathutils import Vector
import figure_imperial as imp
import human as hu
import kit
import livery
import poses


def palette(shell=None):
    """Materials of the suit: white shells unless told otherwise."""
    p = imp.palette()
    p["livery"] = livery.stripe(.45)
    if shell:
        p["shell"] = shell
    return p


def crested_helmet(r, p, antenna=False):
    """Rounded helm with a tall keel, a level visor with a drop in the middle, flared cheeks."""
    prof = [(.242, 0), (.234, .42), (.21, .74), (.172, .95), (.13, 1.03), (.085, 1.04), (.04, 1.03),
            (-.01, 1.0), (-.045, 1.02), (-.055, 1.05)]

    def fn(t, a):
        z, k = prof[t]
        c, s = math.cos(a), math.sin(a)
        front = max(0, c)
        x, y = .108 * k * c, .095 * k * s
        if t >= 6:
            x += .026 * front ** 2
            y *= 1 - .14 * front ** 2 + .06 * abs(s)
            z -= .022 * abs(s) ** 3
        return r.H @ Vector((x - .003, y, z))

    kit.sheet(hu.cap_rows(fn, range(len(prof)), 18), p["shell"], .008, True, sharp=38)

    def arc(z, grow, a0, n=10, dip=0.0):
        out = []
        for i in range(n + 1):
            a = math.radians(-a0 + 2 * a0 * i / n)
            out.append(r.H @ Vector(((.11 + grow) * math.cos(a) - .001,
                                     (.0965 + grow) * math.sin(a),
                                     z - dip * max(0, math.cos(a * 3)) * (abs(a) < .5))))
        return out
    kit.sheet([arc(.128, .004, 92), arc(.108, .008, 92), arc(.09, .005, 92, dip=.012)], p["visor"],
              .008)
    keel = kit.extrude([(.11, .15), (.085, .215), (.02, .266), (-.06, .252), (-.11, .18), (-.118,
        .12),
                        (-.09, .12), (.08, .14)], .02, p["livery"], bevel=.005)
    drop = kit.extrude([(-.011, .1), (.011, .1), (.008, .012), (-.008, .012)], .02, p["visor"],
                       "yz",
                       (.124, 0, 0))
    parts = [keel, drop]
    for s in (1, -1):
        parts += [kit.place(kit.cylinder(.03, .024, m=p["grey"], bevel=.007, seg=10),
                            (-.008, s * .1, .07), (90, 0, 0)),
                  kit.box((.05, .006, .02), (.085, s * .085, .02), p["livery"], (0, 30, s * -34),
                          bevel=.002)]
    if antenna:
        parts += [kit.tube([(-.02, -.11, .07), (-.03, -.115, .3)], [.008, .005], p["grey"], seg=5,
                           cap=.3),
                  kit.box((.05, .12, .016), (.09, 0, .165), livery.badge(), (0, 24, 0), bevel=.005)]
    kit.transform(parts, r.H)


def markings(r, p):
    """Painted bands on the chest, one shoulder, the forearm and the knee."""
    C = r.C
    kit.transform(kit.box((.012, .05, .1), (.136, .085, .17), p["livery"], (0, 4, 24), bevel=.003),
                  C)
    for a, b, t0, t1, rad in ((r.elbow[0], r.wrist[0], .4, .6, .058), (r.sh[1], r.elbow[1], .5, .62,
        .067),
                              (r.knee[1], r.ankle[1], .3, .42, .071)):
        kit.tube([a.lerp(b, t0), a.lerp(b, t1)], [rad, rad - .003], p["livery"], seg=10)


def kama(r, m):
    """Half skirt open in front."""
    P, rows = r.P, []
    for j in range(6):
        t = j / 5
        row = []
        for i in range(15):
            a = math.radians(62 + 236 * i / 14)
            k = 1 + .06 * t * math.sin(7 * a)
            row.append(P @ Vector(((.118 + .07 * t) * math.cos(a) * k - .03 * t,
                                   (.155 + .055 * t) * math.sin(a) * k, .06 - .36 * t)))
        rows.append(row)
    kit.sheet(rows, m, .014, sharp=180)


def crested(pose, gun, leader=False, seed=25):
    """The whole crested trooper; `gun` makes the weapon from the palette."""
    p, r = palette(), pose.rig
    acc = livery.badge() if leader else None
    hu.trousers(r, p["glove"], 280, .84, .002, low=.7)
    hu.shirt(r, p["glove"], 310, 1.0, .003, .86)
    imp.armour(r, p, acc)
    crested_helmet(r, p, leader)
    markings(r, p)
    kit.tube([r.C @ Vector((-.005, 0, .29)), r.C @ Vector((0, 0, .37))], [.056, .056], p["glove"],
             seg=10)
    if leader:
        kama(r, p["livery"])
    kit.transform(gun(p), pose.gun)
    for i, axis, words in pose.hands:
        hu.fist(r, i, p["glove"], axis, 1 if i else -1, **words)
    return hu.up_on_base(seed=seed, ground="8a7a5c", keep=pose.keep)


def long_carbine(p):
    """The carbine with a longer barrel shroud and a folding stock."""
    g = p["gun"]
    out = imp.carbine(p)
    out.append(kit.tube([(.3, 0, .054), (.5, 0, .054), (.5, 0, .054), (.54, 0, .054)],
                        [.013, .013, .02, .02], g, seg=8))
    out.append(kit.box((.16, .03, .02), (.24, 0, .09), p["grey"], bevel=.005))
    return out


def rotary(p):
    """Six-barrelled gun along +X with a drum and a top handle."""
    g, k = p["gun"], p["grey"]
    out = [kit.box((.3, .09, .11), (.07, 0, .03), g, bevel=.02),
           kit.box((.03, .03, .09), (-.008, 0, -.03), p["glove"], (0, 12, 0), bevel=.007),
           kit.tube([(.22, 0, .03), (.25, 0, .03), (.25, 0, .03), (.3, 0, .03)], [.07, .07, .055,
               .055], k,
                    seg=14),
           kit.cylinder(.075, .09, (.06, -.085, -.01), k, (90, 0, 0), .012, seg=14),
           kit.tube([(.16, 0, .08), (.19, 0, .125), (.3, 0, .125), (.33, 0, .06)], [.012] * 4, g,
                    seg=6,
                    steps=2)]
    for i in range(6):
        a = math.pi * i / 3
        out.append(kit.tube([(.28, .036 * math.cos(a), .03 + .036 * math.sin(a)),
                             (.66, .036 * math.cos(a), .03 + .036 * math.sin(a))], [.013, .013], g,
                             seg=6))
    out += [kit.cylinder(.056, .025, (x, 0, .03), k, (0, 90, 0), .005, seg=14) for x in (.42, .6)]
    return out


def launcher(p):
    """Shoulder tube along +X: sight, grip, flared ends."""
    g, k = p["gun"], p["grey"]
    tube = kit.tube([(-.42, 0, .09), (-.36, 0, .09), (-.33, 0, .09), (.34, 0, .09), (.34, 0, .09),
                     (.46, 0, .09), (.5, 0, .09)], [.05, .06, .045, .045, .058, .058, .05], k,
                     seg=14)
    return [tube, kit.box((.16, .05, .06), (.03, 0, .035), g, bevel=.012),
            kit.box((.03, .03, .09), (-.008, 0, -.02), p["glove"], (0, 12, 0), bevel=.007),
            kit.box((.04, .03, .07), (.19, 0, .02), g, bevel=.006),
            kit.box((.1, .03, .05), (.05, .06, .12), g, bevel=.008),
            kit.cylinder(.04, .03, (.495, 0, .09), p["visor"], (0, 90, 0), seg=12)]


def heavy(pose, gun, leader=False, seed=37):
    """Thick dark plates over the suit, generator on the back, a gun to match."""
    p, r = palette(livery.paint(.42)), pose.rig
    acc = livery.badge() if leader else p["livery"]
    C, w = r.C, p["shell"]
    hu.trousers(r, p["glove"], 280, .82, .002, low=.7)
    hu.shirt(r, p["glove"], 310, 1.0, .003, .95)
    imp.armour(r, p)
    imp.helmet(r, p, acc if leader else None)
    kit.tube([C @ Vector((-.005, 0, .29)), C @ Vector((0, 0, .37))], [.06, .06], p["glove"], seg=10)
    hu.loft([(C, .01, .1, .12, .15), (C, .016, .106, .136, .172), (C, .022, .2, .148, .186),
             (C, .012, .255, .132, .178), (C, .012, .262, .11, .15)], w, 16, sharp=34)
    hu.loft([(C, -.004, .27, .1, .1), (C, -.006, .3, .105, .104), (C, -.012, .352, .11, .108),
             (C, -.012, .356, .095, .094)], w, 16, cap=False, sharp=34)
    for i, s in ((0, 1), (1, -1)):
        for k in range(3):
            t = k * .052
            rows = [[C @ (Vector((0, s * .168, .262)) + Vector((
                (.11 - .006 * k) * math.sin(a), s * (.062 + .025 * q + .02 * k) + s * .03 * math.cos(a),
                .085 - t - .055 * q - .03 * math.sin(a) ** 2)))
                for a in [math.radians(-75 + 25 * n) for n in range(7)]] for q in (-.4, .4, 1)]
            kit.sheet(rows if s > 0 else [row[::-1] for row in rows], acc if k == 0 else w, .016)
        kn, an = r.knee[i], r.ankle[i]
        kit.tube([kn.lerp(an, .12), kn.lerp(an, .18), kn.lerp(an, .5), kn.lerp(an, .9), kn.lerp(an,
            .95)],
                 [.07, .086, .082, .08, .06], w, seg=10, sharp=40)
        kit.tube([kn.lerp(an, .55), kn.lerp(an, .66)], [.0845, .084], p["livery"], seg=10)
    kit.transform([kit.box((.13, .24, .26), (-.2, 0, .16), p["grey"], bevel=.03, taper=(.85, .9)),
                   kit.box((.03, .16, .05), (-.265, 0, .2), p["visor"], bevel=.008),
                   kit.box((.03, .16, .03), (-.268, 0, .12), acc, bevel=.006)]
                  + [kit.cylinder(.045, .24, (-.2, y, .3), w, bevel=.014, seg=12) for y in (.07,
                      -.07)], C)
    hose = [C @ Vector((-.2, -.13, .08)), C @ Vector((-.12, -.26, -.06)), pose.gun @ Vector((-.05,
        -.06, .0))]
    kit.tube(hose, [.02, .02, .02], p["visor"], seg=7, steps=6)
    kit.transform(gun(p), pose.gun)
    for i, axis, words in pose.hands:
        hu.fist(r, i, p["glove"], axis, 1 if i else -1, **words)
    return hu.up_on_base(seed=seed, ground="77706a", stone="9a958c", keep=pose.keep)


MODELS = {
    "clone_a": lambda: crested(poses.aiming(), imp.carbine),
    "clone_b": lambda: crested(poses.at_the_ready(), long_carbine, seed=26),
    "clone_leader": lambda: crested(poses.commanding(), imp.carbine, True, 27),
    "trooper_heavy_a": lambda: heavy(poses.from_the_hip(), rotary),
    "trooper_heavy_b": lambda: heavy(poses.aiming(), launcher, seed=38),
    "trooper_heavy_leader": lambda: heavy(poses.commanding(), imp.carbine, True, 39),
}

"""Armoured warriors with rocket packs on 27 mm bases: pistols, a rifle, and a clan leader."""
import math
from mathutils import Vector
import figure_imperial as imp
import human as hu
import kit
import livery
import poses
from kit import mat, srgb


def palette():
    """Materials of the warrior."""
    return {"plate": livery.paint(.35, .35), "trim": livery.stripe(.5),
            "cloth": mat("FlightSuit", srgb("4a4d4f"), .9), "leather": mat("Leather",
                srgb("46301f"), .6),
            "glove": mat("BodyGlove", srgb("23262b"), .75), "visor": mat("Visor", srgb("0d1216"),
                .12, .3),
            "gun": mat("Gunmetal", srgb("34373c"), .4, .6), "grey": mat("GreyTrim", srgb("7e8489"),
                .5)}


def pistol(p):
    """Long-barrelled pistol along +X, grip at the origin."""
    g = p["gun"]
    return [kit.box((.15, .034, .045), (.045, 0, .045), g, bevel=.008),
            kit.box((.032, .03, .085), (-.008, 0, -.008), p["leather"], (0, 16, 0), bevel=.008),
            kit.tube([(.11, 0, .05), (.21, 0, .05), (.21, 0, .05), (.25, 0, .05)],
                     [.012, .012, .018, .018], g, seg=8),
            kit.tube([(.0, 0, .085), (.08, 0, .085)], [.012, .013], p["grey"], seg=7)]


def closed_helm(r, p, stalk=False):
    """Close-fitting helm: angular cheeks, a winged wedge of glass across the face."""
    prof = [(.236, 0), (.226, .44), (.2, .76), (.165, .93), (.13, .985), (.1, .99), (.06, .985),
            (.02, .97),
            (-.02, .95), (-.05, .93), (-.058, .96)]

    def fn(t, a):
        z, k = prof[t]
        c, s = math.cos(a), math.sin(a)
        front = max(0, c)
        x, y = .104 * k * c, .092 * k * s
        if t >= 5:
            x += .012 * front
            y *= 1 - .2 * front * (t - 4) / 6
            x -= .022 * max(0, .55 - abs(s)) * front * (t - 4) / 6
        return r.H @ Vector((x - .004, y, z))

    kit.sheet(hu.cap_rows(fn, range(len(prof)), 18), p["plate"], .008, True, sharp=34)
    parts = []
    for s in (1, -1):
        glass = kit.extrude([(0, .122), (.03, .128), (.064, .142), (.068, .112), (.05, .088), (.024,
            .068),
                             (.0, .052)], .02, p["visor"], "yz", bevel=.003)
        if s < 0:
            kit.transform(glass, kit.matrix(scale=(1, -1, 1)))
        kit.transform(glass, kit.matrix((.111, 0, 0), (0, 0, s * 24)))
        parts += [glass,
                  kit.place(kit.box((.06, .02, .075), m=p["trim"], bevel=.008), (-.012, s * .094,
                      .08)),
                  kit.place(kit.cylinder(.018, .014, m=p["grey"], seg=8), (-.012, s * .108, .08),
                            (90, 0, 0)),
                  kit.extrude([(.05, .0), (.075, -.03), (.03, -.052), (.0, -.04), (.0, .02)], .012,
                              p["trim"],
                              at=(.018, s * .076, .01), bevel=.003)]
    parts.append(kit.extrude([(.092, .15), (.05, .212), (-.02, .243), (-.02, .222), (.04, .19),
                              (.08, .145)],
                             .03, p["trim"], bevel=.005))
    if stalk:
        parts += [kit.tube([(-.01, -.11, .08), (.0, -.112, .22), (.01, -.112, .3)], [.008, .007,
            .006],
                           p["grey"], seg=5),
                  kit.box((.05, .022, .026), (.03, -.112, .295), livery.badge(), bevel=.006)]
    kit.transform(parts, r.H)


def plates(r, p, acc=None):
    """Chest, collar, shoulders, gauntlets, thighs, knees, belt."""
    C, P, w = r.C, r.P, p["plate"]
    for s in (1, -1):
        half = [(.0, .262), (.085, .252), (.128, .2), (.105, .14), (.04, .125), (.006, .135)]
        chest = kit.extrude([(s * (y + .006), z) for y, z in half], .022, w, "yz", bevel=.007)
        kit.transform(chest, C @ kit.matrix((.108, 0, 0), (0, -4, s * 16)))
        kit.transform(kit.box((.012, .05, .012), (.128, s * .05, .225), p["trim"], (0, 0, s * 16)),
                      C)
    belly = kit.extrude([(-.05, .115), (.05, .115), (.062, .07), (.0, .025), (-.062, .07)], .02, w,
                        "yz",
                        bevel=.006)
    kit.transform(belly, C @ kit.matrix((.109, 0, .002)))
    kit.transform(kit.extrude([(-.016, .225), (.016, .225), (.022, .18), (.0, .15), (-.022, .18)],
                              .02,
                              p["trim"], "yz", (.122, 0, 0), bevel=.004), C)
    hu.loft([(C, -.004, .285, .086, .1), (C, -.006, .3, .088, .1), (C, -.006, .332, .07, .072),
             (C, -.006, .335, .056, .058)], p["leather"], 14, sharp=40)
    hu.band(P, .065, .1, .134, .042, p["leather"], 0, 16, .012)
    for yaw in (-60, -28, 28, 60, 125, -125, 180):
        a = math.radians(yaw)
        kit.transform(kit.box((.03, .05, .055), m=p["leather"] if abs(yaw) > 100 else p["grey"],
                              bevel=.008),
                      P @ kit.matrix((.118 * math.cos(a), .15 * math.sin(a), .06), (0, 0, yaw)))
    for i in (0, 1):
        s = 1 if i == 0 else -1
        h, k, a, e, wr = r.hip[i], r.knee[i], r.ankle[i], r.elbow[i], r.wrist[i]
        up = (r.sh[i] - e).normalized() + C.to_3x3() @ Vector((0, s * .9, .5))
        bell = kit.lathe([(.07, -.05), (.09, -.035), (.09, -.01), (.07, .03), (.035, .052),
                          (0, .056)],
                         m=acc if acc and i == 1 else w, seg=9)
        kit.transform(bell, kit.aim_matrix(r.sh[i], r.sh[i] + up) @ kit.matrix((.008, 0, 0), (0, 90,
            0)))
        imp.shell(e, wr, .24, .92, .06, .048, w)
        kit.tube([e.lerp(wr, .45), e.lerp(wr, .58)], [.0575, .0545], p["trim"], seg=8)
        f = (r.foot[i].to_3x3() @ Vector((1, 0, 0)) + (k - (h + a) / 2).normalized() * 1.2).normalized()
        kit.transform(kit.extrude([(-.05, -.05), (-.055, .02), (0, .07), (.055, .02), (.05, -.05)],
                                  .03, w,
                                  "yz", bevel=.01), kit.aim_matrix(k + f * .056, k + f * .3))
        th = h.lerp(k, .45)
        out = (f + r.P.to_3x3() @ Vector((0, s * .8, 0))).normalized()
        kit.transform(kit.box((.03, .085, .15), m=w, bevel=.012, taper=(.9, 1.1)),
                      kit.aim_matrix(th + out * .078, th + out, h - k))
        kit.transform(kit.tube([(0, 0, .05), (0, 0, -.03), (.01, 0, -.1)],
                               [(.036, .022), (.034, .022), (.02, .014)], p["leather"], seg=8,
                               cap=.4,
                               side=(1, 0, 0)), P @ kit.matrix((.0, s * .158, -.02), (0, 6, 0)))


def rocket_pack(r, p, missile=True):
    """Two thrusters and a pointed missile between them."""
    C = r.C
    parts = [kit.box((.08, .17, .2), (-.145, 0, .17), p["plate"], bevel=.022, taper=(.85, .8))]
    for s in (1, -1):
        parts += [kit.tube([(-.185, s * .085, .0), (-.185, s * .085, .03), (-.185, s * .085, .24),
                            (-.185, s * .085, .3)], [.05, .056, .056, .026], p["plate"], seg=12,
                            cap=.2),
                  kit.tube([(-.185, s * .085, .1), (-.185, s * .085, .14)], [.0585, .0585],
                           p["trim"], seg=12),
                  kit.lathe([(.024, -.005), (.04, -.01), (.05, -.06), (.046, -.06), (.02, -.01)],
                            (-.185, s * .085, .0), p["gun"], seg=12)]
    if missile:
        parts += [kit.tube([(-.19, 0, .1), (-.19, 0, .36), (-.19, 0, .46)], [.036, .036, .008],
                           p["trim"],
                           seg=10, cap=.4)]
    kit.transform(parts, C)


def short_cape(r, m):
    """Cape over the left shoulder only."""
    rows = []
    for j in range(8):
        t = j / 7
        row = []
        for i in range(9):
            u = i / 8
            a = math.radians(70 + 100 * u)
            k = 1 + .08 * t * math.sin(9 * u + 2 * t)
            q = r.C @ Vector(((.13 + .08 * t) * math.cos(a) * k - .01,
                              (.2 + .07 * t) * math.sin(a) * k,
                              .31 - .04 * math.sin(a)))
            row.append(Vector((q.x - .1 * t * t, q.y + .03 * t, q.z - .68 * t)))
        rows.append(row)
    kit.sheet(rows, m, .014, sharp=180)


def warrior(pose, guns, leader=False, seed=81):
    """The whole warrior; `guns` pairs a maker with a matrix."""
    p, r = palette(), pose.rig
    acc = livery.badge() if leader else None
    hu.trousers(r, p["cloth"], 460, .95, .01, low=.6)
    hu.shirt(r, p["cloth"], 480, 1.0, .01, .98)
    for i in (0, 1):
        hu.boot(r, i, p["leather"], p["glove"], .5, 130, 1.04)
    plates(r, p, acc)
    closed_helm(r, p, leader)
    rocket_pack(r, p)
    kit.tube([r.C @ Vector((-.005, 0, .29)), r.C @ Vector((0, 0, .37))], [.054, .054], p["glove"],
             seg=10)
    if leader:
        short_cape(r, p["trim"])
    for make, at in guns:
        kit.transform(make(p), at)
    for i, axis, words in pose.hands:
        hu.fist(r, i, p["glove"], axis, 1 if i else -1, **words)
    return hu.up_on_base(seed=seed, ground="857a66", keep=pose.keep)


def two_pistols():
    """A pistol in each hand."""
    pose = poses.both_guns()
    left = kit.aim_matrix((.42, .22, .96), (1.4, .3, .98))
    return warrior(pose, [(pistol, pose.gun), (pistol, left)])


def rifleman():
    """Rifle at the shoulder."""
    pose = poses.aiming()
    return warrior(pose, [(imp.carbine, pose.gun)], seed=83)


def leader():
    """Pointing ahead, pistol raised, cape over one shoulder."""
    pose = poses.commanding()
    return warrior(pose, [(pistol, pose.gun)], True, 85)


MODELS = {"jet_warrior_a": two_pistols, "jet_warrior_b": rifleman, "jet_warrior_leader": leader}

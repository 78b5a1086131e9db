"""Imperial line infantry in white armour shells. Inches, facing +X, 27 mm bases."""
import math
from mathutils import Vector
import human as hu
import kit
from kit import mat, srgb


def palette():
    """Materials of the armoured trooper."""
    return {
        "shell": mat("Shell", srgb("dddcd6"), .38),
        "glove": mat("BodyGlove", srgb("23262b"), .75),
        "visor": mat("Visor", srgb("0d1216"), .12, .3),
        "gun": mat("Gunmetal", srgb("34373c"), .4, .6),
        "grey": mat("GreyTrim", srgb("7e8489"), .5),
    }


def carbine(p):
    """Compact carbine along +X: trigger grip at the origin, fore grip at (.17, 0, 0)."""
    g, k = p["gun"], p["grey"]
    out = [kit.box((.24, .036, .056), (.05, 0, .045), g, bevel=.008),
           kit.box((.03, .03, .085), (-.008, 0, -.008), p["glove"], (0, 14, 0), bevel=.007),
           kit.box((.038, .028, .07), (.075, 0, -.008), g, (0, -6, 0), bevel=.005),
           kit.box((.13, .04, .03), (.2, 0, .03), p["glove"], bevel=.008)]
    out.append(kit.tube([(.16, 0, .054), (.29, 0, .054), (.29, 0, .054), (.31, 0, .054),
                         (.31, 0, .054), (.37, 0, .054)],
                        [.021, .021, .014, .014, .019, .019], g, seg=8))
    out.append(kit.tube([(-.02, 0, .094), (.0, 0, .094), (.0, 0, .094), (.09, 0, .094)],
                        [.02, .02, .014, .016], k, seg=8))
    out.append(kit.box((.02, .014, .03), (.035, 0, .077), g))
    out.append(kit.tube([(-.07, 0, .055), (-.15, 0, .055), (-.165, 0, .04), (-.165, 0, -.02)],
                        [.009] * 4, g, seg=5))
    out.append(kit.box((.018, .034, .08), (-.165, 0, .01), g, bevel=.006))
    return out


def helmet(r, p, crest=None):
    """Closed helmet: domed crown with a ridge, wrap-around visor, vented jaw guard."""
    prof = [(.236, 0), (.228, .4), (.206, .7), (.172, .91), (.14, .99), (.118, 1.02),
            (.112, .955), (.075, .955), (.069, 1.03), (.03, 1.0), (-.012, .94), (-.03, 1.04),
            (-.045, 1.06)]

    def fn(t, a):
        z, k = prof[t]
        c, s = math.cos(a), math.sin(a)
        front, back = max(0, c), max(0, -c)
        x, y = .108 * k * c, .094 * k * s
        if t >= 8:
            x += .022 * front ** 3 * (1.2 if t < 11 else .6)
            y *= 1 - .16 * front ** 2
            z += .03 * front * (t - 7) / 5
        if t == 5:
            x += .018 * front ** 2
            y *= 1 + .04 * front
        if t in (6, 7) and back > .3:
            x, y = x * 1.05, y * 1.05
        return r.H @ Vector((x - .002, y, z))

    kit.sheet(hu.cap_rows(fn, range(len(prof)), 17), p["shell"], .008, True, sharp=38)

    def arc(z, grow, a0, n=10):
        return [r.H @ Vector(((.105 + grow) * math.cos(a) - .001, (.0915 + grow) * math.sin(a), z))
                for a in [math.radians(-a0 + 2 * a0 * i / n) for i in range(n + 1)]]
    kit.sheet([arc(.112, .002, 100), arc(.094, .006, 100), arc(.073, .003, 100)],
              p["visor"], .008)
    ridge = [(.088, .178), (.06, .21), (.01, .236), (-.05, .226), (-.094, .178), (-.112, .12)]
    kit.transform(kit.tube([(x, 0, z) for x, z in ridge],
                           [(.012, .006)] + [(.015, .012)] * 4 + [(.012, .006)], p["grey"], seg=6,
                           power=4, cap=0), r.H)
    for s in (1, -1):
        ear = kit.cylinder(.031, .022, m=p["grey"], bevel=.007, seg=8)
        kit.transform(ear, r.H @ kit.matrix((-.008, s * .098, .068), (90, 0, 0)))
        for k in range(3):
            v = kit.box((.01, .007, .034), m=p["visor"])
            kit.transform(v, r.H @ kit.matrix((.126 - k * .009, s * (.012 + k * .017), .03),
                                              (0, 0, s * (10 + 22 * k))))
    if crest:
        kit.transform(kit.box((.15, .022, .05), (-.02, 0, .232), crest, bevel=.008,
                              taper=(.7, .6)), r.H)


def shell(a, b, t0, t1, r0, r1, m, seg=8):
    """Armour tube around the limb a-b from t0 to t1 with turned lips."""
    a, b = Vector(a), Vector(b)
    d = (b - a).normalized()
    p, q = a.lerp(b, t0), a.lerp(b, t1)
    return kit.tube([p, p + d * .001, p + d * .012, q - d * .012, q - d * .001, q],
                    [r0 * .82, r0 * .95, r0, r1, r1 * .95, r1 * .82], m, seg=seg, cap=0,
                    sharp=50)


def armour(r, p, pauldron=None):
    """All plates of the suit."""
    w, C, P = p["shell"], r.C, r.P
    hu.loft([(C, .004, .07, .09, .12), (C, .006, .072, .106, .142), (C, .012, .085, .112, .15),
             (C, .018, .15, .118, .168), (C, .014, .2, .12, .172), (C, .006, .24, .108, .16),
             (C, -.002, .285, .084, .118), (C, -.004, .31, .066, .082),
             (C, -.004, .31, .05, .06)], w, 16, sharp=34)
    hu.loft([(P, 0, .085, .08, .11), (P, 0, .087, .096, .128), (C, .004, -.005, .097, .128),
             (C, .004, .055, .1, .132), (C, .004, .058, .08, .11)], w, 16, sharp=34)
    for k in range(3):
        kit.transform(kit.box((.014, .03, .022), m=p["grey"]),
                      C @ kit.matrix((.104, -.045 + .045 * k, .025)))
    kit.transform([kit.box((.016, .075, .05), (.128, -.07, .135), w, (0, 4, -22), bevel=.006),
                   kit.box((.02, .02, .018), (.135, -.055, .14), p["grey"]),
                   kit.box((.02, .02, .018), (.128, -.085, .14), p["visor"]),
                   kit.box((.02, .008, .13), (.133, 0, .17), p["grey"])], C)
    hu.band(P, .065, .098, .132, .036, p["grey"], 0, 16, .014)
    for yaw, size in ((0, (.034, .06, .05)), (38, (.034, .05, .06)), (-38, (.034, .05, .06)),
                      (-145, (.036, .06, .07)), (145, (.036, .06, .07))):
        a = math.radians(yaw)
        at = (.122 * math.cos(a), .152 * math.sin(a), .058)
        kit.transform(kit.box(size, m=w, bevel=.009), P @ kit.matrix(at, (0, 0, yaw)))
    kit.transform([kit.box((.05, .115, .1), (.066, 0, -.035), w, (0, 8, 0), bevel=.018,
                           taper=(1.1, 1.5)),
                   kit.box((.05, .15, .1), (-.078, 0, -.025), w, bevel=.02, taper=(1.1, 1.3)),
                   kit.box((.07, .034, .12), (-.01, -.165, -.06), p["glove"], (0, 6, 0), bevel=.012)], P)
    for i in (0, 1):
        s = 1 if i == 0 else -1
        h, k, a, e, wr = r.hip[i], r.knee[i], r.ankle[i], r.elbow[i], r.wrist[i]
        shell(h, k, .2, .84, .097, .078, w)
        shell(k, a, .14, .84, .07, .059, w)
        f = (r.foot[i].to_3x3() @ Vector((1, 0, 0)))
        out = (k - (h + a) / 2)
        f = (out.normalized() * 1.2 + f).normalized()
        kn = kit.box((.04, .085, .105), m=w, bevel=.016, taper=(.7, .7))
        kit.transform(kn, kit.aim_matrix(k + f * .052, k + f * .2))
        shell(r.sh[i], e, .34, .84, .066, .058, w)
        shell(e, wr, .2, .93, .056, .043, w)
        kit.transform(kit.box((.03, .05, .07), m=w, bevel=.012),
                      kit.aim_matrix(e + (e - r.sh[i].lerp(wr, .5)).normalized() * .04,
                                     e + (e - r.sh[i].lerp(wr, .5)).normalized()))
        up = (r.sh[i] - e).normalized() + C.to_3x3() @ Vector((0, s * .9, .5))
        bell = kit.lathe([(.058, -.044), (.082, -.046), (.089, -.03), (.086, .01), (.07, .042),
                          (.038, .06), (0, .064)], m=w, seg=10)
        kit.transform(bell, kit.aim_matrix(r.sh[i], r.sh[i] + up) @ kit.matrix(rot=(0, 90, 0)))
        hu.boot(r, i, w, p["glove"], .78, 80, 1.06)
    kit.transform([kit.box((.07, .17, .17), (-.145, 0, .17), w, bevel=.02, taper=(.9, .85)),
                   kit.box((.03, .1, .03), (-.185, 0, .2), p["grey"]),
                   kit.cylinder(.026, .16, (-.17, .06, .13), p["grey"], seg=8),
                   kit.cylinder(.026, .16, (-.17, -.06, .13), p["grey"], seg=8)], C)
    if pauldron:
        rows = [[C @ (Vector((0, -.168, .262)) + Vector((
            (.105 + .02 * t) * math.sin(a), -(.055 + .06 * t) * 1.0 - .035 * math.cos(a),
            .085 - .13 * t * t - .04 * math.sin(a) ** 2 + .02)))
            for a in [math.radians(-80 + 26.7 * i) for i in range(7)]]
            for t in (-.5, 0, .5, 1)]
        kit.sheet([row[::-1] for row in rows], pauldron, .014)


def trooper(r, gun, p, hands, **extra):
    """Body glove, plates, helmet, weapon; `hands` is a list of fist keywords."""
    hu.trousers(r, p["glove"], 280, extra.get("fat", .84), .002, low=.7)
    hu.shirt(r, p["glove"], 310, 1.0, .003, .86)
    armour(r, p, extra.get("pauldron"))
    helmet(r, p, extra.get("crest"))
    kit.tube([r.C @ Vector((-.005, 0, .29)), r.C @ Vector((.0, 0, .37))], [.056, .056],
             p["glove"], seg=10)
    if gun is not None:
        kit.transform(carbine(p), gun)
    for i, axis, kw in hands:
        hu.fist(r, i, p["glove"], axis, 1 if i else -1, **kw)


def aiming():
    """Carbine shouldered."""
    p = palette()
    gun = kit.aim_matrix((.2, -.085, 1.155), (1.2, -.04, 1.155))
    r = hu.Rig((0, 0, .7), -26, -24, 4, 0, (-2, 5, 6),
               ((.16, .1, 2, 0, 0), (-.2, -.12, -48, 0, 0)),
               (gun @ Vector((.19, 0, .015)), gun @ Vector((-.008, 0, -.005))),
               ((.2, .5, -1), (-.1, -1, -.7)))
    R = gun.to_3x3()
    trooper(r, gun, p, [(0, R @ Vector((1, 0, 0)), {}), (1, R @ Vector((.25, 0, 1)), {})])
    return hu.up_on_base(seed=21, ground="77706a", stone="9a958c",
                         keep=((.2, .1, .16), (-.2, -.14, .16)))


def advancing():
    """Walking forward, carbine held low across the body."""
    p = palette()
    gun = kit.aim_matrix((.19, -.13, .88), (.62, .09, .86))
    r = hu.Rig((.0, 0, .7), 4, -10, 6, 0, (6, 0, 0),
               ((.24, .085, 4, -8, .0), (-.23, -.09, -10, 32, .0)),
               (gun @ Vector((.19, 0, .015)), gun @ Vector((-.008, 0, -.005))),
               ((0, 1, -.8), (-.8, -.7, -.5)))
    R = gun.to_3x3()
    trooper(r, gun, p, [(0, R @ Vector((1, 0, 0)), {}), (1, R @ Vector((.25, 0, 1)), {})])
    return hu.up_on_base(seed=27, ground="77706a", stone="9a958c", shift=(-.02, 0),
                         keep=((.25, .08, .16), (-.25, -.09, .16)))


def leader():
    """Commanding: left arm thrown forward, carbine upright at the hip; pauldron."""
    p = palette()
    gun = kit.aim_matrix((.2, -.26, .86), (.42, -.3, 1.25), (-1, 0, .2))
    r = hu.Rig((0, 0, .72), 4, -14, 2, 0, (16, -2, 0),
               ((.13, .11, 10, 0, 0), (-.1, -.12, -26, 0, 0)),
               ((.5, .2, 1.17), gun @ Vector((-.008, 0, -.005))),
               ((-.1, .5, -1), (-1, -.6, -.3)))
    R = gun.to_3x3()
    acc = mat("TintAccent", (.62, .62, .62), .6)
    trooper(r, gun, p, [(0, (0, -.25, 1), {"point": True}), (1, R @ Vector((.25, 0, 1)), {})],
            pauldron=acc)
    return hu.up_on_base(seed=33, pebbles=4, tufts=2, ground="77706a", stone="9a958c",
                         keep=((.14, .12, .16), (-.12, -.12, .16)))


MODELS = {"trooper_imperial_a": aiming, "trooper_imperial_b": advancing,
          "trooper_imperial_leader": leader}

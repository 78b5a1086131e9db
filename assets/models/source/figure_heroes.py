"""The two heroes: a robed duelist and a dark lord. Inches, facing +X, 27 mm bases."""
import math
from mathutils import Vector
import human as hu
import kit
import livery
from kit import mat, srgb


def blade(m, colour, hilt, trim, length=.78):
    """Energy sword along +X with the grip at the origin; material `m` names the glow."""
    glow = mat(m, tuple(min(1, .25 + c) for c in colour), .3, emit=colour, ao=False)
    kit_parts = [kit.tube([(.07, 0, 0), (.085, 0, 0), (length, 0, 0), (length + .03, 0, 0)],
                          [.013, .017, .0165, .007], glow, seg=8, cap=.3, sharp=180),
                 kit.tube([(-.085, 0, 0), (-.08, 0, 0), (-.06, 0, 0), (-.06, 0, 0), (.045, 0, 0),
                           (.045, 0, 0), (.055, 0, 0), (.075, 0, 0)],
                          [.016, .021, .021, .016, .016, .022, .023, .02], hilt, seg=8)]
    kit_parts += [kit.box((.012, .046, .012), (.0 + .02 * k, 0, 0), trim) for k in (-2, 0, 2)]
    return kit_parts


def skirt(r, top, bottom, m, width, depth, gap=0.0, waist=(.1, .13), cols=22, rows=7, ripple=.03, waves=9,
          sway=(0, 0), thick=.018, seed=1.0, legs=True):
    """Hanging cloth from the belt: `gap` degrees open in front, folds deepen downwards."""
    P = r.P
    grid = []
    for j in range(rows):
        t = j / (rows - 1)
        row = []
        n = cols if gap == 0 else cols - 1
        for i in range(cols):
            a = math.radians(gap / 2 + (360 - gap) * i / n)
            c, s = math.cos(a), math.sin(a)
            w = 1 + t * ripple / .12 * (math.sin(waves * a + seed + 1.2 * t)
                                        + .5 * math.sin((waves - 4) * a + 2 * seed)) * .5
            x = (waist[0] + (depth - waist[0]) * t) * c * w + sway[0] * t * t
            y = (waist[1] + (width - waist[1]) * t) * s * w + sway[1] * t * t
            p = P @ Vector((x, y, top + (bottom - top) * t + .012 * t * math.sin(3 * a + seed)))
            if legs:
                p = push_out(r, p)
            row.append(p)
        grid.append(row)
    return kit.sheet(grid, m, thick, gap == 0, sharp=180)


def push_out(r, p, rad=.117):
    """Keep a cloth point outside the legs."""
    for i in (0, 1):
        for a, b in ((r.hip[i], r.knee[i]), (r.knee[i], r.ankle[i])):
            d = b - a
            t = max(0.0, min(1.0, (p - a).dot(d) / d.length_squared))
            q = a + d * t
            v = Vector((p.x - q.x, p.y - q.y, 0))
            if 0 < v.length < rad and abs(p.z - q.z) < .06:
                p = p + v.normalized() * (rad - v.length)
    return p


def sleeves(r, m, end=.92, flare=.075, tris=500, seed=4):
    """Wide cloth sleeves that open at the wrist."""
    parts = []
    for i in (0, 1):
        s, e, w = r.sh[i], r.elbow[i], r.wrist[i]
        drop = Vector((0, 0, -.018))
        pts = [s.lerp(r.C @ Vector((0, 0, .24)), .4), s, s.lerp(e, .55), e + drop * .5,
               e.lerp(w, .55) + drop, e.lerp(w, end) + drop]
        parts.append(kit.tube(pts, [.066, .074, .068, .063, .066, flare], m, seg=14, steps=3,
                              cap=.1))
    return kit.fuse(parts, .012, tris, 2, m, hu.folds(r, .015, .9, seed))


def tunic(r, m, inner, tris=620):
    """Wrapped tunic: trunk skin with crossing lapels."""
    trunk = hu.loft(hu.torso_rings(r)[1:], m, 18, grow=.012)
    kit.fuse([trunk], .0125, tris, 2, m, hu.folds(r, .01, .8, 7))
    for s, mm, lift in ((-1, m, .004), (1, m, .012)):
        pts = [(-.075, s * .078, .335), (.0, s * .088, .325), (.075, s * .068, .27),
               (.122 + lift, s * .03, .19), (.13 + lift, -s * .018, .11),
               (.117 + lift, -s * .055, .03)]
        rows = []
        for k in (0, 1):
            rows.append([r.C @ Vector((x + (.006 if k else 0), y + (s * .052 if k else 0),
                                       z - (.012 if k else 0))) for x, y, z in kit.spline(pts, 2)])
        kit.sheet(rows if s < 0 else rows[::-1], mm, .016)
    hu.loft([(r.C, .0, .26, .09, .085), (r.C, .004, .3, .075, .07), (r.C, .004, .335, .058, .058)],
            inner, 14)


def hair(r, m):
    """Swept-back hair: a sculpted cap with locks running over the crown to the nape."""
    parts = [kit.ball(1, (-.022, 0, .128), m, (.09, .083, .085), seg=16, rings=12),
             kit.ball(1, (-.048, 0, .07), m, (.058, .076, .075), seg=12, rings=10)]
    for k in range(9):
        y = -.068 + .017 * k
        dome = math.sqrt(1 - (y / .09) ** 2)
        parts.append(kit.tube([(.04 + .038 * dome, y, .115 + .045 * dome),
                               (.04, y * 1.06, .13 + .072 * dome + .006 * (k % 2)),
                               (-.025, y * 1.12, .13 + .082 * dome),
                               (-.09, y * 1.08, .1 + .07 * dome),
                               (-.112, y * .95, .08), (-.09, y * .8, .01 + .006 * (k % 3))],
                              [.009, .014, .015, .016, .016, .008], m, seg=7, steps=2, cap=.5))
    o = kit.fuse(parts, .008, 460, 1, m, lambda p, n: .003 * math.sin(p.y * 230 + 5 * p.z))
    kit.transform(o, r.H)


def duelist():
    """Robed duelist, glowing blade raised in a two-handed guard."""
    skin, eye = mat("Skin", srgb("d3a07c"), .6), mat("Dark", srgb("1d1a18"), .5)
    cloth, under = mat("Tunic", srgb("d9c7a0"), .9), livery.stripe(.9)
    robe, leather = mat("Robe", srgb("6b4a31"), .95), mat("Leather", srgb("46301f"), .6)
    steel = mat("Steel", srgb("9a9da1"), .3, .8)
    sword = kit.aim_matrix((.24, -.1, .97), (.74, .16, 1.67))
    X = sword.to_3x3() @ Vector((1, 0, 0))
    r = hu.Rig((.01, 0, .69), -16, -14, 4, 0, (-6, 2, 0),
               ((.2, .1, 6, 0, 0), (-.2, -.11, -52, 0, 0)),
               (sword @ Vector((-.05, .0, 0)), sword @ Vector((.03, 0, 0))),
               ((-.1, 1, -.9), (-.5, -1, -.7)))
    hu.trousers(r, under, 560, 1.0, .012, low=.5, bulge=.01)
    for i in (0, 1):
        hu.boot(r, i, leather, eye, .32, 240, 1.06, cuff=.012)
    tunic(r, cloth, under)
    sleeves(r, cloth, .9, .06, 560)
    for i in (0, 1):
        hu.forearm(r, i, under, .72, None, (.05, .046, .038))
        hu.fist(r, i, skin, X, 1 if i else -1)
    hu.band(r.P, .075, .104, .138, .06, leather, 0, 20, .008)
    kit.transform([kit.box((.014, .06, .05), (.118, 0, .075), steel, bevel=.006),
                   kit.box((.035, .055, .06), (.1, -.09, .06), leather, (0, 0, -38), bevel=.01),
                   kit.box((.035, .055, .06), (.1, .09, .06), leather, (0, 0, 38), bevel=.01)], r.P)
    skirt(r, .06, -.36, cloth, .19, .165, gap=34, rows=7, cols=24, ripple=.028, waves=8,
          sway=(-.05, .01))
    skirt(r, .068, -.54, robe, .275, .25, gap=150, waist=(.126, .162), rows=8, cols=20,
          ripple=.03, waves=8, sway=(-.11, .0))
    for s in (1, -1):
        panel = [[r.C @ Vector((x, s * (y + dy), z - .3 * dy)) for dy in (0, .045, .085)]
                 for x, y, z in kit.spline([(.118, .085, .03), (.122, .09, .15), (.075, .085, .285),
                                            (-.01, .08, .335), (-.09, .08, .28),
                                            (-.118, .085, .14), (-.105, .08, .02)], 2)]
        kit.sheet(panel if s < 0 else [q[::-1] for q in panel], robe, .018)
    dark_hair = mat("Hair", srgb("5b3a20"), .8)
    hu.head(r, skin, eye, 640, dark_hair)
    hair(r, dark_hair)
    kit.transform(blade("Blade", (.05, .95, .75), steel, eye), sword)
    return hu.up_on_base(seed=41, ground="8a7a5c", keep=((.22, .1, .17), (-.2, -.13, .17)))


def mask(r, gloss, bronze, glow):
    """Tall closed helm: keeled bronze face, two burning slits, swept fins, high crest."""
    prof = [(.262, 0), (.25, .3), (.222, .62), (.18, .86), (.13, .98), (.07, 1.0), (.01, .95),
            (-.045, .86), (-.06, .9)]

    def fn(t, a):
        z, k = prof[t]
        c, s = math.cos(a), math.sin(a)
        return r.H @ Vector((.106 * k * c - .012 - .03 * max(0, z - .13) / .13,
                             .094 * k * s, z + .012 * max(0, -c) * min(t, 1)))
    kit.sheet(hu.cap_rows(fn, range(len(prof)), 18), gloss, .012, True, sharp=45)
    hu.loft([(r.H, .02, z, d, w, p) for z, d, w, p in (
        (-.055, .05, .035, 1.5), (-.05, .064, .046, 1.5), (.0, .094, .074, 1.45),
        (.06, .106, .088, 1.4), (.074, .094, .08, 1.4), (.1, .096, .082, 1.4),
        (.112, .112, .092, 1.35), (.165, .092, .078, 1.4), (.205, .055, .045, 1.5))],
        bronze, 16, sharp=24)
    for s in (1, -1):
        slit = kit.extrude([(-.03, -.009), (.03, .003), (.03, .017), (-.03, .004)], .02, glow, "yz")
        if s < 0:
            kit.transform(slit, kit.matrix(scale=(1, -1, 1)))
        kit.transform(slit, r.H @ kit.matrix((.085, s * .036, .086), (0, 0, s * 38)))
        fin = kit.tube([(.05, s * .088, .05), (-.02, s * .104, .12), (-.1, s * .098, .2),
                        (-.15, s * .086, .262)],
                       [(.01, .03), (.013, .036), (.01, .026), (.002, .005)], gloss, seg=6, steps=3)
        kit.transform(fin, r.H)
        kit.transform(kit.cylinder(.024, .02, m=bronze, bevel=.006, seg=10),
                      r.H @ kit.matrix((.01, s * .1, .07), (90, 0, 0)))
    crest = kit.extrude([(.085, .17), (.06, .25), (-.04, .3), (-.16, .29), (-.11, .2), (-.1, .12)],
                        .02, bronze, bevel=.007)
    kit.transform(crest, r.H)


def gorget(r, m):
    """Standing collar, open in front."""
    rows = [[r.C @ Vector((.0 + w * math.cos(a) * .95 - .012, w * 1.08 * math.sin(a),
                           z + .035 * (1 - math.cos(a)) / 2 * up))
             for a in [math.radians(38 + 284 * i / 16) for i in range(17)]]
            for w, z, up in ((.125, .385, 1), (.112, .34, .8), (.105, .28, 0))]
    kit.sheet(rows, m, .016, sharp=60)


def cape(r, m, lining=None):
    """Long cape from both shoulders, blown back and to the left."""
    rows, n = [], 17
    for j in range(11):
        t = j / 10
        row = []
        for i in range(n):
            u = i / (n - 1) * 2 - 1
            a = math.radians(180 + u * (106 - 22 * t))
            wide = .185 + .17 * t ** 1.2
            deep = .12 + .22 * t ** 1.4
            fold = 1 + (.05 + .1 * t) * math.sin(u * 13 + 1.5 * t) * min(1, t * 3)
            c, s = math.cos(a), math.sin(a)
            z = .318 - .055 * abs(u) ** 1.5 * (1 - t) - 1.12 * t + .025 * t * math.sin(u * 7)
            top = r.C @ Vector((deep * c * fold - .01, wide * s * fold, .318 - .05 * abs(u)))
            p = Vector((top.x - .16 * t * t, top.y + .1 * t * t * (1 + .4 * u), r.C.translation.z + z))
            p.z = max(p.z, .015)
            row.append(p)
        rows.append(row)
    kit.sheet(rows, m, .022, sharp=180)


def dark_lord():
    """Tall armoured lord, red blade held low, cape flowing."""
    black, gloss = mat("BlackCloth", srgb("232329"), .85), mat("BlackArmour", srgb("2d2f37"), .3, .35)
    steel = mat("Bronze", srgb("8c6a45"), .35, .75)
    glow = mat("Blade", (1, .31, .29), .3, emit=(1.0, .06, .04), ao=False)
    capem = mat("Cape", srgb("5a1f26"), .9)
    sword = kit.aim_matrix((.16, -.31, .76), (.7, -.4, .3))
    X = sword.to_3x3() @ Vector((1, 0, 0))
    r = hu.Rig((0, 0, .74), 2, -6, 1, 0, (-8, 4, 0),
               ((.13, .115, 12, 0, 0), (-.12, -.115, -24, 0, 0)),
               ((.14, .33, .8), sword @ Vector((.0, 0, 0))), ((-1, .7, -.2), (-1, -.6, -.2)))
    hu.trousers(r, black, 420, 1.05, .006, low=.6)
    hu.shirt(r, black, 560, 1.0, .01, 1.12)
    C, P = r.C, r.P
    hu.loft([(C, .0, .055, .1, .125), (C, .004, .06, .108, .14), (C, .014, .13, .124, .17),
             (C, .012, .2, .126, .178), (C, .004, .25, .11, .165), (C, -.004, .3, .085, .115),
             (C, -.004, .335, .06, .068)], gloss, 20, sharp=34)
    for k in range(4):
        hu.loft([(C, .004, .045 - .032 * k, .1, .128), (C, .004, .043 - .032 * k, .108, .136),
                 (C, .004, .02 - .032 * k, .106, .134), (C, .004, .018 - .032 * k, .09, .12)],
                gloss if k % 2 else black, 14, cap=False, sharp=34)
    kit.transform([kit.extrude([(0, -.055), (.03, .0), (0, .055), (-.03, 0)], .02, steel, "yz",
                               (.138, 0, .17), bevel=.006)], C)
    for z, d, w in ((.062, .114, .147), (.262, .112, .163)):
        hu.loft([(C, .006, z - .009, d - .01, w - .01), (C, .006, z - .006, d + .002, w + .002),
                 (C, .006, z + .006, d + .002, w + .002), (C, .006, z + .009, d - .01, w - .01)],
                steel, 18, cap=False, sharp=40)
    hu.band(P, .06, .104, .138, .05, gloss, 0, 18, .01)
    kit.transform([kit.box((.022, .075, .06), (.116, 0, .06), steel, bevel=.01),
                   kit.box((.03, .05, .05), (.1, .095, .055), steel, (0, 0, 40), bevel=.008),
                   kit.box((.03, .05, .05), (.1, -.095, .055), steel, (0, 0, -40), bevel=.008)], P)
    for i in (0, 1):
        s = 1 if i == 0 else -1
        h, k, a, e, w = r.hip[i], r.knee[i], r.ankle[i], r.elbow[i], r.wrist[i]
        for t0, t1, r0, r1 in ((-.02, .12, .096, .1), (.1, .3, .088, .094)):
            p, q = r.sh[i].lerp(e, t0), r.sh[i].lerp(e, t1)
            kit.tube([p - (q - p) * .3, p, q], [r0 * .62, r0, r1], gloss, seg=12, cap=.0)
        kit.tube([e.lerp(w, .2), e.lerp(w, .24), e.lerp(w, .9), e.lerp(w, .94)],
                 [.046, .06, .046, .038], gloss, seg=10, sharp=50)
        kit.tube([k.lerp(a, .06), k.lerp(a, .1), k.lerp(a, .5), k.lerp(a, .93)],
                 [.056, .078, .073, .058], gloss, seg=10, sharp=50)
        f = (k - (h + a) / 2).normalized() + r.foot[i].to_3x3() @ Vector((.8, 0, 0))
        kit.transform(kit.box((.045, .085, .1), m=gloss, bevel=.018, taper=(.6, .6)),
                      kit.aim_matrix(k + f.normalized() * .05, k + f.normalized()))
        hu.boot(r, i, gloss, black, .7, 150, 1.08)
        hu.fist(r, i, black, X if i else (.3, .2, 1), 1 if i else -1, size=1.08)
    skirt(r, .05, -.5, black, .2, .17, gap=40, rows=7, cols=24, ripple=.03, waves=9, sway=(-.03, .02))
    kit.transform(kit.box((.02, .1, .3), (.125, 0, -.11), black, (0, -4, 0), bevel=.006), P)
    mask(r, gloss, steel, glow)
    gorget(r, gloss)
    cape(r, capem)
    for s in (1, -1):
        kit.transform(kit.cylinder(.026, .02, m=steel, bevel=.006, seg=10),
                      C @ kit.matrix((.098, s * .105, .255), (0, 60, s * 20)))
    kit.transform(blade("Blade", (1.0, .06, .04), steel, black), sword)
    return hu.up_on_base(seed=55, ground="5d5b5c", stone="7a777a",
                         keep=((.16, .12, .16), (-.12, -.13, .16)))


MODELS = {"duelist": duelist, "dark_lord": dark_lord}

"""Small industrial scatter terrain, sizes in inches.

barricade 3 x 0.6 x 0.9 (`Plates`, `Sandbags`), crates 2.6 x 2 x 1.3 (`Crates`,
`Canisters`), pipes 6 x 1.6 x 1.1 (`Pipes`, `Supports`, `Valve`) and
moisture_pylon 1.6 x 1.6 x 5 (`Plinth`, `Pylon`, `Vanes`).
"""
import math
import random

import kit
import terrain_common as tc

PAINTS = {"olive": "8f9570", "ochre": "e0b064", "grey": "a3a8ac", "blue": "6d8ca1", "rust": "b26845"}


def paint(name):
    """Weathered paint by colour name."""
    return kit.mat("Paint " + name, kit.srgb(PAINTS[name]), 0.6, 0.25)


def steel():
    """Bare dark metal."""
    return kit.mat("Steel", kit.srgb("85888b"), 0.5, 0.6)


def worn(objs, seed=0.0, base=.75, dirt=.35, height=.5):
    """Grime on each object with its own shade."""
    rng = random.Random(seed)
    for o in objs:
        tc.tone(o, tc.weathered(base + rng.uniform(-.1, .1), .2, dirt, height, rng.random() * 20, 1.8))
    return objs


def bag(at, spin, rng, m):
    """Sandbag 0.56 x 0.3 x 0.17 with sagging sides and a tied end."""
    o = kit.tube([(-.27, 0, 0), (-.2, 0, 0), (0, 0, -.012), (.2, 0, 0), (.27, 0, .01)],
                 [(.09, .045), (.145, .082), (.16, .09), (.145, .082), (.08, .04)], m, seg=9, cap=.25,
                 power=2.6, sharp=80)
    s = rng.random() * 30
    kit.displace(o, lambda p, n: .018 * kit.noise(p, 5, s))
    kit.place(o, at, (rng.uniform(-5, 5), rng.uniform(-4, 4), spin + rng.uniform(-7, 7)))
    k = rng.uniform(.72, 1)
    return tc.tone(o, lambda p, n: k * (.9 + .2 * kit.noise(p, 4, s)))


def barricade():
    """Sandbags stacked against three armoured plates."""
    rng = random.Random(5)
    cloth, metal = kit.mat("Sandbag", kit.srgb("b6a47c"), .97), steel()
    plates = []
    for i, (x, colour) in enumerate(((-.98, "olive"), (0, "olive"), (.98, "grey"))):
        w, h, lean = .94, (.86, .9, .82)[i], (3, -2, 4)[i]
        pts = [(-w / 2, 0), (w / 2, 0), (w / 2, h - .16), (w / 2 - .14, h), (-w / 2 + .14, h),
               (-w / 2, h - .16)]
        slot = tc.rect(-.2, h - .3, .2, h - .2) if i == 1 else None
        frame = tc.wall_frame((0, .1), (1, .1))
        leaf = [tc.slab(pts, paint(colour), .15, [slot] if slot else [], frame, .3, flare=.03, step=.3)]
        for u in (-w / 2 + .1, w / 2 - .1):
            leaf.append(tc.stud(u - .05, .06, u + .05, h - .2, paint(colour), .15, .19, frame, .02))
        for u in (-w / 2 + .1, w / 2 - .1):
            for v in (.14, h - .28):
                leaf.append(kit.cylinder(.03, .03, frame(u, v, .2), metal, rot=(90, 0, 0), seg=6))
        leaf.append(kit.box((w - .16, .06, .14), (0, .12, .2), metal, bevel=.02))
        for u in (-.28, .28):
            leaf.append(tc.plank((u, .11, .62), (u, .25, .02), .09, .07, metal, up=(1, 0, 0)))
        worn(leaf, i + 3)
        plates += kit.place(leaf, (x, 0, 0), (0, 0, lean))
    face = tc.wall_frame((-.98, .1), (0, .1))
    for k in range(3):
        u = -.22 + .16 * k
        mark = [(u, .5), (u + .07, .5), (u + .17, .64), (u + .1, .64)]
        chevron = tc.slab(mark, paint("ochre"), .012, (), lambda p, q, w: face(p, q, w + .145), .5, back=False)
        plates.append(tc.tone(chevron, .9))
    bags = []
    for row, (n, x0) in enumerate(((5, -1.16), (5, -1.2), (3, -1.1))):
        for i in range(n):
            x = x0 + .58 * i + .12 * (row % 2)
            if row == 2 and i == 2:
                x = 1.0
            bags.append(bag((x, -.145 + .015 * row, .085 + .155 * row), 0, rng, cloth))
    bags += [bag((-1.12, .17, .085), 4, rng, cloth), bag((1.12, .16, .085), -3, rng, cloth),
             bag((.02, .17, .085), 5, rng, cloth)]
    tc.part("Plates", plates)
    tc.part("Sandbags", bags)
    return {"ao_dist": .6}


def crate(size, colour, seed, lamp=False):
    """Hard-shell crate standing on z = 0: ribs, lid seam, corner caps, latches."""
    x, y, z = size
    m, metal = paint(colour), steel()
    lid = z * .72
    out = [kit.box((x, y, lid - .02), (0, 0, lid / 2 - .01), m, bevel=.035),
           kit.box((x - .05, y - .05, .05), (0, 0, lid), metal),
           kit.box((x, y, z - lid - .01), (0, 0, (z + lid) / 2), m, bevel=.045)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            out.append(kit.box((.11, .11, z * .96), (sx * (x / 2 - .04), sy * (y / 2 - .04), z * .48), metal,
                               bevel=.02))
    for a, b in (((-x / 2, -y / 2), (x / 2, -y / 2)), ((x / 2, y / 2), (-x / 2, y / 2)),
                 ((x / 2, -y / 2), (x / 2, y / 2)), ((-x / 2, y / 2), (-x / 2, -y / 2))):
        f, w = tc.wall_frame(a, b), math.dist(a, b)
        n = max(1, round(w / .42))
        for i in range(n):
            u0, u1 = .12 + (w - .24) * i / n + .02, .12 + (w - .24) * (i + 1) / n - .02
            out.append(tc.stud(u0, .08, u1, lid - .1, m, -.01, .025, f, .03))
        out.append(tc.stud(w / 2 - .07, lid - .07, w / 2 + .07, lid + .08, metal, 0, .05, f, .015))
    out.append(tc.stud(-x / 2 + .13, -y / 2 + .13, x / 2 - .13, y / 2 - .13, m, z - .02, z + .02, lambda u, v,
                       w: (u, v, w), .03))
    if lamp:
        out.append(kit.box((.16, .03, .06), (x / 2 - .28, -y / 2 - .02, lid - .02),
                           kit.mat("Lamp", (.3, .9, 1), .4, emit=(.2, .8, 1)), bevel=.008))
    return worn(out, seed)


def canister(r, h, colour, seed):
    """Drum with rolled hoops, standing on z = 0."""
    m = paint(colour)
    prof = [(0, 0), (r * .92, 0), (r, .03)]
    for k in (.3, .66):
        prof += [(r, h * k - .035), (r * 1.07, h * k - .015), (r * 1.07, h * k + .015), (r, h * k + .035)]
    prof += [(r, h - .05), (r * .94, h), (r * .82, h), (r * .8, h - .03), (0, h - .03)]
    cap = kit.cylinder(.07, .06, (r * .4, 0, h - .01), steel(), bevel=.012, seg=10)
    return worn([kit.lathe(prof, m=m, seg=18, sharp=35), cap], seed)


def crates():
    """Stack of four crates and three canisters, 2.6 x 2 x 1.3."""
    stack = kit.place(crate((1.25, .9, .68), "olive", 1), (-.6, .42, 0), (0, 0, 3))
    stack += kit.place(crate((.8, .8, .62), "ochre", 2, True), (.66, .5, 0), (0, 0, -8))
    stack += kit.place(crate((1.0, .62, .56), "grey", 3), (-.46, .42, .7), (0, 0, 14))
    stack += kit.place(crate((.9, .52, .46), "blue", 4, True), (-.72, -.48, 0), (0, 0, -14))
    cans = kit.place(canister(.27, .72, "rust", 6), (.28, -.42, 0), (0, 0, 20))
    cans += kit.place(canister(.27, .72, "grey", 7), (.86, -.3, 0), (0, 0, 160))
    cans += kit.place(canister(.2, .62, "ochre", 8), (.34, -.86, .205), (0, 90, 10))
    tc.part("Crates", stack)
    tc.part("Canisters", cans)
    return {"ao_dist": .6}


def flange(at, r, m, rot):
    """Bolted collar."""
    out = [kit.cylinder(r, .1, (0, 0, 0), m, bevel=.015, seg=14)]
    out += [kit.cylinder(.025, .15, (r * .82 * math.cos(a), r * .82 * math.sin(a), 0), m,
                         seg=5) for a in [math.pi / 3 * i for i in range(6)]]
    return kit.place(out, at, rot)


def pipes():
    """Two pipes on cradles, with a valve wheel and a branch down to the ground."""
    metal, main, thin = steel(), kit.mat("Paint sand", kit.srgb("d3bd8a"), .6, .2), paint("grey")
    run = [kit.tube([(-2.92 + .365 * i, .25, .66) for i in range(17)], [.29] * 17, main, seg=14, cap=0),
           kit.tube([*[(-2.92 + .49 * i, -.36, .52) for i in range(9)], (1.5, -.36, .52), (1.72, -.36, .4),
                     (1.78, -.36, .15),
                     (1.78, -.36, 0)],
                    [.17] * 13, thin, seg=10, cap=0),
           kit.tube([(1.62, -.36, .47), (2.92, -.36, .47)], [.11, .11], paint("rust"), seg=10, cap=.2),
           kit.cylinder(.3, .06, (1.78, -.36, .03), metal, bevel=.02, seg=14)]
    for x in (-2.94, -.95, 1.1, 2.94):
        run += flange((x, .25, .66), .4, metal, (0, 90, 0))
    for x in (-2.94, -1.4, .6):
        run += flange((x, -.36, .52), .25, metal, (0, 90, 0))
    run += flange((2.94, -.36, .47), .2, metal, (0, 90, 0))
    run += [kit.cylinder(.325, .22, (x, .25, .66), paint("rust"), (0, 90, 0), bevel=.012,
                         seg=16) for x in (-2.0, 2.2)]
    worn(run, 4, dirt=.3, height=.6)
    stand = []
    for x in (-2.4, 0.15, 2.45):
        stand += [kit.box((.34, 1.5, .12), (x, 0, .06), kit.mat("Concrete", kit.srgb("a39f95"), .95),
                          bevel=.03),
                  kit.box((.18, .66, .34), (x, .25, .26), metal, bevel=.025, taper=(1, .8)),
                  kit.box((.16, .3, .3), (x, -.36, .25), metal, bevel=.02, taper=(1, .75)),
                  kit.extrude([(.34 * math.cos(a),
                                .34 * math.sin(a)) for a in [math.pi * i / 8 for i in range(9)]]
                              + [(.29 * math.cos(a),
                                  .29 * math.sin(a)) for a in [math.pi * (8 - i) / 8 for i in range(9)]],
                              .14, metal, "yz", (x, .25, .66))]
    worn(stand, 9)
    wheel = [kit.cylinder(.2, .34, (-.4, .25, .9), metal, bevel=.03, seg=12),
             kit.cylinder(.045, .14, (-.4, .25, 1.04), metal, seg=8),
             kit.tube([(-.4 + .3 * math.cos(a), .25 + .3 * math.sin(a),
                        1.06) for a in [math.pi * i / 9 for i in range(19)]], [.04] * 19, paint("rust"), seg=6,
                        cap=None)]
    wheel += [kit.box((.58, .06, .05), (-.4, .25, 1.06), paint("rust"), (0, 0, 60 * k), .012) for k in range(3)]
    wheel += [kit.cylinder(.35, .5, (-.4, .25, .66), main, (0, 90, 0), bevel=.08, seg=16)]
    worn(wheel, 5)
    tc.part("Pipes", run)
    tc.part("Supports", stand)
    tc.part("Valve", wheel)
    return {"ao_dist": .6}


def moisture_pylon():
    """Condenser mast: round plinth, tapering core, three tiers of vanes, crown."""
    metal, shell = steel(), kit.mat("Shell", kit.srgb("d8d0bd"), .6, .1)
    stone = kit.mat("Plinth", kit.srgb("b5a68c"), .95)
    plinth = [kit.lathe([(0, 0), (.8, 0), (.8, .08), (.74, .14), (.6, .15), (.56, .22), (.52, .34), (.42, .38),
                         (0, .38)], m=stone, seg=26, sharp=30)]
    plinth += [kit.place(kit.box((.34, .16, .36), (.52, 0, .2), stone, bevel=.03, taper=(.5, .8),
                                 shift=(-.06, 0)), (0, 0, 0), (0, 0, 60 * i)) for i in range(6)]
    worn(plinth, 2, dirt=.35, height=.5)
    core = [kit.lathe([(0, .36), (.34, .36), (.34, .46), (.26, .52), (.25, .95), (.31, 1.0), (.31, 1.12),
                       (.23, 1.18), (.19, 2.2), (.25, 2.24), (.25, 2.34),
                       (.17, 2.4), (.14, 3.4), (.2, 3.44), (.2, 3.54), (.12, 3.6), (.1, 4.3), (.17, 4.36),
                       (.19, 4.5), (.13, 4.62), (.05, 4.7), (.035, 5.0), (0, 5.0)],
                      m=shell, seg=16, sharp=30)]
    core += [kit.tube([(.3 * math.cos(a), .3 * math.sin(a), .4), (.28 * math.cos(a), .28 * math.sin(a), 1.0),
                       (.2 * math.cos(a), .2 * math.sin(a), 2.3),
                       (.13 * math.cos(a), .13 * math.sin(a), 3.5)], [.035] * 4, metal,
                       seg=6) for a in (.5, 2.6, 4.7)]
    core += [kit.box((.2, .26, .4), (.3, 0, .74), metal, bevel=.03),
             kit.box((.04, .1, .06), (.41, 0, .82), kit.mat("Lamp", (.3, .9, 1), .4, emit=(.2, .8, 1)),
                     bevel=.01)]
    core += [kit.box((.14, .2, .26), (-.28, .05, 1.6), paint("rust"), bevel=.03)]
    worn(core, 3, .9, .2, 1.5)
    vanes = []
    for z, h, reach, n, turn in ((1.25, .85, .62, 4, 0), (2.45, .8, .5, 4, 45), (3.65, .6, .38, 3, 20)):
        for i in range(n):
            fin = kit.extrude([(.08, 0), (reach * .8, .1), (reach, .25), (reach, h - .12), (reach * .86, h),
                               (.08, h - .12)], .16, shell, "xz", bevel=.03)
            rib = [kit.box((reach * .62, .2, .05), (reach * .56, 0, h * k), metal,
                           bevel=.012) for k in (.32, .5, .68)]
            tip = kit.cylinder(.035, h * .9, (reach + .02, 0, h * .52), paint("rust"), bevel=.01, seg=7)
            vanes += kit.place([fin, *rib, tip], (0, 0, z), (0, 0, turn + 360 / n * i))
    for i in range(3):
        a = 2 * math.pi * i / 3
        vanes.append(kit.tube([(.12 * math.cos(a), .12 * math.sin(a), 4.45),
                               (.3 * math.cos(a), .3 * math.sin(a), 4.55),
                               (.36 * math.cos(a), .36 * math.sin(a), 4.85)], [.03, .028, .02], metal, seg=6,
                               steps=2, cap=.5))
    worn(vanes, 6, .9, .1, 1)
    tc.part("Plinth", plinth)
    tc.part("Pylon", core)
    tc.part("Vanes", vanes)
    return {"ao_dist": .7}


finish = tc.finish
MODELS = {"barricade": barricade, "crates": crates, "pipes": pipes, "moisture_pylon": moisture_pylon}

"""Ground of a forest and what was built there.

tree_hut 5.7 x 5.7 x 8 (`Trunk`, `Crown`, `Deck` flat at 3, `Hut`, `Stairs`, `Railings`), grass_hill 8 x 6.4 x 2 (`Slopes`,
`Top` flat, `Growth`), boulders 4.4 x 3.6 (`Boulders`, `Growth`), river 12 x 5.3 (`Banks`, `Water`; straight at both
ends, so that lengths join) and footbridge 6.4 x 2.3 (`Deck` flat at 0.6, `Ramps`, `Railings`).
"""
import math
import random

import fittings as fit
import house
import kit
import land
import terrain_common as tc
import terrain_forest_wood as wood
import terrain_woods as woods


def tree_hut():
    """Look-out round a great trunk, reached by a winding stair."""
    m, rng = wood.colours(), random.Random(5)
    tc.part("Trunk", wood.great_trunk(.72, 6.9, m, 4, 6))
    crown = [woods.leaf_mass((.9 * math.cos(a), .9 * math.sin(a), z), r, m["leaf" if i % 2 else "needle"], i + 3, 170)
             for i, (a, z, r) in enumerate(((.3, 6.6, .95), (1.7, 6.9, .9), (3.0, 6.5, 1.0), (4.3, 6.95, .85), (5.4, 6.6, .9), (0, 7.3, .9)))]
    tc.part("Crown", crown)
    deck, n = [], 12
    line = [(2.95 * math.cos(2 * math.pi * (i + .5) / n), 2.95 * math.sin(2 * math.pi * (i + .5) / n)) for i in range(n)]
    hole = [(.66 * math.cos(a), .66 * math.sin(a)) for a in [2 * math.pi * i / 12 for i in range(12)]]
    arc = [math.radians(a) for a in range(-62, 27, 11)]
    way_up = [(.78 * math.cos(a), .78 * math.sin(a)) for a in arc] + [(1.78 * math.cos(a), 1.78 * math.sin(a)) for a in reversed(arc)]
    deck += house.age([tc.slab(line, m["cut"], .16, [hole, way_up], lambda u, v, w: (u, v, w + 2.84), .7)], 1, .8, 0)
    for i in range(15):
        y = -2.62 + .375 * i
        half = math.sqrt(max(.3, 2.85 ** 2 - y * y)) - .14
        right = 1.82 if -1.75 < y < .95 else .72
        for x0, x1 in ((-half, -.72 if abs(y) < .8 else .3), (right, half)) if -1.75 < y < .95 else ((-half, half),):
            if x1 - x0 > .2:
                deck.append(tc.tone(tc.stud(x0, y - .17, x1, y + .17, m["cut"], 2.98, 3.012, lambda u, v, w: (u, v, w), .015), rng.uniform(.68, .95)))
    for i in range(6):
        a = 2 * math.pi * (i + .5) / 6
        deck += house.age([kit.tube([(.55 * math.cos(a), .55 * math.sin(a), 1.6), (2.5 * math.cos(a), 2.5 * math.sin(a), 2.84)], [.11, .09], m["bark"], seg=7),
                           kit.tube([(.4 * math.cos(a), .4 * math.sin(a), 2.76), (2.8 * math.cos(a), 2.8 * math.sin(a), 2.76)], [.09, .08], m["bark"], seg=7)], i)
    tc.part("Deck", deck)
    hut = []
    for i in range(9):
        a = math.radians(35 + 17 * i)
        hut += house.age([kit.tube([(1.75 * math.cos(a), 1.75 * math.sin(a), 3), (1.72 * math.cos(a), 1.72 * math.sin(a), 4.55)], [.17, .16], m["bark"], seg=8, cap=0)], i)
    for k in range(3):
        arc = [(1.78 * math.cos(math.radians(a)), 1.78 * math.sin(math.radians(a)), 3.4 + .5 * k) for a in range(30, 180, 15)]
        hut += house.age([kit.tube(arc, [.07] * len(arc), m["rope"], seg=6, cap=0)], k)
    rows = [[(r * math.cos(math.radians(a)), r * math.sin(math.radians(a)), z - .05 * (i % 2)) for i, a in enumerate(range(5, 216, 10))]
            for r, z in ((.5, 5.5), (1.1, 5.1), (1.7, 4.68), (2.3, 4.22))]
    hut.append(tc.tone(kit.sheet(rows, m["thatch"], .1), lambda p, q: .78 + .3 * kit.noise((p.x * 5, p.y * 5, p.z), 1, 3)))
    tc.part("Hut", hut)
    steps, count = [], 11
    for i in range(count):
        a = math.radians(-150 + 15.5 * i)
        z = 3 - 3 / 12 * (count - i)
        tread = [kit.box((.95, .5, .09), (1.18, 0, z - .045), m["cut"], bevel=.02),
                 kit.tube([(.6, 0, z - .35), (1.5, 0, z - .1)], [.06, .05], m["bark"], seg=6)]
        steps += house.age(kit.place(tread, rot=(0, 0, math.degrees(a))), i)
    tc.part("Stairs", steps)
    edge = [(2.85 * math.cos(math.radians(a)), 2.85 * math.sin(math.radians(a)), 3) for a in range(-135, 166, 30)]
    tc.part("Railings", fit.railing(edge, m, .5, .8, "rope"))
    return {"ao_dist": 1.0}


def grass_hill():
    """A green hill in two steps with outcrops."""
    m, rng = wood.colours(), random.Random(3)
    turf = kit.mat("MatGround turf", kit.srgb("8f9a58"), .97)
    tc.part("Slopes", [land.mound(3.95, 3.15, 1.0, turf, 5, .74, 52, steep=1.1, lobes=.07, tone=land.turf(5, .3)),
                       land.mound(2.1, 1.75, 2.0, turf, 9, .68, 40, (-.7, .35), 1.1, .04, .08, land.turf(9, .3), .99)])
    rocks = [land.boulder(x, y, r, m["stone"], i + 2, .8, z) for i, (x, y, r, z) in
             enumerate(((1.9, -2.1, .55, .2), (2.6, -1.7, .4, .2), (-3.2, -1.3, .5, .15), (.85, 1.4, .34, 1.2), (-2.3, 1.9, .45, .6), (3.3, .9, .36, .1), (-.1, -1.25, .3, 1.1)))]
    for i in range(34):
        a, d = rng.uniform(0, 6.28), rng.uniform(.86, 1.0)
        rocks.append(kit.place(woods.tuft(0, 0, m["grass" if i % 3 else "needle"], rng), (3.8 * d * math.cos(a), 3.0 * d * math.sin(a), -.06)))
    rocks += [woods.leaf_mass((x, y, z), r, m["leaf"], i + 9, 80) for i, (x, y, z, r) in
              enumerate(((2.75, -1.1, .9, .32), (-3.3, .4, .5, .34), (1.35, 1.9, 1.0, .3)))]
    tc.part("Growth", rocks)
    return {"ao_dist": .8}


def boulders():
    """A heap of mossy rocks."""
    m, rng = wood.colours(), random.Random(8)
    rock = kit.mat("Grey rock", kit.srgb("9c988e"), .94)
    spots = [(-.75, .25, 1.15, .85), (.85, -.35, .95, .8), (.5, .95, .7, .75), (-1.35, -.85, .6, .7), (1.55, .65, .5, .7),
             (-.1, -1.15, .55, .7), (-1.75, .75, .42, .7), (1.6, -1.2, .4, .7)]
    out = []
    for i, (x, y, r, q) in enumerate(spots):
        o = land.boulder(x, y, r, rock, i + 5, q)

        def moss(p, n, i=i):
            k = .78 + .24 * kit.noise(p, 1.8, i)
            g = max(0.0, min(1.0, 3 * (n.z - .45))) * max(0.0, min(1.0, .6 + 1.5 * kit.noise(p, 1.3, 4)))
            return k * (1 - .34 * g), k * (1 - .14 * g), k * (1 - .6 * g)
        out.append(tc.tone(o, moss))
    tc.part("Boulders", out)
    spot = lambda r: (lambda a, d: (2.1 * d * math.cos(a), 1.7 * d * math.sin(a), 0))(r.uniform(0, 6.28), r.uniform(.75, 1))
    low = tc.scatter(24, spot, rock, 3, .06, .2)
    for i in range(18):
        a = rng.uniform(0, 6.28)
        low.append(kit.place(woods.tuft(0, 0, m["grass"], rng), (2.0 * math.cos(a), 1.6 * math.sin(a), -.07)))
    tc.part("Growth", low)
    return {"ao_dist": .9}


def course(x):
    """Where the middle of the river lies at x; straight at both ends."""
    return .42 * math.sin(math.pi * x / 6) * (1 - (x / 6) ** 2)


def river():
    """Twelve inches of a stream between stony banks."""
    m, rng = wood.colours(), random.Random(1)
    water = kit.mat("Water", kit.srgb("6f93a0"), .12, .2)
    soil = kit.mat("MatGround bank", kit.srgb("857650"), .98)
    n = 30
    xs = [-6 + 12 * i / n for i in range(n + 1)]
    half = lambda x, s: 1.55 + .16 * math.sin(2.2 * x + s) * (1 - (x / 6) ** 4)
    outline = [(x, course(x) - half(x, 1)) for x in xs] + [(x, course(x) + half(x, 4)) for x in reversed(xs)]
    tc.part("Water", land.ripples(outline, water, .04, 3))
    banks = []
    for s, k in ((-1, 1), (1, 4)):
        rows = []
        for x in xs:
            y, jag = course(x) + s * half(x, k), .07 * kit.noise((x * 2, s, 0), 1) * (1 - (x / 6) ** 8)
            rows.append([(x, y - s * .14, .03), (x, y + s * .08, .13), (x, y + s * (.32 + jag), .11), (x, y + s * (.62 + jag), 0)])
        vs, fs = [p for r in rows for p in r], []
        for i in range(n):
            for j in range(3):
                f = (4 * i + j, 4 * i + 4 + j, 4 * i + 5 + j, 4 * i + 1 + j)
                fs.append(f if s > 0 else f[::-1])
        banks.append(tc.tone(kit.raw(vs, fs, soil, sharp=60), land.turf(k, .4)))
    for i in range(56):
        x, s = rng.uniform(-5.8, 5.8), rng.choice((-1, 1))
        y = course(x) + s * (half(x, 1 if s < 0 else 4) + rng.uniform(-.14, .25))
        r = rng.uniform(.07, .24)
        banks.append(land.boulder(x, y, r, m["stone"], i, .6, .0) if r > .17 else tc.tone(kit.rock((x, y, .06), r, m["stone"], i, 40 * i, .6), rng.uniform(.7, 1)))
    for i in range(46):
        x, s = rng.uniform(-5.8, 5.8), rng.choice((-1, 1))
        y = course(x) + s * (1.62 + rng.uniform(0, .35))
        banks.append(kit.place(woods.tuft(0, 0, m["grass" if i % 4 else "needle"], rng), (x, y, .02)))
    banks += [land.boulder(x, course(x) + y, .22, m["stone"], i + 90, .5, -.02) for i, (x, y) in enumerate(((-2.6, .5), (-2.2, -.3), (1.4, .2), (3.4, -.6)))]
    tc.part("Banks", banks)
    return {"ao_dist": .5}


def footbridge():
    """Timber bridge over a stream, wide enough for a walker."""
    m, rng = wood.colours(), random.Random(2)
    deck = house.age([tc.slab(tc.rect(-2.1, -1.0, 2.1, 1.0), m["cut"], .1, (), lambda u, v, w: (u, v, w + .5), .8)], 1, .78, 0)
    for i in range(14):
        x = -2.1 + 4.2 * i / 14
        deck.append(tc.tone(tc.stud(x + .012, -1.04 + rng.uniform(0, .06), x + .288, 1.04 - rng.uniform(0, .06), m["cut"], .58, .61, lambda u, v, w: (u, v, w), .015), rng.uniform(.66, .95)))
    deck += house.age([kit.tube([(-2.3, y, .42), (2.3, y, .42)], [.12, .11], m["bark"], seg=9, cap=0) for y in (-.8, 0, .8)], 2)
    deck += house.age([kit.cylinder(.11, .5, (x, y, .25), m["bark"], seg=9) for x in (-1.5, 0, 1.5) for y in (-.8, .8)], 3)
    tc.part("Deck", deck)
    ramps = []
    for s in (-1, 1):
        line = [(2.1 * s, .61), (2.1 * s, 0), (3.2 * s, 0), (3.2 * s, .06)]
        ramps.append(kit.extrude(line if s > 0 else line[::-1], 2.0, m["cut"], "xz"))
        for i in range(4):
            x = s * (2.24 + .27 * i)
            z = .61 - .5 * (abs(x) - 2.1)
            ramps.append(kit.box((.06, 1.96, .05), (x, 0, z + .005), m["bark"]))
    tc.part("Ramps", house.age(ramps, 4, .8, .2, .4))
    rails = []
    for y in (-1.02, 1.02):
        rails += fit.railing([(-2.1, y, .55), (-.7, y, .6), (.7, y, .6), (2.1, y, .55)], m, .55, .7, "bark")
        rails += house.age([kit.cylinder(.1, 1.25, (x, y, .62), m["bark"], seg=9) for x in (-2.15, 2.15)], 5)
    tc.part("Railings", rails)
    return {"ao_dist": .7}


finish = tc.finish
MODELS = {"tree_hut": tree_hut, "grass_hill": grass_hill, "boulders": boulders, "river": river, "footbridge": footbridge}

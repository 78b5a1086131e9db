"""What grows in a forest, and what is built of it.

pine_grove 7 x 6 x 5.4 (`Base`, `Trunks`, `Foliage`, `Undergrowth`), giant_tree 5 x 4.7 x 7.5 (`Trunk`, `Growth`),
fallen_log 7.5 x 2.6 x 1.9 (`Log`, `Growth`), bushes 4.6 x 3.4 x 1 (`Base`, `Bushes`) and
log_barricade 2.9 x 0.8 x 0.9 (`Logs`).
"""
import math
import random

import fittings as fit
import house
import kit
import land
import terrain_common as tc
import terrain_woods as woods


def colours():
    """Bark, leaves and cut timber."""
    m = {"bark": kit.mat("Bark", kit.srgb("7a6350"), .95), "needle": kit.mat("Needles", kit.srgb("587355"), .95),
         "leaf": kit.mat("Leaves", kit.srgb("82934f"), .95), "leaf2": kit.mat("Leaves autumn", kit.srgb("96944c"), .95),
         "grass": kit.mat("Grass", kit.srgb("98a355"), .98), "stone": kit.mat("Stone", kit.srgb("a29c90"), .93),
         "earth": kit.mat("MatGround litter", kit.srgb("9c9463"), .98), "cut": kit.mat("Cut wood", kit.srgb("c9a878"), .9),
         "rope": kit.mat("Rope", kit.srgb("b6a27a"), .95), "moss": kit.mat("Moss", kit.srgb("7f8c4a"), .98),
         "thatch": kit.mat("Thatch", kit.srgb("a8905e"), .97)}
    m.update(metal=m["bark"], dark=m["bark"], wall=m["bark"], trim=m["cut"], floor=m["cut"],
             lamp=kit.mat("Lamp", (1, .62, .25), .4, emit=(1.2, .6, .2), ao=False))
    return m


def bark(seed):
    """Tone of furrowed bark, mossy to one side."""
    def fn(p, n):
        k = .72 + .3 * kit.noise((p.x * 3.2, p.y * 3.2, p.z * .5), 1, seed)
        g = max(0.0, n.y) * .35
        return k * (1 - g), k * (1 - .15 * g), k * (1 - .6 * g)
    return fn


def plate(rx, ry, m, seed, top=.08):
    """Ground of a wood with leaf mould; returns (object, outline)."""
    line = tc.blob(0, 0, rx, ry, 40, .07, seed)
    return tc.tone(tc.slab(line, m["earth"], top, grid=.6, flare=.09), land.turf(seed)), line


def undergrowth(rx, ry, n, m, seed):
    """Grass and low bushes on a plate."""
    rng, out = random.Random(seed), []
    for i in range(n):
        a, d = rng.uniform(0, 6.28), math.sqrt(rng.uniform(.02, .78))
        out.append(woods.tuft(rx * d * math.cos(a), ry * d * math.sin(a), m["grass" if i % 3 else "needle"], rng))
    return out


def pine_grove():
    """Nine firs of 3.2 to 5.4 inches."""
    m = colours()
    base, _ = plate(3.5, 3.0, m, 7)
    tc.part("Base", base)
    spots = [(-2.3, .9, 4.6), (-1.0, -1.5, 4.0), (-.5, 1.7, 5.0), (.3, .1, 5.4), (1.5, -1.6, 4.4), (1.9, 1.3, 4.8),
             (2.7, -.3, 3.6), (-2.4, -.8, 3.6), (.6, -2.3, 3.2)]
    for i, (x, y, h) in enumerate(spots):
        wood, green = woods.conifer(x, y, h, m, i + 31)
        tc.part("Trunks", wood)
        tc.part("Foliage", green)
    low = undergrowth(3.4, 2.9, 26, m, 3)
    low += [land.boulder(x, y, r, m["stone"], i, .7, .05) for i, (x, y, r) in enumerate(((-1.5, .2, .24), (1.1, .8, .2), (2.6, .6, .16)))]
    tc.part("Undergrowth", low)
    return {"ao_dist": .9}


def great_trunk(r, h, m, seed, roots=7, top=.0):
    """Old trunk with buttress roots; returns objects."""
    def wave(t, a):
        flare = 1 + .55 * max(0, 1 - t * 5) * (1 + .5 * math.cos(roots * a + seed))
        return flare * (1 + .07 * math.cos(roots * a + seed) + .05 * kit.noise((3 * math.cos(a), 3 * math.sin(a), t * 4), 1, seed))
    pts = [(0, 0, 0), (0, 0, h * .06), (.04, .02, h * .16), (.08, .0, h * .4), (.02, -.05, h * .7), (0, 0, h)]
    o = kit.tube(pts, [r * 1.05, r, r * .92, r * .84, r * .78, r * .74], m["bark"], seg=28, steps=2, cap=0, fn=wave, sharp=60)
    out = [tc.tone(o, bark(seed))]
    rng = random.Random(seed)
    for i in range(roots):
        a = (2 * math.pi * i - seed) / roots + .05
        reach = r * rng.uniform(1.5, 1.95)
        bend = a + rng.uniform(-.3, .3)
        pts = [(r * .7 * math.cos(a), r * .7 * math.sin(a), .55), (r * 1.2 * math.cos(a), r * 1.2 * math.sin(a), .24),
               (reach * math.cos(bend), reach * math.sin(bend), .03)]
        out.append(tc.tone(kit.tube(pts, [.26 * r, .17 * r, .05 * r], m["bark"], seg=8, steps=3, cap=.3), bark(seed + i)))
    return out


def giant_tree():
    """The foot of a tree that goes on beyond the table."""
    m, rng = colours(), random.Random(2)
    tc.part("Trunk", great_trunk(1.12, 7.2, m, 2))
    tc.part("Trunk", tc.tone([kit.raw([(.83 * math.cos(a), .83 * math.sin(a), 7.2 + .22 * rng.random()) for a in
                                       [2 * math.pi * i / 28 for i in range(28)]] + [(0, 0, 7.05)],
                                      [(i, (i + 1) % 28, 28) for i in range(28)], m["cut"], sharp=30)], .85))
    growth = []
    for z, a, reach in ((3.6, .8, 1.5), (4.9, 3.2, 1.7), (5.9, 5.1, 1.3), (6.3, 2.0, 1.2)):
        tip = ((.85 + reach) * math.cos(a), (.85 + reach) * math.sin(a), z + .7)
        growth.append(tc.tone(kit.tube([(.7 * math.cos(a), .7 * math.sin(a), z), (1.3 * math.cos(a), 1.3 * math.sin(a), z + .25), tip],
                                       [.24, .15, .05], m["bark"], seg=8, steps=2), bark(z)))
        for k in range(3):
            at = (tip[0] * (.62 + .19 * k), tip[1] * (.62 + .19 * k), tip[2] + .1 - .08 * k)
            growth.append(woods.leaf_mass(at, .5 - .07 * k, m["needle" if k % 2 else "leaf"], int(z * 10) + k, 110))
    for i in range(9):
        a, z = rng.uniform(0, 6.28), rng.uniform(.5, 3)
        shelf = kit.lathe([(0, 0), (.22, .02), (.24, .06), (.1, .1), (0, .1)], m=m["cut"], seg=10)
        growth.append(tc.tone(kit.place(shelf, (1.05 * math.cos(a), 1.05 * math.sin(a), z)), rng.uniform(.7, 1)))
    for i in range(16):
        a, d = rng.uniform(0, 6.28), rng.uniform(1.5, 2.15)
        growth.append(kit.place(woods.tuft(0, 0, m["grass"], rng), (d * math.cos(a), d * math.sin(a), -.07)))
    growth += [land.boulder(1.75 * math.cos(a), 1.75 * math.sin(a), r, m["stone"], i) for i, (a, r) in
               enumerate(((.6, .26), (2.4, .2), (4.3, .24)))]
    tc.part("Growth", growth)
    tc.centre()
    return {"ao_dist": 1.0}


def fallen_log():
    """A hollow trunk that lies across the forest floor."""
    m, rng = colours(), random.Random(6)
    xs = [-3.5, -2.4, -1.2, 0, 1.2, 2.4, 3.3]
    log = kit.tube([(x, .06 * math.sin(x), .74 - .02 * x) for x in xs], [.86, .8, .77, .75, .72, .7, .66], m["bark"], seg=26,
                   steps=2, cap=None, fn=lambda t, a: 1 + .06 * math.cos(9 * a + 2 * t) + .1 * kit.noise((2 * math.cos(a), 2 * math.sin(a), t * 6), 1, 3),
                   sharp=70)
    hollow = kit.tube([(x, .06 * math.sin(x), .74 - .02 * x) for x in reversed(xs)], [.5, .5, .52, .54, .56, .58, .62], m["bark"], seg=22,
                      steps=2, cap=None, sharp=70)
    out = [tc.tone(log, bark(4)), tc.tone(hollow, .45)]
    for x, r0, r1, s in ((-3.5, .62, .86, -1), (3.3, .5, .66, 1)):
        ring, n = [], 22
        for i in range(n):
            a = 2 * math.pi * i / n
            jag = rng.uniform(0, .22)
            ring += [(x, .06 * math.sin(x) + r0 * math.cos(a), .74 - .02 * x + r0 * math.sin(a)),
                     (x + s * jag, .06 * math.sin(x) + r1 * .97 * math.cos(a), .74 - .02 * x + r1 * .97 * math.sin(a))]
        fs = [(2 * i, 2 * i + 1, 2 * ((i + 1) % n) + 1, 2 * ((i + 1) % n)) for i in range(n)]
        face = kit.raw(ring, fs if s < 0 else [f[::-1] for f in fs], m["cut"], sharp=30)
        out.append(tc.tone(face, lambda p, q: .8 + .25 * kit.noise(p, 6, 2)))
    for x, a, h in ((-1.9, .5, .9), (.4, 2.4, .7), (1.9, 1.2, .8)):
        at = (x, .7 * math.cos(a), .74 + .7 * math.sin(a))
        tip = (x + .3, (.7 + h) * math.cos(a), .74 + (.7 + h * .6) * math.sin(a))
        out.append(tc.tone(kit.tube([at, tip], [.17, .09], m["bark"], seg=8, cap=.1), bark(x)))
    for i in range(7):
        a = -math.pi * .9 + 2 * math.pi * i / 7
        reach = rng.uniform(.3, .55)
        out.append(tc.tone(kit.tube([(-3.3, .7 * math.cos(a), .8 + .6 * math.sin(a)), (-3.75, .9 * math.cos(a), .8 + .75 * math.sin(a)),
                                     (-3.85 - reach * .3, (.9 + reach * .4) * math.cos(a + .2), max(.05, .8 + (.75 + reach * .3) * math.sin(a + .2)))],
                                    [.2, .13, .04], m["bark"], seg=7, steps=2), bark(i)))
    tc.part("Log", out)
    growth = []
    for i in range(12):
        x, y = rng.uniform(-3, 3), rng.choice((-1, 1)) * rng.uniform(.72, .95)
        growth.append(kit.place(woods.tuft(0, 0, m["grass"], rng), (x, y, -.07)))
    for x in (-2.6, -.6, 1.1, 2.6):
        pad = kit.ball(.5, (x, rng.uniform(-.15, .15), 1.36 - .03 * x), m["moss"], (1, .7, .16), seg=12, rings=6)
        growth.append(tc.tone(pad, lambda p, n: .8 + .25 * kit.noise(p, 5, 1)))
    growth += [woods.leaf_mass((x, y, .1), .24, m["leaf"], i, 60) for i, (x, y) in enumerate(((-2.2, -.85), (2.2, .85), (.3, -.9)))]
    tc.part("Growth", growth)
    tc.centre()
    return {"ao_dist": .8}


def bushes():
    """A thicket no higher than a trooper."""
    m, rng = colours(), random.Random(9)
    base, _ = plate(2.3, 1.7, m, 12)
    tc.part("Base", base)
    out = []
    for i in range(26):
        a, d = rng.uniform(0, 6.28), math.sqrt(rng.uniform(0, .72))
        r = rng.uniform(.34, .58)
        out.append(woods.leaf_mass((2.2 * d * math.cos(a), 1.6 * d * math.sin(a), r * .6 + .06), r, m[("leaf", "needle", "leaf2")[i % 3]], i + 50, 150))
    out += undergrowth(2.2, 1.6, 22, m, 8)
    tc.part("Bushes", out)
    return {"ao_dist": .7}


def log_barricade():
    """Sharpened logs lashed to a frame."""
    m, rng, out = colours(), random.Random(4), []
    for i, (y, z, r) in enumerate(((-.2, .16, .16), (.14, .17, .17), (-.03, .44, .15))):
        o = kit.tube([(-1.44 + .04 * i, y, z), (0, y + .02, z), (1.42 - .05 * i, y, z)], [r, r * .95, r * .9], m["bark"], seg=10, cap=0)
        out.append(tc.tone(o, bark(i)))
        out += [tc.tone(kit.cylinder(r * .86, .03, (s * (1.43 - .045 * i), y, z), m["cut"], (0, 90, 0), seg=10), .9) for s in (-1, 1)]
    for i in range(9):
        x = -1.22 + .305 * i
        out += house.age([kit.tube([(x, .3, .04), (x + rng.uniform(-.05, .05), -.22, .72), (x, -.34, .9)], [.075, .065, .012], m["bark"], seg=7)], i)
    out += house.age([kit.tube([(x, -.42, .03), (x, .1, .58), (x, .16, .62)], [.07, .06, .05], m["bark"], seg=7) for x in (-.95, .05, .98)], 2)
    for x in (-.95, .05, .98):
        loop = [(x + .02 * math.sin(3 * a), .2 * math.cos(a) - .02, .44 + .2 * math.sin(a)) for a in [math.pi * i / 6 for i in range(13)]]
        out.append(tc.tone(kit.tube(loop, [.03] * 13, m["rope"], seg=5, cap=None), .9))
    tc.part("Logs", out)
    return {"ao_dist": .5}


finish = tc.finish
MODELS = {"pine_grove": pine_grove, "giant_tree": giant_tree, "fallen_log": fallen_log, "bushes": bushes,
          "log_barricade": log_barricade}

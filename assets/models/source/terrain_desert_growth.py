"""Growth of the desert.

palm_grove 8 x 6 x 4 (`Base`, `Trunks`, `Foliage`, `Undergrowth`; an oasis of palms and thorn bushes on the ground
plan of the woods).
"""
import math
import random

import kit
import land
import terrain_common as tc
import terrain_woods as woods

PALMS = [(-2.7, .8, 3.5), (-1.9, -1.0, 2.9), (-.6, 1.5, 3.2), (.4, -.3, 3.75), (.9, -1.8, 2.7), (1.9, 1.3, 3.4),
         (2.9, -.5, 2.9), (-3.1, -.7, 2.2)]


def colours():
    """Materials of the grove."""
    return {"bark": kit.mat("Palm bark", kit.srgb("8a6d4d"), .95), "frond": kit.mat("Fronds", kit.srgb("6f8147"), .9),
            "dry": kit.mat("Dry fronds", kit.srgb("a9935a"), .95), "thorn": kit.mat("Thorn leaves", kit.srgb("7d8658"), .95),
            "sand": kit.mat("MatGround sand", kit.srgb("b59a6a"), .97), "rock": kit.mat("Rock", kit.srgb("c29a76"), .93),
            "grass": kit.mat("Dry grass", kit.srgb("b09c5c"), .98)}


def trunk(x, y, h, m, rng):
    """Bent trunk with rings of old stalks; returns the object and the crown."""
    a, lean = rng.uniform(0, 6.28), rng.uniform(.1, .3)
    dx, dy = lean * math.cos(a), lean * math.sin(a)
    pts = [(x, y, .04), (x + .15 * dx, y + .15 * dy, h * .25), (x + .5 * dx, y + .5 * dy, h * .6), (x + dx, y + dy, h)]
    rings = lambda t, a: (1 + .5 * max(0, 1 - t * 9)) * (1 + .10 * math.sin(t * h * 22))
    o = kit.tube(pts, [.16, .13, .115, .10], m["bark"], seg=7, steps=5, cap=.2, fn=rings)
    return tc.tone(o, lambda p, n: .74 + .2 * math.sin(p.z * 22) + .12 * kit.noise(p, 5, 1)), (x + dx, y + dy, h)


def frond(crown, a, reach, rise, fall, m, rng):
    """Arched leaf with a folded middle."""
    c, s = math.cos(a), math.sin(a)
    rows, n = [], 4
    for i in range(n + 1):
        t = i / n
        d, z = reach * t ** .9, rise * math.sin(min(1, 1.5 * t) * math.pi / 2) - fall * t ** 2.2
        wide = .27 * reach * (math.sin(math.pi * min(1, .12 + .88 * t)) ** .7) * (.85 if i % 2 else 1.1)
        mid = (crown[0] + c * d, crown[1] + s * d, crown[2] + z)
        droop = .35 * wide
        rows.append([(mid[0] - s * wide, mid[1] + c * wide, mid[2] - droop), mid, (mid[0] + s * wide, mid[1] - c * wide, mid[2] - droop)])
    o = kit.sheet(rows, m, .018, sharp=40)
    k = rng.uniform(.8, 1.05)
    far = lambda p: math.hypot(p.x - crown[0], p.y - crown[1]) / reach
    return tc.tone(o, lambda p, q: (k * (.62 + .42 * far(p)), k * (.66 + .36 * far(p)), k * (.6 + .3 * far(p))))


def palm(x, y, h, m, seed):
    """A palm; returns wood and leaves."""
    rng = random.Random(seed)
    stem, crown = trunk(x, y, h - .35, m, rng)
    leaves, n = [], 8
    for i in range(n):
        a = 2 * math.pi * (i + rng.uniform(-.2, .2)) / n
        leaves.append(frond(crown, a, rng.uniform(.85, 1.1), rng.uniform(.22, .4), rng.uniform(.6, .95), m["frond"], rng))
    for i in range(4):
        a = 2 * math.pi * (i + .5 + rng.uniform(-.2, .2)) / 4
        leaves.append(frond((crown[0], crown[1], crown[2] - .05), a, rng.uniform(.5, .62), .05, rng.uniform(.6, .8), m["dry"], rng))
    leaves.append(tc.tone(kit.ball(.16, crown, m["bark"], (1, 1, .9), seg=8, rings=6), .8))
    return [stem], leaves


def palm_grove():
    """Eight palms between thorn bushes."""
    m, rng = colours(), random.Random(5)
    line = tc.blob(0, 0, 4.0, 3.0, 44, .085, 3)
    lo, hi = [min(p[k] for p in line) for k in (0, 1)], [max(p[k] for p in line) for k in (0, 1)]
    line = [((x - (lo[0] + hi[0]) / 2) * 8 / (hi[0] - lo[0]), (y - (lo[1] + hi[1]) / 2) * 6 / (hi[1] - lo[1])) for x, y in line]
    ground = lambda p, n: tuple((.86 + .22 * kit.fbm(p, 1.0, 3, 4)) * c for c in (1, .98, .9))
    tc.part("Base", tc.tone(tc.slab(line, m["sand"], .08, grid=.6, flare=.09), ground))
    for i, (x, y, h) in enumerate(PALMS):
        wood, green = palm(x, y, h, m, i + 3)
        tc.part("Trunks", wood)
        tc.part("Foliage", green)
    low = []
    for i, (x, y) in enumerate(((-1.1, -.1), (-2.2, 1.8), (1.4, .4), (-.3, -2.1), (2.3, -1.6), (3.2, .7), (-3.3, .2), (.5, 2.3))):
        low.append(woods.leaf_mass((x, y, .16), .24 + .06 * (i % 3), m["thorn"], 40 + i, 80))
    for _ in range(30):
        a, d = rng.uniform(0, 6.28), math.sqrt(rng.uniform(.02, .82))
        low.append(woods.tuft(3.9 * d * math.cos(a), 2.9 * d * math.sin(a), m["grass"], rng))
    low += [land.boulder(x, y, r, m["rock"], i, .7, .05) for i, (x, y, r) in enumerate(((-1.5, .6, .3), (2.6, .3, .24), (1.3, -1.0, .2), (-.9, -1.7, .26)))]
    spot = lambda r: (lambda a, d: (3.7 * d * math.cos(a), 2.7 * d * math.sin(a), .06))(r.uniform(0, 6.28), r.uniform(.3, .95))
    low += tc.scatter(14, spot, m["rock"], 6, .05, .15)
    tc.part("Undergrowth", low)
    return {"ao_dist": .8}


finish = tc.finish
MODELS = {"palm_grove": palm_grove}

"""Woods, an 8 x 6 inch base plate with eight trees of 3 to 4.2 inches.

Parts: `Base` (flat at 0.08), `Trunks`, `Foliage` and `Undergrowth`, so that
rules can treat the canopy and the plate differently.
"""
import math
import random

import bmesh
import kit
import terrain_common as tc

TOP = 0.08
CONIFERS = [(-2.7, .9, 4.15), (-1.2, 1.85, 3.7), (1.75, 1.6, 4.0), (2.75, -.75, 3.4)]
BROADLEAVES = [(-2.2, -1.1, 3.3), (.15, .35, 3.9), (.75, -1.75, 3.1), (3.0, .75, 3.0)]


def trunk(x, y, h, r, m, seed, lean=.08):
    """Tapered trunk with flared roots; returns objects and the crown point."""
    rng = random.Random(seed)
    dx, dy = rng.uniform(-lean, lean) * h, rng.uniform(-lean, lean) * h
    pts = [(x, y, TOP - .02), (x, y, TOP + .16), (x + dx * .35, y + dy * .3, h * .5), (x + dx, y + dy, h)]
    flare = lambda t, a: 1 + (.45 * max(0, 1 - t * 14)) * (1 + math.cos(5 * a + seed))
    out = [kit.tube(pts, [r, r * .9, r * .7, r * .4], m, seg=7, steps=2, cap=0, fn=flare)]
    tc.tone(out, lambda p, n: .8 + .3 * kit.noise((p.x * 4, p.y * 4, p.z * .8), 1, seed))
    return out, (x + dx, y + dy, h)


def conifer(x, y, h, m, seed):
    """Layered fir: drooping star-shaped skirts that shrink upward."""
    rng = random.Random(seed)
    wood, (cx, cy, _) = trunk(x, y, h * .8, .15, m["bark"], seed, .03)
    out, n, tiers = [], 16, 6
    for k in range(tiers):
        t = k / (tiers - 1)
        r, z, th = (.98 - .76 * t) * h / 4.2, h * (.2 + .62 * t), h * (.24 - .06 * t)
        px, py = x + (cx - x) * t, y + (cy - y) * t
        spin = rng.uniform(0, 6)
        vs, fs = [(px, py, z + th)], []
        for frac, drop in ((.48, .42), (1.0, 1.0)):
            for i in range(n):
                a = spin + 2 * math.pi * i / n
                jag = (1.0 if i % 2 else (.74 if frac == 1 else .86)) * rng.uniform(.9, 1.08)
                vs.append((px + r * frac * jag * math.cos(a), py + r * frac * jag * math.sin(a),
                           z + th * (1 - drop) - (.05 * h / 4 if i % 2 and frac == 1 else 0)))
        vs.append((px, py, z + th * .3))
        for i in range(n):
            j = (i + 1) % n
            fs += [(0, 1 + i, 1 + j), (1 + i, 1 + n + i, 1 + n + j, 1 + j), (1 + n + j, 1 + n + i, 2 * n + 1)]
        o = kit.raw(vs, fs, m["needle"], sharp=28)

        def shade(p, nrm, r=r, px=px, py=py, k=rng.uniform(.85, 1)):
            d = min(1, math.hypot(p.x - px, p.y - py) / r)
            g = k * (.5 + .5 * d) * (1 if nrm.z > -.1 else .6)
            return g * (.85 + .15 * d), g, g * (.9 - .15 * d)
        out.append(tc.tone(o, shade))
    return wood, out


def leaf_mass(at, r, m, seed, tris=150):
    """Ragged cloud of leaves."""
    rng = random.Random(seed)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=3, radius=r)
    for v in bm.verts:
        v.co *= 1 + .3 * kit.noise(v.co, 1.5 / r, seed) + .3 * kit.noise(v.co, 4.5 / r, seed) + rng.uniform(-.1, .1)
        v.co.z *= .8
    o = kit.raw([v.co for v in bm.verts], [[v.index for v in f.verts] for f in bm.faces], m, sharp=16)
    bm.free()
    kit.decimate(o, tris)
    kit.place(o, at, (0, 0, rng.uniform(0, 360)))
    k = rng.uniform(.8, 1)

    def shade(p, n):
        g = k * (.72 + .26 * max(-.6, n.z)) * (1 + .3 * kit.noise(p, 4, seed))
        return g, g, g * .85
    return tc.tone(o, shade)


def broadleaf(x, y, h, m, seed):
    """Spreading tree: forked trunk and several leaf masses."""
    rng = random.Random(seed)
    wood, (cx, cy, cz) = trunk(x, y, h * .55, .19, m["bark"], seed)
    out, n = [leaf_mass((cx, cy, h - .4), .46, m["leaf"], seed * 9)], 5
    for i in range(n):
        a = 2 * math.pi * (i + rng.uniform(-.3, .3)) / n + seed
        d, z = rng.uniform(.42, .66), h * (.6 if i % 2 else .74) + rng.uniform(-.06, .1)
        p = (cx + d * math.cos(a), cy + d * math.sin(a), z)
        if i % 2 == 0:
            wood.append(tc.tone(kit.tube([(cx, cy, cz * .72), ((cx + p[0]) / 2, (cy + p[1]) / 2, cz * .9), p],
                                         [.1, .075, .04], m["bark"], seg=5, cap=0), .8))
        out.append(leaf_mass(p, rng.uniform(.4, .52), m["leaf2" if i % 3 == 1 else "leaf"], seed * 9 + i + 1))
    return wood, out


def tuft(x, y, m, rng):
    """Grass or fern: a few pointed blades."""
    vs, fs = [], []
    for i in range(rng.randint(5, 7)):
        a, r, h = rng.uniform(0, 6.28), rng.uniform(.08, .2), rng.uniform(.12, .32)
        c, s, k = math.cos(a), math.sin(a), len(vs)
        w = .03
        vs += [(x - s * w, y + c * w, TOP - .01), (x + s * w, y - c * w, TOP - .01),
               (x + c * .05, y + s * .05, TOP - .01), (x + c * r, y + s * r, TOP + h)]
        fs += [(k, k + 1, k + 3), (k + 1, k + 2, k + 3), (k + 2, k, k + 3)]
    k = rng.uniform(.75, 1)
    o = kit.raw(vs, fs, m, sharp=180)
    return tc.tone(o, lambda p, n: k * (.55 + min(.45, 1.6 * (p.z - TOP))))


def woods():
    """Build the model; returns export options."""
    rng = random.Random(21)
    m = {"bark": kit.mat("Bark", kit.srgb("7a6350"), .95),
         "needle": kit.mat("Needles", kit.srgb("587355"), .95),
         "leaf": kit.mat("Leaves", kit.srgb("82934f"), .95),
         "leaf2": kit.mat("Leaves autumn", kit.srgb("96944c"), .95),
         "floor": kit.mat("MatGround litter", kit.srgb("9c9463"), .98),
         "grass": kit.mat("Grass", kit.srgb("98a355"), .98),
         "stone": kit.mat("Stone", kit.srgb("a29c90"), .93)}
    line = tc.blob(0, 0, 4.0, 3.0, 44, .085, 3)
    lo, hi = [min(p[k] for p in line) for k in (0, 1)], [max(p[k] for p in line) for k in (0, 1)]
    line = [((x - (lo[0] + hi[0]) / 2) * 8 / (hi[0] - lo[0]),
             (y - (lo[1] + hi[1]) / 2) * 6 / (hi[1] - lo[1])) for x, y in line]
    base = tc.slab(line, m["floor"], TOP, grid=.6, flare=.09)

    def ground(p, n):
        k, g = .8 + .3 * kit.fbm(p, 1.1, 3, 2), max(0, min(1, 1.8 * kit.noise(p, .6, 4) + .45))
        near = min(math.hypot(p.x - t[0], p.y - t[1]) for t in CONIFERS + BROADLEAVES)
        g *= min(1, near / .9)
        return k * (1 - .24 * g), k * (.88 + .1 * g), k * (.8 - .15 * g)
    tc.part("Base", tc.tone(base, ground))
    for kind, spots in ((conifer, CONIFERS), (broadleaf, BROADLEAVES)):
        for i, (x, y, h) in enumerate(spots):
            wood, green = kind(x, y, h, m, i + 2)
            tc.part("Trunks", wood)
            tc.part("Foliage", green)
    low = []
    for _ in range(34):
        a, d = rng.uniform(0, 6.28), math.sqrt(rng.uniform(.02, .82))
        low.append(tuft(4 * d * math.cos(a), 3 * d * math.sin(a), m["grass" if rng.random() < .7 else "needle"],
                        rng))
    for i, (x, y) in enumerate(((-3.1, -.2), (-.9, -2.2), (2.0, 2.2), (3.35, -.1), (-.4, 1.5), (1.7, -1.2),
                                (-2.9, 1.7))):
        o = leaf_mass((x, y, TOP + .1), .24 + .05 * (i % 3), m["needle" if i % 2 else "leaf"], 80 + i, 70)
        low.append(o)
    low.append(tc.tone(kit.tube([(-1.3, -.5, .18), (-.5, -.75, .2), (.15, -.85, .17)], [.12, .11, .09],
                                m["bark"], seg=8, steps=2, cap=0), .85))
    low += tc.scatter(12, lambda r: (lambda a, d: (3.7 * d * math.cos(a), 2.7 * d * math.sin(a),
                                                   TOP - .02))(r.uniform(0, 6.28), r.uniform(.3, .95)),
                                                   m["stone"], 6, .07, .2)
    tc.part("Undergrowth", low)
    return {"ao_dist": .9}


finish = tc.finish
MODELS = {"woods": woods}

"""Ground and growth: crags, mounds, water, heaps, boulders.

Sizes in inches; everything stands on z = 0 unless a height is told.
"""
import math
import random

import kit
import terrain_common as tc


def crag(cx, cy, rx, ry, h, m, seed, n=32, taper=.45, beds=7, lean=(0, 0), tints=None, blocky=.22):
    """Layered rock column with cracked beds and a flat top; returns the object."""
    rng, rings, which = random.Random(seed), [], []
    tints = tints or [(.9, .82, .74), (.7, .6, .53), (1, .92, .83), (.76, .66, .58)]
    z = 0.0
    cuts = [rng.uniform(.7, 1.3) for _ in range(beds)]
    for b, cut in enumerate(cuts):
        dz, push, phase = h * cut / sum(cuts), rng.uniform(-.06, .06), rng.uniform(0, 9)
        for share, edge in ((.0, -.07), (.12, .05), (.86, .03), (1.0, -.06)):
            level, ring = z + dz * share, []
            t = level / h
            size = (1 - (1 - taper) * t ** .8) * (1 + .28 * (1 - t) ** 4)
            for i in range(n):
                a = 2 * math.pi * i / n
                c, s = math.cos(a), math.sin(a)
                lobe = 1 + .24 * kit.noise((c * 1.4, s * 1.4, seed + t * .8), 1.2, seed)
                block = kit.noise((math.floor(i / 2.6 + phase) * 3.1, b * 5.3, seed), 1.3, seed)
                d = edge + push + blocky * block * min(1, rx)
                x = cx + lean[0] * t + (rx * size * lobe + d) * c
                y = cy + lean[1] * t + (ry * size * lobe + d) * s
                rough = .04 * kit.noise((x * 3, y * 3, level * 3), 1, seed)
                last = b == beds - 1 and share == 1.0
                ring.append((x, y, h if last else max(0, min(h - .02, level + rough * (b > 0)))))
            rings.append(ring)
            which.append(b)
        z += dz
    vs = [p for r in rings for p in r]
    fs = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i)
          for j in range(len(rings) - 1) for i in range(n)]
    top = rings[-1]
    vs.append((sum(p[0] for p in top) / n, sum(p[1] for p in top) / n, h))
    fs += [(len(vs) - 1, len(vs) - 1 - n + i, len(vs) - 1 - n + (i + 1) % n) for i in range(n)]
    o = kit.raw(vs, fs, m, "crag", sharp=24)
    layer = o.data.color_attributes.new("Tone", "FLOAT_COLOR", "CORNER")
    for loop in o.data.loops:
        co = o.data.vertices[loop.vertex_index].co
        bed = which[min(loop.vertex_index // n, len(which) - 1)]
        k = .92 + .22 * kit.noise(co, 1.7, seed) + .12 * kit.noise(co, 5, seed)
        layer.data[loop.index].color = (*(min(1, c * k) for c in tints[bed % len(tints)]), 1)
    return o


def mound(rx, ry, h, m, seed, flat=.5, seg=44, at=(0, 0), steep=1.5, rough=.05, lobes=.1, tone=None, base=0.0):
    """Hill with an even top: flat at h within `flat` of its radius, falling to `base` at its rim."""
    radii = [flat * k for k in (.34, .67, 1.0)] + [flat + (1 - flat) * k for k in (.1, .22, .36, .5, .64, .78, .9, 1.0)]

    def point(t, a):
        c, s = math.cos(a), math.sin(a)
        k = 1 + lobes * (1.3 * kit.noise((1.6 * c, 1.6 * s, seed), 1.1, seed)
                         + .5 * kit.noise((5 * c, 5 * s, seed), 1.2, seed))
        q = max(0.0, (t - flat) / (1 - flat))
        fall = (1 - q) ** steep if steep != 1 else 1 - q
        fall = fall * fall * (3 - 2 * fall) if steep == 1 else fall
        z = base + (h - base) * fall
        if 0 < q < 1:
            z = min(h - .005, z + rough * math.sin(math.pi * q) * 2 * kit.fbm((t * 5 * c, t * 5 * s, seed), 2, 3, seed))
        return at[0] + rx * k * t * c, at[1] + ry * k * t * s, max(0.0, base if t >= 1 else z)
    vs = [(at[0], at[1], h)] + [point(t, 2 * math.pi * i / seg) for t in radii for i in range(seg)]
    fs = [(0, 1 + i, 1 + (i + 1) % seg) for i in range(seg)]
    for j in range(len(radii) - 1):
        for i in range(seg):
            a, b = 1 + j * seg + i, 1 + j * seg + (i + 1) % seg
            fs.append((a, a + seg, b + seg, b))
    o = kit.raw(vs, fs, m, "mound", sharp=50)
    return tc.tone(o, tone or turf(seed))


def turf(seed, green=.25):
    """Tone of ground with mossy and bare places."""
    def fn(p, n):
        k = .86 + .3 * kit.fbm(p, 1.0, 3, seed)
        g = max(0.0, min(1.0, 1.8 * kit.noise(p, .6, seed + 2) + .4)) * max(0.0, n.z)
        return k * (1 - green * g), k * (.92 + .06 * g), k * (.84 - .2 * g)
    return fn


def snow(seed, blue=.12):
    """Tone of snow: blue in the hollows, grey where the wind has packed it."""
    def fn(p, n):
        k = .93 + .16 * kit.fbm(p, 1.1, 3, seed)
        shade = blue * (1 - max(0.0, n.z)) + .05 * kit.noise(p, 3, seed)
        return k * (1 - 1.3 * shade), k * (1 - .7 * shade), k
    return fn


def boulder(x, y, r, m, seed, squash=.75, z=0.0, tint=None):
    """Large faceted stone sunk a little into the ground."""
    o = kit.rock((x, y, z + r * squash * .55), r, m, seed * 7.7, seed * 53 % 360, squash, 3 if r > .9 else 2, .34)
    base = tint or (1, 1, 1)

    def fn(p, n):
        k = (.78 + .22 * kit.noise(p, 1.6, seed) + .1 * max(-.5, n.z)) * (1 - .25 * max(0, 1 - p.z / .4))
        return tuple(k * c for c in base)
    return tc.tone(o, fn)


def ripples(outline, m, z, seed, grid=.5):
    """Water as a thin plate with streaks along x."""
    o = tc.slab(outline, m, z, grid=grid, back=False, seed=seed)

    def fn(p, n):
        d = min(1.0, tc.edge_distance((p.x, p.y), outline) / .7)
        foam = max(0.0, kit.noise((p.x * .7, p.y * 2.6, 0), 1, seed)) * .35
        return .62 + .2 * (1 - d) + foam, .7 + .2 * (1 - d) + foam, .74 + .16 * (1 - d) + foam
    return tc.tone(o, fn)


def heap(rx, ry, h, m, seed, keys=("wall", "trim"), stones=40, at=(0, 0), earth="floor"):
    """Rubble: a rough mound with blocks and rods sticking out; returns objects."""
    rng = random.Random(seed)
    out = [mound(rx, ry, h, m[earth], seed, .12, 36, at, 1.25, .12, .2, tc.weathered(.82, .3, .2, seed=seed, scale=2))]
    for i in range(stones):
        a, t = rng.uniform(0, 2 * math.pi), math.sqrt(rng.uniform(.02, .92))
        z = h * (1 - max(0, (t - .12) / .88)) ** 1.25
        s = rng.uniform(.14, .46) * (1.15 - .5 * t)
        size = (s, s * rng.uniform(.45, .9), s * rng.uniform(.3, .55))
        o = tc.block(size, (at[0] + rx * t * math.cos(a) * .96, at[1] + ry * t * math.sin(a) * .96, z + .02), m[keys[i % len(keys)]],
                     [rng.uniform(-40, 40), rng.uniform(-40, 40), rng.uniform(0, 180)], rng=rng)
        out.append(tc.tone(o, rng.uniform(.68, 1.0)))
    return out


def rods(points, m, seed):
    """Bent reinforcing rods that start at points."""
    rng, out = random.Random(seed), []
    for x, y, z in points:
        dx, dy, h = rng.uniform(-.2, .2), rng.uniform(-.2, .2), rng.uniform(.25, .5)
        out.append(tc.tone(kit.tube([(x, y, z - .05), (x + dx * .3, y + dy * .3, z + h * .6), (x + dx, y + dy, z + h)],
                                    [.025] * 3, m, seg=5), .8))
    return out

"""Rocky mesa, 9 x 7 x 2.2 inches, in two flat steps.

Parts: `Cliffs` (stratified sides), `Terrace` (flat at 1.0), `Plateau` (flat at
2.0) and `Boulders` (loose rocks, never on the flat ground where bases stand
except at its rim).
"""
import math
import random

import kit
import terrain_common as tc

N = 92


def outline(cx, cy, rx, ry, seed, rough=0.16):
    """Lobed outline of N points (superellipse with buttresses and clefts)."""
    out = []
    for i in range(N):
        a = 2 * math.pi * i / N
        c, s = math.cos(a), math.sin(a)
        k = (abs(c) ** 2.7 + abs(s) ** 2.7) ** (-1 / 2.7)
        k *= 1 + rough * (0.8 * kit.noise((c * 2, s * 2, seed), 1.1, seed) + 0.5 * kit.noise((c * 5, s * 5, seed), 1.3, seed))
        out.append((cx + rx * k * c, cy + ry * k * s))
    return out


def cliff(line, z0, z1, bands, m, seed, spread):
    """Stack of rock bands between z0 and z1; `spread` is how far the foot stands out.

    Returns the object and the top ring.
    """
    rng = random.Random(seed)
    cx, cy = (sum(p[k] for p in line) / N for k in (0, 1))
    heights, z = [z0], z0
    weights = [rng.uniform(.6, 1.5) for _ in range(bands)]
    for w in weights:
        z += (z1 - z0) * w / sum(weights)
        heights.append(z)
    rings = []
    for b in range(bands):
        shift = spread * (1 - (b + .3) / bands) + rng.uniform(-.07, .07)
        for edge, zz, out in ((0, heights[b], .02), (1, heights[b + 1] - .03, .035), (2, heights[b + 1], -.03)):
            ring = []
            for i, (x, y) in enumerate(line):
                a = math.atan2(y - cy, x - cx)
                block = kit.noise((math.floor(i / 2.6 + b * .7) * 3.1, b * 7.7, seed), 1.3, seed)
                crack = -.12 if (i + b) % 9 == 0 and kit.noise((i, seed, 1), 2.1) > -.1 else 0.0
                d = shift + out + .13 * block + crack + .05 * kit.noise((x, y, zz), 2.2, seed)
                if b == bands - 1:
                    d = min(d, .06)
                lift = 0.05 * kit.noise((x, y, b), .8, seed) if 0 < b + edge and zz < z1 - .01 and b < bands - 1 and edge else 0.0
                ring.append((x + d * math.cos(a), y + d * math.sin(a), zz + lift if b or edge else z0))
            rings.append(ring)
    rings[-1] = [(x, y, z1) for x, y, _ in rings[-1]]
    vs = [p for r in rings for p in r]
    fs = [(j * N + i, j * N + (i + 1) % N, (j + 1) * N + (i + 1) % N, (j + 1) * N + i)
          for j in range(len(rings) - 1) for i in range(N)]
    tint = [(.92, .86, .80), (.74, .66, .6), (1, .93, .84), (.82, .73, .66), (.66, .58, .54), (.9, .82, .72)]

    def strata(p, n):
        b = sum(p.z > h + .02 for h in heights[1:-1])
        k = (0.92 + .16 * kit.noise(p, 1.5, seed)) * (1.06 if n.z > .5 else 1.0)
        return tuple(min(1, c * k) for c in tint[(b + seed) % len(tint)])
    return tc.tone(kit.raw(vs, fs, m, "cliff", sharp=24), strata), rings[-1]


def top(ring, z, m, seed):
    """Flat cap; colour varies, height does not. Worn pale at the rim."""
    flat = [(x, y) for x, y, _ in ring]
    vs, tris, _ = tc.triangulate(flat, (), 0.5, seed)
    o = kit.raw([(p.x, p.y, z) for p in vs], tris, m, "cap", sharp=30)

    def ground(p, n):
        d = min(1.0, tc.edge_distance((p.x, p.y), flat) / .45)
        k = .84 + .25 * kit.fbm(p, .9, 3, seed)
        grass = max(0.0, min(1.0, 2.2 * kit.noise(p, .55, seed + 2) - .1)) * d
        return k * (1 - .3 * grass), k * (1 - .12 * grass), k * (1 - .42 * grass)
    return tc.tone(o, ground)


def rocky_hill():
    """Build the model; returns export options."""
    rock = kit.mat("Rock", kit.srgb("c2a68a"), 0.93)
    soil = kit.mat("Soil", kit.srgb("cdb58c"), 0.97)
    low = outline(0, 0, 4.02, 3.02, 3)
    high = outline(-1.25, .55, 2.2, 1.95, 8, .14)
    side, ring = cliff(low, 0.0, 1.0, 4, rock, 1, .42)
    upper, crown = cliff(high, 1.0, 2.0, 4, rock, 6, .3)
    tc.part("Cliffs", [side, upper])
    tc.part("Terrace", top(ring, 1.0, soil, 5))
    tc.part("Plateau", top(crown, 2.0, soil, 9))

    def foot(rng):
        i = rng.randrange(N)
        k = rng.uniform(1.06, 1.1)
        return low[i][0] * k, low[i][1] * k, 0.0

    def ledge(rng):
        i = rng.randrange(N)
        x, y = high[i]
        return -1.25 + (x + 1.25) * 1.15, .55 + (y - .55) * 1.15, 1.0
    rocks = tc.scatter(34, foot, rock, 2, .09, .3, (.55, .9)) + tc.scatter(16, ledge, rock, 3, .07, .22, (.5, .8))
    rim = [(crown[i][0] * .97 - .035, crown[i][1] * .97) for i in (34, 37, 52)]
    rocks += [tc.tone(kit.rock((x, y, 2.03), r, rock, 40 + r, 50, .6, 2), .9) for (x, y), r in zip(rim, (.24, .17, .2))]
    outcrop = [(3.05, -1.75, 1.1, .3), (3.3, -1.35, 1.06, .2), (-3.1, -2.15, 1.06, .24)]
    rocks += [tc.tone(kit.rock((x, y, z), r, rock, 60 + i, 30 * i, .8, 2), .88) for i, (x, y, z, r) in enumerate(outcrop)]
    tc.part("Boulders", rocks)
    return {"ao_dist": 0.9}


finish = tc.finish
MODELS = {"rocky_hill": rocky_hill}

"""Rocky mesa, 9 x 7 x 2.2 inches, in two flat steps.

Parts: `Cliffs` (stratified sides), `Terrace` (flat at 1.0), `Plateau` (flat at
2.0) and `Boulders` (loose rocks at the rims and one outcrop on the terrace).
"""
import math
import random

import kit
import terrain_common as tc

N = 80


def outline(cx, cy, rx, ry, seed, rough=0.16):
    """Lobed outline of N points (superellipse with buttresses and clefts)."""
    out = []
    for i in range(N):
        a = 2 * math.pi * i / N
        c, s = math.cos(a), math.sin(a)
        k = (abs(c) ** 2.7 + abs(s) ** 2.7) ** (-1 / 2.7)
        k *= 1 + rough * (0.8 * kit.noise((c * 2, s * 2, seed), 1.1,
                                          seed) + 0.5 * kit.noise((c * 5, s * 5, seed), 1.3, seed))
        out.append((cx + rx * k * c, cy + ry * k * s))
    return out


def cliff(line, z0, z1, m, seed, spread):
    """Thick cracked beds between thin recessed seams, from z0 up to z1.

    `spread` is how far the foot stands out from the top. Returns the object and
    the top ring.
    """
    rng = random.Random(seed)
    cx, cy = (sum(p[k] for p in line) / N for k in (0, 1))
    beds = [(.36, 0), (.1, 1), (.3, 0), (.08, 1), (.26, 0)] if seed % 2 else [(.26, 0), (.1, 1), (.4, 0),
                                                                              (.1, 1), (.22, 0)]
    total, z, rings, levels = sum(h for h, _ in beds), z0, [], []
    for b, (h, seam) in enumerate(beds):
        h *= (z1 - z0) / total
        out = spread * (1 - (z - z0) / (z1 - z0)) + rng.uniform(-.05, .05)
        phase, last = rng.uniform(0, 9), b == len(beds) - 1
        edges = [(0, -.13), (h, -.11)] if seam else [(.0, -.02), (h * .12, .05), (h * .86, .02), (h, -.045)]
        for dz, push in edges:
            ring = []
            for i, (x, y) in enumerate(line):
                a = math.atan2(y - cy, x - cx)
                slab = math.floor(i / 2.7 + phase + .7 * kit.noise((i * .4, b, seed), 1))
                block = kit.noise((slab * 3.17, b * 7.7, seed), 1.3, seed)
                joint = math.floor((i + 1) / 2.7 + phase) != math.floor(i / 2.7 + phase)
                crack = -.13 if joint and slab % 2 else 0.0
                d = out + push + (0 if seam else .24 * block + crack) + .05 * kit.noise((x, y, z + dz), 2.6,
                                                                                        seed)
                if last:
                    d = min(d, .06)
                level = z + dz
                wave = .05 * kit.noise((x, y, b), .7, seed) + .035 * block
                if not (last and dz == h) and (b or dz):
                    level = min(level + wave * (.4 if last else 1), z1 - .02)
                ring.append((x + d * math.cos(a), y + d * math.sin(a), level))
            rings.append(ring)
            levels.append((b, seam))
        z += h
    vs = [p for r in rings for p in r]
    fs = [(j * N + i, j * N + (i + 1) % N, (j + 1) * N + (i + 1) % N, (j + 1) * N + i)
          for j in range(len(rings) - 1) for i in range(N)]
    o = kit.raw(vs, fs, m, "cliff", sharp=24)
    tint = [(.86, .78, .71), (.62, .52, .47), (1, .92, .82), (.66, .55, .48), (.93, .85, .76)]
    layer = o.data.color_attributes.new("Tone", "FLOAT_COLOR", "CORNER")
    for loop in o.data.loops:
        co = o.data.vertices[loop.vertex_index].co
        k = .93 + .2 * kit.noise(co, 1.7, seed) + .12 * kit.noise(co, 5, seed)
        layer.data[loop.index].color = (*(min(1, c * k) for c in tint[levels[loop.vertex_index // N][0]]), 1)
    return o, rings[-1]


def top(ring, z, m, seed):
    """Flat cap; colour varies, height does not. Worn pale at the rim."""
    flat = [(x, y) for x, y, _ in ring]
    vs, tris, _ = tc.triangulate(flat, (), 0.5, seed)
    o = kit.raw([(p.x, p.y, z) for p in vs], tris, m, "cap", sharp=30)

    def ground(p, n):
        d = min(1.0, tc.edge_distance((p.x, p.y), flat) / .45)
        k = .84 + .34 * kit.fbm(p, .9, 3, seed)
        grass = max(0.0, min(1.0, 2.6 * kit.noise(p, .6, seed + 2) + .15)) * d
        return k * (1 - .3 * grass), k * (1 - .12 * grass), k * (1 - .42 * grass)
    return tc.tone(o, ground)


def rocky_hill():
    """Build the model; returns export options."""
    rock = kit.mat("Rock", kit.srgb("c2a68a"), 0.93)
    soil = kit.mat("MatGround soil", kit.srgb("cdb58c"), 0.97)
    low = outline(-.03, .07, 3.86, 3.02, 3)
    high = outline(-1.25, .55, 2.2, 1.95, 8, .14)
    side, ring = cliff(low, 0.0, 1.0, rock, 1, .32)
    upper, crown = cliff(high, 1.0, 2.0, rock, 6, .22)
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
    rocks = tc.scatter(24, foot, rock, 2, .09, .3, (.55, .9)) + tc.scatter(12, ledge, rock, 3, .07, .22,
                                                                           (.5, .8))
    rim = [(crown[i][0] * .97 - .035, crown[i][1] * .97) for i in (28, 31, 43)]
    rocks += [tc.tone(kit.rock((x, y, 2.03), r, rock, 40 + r, 50, .6, 2), .9) for (x, y),
              r in zip(rim, (.24, .17, .2))]
    outcrop = [(3.05, -1.75, 1.1, .3), (3.3, -1.35, 1.06, .2), (-3.1, -2.15, 1.06, .24)]
    rocks += [tc.tone(kit.rock((x, y, z), r, rock, 60 + i, 30 * i, .8, 2), .88) for i,
              (x, y, z, r) in enumerate(outcrop)]
    tc.part("Boulders", rocks)
    return {"ao_dist": 0.9}


finish = tc.finish
MODELS = {"rocky_hill": rocky_hill}

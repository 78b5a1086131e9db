"""Shell crater, 5 x 4.6 inches, lip up to 0.55.

Parts: `Ground` (raised lip, scorched bowl), `Rocks` and `Debris` (torn plates).
"""
import math
import random

import kit
import terrain_common as tc

RX, RY, SEG = 2.55, 2.32, 52
RADII = [0, .12, .24, .34, .43, .5, .56, .61, .66, .71, .76, .82, .88, .94, 1.0]


def height(t, a):
    """Ground height at relative radius t and angle a."""
    c, s = math.cos(a), math.sin(a)
    lip = .43 + .1 * kit.noise((2 * c, 2 * s, 0), 1.3, 5) + .05 * kit.noise((6 * c, 6 * s, 0), 1.2, 2)
    peak = .64 + .05 * kit.noise((3 * c, 3 * s, 4), 1)
    if t < peak:
        z = .03 + (lip - .03) * max(0, (t - .2) / (peak - .2)) ** 1.7
    else:
        z = lip * max(0, 1 - (t - peak) / (1 - peak)) ** 1.5
    rough = .05 * kit.fbm((t * 2.5 * c, t * 2.5 * s, 7), 2.4, 3) if .25 < t < .97 else 0
    return 0.0 if t >= 1 else min(.55, max(.02, z + rough))


def point(t, a):
    """Place on the crater surface."""
    k = 1 + .035 * t * (kit.noise((2 * math.cos(a), 2 * math.sin(a), 9),
                                  1.6) + .6 * kit.noise((7 * math.cos(a), 7 * math.sin(a), 9), 1.1)) - .015
    return RX * k * t * math.cos(a), RY * k * t * math.sin(a), height(t, a)


def scorch(p, n):
    """Soot in the bowl, burnt streaks over the lip, pale earth outside."""
    t, a = math.hypot(p.x / RX, p.y / RY), math.atan2(p.y, p.x)
    ray = .5 + .9 * kit.noise((3.2 * math.cos(a), 3.2 * math.sin(a), 1), 1.5)
    burn = max(0.0, min(1.0, 1.6 - t / (.34 + .3 * max(0, ray))))
    k = .9 + .3 * kit.fbm(p, 1.8, 3, 6)
    return k * (1 - .93 * burn), k * (.98 - .92 * burn), k * (.95 - .89 * burn)


def crater():
    """Build the model; returns export options."""
    rng = random.Random(3)
    soil, rock = kit.mat("MatGround soil", kit.srgb("c2a67e"), .97), kit.mat("Stone", kit.srgb("ab9a85"), .93)
    steel = kit.mat("Burnt steel", kit.srgb("6d6a68"), .6, .6)
    vs = [point(0, 0)] + [point(t, 2 * math.pi * i / SEG) for t in RADII[1:] for i in range(SEG)]
    fs = [(0, 1 + i, 1 + (i + 1) % SEG) for i in range(SEG)]
    for j in range(len(RADII) - 2):
        for i in range(SEG):
            a, b = 1 + j * SEG + i, 1 + j * SEG + (i + 1) % SEG
            fs.append((a, a + SEG, b + SEG, b))
    fs += [(len(vs), len(vs) - SEG + (i + 1) % SEG, len(vs) - SEG + i) for i in range(SEG)]
    vs.append((0, 0, 0))
    tc.part("Ground", tc.tone(kit.raw(vs, fs, soil, sharp=60), scorch))

    def spot(lo, hi):
        return lambda r: point(r.uniform(lo, hi), r.uniform(0, 2 * math.pi))
    rocks = tc.scatter(40, spot(.55, .8), rock, 2, .05, .17) + tc.scatter(30, spot(.78, .94), rock, 5, .04, .1)
    rocks += tc.scatter(10, spot(.15, .45), rock, 8, .04, .1)
    for o in rocks:
        k = rng.uniform(.8, 1)
        tc.tone(o, [k * min(1, .35 + .7 * c) for c in scorch(o.data.vertices[0].co, None)])
    tc.part("Rocks", rocks)
    debris = []
    for t, a, size, tilt in ((.5, .7, (.55, .34), (32, 12, 20)), (.6, 3.6, (.42, .5), (-18, 24, 70)),
                             (.3, 2.2, (.36, .26), (8, -14, 40)), (.56, 5.2, (.3, .3), (50, 8, 10))):
        w, d = size
        pts = [(-w / 2, -d / 2), (w * .3, -d / 2), (w / 2, -d * .2), (w * .34, d * .1), (w / 2, d / 2),
               (-w * .1, d * .36), (-w / 2, d / 2)]
        plate = [kit.extrude(pts, .06, steel, "xy", bevel=.012),
                 kit.box((w * .7, .05, .1), (-.03, -d * .2, .04), steel, bevel=.012)]
        x, y, z = point(t, a)
        debris += kit.place(plate, (x, y, z + .03), tilt)
    debris.append(kit.tube([(.2, -.55, .02), (.3, -.5, .2), (.52, -.42, .33)], [.05, .05, .045], steel, seg=7,
                           steps=2, cap=0))
    for i, o in enumerate(debris):
        tc.tone(o, lambda p, n, i=i: .62 + .3 * kit.noise(p, 4, i))
    tc.part("Debris", debris)
    return {"ao_dist": .6}


finish = tc.finish
MODELS = {"crater": crater}

"""Snow, ice and works in them.

ice_trench 7.9 x 3.6 x 1.2 (`Banks`, `Boards`, `Duckboard`), ice_spires 4.8 x 4.4 x 4.5 (`Spires`, `Snow`), snow_ridge 9 x 6 x 2
(`Slopes`, `Top` flat, `Rocks`), frozen_pines 6.4 x 5.4 x 5 (`Base`, `Trunks`, `Foliage`) frozen_pool 6 x 5.1 (`Ice`, `Rim`)
and ice_rubble 5.2 x 4.4 x 1.3 (`Floes`).
"""
import math
import random

import fittings as fit
import house
import kit
import land
import terrain_common as tc
import terrain_ice_base as base
import terrain_scatter as scatter
import terrain_woods as woods


def colours():
    """The colours of the ice base; the snow of a piece takes the colour of the mat around it."""
    m = base.colours()
    m["snow"] = kit.mat("MatGround snow", kit.srgb("eef3f8"), .95)
    return m


def ice_trench():
    """Two banks of packed snow shored with boards; the way between them is open."""
    m, rng = colours(), random.Random(4)
    m["wood"] = kit.mat("Boards", kit.srgb("7a6552"), .9)
    for s in (-1, 1):
        n, rows = 26, []
        for i in range(n + 1):
            x = -3.95 + 7.9 * i / n
            end = min(1.0, min(i, n - i) / 3)
            h = (.98 + .12 * kit.noise((x, s * 3, 0), .8, 2)) * (.25 + .75 * end)
            out = 1.75 + .12 * kit.noise((x * 1.5, s, 1), 1, 3)
            rows.append([(x, s * .78, 0), (x, s * .8, h), (x, s * 1.0, h + .06), (x, s * 1.3, h * .86), (x, s * (out - .2), h * .3), (x, s * out, 0)])
        vs, fs = [p for r in rows for p in r], []
        for i in range(n):
            for j in range(5):
                f = (6 * i + j, 6 * i + 6 + j, 6 * i + 7 + j, 6 * i + 1 + j)
                fs.append(f if s > 0 else f[::-1])
        for k, turn in ((0, False), (n, True)):
            ring = [6 * k + j for j in range(6)]
            fs.append(tuple(ring if turn == (s < 0) else ring[::-1]))
        tc.part("Banks", tc.tone(kit.raw(vs, fs, m["snow"], sharp=50), land.snow(s)))
        boards = []
        for i in range(17):
            x = -3.55 + .44 * i
            boards.append(kit.box((.4, .05, .92 + rng.uniform(-.08, .08)), (x, s * .76, .46), m["wood"], (0, 0, rng.uniform(-2, 2)), .012))
        boards += [kit.box((.1, .12, 1.1), (x, s * .7, .55), m["wood"], bevel=.02) for x in (-3.3, -1.7, 0, 1.7, 3.3)]
        boards += [kit.box((7.2, .06, .12), (0, s * .72, z), m["wood"]) for z in (.3, .8)]
        tc.part("Boards", house.age(boards, s, .8, .15))
        cloth = kit.mat("Snow bag", kit.srgb("b9bcbc"), .97)
        tc.part("Banks", [scatter.bag((-2.9 + .58 * i, s * 1.02, 1.1), 0, rng, cloth) for i in range(11) if i % 5 != 3])
    duck = [kit.box((.22, 1.25, .04), (-3.6 + .3 * i, 0, .05), m["wood"], (0, 0, rng.uniform(-3, 3))) for i in range(25)] + [kit.box((7.6, .08, .03), (0, y, .02), m["wood"]) for y in (-.45, .45)]
    ground = tc.slab(tc.rect(-3.9, -.8, 3.9, .8), m["snow"], .06, grid=.8)
    tc.part("Duckboard", house.age(duck, 3, .8, 0) + [tc.tone(ground, lambda p, n: tuple(.7 * c for c in land.snow(3)(p, n)))])
    return {"ao_dist": .7}


def ice_spires():
    """Blades of blue ice that the pressure has pushed up."""
    m, rng, out = colours(), random.Random(5), []
    for i, (x, y, r, h, lx, ly) in enumerate(((-.5, .2, .8, 4.5, .6, .2), (.8, -.4, .7, 3.3, .7, -.4), (-1.3, -.6, .55, 2.5, -.5, -.3), (.35, 1.0, .5, 2.8, .2, .6), (1.6, .6, .4, 1.6, .4, .2), (-1.5, .9, .42, 1.8, -.4, .3), (-.2, -1.3, .4, 1.4, .0, -.4))):
        n, rings = 7, []
        cut = [rng.uniform(.75, 1.2) for _ in range(n)]
        for t in (0, .08, .4, .72, .9):
            k = (1 - t) ** .7 * (1.15 if t == 0 else 1)
            rings.append([(x + lx * t + r * k * cut[j] * math.cos(2 * math.pi * j / n + i), y + ly * t + r * k * cut[j] * math.sin(2 * math.pi * j / n + i), h * t + (.12 * rng.random() if 0 < t else 0)) for j in range(n)])
        vs = [p for q in rings for p in q] + [(x + lx, y + ly, h)]
        fs = [(q * n + j, q * n + (j + 1) % n, (q + 1) * n + (j + 1) % n, (q + 1) * n + j) for q in range(4) for j in range(n)] + [(4 * n + j, 4 * n + (j + 1) % n, 5 * n) for j in range(n)]
        o = kit.densify(kit.raw(vs, fs, m["ice"], sharp=12), .55)

        def frost(p, q, i=i):
            k = .72 + .2 * kit.noise((p.x * 2, p.y * 2, p.z * .8), 1, i)
            w = max(0.0, q.z) * .5 + max(0, .5 - p.z) * .5
            return min(1, k * (.82 + w)), min(1, k * (.95 + .5 * w)), min(1, k * 1.12 + .3 * w)
        out.append(tc.tone(o, frost))
    tc.part("Spires", out)
    snow = [land.mound(2.45, 2.15, .26, m["snow"], 3, .55, 40, (.05, 0), 1.2, .05, .08, land.snow(2))]
    snow += [tc.tone(kit.rock((2.1 * math.cos(a), 1.8 * math.sin(a), .1), rng.uniform(.1, .26), m["ice"], i, 40 * i, .7, 2), .9) for i, a in enumerate((.3, 1.4, 2.5, 3.6, 4.6, 5.6))]
    tc.part("Snow", snow)
    tc.centre()
    return {"ao_dist": .9}


def snow_ridge():
    """Hill of snow in two steps over dark rock."""
    m = colours()
    tc.part("Slopes", [land.mound(4.4, 2.9, 1.0, m["snow"], 6, .74, 52, steep=1.15, lobes=.08, tone=land.snow(6, .22)),
                       land.mound(2.5, 1.55, 2.0, m["snow"], 8, .68, 40, (.8, .3), 1.1, .04, .1, land.snow(8, .22), .99)])
    dark = [(.86, .88, .92), (.66, .68, .72), (1, 1, 1), (.74, .76, .8)]
    rocks = [land.crag(-2.9, .9, .7, .6, 1.75, m["rock"], 3, 22, .6, 4, tints=dark), land.crag(-1.7, -1.75, .8, .5, 1.25, m["rock"], 7, 22, .65, 3, tints=dark), land.crag(3.15, -.9, .62, .55, 1.35, m["rock"], 9, 20, .6, 3, tints=dark)]
    rocks += [land.boulder(x, y, r, m["rock"], i, .7, z) for i, (x, y, r, z) in enumerate(((1.1, -2.2, .4, .2), (3.4, 1.3, .42, .1), (-3.6, -.8, .4, .05), (-.9, .9, .26, 1.05), (2.6, -1.7, .3, .2)))]
    rocks += base.caps([(-2.9, .9, 1.76, .42, .36), (-1.7, -1.75, 1.26, .5, .3), (3.15, -.9, 1.36, .36, .32)], m, 2)
    tc.part("Rocks", rocks)
    tc.centre()
    return {"ao_dist": .8}


def frozen_pines():
    """Firs under snow."""
    m = colours()
    m["bark"], m["needle"] = kit.mat("Bark", kit.srgb("6b5a4e"), .95), kit.mat("Frosted needles", kit.srgb("b9cbd0"), .95)
    line = tc.blob(0, 0, 3.2, 2.7, 40, .08, 6)
    tc.part("Base", tc.tone(tc.slab(line, m["snow"], .08, grid=.6, flare=.09), land.snow(3)))
    for i, (x, y, h) in enumerate(((-2.0, .7, 4.2), (-.8, -1.3, 3.6), (-.2, 1.4, 4.8), (.9, -.2, 5.0), (1.9, 1.1, 3.9), (1.8, -1.4, 3.6), (-2.1, -1.0, 3.3))):
        wood, green = woods.conifer(x, y, h, m, i + 61)
        for o in green:
            top = max(v.co.z for v in o.data.vertices)
            tc.tone(o, lambda p, q, top=top: (.98, 1, 1) if q.z > .42 and p.z > top - .72 else (.42 + .25 * max(0, q.z), .58 + .25 * max(0, q.z), .56 + .25 * max(0, q.z)))
        tc.part("Trunks", wood)
        tc.part("Foliage", green)
    tc.part("Base", [base.drift(-.9, .5, .7, .5, .3, m, 2), base.drift(1.0, -1.6, .6, .5, .26, m, 3), land.boulder(-1.4, -1.9, .26, m["rock"], 3), land.boulder(2.5, .2, .22, m["rock"], 5)])
    return {"ao_dist": .9}


def frozen_pool():
    """Thin ice between drifts."""
    m, rng = colours(), random.Random(3)
    line = tc.blob(0, 0, 2.55, 2.05, 32, .12, 4)
    tc.part("Ice", tc.tone(tc.slab(line, m["ice"], .05, grid=.42, back=False), lambda p, n: tuple(min(1, c * (.78 + .3 * abs(kit.noise((p.x * 1.4, p.y * 1.4, 0), 1.2, 2)))) for c in (.86, .98, 1.05))))
    cracks = []
    for k in range(7):
        a, x, y = rng.uniform(0, 6.28), rng.uniform(-1, 1), rng.uniform(-.8, .8)
        pts = [(x, y, .052)]
        for _ in range(4):
            a += rng.uniform(-.5, .5)
            x, y = x + .34 * math.cos(a), y + .34 * math.sin(a)
            pts.append((x, y, .052))
        cracks.append(tc.tone(kit.tube(pts, [.02, .018, .015, .012, .006], m["snow"], seg=4), 1.0))
    tc.part("Ice", cracks)
    rim = []
    for i, (x, y) in enumerate(line[::3]):
        rim.append(base.drift(x * 1.04, y * 1.04, rng.uniform(.4, .62), rng.uniform(.34, .5), rng.uniform(.12, .3), m, i))
    rim += [land.boulder(2.6 * math.cos(a), 2.1 * math.sin(a), r, m["rock"], i, .6) for i, (a, r) in enumerate(((.5, .3), (2.2, .24), (3.9, .34), (5.2, .22)))]
    tc.part("Rim", rim)
    tc.centre()
    return {"ao_dist": .5}


def ice_rubble():
    """Broken floes heaped by pressure, with snow between them."""
    m, rng = colours(), random.Random(11)
    m["floor"] = m["snow"]
    out = land.heap(2.6, 2.2, .5, m, 6, ("ice", "ice", "rock"), 44) + land.heap(1.2, 1.0, 1.05, m, 8, ("ice", "ice"), 26, (-.6, .3))
    for o in (out[0], out[45]):
        tc.tone(o, land.snow(4))
    for i in range(9):
        a, d = rng.uniform(0, 6.28), rng.uniform(.5, 2.0)
        floe = tc.blob(0, 0, rng.uniform(.4, .7), rng.uniform(.3, .5), 7, .3, i)
        slab = kit.extrude(floe, .16, m["ice"], "xy", bevel=.03)
        kit.place(slab, (d * math.cos(a), .85 * d * math.sin(a), .62 - .18 * d), (rng.uniform(-40, 40), rng.uniform(-40, 40), rng.uniform(0, 180)))
        out.append(tc.tone(slab, lambda p, n, i=i: (.8 + .2 * max(0, n.z), .92 + .08 * max(0, n.z), 1)))
    tc.part("Floes", out)
    tc.centre()
    return {"ao_dist": .8}


finish = tc.finish
MODELS = {"ice_rubble": ice_rubble, "ice_trench": ice_trench, "ice_spires": ice_spires, "snow_ridge": snow_ridge, "frozen_pines": frozen_pines, "frozen_pool": frozen_pool}

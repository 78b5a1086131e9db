"""What lies in the streets of a city.

city_wall 9 x 0.9 x 2.6 (`Walls`, `Rubble`; a breached rampart), rubble_field 6 x 4.8 x 1.3 (`Rubble`), plinth 3.6 x 3.6
x 4.2 (`Steps` flat at 0.6, `Plinth`), colonnade 7.4 x 2.4 x 3.6 (`Floor` at 0.3, `Columns`, `Beams`), concrete_barricade
3 x 0.9 x 0.9 (`Blocks`), wrecked_truck 6.2 x 2.9 x 2 (`Hull`, `Load`) and street_lamps 2.4 x 1.2 x 3.2 (`Lamps`).
"""
import math
import random

import fittings as fit
import house
import kit
import land
import terrain_city_houses as city
import terrain_common as tc


def city_wall():
    """Rampart of cast panels with a breach in the middle."""
    m, rng = city.colours(), random.Random(3)
    style = house.Style(thick=.46, pad=(.95, .95), depth=.06, plinth=.34, course=0, pilaster=0, seed=2)
    line = house.broken(8.6, [(0, 2.3), (3.4, 2.3), (3.7, 1.5), (4.1, .6), (4.9, .45), (5.3, 1.2), (5.6, 2.0), (5.8, 2.3), (8.6, 2.3)], rng, .34, 2.3)
    line = [(8.6, 2.3), (5.8, 2.3)] + [p for p in line if 3.35 < p[0] < 5.75] + [(3.3, 2.3), (0, 2.3)]
    a, b = (-4.3, .23), (4.3, .23)
    walls = house.wall(a, b, 0, 2.3, [], m, style, line)
    back = tc.wall_frame((4.3, -.23), (-4.3, -.23))
    for i in range(9):
        u0, u1 = 8.6 * i / 9 + .04, 8.6 * (i + 1) / 9 - .04
        if u1 < 2.75 or u0 > 5.3:
            for v0, v1 in ((.42, 1.3), (1.38, 2.22)):
                walls += house.age([tc.stud(u0, v0, u1, v1, m["wall"], .44, .52, back, .04, rng)], i)
    f = tc.wall_frame(a, b)
    for u0, u1 in ((0, 3.3), (5.8, 8.6)):
        walls += house.coping(u0, u1, 2.28, 2.46, .58, [], f, m["trim"], rng)
    piers = []
    for x in (-4.3, -1.9, 2.0, 4.3):
        piers += [kit.box((.46, .86, 2.35), (x, 0, 1.17), m["trim"], bevel=.06, taper=(.86, .86)), kit.box((.56, .9, .24), (x, 0, .12), m["trim"], bevel=.05),
                  kit.box((.5, .8, .16), (x, 0, 2.5), m["wall"], bevel=.06)]
    tc.part("Walls", walls + house.age(piers, 2) + land.rods([(x, .05, z) for x, z in ((-.9, 1.6), (-.55, .9), (-.1, .6), (.4, .55), (.9, 1.3), (1.25, 2.0))], m["brick"], 4))
    low = land.heap(1.1, .44, .34, m, 5, ("wall", "trim", "brick"), 26, (.15, 0))
    tc.part("Rubble", low)
    return {"ao_dist": .8}


def rubble_field():
    """What is left of a house: a field of stones with beams in it."""
    m = city.colours()
    rubble = land.heap(2.9, 2.3, .42, m, 4, ("wall", "trim", "brick"), 60) + land.heap(1.4, 1.1, 1.1, m, 7, ("wall", "trim", "brick"), 40, (-.8, .4))
    rubble += land.heap(1.0, .8, .75, m, 9, ("wall", "brick"), 22, (1.3, -.6))
    rubble += house.age([tc.plank(a, b, .22, .2, m["soot"]) for a, b in (((-2.2, -.9, .1), (.1, .9, 1.15)), ((.5, 1.5, .15), (2.0, -.9, .7)), ((-1.9, 1.6, .2), (-.2, .1, 1.2)))], 3)
    pillar = [kit.box((.4, .4, 1.9), (0, 0, 0), m["trim"], bevel=.05), kit.box((.5, .5, .18), (0, 0, .95), m["wall"], bevel=.04)]
    rubble += house.age(kit.place(pillar, (1.2, .9, .5), (68, 20, 40)), 5)
    rubble += land.rods([(-.9, .3, 1.1), (-.4, .7, .9), (1.4, -.7, .75), (1.0, -.3, .7), (-1.7, .3, .6), (.1, -1.0, .4)], m["brick"], 6)
    tc.part("Rubble", rubble)
    tc.centre()
    return {"ao_dist": .8}


def plinth():
    """Stepped monument whose figure is gone but for its boots."""
    m = city.colours()
    m["bronze"] = kit.mat("Bronze", kit.srgb("6d7f6a"), .5, .6)
    steps = [kit.box((3.5 - .5 * k, 3.5 - .5 * k, .2), (0, 0, .1 + .2 * k), m["trim" if k % 2 else "wall"], bevel=.035) for k in range(3)]
    tc.part("Steps", house.age(steps, 1, .88, .3, .5, dense=.6))
    out = [kit.box((1.7, 1.7, .3), (0, 0, .75), m["trim"], bevel=.05), kit.box((1.4, 1.4, 1.5), (0, 0, 1.6), m["wall"], bevel=.05, taper=(.9, .9)),
           kit.box((1.6, 1.6, .16), (0, 0, 2.4), m["trim"], bevel=.05), kit.box((1.35, 1.35, .14), (0, 0, 2.54), m["wall"], bevel=.04)]
    for turn in range(4):
        panel = tc.stud(-.45, 1.05, .45, 2.15, m["wall"], .64, .7, lambda u, v, w: (u, -w - .03, v), .05)
        bars = [tc.stud(-.34, 1.2 + .22 * i, .34 - .1 * (i % 2), 1.3 + .22 * i, m["bronze"], .66, .75, lambda u, v, w: (u, -w, v), .02) for i in range(4)]
        out += kit.place([panel] + bars, rot=(0, 0, 90 * turn))
    for s in (-1, 1):
        out += [kit.box((.5, .26, .2), (.1, s * .24, 2.7), m["bronze"], bevel=.06, taper=(.8, .8)),
                kit.tube([(-.05, s * .24, 2.7), (-.08, s * .22, 3.2), (-.02, s * .2, 3.65 - .25 * (s > 0))], [.15, .17, .16], m["bronze"], seg=10, cap=0)]
    out += [kit.tube([(-.4, .1, 2.6), (-.45, .05, 3.2), (-.5, .1, 4.1)], [.06, .05, .04], m["bronze"], seg=7)]
    cloak = [[(-.3 - .25 * t, -.42 + .84 * i / 6, 3.4 - .8 * t + .04 * math.sin(5 * i)) for i in range(7)] for t in (0, .4, .8, 1)]
    out.append(kit.sheet(cloak, m["bronze"], .06))
    tc.part("Plinth", house.age(out, 3, .86, .25, 1.2) + fit.debris((-1.5, -1.7, 1.6, -1.2), 7, m, 3, ("trim", "bronze"), .1, .24))
    return {"ao_dist": .7}


def colonnade():
    """Six columns on a footing under what is left of their beam."""
    m, rng = city.colours(), random.Random(5)
    base = [kit.box((7.3, 2.3, .16), (0, 0, .08), m["trim"], bevel=.04), kit.box((7.0, 2.0, .16), (0, 0, .22), m["wall"], bevel=.03)]
    tc.part("Floor", house.age(base, 1, .86, .3, .3, dense=.8) + house.paving(-3.4, -.9, 3.4, .9, .3, m["trim"], .6, 2, .012))
    columns = []
    for i, x in enumerate((-3.0, -1.0, 1.0, 3.0)):
        for y in (-.62, .62):
            h = 2.6 if (i, y) not in ((2, -.62), (3, -.62), (3, .62)) else (1.3, .8, 1.9)[(i, y) != (2, -.62) and (1 if y < 0 else 2)]
            prof = [(0, .3), (.32, .3), (.34, .36), (.3, .44), (.24, .5), (.25, .3 + h * .5), (.21, .3 + h)]
            prof += [(.27, .34 + h), (.32, .44 + h), (.32, .5 + h), (0, .5 + h)] if h == 2.6 else [(.16, .34 + h), (.12, .22 + h), (0, .28 + h)]
            o = kit.lathe(prof, (x, y, 0), m["wall"], 16, sharp=32)
            columns += house.age([o, kit.box((.72, .72, .1), (x, y, .34), m["trim"], bevel=.03)], i + y, .86, .2, 1)
    tc.part("Columns", columns)
    beams = [kit.box((4.6, .46, .3), (-1.15, .62, 3.26), m["wall"], bevel=.05), kit.box((2.6, .46, .3), (-2.1, -.62, 3.26), m["wall"], bevel=.05),
             kit.box((4.7, .6, .14), (-1.15, .62, 3.48), m["trim"], bevel=.04), kit.box((2.6, .6, .14), (-2.1, -.62, 3.48), m["trim"], bevel=.04),
             kit.box((.46, 1.4, .26), (-3.0, 0, 3.26), m["wall"], bevel=.04), kit.box((.4, 1.4, .26), (-1.0, 0, 3.26), m["wall"], bevel=.04)]
    fallen = kit.place([kit.box((2.2, .46, .3), (0, 0, 0), m["wall"], bevel=.05), kit.lathe([(0, -.7), (.22, -.7), (.24, .6), (0, .7)], (1.0, .7, .05), m["wall"], 14, (80, 0, 30))],
                       (1.9, -.45, .5), (12, 8, 14))
    tc.part("Beams", house.age(beams + fallen, 4, .85, .1, .5) + fit.debris((.4, -.9, 3.3, .9), 16, m, 4, ("wall", "trim"), .12, .34))
    return {"ao_dist": .9}


def concrete_barricade():
    """Three cast road blocks, chipped, with rods and a lamp."""
    m, out = city.colours(), []
    profile = [(-.36, 0), (.36, 0), (.36, .14), (.17, .34), (.12, .84), (-.12, .84), (-.17, .34), (-.36, .14)]
    for i, (x, turn) in enumerate(((-.98, 3), (0, -2), (.98, 4))):
        o = kit.extrude(profile, .93, m["wall"], "yz", bevel=.025)
        kit.densify(o, .3)
        kit.displace(o, lambda p, n, i=i: .018 * kit.noise(p, 3, i))
        block = house.age([o], i, .84, .4, .5)
        block += house.age([kit.box((.95, .3, .05), (0, 0, .55), m["paint"]), kit.box((.1, .5, .1), (-.3, 0, .06), m["dark"]), kit.box((.1, .5, .1), (.3, 0, .06), m["dark"])], i + 5)
        for k in range(4):
            mark = [(-.36 + .2 * k, .0), (-.27 + .2 * k, .0), (-.19 + .2 * k, .12), (-.28 + .2 * k, .12)]
            block.append(tc.tone(tc.slab(mark, kit.mat("Marking", kit.srgb("d3a63f"), .8), .012, (), lambda u, v, w: (u, -.152 - w + .05 * v, .64 + v), .5, back=False), .8))
        block += house.age([kit.tube([(s, 0, .8), (s, 0, .88), (s + .08, 0, .9)], [.022] * 3, m["brick"], seg=5) for s in (-.3, .3)], i)
        out += kit.place(block, (x, 0, 0), (0, 0, turn))
    tc.part("Blocks", out)
    return {"ao_dist": .5}


def wrecked_truck():
    """A burnt-out hauler on its belly."""
    m, rng = city.colours(), random.Random(9)
    m["burnt"] = kit.mat("Burnt paint", kit.srgb("7b5a48"), .85, .2)
    hull = [kit.box((5.6, 2.0, .36), (0, 0, .42), m["dark"], bevel=.06),
            kit.extrude([(1.0, .5), (2.9, .5), (3.0, .9), (2.6, 1.2), (2.1, 1.9), (1.1, 1.95)], 2.1, m["burnt"], "xz", bevel=.06),
            kit.extrude([(2.2, 1.2), (2.55, 1.2), (2.15, 1.76), (1.9, 1.76)], 2.16, m["dark"], "xz"),
            kit.box((.7, 2.14, .4), (1.6, 0, 1.5), m["dark"]), kit.box((.9, 1.7, .16), (2.75, 0, .62), m["metal"], bevel=.05)]
    for s in (-1, 1):
        hull += [kit.box((1.3, .24, .5), (x, s * 1.12, .32), m["burnt"], bevel=.08) for x in (-1.9, 1.7)]
        hull += [kit.cylinder(.34, .2, (x, s * 1.2, .34), m["dark"], (90, 0, 0), bevel=.05, seg=14) for x in (-2.25, -1.5, 1.35, 2.05)]
        hull += [kit.box((3.5, .1, .46), (-.95, s * 1.02, .85), m["burnt"], bevel=.03)]
        hull += [kit.box((.1, .16, .6), (-2.6 + .82 * i, s * 1.06, .86), m["metal"], bevel=.02) for i in range(5)]
        hull += [kit.box((.16, .05, .12), (3.0, s * .7, .84), m["metal"], bevel=.015)]
    hull += [kit.box((.1, 2.0, .5), (-2.7, 0, .86), m["burnt"], (0, -14, 0), .03), kit.box((.1, 2.0, .9), (.82, 0, 1.06), m["burnt"], bevel=.03),
             kit.tube([(1.2, .8, 1.9), (1.25, .8, 2.1)], [.07, .07], m["dark"], seg=8)]
    hull += [kit.tube([(-2.6 + .85 * i, -1.0, 1.1), (-2.6 + .85 * i, -.8, 1.9 - .12 * i), (-2.6 + .85 * i, 0, 2.0 - .16 * i)], [.04] * 3, m["metal"], seg=6, steps=2) for i in range(3)]
    tc.part("Hull", kit.place(house.age(hull, 4, .72, .5, .8), rot=(-4, 1.5, 0)))
    load = kit.place(fit.box_crate(.9, .7, .6, m, "paint", 1), (-.4, .3, .68), (0, 0, 14)) + kit.place(fit.box_crate(.7, .6, .5, m, "burnt", 2), (-1.5, -.35, .66), (0, 0, -22))
    load += kit.place(fit.drum(.26, .66, m, "burnt", 3), (-2.2, .4, .66)) + kit.place(fit.drum(.26, .66, m, "paint", 4), (-2.6, -1.35, .26), (0, 90, 20))
    load += fit.debris((-2.6, -1.4, 2.4, -1.15), 8, m, 4, ("burnt", "metal"), .1, .26)
    tc.part("Load", load)
    tc.centre()
    return {"ao_dist": .7}


def street_lamps():
    """Two lamps, one bent, and a traffic post."""
    m = city.colours()
    tall = kit.place(fit.lamp_post(3.1, m, .6), (-.7, 0, 0)) + kit.place(fit.lamp_post(2.2, m, .5), (.8, .1, 0), (24, 0, 200))
    base = [kit.box((2.4, .9, .12), (0, 0, .06), m["trim"], bevel=.03), kit.box((.3, .3, .75), (.1, -.1, .5), m["paint"], bevel=.05), kit.box((.2, .04, .14), (.1, -.26, .72), m["lamp"], bevel=.01)]
    tc.part("Lamps", tall + house.age(base, 2) + house.hang(fit.cabinet(.34, .5, m, 3), tc.wall_frame((-1, .2), (1, .2)), 1.5, .12, 0))
    tc.centre()
    return {"ao_dist": .6}


finish = tc.finish
MODELS = {"city_wall": city_wall, "rubble_field": rubble_field, "plinth": plinth, "colonnade": colonnade,
          "concrete_barricade": concrete_barricade, "wrecked_truck": wrecked_truck, "street_lamps": street_lamps}

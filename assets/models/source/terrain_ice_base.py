"""Buildings of an outpost in the snow.

ice_bunker 7.7 x 7.3 x 4.2 (`Walls`, `Floor`, `Roof` flat at 2.2, `Drift`, `Door`, `Fittings`), generator 5.8 x 5.4 x 5.4 (`Floor` at 0.3,
`Stairs`, `Core`, `Coils`, `Railings`), watch_tower 5.2 x 4.7 x 6.8 (`Legs`, `Deck` flat at 3.6, `Cabin`, `Stairs`, `Railings`), sensor_dish
4.2 x 4 x 4.2 (`Base`, `Dish`) and snow_barricade 3 x 0.9 x 0.9 (`Bags`, `Snow`).
"""
import math
import random

import fittings as fit
import house
import kit
import land
import terrain_common as tc
import terrain_scatter as scatter


def colours():
    """White plate, orange marks, snow."""
    m = fit.palette("cfd3d4", "aeb5b9", "868c92", "c4713a", "a9b0b4", "8fd8ff", door="6e7f8a")
    m["snow"], m["ice"] = kit.mat("Snow", kit.srgb("eef3f8"), .95), kit.mat("Ice", kit.srgb("a9cfe2"), .25, .1)
    m["rock"] = kit.mat("Dark rock", kit.srgb("77797f"), .93)
    return m


PLATE = house.Style(thick=.3, pad=(1.1, .8), depth=.06, plinth=.3, course=.18, pilaster=.4, bars=0, dirt=.12, seed=4)


def drift(x, y, rx, ry, h, m, seed):
    """Snow blown against something."""
    return land.mound(rx, ry, h, m["snow"], seed, .1, 26, (x, y), 1.3, .03, .16, land.snow(seed))


def caps(spots, m, seed):
    """Snow lying on top of things: (x, y, z, rx, ry)."""
    out = []
    for i, (x, y, z, rx, ry) in enumerate(spots):
        out.append(tc.tone(kit.ball(1, (x, y, z), m["snow"], (rx, ry, .09), seg=12, rings=6), land.snow(seed + i)))
    return out


def ice_bunker():
    """Low bunker with firing slits and a roof that can be manned."""
    m = colours()
    slits = {"front": [("door", 0, 1.4, 1.6), ("window", -1.8, 1.2, 1.0, 1.4), ("window", 1.8, 1.2, 1.0, 1.4)],
             "right": [("window", -1.1, 1.3, 1.0, 1.4), ("window", 1.1, 1.3, 1.0, 1.4)], "left": [("window", -1.1, 1.3, 1.0, 1.4), ("window", 1.1, 1.3, 1.0, 1.4)],
             "back": [("window", -1.6, 1.3, 1.0, 1.4), ("window", 1.6, 1.3, 1.0, 1.4)]}
    x, y = 2.9, 2.3
    walls = house.storey(-x, -y, x, y, 0, 2.2, slits, m, PLATE) + house.parapet(-x, -y, x, y, 2.2, .42, m, PLATE, {"back": [(-.6, .6)]})
    lean = []
    for u in (-2.2, 2.2):
        lean += [kit.extrude([(0, 0), (.5, 0), (0, 1.9)], .5, m["trim"], "xz", (x - .02, u * .7, 0), bevel=.04),
                 kit.extrude([(0, 0), (0, 1.9), (-.5, 0)], .5, m["trim"], "xz", (-x + .02, u * .7, 0), bevel=.04)]
    tc.part("Walls", walls + house.age(lean, 2, .86, .1))
    tc.part("Floor", house.floor(-x + .2, -y + .2, x - .2, y - .2, .05, m["floor"], .05))
    roof = house.floor(-x + .25, -y + .25, x - .25, y - .25, 2.2, m["floor"], .2) + house.paving(-x + .4, -y + .4, x - .4, y - .4, 2.2, m["trim"], .8, 3, .012)
    tc.part("Roof", roof + tc.tone([kit.box((1.18, .4, .12), (0, y - .15, 2.16), m["floor"], bevel=.01)], .9))
    f = tc.wall_frame(*house.corners(-x, -y, x, y, .3)["front"])
    tc.part("Door", house.leaf(f, 2.9 - .7, 2.9 + .7, 1.55, m, PLATE, .5))
    tc.part("Stairs", house.stairs((0, y + .02 + house.run(0, 2.2, .32)), -90, 1.1, 0, 2.2, m, .32))
    bits = house.hang(fit.cabinet(.45, .6, m, 1), f, 1.9, .7, .3) + kit.place(fit.unit(.9, .7, .4, m, 2), (2.0, -1.4, 2.2)) + kit.place(fit.mast(1.9, m), (-2.3, 1.6, 2.2))
    bits += house.age([kit.box((.9, .07, .12), (dx, -y - .1, 1.86), m["paint"], bevel=.02) for dx in (-1.9, 1.9)], 3)
    tc.part("Fittings", bits)
    tc.part("Drift", [drift(-2.95, -1.9, .9, .7, .7, m, 1), drift(2.9, -2.1, .7, .6, .55, m, 2), drift(3.0, 1.9, .8, .9, .8, m, 3), drift(-2.8, 2.2, 1.0, .6, .5, m, 4)]
            + caps([(-1.6, -2.25, 2.66, .8, .2), (2.9, .6, 2.66, .2, .9), (-2.85, -.4, 2.66, .2, .7)], m, 3))
    tc.centre()
    return {"ao_dist": .9}


def generator():
    """Power plant on a plate: a ringed core between two banks of coils."""
    m = colours()
    m["glow"] = kit.mat("Glow", kit.srgb("9fe4ff"), .4, emit=(.5, 1.1, 1.5), ao=False)
    base = [kit.box((5.8, 5.4, .3), (0, 0, .15), m["floor"], bevel=.05)]
    tc.part("Floor", house.age(base, 1, .86, .15, .3, dense=.9) + house.paving(-2.7, -2.5, 2.7, 2.5, .3, m["trim"], .75, 4, .012, .7))
    core = [kit.lathe([(0, .3), (1.35, .3), (1.35, .5), (1.15, .62), (1.1, 1.1), (1.22, 1.2), (1.22, 1.5), (1.05, 1.62), (.95, 2.6), (1.1, 2.72), (1.1, 3.0),
                       (.86, 3.12), (.7, 3.9), (.82, 4.0), (.82, 4.3), (.5, 4.5), (.18, 4.6), (.14, 5.4), (0, 5.4)], m=m["wall"], seg=24, sharp=30)]
    core += [kit.lathe([(1.0, z), (1.14, z + .02), (1.14, z + .16), (1.0, z + .18)], m=m["paint"], seg=24, sharp=30) for z in (1.75, 2.35)]
    core += [kit.place([kit.box((.22, .34, 2.2), (1.12, 0, 1.4), m["trim"], bevel=.04), kit.box((.1, .16, .5), (1.24, 0, 1.9), m["glow"], bevel=.02),
                        kit.box((.16, .26, .9), (.9, 0, 3.5), m["metal"], bevel=.03)], rot=(0, 0, 45 * k + 22)) for k in range(8)]
    flat = [o for c in core for o in (c if isinstance(c, list) else [c])]
    tc.part("Core", house.age(flat, 3, .88, .1, .6))
    coils = []
    for s in (-1, 1):
        for y in (-1.6, 0, 1.6):
            prof = [(0, .3), (.4, .3), (.4, .42)] + [q for k in range(5) for q in ((.26, .5 + .28 * k), (.44, .56 + .28 * k), (.44, .66 + .28 * k), (.26, .72 + .28 * k))] + [(.26, 1.96), (.16, 2.1), (0, 2.1)]
            coils += house.age([kit.lathe(prof, (s * 2.15, y, 0), m["metal"], 12, sharp=30), kit.ball(.15, (s * 2.15, y, 2.16), m["glow"], seg=10, rings=6)], y + s)
            coils += fit.conduit([(s * 2.15, y, 1.4), (s * 1.7, y * .8, 1.5), (s * 1.05, y * .4, 1.35)], m, .06, "dark")
    coils += kit.place(fit.cabinet(.8, 1.0, m, 3), (0, -1.7, .3)) + kit.place(fit.cabinet(.8, 1.0, m, 5), (0, 1.9, .3), (0, 0, 180))
    tc.part("Coils", coils + caps([(-2.4, 2.4, .32, .5, .3), (2.5, -2.3, .32, .4, .3)], m, 2))
    tc.part("Railings", fit.railing([(-1.0, -2.6, .3), (-2.8, -2.6, .3), (-2.8, 2.6, .3), (-1.0, 2.6, .3)], m, .5, .9) + fit.railing([(1.0, -2.6, .3), (2.8, -2.6, .3), (2.8, 2.6, .3), (1.0, 2.6, .3)], m, .5, .9))
    return {"ao_dist": .8}


def watch_tower():
    """Deck on four braced legs with a cabin and a stair."""
    m = colours()
    legs = []
    for sx in (-1, 1):
        for sy in (-1, 1):
            legs += [kit.tube([(sx * 1.9, sy * 1.9, .1), (sx * 1.55, sy * 1.55, 3.45)], [.16, .13], m["metal"], seg=8, cap=0), kit.box((.6, .6, .2), (sx * 1.9, sy * 1.9, .1), m["trim"], bevel=.05)]
    for k in range(4):
        for z0, z1 in ((.5, 1.9), (1.9, 3.3)):
            w0, w1 = 1.9 - .1 * z0, 1.9 - .1 * z1
            legs += kit.place([kit.tube([(-w0, -w0, z0), (w1, -w1, z1)], [.05, .05], m["dark"], seg=6), kit.tube([(w0, -w0, z0), (-w1, -w1, z1)], [.05, .05], m["dark"], seg=6),
                               kit.box((2 * w1, .1, .12), (0, -w1, z1), m["metal"])], rot=(0, 0, 90 * k))
    tc.part("Legs", house.age(legs, 2, .82, .2, .6))
    deck = [kit.box((4.2, 4.2, .16), (0, 0, 3.52), m["floor"], bevel=.03)] + [kit.box((4.3, .14, .24), (0, s * 2.08, 3.46), m["paint"], bevel=.03) for s in (-1, 1)]
    deck += [kit.box((.14, 4.3, .24), (s * 2.08, 0, 3.46), m["paint"], bevel=.03) for s in (-1, 1)]
    tc.part("Deck", house.age(deck, 4, .86, 0, dense=.9) + house.paving(-2, -2, 2, 2, 3.6, m["trim"], .6, 2, .012, .75))
    style = house.Style(thick=.14, pad=(.8, .6), depth=.03, plinth=0, course=.1, pilaster=.2, bars=1, dirt=0, seed=9)
    cabin = house.storey(-.6, -.3, 1.9, 1.9, 3.6, 5.5, {"front": [("door", -.5, 1.1, 1.6), ("window", .7, .7, .8, 1.5)], "right": [("window", 0, 1.5, .8, 1.5)],
                                                       "back": [("window", 0, 1.7, .8, 1.5)], "left": [("window", 0, 1.5, .8, 1.5)]}, m, style)
    cabin += house.age([kit.box((2.8, 2.5, .14), (.65, .8, 5.57), m["wall"], bevel=.05), kit.box((2.2, 1.9, .12), (.65, .8, 5.7), m["trim"], bevel=.05)], 3, dense=.9)
    cabin += kit.place(fit.dish(.34, m, 40, 200), (1.2, 1.2, 5.76)) + kit.place(fit.mast(1.0, m, 2), (.1, .3, 5.76)) + caps([(.5, 1.1, 5.77, .7, .5)], m, 4)
    tc.part("Cabin", cabin)
    tc.part("Stairs", house.hang(fit.ladder(3.5, m, .6), tc.wall_frame((-2, -1.98), (2, -1.98)), 1.0, .05, .16) + house.hang(fit.ladder(3.5, m, .6), tc.wall_frame((-2, -1.98), (2, -1.98)), 1.7, .05, .16))
    tc.part("Railings", fit.railing([(.2, -2.05, 3.6), (2.05, -2.05, 3.6), (2.05, 2.05, 3.6), (-2.05, 2.05, 3.6), (-2.05, -2.05, 3.6), (-1.6, -2.05, 3.6)], m, .5, .8))
    tc.part("Legs", [drift(-1.9, 1.8, .8, .6, .35, m, 5), drift(1.8, -1.7, .7, .6, .3, m, 6)])
    tc.centre()
    return {"ao_dist": .8}


def sensor_dish():
    """Great dish on a slab, with feed horn and cabinets."""
    m = colours()
    base = [kit.cylinder(1.95, .24, (0, 0, .12), m["floor"], bevel=.06, seg=28), kit.cylinder(1.2, .3, (0, 0, .38), m["trim"], bevel=.06, seg=20), kit.cylinder(.62, 1.3, (0, 0, 1.1), m["wall"], bevel=.06, r2=.45, seg=16),
            kit.cylinder(.62, .26, (0, 0, 1.85), m["metal"], bevel=.05, seg=16)]
    base += [kit.place(kit.box((.5, .2, .9), (.72, 0, .7), m["trim"], bevel=.04, taper=(.4, .8), shift=(-.12, 0)), rot=(0, 0, 60 * k)) for k in range(6)]
    tc.part("Base", house.age(base, 1, .86, .15, .5) + kit.place(fit.cabinet(.6, .8, m, 2), (0, -1.35, .24)) + kit.place(fit.drum(.2, .5, m), (1.3, .9, .24)) + [drift(-1.2, 1.1, .8, .6, .5, m, 8)])
    prof = [(0, 0), (.5, .05), (1.0, .2), (1.5, .47), (1.9, .82), (1.88, .9), (1.44, .56), (.95, .29), (.45, .13), (0, .1)]
    bowl = [kit.lathe(prof, m=m["wall"], seg=28, sharp=40), kit.cylinder(.34, .4, (0, 0, -.15), m["metal"], bevel=.05, seg=14), kit.tube([(0, 0, .1), (0, 0, 1.5)], [.06, .03], m["metal"], seg=7),
            kit.lathe([(0, 1.35), (.16, 1.35), (.2, 1.55), (.1, 1.62), (0, 1.62)], m=m["paint"], seg=12)]
    bowl += [kit.tube([(1.6 * math.cos(a), 1.6 * math.sin(a), .58), (0, 0, 1.45)], [.035, .03], m["metal"], seg=6) for a in (.5, 2.6, 4.7)]
    for k in range(10):
        a = 2 * math.pi * k / 10
        bowl.append(kit.tube([(r * math.cos(a), r * math.sin(a), z) for r, z in ((.3, -.02), (1.0, .14), (1.5, .4), (1.88, .78))], [.04] * 4, m["trim"], seg=5))
    tc.part("Dish", house.age(kit.place(bowl, (0, 0, 2.3), (0, 38, 30)), 3, .88, 0) + house.age([kit.box((.24, 1.0, .7), (0, s * .0, 2.1), m["metal"], (0, 0, 30), .05) for s in (1,)], 4))
    tc.centre()
    return {"ao_dist": .7}


def snow_barricade():
    """Sandbags and packed snow behind a plate."""
    m, rng = colours(), random.Random(6)
    cloth = kit.mat("Snow bag", kit.srgb("b9bcbc"), .97)
    bags = []
    for row, (n, x0) in enumerate(((5, -1.16), (4, -.88), (5, -1.14))):
        bags += [scatter.bag((x0 + .57 * i, -.1 + .02 * row, .085 + .155 * row), 0, rng, cloth) for i in range(n)]
    plates = []
    for x, h, turn in ((-.72, .84, 4), (.72, .8, -3)):
        leaf = [kit.box((1.3, .1, h), (0, .14, h / 2), m["wall"], bevel=.03), kit.box((1.34, .05, .1), (0, .2, h * .7), m["paint"], bevel=.01), kit.box((1.2, .06, .08), (0, .19, .2), m["metal"], bevel=.01)]
        leaf += [tc.plank((u, .2, .6), (u, .42, .02), .08, .06, m["metal"], up=(1, 0, 0)) for u in (-.4, .4)]
        plates += kit.place(leaf, (x, 0, 0), (0, 0, turn))
    tc.part("Bags", bags + house.age(plates, 2, .84, .2, .4))
    tc.part("Snow", [drift(x, -.12, .62, .3, h, m, i) for i, (x, h) in enumerate(((-.82, .3), (.1, .36), (.84, .26)))] + caps([(-.6, -.08, .55, .5, .16), (.7, -.06, .55, .42, .15), (-.7, .14, .84, .4, .08)], m, 7))
    return {"ao_dist": .5}


finish = tc.finish
MODELS = {"ice_bunker": ice_bunker, "generator": generator, "watch_tower": watch_tower, "sensor_dish": sensor_dish, "snow_barricade": snow_barricade}

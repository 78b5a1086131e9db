"""Houses of a city under fire, in stone and cast panels.

city_block 6.6 x 6.5 x 10.7 is whole: three storeys, a stair at the back to the first roof (`Walls`, `Floor`, `Terrace`
at 3, `Upper`, `Roof` at 9, `Stairs`, `Door`, `Fittings`). corner_ruin 6.8 x 5.9 x 6.3 keeps two walls of two storeys and half of its
floor at 3 (`Walls`, `Floor`, `Deck`, `Rubble`). burnt_house 6.1 x 5.1 x 3.3 has lost its roof (`Walls`, `Floor`, `Rubble`).
"""
import math
import random

import fittings as fit
import house
import kit
import land
import terrain_common as tc


def colours():
    """Pale cast stone, soot and verdigris."""
    m = fit.palette("b9b3a8", "98938a", "7d8286", "6f8f86", "8f8b85", door="4f6a73")
    m["brick"] = kit.mat("Brick", kit.srgb("99604a"), .95)
    m["red"], m["grey"] = kit.mat("Cloth red", kit.srgb("8e3b34"), .95), kit.mat("Cloth grey", kit.srgb("a7a59c"), .95)
    m["soot"] = kit.mat("Burnt timber", kit.srgb("3c3632"), .97)
    return m


def city_block():
    """Three storeys with a lower wing."""
    m = colours()
    style = house.Style(thick=.24, pad=(1.25, .95), plinth=.34, course=.2, pilaster=.36, bars=1, seed=5, grid=1.9)
    tall = dict(front=[("door", .1, 1.4, 1.9), ("window", -1.3, .8, .9, 2.0), ("window", 1.4, .8, .9, 2.0)],
                right=[("window", -1.1, 1.1, .9, 2.0), ("window", 1.1, 1.1, .9, 2.0)],
                back=[("window", -1.2, .8, .9, 2.0), ("window", 1.2, .8, .9, 2.0)],
                left=[("window", -1.4, .8, .9, 2.0), ("door", 1.2, 1.2, 1.8)])
    x0, y0, x1, y1 = -1.2, -3.1, 3.1, 1.9
    walls = house.storey(x0, y0, x1, y1, 0, 3, tall, m, style)
    wing = {"left": [("window", 0, 1.0, .9, 2.0), ("window", 1.6, .8, .9, 2.0)], "front": [("window", 0, .9, .9, 2.0)], "back": [("door", 0, 1.2, 1.8)]}
    for name, (a, b) in house.corners(-3.1, -2.3, -1.2, 1.9, style.thick).items():
        if name != "right":
            walls += house.wall(a, b, 0, 3, wing.get(name, []), m, style)
    f = tc.wall_frame(*house.corners(x0, y0, x1, y1, .24)["front"])
    walls += house.hang(fit.cabinet(.5, .7, m, 2), f, .6, .6, .24) + house.hang(fit.awning(1.9, .55, m, [m["red"], m["grey"]]), f, 2.25, 2.55, .24)
    tc.part("Walls", walls)
    tc.part("Floor", house.floor(x0 + .2, y0 + .2, x1 - .2, y1 - .2, .05, m["floor"], .05) + house.floor(-2.9, -2.1, x0, y1 - .2, .05, m["floor"], .05, seed=2))
    terrace = house.floor(-2.92, -2.12, x0 + .02, y1 - .2, 3, m["floor"], seed=3) + house.paving(-2.8, -2.0, x0, y1 - .3, 3, m["trim"], .65, 3, .012)
    terrace += [o for o in house.parapet(-3.1, -2.3, x0 + .1, y1, 3, .4, m, style, {"back": [(-.65, .65)], "right": [(-3, 3)]})]
    terrace += tc.tone([kit.box((1.26, .44, .12), (-2.1, 1.76, 2.96), m["floor"], bevel=.01)], .85)
    tc.part("Terrace", terrace)
    tc.part("Stairs", back_stair(m))
    upper = []
    for k, z in enumerate((3, 6)):
        rows = dict(tall, left=[("window", -1.2, .8, .9, 2.0), ("door", .6, 1.2, 1.8)] if k == 0 else tall["right"],
                    front=[("window", -1.2, 1.1, .9, 2.0), ("window", 1.2, 1.1, .9, 2.0)])
        upper += house.storey(x0, y0, x1, y1, z, z + 3, rows, m, style)
    upper += house.parapet(x0, y0, x1, y1, 9, .42, m, style)
    g = tc.wall_frame(*house.corners(x0, y0, x1, y1, .24)["right"])
    upper += house.hang(fit.ladder(5.6, m), tc.wall_frame(*house.corners(x0, y0, x1, y1, .24)["left"], 3), 1.1, .2, .24)
    tc.part("Upper", upper)
    tc.part("Floor", house.floor(x0 + .2, y0 + .2, x1 - .2, y1 - .2, 3, m["floor"], seed=5, grid=2) + house.floor(x0 + .2, y0 + .2, x1 - .2, y1 - .2, 6, m["floor"], seed=6, grid=2))
    tc.part("Roof", house.floor(x0 + .2, y0 + .2, x1 - .2, y1 - .2, 9, m["floor"], seed=7))
    bits = kit.place(fit.unit(1.0, .8, .5, m, 1), (2.3, 1.1, 9))
    bits += kit.place(fit.mast(1.6, m, 2), (-.6, -2.5, 9)) + house.hang(fit.downpipe(8.8, m, .07), g, .5, 0, .24)
    bits += house.hang(fit.vent(.8, .5, m), g, 4.3, .4, .24) + kit.place(fit.unit(.8, .7, .4, m, 4), (-2.4, -1.5, 3))
    tc.part("Fittings", bits)
    tc.part("Door", house.leaf(f, 2.15 + .1 - .7, 2.15 + .1 + .7, 1.85, m, style, .5))
    tc.centre()


def back_stair(m):
    """Flight along the back wall up to the terrace's gap, with a landing."""
    out = house.stairs((1.95, 2.36), 180, .8, 0, 3, m)
    out += house.age([kit.box((1.2, .92, .18), (-2.05, 2.36, 2.91), m["trim"], bevel=.03),
                      kit.box((.24, .8, 2.84), (-2.5, 2.36, 1.42), m["wall"], bevel=.04),
                      kit.box((.24, .8, 2.84), (-1.6, 2.36, 1.42), m["wall"], bevel=.04)], 3, .84, .3)
    out += fit.railing([(-1.45, 2.78, 3), (-2.62, 2.78, 3), (-2.62, 1.95, 3)], m, .45, .6)
    return out


def corner_ruin():
    """Two walls of a two-storey house that still stand."""
    m, rng = colours(), random.Random(7)
    style = house.Style(thick=.26, pad=(.85, .62), plinth=.3, course=.18, pilaster=0, bars=1, seed=8)
    x0, y0, x1, y1, t = -3.3, -2.8, 3.3, 2.8, .26
    sides = house.corners(x0, y0, x1, y1, t)
    plan = {"back": ([("window", -1.9, .9, .9, 2.0), ("window", 0, .9, .9, 2.0), ("door", 1.9, 1.3, 1.9)],
                     [(0, 1.2), (.8, 2.0), (1.5, 3.0), (6.6, 3.0)], [("window", -.6, .9, .9, 2.0), ("window", 1.7, .9, .9, 2.0)],
                     [(0, .05), (1.6, .1), (2.3, 1.2), (2.9, 2.5), (4.2, 2.7), (5.6, 2.9), (6.6, 2.8)]),
            "left": ([("window", 0, .9, .9, 2.0), ("window", -1.6, .9, .9, 2.0)], [(0, 3.0), (5.08, 3.0)], [("window", -1.3, .9, .9, 2.0)],
                     [(0, 2.8), (1.6, 2.7), (2.2, 2.3), (2.9, 1.2), (3.6, .9), (4.2, .15), (5.08, .05)]),
            "front": ([("door", -1.4, 1.4, 1.9), ("window", -2.6, .7, .9, 1.8)], [(0, 3.0), (1.2, 2.8), (2.9, 2.5), (3.2, 1.5), (4.4, .8), (6.6, .35)], None, None),
            "right": ([], [(0, .4), (1.4, .7), (2.6, .3), (3.6, .9), (5.08, 1.3)], None, None)}
    walls, rods = [], []
    for name, (low, line, high, line2) in plan.items():
        a, b = sides[name]
        length = math.dist(a, b)
        f = tc.wall_frame(a, b)
        whole = high is not None
        top = None if whole else house.broken(length, line, rng, .36, 3.0)
        walls += house.wall(a, b, 0, 3, low, m, style, top)
        if high is not None:
            top2 = house.broken(length, line2, rng, .36)
            top2 = [(u, max(.02, h)) for u, h in top2]
            walls += house.wall(a, b, 3, 6, high, m, style, top2)
            rods += [f(u, 3 + h, .13) for u, h in top2[::5]]
        else:
            rods += [f(u, h, .13) for u, h in top[::4]]
    tc.part("Walls", walls + land.rods(rods, m["brick"], 2))
    ground = house.floor(x0 + .2, y0 + .2, x1 - .2, y1 - .2, .05, m["floor"], .05)
    ground += house.paving(-3, -2.5, 3, 2.5, .05, m["trim"], .62, 4, .016, .7)
    tc.part("Floor", ground)
    deck = [(-3.1, 2.6), (-3.1, -.6), (-2.5, -.75), (-2.2, -.3), (-1.6, -.4), (-1.3, .2), (-.4, .1), (-.1, .7), (.7, .6), (1.0, 1.2), (.9, 1.9), (1.3, 2.6)]
    slab = house.age([tc.slab(deck, m["floor"], .2, (), lambda u, v, w: (u, v, w + 2.8), .6, seed=2)], 4, .84, 0)
    slab += house.age([kit.box((.16, 2.6 + k, .2), (-2.6 + 1.1 * i, 1.3 - k / 2, 2.7), m["soot"]) for i, k in ((0, .5), (1, .1), (2, -.5))], 5)
    tc.part("Deck", slab + land.rods([(-2.3, -.5, 2.9), (-1.4, 0, 2.9), (-.2, .5, 2.9), (.9, 1.0, 2.9)], m["brick"], 5))
    rubble = land.heap(1.7, 1.5, 1.0, m, 6, ("wall", "trim", "brick"), 46, (1.45, -1.05))
    rubble += land.heap(.9, .8, .5, m, 9, ("wall", "brick"), 16, (2.3, 1.7))
    rubble += house.age([tc.plank((-.4, .6, 2.7), (.9, -1.3, .5), .2, .2, m["soot"]), tc.plank((2.6, .4, .1), (1.2, .9, .9), .18, .18, m["soot"])], 2)
    tc.part("Rubble", rubble)
    return {"ao_dist": 1.0}


def burnt_house():
    """One storey, burnt out; all four walls are breached or broken."""
    m, rng = colours(), random.Random(12)
    m["wall"] = kit.mat("Brick wall", kit.srgb("a8735c"), .95)
    style = house.Style(thick=.26, pad=(.52, .26), depth=.03, plinth=.3, course=.16, pilaster=0, bars=0, seed=11, dirt=.5)
    sides = house.corners(-2.9, -2.4, 2.9, 2.4, .26)
    plan = {"front": ([("door", .9, 1.4, 1.9), ("window", -1.3, 1.0, .9, 1.9)], [(0, 2.2), (1.2, 2.6), (2.6, 2.3), (4.6, 2.7), (5.2, 2.0), (5.8, 1.4)]),
            "right": ([("window", 1.1, .9, .9, 1.8)], [(0, 1.2), (1.0, .5), (2.0, .6), (2.6, 2.3), (4.28, 2.6)]),
            "back": ([("window", -1.4, .9, .9, 1.8), ("window", 1.4, .9, .9, 1.8)], [(0, 2.6), (2.2, 2.5), (2.8, 1.2), (3.3, 1.1), (3.8, 2.3), (5.8, 3.3)]),
            "left": ([("window", -.9, .9, .9, 1.9)], [(0, 3.3), (1.6, 2.6), (2.8, 1.6), (3.4, .7), (4.28, 2.0)])}
    walls = []
    for name, (low, line) in plan.items():
        a, b = sides[name]
        walls += house.wall(a, b, 0, 3.6, low, m, style, house.broken(math.dist(a, b), line, rng, .3, 3.5))
    tc.part("Walls", walls)
    tc.part("Floor", house.floor(-2.7, -2.2, 2.7, 2.2, .05, m["floor"], .05) + house.paving(-2.6, -2.1, 2.6, 2.1, .05, m["trim"], .5, 4, .014, .6))
    rubble = land.heap(1.2, 1.0, .6, m, 3, ("brick", "wall"), 30, (1.75, -1.35)) + land.heap(.9, .8, .45, m, 5, ("brick", "soot"), 20, (-1.5, 1.3))
    rubble += house.age([tc.plank(a, b, .2, .18, m["soot"]) for a, b in (((-2.5, 1.9, 2.4), (.6, -.6, .1)), ((1.5, 2.1, 1.6), (.7, -1.6, .12)), ((-2.6, -.6, 1.4), (-.8, -1.9, .1)))], 3, .9)
    tc.part("Rubble", rubble)
    return {"ao_dist": 1.0}


finish = tc.finish
MODELS = {"city_block": city_block, "corner_ruin": corner_ruin, "burnt_house": burnt_house}

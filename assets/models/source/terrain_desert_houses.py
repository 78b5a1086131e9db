"""Houses of a desert town, adobe over mud brick, with flat roofs that can be reached.

dome_house 5.7 x 5.2 x 3.6 (`Walls`, `Floor`, `Roof` at 2.1, `Dome`, `Door`, `Fittings`), town_house 6.8 x 6.5 x 6.9
with a stair to the terrace at 3 and a ladder to the roof at 5.4 (`Walls`, `Floor`, `Roof`, `Upper`, `Terrace`, `Stairs`,
`Door`, `Fittings`) and market_stalls 6.2 x 3.3 (`Stalls`, `Cloth`, `Goods`).
"""
import math
import random

import fittings as fit
import house
import kit
import terrain_common as tc


def colours():
    """Adobe, timber and faded paint."""
    m = fit.palette("e6cfa8", "cdb188", "8c8780", "5f8f8c", "c8ad84", door="9a5b3c")
    m["brick"] = kit.mat("Mud brick", kit.srgb("b98a62"), .97)
    m["wood"] = kit.mat("Timber", kit.srgb("755640"), .88)
    m["red"], m["cream"] = kit.mat("Cloth red", kit.srgb("a9503a"), .95), kit.mat("Cloth cream", kit.srgb("e3d6b8"), .95)
    m["blue"] = kit.mat("Cloth blue", kit.srgb("50748a"), .95)
    return m


ADOBE = house.Style(thick=.26, pad=None, plinth=.2, course=0, pilaster=.34, arch=.3, rough=.02, bars=1, dirt=.45)


def bare(f, spots, m, seed):
    """Mud bricks where the render has fallen: spots (u, v, size) on a wall's frame."""
    rng, out = random.Random(seed), []
    for u, v, size in spots:
        patch = tc.blob(u, v, size, size * .7, 11, .4, rng.random() * 9)
        y = v - size
        while y < v + size:
            x = u - size - .14 * (round(y / .15) % 2)
            while x < u + size:
                if tc.inside((x + .13, y + .07), patch):
                    o = tc.stud(x, y, x + .26, y + .125, m["brick"], ADOBE.thick - .02, ADOBE.thick + .03, f, .025, rng)
                    out.append(tc.tone(o, rng.uniform(.72, 1)))
                x += .28
            y += .15
    return out


def beam_ends(a, b, z, m, gap=.8):
    """Round timbers that stick out of a wall below its roof."""
    f, length = tc.wall_frame(a, b, z), math.dist(a, b)
    n = round((length - .8) / gap)
    ends = [kit.tube([f(.4 + (length - .8) * i / n, 0, .1), f(.4 + (length - .8) * i / n, 0, ADOBE.thick + .22)],
                     [.08, .075], m["wood"], seg=7, cap=0) for i in range(n + 1)]
    return house.age(ends, z, .8, 0)


def dome_house():
    """One round-cornered storey under a dome."""
    m = colours()
    doors = {"front": [("door", -.9, 1.2, 1.75), ("window", 1.3, .8, .9, 1.6)],
             "right": [("window", 0, .8, .9, 1.6)], "left": [("window", .9, .7, .9, 1.6)],
             "back": [("window", -1.2, .8, .9, 1.6), ("window", 1.2, .8, .9, 1.6)]}
    x, y = 2.6, 2.2
    walls = house.storey(-x, -y, x, y, 0, 2.1, doors, m, ADOBE)
    sides = house.corners(-x, -y, x, y, ADOBE.thick)
    for k, (name, spots) in enumerate((("front", [(4.6, 1.6, .45), (.5, .6, .35)]), ("back", [(2.6, 1.2, .5)]),
                                       ("left", [(1.2, 1.4, .45)]), ("right", [(3.4, .6, .4)]))):
        walls += bare(tc.wall_frame(*sides[name]), spots, m, k)
        walls += beam_ends(*sides[name], 1.86, m)
    walls += house.parapet(-x, -y, x, y, 2.1, .28, m, ADOBE)
    tc.part("Walls", walls)
    tc.part("Floor", house.floor(-x + .2, -y + .2, x - .2, y - .2, .05, m["floor"], .05))
    tc.part("Roof", house.floor(-x + .2, -y + .2, x - .2, y - .2, 2.1, m["floor"], seed=3))
    prof = [(1.62, 2.05), (1.62, 2.2), (1.55, 2.24), (1.53, 2.4), (1.4, 2.68), (1.12, 2.94), (.75, 3.12),
            (.34, 3.2), (.3, 3.26), (.3, 3.36), (.22, 3.42), (0, 3.44)]
    dome = [kit.lathe(prof, (.55, .2, 0), m["wall"], 24, sharp=30)]
    for i in range(8):
        a = math.pi * i / 4 + .2
        at = [(.55 + r * math.cos(a), .2 + r * math.sin(a), z) for r, z in ((1.54, 2.4), (1.41, 2.69), (1.13, 2.95), (.76, 3.13))]
        dome.append(kit.tube(at, [.06, .055, .05, .04], m["trim"], seg=6, cap=0))
    tc.part("Dome", house.age(dome, 4, .88, .1, 2.4))
    f = tc.wall_frame(*sides["front"])
    tc.part("Door", house.leaf(f, 2.6 - .9 - .6, 2.6 - .9 + .6, 1.7, m, ADOBE, .45))
    bits = house.hang(fit.awning(1.9, .6, m, [m["red"], m["cream"]]), f, 3.9, 2.0, .26)
    bits += house.hang(fit.cabinet(.4, .6, m), f, .55, .9, .26)
    bits += house.hang(fit.downpipe(2.0, m), tc.wall_frame(*sides["right"]), 3.6, 0, .26)
    bits += kit.place(fit.unit(.8, .6, .4, m, 3), (-1.75, -1.3, 2.1), (0, 0, 90))
    bits += kit.place(fit.mast(1.5, m), (-1.8, 1.5, 2.1))
    jar = [(0, 0), (.17, 0), (.27, .2), (.29, .38), (.2, .56), (.13, .62), (.16, .68), (.1, .68), (0, .6)]
    bits += house.age([kit.lathe(jar, (-2.3, -2.42, 0), m["brick"], 11)], 1)
    tc.part("Fittings", bits)
    tc.centre()


def town_house():
    """Two storeys, the upper set back behind a terrace, and a look-out on top."""
    m = colours()
    low = {"front": [("door", .9, 1.3, 1.8), ("window", -1.5, .9, .9, 1.7)],
           "right": [("window", -1.2, .9, .9, 1.7), ("window", .9, .9, .9, 1.7)],
           "back": [("window", -1.8, .8, 1, 1.7), ("door", 0, 1.2, 1.8), ("window", 1.8, .8, 1, 1.7)],
           "left": [("window", 1.3, .8, 1.2, 1.8)]}
    x0, y0, x1, y1 = -2.5, -2.9, 3.2, 2.9
    walls = house.storey(x0, y0, x1, y1, 0, 3, low, m, ADOBE)
    sides = house.corners(x0, y0, x1, y1, ADOBE.thick)
    for k, (name, spots) in enumerate((("front", [(.9, 2.2, .5), (5, 1.1, .5)]), ("back", [(5, .8, .5), (1, 2.2, .4)]),
                                       ("right", [(2.8, 1.4, .5)]), ("left", [(4.6, .5, .5), (3.2, 2.3, .4)]))):
        walls += bare(tc.wall_frame(*sides[name]), spots, m, k + 9) + beam_ends(*sides[name], 2.66, m)
    walls += house.parapet(x0, y0, x1, y1, 3, .34, m, ADOBE, {"left": [(.9, 2.3)]})
    tc.part("Walls", walls)
    tc.part("Floor", house.floor(x0 + .2, y0 + .2, x1 - .2, y1 - .2, .05, m["floor"], .05))
    tc.part("Terrace", house.floor(x0 + .2, y0 + .2, x1 - .2, y1 - .2, 3, m["floor"], seed=2)
            + tc.tone([kit.box((.4, 1.36, .12), (x0 + .14, -1.3, 2.96), m["floor"], bevel=.01)], .85))
    tc.part("Stairs", house.stairs((-2.86, 2.52), -90, .72, 0, 3, m, .38))
    ux0, uy0 = -.6, -.6
    high = {"front": [("door", -.9, 1.2, 1.75), ("window", .9, .8, .9, 1.6)], "left": [("window", 0, .9, .9, 1.6)],
            "right": [("window", 0, .9, .9, 1.6)], "back": [("window", -.9, .7, .9, 1.6), ("window", .9, .7, .9, 1.6)]}
    upper = house.storey(ux0, uy0, x1 - .02, y1 - .02, 3, 5.4, high, m, ADOBE)
    above = house.corners(ux0, uy0, x1 - .02, y1 - .02, ADOBE.thick)
    for k, (name, spots) in enumerate((("front", [(3.2, 1.9, .4)]), ("left", [(.8, 1.6, .5)]), ("back", [(1.8, .6, .4)]))):
        upper += bare(tc.wall_frame(*above[name], 3), spots, m, k + 20) + beam_ends(*above[name], 5.06, m)
    upper += house.parapet(ux0, uy0, x1 - .02, y1 - .02, 5.4, .3, m, ADOBE)
    tc.part("Upper", upper)
    tc.part("Roof", house.floor(ux0 + .2, uy0 + .2, x1 - .2, y1 - .2, 5.4, m["floor"], seed=5))
    shade = [kit.cylinder(.05, 1.3, (x, y, 6.05), m["wood"], seg=7) for x in (1.5, 2.8) for y in (1.2, 2.5)]
    shade += [tc.plank((1.3, y, 6.7), (3.0, y, 6.7), .1, .08, m["wood"]) for y in (1.15, 1.6, 2.1, 2.55)]
    rows = [[(1.25 + 1.8 * i / 6, y, 6.78 - .07 * math.sin(math.pi * i / 2)) for i in range(7)] for y in (1.0, 1.6, 2.2, 2.7)]
    bits = house.age(shade, 3, .8, 0) + tc.tone([kit.sheet(rows, m["blue"], .03)], lambda p, n: .85 + .2 * kit.noise(p, 2, 1))
    f = tc.wall_frame(*sides["front"])
    bits += house.hang(fit.awning(1.8, .5, m, [m["blue"], m["cream"]]), f, 1.35, 2.15, .26)
    bits += house.hang(fit.cabinet(.45, .7, m, 2), f, 5.2, .8, .26)
    bits += house.hang(fit.ladder(2.4, m), tc.wall_frame(*above["left"], 3), 2.9, 0, .26)
    bits += house.hang(fit.downpipe(2.9, m), tc.wall_frame(*sides["right"]), 5.2, 0, .26)
    bits += house.hang(fit.vent(.7, .5, m), tc.wall_frame(*sides["right"]), 2.9, 1.2, .26)
    bits += kit.place(fit.unit(.9, .7, .45, m, 5), (2.5, -2.2, 3)) + kit.place(fit.dish(.5, m, 45, 200), (.1, .1, 5.4))
    bits += kit.place(fit.drum(.24, .6, m, "brick"), (-2.0, 2.4, 3)) + kit.place(fit.drum(.2, .5, m), (-1.55, 2.5, 3))
    tc.part("Fittings", bits)
    tc.part("Door", house.leaf(f, 5.7 / 2 + .9 - .65, 5.7 / 2 + .9 + .65, 1.75, m, ADOBE, .45))


def stall(w, m, rng, cloths, seed):
    """Counter under a sagging cloth, 1.4 deep; returns (timber, cloth, goods)."""
    wood = [tc.plank((x, y, 0), (x, y, h), .09, .09, m["wood"], (1, 0, 0)) for x in (-w / 2, w / 2)
            for y, h in ((-.7, 1.7), (.7, 2.05))]
    wood += [tc.plank((-w / 2, y, h), (w / 2, y, h), .08, .08, m["wood"]) for y, h in ((-.7, 1.68), (.7, 2.02))]
    wood += [tc.plank((-w / 2, y, .72), (w / 2, y, .72), .2, .06, m["wood"]) for y in (-.5, -.28, -.06)]
    wood += [tc.plank((-w / 2 + w * i / 5 + .05, -.58, .36), (-w / 2 + w * (i + 1) / 5 - .03, -.58, .36), .05, .62, m["wood"])
             for i in range(5)]
    n, cloth = 6, []
    for i in range(n):
        xs = [-w / 2 - .12 + (w + .24) * (i + k / 2) / n for k in range(3)]
        rows = [[(x, -.95 + 1.8 * t, 1.62 + .44 * t - .13 * math.sin(math.pi * t)) for x in xs] for t in (0, .25, .5, .75, 1)]
        rows.insert(0, [(x, y - .02, z - .17) for x, y, z in rows[0]])
        cloth.append(tc.tone(kit.sheet(rows, cloths[i % 2], .03), lambda p, q: .88 + .22 * kit.noise(p, 2.2, seed)))
    goods = []
    for i in range(4):
        x = -w / 2 + .3 + (w - .6) * i / 3
        if i % 2:
            goods += kit.place(fit.box_crate(.36, .3, .2, m, "wood", i + seed), (x, -.28, .75))
            goods += house.age([kit.ball(.07, (x + dx, -.28 + dy, .97), m["red" if seed % 2 else "paint"], seg=6, rings=4)
                                for dx in (-.1, .1) for dy in (-.07, .07)], i)
        else:
            jar = [(0, 0), (.1, 0), (.15, .12), (.14, .24), (.08, .32), (.1, .36), (0, .34)]
            goods += house.age([kit.lathe(jar, (x, -.25, .75), m["brick"], 10)], i)
    return house.age(wood, seed, .8, .3, .5), cloth, goods


def market_stalls():
    """Two stalls back to back with crates and jars between."""
    m, rng = colours(), random.Random(3)
    for x, y, turn, w, pair, seed in ((-1.55, -.55, 4, 2.7, ("red", "cream"), 1), (1.55, .55, 176, 2.7, ("blue", "cream"), 2)):
        for name, objs in zip(("Stalls", "Cloth", "Goods"), stall(w, m, rng, [m[k] for k in pair], seed)):
            tc.part(name, kit.place(objs, (x, y, 0), (0, 0, turn)))
    goods = kit.place(fit.box_crate(.8, .6, .55, m, "wood", 3), (-1.9, .95, 0), (0, 0, 12))
    goods += kit.place(fit.box_crate(.6, .5, .45, m, "paint", 4), (-1.1, 1.05, 0), (0, 0, -20))
    goods += kit.place(fit.box_crate(.5, .45, .4, m, "wood", 5), (-1.8, .95, .55), (0, 0, 30))
    goods += kit.place(fit.drum(.25, .65, m, "brick", 6), (1.2, -.8, 0)) + kit.place(fit.drum(.22, .55, m, "paint", 7), (1.75, -1.0, 0))
    jar = [(0, 0), (.17, 0), (.27, .2), (.29, .38), (.2, .56), (.13, .62), (.16, .68), (.1, .68), (0, .6)]
    goods += house.age([kit.lathe(jar, at, m["brick"], 11) for at in ((2.35, -.9, 0), (-.4, 1.0, 0))], 9)
    tc.part("Goods", goods)


finish = tc.finish
MODELS = {"dome_house": dome_house, "town_house": town_house, "market_stalls": market_stalls}

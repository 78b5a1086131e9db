"""Buildings and works of a port.

landing_pad 9.9 x 8.5 x 1.2 (`Pad` flat at 1, `Ramp`, `Legs`, `Lights`), gantry 9.8 x 2.9 x 4.6 (`Deck` flat at 3, `Stairs`, `Legs`,
`Railings`), warehouse 8.2 x 6.4 x 5 (`Walls`, `Floor`, `Roof` flat at 3.6, `Door`, `Fittings`), control_tower 6.1 x 5.2 x 8.8 (`Walls`,
`Roof` flat at 3, `Shaft`, `Cabin`, `Stairs`, `Fittings`) and storage_tank 4.4 x 4 x 4.3 (`Tank`, `Base`, `Pipes`).
"""
import math

import fittings as fit
import house
import kit
import terrain_common as tc


def colours():
    """Grey cast walls, ochre and blue paint, steel."""
    m = fit.palette("a9aaa6", "83868a", "7c8085", "c79a3c", "8d8f8e", "ffd27a", door="5d7487")
    m["blue"], m["rust"] = kit.mat("Paint blue", kit.srgb("4f6f8a"), .6, .25), kit.mat("Paint rust", kit.srgb("9b5a3b"), .7, .2)
    m["mark"] = kit.mat("Marking", kit.srgb("d8b04e"), .75)
    m["white"] = kit.mat("Paint white", kit.srgb("d5d6d2"), .65, .1)
    return m


def ring(r0, r1, z, m, a0=0, a1=360, seg=48):
    """Painted band on a deck, between two radii and two angles."""
    n = max(2, round(seg * (a1 - a0) / 360))
    vs = [(r * math.cos(math.radians(a0 + (a1 - a0) * i / n)), r * math.sin(math.radians(a0 + (a1 - a0) * i / n)), z) for i in range(n + 1) for r in (r0, r1)]
    return tc.tone(kit.raw(vs, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)], m), lambda p, q: .72 + .35 * kit.noise(p, 2.4, 5))


def landing_pad():
    """Round pad on short legs with a ramp, marks and lights at its rim."""
    m, n = colours(), 32
    line = [(4.05 * math.cos(2 * math.pi * i / n), 4.05 * math.sin(2 * math.pi * i / n)) for i in range(n)]
    pad = house.age([tc.slab(line, m["floor"], .3, (), lambda u, v, w: (u, v, w + .7), .7)], 2, .84, 0)
    rim = [kit.lathe([(3.9, .6), (4.2, .66), (4.24, .8), (4.24, .94), (4.16, .998), (4.02, .998)], m=m["trim"], seg=n, sharp=30)]
    rim += [kit.lathe([(3.7, .42), (3.9, .46), (3.9, .7), (3.6, .7)], m=m["dark"], seg=n, sharp=30)]
    pad += house.age(rim, 3, .84, .1, .4)
    pad += [ring(3.3, 3.5, 1.006, m["mark"]), ring(1.5, 1.62, 1.006, m["white"])] + [ring(1.62, 3.3, 1.005, m["white"], a - 1.2, a + 1.2) for a in range(0, 360, 45)]
    pad += [ring(3.56, 3.84, 1.006, m["mark"], a, a + 5) for a in range(5, 360, 15)]
    tc.part("Pad", pad)
    legs = []
    for k in range(10):
        a = 36 * k + 18
        legs += kit.place([kit.box((.5, .6, .7), (3.2, 0, .35), m["trim"], bevel=.06, taper=(1, .7)), kit.tube([(3.3, 0, .2), (3.9, 0, .62)], [.1, .09], m["metal"], seg=7), kit.box((.9, .8, .12), (3.3, 0, .06), m["dark"], bevel=.03)], rot=(0, 0, a))
    legs += [kit.cylinder(1.6, .7, (0, 0, .35), m["dark"], bevel=.08, seg=20)]
    tc.part("Legs", house.age(legs, 4, .8, .3, .5) + [o for k in range(3) for o in kit.place(fit.conduit([(1.4, 0, .2), (2.6, .1, .24), (3.6, 0, .3), (4.1, 0, .05)], m, .07, "rust"), rot=(0, 0, 70 + 95 * k))])
    ramp = [kit.extrude([(3.95, 1.0), (3.95, .0), (5.6, 0), (5.6, .05)], 2.6, m["floor"], "xz")] + [kit.box((.07, 2.4, .05), (4.2 + .27 * i, 0, .98 - .58 * (.22 + .27 * i) + .0), m["metal"]) for i in range(5)]
    ramp += [kit.extrude([(3.95, 1.12), (3.95, 0), (5.65, 0), (5.65, .16)], .14, m["mark"], "xz", (0, s * 1.36, 0), bevel=.03) for s in (-1, 1)]
    tc.part("Ramp", house.age(ramp, 5, .84, .2, .3))
    lights = []
    for k in range(12):
        if k:
            lights += kit.place(house.age([kit.box((.2, .26, .12), (4.12, 0, 1.04), m["dark"], bevel=.03)], k) + [tc.tone(kit.box((.1, .14, .07), (4.12, 0, 1.12), m["lamp"], bevel=.02), 1.0)], rot=(0, 0, 30 * k))
    tc.part("Lights", lights)
    tc.centre()
    return {"ao_dist": .8}


def gantry():
    """Walkway on trestles with a stair at one end and a hoist at the other."""
    m = colours()
    deck = [kit.box((6.2, 1.7, .14), (.9, 0, 2.93), m["floor"], bevel=.02)] + [kit.box((6.3, .12, .26), (.9, s * .88, 2.9), m["paint"], bevel=.03) for s in (-1, 1)]
    deck += [kit.box((.14, 1.7, .2), (-2.1 + 1.2 * i, 0, 2.78), m["dark"]) for i in range(6)]
    tc.part("Deck", house.age(deck, 1, .84, 0, dense=.9) + house.paving(-2.15, -.8, 3.95, .8, 3, m["metal"], .55, 3, .01, .95))
    legs = []
    for x in (-1.7, 1.0, 3.6):
        for s in (-1, 1):
            legs += [kit.tube([(x, s * 1.15, .1), (x, s * .8, 2.85)], [.13, .12], m["metal"], seg=8, cap=0), kit.box((.55, .5, .16), (x, s * 1.15, .08), m["trim"], bevel=.04), kit.cylinder(.19, .3, (x, s * 1.1, .55), m["rust"], bevel=.03, seg=10)]
        legs += [kit.tube([(x, -1.1, .5), (x, .85, 2.5)], [.05, .05], m["dark"], seg=6), kit.tube([(x, 1.1, .5), (x, -.85, 2.5)], [.05, .05], m["dark"], seg=6), kit.box((.16, 1.9, .16), (x, 0, 1.5), m["metal"])]
    for s in (-1, 1):
        legs += [kit.tube([(x, s * 1.1, .5), (x + 2.6, s * .85, 2.6)], [.045, .045], m["dark"], seg=6) for x in (-1.7, 1.0)]
    tc.part("Legs", house.age(legs, 2, .8, .3, .6) + fit.conduit([(-2.1, .72, 2.7), (1, .72, 2.66), (3.9, .72, 2.7), (3.9, 1.0, 2.2), (3.9, 1.0, .2)], m, .08, "rust") + kit.place(fit.cabinet(.6, .9, m, 4), (1.0, -1.2, .16)))
    tc.part("Stairs", house.stairs((-2.2 - house.run(0, 3, .3), 0), 0, 1.2, 0, 3, m, .3, False) + [o for s in (-1, 1) for o in house.age([tc.plank((-5.0, s * .68, .0), (-2.2, s * .68, 3.0), .1, .3, m["paint"], (0, 1, 0))], 3)])
    rails = []
    for s in (-1, 1):
        rails += fit.railing([(-2.15, s * .84, 3), (3.98, s * .84, 3)], m, .5, .9) + fit.railing([(-4.9, s * .68, .2), (-2.2, s * .68, 3)], m, .5, .8)
    tc.part("Railings", rails + fit.railing([(3.98, -.84, 3), (3.98, .84, 3)], m, .5, .8))
    hoist = [kit.box((.2, .2, 1.5), (3.5, -.6, 3.75), m["paint"], bevel=.03), kit.box((1.6, .2, .2), (4.0, -.6, 4.5), m["paint"], bevel=.03), kit.box((.36, .3, .3), (4.5, -.6, 4.34), m["dark"], bevel=.04), kit.tube([(4.5, -.6, 4.2), (4.5, -.6, 3.1)], [.025, .025], m["dark"], seg=5), kit.lathe([(0, 2.9), (.1, 2.95), (.12, 3.1), (0, 3.14)], (4.5, -.6, 0), m["metal"], 8)]
    tc.part("Legs", house.age(hoist, 6))
    tc.centre()
    return {"ao_dist": .8}


def warehouse():
    """Hall with two gates, ribs and a roof that can be walked on."""
    m = colours()
    style = house.Style(thick=.26, pad=(.8, 1.0), depth=.05, plinth=.36, course=.24, pilaster=.42, bars=2, seed=6)
    x, y = 3.9, 2.7
    walls = house.storey(-x, -y, x, y, 0, 3.6, {"front": [("door", -1.2, 2.4, 2.3), ("window", 2.2, 1.4, 1.9, 2.7)], "back": [("door", 1.2, 2.4, 2.3), ("window", -2.2, 1.4, 1.9, 2.7)],
                                               "left": [("window", -1.2, 1.2, 1.9, 2.7), ("window", 1.2, 1.2, 1.9, 2.7)], "right": [("door", .9, 1.2, 1.7), ("window", -1.2, 1.2, 1.9, 2.7)]}, m, style)
    walls += house.parapet(-x, -y, x, y, 3.6, .34, m, style, {"left": [(-.5, .5)]})
    tc.part("Walls", walls)
    tc.part("Floor", house.floor(-x + .2, -y + .2, x - .2, y - .2, .05, m["floor"], .05))
    tc.part("Roof", house.floor(-x + .22, -y + .22, x - .22, y - .22, 3.6, m["floor"]) + house.paving(-x + .4, -y + .4, x - .4, y - .4, 3.6, m["trim"], 1.1, 4, .01, .5) + tc.tone([kit.box((.36, .98, .12), (-x + .15, 0, 3.56), m["floor"], bevel=.01)], .9))
    doors = []
    for name, u in (("front", -1.2), ("back", 1.2)):
        f = tc.wall_frame(*house.corners(-x, -y, x, y, .26)[name])
        doors += house.leaf(f, x + u - 1.2, x + u + 1.2, 2.25, m, style, .38)
    tc.part("Door", doors)
    g = tc.wall_frame(*house.corners(-x, -y, x, y, .26)["left"])
    r = tc.wall_frame(*house.corners(-x, -y, x, y, .26)["right"])
    f = tc.wall_frame(*house.corners(-x, -y, x, y, .26)["front"])
    bits = house.hang(fit.ladder(3.6, m, .6), g, 2.44, 0, .26) + house.hang(fit.downpipe(3.5, m, .08), r, .4, 0, .26) + house.hang(fit.downpipe(3.5, m, .08), r, 5.0, 0, .26) + house.hang(fit.vent(1.0, .6, m), r, 1.24, .5, .26)
    bits += house.hang(fit.cabinet(.6, .9, m, 3), f, 4.6, .7, .26) + kit.place(fit.unit(1.3, 1.0, .6, m, 2), (2.4, 1.2, 3.6)) + kit.place(fit.unit(1.0, .8, .5, m, 5), (2.4, -1.4, 3.6)) + kit.place(fit.mast(1.4, m, 2), (3.3, 2.1, 3.6))
    bits += fit.conduit([(1.8, 1.2, 3.8), (.2, 1.2, 3.8), (.2, 2.2, 3.8), (-2.6, 2.2, 3.8)], m, .1, "rust") + house.age(house.hang([kit.box((3.0, .9, .1), (0, -.4, 0), m["paint"], (10, 0, 0), .03)], f, x - 1.2, 2.75, .26), 4)
    tc.part("Fittings", bits)
    tc.centre()
    return {"ao_dist": 1.0}


def control_tower():
    """Office with a terrace, a shaft over it and a glazed cabin on top."""
    m = colours()
    style = house.Style(thick=.24, pad=(.9, .8), depth=.045, plinth=.32, course=.2, pilaster=.34, bars=1, seed=3)
    s = 2.4
    walls = house.storey(-s, -s, s, s, 0, 3, {"front": [("door", 0, 1.4, 1.8), ("window", -1.5, .8, 1, 2), ("window", 1.5, .8, 1, 2)], "right": [("window", -.9, 1.2, 1, 2), ("window", .9, 1.2, 1, 2)], "back": [("window", -.9, 1.2, 1, 2)], "left": [("window", 1.2, 1, 1, 2)]}, m, style)
    walls += house.parapet(-s, -s, s, s, 3, .36, m, style, {"left": [(-2.0, -.9)]})
    tc.part("Walls", walls)
    tc.part("Roof", house.floor(-s + .2, -s + .2, s - .2, s - .2, 3, m["floor"]) + house.floor(-s + .2, -s + .2, s - .2, s - .2, .05, m["floor"], .05) + tc.tone([kit.box((.36, 1.1, .12), (-s + .14, 1.45, 2.96), m["floor"], bevel=.01)], .9))
    shaft = [kit.box((1.7, 1.7, 3.0), (.8, .5, 4.5), m["wall"], bevel=.12, taper=(.86, .86))]
    shaft += [kit.box((1.86 - .02 * i, 1.86 - .02 * i, .12), (.8, .5, 3.3 + .8 * i), m["trim"], bevel=.03) for i in range(4)] + [kit.box((.3, 1.9, 2.7), (.8, .5, 4.4), m["blue"], bevel=.04)]
    tc.part("Shaft", house.age(shaft, 2, .86, 0, dense=.8) + house.age(house.hang(fit.ladder(2.6, m), tc.wall_frame((-.1, -.36), (1.7, -.36)), .9, 3.1, .02), 3))
    cx, cy, n = .8, .5, 8
    line = lambda r, z: [(cx + r * math.cos(math.pi * (2 * i + 1) / n), cy + r * math.sin(math.pi * (2 * i + 1) / n), z) for i in range(n)]
    rings = [line(1.0, 5.9), line(1.75, 6.3), line(1.75, 6.5), line(1.62, 6.52)]
    vs = [p for r in rings for p in r]
    cabin = [kit.raw(vs, [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(3) for i in range(n)], m["trim"], sharp=20)]
    glass = [p for r in (line(1.55, 6.5), line(1.8, 7.4)) for p in r]
    cabin.append(kit.raw(glass, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], m["glass"], sharp=20))
    cabin += [kit.tube([a, b], [.07, .07], m["metal"], seg=6) for a, b in zip(line(1.57, 6.5), line(1.82, 7.4))]
    roof = [p for r in (line(1.7, 7.36), line(2.0, 7.42), line(2.0, 7.56), line(1.2, 7.76)) for p in r]
    cabin.append(kit.raw(roof, [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(3) for i in range(n)] + [tuple(range(3 * n, 4 * n)), tuple(reversed(range(n)))], m["white"], sharp=20))
    tc.part("Cabin", house.age(cabin, 4, .88, 0, dense=.9) + kit.place(fit.dish(.4, m, 40, 200), (.4, .9, 7.7)) + kit.place(fit.mast(1.1, m, 2), (1.3, .2, 7.7)))
    out = house.stairs((-2.9, -2.15), 90, .9, 0, 3, m, .34)
    tc.part("Stairs", out + house.age([kit.box((.92, 1.3, .16), (-2.9, 1.56, 2.92), m["trim"], bevel=.03), kit.box((.86, .22, 2.84), (-2.9, 2.05, 1.42), m["wall"], bevel=.04)], 3) + fit.railing([(-3.33, .95, 3), (-3.33, 2.2, 3), (-2.5, 2.2, 3)], m, .45, .6))
    f = tc.wall_frame(*house.corners(-s, -s, s, s, .24)["front"])
    r = tc.wall_frame(*house.corners(-s, -s, s, s, .24)["right"])
    tc.part("Fittings", house.leaf(f, s - .7, s + .7, 1.75, m, style, .5) + house.hang(fit.downpipe(2.9, m, .07), r, .4, 0, .24) + house.hang(fit.vent(.8, .5, m), r, 2.2, .4, .24) + kit.place(fit.unit(.9, .7, .45, m, 3), (-1.5, -1.4, 3)) + house.hang(fit.cabinet(.5, .8, m, 6), f, 4.2, .4, .24))
    tc.centre()
    return {"ao_dist": 1.0}


def storage_tank():
    """Upright tank on a kerbed slab with a spiral stair and valves."""
    m = colours()
    base = [kit.box((4.2, 3.8, .2), (0, 0, .1), m["floor"], bevel=.05)] + [kit.box((4.2, .16, .4), (0, s * 1.84, .2), m["trim"], bevel=.04) for s in (-1, 1)] + [kit.box((.16, 3.8, .4), (s * 2.04, 0, .2), m["trim"], bevel=.04) for s in (-1, 1)]
    tc.part("Base", house.age(base, 1, .84, .3, .3, dense=.9))
    prof = [(0, .2), (1.5, .2), (1.56, .3)]
    for k in range(5):
        z = .5 + .66 * k
        prof += [(1.52, z), (1.6, z + .04), (1.6, z + .12), (1.52, z + .16)]
    prof += [(1.52, 3.7), (1.44, 3.86), (1.0, 4.06), (.4, 4.14), (.4, 4.3), (0, 4.32)]
    tank = [kit.lathe(prof, m=m["white"], seg=28, sharp=30), kit.lathe([(1.53, 1.84), (1.56, 1.85), (1.56, 2.36), (1.53, 2.37)], m=m["rust"], seg=28, sharp=30)]
    tank += [kit.place(kit.box((.12, .1, 3.3), (1.56, 0, 2.0), m["metal"], bevel=.02), rot=(0, 0, 60 * k + 10)) for k in range(6)]
    for k in range(15):
        a = 15 * k - 60
        tank += kit.place([kit.box((.46, .36, .06), (1.78, 0, .44 + .22 * k), m["metal"]), kit.box((.05, .05, .5), (1.98, 0, .66 + .22 * k), m["paint"])], rot=(0, 0, a))
    rail = [(1.98 * math.cos(math.radians(15 * k - 60)), 1.98 * math.sin(math.radians(15 * k - 60)), .92 + .22 * k) for k in range(15)]
    tank.append(kit.tube(rail, [.035] * 15, m["paint"], seg=6, cap=0))
    tc.part("Tank", house.age(tank, 3, .86, .3, .9))
    pipes = fit.conduit([(-1.4, -.6, .6), (-1.9, -.9, .6), (-1.9, -1.6, .6), (-1.9, -1.6, .1)], m, .14, "rust") + fit.conduit([(-1.3, .7, .8), (-2.0, .9, .8), (-2.2, .9, .1)], m, .1, "metal")
    wheel = [(-1.9 + .22 * math.cos(a), -1.3, .95 + .22 * math.sin(a)) for a in [math.pi * i / 6 for i in range(13)]]
    pipes += house.age([kit.tube(wheel, [.03] * 13, m["paint"], seg=5, cap=None), kit.cylinder(.05, .3, (-1.9, -1.3, .8), m["dark"], seg=8)], 4) + kit.place(fit.cabinet(.5, .8, m, 2), (-1.2, -1.74, .2))
    tc.part("Pipes", pipes)
    tc.centre()
    return {"ao_dist": .8}


finish = tc.finish
MODELS = {"landing_pad": landing_pad, "gantry": gantry, "warehouse": warehouse, "control_tower": control_tower, "storage_tank": storage_tank}

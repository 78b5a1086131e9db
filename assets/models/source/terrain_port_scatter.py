"""What stands about a port.

container 5.1 x 2.1 x 2.1 and container_stack 5.5 x 5 x 4.2 (`Containers`), mesh_fence 8 x 0.4 x 1.9 (`Posts`, `Mesh`), blast_barricade
3 x 0.8 x 0.9 (`Plates`) and wrecked_shuttle 8.6 x 7 x 3.2 (`Hull`, `Wing`, `Debris`).
"""
import math
import random

import fittings as fit
import house
import kit
import land
import terrain_common as tc
import terrain_port as port


def box(m, key, seed):
    """Freight container with ribs, corner castings and doors; stands on z = 0."""
    w, d, h = 5.0, 2.0, 2.1
    out = [kit.box((w, d - .1, h - .1), (0, 0, h / 2), m[key], bevel=.03)]
    for s in (-1, 1):
        out += [kit.box((w, .12, .16), (0, s * (d / 2 - .04), z), m[key], bevel=.025) for z in (.1, h - .08)]
        f = tc.wall_frame((-w / 2, -d / 2 + .06), (w / 2, -d / 2 + .06)) if s < 0 else tc.wall_frame((w / 2, d / 2 - .06), (-w / 2, d / 2 - .06))
        out += [tc.stud(.2 + .31 * i, .2, .42 + .31 * i, h - .18, m[key], -.02, .06, f, .05) for i in range(15)]
        out += [kit.box((.2, .2, .2), (sx * (w / 2 - .06), s * (d / 2 - .06), z), m["dark"], bevel=.03) for sx in (-1, 1) for z in (.1, h - .09)]
        out += [kit.box((.14, .14, h - .2), (sx * (w / 2 - .06), s * (d / 2 - .06), h / 2), m[key], bevel=.02) for sx in (-1, 1)]
    for x in range(8):
        out.append(tc.stud(-w / 2 + .25 + .57 * x, -d / 2 + .2, -w / 2 + .7 + .57 * x, d / 2 - .2, m[key], h - .06, h - .02, lambda u, v, q: (u, v, q), .04))
    for s in (-1, 1):
        f = tc.wall_frame((w / 2 - .05, s * .48 - .42), (w / 2 - .05, s * .48 + .42))
        out += [tc.stud(.04, .2, .8, h - .18, m[key], -.02, .06, f, .03)]
        out += [kit.cylinder(.035, h - .3, (w / 2 + .06, s * y, h / 2), m["metal"], seg=6) for y in (.25, .7)] + [kit.box((.05, .3, .06), (w / 2 + .08, s * .35, 1.0), m["metal"])]
    return house.age(out, seed, .8, .35, .7, .24, .03, 1.3)


def container():
    """One freight container."""
    m = port.colours()
    tc.part("Containers", box(m, "blue", 2))
    tc.centre()
    return {"ao_dist": .6}


def container_stack():
    """Two below, one across on top, and drums."""
    m = port.colours()
    tc.part("Containers", kit.place(box(m, "rust", 4), (0, -1.2, 0), (0, 0, 2)) + kit.place(box(m, "paint", 6), (.1, 1.15, 0), (0, 0, -3)) + kit.place(box(m, "blue", 8), (-.1, .1, 2.1), (0, 0, 9)))
    tc.part("Containers", kit.place(fit.drum(.24, .65, m, "paint", 1), (2.4, -2.35, 0)) + kit.place(fit.drum(.24, .65, m, "rust", 2), (1.85, -2.42, 0)))
    tc.centre()
    return {"ao_dist": .8}


def mesh_fence():
    """Posts with wire between; one field is torn."""
    m, rng = port.colours(), random.Random(3)
    posts = []
    for i in range(6):
        x = -3.9 + 1.56 * i
        posts += [kit.box((.12, .12, 1.8), (x, 0, .9), m["metal"], bevel=.02), kit.box((.3, .34, .14), (x, 0, .07), m["trim"], bevel=.03), kit.tube([(x, 0, 1.76), (x, -.16, 1.92)], [.04, .03], m["metal"], seg=6)]
    posts += [kit.box((7.8, .06, .07), (0, 0, z), m["metal"]) for z in (.14, 1.68)] + [kit.tube([(-3.9, -.05 * k, 1.78 + .05 * k), (0, -.05 * k, 1.76 + .05 * k), (3.9, -.05 * k, 1.78 + .05 * k)], [.018] * 3, m["dark"], seg=4) for k in (1, 2, 3)]
    posts += [kit.box((.9, .04, .5), (-2.3, -.06, 1.1), m["mark"], bevel=.012), kit.box((.7, .05, .1), (-2.3, -.07, 1.1), m["dark"])]
    tc.part("Posts", house.age(posts, 2, .8, .35, .5))
    wires = []
    for i in range(5):
        if i == 3:
            continue
        x0 = -3.84 + 1.56 * i
        for k in range(-5, 8):
            for s in (-1, 1):
                a, b = (x0 + .21 * k, .18) if s > 0 else (x0 + 1.44 - .21 * k, .18), (x0 + .21 * k + 1.46 * 1, 1.64) if s > 0 else (x0 + 1.44 - .21 * k - 1.46, 1.64)
                lo, hi = x0, x0 + 1.44
                t = sorted(((lo - a[0]) / (b[0] - a[0]), (hi - a[0]) / (b[0] - a[0])))
                t0, t1 = max(0, t[0]), min(1, t[1])
                if t1 - t0 > .06:
                    p, q = ((a[0] + (b[0] - a[0]) * e, .01 * s, a[1] + (b[1] - a[1]) * e) for e in (t0, t1))
                    wires.append(tc.tone(kit.tube([p, q], [.014, .014], m["metal"], seg=3, cap=None), .8))
    tc.part("Mesh", wires)
    return {"ao_dist": .4}


def blast_barricade():
    """Folding plates of armour on feet."""
    m, out = port.colours(), []
    for i, (x, turn) in enumerate(((-.98, 5), (0, -4), (.98, 6))):
        f = tc.wall_frame((-.46, .06), (.46, .06))
        leaf = [tc.slab([(0, .08), (.92, .08), (.92, .7), (.78, .88), (.14, .88), (0, .7)], m["blue"], .12, [tc.rect(.3, .6, .62, .7)] if i == 1 else [], f, .3, flare=.03, step=.3)]
        leaf += [tc.stud(.08, .14 + .2 * k, .84, .28 + .2 * k, m["blue"], .11, .15, f, .03) for k in range(2)] + [tc.stud(u, .12, u + .08, .74, m["dark"], .11, .17, f, .02) for u in (.02, .82)]
        leaf += [kit.box((.12, .7, .08), (u, .08, .05), m["dark"], bevel=.02) for u in (-.32, .32)] + [tc.plank((u, .12, .6), (u, .38, .06), .07, .06, m["metal"], up=(1, 0, 0)) for u in (-.32, .32)]
        leaf += [kit.cylinder(.04, .8, (.49, .02, .44), m["metal"], seg=8)] + [kit.box((.16, .04, .06), (0, -.09, .78), m["lamp"], bevel=.01)]
        marks = [tc.slab([(.1 + .2 * k, .5), (.19 + .2 * k, .5), (.27 + .2 * k, .58), (.18 + .2 * k, .58)], m["mark"], .012, (), lambda u, v, w: f(u, v, w + .115), .5, back=False) for k in range(4)]
        out += kit.place(house.age(leaf, i, .8, .35, .4, .2, .06, 0) + tc.tone(marks, .85), (x, 0, 0), (0, 0, turn))
    tc.part("Plates", out)
    tc.centre()
    return {"ao_dist": .5}


def wrecked_shuttle():
    """A small freighter that came down hard: broken-backed, one wing torn off."""
    m, rng = port.colours(), random.Random(8)
    m["floor"] = kit.mat("MatGround scorched", kit.srgb("5d564d"), .98)
    body = kit.tube([(-3.6, 0, .8), (-2.8, 0, .95), (-1.2, 0, 1.05), (.6, 0, 1.0), (1.9, 0, .82), (2.9, 0, .6), (3.4, 0, .5)], [(.7, .55), (1.0, .85), (1.15, .98), (1.1, .95), (.85, .75), (.5, .45), (.2, .2)], m["white"], seg=18, steps=2, cap=.3, power=2.8, sharp=35)
    hull = [body, kit.tube([(1.0, 0, 1.72), (1.7, 0, 1.55), (2.5, 0, 1.02)], [(.5, .3), (.5, .28), (.3, .12)], m["glass"], seg=12, steps=2, cap=.2)]
    hull += [kit.lathe([(.35, 0), (.62, .05), (.66, .5), (.56, .9), (.3, .9), (.26, .3)], (-3.55, s * .62, .95), m["dark"], 16, (0, -90, 0)) for s in (-1, 1)]
    for i in range(7):
        x = -2.9 + .75 * i
        r = 1.0 - .1 * max(0, i - 4)
        ring = [(x, (r + .08) * math.cos(a), 1.0 - .05 * max(0, i - 4) + (r * .86) * math.sin(a)) for a in [math.pi * (k / 10) for k in range(11)]]
        hull.append(kit.tube(ring, [.05] * 11, m["trim"], seg=5, cap=0))
    hull += [kit.box((1.4, .06, .5), (-.6, s * 1.12, 1.1), m["blue"], bevel=.02) for s in (-1, 1)] + [kit.box((.8, .7, .2), (-1.6, 0, 2.0), m["dark"], bevel=.05), kit.extrude([(-3.3, 1.6), (-2.3, 1.8), (-3.0, 3.0), (-3.5, 3.0)], .16, m["white"], "xz", bevel=.04)]
    hull += [kit.extrude([(-3.35, 2.5), (-2.72, 2.5), (-2.95, 2.9), (-3.42, 2.9)], .18, m["blue"], "xz")]
    hull += [kit.box((.7, .05, .6), (.6, -1.08, .9), m["dark"], (0, 12, 0), .02)]
    for i in range(8):
        a, x = rng.uniform(-.3, 3.4), rng.uniform(-2.6, .9)
        plate = kit.box((rng.uniform(.4, .8), .04, rng.uniform(.3, .5)), (0, 0, 0), m["trim" if i % 3 else "rust"], bevel=.012)
        hull += kit.place([plate], (x, 1.13 * math.cos(a), 1.0 + .96 * math.sin(a)), (math.degrees(a) + 90, 0, 0))
    house.age(hull, 3, .78, .5, .9, .3)

    def scorched(p, n):
        k = .74 + .3 * kit.fbm(p, 1.2, 3, 4)
        burn = max(0.0, min(1.0, 1.6 * kit.noise(p, .7, 6) + .2)) * .6 + .35 * max(0, p.x - 1.2) / 2.2
        return k * (1 - burn), k * (1 - 1.04 * burn), k * (1 - 1.06 * burn)
    kit.densify(body, .5)
    tc.tone(body, scorched)
    tc.part("Hull", kit.place(hull, rot=(7, 3, 0)))
    wing = [kit.extrude([(-1.4, 0), (.9, 0), (.2, 2.1), (-1.1, 2.2)], .16, m["white"], "xy", bevel=.04), kit.box((1.1, .5, .12), (-.4, .8, .12), m["blue"], bevel=.03), kit.cylinder(.22, 1.6, (-.4, 2.1, .05), m["dark"], (0, 90, 0), bevel=.05, seg=12)]
    other = kit.copy(wing)
    tc.part("Wing", kit.place(house.age(wing, 4, .76, .3, .5), (-.4, .95, .9), (-14, 0, 4)) + kit.place(house.age(other, 5, .7, .4, .5), (1.2, -1.6, .3), (172, 8, 60)))
    debris = [land.mound(4.0, 2.4, .34, m["floor"], 5, .3, 40, (.1, .1), 1.2, .1, .14, tc.weathered(.7, .4, 0, seed=3))]
    debris += fit.debris((-3.4, -2.3, 3.4, 2.2), 26, m, 5, ("white", "dark", "metal"), .12, .42)
    debris += land.rods([(1.0, 1.0, .7), (.7, -1.0, .6), (-3.0, -1.0, .7)], m["metal"], 4)
    tc.part("Debris", debris)
    tc.centre()
    return {"ao_dist": .9}


finish = tc.finish
MODELS = {"container": container, "container_stack": container_stack, "mesh_fence": mesh_fence, "blast_barricade": blast_barricade, "wrecked_shuttle": wrecked_shuttle}

"""What hangs on buildings and stands about: vents, pipes, lamps, rails, ladders, masts, cables.

Wall fittings are modelled facing -y with their back at y = 0 (see house.hang); the others stand on z = 0.
"""
import math
import random

import house
import kit
import terrain_common as tc


def palette(wall, trim, metal, paint, floor, lamp="ffb060", door=None):
    """Materials of a building by sRGB colours."""
    glow = kit.srgb(lamp)
    return {"wall": kit.mat("Wall", kit.srgb(wall), .93), "trim": kit.mat("Trim", kit.srgb(trim), .9),
            "metal": kit.mat("Metal", kit.srgb(metal), .5, .6), "paint": kit.mat("Painted", kit.srgb(paint), .65, .2),
            "floor": kit.mat("Floor", kit.srgb(floor), .95), "door": kit.mat("Door", kit.srgb(door or paint), .6, .3),
            "dark": kit.mat("Dark metal", kit.srgb("4a4c4e"), .6, .5),
            "glass": kit.mat("Glass", kit.srgb("22323a"), .2, .3),
            "lamp": kit.mat("Lamp", glow, .4, emit=tuple(1.4 * c for c in glow), ao=False)}


def vent(w, h, m, slats=4):
    """Louvred grille."""
    out = [kit.box((w, .08, h), (0, -.03, h / 2), m["metal"], bevel=.02),
           kit.box((w - .12, .04, h - .12), (0, -.075, h / 2), m["dark"])]
    out += [kit.box((w - .12, .09, .035), (0, -.09, .1 + (h - .2) * (i + .5) / slats), m["metal"], (28, 0, 0))
            for i in range(slats)]
    return house.age(out, w + h, .8, .1, .4)


def cabinet(w, h, m, seed=1):
    """Control box with a lit panel and the end of a conduit."""
    out = [kit.box((w, .2, h), (0, -.1, h / 2), m["paint"], bevel=.03),
           kit.box((w - .12, .03, h * .4), (0, -.21, h * .68), m["dark"], bevel=.008),
           kit.box((.09, .03, .05), (-w * .2, -.23, h * .72), m["lamp"], bevel=.008),
           kit.box((w - .14, .03, .04), (0, -.21, h * .34), m["metal"], bevel=.008),
           kit.box((w - .14, .03, .04), (0, -.21, h * .22), m["metal"], bevel=.008)]
    return house.age(out, seed, .82, .2, .4)


def downpipe(h, m, r=.06, jog=.5):
    """Pipe down a wall with brackets and a bend at the foot."""
    out = [kit.tube([(0, -r - .03, .12), (0, -r - .03, h * jog), (0, -r - .03, h)], [r] * 3, m["metal"], seg=8,
                    cap=0),
           kit.tube([(0, -r - .03, .2), (0, -r - .06, .06), (0, -.26, .05)], [r] * 3, m["metal"], seg=8, steps=2)]
    n = max(2, round(h / .9))
    out += [kit.box((r * 3.4, r * 2.4, .07), (0, -r, .3 + (h - .4) * i / (n - 1)), m["dark"], bevel=.015)
            for i in range(n)]
    return house.age(out, h, .8, .2, .5)


def conduit(points, m, r=.05, key="metal"):
    """Pipe along points with collars at its bends."""
    out = [kit.tube(points, [r] * len(points), m[key], seg=7, cap=0)]
    out += [kit.ball(r * 1.45, p, m["dark"], seg=8, rings=5) for p in points[1:-1]]
    return house.age(out, r * 40, .8, .15, .5)


def ladder(h, m, w=.5):
    """Rungs and stiles with standoffs."""
    out = [kit.box((.06, .06, h), (x, -.16, h / 2), m["metal"]) for x in (-w / 2, w / 2)]
    out += [kit.cylinder(.025, w, (0, -.16, .2 + .25 * i), m["metal"], (0, 90, 0), seg=6)
            for i in range(int((h - .15) / .25))]
    out += [kit.box((.05, .16, .05), (x, -.08, z), m["dark"]) for x in (-w / 2, w / 2) for z in (.3, h - .2)]
    return house.age(out, h, .8, .2, .5)


def awning(w, depth, m, colours, drop=.3):
    """Striped cloth on two struts; colours are materials."""
    out, n = [], 6
    for i in range(n):
        xs = [-w / 2 + w * (i + k / 2) / n for k in range(3)]
        rows = [[(x, -depth * t, -drop * t - .06 * math.sin(math.pi * t) - .02 * math.cos(9 * x)) for x in xs]
                for t in (0, .33, .66, 1)]
        rows.append([(x, y, z - .14) for x, y, z in rows[-1]])
        out.append(tc.tone(kit.sheet(rows, colours[i % len(colours)], .03),
                           lambda p, n: .9 + .2 * kit.noise(p, 2.4, 3)))
    out += house.age([kit.tube([(x, 0, -drop - .5), (x, -depth + .1, -drop - .02)], [.03, .03], m["metal"], seg=6)
                      for x in (-w / 2 + .1, w / 2 - .1)], 1)
    return out


def railing(points, m, h=.45, gap=.7, key="metal"):
    """Posts and two rails along points (x, y, z)."""
    out = []
    for a, b in zip(points, points[1:]):
        n = max(1, round(math.dist(a, b) / gap))
        for i in range(n if b is not points[-1] else n + 1):
            p = [a[k] + (b[k] - a[k]) * i / n for k in range(3)]
            out.append(kit.box((.06, .06, h), (p[0], p[1], p[2] + h / 2), m["dark"]))
        for z in (h, h * .55):
            out.append(kit.tube([(a[0], a[1], a[2] + z), (b[0], b[1], b[2] + z)], [.03, .03], m[key], seg=6, cap=0))
    return house.age(out, len(points), .82, .1, .3)


def unit(w, d, h, m, seed=1):
    """Roof machine: casing, louvres, fan and a pipe."""
    out = [kit.box((w, d, h), (0, 0, h / 2 + .05), m["metal"], bevel=.05),
           kit.box((w + .08, d + .08, .08), (0, 0, .04), m["dark"], bevel=.02),
           kit.cylinder(min(w, d) * .33, .08, (0, 0, h + .08), m["dark"], bevel=.02, seg=14)]
    out += [kit.box((min(w, d) * .6, .05, .03), (0, 0, h + .13), m["metal"], (0, 0, 60 * k)) for k in range(3)]
    out += [kit.box((w - .16, .04, .04), (0, -d / 2 - .01, .14 + (h - .2) * (i + .5) / 4), m["dark"])
            for i in range(4)]
    return house.age(out, seed, .84, .15, .3)


def dish(r, m, tilt=40, turn=0):
    """Dish on a short mast, standing on z = 0."""
    prof = [(0, 0), (r * .35, r * .05), (r * .7, r * .2), (r, r * .44), (r * .98, r * .5), (r * .66, r * .27),
            (r * .3, r * .1), (0, r * .06)]
    bowl = [kit.lathe(prof, m=m["wall"], seg=18, sharp=40),
            kit.tube([(0, 0, 0), (0, 0, r * .7)], [.03, .02], m["metal"], seg=6),
            kit.ball(r * .09, (0, 0, r * .72), m["dark"], seg=8, rings=5)]
    bowl += [kit.tube([(r * .75 * math.cos(a), r * .75 * math.sin(a), r * .27), (0, 0, r * .68)], [.018, .018],
                      m["metal"], seg=5) for a in (0, 2.1, 4.2)]
    high = r * .9
    out = kit.place(bowl, (0, 0, high), (0, tilt, turn))
    out += [kit.cylinder(r * .16, high, (0, 0, high / 2), m["metal"], r2=r * .1, seg=10),
            kit.box((r * .5, r * .5, .1), (0, 0, .05), m["dark"], bevel=.02),
            kit.ball(r * .16, (0, 0, high), m["dark"], seg=10, rings=6)]
    return house.age(out, r, .88, .1, .3)


def mast(h, m, arms=3):
    """Thin mast with cross arms and a lamp."""
    out = [kit.cylinder(.09, h, (0, 0, h / 2), m["metal"], r2=.03, seg=8),
           kit.cylinder(.2, .16, (0, 0, .08), m["dark"], bevel=.03, seg=10),
           kit.box((.08, .08, .1), (0, 0, h), m["lamp"], bevel=.02)]
    for i in range(arms):
        z, w = h * (.55 + .15 * i), .7 - .16 * i
        out.append(kit.box((w, .035, .05), (0, 0, z), m["metal"], (0, 0, 35 * i)))
        out += [kit.place(kit.cylinder(.02, .2, (s * w / 2, 0, z + .06), m["dark"], seg=5), rot=(0, 0, 35 * i))
                for s in (-1, 1)]
    return house.age(out, h, .84, .1, .3)


def lamp_post(h, m, reach=.45):
    """Lamp on a curved arm."""
    out = [kit.tube([(0, 0, 0), (0, 0, h * .8), (reach * .3, 0, h), (reach, 0, h)], [.07, .055, .045, .04],
                    m["metal"], seg=8, steps=3, cap=0),
           kit.cylinder(.17, .2, (0, 0, .1), m["dark"], bevel=.04, seg=10),
           kit.box((.3, .16, .09), (reach, 0, h - .02), m["dark"], bevel=.03),
           kit.box((.22, .1, .04), (reach, 0, h - .08), m["lamp"], bevel=.01)]
    return house.age(out, h, .8, .2, .4)


def drum(r, h, m, key="paint", seed=1):
    """Barrel with hoops."""
    prof = [(0, 0), (r * .93, 0), (r, .03)]
    for k in (.32, .66):
        prof += [(r, h * k - .03), (r * 1.06, h * k), (r, h * k + .03)]
    prof += [(r, h - .04), (r * .93, h), (r * .8, h), (r * .78, h - .03), (0, h - .03)]
    return house.age([kit.lathe(prof, m=m[key], seg=14, sharp=35)], seed, .8, .35, .4)


def box_crate(w, d, h, m, key="paint", seed=1):
    """Small crate with ribs and corner irons."""
    out = [kit.box((w, d, h), (0, 0, h / 2), m[key], bevel=.03)]
    out += [kit.box((.09, .09, h * .98), (sx * (w / 2 - .03), sy * (d / 2 - .03), h / 2), m["metal"])
            for sx in (-1, 1) for sy in (-1, 1)]
    out += [kit.box((w + .03, .06, .07), (0, s * d / 2, h * k), m["metal"]) for s in (-1, 1)
            for k in (.12, .8)]
    out += [kit.box((.06, d + .03, .07), (s * w / 2, 0, h * k), m["metal"]) for s in (-1, 1)
            for k in (.12, .8)]
    return house.age(out, seed, .82, .35, .4)


def debris(area, n, m, seed, keys=("wall", "trim", "metal"), lo=.12, hi=.4):
    """Blocks, plates and rods strewn over (x0, y0, x1, y1)."""
    rng, out = random.Random(seed), []
    for i in range(n):
        x, y = rng.uniform(area[0], area[2]), rng.uniform(area[1], area[3])
        s = rng.uniform(lo, hi)
        spin = [rng.uniform(-30, 30), rng.uniform(-30, 30), rng.uniform(0, 180)]
        size = (s, s * rng.uniform(.4, .8), s * rng.uniform(.25, .5))
        out.append(tc.block(size, (x, y, size[2] * .4), m[keys[i % len(keys)]], spin, rng=rng))
    return house.age(out, seed, .8, .3, .3, dense=0)

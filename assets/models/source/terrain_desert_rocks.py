"""Rock and walls of the desert.

rock_spires 5.3 x 4.6 x 4.9 (`Spires`, `Stones`; three leaning columns) and adobe_wall 9.1 x 0.8 x 2.1
(`Walls`, `Rubble`; a garden wall with an arch and a fallen stretch).
"""
import math
import random

import fittings as fit
import house
import kit
import land
import terrain_common as tc
import terrain_desert_houses as desert


def rock_spires():
    """Three wind-cut columns on one foot."""
    rock, sand = kit.mat("Rock", kit.srgb("c29a76"), .93), kit.mat("MatGround sand", kit.srgb("cdb58c"), .97)
    spires = [land.crag(-.75, .35, 1.15, 1.0, 4.9, rock, 3, 34, .42, 9, (.35, .1)),
              land.crag(1.15, -.35, .95, .85, 3.4, rock, 8, 30, .5, 7, (-.1, -.25)),
              land.crag(.55, 1.25, .6, .55, 2.0, rock, 5, 24, .55, 5, (.1, .1)),
              land.crag(-1.35, -1.05, .62, .58, 1.5, rock, 12, 24, .6, 4)]
    tc.part("Spires", spires)
    foot = land.mound(2.65, 2.25, .16, sand, 4, .78, 40, (0, .05), 1.2, .02, .07, tc.weathered(.9, .25, .1, seed=2))
    stones = [land.boulder(x, y, r, rock, i + 3, .7, .08) for i, (x, y, r) in
              enumerate(((2.0, .75, .32), (-2.1, .3, .3), (-.2, -1.45, .36), (.9, -1.65, .22), (-1.6, 1.45, .26)))]
    spot = lambda r: (lambda a, d: (2.3 * d * math.cos(a), 1.95 * d * math.sin(a), .12))(r.uniform(0, 6.28), r.uniform(.6, .98))
    tc.part("Stones", [foot] + stones + tc.scatter(34, spot, rock, 6, .05, .16))
    return {"ao_dist": .9}


def adobe_wall():
    """Garden wall with an arch, piers and a stretch that has fallen."""
    m, rng = desert.colours(), random.Random(4)
    style = house.Style(thick=.4, pad=None, plinth=.22, course=0, arch=.34, rough=.02, bars=0, dirt=.5, seed=3)
    a, b = (-4.3, .2), (4.3, .2)
    line = house.broken(8.6, [(0, 1.9), (4.9, 1.9), (5.2, 1.75), (5.8, 1.0), (6.4, .7), (7.0, 1.1), (7.4, 1.8), (8.6, 1.9)],
                        rng, .4, 1.92)
    whole = [(8.6, 1.9), (7.4, 1.9)] + [p for p in line if 5.05 < p[0] < 7.35] + [(5.0, 1.9), (0, 1.9)]
    walls = house.wall(a, b, 0, 1.9, [("door", -1.9, 1.5, 1.6)], m, style, whole)
    f = tc.wall_frame(a, b)
    walls += desert.bare(tc.wall_frame((-4.3, .06), (4.3, .06)), [(.9, .9, .5), (4.4, 1.3, .5), (5.4, .5, .5), (7.6, .6, .5)], m, 3)
    back = tc.wall_frame((4.3, -.06), (-4.3, -.06))
    walls += desert.bare(back, [(1.0, 1.1, .5), (3.0, .6, .5), (5.0, 1.3, .4)], m, 5)
    capped = []
    for u0, u1 in ((0, 5.0), (7.4, 8.6)):
        capped += house.coping(u0, u1, 1.88, 2.0, .5, [], f, m["trim"], rng)
    piers = []
    for x in (-4.3, -.84, 4.3):
        piers += [kit.box((.44, .7, 2.0), (x, 0, 1.0), m["wall"], bevel=.07), kit.box((.52, .78, .2), (x, 0, .1), m["trim"], bevel=.05),
                  kit.box((.52, .76, .14), (x, 0, 2.02), m["trim"], bevel=.05)]
    tc.part("Walls", walls + capped + house.age(piers, 2, .86, .4))
    spot = lambda r: (r.uniform(1.1, 2.7), r.choice((-1, 1)) * r.uniform(.22, .34), .0)
    fallen = tc.scatter(16, spot, m["brick"], 4, .05, .13)
    for i in range(14):
        at = (rng.uniform(1.2, 2.6), rng.uniform(-.3, .3), rng.uniform(.05, .12))
        fallen.append(tc.tone(tc.block((.28, .16, .13), at, m["brick"], [rng.uniform(-20, 20), 0, rng.uniform(0, 180)], rng=rng),
                              rng.uniform(.75, 1)))
    fallen += kit.place(fit.drum(.14, .35, m, "brick"), (3.2, -.26, 0))
    tc.part("Rubble", fallen)
    return {"ao_dist": .8}


finish = tc.finish
MODELS = {"rock_spires": rock_spires, "adobe_wall": adobe_wall}

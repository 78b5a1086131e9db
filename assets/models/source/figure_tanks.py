"""Heavy armour: two repulsor tanks (150 mm), a tracked tank (100 x 175 mm), a siege crawler (100 x 200 mm)."""
import math
from mathutils import Vector
import hull
import kit


def sponsons(c, x, y, z, length, r):
    """Side guns on ball mounts."""
    for s in (1, -1):
        kit.ball(r * 3.2, (x, s * y, z), c["steel"], seg=14, rings=10)
        hull.gun((x + r * 2, s * y, z), length, r, c)


def antenna(at, h, c):
    """Whip with a foot."""
    kit.cylinder(.03, .06, at, c["dark"], seg=8)
    kit.tube([at, (at[0] - .05, at[1], at[2] + h)], [.012, .005], c["dark"], seg=5)


def lift_plates(c, spots, z, r):
    """Repulsor plates below the hull."""
    for x, y in spots:
        hull.repulsor((x, y, z), r, c)


def low_repulsor():
    """Low wedge with split prow pods, a turret with twin guns and a hatch gunner's ring."""
    c = hull.metals()
    side = [(-2.5, .62), (-2.55, 1.05), (-2.1, 1.32), (-.4, 1.4), (.9, 1.3), (2.3, .98), (2.95,
        .72), (2.7, .52),
            (-2.2, .46)]
    hull.across([(0, side), (.85, side), (1.2, hull.scaled(side, .94, .8, (0, .7))),
                 (1.32, hull.scaled(side, .88, .45, (0, .72)))], c["paint"], .035)
    for s in (1, -1):
        pod = [(-1.9, .5), (-2.0, .75), (-1.6, .98), (1.6, .98), (2.7, .72), (3.0, .56), (2.6, .42),
               (-1.6, .4)]
        parts = [hull.across([(0, pod), (.22, hull.scaled(pod, .98, .9, (0, .65))), (.36,
            hull.scaled(pod, .92, .5, (0, .65)))],
                             c["paint"], .03)]
        parts += [hull.panel((.2, 0, .995), (1.6, .26), c["trim"], thick=.02),
                  hull.panel((2.2, 0, .84), (.5, .22), c["steel"], (0, 14, 0), .02)]
        for x in (-1.3, -.4, .5, 1.4):
            parts.append(kit.box((.5, .04, .26), (x, s * .345, .67),
                                 c["paint"] if x != .5 else c["trim"], bevel=.012))
        kit.place(parts, (.15, s * 1.52, 0))
        hull.gun((2.2, s * 1.18, .74), 1.15, .05, c)
        hull.grille((-1.6, s * .62, 1.385), (.7, .42), c)
        kit.tube([(-2.45, s * .7, .88), (-2.6, s * .7, .88), (-2.6, s * .7, .88), (-2.75, s * .7,
            .9)],
                 [.2, .2, .16, .19], c["gun"], seg=14, cap=0)
        kit.cylinder(.14, .03, (-2.74, s * .7, .9), c["glow"], (0, 90, 0), seg=14)
        hull.lamp((2.78, s * .45, .74), .07, c)
        hull.panel((1.5, s * .5, 1.19), (.7, .55), c["paint"], (0, 13, 0))
        kit.box((.36, .14, .16), (-.9, s * 1.06, 1.3), c["leather"], bevel=.03)
    hull.panel((1.55, 0, 1.185), (.5, .26), c["trim"], (0, 13, 0))
    kit.box((.06, .5, .09), (1.98, 0, 1.1), c["glass"], (0, 20, 0), bevel=.02)
    turret = [(-.95, 0), (-1.05, .2), (-.75, .46), (.35, .46), (.8, .22), (.75, 0)]
    parts = [hull.across([(0, turret), (.5, turret), (.72, hull.scaled(turret, .85, .7, (0, .05)))],
                         c["paint"], .035),
             kit.cylinder(.66, .1, (-.1, 0, -.02), c["dark"], bevel=.02, seg=24)]
    parts += hull.hatch((-.3, .3, .47), .2, c)
    for s in (1, -1):
        parts += hull.gun((.6, s * .2, .2), 2.0, .066, c, 2)
        parts += [kit.box((.34, .1, .24), (-.2, s * .7, .2), c["steel"], bevel=.025),
                  kit.box((.3, .02, .1), (.05, s * .69, .24), c["badge"], (0, 0, s * 8),
                          bevel=.004)]
    parts += [kit.box((.3, .3, .16), (.6, 0, .2), c["gun"], bevel=.03),
              kit.tube([(-.35, -.3, .48), (-.35, -.3, .62), (-.1, -.3, .64), (.35, -.3, .66)], [.03,
                  .03, .026, .02],
                       c["gun"], seg=8, cap=.2)]
    kit.place(parts, (-.4, 0, 1.43))
    antenna((-1.5, -.35, 1.4), .75, c)
    lift_plates(c, [(x, s * y) for s in (1, -1) for x, y in ((-1.5, .7), (0, .7), (1.4, .6))], .42,
                .34)
    for s in (1, -1):
        lift_plates(c, [(-.8, s * 1.55), (1.2, s * 1.55)], .38, .24)
    hull.peg(.42, .12)
    return hull.round_base(5.906, 131, ((0, 0, .3),), 26)


def high_repulsor():
    """Tall hull with a swept prow skirt, a domed turret with one long gun, side guns on arms."""
    c = hull.metals()
    skirt = [(-2.2, .4), (-2.35, .75), (-1.9, 1.05), (.9, 1.0), (2.35, .86), (3.0, .6), (2.9, .42),
             (2.2, .34)]
    hull.across([(0, skirt), (.9, hull.scaled(skirt, .97, 1, (-.4, .6))),
                 (1.45, hull.scaled(skirt, .84, .82, (-.6, .55))), (1.75, hull.scaled(skirt, .66,
                     .45, (-.8, .52)))],
                c["paint"], .04)
    body = [(-1.75, .9), (-2.0, 1.5), (-1.6, 2.1), (-.9, 2.32), (.1, 2.2), (.75, 1.6), (1.5, .95)]
    hull.across([(0, body), (.6, hull.scaled(body, .97, 1, (-.5, .9))), (.95, hull.scaled(body, .86,
        .8, (-.5, .9))),
                 (1.15, hull.scaled(body, .74, .42, (-.6, .9)))], c["paint"], .04)
    for s in (1, -1):
        hull.panel((-.25, s * .42, 2.27), (.6, .5), c["trim"], (0, 6, 0))
        hull.panel((.46, s * .4, 1.93), (.62, .46), c["paint"], (0, 42, 0))
        kit.box((.06, .22, .09), (.78, s * .3, 1.64), c["glass"], (0, 42, 0), bevel=.02)
        hull.panel((1.7, s * .7, .955), (.9, .55), c["trim"], (0, 5, 0), .02)
        hull.lamp((2.75, s * .55, .64), .08, c)
        hull.grille((-1.86, s * .45, 1.82), (.55, .5), c, (0, -58, 0))
        kit.tube([(-2.15, s * .6, .85), (-2.3, s * .6, .86), (-2.3, s * .6, .86), (-2.5, s * .6,
            .88)],
                 [.2, .2, .16, .19], c["gun"], seg=14, cap=0)
        kit.cylinder(.14, .03, (-2.49, s * .6, .88), c["glow"], (0, 90, 0), seg=14)
        kit.tube([(-.2, s * .95, 1.5), (.0, s * 1.3, 1.52), (.2, s * 1.42, 1.45)], [.14, .12, .12],
                 c["steel"], seg=10, steps=2, cap=.3)
        kit.ball(.22, (.25, s * 1.45, 1.42), c["paint"], seg=14, rings=10)
        hull.gun((.4, s * 1.45, 1.42), 1.25, .055, c)
        kit.cylinder(.13, .06, (.25, s * 1.64, 1.42), c["trim"], (90, 0, 0), .015, seg=14)
        for x in (-1.3, -.6, .1, .8, 1.5):
            kit.box((.5, .05, .2), (x - .3, s * (1.53 - .03 * abs(x + .3)), .68),
                    c["paint"] if x != .1 else c["trim"],
                    (s * 24, 0, 0), bevel=.014)
        hull.gun((2.3, s * .95, .68), .8, .04, c, 0, True, 2)
    turret = [kit.lathe([(.74, 0), (.78, .08), (.72, .22), (.5, .46), (.22, .56), (0, .58)],
                        m=c["paint"], seg=24, sharp=36),
              kit.cylinder(.7, .1, (0, 0, -.04), c["dark"], bevel=.02, seg=24),
              kit.box((.5, .4, .34), (.58, 0, .24), c["paint"], bevel=.05),
              kit.box((.3, .46, .14), (.5, 0, .24), c["trim"], bevel=.02)]
    turret += hull.gun((.8, 0, .25), 2.35, .085, c, 3)
    turret += hull.hatch((-.28, .12, .52), .19, c, (0, -12, 0))
    turret += [kit.box((.3, .5, .2), (-.66, 0, .16), c["steel"], bevel=.03),
               kit.box((.2, .02, .14), (.1, .66, .26), c["badge"], (32, 0, 0)),
               kit.box((.2, .02, .14), (.1, -.66, .26), c["badge"], (-32, 0, 0))]
    kit.place(turret, (-.75, 0, 2.36))
    antenna((-1.35, .3, 2.2), 1.0, c)
    lift_plates(c, [(x, s * y) for s in (1, -1) for x, y in ((-1.4, .75), (.2, .85), (1.7, .6))],
                .33, .36)
    hull.peg(.36, .12)
    return hull.round_base(5.906, 133, ((0, 0, .3),), 26)


def track(c, y, width, line, wheels):
    """Track round an xz outline: links as ribs, wheels inside."""
    p = [Vector((x, 0, z)) for x, z in line]
    n = len(p)
    belt = kit.extrude(line, width, c["dark"], "xz", (0, y, 0), bevel=.03)
    for i in range(n):
        a, b = p[i], p[(i + 1) % n]
        steps = max(1, round((b - a).length / .17))
        for k in range(steps):
            q = a.lerp(b, (k + .5) / steps)
            link = kit.box((.085, width * 1.06, .05), (0, 0, 0), c["gun"])
            kit.transform(link, kit.aim_matrix(q, b, (0, 1, 0)) @ kit.matrix((0, 0, 0), (90, 0, 0)))
            kit.place(link, (0, y, 0))
    side = 1 if y > 0 else -1
    for x, z, r in wheels:
        kit.cylinder(r, .06, (x, y + side * width * .5, z), c["steel"], (90, 0, 0), .02, seg=16)
        kit.cylinder(r * .45, .1, (x, y + side * width * .5, z), c["paint"], (90, 0, 0), .02,
                     seg=12)
    return belt


def tracked():
    """Low slab of a tank on two long tracks, a turret with twin guns, stowage, two hatches."""
    c = hull.metals()
    line = [(-2.95, .34), (-2.7, .08), (2.45, .08), (3.0, .4), (2.9, .66), (2.55, .8), (-2.6, .8),
            (-2.98, .6)]
    for s in (1, -1):
        track(c, s * 1.33, .5, line, [(x, .36, .25) for x in (-2.3, -1.5, -.7, .1, .9,
            1.7)] + [(2.5, .5, .22)])
        guard = [(-3.0, .84), (-2.9, .94), (2.6, .94), (3.1, .72), (3.05, .64), (2.58, .84)]
        kit.extrude(guard, .62, c["paint"], "xz", (0, s * 1.33, 0), bevel=.025)
        for x in (-2.2, -1.2, -.2, .8, 1.8):
            kit.box((.86, .05, .3), (x, s * 1.64, .72), c["paint"] if x != .8 else c["trim"],
                    bevel=.016)
        kit.box((.8, .3, .18), (-2.0, s * 1.33, 1.02), c["leather"], bevel=.03)
        kit.box((.5, .26, .14), (-.9, s * 1.36, 1.0), c["steel"], bevel=.02)
        hull.lamp((2.86, s * .8, .8), .08, c)
        hull.gun((2.2, s * .55, .78), .9, .04, c, 0, True, 2)
        hull.grille((-2.15, s * .45, 1.25), (.9, .55), c)
        kit.tube([(-2.7, s * .8, .95), (-3.0, s * .8, .98), (-3.05, s * .8, 1.08)], [.09, .09, .08],
                 c["gun"], seg=10, cap=0)
    body = [(-2.75, .35), (-2.85, .9), (-2.6, 1.22), (.6, 1.28), (1.7, 1.1), (2.75, .72), (2.5,
        .35)]
    hull.across([(0, body), (.95, body), (1.08, hull.scaled(body, .97, .8, (0, .6)))], c["paint"],
                .03)
    kit.box((.06, .7, .11), (1.72, 0, 1.13), c["glass"], (0, 18, 0), bevel=.025)
    hull.panel((1.2, 0, 1.205), (.6, .9), c["trim"], (0, 9, 0))
    hull.panel((2.2, 0, .94), (.5, 1.0), c["paint"], (0, 20, 0))
    hull.hatch((.55, .55, 1.3), .24, c)
    turret = [(-.8, 0), (-.9, .2), (-.6, .42), (.3, .42), (.75, .16), (.7, 0)]
    parts = [hull.across([(0, turret), (.42, turret), (.64, hull.scaled(turret, .84, .66,
        (0, .05)))], c["paint"], .03),
             kit.cylinder(.62, .08, (-.05, 0, -.02), c["dark"], bevel=.02, seg=22)]
    for s in (1, -1):
        parts += hull.gun((.5, s * .22, .2), 1.75, .06, c, 1)
        parts.append(kit.box((.5, .02, .12), (-.15, s * .64, .16), c["badge"], (s * 24, 0, 0),
                             bevel=.004))
    parts += hull.hatch((-.3, -.2, .43), .2, c)
    parts += [kit.box((.34, .62, .2), (-.95, 0, .16), c["leather"], bevel=.04),
              kit.tube([(-.2, .26, .44), (-.2, .26, .56), (.3, .26, .57)], [.028, .026, .018],
                       c["gun"], seg=8, cap=.2)]
    kit.place(parts, (-.55, 0, 1.31))
    return hull.oblong_base(6.89, 3.937, 135, [(x, s * 1.33, .42) for s in (1, -1) for x in (-2.4,
        -1.2, 0, 1.2, 2.4)])


def crawler():
    """Siege crawler: one huge ribbed track band down the middle, armoured flanks with guns."""
    c = hull.metals()
    line = []
    for k in range(26):
        a = 2 * math.pi * k / 26
        ca, sa = math.cos(a), math.sin(a)
        line.append((3.1 * math.copysign(abs(ca) ** .75, ca) + .1,
                     1.5 + (1.42 + .2 * ca) * math.copysign(abs(sa) ** .85, sa)))
    kit.extrude(line, 1.15, c["dark"], "xz", bevel=.05)
    n = len(line)
    for i in range(n):
        a, b = Vector((line[i][0], 0, line[i][1])), Vector((line[(i + 1) % n][0], 0,
                                                            line[(i + 1) % n][1]))
        for t in (.0, .5):
            q = a.lerp(b, t)
            kit.transform(kit.box((.17, 1.22, .13), m=c["gun"], bevel=.02),
                          kit.aim_matrix(q, q + (b - a), (0, 1, 0)) @ kit.matrix(rot=(90, 0, 0)))
    for s in (1, -1):
        flank = [(-2.3, .7), (-2.6, 1.5), (-2.0, 2.35), (-.4, 2.55), (1.2, 2.3), (2.4, 1.55), (2.0,
            .7), (.6, .45),
                 (-1.2, .45)]
        kit.place([hull.across([(0, flank), (.18, flank), (.34, hull.scaled(flank, .84, .8,
            (0, 1.4))),
                                (.42, hull.scaled(flank, .6, .5, (0, 1.4)))], c["paint"], .04)],
                                (0, s * .68, 0))
        for x, z, r in ((-1.55, 1.35, .5), (1.2, 1.35, .46)):
            kit.cylinder(r, .1, (x, s * 1.08, z), c["steel"], (90, 0, 0), .03, seg=22)
            kit.cylinder(r * .6, .14, (x, s * 1.08, z), c["trim"], (90, 0, 0), .03, seg=18)
            kit.cylinder(r * .25, .2, (x, s * 1.08, z), c["dark"], (90, 0, 0), .02, seg=12)
        kit.box((1.2, .06, .3), (-.15, s * 1.08, 1.95), c["trim"], (s * 18, 0, 0), bevel=.015)
        kit.box((.9, .05, .24), (-.15, s * 1.12, .95), c["paint"], bevel=.02)
        pod = [(-.6, -.22), (-.7, .0), (-.5, .24), (.4, .24), (.75, .05), (.6, -.22)]
        kit.place([hull.across([(0, pod), (.22, pod), (.36, hull.scaled(pod, .8, .7, (0, 0)))],
                               c["paint"], .03)],
                  (.2, s * 1.38, 1.42))
        hull.gun((.8, s * 1.48, 1.44), 1.5, .06, c)
        hull.gun((.8, s * 1.27, 1.44), 1.5, .06, c)
        kit.box((.3, .02, .2), (-.1, s * 1.745, 1.44), c["badge"], bevel=.004)
        hull.lamp((2.32, s * .9, 1.52), .09, c)
        kit.tube([(-2.3, s * .95, 1.7), (-2.75, s * .95, 1.75), (-2.85, s * .95, 1.9)], [.11, .11,
            .1], c["gun"], seg=10,
                 cap=0)
        for k in range(3):
            kit.box((.3, .04, .05), (-1.0 + .5 * k, s * 1.02, 2.33 + .02 * k), c["dark"], (s * 40,
                0, 0), bevel=.01)
    kit.box((.9, 1.5, .24), (-.4, 0, 2.86), c["paint"], bevel=.06)
    for s in (1, -1):
        kit.tube([(-.4, s * .72, 2.3), (-.4, s * .75, 2.85)], [.2, .16], c["steel"], seg=10)
    hull.gun((.05, .3, 2.9), 1.1, .05, c)
    hull.gun((.05, -.3, 2.9), 1.1, .05, c)
    kit.box((.06, .5, .09), (.06, 0, 2.88), c["glass"], bevel=.02)
    return hull.oblong_base(7.874, 3.937, 137, [(x, 0, .8) for x in (-2.4, -1.2, 0, 1.2, 2.4)])


MODELS = {"tank_low": low_repulsor, "tank_high": high_repulsor, "tank_tracked": tracked,
          "tank_crawler": crawler}

"""Light repulsor craft: open landspeeder, gun platform (100 mm), truck (100 x 175 mm), airspeeder and
fluttercraft (100 mm), gunship (120 mm)."""
import math
from mathutils import Vector
import figure_emplacements as crew
import figure_rebel as reb
import human as hu
import hull
import kit


def seated(x, y, z, hands, yaw=0):
    """Rig of somebody in a seat whose cushion is at z."""
    return hu.Rig((x, y, z + .1), yaw, 0, 2, 0, (yaw, 2, 0),
                  ((x + .5, y + .1, yaw, 0, z - .22), (x + .5, y - .1, yaw, 0, z - .22)), hands,
                  ((-.3, 1, -.7), (-.3, -1, -.7)), knees=((.5, .2, 1), (.5, -.2, 1)))


def engine(at, length, r, c, glow=True):
    """Turbine along x with an intake cone, bands and a glowing outlet."""
    out = [kit.tube([(-length / 2, 0, 0), (-length / 2 + .04, 0, 0), (-length * .1, 0, 0),
                     (length * .4, 0, 0),
                     (length / 2, 0, 0)], [r * .7, r * .85, r, r * .95, r * .85], c["paint"],
                     seg=16, cap=0),
           kit.tube([(length * .18, 0, 0), (length * .28, 0, 0)], [r * 1.02, r * 1.02], c["trim"],
                    seg=16, cap=0),
           kit.cylinder(r * .8, .03, (length / 2 - .005, 0, 0), c["dark"], (0, 90, 0), seg=16),
           kit.lathe([(r * .4, 0), (r * .28, .1), (0, .2)], (length / 2, 0, 0), c["steel"], seg=12,
                     rot=(0, 90, 0)),
           kit.tube([(-length / 2 - .1, 0, 0), (-length / 2 + .02, 0, 0)], [r * .55, r * .72],
                    c["gun"], seg=14, cap=0)]
    if glow:
        out.append(kit.cylinder(r * .48, .02, (-length / 2 - .1, 0, 0), c["glow"], (0, 90, 0),
                                seg=14))
    return kit.place(out, at)


def open_speeder():
    """Long-nosed open car with three engines, windscreen, driver and a gunner in the back."""
    c = hull.metals()
    side = [(-1.55, .5), (-1.6, .72), (-1.3, .84), (.2, .84), (.9, .76), (1.85, .6), (1.95, .5),
            (1.7, .4), (-1.3, .38)]
    hull.across([(0, side), (.55, side), (.85, hull.scaled(side, .93, .8, (0, .55))),
                 (1.0, hull.scaled(side, .84, .4, (0, .56)))], c["paint"], .04)
    kit.box((1.15, 1.15, .12), (-.35, 0, .83), c["dark"], bevel=.04)
    rim = [(-.95, .58), (-.95, -.58), (.25, -.58), (.32, 0), (.25, .58)]
    for a, b in zip(rim, rim[1:] + rim[:1]):
        kit.tube([(a[0], a[1], .88), (b[0], b[1], .88)], [.05, .05], c["trim"], seg=8, cap=.4)
    rows = [[(.34 - .17 * t - .2 * abs(u) ** 2, .62 * u, .87 + .36 * t) for u in (-1, -.6, -.2, .2,
        .6, 1)]
            for t in (1, .5, 0)]
    kit.sheet(rows, hull.mat("Windscreen", (.55, .7, .75), .1, alpha=.4, ao=False), .02)
    for s in (1, -1):
        for x in (-.15, -.75):
            kit.box((.12, .36, .34), (x - .2, s * .28, 1.0), c["leather"], (0, -10, 0), bevel=.04)
        engine((-.95, s * 1.08, .78), 1.2, .22, c)
        kit.box((.5, .3, .1), (-.9, s * .85, .72), c["steel"], bevel=.02)
        hull.lamp((1.86, s * .4, .56), .06, c)
        hull.panel((1.15, s * .42, .735), (.8, .3), c["trim"], (0, 9, 0), .02)
        hull.grille((.62, s * .62, .81), (.34, .24), c, (0, 6, 0), 4)
    engine((-1.35, 0, 1.12), 1.0, .2, c)
    kit.extrude([(-1.5, .8), (-1.6, 1.1), (-1.2, 1.1), (-1.05, .8)], .1, c["steel"], bevel=.02)
    kit.box((.16, .5, .1), (.22, 0, .87), c["gun"], (0, -30, 0), bevel=.02)
    p = reb.palette()
    r = seated(-.32, .28, .86, ((.12, .4, 1.06), (.12, .17, 1.06)))
    reb.soldier(r, None, p, pack=False)
    reb.field_cap(r, p)
    for i in (0, 1):
        hu.fist(r, i, p["skin"], (0, 1, .6), 1 if i else -1)
    kit.transform(kit.tube([(.1, .2, 1.02), (.1, .38, 1.04)], [.018, .018], c["dark"], seg=7),
                  kit.matrix())
    for x, y in ((-1, .5), (-1, -.5), (.6, .4), (.6, -.4)):
        hull.repulsor((x, y, .36), .24, c)
    hull.peg(.4, .1)
    return hull.round_base(3.937, 141, ((0, 0, .3),), 16)


def platform():
    """Two-man hover platform: blade-like nose, big gun on a post, two armoured gunners kneeling."""
    c = hull.metals()
    deck = [(-1.25, .42), (-1.3, .58), (1.2, .58), (1.9, .5), (1.7, .42), (-1.0, .34)]
    hull.across([(0, deck), (.6, deck), (.85, hull.scaled(deck, .92, .7, (-.3, .5)))], c["paint"],
                .025)
    for s in (1, -1):
        engine((-.55, s * .98, .6), 1.3, .2, c)
        kit.extrude([(.3, .56), (.5, .95), (1.0, .8), (1.5, .56)], .05, c["paint"], "xz",
                    (0, s * .62, 0), bevel=.015)
        kit.box((.3, .054, .08), (.75, s * .62, .68), c["trim"], bevel=.01)
        hull.rod((-.9, s * .55, .58), (-.9, s * .55, 1.15), .022, c["steel"])
    kit.tube([(-.9, .55, 1.15), (-.9, -.55, 1.15)], [.026, .026], c["steel"], seg=8, cap=.3)
    kit.cylinder(.12, .4, (.55, 0, .78), c["steel"], bevel=.03, seg=14)
    gun = [kit.box((.5, .24, .2), (0, 0, 0), c["paint"], bevel=.03)]
    for s in (1, -1):
        gun += hull.gun((.2, s * .07, 0), .95, .036, c)
    shield = kit.extrude([(-.3, -.16), (.3, -.16), (.34, .1), (.16, .24), (-.16, .24), (-.34, .1)],
                         .03, c["paint"], "yz",
                         (.2, 0, .04), bevel=.01)
    kit.place(gun + [shield], (.55, 0, 1.02))
    for x, y in ((-.2, .32), (-.4, -.32)):
        r = crew.kneeling(((x + .4, y + .13, .74), (x + .4, y - .13, .74)), x, y)
        before = set(kit.bpy.context.scene.objects)
        crew.hard(r, ((0, 0, 1), (0, 0, 1)), y > 0)
        new = [o for o in kit.bpy.context.scene.objects if o not in before]
        crew.lighter(new)
        kit.place(new, (0, 0, .56))
    for x, y in ((-.7, .4), (-.7, -.4), (.9, .3), (.9, -.3)):
        hull.repulsor((x, y, .32), .2, c)
    hull.peg(.36, .1)
    return hull.round_base(3.937, 143, ((0, 0, .3),), 16)


def truck():
    """Cargo speeder: slab-sided cab, open bed with crates and rails, a gunner at the back."""
    c = hull.metals()
    bed = [(-3.2, .6), (-3.2, 1.0), (.6, 1.05), (1.6, 1.0), (3.0, .86), (3.2, .7), (2.9, .5), (-2.9,
        .45)]
    hull.across([(0, bed), (1.25, bed), (1.5, hull.scaled(bed, .97, .7, (0, .7)))], c["paint"],
                .035)
    cab = [(.35, 1.0), (.4, 2.1), (.7, 2.25), (1.5, 2.2), (2.05, 1.55), (2.7, 1.3), (2.85, 1.0)]
    hull.across([(0, cab), (.85, cab), (1.15, hull.scaled(cab, .94, .86, (.9, 1.0)))], c["paint"],
                .04)
    kit.box((.05, 1.4, .34), (1.84, 0, 1.85), c["glass"], (0, 40, 0), bevel=.03)
    for s in (1, -1):
        kit.box((.7, .05, .36), (1.05, s * 1.085, 1.82), c["glass"], (s * 13, 0, 0), bevel=.03)
        kit.box((.9, .06, .34), (1.0, s * 1.14, 1.35), c["trim"], bevel=.02)
        hull.lamp((2.86, s * .75, 1.12), .1, c)
        hull.panel((2.4, s * .45, 1.42), (.5, .5), c["paint"], (0, 22, 0))
        engine((-1.9, s * 1.62, .86), 1.9, .3, c)
        engine((1.7, s * 1.58, .78), 1.2, .22, c, False)
        kit.box((.8, .3, .14), (-1.8, s * 1.38, .86), c["steel"], bevel=.03)
        for x in (-2.9, -2.0, -1.1, -.2):
            hull.rod((x, s * 1.2, 1.0), (x, s * 1.2, 1.7), .035, c["steel"])
        for z in (1.38, 1.7):
            kit.tube([(-2.95, s * 1.2, z), (.35, s * 1.2, z)], [.03, .03], c["steel"], seg=8,
                     cap=.3)
        kit.tube([(.5, s * .9, 2.2), (.45, s * .95, 2.75), (.3, s * .95, 2.85)], [.09, .09, .08],
                 c["gun"], seg=10, steps=2,
                 cap=0)
    kit.tube([(-2.95, 1.2, 1.7), (-2.95, -1.2, 1.7)], [.03, .03], c["steel"], seg=8, cap=.3)
    for x, y, sx, sy, sz, a in ((-.3, .55, .8, .8, .62, 4), (-.35, -.5, .9, .9, .8, -6), (-.3, .5,
        .6, .5, .34, 20)):
        z = 1.05 + sz / 2 + (.62 if sz < .4 else 0)
        kit.box((sx, sy, sz), (x, y, z), c["leather"] if sz < .4 else c["paint"], (0, 0, a),
                bevel=.04)
        for q in (-.3, .3):
            kit.box((.06, sy * 1.03, sz * 1.03), (x + q * sx * math.cos(math.radians(a)), y, z),
                    c["steel"], (0, 0, a),
                    bevel=.012)
    kit.cylinder(.5, .1, (-1.9, 0, 1.08), c["dark"], bevel=.02, seg=22)
    kit.tube([(-1.62, 0, 1.05), (-1.62, 0, 1.95)], [.09, .07], c["steel"], seg=12, cap=0)
    hull.gun((-1.72, 0, 2.02), 1.4, .055, c)
    kit.extrude([(-.34, -.2), (.34, -.2), (.4, .16), (.2, .3), (-.2, .3), (-.4, .16)], .04,
                c["paint"], "yz",
                        (-1.5, 0, 2.05), bevel=.012)
    kit.box((.02, .3, .1), (-1.47, 0, 2.2), c["badge"])
    r = crew.standing(((-1.86, .12, .9), (-1.86, -.12, .9)), -2.24, 0)
    before = set(kit.bpy.context.scene.objects)
    crew.soft(r, ((0, 0, 1), (0, 0, 1)))
    kit.place([o for o in kit.bpy.context.scene.objects if o not in before], (0, 0, 1.12))
    for x, y in ((-2, .8), (-2, -.8), (.2, .8), (.2, -.8), (2, .7), (2, -.7)):
        hull.repulsor((x, y, .42), .34, c)
    hull.peg(.42, .12)
    return hull.oblong_base(6.89, 3.937, 145, [(0, 0, .3)])


def airspeeder():
    """Blunt wedge with short wings, canopy, two long guns, engines aft; on a tall clear stand."""
    c = hull.metals()
    z = 3.55
    body = [(-1.5, -.1), (-1.55, .2), (-.9, .42), (.1, .46), (1.1, .2), (1.9, -.02), (1.95, -.12),
            (1.5, -.2), (-1.2, -.25)]
    parts = [hull.across([(0, body), (.42, hull.scaled(body, .98, .95)), (.8, hull.scaled(body, .86,
        .55, (-.3, 0))),
                          (1.25, hull.scaled(body, .62, .28, (-.5, 0)))], c["paint"], .03)]
    parts += [kit.place(kit.extrude([(-.7, .3), (-.5, .56), (.1, .6), (.7, .34)], .5, c["glass"],
                                    bevel=.05), (0, 0, .06)),
              kit.box((.05, .54, .3), (-.1, 0, .52), c["paint"], bevel=.01),
              kit.box((.9, .06, .05), (.0, 0, .66), c["paint"], bevel=.01)]
    for s in (1, -1):
        parts += hull.gun((.3, s * 1.2, -.02), 1.75, .045, c)
        parts.append(kit.box((.9, .26, .2), (-.2, s * 1.2, -.02), c["paint"], bevel=.04))
        parts.append(hull.panel((.8, s * .48, .24), (.9, .26), c["trim"], (s * -14, 14, 0), .03))
        parts += engine((-1.25, s * .55, .16), 1.0, .22, c)
        parts += hull.grille((-.55, s * .58, .37), (.4, .3), c, (s * -18, -8, 0), 4)
        flap = kit.extrude([(-1.9, 0), (-1.5, .02), (-1.3, .3), (-1.75, .36)], .04, c["trim"], "xz",
                           (0, s * .98, .1),
                           bevel=.01)
        parts.append(flap)
        parts.append(kit.box((.34, .02, .1), (-.1, s * 1.335, -.02), c["badge"], bevel=.004))
    parts += hull.grille((-1.3, 0, .36), (.4, .4), c, (0, -18, 0), 4)
    parts.append(kit.box((.5, .18, .12), (-1.5, 0, .2), c["gun"], (0, -10, 0), bevel=.03))
    kit.place(parts, (.0, 0, z), (-9, -5, 0))
    hull.peg(z - .1, .1)
    return hull.round_base(3.937, 147, ((0, 0, .3),), 18)


def wing(root, tip, chord, m, bone):
    """Veined insect wing: thin sheet and ribs."""
    root, tip = Vector(root), Vector(tip)
    rows = []
    for k in range(7):
        t = k / 6
        w = chord * (.35 + .95 * math.sin(math.pi * min(1, t * .9 + .08)) ** .8)
        p = root.lerp(tip, t)
        rows.append([p + Vector((w * q, 0, .06 * math.sin(math.pi * (q + .5)))) for q in (.45, .2,
            -.1, -.4, -.62)])
    sheet = kit.sheet(rows, m, .012, sharp=180)
    ribs = [kit.tube([r[i] for r in rows], [.03 - .003 * k for k in range(7)], bone, seg=5,
                     cap=.3) for i in (0, 2)]
    return [sheet] + ribs


def flutter():
    """Open gondola under two pairs of beating wings, long tail, two furry riders' seats; on a tall stand."""
    c = hull.metals()
    z = 4.9
    film = hull.mat("WingMembrane", (.5, .4, .25), .8)
    wood = hull.mat("Wood", kit.srgb("7a4e2b"), .6)
    parts = [kit.tube([(-2.6, 0, .5), (-1.6, 0, .24), (-.7, 0, .0), (.1, 0, -.06), (.8, 0, .02),
                       (1.25, 0, .16)],
                      [(.05, .05), (.12, .14), (.3, .26), (.4, .34), (.3, .26), (.1, .1)],
                      c["paint"], seg=14, steps=3,
                      cap=.5),
             kit.box((1.0, .5, .1), (-.05, 0, .26), c["dark"], bevel=.04),
             kit.tube([(-2.62, -.5, .5), (-2.5, 0, .55), (-2.62, .5, .5)], [.02, .05, .02], wood,
                      seg=6, steps=3),
             kit.extrude([(-2.9, .45), (-2.3, .5), (-2.5, 1.0), (-2.8, 1.05)], .03, c["trim"],
                         bevel=.008),
             kit.tube([(-.25, 0, .3), (-.3, 0, .9), (-.3, 0, 1.15)], [.09, .08, .12], wood, seg=8,
                      steps=2)]
    for s in (1, -1):
        parts += wing((-.05, s * .12, 1.12), (.35, s * 2.55, 1.5), .55, film, wood)
        parts += wing((-.45, s * .12, 1.08), (-.75, s * 2.2, .95), .5, film, wood)
        parts.append(kit.ball(.13, (-.2, s * .12, 1.1), c["trim"], seg=10, rings=7))
        parts += hull.gun((.6, s * .36, -.14), 1.0, .04, c)
        parts += [kit.tube([(.5, s * .2, -.25), (.3, s * .34, -.5), (-.5, s * .34, -.5)], [.03, .03,
            .03], wood, seg=6,
                           steps=2, cap=.4)]
        for k in range(4):
            x = -.6 + .35 * k
            parts.append(kit.tube([(x, s * .02, .36), (x, s * .34, .2), (x, s * .38, -.06),
                                   (x, s * .2, -.3)], [.022] * 4,
                                  wood, seg=5, steps=2))
    kit.place(parts, (.35, 0, z))
    p = reb.palette()
    r = seated(.2, 0, z + .3, ((.66, .13, z + .62), (.66, -.13, z + .62)))
    reb.soldier(r, None, p, pack=False)
    reb.helmet(r, p)
    for i in (0, 1):
        hu.fist(r, i, p["skin"], (.6, 0, .5), 1 if i else -1)
    for s in (1, -1):
        kit.tube([(.9, 0, z + .3), (.72, s * .1, z + .56), (.6, s * .14, z + .6)], [.018] * 3,
                 c["dark"], seg=6, steps=2)
    hull.peg(z - .2, .1)
    return hull.round_base(3.937, 149, ((0, 0, .3),), 18)


def gunship():
    """Troop lander: drooping wings with pods, ball turrets, open bay with troopers; on a tall clear stand."""
    c = hull.metals()
    z = 4.35
    body = [(-2.3, .2), (-2.5, .9), (-2.0, 1.35), (.6, 1.45), (1.4, 1.1), (2.2, .7), (2.7, .3),
            (2.6, .0), (1.6, -.3), (-1.8, -.3)]
    parts = [hull.across([(0, body), (.55, body), (.85, hull.scaled(body, .93, .8, (0, .45))),
                          (.98, hull.scaled(body, .84, .5, (0, .5)))], c["paint"], .04)]
    parts += [kit.place(kit.extrude([(1.25, 1.0), (1.45, 1.28), (1.7, 1.2), (2.3, .72)], .7,
                                    c["glass"], bevel=.06), (0, 0, .0)),
              kit.place(kit.extrude([(.5, 1.38), (.75, 1.62), (1.0, 1.6), (1.45, 1.22)], .6,
                                    c["glass"], bevel=.06), (0, 0, .0)),
              kit.box((.5, .64, .1), (.45, 0, 1.5), c["trim"], bevel=.03)]
    for s in (1, -1):
        parts += [kit.box((1.5, .08, .78), (-.35, s * .965, .36), c["dark"], bevel=.02),
                  kit.box((.8, .09, .84), (-1.5, s * 1.0, .36), c["trim"], bevel=.03),
                  kit.box((.5, .09, .84), (.66, s * 1.0, .36), c["paint"], bevel=.03)]
        wing_line = [(-1.7, 0), (-1.6, .1), (.2, .1), (.6, .0), (.2, -.08), (-1.5, -.08)]
        w = hull.across([(0, wing_line), (.9, hull.scaled(wing_line, .8, .9, (-.8, 0)))],
                        c["paint"], .02)
        parts.append(kit.place(w, (-.3, s * 1.55, 1.18), (s * -16, 0, 0)))
        parts += [kit.box((.9, .04, .5), (-.8, s * 2.36, .93), c["trim"], (s * -16, 0, 0),
                          bevel=.01)]
        parts += engine((-.75, s * 1.75, 1.5), 1.5, .24, c, False)
        pod = kit.tube([(-.9, 0, 0), (-.8, 0, 0), (.5, 0, 0), (.8, 0, 0), (.95, 0, 0)], [.1, .17,
            .18, .13, .03], c["paint"],
                       seg=12, cap=.3)
        parts.append(kit.place(pod, (-.6, s * 2.2, .75)))
        parts += engine((-2.2, s * .5, 1.1), .9, .3, c)
        parts += [kit.ball(.22, (1.9, s * .78, .1), c["glass"], seg=14, rings=9),
                  kit.ball(.2, (-.6, s * 2.05, .95), c["steel"], seg=12, rings=8)]
        parts += hull.gun((2.0, s * .84, .1), .7, .035, c)
        parts.append(kit.box((.5, .02, .2), (-1.5, s * 1.055, .5), c["badge"], bevel=.004))
    parts += hull.gun((2.45, 0, -.05), .7, .04, c)
    kit.place(parts, (0, 0, z), (0, -3, 0))
    for k, x in enumerate((-.7, .0)):
        for s in (1, -1):
            before = set(kit.bpy.context.scene.objects)
            kit.ball(.1, (0, 0, .62), hull.mat("Shell", kit.srgb("dddcd6"), .38), (1, .9, 1.15),
                     seg=10, rings=8)
            kit.box((.14, .2, .3), (0, 0, .36), hull.mat("Shell", kit.srgb("dddcd6"), .38),
                    bevel=.05)
            kit.box((.02, .12, .03), (.0, s * .09, .63), c["glass"])
            kit.tube([(0, .1, .45), (.12, s * .16, .34)], [.045, .04], hull.mat("Shell",
                kit.srgb("dddcd6"), .38), seg=7, cap=.4)
            kit.tube([(0, -.1, .45), (.05, s * .16, .3)], [.045, .04], hull.mat("Shell",
                kit.srgb("dddcd6"), .38), seg=7, cap=.4)
            kit.box((.4, .05, .06), (.1, s * .2, .34), c["gun"], (0, -24, 0), bevel=.012)
            kit.place([o for o in kit.bpy.context.scene.objects if o not in before], (x, s * .98,
                z + .02))
    for k in range(5):
        kit.box((.06, .9, .06), (-1.6 + .7 * k, 0, z - .32), c["steel"], bevel=.015)
    hull.peg(z - .2, .14)
    return hull.round_base(4.724, 151, ((0, 0, .3),), 20)


MODELS = {"speeder_open": open_speeder, "speeder_platform": platform, "speeder_truck": truck,
          "airspeeder": airspeeder,
          "fluttercraft": flutter, "gunship": gunship}

"""Riding beasts: a two-legged crested runner (50 mm) and a heavy lizard (70 mm), with riders."""
import math
from mathutils import Vector
import figure_imperial as imp
import figure_rebel as reb
import fur
import human as hu
import kit
import livery
from kit import mat, srgb


def eyes(at, size):
    """A pair of eyes with lids; `at` is the left one."""
    dark, glint = mat("Dark", srgb("1d1714"), .25), mat("Amber", srgb("c8892c"), .3)
    for s in (1, -1):
        x, y, z = at
        kit.ball(size, (x, s * y, z), glint, seg=9, rings=7)
        kit.ball(size * .62, (x + size * .4, s * (y + size * .5), z), dark, seg=8, rings=6)


def toes(foot, yaw, length, m, claw, count=3, r=.06):
    """Spread toes from a foot point, to fuse with the leg; the claws stay parts of their own."""
    out = []
    for k in range(count):
        a = math.radians(yaw + (k - (count - 1) / 2) * 34)
        d = Vector((math.cos(a), math.sin(a), 0))
        p = Vector((foot[0], foot[1], 0))
        out.append(kit.tube([p + Vector((0, 0, r * 1.2)), p + d * length * .6 + Vector((0, 0,
            r * .9)),
                             p + d * length + Vector((0, 0, r * .7))], [r, r * .9, r * .7], m,
                             seg=8, steps=2,
                            cap=.6))
        kit.tube([p + d * length * .92 + Vector((0, 0, r * .7)), p + d * length * 1.12 + Vector((0,
            0, r * .6)),
                  p + d * length * 1.28], [r * .48, r * .36, r * .05], claw, seg=5, cap=0)
    return out


def saddle(at, w, leather, blanket, trim, length=.52):
    """Blanket with a trim, seat with a high back, girth."""
    x, y, z = at
    rows = []
    for j in range(9):
        u = j / 8 * 2 - 1
        a = u * math.radians(104)
        rows.append([(x + (q - .5) * length * 1.25, y + w * 1.03 * math.sin(a),
                      z - w * 1.02 + w * 1.04 * math.cos(a)) for q in (0, .5, 1)])
    kit.sheet(rows[::-1], blanket, .03, sharp=180)
    edge = [Vector((x + s * length * .61, y + w * 1.06 * math.sin(a),
                    z - w + w * 1.08 * math.cos(a)))
            for s in (1,) for a in [math.radians(-104 + 34.67 * k) for k in range(7)]]
    for s in (0, -length * 1.22):
        kit.tube([e + Vector((s, 0, 0)) for e in edge], [.022] * 7, trim, seg=4, cap=0)
    kit.tube([(x - length * .5, y, z + .14), (x - length * .36, y, z + .05), (x, y, z + .02),
              (x + length * .34, y, z + .07), (x + length * .42, y, z + .12)],
             [(.12, .03), (.14, .05), (.12, .05), (.09, .045), (.05, .03)], leather, seg=12,
             steps=2, cap=.6,
             power=2.6)
    for s in (1, -1):
        kit.box((.2, .09, .16), (x - length * .62, s * (w * .9), z - w * .55), leather, (s * -20, 0,
            0),
                bevel=.03)
        kit.tube([(x - length * .75, s * w * .9, z - .1), (x - length * .45, s * w * .9, z - .1)],
                 [.06, .06], trim, seg=10, cap=.2)


def runner_body(m, hide):
    """Trunk, neck, tail and the bones of both legs, fused."""
    parts = [kit.tube([(-1.22, 0, 1.2), (-.85, 0, 1.06), (-.5, 0, 1.02), (-.2, 0, 1.02), (.08, 0,
        1.02),
                       (.32, 0, 1.1), (.5, 0, 1.32), (.56, 0, 1.56), (.62, 0, 1.7)],
                      [.02, .075, .16, .235, .245, .2, .13, .1, .09], m, seg=16, steps=4, cap=.5),
             kit.tube([(.56, 0, 1.66), (.68, 0, 1.73), (.84, 0, 1.7), (.95, 0, 1.64)],
                      [(.09, .1), (.1, .1), (.07, .065), (.035, .03)], m, seg=12, steps=3, cap=.5),
             kit.tube([(.66, 0, 1.66), (.8, 0, 1.61), (.9, 0, 1.58)], [(.07, .05), (.05, .034),
                 (.03, .02)], m,
                      seg=10, steps=2, cap=.5)]
    legs = (((-.16, .2, 1.0), (.16, .3, .72), (-.16, .29, .36), (.06, .28, .05)),
            ((-.2, -.2, 1.0), (-.06, -.31, .66), (-.42, -.29, .4), (-.34, -.28, .05)))
    for hip, knee, hock, foot in legs:
        parts.append(kit.tube([hip, Vector(hip).lerp(Vector(knee), .5), knee], [.19, .17, .1], m,
                              seg=12,
                              steps=3, cap=.5))
        parts.append(kit.tube([knee, Vector(knee).lerp(Vector(hock), .35), hock, foot],
                              [.1, .095, .055, .05], m, seg=10, steps=3, cap=.5))
    for s in (1, -1):
        parts.append(kit.tube([(.28, s * .16, 1.05), (.36, s * .22, .92), (.5, s * .2, .86)],
                              [.07, .05, .036], m, seg=8, steps=2, cap=.5))
    for foot in (legs[0][3], legs[1][3]):
        parts += toes(foot, 0, .2, m, hide["claw"])
        parts += toes((foot[0] - .02, foot[1]), 180, .1, m, hide["claw"], 1)
    skin = kit.fuse(parts, .024, 2200, 2, m, lambda p, n: .008 * kit.noise(p, 16,
        2) + .01 * kit.noise(p, 5, 4))
    for s in (1, -1):
        toes_at = Vector((.5, s * .2, .85))
        for k in range(3):
            kit.tube([toes_at, toes_at + Vector((.07, s * .03 * (k - 1), -.03)),
                      toes_at + Vector((.1, s * .035 * (k - 1), -.08))], [.02, .016, .004],
                      hide["claw"], seg=5, cap=0)
    return skin


def runner():
    """Two-legged runner at a trot, light infantry rider with reins."""
    p = reb.palette()
    hide = {"skin": mat("RunnerHide", srgb("9c8e7c"), .9), "pale": mat("RunnerPlume",
        srgb("cfc3ad"), .95),
            "claw": mat("Claw", srgb("3a322b"), .5), "beak": mat("Beak", srgb("5b4b3a"), .5)}
    skin = runner_body(hide["skin"], hide)
    fur.locks(skin, hide["pale"], 110, .14, .05, 3, lambda q: not (q.x > .3 and q.z > 1.15 and q.x < .66), .8)
    fur.locks(skin, hide["skin"], 110, .13, .05, 5, lambda q: q.z < .75 or -.45 < q.x < .3 or q.x > .4, .8)
    for k in range(6):
        t = k / 5
        kit.tube([(.66 - .12 * t, 0, 1.8 - .03 * t), (.58 - .18 * t, 0, 1.93 + .02 * t),
                  (.44 - .22 * t, 0, 1.99 - .06 * t)], [(.014, .03), (.012, .045), (.003, .006)],
                 hide["pale"] if k % 2 else livery.stripe(), seg=6, steps=2, cap=.3)
    kit.tube([(.86, 0, 1.71), (.98, 0, 1.67), (1.06, 0, 1.58)], [(.06, .05), (.045, .04), (.008,
        .008)],
             hide["beak"], seg=10, steps=2, cap=.3)
    kit.tube([(.82, 0, 1.585), (.93, 0, 1.575), (.99, 0, 1.57)], [(.045, .02), (.03, .016), (.006,
        .005)],
             hide["beak"], seg=8, cap=.3)
    eyes((.74, .088, 1.745), .024)
    saddle((-.08, 0, 1.265), .25, p["boot"], livery.paint(.9), livery.stripe(.9))
    for s in (1, -1):
        kit.tube([(.88, s * .07, 1.64), (.62, s * .17, 1.56), (.24, s * .1, 1.6)], [.009] * 3,
                 p["web"], seg=4,
                 steps=3, cap=0)
    kit.tube([(.84, .08, 1.74), (.86, 0, 1.77), (.84, -.08, 1.74), (.85, -.07, 1.62), (.85, .07,
        1.62),
              (.84, .08, 1.74)], [.01] * 6, p["web"], seg=5, steps=2)
    rider_at((-.1, 0, 1.36), .9, (.24, .12, 1.62), p)
    return on_base(1.969, 73, ((.1, .28, .22), (-.32, -.28, .22)), 14, shift=(.1, 0))


def rider_at(seat, lift, rein, p):
    """Light infantry rider: one hand on the reins, a carbine raised in the other."""
    x, _, z = seat
    gun = kit.aim_matrix((x + .22, -.34, z + .22), (x + .5, -.4, z + .72))
    r = hu.Rig(seat, 0, -6, 6, 0, (-4, 2, 0), ((x + .16, .33, 8, 0, lift), (x + .16, -.33, -8, 0,
        lift)),
               (rein, gun @ Vector((-.01, 0, -.015))), ((-.4, 1, -.6), (-.4, -1, -.6)),
               knees=((1, .6, .35), (1, -.6, .35)))
    reb.soldier(r, None, p, pack=False)
    hu.fist(r, 0, p["skin"], (.6, -.5, .2), -1)
    hu.fist(r, 1, p["skin"], gun.to_3x3() @ Vector((.4, 0, 1)), 1)
    kit.transform(imp.carbine({"gun": p["gun"], "grey": p["gun"], "glove": p["eye"]}), gun)
    reb.helmet(r, p)
    reb.goggles(r, p)


def on_base(diameter, seed, keep, pebbles, shift=(0, 0)):
    """Notched base under a beast."""
    hu.up_on_base(diameter, True, seed=seed, pebbles=pebbles, seg=48, relief=.04, tufts=8,
                  keep=keep,
                  shift=shift)
    return {"ao_dist": .6, "ao_strength": .85}


def lizard_body(m, claw):
    """Barrel trunk, thick tail and legs, wedge head."""
    parts = [kit.tube([(-1.62, .3, .22), (-1.3, .16, .42), (-.95, .04, .66), (-.55, 0, .84), (-.1,
        0, .9),
                       (.35, 0, .88), (.7, 0, .9), (.98, 0, 1.02)],
                      [.03, .1, .19, .33, .41, .38, .27, .2], m, seg=18, steps=4, cap=.5),
             kit.tube([(.85, 0, 1.0), (1.08, 0, 1.1), (1.32, 0, 1.08), (1.52, 0, .98), (1.6, 0,
                 .94)],
                      [(.19, .19), (.22, .2), (.19, .15), (.13, .1), (.08, .06)], m, seg=14,
                      steps=3, cap=.5),
             kit.tube([(1.0, 0, .95), (1.25, 0, .9), (1.5, 0, .86)], [(.17, .1), (.15, .075), (.09,
                 .045)], m,
                      seg=12, steps=2, cap=.5)]
    legs = [((.55, s * .28, .82), (.62, s * .5, .5), (.5, s * .5, .2), (.58 + .1 * s, s * .5, .06))
            for s in (1, -1)]
    legs += [((-.5, s * .26, .8), (-.34, s * .52, .5), (-.62, s * .52, .26), (-.5 - .08 * s,
        s * .52, .06))
             for s in (1, -1)]
    for hip, knee, low, foot in legs:
        parts.append(kit.tube([hip, knee, low, foot], [.24, .19, .125, .13], m, seg=12, steps=4,
                              cap=.5))
    for leg in legs:
        parts += toes(leg[3], 0, .2, m, claw, 4, .065)
    skin = kit.fuse(parts, .03, 2400, 2, m,
                    lambda p, n: .016 * abs(kit.noise(p, 9, 2)) + .012 * kit.noise(p, 22, 4))
    return skin


def lizard():
    """Heavy four-legged lizard, armoured rider with a lance-like rifle."""
    p = imp.palette()
    m, claw = mat("LizardHide", srgb("6f7a4c"), .9), mat("Claw", srgb("3a322b"), .5)
    pale, leather = mat("LizardBelly", srgb("a89a6a"), .9), mat("Leather", srgb("46301f"), .6)
    lizard_body(m, claw)
    for k in range(15):
        t = k / 14
        x = 1.0 - 2.45 * t
        if -.32 < x < .42:
            continue
        z = float(kit.np.interp(x, [-1.5, -.95, -.55, .35, .7, 1.0], [.4, .82, 1.15, 1.26, 1.15,
            1.2]))
        y = .24 * max(0, -x - .9) ** 1.2
        kit.tube([(x + .06, y, z - .05), (x - .02, y, z + .12 - .05 * t), (x - .1, y,
            z + .13 - .06 * t)],
                 [(.03, .07), (.02, .05), (.004, .008)], pale, seg=5, cap=0)
    for s in (1, -1):
        for k in range(4):
            a = Vector((.98 - .05 * k, s * (.2 + .006 * k), 1.16 - .07 * k))
            kit.tube([a, a + Vector((-.12, s * .09, .03)), a + Vector((-.24, s * .1, .04))], [.04,
                .03, .004],
                     pale, seg=5, cap=0)
        kit.tube([(1.34, s * .1, 1.22), (1.4, s * .11, 1.3), (1.36, s * .13, 1.38)], [.035, .026,
            .005], pale,
                 seg=7, steps=2, cap=.3)
        kit.ball(.02, (1.58, s * .05, .99), claw, seg=7, rings=5)
        kit.tube([(1.14, s * .2, 1.17), (1.24, s * .19, 1.22), (1.33, s * .16, 1.19)], [.025, .035,
            .02], m,
                 seg=7, steps=2, cap=.4)
        for k in range(6):
            kit.tube([(1.2 + .06 * k, s * (.16 - .012 * k), .955 - .012 * k),
                      (1.205 + .06 * k, s * (.162 - .012 * k), .9 - .012 * k)], [.016, .003], claw,
                      seg=4, cap=0)
        kit.tube([(1.5, s * .12, .95), (1.1, s * .26, 1.25), (.45, s * .12, 1.6)], [.011] * 3,
                 leather, seg=4,
                 steps=3, cap=0)
    eyes((1.24, .175, 1.165), .032)
    saddle((.05, 0, 1.32), .43, leather, livery.paint(.9), livery.stripe(.9), .6)
    seat = (.02, 0, 1.42)
    gun = kit.aim_matrix((.26, -.36, 1.6), (.6, -.46, 2.1))
    r = hu.Rig(seat, 0, -6, 4, 0, (-4, 2, 0), ((.2, .44, 10, 0, .95), (.2, -.44, -10, 0, .95)),
               ((.42, .1, 1.62), gun @ Vector((-.01, 0, -.01))), ((-.4, 1, -.6), (-.4, -1, -.6)),
               knees=((1, .8, .4), (1, -.8, .4)))
    imp.trooper(r, None, p, [(0, (.6, -.5, .2), {}), (1, gun.to_3x3() @ Vector((.4, 0, 1)), {})],
                pauldron=livery.badge(), fat=.78)
    kit.transform(imp.carbine(p), gun)
    return on_base(2.756, 77, [(.6, s * .5, .26) for s in (1, -1)] + [(-.5, s * .52,
        .26) for s in (1, -1)], 20)


MODELS = {"creature_runner": runner, "creature_lizard": lizard}

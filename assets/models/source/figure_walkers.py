"""Walkers and odd vehicles: a tall biped (100 mm), a crab gun, a ridden walker and a wheel bike (70 mm)."""
import math
from mathutils import Vector
import figure_clones as clones
import figure_droids as thin
import figure_imperial as imp
import figure_vehicles as veh
import human as hu
import hull
import kit


def tall_leg(s, ahead, lift, c):
    """Thigh, backward knee, long shin, splayed foot of the tall biped."""
    hip, ankle = Vector((-.15, s * .82, 4.9)), Vector((ahead, s * .98, .62 + lift))
    knee, _ = hu.two_bone(hip, ankle, 2.05, 2.75, (-1, 0, .12))
    n = (knee - hip).length
    kit.aim([kit.extrude([(-.3, -.2), (.15, -.36), (n * .5, -.3), (n, -.2), (n + .05, .2), (n * .5,
        .28), (.15, .36),
                          (-.28, .28)], .36, c["paint"], bevel=.05),
             kit.box((n * .42, .42, .2), (n * .48, 0, 0), c["trim"], bevel=.03),
             kit.box((n * .5, .1, .12), (n * .5, s * .22, .16), c["dark"], bevel=.02)], hip, knee)
    m = (ankle - knee).length
    kit.aim([kit.extrude([(-.2, -.2), (.2, -.3), (m * .4, -.26), (m, -.16), (m, .16), (m * .5, .22),
                          (.2, .3), (-.15, .26)],
                         .3, c["steel"], bevel=.04),
             kit.extrude([(.25, .2), (.6, .42), (m * .6, .34), (m * .8, .16), (m * .6, .1),
                          (.4, .1)], .4, c["paint"],
                         bevel=.04),
             kit.box((m * .3, .34, .06), (m * .42, 0, -.27), c["paint"], bevel=.02)], knee, ankle)
    for at, r, w in ((hip, .5, .46), (knee, .32, .5), (ankle, .24, .42)):
        thin.pin(at, r, w, c["steel"], (0, 1, 0), 20)
        thin.pin(at + Vector((0, s * .04, 0)), r * .62, w, c["dark"], (0, 1, 0), 16)
        thin.pin(at + Vector((0, s * .08, 0)), r * .3, w, c["paint"], (0, 1, 0), 12)
    hull.rod(hip.lerp(knee, .3) + Vector((.3, 0, -.05)), knee.lerp(ankle, .3) + Vector((.12, 0,
        .1)), .06, c["steel"], 9)
    hull.rod(hip.lerp(knee, .3) + Vector((.3, 0, -.05)), hip.lerp(knee, .75) + Vector((.26, 0, 0)),
             .1, c["dark"], 10)
    hull.rod(knee.lerp(ankle, .45) + Vector((-.22, 0, 0)), ankle + Vector((-.34, 0, -.24)), .05,
             c["steel"], 8)
    foot = [kit.box((.62, .6, .26), (0, 0, -.42), c["steel"], bevel=.06, taper=(.6, .7)),
            kit.extrude([(-.16, -.42), (-.18, .02), (.16, .02), (.24, -.36)], .26, c["steel"],
                        bevel=.03)]
    for yaw, length in ((24, .86), (-24, .86), (180, .62)):
        toe = [kit.extrude([(.1, -.6), (.12, -.28), (length * .5, -.34), (length, -.5),
                            (length + .06, -.6)], .28,
                           c["paint"], bevel=.04),
               kit.box((.16, .2, .14), (length, 0, -.53), c["dark"], bevel=.03),
               kit.box((length * .3, .29, .05), (length * .42, 0, -.34), c["trim"], (0, 12, 0),
                       bevel=.01)]
        kit.place(toe, rot=(0, 0, yaw))
        foot += toe
    kit.place(foot, ankle)


def tall_walker():
    """Two tall legs under an angular cabin: chin guns, cheek launcher, sensor pod, hatch on top."""
    c = hull.metals()
    tall_leg(1, .55, 0, c)
    tall_leg(-1, -.6, 0, c)
    kit.box((1.1, 1.5, .5), (-.15, 0, 4.95), c["steel"], bevel=.1)
    kit.tube([(-.15, -.95, 4.9), (-.15, .95, 4.9)], [.3, .3], c["dark"], seg=18, cap=0)
    kit.lathe([(.62, 0), (.66, .08), (.6, .3), (.46, .42), (.44, .6)], (-.1, 0, 5.1), c["dark"],
              seg=22)
    for k in range(3):
        kit.tube([(-.55, -.3 + .3 * k, 5.1), (-.75, -.3 + .3 * k, 5.4), (-.55, -.3 + .3 * k, 5.8)],
                 [.06] * 3, c["gun"],
                 seg=7, steps=3)
    cab = [(-1.35, 0), (-1.5, .5), (-1.35, 1.35), (-.9, 1.75), (.55, 1.75), (1.15, 1.2), (1.5, .5),
           (1.2, .0), (.6, -.2),
           (-.9, -.2)]
    parts = [hull.across([(0, cab), (.72, cab), (1.12, hull.scaled(cab, .9, .78, (0, .5))),
                          (1.22, hull.scaled(cab, .8, .5, (0, .5)))], c["paint"], .05)]
    for s in (1, -1):
        parts += [kit.box((.06, .36, .2), (1.13, s * .38, 1.16), c["glass"], (0, -46, 0),
                          bevel=.03),
                  kit.box((.05, .46, .3), (1.165, s * .38, 1.3), c["paint"], (0, -58, 0),
                          bevel=.02),
                  hull.panel((-.2, s * .42, 1.77), (.9, .5), c["paint"]),
                  kit.box((.9, .06, .6), (-.3, s * 1.2, .72), c["paint"], (s * 4, 0, 0), bevel=.03),
                  kit.box((.5, .07, .2), (-.3, s * 1.225, .86), c["trim"], (s * 4, 0, 0),
                          bevel=.02)]
        parts += hull.grille((-1.44, s * .45, .9), (.6, .5), c, (0, -84, 0))
        parts += hull.gun((1.1, s * .26, .1), 1.15, .075, c)
        parts.append(kit.box((.3, .03, .2), (.55, s * 1.19, .8), c["badge"], bevel=.005))
        for k in range(3):
            parts.append(kit.box((.05, .03, .4), (-.95 + .16 * k, s * 1.21, .5), c["dark"],
                                 bevel=.008))
    parts += [kit.box((.5, .8, .34), (1.1, 0, .06), c["gun"], (0, 8, 0), bevel=.06)]
    parts += [kit.cylinder(.22, .5, (.1, 1.42, .85), c["steel"], (90, 0, 0), .04, seg=16)]
    pod = [kit.box((.9, .34, .36), (.35, 1.6, .85), c["paint"], bevel=.06),
           kit.box((.2, .36, .1), (.3, 1.6, .85), c["trim"], bevel=.02)]
    parts += pod + hull.gun((.72, 1.53, .85), .6, .05, c, 0, True, 1) + hull.gun((.72, 1.68, .85),
        .6, .05, c, 0, True, 1)
    parts += [kit.cylinder(.22, .5, (.1, -1.42, .85), c["steel"], (90, 0, 0), .04, seg=16),
              kit.box((.7, .4, .5), (.2, -1.62, .85), c["paint"], bevel=.06)]
    parts += [kit.cylinder(.075, .1, (.56, -1.54 - .16 * (k % 2), .75 + .2 * (k // 2)), c["dark"],
                           (0, 90, 0), seg=10)
              for k in range(4)]
    parts += hull.hatch((-.35, 0, 1.79), .34, c)
    parts += [kit.box((.4, .5, .16), (-1.0, -.3, 1.72), c["steel"], bevel=.04),
              kit.tube([(-1.0, .4, 1.7), (-1.02, .4, 2.5)], [.025, .01], c["dark"], seg=6),
              kit.tube([(-.9, .55, 1.7), (-.92, .55, 2.2)], [.02, .01], c["dark"], seg=6)]
    kit.place(parts, (.1, 0, 5.72), (0, 3, 0))
    return hull.round_base(3.937, 161, ((.55, .98, 1.0), (-.6, -.98, 1.0)), 16)


def crab():
    """Low gun droid: flat armoured body on four jointed legs, one big gun under the chin, sensor eye."""
    c = hull.metals()
    body = [(-.62, .0), (-.7, .16), (-.4, .36), (.2, .38), (.62, .2), (.7, .04), (.4, -.1), (-.4,
        -.1)]
    z = .78
    parts = [hull.across([(0, body), (.3, body), (.5, hull.scaled(body, .84, .7, (0, .1))),
                          (.58, hull.scaled(body, .7, .4, (0, .1)))], c["paint"], .03)]
    parts += [kit.box((.06, .3, .08), (.56, 0, .25), c["glass"], (0, 30, 0), bevel=.015),
              kit.ball(.05, (.62, .0, .2), hull.mat("EyeGlow", (1, .45, .1), .3, emit=(1, .38, .06),
                                                    ao=False), seg=9, rings=6),
              hull.panel((-.1, 0, .385), (.4, .34), c["trim"], thick=.03),
              kit.tube([(-.45, .2, .3), (-.5, .2, .62)], [.012, .008], c["dark"], seg=5),
              kit.box((.1, .16, .04), (-.35, -.2, .37), c["badge"], (0, -10, 0), bevel=.008)]
    parts += hull.grille((-.55, 0, .27), (.24, .3), c, (0, -46, 0), 4)
    for s in (1, -1):
        parts += [kit.cylinder(.13, .1, (.3, s * .52, .1), c["steel"], (90, 0, 0), .02, seg=14),
                  kit.cylinder(.13, .1, (-.34, s * .52, .1), c["steel"], (90, 0, 0), .02, seg=14)]
    kit.place(parts, (0, 0, z))
    hull.gun((.3, 0, z - .12), 1.15, .07, c)
    kit.ball(.16, (.3, 0, z - .1), c["steel"], seg=14, rings=9)
    for s in (1, -1):
        for x, yaw in ((.3, 34), (-.34, 146)):
            a = math.radians(yaw * s)
            d = Vector((math.cos(a), math.sin(a), 0))
            hip = Vector((x, s * .52, z + .1))
            knee, foot = hip + d * .46 + Vector((0, 0, .34)), hip + d * .86 + Vector((0, 0,
                -z - .06))
            kit.tube([hip, hip.lerp(knee, .3), knee], [(.09, .07), (.1, .08), (.07, .055)],
                     c["paint"], seg=9, cap=.3)
            thin.pin(knee, .085, .17, c["steel"], (-d.y, d.x, 0), 14)
            shin = Vector(knee).lerp(foot, .4) + d * .1
            kit.tube([knee, shin, foot], [(.075, .06), (.09, .065), (.035, .03)], c["paint"], seg=9,
                     steps=2, cap=.2)
            kit.tube([Vector(knee).lerp(shin, .5) + d * .055, shin + d * .05], [(.05, .02), (.05,
                .02)], c["trim"], seg=6, cap=.3)
            kit.tube([foot + Vector((0, 0, .16)), foot + d * .06], [.045, .006], c["dark"], seg=7,
                     cap=.2)
            hull.rod(hip + d * .16 + Vector((0, 0, -.08)), Vector(knee).lerp(shin, .6) - d * .03,
                     .022, c["dark"], 6)
    return hull.round_base(2.756, 163, ((0, 0, .5),), 18)


def ridden_walker():
    """The scout walker in faction paint, with a crested armoured rider."""
    c = hull.metals()
    c["leather"], c["light"] = c["leather"], c["lamp"]
    c = {"paint": c["paint"], "trim": c["badge"], "metal": c["steel"], "dark": c["gun"],
         "leather": c["leather"],
         "light": c["lamp"]}
    veh.walker_leg(1, .22, 0, 0, c)
    veh.walker_leg(-1, -.24, 0, 0, c)
    veh.walker_body(c)
    p = clones.palette()
    r = hu.Rig((-.13, 0, 1.6), 0, 0, 7, 0, (-8, 2, 0), ((.06, .3, 6, 0, 1.075), (.06, -.3, -6, 0,
        1.075)),
               ((.27, .2, 1.775), (.27, -.2, 1.775)), ((-.4, 1, -.6), (-.4, -1, -.6)),
               knees=((1, .55, .3), (1, -.55, .3)))
    rider(r, p, ((.6, -.5, .2), (.6, .5, .2)))
    return hull.round_base(2.756, 165, ((.24, .37, .3), (-.22, -.37, .3)), 12)


def rider(r, p, axes, fat=.72):
    """Crested trooper in a saddle."""
    hu.trousers(r, p["glove"], 260, fat, .002, low=.7)
    hu.shirt(r, p["glove"], 290, 1.0, .003, .86)
    imp.armour(r, p)
    clones.crested_helmet(r, p)
    kit.tube([r.C @ Vector((-.005, 0, .29)), r.C @ Vector((0, 0, .37))], [.056, .056], p["glove"],
             seg=10)
    for i in (0, 1):
        hu.fist(r, i, p["glove"], axes[i], 1 if i else -1)


def wheel_bike():
    """One great spoked wheel with the seat inside, forward guns, a droid at the bars."""
    c = hull.metals()
    R, z = 1.08, 1.12
    for y in (.2, -.2):
        kit.transform(kit.lathe([(R - .13, -.06), (R, -.09), (R + .02, 0), (R, .09), (R - .13, .06),
                                 (R - .15, 0),
                                 (R - .13, -.06)], m=c["dark"], seg=34, sharp=40), kit.matrix((0, y,
                                     z), (90, 0, 0)))
        kit.transform(kit.lathe([(R - .2, -.05), (R - .12, -.07), (R - .12, .07), (R - .2, .05),
                                 (R - .2, -.05)], m=c["paint"],
                                seg=34, sharp=40), kit.matrix((0, y, z), (90, 0, 0)))
    for k in range(22):
        a = 2 * math.pi * k / 22
        at = Vector(((R + .02) * math.cos(a), 0, z + (R + .02) * math.sin(a)))
        kit.place(kit.box((.07, .58, .1), m=c["gun"], bevel=.014), at, (0, 90 - math.degrees(a), 0))
    for k in range(7):
        a = math.radians(20 + 360 * k / 7)
        if math.sin(a) > .9:
            continue
        for s in (1, -1):
            hull.rod((.3 * math.cos(a), s * .26, z - .25 + .3 * math.sin(a)),
                     ((R - .16) * math.cos(a), s * .22, z + (R - .16) * math.sin(a)), .028,
                     c["steel"], 7)
    for s in (1, -1):
        kit.cylinder(.34, .07, (0, s * .28, z - .25), c["paint"], (90, 0, 0), .02, seg=22)
        kit.cylinder(.2, .1, (0, s * .28, z - .25), c["trim"], (90, 0, 0), .02, seg=18)
        kit.cylinder(.08, .14, (0, s * .28, z - .25), c["steel"], (90, 0, 0), .02, seg=12)
        arm = kit.extrude([(-.55, -.06), (-.6, .08), (.3, .12), (.62, .04), (.6, -.06)], .12,
                          c["paint"], bevel=.025)
        kit.place(arm, (.1, s * .44, z - .2))
        hull.gun((.5, s * .44, z - .2), .85, .04, c)
        kit.box((.3, .02, .08), (.0, s * .51, z - .17), c["badge"], bevel=.004)
        kit.extrude([(-.3, 0), (-.34, .3), (-.1, .26), (.1, .02)], .04, c["trim"], "xz", (-.32,
            s * .44, z - .14), bevel=.01)
        hull.rod((.3, s * .1, z - .05), (.42, s * .2, z + .2), .018, c["steel"])
        kit.tube([(.42, s * .2, z + .2), (.38, s * .3, z + .2)], [.02, .02], c["dark"], seg=7,
                 cap=.3)
    kit.tube([(-.42, 0, z + .1), (-.3, 0, z - .06), (.05, 0, z - .1), (.25, 0, z - .02)],
             [(.11, .04), (.13, .05), (.12, .05), (.06, .03)], c["leather"], seg=12, steps=2,
             cap=.6, power=2.6)
    p = thin.palette()
    r = hu.Rig((-.16, 0, z + .04), 0, 0, 14, 0, (0, 4, 0), ((.1, .34, 6, 0, z - .55), (.1, -.34, -6,
        0, z - .55)),
               ((.4, .27, z + .21), (.4, -.27, z + .21)), ((-.3, 1, -.4), (-.3, -1, -.4)),
               knees=((1, .6, .3), (1, -.6, .3)))
    for i in (0, 1):
        thin.thin_leg(r, i, p)
        thin.thin_arm(r, i, p)
        thin.claws(r, i, (0, 1, 0), p, 1 if i else -1)
    thin.thin_trunk(r, p)
    thin.thin_head(r, p)
    return hull.round_base(2.756, 167, ((0, 0, .4),), 16)


def side_bike():
    """The repulsor bike on a larger base, in faction paint, with a crested rider and side gun pods."""
    m = hull.metals()
    c = {"paint": m["paint"], "trim": m["trim"], "metal": m["steel"], "dark": m["gun"],
         "leather": m["leather"],
         "glow": m["glow"]}
    veh.bike_body(c)
    for s in (1, -1):
        kit.place([hull.across([(0, [(-.6, 0), (-.66, .12), (.3, .14), (.7, .04), (.6, -.06), (-.5,
            -.08)]),
                                (.12, [(-.5, .02), (-.55, .1), (.26, .11), (.6, .04), (.52, -.03),
                                       (-.44, -.04)])], m["paint"],
                               .012)], (.1, s * .42, .5))
        hull.gun((.5, s * .42, .53), .6, .026, m)
        hull.rod((.1, s * .1, .54), (.1, s * .36, .54), .03, m["steel"])
        hull.rod((-.3, s * .1, .54), (-.3, s * .36, .54), .03, m["steel"])
        kit.box((.2, .02, .06), (-.15, s * .535, .56), m["badge"], bevel=.004)
    p = clones.palette()
    r = hu.Rig((-.2, 0, .73), 0, 0, 40, 0, (0, 2, 0), ((-.16, .185, 4, 8, .35), (-.16, -.185, -4, 8,
        .35)),
               ((.175, .205, .812), (.175, -.205, .812)), ((-.2, 1, .2), (-.2, -1, .2)),
               knees=((1, .35, .35), (1, -.35, .35)))
    rider(r, p, ((.3, -1, .2), (.3, 1, .2)))
    kit.place([o for o in kit.bpy.context.scene.objects if o.type == "MESH"], (-.25, 0, 0))
    hull.peg(.45, .04)
    return hull.round_base(2.756, 169, ((0, 0, .2),), 16)


def sky_platform():
    """Upright flying perch: a spine with foot rests, handle bars with twin guns, a droid standing on it."""
    c = hull.metals()
    z = .55
    kit.tube([(-.1, 0, z - .1), (-.05, 0, z + .2), (.14, 0, z + .62), (.24, 0, z + .98), (.26, 0,
        z + 1.1)],
                     [(.16, .12), (.14, .12), (.09, .1), (.1, .12), (.06, .06)], c["paint"], seg=12,
                     steps=3, cap=.4)
    kit.tube([(-.42, 0, z - .06), (-.2, 0, z - .12), (.1, 0, z - .12), (.34, 0, z - .04)],
             [(.06, .05), (.18, .1), (.18, .1), (.05, .04)], c["paint"], seg=12, steps=2, cap=.5)
    for s in (1, -1):
        kit.box((.4, .14, .03), (-.22, s * .2, z + .0), c["dark"], bevel=.01)
        kit.cylinder(.13, .1, (-.05, s * .26, z - .14), c["steel"], bevel=.025, seg=16)
        kit.cylinder(.1, .03, (-.05, s * .26, z - .2), c["glow"], seg=14)
        kit.tube([(.24, 0, z + .98), (.2, s * .18, z + 1.02), (.08, s * .26, z + 1.0)], [.03, .025,
            .022], c["steel"], seg=8,
                 steps=2)
        hull.gun((.26, s * .16, z + .92), .72, .034, c)
        kit.box((.16, .1, .12), (.22, s * .15, z + .92), c["trim"], bevel=.02)
        kit.extrude([(-.12, 0), (-.2, .3), (.0, .26), (.1, .02)], .03, c["trim"], "xz", (-.1,
            s * .14, z), bevel=.008)
    kit.box((.02, .14, .08), (.33, 0, z + 1.04), c["badge"], (0, -16, 0), bevel=.004)
    p = thin.palette()
    r = hu.Rig((-.28, 0, z + .69), 0, 0, 12, 0, (0, 6, 0), ((-.22, .19, 4, 0, z + .01), (-.22, -.19,
        -4, 0, z + .01)),
               ((.08, .24, z + 1.0), (.08, -.24, z + 1.0)), ((-.4, 1, -.5), (-.4, -1, -.5)))
    for i in (0, 1):
        thin.thin_leg(r, i, p)
        thin.thin_arm(r, i, p)
        thin.claws(r, i, (.3, 1, 0), p, 1 if i else -1)
    thin.thin_trunk(r, p)
    thin.thin_head(r, p)
    hull.peg(z - .1, .045)
    return hull.round_base(1.969, 171, ((0, 0, .2),), 10)


MODELS = {"walker_tall": tall_walker, "walker_crab": crab, "walker_rider": ridden_walker,
          "wheel_bike": wheel_bike,
          "bike_heavy": side_bike, "sky_perch": sky_platform}

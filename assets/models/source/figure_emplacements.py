"""Crewed guns: a light tripod gun and a mortar (50 mm), a team gun (70 mm), a dish cannon (100 mm)."""
import math
from mathutils import Vector
import figure_imperial as imp
import figure_rebel as reb
import human as hu
import kit
import livery
from kit import mat, srgb


def metals():
    """Materials of the guns."""
    return {"paint": livery.paint(.5, .1), "trim": livery.stripe(), "gun": mat("Gunmetal",
        srgb("34373c"), .4, .6),
            "steel": mat("Metal", srgb("7b7f82"), .45, .6), "dark": mat("GunDark", srgb("232527"),
                .6, .2),
            "lamp": mat("Lamp", (.9, .75, .4), .3, emit=(.9, .6, .2), ao=False)}


def rod(a, b, r, m, seg=7):
    """Straight strut."""
    return kit.tube([a, b], [r, r], m, seg=seg, cap=0)


def tripod(at, spread, c, turn=60, r=.028):
    """Three braced legs under the point `at`."""
    x, y, z = at
    for k in range(3):
        a = math.radians(turn + 120 * k)
        foot = Vector((x + spread * math.cos(a), y + spread * math.sin(a), .02))
        knee = Vector((x, y, z)).lerp(foot, .55) + Vector((0, 0, .06))
        kit.tube([(x, y, z - .02), knee, foot], [r * 1.15, r, r * .8], c["steel"], seg=8, cap=.2)
        rod((x, y, z * .45), knee, r * .5, c["dark"], 6)
        kit.cylinder(r * 2.1, .03, foot, c["dark"], bevel=.008, seg=10)
    kit.cylinder(r * 1.5, z * .62, (x, y, z * .69), c["dark"], seg=10)
    kit.cylinder(r * 3, .07, (x, y, z), c["paint"], bevel=.016, seg=14)


def barrel(parts, m, seg=12):
    """Stepped barrel along +X from (x, radius) pairs."""
    return kit.tube([(x, 0, 0) for x, _ in parts], [r for _, r in parts], m, seg=seg, cap=0)


def kneeling(hands, x=0.0, y=0.0, yaw=0, head=(0, 2, 0)):
    """Rig of a gunner down on the right knee at x, y."""
    c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))

    def at(px, py):
        return x + px * c - py * s, y + px * s + py * c
    lx, ly = at(.2, .13)
    rx, ry = at(-.27, -.14)
    px, py = at(0, 0)
    return hu.Rig((px, py, .43), yaw, 0, 8, 0, (yaw + head[0], head[1], head[2]),
                  ((lx, ly, yaw + 8, 0, 0), (rx, ry, yaw - 8, 62, 0)), hands,
                  ((-.4, 1, -.7), (-.4, -1, -.7)))


def standing(hands, x, y, yaw=0):
    """Rig of a crewman on his feet at x, y."""
    c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))

    def at(px, py):
        return x + px * c - py * s, y + px * s + py * c
    lx, ly = at(.13, .12)
    rx, ry = at(-.13, -.12)
    return hu.Rig((x, y, .69), yaw, 0, 8, 0, (yaw, 4, 0), ((lx, ly, yaw + 10, 0, 0), (rx, ry,
        yaw - 22, 0, 0)),
                  hands, ((-.5, 1, -.6), (-.5, -1, -.6)))


def soft(r, axes, helmet=True):
    """Light infantry crewman."""
    p = reb.palette()
    reb.soldier(r, None, p, pack=False)
    for i in (0, 1):
        hu.fist(r, i, p["skin"], axes[i], 1 if i else -1)
    if helmet:
        reb.helmet(r, p)
    else:
        reb.field_cap(r, p)


def hard(r, axes, leader=False):
    """Armoured crewman."""
    p = imp.palette()
    imp.trooper(r, None, p, [(0, axes[0], {}), (1, axes[1], {})],
                pauldron=livery.badge() if leader else None, fat=.8)


def lighter(objs, share=.5):
    """Fewer triangles for the larger parts of a crew that stands among much else."""
    for o in objs:
        if kit.tri_count(o) > 90:
            kit.decimate(o, kit.tri_count(o) * share)
            o["sharp"] = 50.0


def on_base(diameter, seed, keep, shift=(0, 0), pebbles=14):
    """Notched base under a gun and its crew."""
    hu.up_on_base(diameter, True, seed=seed, pebbles=pebbles, seg=48, relief=.035, tufts=6,
                  keep=keep, shift=shift)
    return {"ao_dist": .55, "ao_strength": .85}


def light_gun():
    """Twin-barrelled blaster on a tripod, one gunner behind it, a power pack beside."""
    c = metals()
    z = .82
    tripod((.32, 0, z - .12), .42, c, 0)
    gun = [kit.box((.4, .13, .15), (-.05, 0, 0), c["paint"], bevel=.024),
           kit.box((.26, .16, .05), (-.02, 0, .07), c["gun"], bevel=.012),
           kit.box((.14, .02, .3), (.18, 0, .0), c["paint"], bevel=.008)]
    for s in (1, -1):
        b = [barrel([(.1, .034), (.16, .046), (.34, .046), (.34, .03), (.72, .026), (.72, .04),
                     (.8, .04), (.8, .03),
                     (.84, .03)], c["gun"], 10)]
        b += [kit.tube([(.38 + .07 * k, 0, 0), (.41 + .07 * k, 0, 0)], [.04, .04], c["steel"],
                       seg=10, cap=0)
              for k in range(4)]
        kit.place(b, (0, s * .055, .0))
        gun += b
        plate = kit.extrude([(-.02, -.18), (.14, -.22), (.24, -.06), (.24, .1), (.14, .22), (-.02,
            .19)], .022,
                            c["paint"], "yz", bevel=.008)
        if s < 0:
            kit.transform(plate, kit.matrix(scale=(1, -1, 1)))
        kit.place(plate, (.16, s * .05, .0), (0, -8, s * -16))
        stripe = kit.box((.03, .05, .1), (.17, s * .18, .1), c["trim"], (0, -8, s * -16),
                         bevel=.004)
        gun += [plate, stripe]
        gun += [rod((-.24, s * .05, .0), (-.34, s * .12, .02), .014, c["steel"]),
                kit.tube([(-.34, s * .12, -.05), (-.34, s * .12, .06)], [.018, .018], c["dark"],
                         seg=7, cap=.3)]
    gun += [kit.tube([(-.1, 0, .13), (-.06, 0, .13), (.06, 0, .13), (.1, 0, .13)], [.03, .022, .022,
        .032], c["dark"],
                     seg=9)]
    kit.place(gun, (.32, 0, z + .02))
    kit.box((.22, .26, .26), (-.1, .52, .15), c["paint"], (0, 0, 20), bevel=.03)
    kit.box((.16, .2, .03), (-.1, .52, .29), c["dark"], (0, 0, 20), bevel=.008)
    kit.box((.03, .05, .05), (.0, .56, .18), c["lamp"], (0, 0, 20), bevel=.008)
    kit.tube([(.02, .5, .2), (.18, .42, .05), (.3, .2, .3), (.24, .06, z - .06)], [.02] * 4,
             c["dark"], seg=7, steps=4)
    r = kneeling(((-.02, .13, z + .04), (-.02, -.13, z + .04)), -.36, 0)
    soft(r, ((0, 0, 1), (0, 0, 1)))
    return on_base(1.969, 121, ((.74, 0, .12), (.1, .37, .12), (.1, -.37, .12), (-.1, .52, .2),
                                (-.3, 0, .3)))


def mortar():
    """Wide launch tube on a bipod with a spotter's sight; armoured gunner loading a shell."""
    c = metals()
    base, top = Vector((.3, .0, .08)), Vector((.62, 0, .78))
    kit.cylinder(.22, .06, (.28, 0, .05), c["dark"], bevel=.015, seg=18)
    kit.ball(.09, (.3, 0, .09), c["steel"], seg=12, rings=8)
    d = (top - base).normalized()
    parts = barrel([(0, .07), (.02, .12), (.14, .12), (.14, .1), (.5, .1), (.5, .118), (.62, .118),
                    (.62, .1), (.7, .1),
                    (.72, .13), (.78, .13), (.78, .09), (.6, .085)], c["paint"], 16)
    bands = [kit.tube([(x, 0, 0), (x + .05, 0, 0)], [.106, .106], c["trim"], seg=16,
                      cap=0) for x in (.24, .36)]
    kit.aim([parts] + bands, base, top)
    for s in (1, -1):
        hinge, foot = base + d * .52, Vector((.78, s * .3, .02))
        rod(hinge + Vector((0, s * .1, 0)), foot, .026, c["steel"])
        rod(base + d * .2 + Vector((0, s * .1, 0)), Vector(foot).lerp(hinge, .5), .014, c["dark"])
        kit.cylinder(.055, .03, foot, c["dark"], bevel=.008, seg=10)
    sight = base + d * .34 + Vector((-.02, .15, .03))
    kit.box((.1, .06, .12), sight, c["gun"], (0, -20, 0), bevel=.014)
    kit.cylinder(.024, .06, sight + Vector((-.07, 0, .03)), c["dark"], (0, 70, 0), seg=10)
    kit.box((.34, .22, .16), (-.15, .6, .1), c["paint"], (0, 0, 14), bevel=.02)
    kit.box((.3, .18, .02), (-.15, .6, .185), c["dark"], (0, 0, 14), bevel=.004)
    shell = [kit.lathe([(0, -.1), (.03, -.09), (.045, -.03), (.045, .05), (.02, .1), (0, .11)],
                       m=c["steel"], seg=10),
             kit.tube([(0, 0, .0), (0, 0, .03)], [.049, .049], c["trim"], seg=10, cap=0)]
    for k in range(3):
        kit.place(kit.copy(shell), (-.26 + .11 * k, .58 + .03 * k, .25), (0, 86, 14))
    hold = Vector((.34, -.02, .98))
    kit.place(shell, hold, (0, 24, 0))
    r = kneeling((tuple(hold + Vector((-.03, .05, .02))), tuple(hold + Vector((-.04, -.05, -.05)))),
                 -.12, -.02)
    hard(r, ((.4, 0, 1), (.4, 0, 1)), True)
    return on_base(1.969, 123, ((.28, 0, .26), (.78, .3, .1), (.78, -.3, .1), (-.15, .6, .26), (-.1,
        0, .34)),
                   shift=(-.14, -.08))


def team_gun():
    """Long heavy repeater on a tripod; gunner kneeling, loader standing at the generator."""
    c = metals()
    z = .86
    tripod((.4, 0, z - .13), .5, c, 0, .034)
    gun = [kit.box((.56, .15, .16), (-.08, 0, 0), c["paint"], bevel=.026),
           kit.box((.3, .18, .06), (-.02, 0, .085), c["gun"], bevel=.014),
           kit.box((.16, .2, .1), (-.2, 0, -.05), c["gun"], bevel=.02),
           barrel([(.16, .05), (.22, .075), (.4, .075), (.4, .05), (.44, .05), (1.05, .042), (1.05,
               .06), (1.2, .06),
                   (1.2, .04), (1.24, .04)], c["gun"], 12)]
    gun += [kit.tube([(.48 + .075 * k, 0, 0), (.52 + .075 * k, 0, 0)], [.068, .066], c["steel"],
                     seg=12, cap=0)
            for k in range(7)]
    gun += [kit.tube([(-.12, .03, .16), (-.06, .03, .16), (.1, .03, .16), (.15, .03, .16)], [.034,
        .025, .025, .036],
                     c["dark"], seg=9),
            kit.box((.05, .04, .06), (0, .03, .12), c["dark"], bevel=.006),
            kit.box((.3, .154, .03), (-.05, 0, .03), c["trim"], bevel=.004)]
    for s in (1, -1):
        gun += [rod((-.34, s * .05, -.01), (-.45, s * .12, .0), .016, c["steel"]),
                kit.tube([(-.45, s * .12, -.07), (-.45, s * .12, .05)], [.02, .02], c["dark"],
                         seg=7, cap=.3)]
    kit.place(gun, (.4, 0, z + .02))
    gen = [kit.box((.4, .36, .42), (0, 0, .24), c["paint"], bevel=.04),
           kit.box((.32, .28, .05), (0, 0, .46), c["gun"], bevel=.014),
           kit.cylinder(.1, .16, (.02, 0, .53), c["steel"], bevel=.02, seg=14),
           kit.box((.02, .2, .12), (.2, 0, .3), c["dark"], bevel=.006),
           kit.box((.02, .2, .03), (.202, 0, .16), c["trim"], bevel=.004)]
    gen += [kit.box((.024, .03, .03), (.21, -.06 + .06 * k, .31), c["lamp"]) for k in range(3)]
    gen += [kit.box((.05, .05, .5), (x, y, .24), c["dark"], bevel=.012) for x in (.18,
        -.18) for y in (.16, -.16)]
    kit.place(gen, (-.28, .66, .0), (0, 0, -24))
    kit.tube([(-.1, .6, .36), (.12, .48, .1), (.36, .3, .2), (.34, .08, z - .08)], [.026] * 4,
             c["dark"], seg=7, steps=4)
    r = kneeling(((-.05, .12, z + .01), (-.05, -.12, z + .01)), -.4, 0)
    hard(r, ((0, 0, 1), (0, 0, 1)), True)
    r = standing(((-.42, .52, .62), (-.46, .92, 1.06)), -.76, .56, 6)
    before = set(kit.bpy.context.scene.objects)
    hard(r, ((0, 1, .2), (.4, 0, 1)))
    lighter([o for o in kit.bpy.context.scene.objects if o not in before])
    return on_base(2.756, 125, ((.9, 0, .14), (.15, .43, .14), (.15, -.43, .14), (-.28, .66, .34),
                                (-.4, 0, .36),
                                (-.76, .56, .26)), shift=(.05, -.16), pebbles=18)


def dish_cannon():
    """Tall mast with a ribbed dish emitter on a cross base; two crew, screens and cables."""
    c = metals()
    for a in (45, 135, 225, 315):
        k = [kit.extrude([(.1, 0), (.1, .2), (.34, .16), (1.05, .06), (1.12, .0)], .16, c["paint"],
                         bevel=.02),
             kit.cylinder(.13, .06, (1.02, 0, .03), c["dark"], bevel=.014, seg=12),
             kit.box((.4, .17, .02), (.5, 0, .135), c["trim"], (0, 8, 0), bevel=.004)]
        kit.place(k, (.1, 0, 0), (0, 0, a))
    kit.lathe([(.3, .02), (.32, .06), (.3, .2), (.22, .26), (.17, .3), (.15, .6), (.2, .64),
               (.2, .74), (.14, .78),
               (0, .79)], (.1, 0, 0), c["steel"], seg=20, sharp=40)
    for s in (1, -1):
        arm = kit.extrude([(-.1, .62), (-.14, .9), (-.08, 1.2), (.08, 1.2), (.14, .9), (.1, .62)],
                          .09, c["paint"],
                          bevel=.02)
        kit.place(arm, (.1, s * .26, 0))
        kit.cylinder(.1, .08, (.1, s * .31, 1.1), c["gun"], (90, 0, 0), .02, seg=14)
    gun = [kit.box((.62, .36, .3), (-.1, 0, 0), c["paint"], bevel=.05, seg=2),
           kit.box((.4, .26, .08), (-.12, 0, .17), c["gun"], bevel=.02),
           kit.box((.2, .4, .14), (-.28, 0, -.02), c["gun"], bevel=.03),
           barrel([(.18, .16), (.3, .15), (.3, .1), (.46, .1), (.46, .07), (.62, .06)], c["steel"],
                  16),
           kit.transform(kit.lathe([(.05, .0), (.16, .03), (.3, .1), (.42, .22), (.44, .24), (.42,
               .25), (.29, .14),
                                    (.15, .07), (.0, .045)], m=c["paint"], seg=24, sharp=50),
                         kit.matrix((.56, 0, 0), (0, 90, 0))),
           barrel([(.6, .045), (.92, .03), (.92, .055), (1.0, .055), (1.0, .02), (1.05, .02)],
                  c["gun"], 10)]
    for k in range(8):
        a = math.pi * k / 4
        gun.append(kit.tube([(.6, .1 * math.cos(a), .1 * math.sin(a)), (.8, .4 * math.cos(a),
            .4 * math.sin(a))],
                            [.016, .01], c["trim"], seg=5, cap=0))
    gun += [kit.tube([(-.3, .13, .2), (.1, .13, .24), (.28, .09, .12)], [.028] * 3, c["dark"],
                     seg=7, steps=3),
            kit.tube([(-.3, -.13, .2), (.1, -.13, .24), (.28, -.09, .12)], [.028] * 3, c["dark"],
                     seg=7, steps=3)]
    for s in (1, -1):
        gun += [rod((-.4, s * .1, -.04), (-.6, s * .16, -.12), .02, c["steel"]),
                kit.tube([(-.6, s * .16, -.2), (-.6, s * .16, -.08)], [.022, .022], c["dark"],
                         seg=7, cap=.3)]
    kit.place(gun, (.1, 0, 1.12), (0, -8, 0))
    desk = [kit.extrude([(-.12, 0), (-.12, .5), (.1, .62), (.14, .56), (.08, 0)], .5, c["paint"],
                        bevel=.03),
            kit.box((.02, .36, .2), (-.02, 0, .6), c["dark"], (0, -62, 0), bevel=.006),
            kit.box((.012, .1, .06), (-.03, .08, .606), c["lamp"], (0, -62, 0)),
            kit.box((.012, .1, .06), (-.03, -.08, .606), c["lamp"], (0, -62, 0))]
    kit.place(desk, (-.42, .98, 0), (0, 0, 0))
    kit.tube([(-.3, .9, .1), (-.1, .6, .04), (.0, .3, .14)], [.035] * 3, c["dark"], seg=8, steps=4)
    r = standing(((-.52, .17, .96), (-.52, -.17, .96)), -.92, 0, 0)
    soft(r, ((0, 0, 1), (0, 0, 1)))
    r = standing(((-.56, 1.1, .66), (-.56, .86, .66)), -.88, .98, 0)
    before = set(kit.bpy.context.scene.objects)
    soft(r, ((0, 1, 0), (0, 1, 0)), False)
    lighter([o for o in kit.bpy.context.scene.objects if o not in before])
    return on_base(3.937, 127, ((.1, 0, 1.0), (-.92, 0, .3), (-.88, .98, .3), (-.42, .98, .3)),
                   shift=(.05, -.2),
                   pebbles=10)


MODELS = {"emplacement_light": light_gun, "emplacement_mortar": mortar,
          "emplacement_team": team_gun,
          "emplacement_heavy": dish_cannon}

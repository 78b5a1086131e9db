"""Scout walker (70 mm base) and repulsor bike (50 mm base) with riders. Inches, +X ahead."""
import math
from mathutils import Vector
import figure_imperial as imp
import figure_rebel as reb
import human as hu
import kit
import livery
from kit import mat, srgb


def plate(points, depth, m, bevel=.012):
    """Bevelled plate from an xz outline, used for limbs and fins."""
    return kit.extrude(points, depth, m, bevel=bevel)


def pin(at, r, w, m, seg=14, bevel=.012):
    """Joint disc with its axis along y."""
    return kit.cylinder(r, w, at, m, (90, 0, 0), bevel, seg=seg)


def rod(a, b, r, m, seg=6, sleeve=None, ms=None):
    """Piston from a to b; `sleeve` is the radius of its lower half."""
    a, b = Vector(a), Vector(b)
    out = [kit.tube([a, b], [r, r], m, seg=seg)]
    if sleeve:
        out.append(kit.tube([a.lerp(b, .02), a.lerp(b, .55)], [sleeve, sleeve], ms or m, seg=seg + 2))
    return out


def walker_leg(side, ahead, lift, tilt, c):
    """One leg; the foot stands at x = `ahead` with its heel lifted by `tilt` degrees."""
    y = side * .33
    hip, ankle = Vector((-.02, y, 1.3)), Vector((ahead, y * 1.12, .27 + lift))
    knee, _ = hu.two_bone(hip, ankle, .58, .74, (-1, 0, .1))
    paint, metal, dark = c["paint"], c["metal"], c["dark"]
    n = (knee - hip).length
    kit.aim(plate([(-.1, -.07), (.04, -.125), (n * .55, -.095), (n, -.055), (n + .02, .06),
                   (n * .5, .085), (.06, .12), (-.09, .09)], .1, paint, .018), hip, knee)
    kit.aim([kit.box((.24, .03, .09), (.26, side * -.06, -.01), dark, bevel=.01),
             kit.box((.2, .03, .085), (.24, side * .055, .0), c["trim"], bevel=.01)], hip, knee)
    n = (ankle - knee).length
    kit.aim(plate([(-.06, -.05), (.05, -.085), (.3, -.07), (n, -.045), (n, .045), (.45, .06),
                   (.2, .09), (-.04, .075)], .085, metal, .014), knee, ankle)
    kit.aim([plate([(.06, .06), (.16, .12), (.5, .1), (.62, .045), (.5, .03), (.1, .03)], .12,
                   paint, .014)], knee, ankle)
    pin(hip, .15, .13, metal)
    pin(hip + Vector((0, side * .075, 0)), .09, .04, paint)
    pin(knee, .085, .15, dark)
    pin(knee + Vector((0, side * .08, 0)), .05, .03, metal, 10)
    pin(ankle, .07, .13, dark, 12)
    rod(hip.lerp(knee, .35) + Vector((.1, 0, -.03)), knee.lerp(ankle, .38) + Vector((.03, 0, .03)), .018,
        metal, sleeve=.03, ms=dark)
    rod(knee.lerp(ankle, .5) + Vector((-.05, 0, -.02)), ankle + Vector((-.1, 0, -.1)), .014, metal,
        sleeve=.024, ms=dark)
    foot = [kit.box((.2, .17, .09), (.0, 0, -.16), metal, bevel=.022, taper=(.6, .65)),
            plate([(-.05, -.14), (-.06, .01), (.05, .01), (.08, -.12)], .07, metal)]
    for yaw, length in ((22, .27), (-22, .27), (180, .19)):
        toe = plate([(.04, -.2), (.04, -.115), (length * .55, -.13), (length, -.175), (length + .02, -.2)],
                    .085, paint, .014)
        claw = kit.box((.05, .06, .045), (length, 0, -.182), dark, bevel=.01)
        kit.place([toe, claw], rot=(0, 0, yaw))
        foot += [toe, claw]
    kit.transform(foot, kit.matrix(ankle + Vector((0, 0, -.05)), (0, tilt, 0)))


def walker_body(c):
    """Chassis, saddle, shield, blaster, engine."""
    paint, metal, dark, trim = c["paint"], c["metal"], c["dark"], c["trim"]
    tube = kit.tube
    tube([(-.5, 0, 1.36), (-.44, 0, 1.36), (-.2, 0, 1.36), (.15, 0, 1.37), (.42, 0, 1.4), (.52, 0, 1.41)],
         [(.1, .1), (.15, .14), (.19, .15), (.18, .14), (.12, .11), (.07, .07)], paint, seg=18,
         steps=2, power=3.2, sharp=40)
    kit.box((.5, .2, .1), (-.05, 0, 1.24), metal, bevel=.03)
    tube([(-.02, -.36, 1.3), (-.02, .36, 1.3)], [.075, .075], dark, seg=12)
    tube([(-.38, 0, 1.62), (-.3, 0, 1.56), (-.1, 0, 1.525), (.12, 0, 1.54), (.2, 0, 1.58)],
         [(.08, .04), (.115, .05), (.125, .05), (.09, .045), (.05, .04)], c["leather"], seg=12,
         steps=2, cap=.6, power=2.6)
    kit.place(plate([(-.42, 1.45), (-.46, 1.8), (-.4, 1.84), (-.33, 1.6), (-.3, 1.45)], .2, paint, .02))
    kit.box((.04, .16, .2), (-.375, 0, 1.7), c["leather"], (0, -10, 0), bevel=.018)
    for s in (1, -1):
        kit.box((.34, .13, .2), (-.5, s * .13, 1.4), metal, bevel=.03)
        tube([(-.6, s * .13, 1.42), (-.72, s * .13, 1.44), (-.76, s * .13, 1.48)], [.05, .055, .05], dark,
             seg=10, steps=2)
        for k in range(4):
            kit.box((.02, .1, .012), (-.4 - .06 * k, s * .13, 1.504), dark)
        kit.box((.22, .05, .14), (.14, s * .2, 1.37), trim, (0, 6, s * -6), bevel=.014)
        tube([(.02, s * .16, 1.28), (.05, s * .27, 1.12), (.05, s * .31, 1.07)], [.022, .02, .02], metal,
             seg=7)
        kit.box((.2, .12, .03), (.07, s * .31, 1.06), dark, bevel=.008)
        tube([(.3, 0, 1.5), (.34, s * .05, 1.66), (.34, s * .14, 1.74), (.27, s * .2, 1.76)],
             [.02, .018, .016, .018], metal, seg=7, steps=2)
        tube([(.3, s * .175, 1.755), (.22, s * .24, 1.765)], [.02, .02], dark, seg=7, cap=.3)
        shield = kit.extrude([(-.2, -.17), (.0, -.24), (.17, -.13), (.2, .12), (.1, .2), (-.16, .16)], .03,
                             paint, "xz", bevel=.012)
        kit.place(shield, (.42, s * .155, 1.56), (s * -8, -20, s * -38))
    kit.box((.14, .13, .12), (.33, 0, 1.52), metal, (0, -18, 0), bevel=.025)
    kit.box((.02, .09, .07), (.262, 0, 1.56), c["light"], (0, -24, 0))
    kit.ball(.09, (.4, 0, 1.27), metal, seg=14, rings=8)
    kit.box((.3, .13, .12), (.42, 0, 1.24), dark, (0, 4, 0), bevel=.022)
    tube([(.5, 0, 1.235), (.62, 0, 1.227), (.62, 0, 1.227), (.88, 0, 1.21), (.88, 0, 1.21), (.98, 0, 1.204)],
         [.055, .052, .03, .028, .042, .04], dark, seg=10)
    for k in range(3):
        tube([(.66 + .07 * k, 0, 1.225), (.69 + .07 * k, 0, 1.223)], [.038, .038], metal, seg=10)
    kit.cylinder(.04, .16, (.36, .1, 1.22), metal, (90, 0, 0), .01, seg=10)
    tube([(.34, .15, 1.24), (.2, .2, 1.2), (.02, .17, 1.26)], [.016] * 3, dark, seg=6, steps=4)
    tube([(-.5, .2, 1.5), (-.53, .2, 2.05), (-.535, .2, 2.42)], [.012, .008, .005], dark, seg=5)
    kit.box((.1, .07, .16), (-.47, -.23, 1.45), c["leather"], bevel=.02)
    kit.box((.05, .07, .06), (.535, 0, 1.42), c["light"], bevel=.012)


def walker():
    """Two-legged scout walker, backward knees, light infantry rider in the saddle."""
    p = reb.palette()
    c = {"paint": mat("HullPaint", srgb("b39a67"), .6), "trim": mat("TintAccent", (.62, .62, .62), .6),
         "metal": mat("Metal", srgb("7b7f82"), .45, .6), "dark": p["gun"], "leather": p["boot"],
         "light": mat("Lamp", (.9, .75, .4), .3, emit=(.9, .6, .2), ao=False)}
    walker_leg(1, .22, 0, 0, c)
    walker_leg(-1, -.24, 0, 0, c)
    walker_body(c)
    r = hu.Rig((-.13, 0, 1.6), 0, 0, 7, 0, (-8, 2, 0),
               ((.06, .3, 6, 0, 1.075), (.06, -.3, -6, 0, 1.075)), ((.27, .2, 1.775), (.27, -.2, 1.775)),
               ((-.4, 1, -.6), (-.4, -1, -.6)), knees=((1, .55, .3), (1, -.55, .3)))
    reb.soldier(r, None, p, pack=False)
    hu.fist(r, 0, p["skin"], (.6, -.5, .2), -1)
    hu.fist(r, 1, p["skin"], (.6, .5, .2), 1)
    reb.helmet(r, p)
    reb.goggles(r, p)
    hu.up_on_base(2.756, True, seed=61, pebbles=22, seg=52, relief=.045, tufts=9,
                  keep=((.24, .37, .3), (-.22, -.37, .3)))
    return {"ao_dist": .6, "ao_strength": .85}


def bike_body(c):
    """Fuselage, nose boom, vanes, engines; the seat is near the origin at z .62."""
    paint, metal, dark, trim = c["paint"], c["metal"], c["dark"], c["trim"]
    tube = kit.tube
    tube([(-.78, 0, .55), (-.72, 0, .55), (-.4, 0, .56), (-.05, 0, .54), (.3, 0, .55), (.55, 0, .56),
          (.72, 0, .56)],
         [(.08, .07), (.13, .1), (.15, .115), (.12, .1), (.1, .095), (.07, .06), (.04, .035)], paint, seg=16,
         steps=2, power=2.8, sharp=45)
    tube([(.55, 0, .56), (1.1, 0, .545), (1.62, 0, .53), (1.72, 0, .53)], [.042, .034, .03, .012], metal,
         seg=10)
    tube([(.85, 0, .552), (.9, 0, .55), (1.15, 0, .544), (1.2, 0, .543)], [.044, .054, .052, .04], paint, seg=10)
    tube([(1.34, 0, .537), (1.36, 0, .537), (1.56, 0, .532), (1.6, 0, .53)], [.04, .062, .056, .03], dark, seg=10)
    for s in (1, -1):
        arm = plate([(1.3, .0), (1.42, .0), (1.34, .22), (1.26, .24)], .018, metal, .004)
        kit.place(arm, rot=(90 * s * -1, 0, 0))
        kit.place(arm, (0, 0, .535))
        vane = plate([(-.2, -.02), (.05, -.13), (.26, -.1), (.34, .0), (.24, .07), (-.02, .1), (-.2, .06)],
                     .022, paint, .007)
        kit.place(vane, (1.3, s * .25, .5), (s * 26, 0, 0))
        rib = plate([(-.12, -.03), (.24, -.05), (.26, .0), (-.1, .03)], .027, trim, .003)
        kit.place(rib, (1.3, s * .25, .5), (s * 26, 0, 0))
        rod((.58, s * .05, .57), (1.28, s * .2, .53), .012, metal, 5)
        tube([(-.82, s * .2, .53), (-.8, s * .2, .53), (-.5, s * .2, .53), (-.3, s * .2, .53), (-.24, s * .2, .53),
              (-.24, s * .2, .53)], [.07, .085, .1, .098, .085, .06], metal, seg=12, sharp=40)
        kit.cylinder(.058, .02, (-.825, s * .2, .53), c["glow"], (0, 90, 0), seg=12)
        tube([(-.6, s * .2, .53), (-.44, s * .2, .53)], [.107, .107], paint, seg=12)
        kit.box((.2, .14, .03), (-.45, s * .1, .55), dark, bevel=.008)
        fin = plate([(-.95, .5), (-.9, .62), (-.62, .7), (-.5, .58)], .022, paint, .007)
        kit.place(fin, (0, s * .255, -.03), (s * -14, 0, 0))
        tube([(.34, 0, .62), (.3, s * .07, .76), (.26, s * .16, .8), (.19, s * .2, .8)],
             [.018, .016, .014, .015], metal, seg=7, steps=2)
        tube([(.225, s * .18, .8), (.13, s * .225, .8)], [.018, .018], dark, seg=7, cap=.3)
        kit.box((.22, .085, .022), (-.14, s * .185, .335), dark, bevel=.007)
        rod((-.14, s * .1, .48), (-.14, s * .18, .34), .018, metal)
        tube([(.3, s * .085, .49), (.5, s * .07, .47), (.5, s * .07, .47), (.68, s * .065, .468),
              (.68, s * .065, .468), (.75, s * .065, .466)],
             [.034, .03, .015, .015, .023, .022], dark, seg=8)
        kit.place(kit.box((.22, .02, .14), (.42, s * .1, .6), paint, (s * -10, -10, s * -12), bevel=.008))
    tube([(-.48, 0, .69), (-.4, 0, .665), (-.2, 0, .64), (.08, 0, .645), (.16, 0, .665)],
         [(.09, .03), (.1, .035), (.105, .036), (.07, .034), (.04, .03)], c["leather"], seg=12, steps=2,
         cap=.6, power=2.6)
    kit.box((.16, .1, .09), (.32, 0, .65), dark, (0, -24, 0), bevel=.02)
    kit.box((.012, .06, .035), (.262, 0, .69), c["glow"], (0, -36, 0))
    kit.place(plate([(-.8, .6), (-.98, .8), (-.86, .82), (-.52, .64)], .03, paint, .01))
    kit.box((.46, .16, .06), (-.1, 0, .43), metal, bevel=.018)
    for x in (-.24, .04):
        kit.cylinder(.055, .025, (x, 0, .395), c["glow"], seg=12)
    kit.box((.2, .24, .08), (-.5, 0, .66), c["leather"], bevel=.02)
    tube([(-.3, .14, .5), (.0, .13, .47), (.3, .09, .52)], [.015] * 3, dark, seg=6, steps=3)


def speeder_bike():
    """Long-nosed repulsor bike on a clear peg, armoured rider leaning into the wind."""
    p = imp.palette()
    c = {"paint": livery.paint(.55), "trim": mat("TintAccent", (.62, .62, .62), .6),
         "metal": mat("Metal", srgb("85888a"), .4, .6), "dark": p["gun"],
         "leather": mat("Leather", srgb("3c2c22"), .6),
         "glow": mat("Glow", (.3, .75, .95), .3, emit=(.15, .55, .8), ao=False)}
    bike_body(c)
    r = hu.Rig((-.2, 0, .73), 0, 0, 50, 0, (0, 2, 0),
               ((-.16, .185, 4, 8, .35), (-.16, -.185, -4, 8, .35)), ((.175, .205, .812), (.175, -.205, .812)),
               ((-.2, 1, .2), (-.2, -1, .2)), knees=((1, .35, .35), (1, -.35, .35)))
    imp.trooper(r, None, p, [(0, (.3, -1, .2), {}), (1, (.3, 1, .2), {})], fat=.72)
    for o in list(kit.bpy.context.scene.objects):
        kit.place(o, (-.22, 0, .03))
    kit.tube([(0, 0, -.01), (0, 0, .45)], [.04, .034],
             mat("ClearPeg", (.8, .88, .92), .08, alpha=.35, ao=False), seg=10)
    hu.up_on_base(1.969, True, seed=71, pebbles=14, seg=44, relief=.035, tufts=6, ground="77706a",
                  stone="9a958c", keep=((0, 0, .1),))
    return {"ao_dist": .5, "ao_strength": .85}


MODELS = {"walker": walker, "speeder_bike": speeder_bike}

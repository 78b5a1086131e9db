"""Droids that are no soldiers: a rolling helper, a hovering probe, a slender envoy and a tripod gun."""
import math
from mathutils import Vector
import figure_droids as thin
import human as hu
import kit
import livery
from kit import mat, srgb


def panel(r, z, a, w, h, m, depth=.012):
    """Curved-looking plate on a drum of radius r at angle a (degrees)."""
    at = (r * math.cos(math.radians(a)), r * math.sin(math.radians(a)), z)
    return kit.box((depth, w, h), at, m, (0, 0, a), bevel=.004)


def helper():
    """Round-headed repair droid on three wheeled legs, one tool arm out."""
    p = thin.palette()
    white = mat("Enamel", srgb("d9dadb"), .4)
    trim, steel = livery.paint(.4), mat("Steel", srgb("9a9da1"), .3, .8)
    tilt = kit.matrix((.0, 0, .14), (0, -9, 0))
    drum = [kit.lathe([(.12, .0), (.2, .03), (.215, .06), (.215, .47), (.2, .49), (.18, .5)],
                      m=white,
                      seg=24, sharp=34),
            kit.lathe([(.198, .5), (.205, .505), (.205, .53), (.19, .535)], m=p["joint"], seg=24),
            kit.lathe([(.203, .535), (.205, .555), (.203, .6), (.18, .67), (.135, .725), (.07,
                .757),
                       (0, .765)], m=steel, seg=24, sharp=40)]
    drum += [panel(.213, .4, a, .07, .075, trim) for a in (-28, 28, 62, -62, 120, -120, 180)]
    drum += [panel(.213, .18, a, .085, .12, trim) for a in (0, 50, -50, 140, -140)]
    drum += [panel(.213, .295, a, .1, .018, p["dark"]) for a in (0, 34, -34, 90, -90, 180, 146,
        -146)]
    drum += [panel(.213, .33, a, .1, .01, p["dark"]) for a in (0, 34, -34)]
    drum += [panel(.2, .58, a, .075, .05, trim, .02) for a in (45, -45, 100, -100, 150, -150)]
    eye = kit.aim_matrix((.17, .02, .65), (.4, .05, .72))
    drum += kit.transform([kit.box((.07, .1, .085), (.0, 0, 0), trim, bevel=.014),
                           kit.cylinder(.032, .03, (.04, 0, 0), p["dark"], (0, 90, 0), .006,
                                        seg=12),
                           kit.ball(.022, (.05, 0, 0), mat("LensGlow", (.3, .7, 1), .2, emit=(.1,
                               .4, .9),
                                                            ao=False), seg=8, rings=6)], eye)
    drum += [kit.ball(.022, (.19, -.07, .6), p["eye"], seg=8, rings=6),
             kit.tube([(-.05, .06, .72), (-.06, .07, .84)], [.008, .006], steel, seg=5, cap=.4),
             kit.cylinder(.03, .03, (-.05, -.07, .745), p["joint"], bevel=.008, seg=10),
             kit.tube([(.2, -.05, .37), (.3, -.06, .39), (.3, -.06, .39), (.36, -.065, .4)],
                      [.016, .016, .01, .01], steel, seg=7),
             kit.box((.05, .05, .012), (.38, -.066, .405), steel, (0, -8, -10), bevel=.004)]
    kit.transform(drum, tilt)
    for s in (1, -1):
        leg = kit.extrude([(-.07, .48), (-.075, .58), (.0, .64), (.075, .58), (.07, .48), (.042,
            .4),
                           (.05, .15), (-.05, .15), (-.042, .4)], .07, white, bevel=.014)
        strip = kit.extrude([(-.02, .2), (-.02, .42), (.02, .42), (.02, .2)], .078, trim,
                            bevel=.004)
        kit.place([leg, strip], (-.03, s * .262, -.03), (0, 5, 0))
        thin.pin((-.03, s * .29, .51), .045, .05, p["joint"], (0, 1, 0), 14)
        foot = kit.extrude([(-.16, 0), (-.15, .07), (-.08, .14), (.08, .14), (.15, .07), (.16, 0)],
                           .12,
                           white, bevel=.018)
        kit.place(foot, (-.05, s * .265, .012))
        kit.place(kit.box((.2, .13, .03), (0, 0, .03), p["dark"], bevel=.008), (-.05, s * .265, .0))
        hose = kit.tube([(-.0, s * .3, .1), (.07, s * .34, .18), (.03, s * .32, .32)], [.014] * 3,
                        p["joint"], seg=6, steps=3)
        kit.place(hose, (0, -s * .02, 0))
    kit.place(kit.extrude([(-.1, 0), (-.09, .05), (-.05, .09), (.05, .09), (.09, .05), (.1, 0)],
                          .11,
                          white, bevel=.014), (.19, 0, .0))
    thin.rod((.12, 0, .2), (.18, 0, .08), .035, p["joint"], 10)
    kit.place([o for o in kit.bpy.context.scene.objects if o.type == "MESH"], (.0, 0, .0),
              scale=.98)
    return hu.up_on_base(seed=63, ground="8a7a5c", keep=((-.05, .26, .15), (-.05, -.26, .15),
                                                         (.2, 0, .12)))


def prober(leader=False):
    """Hovering probe: a sensor head over a clutch of folded arms, on a clear stand.

    The leader of a pack wears a collar and a second mast in the player's colour.
    """
    p = thin.palette()
    shell, glow = p["shell"], mat("ProbeGlow", (1, .25, .15), .3, emit=(1, .12, .05), ao=False)
    z = .86
    parts = [kit.lathe([(0, -.2), (.09, -.19), (.16, -.12), (.19, -.05), (.2, -.01)], m=p["joint"],
                       seg=18,
                       sharp=40),
             kit.lathe([(.2, -.012), (.225, .0), (.225, .03), (.2, .042)], m=p["dark"], seg=18),
             kit.lathe([(.205, .042), (.205, .09), (.19, .15), (.14, .21), (.07, .24), (0, .245)],
                       m=shell,
                       seg=18, sharp=40)]
    parts += [panel(.198, .1, a, .06, .05, p["trim"], .02) for a in (70, -70, 130, -130, 180)]
    for a, size in ((0, .06), (42, .035), (-42, .04), (100, .03), (-110, .035), (170, .04)):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        parts += [thin.pin((.19 * c, .19 * s, .075), size, .05, p["dark"], (c, s, 0), 12),
                  thin.pin((.212 * c, .212 * s, .075), size * .62, .03, glow, (c, s, 0), 10)]
    parts += [kit.tube([(-.05, .05, .22), (-.06, .06, .42)], [.01, .006], p["joint"], seg=5,
                       cap=.3),
              kit.tube([(.03, -.06, .22), (.03, -.06, .33)], [.008, .006], p["joint"], seg=5,
                       cap=.3),
              kit.box((.05, .025, .02), (-.06, .06, .43), p["joint"], bevel=.004)]
    for k, (a, drop, out) in enumerate(((28, .5, .22), (100, .42, .26), (172, .55, .2), (-112, .46,
        .25),
                                        (-38, .34, .3))):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        pts = [Vector((.08 * c, .08 * s, -.15)), Vector((out * c, out * s, -.2 - .1 * (k % 2))),
               Vector((out * .75 * c, out * .75 * s, -drop * .8)),
               Vector((out * .9 * c, out * .9 * s, -drop))]
        parts += [kit.tube(pts[:2], [.022, .018], p["joint"], seg=7),
                  kit.tube(pts[1:3], [.018, .013], shell, seg=7),
                  kit.tube(pts[2:], [.013, .009], p["joint"], seg=6, cap=.3),
                  kit.ball(.028, pts[1], p["dark"], seg=8, rings=6),
                  kit.ball(.02, pts[2], p["dark"], seg=8, rings=6)]
        side = Vector((-s, c, 0))
        for t in (1, -1):
            parts.append(kit.tube([pts[3], pts[3] + side * .03 * t + Vector((0, 0, -.03)),
                                   pts[3] + side * .012 * t + Vector((0, 0, -.07))],
                                  [.009, .009, .003], p["joint"], seg=5, steps=2))
    parts += [kit.tube([(.14, 0, -.1), (.24, 0, -.13), (.24, 0, -.13), (.33, 0, -.15)],
                       [.03, .026, .014, .016], p["gun"], seg=9)]
    if leader:
        acc = livery.badge()
        parts += [kit.lathe([(.195, .14), (.212, .15), (.205, .18), (.18, .175)], m=acc, seg=18),
                  kit.tube([(-.04, -.06, .22), (-.05, -.07, .38), (-.05, -.07, .46)], [.012, .01,
                      .02], acc, seg=6,
                           cap=.4)]
    kit.place(parts, (0, 0, z), (0, 4, 0))
    kit.tube([(0, 0, -.01), (0, 0, z - .17)], [.034, .026],
             mat("ClearPeg", (.8, .88, .92), .08, alpha=.35, ao=False), seg=10)
    return hu.up_on_base(seed=67, ground="77706a", keep=((0, 0, .1),), pebbles=9)


def envoy():
    """Polished, slender droid with a calm oval face and open arms: protocol, tactics, command."""
    p = thin.palette()
    shell = livery.paint(.3, .55)
    p["shell"] = shell
    r = hu.Rig((0, 0, .725), 4, 0, 1, 0, (12, 2, 0), ((.07, .1, 10, 0, 0), (-.06, -.1, -12, 0, 0)),
               ((.3, .26, .93), (.26, -.3, .86)), ((-.8, .8, -.4), (-.8, -.8, -.4)))
    C, P, H = r.C, r.P, r.H
    hu.loft([(P, 0, -.07, .05, .07), (P, 0, -.05, .075, .11), (P, 0, .02, .085, .12), (P, 0, .05,
        .07, .1)],
            shell, 14, sharp=50)
    hu.loft([(P, 0, .04, .06, .085), (C, .0, .0, .058, .08), (C, .004, .06, .068, .09)], p["dark"],
            12)
    for k in range(5):
        kit.transform(kit.tube([(.05, .07 - .035 * k, -.06), (.066, .05 - .025 * k, .0),
                                (.066, .07 - .035 * k, .06)], [.007] * 3, p["trim"] if k % 2 else
                               p["joint"], seg=5, steps=2), C)
    hu.loft([(C, .004, .05, .07, .1), (C, .01, .06, .09, .122), (C, .016, .14, .1, .145),
             (C, .012, .21, .1, .158), (C, .0, .27, .08, .142), (C, -.004, .3, .05, .07)], shell,
             18,
            sharp=44)
    kit.transform([kit.cylinder(.042, .02, (.112, 0, .13), p["joint"], (0, 90, 0), .006, seg=14),
                   kit.cylinder(.026, .026, (.116, 0, .13), p["dark"], (0, 90, 0), .004, seg=12),
                   kit.box((.05, .13, .14), (-.1, 0, .18), shell, bevel=.02),
                   kit.box((.02, .09, .05), (-.127, 0, .19), p["dark"], bevel=.006)], C)
    for i in (0, 1):
        h, k, a, s, e, w = r.hip[i], r.knee[i], r.ankle[i], r.sh[i], r.elbow[i], r.wrist[i]
        kit.ball(.055, h, p["joint"], seg=10, rings=7)
        kit.tube([h, h.lerp(k, .15), h.lerp(k, .5), h.lerp(k, .92)], [.05, .078, .074, .052], shell,
                 seg=12, cap=.2)
        kit.ball(.05, k, p["joint"], seg=10, rings=7)
        kit.tube([k.lerp(a, .06), k.lerp(a, .3), k.lerp(a, .9)], [.05, .062, .04], shell, seg=12,
                 cap=.2)
        kit.transform(kit.extrude([(-.07, 0), (-.065, .05), (-.02, .08), (.04, .07), (.14, .03),
                                   (.15, 0)],
                                  .085, shell, bevel=.016), r.foot[i])
        kit.ball(.058, s, shell, seg=12, rings=8)
        kit.tube([s, s.lerp(e, .3), s.lerp(e, .86)], [.04, .046, .038], shell, seg=10, cap=.2)
        kit.ball(.036, e, p["joint"], seg=10, rings=7)
        kit.tube([e.lerp(w, .1), e.lerp(w, .35), e.lerp(w, .95)], [.034, .042, .03], shell, seg=10,
                 cap=.2)
        hu.fist(r, i, shell, (.8, 0, .5) if i == 0 else (.9, 0, .3), 1 if i else -1, curl=.1,
                size=.95)
    kit.transform(kit.tube([(-.008, 0, .28), (-.004, 0, .37)], [.03, .028], p["joint"], seg=10), C)
    hu.loft([(H, .0, -.035, .05, .05), (H, .006, -.01, .076, .064), (H, .0, .06, .09, .08),
             (H, -.006, .13, .088, .08), (H, -.014, .18, .064, .06), (H, -.016, .2, .03, .03)],
             shell, 16,
            sharp=60)
    face = [kit.box((.01, .05, .012), (.082, 0, .01), p["dark"]),
            kit.extrude([(.06, .125), (.1, .118), (.098, .105), (.07, .1)], .12, p["joint"],
                        bevel=.005)]
    for s in (1, -1):
        face += [thin.pin((.082, s * .032, .082), .02, .02, p["dark"], (1, 0, 0), 10),
                 thin.pin((.09, s * .032, .082), .012, .016, p["eye"], (1, 0, 0), 8),
                 thin.pin((-.0, s * .085, .07), .026, .02, p["joint"], (0, 1, 0), 10)]
    kit.transform(face, H)
    return hu.up_on_base(seed=71, keep=((.07, .1, .15), (-.06, -.1, .15)))


def tripod():
    """Hunched gun droid on three hooked legs, twin guns for arms, on a 50 mm base."""
    p = thin.palette()
    bronze = livery.paint(.38, .5)
    p["shell"] = bronze
    for a in (0, 128, -128):
        knee, foot = Vector((.42, 0, .62)), Vector((.62, 0, .05))
        leg = [kit.tube([(.08, 0, .5), (.24, 0, .6), knee], [(.05, .06), (.045, .055), (.035,
            .045)], bronze,
                        seg=10, steps=2, cap=.3),
               kit.tube([knee, (.55, 0, .42), (.57, 0, .2), foot], [(.036, .05), (.034, .05), (.028,
                   .04),
                                                                   (.018, .022)], bronze, seg=10,
                                                                       steps=3,
                        cap=.3),
               kit.tube([(.3, 0, .55), (.46, 0, .42)], [.014, .012], p["joint"], seg=6),
               thin.pin(knee, .055, .11, p["dark"], (0, 1, 0), 12),
               kit.tube([foot, (.66, 0, .02), (.72, 0, .0)], [.022, .024, .008], p["dark"], seg=7,
                        cap=.3)]
        kit.place(leg, (-.05, 0, .0), (0, 0, a))
    kit.lathe([(0, .36), (.08, .38), (.12, .44), (.13, .52), (.1, .6), (.05, .62)], (-.05, 0, 0),
              p["joint"],
              seg=16, sharp=40)
    shell = [kit.lathe([(0, -.02), (.2, .0), (.235, .05), (.225, .12), (.17, .2), (.08, .25),
                        (0, .265)],
                       m=bronze, seg=18, sharp=44)]
    for k in range(4):
        shell.append(kit.transform(kit.tube(
            [(-.24 + .012 * k, y, .02 + .05 * k + .03 * (1 - (y / .2) ** 2)) for y in (-.12, -.06,
                0, .06, .12)],
            [.018] * 5, p["dark"] if k % 2 else bronze, seg=6, steps=2, cap=.4), kit.matrix()))
    kit.place(shell, (-.07, 0, .56), (0, 6, 0), (1, .95, 1.15))
    kit.tube([(-.04, 0, .82), (.04, 0, .95), (.09, 0, 1.0)], [.06, .055, .05], p["joint"], seg=12,
             steps=2)
    head = [kit.lathe([(0, -.075), (.075, -.06), (.1, -.02), (.1, .03), (.07, .08), (0, .1)],
                      m=bronze, seg=16,
                      sharp=44),
            kit.box((.03, .13, .03), (.088, 0, .02), p["dark"], bevel=.008),
            kit.box((.04, .02, .07), (-.03, 0, .1), p["trim"], bevel=.006)]
    head += [kit.ball(.015, (.1, y, .02), p["eye"], seg=7, rings=5) for y in (-.04, 0, .04)]
    kit.place(head, (.14, 0, 1.05), (0, 14, 0))
    for s in (1, -1):
        sh, el = Vector((.0, s * .2, .74)), Vector((.12, s * .34, .72))
        kit.tube([(-.03, s * .1, .74), sh, el], [.06, .058, .05], p["joint"], seg=10, steps=2)
        kit.ball(.08, el, bronze, seg=12, rings=8)
        guns = []
        for y in (.035, -.035):
            guns += [kit.tube([(0, y, 0), (.16, y, 0), (.16, y, 0), (.36, y, 0), (.36, y, 0), (.42,
                y, 0)],
                              [.034, .034, .018, .018, .026, .026], p["gun"], seg=9)]
        guns += [kit.box((.2, .13, .09), (.06, 0, .0), bronze, bevel=.024),
                 kit.box((.1, .14, .02), (.07, 0, .045), p["trim"], bevel=.005)]
        kit.place(guns, el + Vector((.03, 0, 0)), (0, 3, s * -4))
    return hu.up_on_base(1.969, True, seed=75, pebbles=14, seg=44, relief=.035, tufts=6,
                         ground="8f8062",
                         keep=((.57, 0, .16), (-.43, .49, .16), (-.43, -.49, .16)))


MODELS = {"droid_small": helper, "droid_hover": prober, "droid_hover_leader": lambda: prober(True),
          "droid_envoy": envoy, "droid_tripod": tripod}

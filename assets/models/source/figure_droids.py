"""Battle droids on 27 mm bases: thin line droids, bulky ones and a staff guard."""
from mathutils import Vector
import figure_imperial as imp
import human as hu
import kit
import livery
import poses
from kit import mat, srgb


def palette():
    """Materials of the droids."""
    return {
        "shell": livery.paint(.55, .15), "trim": livery.stripe(),
        "joint": mat("Joint", srgb("55585c"), .45, .6),
        "dark": mat("DroidDark", srgb("26282b"), .6, .2),
        "gun": mat("Gunmetal", srgb("34373c"), .4, .6),
        "glove": mat("BodyGlove", srgb("23262b"), .75),
        "grey": mat("GreyTrim", srgb("7e8489"), .5),
        "eye": mat("EyeGlow", (1, .45, .1), .3, emit=(1.0, .38, .06), ao=False),
    }


def pin(at, r, w, m, axis=(0, 1, 0), seg=10):
    """Joint disc across a limb."""
    disc = kit.cylinder(r, w, m=m, bevel=min(r, w) * .25, seg=seg)
    return kit.transform(disc, kit.aim_matrix(at, Vector(at) + Vector(axis))
                         @ kit.matrix(rot=(0, 90, 0)))


def rod(a, b, r, m, seg=7):
    """Straight strut."""
    return kit.tube([a, b], [r, r], m, seg=seg)


def thin_leg(r, i, p):
    """Thigh rod with a plate, twin shin rods, splayed foot."""
    h, k, a = r.hip[i], r.knee[i], r.ankle[i]
    side = (r.P.to_3x3() @ Vector((0, 1, 0)))
    pin(h, .042, .05, p["joint"], side)
    rod(h, k, .021, p["joint"])
    kit.tube([h.lerp(k, .1), h.lerp(k, .16), h.lerp(k, .6), h.lerp(k, .84), h.lerp(k, .88)],
             [.022, .04, .048, .034, .02], p["shell"], seg=8, cap=.1)
    pin(k, .036, .062, p["joint"], side)
    for s in (1, -1):
        rod(k + side * .015 * s, a + side * .012 * s, .0115, p["joint"], 5)
    kit.tube([k.lerp(a, .12), k.lerp(a, .16), k.lerp(a, .4), k.lerp(a, .78), k.lerp(a, .82)],
             [(.018, .018), (.038, .036), (.044, .042), (.026, .026), (.014, .014)], p["shell"],
             seg=8, cap=.1)
    pin(a, .024, .052, p["joint"], side, 8)
    foot = [kit.extrude([(-.075, 0), (-.065, .035), (.0, .055), (.1, .03), (.15, 0)], .062,
                        p["shell"], bevel=.01),
            kit.extrude([(-.02, .04), (-.02, .075), (.02, .08), (.05, .045)], .034, p["joint"],
                        bevel=.006)]
    foot += [kit.box((.07, .018, .022), (.145, s * .02, .012), p["joint"], (0, 0, s * 9),
                     bevel=.005) for s in (1, -1)]
    kit.transform(foot, r.foot[i])


def thin_arm(r, i, p):
    """Shoulder cap, rods and a narrow forearm shell."""
    s, e, w = r.sh[i], r.elbow[i], r.wrist[i]
    side = r.C.to_3x3() @ Vector((0, 1 if i == 0 else -1, 0))
    kit.ball(.047, s, p["joint"], seg=10, rings=7)
    kit.tube([s - side * .01, s + side * .03, s + side * .058], [.058, .054, .03], p["shell"],
             seg=10, cap=.3)
    rod(s, e, .019, p["joint"])
    kit.tube([s.lerp(e, .35), s.lerp(e, .4), s.lerp(e, .75), s.lerp(e, .8)],
             [.02, .032, .028, .018], p["shell"], seg=8, cap=0)
    pin(e, .03, .052, p["joint"], side)
    rod(e, w, .015, p["joint"])
    kit.tube([e.lerp(w, .14), e.lerp(w, .2), e.lerp(w, .85), e.lerp(w, .92)],
             [.018, .034, .025, .014], p["shell"], seg=8, cap=0)


def thin_trunk(r, p):
    """Pelvis block, bare spine, keeled chest and a power pack."""
    P, C = r.P, r.C
    kit.transform([kit.box((.085, .13, .055), (0, 0, .005), p["shell"], bevel=.018,
                           taper=(1.15, 1.1)),
                   kit.extrude([(.045, .03), (.058, -.02), (.02, -.075), (-.03, -.06), (-.04, .02)],
                               .05, p["shell"], bevel=.012)], P)
    rod(P @ Vector((0, 0, .03)), C @ Vector((0, 0, .08)), .024, p["joint"], 9)
    for k in range(3):
        at = P @ Vector((0, 0, .045 + .03 * k))
        pin(at, .036, .014, p["dark"], r.C.to_3x3() @ Vector((0, 0, 1)), 9)
    for s in (1, -1):
        rod(P @ Vector((.01, s * .05, .03)), C @ Vector((.02, s * .05, .07)), .01, p["joint"], 5)
    hu.loft([(C, .004, .045, .03, .05, 2.6), (C, .012, .055, .055, .07, 2.6),
             (C, .024, .13, .082, .1, 2.4), (C, .018, .215, .085, .122, 2.8),
             (C, 0, .275, .07, .128, 3.2), (C, -.008, .3, .05, .11, 3),
             (C, -.01, .308, .03, .06, 2.4)], p["shell"], 14, sharp=32)
    keel = kit.extrude([(.085, .1), (.116, .17), (.112, .23), (.06, .29), (.03, .1)], .022,
                       p["shell"], bevel=.008)
    kit.transform(keel, C)
    for s in (1, -1):
        kit.transform(kit.box((.012, .05, .016), (.093, s * .05, .225), p["trim"], (0, 14, s * 20)),
                      C)
        kit.transform(kit.box((.012, .04, .012), (.098, s * .045, .165), p["dark"], (0, -6,
            s * 22)),
                      C)
    kit.transform([kit.box((.075, .15, .18), (-.115, 0, .175), p["shell"], bevel=.018,
                           taper=(.8, .85)),
                   kit.box((.02, .1, .03), (-.155, 0, .2), p["dark"], bevel=.005),
                   kit.box((.02, .1, .03), (-.157, 0, .15), p["trim"], bevel=.005)], C)


def thin_head(r, p):
    """Narrow wedge of a head on a stalk: two lamps under a brow, cheek grilles."""
    H = r.H
    rod(r.C @ Vector((-.008, 0, .3)), H @ Vector((-.01, 0, .05)), .019, p["joint"], 8)
    for k in range(2):
        pin(r.C @ Vector((-.006, 0, .32 + .022 * k)), .027, .01, p["dark"],
            r.C.to_3x3() @ Vector((0, 0, 1)), 8)
    skull = kit.extrude([(-.075, .055), (-.085, .115), (-.05, .172), (.0, .186), (.045, .165),
                         (.125, .075), (.142, .03), (.118, .012), (-.02, .03)], .086, p["shell"],
                        bevel=.02, seg=2)
    brow = kit.extrude([(.015, .15), (.03, .178), (.092, .125), (.078, .105)], .112, p["shell"],
                       bevel=.008)
    jaw = kit.extrude([(-.02, .034), (.11, .014), (.1, -.012), (.02, -.01)], .052, p["joint"],
                      bevel=.008)
    crest = kit.box((.1, .016, .014), (-.02, 0, .186), p["trim"], (0, -6, 0), bevel=.004)
    parts = [skull, brow, jaw, crest]
    for s in (1, -1):
        parts += [pin((.068, s * .042, .098), .017, .03, p["dark"], (.2, 1, 0), 8),
                  pin((.075, s * .05, .096), .0105, .024, p["eye"], (.3, 1, 0), 8),
                  pin((-.03, s * .047, .1), .03, .018, p["joint"], (0, 1, 0), 9)]
        parts += [kit.box((.03, .008, .006), (.085 - .012 * k, s * .0425, .06 - .012 * k),
                          p["dark"],
                          (0, 40, 0)) for k in range(3)]
    kit.transform(parts, H)


def claws(r, i, axis, p, flip, **words):
    """Three-fingered hand; like a fist, but of metal and thinner."""
    hu.fist(r, i, p["joint"], axis, flip, size=.84, **words)


def thin_droid(pose, p, leader=False):
    """The whole line droid."""
    r = pose.rig
    for i in (0, 1):
        thin_leg(r, i, p)
        thin_arm(r, i, p)
    thin_trunk(r, p)
    thin_head(r, p)
    kit.transform(imp.carbine(p), pose.gun)
    for i, axis, words in pose.hands:
        claws(r, i, axis, p, 1 if i else -1, **words)
    if leader:
        commander_marks(r)
    return hu.up_on_base(seed=17 + 3 * leader, ground="a08a62", keep=pose.keep)


def commander_marks(r):
    """Antennas on the pack, a shoulder plate and a crest in the player's colour."""
    acc = livery.badge()
    for y, z in ((.05, .52), (-.05, .44)):
        kit.transform(kit.tube([(-.14, y, .24), (-.15, y, z * .9), (-.15, y, z)],
                               [.008, .006, .009], acc, seg=5, cap=.3), r.C)
    plate = kit.extrude([(-.07, -.05), (-.075, .01), (-.03, .06), (.03, .06), (.075, .01),
                         (.07, -.05)], .03, acc, bevel=.01)
    kit.transform(plate, r.C @ kit.matrix((0, -.235, .285), (-24, 0, 0)))
    kit.transform(kit.box((.12, .03, .03), (-.01, 0, .196), acc, (0, -8, 0), bevel=.01), r.H)


def droid_a():
    """Line droid taking aim."""
    return thin_droid(poses.aiming(), palette())


def droid_b():
    """Line droid on the march."""
    return thin_droid(poses.advancing(), palette())


def droid_leader():
    """Line droid pointing the way."""
    return thin_droid(poses.commanding(), palette(), leader=True)


MODELS = {"droid_a": droid_a, "droid_b": droid_b, "droid_leader": droid_leader}

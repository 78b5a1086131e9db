"""Small agile folk on 27 mm bases: furry forest hunters, and winged hive soldiers."""
import math
from mathutils import Vector
import fur
import human as hu
import kit
import livery
from kit import mat, srgb


def hunter_palette(coat, light):
    """Materials of a forest hunter."""
    return {"fur": mat("Fur", srgb(coat), .95), "light": mat("FurLight", srgb(light), .95),
            "dark": mat("Dark", srgb("1d1714"), .5), "hide": livery.paint(.9),
            "cord": livery.stripe(.9),
            "wood": mat("Wood", srgb("7a4e2b"), .55), "stone": mat("Flint", srgb("7d7a74"), .6),
            "bone": mat("Tooth", srgb("e6dfc9"), .5)}


def stocky(r, m):
    """Round belly, short limbs, big head as closed solids."""
    parts = [hu.loft([(f, x + .012, z, d * 1.5, w * 1.36) for f, x, z, d, w in hu.torso_rings(r)],
                     m)]
    for i in (0, 1):
        h, k, a = r.hip[i], r.knee[i], r.ankle[i]
        parts.append(kit.tube([h, h.lerp(k, .5), k, a, r.foot[i] @ Vector((0, 0, .03))],
                              [.14, .135, .115, .1, .1], m, seg=12, steps=2, cap=.4))
        foot = kit.tube([(-.08, 0, .045), (.04, 0, .055), (.14, 0, .045), (.19, 0, .03)],
                        [(.07, .045), (.085, .055), (.085, .045), (.06, .03)], m, seg=10, steps=2,
                        cap=.6,
                        side=(0, 1, 0))
        parts.append(kit.transform(foot, r.foot[i]))
        s, e, w = r.sh[i], r.elbow[i], r.wrist[i]
        parts.append(kit.tube([s.lerp(r.C @ Vector((0, 0, .2)), .4), s, e, w], [.1, .105, .085,
            .075], m,
                              seg=12, steps=3, cap=.4))
    head = [kit.ball(1, (.0, 0, .12), m, (.16, .165, .15), seg=14, rings=10),
            kit.tube([(-.03, 0, -.1), (-.01, 0, .02)], [.12, .12], m, seg=12, cap=.3)]
    for s in (1, -1):
        head += [kit.ball(1, (.05, s * .085, .07), m, (.07, .07, .07), seg=10, rings=8),
                 kit.ball(1, (-.01, s * .145, .24), m, (.035, .06, .06), seg=10, rings=8)]
    return parts + kit.transform(head, r.H)


def hunter_face(r, p):
    """Short snout, black nose, round eyes."""
    b = kit.ball
    parts = [b(1, (.145, 0, .075), p["light"], (.06, .062, .05), seg=12, rings=8),
             b(1, (.2, 0, .095), p["dark"], (.018, .028, .018), seg=8, rings=6),
             kit.tube([(.185, -.03, .05), (.203, 0, .045), (.185, .03, .05)], [.004, .007, .004],
                      p["dark"],
                      seg=5, cap=.3)]
    for s in (1, -1):
        parts += [b(.024, (.142, s * .066, .148), p["dark"], seg=8, rings=6),
                  b(.007, (.162, s * .062, .157), p["bone"], seg=5, rings=4),
                  b(1, (.005, s * .15, .245), p["light"], (.03, .036, .038), seg=8, rings=6)]
    kit.transform(parts, r.H)


def cowl(r, m, cord):
    """Leather hood with a tattered collar, ears through it."""
    rows = []
    for j, (z, w, d) in enumerate(((.29, 0, 0), (.284, .07, .07), (.24, .145, .14), (.15, .18,
        .172),
                                   (.04, .182, .172), (-.06, .19, .18), (-.14, .26, .24),
                                   (-.2, .3, .27))):
        gap = 20 if j < 2 else 52 if j < 6 else 16
        row = []
        for i in range(17):
            a = math.radians(gap + (360 - 2 * gap) * i / 16)
            rag = -.03 * (i % 2) if j == 7 else 0
            row.append(r.H @ Vector(((d + .01) * math.cos(a) - .02, w * math.sin(a), z + rag)))
        rows.append(row)
    kit.sheet(rows, m, .022, sharp=180)
    kit.transform(kit.tube([(.12, .13, .0), (.2, .05, -.06), (.2, -.05, -.06), (.12, -.13, .0)],
                           [.012] * 4, cord, seg=6, steps=2, cap=.3), r.H)


def spear(p):
    """Flint-tipped spear along +X with the grip at the origin."""
    return [kit.tube([(-.75, 0, 0), (.85, .01, 0)], [.022, .02], p["wood"], seg=7),
            kit.extrude([(.8, 0), (.86, -.05), (1.06, 0), (.86, .05)], .024, p["stone"], "xz",
                        bevel=.008),
            kit.tube([(.78, 0, 0), (.86, 0, 0)], [.032, .03], p["cord"], seg=8),
            kit.tube([(.7, 0, 0), (.68, .02, -.1), (.66, .02, -.16)], [.012, .02, .003], p["bone"],
                     seg=5)]


def bow(p):
    """Short bow in the plane of +X and z, string drawn back."""
    arc = [(-.06, 0, .42), (.04, 0, .3), (.1, 0, .1), (.1, 0, -.1), (.04, 0, -.3), (-.06, 0, -.42)]
    return [kit.tube(arc, [.012, .02, .024, .024, .02, .012], p["wood"], seg=6, steps=2, cap=.3),
            kit.tube([(-.06, 0, .41), (-.26, 0, 0), (-.06, 0, -.41)], [.005] * 3, p["bone"], seg=4),
            kit.tube([(-.26, 0, 0), (.3, 0, 0)], [.009, .009], p["wood"], seg=5),
            kit.extrude([(.28, 0), (.31, -.025), (.38, 0), (.31, .025)], .012, p["stone"])]


def hunter(r, tool, at, hands, p, seed, keep, leader=False):
    """The whole hunter, at half a man's height."""
    skin = fur.body(stocky(r, p["fur"]), p["fur"], 1400, .02, .018, seed)
    eyes = r.H @ Vector((.16, 0, .1))

    def bare(q):
        return (q - eyes).length < .14 or q.z < .06 or min((q - w).length for w in r.wrist) < .08
    fur.locks(skin, p["fur"], 230, .085, .04, seed, bare)
    fur.locks(skin, p["light"], 90, .08, .036, seed + 3, bare)
    hunter_face(r, p)
    cowl(r, p["hide"], p["cord"])
    kit.transform(tool, at)
    for i, axis in hands:
        hu.fist(r, i, p["dark"], axis, 1 if i else -1, size=1.5)
    if leader:
        acc = livery.badge()
        crown = [kit.tube([(-.03 + .012 * k, .07 * k, .25 - .012 * k * k), (-.08, .11 * k, .36),
                           (-.12, .15 * k, .5 - .03 * abs(k))], [(.02, .008), (.045, .008), (.006,
                               .004)],
                          acc if k % 2 == 0 else p["bone"], seg=6, steps=2, cap=.3) for k in (-2,
                              -1, 0, 1, 2)]
        kit.transform(crown, r.H)
        beads = [kit.ball(.03, (.19 * math.cos(a) - .0, .2 * math.sin(a), .255 - .05 * math.cos(a)),
                          p["bone"] if i % 2 else acc, seg=7, rings=5)
                 for i, a in enumerate(math.radians(-70 + 20 * k) for k in range(8))]
        kit.transform(beads, r.C)
    kit.place([o for o in kit.bpy.context.scene.objects if o.type == "MESH"], scale=.58)
    return hu.up_on_base(seed=seed, ground="6e6744", grass="5f7a3c", tufts=6,
                         keep=[(x * .58, y * .58, d) for x, y, d in keep])


def spearman():
    """Spear levelled."""
    p = hunter_palette("6a4a2e", "a98757")
    at = kit.aim_matrix((.24, -.2, .86), (1.1, .1, 1.05))
    r = hu.Rig((0, 0, .6), -12, -8, 6, 0, (0, 2, 0), ((.2, .16, 8, 0, 0), (-.18, -.17, -34, 0, 0)),
               (at @ Vector((.3, 0, 0)), at @ Vector((-.02, 0, 0))), ((.1, 1, -.7), (-.6, -1, -.5)))
    X = at.to_3x3() @ Vector((1, 0, 0))
    return hunter(r, spear(p), at, [(0, X), (1, X)], p, 111, ((.2, .16, .2), (-.18, -.17, .2)))


def archer():
    """Bow drawn."""
    p = hunter_palette("4a382a", "8a6c48")
    at = kit.aim_matrix((.5, .12, 1.02), (1.2, .16, 1.08))
    r = hu.Rig((0, 0, .6), -30, -20, 4, 0, (0, 2, 0), ((.18, .16, 8, 0, 0), (-.18, -.18, -50, 0,
        0)),
               (at @ Vector((.1, 0, 0)), at @ Vector((-.26, 0, 0))), ((.1, 1, -.7), (-.3, -1, .1)))
    Z = at.to_3x3() @ Vector((0, 0, 1))
    return hunter(r, bow(p), at, [(0, Z), (1, Z)], p, 113, ((.18, .16, .2), (-.18, -.18, .2)))


def chief():
    """Spear planted upright, feathered crown, arm raised."""
    p = hunter_palette("8a6238", "c9a870")
    at = kit.aim_matrix((.3, -.3, .8), (.34, -.3, 1.8))
    r = hu.Rig((0, 0, .62), 0, 4, 2, 0, (6, -4, 0), ((.12, .17, 12, 0, 0), (-.12, -.17, -20, 0, 0)),
               ((.36, .3, 1.2), at @ Vector((0, 0, 0))), ((.1, 1, -.4), (-.6, -1, -.5)))
    return hunter(r, spear(p), at, [(0, (.3, 0, 1)), (1, (0, 0, 1))], p, 115,
                  ((.12, .17, .2), (-.12, -.17, .2)), True)


MODELS = {"forest_hunter_a": spearman, "forest_hunter_b": archer, "forest_hunter_leader": chief}

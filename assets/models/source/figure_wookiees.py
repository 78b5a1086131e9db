"""Tall furry warriors with bandoliers. Inches, facing +X, 27 mm bases."""
import math
from mathutils import Vector
import fur
import human as hu
import kit
import livery
from kit import mat, srgb

SCALE = 1.2


def palette(coat="6b4528", light="94693e"):
    """Materials of the warrior."""
    return {"fur": mat("Fur", srgb(coat), .95), "light": mat("FurLight", srgb(light), .95),
            "face": mat("FaceSkin", srgb("5a4233"), .8), "dark": mat("Dark", srgb("1d1714"), .5),
            "tooth": mat("Tooth", srgb("e6dfc9"), .5), "web": livery.stripe(.75),
            "steel": mat("Steel", srgb("9a9da1"), .35, .7), "gun": mat("Gunmetal", srgb("3b3e43"),
                .4, .6),
            "wood": mat("Wood", srgb("7a4e2b"), .55)}


def solids(r, m):
    """Trunk, limbs and head as closed solids for the fused skin."""
    parts = [hu.loft([(f, x, z, d * 1.16, w * 1.14) for f, x, z, d, w in hu.torso_rings(r)], m)]
    for i in (0, 1):
        h, k, a = r.hip[i], r.knee[i], r.ankle[i]
        parts.append(kit.tube([h + Vector((0, 0, .03)), h.lerp(k, .5), k, k.lerp(a, .5), a,
                               r.foot[i] @ Vector((0, 0, .03))],
                              [.112, .1, .08, .086, .074, .07], m, seg=12, steps=3, cap=.4))
        foot = kit.tube([(-.06, 0, .035), (.03, 0, .045), (.11, 0, .036), (.16, 0, .026)],
                        [(.05, .035), (.06, .048), (.062, .038), (.045, .024)], m, seg=10, steps=2,
                        cap=.6, side=(0, 1, 0))
        parts.append(kit.transform(foot, r.foot[i]))
        s, e, w = r.sh[i], r.elbow[i], r.wrist[i]
        parts.append(kit.tube([s.lerp(r.C @ Vector((0, 0, .22)), .4), s, s.lerp(e, .5), e,
                               e.lerp(w, .5), w], [.08, .086, .076, .066, .07, .054], m, seg=12,
                              steps=3, cap=.4))
    H = r.H
    head = [kit.ball(1, (-.01, 0, .1), m, (.1, .09, .105), seg=14, rings=10),
            kit.ball(1, (-.03, 0, .03), m, (.09, .1, .09), seg=12, rings=8),
            kit.tube([(-.03, 0, -.1), (-.02, 0, .0)], [.085, .075], m, seg=12, cap=.3)]
    parts += kit.transform(head, H)
    return parts


def face(r, p):
    """Brow, flat muzzle with a dark nose, small eyes, bared lower teeth."""
    H = r.H
    ball = kit.ball
    parts = [ball(1, (.072, 0, .035), p["light"], (.052, .052, .046), seg=12, rings=8),
             ball(1, (.06, 0, .004), p["light"], (.046, .044, .026), seg=10, rings=6),
             ball(1, (.066, 0, .09), p["face"], (.03, .056, .03), seg=12, rings=8),
             kit.tube([(.07, .062, .115), (.098, .025, .122), (.1, 0, .114), (.098, -.025, .122),
                       (.07, -.062, .115)], [.014, .016, .012, .016, .014], p["fur"], seg=6,
                      steps=2, cap=.5),
             ball(1, (.124, 0, .052), p["dark"], (.014, .021, .014), seg=8, rings=6),
             ball(1, (.1, 0, .013), p["dark"], (.024, .032, .011), seg=10, rings=6)]
    for s in (1, -1):
        parts += [ball(.0115, (.094, s * .031, .094), p["dark"], seg=6, rings=5),
                  kit.tube([(.112, s * .02, .006), (.118, s * .02, .026)], [.006, .002], p["tooth"],
                           seg=5, cap=.3),
                  ball(1, (-.02, s * .092, .085), p["light"], (.022, .014, .026), seg=8, rings=6)]
    kit.transform(parts, H)


def mane(r, p, rng_seed):
    """Long locks from crown, cheeks and jaw."""
    H = r.H
    parts = []
    for k in range(26):
        a = math.radians(58 + 244 * k / 25)
        long = .15 + .05 * math.sin(k * 2.3 + rng_seed)
        c, s = math.cos(a), math.sin(a)
        pts = [(.03 * c - .01, .03 * s, .2), (.085 * c - .012, .08 * s, .165),
               (.118 * c - .012, .112 * s, .06), (.13 * c - .014, .128 * s, .06 - long)]
        parts.append(kit.tube(pts, [.016, .024, .024, .005], p["fur"] if k % 3 else p["light"],
                              seg=5,
                              cap=.4, sharp=180))
    for k in range(7):
        a = math.radians(-60 + 20 * k)
        pts = [(.035 + .03 * math.cos(a), .052 * math.sin(a), .0),
               (.05 + .035 * math.cos(a), .06 * math.sin(a), -.05),
               (.055 + .03 * math.cos(a), .05 * math.sin(a), -.115 + .01 * (k % 2))]
        parts.append(kit.tube(pts, [.018, .02, .004], p["light"] if k % 2 else p["fur"], seg=5,
                              cap=.4, sharp=180))
    kit.transform(parts, H)


def bandolier(r, p):
    """Belt over the left shoulder with cartridge boxes and a satchel."""
    C, P = r.C, r.P
    pts = [(-.125, -.1, .0), (-.14, -.02, .16), (-.09, .1, .315), (.02, .13, .33), (.115, .09, .25),
           (.145, .0, .13), (.12, -.1, .0), (.02, -.175, -.04), (-.1, -.12, -.02)]
    world = [C @ Vector(q) for q in pts]
    hu.strap(r, world, p["web"], .05, .018, 3)
    curve = kit.spline([list(q) for q in world[3:7]], 4)
    for k in range(1, len(curve) - 1):
        a, b = Vector(curve[k]), Vector(curve[k + 1])
        out = (a - C @ Vector((0, 0, .12)))
        out.z = 0
        box = kit.box((.034, .05, .034), m=p["steel"], bevel=.007)
        kit.transform(box, kit.aim_matrix(a + out.normalized() * .012, b, out))
    bag = [kit.box((.07, .12, .13), m=p["web"], bevel=.018), kit.box((.075, .126, .05), (0, 0,
        .045),
           p["wood"], bevel=.01)]
    kit.transform(bag, P @ kit.matrix((-.02, -.185, .0), (0, 0, 8)))
    hu.band(P, .06, .125, .165, .04, p["web"], 0, 18, .01)


def bow_rifle(p):
    """Heavy stock with two short limbs across the muzzle, along +X."""
    stock = kit.extrude([(-.25, -.09), (-.27, .0), (-.24, .03), (-.02, .025), (.3, .03), (.3, -.02),
                         (.06, -.025), (-.02, -.045), (-.12, -.05)], .045, p["wood"], bevel=.01)
    out = [stock, kit.box((.3, .05, .05), (.16, 0, .045), p["gun"], bevel=.012),
           kit.tube([(.3, 0, .045), (.48, 0, .045), (.48, 0, .045), (.53, 0, .045)],
                    [.02, .02, .028, .028], p["gun"], seg=8),
           kit.tube([(.02, 0, .1), (.2, 0, .1)], [.018, .022], p["steel"], seg=8),
           kit.box((.02, .02, .05), (.06, 0, .075), p["gun"])]
    for s in (1, -1):
        out += [kit.tube([(.28, s * .02, .03), (.33, s * .12, .035), (.28, s * .23, .03)],
                         [.016, .014, .01], p["steel"], seg=6, steps=3, cap=.4),
                kit.ball(.022, (.277, s * .235, .03), p["gun"], seg=8, rings=6)]
    return out


def blade(p):
    """Broad curved sword along +X, grip at the origin."""
    edge = kit.extrude([(.06, -.02), (.1, -.05), (.34, -.075), (.55, -.045), (.66, .03), (.5, .02),
                        (.3, .005), (.1, .025), (.06, .02)], .016, p["steel"], bevel=.005)
    return [edge, kit.tube([(-.1, 0, 0), (.07, 0, 0)], [.018, .02], p["wood"], seg=8, cap=.3),
            kit.box((.02, .05, .075), (.065, 0, 0), p["gun"], bevel=.006)]


def warrior(r, weapon, at, hands, p, keep, seed, leader=False):
    """The whole warrior."""
    skin = fur.body(solids(r, p["fur"]), p["fur"], 1750, seed=seed)
    eyes = r.H @ Vector((.08, 0, .06))
    fists = [r.wrist[0], r.wrist[1]]

    def bare(q):
        return (q - eyes).length < .1 or min((q - f).length for f in fists) < .05 or q.z < .06

    fur.locks(skin, p["fur"], 330, .078, .03, seed, bare)
    fur.locks(skin, p["light"], 110, .07, .026, seed + 5, bare)
    face(r, p)
    mane(r, p, seed)
    bandolier(r, p)
    kit.transform(weapon, at)
    for i, axis in hands:
        hu.fist(r, i, p["face"], axis, 1 if i else -1, size=1.3)
    if leader:
        acc = livery.badge()
        rows = [[r.C @ (Vector((0, -.17, .27)) + Vector((
            (.12 + .02 * t) * math.sin(a), -(.07 + .06 * t) - .04 * math.cos(a),
            .11 - .15 * t * t - .04 * math.sin(a) ** 2)))
            for a in [math.radians(-80 + 26.7 * i) for i in range(7)]] for t in (-.5, 0, .5, 1)]
        kit.sheet([row[::-1] for row in rows], acc, .018)
        kit.transform([kit.tube([(-.02, s * .1, .1), (-.03, s * .135, .02), (-.01, s * .14, -.12)],
                                [.016, .018, .012], acc, seg=6, steps=2, cap=.4) for s in (1, -1)],
                      r.H)
    kit.place([o for o in kit.bpy.context.scene.objects if o.type == "MESH"], scale=SCALE)
    return hu.up_on_base(seed=seed, tufts=4, keep=[(x * SCALE, y * SCALE, d) for x, y, d in keep])


def shooter():
    """Aims the bow rifle from the chest."""
    p = palette()
    gun = kit.aim_matrix((.2, -.16, 1.0), (1.2, -.04, 1.04))
    r = hu.Rig((0, 0, .7), -18, -14, 6, 0, (0, 4, 0), ((.17, .12, 4, 0, 0), (-.18, -.14, -40, 0,
        0)),
               (gun @ Vector((.2, 0, -.01)), gun @ Vector((-.02, 0, -.02))),
               ((.1, 1, -.8), (-.6, -1, -.5)))
    turn = gun.to_3x3()
    return warrior(r, bow_rifle(p), gun, [(0, turn @ Vector((1, 0, 0))), (1, turn @ Vector((.4, 0,
        1)))],
                   p, ((.17, .12, .18), (-.18, -.14, .18)), 5)


def swordsman():
    """Broad blade thrust forward; darker coat."""
    p = palette("4d3524", "75583a")
    cut = kit.aim_matrix((.34, -.17, 1.13), (.78, .12, 1.4), (-.5, 0, 1))
    r = hu.Rig((.02, 0, .68), -10, 6, 10, 0, (6, 0, 0), ((.22, .12, 4, 0, 0), (-.2, -.14, -30, 14,
        0)),
               ((.3, .3, .84), cut @ Vector((0, 0, 0))), ((-.3, 1, -.6), (-.2, -1, -.5)))
    turn = cut.to_3x3()
    return warrior(r, blade(p), cut, [(0, (.5, 0, 1)), (1, turn @ Vector((1, 0, 0)))], p,
                   ((.22, .12, .18), (-.2, -.14, .18)), 9)


def leader():
    """Roaring, one fist raised, bow rifle low; shoulder guard and braid rings."""
    p = palette("7a5330", "a87f4e")
    gun = kit.aim_matrix((.16, -.3, .74), (.75, -.26, .84))
    r = hu.Rig((0, 0, .715), 2, -6, 2, 0, (8, -8, 0), ((.13, .13, 10, 0, 0), (-.13, -.13, -26, 0,
        0)),
               ((.3, .3, 1.3), gun @ Vector((-.02, 0, -.02))), ((.1, 1, .1), (-1, -.6, -.2)))
    return warrior(r, bow_rifle(p), gun, [(0, (.5, 0, .4)), (1, gun.to_3x3() @ Vector((.4, 0, 1)))],
                   p,
                   ((.13, .13, .18), (-.13, -.13, .18)), 13, leader=True)


MODELS = {"wookiee_a": shooter, "wookiee_b": swordsman, "wookiee_leader": leader}

"""Rebel light infantry: three poses on 27 mm bases. Inches, facing +X."""
import math
from mathutils import Vector
import human as hu
import kit
import livery
from kit import mat, srgb


def palette():
    """Materials of the line trooper."""
    return {
        "skin": mat("Skin", srgb("d09a74"), .6),
        "eye": mat("Dark", srgb("1d1a18"), .5),
        "shirt": mat("Shirt", srgb("c4ac7c"), .9),
        "vest": mat("Vest", srgb("6c6640"), .9),
        "legs": mat("Trousers", srgb("65727f"), .9),
        "boot": mat("Leather", srgb("4d3220"), .6),
        "web": mat("Webbing", srgb("8a5f36"), .75),
        "helm": mat("Helmet", srgb("a9986c"), .7),
        "gun": mat("Gunmetal", srgb("3b3e43"), .4, .6),
        "wood": mat("Wood", srgb("7a4e2b"), .55),
    }


def rifle(p):
    """Long rifle along +X: trigger grip at the origin, fore grip at (.25, 0, 0)."""
    stock = [(-.27, -.07), (-.27, .026), (-.22, .034), (-.07, .026), (0, .02), (.33, .022),
             (.345, .0), (.33, -.012), (.12, -.016), (.06, -.016), (.012, -.03), (-.05, -.034),
             (-.15, -.052)]
    out = [kit.extrude(stock, .036, p["wood"], bevel=.008)]
    g = p["gun"]
    out.append(kit.box((.2, .034, .042), (.105, 0, .034), g, bevel=.007))
    out.append(kit.box((.045, .026, .085), (.105, 0, -.04), g, (0, -8, 0), bevel=.006))
    out.append(kit.tube([(.2, 0, .036), (.53, 0, .036), (.532, 0, .036), (.6, 0, .036)],
                        [.0125, .0125, .019, .019], g, seg=8))
    out.append(kit.tube([(-.015, 0, .082), (.0, 0, .082), (.03, 0, .082), (.11, 0, .082),
                         (.14, 0, .082), (.165, 0, .082)], [.017, .018, .013, .013, .018, .019],
                        g, seg=8))
    out.append(kit.box((.016, .014, .035), (.03, 0, .06), g))
    out.append(kit.box((.016, .014, .035), (.11, 0, .06), g))
    out.append(kit.box((.012, .02, .03), (.5, 0, .055), g))
    return out


def helmet(r, p, brim=.02):
    """Padded soft helmet: deep at the nape, short brim in front, chin strap."""
    def fn(t, a):
        c, s = math.cos(a), math.sin(a)
        low = .112 - .075 * (1 - c) / 2 - .012 * abs(s) ** 2
        ang = t * math.pi / 2
        rad = math.sin(min(ang, math.pi / 2))
        z = .118 + .112 * math.cos(ang)
        z = .118 + (low - .118) * (t - 1) / .35 if t > 1 else z
        flare = 1 + (.16 if t > 1.3 else 0) * (.6 + .4 * c * c)
        rib = 1 + .022 * (abs(math.sin(2.5 * a)) < .25) * (t < 1)
        out = brim * (t > 1.3) * max(0, c) ** 2
        return r.H @ Vector((-.008 + (.112 * rad * flare * rib + out) * c,
                             .097 * rad * flare * rib * s, max(z, low)))
    kit.sheet(hu.cap_rows(fn, (0, .28, .55, .8, 1.0, 1.2, 1.36), 15), p["helm"], .012, True)
    hu.band(r.H, .128, .113, .099, .026, p["web"], -.008, seg=16, bulge=.008)
    pts = [(.01, .088, .09), (.03, .075, .03), (.055, .0, -.028), (.03, -.075, .03),
           (.01, -.088, .09)]
    kit.tube([r.H @ Vector(q) for q in pts], [(.004, .008)] * 5, p["web"], seg=4, steps=2)


def goggles(r, p, z=.15, x=.104):
    """Pair of goggles pushed up on the helmet."""
    for s in (1, -1):
        o = kit.cylinder(.024, .026, (0, 0, 0), p["gun"], bevel=.006, seg=8)
        kit.transform(o, r.H @ kit.matrix((x - .008, s * .032, z), (0, 66, s * 16)))


def field_cap(r, p):
    """Soft cap with a visor and folded ear flaps."""
    def fn(t, a):
        c, s = math.cos(a), math.sin(a)
        ang = min(t, 1) * math.pi / 2
        puff = 1.0 + .1 * math.sin(math.pi * min(1, max(0, t - .35) / .65))
        z = .135 + .088 * math.cos(ang) - .0 * c
        z = z if t <= 1 else .135 - .05 * (t - 1) / .3
        return r.H @ Vector((-.008 + .1 * math.sin(ang) * puff * c,
                             .086 * math.sin(ang) * puff * s, z + .012 * c))
    kit.sheet(hu.cap_rows(fn, (0, .3, .6, .82, 1, 1.3), 18), p["vest"], .01, True)
    rows = [[r.H @ Vector((-.008 + (.094 + .062 * t * (math.cos(a) ** .7)) * math.cos(a),
                           (.084 + .01 * t) * math.sin(a), .112 - .022 * t + .01 * math.cos(a)))
             for a in [math.radians(-75 + 15 * i) for i in range(11)]] for t in (1, .5, 0)]
    kit.sheet(rows, p["web"], .01)
    hair = mat("Hair", srgb("3f2a1a"), .85)
    hu.band(r.H, .085, .085, .074, .06, hair, -.02, bulge=.006)


def vest(r, m, grow=.016):
    """Sleeveless flak vest open at the front."""
    rings = [r_ for r_ in hu.torso_rings(r)[1:-1]]
    rows = []
    for fr, x, z, rx, ry in reversed(rings):
        g = grow + (.012 if fr is r.P else 0)
        row = []
        for i in range(15):
            a = math.radians(20 + 320 * i / 14)
            c, s = math.cos(a), math.sin(a)
            k = (abs(c) ** 2.3 + abs(s) ** 2.3) ** (-1 / 2.3)
            row.append(fr @ Vector((x + (rx + g) * k * c, (ry + g) * k * s, z)))
        rows.append(row)
    o = kit.sheet(rows, m, .02)
    return kit.displace(o, lambda p, n: .004 * kit.noise(p, 13, 4))


def kit_bits(r, p, pack=True):
    """Belt, pouches, holster, pockets, backpack with bedroll."""
    hu.band(r.P, .07, .096, .13, .034, p["web"], -.002, seg=14, bulge=.016)
    kit.transform(kit.box((.014, .05, .04), m=p["gun"], bevel=.005), r.P @ kit.matrix((.112, 0, .07)))

    def pouch(fr, at, yaw, size=(.04, .065, .07), m=None):
        b = kit.box(size, m=m or p["web"], bevel=.01, taper=(.9, .95))
        f = kit.box((size[0] + .006, size[1] + .006, size[2] * .36),
                    (0, 0, size[2] * .36), m or p["web"])
        kit.transform([b, f], fr @ kit.matrix(at, (0, 0, yaw)))

    pouch(r.P, (.1, .088, .045), 35)
    pouch(r.P, (.1, -.088, .045), -35)
    pouch(r.P, (-.01, .15, .04), 90, (.045, .08, .085))
    pouch(r.P, (-.09, -.1, .045), 225)
    for s in (1, -1):
        pouch(r.C, (.118, s * .078, .135), s * 18, (.022, .062, .058), p["vest"])
    hol = kit.tube([(0, 0, .05), (0, 0, -.02), (.01, 0, -.1)], [(.036, .02), (.034, .02), (.02, .014)],
                   p["boot"], seg=8, cap=.4, side=(1, 0, 0))
    kit.transform(hol, r.P @ kit.matrix((-.0, -.155, .0), (0, 8, 0)))
    if pack:
        parts = [kit.box((.1, .2, .22), (-.165, 0, .16), p["helm"], bevel=.026, taper=(.85, .9)),
                 kit.box((.045, .13, .09), (-.22, 0, .11), p["helm"], bevel=.016)]
        parts += [kit.box((.108, .022, .232), (-.165, s * .055, .16), p["web"])
                  for s in (1, -1)]
        roll = kit.tube([(-.155, -.14, .305), (-.155, .14, .305)], [.047, .047], p["legs"], seg=10, cap=.15)
        rings = [kit.tube([(-.155, y - .01, .305), (-.155, y + .01, .305)], [.051, .051], p["web"], seg=10, cap=0)
                 for y in (-.075, .075)]
        kit.transform(parts + [roll] + rings, r.C)
        for s in (1, -1):
            hu.strap(r, [r.C @ Vector(q) for q in ((-.1, s * .09, .3), (-.02, s * .095, .335),
                     (.07, s * .088, .26), (.112, s * .084, .17))], p["web"], .032, .012, 1)


def soldier(pose, gun, p, pack=True):
    """Body, clothes and gear for a rig; `gun` is the weapon's matrix or None."""
    r = pose
    hu.trousers(r, p["legs"], 660, 1.02, bulge=.012)
    for i in (0, 1):
        hu.boot(r, i, p["boot"], p["eye"], .5, 170)
        hu.band(kit.aim_matrix(r.knee[i].lerp(r.ankle[i], .53), r.ankle[i]) @
                kit.matrix(rot=(0, 90, 0)), 0, .05, .05, .035, p["web"], seg=10)
    hu.shirt(r, p["shirt"], 590, .3, fat=1.04)
    for i in (0, 1):
        hu.forearm(r, i, p["skin"], .34, p["shirt"])
    vest(r, p["vest"])
    kit_bits(r, p, pack)
    hu.head(r, p["skin"], p["eye"], 450, p["boot"])
    hu.band(r.C, .335, .056, .06, .04, p["shirt"], -.002, seg=14, bulge=.008)
    if gun is not None:
        kit.transform(rifle(p), gun)


def uniform():
    """The palette with a shirt in the faction's colour: mercenaries wear the same kit."""
    return palette() | {"shirt": livery.paint(.9)}


def aiming():
    """Standing shot, rifle at the shoulder."""
    p = uniform()
    gun = kit.aim_matrix((.175, -.075, 1.175), (1.2, -.03, 1.17))
    r = hu.Rig((0, 0, .7), -28, -22, 5, 0, (-4, 6, 9),
               ((.17, .1, 4, 0, 0), (-.2, -.12, -50, 0, 0)),
               (gun @ Vector((.25, 0, .0)), gun @ Vector((-.01, 0, -.015))),
               ((.3, .5, -1), (-.1, -1, -.55)))
    soldier(r, gun, p)
    hu.fist(r, 0, p["skin"], gun.to_3x3() @ Vector((1, 0, 0)), -1)
    hu.fist(r, 1, p["skin"], gun.to_3x3() @ Vector((.55, 0, 1)), 1)
    helmet(r, p)
    return hu.up_on_base(seed=3, keep=((.2, .1, .16), (-.2, -.14, .16)))


def running():
    """Advancing fast with the rifle at the ready."""
    p = uniform()
    gun = kit.aim_matrix((.16, -.12, .86), (.5, .3, 1.1))
    r = hu.Rig((.02, 0, .68), 6, -6, 14, 0, (4, -4, 0),
               ((.27, .08, 4, 0, 0), (-.26, -.09, -6, 42, .04)),
               (gun @ Vector((.25, 0, 0)), gun @ Vector((-.01, 0, -.015))),
               ((.1, 1, -.8), (-.8, -.6, -.6)))
    soldier(r, gun, p)
    hu.fist(r, 0, p["skin"], gun.to_3x3() @ Vector((1, 0, 0)), -1)
    hu.fist(r, 1, p["skin"], gun.to_3x3() @ Vector((.55, 0, 1)), 1)
    field_cap(r, p)
    return hu.up_on_base(seed=8, shift=(-.03, 0), keep=((.27, .08, .16), (-.25, -.09, .16)))


def leader():
    """Squad leader pointing ahead, rifle low in the left hand."""
    p = uniform()
    gun = kit.aim_matrix((.1, .29, .74), (.55, .36, .6))
    r = hu.Rig((0, 0, .715), -4, 14, 4, 0, (-6, -3, 0),
               ((.12, .12, 14, 0, 0), (-.12, -.11, -24, 0, 0)),
               (gun @ Vector((-.01, 0, -.01)), (.44, -.16, 1.16)),
               ((-1, .5, -.2), (0, -.7, -1)))
    soldier(r, gun, p)
    hu.fist(r, 0, p["skin"], gun.to_3x3() @ Vector((.55, 0, 1)), -1)
    hu.fist(r, 1, p["skin"], (0, .3, 1), 1, point=True)
    helmet(r, p)
    goggles(r, p)
    kit.transform(kit.box((.02, .07, .07), m=mat("TintAccent", (.62, .62, .62), .7), bevel=.006),
                  kit.aim_matrix(r.sh[1].lerp(r.elbow[1], .35), r.sh[1].lerp(r.elbow[1], .35)
                                 + (r.C.to_3x3() @ Vector((0, -1, .3)))) @ kit.matrix((.058, 0, 0)))
    return hu.up_on_base(seed=12, pebbles=3, tufts=2, keep=((.14, .12, .16), (-.12, -.12, .16)))


MODELS = {"trooper_rebel_a": aiming, "trooper_rebel_b": running,
          "trooper_rebel_leader": leader}

"""Posable human bodies for the figure scripts.

A Rig solves a standing pose in inches: floor at z=0, facing +X, left is +Y, a
bare head reaches 1.42. `up_on_base` lifts the finished figure onto its base.
Joints are plain Vectors; the frames P (pelvis), C (chest) and H (head) are 4x4
matrices for parts that follow the body.
"""
import math
import bpy
import numpy as np
from mathutils import Matrix, Vector
import kit

THIGH, SHIN, UPPER, FORE = 0.345, 0.335, 0.255, 0.235
FLOOR = 0.128


def two_bone(a, b, l1, l2, pole):
    """Middle joint of a limb from a to b bent towards `pole`, and the reached end."""
    a, b, pole = Vector(a), Vector(b), Vector(pole)
    d = b - a
    n = min(d.length, (l1 + l2) * 0.995)
    d.normalize()
    k = (l1 * l1 - l2 * l2 + n * n) / (2 * n)
    h = math.sqrt(max(0.0, l1 * l1 - k * k))
    side = pole - d * pole.dot(d)
    side.normalize()
    return a + d * k + side * h, a + d * n


class Rig:
    """Joints of a pose.

    pelvis: hip centre; hip_yaw, twist (chest against hips), lean, tilt: degrees;
    head: (yaw, pitch, roll) in the world's yaw, pitch down positive;
    feet: left and right (x, y, yaw, heel raise in degrees, lift);
    hands: left and right grip centre, or None for a hanging arm;
    poles: bend directions of the left and right elbow.
    """

    def __init__(self, pelvis=(0, 0, .735), hip_yaw=0, twist=0, lean=3, tilt=0,
                 head=(0, 0, 0), feet=((.0, .1, 8, 0, 0), (.0, -.1, -8, 0, 0)),
                 hands=(None, None), poles=((-.3, .6, -1), (-.3, -.6, -1)), reach=0.06,
                 knees=None, ankle=0.075):
        self.P = kit.matrix(pelvis, (0, 0, hip_yaw))
        self.C = kit.matrix(self.P @ Vector((0, 0, .115)), (tilt, lean, hip_yaw + twist))
        neck = self.C @ Vector((.012, 0, .355))
        self.H = kit.matrix(neck, (head[2], head[1], head[0]))
        self.sh = [self.C @ Vector((0, s * .168, .262)) for s in (1, -1)]
        self.hip = [self.P @ Vector((0, s * .078, 0)) for s in (1, -1)]
        self.knee, self.ankle, self.foot = [], [], []
        for i, (x, y, yaw, heel, lift) in enumerate(feet):
            m = kit.matrix((x, y, lift), (0, 0, yaw))
            roll = Matrix.Translation((.1, 0, 0)) @ kit.matrix(rot=(0, heel, 0)) \
                @ Matrix.Translation((-.1, 0, 0))
            f = m @ roll
            fwd = (m.to_3x3() @ Vector((1, 0, 0)))
            fwd = (fwd + self.P.to_3x3() @ Vector((.7, 0, 0)))
            if knees:
                fwd = Vector(knees[i])
            k, a = two_bone(self.hip[i], f @ Vector((-.01, 0, ankle)), THIGH, SHIN, fwd)
            self.knee.append(k)
            self.ankle.append(a)
            self.foot.append(f)
        self.elbow, self.wrist, self.grip = [], [], []
        for i, g in enumerate(hands):
            s = 1 if i == 0 else -1
            g = Vector(g) if g is not None else self.C @ Vector((.04, s * .27, -.2))
            w = g.copy()
            for _ in range(4):
                e, w2 = two_bone(self.sh[i], w, UPPER, FORE, poles[i])
                w = g + (e - g).normalized() * reach
            self.elbow.append(e)
            self.wrist.append(w)
            self.grip.append(g)


def loft(rings, m, seg=16, cap=True, sharp=60.0, grow=0.0):
    """Closed skin through elliptical rings (frame, x, z, depth, width, power)."""
    vs, fs = [], []
    for fr, x, z, rx, ry, *pw in rings:
        p = pw[0] if pw else 2.2
        for i in range(seg):
            a = 2 * math.pi * i / seg
            c, s = math.cos(a), math.sin(a)
            k = (abs(c) ** p + abs(s) ** p) ** (-1 / p)
            vs.append(fr @ Vector((x + (rx + grow) * k * c, (ry + grow) * k * s, z)))
    n = len(rings)
    for r in range(n - 1):
        for i in range(seg):
            j = (i + 1) % seg
            fs.append((r * seg + i, r * seg + j, (r + 1) * seg + j, (r + 1) * seg + i))
    if cap:
        fs += [tuple(range(seg))[::-1], tuple((n - 1) * seg + i for i in range(seg))]
    return kit.raw(vs, fs, m, sharp=sharp)


def torso_rings(r, top=True):
    """Rings of the trunk from the crotch to the neck: (frame, x, z, depth, width)."""
    P, C = r.P, r.C
    out = [(P, -.005, -.06, .055, .085), (P, -.008, -.01, .086, .122),
           (P, -.006, .05, .088, .126), (P, 0, .095, .08, .113),
           (C, .002, .03, .082, .113), (C, .008, .1, .092, .13),
           (C, .01, .165, .1, .15), (C, .004, .225, .096, .155)]
    if top:
        out += [(C, -.006, .27, .075, .13), (C, -.008, .305, .052, .075),
                (C, 0, .335, .045, .048)]
    return out


def folds(r, amount=.008, freq=1.0, seed=1):
    """Displacement for sleeves and trousers: ripples that gather at bent joints."""
    joints = list(r.knee) + list(r.elbow) + list(r.hip)

    def fn(p, n):
        near = max(math.exp(-((p - j).length / .11) ** 2) for j in joints)
        q = Vector((p.x * 9, p.y * 9, p.z * 17)) * freq
        wave = math.sin((p.z * 52 + 14 * (p.x + p.y)) * freq + 5 * kit.noise(p, 7, seed))
        return amount * (kit.noise(q, 1, seed) * (.9 + .6 * near) + near * .8 * wave)
    return fn


def leg_points(r, i, end=1.0):
    """Spline points hip, thigh, knee, calf, ankle of leg i."""
    h, k, a = r.hip[i], r.knee[i], r.ankle[i]
    return [h + Vector((0, 0, .02)), h.lerp(k, .5), k, k.lerp(a, .45), k.lerp(a, end)]


def trousers(r, m, tris=900, fat=1.0, fold=.017, low=.55, seed=1, bulge=0.0):
    """Pelvis and both legs as one cloth skin, tucked in at `low` down the shin."""
    parts = [loft(torso_rings(r)[:5], m)]
    for i in (0, 1):
        rad = [.1, .085 * fat, .066 * fat, (.066 + bulge) * fat, (.052 + bulge) * fat]
        pts = leg_points(r, i, low)
        parts.append(kit.tube(pts, rad, m, seg=14, steps=4, cap=.4))
    return kit.fuse(parts, .0125, tris, 2, m, folds(r, fold, 1, seed))


def shirt(r, m, tris=800, sleeve=1.0, fold=.016, fat=1.0, seed=2, trunk=True):
    """Trunk and both arms as one cloth skin; sleeves end at `sleeve` of the forearm."""
    parts = [loft(torso_rings(r)[2:], m)] if trunk else []
    for i in (0, 1):
        s, e, w = r.sh[i], r.elbow[i], r.wrist[i]
        inn = s.lerp(r.C @ Vector((0, 0, .23)), .35)
        pts = [inn, s, s.lerp(e, .55), e, e.lerp(w, sleeve * .5), e.lerp(w, sleeve)]
        rad = [.06, .066 * fat, .057 * fat, .051 * fat, .049 * fat,
               (.049 - .012 * sleeve) * fat]
        parts.append(kit.tube(pts, rad, m, seg=12, steps=3, cap=.4))
    return kit.fuse(parts, .012, tris, 2, m, folds(r, fold, 1.15, seed))


def forearm(r, i, m, start=.25, cuff=None, rad=(.045, .046, .033)):
    """Bare or gloved forearm, with a rolled cuff of material `cuff`."""
    e, w = r.elbow[i], r.wrist[i]
    a = e.lerp(w, start)
    out = [kit.tube([a, a.lerp(w, .4), w], rad, m, seg=9, steps=2, cap=.3)]
    if cuff:
        d = (w - e).normalized()
        out.append(kit.tube([a - d * .028, a - d * .024, a + d * .02, a + d * .024],
                            [.045, .058, .056, .043], cuff, seg=10, cap=0))
    return out


def fist(r, i, m, axis, flip=1, curl=1.0, point=False, size=1.0):
    """Hand closed round an `axis` through the grip; `point` straightens the index.

    `flip` picks the side of the axis the knuckles pass on.
    """
    w, g = r.wrist[i], r.grip[i]
    z = Vector(axis).normalized()
    x = g - w
    x = (x - z * x.dot(z)).normalized()
    fr = Matrix((x, z.cross(x) * flip, z)).transposed()

    def at(px, py, pz):
        return g + fr @ (Vector((px, py, pz)) * size)

    parts = [kit.tube([w, w.lerp(at(-.03, -.012, 0), .6), at(-.004, -.026, 0)],
                      [(.03, .026), (.042 * size, .026), (.044 * size, .018)],
                      m, seg=7, side=z, cap=.0)]
    for k in range(4):
        z0 = .036 - .024 * k
        if point and k == 0:
            pts = [at(-.005, -.03, z0), at(.04, -.03, z0), at(.085, -.024, z0)]
        else:
            c = curl
            pts = [at(-.008, -.03, z0), at(.026, -.029, z0), at(.034, .01 * c, z0),
                   at(-.004, .025 * c, z0)]
        parts.append(kit.tube(pts, [.0145 * size] * (len(pts) - 1) + [.0125 * size], m,
                              seg=5, cap=0, sharp=75))
    parts.append(kit.tube([at(-.035, .0, .03), at(-.02, .024, .045), at(.014, .03, .036)],
                          [.016, .0155, .0125], m, seg=5, cap=.3, sharp=75))
    return parts


def boot(r, i, m, sole, top=.5, tris=230, fat=1.0, cuff=0.0):
    """Boot from `top` down the shin to the toe, with a separate sole."""
    k, a, f = r.knee[i], r.ankle[i], r.foot[i]
    up = k.lerp(a, top)
    shaft = kit.tube([up, up.lerp(a, .5), a, f @ Vector((-.012, 0, .03))],
                     [(.056 + cuff) * fat, .055 * fat, .044 * fat, .043 * fat], m, seg=12,
                     steps=2, cap=.15)
    foot = kit.tube([f @ Vector(p) for p in ((-.05, 0, .035), (.0, 0, .045), (.06, 0, .036),
                                             (.125, 0, .026))],
                    [(.036, .03), (.042, .04), (.046, .034), (.034, .022)], m, seg=10,
                    steps=2, cap=.7, side=f.to_3x3() @ Vector((0, 1, 0)))
    b = kit.fuse([shaft, foot], .012, tris, 1, m)
    line = [(-.075, .026), (-.085, 0), (-.075, -.026), (-.02, -.034), (.07, -.046),
            (.135, -.036), (.165, 0), (.135, .036), (.07, .046), (-.02, .034)]
    s = kit.extrude(line, .022, sole, "xy", (0, 0, .011))
    return [b, kit.transform(s, f)]


def head(r, skin, eye=None, tris=560, brow=None):
    """Human head with a sculpted face; `brow` colours the eyebrows and the mouth line."""
    b, L = kit.ball, []
    L.append(b(1, (-.006, 0, .115), skin, (.094, .078, .087), seg=16, rings=12))
    L.append(b(1, (.03, 0, .062), skin, (.058, .061, .074), seg=14, rings=10))
    L.append(b(1, (.064, 0, .002), skin, (.028, .038, .026)))
    L.append(b(1, (.032, 0, .016), skin, (.054, .056, .036)))
    L.append(kit.tube([(.088, 0, .102), (.102, 0, .075), (.113, 0, .054)],
                      [.0105, .012, .018], skin, seg=8, cap=.6))
    for s in (1, -1):
        L.append(b(1, (.062, s * .037, .058), skin, (.027, .025, .028)))
        L.append(b(1, (.012, s * .046, .018), skin, (.034, .022, .034)))
        L.append(b(1, (-.004, s * .078, .078), skin, (.02, .012, .032)))
        L.append(kit.tube([(.092, s * .012, .108), (.084, s * .036, .113),
                           (.066, s * .056, .102)], [.011, .012, .01], skin, seg=6, cap=.5))
    L.append(b(1, (.082, 0, .027), skin, (.014, .026, .0085)))
    L.append(kit.tube([(-.025, 0, -.09), (-.012, 0, -.02), (-.008, 0, .05)],
                      [.058, .05, .05], skin, seg=12, steps=2))

    def carve(p, n):
        d = 0.0
        for s in (1, -1):
            q = p - Vector((.088, s * .031, .086))
            d -= .013 * math.exp(-(q.y / .016) ** 2 - (q.z / .011) ** 2 - (q.x / .03) ** 2)
        q = p - Vector((.088, 0, .0265))
        return d - .007 * math.exp(-(q.y / .024) ** 2 - (q.z / .0045) ** 2 - (q.x / .02) ** 2)

    h = kit.fuse(L, .0062, tris, 1, skin, carve)
    out = [h]
    if eye:
        out += [kit.ball(.0095, (.0775, s * .0305, .085), eye, (.7, 1.15, .62), seg=6, rings=4)
                for s in (1, -1)]
    if brow:
        out += [kit.tube([(.099, s * .012, .11), (.09, s * .036, .116), (.07, s * .057, .106)],
                         [.005, .006, .003], brow, seg=4, cap=.2) for s in (1, -1)]
        out.append(kit.tube([(.081, -.026, .026), (.0945, 0, .0255), (.081, .026, .026)],
                            [.002, .0038, .002], brow, seg=4, cap=0))
    return kit.transform(out, r.H)


def band(r_frame, z, rx, ry, h, m, x=0.0, seg=20, bulge=.01):
    """Belt-like ring of height h about a frame."""
    return loft([(r_frame, x, z - h / 2, rx, ry), (r_frame, x, z - h / 2 + .004, rx + bulge, ry + bulge),
                 (r_frame, x, z + h / 2 - .004, rx + bulge, ry + bulge),
                 (r_frame, x, z + h / 2, rx, ry)], m, seg)


def cap_rows(fn, rows, cols=20):
    """Closed rows for `kit.sheet`: fn(t, angle) gives a point, t 0 at the crown."""
    return [[fn(t, -2 * math.pi * c / cols) for c in range(cols)] for t in rows]


def up_on_base(diameter=1.063, notched=False, shift=(0, 0), turn=0, **base):
    """Lift everything built so far, put the base under it, return `finish` options."""
    for o in bpy.context.scene.objects:
        if o.type == "MESH":
            kit.place(o, (shift[0], shift[1], FLOOR), (0, 0, turn))
    kit.disc_base(diameter, notched, **base)
    return {"ao_dist": 0.45, "ao_strength": 0.85}


def strap(r, points, m, width=.03, thick=.012, steps=3):
    """Flat strap through world points."""
    return kit.tube(points, [(width / 2, thick / 2)] * len(points), m, seg=6, steps=steps,
                    side=(0, 0, 1), power=4, cap=0)

"""Hulls, panels and fittings that the vehicles share, and oblong bases. Inches, +X ahead."""
import math
import bpy
import bmesh
import numpy as np
import human as hu
import kit
import livery
from kit import mat, srgb


def metals():
    """Materials of a machine."""
    return {"paint": livery.paint(.5, .1), "trim": livery.stripe(), "gun": mat("Gunmetal",
        srgb("34373c"), .4, .6),
            "steel": mat("Metal", srgb("7b7f82"), .45, .6), "dark": mat("GunDark", srgb("232527"),
                .6, .2),
            "lamp": mat("Lamp", (.95, .8, .5), .3, emit=(.9, .65, .25), ao=False),
            "glow": mat("Glow", (.3, .75, .95), .3, emit=(.15, .55, .8), ao=False),
            "glass": mat("Visor", srgb("0d1216"), .12, .3), "badge": livery.badge(),
            "leather": mat("Leather", srgb("46301f"), .6)}


def across(sections, m, bevel=.03):
    """Hull lofted over y: (y, xz outline) from the middle outwards, mirrored to the other side.

    All outlines have the same number of points; the first is at y = 0.
    """
    half = [(y, line) for y, line in sections]
    full = [(-y, line) for y, line in reversed(half) if y > 0] + half
    n = len(full[0][1])
    vs = [(x, y, z) for y, line in full for x, z in line]
    fs = [tuple(range(n)), tuple(range(len(vs) - n, len(vs)))[::-1]]
    for k in range(len(full) - 1):
        for i in range(n):
            j = (i + 1) % n
            fs.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    o = kit.raw(vs, fs, m, "hull")
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    # Flat plates with facets between them: smooth shading would bend the light over a plate.
    return kit.sharpen(kit.bevel(o, bevel, 1, 24) if bevel else o, 13)


def scaled(line, sx, sz=None, about=(0, 0), shift=(0, 0)):
    """Outline scaled about a point and shifted."""
    sz = sx if sz is None else sz
    return [((x - about[0]) * sx + about[0] + shift[0], (z - about[1]) * sz + about[1] + shift[1])
            for x, z in line]


def rod(a, b, r, m, seg=7):
    """Straight strut."""
    return kit.tube([a, b], [r, r], m, seg=seg, cap=0)


def gun(at, length, r, c, pitch=0.0, muzzle=True, bands=3):
    """Cannon along +X from `at`: breech, barrel with bands, muzzle."""
    pts = [(0, r * 1.9), (length * .12, r * 1.9), (length * .16, r * 1.35), (length * .3, r * 1.3),
           (length * .31, r),
           (length * .84, r * .9)]
    pts += [(length * .845, r * 1.5), (length * .98, r * 1.5), (length,
        r * 1.2)] if muzzle else [(length, r * .8)]
    out = [kit.tube([(x, 0, 0) for x, _ in pts], [q for _, q in pts], c["gun"], seg=12, cap=0)]
    for k in range(bands):
        x = length * (.38 + .13 * k)
        out.append(kit.tube([(x, 0, 0), (x + length * .05, 0, 0)], [r * 1.22, r * 1.2], c["steel"],
                            seg=12, cap=0))
    return kit.place(out, at, (0, -pitch, 0))


def hatch(at, r, c, rot=(0, 0, 0)):
    """Round hatch with a hinge and a rim."""
    out = [kit.cylinder(r, .05, (0, 0, .0), c["paint"], bevel=.014, seg=16),
           kit.cylinder(r * .72, .03, (0, 0, .03), c["trim"], bevel=.008, seg=14),
           kit.box((r * .5, r * .4, .05), (-r, 0, .01), c["dark"], bevel=.01)]
    return kit.place(out, at, rot)


def grille(at, size, c, rot=(0, 0, 0), bars=5):
    """Dark opening with bars across; the size is (along, across)."""
    out = [kit.box((size[0], size[1], .02), (0, 0, 0), c["dark"], bevel=.004)]
    for k in range(bars):
        x = size[0] * ((k + .5) / bars - .5)
        out.append(kit.box((size[0] / bars * .4, size[1] * .92, .02), (x, 0, .014), c["steel"],
                           (0, 24, 0)))
    return kit.place(out, at, rot)


def panel(at, size, m, rot=(0, 0, 0), thick=.03):
    """Raised bevelled plate."""
    return kit.box((size[0], size[1], thick), at, m, rot, bevel=min(.012, thick * .4))


def lamp(at, r, c, rot=(0, 90, 0)):
    """Headlight in a ring."""
    return kit.place([kit.cylinder(r, .05, m=c["dark"], bevel=.01, seg=12),
                      kit.cylinder(r * .7, .02, (0, 0, .028), c["lamp"], seg=12)], at, rot)


def repulsor(at, r, c):
    """Round lift plate under a hull, glowing below."""
    return kit.place([kit.cylinder(r, .09, (0, 0, 0), c["dark"], bevel=.02, seg=18),
                      kit.cylinder(r * .78, .03, (0, 0, -.05), c["glow"], seg=16),
                      kit.cylinder(r * .3, .05, (0, 0, -.055), c["steel"], seg=10)], at)


def peg(height, r=.06):
    """Clear stand."""
    return kit.tube([(0, 0, -.01), (0, 0, height)], [r, r * .85],
                    mat("ClearPeg", (.8, .88, .92), .08, alpha=.35, ao=False), seg=10)


def round_base(diameter, seed, keep=(), pebbles=20, ground="8a7a5c"):
    """Lift everything and put a notched round base under it."""
    hu.up_on_base(diameter, True, seed=seed, pebbles=pebbles, seg=48, relief=.045, tufts=10,
                  keep=keep,
                  ground=ground)
    return {"ao_dist": .9, "ao_strength": .85}


def stadium(length, width, inset=0.0, seg=44):
    """Outline of an oblong base, `length` along x, notched in front and behind."""
    r, c = width / 2 - inset, (length - width) / 2
    half, d = .25 + inset, length / 2 - .118 - inset
    out = []
    for s in (1, -1):
        out += [(s * d, s * -half), (s * d, 0.0), (s * d, s * half)]
        a0 = math.asin(half / r)
        n = seg // 4
        for i in range(n + 1):
            a = a0 + (math.pi / 2 - a0) * i / n
            out.append((s * (c + r * math.cos(a)), s * r * math.sin(a)))
        for i in range(1, 5):
            out.append((s * (c - 2 * c * i / 5), s * r))
        for i in range(n + 1):
            a = math.pi / 2 * (1 - i / n) + a0 * (i / n)
            out.append((-s * (c + r * math.cos(a)), s * r * math.sin(a)))
    return out


def oblong_base(length, width, seed, keep=(), pebbles=26, ground="8a7a5c"):
    """Lift everything and put an oblong base under it."""
    for o in bpy.context.scene.objects:
        if o.type == "MESH":
            kit.place(o, (0, 0, hu.FLOOR))
    top = kit.BASE_H
    rings = [(0.0, 0.0), (0.0, .022), (.05, top), (.085, top - .004)]
    lines = [stadium(length, width, inset) for inset, _ in rings]
    n, vs, fs = len(lines[0]), [], []
    for line, (_, z) in zip(lines, rings):
        vs += [(x, y, z) for x, y in line]
    for j in range(len(rings) - 1):
        for i in range(n):
            a, b = j * n + i, j * n + (i + 1) % n
            fs.append((a, b, b + n, a + n))
    fs.append(tuple(range(n))[::-1])
    kit.raw(vs, fs, livery.mat("Tint", (.62, .62, .62), rough=.55), "rim", sharp=30)

    c = (length - width) / 2

    def height(x, y, t):
        return top - .004 + min(1, (1 - t) * 6) * .04 * (.75 + 1.3 * kit.fbm((x, y, seed), 2.4, 3))
    inner, rows = lines[-1], (0.0, .2, .4, .6, .8, .93, 1.0)
    vs, fs = [], []
    for t in rows:
        for x, y in inner:
            mx = max(-c, min(c, x))
            px, py = mx + (x - mx) * t, y * t
            vs.append((px, py, height(px, py, t)))
    for j in range(len(rows) - 1):
        for i in range(n):
            a, b = j * n + i, j * n + (i + 1) % n
            fs.append((a, a + n, b + n, b))
    o = kit.raw(vs, fs, mat("Ground", srgb(ground), rough=.95), "ground", sharp=180)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    rng, made = np.random.default_rng(seed), 0
    stone, grass = mat("Stone", srgb("8d8778"), .9), mat("Grass", srgb("7c8250"), .9, ao=False)
    for _ in range(400):
        if made >= pebbles + 8:
            break
        x, y = rng.uniform(-length / 2, length / 2), rng.uniform(-width / 2, width / 2)
        if math.hypot(max(0, abs(x) - c), y) > width / 2 - .2:
            continue
        if any(math.hypot(x - kx, y - ky) < kr for kx, ky, kr in keep):
            continue
        t = math.hypot(max(0, abs(x) - c), y) / (width / 2 - .085)
        if made < 8:
            kit.tuft((x, y, height(x, y, t)), .09, grass, rng)
        else:
            kit.rock((x, y, height(x, y, t) + .01), rng.uniform(.04, .1), stone, seed + made,
                     rng.uniform(0, 360))
        made += 1
    return {"ao_dist": .9, "ao_strength": .85}

"""Furry skins: a fused body with a tousled surface and locks that hang off it."""
import numpy as np
from mathutils import Vector
import kit


def body(parts, m, tris, voxel=.016, depth=.014, seed=1, down=1.0):
    """Blend closed solids into one skin whose surface is combed downwards."""
    def tousle(p, n):
        streak = kit.noise((p.x * 24, p.y * 24, p.z * 7 * down), 1, seed)
        return depth * (streak + .5 * kit.noise(p, 9, seed + 3))
    return kit.fuse(parts, voxel, tris, 1, m, tousle)


def locks(skin, m, count, length=.09, width=.024, seed=1, keep_out=None, sag=.8):
    """Tapered tufts on the skin that point down and away from it.

    `keep_out(p)` is true where none shall grow (face, hands, straps).
    """
    me = skin.data
    me.calc_loop_triangles()
    pts = kit.verts(skin)
    tri = np.array([t.vertices[:] for t in me.loop_triangles])
    a, b, c = pts[tri[:, 0]], pts[tri[:, 1]], pts[tri[:, 2]]
    area = np.linalg.norm(np.cross(b - a, c - a), axis=1)
    rng = np.random.default_rng(seed)
    vs, fs = [], []
    for k in rng.choice(len(tri), count * 2, p=area / area.sum()):
        if len(fs) >= count * 4:
            break
        u, v = sorted(rng.uniform(0, 1, 2))
        p = Vector(a[k] * u + b[k] * (v - u) + c[k] * (1 - v))
        n = Vector(np.cross(b[k] - a[k], c[k] - a[k])).normalized()
        if n.z < -.6 or (keep_out and keep_out(p)):
            continue
        way = (n * (1 - sag) + Vector((0, 0, -sag)) +
               Vector(rng.normal(0, .16, 3).tolist())).normalized()
        side = n.cross(way)
        if side.length < .05:
            continue
        side.normalize()
        w, d = width * rng.uniform(.7, 1.25), length * rng.uniform(.6, 1.25)
        root = p - way * d * .25
        mid = p + way * d * .35 + n * w * .55
        base = len(vs)
        vs += [root - n * w * .3, mid + side * w * .5, mid - side * w * .5, p + way * d,
               p - n * w * .6 + way * d * .3]
        fs += [(base, base + 1, base + 2), (base + 1, base + 3, base + 2),
               (base, base + 4, base + 1), (base + 1, base + 4, base + 3)]
    return kit.raw(vs, fs, m, "locks", sharp=180)

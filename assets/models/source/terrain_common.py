"""Helpers shared by the terrain scripts: wall slabs, stones, tones and export.

All sizes are inches, z is up, z = 0 is the table. On top of kit.py this adds
two things. A *part* is a named node of the model (`Walls`, `Floor`, `Roof`);
parts stay separate so that rules may treat them differently. A *tone* is a
colour factor per corner (dirt, edge wear, strata) that is multiplied with the
baked ambient occlusion in the exported vertex colours.
"""
import math
import os
import random

import bmesh
import bpy
import glb_colours
import kit
import numpy as np
from mathutils import Vector, geometry

MODELS = {}


# Parts and tones

def part(name, objs):
    """Assign objects to the node `name`; returns them."""
    for o in objs if isinstance(objs, (list, tuple)) else [objs]:
        o["part"] = name
    return objs


def tone(objs, fn):
    """Colour factor per corner: a number, an rgb triple or fn(position, normal)."""
    for o in objs if isinstance(objs, (list, tuple)) else [objs]:
        me = o.data
        layer = me.color_attributes.get("Tone") or me.color_attributes.new("Tone", "FLOAT_COLOR", "CORNER")
        cols = np.ones((len(me.loops), 4), np.float32)
        for f in me.polygons:
            for li in f.loop_indices:
                c = fn(me.vertices[me.loops[li].vertex_index].co, f.normal) if callable(fn) else fn
                cols[li, :3] = np.clip(c, 0.0, 1.0)
        layer.data.foreach_set("color", cols.ravel())
    return objs


def weathered(base=0.86, spread=0.14, dirt=0.3, height=0.7, seed=0.0, scale=0.9):
    """Tone function: blotches everywhere and dirt rising from the table."""
    def fn(p, n):
        k = base + spread * 1.4 * kit.fbm(p, scale, 3, seed)
        d = dirt * max(0.0, 1.0 - p.z / height) * (0.8 + 0.6 * kit.noise(p, 1.7, seed + 3))
        return k * (1 - d), k * (1 - 1.12 * d), k * (1 - 1.3 * d)
    return fn


# Plane geometry

def inside(p, poly):
    """Whether a 2D point lies in a polygon."""
    x, y = p
    hit = False
    for (x0, y0), (x1, y1) in zip(poly, poly[1:] + poly[:1]):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            hit = not hit
    return hit


def edge_distance(p, poly):
    """Distance from a 2D point to a polygon's outline."""
    best, q = 1e9, Vector(p)
    for a, b in zip(poly, poly[1:] + poly[:1]):
        c, t = geometry.intersect_point_line(q, Vector(a), Vector(b))
        c = Vector(a).lerp(Vector(b), min(1.0, max(0.0, t)))
        best = min(best, (q - c.to_2d()).length)
    return best


def resample(poly, step):
    """Closed polygon with no edge longer than `step`."""
    out = []
    for a, b in zip(poly, poly[1:] + poly[:1]):
        n = max(1, math.ceil(math.dist(a, b) / step - 1e-6))
        out += [(a[0] + (b[0] - a[0]) * i / n, a[1] + (b[1] - a[1]) * i / n) for i in range(n)]
    return out


def rect(x0, y0, x1, y1):
    """Counterclockwise rectangle."""
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def arch(x0, y0, x1, y1, rise, seg=6):
    """Counterclockwise opening whose top is an arc of height `rise`."""
    c, r = (x0 + x1) / 2, (x1 - x0) / 2
    return [(x0, y0), (x1, y0)] + [(c + r * math.cos(math.pi * i / seg),
                                    y1 - rise + rise * math.sin(math.pi * i / seg))
                                   for i in range(seg + 1)]


def blob(cx, cy, rx, ry, n=14, rough=0.2, seed=0.0):
    """Counterclockwise irregular outline around a point."""
    out = []
    for i in range(n):
        a = 2 * math.pi * i / n
        k = 1 + rough * 1.8 * kit.noise((math.cos(a), math.sin(a), seed), 1.6, seed)
        out.append((cx + rx * k * math.cos(a), cy + ry * k * math.sin(a)))
    return out


def triangulate(outline, holes=(), grid=0.5, seed=1):
    """Triangles of a polygon with holes and inner points about `grid` apart.

    Returns (points, triangles, boundary edges); outline and holes are used as
    given, resample them first if their edges are long.
    """
    rng = random.Random(seed)
    loops = [outline, *holes]
    pts, edges = [], []
    for loop in loops:
        k = len(pts)
        pts += [Vector(p) for p in loop]
        edges += [(k + i, k + (i + 1) % len(loop)) for i in range(len(loop))]
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    row, y = 0, min(ys) + grid / 2
    while y < max(ys):
        x = min(xs) + grid * (0.5 if row % 2 else 0.0)
        while x < max(xs):
            q = (x + rng.uniform(-.12, .12) * grid, y + rng.uniform(-.12, .12) * grid)
            if inside(q, outline) and not any(inside(q, h) for h in holes) \
                    and all(edge_distance(q, l) > 0.42 * grid for l in loops):
                pts.append(Vector(q))
            x += grid
        row, y = row + 1, y + grid * 0.87
    vs, es, fs, *_ = geometry.delaunay_2d_cdt(pts, edges, [], 0, 1e-5)
    keep = []
    for f in fs:
        c = sum((vs[i] for i in f), Vector((0, 0))) / len(f)
        if inside(c, outline) and not any(inside(c, h) for h in holes):
            a, b, d = (vs[i] for i in f)
            keep.append(tuple(f) if (b - a).cross(d - a) > 0 else tuple(reversed(f)))
    count = {}
    for f in keep:
        for e in zip(f, f[1:] + f[:1]):
            count[e] = True
    rim = [e for e in count if (e[1], e[0]) not in count]
    return vs, keep, rim


def slab(outline, m, thick, holes=(), frame=None, grid=0.5, flare=0.0, rough=0.0, back=True,
         seed=1, step=None, sharp=35):
    """Plate cut from a polygon: w runs from 0 to `thick` above the (u, v) plane.

    `frame(u, v, w)` maps to the model (default: u, v, w are x, y, z). `flare`
    chamfers the upper rim, `rough` is the unevenness of the upper side in
    inches, `back=False` leaves the hidden underside open.
    """
    frame = frame or (lambda u, v, w: (u, v, w))
    step = step or grid
    vs, tris, rim = triangulate(resample(list(outline), step), [resample(list(h), step) for h in holes], grid,
                                seed)
    n, inset = len(vs), {}
    for a, b in rim:
        d = (vs[b] - vs[a]).normalized()
        for i in (a, b):
            inset[i] = inset.get(i, Vector((0, 0))) + Vector((-d.y, d.x))
    top, low = [], []
    for i, p in enumerate(vs):
        q = p + inset[i].normalized() * flare if flare and i in inset else p
        w = thick + (rough * kit.fbm((p.x, p.y, seed), 1.6, 2, seed) if rough else 0)
        top.append(frame(q.x, q.y, w))
        low.append(frame(p.x, p.y, 0.0))
    fs = list(tris)
    if back:
        fs += [tuple(n + i for i in reversed(f)) for f in tris]
    fs += [(a, n + a, n + b, b) for a, b in rim]
    o = kit.raw(top + low, fs, m, "slab", sharp=sharp)
    return settle(o)


def settle(o):
    """Drop unused vertices."""
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.delete(bm, geom=[v for v in bm.verts if not v.link_faces], context="VERTS")
    bm.to_mesh(o.data)
    bm.free()
    return o


def wall_frame(a, b, base=0.0):
    """Frame of a wall from a to b: u along it, v up, w out to its right side."""
    a, b = Vector((*a, 0)), Vector((*b, 0))
    d = (b - a).normalized()
    side = Vector((d.y, -d.x, 0))
    return lambda u, v, w: a + d * u + side * w + Vector((0, 0, v + base))


# Pieces

def stud(x0, y0, x1, y1, m, w0, w1, frame, chamfer=0.03, rng=None):
    """Stone facing: a pillow on a frame's plane from w0 to w1, open at the back."""
    j = (lambda s: rng.uniform(-s, s)) if rng else (lambda s: 0.0)
    c = chamfer
    low = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    top = [(x0 + c, y0 + c), (x1 - c, y0 + c), (x1 - c, y1 - c), (x0 + c, y1 - c)]
    vs = [frame(x, y, w0) for x, y in low]
    vs += [frame(x + j(c / 2), y + j(c / 2), w1 + j(c / 4)) for x, y in top]
    fs = [(4, 5, 6, 7)] + [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)]
    return kit.raw(vs, fs, m, "stud", sharp=20)


def block(size, at, m, rot=(0, 0, 0), bevel=0.035, rng=None, rough=0.02):
    """Hewn block: a bevelled box with shaken corners."""
    o = kit.box(size, (0, 0, 0), m, bevel=bevel)
    if rng:
        s = rng.random() * 50
        kit.displace(o, lambda p, n: rough * kit.noise(p, 2.4 / max(size), s))
    return kit.place(kit.sharpen(o, 25), at, rot)


def plank(a, b, width, thick, m, up=(0, 0, 1), bevel=0.02):
    """Timber from a to b."""
    length = (Vector(b) - Vector(a)).length
    return kit.aim(kit.box((length, width, thick), (length / 2, 0, 0), m, bevel=bevel), a, b, up)


def scatter(n, place, m, seed, lo=0.06, hi=0.22, squash=(0.5, 0.8), sub=1):
    """`n` stones; place(rng) returns (x, y, z); stones sink a little."""
    rng, out = random.Random(seed), []
    for i in range(n):
        x, y, z = place(rng)
        r = lo + (hi - lo) * rng.random() ** 2
        s = rng.uniform(*squash)
        o = kit.rock((x, y, max(z + r * s * 0.45, 0.0)), r, m, seed * 13.7 + i, rng.uniform(0, 360), s, sub)
        out.append(tone(o, rng.uniform(0.7, 1.0)))
    return out


# Export

def edge_wear(o, gain=1.36, width=0.075):
    """Brighten the narrow convex faces (bevels) of an object's tone."""
    bm = bmesh.new()
    bm.from_mesh(o.data)
    layer = bm.loops.layers.float_color["Tone"]

    def narrow(f):
        return f.calc_area() / max(e.calc_length() for e in f.edges)
    for f in bm.faces:
        if len(f.verts) > 4 or narrow(f) > width:
            continue
        edge = max(f.edges, key=lambda e: e.calc_length())
        if any(n is not f and narrow(n) > 1.3 * narrow(f) for n in edge.link_faces) \
                and edge.is_manifold and math.radians(15) < edge.calc_face_angle_signed() < math.radians(75):
            for loop in f.loops:
                c = loop[layer]
                loop[layer] = (*(min(1.0, k * gain + .02) for k in c[:3]), 1.0)
    bm.to_mesh(o.data)
    bm.free()


def split_hard_edges(o):
    """Mark the edges above the object's `sharp` angle for hard shading."""
    bm = bmesh.new()
    bm.from_mesh(o.data)
    for e in bm.edges:
        if len(e.link_faces) == 2:
            e.smooth = e.calc_face_angle(0) <= math.radians(o.get("sharp", kit.SHARP))
    bm.to_mesh(o.data)
    bm.free()


def triangles_only(o):
    """Triangulate in place, keeping the corner colours."""
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.triangulate(bm, faces=[f for f in bm.faces if len(f.verts) > 3])
    bm.to_mesh(o.data)
    bm.free()


def centre():
    """Move everything so that the middle of its footprint is the origin."""
    objs = [o for o in bpy.context.scene.objects if o.type == "MESH"]
    every = np.vstack([kit.verts(o) for o in objs])
    x, y, _ = (every.max(0) + every.min(0)) / 2
    kit.place(objs, (-x, -y, 0))


def finish(path, ao_dist=1.1, ao_rays=64, ao_strength=1.0):
    """Bake occlusion times tone, join one node per part, export `path` as GLB."""
    groups = {}
    for o in [o for o in bpy.context.scene.objects if o.type == "MESH"]:
        me = o.data
        if not me.color_attributes.get("Tone"):
            tone(o, 0.88)
        edge_wear(o)
        co = kit.verts(o)
        co[:, 2] = np.maximum(co[:, 2], 0.0)
        me.vertices.foreach_set("co", co.ravel())
        me.update()
        split_hard_edges(o)
        groups.setdefault(o.get("part", "Body"), []).append(o)
    objs = [kit.join(g, name) for name, g in sorted(groups.items())]
    for o in objs:
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = math.pi
    kit.bake_ao(objs, ao_dist, ao_rays, ao_strength, floor=True)
    for o in objs:
        layers = o.data.color_attributes
        shade, factor = (np.empty(len(o.data.loops) * 4, np.float32) for _ in "ab")
        layers["AO"].data.foreach_get("color", shade)
        layers["Tone"].data.foreach_get("color", factor)
        layers["AO"].data.foreach_set("color", shade * factor)
        layers.remove(layers["Tone"])
        layers.active_color_index = layers.render_color_index = 0
        triangles_only(o)
    everything = np.vstack([kit.verts(o) for o in objs])
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    bpy.ops.export_scene.gltf(filepath=path, export_format="GLB", export_apply=False, export_colors=True,
                              export_texcoords=False, export_normals=True, export_animations=False,
                              export_cameras=False, export_lights=False, export_yup=True)
    glb_colours.to_bytes(path)
    return {"tris": sum(kit.tri_count(o) for o in objs), "meshes": len(objs),
            "size": everything.max(0) - everything.min(0), "height": everything[:, 2].max()}

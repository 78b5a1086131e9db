"""Modelling kit shared by the figure and terrain scripts (Blender 3.4, headless).

Units: 1 unit = 1 inch. z is up, the origin is on the table under the centre of
the model, a figure faces +X. Angles are in degrees. Every builder returns a
Blender object whose mesh is already in world coordinates (identity matrix), so
parts can be moved with `place` and never need parenting.

Quick tour (all sizes in inches):

  mat(name, rgb, rough=.7, metal=0, emit=None, alpha=1, ao=True)   linear rgb
  box(size, at, m, rot, bevel, taper)    cylinder(r, h, at, m, rot, bevel, r2)
  ball(r, at, m, scale)                  lathe(profile, at, m)      r,z pairs
  tube(points, radii, m)                 limbs, hoses, barrels along a spline
  extrude(outline, depth, m, plane)      flat shapes with bevels
  sheet(rows, m, thick)                  cloth, capes, tarpaulins, awnings
  heightfield(fn, size, m)               ground patches
  raw(verts, faces, m)                   anything else
  place(obj or list, at, rot, scale)     aim(obj, a, b, up)   mirror_y(obj)
  copy(obj)   join(objs)   bevel(obj, w)   subdivide(obj, n)
  displace(obj, fn)   densify(obj, edge)   decimate(obj, tris)
  fuse(objs, voxel, tris)                blend overlapping solids into one skin
  sharpen(obj, angle)                    edges above the angle stay hard
  noise(p, scale), fbm(p, scale)         deterministic, -1..1
  disc_base(diameter, notched)           the wargame base; rim material `Tint`
  finish(path, ao_dist, ...)             bake AO, join per material, export GLB
  preview(path, view)                    Cycles test render

A script exposes MODELS = {name: function}; the function only builds objects
(build.py resets the scene before it and calls `finish` after it). It may return
a dict of options for `finish`, for example {"ao_dist": 3.0}.

Material names with a meaning for the renderer: `Tint` and `TintAccent` are
multiplied by the owner's colour.
"""
import math
import os
import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector, noise as _mn
from mathutils.bvhtree import BVHTree
import glb_colours

SHARP = 42.0  # default angle in degrees above which an edge is shaded hard


# Scene and materials

def reset():
    """Empty the scene, materials included."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def mat(name, rgb, rough=0.7, metal=0.0, emit=None, alpha=1.0, ao=True):
    """Material by name, made on first use. `rgb` and `emit` are linear colours.

    `ao=False` keeps the surface out of the ambient occlusion: it casts none and
    stays white (blades, glass, lights).
    """
    m = bpy.data.materials.get(name)
    if m:
        return m
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.use_backface_culling = True
    m["ao"] = 1 if ao else 0
    b = m.node_tree.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = (*rgb, 1.0)
    b.inputs["Roughness"].default_value = rough
    b.inputs["Metallic"].default_value = metal
    if emit:
        b.inputs["Emission"].default_value = (*emit, 1.0)
        b.inputs["Emission Strength"].default_value = 1.0
    if alpha < 1.0:
        b.inputs["Alpha"].default_value = alpha
        m.blend_method = "BLEND"
    return m


def srgb(hexcode):
    """Linear rgb of an sRGB colour written as 'c8b48a'."""
    out = []
    for i in (0, 2, 4):
        c = int(hexcode[i:i + 2], 16) / 255.0
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return tuple(out)


# Object plumbing

def raw(verts, faces, m, name="part", sharp=SHARP):
    """Object from vertices and faces (indices), outward winding counterclockwise."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    me.validate()
    return _wrap(me, m, name, sharp)


def _wrap(me, m, name, sharp):
    if m:
        me.materials.append(m)
    o = bpy.data.objects.new(name, me)
    o["sharp"] = float(sharp)
    bpy.context.scene.collection.objects.link(o)
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    return o


def _from_bm(bm, m, name="part", sharp=SHARP, fix=True):
    if fix:
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    return _wrap(me, m, name, sharp)


def _list(objs):
    return list(objs) if isinstance(objs, (list, tuple)) else [objs]


def matrix(at=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Matrix of scale, then rotation (XYZ Euler degrees), then translation."""
    s = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return (Matrix.Translation(Vector(at))
            @ Euler([math.radians(a) for a in rot]).to_matrix().to_4x4()
            @ Matrix.Diagonal((*s, 1.0)))


def transform(objs, mx):
    """Apply a 4x4 matrix to the mesh data of one object or a list; returns it."""
    for o in _list(objs):
        o.data.transform(mx)
        if mx.determinant() < 0:
            o.data.flip_normals()
    return objs


def place(objs, at=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Scale, rotate, then move one object or a list; returns it."""
    return transform(objs, matrix(at, rot, scale))


def aim_matrix(a, b, up=(0, 0, 1)):
    """Matrix that sends the origin to `a`, +X towards `b` and +Z near `up`."""
    a, x = Vector(a), (Vector(b) - Vector(a)).normalized()
    y = Vector(up).cross(x)
    if y.length < 1e-5:
        y = Vector((0, 1, 0)).cross(x) if abs(x.y) < 0.9 else Vector((1, 0, 0)).cross(x)
    y.normalize()
    z = x.cross(y)
    mx = Matrix((x, y, z)).transposed().to_4x4()
    mx.translation = a
    return mx


def aim(objs, a, b, up=(0, 0, 1)):
    """Place parts modelled along +X at the origin so they point from a to b."""
    return transform(objs, aim_matrix(a, b, up))


def copy(objs):
    """Independent copies of one object or a list."""
    out = []
    for o in _list(objs):
        n = o.copy()
        n.data = o.data.copy()
        bpy.context.scene.collection.objects.link(n)
        out.append(n)
    return out if isinstance(objs, (list, tuple)) else out[0]


def mirror_y(objs):
    """Mirrored copies across the xz plane (left and right of a figure)."""
    return transform(copy(objs), Matrix.Diagonal((1, -1, 1, 1)))


def remove(objs):
    """Delete objects."""
    for o in _list(objs):
        me = o.data
        bpy.data.objects.remove(o)
        bpy.data.meshes.remove(me)


def join(objs, name=None):
    """Join objects into the first one; material slots are kept."""
    objs = _list(objs)
    first = objs[0]
    if len(objs) > 1:
        with bpy.context.temp_override(active_object=first, object=first,
                                       selected_objects=objs,
                                       selected_editable_objects=objs):
            bpy.ops.object.join()
    if name:
        first.name = first.data.name = name
    return first


def verts(o):
    """Vertex positions as an (n, 3) array."""
    a = np.empty(len(o.data.vertices) * 3)
    o.data.vertices.foreach_get("co", a)
    return a.reshape(-1, 3)


def tri_count(o):
    """Triangles in an object."""
    return sum(len(p.vertices) - 2 for p in o.data.polygons)


# Builders

def box(size, at=(0, 0, 0), m=None, rot=(0, 0, 0), bevel=0.0, seg=1, taper=(1, 1),
        shift=(0, 0)):
    """Box of `size` centred on `at`; `taper` scales and `shift` moves its top face."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1.0)
    for v in bm.verts:
        top = v.co.z > 0
        v.co.x = v.co.x * size[0] * (taper[0] if top else 1) + (shift[0] if top else 0)
        v.co.y = v.co.y * size[1] * (taper[1] if top else 1) + (shift[1] if top else 0)
        v.co.z *= size[2]
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=seg,
                        affect="EDGES", profile=0.5, clamp_overlap=True)
    return place(_from_bm(bm, m), at, rot)


def cylinder(r, h, at=(0, 0, 0), m=None, rot=(0, 0, 0), bevel=0.0, r2=None, seg=16):
    """Cylinder centred on `at` along z; `r2` is the top radius."""
    r2 = r if r2 is None else r2
    z = h / 2
    if bevel:
        prof = [(0, -z), (r - bevel, -z), (r, -z + bevel), (r2, z - bevel),
                (r2 - bevel, z), (0, z)]
    else:
        prof = [(0, -z), (r, -z), (r2, z), (0, z)]
    return place(lathe(prof, m=m, seg=seg), at, rot)


def lathe(profile, at=(0, 0, 0), m=None, seg=16, rot=(0, 0, 0), arc=360.0, sharp=SHARP):
    """Surface of revolution about z from (r, z) pairs, given bottom to top."""
    bm = bmesh.new()
    full = arc >= 359.9
    n = seg if full else seg + 1
    rings = []
    for r, z in profile:
        if r < 1e-6:
            rings.append([bm.verts.new((0, 0, z))])
        else:
            rings.append([bm.verts.new((r * math.cos(math.radians(arc) * i / seg),
                                        r * math.sin(math.radians(arc) * i / seg), z))
                          for i in range(n)])
    _skin(bm, rings, full)
    return place(_from_bm(bm, m, sharp=sharp, fix=full), at, rot)


def _skin(bm, rings, closed=True):
    """Quads between rings of equal length; a ring of one vertex is a pole."""
    for a, b in zip(rings, rings[1:]):
        n = max(len(a), len(b))
        for i in range(n if closed else n - 1):
            j = (i + 1) % n
            f = []
            for v in ((a[i % len(a)], a[j % len(a)], b[j % len(b)], b[i % len(b)])):
                if v not in f:
                    f.append(v)
            if len(f) > 2:
                bm.faces.new(f)


def ball(r, at=(0, 0, 0), m=None, scale=(1, 1, 1), rot=(0, 0, 0), seg=12, rings=8):
    """Ellipsoid: radius r times `scale`."""
    prof = [(r * math.sin(math.pi * i / rings), -r * math.cos(math.pi * i / rings))
            for i in range(rings + 1)]
    prof[0], prof[-1] = (0, -r), (0, r)
    return place(lathe(prof, m=m, seg=seg, sharp=180), at, rot, scale)


def spline(points, steps):
    """Catmull-Rom resampling: `steps` pieces per span; works on any dimension."""
    p = np.asarray(points, float)
    if steps <= 1 or len(p) < 3:
        return p if steps <= 1 else np.vstack(
            [p[0] + (p[1] - p[0]) * i / steps for i in range(steps)] + [p[1]])
    q = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for k in range(1, len(q) - 2):
        a, b, c, d = q[k - 1], q[k], q[k + 1], q[k + 2]
        for i in range(steps):
            t = i / steps
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                              + (3 * b - a - 3 * c + d) * t ** 3))
    out.append(p[-1])
    return np.array(out)


def tube(points, radii, m=None, seg=10, steps=1, side=None, cap=0.0, power=2.0,
         fn=None, sharp=SHARP):
    """Loft along a spline.

    `radii` has one r or (r_side, r_other) per point. `side` is the direction of
    r_side (it is kept perpendicular to the path), default near +Y. `cap` rounds
    the ends: dome height as a fraction of the radius, 0 is flat, None leaves
    them open. `power` above 2 makes the section squarer. `fn(t, angle)` may
    return a factor on the radius (folds, flattening): t runs 0..1 along the
    path, angle in radians from `side`.
    """
    pts = np.asarray(points, float)
    rad = np.array([(r, r) if np.isscalar(r) else tuple(r) for r in radii], float)
    both = spline(np.hstack([pts, rad]), steps)
    pts, rad = both[:, :3], np.maximum(both[:, 3:], 1e-4)
    tan = np.gradient(pts, axis=0)
    s = Vector(side) if side is not None else Vector((0, 1, 0))
    bm = bmesh.new()
    rings, n = [], len(pts)

    def ring(c, t, s, o, rx, ry):
        out = []
        for i in range(seg):
            a = 2 * math.pi * i / seg
            ca, sa = math.cos(a), math.sin(a)
            k = (abs(ca) ** power + abs(sa) ** power) ** (-1.0 / power)
            if fn:
                k *= fn(t, a)
            out.append(bm.verts.new(c + s * (rx * k * ca) + o * (ry * k * sa)))
        return out

    for i in range(n):
        t = Vector(tan[i]).normalized()
        s = s - t * s.dot(t)
        if s.length < 1e-4:
            s = t.orthogonal()
        s.normalize()
        o = t.cross(s)
        c, u = Vector(pts[i]), i / (n - 1)
        rx, ry = rad[i]
        dome = (cap or 0) * min(rx, ry)
        if i == 0 and cap is not None:
            rings.append([bm.verts.new(c - t * dome)])
            if cap:
                rings.append(ring(c - t * dome * 0.7, u, s, o, rx * 0.7, ry * 0.7))
        rings.append(ring(c, u, s, o, rx, ry))
        if i == n - 1 and cap is not None:
            if cap:
                rings.append(ring(c + t * dome * 0.7, u, s, o, rx * 0.7, ry * 0.7))
            rings.append([bm.verts.new(c + t * dome)])
    _skin(bm, rings)
    return _from_bm(bm, m, sharp=sharp, fix=cap is not None)


def extrude(outline, depth, m=None, plane="xz", at=(0, 0, 0), rot=(0, 0, 0), bevel=0.0,
            seg=1):
    """Prism of a 2D outline; `plane` is 'xy', 'xz' or 'yz', depth is centred."""
    bm = bmesh.new()
    idx = {"xy": (0, 1, 2), "xz": (0, 2, 1), "yz": (1, 2, 0)}[plane]

    def pt(p, d):
        c = [0, 0, 0]
        c[idx[0]], c[idx[1]], c[idx[2]] = p[0], p[1], d
        return bm.verts.new(c)

    lo = [pt(p, -depth / 2) for p in outline]
    hi = [pt(p, depth / 2) for p in outline]
    bm.faces.new(lo)
    bm.faces.new(hi[::-1])
    for i in range(len(lo)):
        j = (i + 1) % len(lo)
        bm.faces.new((lo[i], hi[i], hi[j], lo[j]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=seg,
                        affect="EDGES", profile=0.5, clamp_overlap=True)
    bmesh.ops.triangulate(bm, faces=[f for f in bm.faces if len(f.verts) > 4])
    return place(_from_bm(bm, m), at, rot)


def sheet(rows, m=None, thick=0.02, closed=False, sharp=70.0):
    """Solid cloth from a grid of points (rows of equal length), front side up.

    `closed` joins the last column to the first (skirts, caps); a first row
    whose points coincide becomes a pole.
    """
    g = np.asarray(rows, float)
    nr, nc = g.shape[:2]
    du, dv = np.gradient(g, axis=0), np.gradient(g, axis=1)
    if closed:
        dv = (np.roll(g, -1, axis=1) - np.roll(g, 1, axis=1)) / 2
    nn = np.cross(du, dv)
    nn /= np.maximum(np.linalg.norm(nn, axis=2, keepdims=True), 1e-9)
    pole = bool(np.abs(g[0] - g[0, 0]).max() < 1e-6)
    if pole:
        nn[0] = nn[1].mean(axis=0) / np.linalg.norm(nn[1].mean(axis=0))
    top, low = g + nn * thick / 2, g - nn * thick / 2
    vs = np.vstack([top.reshape(-1, 3), low.reshape(-1, 3)])
    half, fs, cols = nr * nc, [], nc if closed else nc - 1
    for i in range(nr - 1):
        for j in range(cols):
            a, b = i * nc + j, i * nc + (j + 1) % nc
            c, d = a + nc, b + nc
            fs += [(a, c, d, b), (half + a, half + b, half + d, half + c)]
    rim = [] if pole else [(0, j, 0, (j + 1) % nc) for j in range(cols)]
    rim += [(nr - 1, (j + 1) % nc, nr - 1, j) for j in range(cols)]
    if not closed:
        rim += [(i + 1, 0, i, 0) for i in range(nr - 1)]
        rim += [(i, nc - 1, i + 1, nc - 1) for i in range(nr - 1)]
    for r0, c0, r1, c1 in rim:
        a, b = r0 * nc + c0, r1 * nc + c1
        fs.append((a, b, half + b, half + a))
    o = raw(vs, fs, m, sharp=sharp)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    bm.to_mesh(o.data)
    bm.free()
    return o


def heightfield(fn, size, m=None, n=(16, 16), at=(0, 0, 0), sharp=180.0):
    """Ground patch: z = fn(x, y) over `size` (x, y), `n` cells, centred on `at`."""
    vs, fs = [], []
    for j in range(n[1] + 1):
        for i in range(n[0] + 1):
            x, y = (i / n[0] - .5) * size[0], (j / n[1] - .5) * size[1]
            vs.append((x + at[0], y + at[1], fn(x, y) + at[2]))
    w = n[0] + 1
    for j in range(n[1]):
        for i in range(n[0]):
            a = j * w + i
            fs.append((a, a + 1, a + w + 1, a + w))
    return raw(vs, fs, m, sharp=sharp)


# Edits

def apply(o, kind, **settings):
    """Add a modifier of a Blender type, apply it, return the object."""
    md = o.modifiers.new(kind, kind)
    for k, v in settings.items():
        setattr(md, k, v)
    dg = bpy.context.evaluated_depsgraph_get()
    dg.update()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    o.modifiers.clear()
    old = o.data
    o.data = me
    bpy.data.meshes.remove(old)
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    return o


def bevel(o, width, seg=1, angle=30.0):
    """Bevel the edges sharper than `angle`."""
    return apply(o, "BEVEL", width=width, segments=seg, limit_method="ANGLE",
                 angle_limit=math.radians(angle))


def subdivide(o, levels=1, simple=False):
    """Catmull-Clark (or plain, with `simple`) subdivision."""
    return apply(o, "SUBSURF", levels=levels,
                 subdivision_type="SIMPLE" if simple else "CATMULL_CLARK")


def decimate(o, tris):
    """Collapse edges until about `tris` triangles are left."""
    n = tri_count(o)
    return apply(o, "DECIMATE", ratio=tris / n) if n > tris else o


def smooth(o, rounds=2, factor=0.5):
    """Laplacian-like relaxation of the surface."""
    return apply(o, "SMOOTH", iterations=rounds, factor=factor)


def fuse(objs, voxel=0.02, tris=1500, rounds=2, m=None, fn=None):
    """Blend overlapping closed solids into one skin of about `tris` triangles.

    `fn(position, normal)` may return a displacement along the normal in inches,
    applied before decimation (folds, wrinkles, fur).
    """
    o = join(objs)
    m = m or o.data.materials[0]
    apply(o, "REMESH", mode="VOXEL", voxel_size=voxel, use_smooth_shade=True)
    if rounds:
        smooth(o, rounds)
    if fn:
        displace(o, fn)
    decimate(o, tris)
    o.data.materials.clear()
    o.data.materials.append(m)
    o["sharp"] = 180.0
    return o


def displace(o, fn):
    """Move vertices along their normals by fn(position, normal) inches."""
    me = o.data
    moves = [v.normal * fn(v.co, v.normal) for v in me.vertices]
    for v, d in zip(me.vertices, moves):
        v.co += d
    me.update()
    return o


def densify(o, edge):
    """Split edges longer than `edge` so that baked occlusion has vertices to use."""
    bm = bmesh.new()
    bm.from_mesh(o.data)
    for _ in range(6):
        long = [e for e in bm.edges if e.calc_length() > edge]
        if not long:
            break
        bmesh.ops.subdivide_edges(bm, edges=long, cuts=1, use_grid_fill=True)
    bmesh.ops.triangulate(bm, faces=[f for f in bm.faces if len(f.verts) > 4])
    bm.to_mesh(o.data)
    bm.free()
    o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))
    return o


def sharpen(o, angle):
    """Set the angle above which edges are shaded hard (180: all smooth)."""
    o["sharp"] = float(angle)
    return o


def noise(p, scale=1.0, seed=0.0):
    """Smooth noise in -1..1 at point p (frequency `scale` per inch)."""
    return _mn.noise(Vector(p) * scale + Vector((seed * 17.3, seed * 5.1, seed * 9.7)))


def fbm(p, scale=1.0, octaves=4, seed=0.0):
    """Fractal noise, about -1..1."""
    s, a, f = 0.0, 0.5, scale
    for _ in range(octaves):
        s += a * noise(p, f, seed)
        a, f = a * 0.5, f * 2.0
    return s


# The wargame base

BASE_H = 0.12


def base_outline(diameter, notched=False, seg=36, inset=0.0):
    """Outline of a round base moved inwards by `inset`; notches 0.5 x 0.118 on +X and -X."""
    r = diameter / 2 - inset
    if not notched:
        return [(r * math.cos(2 * math.pi * i / seg), r * math.sin(2 * math.pi * i / seg))
                for i in range(seg)]
    half, d = 0.25 + inset, diameter / 2 - 0.118 - inset
    a0 = math.asin(half / r)
    out = []
    for k in (0, 1):
        s = 1 if k == 0 else -1
        out += [(s * d, s * -half), (s * d, 0.0), (s * d, s * half)]
        n = seg // 2
        for i in range(n + 1):
            a = k * math.pi + a0 + (math.pi - 2 * a0) * i / n
            out.append((r * math.cos(a), r * math.sin(a)))
    return out


def _even_angles(line, r):
    """Angles of the outline points, kept in order at the corners of the notches."""
    out = []
    for x, y in line:
        t = math.atan2(y, x)
        if abs(abs(y) - 0.25) < 1e-4 and abs(x) > r * 0.6:
            t += (0.1 if math.hypot(x, y) > r - 0.01 else -0.05) * (1 if x * y > 0 else -1)
        out.append(t)
    return out


def disc_base(diameter, notched=False, ground="8a7a5c", stone="8d8778", seed=1,
              pebbles=7, seg=36, relief=0.026, keep=(), tufts=3, grass="7c8250"):
    """Base with a bevelled rim (material `Tint`), rough ground and pebbles.

    `keep` lists (x, y, radius) circles that stay free of pebbles (feet).
    Returns the function z(x, y) of the ground height. Height 0.12 inches.
    """
    r = diameter / 2
    rim = mat("Tint", (0.62, 0.62, 0.62), rough=0.55)
    gm = mat("Ground", srgb(ground), rough=0.95)
    sm = mat("Stone", srgb(stone), rough=0.9)
    line = base_outline(diameter, notched, seg)
    rings = [(0.0, 0.0), (0.0, 0.022), (0.05, BASE_H), (0.085, BASE_H - 0.004)]
    vs, fs, n = [(0, 0, 0)], [], len(line)
    for inset, z in rings:
        vs += [(x, y, z) for x, y in base_outline(diameter, notched, seg, inset)]
    for i in range(n):
        fs.append((0, 1 + (i + 1) % n, 1 + i))
        for j in range(len(rings) - 1):
            a, b = 1 + j * n + i, 1 + j * n + (i + 1) % n
            fs.append((a, b, b + n, a + n))
    raw(vs, fs, rim, "rim", sharp=30)

    inner = r - 0.085 - (0.118 if notched else 0.0)

    def edge(x, y):
        q = math.hypot(x, y)
        c, s = (abs(x) / q, abs(y) / q) if q > 1e-6 else (0.0, 1.0)
        if not notched or s * r >= 0.25:
            return r
        return (r - 0.118) / c if s * (r - 0.118) <= 0.25 * c else 0.25 / s

    def height(x, y):
        k = 1 - 0.085 / r - math.hypot(x, y) / edge(x, y)
        d = min(1.0, max(0.0, k * r / 0.12))
        return BASE_H - 0.004 + d * relief * (0.75 + 1.3 * fbm((x, y, seed), 3.2, 3))

    nr = max(4, int(r / 0.13))
    vs, fs = [(0, 0, height(0, 0))], []
    around = _even_angles(line, r)
    for j in range(1, nr):
        q = inner * j / nr
        vs += [(q * math.cos(t), q * math.sin(t), height(q * math.cos(t), q * math.sin(t)))
               for t in around]
    vs += [(x, y, BASE_H - 0.004) for x, y in base_outline(diameter, notched, seg, 0.085)]
    for i in range(n):
        fs.append((0, 1 + i, 1 + (i + 1) % n))
        for j in range(nr - 1):
            a, b = 1 + j * n + i, 1 + j * n + (i + 1) % n
            fs.append((a, a + n, b + n, b))
    raw(vs, fs, gm, "ground", sharp=180)

    rng = np.random.default_rng(seed)
    for _ in range(tufts):
        a, d = rng.uniform(0, 2 * math.pi), inner * rng.uniform(0.55, 0.85)
        x, y = d * math.cos(a), d * math.sin(a)
        if all(math.hypot(x - kx, y - ky) > kr * 0.8 for kx, ky, kr in keep):
            tuft((x, y, height(x, y)), 0.075, mat("Grass", srgb(grass), 0.9, ao=False), rng)
    made = 0
    for _ in range(200):
        if made >= pebbles:
            break
        a, d = rng.uniform(0, 2 * math.pi), inner * math.sqrt(rng.uniform(0.05, 0.8))
        s = rng.uniform(0.022, 0.058) * (1.0 if r < 0.8 else 1.5)
        x, y = d * math.cos(a), d * math.sin(a)
        spin = rng.uniform(0, 360)
        squash = rng.uniform(0.45, 0.8)
        if any(math.hypot(x - kx, y - ky) < kr + s for kx, ky, kr in keep):
            continue
        rock((x, y, height(x, y) + s * 0.15), s, sm, seed * 31 + made, spin, squash,
             sub=1 if s < 0.062 else 2)
        made += 1
    return height


def tuft(at, r, m, rng, blades=8):
    """Clump of grass blades of height about 1.4 r."""
    vs, fs = [], []
    for i in range(blades):
        a, lean = rng.uniform(0, 2 * math.pi), rng.uniform(0.15, 0.75)
        w, h = 0.16 * r, r * rng.uniform(0.8, 1.5)
        c, s, d = math.cos(a), math.sin(a), r * 0.3 * rng.uniform(0, 1)
        vs += [(d * c - w * s, d * s + w * c, 0), (d * c + w * s, d * s - w * c, 0),
               ((d + lean * h) * c, (d + lean * h) * s, h), ((d - w) * c, (d - w) * s, 0)]
        k = 4 * i
        fs += [(k, k + 2, k + 1), (k + 1, k + 2, k + 3), (k + 3, k + 2, k)]
    o = raw(vs, fs, m, "tuft")
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    return place(o, at)


def rock(at, r, m, seed=0, spin=0.0, squash=0.6, sub=1, rough=0.3):
    """Small faceted stone."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=r)
    for v in bm.verts:
        v.co *= 1.0 + rough * noise(v.co, 1.3 / r, seed)
        v.co.z *= squash
    return place(_from_bm(bm, m, "rock", sharp=28), at, (0, 0, spin))


# Baking and export

def _directions(n):
    """Cosine-weighted hemisphere directions about +z, deterministic."""
    i = np.arange(n) + 0.5
    r, a = np.sqrt(i / n), math.pi * (3 - math.sqrt(5)) * i
    return np.stack([r * np.cos(a), r * np.sin(a), np.sqrt(1 - r * r)], axis=1)


def _mark_sharp(o):
    me, ang = o.data, math.radians(o.get("sharp", SHARP))
    bm = bmesh.new()
    bm.from_mesh(me)
    for e in bm.edges:
        if len(e.link_faces) == 2:
            e.smooth = e.calc_face_angle(0) <= ang
    bm.to_mesh(me)
    bm.free()
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.pi


def _occluders(objs, floor):
    vs, ts = [], []
    for o in objs:
        if not all(m.get("ao", 1) for m in o.data.materials if m):
            continue
        k = len(vs)
        vs += [v.co.copy() for v in o.data.vertices]
        o.data.calc_loop_triangles()
        ts += [tuple(i + k for i in t.vertices) for t in o.data.loop_triangles]
    if floor:
        k, s = len(vs), 60.0
        vs += [Vector(p) for p in ((-s, -s, -.001), (s, -s, -.001), (s, s, -.001), (-s, s, -.001))]
        ts += [(k, k + 1, k + 2), (k, k + 2, k + 3)]
    return BVHTree.FromPolygons(vs, ts, all_triangles=True)


def triangulate(o):
    """Triangulate in place, keeping the shading normals in the attribute `N`."""
    me = o.data
    me.calc_normals_split()
    n = np.empty(len(me.loops) * 3, np.float32)
    me.loops.foreach_get("normal", n)
    me.attributes.new("N", "FLOAT_VECTOR", "CORNER")
    me.attributes["N"].data.foreach_set("vector", n)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.triangulate(bm, faces=[f for f in bm.faces if len(f.verts) > 3])
    bm.to_mesh(me)
    bm.free()


def cull_hidden(objs, rays=72):
    """Delete faces from which no ray leaves the model (parts buried in others)."""
    tree, dirs = _occluders(objs, False), [Vector(d) for d in _directions(rays)]
    for o in objs:
        if not all(m.get("ao", 1) for m in o.data.materials if m):
            continue
        bm = bmesh.new()
        bm.from_mesh(o.data)
        bm.normal_update()
        bmesh.ops.delete(bm, geom=[f for f in bm.faces if not _sees_out(tree, f, dirs)],
                         context="FACES")
        bm.to_mesh(o.data)
        bm.free()


def restore_normals(o):
    """Put the normals saved by `triangulate` back after faces were removed."""
    me = o.data
    n = np.empty(len(me.loops) * 3, np.float32)
    me.attributes["N"].data.foreach_get("vector", n)
    me.attributes.remove(me.attributes["N"])
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.pi
    me.normals_split_custom_set(n.reshape(-1, 3).tolist())


def _sees_out(tree, f, dirs):
    n, c = f.normal, f.calc_center_median()
    if n.length < 0.5:
        return True
    q = n.to_track_quat("Z", "Y")
    for p in [c] + [v.co.lerp(c, 0.12) for v in f.verts]:
        start = p + n * 0.0015
        for d in dirs:
            if tree.ray_cast(start, q @ d)[0] is None:
                return True
    return False


def bake_ao(objs, dist=0.6, rays=64, strength=1.0, low=0.35, floor=True):
    """Grey vertex colours `low`..1 from hemisphere rays of length `dist` inches."""
    tree, dirs = _occluders(objs, floor), _directions(rays)
    for o in objs:
        me = o.data
        me.color_attributes.new("AO", "FLOAT_COLOR", "CORNER")
        me.color_attributes.active_color_index = 0
        me.color_attributes.render_color_index = 0
        on = all(m.get("ao", 1) for m in me.materials if m)
        me.calc_normals_split()
        seen, cols = {}, np.ones((len(me.loops), 4), np.float32)
        for li, lp in enumerate(me.loops if on else []):
            nv = lp.normal
            key = (lp.vertex_index, round(nv.x, 1), round(nv.y, 1), round(nv.z, 1))
            if key not in seen:
                seen[key] = _sample(tree, me.vertices[lp.vertex_index].co, Vector(nv),
                                    dirs, dist, strength, low)
            cols[li, :3] = seen[key]
        me.color_attributes["AO"].data.foreach_set("color", cols.ravel())


def _sample(tree, p, n, dirs, dist, strength, low):
    q = n.to_track_quat("Z", "Y")
    start = p + n * max(0.004, dist * 0.006)
    hit = 0.0
    for d in dirs:
        loc, _, _, dd = tree.ray_cast(start, q @ Vector(d), dist)
        if loc is not None:
            hit += (1.0 - dd / dist) ** 0.5
    open_sky = 1.0 - min(1.0, hit / len(dirs))
    return low + (1.0 - low) * min(1.0, 1.1 * open_sky) ** (1.7 * strength)


def finish(path, ao_dist=0.5, ao_rays=64, ao_strength=1.0, floor=True, cull=True):
    """Shade, bake occlusion, join one mesh per material, export `path`.

    `ao_dist` is the reach of the occlusion in inches; `cull` drops faces that
    cannot be seen from outside.

    Returns {"tris", "meshes", "parts", "size", "height"}.
    """
    objs = [o for o in bpy.context.scene.objects if o.type == "MESH"]
    groups = {}
    for o in objs:
        _mark_sharp(o)
        groups.setdefault(o.data.materials[0].name, []).append(o)
    objs = [join(g, name) for name, g in sorted(groups.items())]
    for o in objs:
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = math.pi
        keep = o.data.materials[0]
        o.data.materials.clear()
        o.data.materials.append(keep)
        o.data.polygons.foreach_set("material_index", [0] * len(o.data.polygons))
    for o in objs:
        triangulate(o)
    if cull:
        cull_hidden(objs)
    objs = [o for o in objs if len(o.data.polygons)]
    for o in objs:
        restore_normals(o)
    bake_ao(objs, ao_dist, ao_rays, ao_strength, floor=floor)
    allv = np.vstack([verts(o) for o in objs])
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    bpy.ops.export_scene.gltf(filepath=path, export_format="GLB", export_apply=False,
                              export_colors=True, export_texcoords=False,
                              export_normals=True, export_animations=False,
                              export_cameras=False, export_lights=False, export_yup=True)
    glb_colours.to_bytes(path)
    return {"tris": sum(tri_count(o) for o in objs), "meshes": len(objs),
            "parts": {o.name: tri_count(o) for o in objs},
            "size": allv.max(0) - allv.min(0), "height": allv[:, 2].max()}


# Test renders

def preview(path, view="front", target=None, span=None, samples=24, size=600):
    """Cycles render of the scene; `view` is front, top, back, side or (az, el) degrees."""
    az, el = {"front": (-40, 18), "top": (-60, 50), "back": (140, 25),
              "side": (-90, 8)}.get(view, view)
    objs = [o for o in bpy.context.scene.objects if o.type == "MESH"]
    allv = np.vstack([verts(o) for o in objs])
    lo, hi = allv.min(0), allv.max(0)
    c = Vector(target if target else (lo + hi) / 2)
    span = span or float(np.linalg.norm(hi - lo)) * 0.68
    for m in bpy.data.materials:
        _show_ao(m)
    sc = bpy.context.scene
    a, e = math.radians(az), math.radians(el)
    eye = c + Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e))) * span * 4
    cam = bpy.data.objects.new("cam", bpy.data.cameras.new("cam"))
    cam.location, cam.data.angle = eye, 2 * math.atan(0.125)
    cam.rotation_euler = (c - eye).to_track_quat("-Z", "Y").to_euler()
    sun = bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN"))
    sun.data.energy, sun.data.angle = 3.2, 0.05
    sun.rotation_euler = Euler((math.radians(42), 0, math.radians(az + 55)))
    extra = [cam, sun]
    for o in extra:
        sc.collection.objects.link(o)
    sc.world = sc.world or bpy.data.worlds.new("w")
    sc.world.use_nodes = True
    sc.world.node_tree.nodes["Background"].inputs[0].default_value = (.34, .37, .42, 1)
    sc.camera = cam
    sc.render.engine = "CYCLES"
    sc.cycles.samples, sc.cycles.use_denoising = samples, False
    sc.view_settings.view_transform = "Standard"
    sc.render.resolution_x = sc.render.resolution_y = size
    sc.render.filepath = path
    bpy.ops.render.render(write_still=True)
    for o in extra:
        bpy.data.objects.remove(o)


def _show_ao(m):
    """Multiply the base colour by the AO attribute, for previews only."""
    t = m.node_tree
    if not t or t.nodes.get("AOview"):
        return
    b = t.nodes["Principled BSDF"]
    c = b.inputs["Base Color"].default_value[:]
    at, mx = t.nodes.new("ShaderNodeAttribute"), t.nodes.new("ShaderNodeMixRGB")
    at.name, at.attribute_name = "AOview", "AO"
    mx.blend_type, mx.inputs[0].default_value = "MULTIPLY", 1.0
    mx.inputs[1].default_value = c
    t.links.new(at.outputs["Color"], mx.inputs[2])
    t.links.new(mx.outputs[0], b.inputs["Base Color"])

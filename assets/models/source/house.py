"""Buildings by storeys: walls with openings, facing, floors, parapets and stairs.

A wall is described by the inner face from a to b (its right side is outside); openings are told by
their middle, measured from the middle of the wall: ("door", u, width, height) and
("window", u, width, sill, head). `hang` puts what was modelled facing -y on the wall's frame.
"""
import math
import random
from dataclasses import dataclass

import kit
import terrain_common as tc
from mathutils import Matrix, Vector


@dataclass
class Style:
    """How walls are dressed. Lengths in inches; `pad` is the size of a facing panel, None for none,
    `grid` that of the triangles of the core."""
    thick: float = .22
    pad: tuple = (.95, .72)
    depth: float = .045
    plinth: float = .26
    course: float = .14
    pilaster: float = .26
    arch: float = 0.0
    dirt: float = .35
    rough: float = 0.0
    bars: int = 1
    frame: float = .1
    grid: float = 1.0
    seed: int = 1


def age(objs, seed=0.0, base=.84, dirt=.3, height=.8, spread=.2, jitter=.06, dense=1.1):
    """Dirt, blotches and rain streaks, with a shade of its own for each object."""
    objs = objs if isinstance(objs, (list, tuple)) else [objs]
    rng = random.Random(seed)
    for o in objs:
        if dense and max(o.dimensions) > dense:
            kit.densify(o, dense)
        s = rng.random() * 30
        under = tc.weathered(base + rng.uniform(-jitter, jitter), spread, dirt, height, s, 1.3)

        def fn(p, n, under=under, s=s):
            streak = max(0.0, kit.noise((p.x * 2.6, p.y * 2.6, p.z * .35), 1, s)) if abs(n.z) < .5 else 0.0
            return tuple(c * (1 - .2 * streak) for c in under(p, n))
        tc.tone(o, fn)
    return objs


def hang(objs, f, u=0.0, v=0.0, w=0.0):
    """Place parts modelled facing -y, back at y = 0, on a wall's frame."""
    origin = Vector(f(u, v, w))
    x, y = Vector(f(u + 1, v, w)) - origin, origin - Vector(f(u, v, w + 1))
    mx = Matrix((x, y, Vector((0, 0, 1)))).transposed().to_4x4()
    mx.translation = origin
    return kit.transform(objs, mx)


def corners(x0, y0, x1, y1, t):
    """Inner faces of four walls whose outer faces are the rectangle: name -> (a, b)."""
    return {"front": ((x0, y0 + t), (x1, y0 + t)), "right": ((x1 - t, y0 + t), (x1 - t, y1 - t)),
            "back": ((x1, y1 - t), (x0, y1 - t)), "left": ((x0 + t, y1 - t), (x0 + t, y0 + t))}


def broken(length, points, rng, step=.34, most=None):
    """Top line of a ruined wall, from its right end to its left: jagged steps along `points` (u, height)."""
    out, u = [], length
    while u > 1e-6:
        w = min(rng.uniform(.6, 1.3) * step, u)
        w = u if u - w < .15 else w
        at, h = u - w / 2, points[-1][1]
        for (u0, h0), (u1, h1) in zip(points, points[1:]):
            if u0 <= at <= u1:
                h = h0 + (h1 - h0) * (at - u0) / (u1 - u0)
        h += rng.uniform(-.1, .1)
        h = min(h, most) if most else h
        out += [(u, h), (max(0.0, u - w), h + rng.uniform(-.05, .05) if most is None else h)]
        u -= w
    return out


def _rect(opening, length, style):
    kind, u, width, *rest = opening
    u0, u1 = length / 2 + u - width / 2, length / 2 + u + width / 2
    return (kind, u0, 0.0, u1, rest[0]) if kind == "door" else (kind, u0, rest[0], u1, rest[1])


def _hole(r, style):
    _, u0, v0, u1, v1 = r
    return tc.arch(u0, v0, u1, v1, style.arch, 6) if style.arch else tc.rect(u0, v0, u1, v1)


def wall(a, b, z0, z1, openings, m, style, top=None):
    """One wall of a storey: core, panels, surrounds, plinth and string course.

    `top` is the upper line from the right end to the left for a ruined wall; panels and openings that
    it does not carry are left out.
    """
    f, length, h = tc.wall_frame(a, b, z0), math.dist(a, b), z1 - z0
    rng = random.Random(f"{style.seed} {a} {b} {z0}")
    rects = [_rect(o, length, style) for o in openings]
    outline = [(0, 0)]
    for r in sorted((r for r in rects if r[0] == "door"), key=lambda r: r[1]):
        shape = _hole(r, style)
        outline += [(r[1], 0), *shape[:1:-1], (r[3], 0)]
    outline += [(length, 0)] + (top or [(length, h), (0, h)])
    if top:
        rects = [r for r in rects if all(tc.inside((u, r[4] + .12), outline) for u in (r[1], r[3]))
                 or r[0] == "door"]
    holes = [_hole(r, style) for r in rects if r[0] != "door"]
    out = [tc.slab(outline, m["wall"], style.thick, holes, f, style.grid, rough=style.rough, step=.9 * style.grid,
                   seed=style.seed)]
    age(out, rng.random(), dirt=style.dirt if z0 < .5 else 0, dense=0)
    out += _panels(length, h, rects, outline, f, m, style, rng)
    for r in rects:
        out += _surround(r, f, m, style, rng)
    if style.plinth and z0 < .5:
        gaps = [(r[1] - style.frame, r[3] + style.frame) for r in rects if r[0] == "door"]
        out += _course(0, length, 0, style.plinth, .07, gaps, f, m["trim"], style, rng)
    if style.course and not top:
        out += _course(0, length, h - style.course, h, .06, [], f, m["trim"], style, rng)
    return out


def _panels(length, h, rects, outline, f, m, style, rng):
    if not style.pad:
        return []
    out, edge = [], style.pilaster / 2 + .06
    low, high = style.plinth + .06, h - style.course - .06
    across, up = (max(1, round(span / size)) for span, size in
                  ((length - 2 * edge, style.pad[0]), (high - low, style.pad[1])))
    for i in range(across):
        for k in range(up):
            u0, u1 = (edge + (length - 2 * edge) * (i + d) / across for d in (0, 1))
            v0, v1 = (low + (high - low) * (k + d) / up for d in (0, 1))
            u0, v0, u1, v1 = u0 + .025, v0 + .025, u1 - .025, v1 - .025
            clear = all(u1 < r[1] - .12 or u0 > r[3] + .12 or v1 < r[2] - .1 or v0 > r[4] + .12 for r in rects)
            held = all(tc.inside((u, v), outline) for u in (u0, u1) for v in (v0, v1))
            if clear and held and rng.random() > .04:
                pad = tc.stud(u0, v0, u1, v1, m["wall"], style.thick - .01, style.thick + style.depth, f, .04, rng)
                out.append(pad)
    return age(out, rng.random(), .86, style.dirt, .8, .16, .09, 0)


def _gaps(u0, u1, gaps, size):
    """Stretches of about `size` from u0 to u1 outside the gaps."""
    u = u0
    for g0, g1 in sorted(gaps) + [(u1, u1)]:
        n = max(1, round((g0 - u) / size))
        if g0 - u > .08:
            yield from ((u + (g0 - u) * i / n, u + (g0 - u) * (i + 1) / n) for i in range(n))
        u = g1


def _course(u0, u1, v0, v1, out, gaps, f, m, style, rng):
    """Facing stones along a wall from u0 to u1, but not in the gaps."""
    objs = [tc.stud(a + .008, v0, b - .008, v1, m, style.thick - .02, style.thick + out, f, .03, rng)
            for a, b in _gaps(u0, u1, gaps, 1.2)]
    return age(objs, rng.random(), .84, style.dirt, .5, .16, .08, 0)


def coping(u0, u1, v0, v1, wide, gaps, f, m, rng):
    """Blocks that stand on a wall's top from u0 to u1, but not in the gaps."""
    objs = []
    for a, b in _gaps(u0, u1, gaps, 1.7):
        o = kit.box((b - a - .012, wide, v1 - v0), bevel=.03, m=m)
        objs += hang([o], f, (a + b) / 2, (v0 + v1) / 2, wide / 2 - .03)
    return age(objs, rng.random(), .84, 0, .5, .16, .08, 0)


def _surround(r, f, m, style, rng):
    """Frame, sill and bars of an opening; a half-drawn leaf for a door."""
    kind, u0, v0, u1, v1 = r
    e, t = style.frame, style.thick
    face = lambda u, v, w: f(u, v, w + t - .03)
    inner, outer = _hole(r, style), (kind, u0 - e, v0 - (e if kind != "door" else 0), u1 + e, v1 + e)
    if kind == "door":
        ring = [(u1, 0), (u1 + e, 0), *_hole(outer, style)[2:], (u0 - e, 0), (u0, 0), *inner[:1:-1]]
        out = [tc.slab(ring, m["trim"], .1, (), face, 1.0, flare=.03, step=1.0)]
        out += hang([kit.box((u1 - u0, t + .12, .05), (0, 0, .025), m["metal"], bevel=.012)], f,
                    (u0 + u1) / 2, 0, t / 2)
        lamp = kit.box((.26, .07, .08), (0, -.03, 0), m["lamp"], bevel=.02)
        out += hang([lamp], f, (u0 + u1) / 2, v1 + e + .1, t + .02)
        return age(out[:2], rng.random(), dense=0) + tc.tone(out[2:], 1.0)
    out = [tc.slab(_hole(outer, style), m["trim"], .1, [inner], face, 1.0, flare=.03, step=1.0)]
    out += hang([kit.box((u1 - u0 + 2 * e + .1, .24, .08), (0, -.04, 0), m["trim"], bevel=.025)], f,
                (u0 + u1) / 2, v0 - .05, t)
    for i in range(style.bars):
        u = u0 + (u1 - u0) * (i + 1) / (style.bars + 1)
        out += hang([kit.box((.05, .06, v1 - v0), m=m["metal"])], f, u, (v0 + v1) / 2, t * .55)
    if style.bars:
        out += hang([kit.box((u1 - u0, .05, .05), m=m["metal"])], f, (u0 + u1) / 2, v0 + (v1 - v0) * .66, t * .55)
    return age(out, rng.random(), .85, .1, .4, .14, .05, 0)


def leaf(f, u0, u1, height, m, style, share=.5):
    """Sliding door leaf over a share of an opening, with sunk fields and a hazard edge."""
    w, t = (u1 - u0) * share, style.thick
    out = [kit.box((w, .1, height), (w / 2, 0, height / 2), m["door"], bevel=.02)]
    for k in range(3):
        for side, turn in ((-.05, 0), (.05, 180)):
            o = tc.stud(-w / 2 + .07, height * k / 3 + .06, w / 2 - .07, height * (k + 1) / 3 - .05, m["door"],
                        -.01, .035, lambda u, v, q: Vector((u, -q, v)), .04)
            out.append(kit.place(o, (w / 2, side, 0), (0, 0, turn)))
    out.append(kit.box((.07, .14, height), (w - .02, 0, height / 2), m["metal"], bevel=.02))
    return age(hang(out, f, u0, .02, t * .45), u0, .8, .3, .6)


def storey(x0, y0, x1, y1, z0, z1, openings, m, style, tops=None):
    """Four walls and their corner piers; returns the objects."""
    out = []
    for name, (a, b) in corners(x0, y0, x1, y1, style.thick).items():
        out += wall(a, b, z0, z1, openings.get(name, []), m, style, (tops or {}).get(name))
    if style.pilaster and not tops:
        p, h = style.pilaster, z1 - z0
        piers = []
        for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1)):
            at = (x + math.copysign(p / 2 - .08, -x), y + math.copysign(p / 2 - .08, -y))
            piers += [kit.box((p, p, h), (*at, z0 + h / 2), m["trim"], bevel=.045),
                      kit.box((p + .1, p + .1, .2), (*at, z0 + .1), m["trim"], bevel=.04),
                      kit.box((p + .08, p + .08, .12), (*at, z1 - .06), m["trim"], bevel=.035)]
        out += age(piers, style.seed, .8, style.dirt, .7)
    return out


def floor(x0, y0, x1, y1, z, m, thick=.16, holes=(), seed=1, grid=.8):
    """Flat floor or roof whose upper side is at z."""
    frame = lambda u, v, w: (u, v, w + z - thick)
    return age([tc.slab(tc.rect(x0, y0, x1, y1), m, thick, holes, frame, grid, seed=seed)], seed, .86, 0, .1, .24,
               0, 0)


def paving(x0, y0, x1, y1, z, m, size=.7, seed=1, rise=.02, share=.8, keep=None):
    """Flags or deck plates on a floor; no relief that tells."""
    rng, out = random.Random(seed), []
    across, deep = max(1, round((x1 - x0) / size)), max(1, round((y1 - y0) / size))
    for i in range(across):
        for k in range(deep):
            a, b = x0 + (x1 - x0) * i / across, x0 + (x1 - x0) * (i + 1) / across
            c, d = y0 + (y1 - y0) * k / deep, y0 + (y1 - y0) * (k + 1) / deep
            if rng.random() < share and (keep is None or keep((a + b) / 2, (c + d) / 2)):
                out.append(tc.stud(a + .02, c + .02, b - .02, d - .02, m, z - .01, z + rise,
                                   lambda u, v, w: (u, v, w), .02))
    for o in out:
        tc.tone(o, rng.uniform(.76, 1.0))
    return out


def parapet(x0, y0, x1, y1, z, high, m, style, gaps=None):
    """Low wall with coping round a roof; gaps: side -> [(u0, u1)] from the middle of the side."""
    out = []
    for name, (a, b) in corners(x0, y0, x1, y1, style.thick).items():
        f, length = tc.wall_frame(a, b, z), math.dist(a, b)
        rng = random.Random(f"{name}{style.seed}")
        holes = [(length / 2 + g0, length / 2 + g1) for g0, g1 in (gaps or {}).get(name, [])]
        out += coping(0, length, 0, high - .1, style.thick, holes, f, m["wall"], rng)
        out += coping(0, length, high - .1, high, style.thick + .08, holes, f, m["trim"], rng)
    t, caps = style.thick + .14, []
    for x, sx in ((x0, 1), (x1, -1)):
        for y, sy in ((y0, 1), (y1, -1)):
            caps.append(kit.box((t, t, high + .06), (x + sx * (t / 2 - .08), y + sy * (t / 2 - .08), z + high / 2 + .03),
                                m["trim"], bevel=.04))
    return out + age(caps, style.seed, .84, 0)


def stairs(at, angle, width, z0, z1, m, tread=.38, sides=True):
    """Flight of real steps rising along +x turned by `angle`, foot at `at` (x, y); returns the objects.

    Its length is `run(z0, z1, tread)`.
    """
    n, line = steps(z0, z1), [(0, 0)]
    rise = (z1 - z0) / n
    for i in range(n):
        line += [(i * tread, (i + 1) * rise), ((i + 1) * tread, (i + 1) * rise)]
    line.append((n * tread, 0))
    out = [kit.extrude(line, width, m["floor"], "xz")]
    out += [kit.box((.1, width - .06, .05), (i * tread + .035, 0, (i + 1) * rise - .02), m["trim"], bevel=.015)
            for i in range(n)]
    for y in (-width / 2 - .05, width / 2 + .05) if sides else ():
        rail = [(-.06, 0), (n * tread, 0), (n * tread, z1 - z0 + .12), (n * tread - .25, z1 - z0 + .12),
                (-.06, rise + .12)]
        out.append(kit.extrude(rail, .13, m["wall"], "xz", (0, y, 0), bevel=.03))
    kit.place(out, (*at, z0), (0, 0, angle))
    return age(out, n + width, .84, .25, .6, dense=1.4)


def steps(z0, z1, rise=1 / 3):
    """How many steps a flight has."""
    return max(1, round((z1 - z0) / rise))


def run(z0, z1, tread=.38):
    """Length of a flight on the ground."""
    return steps(z0, z1) * tread

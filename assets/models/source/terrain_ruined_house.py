"""Ruined house, 6.5 x 5 x 4.2 inches: plaster over stone, open to the sky.

Parts: `Walls`, `Floor` (flat at 0.05), `Rubble` (heap in the far right corner)
and `Beams` (what is left of the roof). Windows are real openings with the sill
at 0.9 and the head at 1.9; the doorway is 1.1 wide and 2.0 high.
"""
import math
import random

import kit
import terrain_common as tc

CORE, PLASTER, COURSE = 0.30, 0.05, 0.26

# Inner corner to inner corner; the profile gives (distance, wall height).
WALLS = {
    "front": ((-3.2, -2.15), (3.2, -2.15),
              [(0, 3.0), (0.9, 3.05), (1.3, 2.7), (2.4, 2.5), (3.2, 2.35), (3.7, 2.6), (5.2, 2.4), (5.6, 1.5),
               (6.4, 0.95)],
              [("door", 1.05, 0.0, 2.15, 2.0), ("window", 3.85, 0.9, 4.85, 1.9)],
              [(3.0, 1.2, .34, .42), (0.5, 1.7, .3, .4)]),
    "right": ((2.9, -2.15), (2.9, 2.15),
              [(0, 0.95), (0.8, 0.6), (1.6, 0.45), (2.6, 0.8), (3.4, 1.3), (4.3, 2.2)], [],
              [(3.6, 0.7, .3, .25)]),
    "back": ((3.2, 2.15), (-3.2, 2.15),
             [(0, 2.2), (0.7, 2.65), (2.2, 2.5), (2.8, 2.3), (3.4, 2.75), (6.4, 3.0)],
             [("window", 1.1, 0.9, 2.0, 1.9), ("window", 4.2, 0.9, 5.2, 1.9)],
             [(3.1, 1.3, .5, .6), (5.8, 0.7, .35, .3)]),
    "left": ((-2.9, 2.15), (-2.9, -2.15),
             [(0, 3.0), (1.0, 3.6), (1.75, 4.2), (2.45, 4.15), (2.8, 3.5), (3.5, 3.1), (4.3, 3.0)],
             [("window", 1.65, 0.9, 2.65, 1.9)], [(0.8, 2.3, .4, .5), (3.3, 1.0, .4, .45), (2.0, 3.2, .3, .3)]),
}


def height_at(profile, u):
    """Height of a profile at distance u."""
    for (u0, h0), (u1, h1) in zip(profile, profile[1:]):
        if u <= u1:
            return h0 + (h1 - h0) * (u - u0) / (u1 - u0)
    return profile[-1][1]


def stepped(profile, length, rng):
    """Broken masonry line: (u0, u1, height) steps along the wall top."""
    steps, u = [], 0.0
    while u < length - 1e-6:
        w = rng.uniform(0.26, 0.5)
        w = length - u if length - u - w < 0.2 else w
        h = height_at(profile, u + w / 2)
        steps.append((u, u + w, min(4.2, round(h / 0.13) * 0.13 + rng.uniform(-.03, .03))))
        u += w
    return steps


def plaster_outline(steps, length, extra, rng):
    """Ragged edge of the plaster below the broken top."""
    tops, lows, n = [], [], int((length + 2 * extra) / 0.27)
    s = rng.random() * 40
    for i in range(n + 1):
        u = -extra + (length + 2 * extra) * i / n
        near = min(h for a, b, h in steps if a - 0.16 <= min(max(u, 0), length) <= b + 0.16)
        low = 0.07 + 0.22 * max(0.0, kit.noise((u, s, 0), 1.2))
        cut = 0.07 + 0.55 * abs(kit.noise((u, s, 5), 0.9)) + rng.uniform(0, .08)
        tops.append((u, max(low + 0.1, near - cut)))
        lows.append((u, low))
    return lows + tops[::-1]


def wall(name, mats):
    """One wall: stone core, plaster on both sides, bare stones where it fell."""
    a, b, profile, openings, patches = WALLS[name]
    rng = random.Random(name)
    length = math.dist(a, b)
    steps = stepped(profile, length, rng)
    core = [(0, 0), (length, 0)]
    for u0, u1, h in reversed(steps):
        core += [(u1, h), (u0, h)]
    holes = [tc.rect(u0, v0, u1, v1) for _, u0, v0, u1, v1 in openings]
    doors = [h for (kind, *_), h in zip(openings, holes) if kind == "door"]
    if doors:
        (u0, _), (u1, _), (_, top), _ = doors[0]
        core[1:1] = [(u0, 0), (u0, top), (u1, top), (u1, 0)]
        holes = [h for h in holes if h not in doors]
    stone_tone = tc.weathered(0.72, 0.2, 0.25, 0.5, seed=len(name))
    out = [tc.tone(tc.slab(core, mats["stone"], CORE, holes, tc.wall_frame(a, b), 1.3, step=1.0), stone_tone)]
    everything = holes + doors
    sides = ((tc.wall_frame(a, b), False), (tc.wall_frame(b, a), True))
    for frame, inner in sides:
        flip = (lambda p: [(length - u, v) for u, v in p][::-1]) if inner else (lambda p: p)
        face = (lambda u, v, w, f=frame: f(u, v, w)) if inner else (lambda u, v, w, f=frame: f(u, v, w + CORE))
        long = name in ("front", "back")
        extra = 0.0 if inner != long else (-0.3 if long else 0.3)
        skin = flip(plaster_outline(steps, length, extra, rng))
        gaps = [flip(tc.rect(h[0][0] - .05, h[0][1] - (.05 if h[0][1] else .3), h[1][0] + .05,
                             h[2][1] + .12)) for h in everything]
        drop = [p for i, p in enumerate(patches) if not inner or i != 1]
        bare = [tc.blob(length - u if inner else u, v, ru, rv, 11, 0.35, rng.random() * 9) for u, v, ru,
                rv in drop]
        plaster = tc.slab(skin, mats["plaster"], PLASTER, gaps + bare, face, 0.5, flare=0.035, rough=0.014,
                          back=False,
                          seed=rng.randint(0, 99), step=0.36)
        out.append(tc.tone(plaster, tc.weathered(0.84, 0.22, 0.5, 0.9, seed=rng.random() * 9)))
        out += stones(flip(core), [flip(h) for h in holes], skin, gaps, bare, face, mats, rng, (extra, length))
    return out + trim(openings, tc.wall_frame(a, b), mats, rng)


def stones(core, holes, skin, gaps, bare, face, mats, rng, span):
    """Courses of bare stones wherever the plaster is gone."""
    out, v = [], 0.0
    while v < 4.1:
        u = -0.2 * (int(v / COURSE) % 2)
        while u < span[1]:
            w = rng.uniform(0.3, 0.52)
            x0, x1, y0, y1 = max(u, 0.0) + .012, min(u + w, span[1]) - .012, v + .012, v + COURSE - .012
            u += w
            corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1), ((x0 + x1) / 2, (y0 + y1) / 2)]
            if x1 - x0 < 0.12 or not all(tc.inside((x, y + 1e-3),
                                                   core) and not any(tc.inside((x, y), h) for h in holes)
                                         for x, y in corners):
                continue
            shown = sum(not tc.inside(c, skin) or any(tc.inside(c, b) for b in bare) for c in corners)
            if shown < 3 or any(tc.inside(c, g) for g in gaps for c in corners[4:]):
                continue
            o = tc.stud(x0, y0, x1, y1, mats["stone"], 0.0, rng.uniform(.022, .044), face, 0.03, rng)
            out.append(tc.tone(o, rng.choice([(.92, .9, .86), (.8, .78, .75), (.7, .69, .68), (.88, .82, .74)])))
        v += COURSE
    return out


def trim(openings, frame, mats, rng):
    """Lintels, sills and door posts."""
    out, mid = [], CORE / 2
    for kind, u0, v0, u1, v1 in openings:
        def piece(u, v, su, sv, depth, m, bevel=.025):
            p = frame(u, v, mid)
            d = frame(1, 0, 0) - frame(0, 0, 0)
            o = tc.block((su, depth, sv), (0, 0, 0), m, bevel=bevel, rng=rng, rough=.012)
            return kit.place(o, p, (0, 0, math.degrees(math.atan2(d.y, d.x))))
        out.append(tc.tone(piece((u0 + u1) / 2, v1 + .07, u1 - u0 + .36, .15, CORE + .17, mats["wood"]),
                           rng.uniform(.75, 1)))
        if kind == "window":
            out.append(tc.tone(piece((u0 + u1) / 2, v0 - .045, u1 - u0 + .22, .09, CORE + .2, mats["stone"]),
                               (1, .97, .92)))
        else:
            for u in (u0 + .05, u1 - .05):
                out.append(tc.tone(piece(u, v1 / 2, .12, v1, CORE + .12, mats["wood"]), rng.uniform(.7, .95)))
    return out


def floor(mats, rng):
    """Earth floor with worn flagstones; no relief above 0.03."""
    base = tc.slab(tc.rect(-3.1, -2.35, 3.1, 2.35), mats["earth"], 0.05, grid=0.7)
    out = [tc.tone(base, tc.weathered(0.85, 0.2, 0.0, seed=4))]
    y = -2.12
    while y < 2.0:
        x, depth = -2.86, rng.uniform(.5, .66)
        while x < 2.75:
            w = min(rng.uniform(.55, .95), 2.86 - x)
            if kit.noise((x, y, 0), 0.55, 2) < 0.22:
                o = tc.stud(x + .02, y + .02, x + w - .02, min(y + depth, 2.13) - .02, mats["flag"], .045, .068,
                            lambda u, v, w: (u, v, w), 0.02)
                out.append(tc.tone(o, rng.uniform(.68, 1.0)))
            x += w
        y += depth
    return out


def rubble(mats, rng):
    """Heap of fallen masonry in the corner at +x +y."""
    cx, cy, n, rings = 2.9, 2.15, 12, 6

    def at(a, t):
        r = t * (1.75 + 0.35 * kit.noise((a * 2, 0, 1), 1))
        z = 0.04 + 0.95 * (1 - t) ** 1.25 * (1 + .3 * kit.noise((a * 3, t * 4, 2), 1))
        return (cx - r * math.cos(a), cy - r * math.sin(a), z if t < 1 else 0.0)
    vs = [at(0, 0)] + [at(math.pi / 2 * i / n, j / rings) for j in range(1, rings + 1) for i in range(n + 1)]
    fs = [(0, 1 + i, 2 + i) for i in range(n)]
    for j in range(rings - 1):
        fs += [(1 + j * (n + 1) + i, 1 + (j + 1) * (n + 1) + i, 2 + (j + 1) * (n + 1) + i,
                2 + j * (n + 1) + i) for i in range(n)]
    out = [tc.tone(kit.raw(vs, fs, mats["earth"], sharp=180), tc.weathered(.9, .3, .2, seed=8, scale=2))]

    def spot(r):
        a, t = r.uniform(.08, 1.5), r.uniform(.08, .98) ** .8
        return at(a, t)
    out += tc.scatter(40, spot, mats["stone"], 5, .07, .2)
    for i in range(11):
        x, y, z = spot(rng)
        size = (rng.uniform(.3, .46), rng.uniform(.22, .3), rng.uniform(.17, .24))
        o = tc.block(size, (min(x, 2.66), min(y, 1.95), z + .06), mats["stone"],
                     [rng.uniform(-35, 35), rng.uniform(-35, 35), rng.uniform(0, 180)], rng=rng)
        out.append(tc.tone(o, rng.choice([(.95, .93, .9), (.78, .76, .74), (.88, .84, .76)])))
    edge = lambda r: (r.choice((-1, 1)) * r.uniform(2.5, 2.8), r.uniform(-2.0, .6), .05)
    return out + tc.scatter(12, edge, mats["stone"], 9, .05, .13)


def beams(mats, rng):
    """Ridge, rafters, joists and a fallen timber."""
    lines = [((-3.1, .05, 3.86), (-1.5, .05, 3.80), .2, .24),
             ((-2.45, .0, 3.93), (-2.45, 2.42, 2.98), .15, .18),
             ((-1.75, .0, 3.9), (-1.75, 1.35, 3.36), .15, .18), ((-3.1, 2.3, 3.03), (-.75, 2.3, 3.0), .2, .14),
             ((-2.45, -2.3, 2.62), (-2.45, 2.3, 2.62), .17, .2), ((-1.3, 2.3, 2.62), (-1.3, .35, 2.5), .17, .2),
             ((.45, 2.25, 2.52), (1.15, -.75, .12), .18, .2), ((-.2, -1.75, .14), (1.7, -1.35, .16), .17, .17)]
    out = [tc.plank(a, b, w, t, mats["wood"]) for a, b, w, t in lines]
    for i in range(4):
        y = .45 + .42 * i
        z = 4.02 - .393 * y
        out.append(tc.plank((-2.88, y, z), (-1.55 - rng.uniform(0, .8), y, z), .38, .06, mats["wood"],
                            up=(0, .39, 1), bevel=.012))
    for o in out:
        kit.densify(o, 1.5)
        s = rng.random() * 9
        tc.tone(o, lambda p, n, s=s, k=rng.uniform(.72, .95): k * (1 + .25 * kit.noise(p, 2.5, s)))
    return out


def ruined_house():
    """Build the model; returns export options."""
    rng = random.Random(11)
    mats = {"plaster": kit.mat("Plaster", kit.srgb("f0e2c4"), 0.92),
            "stone": kit.mat("Stone", kit.srgb("b3a894"), 0.9),
            "wood": kit.mat("Timber", kit.srgb("7d5f45"), 0.85),
            "earth": kit.mat("MatGround earth", kit.srgb("a18a6a"), 0.97),
            "flag": kit.mat("Flagstone", kit.srgb("a9a79d"), 0.85)}
    for name in WALLS:
        tc.part("Walls", wall(name, mats))
    tc.part("Floor", floor(mats, rng))
    tc.part("Rubble", rubble(mats, rng))
    tc.part("Beams", beams(mats, rng))


finish = tc.finish
MODELS = {"ruined_house": ruined_house}

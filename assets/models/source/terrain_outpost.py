"""Desert outpost, 7 x 6 x 5.6 inches, two levels in domed adobe.

Parts: `Floor` (flat at 0.05), `Walls` (with real windows, sill 0.9, and a
parapet to 3.35), `Roof` (flat at 3.0), `Stairs` (up the front to the roof),
`Upper` (closed second storey with a dome), `Door`, `Awning`, `Fittings` and
`Antenna`.
"""
import math
import random

import kit
import terrain_common as tc

HX, HY, CY, R = 2.98, 1.93, 0.58, 0.5     # inner faces of the ground floor walls
THICK, BATTER = 0.32, 0.1
STEPS, RISE, TREAD = 9, 1 / 3, 0.36


def ring_frame(hx, hy, cx, cy, r, batter=0.0, height=3.0):
    """Frame round a rounded rectangle (u runs counterclockwise from the front left).

    Returns the frame and the distance round.
    """
    sides = [2 * (hx - r), 2 * (hy - r)] * 2
    arc = math.pi * r / 2
    corners = [(hx - r, -hy + r), (hx - r, hy - r), (-hx + r, hy - r), (-hx + r, -hy + r)]
    starts = [(-hx + r, -hy), (hx, -hy + r), (hx - r, hy), (-hx, hy - r)]

    def frame(u, v, w):
        u %= sum(sides) + 4 * arc
        for k in range(4):
            face = math.radians(-90 + 90 * k)
            if u <= sides[k]:
                n = face
                x, y = starts[k][0] - math.sin(face) * u, starts[k][1] + math.cos(face) * u
                break
            u -= sides[k]
            if u <= arc:
                n = face + u / r
                x, y = corners[k][0] + r * math.cos(n), corners[k][1] + r * math.sin(n)
                break
            u -= arc
        w += batter * max(0.0, 1 - v / height) * (w / THICK)
        return x + cx + w * math.cos(n), y + cy + w * math.sin(n), v
    return frame, sum(sides) + 4 * arc


FRAME, AROUND = ring_frame(HX, HY, 0, CY, R, BATTER)
RIGHT = 2 * (HX - R) + math.pi * R / 2        # u where the right wall begins
BACK = RIGHT + 2 * (HY - R) + math.pi * R / 2
LEFT = BACK + 2 * (HX - R) + math.pi * R / 2


def front(x):
    """u of a place on the front wall."""
    return x + HX - R


DOOR = (front(-1.85) - .55, 0.0, front(-1.85) + .55, 1.9)
WINDOWS = [(RIGHT + .15, .9, RIGHT + 1.0, 1.9), (RIGHT + 1.85, .9, RIGHT + 2.7, 1.9),
           (BACK + .7, .9, BACK + 1.6, 1.9),
           (BACK + 3.3, .9, BACK + 4.2, 1.9), (LEFT + 1.0, .9, LEFT + 2.0, 1.9),
           (front(1.55), 1.5, front(2.3), 2.2)]


def adobe(seed, dirt=0.35):
    """Tone of sun-bleached adobe: dirt at the foot and rain streaks."""
    under = tc.weathered(0.86, 0.22, dirt, 1.0, seed)

    def fn(p, n):
        streak = max(0.0, kit.noise((p.x * 2.6, p.y * 2.6, p.z * .35), 1, seed))
        k = 1 - .22 * streak * (1 if abs(n.z) < .5 else .3)
        return tuple(c * k for c in under(p, n))
    return fn


def ground_floor(m):
    """Walls, rounded parapet, window and door frames."""
    gap = (front(-.95), front(.05))
    wall = [(0, 0), (DOOR[0], 0), *tc.arch(*DOOR, .45)[:1:-1], (DOOR[2], 0), (AROUND, 0),
            (AROUND, 3.2),
            (gap[1], 3.2), (gap[1], 3.0), (gap[0], 3.0), (gap[0], 3.2), (0, 3.2)]
    holes = [tc.arch(*w, .3) for w in WINDOWS]
    out = [tc.tone(tc.slab(wall, m["adobe"], THICK, holes, FRAME, .58, rough=.02, step=.5, sharp=50), adobe(2))]
    path, u = [], gap[1]
    while u < gap[0] + AROUND:
        path.append(FRAME(u, 3.19, THICK / 2))
        u += .52
    path.append(FRAME(gap[0], 3.19, THICK / 2))
    crest = kit.tube(path, [(.2, .16 + .008 * math.sin(i * 2.1)) for i in range(len(path))], m["adobe"], seg=7,
                     cap=.4, power=2.4)
    out.append(tc.tone(crest, adobe(5, 0)))
    for w in WINDOWS:
        big = (w[0] - .12, w[1] - .1, w[2] + .12, w[3] + .12)
        out.append(tc.tone(tc.slab(tc.arch(*big, .42), m["metal"], .1, [tc.arch(*w, .3)],
                                   lambda u, v, q: FRAME(u, v, q + THICK - .03), .6, flare=.03, step=.45), .85))
        sill = [FRAME(u, w[1] - .04, THICK + .06) for u in (w[0] - .16, w[2] + .16)]
        out.append(tc.tone(tc.plank(*sill, .2, .09, m["adobe"], bevel=.03), (1, .97, .93)))
    big = (DOOR[0] - .2, 0, DOOR[2] + .2, DOOR[3] + .2)
    arch = [(DOOR[2], 0), (big[2], 0), *tc.arch(*big, .6)[2:], (big[0], 0), (DOOR[0], 0),
            *tc.arch(*DOOR, .45)[:1:-1]]
    out.append(tc.tone(tc.slab(arch, m["metal"], .14, (), lambda u, v, q: FRAME(u, v, q + THICK - .04), .6,
                               flare=.04, step=.5), .9))
    return out


def worn(m):
    """Patches where the adobe has fallen off its mud bricks."""
    rng, out = random.Random(4), []
    side = tc.wall_frame((-1.02, -2.95 - THICK), (3.4, -2.95 - THICK))
    flank = lambda u, v, w: side(u - 50, v, w - 2 * THICK)
    for u, v, ru, rv in ((52.2, .7, .45, .4), (50.6, 2.4, .3, .3),
                         (front(2.75), 2.2, .35, .3), (RIGHT + 1.45, .5, .4, .3), (BACK + 2.4, 1.5, .5, .45),
                         (BACK + 5.0, .6, .4, .45),
                         (LEFT + 2.7, .7, .45, .4), (front(-1.4), 2.3, .3, .2)):
        line, on = tc.blob(u, v, ru, rv, 11, .35, rng.random() * 9), flank if u > 49 else FRAME
        out.append(tc.tone(tc.slab(line, m["brick"], .012, (), lambda a, b, w, f=on: f(a, b, w + THICK), .6,
                                   back=False), .62))
        for row in range(int(rv * 2 / .17)):
            y = v - rv + .17 * row
            x = u - ru - .1 * (row % 2)
            while x < u + ru:
                if tc.inside((x + .12, y + .07), line):
                    out.append(tc.tone(tc.stud(x, y, x + .25, y + .14, m["brick"], THICK, THICK + .03, on, .02,
                                               rng), rng.uniform(.75, 1)))
                x += .28
    return out


def door(m):
    """Closed leaf set in the doorway, ribbed, with a lamp."""
    leaf = tc.tone(tc.slab(tc.arch(DOOR[0] - .02, .05, DOOR[2] + .02, 1.9, .45), m["rust"], .16, (), lambda u,
                           v, q: FRAME(u, v, q + .07), .5), tc.weathered(.85, .2, .4, .7, 3))
    c, out = (DOOR[0] + DOOR[2]) / 2, [leaf]
    for v, h in ((.14, .42), (.66, .42), (1.18, .3)):
        for u0, u1 in ((DOOR[0] + .1, c - .04), (c + .04, DOOR[2] - .1)):
            out.append(tc.tone(tc.stud(u0, v, u1, v + h, m["rust"], .22, .265, FRAME, .04), 1.0))
    return out


def stairs(m):
    """Solid flight along the front, rising towards -x to a landing at 3.0."""
    x, pts = 3.4, [(-1.02, 0), (3.4, 0)]
    for i in range(STEPS):
        pts += [(x, RISE * (i + 1)), (x - TREAD, RISE * (i + 1))]
        x -= TREAD
    pts[-1] = (-1.02, 3.0)
    flight = kit.extrude(pts, 1.1, m["adobe"], at=(0, -2.38, 0), bevel=.035)
    kit.densify(flight, 1.3)
    flight = tc.tone(kit.sharpen(flight, 30), lambda p,
                     n: tuple(c * (1.0 if n.z < .8 else .86) for c in adobe(7)(p, n)))
    kerb = [(3.44, 0), (3.44, .42)]
    kerb += [(3.42 - TREAD * (i + .6),
              RISE * (i + 1) + .16 + .03 * math.sin(i * 1.9)) for i in range(STEPS - 1)]
    kerb += [(.16, 3.1), (-1.02, 3.1), (-1.02, 0)]
    edge = kit.extrude(kerb[::-1], .16, m["adobe"], at=(0, -2.87, 0), bevel=.04)
    kit.densify(edge, 1.5)
    side, out = tc.wall_frame((-1.02, -2.95), (3.4, -2.95)), []
    niche = tc.arch(.35, .25, 1.15, 1.5, .4)
    out.append(tc.tone(tc.slab(tc.arch(.25, .15, 1.25, 1.62, .5), m["adobe"], .05, [niche], side, .6, flare=.03,
                               back=False), (1, .97, .92)))
    out.append(tc.tone(tc.slab(niche, m["brick"], .008, (), side, .6, back=False), .55))
    for k in range(3):
        out.append(tc.tone(tc.plank(side(.37, .5 + .32 * k, .02), side(1.13, .5 + .32 * k, .02), .04, .05,
                                    m["metal"], up=(0, 0, 1)), .8))
    return [flight, tc.tone(kit.sharpen(edge, 40), adobe(9)), *out]


def upper(m):
    """Second storey 3 x 3 with a ledge and a dome; closed."""
    cx, cy, seg = -1.82, 1.17, 32
    prof = [(1.5, 2.96, 7), (1.48, 3.4, 7), (1.44, 4.0, 7), (1.41, 4.55, 7), (1.5, 4.62, 6), (1.5, 4.76, 6),
            (1.42, 4.83, 5), (1.33, 4.85, 4)]
    prof += [(1.33 * math.cos(a), 4.85 + .75 * math.sin(a), 4 - 2 * a) for a in (.28, .52, .76, 1.0, 1.25)]
    vs = []
    for r, z, e in prof:
        for i in range(seg):
            a = 2 * math.pi * (i + .5) / seg
            c, q = math.cos(a), math.sin(a)
            x, y = (r * math.copysign(abs(k) ** (2 / e), k) for k in (c, q))
            k = 1 + (.01 * kit.noise((x * 2, y * 2, z), 1) if z < 4.5 else 0)
            vs.append((cx + x * k, cy + y * k, z))
    fs = [(j * seg + i, j * seg + (i + 1) % seg, (j + 1) * seg + (i + 1) % seg,
           (j + 1) * seg + i) for j in range(len(prof) - 1) for i in range(seg)]
    fs += [(len(vs) - seg + i, len(vs) - seg + (i + 1) % seg, len(vs)) for i in range(seg)]
    fs += [tuple(range(seg))[::-1]]
    vs.append((cx, cy, 5.6))
    out = [tc.tone(kit.raw(vs, fs, m["adobe"], sharp=38), adobe(12, 0))]
    for a, b, n in (((cx + 1.42, cy - .9), (cx + 1.42, cy + .9), 1),
                    ((cx - .9, cy - 1.43), (cx + .9, cy - 1.43), 3),
                    ((cx + .9, cy + 1.43), (cx - .9, cy + 1.43), 3)):
        f = tc.wall_frame(a, b)
        if n == 1:
            hole = tc.arch(.42, 3.0, 1.38, 4.35, .3)
            out.append(tc.tone(tc.slab(tc.arch(.28, 3.0, 1.52, 4.48, .4), m["metal"], .12, (), f, .6,
                                       flare=.04), .9))
            out.append(tc.tone(tc.slab(hole, m["rust"], .15, (), f, .5, flare=.02), .9))
            out += [tc.tone(tc.stud(.52, z, 1.28, z + .28, m["rust"], .14, .19, f, .04),
                            1.0) for z in (3.1, 3.45, 3.8)]
            continue
        for i in range(n):
            u = .2 + .55 * i
            out.append(tc.tone(tc.slab(tc.arch(u - .05, 3.75, u + .35, 4.4, .2), m["metal"], .1, (), f, .6,
                                       flare=.03), .85))
            out.append(tc.tone(tc.slab(tc.arch(u + .03, 3.83, u + .27, 4.32, .13), m["glass"], .115, (), f, .6),
                               1.0))
    return out


def antenna(m):
    """Dish on a mast at the back right of the roof."""
    x, y = 2.35, 1.85
    out = [kit.box((.7, .6, .3), (x, y, 3.15), m["metal"], bevel=.04),
           kit.cylinder(.075, 1.5, (x, y, 3.9), m["metal"], seg=10),
           kit.cylinder(.13, .16, (x, y, 3.4), m["metal"], bevel=.02, seg=10),
           kit.cylinder(.12, .2, (x, y, 4.6), m["rust"], bevel=.02, seg=10)]
    rim = [(0, -.04), (.3, .02), (.58, .17), (.78, .36), (.8, .40), (.76, .40), (.55, .22), (.3, .08), (0, .03)]
    dish = [kit.lathe(rim, m=m["white"], seg=18), kit.cylinder(.025, .62, (0, 0, .3), m["metal"], seg=6),
            kit.ball(.075, (0, 0, .62), m["rust"], seg=8, rings=5)]
    for k in range(3):
        a = 2.1 * k
        dish.append(kit.tube([(.7 * math.cos(a), .7 * math.sin(a), .36), (0, 0, .58)], [.018, .018], m["metal"],
                             seg=5))
    kit.place(dish, (x + .1, y - .1, 4.66), (38, 24, -20))
    for o in out + dish:
        tc.tone(o, lambda p, n: .86 + .2 * kit.noise(p, 2.0, 4))
    return out + dish


def fittings(m):
    """Beam ends, conduits, a vent, a power unit and a water jar."""
    out = []
    ends = [front(.7 * i - 2.75) for i in range(3)] + [front(.8 * i + .4) for i in range(3)]
    for u in ends + [BACK + .4 + .9 * i for i in range(6)]:
        a, b = FRAME(u, 2.62, THICK - .1), FRAME(u, 2.62, THICK + .19)
        out.append(kit.tube([a, b], [.085, .08], m["wood"], seg=6, cap=0))
    out += [kit.box((.9, .7, .34), (1.0, 1.75, 3.17), m["metal"], bevel=.05),
            kit.cylinder(.26, .1, (1.0, 1.75, 3.38), m["rust"], bevel=.03, seg=14)]
    out += [kit.box((.72, .05, .05), (1.0, 1.4, 3.1 + .1 * i), m["rust"], bevel=.015) for i in range(3)]
    x = HX + THICK
    out += [kit.tube([(x + .06, .6, .1), (x + .02, .6, 2.6), (x - .05, .6, 2.95), (x - .12, .6, 3.3)],
                     [.055] * 4, m["metal"], seg=6),
            kit.box((.22, .5, .6), (x + .1, .6, 1.3), m["metal"], bevel=.04),
            kit.box((.06, .16, .08), (x + .22, .6, 1.45), m["lamp"], bevel=.01)]
    jar = [(0, 0), (.17, 0), (.27, .2), (.29, .38), (.2, .56), (.13, .62), (.16, .68), (.1, .68), (0, .6)]
    out += [kit.lathe(jar, (-3.1, -2.35, 0), m["rust"], 11),
            kit.place(kit.lathe(jar, m=m["adobe"], seg=9), (-2.98, -2.78, 0), scale=.7)]
    out.append(kit.box((.28, .12, .14), FRAME(DOOR[0] - .46, 1.5, THICK + .05), m["lamp"], bevel=.03))
    for i, o in enumerate(out):
        tc.tone(o, lambda p, n, k=.82 + .04 * (i % 4): k * (1 + .14 * kit.noise(p, 2.0, 4)))
    return out


def awning(m):
    """Faded cloth over the door on two poles, in three stripes."""
    out = [kit.tube([(x, -2.86, 0), (x, -2.86, 1.98)], [.045, .04], m["wood"], seg=6,
                    cap=.3) for x in (-3.05, -1.4)]
    xs = [-3.2 + 1.95 * i / 6 for i in range(7)]
    for s in range(3):
        cols = xs[2 * s:2 * s + 3]
        rows = [[(x, -1.82 - 1.12 * t,
                  2.36 - .34 * t - .14 * math.sin(math.pi * t) - .05 * math.sin(3 * x + 1) * t) for x in cols] for t in (0, .25, .5, .75, 1, 1.04)]
        rows[-1] = [(x, y, z - .16) for x, y, z in rows[-1]]
        cloth = kit.sheet(rows, m["cloth"] if s != 1 else m["white"], .035)
        out.append(tc.tone(cloth, lambda p, n: .88 + .2 * kit.noise(p, 2.5, 3)))
    return out


def outpost():
    """Build the model; returns export options."""
    m = {"adobe": kit.mat("Adobe", kit.srgb("e8d3ae"), .95),
         "metal": kit.mat("Fitting", kit.srgb("8b8a86"), .55, .6),
         "rust": kit.mat("Painted", kit.srgb("a2593a"), .65, .2),
         "white": kit.mat("Bleached", kit.srgb("e4dfd2"), .7),
         "wood": kit.mat("Timber", kit.srgb("7a5a40"), .85), "cloth": kit.mat("Cloth", kit.srgb("b4543a"), .95),
         "glass": kit.mat("Glass", kit.srgb("1d2b33"), .2),
         "lamp": kit.mat("Lamp", (1, .62, .25), .4, emit=(1.2, .6, .2)),
         "brick": kit.mat("Mud brick", kit.srgb("b98a62"), .97),
         "floor": kit.mat("Packed earth", kit.srgb("c9ae85"), .97)}
    tc.part("Walls", ground_floor(m))
    inner = [FRAME(AROUND * i / 36, 0, .02)[:2] for i in range(36)]
    sand = tc.weathered(.88, .2, 0, seed=6)
    tc.part("Roof", tc.tone(tc.slab([FRAME(AROUND * i / 44, 3, .05)[:2] for i in range(44)], m["floor"], .18,
                                    frame=lambda u, v, w: (u, v, 2.82 + w), grid=.6), sand))
    tc.part("Floor", tc.tone(tc.slab(inner, m["floor"], .05, grid=.8), sand))
    sill = kit.box((.99, .62, .1), (-.45, CY - HY - .13, 2.955), m["floor"], bevel=.01)
    tc.part("Roof", tc.tone(sill, .85))
    tc.part("Stairs", stairs(m))
    tc.part("Walls", worn(m))
    tc.part("Upper", upper(m))
    tc.part("Door", door(m))
    tc.part("Fittings", fittings(m))
    tc.part("Antenna", antenna(m))
    tc.part("Awning", awning(m))


finish = tc.finish
MODELS = {"outpost": outpost}

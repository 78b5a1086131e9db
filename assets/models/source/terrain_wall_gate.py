"""Compound wall with a gate, 10 x 0.7 x 2.4 inches along x.

Parts: `Walls` (plinth, panels, buttresses; a breach near the right end),
`Posts` (gate posts and lintel), `Gate` (sliding leaf, half open) and `Rubble`.
The opening is 2.2 wide, the leaf closes its left half.
"""
import random

import kit
import terrain_common as tc

HALF, HIGH, OPEN = 0.2, 2.0, 1.1


def stained(seed):
    """Tone of old ferrocrete: dirt at the foot, dark runs below the coping."""
    under = tc.weathered(.86, .26, .45, .9, seed)

    def fn(p, n):
        wet = max(0.0, kit.noise((p.x * 2.3, 0, p.z * .3), 1, seed) + .2) * max(0.0, min(1.0, (p.z - .7) / 1.2))
        return tuple(c * (1 - .38 * wet) for c in under(p, n))
    return fn


def run(x0, x1, m, rng, top=None):
    """Wall between two places: core slab, sunk panels, plinth and coping."""
    top = top or [(x1, HIGH), (x0, HIGH)]
    outline = [(x0, .2), (x1, .2), *top]
    out, mark = [], stained(rng.random() * 9)
    front = tc.wall_frame((0, -HALF), (1, -HALF))
    back = tc.wall_frame((1, HALF), (0, HALF))
    out.append(tc.slab(outline, m["wall"], 2 * HALF, (), tc.wall_frame((0, HALF), (1, HALF)), .6, step=.5))
    n = max(1, round((x1 - x0) / .8))
    for i in range(n):
        u0, u1 = x0 + (x1 - x0) * i / n + .05, x0 + (x1 - x0) * (i + 1) / n - .05
        for v0, v1 in ((.38, 1.02), (1.1, 1.74)):
            for f, a, b in ((front, u0, u1), (back, 1 - u1, 1 - u0)):
                edge = [(u0, v1 + .1), (u1, v1 + .1), ((u0 + u1) / 2, v1)]
                if all(tc.inside((x, z - .01), outline) for x, z in edge):
                    out.append(tc.stud(a, v0, b, v1, m["wall"], -.01, .045, f, .045, rng))
    for o in out[1:]:
        k = rng.uniform(.88, 1.08)
        tc.tone(o, lambda p, nrm, k=k: tuple(k * c for c in mark(p, nrm)))
    tc.tone(out[0], lambda p, n: tuple(.82 * c for c in mark(p, n)))
    x = x0
    while x < x1 - .05:
        w = min(rng.uniform(.7, 1.0), x1 - x)
        w = x1 - x if x1 - x - w < .3 else w
        out.append(tc.tone(tc.block((w - .015, .62, .24), (x + w / 2, 0, .12), m["stone"], bevel=.05, rng=rng,
                                    rough=.015), tc.weathered(rng.uniform(.75, .95), .2, .4, .4, x)))
        if tc.inside((x + .02, HIGH - .05), outline) and tc.inside((x + w - .02, HIGH - .05), outline):
            out.append(tc.tone(tc.block((w - .015, .54, .16), (x + w / 2, 0, HIGH + .06), m["stone"],
                                        bevel=.045, rng=rng, rough=.012), rng.uniform(.8, 1)))
        x += w
    return out


def buttress(x, m, rng, h=2.2):
    """Tapered pier on both sides of the wall."""
    out = [kit.box((.42, .66, h - .2), (x, 0, (h - .2) / 2), m["stone"], bevel=.04, taper=(.82, .82)),
           kit.box((.46, .64, .14), (x, 0, h - .15), m["wall"], bevel=.04),
           kit.box((.34, .5, .12), (x, 0, h - .05), m["wall"], bevel=.05),
           kit.box((.48, .7, .2), (x, 0, .1), m["stone"], bevel=.05)]
    for o in out:
        kit.densify(o, .8)
        tc.tone(kit.sharpen(o, 30), tc.weathered(rng.uniform(.82, .95), .2, .4, .8, x))
    return out


def posts(m, rng):
    """Gate posts, lintel with rail, signal lamps."""
    out = []
    for s in (-1, 1):
        x = s * (OPEN + .3)
        out += [kit.box((.6, .7, .34), (x, 0, .17), m["stone"], bevel=.06),
                kit.box((.52, .64, 2.0), (x, 0, 1.2), m["wall"], bevel=.06),
                kit.box((.6, .7, .3), (x, 0, 2.25), m["stone"], bevel=.07)]
        for y in (-.325, .325):
            out += [kit.box((.26, .04, .9), (x, y, 1.1), m["metal"], bevel=.015),
                    kit.box((.16, .07, .07), (x, y * 1.02, 1.7), m["lamp"], bevel=.015)]
            out += [kit.box((.06, .05, .06), (x + dx, y * 1.02, 1.1 + dz), m["rust"],
                            bevel=.012) for dx in (-.08, .08) for dz in (-.36, .36)]
    out += [kit.box((2.3, .44, .2), (0, 0, 2.26), m["metal"], bevel=.03),
            kit.box((2.24, .3, .06), (0, 0, 2.13), m["rust"]),
            kit.box((2.24, .5, .05), (0, 0, .025), m["metal"], bevel=.01)]
    out += [kit.box((.1, .5, .26), (x, 0, 2.26), m["rust"], bevel=.02) for x in (-.75, 0, .75)]
    for o in out:
        kit.densify(o, 1.0)
        tc.tone(kit.sharpen(o, 30), tc.weathered(rng.uniform(.72, .82), .16, .35, .8, rng.random() * 9))
    return out


def gate(m):
    """Sliding leaf over x = -1.1 .. 0.05 of the opening."""
    x0, x1 = -1.14, .05
    out = [kit.box((x1 - x0, .16, 2.06), ((x0 + x1) / 2, 0, 1.1), m["rust"], bevel=.02)]
    for f, flip in ((tc.wall_frame((0, -.08), (1, -.08)), 1), (tc.wall_frame((0, .08), (-1, .08)), -1)):
        for v0, v1 in ((.14, .66), (.74, 1.36), (1.44, 2.04)):
            for a, b in ((x0 + .1, -.58), (-.5, x1 - .1)):
                u0, u1 = sorted((flip * a, flip * b))
                out.append(tc.stud(u0, v0, u1, v1, m["rust"], -.01, .04, f, .05))
        for k in range(4):
            u = flip * (x1 - .1) - (.0 if flip > 0 else -.0)
            v = .8 + .14 * k
            bar = [(u - .06, v), (u + .06, v + .05), (u + .06, v + .11), (u - .06, v + .06)]
            out.append(tc.slab(bar, m["mark"], .02, (), f, .5, back=False))
    out += [kit.box((.1, .24, 2.08), (x1, 0, 1.1), m["metal"], bevel=.025),
            kit.box((.07, .34, .4), (x1 - .1, 0, 1.1), m["metal"], bevel=.02)]
    for i, o in enumerate(out):
        kit.densify(o, .9)
        tc.tone(kit.sharpen(o, 30), tc.weathered(.7 + .05 * (i % 4), .26, .35, .7, i))
    return out


def wall_gate():
    """Build the model; returns export options."""
    rng = random.Random(8)
    m = {"wall": kit.mat("Ferrocrete", kit.srgb("c9bfae"), .92),
         "stone": kit.mat("Stone", kit.srgb("b1a48f"), .93),
         "metal": kit.mat("Steel", kit.srgb("77797b"), .5, .7),
         "rust": kit.mat("Painted steel", kit.srgb("a2684a"), .65, .3),
         "mark": kit.mat("Marking", kit.srgb("d8b04e"), .7),
         "lamp": kit.mat("Lamp", (1, .3, .15), .4, emit=(1.3, .3, .1))}
    breach = [(4.6, HIGH), (4.45, HIGH), (4.38, 1.72), (4.22, 1.66), (4.16, 1.3), (4.0, 1.36), (3.92, 1.22),
              (3.76, 1.3), (3.72, 1.52),
              (3.55, 1.5), (3.5, 1.78), (3.36, 1.82), (3.3, HIGH), (3.1, HIGH)]
    walls = run(-4.6, -3.1, m, rng) + run(-3.1, -1.5, m, rng) + run(1.5, 3.1, m, rng) + run(3.1, 4.6, m, rng,
                                                                                            breach)
    for x in (-4.77, -3.1, 3.1, 4.77):
        walls += buttress(x, m, rng)
    x, lead = -2.05, [(-2.05, -.27, 1.2), (-2.05, -.27, 1.86), (-1.9, -.27, 1.93), (-1.62, -.28, 1.93),
                      (-1.5, -.3, 1.9)]
    panel = [kit.box((.4, .14, .52), (x, -.28, 1.05), m["metal"], bevel=.03),
             kit.box((.28, .03, .16), (x, -.355, 1.16), m["lamp"], bevel=.008),
             kit.tube(lead, [.03] * 5, m["metal"], seg=6),
             kit.box((.26, .04, .1), (x, -.35, .93), m["rust"], bevel=.01)]
    walls += [tc.tone(o, .85) for o in panel]
    for x, z, tip in ((3.62, 1.45, (.03, .02, .34)), (3.84, 1.2, (-.1, .05, .4)),
                      (4.06, 1.28, (.12, -.06, .36)), (4.3, 1.62, (-.05, .04, .3))):
        walls.append(tc.tone(kit.tube([(x, 0, z), (x + tip[0] / 3, tip[1], z + tip[2] / 2),
                                       (x + tip[0], tip[1] * 2, z + tip[2])], [.03, .028, .026], m["rust"],
                                       seg=5), .8))
    tc.part("Walls", walls)
    tc.part("Posts", posts(m, rng))
    tc.part("Gate", gate(m))
    spot = lambda r: (r.uniform(3.4, 4.4), r.choice((-1, 1)) * r.uniform(.24, .28), .0)
    debris = tc.scatter(14, spot, m["wall"], 4, .04, .09)
    debris += tc.scatter(10, lambda r: (r.uniform(3.76, 4.14), r.uniform(-.14, .14), 1.22), m["wall"], 7, .05,
                         .1)
    tc.part("Rubble", debris)
    return {"ao_dist": .8}


finish = tc.finish
MODELS = {"wall_gate": wall_gate}

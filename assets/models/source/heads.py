"""Heads, hair, beards and hats for figures that are written as data. Inches.

A part is called with the rig, the palette of `tones.suit`, then its own words (colours).
"""
import math
from mathutils import Vector
import figure_heroes as heroes
import figure_officers as officers
import figure_rebel as reb
import human as hu
import kit
from tones import tone


def face(r, p, skin="d3a07c", brow="3f2a1a", eye="dark", tris=400):
    """Human head with a neck."""
    hu.head(r, tone(skin, .6), tone(eye, .4), tris, tone(brow))


def _fused(r, parts, m, tris=260, wave=0.0):
    o = kit.fuse(parts, .009, tris, 1, m,
                 (lambda q, n: wave * math.sin(q.y * 210 + 30 * q.z)) if wave else None)
    return kit.transform(o, r.H)


def _cap(m, low=.07):
    return [kit.ball(1, (-.018, 0, .128), m, (.094, .085, .085), seg=14, rings=10),
            kit.ball(1, (-.046, 0, low), m, (.06, .076, .075), seg=12, rings=8)]


def short_hair(r, p, colour):
    """Short hair combed back."""
    m = tone(colour, .85)
    parts = _cap(m) + [kit.tube([(.05, y, .165), (.0, y * 1.15, .205), (-.06, y * 1.1, .19)],
                                [.02, .024, .02], m, seg=6, steps=2, cap=.5)
                       for y in (-.045, -.015, .015, .045)]
    _fused(r, parts, m, 260, .003)


def bowl_hair(r, p, colour):
    """Fringe and hair over the ears."""
    m = tone(colour, .85)
    parts = _cap(m) + [kit.ball(1, (.045, 0, .165), m, (.045, .07, .035), seg=12, rings=8)]
    parts += [kit.ball(1, (-.01, s * .074, .08), m, (.05, .022, .06), seg=10, rings=8)
              for s in (1, -1)]
    _fused(r, parts, m, 280, .003)


def long_hair(r, p, colour, length=.2):
    """Hair that falls over the shoulders."""
    m = tone(colour, .85)
    parts = _cap(m)
    for k in range(9):
        a = math.radians(80 + 25 * k)
        c, s = math.cos(a), math.sin(a)
        parts.append(kit.tube([(.05 * c - .02, .05 * s, .19), (.09 * c - .02, .084 * s, .1),
                               (.1 * c - .03, .092 * s, .0), (.105 * c - .04, .09 * s, -length)],
                              [.03, .034, .034, .014], m, seg=6, steps=2, cap=.4))
    _fused(r, parts, m, 380, .003)


def buns(r, p, colour):
    """A round bun over each ear."""
    m = tone(colour, .85)
    parts = _cap(m)
    _fused(r, parts, m, 220, .003)
    for s in (1, -1):
        kit.transform([kit.lathe([(0, -.024), (.05, -.022), (.064, 0), (.05, .024), (.03, .03),
                                  (0, .034)], m=m, seg=12)],
                      r.H @ kit.matrix((-.012, s * .1, .075), (s * -90, 0, 0)))


def bun(r, p, colour, at=(-.12, 0, .13)):
    """A single bun at the back."""
    m = tone(colour, .85)
    _fused(r, _cap(m), m, 220, .003)
    kit.transform([kit.ball(1, at, m, (.045, .055, .05), seg=10, rings=8)], r.H)


def braid_crown(r, p, colour):
    """Braids laid round the head and one down the back."""
    m = tone(colour, .85)
    _fused(r, _cap(m), m, 220, .003)
    ring = [(-.012 + .1 * math.cos(a), .09 * math.sin(a), .15 + .01 * math.cos(a))
            for a in [math.radians(30 * k) for k in range(13)]]
    kit.transform([kit.tube(ring, [.02, .026] * 6 + [.02], m, seg=6),
                   kit.tube([(-.1, 0, .12), (-.14, 0, .0), (-.13, 0, -.18)], [.026, .028, .008], m,
                            seg=6, steps=3, cap=.4)], r.H)


def bald(r, p):
    """No hair."""


def beard(r, p, colour, long=.0):
    """Full beard and moustache; `long` lets it hang."""
    m = tone(colour, .85)
    parts = [kit.tube([(.0, s * .074, .06), (.03, s * .066, .01), (.07, s * .03, -.022)],
                      [.016, .024, .026], m, seg=6, steps=2, cap=.5) for s in (1, -1)]
    parts += [kit.ball(1, (.066, 0, -.02), m, (.036, .044, .03), seg=10, rings=8),
              kit.tube([(.088, -.034, .028), (.1, 0, .042), (.088, .034, .028)], [.008, .011, .008],
                       m, seg=6, steps=2, cap=.4)]
    if long:
        parts.append(kit.tube([(.07, 0, -.02), (.085, 0, -.02 - long * .5), (.07, 0, -.02 - long)],
                              [(.04, .03), (.036, .022), (.01, .008)], m, seg=8, steps=2, cap=.4))
    _fused(r, parts, m, 160)


def moustache(r, p, colour):
    """Moustache."""
    kit.transform([kit.tube([(.082, -.042, .022), (.1, 0, .044), (.082, .042, .022)],
                            [.006, .013, .006], tone(colour), seg=6, steps=2, cap=.4)], r.H)


def whiskers(r, p, colour):
    """Broad side whiskers."""
    m = tone(colour, .85)
    kit.transform([kit.tube([(.0, s * .08, .1), (.02, s * .082, .04), (.055, s * .056, -.01)],
                            [.014, .022, .012], m, seg=6, steps=2, cap=.4) for s in (1, -1)], r.H)


def cap(r, p, colour, band="black"):
    """Stiff officer's cap with a visor."""
    q = dict(p)
    q.update(tunic=tone(colour, .85), black=tone("black"), trim=tone(band), hair=tone("3f2a1a"))
    officers.peaked_cap(r, q)


def brimmed_hat(r, p, colour, band="leather"):
    """Wide-brimmed hat."""
    q = dict(p)
    q.update(tunic=tone(colour, .85), trim=tone(band))
    officers.brimmed_hat(r, q)


def soft_helmet(r, p, colour, band="8a5f36"):
    """Padded helmet with a brim."""
    reb.helmet(r, {"helm": tone(colour, .7), "web": tone(band)})


def fleet_helmet(r, p, colour="dddcd6", visor="grey"):
    """Tall white helmet with a deep nape and a chin strap."""
    m = tone(colour, .5)

    def fn(t, a):
        z, k = ((.262, 0), (.255, .5), (.225, .85), (.17, 1.02), (.12, 1.08), (.06, 1.1),
                (.0, 1.16))[t]
        c, s = math.cos(a), math.sin(a)
        if t >= 5:
            z = max(z, .11) if c > .25 else z
        return r.H @ Vector((-.012 + .1 * k * c, .09 * k * s, z))
    kit.sheet(hu.cap_rows(fn, range(7), 18), m, .012, True, sharp=50)
    kit.transform([kit.tube([(.02, s * .09, .1), (.04, s * .07, .02), (.06, 0, -.03)],
                            [.006] * 3, tone("black"), seg=4, steps=2) for s in (1, -1)]
                  + [kit.box((.05, .13, .014), (.11, 0, .125), m, (0, 10, 0), bevel=.004),
                     kit.box((.014, .06, .03), (.086, 0, .185), tone(visor), (0, -24, 0))], r.H)


def field_cap(r, p, colour, band="8a5f36"):
    """Soft cap with a visor."""
    reb.field_cap(r, {"vest": tone(colour), "web": tone(band)})


def goggles(r, p, z=.16):
    """Goggles on the brow."""
    reb.goggles(r, {"gun": tone("gun")}, z)


def hood(r, p, colour):
    """Deep hood."""
    officers.hood(r, tone(colour, .95))


def head_wrap(r, p, colour, tail=.22):
    """Cloth wound round the head, with a tail at the back."""
    m = tone(colour, .9)
    _fused(r, [kit.ball(1, (-.012, 0, .15), m, (.1, .092, .075), seg=14, rings=10)]
           + [kit.tube([(.08, -.05, .13 + .03 * k), (.095, 0, .15 + .03 * k),
                        (.08, .05, .13 + .03 * k)], [.02] * 3, m, seg=6, steps=2, cap=.4)
              for k in (0, 1)]
           + [kit.tube([(-.1, 0, .14), (-.13, .02, .04), (-.12, .03, .14 - tail)],
                       [.03, .034, .014], m, seg=6, steps=2, cap=.4)], m, 320, .003)


def ear_cap(r, p, colour):
    """Leather flier's cap with ear flaps and goggles."""
    m = tone(colour, .7)
    parts = [kit.ball(1, (-.01, 0, .128), m, (.1, .09, .095), seg=14, rings=10)]
    parts += [kit.ball(1, (.0, s * .08, .05), m, (.04, .02, .065), seg=10, rings=8)
              for s in (1, -1)]
    o = kit.fuse(parts, .009, 300, 1, m, lambda q, n: -.012 * (q.x > .06 and q.z < .12))
    kit.transform(o, r.H)
    goggles(r, p, .15)


def fur_hood(r, p, colour, fur="c9bfa6"):
    """Hood with a thick fur edge."""
    officers.hood(r, tone(colour, .95))
    ring = [(.07 + .02 * math.cos(a), .1 * math.sin(a), .085 + .135 * math.cos(a))
            for a in [math.radians(30 * k) for k in range(13)]]
    kit.transform(kit.tube(ring, [.03, .036] * 6 + [.03], tone(fur, .95), seg=6), r.H)


def mask_scarf(r, p, colour):
    """Cloth over mouth and neck."""
    m = tone(colour, .9)
    hu.loft([(r.H, .03, -.05, .075, .075), (r.H, .036, .0, .078, .07), (r.H, .034, .055, .07, .072),
             (r.H, .03, .06, .05, .06)], m, 14)
    kit.transform(kit.tube([(-.0, 0, .28), (.0, 0, .36)], [.1, .085], m, seg=14, cap=.2), r.C)


def glasses(r, p, colour="*teal"):
    """Dark glasses or a targeting band before the eyes."""
    rows = [[r.H @ Vector((.1 * math.cos(a) + .004, .085 * math.sin(a), z))
             for a in [math.radians(-64 + 16 * i) for i in range(9)]] for z in (.105, .07)]
    kit.sheet(rows, tone(colour, .2), .01)


def headset(r, p):
    """Ear phones with a short aerial."""
    kit.transform([kit.cylinder(.032, .022, (-.008, s * .088, .08), tone("gun"), (90, 0, 0), .006,
                                seg=9) for s in (1, -1)]
                  + [kit.tube([(-.01, .09, .08), (-.02, .1, .24)], [.007, .005], tone("grey"),
                              seg=5), kit.tube([(-.01, .088, .1), (-.014, .06, .19),
                                                (-.014, -.06, .19), (-.01, -.088, .1)], [.012] * 4,
                                               tone("grey"), seg=5, steps=2)], r.H)


def circlet(r, p, colour="gold"):
    """Metal band round the brow with a disc over the ears."""
    hu.band(r.H, .135, .1, .088, .02, tone(colour), -.014, seg=16, bulge=.006)


HEADS = {
    "face": face, "short": short_hair, "bowl": bowl_hair, "long": long_hair, "buns": buns,
    "bun": bun, "braids": braid_crown, "bald": bald, "beard": beard, "moustache": moustache,
    "whiskers": whiskers, "cap": cap, "hat": brimmed_hat, "soft_helmet": soft_helmet,
    "fleet_helmet": fleet_helmet, "field_cap": field_cap, "goggles": goggles, "hood": hood,
    "wrap": head_wrap, "ear_cap": ear_cap, "fur_hood": fur_hood, "mask": mask_scarf,
    "glasses": glasses, "headset": headset, "circlet": circlet,
    "swept": lambda r, p, colour: heroes.hair(r, tone(colour, .85)),
}

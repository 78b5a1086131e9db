"""Commanders and civilians on 27 mm bases: a caped officer, a hooded agent, a gunslinger."""
import math
from mathutils import Vector
import figure_heroes as heroes
import figure_jet_warriors as jet
import figure_rebel as reb
import human as hu
import kit
import livery
import poses
from kit import mat, srgb


def palette():
    """Materials of the officer."""
    p = reb.palette()
    p.update(tunic=livery.paint(.85), trim=livery.stripe(), black=mat("BootBlack", srgb("1f2023"),
        .35),
             hair=mat("Hair", srgb("3f2a1a"), .85), grey=mat("GreyTrim", srgb("7e8489"), .5),
             leather=p["boot"])
    return p


def peaked_cap(r, p):
    """Stiff cap with a visor and a band."""
    def fn(t, a):
        c, s = math.cos(a), math.sin(a)
        z = (.225, .222, .195, .15, .118)[t] + (.022 * c if t < 3 else 0)
        k = (0, .85, 1.12, 1.0, 1.0)[t]
        return r.H @ Vector((-.008 + .094 * k * c, .084 * k * s, z))
    kit.sheet(hu.cap_rows(fn, range(5), 18), p["tunic"], .01, True)
    rows = [[r.H @ Vector((-.008 + (.094 + .055 * t * max(0, math.cos(a)) ** .7) * math.cos(a),
                           .087 * math.sin(a), .122 - .03 * t))
             for a in [math.radians(-70 + 14 * i) for i in range(11)]] for t in (1, .5, 0)]
    kit.sheet(rows, p["black"], .01)
    hu.band(r.H, .128, .092, .082, .022, p["trim"], -.008, seg=16, bulge=.006)
    kit.transform(kit.cylinder(.014, .012, (.093, 0, .165), livery.badge(), (0, 80, 0), seg=8), r.H)
    hu.band(r.H, .085, .085, .074, .05, p["hair"], -.02, bulge=.006)


def coat(r, p):
    """Double-breasted tunic with a skirt, rank plate, belt and cross strap."""
    hu.loft([(f, x, z, d + .012, w + .012) for f, x, z, d, w in hu.torso_rings(r)[2:-2]],
            p["tunic"], 18,
            sharp=60)
    heroes.skirt(r, .06, -.2, p["tunic"], .175, .15, gap=20, waist=(.112, .142), rows=4, cols=20,
                 ripple=.01, waves=6, thick=.014)
    hu.band(r.P, .07, .108, .142, .04, p["black"], 0, 18, .008)
    kit.transform([kit.box((.014, .05, .045), (.122, 0, .07), p["grey"], bevel=.005),
                   kit.tube([(0, -.165, .05), (0, -.165, -.02), (.01, -.165, -.1)],
                            [(.036, .022), (.034, .022), (.02, .014)], p["black"], seg=8, cap=.4,
                            side=(1, 0, 0))], r.P)
    C = r.C
    kit.transform([kit.box((.012, .085, .034), (.121, .06, .185), livery.badge(), (0, 4, 16),
                           bevel=.003),
                   kit.box((.01, .014, .2), (.122, -.03, .13), p["trim"], (0, 4, -6)),
                   kit.tube([(0, 0, .29), (0, 0, .345)], [.064, .06], p["tunic"], seg=14, cap=.1)],
                   C)
    for s in (1, -1):
        kit.transform(kit.box((.075, .09, .018), (-.004, s * .145, .302), p["trim"], (s * -16, 0,
            0),
                              bevel=.006), C)


def officer():
    """Stands upright, arm flung out, cape down to the boots."""
    p = palette()
    pose = poses.commanding()
    r = pose.rig
    hu.trousers(r, p["tunic"], 520, 1.1, .012, low=.4, bulge=.012)
    hu.shirt(r, p["tunic"], 520, 1.0, .012, 1.0)
    for i in (0, 1):
        hu.boot(r, i, p["black"], p["black"], .12, 200, 1.05)
    coat(r, p)
    hu.head(r, p["skin"], p["eye"], 560, p["hair"])
    peaked_cap(r, p)
    heroes.cape(r, p["trim"])
    kit.transform(jet.pistol(p), pose.gun)
    for i, axis, words in pose.hands:
        hu.fist(r, i, p["black"], axis, 1 if i else -1, **words)
    return hu.up_on_base(seed=91, keep=pose.keep)


def hood(r, m):
    """Deep hood with shoulders, open at the face."""
    rows = []
    for j, (z, w, d, back) in enumerate(((.255, .0, .0, -.03), (.245, .05, .055, -.03), (.2, .1, .1,
        -.03),
                                         (.12, .118, .118, -.03), (.03, .115, .115, -.03),
                                         (-.05, .13, .12, -.03), (-.11, .2, .13, -.05))):
        row = []
        for i in range(15):
            open_ = 46 if 2 <= j <= 5 else 30 if j == 1 else 18 if j == 6 else 46
            a = math.radians(open_ + (360 - 2 * open_) * i / 14)
            row.append(r.H @ Vector((back + (d + .014) * math.cos(a), w * math.sin(a), z)))
        rows.append(row)
    return kit.sheet(rows, m, .018, sharp=180)


def agent():
    """Hooded scout in a long coat with a pistol and field glasses."""
    p = palette()
    pose = poses.shooting_one_handed()
    r = pose.rig
    hu.trousers(r, p["legs"], 560, 1.0, .014, low=.55, bulge=.01)
    hu.shirt(r, p["shirt"], 560, 1.0, .015, 1.06)
    for i in (0, 1):
        hu.boot(r, i, p["boot"], p["eye"], .4, 200)
    reb.vest(r, p["tunic"])
    heroes.skirt(r, .06, -.34, p["tunic"], .2, .18, gap=70, waist=(.12, .15), rows=6, cols=20,
                 ripple=.02,
                 waves=7, sway=(-.05, 0), thick=.016)
    reb.kit_bits(r, p, False)
    hu.head(r, p["skin"], p["eye"], 520, p["hair"])
    hood(r, p["trim"])
    kit.transform([kit.cylinder(.028, .06, (.14, s * .032, .1), p["gun"], (0, 80, 0), .006, seg=10)
                   for s in (1, -1)], r.C)
    kit.transform(kit.box((.012, .1, .03), (.125, 0, .25), livery.badge(), bevel=.004), r.C)
    kit.transform(jet.pistol(p), pose.gun)
    for i, axis, words in pose.hands:
        hu.fist(r, i, p["skin"], axis, 1 if i else -1, **words)
    return hu.up_on_base(seed=93, keep=pose.keep)


def brimmed_hat(r, p):
    """Wide hat, brim turned up at the sides."""
    def fn(t, a):
        c, s = math.cos(a), math.sin(a)
        z, k = ((.235, 0), (.238, .6), (.225, .88), (.15, 1.0), (.128, 1.02), (.12, 1.45), (.118,
            1.85))[t]
        lift = .035 * s * s if t >= 5 else 0
        return r.H @ Vector((-.006 + .1 * k * c, .09 * k * s, z + lift - .012 * c * (t >= 5)))
    kit.sheet(hu.cap_rows(fn, range(7), 20), p["tunic"], .012, True)
    hu.band(r.H, .145, .1, .09, .024, p["trim"], -.006, seg=16, bulge=.006)


def slinger():
    """Hired gun in a brimmed hat and a long open duster, a pistol in each hand."""
    p = palette()
    pose = poses.both_guns()
    r = pose.rig
    hu.trousers(r, p["eye"], 560, 1.0, .014, low=.55, bulge=.006)
    hu.shirt(r, p["tunic"], 560, 1.0, .014, 1.08)
    for i in (0, 1):
        hu.boot(r, i, p["boot"], p["eye"], .3, 200, 1.04)
    reb.vest(r, p["vest"])
    hu.band(r.P, .06, .106, .14, .036, p["boot"], 0, 18, .008)
    for s in (1, -1):
        kit.transform(kit.tube([(0, 0, .05), (0, 0, -.03), (.01, 0, -.12)],
                               [(.038, .024), (.036, .024), (.02, .014)], p["boot"], seg=8, cap=.4,
                               side=(1, 0, 0)), r.P @ kit.matrix((.02, s * .165, -.03), (0, 6, 0)))
    heroes.skirt(r, .1, -.46, p["tunic"], .24, .22, gap=110, waist=(.13, .165), rows=7, cols=20,
                 ripple=.03, waves=7, sway=(-.12, 0), thick=.016)
    hu.strap(r, [r.C @ Vector(q) for q in ((-.1, .1, .29), (.06, .11, .28), (.13, 0, .14),
                                           (.1, -.12, .0))],
             p["web"], .045, .014, 3)
    scarf = [kit.tube([(0, 0, .285), (0, 0, .35)], [.078, .066], livery.badge(), seg=14, cap=.2)]
    kit.transform(scarf, r.C)
    hu.head(r, p["skin"], p["eye"], 520, p["hair"])
    brimmed_hat(r, p)
    left = kit.aim_matrix((.42, .22, .96), (1.4, .3, .98))
    for at in (pose.gun, left):
        kit.transform(jet.pistol(p), at)
    for i, axis, words in pose.hands:
        hu.fist(r, i, p["skin"], axis, 1 if i else -1, **words)
    return hu.up_on_base(seed=95, keep=pose.keep)


MODELS = {"officer": officer, "agent": agent, "gunslinger": slinger}

"""Clothes and armour for figures that are written as data. Inches.

A layer is called with the rig, the palette of `tones.suit`, then its own words (colours).
"""
import math
from mathutils import Vector
import figure_heroes as heroes
import figure_jet_warriors as jet
import figure_officers as officers
import figure_rebel as reb
import human as hu
import kit
from tones import suit, tone


def trousers(r, p, colour, fat=1.0, low=.55):
    """Trousers tucked into the boots at `low` down the shin."""
    hu.trousers(r, tone(colour, .9), 400, fat, .013, low=low, bulge=.008)


def boots(r, p, colour="leather", top=.4, sole="dark"):
    """Boots."""
    for i in (0, 1):
        hu.boot(r, i, tone(colour, .5), tone(sole), top, 120, 1.05)


def shirt(r, p, colour, sleeve=1.0, fat=1.02):
    """Shirt; sleeves end at `sleeve` of the forearm."""
    hu.shirt(r, tone(colour, .9), 400, sleeve, .013, fat)


def forearms(r, p, colour, start=.3, cuff=None):
    """Bare forearms, with rolled cuffs of a colour."""
    for i in (0, 1):
        hu.forearm(r, i, tone(colour, .7), start, tone(cuff) if cuff else None)


def vest(r, p, colour):
    """Sleeveless open vest."""
    reb.vest(r, tone(colour, .9))


def jacket(r, p, colour, hem=-.06, grow=.013):
    """Closed jacket with a collar and a short hem."""
    m = tone(colour, .85)
    hu.loft([(f, x, z, d + grow, w + grow) for f, x, z, d, w in hu.torso_rings(r)[2:-2]], m, 16,
            sharp=60)
    heroes.skirt(r, .06, hem, m, .15, .125, gap=16, waist=(.11, .14), rows=3, cols=16,
                 ripple=.01, waves=6, thick=.014)
    kit.transform(kit.tube([(0, 0, .28), (0, 0, .34)], [.078, .066], m, seg=14, cap=.1), r.C)


def coat(r, p, colour, bottom=-.4, gap=70, width=.22):
    """Skirts of a long coat that hang from the belt."""
    heroes.skirt(r, .08, bottom, tone(colour, .9), width, width - .02, gap=gap,
                 waist=(.12, .155), rows=6, cols=18, ripple=.025, waves=7, sway=(-.07, 0),
                 thick=.016)


def gown(r, p, colour, bottom=-.66, width=.27, ripple=.03):
    """Closed long skirt."""
    heroes.skirt(r, .08, bottom, tone(colour, .9), width, width, waist=(.1, .135), rows=7, cols=24,
                 ripple=ripple, waves=8, thick=.016)


def tunic(r, p, colour, inner="d8cdb4"):
    """Wrapped tunic with a short skirt."""
    m = tone(colour, .9)
    heroes.tunic(r, m, tone(inner, .9), 420)
    heroes.skirt(r, .06, -.34, m, .19, .165, gap=34, rows=5, cols=20, ripple=.028, waves=8,
                 sway=(-.05, .01))


def wide_sleeves(r, p, colour, flare=.07):
    """Wide sleeves that open at the wrist."""
    heroes.sleeves(r, tone(colour, .9), .9, flare, 420)


def mantle(r, p, colour):
    """Open outer robe: shoulder panels and a long skirt at the back."""
    m = tone(colour, .95)
    heroes.skirt(r, .068, -.54, m, .275, .25, gap=150, waist=(.126, .162), rows=7, cols=18,
                 ripple=.03, waves=8, sway=(-.11, .0))
    for s in (1, -1):
        panel = [[r.C @ Vector((x, s * (y + dy), z - .3 * dy)) for dy in (0, .045, .085)]
                 for x, y, z in kit.spline([(.118, .085, .03), (.122, .09, .15), (.075, .085, .285),
                                            (-.01, .08, .335), (-.09, .08, .28),
                                            (-.118, .085, .14), (-.105, .08, .02)], 2)]
        kit.sheet(panel if s < 0 else [q[::-1] for q in panel], m, .018)


def belt(r, p, colour="leather", buckle="grey", width=.045):
    """Belt with a buckle and two pouches."""
    hu.band(r.P, .07, .106, .14, width, tone(colour), 0, 18, .01)
    kit.transform([kit.box((.014, .05, .045), (.122, 0, .07), tone(buckle), bevel=.005)]
                  + [kit.box((.036, .055, .06), (.1, s * .09, .055), tone(colour), (0, 0, s * 38),
                             bevel=.01) for s in (1, -1)], r.P)


def holster(r, p, colour="leather", side=-1):
    """Low-slung holster with its strap."""
    kit.transform(kit.tube([(0, 0, .05), (0, 0, -.03), (.01, 0, -.12)],
                           [(.038, .024), (.036, .024), (.02, .014)], tone(colour), seg=8, cap=.4,
                           side=(1, 0, 0)), r.P @ kit.matrix((.02, side * .165, -.03), (0, 6, 0)))


def strap(r, p, colour, side=1, boxes=False):
    """Strap over one shoulder, with cartridge boxes on request."""
    pts = [r.C @ Vector((x, side * y, z)) for x, y, z in
           ((-.1, .1, .29), (.06, .11, .28), (.132, 0, .14), (.1, -.12, .0))]
    hu.strap(r, pts, tone(colour), .045, .016, 3)
    if boxes:
        curve = kit.spline([list(q) for q in pts[1:]], 3)
        for k in range(len(curve) - 1):
            a, b = Vector(curve[k]), Vector(curve[k + 1])
            out = a - r.C @ Vector((0, 0, .12))
            kit.transform(kit.box((.034, .046, .03), m=tone("grey"), bevel=.007),
                          kit.aim_matrix(a + out.normalized() * .012, b, out))


def collar(r, p, colour):
    """Standing collar, open in front."""
    heroes.gorget(r, tone(colour))


def scarf(r, p, colour):
    """Scarf round the neck with a hanging end."""
    m = tone(colour, .9)
    kit.transform([kit.tube([(0, 0, .27), (.01, 0, .35)], [.1, .08], m, seg=14, cap=.2),
                   kit.tube([(.09, .03, .29), (.13, .05, .2), (.135, .05, .08)],
                            [(.03, .012), (.034, .012), (.03, .008)], m, seg=8, steps=2,
                            side=(0, 1, 0))], r.C)


def cape(r, p, colour):
    """Long cape from both shoulders."""
    heroes.cape(r, tone(colour, .9))


def short_cape(r, p, colour):
    """Cape over the left shoulder."""
    jet.short_cape(r, tone(colour, .9))


def half_cape(r, p, colour, lining=None, length=.62):
    """Waist-long cape from both shoulders with a broad collar."""
    m = tone(colour, .9)
    rows = []
    for j in range(7):
        t = j / 6
        row = []
        for i in range(15):
            u = i / 14 * 2 - 1
            a = math.radians(180 + u * (112 - 12 * t))
            k = 1 + .06 * t * math.sin(u * 11 + 2 * t)
            q = r.C @ Vector(((.12 + .14 * t) * math.cos(a) * k - .01,
                              (.185 + .1 * t) * math.sin(a) * k, .325 - .05 * abs(u)))
            row.append(Vector((q.x - .06 * t * t, q.y, q.z - length * t)))
        rows.append(row)
    kit.sheet(rows, m, .016, sharp=180)
    hu.loft([(r.C, -.01, .27, .1, .11), (r.C, -.012, .3, .105, .115), (r.C, -.014, .36, .095, .1)],
            tone(lining or colour), 14, cap=False)


def poncho(r, p, colour, hem=None, length=.5):
    """Round cloth over shoulders and chest."""
    rows = []
    for j in range(6):
        t = j / 5
        row = []
        for i in range(20):
            a = 2 * math.pi * i / 20
            k = 1 + .05 * t * math.sin(6 * a)
            arm = abs(math.sin(a)) ** 3
            q = r.C @ Vector(((.075 + .1 * t ** .7) * math.cos(a) * k,
                              (.08 + .17 * t ** .6) * math.sin(a) * k, .34))
            row.append(Vector((q.x, q.y, q.z - length * t ** 1.25 * (1 - .35 * arm))))
        rows.append(row[::-1])
    kit.sheet(rows[:-1], tone(colour, .95), .018, True, sharp=180)
    kit.sheet([rows[-2], rows[-1]], tone(hem or colour, .95), .018, True, sharp=180)


def officer(r, p, colour, shoulders="grey", rank="badge"):
    """Double-breasted uniform tunic with a rank plate."""
    q = suit(tunic=colour, trim=shoulders)
    officers.coat(r, q)


def gear(r, p, pack=True, web="8a5f36", cloth="a9986c", roll="65727f"):
    """Belt, pouches, holster and backpack of a soldier."""
    reb.kit_bits(r, {"web": tone(web), "gun": tone("gun"), "boot": tone("leather"),
                     "vest": tone(web), "helm": tone(cloth), "legs": tone(roll)}, pack)


def back_tank(r, p, colour="grey", count=2):
    """Gas tanks on the back."""
    kit.transform([kit.cylinder(.06, .3, (-.17, y, .16), tone(colour, .4, .3), bevel=.02, seg=12)
                   for y in ((.065, -.065) if count == 2 else (0,))]
                  + [kit.box((.04, .2, .05), (-.12, 0, .16), tone("gun"), bevel=.01)], r.C)


def quills(r, p, colour="badge"):
    """Aerial on the back."""
    kit.transform(kit.tube([(-.14, .08, .2), (-.17, .09, .62)], [.009, .005], tone(colour), seg=5,
                           cap=.3), r.C)


def fur_collar(r, p, colour="c9bfa6"):
    """Thick fur round the neck and over the shoulders."""
    m = tone(colour, .95)
    ring = [(.09 * math.cos(a) - .0, .14 * math.sin(a), .31 - .02 * math.cos(a))
            for a in [math.radians(30 * k) for k in range(13)]]
    kit.transform(kit.tube(ring, [.045, .055] * 6 + [.045], m, seg=7), r.C)


def apron(r, p, colour):
    """Apron from chest to knee."""
    rows = [[r.P @ Vector((.13 + .02 * k - .2 * y * y, y * (1 + .1 * k), .3 - .15 * k))
             for y in (-.12, -.06, 0, .06, .12)] for k in range(5)]
    kit.sheet([row[::-1] for row in rows], tone(colour, .7), .016)


def panel(r, p, colour, width=.1, bottom=-.3):
    """Cloth panel in front, from the belt down."""
    rows = [[r.P @ Vector((.126 + .012 * k, y, .08 - (.08 - bottom) * k / 4))
             for y in (width / 2, 0, -width / 2)] for k in range(5)]
    kit.sheet([row[::-1] for row in rows], tone(colour, .9), .014)


def lights(r, p):
    """Control box with lights on the chest."""
    kit.transform([kit.box((.03, .12, .075), (.135, 0, .15), tone("grey", .4, .3), bevel=.006)]
                  + [kit.box((.012, .022, .018), (.152, -.036 + .036 * k, .165), tone(c))
                     for k, c in enumerate(("*red", "*blue", "*green"))], r.C)


def chain(r, p, colour="gold"):
    """Medallion on a chain."""
    kit.transform([kit.tube([(.02, s * .07, .3), (.115, s * .04, .24), (.135, 0, .19)],
                            [.009] * 3, tone(colour), seg=5, steps=2) for s in (1, -1)]
                  + [kit.cylinder(.026, .014, (.14, 0, .18), tone(colour), (0, 90, 0), seg=10)],
                  r.C)


WEAR = {k: v for k, v in globals().items()
        if callable(v) and getattr(v, "__module__", "") == __name__ and k not in ("suit", "tone")}

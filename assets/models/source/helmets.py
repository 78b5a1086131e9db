"""Closed helmets for figures that are written as data. Inches.

A helmet is called with the rig, the palette of `tones.suit`, then its own words (colours).
"""
import math
from mathutils import Vector
import figure_clones as clones
import figure_imperial as imp
import figure_jet_warriors as jet
import human as hu
import kit
from tones import suit, tone


def trooper(r, p, shell="white", detail="grey", visor="visor", crest=None):
    """Domed helm with a ridge, a wrap-around visor and a vented jaw."""
    imp.helmet(r, suit(shell=shell, grey=detail, visor=visor), tone(crest) if crest else None)


def open_helm(r, p, shell):
    """Helmet that leaves the face free, with a neck guard."""
    m = tone(shell, .4, .1)

    def fn(t, a):
        z, k = ((.245, 0), (.236, .45), (.21, .78), (.165, 1.0), (.13, 1.08), (.06, 1.1),
                (.0, 1.14))[t]
        c, s = math.cos(a), math.sin(a)
        if t >= 5 and c > .3:
            z = .128
        return r.H @ Vector((-.01 + .104 * k * c, .092 * k * s, z))
    kit.sheet(hu.cap_rows(fn, range(7), 18), m, .012, True, sharp=46)


def crested(r, p, shell="white", mark="grey", antenna=False):
    """Rounded helm with a tall keel and a visor with a drop in the middle."""
    clones.crested_helmet(r, suit(shell=shell, livery=mark), antenna)


def clan(r, p, shell, trim, stalk=False):
    """Close-fitting helm with a winged wedge of glass."""
    jet.closed_helm(r, suit(plate=shell, trim=trim), stalk)


def scout(r, p, shell="white", visor="visor"):
    """Light helm with a deep square visor and a small brim."""
    m, v = tone(shell, .4), tone(visor)

    def fn(t, a):
        z, k = ((.238, 0), (.23, .45), (.205, .78), (.165, .97), (.12, 1.02), (.05, 1.0),
                (-.01, .98))[t]
        c, s = math.cos(a), math.sin(a)
        if t >= 5 and c > .2:
            z = .1
        return r.H @ Vector((-.008 + .106 * k * c, .094 * k * s, z))
    kit.sheet(hu.cap_rows(fn, range(7), 18), m, .012, True, sharp=46)
    hu.loft([(r.H, .03, -.06, .05, .05, 2), (r.H, .045, -.02, .07, .07, 1.8),
             (r.H, .05, .02, .075, .075, 1.8), (r.H, .03, .03, .06, .06, 2)], m, 14, sharp=36)
    hu.loft([(r.H, .02, .025, .07, .07, 3), (r.H, .03, .035, .088, .082, 3.4),
             (r.H, .03, .11, .09, .086, 3.4), (r.H, .02, .118, .07, .07, 3)], v, 14, sharp=40)
    kit.transform([kit.box((.04, .17, .016), (.115, 0, .128), m, (0, 12, 0), bevel=.005)]
                  + [kit.cylinder(.03, .02, (.0, s * .1, .06), tone("grey"), (90, 0, 0), .005,
                                  seg=9) for s in (1, -1)]
                  + [kit.box((.03, .04, .03), (.118, 0, -.01), tone("gun"), bevel=.006)], r.H)


def cold(r, p, shell="white", cloth="c9ccd0"):
    """Smooth helm with a face mask and a cloth hood down to the shoulders."""
    imp.helmet(r, suit(shell=shell, visor="visor"))
    rows = []
    for z, w, d in ((.17, .098, .09), (.08, .125, .118), (-.03, .13, .125), (-.12, .2, .16)):
        rows.append([r.H @ Vector((-.03 + d * 1.1 * math.cos(a), w * math.sin(a), z))
                     for a in [math.radians(58 + 244 * i / 14) for i in range(15)]])
    kit.sheet(rows, tone(cloth, .9), .016, sharp=180)
    hu.loft([(r.H, .05, -.07, .06, .06, 2), (r.H, .06, -.03, .075, .075, 2),
             (r.H, .056, .05, .07, .078, 2), (r.H, .04, .056, .05, .06, 2)], tone(cloth, .8), 12,
            sharp=40)


def brim(r, p, shell="c9b48a", mark="5f7f9a"):
    """Helm with a brim over the eyes and a coloured band."""
    imp.helmet(r, suit(shell=shell))
    hu.band(r.H, .145, .112, .099, .03, tone(mark), -.004, seg=16, bulge=.006)
    rows = [[r.H @ Vector(((.112 + .05 * t) * math.cos(a), (.096 + .02 * t) * math.sin(a),
                           .132 - .016 * t)) for a in [math.radians(-70 + 14 * i)
                                                       for i in range(11)]] for t in (1, .5, 0)]
    kit.sheet(rows, tone(shell, .4), .012)


def death(r, p, shell="22242a", glow="*green"):
    """Black helm with two glowing lenses and chin tubes."""
    imp.helmet(r, suit(shell=shell, grey="grey", visor="visor"))
    for s in (1, -1):
        kit.transform([kit.box((.02, .03, .014), (.105, s * .04, .094), tone(glow), (0, 0, s * 22)),
                       kit.cylinder(.018, .05, (.115, s * .04, -.02), tone("grey"), (0, 90, s * 20),
                                    seg=8)], r.H)


def pilot(r, p, shell="22242a", mark="grey", hoses=True):
    """Closed flight helm with a fat crown and air hoses to the chest."""
    imp.helmet(r, suit(shell=shell, grey=mark))
    hu.loft([(r.H, -.006, .11, .115, .103), (r.H, -.01, .17, .118, .106),
             (r.H, -.012, .22, .09, .08), (r.H, -.012, .25, .05, .045)], tone(shell, .4), 16,
            sharp=40)
    kit.transform([kit.box((.02, .05, .03), (.105, 0, .185), tone(mark), bevel=.004)], r.H)
    for s in (1, -1) if hoses else ():
        kit.tube([r.H @ Vector((.1, s * .03, -.02)), r.H @ Vector((.14, s * .06, -.1)),
                  r.C @ Vector((.14, s * .05, .16))], [.02, .02, .02], tone("gun"), seg=7, steps=3)


def smith(r, p, shell="gold"):
    """Golden helm with a ring of short spikes round the crown."""
    jet.closed_helm(r, suit(plate=shell, trim=shell))
    for k in range(9):
        a = math.radians(-100 + 25 * k)
        c, s = math.cos(a), math.sin(a)
        kit.transform(kit.tube([(.09 * c, .082 * s, .19), (.1 * c, .09 * s, .225)], [.016, .004],
                               tone(shell), seg=6, cap=.3), r.H)


def horned(r, p, shell, trim):
    """The helm of a clan with four short horns."""
    jet.closed_helm(r, suit(plate=shell, trim=trim))
    for s in (1, -1):
        kit.transform([kit.tube([(.05 - .09 * k, s * .06, .19), (.05 - .1 * k, s * .085, .25),
                                 (.06 - .1 * k, s * .08, .3)], [.022, .018, .004], tone("tooth"),
                                seg=7, steps=2, cap=.3) for k in (0, 1)], r.H)


def fin(r, p, colour):
    """Flat fin along the crown of any helmet."""
    kit.transform(kit.extrude([(.09, .19), (.06, .27), (-.02, .31), (-.1, .28), (-.11, .18)], .022,
                              tone(colour), bevel=.006), r.H)


def range_finder(r, p, colour="grey"):
    """Stalk beside a helmet."""
    kit.transform([kit.tube([(-.01, -.11, .08), (.0, -.112, .22), (.01, -.112, .3)],
                            [.009, .008, .007], tone(colour), seg=5),
                   kit.box((.05, .022, .026), (.03, -.112, .295), tone(colour), bevel=.006)], r.H)


def eyes_of_prey(r, p, colour="gold"):
    """Two big round eye marks painted above the glass of a helmet, like an owl's."""
    for s in (1, -1):
        kit.transform(kit.cylinder(.034, .012, (.088, s * .045, .16), tone(colour), (0, 68, s * 24),
                                   seg=10), r.H)


def macro(r, p):
    """Binoculars pushed over the brow of a helmet."""
    kit.transform([kit.box((.05, .15, .05), (.1, 0, .16), tone("gun"), (0, -14, 0), bevel=.01)]
                  + [kit.cylinder(.026, .03, (.13, s * .045, .166), tone("visor"), (0, 76, 0),
                                  seg=9) for s in (1, -1)], r.H)


def commando(r, p, shell="white", mark="grey", glass="*teal"):
    """Broad helm with one lit bar of glass and filters."""
    clones.crested_helmet(r, suit(shell=shell, livery=mark))
    rows = [[r.H @ Vector(((.116 + .006) * math.cos(a), .104 * math.sin(a), z))
             for a in [math.radians(-74 + 18.5 * i) for i in range(9)]] for z in (.128, .082)]
    kit.sheet(rows, tone(glass, .2), .012)
    kit.transform([kit.cylinder(.03, .05, (.1, s * .06, -.005), tone("grey"), (0, 70, s * 40), .006,
                                seg=9) for s in (1, -1)], r.H)


HELMETS = {"trooper_helm": trooper, "trooper_helm_open": open_helm, "clone_helm": crested, "clan_helm": clan, "scout_helm": scout,
           "cold_helm": cold, "brim_helm": brim, "death_helm": death, "pilot_helm": pilot,
           "smith_helm": smith, "horned_helm": horned, "fin": fin, "range_finder": range_finder,
           "owl_eyes": eyes_of_prey, "macro": macro, "commando_helm": commando}

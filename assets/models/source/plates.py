"""Plates of armour for figures that are written as data. Inches.

A layer is called with the rig, the palette of `tones.suit`, then its own words (colours).
"""
from mathutils import Vector
import figure_clones as clones
import figure_imperial as imp
import figure_jet_warriors as jet
import human as hu
import kit
from tones import suit, tone


def plated(r, p, shell, glove="glove", pauldron=None, detail="grey"):
    """White-armour kind of full suit in a colour."""
    hu.trousers(r, tone(glove), 240, .84, .002, low=.7)
    hu.shirt(r, tone(glove), 280, 1.0, .003, .86)
    imp.armour(r, suit(shell=shell, glove=glove, grey=detail), tone(pauldron) if pauldron else None)
    kit.tube([r.C @ Vector((-.005, 0, .29)), r.C @ Vector((0, 0, .37))], [.056, .056],
             tone(glove), seg=10)


def chest_plate(r, p, colour, lower=True):
    """Breast and back plate."""
    C, w = r.C, tone(colour, .4, .15)
    hu.loft([(C, .004, .07, .09, .12), (C, .006, .072, .106, .142), (C, .018, .15, .118, .166),
             (C, .014, .2, .12, .17), (C, .004, .25, .104, .158), (C, -.002, .29, .08, .11),
             (C, -.004, .3, .06, .07)], w, 16, sharp=34)


def shoulder_plates(r, p, colour, both=True):
    """Round shoulder plates."""
    for i in (0, 1) if both else (1,):
        s = 1 if i == 0 else -1
        up = (r.sh[i] - r.elbow[i]).normalized() + r.C.to_3x3() @ Vector((0, s * .9, .5))
        bell = kit.lathe([(.07, -.05), (.092, -.035), (.09, -.01), (.07, .03), (.035, .054),
                          (0, .058)], m=tone(colour, .4, .15), seg=10)
        kit.transform(bell, kit.aim_matrix(r.sh[i], r.sh[i] + up) @ kit.matrix(rot=(0, 90, 0)))


def limb_plates(r, p, colour, arms=True, legs=True):
    """Bracers and greaves."""
    w = tone(colour, .4, .15)
    for i in (0, 1):
        if arms:
            imp.shell(r.elbow[i], r.wrist[i], .2, .92, .06, .047, w)
        if legs:
            imp.shell(r.knee[i], r.ankle[i], .1, .86, .074, .062, w)


def mando(r, p, plate, trim, cloth="4a4d4f", boots_="leather", pack=None, accent=None):
    """Plates, flight suit and belt of a warrior of a clan; `pack` paints a rocket pack."""
    q = suit(plate=plate, trim=trim, cloth=cloth)
    hu.trousers(r, q["cloth"], 380, .95, .01, low=.6)
    hu.shirt(r, q["cloth"], 380, 1.0, .01, .98)
    for i in (0, 1):
        hu.boot(r, i, tone(boots_), q["glove"], .5, 110, 1.04)
    jet.plates(r, q, tone(accent) if accent else None)
    kit.tube([r.C @ Vector((-.005, 0, .29)), r.C @ Vector((0, 0, .37))], [.054, .054], q["glove"],
             seg=10)
    if pack:
        jet.rocket_pack(r, suit(plate=pack, trim=trim))


def markings(r, p, colour):
    """Painted bands on chest, shoulder, forearm and knee of plated armour."""
    clones.markings(r, suit(livery=colour))


def kama(r, p, colour):
    """Half skirt open in front."""
    clones.kama(r, tone(colour, .9))


PLATES = {one.__name__: one for one in (plated, chest_plate, shoulder_plates, limb_plates, mando,
                                        markings, kama)}

"""Materials by short names, for figures that are written as data."""
import livery
from kit import mat, srgb

NAMED = {"steel": ("9a9da1", .3, .8), "gun": ("34373c", .4, .6), "black": ("1f2023", .5, 0),
         "dark": ("1d1a18", .5, 0), "leather": ("46301f", .6, 0), "glove": ("23262b", .75, 0),
         "visor": ("0d1216", .12, .3), "grey": ("7e8489", .5, 0), "wood": ("7a4e2b", .55, 0),
         "white": ("dddcd6", .4, 0), "gold": ("c8962e", .28, .75), "silver": ("c3c7cc", .22, .85),
         "tooth": ("e6dfc9", .5, 0)}
GLOWS = {"blue": (.12, .45, 1.0), "green": (.15, 1.0, .2), "red": (1.0, .06, .04),
         "purple": (.6, .12, 1.0), "yellow": (1.0, .75, .1), "white": (.8, .85, 1.0),
         "teal": (.05, .95, .75), "orange": (1.0, .38, .06)}


def tone(name, rough=.8, metal=0.0):
    """The material of a name of NAMED, of a colour such as 'c8b48a', or of the livery.

    'livery' and 'trim' take the colours of the faction, 'badge' the colour of the player.
    A name that begins with '*' glows, for example '*red'.
    """
    if name == "livery":
        return livery.paint(rough, metal)
    if name == "trim":
        return livery.stripe(rough)
    if name == "badge":
        return livery.badge()
    if name[0] == "*":
        glow = GLOWS[name[1:]]
        return mat("Glow" + name[1:], tuple(min(1, .25 + c) for c in glow), .3, emit=glow, ao=False)
    if name in NAMED:
        code, rough, metal = NAMED[name]
        return mat(name.capitalize(), srgb(code), rough, metal)
    return mat("Tone" + name, srgb(name), rough, metal)


def suit(**names):
    """Palette of materials for the parts of the other scripts, with the usual words for keys."""
    words = {"shell": "white", "glove": "glove", "visor": "visor", "gun": "gun", "grey": "grey",
             "leather": "leather", "trim": "grey", "plate": "white", "cloth": "4a4d4f",
             "livery": "grey", "wood": "wood", "black": "black", "boot": "leather", "web": "8a5f36",
             "eye": "dark", "dark": "dark", "helm": "a9986c", "vest": "6c6640", "legs": "65727f",
             "shirt": "c4ac7c", "tunic": "c4ac7c", "joint": "55585c", "hair": "3f2a1a",
             "steel": "steel", "stone": "7d7a74", "cord": "8a5f36", "bone": "tooth", "coil": "*green"}
    words.update(names)
    hard = {"shell", "plate", "visor", "gun", "joint", "trim", "livery"}
    return _Lazy(words, hard)


class _Lazy(dict):
    """Makes a material only when a part asks for it, so that a model has no unused ones."""

    def __init__(self, words, hard):
        super().__init__(words)
        self.hard = hard

    def __getitem__(self, key):
        name = super().__getitem__(key)
        if not isinstance(name, str):
            return name
        return tone(name, .42 if key in self.hard else .85, .15 if key in self.hard else 0.0)

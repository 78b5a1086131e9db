"""Hand weapons along +X with the trigger grip or the hilt at the origin. Inches.

Each maker takes a palette of `tones.suit` and returns parts.
"""
import math
import figure_clones as clones
import figure_heroes as heroes
import figure_imperial as imp
import figure_jet_warriors as jet
import figure_rebel as reb
import figure_small_folk as folk
import figure_winged as winged
import figure_wookiees as wookiees
import kit
from tones import tone


def saber(colour, length=.78):
    """Energy sword of a colour of `tones.GLOWS`."""
    from tones import GLOWS
    return lambda p: heroes.blade("Glow" + colour, GLOWS[colour], tone("steel"), tone("dark"),
                                  length)


def double_saber(colour):
    """Hilt with a blade at each end."""
    def make(p):
        parts = []
        for turn in (0, 180):
            parts += kit.transform(saber(colour, .62)(p), kit.matrix(rot=(0, 0, turn))
                                   @ kit.matrix((.1, 0, 0)))
        return parts + [kit.tube([(-.2, 0, 0), (.2, 0, 0)], [.02, .02], tone("steel"), seg=8)]
    return make


def wheel_saber(p):
    """Two blades on a ring-shaped hilt."""
    ring = [(.1 * math.cos(a), 0, .1 * math.sin(a)) for a in
            [math.radians(30 * k) for k in range(13)]]
    return double_saber("red")(p) + [kit.tube(ring, [.016] * 13, tone("gun"), seg=6)]


def dark_saber(p):
    """Flat black blade with a bright edge."""
    edge = kit.extrude([(.06, -.028), (.06, .028), (.72, .022), (.82, -.02)], .012, tone("*white"))
    core = kit.extrude([(.065, -.017), (.065, .017), (.715, .012), (.78, -.012)], .02,
                       tone("visor"))
    return [edge, core, kit.tube([(-.1, 0, 0), (.06, 0, 0)], [.02, .022], tone("gun"), seg=8),
            kit.box((.02, .05, .09), (.05, 0, 0), tone("steel"), bevel=.005)]


def long_rifle(p):
    """Sniper rifle with a long thin barrel and a big sight."""
    return reb.rifle(p) + [
        kit.tube([(.58, 0, .036), (.84, 0, .036), (.84, 0, .036), (.9, 0, .036)],
                 [.011, .011, .018, .018], p["gun"], seg=7),
        kit.tube([(-.03, 0, .1), (.2, 0, .1)], [.024, .026], p["gun"], seg=8)]


def heavy_blaster(p):
    """Machine blaster: cooling shroud, bipod, drum."""
    g = p["gun"]
    parts = imp.carbine(p) + [kit.tube([(.3, 0, .05), (.34, 0, .05), (.68, 0, .05), (.7, 0, .05)],
                                       [.02, .034, .034, .02], g, seg=9),
                              kit.cylinder(.055, .05, (.1, .04, .03), p["grey"], (90, 0, 0), .01,
                                           seg=10)]
    parts += [kit.tube([(.42, 0, .05), (.42, 0, .05), (.44, 0, .05)], [.041, .041, .041],
                       p["grey"], seg=9) for _ in (0,)]
    parts += [kit.tube([(.6, 0, .03), (.5, s * .03, -.05)], [.009, .007], p["grey"], seg=5)
              for s in (1, -1)]
    return parts


def rotary(p):
    """Six-barrelled gun."""
    return clones.rotary(p)


def launcher(p):
    """Shoulder tube."""
    return clones.launcher(p)


def flamer(p):
    """Broad nozzle with a tank underneath and a small flame."""
    return [kit.box((.26, .06, .07), (.05, 0, .03), p["gun"], bevel=.012),
            kit.box((.03, .03, .085), (-.008, 0, -.01), p["glove"], (0, 14, 0), bevel=.007),
            kit.tube([(.16, 0, .04), (.44, 0, .04), (.44, 0, .04), (.52, 0, .04)],
                     [.022, .022, .04, .05], p["grey"], seg=9),
            kit.tube([(-.02, 0, -.03), (.2, 0, -.03)], [.035, .035], tone("b0532c"), seg=9, cap=.5),
            kit.tube([(.52, 0, .045), (.62, 0, .05), (.76, 0, .07)], [.02, .05, .006],
                     tone("*orange"), seg=8, steps=2, cap=.4, sharp=180)]


def ion_gun(p):
    """Fat short gun with coils and a wide muzzle."""
    parts = [kit.tube([(-.2, 0, .03), (.16, 0, .04), (.16, 0, .04), (.4, 0, .04), (.4, 0, .04),
                       (.5, 0, .04)], [.05, .05, .036, .036, .06, .065], p["gun"], seg=12),
             kit.box((.03, .03, .085), (-.008, 0, -.02), p["glove"], (0, 14, 0), bevel=.007),
             kit.box((.05, .03, .07), (.19, 0, .0), p["gun"], bevel=.006)]
    return parts + [kit.tube([(x, 0, .04), (x + .03, 0, .04)], [.046, .046], tone("*teal"), seg=12)
                    for x in (.2, .27, .34)]


def shotgun(p):
    """Two thick barrels and a wooden stock."""
    parts = [kit.extrude([(-.24, -.08), (-.25, .01), (0, .04), (.1, .02), (.08, -.03), (0, -.03)],
                         .036, p["wood"], bevel=.008)]
    parts += [kit.tube([(.02, y, .035), (.44, y, .035)], [.022, .022], p["gun"], seg=8)
              for y in (.022, -.022)]
    return parts + [kit.box((.14, .06, .035), (.22, 0, .01), p["wood"], bevel=.008)]


def whip(p):
    """Hilt with a long glowing lash."""
    lash = [(.08, 0, 0), (.3, .04, .1), (.5, -.03, .02), (.66, .03, -.16), (.8, -.02, -.12)]
    return [kit.tube([(-.1, 0, 0), (.08, 0, 0)], [.02, .024], p["gun"], seg=8),
            kit.tube(lash, [.012, .011, .01, .009, .004], tone("*purple"), seg=5, steps=3)]


def electro_staff(p, glow="*purple"):
    """Staff with a crackling head at each end."""
    half = .56
    parts = [kit.tube([(-half, 0, 0), (half, 0, 0)], [.015, .015], p["gun"], seg=8)]
    for s in (1, -1):
        parts += [kit.tube([(s * half * .72, 0, 0), (s * half * .74, 0, 0), (s * half, 0, 0),
                            (s * (half + .01), 0, 0)], [.015, .028, .028, .012], p["grey"], seg=8),
                  kit.tube([(s * half, 0, 0), (s * (half + .05), 0, 0), (s * (half + .09), 0, 0)],
                           [.018, .03, .008], tone(glow), seg=8, cap=.4, sharp=180)]
    return parts


def pike(p):
    """Long shaft with a glowing two-pronged head."""
    return [kit.tube([(-.62, 0, 0), (.6, 0, 0)], [.016, .015], p["gun"], seg=7),
            kit.tube([(.5, 0, 0), (.6, 0, 0)], [.03, .026], p["grey"], seg=8)] + \
        [kit.extrude([(.58, s * .01), (.62, s * .06), (.84, s * .02), (.66, s * .02)], .016,
                     tone("*orange")) for s in (1, -1)]


def baton(p):
    """Riot baton with a bright tip."""
    return [kit.tube([(-.09, 0, 0), (.1, 0, 0), (.1, 0, 0), (.5, 0, 0)], [.022, .022, .016, .016],
                     p["gun"], seg=8),
            kit.tube([(.4, 0, 0), (.52, 0, 0)], [.02, .02], tone("*blue"), seg=8, cap=.3)]


def hammer(p):
    """Smith's hammer."""
    return [kit.tube([(-.14, 0, 0), (.36, 0, 0)], [.018, .016], p["wood"], seg=7),
            kit.box((.1, .09, .2), (.38, 0, 0), p["steel"], bevel=.02)]


def tongs(p):
    """Smith's tongs."""
    return [kit.tube([(-.12, s * .012, 0), (.2, -s * .03, 0), (.34, s * .02, 0)], [.012] * 3,
                     p["gun"], seg=6) for s in (1, -1)]


def axe(p):
    """Axe with a stone or steel head."""
    return [kit.tube([(-.25, 0, 0), (.4, 0, 0)], [.02, .019], p["wood"], seg=7),
            kit.extrude([(.26, -.02), (.24, -.16), (.34, -.2), (.44, -.14), (.38, -.02)], .03,
                        p["steel"], bevel=.008)]


def cane(p):
    """Knotted walking stick, along +X from the ground."""
    return [kit.tube([(-.5, 0, 0), (-.2, .01, 0), (.1, -.01, 0), (.2, 0, .01)],
                     [.016, .02, .018, .026], p["wood"], seg=7, steps=2, cap=.5)]


def tall_staff(p):
    """Staff of office with a ring at its head."""
    ring = [(.62 + .09 * math.cos(a), 0, .09 * math.sin(a))
            for a in [math.radians(30 * k) for k in range(13)]]
    return [kit.tube([(-.74, 0, 0), (.53, 0, 0)], [.018, .016], p["wood"], seg=7),
            kit.tube(ring, [.016] * 13, tone("gold"), seg=6),
            kit.ball(.03, (.62, 0, 0), tone("*orange"), seg=8, rings=6)]


def datapad(p):
    """Flat lit tablet."""
    return [kit.box((.12, .18, .014), (.06, 0, 0), p["gun"], bevel=.004),
            kit.box((.09, .14, .004), (.06, 0, .009), tone("*teal"))]


def charge(p):
    """Round explosive charge with a light."""
    return [kit.cylinder(.075, .05, (.03, 0, 0), p["gun"], (0, 90, 0), .012, seg=12),
            kit.ball(.024, (.065, 0, 0), tone("*red"), seg=8, rings=6)]


def sling(p):
    """Sling with a stone, hanging from the hand."""
    return [kit.tube([(0, 0, 0), (.2, 0, .1), (.42, 0, .1)], [.008] * 3, p["leather"], seg=5,
                     steps=3),
            kit.ball(.06, (.46, 0, .1), tone("7d7a74"), seg=8, rings=6)]


def round_shield(colour, r=.27, glow=False):
    """Round shield in the yz plane, held at its back."""
    def make(p):
        prof = [(0, .03), (r * .5, .025), (r * .92, .0), (r, -.01), (r * .96, -.03), (0, -.0)]
        o = kit.lathe(prof[::-1], m=tone(colour, .4, .2), seg=18, sharp=50)
        return kit.transform([o, kit.cylinder(r * .3, .03, (0, 0, .03), p["grey"], seg=12)],
                             kit.matrix((.07, 0, 0), (0, 90, 0)))
    return make


def riot_shield(p):
    """Tall curved shield with a window."""
    rows = [[(.09 - .6 * y * y, y, z) for y in (-.2, -.12, 0, .12, .2)]
            for z in (.42, .36, 0, -.4, -.46)]
    return [kit.sheet(rows[::-1], p["grey"], .018), kit.box((.01, .24, .1), (.098, 0, .24),
            p["visor"], bevel=.004), kit.box((.012, .2, .03), (.097, 0, 0), tone("trim"))]


MAKERS = {
    "pistol": jet.pistol, "carbine": imp.carbine, "rifle": reb.rifle, "sniper": long_rifle,
    "long_carbine": clones.long_carbine, "heavy": heavy_blaster, "rotary": rotary,
    "launcher": launcher, "flamer": flamer, "ion": ion_gun, "shotgun": shotgun, "whip": whip,
    "electrostaff": electro_staff, "pike": pike, "baton": baton, "hammer": hammer, "tongs": tongs,
    "axe": axe, "cane": cane, "cane_tall": tall_staff, "datapad": datapad, "charge": charge, "sling": sling,
    "riot_shield": riot_shield, "darksaber": dark_saber, "wheel_saber": wheel_saber,
    "bowcaster": wookiees.bow_rifle, "sword": wookiees.blade, "spear": folk.spear, "bow": folk.bow,
    "coil_rifle": winged.coil_rifle,
}


def maker(name):
    """The maker of a weapon; 'saber:blue' and 'double:red' name the colour of the blade."""
    kind, _, colour = name.partition(":")
    if kind == "saber":
        return saber(colour)
    if kind == "short_saber":
        return saber(colour, .52)
    if kind == "double":
        return double_saber(colour)
    if kind == "shield":
        return round_shield(colour)
    return MAKERS[kind]

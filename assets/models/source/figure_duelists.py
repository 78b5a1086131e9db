"""More duelists on 27 mm bases: a hooded one with a red blade, a small old one, a two-bladed one."""
from mathutils import Vector
import figure_heroes as heroes
import figure_officers as officers
import human as hu
import kit
import livery
from kit import mat, srgb


def dark_palette():
    """Near-black robes."""
    return {"robe": mat("DarkRobe", srgb("2b2728"), .95), "under": livery.stripe(.9),
            "leather": mat("BlackLeather", srgb("1c1b1c"), .5), "skin": mat("PaleSkin",
                srgb("b89c8c"), .6),
            "steel": mat("Steel", srgb("9a9da1"), .3, .8), "eye": mat("Dark", srgb("1d1a18"), .5)}


def robes(r, cloth, under, leather, steel, mantle, feet_tris=240):
    """Trousers, boots, wrapped tunic, wide sleeves, sash and skirts."""
    hu.trousers(r, under, 520, 1.0, .012, low=.5, bulge=.01)
    for i in (0, 1):
        hu.boot(r, i, leather, leather, .32, feet_tris, 1.06, cuff=.012)
    heroes.tunic(r, cloth, under)
    heroes.sleeves(r, mantle, .9, .07, 560)
    for i in (0, 1):
        hu.forearm(r, i, under, .72, None, (.05, .046, .038))
    hu.band(r.P, .075, .104, .138, .06, leather, 0, 20, .008)
    kit.transform(kit.box((.014, .06, .05), (.118, 0, .075), steel, bevel=.006), r.P)
    heroes.skirt(r, .06, -.36, cloth, .19, .165, gap=34, rows=7, cols=24, ripple=.028, waves=8,
                 sway=(-.05, .01))
    heroes.skirt(r, .068, -.54, mantle, .275, .25, gap=150, waist=(.126, .162), rows=8, cols=20,
                 ripple=.03, waves=8, sway=(-.11, 0))


def dark_duelist():
    """Hooded, red blade pointed at the foe, left hand clawing the air."""
    p = dark_palette()
    glow = (1.0, .06, .04)
    sword = kit.aim_matrix((.34, -.26, .98), (.98, .1, 1.16))
    X = sword.to_3x3() @ Vector((1, 0, 0))
    r = hu.Rig((0, 0, .68), -14, -12, 8, 0, (-4, 4, 0), ((.22, .12, 6, 0, 0), (-.22, -.13, -46, 0,
        0)),
               ((.34, .3, 1.04), sword @ Vector((0, 0, 0))), ((-.1, 1, -.6), (-.6, -1, -.4)))
    robes(r, p["under"], p["robe"], p["leather"], p["steel"], p["robe"])
    hu.head(r, p["skin"], p["eye"], 560, p["eye"])
    officers.hood(r, p["robe"])
    hu.fist(r, 0, p["skin"], (.2, .3, 1), -1, curl=.25)
    hu.fist(r, 1, p["leather"], X, 1)
    kit.transform(heroes.blade("BladeRed", glow, p["steel"], p["eye"]), sword)
    return hu.up_on_base(seed=101, ground="5d5b5c", stone="7a777a", shift=(-.05, 0),
                         keep=((.2, .12, .17), (-.24, -.14, .17)))


def staff_duelist():
    """Painted face and a long top knot, a blade at each end of the hilt."""
    p = dark_palette()
    dark, paint = p["eye"], mat("WarPaint", srgb("8f2f26"), .6)
    sword = kit.aim_matrix((.3, -.02, .98), (.62, .52, 1.42))
    X = sword.to_3x3() @ Vector((1, 0, 0))
    r = hu.Rig((0, 0, .66), -20, -4, 8, 0, (0, 4, 0), ((.25, .13, 6, 0, 0), (-.22, -.14, -52, 0,
        0)),
               (sword @ Vector((.08, 0, 0)), sword @ Vector((-.09, 0, 0))), ((.1, 1, -.7), (-.5, -1,
                   -.6)))
    robes(r, p["robe"], p["under"], p["leather"], p["steel"], p["robe"])
    hu.head(r, p["skin"], dark, 600, dark)
    knot = [kit.ball(1, (-.02, 0, .12), dark, (.088, .081, .088), seg=14, rings=10),
            kit.tube([(-.04, 0, .2), (-.075, 0, .27), (-.15, 0, .24), (-.2, 0, .08), (-.19, 0,
                -.06)],
                     [.026, .03, .034, .028, .004], dark, seg=8, steps=3, cap=.4),
            kit.tube([(-.045, 0, .205), (-.06, 0, .235)], [.034, .034], p["steel"], seg=10)]
    for s in (1, -1):
        knot += [kit.tube([(.088, s * .04, .07), (.075, s * .052, .03), (.05, s * .05, -.01)],
                          [.004, .008, .003], paint, seg=4, cap=.2),
                 kit.tube([(.104, s * .012, .1), (.1, s * .02, .14), (.085, s * .022, .17)],
                          [.003, .007, .004], paint, seg=4, cap=.2)]
    kit.transform(knot, r.H)
    hu.fist(r, 0, p["leather"], X, -1)
    hu.fist(r, 1, p["leather"], X, 1)
    for turn in (0, 180):
        parts = heroes.blade("BladeRed", (1.0, .06, .04), p["steel"], dark, .62)
        kit.transform(parts, sword @ kit.matrix(rot=(0, 0, turn)) @ kit.matrix((.1, 0, 0)))
    kit.transform(kit.tube([(-.2, 0, 0), (.2, 0, 0)], [.02, .02], p["steel"], seg=8), sword)
    return hu.up_on_base(seed=103, ground="5d5b5c", stone="7a777a",
                         keep=((.25, .13, .17), (-.22, -.15, .17)))


def elder():
    """Small, old and white-bearded under a hood; a green blade held high."""
    skin, eye = mat("GreySkin", srgb("8b93a0"), .7), mat("Dark", srgb("1d1a18"), .5)
    cloth, robe = mat("Tunic", srgb("d9c7a0"), .9), mat("Robe", srgb("6b4a31"), .95)
    leather, steel = mat("Leather", srgb("46301f"), .6), mat("Steel", srgb("9a9da1"), .3, .8)
    white = mat("WhiteHair", srgb("d8d5cc"), .9)
    sword = kit.aim_matrix((.2, -.2, 1.02), (.72, .1, 1.6))
    X = sword.to_3x3() @ Vector((1, 0, 0))
    r = hu.Rig((0, 0, .66), -10, -10, 8, 0, (0, 4, 0), ((.18, .12, 8, 0, 0), (-.16, -.12, -36, 0,
        0)),
               (sword @ Vector((-.05, 0, 0)), sword @ Vector((.04, 0, 0))), ((-.1, 1, -.8), (-.5,
                   -1, -.7)))
    robes(r, cloth, cloth, leather, steel, robe, 160)
    head = hu.head(r, skin, eye, 620, None)
    beard = [kit.tube([(.085, .03 * k, .02), (.105, .034 * k, -.05), (.09, .03 * k,
        -.2 + .03 * abs(k))],
                      [.016, .03, .005], white, seg=6, steps=2, cap=.4, sharp=180)
             for k in (-2, -1, 0, 1, 2)]
    beard += [kit.tube([(.098, s * .012, .11), (.094, s * .04, .118), (.085, s * .075, .095)],
                       [.01, .012, .003], white, seg=6, cap=.3) for s in (1, -1)]
    kit.transform(beard, r.H)
    shroud = officers.hood(r, robe)
    swell = r.H @ kit.matrix((0, 0, .02), scale=1.4) @ kit.matrix((0, 0, -.02)) @ r.H.inverted()
    kit.transform(head + beard + [shroud], swell)
    for i in (0, 1):
        hu.fist(r, i, skin, X, 1 if i else -1)
    kit.transform(heroes.blade("BladeGreen", (.15, 1.0, .2), steel, eye, .9), sword)
    kit.place([o for o in kit.bpy.context.scene.objects if o.type == "MESH"], scale=.56)
    return hu.up_on_base(seed=105, keep=((.1, .07, .12), (-.1, -.08, .12)), pebbles=10)


MODELS = {"duelist_dark": dark_duelist, "duelist_staff": staff_duelist, "duelist_elder": elder}

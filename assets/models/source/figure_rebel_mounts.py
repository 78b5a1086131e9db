"""Rebel characters that are no men on foot: riders, droids, a furry co-pilot."""
import figure_creatures as creatures
import figure_small_droids as droids
import figure_wookiees as wookiees
import arms
import changed
import human as hu
import kit
import people
from kit import Vector
from tones import suit, tone


def mounted(parts, right, skin):
    """The runner with another rider."""
    def rider(seat, lift, rein, p):
        x, _, z = seat
        gun = kit.aim_matrix((x + .22, -.34, z + .22), (x + .5, -.4, z + .72))
        r = hu.Rig(seat, 0, -6, 6, 0, (-4, 2, 0),
                   ((x + .16, .33, 8, 0, lift), (x + .16, -.33, -8, 0, lift)),
                   (rein, gun @ Vector((-.01, 0, -.015))), ((-.4, 1, -.6), (-.4, -1, -.6)),
                   knees=((1, .6, .35), (1, -.6, .35)))
        people.dress(r, suit(), parts)
        hu.fist(r, 0, tone(skin), (.6, -.5, .2), -1)
        hu.fist(r, 1, tone(skin), gun.to_3x3() @ Vector((.4, 0, 1)), 1)
        kit.transform(arms.maker(right)(suit()), gun)
    usual, creatures.rider_at = creatures.rider_at, rider
    try:
        return creatures.runner()
    finally:
        creatures.rider_at = usual


def luke_mounted():
    """Young commander in pale snow gear with a blade raised."""
    return mounted([("trousers", "d9d2c0"), ("boots", "7a6a55", .4), ("shirt", "d9d2c0"),
                    ("vest", "b9a888"), ("belt", "7a6a55"), ("scarf", "c9a877"),
                    ("face", "e0b090", "8a6436"), ("field_cap", "c9bfa6", "8a7a62"), "goggles"],
                   "saber:blue", "7a6a55")


def han_mounted():
    """Blue parka with a thick fur hood."""
    return mounted([("trousers", "4a3f36"), ("boots", "black", .4), ("shirt", "3b5578"),
                    ("jacket", "35507a", -.16), ("belt", "leather"),
                    ("face", "d9a37e", "5b3a20"), ("fur_hood", "35507a")], "pistol", "glove")


def co_pilot(gun_up):
    """The tallest of the furry warriors: rich brown coat, one bandolier."""
    p = wookiees.palette("6e4a2c", "a5794a")
    p["web"] = tone("3a3028", .75)
    if gun_up:
        gun = kit.aim_matrix((.2, -.16, 1.0), (1.2, -.04, 1.04))
        grips = (gun @ Vector((.2, 0, -.01)), gun @ Vector((-.02, 0, -.02)))
        poles, look = ((.1, 1, -.8), (-.6, -1, -.5)), (0, 4, 0)
        axes = [(0, gun.to_3x3() @ Vector((1, 0, 0))), (1, gun.to_3x3() @ Vector((.4, 0, 1)))]
    else:
        gun = kit.aim_matrix((.16, -.34, .8), (.75, -.3, .92))
        grips = ((.34, .3, 1.18), gun @ Vector((-.02, 0, -.02)))
        poles, look = ((.1, 1, .1), (-1, -.6, -.2)), (14, -8, 0)
        axes = [(0, (.5, 0, .4)), (1, gun.to_3x3() @ Vector((.4, 0, 1)))]
    r = hu.Rig((0, 0, .715), -18 if gun_up else 4, -12, 4, 0, look,
               ((.17, .12, 4, 0, 0), (-.18, -.14, -40, 0, 0)), grips, poles)
    return wookiees.warrior(r, wookiees.bow_rifle(p), gun, axes, p,
                            ((.17, .12, .18), (-.18, -.14, .18)), 21 + gun_up)


def astromech(boosters=False):
    """Squat white and blue droid with a dome; with boosters on its legs."""
    def extra():
        for s in (1, -1) if boosters else ():
            kit.transform([kit.tube([(-.05, s * .36, .3), (-.05, s * .36, .6), (-.05, s * .36, .68)],
                                    [.05, .055, .02], tone("white"), seg=10, cap=.2),
                           kit.lathe([(.03, 0), (.045, -.01), (.055, -.08), (.05, -.08), (.03, -.02)],
                                     (-.05, s * .36, .3), tone("gun"), seg=10),
                           kit.tube([(-.05, s * .36, .2), (-.05, s * .36, .06)], [.036, .004],
                                    tone("*orange"), seg=8, cap=.3)], changed.lifted())
        if not boosters:
            kit.transform([kit.tube([(.2, .09, .4), (.34, .12, .46), (.44, .12, .42)],
                                    [.014, .012, .01], tone("steel"), seg=6, steps=2),
                           kit.ball(.03, (.46, .12, .41), tone("*blue"), seg=8, rings=6)],
                          changed.lifted())
    return changed.figure(droids.helper, {"Livery": "2b4fa8", "LiveryTrim": "2b4fa8"}, extra)


def security_droid():
    """Tall black droid with long arms and pale eyes."""
    def extra():
        kit.transform([kit.box((.012, .05, .05), (.13, .085, 1.02), tone("white"), (0, 0, 16)),
                       kit.box((.1, .17, .1), (-.02, 0, 1.16), tone("2c2f36", .5, .3), bevel=.03)],
                      changed.lifted())
        for s in (1, -1):
            kit.transform([kit.tube([(-.02, s * .2, 1.06), (-.02, s * .25, .95)], [.07, .06],
                                    tone("2c2f36", .5, .3), seg=10, cap=.4)], changed.lifted())
        body = changed.parts()
        base = [o for o in body if o.data.materials[0].name in ("Tint", "Ground", "Grass", "Stone")]
        for o in body:
            if o not in base:
                kit.place(o, (0, 0, -hu.FLOOR))
                kit.place(o, (0, 0, hu.FLOOR), scale=(1.0, 1.0, 1.2))
    return changed.figure(droids.envoy, {"Livery": "2c2f36", "LiveryTrim": "4a4e57",
                                         "EyeGlow": "*white"}, extra)


MODELS = {"luke_mounted": luke_mounted, "han_mounted": han_mounted,
          "chewbacca_rebel": lambda: co_pilot(True), "chewbacca_hero": lambda: co_pilot(False),
          "astromech_r2": astromech, "astromech_r2_boosters": lambda: astromech(True),
          "security_droid_k2": security_droid}

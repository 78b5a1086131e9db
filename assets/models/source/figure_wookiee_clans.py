"""More bands of furry warriors: other coats, straps and weapons."""
import figure_wookiees as wookiees
import arms
import human as hu
import kit
from kit import Vector
from tones import suit, tone


def fighter(seed, coat, light, web, right, left=None, leader=False, roar=False):
    """A warrior with a weapon in the right hand and something in the left."""
    p = wookiees.palette(coat, light)
    p["web"] = tone(web, .75)
    two = left is None and right in ("bowcaster", "long_carbine")
    if two:
        at = kit.aim_matrix((.2, -.16, 1.0), (1.2, -.04, 1.04))
        grips = (at @ Vector((.2, 0, -.01)), at @ Vector((-.02, 0, -.02)))
        axes = [(0, at.to_3x3() @ Vector((1, 0, 0))), (1, at.to_3x3() @ Vector((.4, 0, 1)))]
    else:
        at = kit.aim_matrix((.32, -.3, 1.0), (.8, -.14, 1.3))
        side = Vector((.36, .24, 1.24 if roar else .94))
        grips, axes = (side, at @ Vector((0, 0, 0))), [(0, (0, .3, 1)), (1, at.to_3x3() @ Vector((1, 0, 0)))]
    r = hu.Rig((0, 0, .7), -14, -8, 7, 0, (4, -6 if roar else 4, 0),
               ((.19, .13, 6, 0, 0), (-.18, -.14, -36, 0, 0)), grips,
               ((.1, 1, -.6), (-.4, -1, -.4)))
    if left:
        kit.transform(arms.maker(left)(suit()), kit.matrix(r.grip[0]))
    words = suit()
    words.update(p)
    return wookiees.warrior(r, arms.maker(right)(words), at, axes, p,
                            ((.19, .13, .18), (-.18, -.14, .18)), seed, leader)


MODELS = {
    "wookiee_resistance_leader": lambda: fighter(31, "3f2c20", "5f4632", "5f6b45", "sword", None, True, True),
    "wookiee_resistance_a": lambda: fighter(33, "4a3626", "6f553c", "5f6b45", "bowcaster"),
    "wookiee_resistance_b": lambda: fighter(35, "352720", "54402f", "5f6b45", "axe", "charge"),
    "wookiee_defender_leader": lambda: fighter(37, "8a6a44", "b8976a", "7a8f9a", "axe", "shield:7a8f9a", True),
    "wookiee_defender_a": lambda: fighter(39, "7d5c3a", "a98a5e", "7a8f9a", "sword", "shield:7a8f9a"),
    "wookiee_defender_b": lambda: fighter(41, "94744c", "c2a274", "7a8f9a", "bowcaster"),
    "wookiee_noble_leader": lambda: fighter(43, "a08a6a", "d0bc98", "c8962e", "sword", None, True, True),
    "wookiee_noble_a": lambda: fighter(45, "b09a78", "dccaa8", "c8962e", "bowcaster"),
    "wookiee_noble_b": lambda: fighter(47, "96805e", "c8b48e", "c8962e", "sword", None, False, True),
    "wookiee_chieftain": lambda: fighter(49, "8f8a84", "c9c5bc", "8a2f2f", "axe", None, True, True),
    "wookiee_long_gun": lambda: fighter(51, "6b4528", "94693e", "trim", "long_carbine"),
    "wookiee_shield": lambda: fighter(53, "6b4528", "94693e", "trim", "sword", "shield:6f747c"),
}

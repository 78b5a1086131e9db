"""Standing poses that several kinds of figures share. Inches, floor at z = 0, facing +X.

A Pose has the rig, the weapon's matrix (trigger grip at the origin, barrel along +X) and the hands
that hold something: (side, axis that the fist closes round, further words for `human.fist`).
"""
from collections import namedtuple
from mathutils import Vector
import human as hu
import kit

Pose = namedtuple("Pose", "rig gun hands keep")


def _held(gun, fore=(1, 0, 0), rear=(.25, 0, 1)):
    """Left hand under the barrel, right hand at the trigger."""
    turn = gun.to_3x3()
    return [(0, turn @ Vector(fore), {}), (1, turn @ Vector(rear), {})]


def aiming(fore=(.19, 0, .015)):
    """Weapon at the shoulder."""
    gun = kit.aim_matrix((.2, -.085, 1.155), (1.2, -.04, 1.155))
    rig = hu.Rig((0, 0, .7), -26, -24, 4, 0, (-2, 5, 6),
                 ((.16, .1, 2, 0, 0), (-.2, -.12, -48, 0, 0)),
                 (gun @ Vector(fore), gun @ Vector((-.008, 0, -.005))),
                 ((.2, .5, -1), (-.1, -1, -.7)))
    return Pose(rig, gun, _held(gun), ((.2, .1, .16), (-.2, -.14, .16)))


def advancing(fore=(.19, 0, .015)):
    """Walking, weapon low across the body."""
    gun = kit.aim_matrix((.19, -.13, .88), (.62, .09, .86))
    rig = hu.Rig((0, 0, .7), 4, -10, 6, 0, (6, 0, 0),
                 ((.24, .085, 4, -8, 0), (-.23, -.09, -10, 32, 0)),
                 (gun @ Vector(fore), gun @ Vector((-.008, 0, -.005))),
                 ((0, 1, -.8), (-.8, -.7, -.5)))
    return Pose(rig, gun, _held(gun), ((.25, .08, .16), (-.25, -.09, .16)))


def at_the_ready(fore=(.19, 0, .015)):
    """Standing upright, weapon slanting up before the chest."""
    gun = kit.aim_matrix((.17, -.2, .9), (.4, .16, 1.17))
    rig = hu.Rig((0, 0, .72), -6, 8, 3, 0, (14, 0, 0),
                 ((.08, .13, 16, 0, 0), (-.08, -.13, -26, 0, 0)),
                 (gun @ Vector(fore), gun @ Vector((-.008, 0, -.005))),
                 ((.1, 1, -.9), (-.8, -.8, -.5)))
    return Pose(rig, gun, _held(gun), ((.1, .14, .16), (-.1, -.14, .16)))


def commanding():
    """Left arm thrown forward, weapon upright at the right hip."""
    gun = kit.aim_matrix((.2, -.26, .86), (.42, -.3, 1.25), (-1, 0, .2))
    rig = hu.Rig((0, 0, .72), 4, -14, 2, 0, (16, -2, 0),
                 ((.13, .11, 10, 0, 0), (-.1, -.12, -26, 0, 0)),
                 ((.5, .2, 1.17), gun @ Vector((-.008, 0, -.005))),
                 ((-.1, .5, -1), (-1, -.6, -.3)))
    hands = [(0, (0, -.25, 1), {"point": True}), (1, gun.to_3x3() @ Vector((.25, 0, 1)), {})]
    return Pose(rig, gun, hands, ((.14, .12, .16), (-.12, -.12, .16)))


def from_the_hip(fore=(.26, 0, .1)):
    """Legs braced, a heavy weapon at the right hip held by a top handle."""
    gun = kit.aim_matrix((.14, -.21, .8), (1.1, -.12, .84))
    rig = hu.Rig((-.02, 0, .67), -18, -12, 2, 0, (2, 3, 0),
                 ((.2, .13, 6, 0, 0), (-.22, -.15, -46, 0, 0)),
                 (gun @ Vector(fore), gun @ Vector((-.008, 0, -.005))),
                 ((.2, 1, -.5), (-.9, -.5, -.3)))
    return Pose(rig, gun, _held(gun), ((.2, .13, .16), (-.22, -.16, .16)))


def shooting_one_handed():
    """Right arm stretched with a pistol or a built-in weapon, left arm hanging bent."""
    gun = kit.aim_matrix((.5, -.16, 1.08), (1.4, -.14, 1.08))
    rig = hu.Rig((0, 0, .71), -12, -10, 2, 0, (0, 2, 0),
                 ((.14, .12, 8, 0, 0), (-.16, -.13, -36, 0, 0)),
                 ((.17, .3, .8), gun @ Vector((-.008, 0, -.005))),
                 ((-1, .6, -.2), (0, -.8, -1)))
    hands = [(0, (.6, 0, .6), {}), (1, gun.to_3x3() @ Vector((.25, 0, 1)), {})]
    return Pose(rig, gun, hands, ((.15, .12, .16), (-.16, -.14, .16)))


def both_guns():
    """A pistol in each hand, the left one lower."""
    gun = kit.aim_matrix((.46, -.14, 1.12), (1.4, -.2, 1.14))
    rig = hu.Rig((0, 0, .7), -8, -6, 3, 0, (-2, 2, 0),
                 ((.18, .12, 8, 0, 0), (-.17, -.13, -34, 0, 0)),
                 ((.42, .22, .96), gun @ Vector((-.008, 0, -.005))),
                 ((0, .9, -.9), (0, -.9, -1)))
    hands = [(0, (.1, 0, 1), {}), (1, (.1, 0, 1), {})]
    return Pose(rig, gun, hands, ((.18, .12, .16), (-.17, -.14, .16)))

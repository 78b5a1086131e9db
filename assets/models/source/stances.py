"""Stances of single characters and further stances of troopers. Inches, floor at z = 0, facing +X.

A Stance is like `poses.Pose`, and also has the matrix of what the left hand holds, or None.
"""
from collections import namedtuple
from mathutils import Vector
import human as hu
import kit
import poses

Stance = namedtuple("Stance", "rig gun hands keep left")


def _stance(pose, left=None):
    return Stance(pose.rig, pose.gun, pose.hands, pose.keep, left)


def _keep(feet):
    return tuple((f[0], f[1] * 1.08, .16) for f in feet)


def _along(matrix):
    return matrix.to_3x3() @ Vector((1, 0, 0))


def _grip(gun):
    return gun @ Vector((-.008, 0, -.005))


def guard():
    """Sword before the body in both hands, blade up and to the left."""
    gun = kit.aim_matrix((.24, -.1, .97), (.74, .16, 1.67))
    feet = ((.2, .1, 6, 0, 0), (-.2, -.11, -52, 0, 0))
    rig = hu.Rig((.01, 0, .69), -16, -14, 4, 0, (-6, 2, 0), feet,
                 (gun @ Vector((-.05, 0, 0)), gun @ Vector((.03, 0, 0))),
                 ((-.1, 1, -.9), (-.5, -1, -.7)))
    return Stance(rig, gun, [(0, _along(gun), {}), (1, _along(gun), {})], _keep(feet), None)


def low_blade():
    """Upright, sword low in the right hand, left fist held out."""
    gun = kit.aim_matrix((.16, -.31, .76), (.7, -.4, .3))
    feet = ((.13, .115, 12, 0, 0), (-.12, -.115, -24, 0, 0))
    rig = hu.Rig((0, 0, .74), 2, -6, 1, 0, (-8, 4, 0), feet,
                 ((.14, .33, .8), gun @ Vector((0, 0, 0))), ((-1, .7, -.2), (-1, -.6, -.2)))
    return Stance(rig, gun, [(0, (.3, .2, 1), {}), (1, _along(gun), {})], _keep(feet), None)


def thrust():
    """Lunge, sword pointed at the foe, left hand reaching out."""
    gun = kit.aim_matrix((.34, -.26, .98), (.98, .1, 1.16))
    feet = ((.22, .12, 6, 0, 0), (-.22, -.13, -46, 0, 0))
    rig = hu.Rig((0, 0, .68), -14, -12, 8, 0, (-4, 4, 0), feet,
                 ((.34, .3, 1.04), gun @ Vector((0, 0, 0))), ((-.1, 1, -.6), (-.6, -1, -.4)))
    return Stance(rig, gun, [(0, (.2, .3, 1), {"curl": .25}), (1, _along(gun), {})], _keep(feet),
                  None)


def reach():
    """Left arm stretched out with an open hand, sword back and low at the right."""
    gun = kit.aim_matrix((.02, -.34, .84), (-.35, -.62, .62))
    feet = ((.16, .12, 8, 0, 0), (-.14, -.13, -34, 0, 0))
    rig = hu.Rig((0, 0, .72), -20, -18, 2, 0, (8, 2, 0), feet,
                 ((.5, .16, 1.2), gun @ Vector((0, 0, 0))), ((-.1, .7, -1), (-.7, -1, -.2)))
    return Stance(rig, gun, [(0, (0, .4, 1), {"curl": .1}), (1, _along(gun), {})], _keep(feet),
                  None)


def overhead():
    """Sword swung up over the head in the right hand."""
    gun = kit.aim_matrix((.12, -.26, 1.38), (-.25, .12, 1.75))
    feet = ((.2, .11, 4, 0, 0), (-.2, -.12, -40, 10, 0))
    rig = hu.Rig((0, 0, .7), -12, -4, 5, 0, (2, 2, 0), feet,
                 ((.34, .26, .9), gun @ Vector((0, 0, 0))), ((-.3, 1, -.7), (-.1, -1, .2)))
    return Stance(rig, gun, [(0, (.3, .2, 1), {}), (1, _along(gun), {})], _keep(feet), None)


def side_guard():
    """Sword level beside the head, both hands on the hilt at the right."""
    gun = kit.aim_matrix((.1, -.24, 1.12), (.84, .1, 1.24))
    feet = ((.2, .13, 10, 0, 0), (-.19, -.13, -56, 0, 0))
    rig = hu.Rig((-.02, 0, .68), -26, -20, 3, 0, (0, 3, 0), feet,
                 (gun @ Vector((.03, 0, 0)), gun @ Vector((-.05, 0, 0))),
                 ((.1, .8, -.9), (-.3, -1, -.3)))
    return Stance(rig, gun, [(0, _along(gun), {}), (1, _along(gun), {})], _keep(feet), None)


def two_blades():
    """A sword in each hand: right one raised, left one low before the body."""
    gun = kit.aim_matrix((.26, -.3, 1.12), (.72, -.04, 1.58))
    left = kit.aim_matrix((.28, .3, .86), (.8, -.02, .62))
    feet = ((.21, .12, 8, 0, 0), (-.2, -.13, -42, 0, 0))
    rig = hu.Rig((0, 0, .68), -12, -8, 6, 0, (0, 3, 0), feet,
                 (left @ Vector((0, 0, 0)), gun @ Vector((0, 0, 0))),
                 ((-.1, 1, -.5), (-.3, -1, -.4)))
    return Stance(rig, gun, [(0, _along(left), {}), (1, _along(gun), {})], _keep(feet), left)


def staff():
    """A staff across the body in both hands."""
    gun = kit.aim_matrix((.3, -.02, .98), (.62, .52, 1.42))
    feet = ((.25, .13, 6, 0, 0), (-.22, -.14, -52, 0, 0))
    rig = hu.Rig((0, 0, .66), -20, -4, 8, 0, (0, 4, 0), feet,
                 (gun @ Vector((.08, 0, 0)), gun @ Vector((-.09, 0, 0))),
                 ((.1, 1, -.7), (-.5, -1, -.6)))
    return Stance(rig, gun, [(0, _along(gun), {}), (1, _along(gun), {})], _keep(feet), None)


def planted():
    """Upright, a staff planted beside the right foot, left arm bent."""
    gun = kit.aim_matrix((.28, -.28, .86), (.3, -.29, 1.8))
    feet = ((.1, .11, 12, 0, 0), (-.08, -.12, -20, 0, 0))
    rig = hu.Rig((0, 0, .725), 2, 2, 2, 0, (8, 2, 0), feet,
                 ((.3, .24, .92), gun @ Vector((0, 0, 0))), ((-.6, .9, -.5), (-.7, -1, -.3)))
    return Stance(rig, gun, [(0, (.5, -.3, .6), {}), (1, (0, 0, 1), {})], _keep(feet), None)


def two_hands():
    """A wide-bladed weapon swung from the right hip in both hands."""
    gun = kit.aim_matrix((.26, -.16, .92), (.7, .3, 1.14))
    feet = ((.2, .14, 10, 0, 0), (-.18, -.15, -44, 0, 0))
    rig = hu.Rig((0, 0, .68), -18, -20, 7, 0, (4, 4, 0), feet,
                 (gun @ Vector((.07, 0, 0)), gun @ Vector((-.08, 0, 0))),
                 ((.1, 1, -.7), (-.6, -1, -.5)))
    return Stance(rig, gun, [(0, _along(gun), {}), (1, _along(gun), {})], _keep(feet), None)


def planted_saber():
    """Weapon held out sideways at the right, left hand on the hip."""
    gun = kit.aim_matrix((.24, -.36, 1.0), (.44, -.02, 1.72))
    feet = ((.14, .12, 14, 0, 0), (-.12, -.12, -30, 0, 0))
    rig = hu.Rig((0, 0, .72), 8, 4, 0, 3, (-10, 2, 0), feet,
                 ((.06, .2, .8), gun @ Vector((0, 0, 0))), ((-.5, 1, -.2), (-.6, -1, -.4)))
    return Stance(rig, gun, [(0, (.8, 0, .4), {}), (1, _along(gun), {})], _keep(feet), None)


def calm():
    """Upright, hands clasped behind the back."""
    feet = ((.05, .1, 12, 0, 0), (-.04, -.1, -12, 0, 0))
    rig = hu.Rig((0, 0, .735), 4, 0, 0, 0, (10, 0, 0), feet,
                 ((-.17, .05, .8), (-.18, -.05, .78)), ((-.6, 1, -.2), (-.6, -1, -.2)))
    return Stance(rig, None, [(0, (0, 1, 0), {}), (1, (0, 1, 0), {})], _keep(feet), None)


def speech():
    """Upright, one open hand before the chest, the other arm hanging."""
    feet = ((.09, .1, 12, 0, 0), (-.07, -.1, -16, 0, 0))
    rig = hu.Rig((0, 0, .73), 4, -4, 1, 0, (6, 0, 0), feet,
                 ((.36, .22, 1.02), (.08, -.3, .72)), ((-.5, .9, -.7), (-1, -.7, -.2)))
    gun = kit.aim_matrix((.08, -.3, .72), (.6, -.34, .5))
    return Stance(rig, gun, [(0, (.7, 0, .4), {"curl": .1}), (1, _along(gun), {})], _keep(feet),
                  None)


def draw():
    """Pistol at the hip in the right hand, left arm swung out for balance."""
    gun = kit.aim_matrix((.26, -.26, .86), (1.2, -.22, .9))
    feet = ((.16, .13, 14, 0, 0), (-.14, -.14, -30, 0, 0))
    rig = hu.Rig((0, 0, .71), -8, -10, 4, 3, (4, 3, 0), feet,
                 ((.12, .34, .8), _grip(gun)), ((-.8, .9, -.3), (-1, -.7, -.2)))
    hands = [(0, (.6, 0, .6), {"curl": .5}), (1, gun.to_3x3() @ Vector((.25, 0, 1)), {})]
    return Stance(rig, gun, hands, _keep(feet), None)


def steady():
    """Pistol in both hands, arms stretched."""
    gun = kit.aim_matrix((.46, -.03, 1.12), (1.4, -.03, 1.13))
    feet = ((.17, .12, 10, 0, 0), (-.16, -.13, -40, 0, 0))
    rig = hu.Rig((0, 0, .7), -12, -6, 5, 0, (0, 4, 0), feet,
                 (gun @ Vector((.0, .02, -.035)), _grip(gun)), ((0, .9, -.9), (0, -.9, -1)))
    hands = [(0, gun.to_3x3() @ Vector((.3, 0, 1)), {}),
             (1, gun.to_3x3() @ Vector((.25, 0, 1)), {})]
    return Stance(rig, gun, hands, _keep(feet), None)


def kneeling(fore=(.19, 0, .015)):
    """On the right knee, weapon at the shoulder."""
    gun = kit.aim_matrix((.2, -.085, .86), (1.2, -.04, .87))
    feet = ((.2, .1, 4, 0, 0), (-.32, -.11, -12, 58, 0))
    rig = hu.Rig((-.06, 0, .42), -22, -22, 5, 0, (-2, 5, 6), feet,
                 (gun @ Vector(fore), _grip(gun)), ((.2, .5, -1), (-.1, -1, -.7)),
                 knees=((1, .15, .5), (.5, -.1, -1)))
    turn = gun.to_3x3()
    hands = [(0, turn @ Vector((1, 0, 0)), {}), (1, turn @ Vector((.25, 0, 1)), {})]
    return Stance(rig, gun, hands, _keep(feet), None)


def running(fore=(.19, 0, .015)):
    """Long stride, weapon across the chest."""
    gun = kit.aim_matrix((.16, -.12, .88), (.5, .3, 1.1))
    feet = ((.27, .08, 4, 0, 0), (-.26, -.09, -6, 42, .04))
    rig = hu.Rig((.02, 0, .68), 6, -6, 14, 0, (4, -4, 0), feet,
                 (gun @ Vector(fore), _grip(gun)), ((.1, 1, -.8), (-.8, -.6, -.6)))
    turn = gun.to_3x3()
    hands = [(0, turn @ Vector((1, 0, 0)), {}), (1, turn @ Vector((.25, 0, 1)), {})]
    return Stance(rig, gun, hands, _keep(feet), None)


def throwing():
    """Left arm drawn back and up, weapon low in the right hand."""
    gun = kit.aim_matrix((.2, -.28, .78), (.8, -.3, .66))
    feet = ((.19, .12, 10, 0, 0), (-.18, -.13, -40, 0, 0))
    left = kit.matrix((-.12, .36, 1.3))
    rig = hu.Rig((0, 0, .7), 10, 22, -2, 0, (2, 0, 0), feet,
                 (left.translation, _grip(gun)), ((-.6, 1, .1), (-1, -.7, -.2)))
    hands = [(0, (.4, 0, 1), {}), (1, gun.to_3x3() @ Vector((.25, 0, 1)), {})]
    return Stance(rig, gun, hands, _keep(feet), left)


def shielded():
    """A shield before the left side, a baton or pistol raised in the right hand."""
    gun = kit.aim_matrix((.2, -.32, 1.16), (.34, -.2, 1.8))
    left = kit.matrix((.34, .2, .98))
    feet = ((.2, .12, 6, 0, 0), (-.19, -.13, -44, 0, 0))
    rig = hu.Rig((0, 0, .68), -14, -6, 8, 0, (0, 4, 0), feet,
                 (left.translation, gun @ Vector((0, 0, 0))), ((-.2, 1, -.6), (-.3, -1, -.4)))
    return Stance(rig, gun, [(0, (0, .3, 1), {}), (1, _along(gun), {})], _keep(feet), left)


def two_pistols():
    """A pistol in each hand."""
    return _stance(poses.both_guns(), kit.aim_matrix((.42, .22, .96), (1.4, .3, .98)))


STANCES = {
    "guard": guard, "low_blade": low_blade, "thrust": thrust, "reach": reach,
    "overhead": overhead, "side_guard": side_guard, "two_blades": two_blades, "staff": staff,
    "two_hands": two_hands, "planted_saber": planted_saber,
    "planted": planted, "calm": calm, "speech": speech, "draw": draw, "steady": steady,
    "kneel": kneeling, "run": running, "throw": throwing, "shield": shielded,
    "pistols": two_pistols, "aim": lambda: _stance(poses.aiming()),
    "advance": lambda: _stance(poses.advancing()), "ready": lambda: _stance(poses.at_the_ready()),
    "command": lambda: _stance(poses.commanding()), "hip": lambda: _stance(poses.from_the_hip()),
    "shoot": lambda: _stance(poses.shooting_one_handed()),
}

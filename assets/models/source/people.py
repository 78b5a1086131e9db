"""Builds a figure from data: stance, clothes, head, weapons, height. Inches.

A record has these members; only `wear` and `head` are required:

  stance  name of `stances.STANCES`
  wear    layers of `wear.WEAR` and `plates.PLATES`: (name, words...)
  head    parts of `heads.HEADS`, `strange_heads.STRANGE`, `helmets.HELMETS`: (name, words...)
  right   weapon of `arms.maker` in the right hand; `left`: the same for the left hand
  hands   colour of the hands, or (left, right)
  size    height, 1 is a man
  back    weapon carried on the back
  ground  colour of the ground; `stone`: colour of the pebbles
"""
import zlib
import bpy
import arms
import heads
import helmets
import human as hu
import kit
import plates
import stances
import strange_heads
import wear
from tones import suit, tone

PARTS = {**heads.HEADS, **strange_heads.STRANGE, **helmets.HELMETS, **wear.WEAR,
         **plates.PLATES}
GROUNDS = {"rebels": ("8a7a5c", "8d8778"), "empire": ("77706a", "9a958c"),
           "republic": ("8a7a5c", "8d8778"), "separatists": ("97704f", "8d8778"),
           "mercenary": ("857a66", "8d8778"), "mandalorians": ("7d7c78", "9a958c")}


def dress(r, p, parts):
    """Puts layers and parts of a head on a rig."""
    for part in parts:
        part = (part,) if isinstance(part, str) else part
        PARTS[part[0]](r, p, *part[1:])


def build(name, faction, stance="ready", wear=(), head=(), right=None, left=None,
          hands="glove", size=1.0, back=None, lead=False):
    """Builds the figure and its base; returns the options of `kit.finish`."""
    seed = zlib.crc32(name.encode()) % 900 + 1
    pose, p = stances.STANCES[stance](), suit()
    r = pose.rig
    dress(r, p, (*wear, *head))
    if right and pose.gun:
        kit.transform(arms.maker(right)(p), pose.gun)
    if left:
        at = pose.left or kit.aim_matrix(r.grip[0], r.grip[0] + (r.grip[0] - r.wrist[0]))
        kit.transform(arms.maker(left)(p), at)
    if back:
        at = r.C @ kit.matrix((-.16, -.02, .14), (0, -50, 90)) @ kit.matrix(rot=(90, 0, 0))
        kit.transform(arms.maker(back)(p), at)
    skins = hands if isinstance(hands, tuple) else (hands, hands)
    for i, axis, words in pose.hands:
        hu.fist(r, i, tone(skins[i], .7), axis, 1 if i else -1, **words)
    if lead:
        mark_leader(r)
    if size != 1.0:
        kit.place([o for o in bpy.context.scene.objects if o.type == "MESH"], scale=size)
    ground, stone = GROUNDS[faction]
    keep = tuple((x * size, y * size, k) for x, y, k in pose.keep)
    return hu.up_on_base(seed=seed, ground=ground, stone=stone, keep=keep, pebbles=5, tufts=2)


def mark_leader(r):
    """Marks the leader of a squad in the player's colour: a plate on the arm and an aerial."""
    at = r.sh[1].lerp(r.elbow[1], .35)
    out = r.C.to_3x3() @ kit.Vector((0, -1, .3))
    kit.transform(kit.box((.022, .08, .08), m=tone("badge"), bevel=.006),
                  kit.aim_matrix(at, at + out) @ kit.matrix((.066, 0, 0)))
    wear.quills(r, None)


def models(faction, records):
    """MODELS of a script: {name: function} of its records."""
    return {name: (lambda name=name, record=record: build(name, faction, **record))
            for name, record in records.items()}

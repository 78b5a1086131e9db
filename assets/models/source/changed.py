"""Changes to a finished figure of another script: colours, parts taken off, parts put on."""
import bpy
import human as hu
import kit
from tones import tone


def parts():
    """All parts of the scene."""
    return [o for o in bpy.context.scene.objects if o.type == "MESH"]


def recolour(names):
    """Gives the parts of a material another one; `names` maps materials to names of `tones`."""
    for o in parts():
        old = o.data.materials[0]
        if old.name in names:
            new = names[old.name]
            m = tone(new, old_rough(old), old_metal(old)) if isinstance(new, str) else new
            o.data.materials[0] = m


def old_rough(m):
    """Roughness of a material."""
    return m.node_tree.nodes["Principled BSDF"].inputs["Roughness"].default_value


def old_metal(m):
    """Metal of a material."""
    return m.node_tree.nodes["Principled BSDF"].inputs["Metallic"].default_value


def highest(material):
    """Height of the top of the parts of a material."""
    return max(kit.verts(o)[:, 2].max() for o in parts() if o.data.materials[0].name == material)


def take_off(inside):
    """Removes the parts whose centre is in the region; `inside` says whether a point is in it."""
    for o in parts():
        v = kit.verts(o)
        if inside(kit.Vector((v.min(0) + v.max(0)) / 2)):
            kit.remove(o)


def figure(fn, colours=None, extra=None):
    """A figure of another script in other colours, with further parts on its base.

    `extra` is called before the colours change; the base is already there.
    """
    options = fn()
    if extra:
        extra()
    if colours:
        recolour(colours)
    return options


def lifted(at=(0, 0, 0)):
    """Matrix of the floor of a figure on its base."""
    return kit.matrix((at[0], at[1], at[2] + hu.FLOOR))

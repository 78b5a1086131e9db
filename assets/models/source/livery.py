"""Paint that the game recolours by faction when it loads a model."""
from kit import mat, srgb


def paint(rough=.5, metal=0.0):
    """Main colour of a faction's machines and uniforms."""
    return mat("Livery", srgb("b9a883"), rough, metal)


def stripe(rough=.55):
    """Second colour of a faction: markings, trims, sashes."""
    return mat("LiveryTrim", srgb("7a3b2c"), rough)


def badge():
    """Takes the player's colour, like the rim of the base; for what marks a leader."""
    return mat("TintAccent", (.62, .62, .62), .6)

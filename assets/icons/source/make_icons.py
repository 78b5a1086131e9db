#!/usr/bin/env python3
"""Write every Sightline icon as a plain SVG file.

Each icon is drawn in a 64 x 64 view box with only paths and basic shapes, so
that Qt's SVG Tiny renderer draws it as a browser does. Run without arguments:
the files are written to the folder above this one.
"""

import math
from pathlib import Path

OUT = Path(__file__).resolve().parent.parent

LIGHT = "#E8EAED"
DARK = "#1E2227"
GREEN = "#5FCB7A"
TEAL = "#3FC1B0"
ORANGE = "#F2953C"
RED = "#E5484D"
BLUE = "#5AA9F2"
ACID = "#B5D334"
VIOLET = "#A78BE0"
SAND = "#D9BE84"
PINK = "#E46BB1"

# Die colour: (body, bevel, border, glyph)
DICE = {
    "red": ("#B4262C", "#C93C41", "#6E1216", "#FFF4F2"),
    "black": ("#2A2E36", "#3A404A", "#8A929E", "#F2F4F7"),
    "white": ("#ECEEF1", "#FFFFFF", "#8D949E", "#22262C"),
}


def num(value):
    """Format a number with at most two decimals and no trailing zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def points(pairs):
    return " ".join(f"{num(x)},{num(y)}" for x, y in pairs)


def fill(d, colour=LIGHT, extra=""):
    return f'<path d="{d}" fill="{colour}"{extra}/>'


def line(d, colour=LIGHT, width=5):
    return (f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}" '
            'stroke-linecap="round" stroke-linejoin="round"/>')


def disc(x, y, r, colour=LIGHT):
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{colour}"/>'


def ring(x, y, r, colour=LIGHT, width=5):
    return (f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="none" '
            f'stroke="{colour}" stroke-width="{num(width)}"/>')


def box(x, y, w, h, colour=LIGHT, r=0):
    return (f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" '
            f'rx="{num(r)}" ry="{num(r)}" fill="{colour}"/>')


def poly(pairs, colour=LIGHT, join=0):
    """Filled polygon; join > 0 rounds its corners with a stroke that wide."""
    edge = (f' stroke="{colour}" stroke-width="{num(join)}" stroke-linejoin="round"'
            if join else "")
    return f'<polygon points="{points(pairs)}" fill="{colour}"{edge}/>'


def polar(x, y, r, degrees):
    a = math.radians(degrees)
    return x + r * math.cos(a), y + r * math.sin(a)


def regular(x, y, r, sides, start):
    return [polar(x, y, r, start + 360 * i / sides) for i in range(sides)]


def star(x, y, outer, inner, tips, start=-90):
    step = 180 / tips
    return [polar(x, y, outer if i % 2 == 0 else inner, start + step * i)
            for i in range(2 * tips)]


def at(dx, dy, scale, *parts):
    return f'<g transform="translate({num(dx)} {num(dy)}) scale({num(scale)})">' + "".join(parts) + "</g>"


BOLT = [(37, 8), (15, 37), (29, 37), (25, 56), (49, 25), (34, 25)]
SHIELD = "M32 8 L52 14 L52 31 C52 43 43 51 32 57 C21 51 12 43 12 31 L12 14 Z"


# Dice

def attack_body(colour):
    body, bevel, border, _ = DICE[colour]
    return (poly(regular(32, 32, 28.5, 8, 22.5), border, 5)
            + poly(regular(32, 32, 26, 8, 22.5), body, 4)
            + poly(regular(32, 32, 21.5, 8, 22.5), bevel, 4))


def defense_body(colour):
    body, bevel, border, _ = DICE[colour]
    return (box(3, 3, 58, 58, border, 14) + box(6, 6, 52, 52, body, 11)
            + box(10, 10, 44, 44, bevel, 9))


def attack_die(colour):
    """The die itself: an eight-sided solid seen from one corner."""
    body, bevel, border, _ = DICE[colour]
    return (poly([(32, 5), (57, 32), (32, 59), (7, 32)], border, 8)
            + poly([(32, 6), (32, 38), (8, 32)], bevel, 2)
            + poly([(32, 6), (56, 32), (32, 38)], body, 2)
            + poly([(8, 32), (32, 38), (32, 58)], body, 2)
            + poly([(56, 32), (32, 38), (32, 58)], border, 2)
            + line("M32 6 L32 38 L8 32 M32 38 L56 32 M32 38 L32 58", border, 2))


def defense_die(colour):
    """The die itself: a cube seen from one corner."""
    body, bevel, border, _ = DICE[colour]
    return (poly([(32, 6), (55, 19), (55, 45), (32, 58), (9, 45), (9, 19)], border, 8)
            + poly([(32, 7), (54, 19), (32, 31), (10, 19)], bevel, 2)
            + poly([(10, 20), (31, 32), (31, 57), (10, 45)], body, 2)
            + poly([(33, 32), (54, 20), (54, 45), (33, 57)], border, 2)
            + line("M32 32 L32 57 M32 32 L54 19.5 M32 32 L10 19.5", border, 2))


def face_glyph(face, colour):
    if face == "hit":
        return poly(star(32, 32, 20, 7, 4), colour, 2)
    if face == "crit":
        return (ring(32, 32, 15.5, colour, 4) + poly(star(32, 32, 24, 5.5, 4), colour, 1.5))
    if face == "surge":
        return at(8, 8, 0.75, poly(BOLT, colour, 3))
    if face == "block":
        return at(8, 7, 0.75, fill(SHIELD, colour))
    return ""


def dice():
    icons = {}
    for colour in ("red", "black", "white"):
        for face in ("hit", "crit", "surge", "blank"):
            icons[f"dice/attack_{colour}_{face}"] = attack_body(colour) + face_glyph(face, DICE[colour][3])
        icons[f"dice/attack_{colour}"] = attack_die(colour)
    for colour in ("red", "white"):
        for face in ("block", "surge", "blank"):
            icons[f"dice/defense_{colour}_{face}"] = defense_body(colour) + face_glyph(face, DICE[colour][3])
        icons[f"dice/defense_{colour}"] = defense_die(colour)
    for colour in ("red", "black", "white"):
        for face in ("hit", "crit", "surge") if colour == "black" else ("hit", "crit", "surge", "block"):
            icons[f"dice/symbol_{colour}_{face}"] = face_glyph(face, DICE[colour][3])
    icons["dice/canceled"] = (line("M10 54 L54 10", DARK, 11) + line("M10 54 L54 10", ORANGE, 6))
    return icons


# Shared glyphs

def crosshair(c):
    return (ring(32, 32, 17, c, 5.5) + disc(32, 32, 4.5, c)
            + line("M32 5 L32 20 M32 44 L32 59 M5 32 L20 32 M44 32 L59 32", c, 5.5))


def sidestep(c):
    """A body at rest and an arrow that curls round it."""
    return (disc(25, 45, 10, c) + line("M9 31 C12 10 45 6 51 32", c, 6.5)
            + poly([(40, 31), (59, 28), (52, 46)], c, 4))


def hourglass(c):
    return (line("M14 8 L50 8 M14 56 L50 56", c, 6)
            + line("M19 10 C19 24 29 27 29 32 C29 37 19 40 19 54 M45 10 C45 24 35 27 35 32 C35 37 45 40 45 54",
                   c, 5)
            + poly([(24, 52), (32, 42), (40, 52)], c, 3))


def eye(c, pupil=8):
    return (line("M5 32 C16 13 48 13 59 32 C48 51 16 51 5 32 Z", c, 5) + disc(32, 32, pupil, c))


def arrow_up(c):
    return poly([(32, 6), (54, 30), (40, 30), (40, 57), (24, 57), (24, 30), (10, 30)], c, 3)


def hat(c):
    """A hat with a wide brim."""
    return (fill("M18 34 L21 13 C21 9 27 7 32 11 C37 7 43 9 43 13 L46 34 Z", c)
            + line("M5 37 C20 31 44 31 59 37", c, 7) + line("M20.5 27 L43.5 27", DARK, 5))


# Tokens

def tokens():
    return {
        "tokens/aim": crosshair(GREEN),
        "tokens/dodge": sidestep(GREEN),
        "tokens/surge": poly(BOLT, GREEN, 5),
        "tokens/standby": hourglass(TEAL),
        "tokens/suppression": (line("M11 10 L32 25 L53 10", ORANGE, 8) + line("M11 28 L32 43 L53 28", ORANGE, 8)
                               + line("M10 56 L54 56", ORANGE, 7)),
        "tokens/observation": (eye(BLUE, 9) + line("M32 4 L32 10 M12 9 L16 14 M52 9 L48 14", BLUE, 4.5)),
        "tokens/wound": (fill("M32 5 C37 17 52 27 52 41 C52 52 43 60 32 60 C21 60 12 52 12 41 C12 27 27 17 32 5 Z", RED)
                         + line("M21 41 C21 47 25 51 30 52", "#FFD3D3", 4)),
        "tokens/order": (disc(32, 32, 27, LIGHT) + line("M20 50 L20 14", DARK, 5)
                         + poly([(22, 15), (47, 23), (22, 33)], DARK, 3)),
        "tokens/order_done": (ring(32, 32, 25, "#8A929E", 4.5) + line("M20 33 L29 42 L45 23", "#8A929E", 6)),
        "tokens/vehicle_damage": (poly(regular(32, 32, 25, 6, 30), ORANGE, 6)
                          + line("M36 6 L27 22 L37 31 L26 43 L31 58 M37 31 L49 35", DARK, 4.5)),
        "tokens/smoke": (disc(20, 40, 14, "#B9C0C9") + disc(43, 41, 13, "#B9C0C9")
                         + disc(32, 27, 15, "#DDE1E6") + box(12, 40, 40, 14, "#B9C0C9", 7)
                         + line("M24 30 C24 23 29 19 35 19", "#8A929E", 4)),
        "tokens/ion": (ring(32, 32, 25, BLUE, 4.5) + at(10.5, 10, 0.68, poly(BOLT, BLUE, 4))
                       + disc(9, 20, 6, BLUE) + disc(55, 44, 6, BLUE)),
        "tokens/immobilize": (disc(22, 43, 16, VIOLET) + ring(41, 22, 6.5, VIOLET, 4.5) + ring(51, 12, 6.5,
                                                                                               VIOLET, 4.5)
                              + line("M14 41 C15 36 18 34 22 33", DARK, 3.5)),
        "tokens/poison": (fill("M24 6 L40 6 L40 24 L55 50 C57 55 54 59 49 59 L15 59 C10 59 7 55 9 50 L24 24 Z",
                               ACID)
                          + line("M21 7 L43 7", ACID, 6) + disc(26, 47, 5, DARK) + disc(39, 51, 3.5, DARK)
                          + disc(33, 35, 3, DARK)),
        "tokens/shield": (fill(SHIELD, BLUE) + line("M21 20 C27 19 30 17 32 15", "#DCEEFF", 4.5)
                          + line("M20 28 C20 38 24 44 30 49", "#DCEEFF", 4.5)),
        "tokens/inactive_shield": (line(SHIELD, "#8A929E", 4.5) + line("M22 44 L43 19", "#8A929E", 4.5)),
        "tokens/bounty": (ring(32, 32, 22, RED, 5) + line("M32 4 L32 18 M32 46 L32 60 M4 32 L18 32 M46 32 L60 32",
                                                           RED, 5)
                          + disc(32, 32, 8, SAND)),
        "tokens/charge": (line("M38 22 C40 12 46 10 52 14", SAND, 5) + disc(28, 39, 20, ORANGE)
                          + box(29, 15, 13, 10, ORANGE, 3) + line("M17 37 C18 31 21 28 26 27", "#FFE0BD", 4.5)
                          + poly(star(53, 14, 10, 4, 4), RED, 2)),
        "tokens/graffiti": (box(26, 25, 26, 34, PINK, 5) + box(31, 13, 16, 11, LIGHT, 3)
                            + box(26, 36, 26, 9, DARK) + disc(19, 15, 4, PINK) + disc(9, 9, 4.5, PINK)
                            + disc(8, 21, 4.5, PINK)),
        "tokens/priority_mission": (line("M14 60 L14 7", LIGHT, 6) + fill("M17 8 L58 8 L49 24 L58 40 L17 40 Z", TEAL)
                                    + line("M33 14 L33 25", DARK, 6) + disc(33, 33.5, 3.6, DARK)),
        "tokens/bane": at(0, 9, 1, hat(SAND)),
        "tokens/bane_here_i_am": (disc(32, 42, 15, BLUE) + at(0, -5, 1, hat(SAND))
                                  + disc(26, 46, 4, RED) + disc(38, 46, 4, RED)),
        "tokens/bane_smoke_and_mirrors": (disc(18, 48, 11, "#B9C0C9") + disc(46, 48, 11, "#B9C0C9")
                                          + disc(32, 43, 13, "#DDE1E6") + box(14, 48, 36, 11, "#B9C0C9", 5.5)
                                          + at(8, -3, 0.75, hat(SAND))),
        "tokens/bane_kablamo": (poly(star(32, 32, 29, 16, 9), RED, 2) + poly(star(32, 32, 18, 9, 9, -70), ORANGE, 2)
                                + disc(32, 32, 5, LIGHT)),
        "tokens/secret_mission": (box(8, 14, 48, 36, SAND, 5) + line("M10 17 L32 36 L54 17", DARK, 4)
                                  + disc(32, 39, 9, RED)),
    }


# Ranks

def trooper(x, y, s, c):
    """A head and shoulders, x is the middle and y the foot of the bust."""
    return (disc(x, y - 22 * s, 8 * s, c)
            + fill(f"M{num(x - 14 * s)} {num(y)} C{num(x - 14 * s)} {num(y - 16 * s)} {num(x + 14 * s)} "
                   f"{num(y - 16 * s)} {num(x + 14 * s)} {num(y)} Z", c))


def ranks():
    c = LIGHT
    return {
        "ranks/commander": (poly(star(32, 23, 19, 8, 5), c, 3) + line("M12 50 L52 50 M20 59 L44 59", c, 5.5)),
        "ranks/operative": (poly([(32, 4), (39, 14), (36, 38), (28, 38), (25, 14)], c, 2)
                            + line("M17 42 C24 46 40 46 47 42", c, 5.5) + line("M32 46 L32 57", c, 6)
                            + disc(32, 57, 4.5, c)),
        "ranks/corps": (trooper(14, 44, 0.78, c) + trooper(50, 44, 0.78, c)
                        + trooper(32, 58, 1.2, DARK) + trooper(32, 58, 1.02, c)),
        "ranks/special_forces": (poly([(32, 5), (43, 30), (32, 58), (21, 30)], c, 3)
                                 + poly([(5, 20), (17, 27), (23, 46)], c, 3)
                                 + poly([(59, 20), (47, 27), (41, 46)], c, 3)),
        "ranks/support": (box(8, 17, 32, 13, c, 4) + line("M40 23.5 L58 23.5", c, 6)
                          + line("M26 32 L26 39 M26 38 L10 57 M26 38 L42 57 M26 38 L26 57", c, 5.5)),
        "ranks/heavy": (poly([(22, 13), (41, 13), (45, 25), (17, 25)], c, 3) + line("M42 17 L60 17", c, 5)
                        + box(5, 29, 54, 10, c, 4) + box(8, 41, 48, 17, c, 8.5)
                        + disc(18, 49.5, 4, DARK) + disc(32, 49.5, 4, DARK) + disc(46, 49.5, 4, DARK)),
    }


# Actions and toolbar

def actions():
    c = LIGHT
    undo = line("M13 27 L38 27 C50 27 56 34 56 42 C56 50 49 55 40 55 L24 55", c,
                6) + line("M25 13 L11 27 L25 41", c, 6)
    mirror = f'<g transform="translate(64 0) scale(-1 1)">{undo}</g>'
    teeth = "".join(f'<g transform="rotate({45 * i} 32 32)">{box(27, 4, 10, 14, c, 2.5)}</g>' for i in range(8))
    return {
        "actions/move": (line("M8 54 L24 40 L36 46 L50 22", c, 5.5) + poly([(38, 18), (56, 8), (57, 29)], c, 4)
                         + disc(8, 54, 5.5, c)),
        "actions/aim": crosshair(c),
        "actions/dodge": sidestep(c),
        "actions/attack": (line("M7 57 L31 33", c, 6.5) + poly(star(41, 23, 20, 7.5, 4, -45), c, 3)
                           + line("M10 37 L17 30 M27 54 L34 47", c, 4.5)),
        "actions/standby": hourglass(c),
        "actions/recover": (line("M52 22 C46 11 33 7 22 11 C9 16 4 31 10 43 C16 55 32 60 44 53 C50 49 54 44 56 38", c, 5.5)
                            + poly([(58, 9), (57, 28), (40, 22)], c, 3) + line("M32 23 L32 43 M22 33 L42 33", c,
                                                                               6.5)),
        "actions/play": fill("M18 10 L52 32 L18 54 Z", c),
        "actions/pause": fill("M16 10 L27 10 L27 54 L16 54 Z M37 10 L48 10 L48 54 L37 54 Z", c),
        "actions/step_back": fill("M42 12 L42 52 L14 32 Z", c),
        "actions/step_forward": fill("M22 12 L22 52 L50 32 Z", c),
        "actions/jump_back": fill("M54 12 L54 52 L30 32 Z M30 12 L30 52 L6 32 Z", c),
        "actions/jump_forward": fill("M10 12 L10 52 L34 32 Z M34 12 L34 52 L58 32 Z", c),
        "actions/finish": (line("M13 59 L13 7", c, 6) + fill("M17 8 L55 8 L47 22 L55 36 L17 36 Z", c)
                           + line("M25 22 L31 28 L40 16", DARK, 4.5)),
        "actions/measure": (f'<g transform="rotate(-45 32 32)">{box(0, 20, 64, 24, c, 4)}'
                            + line("M10 22 L10 32 M21 22 L21 29 M32 22 L32 32 M43 22 L43 29 M54 22 L54 32",
                                   DARK, 4)
                            + "</g>"),
        "actions/undo": undo,
        "actions/redo": mirror,
        "actions/save": (fill("M10 7 L46 7 L57 18 L57 54 C57 56 56 57 54 57 L10 57 C8 57 7 56 7 54 L7 10 C7 8 8 7 10 7 Z", c)
                         + box(18, 7, 24, 15, DARK, 1) + box(32, 9.5, 6, 10, c, 1) + box(16, 33, 32, 24, DARK,
                                                                                         2)
                         + line("M23 41 L41 41 M23 49 L41 49", c, 4)),
        "actions/open": (fill("M6 14 C6 11 8 10 10 10 L24 10 L30 17 L50 17 C53 17 54 19 54 21 L54 25 L18 25 L6 48 Z", c)
                         + fill("M20 30 L61 30 L50 54 L8 54 Z", c)),
        "actions/camera_top": (line("M32 5 L32 24", c, 6) + poly([(22, 22), (42, 22), (32, 35)], c, 3)
                               + line("M32 38 L58 48 L32 58 L6 48 Z", c, 5)),
        "actions/camera_eyes": (fill("M27 20 L60 5 L60 45 Z", "#9AA3AF") + line("M27 20 L60 5 M27 20 L60 45", c,
                                                                                5)
                                + trooper(20, 59, 1.5, DARK) + trooper(20, 59, 1.3, c)),
        "actions/frame_selection": (line("M7 20 L7 7 L20 7 M44 7 L57 7 L57 20 M57 44 L57 57 L44 57 M20 57 L7 57 L7 44", c, 6)
                                    + disc(32, 32, 11, c)),
        "actions/help": (ring(32, 32, 26, c, 5) + line("M23 25 C23 14 41 14 41 25 C41 32 32 32 32 39", c, 5.5)
                         + disc(32, 48, 3.8, c)),
        "actions/settings": teeth + ring(32, 32, 15.5, c, 10),
        "actions/why": (fill("M12 7 L52 7 C56 7 59 10 59 14 L59 40 C59 44 56 47 52 47 L32 47 L18 59 L18 47 L12 47 C8 47 5 44 5 40 L5 14 C5 10 8 7 12 7 Z", c)
                        + line("M25 21 C25 13 39 13 39 21 C39 27 32 26 32 31", DARK,
                               5) + disc(32, 39, 3.4, DARK)),
        "actions/leader": (trooper(32, 60, 1.15, c) + poly([(18, 24), (14, 5), (25, 13), (32, 3), (39, 13),
                                                            (50, 5), (46, 24)], DARK, 6)
                           + poly([(19, 22), (15, 7), (25.5, 14.5), (32, 4), (38.5, 14.5), (49, 7), (45, 22)],
                                  c, 2.5)),
        "actions/pass": (poly([(8, 11), (30, 32), (8, 53)], c, 5) + poly([(30, 11), (50, 32), (30, 53)], c, 5)
                         + line("M57 11 L57 53", c, 6)),
        "actions/climb": (fill("M6 60 L6 46 L24 46 L24 32 L42 32 L42 18 L58 18 L58 60 Z", "#9AA3AF")
                          + line("M9 33 L30 12", c, 6) + poly([(21, 7), (35, 7), (35, 21)], c, 4)),
        "actions/pivot": (disc(32, 38, 17, c) + poly([(32, 26), (40, 43), (24, 43)], DARK, 2)
                          + line("M9 30 C13 16 22 9 32 9 C41 9 46 13 50 17", c, 5.5)
                          + poly([(56, 10), (57, 26), (42, 22)], c, 3)),
    }


# Factions and application

def factions():
    return {
        "factions/rebels": (poly([(32, 6), (56, 44), (32, 33), (8, 44)], "#E5714B", 4)
                            + line("M14 56 L32 47 L50 56", "#E5714B", 6)),
        "factions/empire": (poly(regular(32, 32, 27, 4, 0), "#AEB6C2", 5) + poly(regular(32, 32, 17, 4, 0),
                                                                                 DARK, 4)
                            + box(26.5, 26.5, 11, 11, "#AEB6C2", 2)),
        "factions/republic": (line("M8 25 L32 8 L56 25", "#D96A6A", 6) + box(12, 31, 8, 19, "#D96A6A", 2)
                              + box(28, 25, 8, 25, "#D96A6A", 2) + box(44, 31, 8, 19, "#D96A6A", 2)
                              + line("M9 57 L55 57", "#D96A6A", 6)),
        "factions/separatists": (ring(32, 19, 12, "#7FB0D9", 5.5) + ring(18, 43, 12, "#7FB0D9", 5.5)
                                 + ring(46, 43, 12, "#7FB0D9", 5.5) + disc(32, 35, 5, "#7FB0D9")),
        "factions/mandalorians": (line("M12 30 Q12 8 32 8 Q52 8 52 30", "#C9A24B", 6)
                                  + poly([(14, 32), (50, 32), (50, 38), (36, 41), (36, 56), (28, 56),
                                          (28, 41), (14, 38)], "#C9A24B", 4)),
        "factions/mercenary": (line("M14 8 L50 56 M50 8 L14 56", SAND, 7) + poly(regular(32, 32, 12, 4, 0),
                                                                                 DARK, 6)
                               + poly(regular(32, 32, 10, 4, 0), SAND, 4)),
    }


def app():
    return {
        "app/sightline": (
            box(2, 2, 60, 60, "#20262E", 14)
            + poly([(9, 54), (19, 38), (45, 38), (55, 54)], "#2F6B5E", 2)
            + line("M24 38.5 L19 54 M32 38.5 L32 54 M40 38.5 L45 54 M14.5 46 L49.5 46", "#4C9283", 1.5)
            + poly([(32, 24), (54, 50), (43, 50)], "#F2B84B")
            + line("M10 23 C20 8 44 8 54 23 C44 36 20 36 10 23 Z", LIGHT, 3.6)
            + disc(32, 22.5, 7.2, "#F2B84B") + disc(32, 22.5, 3, "#20262E")
            + disc(48.5, 50, 3.4, RED)),
        "app/down": line("M10 22 L32 44 L54 22", "#98A2AF", 8),
    }


def main():
    icons = {**dice(), **tokens(), **ranks(), **actions(), **factions(), **app()}
    for name, body in icons.items():
        path = OUT / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" '
                        f'viewBox="0 0 64 64">{body}</svg>\n')
    print(f"{len(icons)} icons written to {OUT.name}/")


if __name__ == "__main__":
    main()

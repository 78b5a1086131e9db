#!/usr/bin/env python3
"""Draws the figures of geometry/README.md: `python3 geometry/figures/draw.py`."""
from pathlib import Path

HERE = Path(__file__).parent
INK, SIGHT, PATCH, SECOND, RIM, ROOM = (
    "#30363d", "#8250df", "#0969da", "#1a7f37", "#cf222e", "#bf8700")


class Drawing:
    def __init__(self, width, height):
        self.size = (width, height)
        self.parts = []

    def line(self, points, colour, width=2, dash=None):
        path = " ".join(f"{x},{y}" for x, y in points)
        extra = f' stroke-dasharray="{dash}"' if dash else ""
        self.parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" '
                          f'stroke-width="{width}"{extra}/>')

    def area(self, points, colour, opacity):
        path = " ".join(f"{x},{y}" for x, y in points)
        self.parts.append(f'<polygon points="{path}" fill="{colour}" fill-opacity="{opacity}"/>')

    def dot(self, x, y, colour, radius=5):
        self.parts.append(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}"/>')

    def text(self, x, y, words, colour=INK, anchor="middle"):
        self.parts.append(f'<text x="{x}" y="{y}" fill="{colour}" text-anchor="{anchor}">'
                          f'{words}</text>')

    def cells(self, low=40, high=200, left=60, right=580):
        for x, name in ((left, "from"), (right, "to")):
            self.line([(x, low), (x, high)], INK, 6)
            self.text(x, high + 24, name)

    def write(self, name):
        width, height = self.size
        (HERE / name).write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" font-family="sans-serif" font-size="15">\n'
            f'<rect width="{width}" height="{height}" fill="#ffffff"/>\n'
            + "\n".join(self.parts) + "\n</svg>\n")


def shaft():
    it = Drawing(640, 240)
    it.area([(60, 40), (580, 70), (580, 170), (60, 200)], SIGHT, 0.10)
    it.line([(60, 40), (580, 70)], SIGHT, 1, "6 4")
    it.line([(60, 200), (580, 170)], SIGHT, 1, "6 4")
    it.line([(290, 8), (302, 60), (322, 110), (306, 170), (318, 232)], PATCH, 4)
    it.line([(60, 120), (580, 120)], SIGHT)
    it.dot(319, 120, PATCH)
    it.cells()
    it.text(190, 112, "sample s", SIGHT)
    it.text(306, 30, "patch P, crossed one way", PATCH, "start")
    it.text(450, 158, "shaft", SIGHT)
    it.write("shaft.svg")


def rim():
    it = Drawing(640, 240)
    it.area([(60, 40), (580, 70), (580, 170), (60, 200)], SIGHT, 0.10)
    it.line([(300, 112), (296, 160), (304, 232)], PATCH, 4)
    it.line([(300, 112), (300, 92)], ROOM, 4)
    it.dot(300, 112, PATCH, 4)
    it.dot(300, 92, RIM)
    it.line([(60, 56), (580, 96)], SIGHT, 2)
    it.line([(60, 140), (580, 140)], SIGHT, 2)
    it.dot(298, 140, PATCH, 4)
    it.cells()
    it.text(312, 30, "rim r, moved outward by 0.0078 in", RIM, "start")
    it.line([(302, 88), (330, 36)], RIM, 1)
    it.text(310, 116, "what passes here has no room", ROOM, "start")
    it.text(318, 222, "patch P", PATCH, "start")
    it.text(150, 132, "crosses P once", SIGHT)
    it.text(130, 54, "passes r", SIGHT)
    it.write("rim.svg")


def second():
    it = Drawing(640, 240)
    it.area([(60, 40), (580, 70), (580, 170), (60, 200)], SIGHT, 0.10)
    it.line([(260, 100), (256, 160), (262, 232)], PATCH, 4)
    it.dot(260, 100, RIM)
    it.line([(420, 8), (414, 70), (422, 150)], SECOND, 4)
    it.dot(422, 150, RIM)
    it.area([(260, 100), (580, 70), (580, 170)], RIM, 0.12)
    for y in (70, 120, 170):
        it.line([(260, 100), (580, y)], RIM, 1, "4 3")
    it.cells()
    it.text(250, 88, "r", RIM, "end")
    it.text(246, 222, "P", PATCH, "end")
    it.text(432, 28, "Q stops all from r", SECOND, "start")
    it.text(410, 196, "ends where P stops", RIM, "end")
    it.line([(60, 180), (580, 160)], SIGHT, 1.5)
    it.line([(60, 60), (580, 80)], SIGHT, 1.5)
    it.write("second-patch.svg")


def slide():
    it = Drawing(640, 240)
    it.area([(270, 0), (330, 0), (330, 84), (270, 84)], INK, 0.25)
    it.area([(370, 128), (430, 128), (430, 240), (370, 240)], INK, 0.25)
    it.line([(60, 70), (580, 150)], SIGHT, 1.5, "5 4")
    it.line([(60, 104), (580, 109)], SIGHT, 2.5)
    it.area([(60, 86), (580, 91), (580, 127), (60, 122)], ROOM, 0.20)
    it.line([(330, 84), (329, 106)], ROOM, 2)
    it.line([(370, 128), (371, 108)], ROOM, 2)
    for x, end in ((78, 98), (562, 116)):
        it.line([(x, 76 if x < 300 else 146), (x, end)], RIM, 2)
        it.line([(x - 5, end - 8 if x < 300 else end + 8), (x, end),
                 (x + 5, end - 8 if x < 300 else end + 8)], RIM, 2)
    it.cells()
    it.text(140, 64, "a clear line", SIGHT)
    it.text(200, 146, "slid to where the beam is widest", ROOM)
    it.write("slide.svg")


for figure in (shaft, rim, second, slide):
    figure()

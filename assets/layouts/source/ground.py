"""Plan geometry of tables: outlines of models, distances, what covers the ground, firing lanes and ways.

Inches; polygons are convex and counterclockwise. Needs nothing but Python.
"""
import json
import math
import struct
from collections import deque

CELL = 0.5  # inches, of the raster that coverage, lanes and ways are judged on


def model_outline(path, corners=12):
    """Convex outline of a model seen from above, with few corners, its extents and its height."""
    with open(path, "rb") as file:
        data = file.read()
    size = struct.unpack_from("<I", data, 12)[0]
    doc, binary, points, top = json.loads(data[20:20 + size]), data[28 + size:], set(), 0.0
    for mesh in doc["meshes"]:
        for primitive in mesh["primitives"]:
            accessor = doc["accessors"][primitive["attributes"]["POSITION"]]
            start = doc["bufferViews"][accessor["bufferView"]].get("byteOffset", 0) + accessor.get("byteOffset", 0)
            values = struct.unpack_from(f"<{3 * accessor['count']}f", binary, start)
            points.update((round(x, 2), round(-z, 2)) for x, z in zip(values[::3], values[2::3]))
            top = max(top, accessor["max"][1])
    return thinned(hull(points), corners), top


def hull(points):
    """Convex hull, counterclockwise."""
    points = sorted(points)

    def half(ordered):
        out = []
        for p in ordered:
            while len(out) > 1 and cross(out[-2], out[-1], p) <= 0:
                out.pop()
            out.append(p)
        return out[:-1]
    return half(points) + half(points[::-1])


def cross(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def thinned(polygon, corners):
    """The polygon without the corners that cost the least area."""
    polygon = list(polygon)
    while len(polygon) > corners:
        n = len(polygon)
        del polygon[min(range(n), key=lambda i: cross(polygon[i - 1], polygon[i], polygon[(i + 1) % n]))]
    return polygon


def placed(polygon, x, y, degrees):
    """A polygon turned about the origin and moved."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x + c * u - s * v, y + s * u + c * v) for u, v in polygon]


def inside(p, polygon):
    return all(cross(a, b, p) >= 0 for a, b in zip(polygon, polygon[1:] + polygon[:1]))


def to_segment(p, a, b):
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)))
    return math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


def to_polygon(p, polygon):
    """Distance of a point; 0 inside."""
    if inside(p, polygon):
        return 0.0
    return min(to_segment(p, a, b) for a, b in zip(polygon, polygon[1:] + polygon[:1]))


def apart(one, other):
    """Distance of two convex polygons; 0 when they overlap."""
    for a, b in ((one, other), (other, one)):
        for p, q in zip(a, a[1:] + a[:1]):
            if all(cross(p, q, r) < 0 for r in b):
                return min(min(to_polygon(r, one) for r in other), min(to_polygon(r, other) for r in one))
    return 0.0


class Plan:
    """Raster of a table: which cells a polygon covers, and what that means for lanes and ways."""

    def __init__(self, width, depth):
        self.width, self.depth = width, depth
        self.columns, self.rows = int(width / CELL), int(depth / CELL)

    def cells(self, polygon):
        """Cells whose middle the polygon covers."""
        xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
        for i in range(max(0, int(min(xs) / CELL)), min(self.columns, int(max(xs) / CELL) + 1)):
            for k in range(max(0, int(min(ys) / CELL)), min(self.rows, int(max(ys) / CELL) + 1)):
                if inside(((i + .5) * CELL, (k + .5) * CELL), polygon):
                    yield i, k

    def covered(self, polygons):
        return {cell for polygon in polygons for cell in self.cells(polygon)}

    def longest_lane(self, taken, margin=4.0, spacing=4.0, angles=30):
        """Longest line over open ground between places `margin` from the edges: (length, start, end)."""
        best, step = (0.0, None, None), CELL
        shut = [[True] * (self.rows + 1) for _ in range(self.columns + 1)]
        for i in range(int(margin / CELL), int((self.width - margin) / CELL)):
            for k in range(int(margin / CELL), int((self.depth - margin) / CELL)):
                shut[i][k] = (i, k) in taken
        rays = [(math.cos(2 * math.pi * n / angles), math.sin(2 * math.pi * n / angles)) for n in range(angles)]
        for i in range(int((self.width - 2 * margin) / spacing) + 1):
            for k in range(int((self.depth - 2 * margin) / spacing) + 1):
                x0, y0 = margin + i * spacing, margin + k * spacing
                for c, s in rays:
                    n, x, y = 0, x0, y0
                    while not shut[int(x / step)][int(y / step)]:
                        n, x, y = n + 1, x + c * step, y + s * step
                    if n * step > best[0]:
                        best = n * step, (x0, y0), (x, y)
        return best

    def passable(self, blocked, radius):
        """Share of the open ground that a round base can reach, and whether it crosses the table both ways."""
        reach = int(radius / CELL) + 1
        disc = [(i, k) for i in range(-reach, reach + 1) for k in range(-reach, reach + 1)
                if math.hypot(i, k) * CELL < radius]
        shut = {(x + i, y + k) for x, y in blocked for i, k in disc}
        edge = int(radius / CELL)
        free = {(i, k) for i in range(edge, self.columns - edge) for k in range(edge, self.rows - edge)} - shut
        best, unseen = set(), set(free)
        while unseen:
            first = unseen.pop()
            island, queue = {first}, deque([first])
            while queue:
                x, y = queue.popleft()
                for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                    if cell in unseen:
                        unseen.remove(cell)
                        island.add(cell)
                        queue.append(cell)
            best = max(best, island, key=len)
        if not best:
            return 0.0, False
        xs, ys = [c[0] for c in best], [c[1] for c in best]
        crossing = min(xs) <= edge + 4 and max(xs) >= self.columns - edge - 5 \
            and min(ys) <= edge + 4 and max(ys) >= self.rows - edge - 5
        return len(best) / max(1, len(free)), crossing

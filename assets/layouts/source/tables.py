"""Makes the tables that ship: python3 tables.py [NAME ...]

A table is told in `recipes.json` by its theme, size and pieces; pairs of pieces lie about opposite the middle of the table,
so that neither side is favoured and neither mirrors the other. Places are drawn from the table's own seed and
kept to: gaps that bases pass, objective places of the published maps free, no open lane over 30 inches, about a
quarter of the ground covered, a third to two thirds of that high enough to hide a trooper. `fixed` pieces come first,
each with its place and rotation; `clear` names places that stay free of every drawn piece, each with its radius.

What `layout report` then found to favour a side is put right by `corrections` of the recipe, in their order, each naming pieces as
they are called by then: `{"opposite": [ONE, OTHER]}` lays a piece like ONE exactly opposite it, in place of OTHER; `{"shift": [PIECE, X, Y]}`
moves one by so many inches, `{"add": [KIND, X, Y, DEGREES]}` lays one more.
"""
import json
import math
import os
import random
import sys

import ground

HERE = os.path.dirname(os.path.abspath(__file__))
ASSETS = os.path.join(HERE, "..", "..")
HIDES = 1.65      # inches; the silhouette of a trooper on a small base
OBJECTIVE = 1.05  # inches; half of an objective token, and a little
LANE, WAY = 30.5, 1.97  # longest open lane; radius of a 100 mm base


def load(*path):
    with open(os.path.join(ASSETS, *path), encoding="utf-8") as file:
        return json.load(file)


class Piece:
    """A row of the list of pieces with the outline of its model."""

    def __init__(self, row):
        self.row = row
        self.outline, self.top = ground.model_outline(os.path.join(ASSETS, row["model"].removeprefix("asset:")))
        self.area = row["kind"] == "area"
        self.low = self.top < .35  # water and ice: ground, not cover
        self.large = max(row["footprint"]) >= 4.2
        self.hides = row["blocks_los"] and self.top >= HIDES
        self.shape = ground.thinned(self.outline, 10) if self.area else self.outline

    def json(self, name, label, x, y, degrees):
        row, mesh = self.row, {"mesh": self.row["model"], "unit": "in", "up": "y"}
        out = {"id": name, "name": label}
        if row["kind"] == "barricade":
            width, depth = row["footprint"]
            out["shape"] = {"box": [width, depth, round(min(1.0, self.top), 2)]}
        elif self.area:
            out["shape"] = {"prism": [[round(u, 2), round(v, 2)] for u, v in self.shape], "height": row["height"]}
        else:
            out["shape"] = mesh
        out.update(position=[round(x, 2), round(y, 2), 0], rotation=round(degrees) % 360, kind=row["kind"])
        if row["kind"] != "barricade":
            out.update({fact: row[fact] for fact in ("movement", "cover", "blocks_los")})
            if self.area:
                out["height"] = row["height"]
        if "parts" in row:
            out["parts"] = row["parts"]
        if "mesh" not in out["shape"]:
            out["look"] = mesh
        return out


class Table:
    """A table under way."""

    def __init__(self, recipe, pieces, objectives, seed):
        self.recipe, self.pieces = recipe, pieces
        self.width, self.depth = recipe["table"]
        self.objectives, self.random = objectives, random.Random(seed)
        self.plan, self.placed = ground.Plan(self.width, self.depth), []
        for name, x, y, degrees in recipe.get("fixed", []):
            self.put(pieces[name], x, y, degrees)

    def put(self, piece, x, y, degrees):
        self.placed.append((piece, x, y, degrees, ground.placed(piece.shape, x, y, degrees)))

    def free(self, piece, polygon, gap):
        """Whether a piece may lie there."""
        edge = .5
        if any(not (edge <= u <= self.width - edge and edge <= v <= self.depth - edge) for u, v in polygon):
            return False
        if not piece.area and any(ground.to_polygon(p, polygon) < OBJECTIVE for p in self.objectives):
            return False
        if any(ground.to_polygon((x, y), polygon) < radius for x, y, radius in self.recipe.get("clear", [])):
            return False
        middle = polygon[0]
        for other, _, _, _, shape in self.placed:
            least = .7 if piece.low or other.low else 1.0 if piece.area or other.area else gap if other.large else min(gap, 1.5)
            if math.dist(middle, shape[0]) < 20 and ground.apart(polygon, shape) < least:
                return False
        return True

    def turn(self):
        step = self.recipe.get("turn", 15)
        return self.random.randrange(0, 360, step) + self.random.uniform(-1, 1) * self.recipe.get("loose", 3)

    def drop(self, piece, gap, near=None, spread=0.0, tries=50):
        """Place a piece anywhere, or within `spread` of a place; None when there is no room."""
        for _ in range(tries):
            if near:
                x, y = (near[k] + self.random.uniform(-spread, spread) for k in (0, 1))
            else:
                x, y = self.random.uniform(2, self.width - 2), self.random.uniform(2, self.depth - 2)
            degrees = self.turn()
            if self.free(piece, ground.placed(piece.shape, x, y, degrees), gap):
                self.put(piece, x, y, degrees)
                return x, y
        return None

    def fill(self):
        """Pairs from the largest to the smallest; a pair that finds no room is left out."""
        for one, other in self.recipe["pairs"]:
            first, second = self.pieces[one], self.pieces[other]
            gap = 2 * WAY + .1 if first.large and second.large else 1.5
            for _ in range(6):
                at = self.drop(first, gap)
                if at is None or self.drop(second, gap, (self.width - at[0], self.depth - at[1]), 3.4, 40):
                    break
                self.placed.pop()

    def break_lanes(self):
        """Put small pieces across open lanes while any is too long; whether none is left."""
        small = [self.pieces[name] for name in self.recipe["small"]]
        for turn in range(14):
            taken = self.plan.covered([p[4] for p in self.placed if not p[0].low])
            length, start, end = self.plan.longest_lane(taken)
            if length <= LANE:
                return True
            for share in (.5, .42, .58, .34, .66):
                at = [start[k] + (end[k] - start[k]) * share for k in (0, 1)]
                across = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])) + 90
                piece = small[turn % len(small)]
                shape = lambda x, y: ground.placed(piece.shape, x, y, across)
                spots = [(at[0] + dx, at[1] + dy) for dx in (0, -.8, .8) for dy in (0, -.8, .8)]
                spot = next((s for s in spots if self.free(piece, shape(*s), 1.3)), None)
                if spot:
                    self.put(piece, *spot, across)
                    break
            else:
                return False
        return False

    def broad(self):
        """Whether enough found room for the table to be worth a closer look."""
        area = {True: 0.0, False: 0.0}
        for piece, *_, shape in self.placed:
            if not piece.low:
                area[piece.hides] += sum(ground.cross((0, 0), a, b) for a, b in zip(shape, shape[1:] + shape[:1])) / 2
        total = area[True] + area[False]
        return total >= .165 * self.width * self.depth and .3 <= area[True] / total <= .72

    def judge(self):
        """(covered, hiding share of it, longest lane, share of open ground in reach of a large base, crossing)."""
        standing = [p for p in self.placed if not p[0].low]
        taken = self.plan.covered([p[4] for p in standing])
        hiding = self.plan.covered([p[4] for p in standing if p[0].hides])
        blocked = self.plan.covered([p[4] for p in standing if not p[0].area])
        reach, crossing = self.plan.passable(blocked, WAY)
        cells = self.plan.columns * self.plan.rows
        return len(taken) / cells, len(hiding) / max(1, len(taken)), self.plan.longest_lane(taken)[0], reach, crossing

    def names(self):
        """(id, label) of each piece, numbered where there are several of a kind."""
        kinds = [piece.row["id"] for piece, *_ in self.placed]
        count, names = {}, []
        for piece, *_ in self.placed:
            kind = piece.row["id"]
            count[kind] = count.get(kind, 0) + 1
            number = count[kind] if kinds.count(kind) > 1 else None
            names.append((kind.replace("_", "-") + (f"-{number}" if number else ""),
                          piece.row["name"] + (f" {number}" if number else "")))
        return names

    def correct(self):
        """Apply the corrections of the recipe."""
        self.placed = [(piece, round(x, 2), round(y, 2), round(degrees) % 360, shape)
                       for piece, x, y, degrees, shape in self.placed]
        for step in self.recipe.get("corrections", []):
            at = {name: i for i, (name, _) in enumerate(self.names())}
            if "opposite" in step:
                one, other = (at[name] for name in step["opposite"])
                piece, x, y, degrees, _ = self.placed[one]
                x, y, degrees = self.width - x, self.depth - y, (degrees + 180) % 360
            elif "add" in step:
                kind, x, y, degrees = step["add"]
                self.put(self.pieces[kind], x, y, degrees)
                continue
            else:
                name, dx, dy = step["shift"]
                other = at[name]
                piece, x, y, degrees, _ = self.placed[other]
                x, y = x + dx, y + dy
            self.placed[other] = piece, x, y, degrees, ground.placed(piece.shape, x, y, degrees)

    def json(self):
        rows = [piece.json(name, label, x, y, degrees)
                for (piece, x, y, degrees, _), (name, label) in zip(self.placed, self.names())]
        head = {"format": "sightline-layout", "version": 1, "name": self.recipe["name"],
                "table": {"width": self.width, "depth": self.depth, "mat": self.recipe["mat"]}}
        text = ",\n".join("    " + json.dumps(row) for row in rows)
        return json.dumps(head, indent=2)[:-2] + ',\n  "pieces": [\n' + text + "\n  ]\n}\n"


def objectives(width):
    """Objective places of every published map on a table so wide, and of the free missions."""
    cards = load("catalogue", "battle", "standard.json" if width > 36 else "recon.json")["cards"]
    places = {tuple(p) for card in cards for p in card.get("map", {}).get("poi", [])}
    if width > 36:
        for card in load("missions", "plain.json")["cards"]:
            places |= {tuple(o["at"]) for o in card.get("map", {}).get("objectives", [])}
    return sorted(places)


def good(judged):
    covered, hiding, lane, reach, crossing = judged
    return covered >= .18 and .33 <= hiding <= .67 and lane <= LANE and reach >= .6 and crossing


def make(recipe, pieces):
    """The first table of the recipe's seeds that keeps every rule."""
    for attempt in range(recipe.get("attempts", 400)):
        table = Table(recipe, pieces, objectives(recipe["table"][0]), f"{recipe['file']} {attempt}")
        table.fill()
        if not table.broad() or not table.break_lanes():
            continue
        judged = table.judge()
        if good(judged):
            table.correct()
            return table, attempt, table.judge()
        if "-v" in sys.argv:
            print("   ", recipe["file"], attempt, [round(float(v), 2) for v in judged], flush=True)
    return None


def main():
    """Make what the command line names, or all."""
    pieces = {row["id"]: Piece(row) for row in load("terrain", "pieces.json")["pieces"]}
    names = [a for a in sys.argv[1:] if not a.startswith("-")]
    failed = []
    for recipe in load("layouts", "source", "recipes.json"):
        if names and recipe["file"] not in names:
            continue
        made = make(recipe, pieces)
        if not made:
            failed.append(recipe["file"])
            print("NO TABLE", recipe["file"], flush=True)
            continue
        table, attempt, (covered, hiding, lane, reach, _) = made
        with open(os.path.join(HERE, "..", recipe["file"] + ".layout.json"), "w", encoding="utf-8") as file:
            file.write(table.json())
        print(f"{recipe['file']}: {len(table.placed)} pieces, {covered:.0%} covered, {hiding:.0%} of it hides, "
              f"longest lane {lane:.1f}, {reach:.0%} open to a large base, try {attempt}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()

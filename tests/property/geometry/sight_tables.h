/// Generated tables for lines of sight: slits, pieces that touch or penetrate each other, roofs,
/// bridges, open meshes, and pairs of miniatures that can just see each other.
#pragma once
#include <cmath>
#include <random>

#include "unit/geometry/scene.h"

namespace sightline::geometry::test {

/// A random number generator with the same numbers on every computer.
class TableDice {
  public:
    explicit TableDice(unsigned seed) : engine_(seed) {}
    double operator()(double least, double most) {
        return least + (most - least) * static_cast<double>(engine_() % 1000003) / 1000002.0;
    }
    int whole(int least, int most) {
        return least + static_cast<int>(engine_() % static_cast<unsigned>(most - least + 1));
    }
    bool chance(double share) { return (*this)(0, 1) < share; }

  private:
    std::mt19937 engine_;
};

inline void append(MeshPart& to, const MeshPart& from) {
    const int base = static_cast<int>(to.vertices.size());
    to.vertices.insert(to.vertices.end(), from.vertices.begin(), from.vertices.end());
    for (const auto& [a, b, c] : from.triangles)
        to.triangles.push_back({base + a, base + b, base + c});
}

/// Two storeys of separate bricks that touch, with a door, a window and a floor.
inline MeshPart brickRuin(TableDice& dice, int columns, int rows) {
    MeshPart ruin{"Walls", {}, {}};
    const double width = 4.8 / columns, height = 4.0 / rows;
    for (int side = 0; side < 4; ++side)
        for (int column = 0; column < columns; ++column)
            for (int row = 0; row < rows; ++row) {
                const bool door = column == columns / 3 && row < rows / 2;
                const bool window = column == columns * 2 / 3 && row >= rows / 4 && row < rows / 2;
                if (door || window || (row > rows * 5 / 8 && dice.chance(0.4))) continue;
                const double from = -2.4 + width * column, z = height * row;
                const double wall = side % 2 == 0 ? -2.6 : 2.4;
                append(ruin,
                       side < 2
                           ? boxPart("", {from, wall, z}, {from + width, wall + 0.2, z + height})
                           : boxPart("", {wall, from, z}, {wall + 0.2, from + width, z + height}));
            }
    append(ruin, boxPart("", {-2.4, -2.4, 2.0}, {2.4, 1.0, 2.1}));
    return ruin;
}

/// A rough hill: one open surface over a grid, with a steep edge.
inline MeshPart openHill(TableDice& dice, int steps, double roughness) {
    MeshPart rock{"Rock", {}, {}};
    const double peak = dice(1.2, 2.8);
    for (int i = 0; i <= steps; ++i)
        for (int k = 0; k <= steps; ++k) {
            const double x = 6.0 * i / steps - 3.0, y = 6.0 * k / steps - 3.0;
            const double rise = std::max(0.0, 3.0 - std::hypot(x, y));
            rock.vertices.emplace_back(x, y, std::min(peak, 2.0 * rise) + dice(0, roughness));
        }
    for (int i = 0; i < steps; ++i)
        for (int k = 0; k < steps; ++k) {
            const int at = i * (steps + 1) + k, next = at + steps + 1;
            rock.triangles.push_back({at, next, next + 1});
            rock.triangles.push_back({at, next + 1, at + 1});
        }
    return rock;
}

/// A closed, rough boulder.
inline MeshPart boulder(TableDice& dice, Vec3 at, double radius, int rings, double roughness) {
    MeshPart rock{"Boulder", {}, {}};
    const int around = rings * 2;
    rock.vertices.push_back(at + Vec3(0, 0, -radius));
    for (int i = 1; i < rings; ++i)
        for (int k = 0; k < around; ++k) {
            const double polar = std::numbers::pi * i / rings;
            const double turn = 2.0 * std::numbers::pi * k / around;
            const double r = radius * (1.0 + dice(-roughness, roughness));
            rock.vertices.push_back(at + Vec3(r * std::sin(polar) * std::cos(turn),
                                              r * std::sin(polar) * std::sin(turn),
                                              -r * std::cos(polar)));
        }
    rock.vertices.push_back(at + Vec3(0, 0, radius));
    const int last = static_cast<int>(rock.vertices.size()) - 1;
    const auto number = [&](int ring, int k) { return 1 + (ring - 1) * around + k % around; };
    for (int k = 0; k < around; ++k) {
        rock.triangles.push_back({0, number(1, k + 1), number(1, k)});
        rock.triangles.push_back({last, number(rings - 1, k), number(rings - 1, k + 1)});
        for (int i = 1; i + 1 < rings; ++i) {
            rock.triangles.push_back({number(i, k), number(i, k + 1), number(i + 1, k + 1)});
            rock.triangles.push_back({number(i, k), number(i + 1, k + 1), number(i + 1, k)});
        }
    }
    return rock;
}

struct SightTable {
    std::vector<PieceSpec> pieces;
    Battlefield field;
};

inline PieceSpec placed(PieceSpec spec, double x, double y, double turn) {
    spec.position.x = x, spec.position.y = y, spec.rotation = {turn};
    return spec;
}

/// Adds one piece, or a few pieces that belong together, around the given point.
inline void addTerrain(std::vector<PieceSpec>& pieces, TableDice& dice, double x, double y,
                       int detail) {
    const auto id = [&] { return "piece-" + std::to_string(pieces.size()); };
    const double turn = dice.chance(0.3) ? 90.0 * dice.whole(0, 3) : dice(0, 360);
    const Vec2 along = direction({turn});
    const auto at = [&](double off) { return Vec3(x + along.x * off, y + along.y * off, 0.0); };
    const double tall = dice(0.8, 4.0);
    switch (dice.whole(0, 10)) {
        case 0: {  // two walls, and a slit between the walls
            const double slit = std::pow(10.0, dice(-3, -1));
            pieces.push_back(box(id(), at(-1.5 - slit / 2), {3, 0.4, tall}, heavyWall(), turn));
            pieces.push_back(box(id(), at(1.5 + slit / 2), {3, 0.4, tall}, heavyWall(), turn));
            break;
        }
        case 1:  // boxes that touch each other
            pieces.push_back(box(id(), at(-1), {2, 1.5, tall}, heavyWall(), turn));
            pieces.push_back(box(id(), at(1), {2, 1.5, tall}, heavyWall(), turn));
            pieces.push_back(box(id(), at(1) + Vec3(0, 0, tall), {1.5, 1, 0.8}, heavyWall(), turn));
            break;
        case 2:  // pieces that penetrate each other
            pieces.push_back(box(id(), at(0), {4, 0.5, tall}, heavyWall(), turn));
            pieces.push_back(box(id(), at(0.3), {4, 0.5, tall * 0.8}, heavyWall(), turn + 65));
            pieces.push_back(cylinder(id(), at(1.2), 1.4, tall * 0.9, heavyWall()));
            break;
        case 3: {  // a bridge: a deck on two piers
            const double clear = dice(0.8, 2.5);
            pieces.push_back(box(id(), at(-2.5), {1, 2, clear}, heavyWall(), turn));
            pieces.push_back(box(id(), at(2.5), {1, 2, clear}, heavyWall(), turn));
            pieces.push_back(box(id(), at(0) + Vec3(0, 0, clear), {6, 2, 0.3}, heavyWall(), turn));
            break;
        }
        case 4:  // woods
            pieces.push_back(box(id(), at(0), {5, 4, 3}, woods(), turn));
            break;
        case 5:
            pieces.push_back(cylinder(id(), at(0), dice(1, 3), tall, heavyWall()));
            break;
        case 6: {  // boulders in one file that penetrate each other
            MeshPart rocks = boulder(dice, {0, 0, 0.6}, dice(0.8, 1.6), 5 * detail, 0.04);
            append(rocks, boulder(dice, {1.0, 0.4, 0.4}, dice(0.7, 1.3), 4 * detail, 0.04));
            pieces.push_back(placed(mesh(id(), {}, {rocks}, heavyWall()), x, y, turn));
            break;
        }
        case 7: {  // a folded open sheet with a slit
            const double slit = std::pow(10.0, dice(-3, -1));
            MeshPart sheet = sheetPart("Sheet", {-2, 0, 0}, {0, 0, 0}, {0, 0, tall}, {-2, 0, tall});
            append(sheet,
                   sheetPart("", {slit, 0, 0}, {2, 0.8, 0}, {2, 0.8, tall}, {slit, 0, tall}));
            pieces.push_back(placed(mesh(id(), {}, {sheet}, heavyWall()), x, y, turn));
            break;
        }
        case 8:
            pieces.push_back(placed(mesh(id(), {}, {openHill(dice, 8 * detail, 0.05)}, heavyWall()),
                                    x, y, turn));
            break;
        default:
            pieces.push_back(
                placed(mesh(id(), {}, {brickRuin(dice, 4 * detail, 4 * detail)}, heavyWall()), x, y,
                       turn));
    }
}

/// A table with about `groups` groups of terrain. If `detail` is 1, a model has about 400
/// triangles.
inline SightTable sightTable(unsigned seed, int groups, int detail) {
    TableDice dice(seed);
    std::vector<PieceSpec> pieces;
    const int across = std::max(2, static_cast<int>(std::lround(std::sqrt(groups * 2.0))));
    for (int i = 0; i < groups; ++i) {
        const double x = 72.0 * (i % across + 0.5) / across + dice(-1, 1);
        const int row = i / across;
        const double y = 36.0 * across / groups * (row + 0.5) + dice(-1, 1);
        addTerrain(pieces, dice, x, y, detail);
    }
    Battlefield table = field(pieces);
    return {std::move(pieces), std::move(table)};
}

struct SightPair {
    Mini one, other;
};

/// A miniature on the mat, on a roof or under a bridge.
inline Mini standing(const SightTable& table, TableDice& dice, Vec2 near, double reach) {
    Mini mini = trooper(std::clamp(near.x + dice(-reach, reach), 1.0, 71.0),
                        std::clamp(near.y + dice(-reach, reach), 1.0, 35.0));
    if (dice.chance(0.15)) mini = bike(mini.position.x, mini.position.y, dice(-180, 180));
    if (dice.chance(0.05)) {
        mini.base = longBase;
        mini.height = 3.2;
        mini.facing = {dice(-180, 180)};
    }
    if (dice.chance(0.7)) mini.position.z = table.field.surfaceAt(Vec2(mini.position)).top;
    return mini;
}

/// Half of the pairs are moved to places at which the sample lines are just clear or just blocked.
inline SightPair sightPair(const SightTable& table, TableDice& dice) {
    const Vec2 here(dice(2, 70), dice(2, 34));
    SightPair pair{standing(table, dice, here, 2), standing(table, dice, here, 14)};
    if (dice.chance(0.5)) return pair;
    const Vec2 start(pair.other.position);
    const Vec2 way = direction({dice(0, 360)}) * dice(2, 6);
    SightSettings aimed;
    aimed.proof = 0;
    const auto seesAt = [&](double share) {
        Mini there = pair.other;
        there.position.x = start.x + way.x * share, there.position.y = start.y + way.y * share;
        return sees(table.field, silhouetteOf(pair.one), silhouetteOf(there), aimed);
    };
    const bool first = seesAt(0.0);
    if (first == seesAt(1.0)) return pair;
    double low = 0.0, high = 1.0;
    for (int i = 0; i < 8; ++i) (seesAt((low + high) / 2) == first ? low : high) = (low + high) / 2;
    const double off = (low + high) / 2 + dice(-0.1, 0.1) / glm::length(way);
    pair.other.position.x += way.x * off, pair.other.position.y += way.y * off;
    return pair;
}

}  // namespace sightline::geometry::test

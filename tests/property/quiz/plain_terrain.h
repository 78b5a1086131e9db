/// The terrain of a table as triangles, for slow reference methods: random lines between two
/// silhouettes, and random points on bases. Only the plain types are shared with the tested code.
#pragma once
#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/advice/quiz/quiz.h"
#include "property/geometry/sight_oracle.h"

namespace sightline::engine::test {

using geometry::MeshPart;
using geometry::PieceSpec;
using geometry::Segment;
using geometry::Vec2;
using geometry::Vec3;
using geometry::test::SightOracle;
using geometry::test::TableDice;

/// A miniature on a round base.
struct Figure {
    Vec3 at{};
    double radius = 0.0, height = 0.0;

    geometry::Silhouette silhouette() const {
        return {{Vec2(at), Vec2(at), radius}, at.z, at.z + height};
    }
    Vec3 pointIn(TableDice& dice) const {
        const double turn = dice(0, 2 * std::numbers::pi);
        const double out = radius * (dice.chance(0.6) ? 1.0 : std::sqrt(dice(0, 1)));
        const double up = dice.chance(0.25) ? 1.0 : dice.chance(0.3) ? 0.01 : dice(0.01, 1.0);
        return at + Vec3(out * std::cos(turn), out * std::sin(turn), height * up);
    }
    bool holds(Vec3 point) const {
        return glm::distance(Vec2(at), Vec2(point)) <= radius + 1e-6 && point.z >= at.z - 1e-6 &&
               point.z <= at.z + height + 1e-6;
    }
};

/// True if a ray from the point to the right crosses the outline of the polygon an odd number of
/// times.
inline bool isInside(const std::vector<Vec2>& polygon, Vec2 point) {
    bool inside = false;
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
        const Vec2 a = polygon[i], b = polygon[j];
        if ((a.y > point.y) == (b.y > point.y)) continue;
        if (point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x) inside = !inside;
    }
    return inside;
}

/// One terrain piece as triangles in its own coordinates.
class PlainPiece {
  public:
    explicit PlainPiece(const PieceSpec& spec) : spec_(spec), blocks_(spec.facts.blocksLos) {
        PieceSpec solid = spec;
        solid.facts.kind = geometry::Kind::obstacle;  // this class handles area terrain itself
        if (const auto* prism = std::get_if<geometry::PrismShape>(&spec.shape)) {
            footprint_ = prism->polygon;
            solid.shape = geometry::MeshShape{{prismPart(*prism)}};
        } else if (const auto* box = std::get_if<geometry::BoxShape>(&spec.shape)) {
            const Vec2 half(box->size.x / 2, box->size.y / 2);
            footprint_ = {-half, {half.x, -half.y}, half, {-half.x, half.y}};
        } else if (const auto* mesh = std::get_if<geometry::MeshShape>(&spec.shape)) {
            geometry::MeshShape open;
            for (MeshPart part : mesh->parts) {
                const auto facts = spec.parts.find(part.name);
                if (facts != spec.parts.end() && facts->second.blocksLos == false) continue;
                part.name = "Sheet";  // models need not be closed
                open.parts.push_back(std::move(part));
            }
            blocks_ = blocks_ && !open.parts.empty();
            solid.shape = std::move(open);
        }
        oracle_ = std::make_unique<SightOracle>(std::vector<PieceSpec>{solid});
    }

    const PieceSpec& spec() const { return spec_; }
    bool blocks() const { return blocks_; }
    bool isArea() const { return spec_.facts.kind == geometry::Kind::area; }
    /// Selects the piece for the lines between two silhouettes.
    void prepare(const Figure& one, const Figure& other) {
        oracle_->between(one.silhouette(), other.silhouette(), 0.0);
    }
    bool isClear(const Segment& line) const { return oracle_->isClear(line); }

    Vec2 inOwnFrame(Vec2 point) const {
        const double turn = -spec_.rotation.value * std::numbers::pi / 180.0;
        const Vec2 from = point - Vec2(spec_.position);
        return {from.x * std::cos(turn) - from.y * std::sin(turn),
                from.x * std::sin(turn) + from.y * std::cos(turn)};
    }
    /// True if the base overlaps the footprint of a prism or a box, by random points on the base.
    bool overlaps(const Figure& figure, TableDice& dice) const {
        if (footprint_.empty() || figure.at.z >= top() - 1e-6) return false;
        for (int i = 0; i < 400; ++i) {
            const Vec2 point(figure.pointIn(dice));
            if (isInside(footprint_, inOwnFrame(point))) return true;
        }
        return false;
    }
    double top() const {
        if (const auto* prism = std::get_if<geometry::PrismShape>(&spec_.shape))
            return spec_.position.z + prism->height;
        const auto* box = std::get_if<geometry::BoxShape>(&spec_.shape);
        return box ? spec_.position.z + box->size.z : 1e9;
    }
    bool hasFootprint() const { return !footprint_.empty(); }
    bool holds(Vec2 point) const { return isInside(footprint_, inOwnFrame(point)); }

  private:
    // Cuts the polygon into triangles by removing corners ("ears") one by one.
    static std::vector<std::array<int, 3>> ears(const std::vector<Vec2>& polygon) {
        std::vector<int> left(polygon.size());
        for (std::size_t i = 0; i < left.size(); ++i) left[i] = static_cast<int>(i);
        std::vector<std::array<int, 3>> triangles;
        const auto turn = [&](int a, int b, int c) {
            const auto at = [&](int i) { return polygon[static_cast<std::size_t>(i)]; };
            const Vec2 one = at(b) - at(a), two = at(c) - at(b);
            return one.x * two.y - one.y * two.x;
        };
        while (left.size() > 2) {
            bool cut = false;
            for (std::size_t i = 0; i < left.size() && !cut; ++i) {
                const int a = left[(i + left.size() - 1) % left.size()], b = left[i],
                          c = left[(i + 1) % left.size()];
                if (turn(a, b, c) < 0.0) continue;
                const bool empty = std::none_of(left.begin(), left.end(), [&](int k) {
                    return k != a && k != b && k != c && turn(a, b, k) > 0.0 &&
                           turn(b, c, k) > 0.0 && turn(c, a, k) > 0.0;
                });
                if (!empty) continue;
                triangles.push_back({a, b, c});
                left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
                cut = true;
            }
            if (!cut) break;
        }
        return triangles;
    }
    static MeshPart prismPart(const geometry::PrismShape& prism) {
        MeshPart part{"Prism", {}, {}};
        const int count = static_cast<int>(prism.polygon.size());
        for (const double z : {-1.0, prism.height})
            for (const Vec2 corner : prism.polygon) part.vertices.emplace_back(corner, z);
        for (const auto& [a, b, c] : ears(prism.polygon)) {
            part.triangles.push_back({c, b, a});
            part.triangles.push_back({a + count, b + count, c + count});
        }
        for (int i = 0; i < count; ++i) {
            const int next = (i + 1) % count;
            part.triangles.push_back({i, next, next + count});
            part.triangles.push_back({i, next + count, i + count});
        }
        return part;
    }

    PieceSpec spec_;
    bool blocks_ = true;
    std::vector<Vec2> footprint_;
    std::unique_ptr<SightOracle> oracle_;
};

class PlainTerrain {
  public:
    explicit PlainTerrain(const QuizTable& table) : size_(table.size) {
        for (const PieceSpec& spec : table.pieces) pieces_.emplace_back(spec);
    }

    std::vector<PlainPiece>& pieces() { return pieces_; }
    const geometry::TableSize& size() const { return size_; }
    /// The pieces that can block LOS between the figures. Area terrain does not block LOS to a
    /// figure whose base overlaps it.
    std::vector<PlainPiece*> blockersBetween(const Figure& one, const Figure& other,
                                             TableDice& dice) {
        std::vector<PlainPiece*> blockers;
        for (PlainPiece& piece : pieces_) {
            if (!piece.blocks()) continue;
            if (piece.isArea() && (piece.overlaps(one, dice) || piece.overlaps(other, dice)))
                continue;
            piece.prepare(one, other);
            blockers.push_back(&piece);
        }
        return blockers;
    }

  private:
    geometry::TableSize size_;
    std::vector<PlainPiece> pieces_;
};

inline bool isClear(const std::vector<PlainPiece*>& blockers, const Segment& line) {
    return std::all_of(blockers.begin(), blockers.end(),
                       [&](const PlainPiece* piece) { return piece->isClear(line); });
}

/// A clear line among `tries` random lines.
inline std::optional<Segment> clearLine(const std::vector<PlainPiece*>& blockers, const Figure& one,
                                        const Figure& other, TableDice& dice, int tries) {
    for (int i = 0; i < tries; ++i) {
        const Segment line{one.pointIn(dice), other.pointIn(dice)};
        if (isClear(blockers, line)) return line;
    }
    return std::nullopt;
}

}  // namespace sightline::engine::test

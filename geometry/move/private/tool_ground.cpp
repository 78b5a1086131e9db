// Finds the terrain under each arm and under the hinge of the movement tool. Models are tested cell
// by cell.
#include "geometry/move/private/tool_ground.h"

#include <array>
#include <cmath>

#include "geometry/measure/polygon.h"
#include "geometry/move/private/ground_map.h"
#include "geometry/shape/private/plan_rows.h"
#include "geometry/table/private/footing.h"

namespace sightline::geometry {
namespace {

// Smallest area that counts as an overlap and not as touching, in square inches.
constexpr double overlapArea = 1e-5;
constexpr double farUp = 1e9;

Box planBox(std::span<const Vec2> corners) {
    Box box;
    for (const Vec2 corner : corners) {
        box.add(Vec3(corner, -farUp));
        box.add(Vec3(corner, farUp));
    }
    return box;
}

// A part of the movement tool (arm or hinge), reduced to the area that presses on the ground.
class PressedArm {
  public:
    explicit PressedArm(const std::array<Vec2, 4>& arm)
        : rectangle_(pressing(arm)), plan_(planBox(rectangle_)) {}
    explicit PressedArm(const Outline& hinge)
        : hinge_(hinge), isHinge_(true), plan_(boxOf(Silhouette{hinge, -farUp, farUp})) {}

    const Box& plan() const { return plan_; }
    PlanShape shape() const { return isHinge_ ? PlanShape(hinge_) : PlanShape(rectangle_); }

    /// Lowest and highest z of a triangle's part under the arm or the hinge. Empty if the triangle
    /// is beside it.
    std::optional<Levels> under(const ClippedPolygon& scrap) const {
        if (scrap.count == 0) return std::nullopt;
        if (isHinge_) return underHinge(scrap);
        ClippedPolygon kept = scrap;
        for (std::size_t i = 0; i < 4 && kept.count > 0; ++i) {
            const Vec2 along = rectangle_[(i + 1) % 4] - rectangle_[i], out(along.y, -along.x);
            kept = kept.cut(out, glm::dot(out, rectangle_[i]));
        }
        if (kept.count == 0) return std::nullopt;
        return kept.levels();
    }

    bool overlaps(const Piece& solid) const {
        if (isHinge_) return overlapsPlan(solid, hinge_);
        if (solid.post) {
            const auto& outline = solid.post->outline;
            const Outline inner{outline.a, outline.b, outline.radius - contactTolerance};
            return gap(inner, rectangle_) == 0.0;
        }
        return std::any_of(solid.column->parts.begin(), solid.column->parts.end(),
                           [&](const Convex& part) { return overlapsPart(part); });
    }

  private:
    std::optional<Levels> underHinge(const ClippedPolygon& scrap) const {
        std::optional<Levels> all;
        for (std::size_t i = 1; i + 1 < scrap.count; ++i) {
            const Triangle part{scrap.points[0], scrap.points[i], scrap.points[i + 1]};
            const auto levels = levelsOver(part, hinge_);
            if (!levels) continue;
            if (!all) all = levels;
            all = Levels{std::min(all->lo, levels->lo), std::max(all->hi, levels->hi)};
        }
        return all;
    }
    bool overlapsPart(const Convex& part) const {
        for (const HalfSpace& face : part.faces) {
            const Vec2 out(face.normal);
            const bool beyond = face.normal.z == 0.0 &&
                                std::all_of(rectangle_.begin(), rectangle_.end(), [&](Vec2 it) {
                                    return glm::dot(out, it) >= face.offset;
                                });
            if (beyond) return false;
        }
        Polygon shared(rectangle_.begin(), rectangle_.end());
        for (const HalfSpace& face : part.faces)
            if (face.normal.z == 0.0) shared = clip(shared, Vec2(face.normal), face.offset);
        return shared.size() >= 3 && signedArea(shared) > overlapArea;
    }

    std::array<Vec2, 4> rectangle_{};
    Outline hinge_{};
    bool isHinge_ = false;
    Box plan_;
};

bool hasRoom(double floor, const GroundMover& strider, std::span<const Layer> layers) {
    const double low = floor + contactTolerance;
    const double high = floor + strider.height - contactTolerance;
    const Layer* above = nullptr;
    for (const Layer& it : layers) {
        if (it.hi <= low) continue;
        if (it.lo < high) return false;
        const bool lower = !above || it.lo < above->lo || (it.lo == above->lo && !it.overSolid);
        if (lower) above = &it;
    }
    return !above || !above->overSolid;
}

void note(GroundHit& hit, Movement movement) {
    hit.impassable = hit.impassable || movement == Movement::impassable;
    hit.difficult = hit.difficult || movement == Movement::difficult;
}

bool isNoted(const GroundHit& hit, Movement movement) {
    return movement == Movement::impassable ? hit.impassable : hit.difficult;
}

void judgeSolid(const Piece& piece, const PressedArm& lying, const GroundMover& strider,
                GroundHit& hit) {
    const double lo = piece.box.lo.z, hi = piece.counted(piece.box.hi.z);
    if (!isNearStorey(strider, lo, hi) || !lying.overlaps(piece)) return;
    note(hit, piece.parts.front().movement);
    if (!piece.stopsByHeight() || canPassSolid(strider, piece)) return;
    hit.tooTall = true;
    hit.top = hi;
}

/// Tests a terrain model under one part of the movement tool, cell by cell.
class MeshUnder {
  public:
    MeshUnder(const Piece& piece, const PressedArm& lying, const GroundMover& strider,
              GroundHit& hit)
        : piece_(piece), cells_(piece.cells()), lying_(lying), strider_(strider), hit_(hit) {
        differs_ = std::any_of(piece.parts.begin(), piece.parts.end(),
                               [](const Part& it) { return it.movement != Movement::open; });
    }

    void judge(const GroundMap* map) {
        const double least = strider_.z - strider_.maxClimb - contactTolerance;
        lying_.shape().eachRow(GroundCells::size, [&](const RowSpan& span) {
            const int first = std::max(span.first, cells_.firstColumn());
            const int last = std::min(span.last, cells_.firstColumn() + cells_.columns());
            for (int column = first; column < last; ++column) {
                const auto* cell = cells_.at(column, span.row);
                if (!cell || piece_.counted(cell->hi) <= least) continue;
                if (map && !map->mayMatter(column, span.row)) continue;
                judgeCell(*cell, column, span.row, span.holds(column));
            }
            return false;
        });
    }

  private:
    void judgeCell(const GroundCells::Cell& cell, int column, int row, bool wholly) {
        const auto layers = cells_.layers(cell);
        const auto under = [&](const Layer& layer) -> std::optional<Levels> {
            if (wholly) return Levels{layer.lo, layer.hi};
            return lying_.under(GroundCells::over(piece_.skin.face(layer.face), column, row));
        };
        if (differs_) {
            for (const Layer& layer : layers) {
                const auto movement = piece_.part(piece_.skin.face(layer.face).part).movement;
                if (movement == Movement::open || isNoted(hit_, movement)) continue;
                if (!isNearStorey(strider_, layer.lo, layer.hi)) continue;
                const auto levels = under(layer);
                if (levels && isNearStorey(strider_, levels->lo, levels->hi)) note(hit_, movement);
            }
        }
        if (!piece_.stopsByHeight()) return;
        if (piece_.counted(cell.hi) <= strider_.z + contactTolerance) return;
        const auto counted = countedLayers(piece_, layers, counted_);
        if (canPass(strider_, counted)) return;
        if (!wholly) {
            cut_.clear();
            for (const Layer& layer : layers)
                if (const auto levels = under(layer))
                    cut_.push_back({piece_.counted(levels->lo), piece_.counted(levels->hi),
                                    layer.face, layer.overSolid});
            if (canPass(strider_, cut_)) return;
        }
        hit_.tooTall = true;
        for (const Layer& layer : counted)
            if (layer.lo < strider_.z + strider_.maxClimb + strider_.height)
                hit_.top = std::max(hit_.top, layer.hi);
    }

    const Piece& piece_;
    const GroundCells& cells_;
    const PressedArm& lying_;
    const GroundMover& strider_;
    GroundHit& hit_;
    bool differs_ = false;
    std::vector<Layer> cut_, counted_;
};

GroundHit hitOf(const Piece& piece, const PressedArm& lying, const GroundMover& strider,
                const GroundMap* map = nullptr) {
    GroundHit hit{&piece};
    if (piece.isMesh())
        MeshUnder(piece, lying, strider, hit).judge(map);
    else
        judgeSolid(piece, lying, strider, hit);
    return hit;
}

ArmGround underAny(const Battlefield& field, const PressedArm& lying, const GroundMover& strider,
                   bool crossesImpassable, const GroundMap* map) {
    const auto& world = field.world();
    ArmGround ground;
    for (const int i : world.broad.meeting(lying.plan())) {
        const GroundHit hit = hitOf(world.piece(i), lying, strider, map);
        ground.difficult = ground.difficult || hit.difficult;
        ground.blocked = hit.tooTall || (hit.impassable && !crossesImpassable);
        if (ground.blocked) break;
    }
    return ground;
}

}  // namespace

bool isNearStorey(const GroundMover& strider, double lo, double hi) {
    return lo < strider.z + strider.height && hi > strider.z - strider.maxClimb - contactTolerance;
}

bool canPass(const GroundMover& strider, std::span<const Layer> layers) {
    if (hasRoom(strider.z, strider, layers)) return true;
    return std::any_of(layers.begin(), layers.end(), [&](const Layer& it) {
        return it.hi > strider.z + contactTolerance &&
               it.hi <= strider.z + strider.maxClimb + sameLength &&
               hasRoom(it.hi, strider, layers);
    });
}

std::span<const Layer> countedLayers(const Piece& piece, std::span<const Layer> layers,
                                     std::vector<Layer>& kept) {
    if (!piece.hasAgreedHeight()) return layers;
    kept.assign(layers.begin(), layers.end());
    for (Layer& it : kept) it.lo = piece.counted(it.lo), it.hi = piece.counted(it.hi);
    return kept;
}

bool canPassSolid(const GroundMover& strider, const Piece& piece) {
    const Layer whole{piece.box.lo.z, piece.counted(piece.box.hi.z)};
    return canPass(strider, {&whole, 1});
}

std::array<Vec2, 4> pressing(const std::array<Vec2, 4>& arm) {
    const Vec2 across = arm[3] - arm[0];
    const Vec2 in = across * (contactTolerance / glm::length(across));
    return {arm[0] + in, arm[1] + in, arm[2] - in, arm[3] - in};
}

Outline pressing(Vec2 joint, double width) {
    return {joint, joint, width / 2.0 - contactTolerance};
}

Outline pressing(const Outline& base) {
    return {base.a, base.b, std::max(0.0, base.radius - contactTolerance)};
}

ArmGround ToolGround::underArm(const std::array<Vec2, 4>& arm) const {
    if (glm::distance(arm[0], arm[1]) <= sameLength) return {};
    return underAny(field_, PressedArm(arm), strider_, crossesImpassable_, map_);
}

ArmGround ToolGround::underHinge(Vec2 joint, double width) const {
    return underAny(field_, PressedArm(pressing(joint, width)), strider_, crossesImpassable_, map_);
}

std::vector<GroundHit> groundUnder(const Battlefield& field, const ToolShape& tool,
                                   const GroundMover& strider) {
    std::vector<GroundHit> hits;
    const auto& world = field.world();
    std::vector<PressedArm> parts;
    for (const auto& rectangle : {tool.firstArm, tool.secondArm})
        if (glm::distance(rectangle[0], rectangle[1]) > sameLength) parts.emplace_back(rectangle);
    const Vec2 first = tool.joint - tool.start, second = tool.end - tool.joint;
    const bool bends = std::abs(cross(first, second)) > sameLength;
    // If the tool is straight, the arms cover the hinge.
    if (bends) parts.emplace_back(pressing(tool.joint, tool.width));
    for (const PressedArm& part : parts) {
        for (const int i : world.broad.meeting(part.plan())) {
            const GroundHit hit = hitOf(world.piece(i), part, strider);
            if (!hit.tooTall && !hit.impassable && !hit.difficult) continue;
            const auto known = std::find_if(hits.begin(), hits.end(), [&](const GroundHit& other) {
                return other.piece == hit.piece;
            });
            if (known == hits.end()) {
                hits.push_back(hit);
                continue;
            }
            known->tooTall = known->tooTall || hit.tooTall;
            known->top = std::max(known->top, hit.top);
            known->impassable = known->impassable || hit.impassable;
            known->difficult = known->difficult || hit.difficult;
        }
    }
    return hits;
}

}  // namespace sightline::geometry

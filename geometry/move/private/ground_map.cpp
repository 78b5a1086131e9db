// Computes the ground map of one mover: the cells of a grid over the table that a tool or a base
// can surely pass, or surely not.
#include "geometry/move/private/ground_map.h"

#include <cmath>

#include "geometry/table/private/footing.h"

namespace sightline::geometry {
namespace {

constexpr double cellSize = GroundCells::size;
// Tolerance for heights, in inches. It is larger than the tolerance of a base's resting height.
constexpr double hair = 1e-5;

int mapCellOf(double at) { return static_cast<int>(std::floor(at / cellSize)); }

enum class Covering { none, partly, wholly };

// The part of a grid cell that a solid covers: none, a part, or all.
Covering coverOf(const Piece& solid, Vec2 lo) {
    const std::array<Vec2, 4> corners{lo, lo + Vec2(cellSize, 0), lo + Vec2(cellSize),
                                      lo + Vec2(0, cellSize)};
    if (solid.post) {
        const Outline& outline = solid.post->outline;
        if (gap(outline, corners) > contactTolerance) return Covering::none;
        const bool all = std::all_of(corners.begin(), corners.end(), [&](Vec2 it) {
            return distanceToSegment(it, outline.a, outline.b) < outline.radius - contactTolerance;
        });
        return all ? Covering::wholly : Covering::partly;
    }
    Covering most = Covering::none;
    for (const Convex& part : solid.column->parts) {
        bool apart = false, inside = true;
        for (const HalfSpace& face : part.faces) {
            if (face.normal.z != 0.0) continue;
            const Vec2 out(face.normal);
            double least = 1e30, farthest = -1e30;
            for (const Vec2 corner : corners) {
                least = std::min(least, glm::dot(out, corner) - face.offset);
                farthest = std::max(farthest, glm::dot(out, corner) - face.offset);
            }
            apart = apart || least > contactTolerance;
            inside = inside && farthest < -contactTolerance;
        }
        if (inside) return Covering::wholly;
        if (!apart) most = Covering::partly;
    }
    return most;
}

}  // namespace

GroundMap::GroundMap(const Battlefield& field, const Box& region, const GroundMover& strider,
                     bool crossesImpassable)
    : table_(field.table()), strider_(strider), crossesImpassable_(crossesImpassable) {
    firstColumn_ = mapCellOf(region.lo.x), firstRow_ = mapCellOf(region.lo.y);
    columns_ = mapCellOf(region.hi.x) - firstColumn_ + 1;
    rows_ = mapCellOf(region.hi.y) - firstRow_ + 1;
    marks_.resize(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_));
    Box all = region;
    all.lo.z = -anyHeight, all.hi.z = anyHeight;
    const std::vector<int> pieces = field.world().broad.meeting(all);
    // If players agreed that a piece is lower than its shape, a base may rest above the climb
    // limit.
    highestFloor_ = strider.z + strider.maxClimb;
    for (const int i : pieces) {
        const Piece& piece = field.world().piece(i);
        if (piece.hasAgreedHeight()) highestFloor_ = std::max(highestFloor_, piece.box.hi.z);
    }
    for (const int i : pieces) {
        const Piece& piece = field.world().piece(i);
        piece.isMesh() ? markMesh(piece) : markSolid(piece);
    }
    count();
    marks_.clear();
}

void GroundMap::markMesh(const Piece& piece) {
    const GroundCells& cells = piece.cells();
    const bool differs = std::any_of(piece.parts.begin(), piece.parts.end(),
                                     [](const Part& it) { return it.movement != Movement::open; });
    const bool forbids = !crossesImpassable_ &&
                         std::any_of(piece.parts.begin(), piece.parts.end(), [](const Part& it) {
                             return it.movement == Movement::impassable;
                         });
    const bool isTall = piece.isTallerThan(strider_.z + strider_.maxClimb);
    std::vector<Layer> kept;
    const int right = std::min(firstColumn_ + columns_, cells.firstColumn() + cells.columns());
    const int high = std::min(firstRow_ + rows_, cells.firstRow() + cells.rows());
    for (int row = std::max(firstRow_, cells.firstRow()); row < high; ++row)
        for (int column = std::max(firstColumn_, cells.firstColumn()); column < right; ++column) {
            const auto* found = cells.at(column, row);
            if (!found) continue;
            Marks& marks = at(column, row);
            marks.any = true;
            const auto layers = cells.layers(*found);
            const bool impedes = isTall && (piece.hasAgreedHeight() || mayImpede(piece, layers));
            marks.mayImpede = marks.mayImpede || forbids || impedes;
            if (differs) marks.mayBlockTool = true;
            const double least = strider_.z + contactTolerance;
            const bool counts = piece.stopsByHeight() && piece.counted(found->hi) > least;
            if (counts && !canPass(strider_, countedLayers(piece, layers, kept)))
                marks.mayBlockTool = marks.blocksTool = true;
            if (piece.hasAgreedHeight() || found->hi <= least || !blocksBase(layers)) continue;
            marks.blocksBase = true;
            marks.impedesAll = marks.impedesAll || piece.stopsByHeight();
        }
}

// True if the layers (triangles of terrain in one cell) stop a base at every height from the mat to
// the highest floor on which the base may rest.
bool GroundMap::blocksBase(std::span<const Layer> layers) const {
    double reached = -hair;
    const double last = highestFloor_ + hair;
    for (bool goesOn = true; goesOn && reached <= last;) {
        goesOn = false;
        for (const Layer& it : layers) {
            const double from = it.lo - strider_.height + contactTolerance + hair;
            const double to = it.hi - contactTolerance - hair;
            if (from >= reached || to <= reached) continue;
            reached = to;
            goesOn = true;
        }
    }
    return reached > last;
}

// True if one of the layers (triangles of terrain in one cell) may impede a base. Floors that the
// base may step on support it, so they do not impede it.
bool GroundMap::mayImpede(const Piece& mesh, std::span<const Layer> layers) const {
    const double ceiling = strider_.z + strider_.maxClimb;
    return std::any_of(layers.begin(), layers.end(), [&](const Layer& it) {
        if (it.hi <= contactTolerance || it.lo >= ceiling + strider_.height) return false;
        return it.hi > ceiling || mesh.skin.normal(it.face).z < floorNormal + hair;
    });
}

void GroundMap::markSolid(const Piece& piece) {
    const Layer whole{piece.box.lo.z, piece.box.hi.z};
    const double top = piece.counted(whole.hi);
    const Movement movement = piece.parts.front().movement;
    const bool near = isNearStorey(strider_, whole.lo, top);
    const bool forbidden = movement == Movement::impassable && !crossesImpassable_;
    const bool stops = piece.stopsByHeight();
    const bool blocks = near && (forbidden || (stops && !canPassSolid(strider_, piece)));
    const bool slows = near && movement == Movement::difficult;
    const bool impedes = forbidden || piece.isTallerThan(strider_.z + strider_.maxClimb);
    const bool blocksBases = lifts(piece) && !piece.hasAgreedHeight() && blocksBase({&whole, 1});
    const bool impedesBases = blocksBases && stops;
    const int right = std::min(firstColumn_ + columns_ - 1, mapCellOf(piece.box.hi.x));
    const int high = std::min(firstRow_ + rows_ - 1, mapCellOf(piece.box.hi.y));
    for (int row = std::max(firstRow_, mapCellOf(piece.box.lo.y)); row <= high; ++row)
        for (int column = std::max(firstColumn_, mapCellOf(piece.box.lo.x)); column <= right;
             ++column) {
            const Covering cover = coverOf(piece, Vec2(column, row) * cellSize);
            if (cover == Covering::none) continue;
            const bool all = cover == Covering::wholly;
            Marks& marks = at(column, row);
            marks.any = true;
            marks.mayImpede = marks.mayImpede || impedes;
            marks.mayBlockTool = marks.mayBlockTool || blocks || slows;
            marks.blocksTool = marks.blocksTool || (all && blocks);
            marks.blocksBase = marks.blocksBase || (all && blocksBases);
            marks.impedesAll = marks.impedesAll || (all && impedesBases);
        }
}

void GroundMap::count() {
    counts_.resize(static_cast<std::size_t>(columns_ + 1) * static_cast<std::size_t>(rows_));
    std::size_t next = 0;
    for (int row = 0; row < rows_; ++row) {
        PrefixCounts sum;
        counts_[next++] = sum;
        for (int column = 0; column < columns_; ++column) {
            const Marks& marks = at(firstColumn_ + column, firstRow_ + row);
            const auto more = [](std::uint16_t& count, bool is) {
                count = static_cast<std::uint16_t>(count + (is ? 1 : 0));
            };
            more(sum.mayBlockTool, marks.mayBlockTool);
            more(sum.blocksTool, marks.blocksTool);
            more(sum.any, marks.any);
            more(sum.blocksBase, marks.blocksBase);
            more(sum.mayImpede, marks.mayImpede);
            more(sum.impedesAll, marks.impedesAll);
            counts_[next++] = sum;
        }
    }
}

bool GroundMap::isInside(const RowSpan& span) const {
    return span.row >= firstRow_ && span.row < firstRow_ + rows_ && span.first >= firstColumn_ &&
           span.last <= firstColumn_ + columns_;
}

GroundMap::Way GroundMap::underTool(const PlanShape& tool) const {
    bool known = true, some = false;
    const bool blocked = tool.eachRow(cellSize, [&](const RowSpan& span) {
        if (!isInside(span)) {
            known = false;
            return false;
        }
        if (span.innerFirst < span.innerLast && before(span.innerLast, span.row).blocksTool !=
                                                    before(span.innerFirst, span.row).blocksTool)
            return true;
        some = some || before(span.last, span.row).mayBlockTool !=
                           before(span.first, span.row).mayBlockTool;
        return false;
    });
    if (blocked) return Way::blocked;
    return known && !some ? Way::clear : Way::unknown;
}

GroundMap::Way GroundMap::underBase(const Outline& base) const {
    bool known = true, some = false;
    const bool blocked = PlanShape(base).eachRow(cellSize, [&](const RowSpan& span) {
        if (!isInside(span)) {
            known = false;
            return false;
        }
        if (span.innerFirst < span.innerLast && before(span.innerLast, span.row).blocksBase !=
                                                    before(span.innerFirst, span.row).blocksBase)
            return true;
        some = some || before(span.last, span.row).any != before(span.first, span.row).any;
        return false;
    });
    if (blocked) return Way::blocked;
    return known && !some ? Way::clear : Way::unknown;
}

}  // namespace sightline::geometry

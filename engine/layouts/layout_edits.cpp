#include "engine/layouts/layout_edits.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <glm/common.hpp>
#include <limits>

#include "engine/layouts/terrain_words.h"
#include "engine/layouts/words/layouts.h"
#include "geometry/base/json/plain_text.h"

namespace sightline::engine {
namespace {
using geometry::Degrees;
using geometry::Vec2;
using geometry::Vec3;

constexpr double grain = 1e4;  // inches and degrees are rounded to multiples of 1 / grain
constexpr std::size_t longestText = 2000;

double rounded(double value) { return std::round(value * grain) / grain + 0.0; }

Problem missing(const geometry::PieceId& id) { return problemOf(say::noPieceOfId(id)); }

bool inBounds(Vec3 at) {
    return std::isfinite(at.x) && std::isfinite(at.y) && std::isfinite(at.z) && at.x >= -200 &&
           at.x <= 400 && at.y >= -200 && at.y <= 400 && at.z >= -20 && at.z <= 100;
}

/// Applies `change` to each of the pieces `ids`. Returns a problem if one of these pieces is
/// locked.
Edited changed(const TerrainLayout& layout, const PieceIds& ids,
               const std::function<void(TerrainPiece&)>& change) {
    TerrainLayout after = layout;
    for (const geometry::PieceId& id : ids) {
        TerrainPiece* piece = after.find(id);
        if (!piece) return missing(id);
        if (piece->locked) return problemOf(say::pieceIsLocked(piece->name));
        change(*piece);
        if (!inBounds(piece->position)) return problemOf(say::pieceTooFar(piece->name));
    }
    return after;
}

/// Applies `change` to each of the pieces `ids`, even to locked pieces. The function `change` must
/// not move a piece, because a lock fixes the position.
Edited changedInPlace(const TerrainLayout& layout, const PieceIds& ids,
                      const std::function<void(TerrainPiece&)>& change) {
    TerrainLayout after = layout;
    for (const geometry::PieceId& id : ids) {
        TerrainPiece* piece = after.find(id);
        if (!piece) return missing(id);
        change(*piece);
    }
    return after;
}

Vec2 turnedBy(Vec2 arm, Degrees by) {
    const Vec2 along = geometry::direction(by);
    return {arm.x * along.x - arm.y * along.y, arm.x * along.y + arm.y * along.x};
}

Vec2 middleOf(const TerrainLayout& layout, const PieceIds& ids) {
    constexpr double far = std::numeric_limits<double>::infinity();
    Vec2 low(far), high(-far);
    for (const geometry::PieceId& id : ids) {
        const TerrainPiece* piece = layout.find(id);
        if (!piece) continue;
        const geometry::PlanBox box = planBoxOf(*piece);
        low = glm::min(low, box.low);
        high = glm::max(high, box.high);
    }
    return (low + high) / 2.0;
}

int freeGroup(const TerrainLayout& layout) {
    int highest = 0;
    for (const TerrainPiece& piece : layout.pieces)
        highest = std::max(highest, std::abs(piece.group));
    return highest + 1;
}

/// Removes the group number from each piece that is alone in its group.
void dissolveSingles(TerrainLayout& layout) {
    for (TerrainPiece& piece : layout.pieces) {
        const auto members =
            std::count_if(layout.pieces.begin(), layout.pieces.end(),
                          [&](const TerrainPiece& one) { return one.group == piece.group; });
        if (members == 1) piece.group = 0;
    }
}
}  // namespace

Vec3 kept(Vec3 position) { return {rounded(position.x), rounded(position.y), rounded(position.z)}; }

Degrees kept(Degrees angle) {
    const double turned = rounded(std::fmod(angle.value, 360.0));
    const double positive = turned < 0.0 ? rounded(turned + 360.0) : turned;
    return {positive >= 360.0 ? 0.0 : positive};
}

Edited withPiece(const TerrainLayout& layout, TerrainPiece piece) {
    if (layout.pieces.size() >= mostPieces)
        return problemOf(say::layoutHoldsAtMost(static_cast<int>(mostPieces)));
    piece.id = freeId(layout, piece.id.empty() ? piece.name : piece.id);
    if (piece.name.empty()) piece.name = piece.id;
    piece.position = kept(piece.position);
    piece.rotation = kept(piece.rotation);
    if (!inBounds(piece.position)) return problemOf(say::pieceTooFar(piece.name));
    TerrainLayout after = layout;
    after.pieces.push_back(std::move(piece));
    return after;
}

Edited withoutPieces(const TerrainLayout& layout, const PieceIds& ids) {
    auto after = changed(layout, ids, [](TerrainPiece&) {});
    if (!after) return after;
    std::erase_if(after->pieces, [&](const TerrainPiece& one) { return ids.contains(one.id); });
    dissolveSingles(*after);
    return after;
}

Edited moved(const TerrainLayout& layout, const PieceIds& ids, Vec3 by) {
    return changed(layout, ids,
                   [&](TerrainPiece& piece) { piece.position = kept(piece.position + by); });
}

Edited placed(const TerrainLayout& layout, const geometry::PieceId& id, const Stand& stand) {
    return changed(layout, {id}, [&](TerrainPiece& piece) {
        piece.position = kept(stand.position);
        piece.rotation = kept(stand.rotation);
    });
}

Edited rotated(const TerrainLayout& layout, const PieceIds& ids, Degrees by) {
    if (!std::isfinite(by.value)) return problemOf(say::angleIsANumber());
    const Vec2 pivot = middleOf(layout, ids);
    return changed(layout, ids, [&](TerrainPiece& piece) {
        piece.rotation = kept(Degrees{piece.rotation.value + by.value});
        if (ids.size() < 2) return;
        const Vec2 at = pivot + turnedBy(geometry::plan(piece.position) - pivot, by);
        piece.position = kept(Vec3{at, piece.position.z});
    });
}

Edited duplicated(const TerrainLayout& layout, const PieceIds& ids, Vec2 by) {
    TerrainLayout after = layout;
    std::map<int, int> groups;
    for (const TerrainPiece& piece : layout.pieces) {
        if (!ids.contains(piece.id)) continue;
        if (!piece.twin.empty() && ids.contains(piece.twin) && piece.twin < piece.id) continue;
        TerrainPiece copy = piece;
        copy.twin.clear();
        copy.locked = false;
        copy.position += Vec3{by, 0.0};
        if (copy.group != 0) {
            if (!groups.contains(copy.group)) {
                const int next = freeGroup(after) + static_cast<int>(groups.size());
                groups[copy.group] = next;
            }
            copy.group = groups[copy.group];
        }
        auto more = withPiece(after, std::move(copy));
        if (!more) return more;
        after = std::move(*more);
    }
    for (const geometry::PieceId& id : ids)
        if (!layout.find(id)) return missing(id);
    return after;
}

Edited grouped(const TerrainLayout& layout, const PieceIds& ids) {
    if (ids.size() < 2) return problemOf(say::groupNeedsTwo());
    const int group = freeGroup(layout);
    auto after = changedInPlace(layout, ids, [group](TerrainPiece& piece) { piece.group = group; });
    if (after) dissolveSingles(*after);
    return after;
}

Edited ungrouped(const TerrainLayout& layout, const PieceIds& ids) {
    return changedInPlace(layout, withGroups(layout, ids),
                          [](TerrainPiece& piece) { piece.group = 0; });
}

Edited withLocked(const TerrainLayout& layout, const PieceIds& ids, bool locked) {
    return changedInPlace(layout, ids, [locked](TerrainPiece& piece) { piece.locked = locked; });
}

Edited renamed(const TerrainLayout& layout, const geometry::PieceId& id, const std::string& name) {
    const std::string plain = plainName(name);
    if (plain.empty()) return problemOf(say::pieceNeedsName());
    return changedInPlace(layout, {id}, [&](TerrainPiece& piece) { piece.name = plain; });
}

Edited withNote(const TerrainLayout& layout, const geometry::PieceId& id, const std::string& note) {
    if (note.size() > longestText) return problemOf(say::noteAtMost(static_cast<int>(longestText)));
    return changedInPlace(layout, {id}, [&](TerrainPiece& piece) { piece.note = note; });
}

Edited withFacts(const TerrainLayout& layout, const PieceIds& ids, const PieceFacts& facts) {
    constexpr double highest = 120.0;
    if (facts.height && !(*facts.height >= 0.0 && *facts.height <= highest))
        return problemOf(say::agreedHeightBetween());
    return changedInPlace(layout, ids, [&](TerrainPiece& piece) {
        piece.kind = facts.kind;
        piece.facts = facts.facts;
        piece.height = facts.height;
    });
}

Edited withPartFacts(const TerrainLayout& layout, const geometry::PieceId& id,
                     const std::string& part, const TerrainFacts& facts) {
    const TerrainPiece* piece = layout.find(id);
    if (!piece) return missing(id);
    const auto& parts = piece->shape->parts;
    if (std::find(parts.begin(), parts.end(), part) == parts.end())
        return problemOf(say::pieceHasNoPart(piece->name, part));
    return changedInPlace(layout, {id}, [&](TerrainPiece& changing) {
        if (facts == TerrainFacts{})
            changing.parts.erase(part);
        else
            changing.parts[part] = facts;
    });
}

LayoutHead headOf(const TerrainLayout& layout) {
    return {layout.name, layout.designer, layout.table, layout.mat};
}

Edited withHead(const TerrainLayout& layout, const LayoutHead& head) {
    const auto sized = [](double side) { return side >= leastTable && side <= mostTable; };
    if (!sized(head.table.width) || !sized(head.table.depth)) return problemOf(say::tableBetween());
    if (std::find(matWords.begin(), matWords.end(), head.mat) == matWords.end())
        return problemOf(say::noSuchMat(head.mat));
    const std::string name = plainName(head.name);
    if (name.empty()) return problemOf(say::layoutNeedsName());
    TerrainLayout after = layout;
    after.name = name;
    after.designer = plainName(head.designer);
    after.table = head.table;
    after.mat = head.mat;
    return after;
}

Edited withTrace(const TerrainLayout& layout, const std::optional<Trace>& trace) {
    TerrainLayout after = layout;
    after.trace.reset();
    if (!trace) return after;
    auto fit = checked(*trace);
    if (!fit) return fit.problem();
    fit->middle = geometry::plan(kept(Vec3{fit->middle, 0.0}));
    fit->rotation = kept(fit->rotation);
    after.trace = std::move(fit).value();
    return after;
}

}  // namespace sightline::engine

#include "engine/legion/advice/layout_review/strewn.h"
#include "geometry/measure/plan_box.h"

#include <algorithm>
#include <cmath>

namespace sightline::engine {
namespace {
using geometry::Polygon;
using geometry::Vec2;

// Terrain that may not hold objective tokens keeps this distance, in inches, from the positions of
// objectives. The distance is the radius of a POI token and a little more.
constexpr double clearOfSpots = 1.2;
// Smallest accepted share of the area that terrain should cover.
constexpr double enoughOfArea = 0.9;
constexpr double clearOfEdge = 0.5;  // smallest distance to the table's edge in inches

// The outline `footprint`, rotated about the origin of its shape and then moved to the position
// `at`, as in a layout.
Polygon laidAt(const Polygon& footprint, Vec2 at, double rotation) {
    const Vec2 along = geometry::direction({rotation});
    Polygon laid;
    for (const Vec2 corner : footprint)
        laid.push_back(at + along * corner.x + Vec2(-along.y, along.x) * corner.y);
    return laid;
}

double between(const Polygon& one, const Polygon& other) {
    double least = 1e9;
    for (std::size_t i = 0; i < one.size(); ++i)
        least = std::min(least, geometry::gap({one[i], one[(i + 1) % one.size()], 0.0}, other));
    // If `one` contains `other`, the distance is 0, even if their edges are far apart.
    return geometry::contains(one, other.front()) ? 0.0 : least;
}

class TerrainStrewer {
  public:
    TerrainStrewer(const std::vector<MeasuredKind>& kinds, const geometry::Dimensions& dimensions,
                   const StrewSettings& settings, Generator& chance)
        : kinds_(kinds), settings_(settings), chance_(chance), laid_(kinds.size(), 0) {
        for (const auto& [name, base] : dimensions.bases) {
            if (name == "small") smallRoom_ = base.width + 0.1;
            if (name == "medium") largeRoom_ = base.width + 0.1;
        }
    }

    std::optional<std::vector<StrewnPiece>> all() {
        // The largest number of tries, for all pieces together. In the first `wide` tries, the gaps
        // between large pieces must be wide enough for a medium base. After these tries, a gap for
        // a small base is enough.
        constexpr int patience = 6000, wide = 600;
        for (int tried = 0; tried < patience && covered_ < settings_.area; ++tried) {
            if (tried == wide) largeRoom_ = smallRoom_;
            const auto kind = nextKind();
            if (!kind) break;
            const Vec2 at(anywhere(settings_.table.width), anywhere(settings_.table.depth));
            if (tryToLay(*kind, at, anyRotation()) && covered_ < settings_.area)
                layOpposite(*kind, pieces_.back());
        }
        if (covered_ < enoughOfArea * settings_.area) return std::nullopt;
        return std::move(pieces_);
    }

  private:
    double anywhere(double length) { return chance_.share() * length; }
    double anyRotation() { return 15.0 * chance_.below(24); }

    // Chooses the next kind of piece. Small kinds come only when almost the whole requested area is
    // covered. The other kinds are chosen so that half of the covered area hides troopers.
    std::optional<std::size_t> nextKind() {
        const bool small = covered_ > 0.97 * settings_.area;
        const bool hides = hiding_ < 0.5 * covered_;
        std::vector<std::size_t> fitting;
        for (const bool strict : {true, false}) {
            for (std::size_t i = 0; i < kinds_.size(); ++i) {
                const MeasuredKind& kind = kinds_[i];
                const bool tooMuch = covered_ + kind.area > settings_.area + 12.0;
                if (!tooMuch && (!strict || (kind.small == small && kind.hides == hides)))
                    fitting.push_back(i);
            }
            if (!fitting.empty()) break;
        }
        if (fitting.empty()) return std::nullopt;
        return drawnByArea(fitting);
    }

    // The weights of the kinds are integers (hundredths of a square inch), so the same seed gives
    // the same kinds on every machine. A kind that the table already has is less likely, so that
    // the pieces of a table vary.
    std::size_t drawnByArea(const std::vector<std::size_t>& kinds) {
        const auto weight = [&](std::size_t kind) {
            const auto area = static_cast<std::uint32_t>(std::lround(100.0 * kinds_[kind].area));
            return std::uint32_t{1} + area / (std::uint32_t{1} + 3 * laid_[kind]);
        };
        std::uint32_t all = 0;
        for (const std::size_t kind : kinds) all += weight(kind);
        std::uint32_t drawn = chance_.below(all);
        for (const std::size_t kind : kinds) {
            if (drawn < weight(kind)) return kind;
            drawn -= weight(kind);
        }
        return kinds.back();
    }

    // Places the second piece of a pair approximately opposite to the first piece, with an offset
    // of a few inches and a new rotation.
    void layOpposite(std::size_t kind, const StrewnPiece& first) {
        const Vec2 across = Vec2(settings_.table.width, settings_.table.depth) - first.at;
        for (int tried = 0; tried < 12; ++tried) {
            const Vec2 off(chance_.share() * 4.0 - 2.0, chance_.share() * 4.0 - 2.0);
            if (tryToLay(kind, across + off, anyRotation())) return;
        }
    }

    bool tryToLay(std::size_t kind, Vec2 at, double rotation) {
        const Vec2 thousandths(std::round(at.x * 1000.0) / 1000.0,
                               std::round(at.y * 1000.0) / 1000.0);
        StrewnPiece piece{kind, thousandths, rotation,
                          laidAt(kinds_[kind].footprint, thousandths, rotation)};
        if (!mayLie(piece)) return false;
        covered_ += kinds_[kind].area;
        if (kinds_[kind].hides) hiding_ += kinds_[kind].area;
        ++laid_[kind];
        pieces_.push_back(std::move(piece));
        return true;
    }

    bool liesOnSpot(const StrewnPiece& piece) const {
        return std::any_of(settings_.spots.begin(), settings_.spots.end(), [&](const Vec2 spot) {
            return geometry::gap({spot, spot, clearOfSpots}, piece.footprint) <= 0.0;
        });
    }

    bool mayLie(const StrewnPiece& piece) const {
        const geometry::PlanBox box = geometry::planBoxOf(piece.footprint);
        if (box.low.x < clearOfEdge || box.low.y < clearOfEdge ||
            box.high.x > settings_.table.width - clearOfEdge ||
            box.high.y > settings_.table.depth - clearOfEdge)
            return false;
        if (!kinds_[piece.kind].bearsTokens && liesOnSpot(piece)) return false;
        const bool small = kinds_[piece.kind].small;
        return std::all_of(pieces_.begin(), pieces_.end(), [&](const StrewnPiece& other) {
            const double room = small || kinds_[other.kind].small ? smallRoom_ : largeRoom_;
            const geometry::PlanBox there = geometry::planBoxOf(other.footprint);
            const bool apart = box.low.x > there.high.x + room || there.low.x > box.high.x + room ||
                               box.low.y > there.high.y + room || there.low.y > box.high.y + room;
            return apart || between(piece.footprint, other.footprint) >= room;
        });
    }

    const std::vector<MeasuredKind>& kinds_;
    const StrewSettings& settings_;
    Generator& chance_;
    std::vector<std::uint32_t> laid_;  ///< number of pieces of each kind on the table
    double smallRoom_ = 0.0, largeRoom_ = 0.0;
    double covered_ = 0.0, hiding_ = 0.0;
    std::vector<StrewnPiece> pieces_;
};

}  // namespace

std::optional<std::vector<StrewnPiece>> strew(const std::vector<MeasuredKind>& kinds,
                                              const geometry::Dimensions& dimensions,
                                              const StrewSettings& settings, Generator& chance) {
    return TerrainStrewer(kinds, dimensions, settings, chance).all();
}

}  // namespace sightline::engine

#include "engine/legion/advice/layout_review/better_place.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>

#include "geometry/measure/plan_box.h"
#include "geometry/measure/union_area.h"

namespace sightline::engine {
namespace {
using geometry::Vec2;

// The ground may change within this many inches around a piece that is removed.
constexpr double rimOfPiece = 1.0;

int faultsIn(const MissionOnTable& mission) {
    return static_cast<int>(
        std::count_if(mission.objectives.begin(), mission.objectives.end(),
                      [](const ObjectiveOnTable& one) { return one.fault.has_value(); }));
}

double areaOf(const geometry::Polygon& polygon, const geometry::PlanBox& within) {
    const geometry::Polygon one[] = {polygon};
    return geometry::unionArea(one, within.low, within.high);
}

/// Measures a mission on a table, and on versions of the table in which one piece differs.
class Trials {
  public:
    Trials(const LaidTable& table, const BattleCard& card, const Workers& workers,
           const BetterPlaceSettings& settings)
        : table_(table),
          card_(card),
          workers_(workers),
          settings_(settings),
          goer_(travelersOf(table.field.dimensions()).front()),
          ground_(groundOf(table.field, goer_, settings.cell, workers)),
          now_(missionOnTable({table.field, ground_, goer_}, card, settings.measure)),
          fairness_(fairnessOf(now_)) {}

    std::optional<BetterPlace> best() const {
        if (fairness_.isEven()) return std::nullopt;
        const std::vector<geometry::PieceId> guilty = mostGuilty();
        constexpr std::size_t directions = 8;
        std::vector<std::optional<double>> figures(guilty.size() * directions);
        const auto shiftOf = [&](std::size_t trial) {
            const geometry::Degrees angle{static_cast<double>(trial % directions) * 45.0};
            return geometry::direction(angle) * settings_.shift;
        };
        parallelFor(
            figures.size(),
            [&](std::size_t trial) {
                figures[trial] = figureWith(guilty[trial / directions], shiftOf(trial));
            },
            workers_);
        std::optional<BetterPlace> best;
        for (std::size_t trial = 0; trial < figures.size(); ++trial) {
            constexpr double worthSaying = 0.01;
            const double known = std::abs(best ? best->after : fairness_.figure);
            if (!figures[trial] || std::abs(*figures[trial]) > known - (best ? 0.0 : worthSaying))
                continue;
            best = {guilty[trial / directions], shiftOf(trial), fairness_.figure, *figures[trial]};
        }
        return best;
    }

  private:
    // The pieces that make the mission most unfair, the worst first. Without one of these pieces,
    // the most unbalanced part of the fairness would be less unbalanced.
    std::vector<geometry::PieceId> mostGuilty() const {
        const PartOfFairness& tipping = fairness_.tipping();
        const std::vector<geometry::PieceInfo> pieces = table_.field.pieces();
        std::vector<double> guilt(pieces.size(), 0.0);
        parallelFor(
            pieces.size(),
            [&](std::size_t i) {
                if (settings_.stay.contains(pieces[i].id)) return;
                const Fairness without = fairnessWithout(pieces[i], tipping.part);
                const auto part = static_cast<std::size_t>(tipping.part);
                guilt[i] = std::abs(tipping.tips) - std::abs(without.parts[part].tips);
            },
            workers_);
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < pieces.size(); ++i)
            if (guilt[i] > 0.0) order.push_back(i);
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return guilt[a] > guilt[b]; });
        order.resize(std::min(order.size(), settings_.guilty));
        std::vector<geometry::PieceId> most;
        most.reserve(order.size());
        for (const std::size_t i : order) most.push_back(pieces[i].id);
        return most;
    }

    // Computes the fairness of the mission without one piece: open mat replaces the piece, and the
    // piece blocks no line of sight.
    Fairness fairnessWithout(const geometry::PieceInfo& piece, FairPart part) const {
        Ground open = ground_;
        const geometry::PlanBox box = geometry::planBoxOf(piece.footprint);
        for (std::size_t i = 0; i < open.cells.size(); ++i) {
            const Vec2 at = open.centre(i);
            const geometry::Outline place{at, at, 0.0};
            if (at.x < box.low.x - rimOfPiece || at.x > box.high.x + rimOfPiece ||
                geometry::gap(place, piece.footprint) > rimOfPiece)
                continue;
            open.cells[i] = {0.0F, true, true, false};
        }
        MissionMeasure measure = settings_.measure;
        measure.ignored = {piece.id};
        measure.parts = {part == FairPart::ways, part == FairPart::sight, part == FairPart::cover,
                         part == FairPart::exposure};
        return fairnessOf(missionOnTable({table_.field, open, goer_}, card_, measure));
    }

    std::optional<double> figureWith(const geometry::PieceId& piece, Vec2 by) const {
        const auto shifted = fieldWithPieceShifted(table_, piece, by);
        if (!shifted || !mayLie(*shifted, piece)) return std::nullopt;
        Ground ground = ground_;
        for (const geometry::Battlefield* field : {&table_.field, &*shifted}) {
            const geometry::PlanBox box = geometry::planBoxOf(field->piece(piece)->footprint);
            lookAgain(*shifted, goer_, ground, box.low, box.high);
        }
        const MissionOnTable mission =
            missionOnTable({*shifted, ground, goer_}, card_, settings_.measure);
        if (faultsIn(mission) > faultsIn(now_)) return std::nullopt;
        return fairnessOf(mission).figure;
    }

    bool mayLie(const geometry::Battlefield& shifted, const geometry::PieceId& piece) const {
        const geometry::TableSize table = shifted.table();
        const geometry::Polygon& there = shifted.piece(piece)->footprint;
        const geometry::Polygon& before = table_.field.piece(piece)->footprint;
        const geometry::PlanBox box = geometry::planBoxOf(there);
        if (box.low.x < 0.0 || box.low.y < 0.0 || box.high.x > table.width ||
            box.high.y > table.depth)
            return false;
        for (const geometry::PieceInfo& other : shifted.pieces())
            if (other.id != piece &&
                shared(there, other.footprint) > shared(before, other.footprint) + 0.01)
                return false;
        return true;
    }

    double shared(const geometry::Polygon& one, const geometry::Polygon& other) const {
        const geometry::PlanBox a = geometry::planBoxOf(one), b = geometry::planBoxOf(other);
        if (a.high.x <= b.low.x || b.high.x <= a.low.x || a.high.y <= b.low.y ||
            b.high.y <= a.low.y)
            return 0.0;
        const geometry::Polygon both[] = {one, other};
        const geometry::PlanBox all{glm::min(a.low, b.low), glm::max(a.high, b.high)};
        return areaOf(one, a) + areaOf(other, b) - geometry::unionArea(both, all.low, all.high);
    }

    const LaidTable& table_;
    const BattleCard& card_;
    const Workers& workers_;
    const BetterPlaceSettings& settings_;
    Traveler goer_;
    Ground ground_;
    MissionOnTable now_;
    Fairness fairness_;
};

}  // namespace

std::optional<BetterPlace> betterPlace(const LaidTable& table, const BattleCard& card,
                                       const Workers& workers,
                                       const BetterPlaceSettings& settings) {
    return Trials(table, card, workers, settings).best();
}

}  // namespace sightline::engine

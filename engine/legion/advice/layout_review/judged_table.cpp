#include "engine/legion/advice/layout_review/judged_table.h"

#include <algorithm>
#include <cmath>

#include "engine/legion/advice/layout_review/lanes.h"

namespace sightline::engine {
MissionFigures missionFigures(const LaidTable& table, const JudgingSettings& by) {
    const Traveler goer = travelersOf(table.field.dimensions()).front();
    const Ground ground = groundOf(table.field, goer, by.cell, by.workers);
    std::vector<MissionOnTable> missions(by.cards.size());
    parallelFor(
        by.cards.size(),
        [&](std::size_t i) {
            missions[i] = missionOnTable({table.field, ground, goer}, *by.cards[i], by.measure);
        },
        by.workers);
    MissionFigures known;
    known.figures.reserve(missions.size());
    for (const MissionOnTable& mission : missions) {
        known.figures.push_back(fairnessOf(mission).figure);
        for (const ObjectiveOnTable& spot : mission.objectives)
            if (spot.fault) ++known.illegalSpots;
    }
    return known;
}

double MissionFigures::unfairness() const {
    double sum = 0.0;
    for (const double figure : figures) sum += std::abs(figure);
    return figures.empty() ? 0.0 : sum / static_cast<double>(figures.size());
}

double MissionFigures::worst() const {
    double most = 0.0;
    for (const double figure : figures) most = std::max(most, std::abs(figure));
    return most;
}

double JudgedTable::cost() const {
    const geometry::TableSize size = table.field.table();
    return missions.illegalSpots + 10.0 * missions.unfairness() + 5.0 * missions.worst() +
           3.0 * longestLane / std::hypot(size.width, size.depth);
}

Result<JudgedTable> judged(nlohmann::json layout, const LayTable& lay, const JudgingSettings& by) {
    auto laid = lay(layout);
    if (!laid) return laid.problem();
    JudgedTable one{std::move(layout), std::move(laid).value()};
    one.missions = missionFigures(one.table, by);
    LaneSettings lanes;
    lanes.apart = 6.0;
    lanes.most = 1;
    const auto longest = firingLanes(one.table.field, by.workers, lanes);
    if (!longest.empty()) one.longestLane = longest.front().length;
    return one;
}

}  // namespace sightline::engine

#include "engine/legion/advice/layout_review/fairness.h"

#include <algorithm>

namespace sightline::engine {
namespace {

// True if a smaller value of the fairness part is an advantage for a side.
bool lessIsBetter(FairPart part) { return part != FairPart::sight; }

// The distance that counts for an unreachable objective: twice the way across a table, in inches.
constexpr double noWay = 144.0;

double partOf(const MissionSide& side, FairPart part) {
    if (part == FairPart::exposure) return side.exposedAtHome;
    double sum = 0.0;
    for (const ObjectiveFromSide& objective : side.objectives) {
        if (part == FairPart::ways) sum += std::min(objective.inches, noWay);
        if (part == FairPart::sight) sum += objective.seenByOwn;
        if (part == FairPart::cover) sum += objective.openOnWay;
    }
    return side.objectives.empty() ? 0.0 : sum / static_cast<double>(side.objectives.size());
}

constexpr std::array<double, fairParts> weights{0.4, 0.2, 0.25, 0.15};

}  // namespace

const PartOfFairness& Fairness::tipping() const {
    const double towards = figure < 0.0 ? -1.0 : 1.0;
    return *std::max_element(parts.begin(), parts.end(), [&](const auto& a, const auto& b) {
        return a.tips * a.weight * towards < b.tips * b.weight * towards;
    });
}

Fairness fairnessOf(const MissionOnTable& mission) {
    Fairness fairness;
    for (std::size_t i = 0; i < fairParts; ++i) {
        PartOfFairness& part = fairness.parts[i];
        part.part = static_cast<FairPart>(i);
        part.weight = weights[i];
        for (const std::size_t side : {0U, 1U})
            part.sides[side] = partOf(mission.sides[side], part.part);
        part.tips = part.sides[0] - part.sides[1];
        const double sum = part.sides[0] + part.sides[1];
        if (part.part == FairPart::ways && sum > 0.0) part.tips /= sum;
        if (lessIsBetter(part.part)) part.tips = -part.tips;
        fairness.figure += part.weight * part.tips;
    }
    return fairness;
}

}  // namespace sightline::engine

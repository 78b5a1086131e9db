/// A layout with what its missions and its longest open line say of it: what suggesting and
/// improving tables go by.
#pragma once
#include <functional>

#include "engine/tables/fairness.h"
#include "engine/tables/laid_table.h"
#include "engine/tables/workers.h"

namespace sightline::engine {

/// Reads a layout that was put together here into a table, with its models.
using LayTable = std::function<Result<LaidTable>(const nlohmann::json& layout)>;

/// What the missions of a table tip by.
struct MissionFigures {
    std::vector<double> figures{};  ///< `Fairness::figure` of each card, in their order
    int illegalSpots = 0;           ///< objective spots that no token may lie on

    /// The mean of what missions tip by, whichever way; 0 without cards.
    double unfairness() const;
    /// What the mission that tips most tips by.
    double worst() const;
};

struct JudgedTable {
    nlohmann::json layout;
    LaidTable table;
    MissionFigures missions{};
    double longestLane = 0.0;  ///< inches; 0 where no lane is long enough to be told

    /// How bad the table is: a mission that tips by a tenth in the mean, or by a fifth where it
    /// tips most, weighs as much as a lane over a third of the table, or as one illegal spot.
    double cost() const;
};

/// What a table is to be judged by.
struct Judging {
    std::vector<const BattleCard*> cards;  ///< with maps that fit the table
    MissionMeasure measure{.eyesApart = 8.0, .eyesAtLeast = 6.0, .wayApart = 4.0};
    double cell = 1.0;  ///< inches between the places of the ground
    Workers workers{};
};

MissionFigures missionFigures(const LaidTable& table, const Judging& by);
/// Problems: those of `lay`. Not to be relied on once its workers were stopped.
Result<JudgedTable> judged(nlohmann::json layout, const LayTable& lay, const Judging& by);

}  // namespace sightline::engine

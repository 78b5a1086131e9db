/// A layout with its figures: fairness of its missions and its longest firing lane. Suggestion and
/// improvement of tables use them.
#pragma once
#include <functional>

#include "engine/legion/advice/layout_review/fairness.h"
#include "engine/legion/advice/layout_review/laid_table.h"
#include "geometry/base/parallel_for.h"

namespace sightline::engine {

/// Builds a table with its models from a layout document that the program assembled.
using LayTable = std::function<Result<LaidTable>(const nlohmann::json& layout)>;

/// The unfairness of the missions on a table.
struct MissionFigures {
    std::vector<double> figures{};  ///< `Fairness::figure` of each card, in the order of the cards
    int illegalSpots = 0;           ///< objective spots where no token may lie

    /// Mean of the absolute figures; 0 without cards.
    double unfairness() const;
    /// Largest absolute figure.
    double worst() const;
};

struct JudgedTable {
    nlohmann::json layout;
    LaidTable table;
    MissionFigures missions{};
    double longestLane = 0.0;  ///< inches; 0 if no lane is long enough to count

    /// Cost of the table; less is better. A mean unfairness of a tenth, or a worst unfairness of a
    /// fifth, costs as much as a lane over a third of the table or as one illegal spot.
    double cost() const;
};

/// Options of the judgement.
struct JudgingSettings {
    std::vector<const BattleCard*> cards;  ///< cards with maps that fit the table
    MissionMeasure measure{.eyesApart = 8.0, .eyesAtLeast = 6.0, .wayApart = 4.0};
    double cell = 1.0;  ///< inches; cell size of the ground grid
    Workers workers{};
};

MissionFigures missionFigures(const LaidTable& table, const JudgingSettings& by);
/// Errors: those of `lay`. The result is incomplete if its workers were stopped.
Result<JudgedTable> judged(nlohmann::json layout, const LayTable& lay, const JudgingSettings& by);

}  // namespace sightline::engine

/// A layout with its figures: the fairness of its missions, and the length of its longest firing
/// lane. The suggestion and the improvement of tables use these figures.
#pragma once
#include <functional>

#include "engine/legion/advice/layout_review/fairness.h"
#include "engine/legion/advice/layout_review/laid_table.h"
#include "geometry/base/parallel_for.h"

namespace sightline::engine {

/// A function that builds a table with its models from a layout document made by the program.
using LayTable = std::function<Result<LaidTable>(const nlohmann::json& layout)>;

/// The unfairness of the missions on a table.
struct MissionFigures {
    std::vector<double> figures{};  ///< `Fairness::figure` of each card, in the order of the cards
    int illegalSpots = 0;           ///< number of objective positions at which a token is illegal

    /// The mean unfairness of the missions. The unfairness of a mission is the absolute value of
    /// its figure. 0 if there are no cards.
    double unfairness() const;
    /// The largest unfairness of a mission.
    double worst() const;
};

struct JudgedTable {
    nlohmann::json layout;
    LaidTable table;
    MissionFigures missions{};
    /// Length of the longest firing lane in inches; 0 if the table has no firing lane.
    double longestLane = 0.0;

    /// The cost of the table; a smaller cost is better. Each of these adds 1 to the cost: a mean
    /// unfairness of a tenth, a worst unfairness of a fifth, a longest lane of a third of the
    /// table's diagonal, and one illegal objective position.
    double cost() const;
};

/// The settings for the evaluation of tables.
struct JudgingSettings {
    std::vector<const BattleCard*> cards;  ///< cards with maps that fit the table
    MissionMeasure measure{.eyesApart = 8.0, .eyesAtLeast = 6.0, .wayApart = 4.0};
    double cell = 1.0;  ///< size of a cell of the ground's grid in inches
    Workers workers{};
};

MissionFigures missionFigures(const LaidTable& table, const JudgingSettings& by);
/// Evaluates a layout. Fails if `lay` fails. If the workers were stopped, the result is incomplete.
Result<JudgedTable> judged(nlohmann::json layout, const LayTable& lay, const JudgingSettings& by);

}  // namespace sightline::engine

/// What is known of a table: the report, coming in parts while it is measured.
#pragma once
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/layouts/terrain_layout.h"
#include "engine/tables/table_report.h"

namespace sightline::app {

/// Never changed once it is handed out.
struct MeasuredTable {
    std::string name, mat;  ///< the layout's
    std::shared_ptr<const engine::LaidTable> table;
    engine::TableReport report;
    double share = 0.0;  ///< of the measuring that is done
    std::string fault;   ///< why missions are missing, in one line; empty: they are not

    /// Its name in the layout, or its id where it has none.
    std::string called(const geometry::PieceId& piece) const;
};
using KnownTable = std::shared_ptr<const MeasuredTable>;
using MissionCards = std::shared_ptr<const std::vector<engine::BattleCard>>;

/// A table that is to be measured.
struct TableToMeasure {
    engine::TerrainLayout layout;
    geometry::Dimensions dimensions;
    MissionCards cards;  ///< null: read from the catalogue
};

/// Who hears of it, on the thread that measures.
struct MeasuringTold {
    std::function<void(const KnownTable&)> known;      ///< coverage at once, then more and more
    std::function<void(const MissionCards&)> cards{};  ///< once they are read
};

/// Quickly first, then as finely as the report goes. Null when it was stopped. Problems: a layout
/// that no table can be made of.
Result<KnownTable> measureTable(const TableToMeasure& wish, const MeasuringTold& told,
                                const std::stop_token& stop);

}  // namespace sightline::app

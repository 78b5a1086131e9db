/// The report of a table. Its parts arrive while the table is being measured.
#pragma once
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/layouts/terrain_layout.h"
#include "engine/legion/advice/layout_review/table_report.h"

namespace sightline::app {

/// Immutable after publication.
struct MeasuredTable {
    std::string name, mat;  ///< name and mat of the layout
    std::shared_ptr<const engine::LaidTable> table;
    engine::TableReport report;
    double share = 0.0;  ///< finished share of the measurement
    std::string fault;   ///< why missions are missing, in one line; empty: no mission is missing

    /// The name of the piece in the layout. If it has no name, its id.
    std::string called(const geometry::PieceId& piece) const;
};
using KnownTable = std::shared_ptr<const MeasuredTable>;
using MissionCards = std::shared_ptr<const std::vector<engine::BattleCard>>;

/// A table to measure.
struct TableToMeasure {
    engine::TerrainLayout layout;
    geometry::Dimensions dimensions;
    MissionCards cards;  ///< null: the cards are read from the catalogue
};

/// Callbacks of the measurement. They run on the thread that measures.
struct MeasureListener {
    /// Called for coverage first, then for each further part.
    std::function<void(const KnownTable&)> known;
    std::function<void(const MissionCards&)> cards{};  ///< called after the cards are read
};

/// Measures coarsely first, then in full detail. Returns null if the measurement was stopped.
/// Problems: the layout gives no valid table.
Result<KnownTable> measureTable(const TableToMeasure& wish, const MeasureListener& told,
                                const std::stop_token& stop);

}  // namespace sightline::app

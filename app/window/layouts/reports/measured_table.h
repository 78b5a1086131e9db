/// The report on a table. Its parts arrive one after the other while the table is measured.
#pragma once
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/layouts/terrain_layout.h"
#include "engine/legion/advice/layout_review/table_report.h"

namespace sightline::app {

/// The parts of a report that are already measured. The object is shared between threads, so it
/// must not change.
struct MeasuredTable {
    std::string name, mat;
    std::shared_ptr<const engine::LaidTable> table;
    engine::TableReport report;
    double share = 0.0;  ///< finished share of the measurement
    std::string fault;   ///< reason why missions are missing in the report, in one line; empty if
                         ///< none is missing

    /// The name of the piece in the layout, or its id if it has no name.
    std::string called(const geometry::PieceId& piece) const;
};
using KnownTable = std::shared_ptr<const MeasuredTable>;
using MissionCards = std::shared_ptr<const std::vector<engine::BattleCard>>;

struct TableToMeasure {
    engine::TerrainLayout layout;
    geometry::Dimensions dimensions;
    MissionCards cards;  ///< the mission cards; if null, they are read from the catalogue
};

/// Callbacks of a measurement. They run on the thread that measures.
struct MeasureListener {
    /// Called first when the coverage by terrain is known, then after each further part of the
    /// report.
    std::function<void(const KnownTable&)> known;
    std::function<void(const MissionCards&)> cards{};  ///< called after the mission cards were read
};

/// Measures a table, first quickly with less precision, then completely. Returns null if the
/// measurement was stopped. Problems: the layout is not a valid table.
Result<KnownTable> measureTable(const TableToMeasure& wish, const MeasureListener& told,
                                const std::stop_token& stop);

}  // namespace sightline::app

/// Converts the maps of a report to coloured cells with a legend, for the table and for paper.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "app/window/layouts/reports/measured_table.h"
#include "app/window/layouts/reports/report_pick.h"
#include "rendering/scene/scene.h"

namespace sightline::app {

struct ReportMap {
    /// Side of a cell, inches; the first cell is at the table's near left corner.
    double cell = 1.0;
    std::shared_ptr<const rendering::GridCells> cells;
};

/// The meaning of a colour of a map.
struct MapKey {
    rendering::Colour colour{};
    Qt::BrushStyle hatching = Qt::SolidPattern;
    QString words;
};

class ReportMaps {
    Q_DECLARE_TR_FUNCTIONS(ReportMaps)

  public:
    /// The map of this pick. Empty if the pick is not a map, or if its map has not been measured
    /// yet.
    static std::optional<ReportMap> mapOf(const MeasuredTable& known, const ReportPick& pick);
    static std::vector<MapKey> keyOf(const ReportPick& pick);
    /// A title such as "Seen from the near edge: troopers". Empty for other picks.
    static QString title(const MeasuredTable& known, const ReportPick& pick);
    /// The name of a base in the player's language: "small base" for "small" in the dimensions.
    /// Unknown names stay unchanged.
    static QString base(const std::string& name);
};

}  // namespace sightline::app

/// Converts the maps of a table's report to coloured cells with a legend, for the screen and for
/// paper.
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
    /// Side of a cell in inches. The first cell is at the near left corner of the table.
    double cell = 1.0;
    std::shared_ptr<const rendering::GridCells> cells;
};

/// An entry of a map's legend: the meaning of one colour.
struct MapKey {
    rendering::Colour colour{};
    Qt::BrushStyle hatching = Qt::SolidPattern;
    QString words;
};

class ReportMaps {
    Q_DECLARE_TR_FUNCTIONS(ReportMaps)

  public:
    /// The map that `pick` selects. Empty if it selects no map, or if the map has not been measured
    /// yet.
    static std::optional<ReportMap> mapOf(const MeasuredTable& known, const ReportPick& pick);
    static std::vector<MapKey> keyOf(const ReportPick& pick);
    /// The title of the selected map, such as "Seen from the near edge: troopers". Empty if `pick`
    /// selects no map.
    static QString title(const MeasuredTable& known, const ReportPick& pick);
    /// The name of a base size in the player's language, such as "small base" for "small". Unknown
    /// names stay unchanged.
    static QString base(const std::string& name);
};

}  // namespace sightline::app

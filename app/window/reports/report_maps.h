/// The maps of a report as coloured cells, for the table and for paper, with the key to them.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "app/window/reports/measured_table.h"
#include "app/window/reports/report_pick.h"
#include "rendering/scene/scene.h"

namespace sightline::app {

struct ReportMap {
    double cell = 1.0;  ///< inches; the first lies at the table's near left corner
    std::shared_ptr<const rendering::GridCells> cells;
};

/// What a colour of a map says.
struct MapKey {
    rendering::Colour colour{};
    Qt::BrushStyle hatching = Qt::SolidPattern;
    QString words;
};

class ReportMaps {
    Q_DECLARE_TR_FUNCTIONS(ReportMaps)

  public:
    /// None where the pick is no map, or its map is not known yet.
    static std::optional<ReportMap> mapOf(const MeasuredTable& known, const ReportPick& pick);
    static std::vector<MapKey> keyOf(const ReportPick& pick);
    /// "Seen from the near edge: troopers"; empty for what is no map.
    static QString title(const MeasuredTable& known, const ReportPick& pick);
    /// "small base" of the dimensions' "small", in the player's language; others as they are.
    static QString base(const std::string& name);
};

}  // namespace sightline::app

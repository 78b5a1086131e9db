#include "app/window/legion/tools/measurement_words.h"

#include <cmath>

#include "app/window/shell/words/table_words.h"

namespace sightline::app {
namespace {

constexpr double sameLevel = 0.05;  // inches; the words omit smaller differences of height

QString pieceName(const geometry::PieceId& id, const engine::View& view) {
    const geometry::PieceInfo* piece = view.battlefield.piece(id);
    return QString::fromStdString(piece && !piece->name.empty() ? piece->name : id);
}

}  // namespace

QString MeasurementWords::ends(const Measurement& measurement, const engine::View& view) {
    return tr("%1 to %2").arg(nameOf(measurement.from, view), nameOf(measurement.to, view));
}

// The terrain pieces that block the lines, each name once.
QString MeasurementWords::blockers(const geometry::Sight& sight, const engine::View& view) {
    QStringList names;
    for (const geometry::PieceId& id : sight.blockers)
        if (const QString name = pieceName(id, view); !names.contains(name)) names << name;
    if (names.isEmpty() && !sight.blockingObstacles.empty()) names << tr("a vehicle");
    return names.join(QStringLiteral(", "));
}

QString MeasurementWords::obscured(const geometry::Obscured& obscured, const engine::View& view) {
    if (!obscured.obscured) return tr("not obscured");
    for (const geometry::Obscuring& by : obscured.by) {
        if (!by.counts()) continue;
        const QString name = by.piece.empty() ? tr("a vehicle") : pieceName(by.piece, view);
        return tr("obscured by %1, %2 away (%3)")
            .arg(name, inches(by.distance), coverWords(by.cover));
    }
    return obscured.losBlocked ? tr("obscured, as LOS is blocked") : tr("obscured");
}

QStringList MeasurementWords::results(const Measurement& measurement, const engine::View& view,
                                      bool computing) {
    QStringList parts{bandWords(measurement.range.band), inches(measurement.range.distance)};
    const double rise = levelOf(measurement.to, view) - levelOf(measurement.from, view);
    if (std::abs(rise) > sameLevel) {
        const QString height = inches(std::abs(rise));
        parts << (rise > 0 ? tr("%1 up").arg(height) : tr("%1 down").arg(height));
    }
    if (computing) {
        parts << tr("LOS …");
    } else if (measurement.sighting) {
        const geometry::Sight& sight = measurement.sighting->sight;
        parts << sightWords(sight);
        const QString by = blockers(sight, view);
        if (!sight.visible && !by.isEmpty()) parts << tr("in the way: %1").arg(by);
        parts << obscured(measurement.sighting->obscured, view);
    }
    return parts;
}

}  // namespace sightline::app

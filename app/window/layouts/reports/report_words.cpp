#include "app/window/layouts/reports/report_words.h"

#include <QLocale>
#include <cmath>

#include "app/window/shell/words/table_words.h"

namespace sightline::app {

QString ReportWords::percent(double share) {
    return tr("%1 %").arg(static_cast<int>(std::lround(share * 100.0)));
}

QString ReportWords::place(geometry::Vec2 at) {
    return QStringLiteral("%1 / %2")
        .arg(QLocale().toString(at.x, 'f', 1))
        .arg(QLocale().toString(at.y, 'f', 1));
}

QString ReportWords::amount(double fairness) {
    return QLocale().toString(std::abs(fairness), 'f', 2);
}

QString ReportWords::figure(double fairness) {
    const double shown = std::round(fairness * 100.0) / 100.0;
    return QStringLiteral("%1%2")
        .arg(shown > 0.0   ? QStringLiteral("+")
             : shown < 0.0 ? QStringLiteral("\u2212")
                           : QString())
        .arg(QLocale().toString(std::abs(shown), 'f', 2));
}

QString ReportWords::onPage(const QString& words, const QString& pages) {
    return QStringLiteral("%1 (%2)").arg(words, tr("p. %1").arg(pages));
}

QString ReportWords::finding(const engine::PieceFinding& one, const QString& other) {
    const QString first = inches(one.inches[0]), second = inches(one.inches[1]);
    switch (one.reason) {
        case engine::PieceReason::movementNotAgreed:
            return tr("its movement is not agreed, open is assumed");
        case engine::PieceReason::coverNotAgreed:
            return tr("its cover is not agreed, none is assumed");
        case engine::PieceReason::sightNotAgreed:
            return tr("its effect on LOS is not agreed, blocking is assumed");
        case engine::PieceReason::barricadeNotOpen:
            return tr("is a barricade and not open terrain");
        case engine::PieceReason::barricadeWithoutHeavyCover:
            return tr("is a barricade and gives no heavy cover");
        case engine::PieceReason::barricadeTall:
            return tr("is a barricade %1 tall, at most 1 in").arg(first);
        case engine::PieceReason::barricadeLarge:
            return tr("is a barricade %1 by %2, at most 3 by 1 in").arg(first, second);
        case engine::PieceReason::areaLetsSee:
            return tr(
                "is area terrain, whose volume blocks LOS, but the players agreed that it does "
                "not");
        case engine::PieceReason::hidesWithoutCover:
            return tr("hides a trooper completely, but the players agreed that it gives no cover");
        case engine::PieceReason::highScatter:
            return tr("is scatter terrain, small features, and height 2 or greater");
        case engine::PieceReason::heightDiffers:
            return tr("was agreed to be %1 high and measures %2, another height")
                .arg(first, second);
        case engine::PieceReason::hangsOver:
            return tr("hangs %1 over the edge of the table").arg(first);
        case engine::PieceReason::goesThrough:
            return tr("goes through %1").arg(other);
    }
    return {};
}

QString ReportWords::part(engine::FairPart part) {
    switch (part) {
        case engine::FairPart::ways:
            return tr("Mean path to an objective");
        case engine::FairPart::sight:
            return tr("Part of one's own territory that sees an objective");
        case engine::FairPart::cover:
            return tr("Enemies that see the path without cover");
        case engine::FairPart::exposure:
            return tr("Enemies that see one's own territory without cover");
    }
    return {};
}

QString ReportWords::verdict(const engine::Fairness& fairness) {
    const QString words = fairness.isEven()       ? tr("even, %1")
                          : fairness.figure > 0.0 ? tr("the near side is better off, %1")
                                                  : tr("the far side is better off, %1");
    return words.arg(figure(fairness.figure));
}

QString ReportWords::tipping(const engine::Fairness& fairness) {
    switch (fairness.tipping().part) {
        case engine::FairPart::ways:
            return tr("the paths to the objectives");
        case engine::FairPart::sight:
            return tr("the lines of sight to the objectives");
        case engine::FairPart::cover:
            return tr("the cover on the paths");
        case engine::FairPart::exposure:
            return tr("the exposure of one's own territory");
    }
    return {};
}

QString ReportWords::shift(geometry::Vec2 by) {
    constexpr double least = 0.05;  // inches; a shorter shift along one axis is not mentioned
    QStringList words;
    if (std::abs(by.y) >= least)
        words << (by.y > 0.0 ? tr("%1 to the far edge") : tr("%1 to the near edge"))
                     .arg(inches(std::abs(by.y)));
    if (std::abs(by.x) >= least)
        words << (by.x > 0.0 ? tr("%1 to the right") : tr("%1 to the left"))
                     .arg(inches(std::abs(by.x)));
    return words.join(tr(" and "));
}

}  // namespace sightline::app

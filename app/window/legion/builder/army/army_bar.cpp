#include "app/window/legion/builder/army/army_bar.h"

#include <QLocale>
#include <QPainter>
#include <algorithm>

#include "app/window/legion/builder/army/army_model.h"
#include "app/window/legion/builder/stock/builder_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {
constexpr int pointsWidth = 150, rankIconSize = 18;
}

ArmyBar::ArmyBar(ArmyModel& model, QWidget* parent) : QWidget(parent), model_(model) {
    setObjectName(QStringLiteral("armyBar"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&model, &ArmyModel::changed, this, &ArmyBar::refresh);
}

QString ArmyBar::pointsWords() const {
    const engine::ArmySummary& summary = model_.summary();
    return tr("%1 of %2")
        .arg(QLocale().toString(summary.points), QLocale().toString(summary.mostPoints));
}

void ArmyBar::refresh() {
    const engine::ArmySummary& summary = model_.summary();
    QStringList lines{tr("%1 points").arg(pointsWords()),
                      BuilderWords::activations(summary.activations),
                      BuilderWords::miniatures(summary.miniatures)};
    for (std::size_t i = 0; i < summary.orderTokens.size(); ++i)
        if (summary.orderTokens[i] > 0)
            lines << tr("Order tokens, %1: %2")
                         .arg(UnitWords::rank(static_cast<engine::Rank>(i)))
                         .arg(summary.orderTokens[i]);
    setToolTip(lines.join(QLatin1Char('\n')));
    setAccessibleName(lines.join(QStringLiteral(", ")));
    update();
}

void ArmyBar::paintEvent(QPaintEvent*) {
    if (!model_.ready()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const engine::ArmySummary& summary = model_.summary();
    const bool over = summary.points > summary.mostPoints;
    QFont bold = font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.25);
    painter.setFont(bold);
    painter.setPen(over ? theme::bad() : theme::text());
    painter.drawText(QRect(0, 2, theme::scaled(pointsWidth), height() - 16),
                     Qt::AlignLeft | Qt::AlignVCenter, pointsWords());
    const QRectF track(0, height() - 11, theme::scaled(pointsWidth) - 14, 5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::raised());
    painter.drawRoundedRect(track, 2.5, 2.5);
    const double share =
        summary.mostPoints > 0 ? std::min(1.0, double(summary.points) / summary.mostPoints) : 0.0;
    painter.setBrush(over ? theme::bad() : theme::accent());
    painter.drawRoundedRect(
        QRectF(track.left(), track.top(), track.width() * share, track.height()), 2.5, 2.5);
    painter.setFont(font());
    painter.setPen(theme::muted());
    const QStringList counts{BuilderWords::activations(summary.activations),
                             BuilderWords::miniatures(summary.miniatures)};
    int wide = 0;
    for (const QString& count : counts)
        wide = std::max(wide, fontMetrics().horizontalAdvance(count));
    painter.drawText(QRect(theme::scaled(pointsWidth), 2, wide, height() / 2 - 2),
                     Qt::AlignLeft | Qt::AlignVCenter, counts[0]);
    painter.drawText(QRect(theme::scaled(pointsWidth), height() / 2, wide, height() / 2 - 2),
                     Qt::AlignLeft | Qt::AlignVCenter, counts[1]);
    paintTokens(painter, theme::scaled(pointsWidth) + wide + 18, width());
}

void ArmyBar::paintTokens(QPainter& painter, int x, int right) const {
    const auto& tokens = model_.summary().orderTokens;
    const int step = std::min(44, (right - x) / 6);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        painter.setOpacity(tokens[i] > 0 ? 1.0 : 0.3);
        drawIcon(painter, iconName(static_cast<engine::Rank>(i)),
                 QRectF(x, (height() - rankIconSize) / 2.0, rankIconSize, rankIconSize));
        painter.setPen(theme::text());
        painter.drawText(QRect(x + rankIconSize + 3, 0, step - rankIconSize, height()),
                         Qt::AlignLeft | Qt::AlignVCenter, QString::number(tokens[i]));
        x += step;
    }
    painter.setOpacity(1.0);
}

}  // namespace sightline::app

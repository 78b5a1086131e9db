#include "app/window/legion/docks/army_heading.h"

#include <QPainter>

#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

QString emblemOf(const QString& faction) {
    for (const char* name : {"empire", "rebels", "republic", "separatists", "mercenary"})
        if (faction.contains(QLatin1String(name).left(5), Qt::CaseInsensitive))
            return QLatin1String(name);
    return faction;
}

}  // namespace

ArmyHeading::ArmyHeading(const ShownGame& game, engine::Player player, QWidget* parent)
    : QWidget(parent), game_(game), player_(player) {
    follow();
}

void ArmyHeading::follow() {
    const bool orders = game_.running() && game_.view().usesCommandCards;
    const QString lying = orders ? lyingCards() : QString();
    const int lines = lying.isEmpty() ? (orders ? 2 : 1) : 3;
    setMinimumHeight(lines * fontMetrics().height() + (orders ? 26 : 18));
    setToolTip(lying);
    setAccessibleName(lying);
    update();
}

void ArmyHeading::paintEvent(QPaintEvent*) {
    if (!game_.running()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int standing = 0, all = 0;
    QString faction;
    for (const auto& unit : game_.view().units) {
        if (unit.player != player_) continue;
        faction = QString::fromStdString(unit.card->faction);
        all += unit.card->points;
        if (!unit.defeated) standing += unit.card->points;
    }
    const QRect row(10, 6, width() - 20, fontMetrics().height() + 10);
    painter.fillRect(rect().adjusted(0, 4, 0, 0), theme::sunk(player_));
    painter.fillRect(QRect(0, 4, 3, height() - 4), theme::of(player_));
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(theme::of(player_));
    painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeft, theme::nameOf(player_));
    const int edge = fontMetrics().height();
    const int after = QFontMetrics(bold).horizontalAdvance(theme::nameOf(player_)) + 10;
    if (!faction.isEmpty())  // the faction is empty if the army has no unit cards
        drawIcon(painter, QStringLiteral("factions/") + emblemOf(faction),
                 QRectF(row.left() + after, row.center().y() - edge / 2.0, edge, edge));
    painter.setFont(font());
    painter.setPen(theme::muted);
    painter.drawText(row, Qt::AlignVCenter | Qt::AlignRight,
                     QObject::tr("%1 of %2 points").arg(standing).arg(all));
    if (!game_.view().usesCommandCards) return;
    const QRect orders(10, row.bottom() + 1, width() - 20, edge + 4);
    paintOrders(painter, orders);
    painter.drawText(orders.translated(0, edge), Qt::AlignVCenter,
                     fontMetrics().elidedText(lyingCards(), Qt::ElideRight, orders.width()));
}

QString ArmyHeading::lyingCards() const {
    const auto names = [](const std::vector<const engine::CommandCard*>& cards) {
        QStringList list;
        for (const engine::CommandCard* card : cards) list << QString::fromStdString(card->name);
        return list.join(QStringLiteral(", "));
    };
    const auto& side = game_.view().command[static_cast<std::size_t>(player_)];
    QStringList words;
    if (!side.permanent.empty()) words << QObject::tr("In play: %1").arg(names(side.permanent));
    if (!side.setAside.empty()) words << QObject::tr("Set aside: %1").arg(names(side.setAside));
    return words.join(QStringLiteral("; "));
}

void ArmyHeading::paintOrders(QPainter& painter, const QRect& line) const {
    const auto& side = game_.view().command[static_cast<std::size_t>(player_)];
    int x = line.left();
    const auto add = [&](const QString& icon, int count) {
        if (count == 0) return;
        drawIcon(painter, icon, QRectF(x, line.top() + 1, line.height() - 2, line.height() - 2));
        painter.setPen(theme::text);
        x += line.height() + 1;
        painter.drawText(QRect(x, line.top(), 20, line.height()), Qt::AlignVCenter,
                         QString::number(count));
        x += fontMetrics().horizontalAdvance(QString::number(count)) + 9;
    };
    for (int rank = 0; rank < engine::rankCount; ++rank)
        add(iconName(static_cast<engine::Rank>(rank)),
            side.pool.tokens[static_cast<std::size_t>(rank)]);
    add(QStringLiteral("actions/pass"), side.passPool);
    if (x == line.left()) {
        const auto& name = game_.view().armyNames[static_cast<std::size_t>(player_)];
        painter.setPen(theme::muted);
        painter.drawText(line, Qt::AlignVCenter, QString::fromStdString(name));
        x += fontMetrics().horizontalAdvance(QString::fromStdString(name)) + 9;
    }
    QString card;
    if (side.played && side.faceup)
        card = QString::fromStdString(side.played->name);
    else if (side.hasPlayed)
        card = QObject::tr("a card facedown");
    painter.setPen(theme::muted);
    const QRect rest(x, line.top(), line.right() - x, line.height());
    painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter,
                     fontMetrics().elidedText(card, Qt::ElideRight, rest.width()));
}

}  // namespace sightline::app

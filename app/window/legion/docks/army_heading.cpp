#include "app/window/legion/docks/army_heading.h"

#include <QKeyEvent>
#include <QPainter>

#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

/// The faction of an army, and its points: of all units, and of the units that are not defeated.
struct Points {
    int standing = 0, all = 0;
    QString faction;
};

Points pointsOf(const engine::View& view, engine::Player player) {
    Points points;
    for (const auto& unit : view.units) {
        if (unit.player != player) continue;
        points.faction = QString::fromStdString(unit.card->faction);
        points.all += unit.card->points;
        if (!unit.defeated) points.standing += unit.card->points;
    }
    return points;
}

QString emblem(const QString& faction) {
    for (const char* name : {"empire", "rebels", "republic", "separatists", "mercenary"})
        if (faction.contains(QLatin1String(name).left(5), Qt::CaseInsensitive))
            return QLatin1String(name);
    return faction;
}

}  // namespace

ArmyHeading::ArmyHeading(const ShownGame& game, engine::Player player, QWidget* parent)
    : QWidget(parent), game_(game), player_(player) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    follow();
}

void ArmyHeading::setNarrow(bool narrow) {
    narrow_ = narrow;
    follow();
}

void ArmyHeading::follow() {
    const bool orders = game_.running() && game_.view().usesCommandCards;
    const QString lying = orders ? lyingCards() : QString();
    const int lines = lying.isEmpty() || narrow_ ? (orders ? 2 : 1) : 3;
    const int rims = narrow_ ? (orders ? 12 : 10) : (orders ? 26 : 18);
    setFixedHeight(lines * fontMetrics().height() + rims);
    QStringList words{theme::nameOf(player_)};
    if (game_.running()) {
        const Points points = pointsOf(game_.view(), player_);
        words << tr("%1 of %2 points").arg(points.standing).arg(points.all);
    }
    if (orders && !cardOfRound().isEmpty()) words << cardOfRound();
    if (!lying.isEmpty()) words << lying;
    setAccessibleName(words.join(QStringLiteral(", ")));
    words << (narrow_ ? tr("Click: open the roster") : tr("Click: fold the roster"));
    setToolTip(words.join(QLatin1Char('\n')));
    update();
}

void ArmyHeading::paintEvent(QPaintEvent*) {
    if (!game_.running()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Points points = pointsOf(game_.view(), player_);
    const int rim = narrow_ ? 7 : 10, edge = fontMetrics().height();
    const QRect row(rim, narrow_ ? 0 : 4, width() - 2 * rim, edge + 10);
    painter.fillRect(rect(), theme::sunk(player_));
    painter.fillRect(QRect(0, 0, 3, height()), theme::of(player_));
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(theme::of(player_));
    painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeft, theme::nameOf(player_));
    const int after = QFontMetrics(bold).horizontalAdvance(theme::nameOf(player_)) + 8;
    const QString said = narrow_ ? QString::number(points.standing)
                                 : tr("%1 of %2 points").arg(points.standing).arg(points.all);
    const QString arrow = narrow_ ? QStringLiteral(" \u25B8") : QStringLiteral(" \u25BE");
    const int room = row.width() - after - fontMetrics().horizontalAdvance(said + arrow);
    // The faction is empty if the army has no unit cards.
    if (!points.faction.isEmpty() && room > edge)
        drawIcon(painter, QStringLiteral("factions/") + emblem(points.faction),
                 QRectF(row.left() + after, row.center().y() - edge / 2.0, edge, edge));
    painter.setFont(font());
    painter.setPen(theme::muted());
    painter.drawText(row, Qt::AlignVCenter | Qt::AlignRight, said + arrow);
    if (hasFocus()) {
        painter.setPen(theme::text());
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
    if (!game_.view().usesCommandCards) return;
    const QRect orders(rim, row.bottom() - (narrow_ ? 4 : -1), row.width(), edge + 4);
    paintOrders(painter, orders);
    if (narrow_) return;
    painter.drawText(orders.translated(0, edge), Qt::AlignVCenter,
                     fontMetrics().elidedText(lyingCards(), Qt::ElideRight, orders.width()));
}

// The names of the command cards that lie faceup on the table besides the card of this round. Empty
// if there are none.
QString ArmyHeading::lyingCards() const {
    const auto names = [](const std::vector<const engine::CommandCard*>& cards) {
        QStringList list;
        for (const engine::CommandCard* card : cards) list << QString::fromStdString(card->name);
        return list.join(QStringLiteral(", "));
    };
    const auto& side = game_.view().command[static_cast<std::size_t>(player_)];
    QStringList words;
    if (!side.permanent.empty()) words << tr("In play: %1").arg(names(side.permanent));
    if (!side.setAside.empty()) words << tr("Set aside: %1").arg(names(side.setAside));
    return words.join(QStringLiteral("; "));
}

// The command card of this round. Empty if none is played yet.
QString ArmyHeading::cardOfRound() const {
    const auto& side = game_.view().command[static_cast<std::size_t>(player_)];
    if (side.played && side.faceup) return QString::fromStdString(side.played->name);
    return side.hasPlayed ? tr("a card facedown") : QString();
}

// Paints the remaining orders, the remaining pass tokens, and the command card of this round.
void ArmyHeading::paintOrders(QPainter& painter, const QRect& line) const {
    const auto& side = game_.view().command[static_cast<std::size_t>(player_)];
    int x = line.left();
    const int gap = narrow_ ? 4 : 9;
    const auto add = [&](const QString& icon, int count) {
        if (count == 0) return;
        drawIcon(painter, icon, QRectF(x, line.top() + 1, line.height() - 2, line.height() - 2));
        painter.setPen(theme::text());
        x += line.height() + 1;
        painter.drawText(QRect(x, line.top(), 20, line.height()), Qt::AlignVCenter,
                         QString::number(count));
        x += fontMetrics().horizontalAdvance(QString::number(count)) + gap;
    };
    for (int rank = 0; rank < engine::rankCount; ++rank)
        add(iconName(static_cast<engine::Rank>(rank)),
            side.pool.tokens[static_cast<std::size_t>(rank)]);
    add(QStringLiteral("actions/pass"), side.passPool);
    painter.setPen(theme::muted());
    const QString card = cardOfRound();
    const QString name =
        QString::fromStdString(game_.view().armyNames[static_cast<std::size_t>(player_)]);
    // A narrow heading shows a name only if it fits. The tool tip always has the card.
    const auto fits = [&](const QString& words) {
        return fontMetrics().horizontalAdvance(words) <= line.right() - x;
    };
    if (x == line.left() && (!narrow_ || (card.isEmpty() && fits(name)))) {
        painter.drawText(line, Qt::AlignVCenter,
                         fontMetrics().elidedText(name, Qt::ElideRight, line.width()));
        x += fontMetrics().horizontalAdvance(name) + gap;
    }
    const QRect rest(x, line.top(), line.right() - x, line.height());
    if (narrow_ && !fits(card)) return;
    painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter,
                     fontMetrics().elidedText(card, Qt::ElideRight, rest.width()));
}

void ArmyHeading::mousePressEvent(QMouseEvent*) { emit pressed(); }

void ArmyHeading::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return) return emit pressed();
    event->ignore();
}

}  // namespace sightline::app

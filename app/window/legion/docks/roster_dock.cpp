#include "app/window/legion/docks/roster_dock.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/legion/docks/army_heading.h"
#include "app/window/legion/words/short_labels.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/page_scroll.h"

namespace sightline::app {
namespace {
// Pixels: the least width of a row that lists a unit, and the width of a check box with its space.
constexpr int leastRow = 220, tickRoom = 22;
}  // namespace

RosterRow::RosterRow(const ShownGame& game, UnitChoice& choice, engine::UnitId unit,
                     QWidget* parent)
    : QWidget(parent), game_(game), choice_(choice), unit_(unit) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    aboard_ = new QLabel(this);
    aboard_->setObjectName(QStringLiteral("aboard"));
    aboard_->setTextFormat(Qt::PlainText);
    aboard_->setWordWrap(true);
    aboard_->setStyleSheet(QStringLiteral("color: %1").arg(theme::muted.name()));
    aboard_->setAttribute(Qt::WA_TransparentForMouseEvents);
    refresh();
}

QSize RosterRow::sizeHint() const { return {250, heightForWidth(std::max(250, width()))}; }
QSize RosterRow::minimumSizeHint() const { return {leastRow, 2 * lineHeight() + 18}; }

int RosterRow::heightForWidth(int width) const {
    const int lines = 2 * lineHeight() + 18;
    if (aboard_->isHidden()) return lines;
    return lines + aboard_->heightForWidth(aboardWidth(width)) + 2;
}

int RosterRow::tickWidth() const { return choice_.severalAsked() ? tickRoom : 0; }

int RosterRow::aboardWidth(int width) const { return width - 34 - lineHeight() - tickWidth(); }

void RosterRow::placeAboard() {
    if (aboard_->isHidden()) return;
    const int room = aboardWidth(width());
    aboard_->setGeometry(22 + lineHeight() + tickWidth(), 2 * lineHeight() + 14, room,
                         aboard_->heightForWidth(room));
}

void RosterRow::resizeEvent(QResizeEvent*) { placeAboard(); }

void RosterRow::refresh() {
    if (!game_.running()) return;
    const auto& unit = game_.view().unit(unit_);
    QStringList words{QString::fromStdString(unit.label), UnitWords::rank(unit.rank),
                      UnitWords::state(unit)};
    const QString aboard = UnitWords::aboard(game_.view(), unit);
    if (!aboard.isEmpty()) words << aboard;
    aboard_->setText(aboard);
    aboard_->setHidden(aboard.isEmpty());
    for (const auto& token : tokensOf(unit))
        words << QStringLiteral("%1: %2").arg(UnitWords::token(token.token)).arg(token.count);
    if (unit.isPanicked)
        words << tr("Panicked");
    else if (unit.isSuppressed)
        words << tr("Suppressed");
    if (unit.inMelee) words << tr("In melee");
    if (unit.order == engine::UnitView::Order::faceup) words << tr("Order token faceup");
    if (unit.isNominated) words << tr("This round's commander");
    setAccessibleName(words.join(QStringLiteral(", ")));
    setToolTip(words.join(QStringLiteral("\n")));
    if (heightForWidth(width()) != height()) updateGeometry();
    placeAboard();
    update();
}

void RosterRow::paintPips(QPainter& painter, const engine::UnitView& unit, QRectF line) const {
    const double edge = std::clamp(line.width() / std::max(1, unit.startingMinis) - 3.0, 4.0, 9.0);
    double x = line.left();
    for (const auto& mini : game_.view().minis) {
        if (mini.unit != unit.id) continue;
        const QRectF pip(x, line.center().y() - edge / 2, edge, edge);
        const bool hurt = mini.wounds > 0 && !mini.defeated;
        painter.setPen(QPen(mini.defeated ? theme::edge : theme::of(unit.player), 1.2));
        painter.setBrush(mini.defeated ? Qt::NoBrush : QBrush(theme::of(unit.player)));
        painter.drawEllipse(pip.adjusted(0.5, 0.5, -0.5, -0.5));
        if (hurt) {
            const double share = std::min(1.0, double(mini.wounds) / mini.threshold);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme::panel);
            painter.drawPie(pip.adjusted(1.5, 1.5, -1.5, -1.5), 90 * 16,
                            -static_cast<int>(share * 360 * 16));
        }
        x += edge + 3;
    }
}

void RosterRow::paintEvent(QPaintEvent*) {
    if (!game_.running()) return;
    const engine::View& view = game_.view();
    const engine::UnitView& unit = view.unit(unit_);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool chosen = choice_.selected() == unit_;
    const bool over = choice_.hovered() == unit_;
    const QRect box = rect().adjusted(4, 1, -4, -1);
    if (chosen || over || unit.activating) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(chosen ? theme::lifted : over ? theme::raised : theme::sunk(unit.player));
        painter.drawRoundedRect(box, 6, 6);
    }
    if (unit.activating || hasFocus()) {
        painter.setPen(QPen(hasFocus() ? theme::text : theme::accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(box).adjusted(0.75, 0.75, -0.75, -0.75), 6, 6);
    }
    painter.setOpacity(unit.defeated ? 0.35 : unit.activated && !unit.activating ? 0.62 : 1.0);
    const int line = fontMetrics().height();
    paintTick(painter, box);
    const int ticked = tickWidth();
    const QRect upper(box.left() + 8 + ticked, box.top() + 5, box.width() - 16 - ticked, line);
    const QRect lower(upper.left(), upper.bottom() + 6, upper.width(), line);
    drawIcon(painter, iconName(unit.rank),
             QRectF(upper.left(), upper.top() - 1, line + 2, line + 2));

    const QString points = QString::number(unit.card->points);
    painter.setPen(theme::muted);
    painter.drawText(upper, Qt::AlignRight | Qt::AlignVCenter, points);
    const int pointsWidth = fontMetrics().horizontalAdvance(points) + 10;
    int right = upper.right() - pointsWidth;
    if (unit.activated && !unit.activating && !unit.defeated) {
        drawIcon(painter, QStringLiteral("tokens/order_done"),
                 QRectF(right - line, upper.top(), line, line));
        right -= line + 6;
    }
    if (unit.order == engine::UnitView::Order::faceup && !unit.defeated) {
        drawIcon(painter, QStringLiteral("tokens/order"),
                 QRectF(right - line, upper.top(), line, line));
        right -= line + 6;
    }
    if (unit.isNominated) {
        drawIcon(painter, QStringLiteral("actions/leader"),
                 QRectF(right - line, upper.top(), line, line));
        right -= line + 6;
    }
    QFont name = font();
    name.setBold(unit.activating || chosen);
    name.setStrikeOut(unit.defeated);
    painter.setFont(name);
    painter.setPen(theme::text);
    const QRect nameBox(upper.left() + line + 10, upper.top(), right - upper.left() - line - 10,
                        line);
    painter.drawText(
        nameBox, Qt::AlignVCenter,
        labelWithin(QString::fromStdString(unit.label), QFontMetrics(name), nameBox.width()));
    painter.setFont(font());

    int x = lower.right();
    auto tokens = tokensOf(unit);
    for (auto token = tokens.rbegin(); token != tokens.rend(); ++token) {
        const QString count = token->count > 1 ? QString::number(token->count) : QString();
        if (!count.isEmpty()) {
            const int width = fontMetrics().horizontalAdvance(count);
            painter.setPen(theme::text);
            painter.drawText(QRect(x - width, lower.top(), width + 2, line), Qt::AlignVCenter,
                             count);
            x -= width + 2;
        }
        drawIcon(painter, iconName(token->token), QRectF(x - line, lower.top(), line, line));
        x -= line + 7;
    }
    if (const int wounds = woundsOf(view, unit); wounds > 0 && !unit.defeated) {
        const QString count = QString::number(wounds);
        const int width = fontMetrics().horizontalAdvance(count);
        painter.setPen(theme::bad);
        painter.drawText(QRect(x - width, lower.top(), width + 2, line), Qt::AlignVCenter, count);
        drawIcon(painter, QStringLiteral("tokens/wound"),
                 QRectF(x - width - line - 1, lower.top(), line, line));
        x -= width + line + 8;
    }
    if (unit.undeployed && !unit.defeated && aboard_->isHidden()) {
        const QString off =
            fontMetrics().elidedText(tr("off the table"), Qt::ElideRight, x - lower.left() - 90);
        const int width = fontMetrics().horizontalAdvance(off);
        painter.setPen(theme::muted);
        painter.drawText(QRect(x - width, lower.top(), width + 2, line), Qt::AlignVCenter, off);
        x -= width + 8;
    }
    const int pipsLeft = lower.left() + line + 10;
    paintPips(painter, unit, QRectF(pipsLeft, lower.top(), std::max(20, x - pipsLeft), line));
}

void RosterRow::paintTick(QPainter& painter, const QRect& box) const {
    if (!choice_.severalAsked()) return;
    const auto& options = game_.question()->options;
    const bool offered =
        std::find(options.begin(), options.end(), engine::Option(unit_)) != options.end();
    const QRectF mark(box.left() + 8, box.center().y() - 7, 14, 14);
    if (offered) {
        const bool on = choice_.isTicked(unit_);
        painter.setPen(QPen(on ? theme::good : theme::accent, 1.5));
        painter.setBrush(on ? QBrush(theme::good) : Qt::NoBrush);
        painter.drawRoundedRect(mark, 4, 4);
        painter.setPen(QPen(theme::ground, 2));
        if (on)
            painter.drawPolyline(
                QPolygonF({mark.topLeft() + QPointF(3, 7.5), mark.topLeft() + QPointF(6, 10.5),
                           mark.topLeft() + QPointF(11, 4)}));
    }
}

void RosterRow::choose() {
    choice_.select(unit_);
    if (choice_.severalAsked()) choice_.tick(unit_);
}

void RosterRow::mousePressEvent(QMouseEvent*) { choose(); }
void RosterRow::enterEvent(QEnterEvent*) { choice_.hover(unit_); }
void RosterRow::leaveEvent(QEvent*) {
    if (choice_.hovered() == unit_) choice_.hover(std::nullopt);
}

void RosterRow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space) return choose();
    event->ignore();
}

RosterDock::RosterDock(const ShownGame& game, UnitChoice& choice, QWidget* parent)
    : QDockWidget(tr("Armies"), parent), game_(game), choice_(choice) {
    setObjectName(QStringLiteral("roster"));
    setFeatures(DockWidgetMovable | DockWidgetClosable);
    auto* scroll = new PageScroll(this);
    content_ = new QWidget;
    column_ = new QVBoxLayout(content_);
    column_->setContentsMargins(0, 0, 0, 8);
    column_->setSpacing(1);
    scroll->setWidget(content_);
    setWidget(scroll);
    connect(&game, &ShownGame::changed, this, &RosterDock::refresh);
    connect(&choice, &UnitChoice::selectionChanged, this, &RosterDock::refresh);
    connect(&choice, &UnitChoice::hoverChanged, this, &RosterDock::refresh);
    connect(&choice, &UnitChoice::tickedChanged, this, &RosterDock::refresh);
    refresh();
}

RosterRow* RosterDock::row(engine::UnitId unit) const {
    for (RosterRow* row : rows_)
        if (row->unit() == unit) return row;
    return nullptr;
}

void RosterDock::rebuild() {
    for (RosterRow* row : rows_) delete row;
    for (ArmyHeading* heading : headings_) delete heading;
    rows_.clear();
    headings_.clear();
    owners_.clear();
    while (QLayoutItem* item = column_->takeAt(0)) delete item;
    shown_ = game_.running() ? &game_.game() : nullptr;
    if (!shown_) return;
    for (const auto& unit : game_.view().units) owners_.push_back(unit.player);
    for (const auto player : {engine::Player::blue, engine::Player::red}) {
        headings_.push_back(new ArmyHeading(game_, player, content_));
        column_->addWidget(headings_.back());
        for (const auto& unit : game_.view().units) {
            if (unit.player != player) continue;
            rows_.push_back(new RosterRow(game_, choice_, unit.id, content_));
            column_->addWidget(rows_.back());
        }
    }
    column_->addStretch(1);
}

bool RosterDock::isCurrent() const {
    if (!game_.running() || shown_ != &game_.game()) return false;
    const auto& units = game_.view().units;
    return std::equal(
        units.begin(), units.end(), owners_.begin(), owners_.end(),
        [](const engine::UnitView& unit, engine::Player owner) { return unit.player == owner; });
}

void RosterDock::refresh() {
    if (!isCurrent()) rebuild();
    for (RosterRow* row : rows_) row->refresh();
    for (ArmyHeading* heading : headings_) heading->follow();
}

}  // namespace sightline::app

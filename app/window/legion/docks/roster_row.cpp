#include "app/window/legion/docks/roster_row.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <algorithm>

#include "app/window/legion/docks/unit_names.h"
#include "app/window/legion/words/short_labels.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {
// Widths of a row in an open roster, and of a row in a folded roster, pixels.
constexpr int leastRow = 220, wideRow = 250, narrowRow = 100;
// In a folded roster: the height of the line with the miniatures, the rims, and the size of the
// font relative to the normal font.
constexpr int narrowPips = 12, narrowRim = 5;
constexpr double narrowFont = 0.88;
constexpr int leastPips = 20;  // minimum width of the miniatures, pixels
// Width of a check box with its space in a wide and in a narrow row, pixels.
constexpr int wideTick = 22, narrowTick = 15;
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
    aboard_->setStyleSheet(QStringLiteral("color: %1").arg(theme::muted().name()));
    aboard_->setAttribute(Qt::WA_TransparentForMouseEvents);
    refresh();
}

QSize RosterRow::sizeHint() const {
    const int wanted = narrow_ ? theme::scaled(narrowRow) : theme::scaled(wideRow);
    return {wanted, heightForWidth(std::max(wanted, width()))};
}

QSize RosterRow::minimumSizeHint() const {
    return {narrow_ ? theme::scaled(narrowRow) : theme::scaled(leastRow), sizeHint().height()};
}

int RosterRow::heightForWidth(int width) const {
    const int line = fontMetrics().height();
    if (narrow_) return line + theme::scaled(narrowPips) + 6;
    const int lines = 2 * line + 18;
    return aboard_->isHidden() ? lines : lines + aboard_->heightForWidth(aboardWidth(width)) + 2;
}

int RosterRow::tickWidth() const {
    if (!choice_.severalAsked()) return 0;
    return narrow_ ? narrowTick : wideTick;
}

int RosterRow::aboardWidth(int width) const {
    return width - 34 - fontMetrics().height() - tickWidth();
}

void RosterRow::placeAboard() {
    if (aboard_->isHidden()) return;
    const int line = fontMetrics().height(), room = aboardWidth(width());
    aboard_->setGeometry(22 + line + tickWidth(), 2 * line + 14, room,
                         aboard_->heightForWidth(room));
}

void RosterRow::resizeEvent(QResizeEvent*) { placeAboard(); }

void RosterRow::setNarrow(bool narrow, const QStringList& army) {
    narrow_ = narrow;
    army_ = army;
    refresh();
    updateGeometry();
}

void RosterRow::refresh() {
    if (!game_.running()) return;
    const auto& unit = game_.view().unit(unit_);
    QStringList words{QString::fromStdString(unit.label), UnitWords::rank(unit.rank),
                      UnitWords::state(unit)};
    const QString aboard = UnitWords::aboard(game_.view(), unit);
    if (!aboard.isEmpty()) words << aboard;
    aboard_->setText(aboard);
    aboard_->setHidden(narrow_ || aboard.isEmpty());
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
        painter.setPen(QPen(mini.defeated ? theme::edge() : theme::of(unit.player), 1.2));
        painter.setBrush(mini.defeated ? Qt::NoBrush : QBrush(theme::of(unit.player)));
        painter.drawEllipse(pip.adjusted(0.5, 0.5, -0.5, -0.5));
        if (hurt) {
            const double share = std::min(1.0, double(mini.wounds) / mini.threshold);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme::panel());
            painter.drawPie(pip.adjusted(1.5, 1.5, -1.5, -1.5), 90 * 16,
                            -static_cast<int>(share * 360 * 16));
        }
        x += edge + 3;
    }
}

void RosterRow::paintEvent(QPaintEvent*) {
    if (!game_.running()) return;
    const engine::UnitView& unit = game_.view().unit(unit_);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool chosen = choice_.selected() == unit_;
    const bool over = choice_.hovered() == unit_;
    const QRect box = narrow_ ? rect().adjusted(2, 0, -2, 0) : rect().adjusted(4, 1, -4, -1);
    if (chosen || over || unit.activating) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(chosen ? theme::lifted()
                         : over ? theme::raised()
                                : theme::sunk(unit.player));
        painter.drawRoundedRect(box, 6, 6);
    }
    if (unit.activating || hasFocus()) {
        painter.setPen(QPen(hasFocus() ? theme::text() : theme::accent(), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(box).adjusted(0.75, 0.75, -0.75, -0.75), 6, 6);
    }
    painter.setOpacity(unit.defeated ? 0.35 : unit.activated && !unit.activating ? 0.62 : 1.0);
    paintTick(painter, box);
    const int line = fontMetrics().height(), tick = tickWidth();
    const int rim = narrow_ ? narrowRim : 8;
    const QRect upper(box.left() + rim + tick, box.top() + (narrow_ ? 2 : 5),
                      box.width() - 2 * rim - tick, line);
    const QRect lower(upper.left(), upper.bottom() + (narrow_ ? 1 : 6), upper.width(),
                      narrow_ ? theme::scaled(narrowPips) : line);
    paintName(painter, unit, upper);
    paintState(painter, unit, lower);
}

// Paints the name of the unit, its points, and the marks of its order and activation.
void RosterRow::paintName(QPainter& painter, const engine::UnitView& unit, const QRect& box) const {
    const int mark = narrow_ ? theme::scaled(narrowPips) : box.height();
    int left = box.left(), right = box.right();
    if (!narrow_) {
        drawIcon(painter, iconName(unit.rank),
                 QRectF(box.left(), box.top() - 1, mark + 2, mark + 2));
        left += mark + 10;
        const QString points = QString::number(unit.card->points);
        painter.setPen(theme::muted());
        painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, points);
        right -= fontMetrics().horizontalAdvance(points) + 10;
    }
    const auto add = [&](bool shown, const QString& icon) {
        if (!shown) return;
        drawIcon(painter, icon,
                 QRectF(right - mark, box.center().y() - mark / 2.0 + 0.5, mark, mark));
        right -= mark + (narrow_ ? 2 : 6);
    };
    const bool stands = !unit.defeated;
    add(unit.activated && !unit.activating && stands, QStringLiteral("tokens/order_done"));
    add(unit.order == engine::UnitView::Order::faceup && stands, QStringLiteral("tokens/order"));
    add(unit.isNominated, QStringLiteral("actions/leader"));
    QFont name = font();
    if (narrow_) name.setPointSizeF(name.pointSizeF() * narrowFont);
    name.setStrikeOut(unit.defeated);
    const QRect place(left, box.top(), right - left, box.height());
    const QString label = QString::fromStdString(unit.label);
    const auto within = [&](const QFontMetrics& metrics) {
        return narrow_ ? shortLabel(label, army_, metrics, place.width())
                       : labelWithin(label, metrics, place.width());
    };
    // The frame of the row shows the selection, too.
    const bool marked = unit.activating || choice_.selected() == unit_;
    painter.setFont(marked ? boldIfItFits(name, within) : name);
    painter.setPen(theme::text());
    painter.drawText(place, Qt::AlignVCenter, within(QFontMetrics(name)));
    painter.setFont(font());
}

// Paints the miniatures at the left, and wounds and tokens at the right.
void RosterRow::paintState(QPainter& painter, const engine::UnitView& unit,
                           const QRect& box) const {
    const engine::View& view = game_.view();
    const int edge = box.height(), gap = narrow_ ? 2 : 7;
    const int pipsLeft = narrow_ ? box.left() : box.left() + edge + 10;
    int x = box.right();
    const auto count = [&](int number, const QColor& colour) {
        const QString words = QString::number(number);
        const int width = fontMetrics().horizontalAdvance(words);
        painter.setPen(colour);
        painter.drawText(QRect(x - width, box.top(), width + 2, edge), Qt::AlignVCenter, words);
        x -= width + 2;
    };
    auto tokens = tokensOf(unit);
    for (auto token = tokens.rbegin(); token != tokens.rend(); ++token) {
        if (x - edge - pipsLeft < leastPips) break;  // the tool tip names the others
        if (token->count > 1) count(token->count, theme::text());
        drawIcon(painter, iconName(token->token), QRectF(x - edge, box.top(), edge, edge));
        x -= edge + gap;
    }
    if (const int wounds = woundsOf(view, unit); wounds > 0 && !unit.defeated) {
        count(wounds, theme::bad());
        drawIcon(painter, QStringLiteral("tokens/wound"),
                 QRectF(x - edge + 1, box.top(), edge, edge));
        x -= edge + gap;
    }
    if (unit.undeployed && !unit.defeated && !narrow_ && aboard_->isHidden()) {
        const QString off =
            fontMetrics().elidedText(tr("off the table"), Qt::ElideRight, x - box.left() - 90);
        const int width = fontMetrics().horizontalAdvance(off);
        painter.setPen(theme::muted());
        painter.drawText(QRect(x - width, box.top(), width + 2, edge), Qt::AlignVCenter, off);
        x -= width + 8;
    }
    paintPips(painter, unit, QRectF(pipsLeft, box.top(), std::max(leastPips, x - pipsLeft), edge));
}

void RosterRow::paintTick(QPainter& painter, const QRect& box) const {
    if (!choice_.severalAsked()) return;
    const auto& options = game_.question()->options;
    const bool offered =
        std::find(options.begin(), options.end(), engine::Option(unit_)) != options.end();
    const QRectF mark(box.left() + (narrow_ ? 3 : 8), box.center().y() - 7, 14, 14);
    if (offered) {
        const bool on = choice_.isTicked(unit_);
        painter.setPen(QPen(on ? theme::good() : theme::accent(), 1.5));
        painter.setBrush(on ? QBrush(theme::good()) : Qt::NoBrush);
        painter.drawRoundedRect(mark, 4, 4);
        painter.setPen(QPen(theme::ground(), 2));
        if (on)
            painter.drawPolyline(
                QPolygonF({mark.topLeft() + QPointF(3, 7.5), mark.topLeft() + QPointF(6, 10.5),
                           mark.topLeft() + QPointF(11, 4)}));
    }
}

void RosterRow::choose() {
    choice_.select(unit_);
    emit chosen(unit_);
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

}  // namespace sightline::app

#include "app/window/shell/widgets/dice_widget.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/words/dice_words.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/advice/choices/meaning.h"

namespace sightline::app {
namespace {
constexpr int gap = 4;

QString helpOf(const engine::RolledDie& die, bool canceled) {
    QStringList lines{
        QStringLiteral("%1: %2").arg(DiceWords::die(die.die), DiceWords::face(die.face)),
        MessageWords::said(engine::meaningOf(die.face))};
    if (canceled) lines << DiceWidget::tr("This result is canceled.");
    return lines.join(QLatin1Char('\n'));
}
}  // namespace

DiceWidget::DiceWidget(int dieSize, QWidget* parent) : QWidget(parent), dieSize_(dieSize) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void DiceWidget::setDice(const std::vector<engine::RolledDie>& dice,
                         const std::vector<engine::RolledDie>& canceled) {
    std::vector<ShownDie> shown;
    shown.reserve(dice.size());
    for (const auto& die : dice) shown.push_back({iconName(die), helpOf(die, false), false});
    for (const auto& die : canceled) shown.push_back({iconName(die), helpOf(die, true), true});
    lay(std::move(shown));
}

void DiceWidget::setPool(const engine::DicePool& pool) {
    std::vector<ShownDie> shown;
    for (const engine::Die die : pool.dice())
        shown.push_back({iconName(die), DiceWords::die(die), false});
    lay(std::move(shown));
}

void DiceWidget::lay(std::vector<ShownDie> dice) {
    dice_ = std::move(dice);
    choosable_.clear();
    chosen_.clear();
    lit_.clear();
    most_ = 0;
    setFocusPolicy(Qt::NoFocus);
    updateGeometry();
    update();
}

void DiceWidget::chooseAmong(std::set<int> choosable, int most) {
    choosable_ = std::move(choosable);
    most_ = most;
    cursor_ = choosable_.empty() ? 0 : *choosable_.begin();
    setAccessibleName(tr("Dice"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    update();
}

void DiceWidget::setLit(std::set<int> lit) {
    lit_ = std::move(lit);
    update();
}

int DiceWidget::perLine(int width) const { return std::max(1, (width + gap) / (dieSize_ + gap)); }

QRect DiceWidget::dieRect(int index) const {
    const int line = perLine(width());
    return {(index % line) * (dieSize_ + gap), (index / line) * (dieSize_ + gap), dieSize_,
            dieSize_};
}

QSize DiceWidget::sizeHint() const {
    const int count = std::clamp(static_cast<int>(dice_.size()), 1, 8);
    return {count * (dieSize_ + gap) - gap, heightForWidth(count * (dieSize_ + gap))};
}

int DiceWidget::heightForWidth(int width) const {
    const int line = perLine(width);
    const int lines = std::max(1, (static_cast<int>(dice_.size()) + line - 1) / line);
    return lines * (dieSize_ + gap) - gap;
}

void DiceWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool choosing = !choosable_.empty();
    for (int i = 0; i < static_cast<int>(dice_.size()); ++i) {
        const ShownDie& die = dice_[static_cast<std::size_t>(i)];
        const QRectF where = dieRect(i);
        const bool picked = chosen_.contains(i);
        const qreal inset = choosing ? 3.0 : 0.0;
        const bool dim = die.canceled || (choosing && !choosable_.contains(i));
        painter.setOpacity(dim ? 0.35 : 1.0);
        drawIcon(painter, die.icon, where.adjusted(inset, inset, -inset, -inset));
        painter.setOpacity(1.0);
        if (die.canceled) drawIcon(painter, QStringLiteral("dice/canceled"), where);
        if (lit_.contains(i) && !picked) {
            painter.setPen(QPen(theme::accent(), 2.0, Qt::DashLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), 6, 6);
        }
        const bool atCursor = choosing && hasFocus() && i == cursor_;
        if (!picked && !atCursor) continue;
        painter.setPen(QPen(picked ? theme::accent() : theme::text(), 2.0,
                            picked ? Qt::SolidLine : Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), 6, 6);
    }
}

void DiceWidget::toggle(int index) {
    if (!choosable_.contains(index)) return;
    cursor_ = index;
    if (chosen_.erase(index) == 0) {
        if (static_cast<int>(chosen_.size()) >= most_ && !chosen_.empty())
            chosen_.erase(chosen_.begin());
        chosen_.insert(index);
    }
    update();
    emit chosenChanged();
}

void DiceWidget::mousePressEvent(QMouseEvent* event) {
    for (int i = 0; i < static_cast<int>(dice_.size()); ++i)
        if (dieRect(i).contains(event->pos())) return toggle(i);
    event->ignore();
}

bool DiceWidget::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* asked = static_cast<QHelpEvent*>(event);
    for (int i = 0; i < static_cast<int>(dice_.size()); ++i) {
        if (!dieRect(i).contains(asked->pos())) continue;
        QToolTip::showText(asked->globalPos(), dice_[static_cast<std::size_t>(i)].help, this,
                           dieRect(i));
        return true;
    }
    return QWidget::event(event);
}

void DiceWidget::keyPressEvent(QKeyEvent* event) {
    if (choosable_.empty()) return event->ignore();
    const auto here = choosable_.find(cursor_);
    if (event->key() == Qt::Key_Right && here != choosable_.end()) {
        cursor_ = std::next(here) == choosable_.end() ? *choosable_.begin() : *std::next(here);
    } else if (event->key() == Qt::Key_Left && here != choosable_.end()) {
        cursor_ = here == choosable_.begin() ? *choosable_.rbegin() : *std::prev(here);
    } else if (event->key() == Qt::Key_Space) {
        toggle(cursor_);
    } else {
        event->ignore();
    }
    update();
}

}  // namespace sightline::app

#include "app/window/panel_keys.h"

#include <QApplication>
#include <QShortcut>

#include "app/window/action_bar.h"
#include "app/window/legion/answers/reminder_list.h"
#include "app/window/legion/cards/hand_tray.h"
#include "app/window/legion/docks/record_panel.h"
#include "app/window/legion/docks/rosters.h"
#include "app/window/legion/docks/turn_strip.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/legion/timeline/timeline_strip.h"
#include "app/window/shell/widgets/side_panels.h"

namespace sightline::app {
namespace {

bool takesFocus(const QWidget& widget) {
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0;
}

// The first widget of a panel in the order of the Tab key. The table itself comes before the panels
// that lie over it.
QWidget* firstIn(QWidget* panel) {
    if (takesFocus(*panel)) return panel;
    for (QWidget* one = panel->nextInFocusChain(); one && one != panel;
         one = one->nextInFocusChain())
        if (panel->isAncestorOf(one) && takesFocus(*one)) return one;
    return nullptr;
}

}  // namespace

PanelKeys::PanelKeys(const WindowParts& parts, QWidget* window)
    : QObject(window), window_(window), panels_{parts.table,
                                                &parts.rosters->of(engine::Player::blue),
                                                parts.side,
                                                &parts.rosters->of(engine::Player::red),
                                                parts.hand,
                                                parts.reminders,
                                                parts.bar,
                                                parts.timeline,
                                                parts.record,
                                                parts.strip} {
    const auto listen = [this](const QKeySequence& keys, bool forward) {
        auto* shortcut = new QShortcut(keys, window_);
        connect(shortcut, &QShortcut::activated, this, [this, forward] { go(forward); });
    };
    listen(QKeySequence(Qt::Key_F6), true);
    listen(QKeySequence(Qt::SHIFT | Qt::Key_F6), false);
}

void PanelKeys::go(bool forward) {
    const QWidget* focus = QApplication::focusWidget();
    const std::size_t count = panels_.size();
    std::size_t now = 0;  // the table, if no other panel has the focus
    for (std::size_t i = 1; i < count; ++i)
        if (focus && (panels_[i] == focus || panels_[i]->isAncestorOf(focus))) now = i;
    for (std::size_t step = 1; step < count; ++step) {
        const std::size_t place = (now + (forward ? step : count - step)) % count;
        if (!panels_[place]->isVisible()) continue;
        if (QWidget* first = firstIn(panels_[place]))
            return first->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    }
}

}  // namespace sightline::app

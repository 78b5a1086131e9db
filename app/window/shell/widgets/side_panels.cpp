#include "app/window/shell/widgets/side_panels.h"
#include "app/window/shell/look/theme.h"

#include <QAction>
#include <QVBoxLayout>
#include <algorithm>

namespace sightline::app {
namespace {
// Width of an open panel, and of an open panel in a narrow window, pixels.
constexpr int leastWidth = 330, leastInNarrow = 280;
constexpr int narrowWindow = 1400;  // a window of less width is narrow, pixels
}  // namespace

SidePanels::SidePanels(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("sidePanels"));
    setAutoFillBackground(true);
    column_ = new QVBoxLayout(this);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
    hide();
}

void SidePanels::add(QWidget* panel, const QString& title) {
    auto* action = new QAction(title, this);
    action->setCheckable(true);
    panel->hide();
    column_->addWidget(panel, 1);
    panels_.push_back({panel, action});
    connect(action, &QAction::triggered, this, [this, panel](bool on) {
        show(on ? panel : nullptr);
        byHand_ = on;
    });
}

const SidePanels::Panel* SidePanels::find(const QWidget* panel) const {
    const auto found = std::find_if(panels_.begin(), panels_.end(),
                                    [&](const Panel& one) { return one.widget == panel; });
    return found == panels_.end() ? nullptr : &*found;
}

QAction* SidePanels::toggleAction(const QWidget* panel) const {
    const Panel* found = find(panel);
    return found ? found->action : nullptr;
}

void SidePanels::open(QWidget* panel) {
    if (opened_ == panel) return;
    byHand_ = false;
    show(panel);
}

void SidePanels::fold() { open(nullptr); }

void SidePanels::show(QWidget* panel) {
    opened_ = panel;
    for (const Panel& one : panels_) one.widget->setVisible(one.widget == panel);
    for (const Panel& one : panels_) one.action->setChecked(one.widget == panel);
    setVisible(panel != nullptr);
    emit changed();
}

void SidePanels::setOffered(QWidget* panel, bool offered, const QString& why) {
    const Panel* found = find(panel);
    if (!found) return;
    found->action->setEnabled(offered);
    const QString name = found->action->text();
    found->action->setToolTip(offered ? name : tr("%1: %2").arg(name, why));
    if (!offered && opened_ == panel) fold();
}

int SidePanels::openWidth() const {
    if (!opened_) return 0;
    const bool narrow = parentWidget()->width() < narrowWindow;
    return std::max(theme::scaled(narrow ? leastInNarrow : leastWidth),
                    opened_->minimumSizeHint().width());
}

}  // namespace sightline::app

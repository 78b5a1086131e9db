#include "app/window/dice_tray.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "app/window/attack_story.h"
#include "app/window/dice_widget.h"

namespace sightline::app {
namespace {
constexpr int dieSize = 38;
}

DiceTray::DiceTray(GameSession& session, QWidget* parent) : QWidget(parent), session_(session) {
    row_ = new QHBoxLayout(this);
    row_->setContentsMargins(0, 0, 0, 0);
    row_->setSpacing(28);
}

DiceWidget* DiceTray::addGroup(const QString& caption) {
    auto* group = new QWidget(this);
    auto* column = new QVBoxLayout(group);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* words = new QLabel(caption);
    words->setProperty("muted", true);
    words->setAlignment(Qt::AlignCenter);
    auto* dice = new DiceWidget(dieSize);
    column->addWidget(words);
    column->addWidget(dice, 0, Qt::AlignHCenter);
    row_->addWidget(group);
    return dice;
}

void DiceTray::refresh() {
    while (QLayoutItem* item = row_->takeAt(0)) {
        if (item->widget()) item->widget()->deleteLater();
        delete item;
    }
    if (!session_.running() || !session_.view().attack) return;
    const engine::AttackView& attack = *session_.view().attack;
    const auto story = AttackStory::latest(session_.game().record());
    const auto canceled = story ? story->canceled(session_.game().record())
                                : std::vector<engine::RolledDie>();
    const auto group = [this](const QString& caption, const std::vector<engine::RolledDie>& dice,
                              const std::vector<engine::RolledDie>& crossed) {
        if (dice.empty() && crossed.empty()) return;
        DiceWidget* shown = addGroup(caption);
        shown->setDice(dice, crossed);
        const int count = static_cast<int>(dice.size() + crossed.size());
        shown->setFixedSize(count * (dieSize + 4) - 4, dieSize);
    };
    group(tr("Attack dice"), attack.attackDice, canceled);
    group(tr("Cover pool"), attack.coverDice, {});
    group(tr("Defense dice"), attack.defenseDice, {});
}

}  // namespace sightline::app

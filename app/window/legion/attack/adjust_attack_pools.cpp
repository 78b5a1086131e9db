// Rows of the dialog for manual changes: the pools and the cover of an attack before its roll.
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/legion/adjust/adjust_game_menu.h"
#include "app/window/legion/adjust/adjust_rows.h"
#include "app/window/legion/adjust/pool_weapon_dialog.h"
#include "app/window/legion/cards/card_parts.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/words/dice_words.h"

namespace sightline::app {

// True if the game accepts this manual change now, usually only before the roll.
bool AdjustGameMenu::isTaken(const decltype(engine::Adjust::what)& what) const {
    return session_.question() && !session_.game().refusalOf(made(what));
}

void AdjustGameMenu::addPool(QVBoxLayout& column, bool defense, const engine::DicePool& pool) {
    if (!isTaken(engine::AdjustPool{defense, pool})) return;
    column.addWidget(heading(defense ? tr("Defense pool, about to be rolled")
                                     : tr("Attack pool, about to be rolled")));
    addPoolRows(column, defense, pool);
}

void AdjustGameMenu::addPoolRows(QVBoxLayout& column, bool defense, const engine::DicePool& pool) {
    using engine::Die;
    const std::vector<Die> kinds =
        defense ? std::vector{Die::redDefense, Die::whiteDefense}
                : std::vector{Die::redAttack, Die::blackAttack, Die::whiteAttack};
    for (const Die die : kinds)
        addCountRow(column, iconName(die), DiceWords::die(die), pool[die],
                    [this, defense, pool, die](int by) {
                        engine::DicePool changed = pool;
                        changed[die] = std::max(0, changed[die] + by);
                        adjust(engine::AdjustPool{defense, changed});
                    });
}

void AdjustGameMenu::addWaitingRoll(QVBoxLayout& column, const engine::DicePool& pool) {
    column.addWidget(heading(tr("Dice, about to be rolled")));
    addPoolRows(column, true, pool);
}

void AdjustGameMenu::addCover(QVBoxLayout& column, geometry::Cover cover) {
    if (!isTaken(engine::AdjustCover{cover})) return;
    addStateRow(column, tr("Cover"), {tr("none"), tr("light"), tr("heavy")},
                static_cast<int>(cover),
                [this](int to) { adjust(engine::AdjustCover{static_cast<geometry::Cover>(to)}); });
}

void AdjustGameMenu::addCoverPool(QVBoxLayout& column, engine::CoverPool pool) {
    const auto taken = [this](engine::CoverPool to) {
        adjust(engine::AdjustCoverPool{std::max(0, to.dice), std::max(0, to.blocks)});
    };
    if (!isTaken(engine::AdjustCoverPool{pool.dice, pool.blocks})) return;
    column.addWidget(heading(tr("Cover pool, about to be rolled")));
    addCountRow(column, iconName(engine::Die::whiteDefense), tr("Dice of the cover pool"),
                pool.dice, [taken, pool](int by) {
                    taken({pool.dice + by, pool.blocks});
                });
    addCountRow(column, {}, tr("Blocks without a die"), pool.blocks, [taken, pool](int by) {
        taken({pool.dice, pool.blocks + by});
    });
}

// While the attacker forms its pools: adds the row that allows each miniature to add several
// weapons, as some keywords do.
void AdjustGameMenu::addWeapons(QVBoxLayout& column, int more) {
    if (!isTaken(engine::AdjustWeapons{more == 0 ? 1 : -1})) return;
    addCountRow(column, QStringLiteral("actions/attack"), tr("Further weapons of each miniature"),
                more, [this](int by) { adjust(engine::AdjustWeapons{by}); });
}

// While the attacker forms its pools: adds the button for a weapon that is on no card of the
// attacker.
void AdjustGameMenu::addPoolWeapons(QVBoxLayout& column) {
    const engine::AdjustPoolWeapon any{
        "-", {}, {{std::string(nameOf(engine::Keyword::pierce)), 1}}};
    if (!isTaken(any)) return;
    column.addWidget(adjustButton(tr("Add a weapon to the attack pool\u2026"),
                                  QStringLiteral("newPoolWeapon"), [this] {
                                      auto* dialog = new PoolWeaponDialog(session_, this);
                                      dialog->setAttribute(Qt::WA_DeleteOnClose);
                                      dialog->open();
                                  }));
}

}  // namespace sightline::app

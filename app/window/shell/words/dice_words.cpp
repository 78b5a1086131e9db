#include "app/window/shell/words/dice_words.h"

#include <QStringList>
#include <algorithm>

namespace sightline::app {

QString DiceWords::die(engine::Die die) {
    switch (die) {
        case engine::Die::redAttack:
            return tr("Red attack die");
        case engine::Die::blackAttack:
            return tr("Black attack die");
        case engine::Die::whiteAttack:
            return tr("White attack die");
        case engine::Die::redDefense:
            return tr("Red defense die");
        case engine::Die::whiteDefense:
            return tr("White defense die");
    }
    return {};
}

QString DiceWords::face(engine::Face face) {
    switch (face) {
        case engine::Face::blank:
            return tr("blank");
        case engine::Face::hit:
            return tr("hit");
        case engine::Face::crit:
            return tr("crit");
        case engine::Face::attackSurge:
            return tr("attack surge");
        case engine::Face::block:
            return tr("block");
        case engine::Face::defenseSurge:
            return tr("defense surge");
    }
    return {};
}

QString DiceWords::count(const std::vector<engine::RolledDie>& dice) {
    struct Counted {
        engine::Face face;
        QString one, many;
    };
    const Counted faces[] = {{engine::Face::crit, tr("1 crit"), tr("%1 crits")},
                             {engine::Face::hit, tr("1 hit"), tr("%1 hits")},
                             {engine::Face::attackSurge, tr("1 surge"), tr("%1 surges")},
                             {engine::Face::block, tr("1 block"), tr("%1 blocks")},
                             {engine::Face::defenseSurge, tr("1 surge"), tr("%1 surges")}};
    QStringList words;
    for (const auto& counted : faces) {
        const auto found = std::count_if(dice.begin(), dice.end(),
                                         [&](const auto& die) { return die.face == counted.face; });
        if (found == 1) words << counted.one;
        if (found > 1) words << counted.many.arg(found);
    }
    if (words.isEmpty() && !dice.empty()) words << tr("all blank");
    return words.join(QStringLiteral(", "));
}

}  // namespace sightline::app

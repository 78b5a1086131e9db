#include "property/cards/terms_in_words.h"

#include <optional>
#include <set>

namespace sightline::engine::test {
namespace {

std::string words(const Reason& one) {
    return one.source.name() + " " + std::to_string(one.amount) + " of unit " +
           std::to_string(one.unit.value);
}

std::string words(const std::optional<Reason>& one) { return one ? words(*one) : ""; }

std::string words(const Term& term) {
    std::string text = std::to_string(term.total());
    for (const Reason& one : term.reasons()) text += ", " + words(one);
    if (term.forbidden()) text += ", forbidden by " + words(term.forbidden());
    return text;
}

std::string words(const Permission& one) { return words(one.forbidden()); }
std::string words(const Allowance& one) { return words(one.reason()); }

std::string words(const MoreDice& dice) {
    std::string text;
    for (const MoreDice::Added& one : dice.added())
        text += std::to_string(static_cast<int>(one.die)) + ": " + words(one.reason) + ", ";
    return text;
}

std::string words(const Reckoning& chart) {
    std::string text;
    for (const Reason& one : chart.reasons) text += words(one) + ", ";
    return text;
}

}  // namespace

std::map<std::string, std::string> termsInWords(const AttackTerms& terms) {
    std::multiset<std::string> ofWeapons;  // the order of the weapons makes no difference
    for (const DicePool& one : terms.weaponDice) {
        std::string dice;
        for (const int count : one.count) dice += std::to_string(count) + " ";
        ofWeapons.insert(dice);
    }
    std::string weapons;
    for (const std::string& one : ofWeapons) weapons += one + ", ";
    return {{"dice", words(terms.dice)},
            {"dice before the roll", words(terms.diceBeforeRoll)},
            {"downgraded", words(terms.downgraded)},
            {"upgraded", words(terms.upgraded)},
            {"weapons", weapons},
            {"defense dice", words(terms.defenseDice)},
            {"dice per aim token", words(terms.dicePerAim)},
            {"critical", words(terms.critical)},
            {"cover improved", words(terms.coverImproved)},
            {"cover reduced", words(terms.coverReduced)},
            {"cover blocks", words(terms.coverBlocks)},
            {"covering", words(terms.covering)},
            {"blast", words(terms.blast)},
            {"cover canceling", words(terms.coverCanceling)},
            {"dodging", words(terms.dodging)},
            {"dodging crits", words(terms.dodgingCrits)},
            {"impact", words(terms.impact)},
            {"dulled", words(terms.dulled)},
            {"rammed", words(terms.rammed)},
            {"ionized", words(terms.ionized)},
            {"shields", words(terms.shields)},
            {"armor", words(terms.armor)},
            {"deflecting", words(terms.deflecting)},
            {"deflected", words(terms.deflected)},
            {"deflected each", words(terms.deflectedEach)},
            {"riposte", words(terms.riposte)},
            {"luck", words(terms.luck)},
            {"suppressing", words(terms.suppressing)},
            {"pierce", words(terms.pierce)},
            {"spared", words(terms.spared)},
            {"attack chart", words(terms.attackChart)},
            {"defense chart", words(terms.defenseChart)}};
}

}  // namespace sightline::engine::test

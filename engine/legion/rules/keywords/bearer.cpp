#include "engine/legion/rules/keywords/bearer.h"

#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/lists/catalogue/unit_filter.h"
#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/attack_numbers/attack_facts.h"
#include "engine/legion/rules/attack_numbers/keyword_value.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine {

std::vector<Bearer> bearersOf(const Battle& battle, Player player, Keyword keyword) {
    std::vector<Bearer> bearers;
    for (const UnitState& unit : battle.units) {
        if (unit.player != player || unit.defeated()) continue;
        if (const auto x = valueOf(unit.card->keywords, keyword))
            bearers.push_back({unit.id, player, keyword, *x});
    }
    return bearers;
}

std::vector<Bearer> attackersWith(const Battle& battle, Player player, Keyword keyword) {
    if (!battle.attack || battle.attack->pools.empty()) return {};
    const Attack& attack = *battle.attack;
    const UnitState& attacker = battle.unit(attack.attacker);
    if (attacker.player != player) return {};
    // Before the first pool is resolved, the weapons of the last pool in the list are still being
    // chosen.
    const AttackPool& pool = attack.current < 0 ? attack.pools.back() : attack.pool();
    AttackFacts facts;
    if (attack.area) {
        facts.weapons = {&attack.area->weapon};
    } else {
        facts.weapons = weaponsIn(*attacker.card, pool);
    }
    const auto x = facts.poolValue(keyword);
    if (!x) return {};
    return {{attack.attacker, player, keyword, *x}};
}

std::vector<Bearer> armedWith(const Battle& battle, Player player, Keyword keyword) {
    std::vector<Bearer> bearers;
    for (const UnitState& unit : battle.units) {
        if (unit.player != player || unit.defeated()) continue;
        std::optional<int> most;
        for (const Weapon& weapon : unit.card->weapons)
            most = std::max(most, valueOf(weapon.keywords, keyword));
        if (most) bearers.push_back({unit.id, player, keyword, *most});
    }
    return bearers;
}

std::vector<Bearer> bearersOfCards(const Battle& battle, Player player, Keyword keyword) {
    std::vector<Bearer> bearers;
    for (const UnitState& unit : battle.units) {
        if (unit.player != player || unit.defeated()) continue;
        std::optional<int> most;
        for (const EquippedCard& card : unit.cards)
            most = std::max(most, valueOf(card.keywords, keyword));
        if (most) bearers.push_back({unit.id, player, keyword, *most});
    }
    return bearers;
}

std::optional<Bearer> bearerOn(const CurrentState& now, UnitId unit, Keyword keyword,
                               IfByHand byHand) {
    const UnitNow bearer = now.unit(unit);
    const auto& keywords = bearer.card->keywords;
    const auto x =
        byHand == IfByHand::acts ? printedValueOf(keywords, keyword) : valueOf(keywords, keyword);
    return x ? std::optional(Bearer{unit, bearer.player, keyword, *x}) : std::nullopt;
}

std::optional<Bearer> bearerOfCards(const CurrentState& now, UnitId unit, Keyword keyword) {
    const UnitNow bearer = now.unit(unit);
    for (const EquippedCard& card : bearer.stand->cards) {
        if (const auto x = valueOf(card.keywords, keyword))
            return Bearer{unit, bearer.player, keyword, *x};
    }
    return std::nullopt;
}

bool isAddedWith(const CurrentState& now, UnitId unit, MiniId mini, Keyword keyword) {
    const WhichCard carrier = now.carrierOf(mini);
    const auto& cards = now.unit(unit).stand->cards;
    return std::any_of(cards.begin(), cards.end(), [&](const EquippedCard& card) {
        return card.is(carrier) && valueOf(card.keywords, keyword).has_value();
    });
}

std::optional<Bearer> bearerWith(const CurrentState& now, UnitId unit, const WeaponChoice& weapon,
                                 Keyword keyword) {
    const UnitNow bearer = now.unit(unit);
    const Weapon& printed = bearer.card->weapons[static_cast<std::size_t>(weapon.weapon)];
    const auto x = valueOf(printed.keywords, keyword);
    return x ? std::optional(Bearer{unit, bearer.player, keyword, *x}) : std::nullopt;
}

std::optional<Bearer> bearerIn(const CurrentState& now, const AttackFacts& facts, BorneBy by,
                               Keyword keyword) {
    const bool defends = by == BorneBy::defender;
    const auto x = defends               ? facts.defendersValue(keyword)
                   : by == BorneBy::pool ? facts.poolValue(keyword)
                                         : facts.attackersValue(keyword);
    if (!x) return std::nullopt;
    const UnitId unit = defends ? facts.defender : facts.attacker;
    return Bearer{unit, now.unit(unit).player, keyword, *x};
}

bool namesUnit(const CurrentState& now, const Bearer& bearer, UnitId other, IfByHand byHand) {
    const UnitNow unit = now.unit(other);
    const auto& keywords = now.unit(bearer.unit).card->keywords;
    return std::any_of(keywords.begin(), keywords.end(), [&](const KeywordText& one) {
        const bool acts = byHand == IfByHand::acts || !one.leftByHand;
        return one.name.keyword() == bearer.keyword && acts && one.who &&
               one.who->matches(*unit.card, unit.rank);
    });
}

Reason Bearer::reason(int amount) const {
    return reasonOf(keyword, x > 0 ? std::optional(x) : std::nullopt, unit, amount);
}

bool isActivating(const Battle& battle, UnitId unit) {
    return battle.activation && battle.activation->unit == unit;
}

ActionSource actionSourceOf(const Battle& battle, const Bearer& bearer) {
    ActionSource giver{std::string(nameOf(bearer.keyword)), {}, bearer.citation()};
    giver.keyword = {bearer.keyword, bearer.x};
    const UnitCard& card = *battle.unit(bearer.unit).card;
    for (const KeywordText& one : card.keywords) {
        if (!one.is(bearer.keyword)) continue;
        giver.name = one.label();
        if (one.help) giver.help = one.help->text;
    }
    for (const EquippedCard& equipped : battle.unit(bearer.unit).cards) {
        for (const KeywordText& one : equipped.keywords) {
            if (one.is(bearer.keyword) && one.help) giver.help = one.help->text;
        }
    }
    // Several weapons of a pool may have the keyword with different values. So the text of the
    // keyword is used, without the name that contains one value.
    for (const Weapon& weapon : card.weapons) {
        for (const KeywordText& one : weapon.keywords) {
            if (one.is(bearer.keyword) && one.help) giver.help = one.help->text;
        }
    }
    return giver;
}

}  // namespace sightline::engine

#include "engine/legion/rules/state/unit_cards.h"

#include <algorithm>
#include <tuple>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"

namespace sightline::engine {
namespace {

// Makes the part of a cache key that stands for one keyword. The key of a unit card contains all
// properties in which two cards in the cache may differ.
std::string keyOf(const KeywordText& keyword) {
    return keyword.label() + (keyword.automated ? "a" : "") + (keyword.leftByHand ? "h" : "") + ";";
}

template <class Value>
std::string keyOf(const std::optional<Value>& value) {
    return value ? std::to_string(static_cast<int>(*value)) + ";" : "-;";
}

std::string keyOf(const RuleGrant& brought) {
    std::string key = brought.source + "\n" + std::to_string(brought.citation.page) + "+";
    for (const KeywordText& one : brought.keywords) key += keyOf(one);
    key += "-";
    for (const KeywordText& one : brought.loses) key += keyOf(one);
    key += "w";
    for (const KeywordText& one : brought.ofWeapons) key += keyOf(one);
    const StatChanges& changes = brought.changes;
    key += std::to_string(changes.courage) + ";" + std::to_string(changes.speed) + ";";
    key += keyOf(changes.defenseDie) + keyOf(changes.attackSurge) + keyOf(changes.defenseSurge);
    if (changes.nullCourage) key += "null;";
    return key + keyOf(changes.meleeAttackSurge) + keyOf(changes.meleeDefenseSurge) + "\n";
}

MadeCards& madeCardsOf(Battle& battle) {
    if (!battle.madeCards) battle.madeCards = std::make_shared<MadeCards>();
    return *battle.madeCards;
}

// A unit that gains Shielded X gains X shield tokens; a unit that loses it loses X of them,
// inactive tokens first (Keyword Glossary, Shielded X).
void followShields(Battle& battle, UnitState& unit, int before) {
    const int more = unit.card->sumOf(Keyword::shielded) - before;
    const Citation citation = citationOf(Keyword::shielded);
    battle.gain(unit.id, Token::shield, more, citation);
    if (more >= 0) return;
    const int inactive = battle.remove(unit.id, Token::inactiveShield, -more, citation);
    battle.remove(unit.id, Token::shield, -more - inactive, citation);
}

void makeCard(Battle& battle, UnitState& unit) {
    const int shields = unit.card->sumOf(Keyword::shielded);
    unit.card = madeCardsOf(battle).of(unit, unit.conditional);
    noteKeywords(battle, unit);
    followShields(battle, unit, shields);
}

// The unit's cards whose rules no longer apply. These are cards that added miniatures which are now
// all defeated.
std::vector<WhichCard> lostBy(const Battle& battle, const UnitState& unit) {
    std::vector<WhichCard> lost;
    for (const RuleGrant& one : unit.parts->brought) {
        if (one.withMiniatures && battle.hasLost(unit.id, one.card))
            lost.push_back({one.card, one.source});
    }
    std::sort(lost.begin(), lost.end(), [](const WhichCard& a, const WhichCard& b) {
        return std::tie(a.name, a.id) < std::tie(b.name, b.id);
    });
    lost.erase(std::unique(lost.begin(), lost.end()), lost.end());
    return lost;
}

}  // namespace

const UnitCard* MadeCards::of(const UnitState& unit, const std::vector<RuleGrant>& conditional) {
    if (unit.lost.empty() && unit.effects.empty() && conditional.empty()) return unit.whole;
    std::string key = std::to_string(unit.id.value) + "\n";
    for (const WhichCard& one : unit.lost) key += one.id + "\n";
    std::vector<const RuleGrant*> lasting;
    for (const LastingEffect& one : unit.effects) {
        lasting.push_back(&one.brings);
        key += "\n" + keyOf(one.brings);
    }
    for (const RuleGrant& one : conditional) {
        lasting.push_back(&one);
        key += "\n" + keyOf(one);
    }
    const std::lock_guard lock(mutex_);
    const auto known = made_.find(key);
    if (known != made_.end()) return &known->second;
    static const UnitParts none;
    const UnitParts& parts = unit.parts ? *unit.parts : none;
    return &made_.emplace(std::move(key), cardNow(*unit.whole, parts, unit.lost, lasting))
                .first->second;
}

void noteKeywords(Battle& battle, const UnitState& unit) {
    addTo(battle.keywordsInGame, *unit.card, unit.cards);
}

void giveShields(UnitState& unit) {
    TokenCounts& tokens = unit.tokens;
    const int there = tokens[Token::shield] + tokens[Token::inactiveShield];
    tokens[Token::shield] += std::max(0, unit.card->sumOf(Keyword::shielded) - there);
}

void followEffects(Battle& battle, UnitId id) { makeCard(battle, battle.unit(id)); }

const UnitCard& cardWithoutConditions(Battle& battle, UnitId id) {
    return *madeCardsOf(battle).of(battle.unit(id), {});
}

void followCards(Battle& battle, UnitId id) {
    UnitState& unit = battle.unit(id);
    if (!unit.parts) return;
    std::vector<WhichCard> lost = lostBy(battle, unit);
    if (lost == unit.lost) return;
    const bool fewer = lost.size() > unit.lost.size();
    unit.lost = std::move(lost);
    makeCard(battle, unit);
    const bool counterpart =
        std::any_of(battle.minis.begin(), battle.minis.end(),
                    [&](const MiniState& one) { return one.unit == id && one.counterpart; });
    battle.record({.happening = Happening::cardTurned,
                   .message = fewer ? say::rulesLost() : say::rulesBack(),
                   .citation = counterpart ? citationOf(Keyword::counterpart)
                                           : page(17, "Defeating Upgrade Card Miniatures"),
                   .unit = id});
}

}  // namespace sightline::engine

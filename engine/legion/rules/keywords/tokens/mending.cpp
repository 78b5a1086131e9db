#include "engine/legion/rules/keywords/tokens/mending.h"

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/restore.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/printed_instances.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/conditional_rules.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/words/card_effects.h"

namespace sightline::engine::keywords {
namespace {

constexpr int mendingRange = 1;

// The name of the action. The wound tokens that the action puts on its card have the same name.
std::string nameOf(const PrintedInstance& instance) {
    std::string name = instance.text.label();
    if (instance.text.capacity) name += ": Capacity " + std::to_string(*instance.text.capacity);
    return instance.card.none() ? name : name + " (" + instance.card.name + ")";
}

int woundsOn(const Battle& battle, UnitId unit, const PrintedInstance& card) {
    const auto& marks = battle.unit(unit).marks;
    const auto found = marks.find(nameOf(card));
    return found == marks.end() ? 0 : found->second;
}

std::vector<MiniId> hurtMinis(const Battle& battle, UnitId unit) {
    std::vector<MiniId> hurt = battle.unit(unit).minis;
    std::erase_if(hurt, [&](MiniId one) { return battle.mini(one).wounds == 0; });
    return hurt;
}

bool needsMending(const Battle& battle, UnitId unit, const Mending& mending) {
    const UnitState& one = battle.unit(unit);
    const bool hasToken = std::any_of(mending.tokens.begin(), mending.tokens.end(),
                                      [&](Token token) { return one.tokens[token] > 0; });
    return (!mending.repairs || mayBeRestored(battle, unit)) &&
           (hasToken || !hurtMinis(battle, unit).empty() || !restorable(battle, unit).empty());
}

std::vector<UnitId> unitsToMend(const Battle& battle, UnitId mender, const Mending& mending) {
    const Tabletop table = tabletopOf(battle);
    const UnitOnTable* self = table.find(mender);
    std::vector<UnitId> units = alliesAround(battle, mender, mendingRange);
    std::erase_if(units, [&](UnitId one) {
        const UnitOnTable* other = table.find(one);
        if (!self || !other || !mending.mends(battle.unit(one).card->type)) return true;
        if (!needsMending(battle, one, mending)) return true;
        return one != mender && !anySees(table, *self, *other);
    });
    return units;
}

bool mayMend(const Battle& battle, const Bearer& bearer, const PrintedInstance& card,
             const Mending& mending) {
    const bool hasRoom =
        !card.text.capacity || woundsOn(battle, bearer.unit, card) < *card.text.capacity;
    return hasRoom && !unitsToMend(battle, bearer.unit, mending).empty();
}

/// A way to help a unit: remove a wound token, remove another token, or Restore miniatures.
struct Help {
    enum class Kind { wound, token, restore } kind{};
    Token token{};
};

std::vector<Help> waysToHelp(const Battle& battle, UnitId unit, const Mending& mending,
                             bool mayRestore) {
    std::vector<Help> ways;
    if (battle.unit(unit).defeated()) return ways;
    if (!hurtMinis(battle, unit).empty()) ways.push_back({Help::Kind::wound});
    for (Token token : mending.tokens)
        if (battle.unit(unit).tokens[token] > 0) ways.push_back({Help::Kind::token, token});
    if (mayRestore && !restorable(battle, unit).empty()) ways.push_back({Help::Kind::restore});
    return ways;
}

Message wordsOf(const Help& help, int most) {
    switch (help.kind) {
        case Help::Kind::wound:
            return say::healIt(1);
        case Help::Kind::token:
            return say::removeIt(1, say::tokenWord(help.token));
        case Help::Kind::restore:
            break;
    }
    return say::restoreIt(most);
}

Task<void> removeWound(Battle& battle, Bearer bearer, UnitId unit) {
    const auto hurt = [unit](const Battle& now) { return hurtMinis(now, unit); };
    const MiniId mini = co_await chooseMiniature(battle, bearer, hurt);
    if (mini.none()) co_return;
    --battle.mini(mini).wounds;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::woundsHealed(std::string(engine::nameOf(bearer.keyword)), 1),
                   .citation = bearer.citation(),
                   .unit = unit,
                   .mini = mini});
    followConditions(battle, unit);
}

// Removes up to `most` tokens in total, or Restores up to `most` miniatures. The player must do one
// of the two, but may decline further tokens.
Task<void> help(Battle& battle, Bearer bearer, UnitId unit, Mending mending, int most) {
    for (int i = 0; i < most; ++i) {
        const std::vector<Help> ways = waysToHelp(battle, unit, mending, i == 0);
        if (ways.empty()) co_return;
        Messages texts;
        for (const Help& one : ways) texts.push_back(wordsOf(one, most));
        const int which = co_await chooseText(battle, bearer, std::move(texts), i > 0);
        if (which < 0) co_return;
        const Help chosen = ways[static_cast<std::size_t>(which)];
        if (chosen.kind == Help::Kind::restore) {
            co_await restore(battle, unit, most);
            co_return;
        }
        if (chosen.kind == Help::Kind::token)
            battle.remove(unit, chosen.token, 1, bearer.citation());
        else
            co_await removeWound(battle, bearer, unit);
    }
}

Task<void> mend(Battle& battle, Bearer bearer, PrintedInstance card, Mending mending) {
    const auto candidates = [mender = bearer.unit, mending](const Battle& now) {
        return unitsToMend(now, mender, mending);
    };
    const UnitId chosen = co_await chooseOneUnit(battle, bearer, candidates);
    if (chosen.none()) co_return;
    const int tokens = ++battle.unit(bearer.unit).marks[nameOf(card)];
    battle.record({.happening = Happening::keywordActed,
                   .message = say::woundOnCard(nameOf(card)),
                   .numbers = {{NumberId::wounds, tokens}},
                   .citation = bearer.citation(),
                   .unit = bearer.unit,
                   .other = chosen});
    co_await help(battle, bearer, chosen, mending, card.text.value.value_or(1));
}

// The id of the equipped card that the action turns. Empty if the action turns no card.
std::string turnedBy(const Battle& battle, UnitId unit, const PrintedInstance& card) {
    for (const EquippedCard& one : battle.unit(unit).cards)
        if (one.is(card.card) && one.use != CardUse::unlimited) return one.id;
    return {};
}

}  // namespace

void offerMending(const Battle& battle, const Bearer& bearer, OfferCardActions& point,
                  const Mending& mending) {
    for (const PrintedInstance& card : printedInstances(battle, bearer)) {
        const std::string name = nameOf(card);
        const bool isFree = card.text.action == KeywordText::Action::free;
        OfferedAction offered{.name = name, .cost = isFree ? 0 : 1};
        offered.legal = [=](const Battle& now) { return mayMend(now, bearer, card, mending); };
        offered.resolve = [=](Battle& now) { return mend(now, bearer, card, mending); };
        offered.card = turnedBy(battle, bearer.unit, card);
        offered.words = say::printed(name);
        offered.id = name;
        point.offered.push_back(std::move(offered));
    }
}

}  // namespace sightline::engine::keywords

#include "engine/legion/lists/catalogue/card_counts.h"

#include <algorithm>

#include "engine/legion/lists/catalogue/automation.h"
#include "engine/legion/lists/catalogue/command_card.h"

namespace sightline::engine {
namespace {

void add(CardCounts& counts, EffectSource said, bool inCode = false) {
    ++counts.total;
    switch (said) {
        case EffectSource::data:
            ++counts.byData;
            return;
        case EffectSource::dataAsKnown:
            ++counts.byDataAsKnown;
            return;
        case EffectSource::code:
            ++(inCode ? counts.byCode : counts.byHand);
            return;
        case EffectSource::nobody:
            ++counts.unknown;
            return;
    }
}

// For a card that has only numbers, weapons and keywords: `data` if the game applies all keywords
// of the card, otherwise `code`.
template <class Card>
EffectSource playedBy(const Card& card) {
    return automationOf(card).state == Plays::whole ? EffectSource::data : EffectSource::code;
}

// Counts command cards. A command card has orders, and may have its own effect or weapon.
CardCounts commandCounts(const Catalogue& catalogue) {
    CardCounts counts{.kind = "command cards"};
    for (const CommandEntry& card : catalogue.commands) {
        const bool whole = automationOf(card).state == Plays::whole;
        if (card.saidBy == EffectSource::nobody)
            add(counts, EffectSource::nobody);
        else if (whole && card.program && card.program->inCode)
            add(counts, EffectSource::code, true);
        else
            add(counts, whole ? EffectSource::data : EffectSource::code);
    }
    return counts;
}

template <class Card>
CardCounts lineCounts(const char* kind, const std::vector<Card>& cards) {
    CardCounts counts{.kind = kind};
    for (const Card& card : cards) {
        const Plays state = automationOf(card).state;
        const bool whole = state == Plays::whole;
        if (state == Plays::unknown)
            add(counts, EffectSource::nobody);
        else if (whole && card.program && card.program->inCode)
            add(counts, EffectSource::code, true);
        else
            add(counts, whole ? EffectSource::data : EffectSource::code);
    }
    return counts;
}

}  // namespace

std::vector<CardCounts> countCards(const Catalogue& catalogue) {
    CardCounts units{.kind = "units"}, counterparts{.kind = "counterparts"},
        upgrades{.kind = "upgrades"}, keywords{.kind = "keywords"};
    for (const UnitEntry& unit : catalogue.units) add(units, playedBy(unit.card));
    for (const CounterpartCard& card : catalogue.counterparts) add(counterparts, playedBy(card));
    for (const UpgradeCard& card : catalogue.upgrades) {
        const bool part = !byHandAmong(card.clauses).empty();
        add(upgrades, part ? EffectSource::code : card.saidBy, card.program && !part);
    }
    for (const KeywordEntry& one : catalogue.keywords) {
        ++keywords.total;
        ++(one.automated ? keywords.byCode : keywords.byHand);
    }
    return {units,
            counterparts,
            upgrades,
            commandCounts(catalogue),
            lineCounts("battle cards", catalogue.battleCards),
            lineCounts("battle forces", catalogue.battleForces),
            keywords};
}

std::vector<std::pair<Mark::Kind, int>> countMarks(const Catalogue& catalogue) {
    std::vector<std::pair<Mark::Kind, int>> counts;
    for (const Mark::Kind kind : {Mark::Kind::disputed, Mark::Kind::inferred, Mark::Kind::unknown,
                                  Mark::Kind::variable, Mark::Kind::doubt, Mark::Kind::note})
        counts.emplace_back(kind, 0);
    const auto addAll = [&](const auto& cards) {
        for (const auto& card : cards) {
            for (const Mark& mark : card.facts.marks)
                ++counts[static_cast<std::size_t>(mark.kind)].second;
        }
    };
    addAll(catalogue.units);
    addAll(catalogue.counterparts);
    addAll(catalogue.upgrades);
    addAll(catalogue.commands);
    addAll(catalogue.battleCards);
    addAll(catalogue.battleForces);
    return counts;
}

}  // namespace sightline::engine

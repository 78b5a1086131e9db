#include "engine/legion/rules/keywords/printed_instances.h"

#include <algorithm>

#include "engine/legion/rules/state/battle.h"

namespace sightline::engine::keywords {

std::vector<PrintedInstance> printedInstances(const Battle& battle, const Bearer& bearer) {
    const UnitState& unit = battle.unit(bearer.unit);
    std::vector<PrintedInstance> instances;
    const auto add = [&](const std::vector<KeywordText>& keywords, const WhichCard& card) {
        for (const KeywordText& one : keywords)
            if (one.is(bearer.keyword)) instances.push_back({one, card});
    };
    if (!unit.parts || unit.parts->brought.empty()) {
        add(unit.card->keywords, {});
        return instances;
    }
    add(unit.parts->own.keywords, {});
    for (const RuleGrant& one : unit.parts->brought) {
        const WhichCard card{one.card, one.source};
        const auto& lost = unit.lost;
        if (std::find(lost.begin(), lost.end(), card) == lost.end()) add(one.keywords, card);
    }
    return instances;
}

}  // namespace sightline::engine::keywords

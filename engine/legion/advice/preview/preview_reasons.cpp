#include "engine/legion/advice/preview/preview_reasons.h"

#include <algorithm>
#include <utility>

#include "engine/legion/rules/rulings/weapons_against.h"

namespace sightline::engine {

void reckonRanges(AttackPreview& preview, const CurrentState& now, UnitId attacker,
                  const std::vector<WeaponChoice>& weapons, bool aimSpent) {
    std::vector<int> told;
    for (const WeaponChoice& one : weapons) {
        if (std::find(told.begin(), told.end(), one.weapon) != told.end()) continue;
        told.push_back(one.weapon);
        Reckoning range = rangeOf(now, attacker, one.weapon, aimSpent);
        if (range.reasons.size() > 1) preview.reckonings.push_back(std::move(range));
    }
}

std::optional<Reason> reasonForRange(const CurrentState& now, UnitId attacker,
                                     const std::vector<WeaponChoice>& weapons) {
    for (const WeaponChoice& one : weapons) {
        const Reckoning with = rangeOf(now, attacker, one.weapon, true);
        const Reckoning without = rangeOf(now, attacker, one.weapon, false);
        if (with.total() > without.total()) return with.reasons.back();
    }
    return std::nullopt;
}

void reckonCharts(AttackPreview& preview) {
    for (const Reckoning* chart : {&preview.terms.attackChart, &preview.terms.defenseChart})
        if (!chart->reasons.empty()) preview.reckonings.push_back(*chart);
}

std::vector<Reason> effectsBesides(const AttackTerms& terms, geometry::Cover cover, int dodge) {
    std::vector<Reason> besides;
    if (cover != geometry::Cover::none && !terms.blast.reasons().empty()) {
        besides.push_back(terms.blast.forbidden() ? *terms.blast.forbidden()
                                                  : terms.blast.reasons().front());
    }
    if (cover != geometry::Cover::none && !terms.coverCanceling.allowed())
        besides.push_back(*terms.coverCanceling.forbidden());
    if (dodge > 0 && !terms.dodging.allowed()) besides.push_back(*terms.dodging.forbidden());
    if (dodge > 0 && terms.dodging.allowed() && terms.dodgingCrits.allowed())
        besides.push_back(*terms.dodgingCrits.reason());
    if (cover != geometry::Cover::none && !terms.coverPrevented())
        for (const Reason& one : terms.coverBlocks.reasons()) besides.push_back(one);
    if (terms.givesAttackChart() != Keyword::none)
        besides.push_back(terms.attackChart.reasons.back());
    for (const MoreDice::Added& one : terms.defenseDice.added()) besides.push_back(one.reason);
    for (const Reason& one : terms.deflected.reasons()) besides.push_back(one);
    if (terms.deflectedEach.allowed() && terms.deflected.total() > 0)
        besides.push_back(*terms.deflectedEach.reason());
    for (const Reason& one : terms.riposte.reasons()) besides.push_back(one);
    const Keyword gives = terms.givesDefenseChart();
    const bool isNamed =
        !terms.deflected.reasons().empty() && terms.deflected.reasons().front().keyword == gives;
    if (gives != Keyword::none && !isNamed) besides.push_back(terms.defenseChart.reasons.back());
    return besides;
}

}  // namespace sightline::engine

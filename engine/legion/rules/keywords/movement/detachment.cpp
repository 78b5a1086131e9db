// The unit keyword Detachment: Unit Name/Type. Core Rulebook, Keyword Glossary. This file gives the
// unit keywords of its matching unit during setup. The code in engine/legion/lists/army checks the
// army list.
#include <algorithm>

#include "engine/legion/lists/catalogue/unit_filter.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

// The keywords on `card`, the card of the matching unit, that a unit with Detachment gains:
// Infiltrate and Prepared Position.
std::vector<KeywordText> sharedBy(const UnitCard& card) {
    std::vector<KeywordText> shared = card.keywords;
    std::erase_if(shared, [](const KeywordText& one) {
        const Keyword keyword = one.name.keyword();
        return keyword != Keyword::infiltrate && keyword != Keyword::preparedPosition;
    });
    return shared;
}

const KeywordText* printedOn(const UnitCard& card, Keyword keyword) {
    const auto found = std::find_if(card.keywords.begin(), card.keywords.end(),
                                    [&](const KeywordText& one) { return one.is(keyword); });
    return found == card.keywords.end() ? nullptr : &*found;
}

// The units that the parameter of `detachment` names. Units that have Detachment themselves are
// left out. Units that give more keywords come first.
std::vector<UnitId> matching(const Battle& battle, const Bearer& bearer,
                             const KeywordText& detachment) {
    std::vector<UnitId> units = battle.unitsOf(bearer.player);
    std::erase_if(units, [&](UnitId one) {
        const UnitState& unit = battle.unit(one);
        return unit.card->has(bearer.keyword) || !detachment.who ||
               !detachment.who->matches(*unit.card, unit.rank());
    });
    std::stable_sort(units.begin(), units.end(), [&](UnitId a, UnitId b) {
        return sharedBy(*battle.unit(a).card).size() > sharedBy(*battle.unit(b).card).size();
    });
    return units;
}

// The matching unit of the unit with Detachment. If several units have Detachment with the same
// parameter, each gets a different matching unit, in the order of units.
UnitId partnerOf(const Battle& battle, const Bearer& bearer) {
    const KeywordText* own = printedOn(*battle.unit(bearer.unit).card, bearer.keyword);
    if (!own) return {};
    std::size_t before = 0;
    for (const Bearer& other : bearersOf(battle, bearer.player, bearer.keyword)) {
        if (other.unit == bearer.unit) break;
        const KeywordText* same = printedOn(*battle.unit(other.unit).card, bearer.keyword);
        if (same && same->parameter == own->parameter) ++before;
    }
    const std::vector<UnitId> partners = matching(battle, bearer, *own);
    return before < partners.size() ? partners[before] : UnitId{};
}

std::vector<KeywordText> gainedFrom(const Battle& battle, const Bearer& bearer, UnitId partner) {
    std::vector<KeywordText> gained;
    if (partner.none()) return gained;
    const UnitCard& card = *battle.unit(bearer.unit).card;
    for (const KeywordText& one : sharedBy(*battle.unit(partner).card))
        if (!card.has(one.name.keyword())) gained.push_back(one);
    return gained;
}

bool gains(const Battle& battle, const Bearer& bearer, const DeployInPreparedPositions&) {
    return !gainedFrom(battle, bearer, partnerOf(battle, bearer)).empty();
}

Task<void> followPartner(Battle& battle, Bearer bearer, DeployInPreparedPositions&) {
    const UnitId partner = partnerOf(battle, bearer);
    RuleGrant brings{.source = std::string(nameOf(bearer.keyword)), .citation = bearer.citation()};
    brings.keywords = gainedFrom(battle, bearer, partner);
    beginEffect(battle, bearer.unit, std::move(brings), EffectDuration::game);
    co_return;
}

}  // namespace

KeywordRule detachment() {
    return KeywordRule(Keyword::detachment, {.parameter = true})
        .inArmyBuilding()
        .atInAnyOrder<DeployInPreparedPositions>(followPartner, gains);
}

}  // namespace sightline::engine::keywords

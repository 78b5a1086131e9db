#include "engine/legion/rules/state/conditional_rules.h"

#include <algorithm>
#include <cctype>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/state/unit_cards.h"
#include "geometry/range/range.h"

namespace sightline::engine {
namespace {

int woundsOf(const Battle& battle, const UnitState& unit) {
    int wounds = 0;
    for (MiniId one : unit.minis) wounds += battle.mini(one).wounds;
    return wounds;
}

KeywordText gained(KeywordName name, std::optional<int> value = std::nullopt) {
    KeywordText text;
    text.name = std::move(name);
    text.value = value;
    text.automated = true;
    return text;
}

// The keyword in a parameter such as "Steady" or "Uncanny Luck 2".
KeywordText keywordIn(const std::string& parameter) {
    const std::size_t space = parameter.rfind(' ');
    const bool hasValue =
        space != std::string::npos && space + 1 < parameter.size() &&
        std::all_of(parameter.begin() + static_cast<std::ptrdiff_t>(space) + 1, parameter.end(),
                    [](unsigned char one) { return std::isdigit(one) != 0; });
    if (!hasValue) return gained(parameter);
    return gained(parameter.substr(0, space), std::stoi(parameter.substr(space + 1)));
}

bool isObjective(const ObjectiveToken& token) {
    return token.kind == ObjectiveKind::poi || token.kind == ObjectiveKind::asset;
}

// True if the unit leader is within half range of an objective token, or the unit holds one.
bool isAtObjective(const Battle& battle, const UnitState& unit) {
    if (!unit.onTable()) return false;
    const geometry::Outline leader = geometry::outlineOf(battle.mini(unit.leader()).mini);
    const auto& tokens = battle.mission.tokens;
    return std::any_of(tokens.begin(), tokens.end(), [&](const ObjectiveToken& token) {
        if (!isObjective(token)) return false;
        if (token.holder == unit.id) return true;
        if (!token.onTable()) return false;
        const double distance = geometry::gap(leader, outlineOf(token));
        return geometry::bandOf(battle.field.dimensions(), distance) <= 0.5;
    });
}

RuleGrant grantOf(const KeywordText& keyword) {
    return {.source = keyword.label(), .citation = citationOf(keyword.name.keyword())};
}

// The rules that the unit has now because the condition of one of its keywords holds. A keyword
// that the unit gains by these rules gives no further rules.
std::vector<RuleGrant> grantsNow(const Battle& battle, const UnitState& unit,
                                 const UnitCard& without) {
    std::vector<RuleGrant> grants;
    if (unit.defeated()) return grants;
    const int x = without.sumOf(Keyword::enrage);
    for (const KeywordText& one : without.keywords) {
        if (one.is(Keyword::enrage) && x > 0 && woundsOf(battle, unit) >= x) {
            RuleGrant rage = grantOf(one);
            rage.keywords = {gained(Keyword::charge)};
            rage.changes.nullCourage = true;
            grants.push_back(std::move(rage));
        }
        if (one.is(Keyword::eyesOnThePrize) && isAtObjective(battle, unit)) {
            RuleGrant prize = grantOf(one);
            prize.keywords = {keywordIn(one.parameter)};
            grants.push_back(std::move(prize));
        }
    }
    return grants;
}

bool areSame(const std::vector<RuleGrant>& some, const std::vector<RuleGrant>& others) {
    return std::equal(some.begin(), some.end(), others.begin(), others.end(),
                      [](const RuleGrant& a, const RuleGrant& b) {
                          return a.source == b.source && a.keywords == b.keywords;
                      });
}

void recordChange(Battle& battle, UnitId unit, const RuleGrant& grant, bool begins) {
    const Message what = named(grant);
    battle.record({.happening = begins ? Happening::effectBegan : Happening::effectEnded,
                   .message = begins ? say::conditionHolds(what) : say::effectEnds(what),
                   .citation = grant.citation,
                   .unit = unit});
}

}  // namespace

void followConditions(Battle& battle, UnitId id) {
    UnitState& unit = battle.unit(id);
    std::vector<RuleGrant> now = grantsNow(battle, unit, cardWithoutConditions(battle, id));
    if (areSame(now, unit.conditional)) return;
    const std::vector<RuleGrant> before = std::move(unit.conditional);
    unit.conditional = std::move(now);
    followEffects(battle, id);
    const auto isAmong = [](const RuleGrant& one, const std::vector<RuleGrant>& all) {
        return std::any_of(all.begin(), all.end(),
                           [&](const RuleGrant& other) { return one.source == other.source; });
    };
    if (unit.defeated()) return;
    for (const RuleGrant& one : before)
        if (!isAmong(one, unit.conditional)) recordChange(battle, id, one, false);
    for (const RuleGrant& one : unit.conditional) {
        if (isAmong(one, before)) continue;
        recordChange(battle, id, one, true);
        if (one.changes.nullCourage)
            battle.remove(id, Token::suppression, unit.tokens[Token::suppression], one.citation);
    }
}

void followConditions(Battle& battle) {
    for (const UnitState& one : battle.units) followConditions(battle, one.id);
}

}  // namespace sightline::engine

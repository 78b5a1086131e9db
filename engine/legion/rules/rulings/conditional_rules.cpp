#include "engine/legion/rules/rulings/conditional_rules.h"

#include <algorithm>
#include <cctype>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/rulings/tabletop.h"
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

// True for an Ewok Trooper unit on the battlefield, which Divine Influence can affect.
bool isEwokTrooper(const UnitState& unit) {
    return unit.onTable() && isTrooper(unit.card->type) && unit.card->affiliation == "Ewok";
}

// True if the unit card itself has Divine Influence. An instance with a parameter marks a unit that
// the keyword of another unit affects.
bool hasInfluence(const UnitState& unit) {
    return unit.onTable() &&
           std::any_of(unit.card->keywords.begin(), unit.card->keywords.end(), [](const auto& one) {
               return one.is(Keyword::divineInfluence) && one.parameter.empty();
           });
}

// True if the two units are within range 1 and in LOS of each other.
bool isInfluenced(const Battle& battle, UnitId by, UnitId unit) {
    const Tabletop table = tabletopOf(battle);
    const UnitOnTable &from = table.unit(by), &to = table.unit(unit);
    return unitsWithin(from, to, battle.field.dimensions().rangeBand) && anySees(table, from, to);
}

// The allied unit whose Divine Influence affects the unit. Null if there is none.
const UnitState* influencing(const Battle& battle, const UnitState& unit) {
    if (!isEwokTrooper(unit)) return nullptr;
    for (const UnitState& one : battle.units) {
        if (one.player == unit.player && one.id != unit.id && hasInfluence(one) &&
            isInfluenced(battle, one.id, unit.id))
            return &one;
    }
    return nullptr;
}

// Guardian 2 for the unit with Divine Influence. The second keyword marks that the unit may cancel
// crits when it uses Guardian.
RuleGrant grantOfInfluence(const UnitState& by) {
    constexpr int guardianValue = 2;
    KeywordText guardian = gained(Keyword::guardian, guardianValue);
    KeywordText crits = gained(Keyword::divineInfluence);
    guardian.parameter = crits.parameter = by.card->name;
    return {.source = std::string(nameOf(Keyword::divineInfluence)),
            .citation = citationOf(Keyword::divineInfluence),
            .keywords = {std::move(guardian), std::move(crits)}};
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
    if (const UnitState* by = influencing(battle, unit)) grants.push_back(grantOfInfluence(*by));
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

static void followOwnConditions(Battle& battle, UnitId id) {
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

void followConditions(Battle& battle, UnitId id) {
    followOwnConditions(battle, id);
    // Any unit that moves can change who is in LOS of a unit with Divine Influence.
    if (std::none_of(battle.units.begin(), battle.units.end(),
                     [](const UnitState& one) { return one.card->has(Keyword::divineInfluence); }))
        return;
    for (const UnitState& one : battle.units)
        if (one.id != id && isEwokTrooper(one)) followOwnConditions(battle, one.id);
}

void followConditions(Battle& battle) {
    for (const UnitState& one : battle.units) followOwnConditions(battle, one.id);
}

}  // namespace sightline::engine

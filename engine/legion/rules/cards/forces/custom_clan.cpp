// The battle force Custom Clan. The army has made two of five choices. Army building applies the
// choice Tools of the Trade and the points of the choice Veterans.
#include <algorithm>
#include <array>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/lists/catalogue/force_choices.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/forces/force_units.h"
#include "engine/legion/rules/cards/forces/units_set_aside.h"
#include "engine/legion/rules/state/token_room.h"
#include "engine/legion/rules/words/card_effects.h"
#include "engine/legion/rules/words/missions.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* customClanId = "custom-clan";
constexpr const char* clanAffiliation = "Mandalorians";
constexpr int veteranUnits = 2, mostRapidUnits = 2;

/// The named tokens of the choice Feats of Valor, and the numbers of tokens that have an effect.
constexpr const char* valorToken = "Valor";
constexpr int valorForDauntless = 1, valorForTokens = 2, valorForExemplar = 3;
constexpr std::array tokensOfValor{Token::aim, Token::dodge, Token::surge};

/// The keywords in the data of the battle force, by their index.
enum ClanKeyword { dauntlessOfClan, coordinateOfHired, independentOfHired, exemplarOfClan };

bool hasMade(const Battle& battle, const CardInPlay& force, std::string_view choice) {
    const ForceInPlay* play = forceInPlay(battle, force.player, customClanId);
    return play && engine::hasMade(*play, choice);
}

void give(Battle& battle, const CardInPlay& force, UnitId unit, ClanKeyword keyword) {
    giveForGame(battle, force, unit, {force.program->given[keyword]});
}

std::vector<UnitId> mandaloriansOf(const Battle& battle, Player player) {
    std::vector<UnitId> units = battle.unitsOf(player);
    std::erase_if(
        units, [&](UnitId one) { return battle.unit(one).card->affiliation != clanAffiliation; });
    return units;
}

bool hasVeterans(const Battle& battle, const CardInPlay& force, const ResolveSetupEffects&) {
    return hasMade(battle, force, "veterans") && !mandaloriansOf(battle, force.player).empty();
}

Task<void> nameVeterans(Battle& battle, CardInPlay force, ResolveSetupEffects&) {
    const UnitsNow able = [player = force.player](const Battle& now) {
        return mandaloriansOf(now, player);
    };
    const std::vector<UnitId> chosen =
        co_await chooseUnitsFor(battle, force, able, veteranUnits, veteranUnits);
    for (const UnitId unit : chosen) give(battle, force, unit, dauntlessOfClan);
}

std::vector<UnitId> unitsForRapidDeployment(const Battle& battle, Player player) {
    std::vector<UnitId> units = mandaloriansOf(battle, player);
    std::erase_if(units, [&](UnitId one) { return !maySetAside(battle, one); });
    return units;
}

bool deploysRapidly(const Battle& battle, const CardInPlay& force,
                    const DeployInPreparedPositions&) {
    return hasMade(battle, force, "rapid-deployment") &&
           !unitsForRapidDeployment(battle, force.player).empty();
}

Task<void> setRapidUnitsAside(Battle& battle, CardInPlay force, DeployInPreparedPositions&) {
    co_await setUnitsAside(battle, force, unitsForRapidDeployment, mostRapidUnits);
}

Task<void> deployRapidly(Battle& battle, CardInPlay force, BeforeActivation& point) {
    co_await bringForward(battle, force, point, true);
}

// Army building has already given these vehicles the Affiliation Mandalorians.
bool isHired(const UnitState& unit) {
    static constexpr std::array ids{"a-a5-speeder-truck-mercenary", "tx-225-gavw-occupier-tank",
                                    "wlo-5-speeder-tank"};
    return std::find(ids.begin(), ids.end(), unit.card->id) != ids.end();
}

std::vector<UnitId> hiredGuns(const Battle& battle, Player player) {
    std::vector<UnitId> units = battle.unitsOf(player);
    std::erase_if(units, [&](UnitId one) { return !isHired(battle.unit(one)); });
    return units;
}

bool hasHiredGuns(const Battle& battle, const CardInPlay& force, const StartOfCommandPhase&) {
    return battle.round == 1 && hasMade(battle, force, "guns-for-hire") &&
           !hiredGuns(battle, force.player).empty();
}

Task<void> hireGuns(Battle& battle, CardInPlay force, StartOfCommandPhase&) {
    for (const UnitId unit : hiredGuns(battle, force.player)) {
        give(battle, force, unit, coordinateOfHired);
        give(battle, force, unit, independentOfHired);
    }
    co_return;
}

int valorOf(const UnitState& unit) {
    const auto found = unit.marks.find(valorToken);
    return found == unit.marks.end() ? 0 : found->second;
}

bool isFeat(const Battle& battle, const CardInPlay& force, const UnitDefeated& point) {
    if (!battle.has(point.by) || !hasMade(battle, force, "feats-of-valor")) return false;
    const UnitState& victor = battle.unit(point.by);
    return victor.player == force.player && !victor.defeated() &&
           battle.unit(point.unit).player != force.player;
}

Task<void> gainValor(Battle& battle, CardInPlay force, UnitDefeated& point) {
    const int tokens = ++battle.unit(point.by).marks[valorToken];
    battle.record({.happening = Happening::keywordActed,
                   .message = say::tokenGiven(valorToken),
                   .citation = force.citation(),
                   .unit = point.by});
    if (tokens == valorForDauntless) give(battle, force, point.by, dauntlessOfClan);
    if (tokens == valorForExemplar) give(battle, force, point.by, exemplarOfClan);
    co_return;
}

std::vector<Token> tokensForValor(const UnitState& unit) {
    std::vector<Token> tokens(tokensOfValor.begin(), tokensOfValor.end());
    std::erase_if(tokens, [&](Token one) { return roomFor(unit, one) == 0; });
    return tokens;
}

bool isValiant(const Battle& battle, const CardInPlay& force, const StartOfUnitActivation& point) {
    const UnitState& unit = battle.unit(point.unit);
    return unit.player == force.player && valorOf(unit) >= valorForTokens &&
           hasMade(battle, force, "feats-of-valor") && !tokensForValor(unit).empty();
}

Task<void> rewardValor(Battle& battle, CardInPlay force, StartOfUnitActivation& point) {
    const std::vector<Token> tokens = tokensForValor(battle.unit(point.unit));
    Messages texts;
    texts.reserve(tokens.size());
    for (const Token token : tokens) texts.push_back(say::gainIt(1, say::tokenWord(token)));
    const int chosen = co_await chooseText(battle, force, point.unit, std::move(texts), false);
    const auto index = static_cast<std::size_t>(std::max(0, chosen));
    co_await gainTokens(battle, point.unit, tokens[index], 1, force.citation());
}

}  // namespace

CardRule customClan() {
    return CardRule(CardRule::Kind::battleForce, customClanId)
        .atInAnyOrder<ResolveSetupEffects>(nameVeterans, hasVeterans)
        .atInAnyOrder<DeployInPreparedPositions>(setRapidUnitsAside, deploysRapidly)
        .at<BeforeActivation>(deployRapidly, comesForward)
        .atInAnyOrder<StartOfCommandPhase>(hireGuns, hasHiredGuns)
        .atInAnyOrder<UnitDefeated>(gainValor, isFeat)
        .at<StartOfUnitActivation>(rewardValor, isValiant)
        .holdsFor<DeploymentOrigin>(keepAside);
}

}  // namespace sightline::engine::cards

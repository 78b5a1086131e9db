// The secondary objective cards Surface Scan and Recon Mission. Units hold Scanners of their
// player.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/words/missions.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* scanner = "Scanner";

Task<void> giveOneScanner(Battle& battle, CardInPlay card, ResolveSetupEffects&) {
    co_await giveAssets(battle, card, scanner, 1);
}

Task<void> giveTwoScanners(Battle& battle, CardInPlay card, ResolveSetupEffects&) {
    co_await giveAssets(battle, card, scanner, 2);
}

// Units may not claim enemy Scanners.
void offerScanners(const Battle& battle, UnitId unit, OfferCardActions& point, bool onlyOne) {
    for (ObjectiveId id : tokensInGame(battle, scanner)) {
        const ObjectiveToken& token = battle.mission.token(id);
        if (token.owner != battle.unit(unit).player) continue;
        point.offered.push_back(claimOfToken(unit, token, [unit, onlyOne](const Battle& now) {
            return !onlyOne || !isHolding(now, unit, scanner);
        }));
    }
}

Task<void> offerOneScanner(Battle& battle, CardInPlay, OfferCardActions& point) {
    offerScanners(battle, point.unit, point, true);
    co_return;
}

Task<void> offerAnyScanner(Battle& battle, CardInPlay, OfferCardActions& point) {
    offerScanners(battle, point.unit, point, false);
    co_return;
}

// The rules of the card Recon Mission.

constexpr int reconLine = 0, enemiesToScan = 2;

bool endsWithScanner(const Battle& battle, const CardInPlay& card,
                     const EndOfUnitActivation& point) {
    const UnitState& unit = battle.unit(point.unit);
    return unit.player == card.player && unit.onTable() && isHolding(battle, point.unit, scanner);
}

std::vector<UnitId> enemiesScanned(const Battle& battle, UnitId unit) {
    const Tabletop table = tabletopOf(battle);
    const UnitOnTable& own = table.unit(unit);
    std::vector<UnitId> scanned;
    for (const UnitOnTable& other : table.units) {
        if (other.player == own.player) continue;
        const geometry::Range range = rangeTo(own, other, battle.field.dimensions());
        if (range.band <= 1 && sees(table, own, own.leader(), other)) scanned.push_back(other.id);
    }
    return scanned;
}

Task<void> scanEnemies(Battle& battle, CardInPlay card, EndOfUnitActivation& point) {
    const std::vector<UnitId> scanned = enemiesScanned(battle, point.unit);
    for (UnitId enemy : scanned)
        co_await gainTokens(battle, enemy, Token::observation, 1, card.citation());
    if (battle.round < 2 || static_cast<int>(scanned.size()) < enemiesToScan) co_return;
    if (timesAchievedThisRound(battle, card, reconLine) > 0) co_return;
    achieve(battle, card, reconLine);
    scoreAtOnce(battle, card, 1, say::forUnit(battle.unit(point.unit).label));
}

CardRule reconRule(std::string id) {
    return CardRule(CardRule::Kind::battleCard, std::move(id))
        .atInAnyOrder<ResolveSetupEffects>(giveOneScanner, onceForTable<ResolveSetupEffects>)
        .atInAnyOrder<OfferCardActions>(offerAnyScanner, forOwnUnit)
        .at<EndOfUnitActivation>(scanEnemies, endsWithScanner);
}

// The rules of the card Surface Scan.

constexpr const char* surfaceScanId = "surface-scan";
constexpr int claimLine = 1, unitsOutside = 2, mostForClaims = 2;

bool isOutside(const Battle& battle, Player player, UnitId unit) {
    if (!battle.unit(unit).onTable()) return false;
    const geometry::Mini& leader = battle.mini(battle.unit(unit).leader()).mini;
    if (withinTerritory(territoryOf(battle, player), leader)) return false;
    const auto& tokens = battle.mission.tokens;
    return std::none_of(tokens.begin(), tokens.end(), [&](const ObjectiveToken& token) {
        return token.kind == ObjectiveKind::poi && isContesting(battle, unit, token) &&
               isInTerritoryOf(battle, player, token);
    });
}

bool contestsEnemyScanner(const Battle& battle, Player player, UnitId unit) {
    const std::vector<ObjectiveId> tokens = tokensOnTable(battle, scanner);
    return std::any_of(tokens.begin(), tokens.end(), [&](ObjectiveId one) {
        const ObjectiveToken& token = battle.mission.token(one);
        return token.owner == opponent(player) && isContesting(battle, unit, token);
    });
}

bool scoresScans(const Battle& battle, const CardInPlay& card, const ScoreVictoryPoints& point) {
    return scoresNow(battle, card, point, 1);
}

Task<void> scoreScans(Battle& battle, CardInPlay card, ScoreVictoryPoints& point) {
    const std::vector<UnitId> holders = holdersOf(battle, card.player, scanner);
    const auto outside = std::count_if(holders.begin(), holders.end(), [&](UnitId unit) {
        return isOutside(battle, card.player, unit);
    });
    if (battle.round >= 2 && outside >= unitsOutside) addPoints(point, 1, say::forTwoUnits());
    const auto contests = std::find_if(holders.begin(), holders.end(), [&](UnitId unit) {
        return contestsEnemyScanner(battle, card.player, unit);
    });
    if (contests == holders.end()) co_return;
    if (timesAchieved(battle, card, claimLine) > 0) co_return;
    achieve(battle, card, claimLine);
    addPoints(point, mostForClaims, say::forUnit(battle.unit(*contests).label));
}

CardRule surfaceRule(std::string id) {
    return CardRule(CardRule::Kind::battleCard, std::move(id))
        .atInAnyOrder<ResolveSetupEffects>(giveTwoScanners, onceForTable<ResolveSetupEffects>)
        .atInAnyOrder<OfferCardActions>(offerOneScanner, forOwnUnit)
        .atInAnyOrder<ScoreVictoryPoints>(scoreScans, scoresScans);
}

}  // namespace

CardRule reconMission() { return reconRule("recon-mission"); }
CardRule reconMissionRecon() { return reconRule("recon-mission-recon"); }
CardRule surfaceScan() { return surfaceRule(surfaceScanId); }
CardRule surfaceScanRecon() { return surfaceRule("surface-scan-recon"); }

}  // namespace sightline::engine::cards

// The advantage card Strafing Run. Once in the game, its player places the Air Support token. At
// the start of the End Phase, the range ruler is laid from the token, and dice are rolled for the
// units under the ruler.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/cards/advantages/tokens_anywhere.h"
#include "engine/legion/rules/cards/card_memory.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/state/token_room.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/advantages.h"
#include "engine/legion/rules/words/missions.h"
#include "engine/legion/rules/words/refusals.h"
#include "geometry/range/range.h"

namespace sightline::engine::cards {
namespace {

using geometry::Vec2;

constexpr const char* airSupport = "Air Support";
constexpr std::size_t strafingDice = 4;
constexpr double rulerWidth = 1.0;  // inches; width of the range ruler

bool mayCallStrafing(const Battle& battle, const CardInPlay& card, const EndOfCommandPhase&) {
    return !wasUsed(battle, card);
}

Task<void> callStrafing(Battle& battle, CardInPlay card, EndOfCommandPhase&) {
    const bool wanted = co_await wantsToUse(battle, card, UnitId{});
    if (!wanted) co_return;
    rememberUse(battle, card, CardLimit::game);
    co_await placeAnywhere(battle, card, airSupport, placeAmongEnemies(battle, card.player));
}

// The units with a miniature under the ruler or on the Air Support token. The ruler lies from the
// token to the point `to`.
std::vector<UnitId> unitsUnderRuler(const Battle& battle, const ObjectiveToken& token, Vec2 to) {
    const geometry::Outline disc = outlineOf(token);
    const geometry::Outline ruler{geometry::plan(token.position), to, rulerWidth / 2.0};
    std::vector<UnitId> units = unitsOnTable(battle);
    std::erase_if(units, [&](UnitId one) {
        const std::vector<MiniId>& minis = battle.unit(one).minis;
        return std::none_of(minis.begin(), minis.end(), [&](MiniId mini) {
            const geometry::Outline base = geometry::outlineOf(battle.mini(mini).mini);
            return geometry::overlapDepth(base, ruler) > geometry::sameLength ||
                   geometry::overlapDepth(base, disc) > geometry::sameLength;
        });
    });
    return units;
}

// The proposed end of the ruler. It is chosen so that the number of enemy units under the ruler,
// minus the number of allied units under the ruler, is as large as possible.
Vec2 proposedEnd(const Battle& battle, Player player, const ObjectiveToken& token) {
    const Vec2 from = geometry::plan(token.position);
    Vec2 best = from;
    int most = -1000;
    for (const UnitId target : unitsOnTable(battle)) {
        const Vec2 leader = geometry::plan(battle.mini(battle.unit(target).leader()).mini.position);
        const double way = glm::distance(leader, from);
        if (way <= 0.0) continue;
        const Vec2 end = from + (leader - from) * (battle.field.dimensions().rangeBand / way);
        int count = 0;
        for (const UnitId unit : unitsUnderRuler(battle, token, end))
            count += battle.unit(unit).player == player ? -1 : 1;
        if (count <= most) continue;
        most = count;
        best = end;
    }
    return best;
}

Task<Vec2> chooseEndOfRuler(Battle& battle, CardInPlay card, ObjectiveToken token) {
    const auto question = [&battle, card, token] {
        auto asked = asking<Spotting>(card.player, Ask::layRuler, card.citation());
        asked.question.names = {card.name, card.text};
        asked.question.card = card.id;
        SpotBounds bounds{.width = rulerWidth};
        bounds.near.position = token.position;
        bounds.near.base = {widthOf(token.kind), widthOf(token.kind), false};
        bounds.proposal = proposedEnd(battle, card.player, token);
        bounds.bands = 1;
        asked.question.spot = std::make_shared<const SpotBounds>(std::move(bounds));
        asked.judge = [&battle, token, rule = card.citation()](Vec2 at) -> std::optional<Refusal> {
            const double inches = geometry::gap(outlineOf(token), geometry::Outline{at, at, 0.0});
            if (geometry::bandOf(battle.field.dimensions(), inches) <= 1) return std::nullopt;
            return refuse(say::notInRangeOfToken(), rule);
        };
        return asked;
    };
    const Vec2 at = co_await ask(battle, question);
    co_return at;
}

bool supportArrives(const Battle& battle, const CardInPlay& card, const StartOfEndPhase&) {
    return !alliedTokens(battle, card.player, airSupport).empty();
}

Task<void> strafe(Battle& battle, CardInPlay card, StartOfEndPhase&) {
    const ObjectiveToken token =
        battle.mission.token(alliedTokens(battle, card.player, airSupport).front());
    const Vec2 end = co_await chooseEndOfRuler(battle, card, token);
    std::vector<Die> dice(strafingDice, Die::blackAttack);
    const Roll what{RollKind::effect, std::move(dice), card.player, UnitId{}, card.citation()};
    const std::vector<RolledDie> rolled = co_await roll(battle, what);
    const int results = countOf(rolled, Face::hit) + countOf(rolled, Face::crit);
    battle.record({.happening = Happening::diceRolled,
                   .message = say::rollsForCard(card.name),
                   .dice = rolled,
                   .citation = card.citation(),
                   .player = card.player});
    const std::vector<UnitId> units = unitsUnderRuler(battle, token, end);
    removeToken(battle, card, token.id, say::tokenLeaves(token.name));
    for (const UnitId unit : units) {
        if (results == 0 || battle.unit(unit).defeated()) continue;
        if (roomFor(battle.unit(unit), Token::suppression) == 0) continue;
        co_await gainTokens(battle, unit, Token::suppression, results, card.citation());
    }
}

}  // namespace

CardRule strafingRun() {
    return CardRule(CardRule::Kind::battleCard, "strafing-run")
        .at<EndOfCommandPhase>(callStrafing, mayCallStrafing)
        .at<StartOfEndPhase>(strafe, supportArrives);
}

}  // namespace sightline::engine::cards

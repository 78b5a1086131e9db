#include "engine/legion/rules/cards/advantages/tokens_anywhere.h"

#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/refusals.h"
#include "engine/legion/rules/words/rounds.h"
#include "geometry/range/range.h"

namespace sightline::engine::cards {
namespace {

constexpr ObjectiveKind placedKind = ObjectiveKind::marker;

bool isOnBattlefield(const Battle& battle, geometry::Vec2 at) {
    const double radius = widthOf(placedKind) / 2.0;
    const geometry::TableSize table = battle.field.table();
    return at.x >= radius && at.y >= radius && at.x <= table.width - radius &&
           at.y <= table.depth - radius;
}

}  // namespace

Task<void> placeAnywhere(Battle& battle, CardInPlay card, std::string printed,
                         geometry::Vec2 proposal) {
    const auto question = [&battle, card, printed, proposal] {
        auto asked = asking<Spotting>(card.player, Ask::placeToken, card.citation());
        asked.question.names = {card.name, card.text, printed};
        asked.question.card = card.id;
        SpotBounds bounds{.width = widthOf(placedKind)};
        bounds.near.position = {proposal.x, proposal.y, 0.0};
        bounds.near.base = {bounds.width, bounds.width, false};
        bounds.proposal = proposal;
        bounds.anywhere = true;
        asked.question.spot = std::make_shared<const SpotBounds>(std::move(bounds));
        asked.judge = [&battle,
                       rule = card.citation()](geometry::Vec2 at) -> std::optional<Refusal> {
            if (isOnBattlefield(battle, at)) return std::nullopt;
            return refuse(say::theToken(say::offBattlefield()), rule);
        };
        return asked;
    };
    const geometry::Vec2 at = co_await ask(battle, question);
    ObjectiveToken& placed = addToken(battle, placedKind, printed);
    placed.owner = card.player;
    layToken(battle, placed, at, card.citation());
}

std::vector<ObjectiveId> alliedTokens(const Battle& battle, Player player,
                                      const std::string& printed) {
    std::vector<ObjectiveId> tokens;
    for (const ObjectiveToken& token : battle.mission.tokens) {
        if (token.printed == printed && token.owner == player && token.onTable())
            tokens.push_back(token.id);
    }
    return tokens;
}

bool isWithinOfToken(const Battle& battle, UnitId id, const ObjectiveToken& token, double range) {
    const UnitState& unit = battle.unit(id);
    if (!unit.onTable()) return false;
    return std::any_of(unit.minis.begin(), unit.minis.end(), [&](MiniId one) {
        const double inches =
            geometry::gap(geometry::outlineOf(battle.mini(one).mini), outlineOf(token));
        return geometry::bandOf(battle.field.dimensions(), inches) <= range;
    });
}

std::vector<UnitId> unitsOnTable(const Battle& battle) {
    std::vector<UnitId> units;
    for (const UnitState& unit : battle.units) {
        if (unit.onTable()) units.push_back(unit.id);
    }
    return units;
}

geometry::Vec2 placeAmongEnemies(const Battle& battle, Player player) {
    const geometry::TableSize table = battle.field.table();
    geometry::Vec2 best{table.width / 2.0, table.depth / 2.0};
    int most = 0;
    const std::vector<UnitId> units = unitsOnTable(battle);
    for (const UnitId centre : units) {
        if (battle.unit(centre).player == player) continue;
        ObjectiveToken token{.kind = placedKind};
        token.position = battle.mini(battle.unit(centre).leader()).mini.position;
        if (!isOnBattlefield(battle, geometry::plan(token.position))) continue;
        int count = 0;
        for (const UnitId unit : units) {
            if (isWithinOfToken(battle, unit, token, 1))
                count += battle.unit(unit).player == player ? -1 : 1;
        }
        if (count <= most) continue;
        most = count;
        best = geometry::plan(token.position);
    }
    return best;
}

}  // namespace sightline::engine::cards

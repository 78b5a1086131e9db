// The advantage card Fortified Position. Its player places up to 3 barricades in the setup.
#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/asking/terrain_footprint.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/rulings/added_terrain.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/advantages.h"
#include "engine/legion/rules/words/refusals.h"
#include "engine/legion/rules/words/rounds.h"
#include "geometry/place/nearest_place.h"
#include "geometry/range/range.h"
#include "geometry/table/terrain_under.h"

namespace sightline::engine::cards {
namespace {

using geometry::Vec2;

constexpr int mostBarricades = 3;
/// Degrees. The player chooses the direction of a barricade from 0, 15, 30, ... to 165 degrees.
constexpr int angleStep = 15, halfTurn = 180;
constexpr const char* barricadeName = "Barricade";

AdjustTerrain::NewPiece barricadePiece() {
    geometry::Facts facts;
    facts.kind = geometry::Kind::barricade;
    facts.cover = geometry::Cover::heavy;
    return {.name = barricadeName, .facts = facts, .size = {3.0, 0.6, 0.9}};
}

geometry::PieceId idOfBarricade(const CardInPlay& card, int number) {
    return card.id + (card.player == Player::blue ? "-blue-" : "-red-") + std::to_string(number);
}

geometry::Polygon footprintAt(const Battle& battle, Vec2 at, geometry::Degrees facing) {
    AdjustTerrain what;
    what.at = at;
    what.facing = facing;
    what.made = barricadePiece();
    return footprintOf(battle.field, terrainPieces(battle), what);
}

/// The sides of a polygon, as outlines without a width.
std::vector<geometry::Outline> sidesOf(const geometry::Polygon& polygon) {
    std::vector<geometry::Outline> sides;
    for (std::size_t i = 0; i < polygon.size(); ++i)
        sides.push_back({polygon[i], polygon[(i + 1) % polygon.size()], 0.0});
    return sides;
}

double gapBetween(const geometry::Polygon& one, const geometry::Polygon& other) {
    double least = 1e9;
    for (const geometry::Outline& side : sidesOf(one))
        least = std::min(least, geometry::gap(side, other));
    return least;
}

/// The terrain that a barricade may not overlap. Area terrain may contain barricades.
const geometry::PieceInfo* pieceUnder(const Battle& battle, Vec2 at, geometry::Degrees facing) {
    const geometry::Vec3 size = barricadePiece().size;
    const Vec2 arm = geometry::direction(facing) * ((size.x - size.y) / 2.0);
    const geometry::Outline under{at - arm, at + arm, size.y / 2.0};
    for (const geometry::TerrainUnder& one : geometry::terrainUnder(battle.field, under)) {
        const geometry::PieceInfo* piece = battle.field.piece(one.piece);
        if (piece && piece->facts.kind != geometry::Kind::area) return piece;
    }
    return nullptr;
}

std::optional<Message> faultOfBarricade(const Battle& battle, const CardInPlay& card, Vec2 at,
                                        geometry::Degrees facing) {
    const geometry::Polygon place = footprintAt(battle, at, facing);
    const geometry::TableSize table = battle.field.table();
    const bool outside = std::any_of(place.begin(), place.end(), [&](Vec2 corner) {
        return corner.x < 0.0 || corner.y < 0.0 || corner.x > table.width || corner.y > table.depth;
    });
    if (outside) return say::offBattlefield();
    const auto sides = sidesOf(place);
    const geometry::Territory enemy = territoryOf(battle, opponent(card.player));
    const bool inEnemy = std::all_of(sides.begin(), sides.end(), [&](const geometry::Outline& one) {
        return geometry::isCompletelyWithin(enemy, one);
    });
    if (inEnemy) return say::inEnemyTerritory();
    for (int number = 1; number <= mostBarricades; ++number) {
        const geometry::PieceInfo* other = battle.field.piece(idOfBarricade(card, number));
        if (!other) continue;
        const double inches = gapBetween(place, other->footprint);
        if (geometry::bandOf(battle.field.dimensions(), inches) <= 1) return say::nearBarricade();
    }
    if (const geometry::PieceInfo* piece = pieceUnder(battle, at, facing))
        return say::overlapsPiece(piece->name);
    for (const ObjectiveToken& token : battle.mission.tokens) {
        if (token.onTable() && geometry::gap(outlineOf(token), place) <= 0.0)
            return say::overlapsToken(token.id.value + 1);
    }
    return std::nullopt;
}

std::optional<Vec2> proposedPlace(const Battle& battle, const CardInPlay& card,
                                  geometry::Degrees facing, int number) {
    const geometry::TableSize table = battle.field.table();
    const bool near = sideOf(battle, card.player) == TableSide::near;
    const Vec2 wished{table.width * number / (mostBarricades + 1.0),
                      table.depth * (near ? 0.3 : 0.7)};
    const auto isLegal = [&](Vec2 at) { return !faultOfBarricade(battle, card, at, facing); };
    return geometry::nearestPoint(wished, isLegal, table.width + table.depth);
}

// Asks for the direction of the next barricade. No value: the player places no more barricades.
Task<std::optional<geometry::Degrees>> chooseDirection(Battle& battle, CardInPlay card) {
    Messages texts;
    for (int angle = 0; angle < halfTurn; angle += angleStep)
        texts.push_back(say::barricadeAt(angle));
    const int chosen = co_await chooseText(battle, card, UnitId{}, std::move(texts), true);
    if (chosen < 0) co_return std::nullopt;
    co_return geometry::Degrees{1.0 * chosen * angleStep};
}

Task<Vec2> choosePlace(Battle& battle, CardInPlay card, geometry::Degrees facing, Vec2 proposal) {
    const auto question = [&battle, card, facing, proposal] {
        auto asked = asking<Spotting>(card.player, Ask::placeToken, card.citation());
        asked.question.names = {card.name, card.text, barricadeName};
        asked.question.card = card.id;
        SpotBounds bounds{.width = barricadePiece().size.x};
        bounds.near.position = {proposal.x, proposal.y, 0.0};
        bounds.near.base = {bounds.width, bounds.width, false};
        bounds.proposal = proposal;
        bounds.anywhere = true;
        asked.question.spot = std::make_shared<const SpotBounds>(std::move(bounds));
        asked.judge = [&battle, card, facing, proposal](Vec2 at) -> std::optional<Refusal> {
            if (at == proposal) return std::nullopt;
            const auto fault = faultOfBarricade(battle, card, at, facing);
            if (!fault) return std::nullopt;
            return refuse(say::theBarricade(*fault), card.citation());
        };
        return asked;
    };
    const Vec2 at = co_await ask(battle, question);
    co_return at;
}

bool mayFortify(const Battle& battle, const CardInPlay& card, const SetUpAdvantage& point) {
    return point.player == card.player && battle.laidOut;
}

Task<void> fortify(Battle& battle, CardInPlay card, SetUpAdvantage&) {
    for (int number = 1; number <= mostBarricades; ++number) {
        const auto facing = co_await chooseDirection(battle, card);
        if (!facing) co_return;
        const auto proposal = proposedPlace(battle, card, *facing, number);
        if (!proposal) co_return;
        const Vec2 at = co_await choosePlace(battle, card, *facing, *proposal);
        const AdjustTerrain::NewPiece made = barricadePiece();
        geometry::PieceSpec piece{.id = idOfBarricade(card, number),
                                  .name = barricadeName,
                                  .shape = geometry::BoxShape{made.size},
                                  .position = {at.x, at.y, 0.0},
                                  .rotation = *facing,
                                  .facts = made.facts,
                                  .parts = {}};
        addTerrainPiece(battle, std::move(piece));
        battle.record({.happening = Happening::keywordActed,
                       .message = say::barricadePlaced(card.name),
                       .numbers = {{NumberId::x, at.x}, {NumberId::y, at.y}},
                       .citation = card.citation(),
                       .player = card.player});
    }
}

CardRule fortifiedRule(std::string id) {
    return CardRule(CardRule::Kind::battleCard, std::move(id))
        .atInAnyOrder<SetUpAdvantage>(fortify, mayFortify);
}

}  // namespace

CardRule fortifiedPosition() { return fortifiedRule("fortified-position"); }
CardRule fortifiedPositionRecon() { return fortifiedRule("fortified-position-recon"); }

}  // namespace sightline::engine::cards

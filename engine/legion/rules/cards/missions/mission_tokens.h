/// Tokens, points and questions of objective cards whose rules are C++ code. Source: Core Rulebook
/// p. 18-20 (Building a Mission, Objective Tokens), p. 38 (Score Victory Points).
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/rules/cards/card_in_play.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/talk/task.h"

namespace sightline::engine::cards {

/// Returns the objective card with `player` as its player, because an objective card belongs to
/// both players.
CardInPlay cardOf(CardInPlay card, Player player);
/// An objective card belongs to both players. True for the blue player's use of the card, false for
/// the red player's. Used for effects that must act only once.
inline bool actsForTable(const CardInPlay& card) { return card.player == Player::blue; }
/// Condition for an effect of an objective card at the timing point `Point`. The card belongs to
/// both players, but the effect must act only once: true for the blue player's use of the card,
/// false for the red player's.
template <class Point>
bool onceForTable(const Battle&, const CardInPlay& card, const Point&) {
    return actsForTable(card);
}
/// True if the acting unit belongs to the player of the card.
inline bool forOwnUnit(const Battle& battle, const CardInPlay& card,
                       const OfferCardActions& point) {
    return battle.unit(point.unit).player == card.player;
}

/// The tokens in the game for which an objective card prints this name, also those that units hold.
std::vector<ObjectiveId> tokensInGame(const Battle& battle, const std::string& printed);
/// The tokens on the battlefield for which an objective card prints this name.
std::vector<ObjectiveId> tokensOnTable(const Battle& battle, const std::string& printed);
bool isHolding(const Battle& battle, UnitId unit, const std::string& printed);
/// True if the unit contests one of the tokens with this printed name.
bool isContestingAny(const Battle& battle, UnitId unit, const std::string& printed);
/// The undefeated units of the player that hold a token with this printed name.
std::vector<UnitId> holdersOf(const Battle& battle, Player player, const std::string& printed);
/// True if a part of the token is within the territory of the player.
bool isInTerritoryOf(const Battle& battle, Player player, const ObjectiveToken& token);

/// Gives the unit a new asset of its player.
void giveAsset(Battle& battle, const CardInPlay& card, UnitId unit, const std::string& printed);
/// Takes a token out of the game and records the message.
void removeToken(Battle& battle, const CardInPlay& card, ObjectiveId token, Message message);

using UnitsNow = std::function<std::vector<UnitId>(const Battle&)>;
/// Asks the player of the card to choose at least `least` and at most `most` of the units in
/// `units`. If there are not more units than `least`, all of them are chosen and no question is
/// asked.
Task<std::vector<UnitId>> chooseUnitsFor(Battle& battle, CardInPlay card, UnitsNow units, int least,
                                         int most);
using MayReceive = bool (*)(const Battle&, UnitId);
/// Beginning with the blue player, each player gives one asset each to `count` of their units.
Task<void> giveAssets(Battle& battle, CardInPlay card, std::string printed, int count,
                      MayReceive may = nullptr);

/// The rule of one card for the place of a token, in addition to the rules for all tokens. Returns
/// the reason why a position is refused.
using FaultOfPlace = std::function<std::optional<Message>(const Battle&, geometry::Vec2)>;
struct NewToken {
    std::string printed;
    ObjectiveKind kind{};
    std::optional<Player> owner{};
    geometry::Vec2 wished{};
    FaultOfPlace fault{};
};
/// Asks the player of the card for the place of a new token, and places the token there. The
/// question proposes the legal place that is closest to `token.wished`.
Task<void> placeNewToken(Battle& battle, CardInPlay card, NewToken token);
/// Beginning with the blue player, each player places `count` assets with this printed name.
Task<void> placeAssetsInTurn(Battle& battle, CardInPlay card, std::string printed, int count,
                             FaultOfPlace fault);
/// Places a token in the centre of the battlefield, even if another token is there.
void placeInCentre(Battle& battle, const CardInPlay& card, ObjectiveKind kind,
                   const std::string& printed);

using TokensOf = std::vector<ObjectiveId> (*)(const Battle&, Player);
using Towards = geometry::Vec2 (*)(const Battle&, Player, const ObjectiveToken&);
/// Beginning with the blue player, the players take turns to move one of the tokens that the
/// function `tokens` returns for the player. Each token moves at most once. A token may stay at its
/// place or move to another place within half range. The question proposes to move the token
/// towards the point that the function `towards` returns.
Task<void> moveTokensInTurns(Battle& battle, CardInPlay card, TokensOf tokens, Towards towards);

/// Gives the player of the card victory points at once.
void scoreAtOnce(Battle& battle, const CardInPlay& card, int points, Message reason);
/// Adds victory points to the score of the card in the step Score Victory Points.
void addPoints(ScoreVictoryPoints& point, int points, Message reason);
/// True if the player of the card scores the card now, in the round `fromRound` or later.
bool scoresNow(const Battle& battle, const CardInPlay& card, const ScoreVictoryPoints& point,
               int fromRound);

/// Stores that the player of the card has scored by the scoring line `line`. Used for lines that
/// have a limit.
void achieve(Battle& battle, const CardInPlay& card, int line);
/// How often the player of the card has scored by the scoring line `line` in the game and in this
/// round.
int timesAchieved(const Battle& battle, const CardInPlay& card, int line);
int timesAchievedThisRound(const Battle& battle, const CardInPlay& card, int line);

}  // namespace sightline::engine::cards

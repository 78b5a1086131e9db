/// CurrentState: the state of a game, as far as results such as `WeaponRange` depend on it.
/// Battles, views and odds outside a game implement this interface. So the game, the previews and
/// the odds use the same functions.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/rules/state/move_made.h"
#include "engine/legion/rules/state/unit_stand.h"
#include "engine/legion/rules/timing/effects.h"

namespace sightline::engine {

struct BattleCard;
struct CommandCard;
struct Tabletop;

/// The current data of a unit. The pointers are valid as long as the state exists.
struct UnitNow {
    UnitId id;
    Player player{};
    const UnitCard* card = nullptr;    ///< the unit's current card
    const UnitStand* stand = nullptr;  ///< the unit's tokens, equipped cards and other state
    Rank rank{};                       ///< the unit's current rank
    bool defeated = false;
    std::string_view label{};  ///< name of the unit, unique in its army; empty outside a game
};

class CurrentState {
  public:
    CurrentState() = default;
    CurrentState(const CurrentState&) = delete;
    CurrentState& operator=(const CurrentState&) = delete;
    virtual ~CurrentState() = default;

    virtual UnitNow unit(UnitId id) const = 0;
    /// The number of wound tokens on the unit's miniatures.
    virtual int wounds(UnitId id) const = 0;
    /// The card that added the miniature, see Weapon::carrier.
    virtual WhichCard carrierOf(MiniId mini) const = 0;
    /// True if the unit holds an objective token.
    virtual bool holdsObjective(UnitId id) const = 0;
    /// True if the unit has a wound token or has lost a miniature.
    virtual bool isHurt(UnitId id) const = 0;
    /// True if the card with the id `card` added miniatures to the unit, and all of them are
    /// defeated (p. 17).
    virtual bool hasLost(UnitId id, const std::string& card) const = 0;
    /// True if the miniature is a counterpart (Keyword Glossary, Counterpart).
    virtual bool isCounterpart(MiniId mini) const = 0;
    /// The command cards of `player` that are in force: the faceup card of the round, then the
    /// cards of earlier rounds that are still in play.
    virtual std::vector<const CommandCard*> commandCards(Player player) const = 0;
    /// The number of smoke tokens within range 1 of the unit leader of at least one unit in
    /// `units`.
    virtual int smokeNear(const std::vector<UnitId>& units) const = 0;
    /// True if the unit is within range 1 of a token on the battlefield that belongs to `owner` and
    /// has this printed name, such as "Priority Mission".
    virtual bool isNearToken(UnitId id, Player owner, const std::string& printed) const = 0;
    /// The Moves of the unit during the current activation.
    virtual MovesMade movesOf(UnitId id) const = 0;
    /// The objective card in play. Null if there is none.
    virtual const BattleCard* objective() const = 0;
    /// The objective card in play, if the unit contests a point of interest that the card placed.
    /// Otherwise null.
    virtual const BattleCard* contestedObjective(UnitId id) const = 0;
    /// The positions of the units on the battlefield. They are computed at the first call. Null if
    /// there is no battlefield.
    virtual const Tabletop* table() const = 0;
    /// The effects of the game. Null if no keyword acts in the game.
    virtual const Effects* effects() const = 0;
    /// All keywords that a card in the game may have. Null if they are not known.
    virtual const KeywordSet* keywordsInGame() const { return nullptr; }
};

/// Asks all effects about `point`, for example about the range of a weapon (`WeaponRange`).
/// Afterwards, `point` contains the result. Effects of keywords that no card has are skipped.
template <class Point>
void consult(const CurrentState& now, Point& point) {
    if (!now.effects()) return;
    const KeywordSet* present = now.keywordsInGame();
    if constexpr (requires { point.carried; }) present = &point.carried;
    for (const StandingEffect& one : now.effects()->template standing<Point>()) {
        const bool absent =
            present && one.needed && !present->test(static_cast<std::size_t>(*one.needed));
        if (!absent) one.change(now, &point);
    }
}

}  // namespace sightline::engine

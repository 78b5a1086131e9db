/// Timing points of the Activation Phase. Source: Core Rulebook p. 22-24, 44 (Timing).
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/basics/dice/die.h"
#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/token.h"
#include "engine/legion/rules/asking/answer.h"
#include "engine/talk/task.h"
#include "geometry/move/move.h"

namespace sightline::engine {

class Battle;

// Timing points of the Activation Phase (p. 22-24).
struct StartOfActivationPhase {};
struct StartOfUnitActivation {
    const UnitId unit;
};
struct DamageRoll {  ///< the roll for a vehicle with a Vehicle Damage token (p. 40)
    const UnitId unit;
    bool rolls;
};
struct Rally {
    const UnitId unit;
    int dice;  ///< number of dice to roll
    Die die = Die::whiteDefense;
};
struct AfterRally {
    const UnitId unit;
};
struct RemoveSuppression {
    const UnitId unit;
    int tokens;  ///< number of suppression tokens to remove; at most the number that the unit has
    /// The reason for the removal: a rule, the Rally step, or a number that the player of the unit
    /// has chosen.
    enum class Cause { rule, rally, chosen };
    const Cause cause = Cause::rule;
};
struct StartOfMakeActions {
    const UnitId unit;
    int actions;
    bool panicked;
    const bool suppressed = false;  ///< true: the unit is suppressed at the start of the step (p.
                                    ///< 24)
};
/// A card action or a free action that an effect offers to the acting unit.
struct OfferedAction {
    std::string name;  ///< name of the action as printed on the card
    int cost = 1;      ///< number of the unit's actions that it costs; 0: a free action
    std::function<bool(const Battle&)> legal;
    std::function<Task<void>(Battle&)> resolve;
    std::string card{};   ///< id of the upgrade card that the action turns (p. 17)
    bool isMove = false;  ///< true: a Move action, which an undeployed unit may also make
    Message words{};      ///< translatable name of the action, if no card prints it
    /// The id of the action, such as the id of the card or the name of the keyword. The offered
    /// actions of a unit have different ids. Empty: no id.
    std::string id{};
};
struct OfferCardActions {
    const UnitId unit;
    std::vector<OfferedAction> offered;
};
struct GainToken {
    UnitId unit;  ///< the unit that gains the token; an effect may replace it by another unit
    const Token token;
    int count;
    const Citation by{};  ///< the rule that gives the unit the token
};
struct TokenGained {  ///< comes after the unit has gained the tokens
    const UnitId unit;
    const Token token;
    const int count;
    const Citation by{};  ///< the rule that gave the unit the tokens
};
struct DetermineSpeed {  ///< speed of a Move: increases are applied first, then reductions (p. 24)
    const UnitId unit;
    int speed;
    int reduced = 0;
    const geometry::MoveKind kind{};
};
struct LeaderMoved {  ///< comes after the leader has moved and before the other miniatures are
                      ///< placed
    const UnitId unit;
};
struct UnitDeployed {
    const UnitId unit;
    const bool byMove = false;  ///< true: the unit deployed by a Move that is not yet resolved
};
struct UnitPlaced {  ///< comes after all miniatures of a moving unit are placed and before units
                     ///< react to the Move
    const UnitId unit;
    const geometry::MoveKind kind;
    const bool pivoted;  ///< true: the Move began with a Pivot that a keyword allows
    UnitId intoMelee;    ///< enemy unit with which the unit moved into melee; no value: no unit
};
struct MoveResolved {
    const UnitId unit;
    const geometry::MoveKind kind;
    const std::vector<UnitId> over;  ///< enemy units under the path of the tool or the base
    const UnitId intoMelee;          ///< enemy unit that this Move brought the unit into melee
                                     ///< with; no value: no unit
    const bool isAction = false;     ///< true: a Move action, free or not; false: a Move by an
                                     ///< ability
    const bool deployed = false;     ///< true: the unit deployed by the Move
};
struct StandbySpent {
    const UnitId unit;
    const UnitId trigger;
};
/// The timing point at which charge tokens detonate: after an attack, Move or action of a unit and
/// after standby tokens were spent, before anything else happens (Keyword Glossary, Detonate X).
struct ChargesDetonate {
    const UnitId unit;
};
struct ActionMade {
    const UnitId unit;
    const Action action;
    const bool isFree = false;
};
struct CardActionMade {
    const UnitId unit;
    const std::string name;
};
struct EndOfMakeActions {  ///< comes when the unit makes no more actions in this activation
    const UnitId unit;
};
struct EndOfUnitActivation {
    const UnitId unit;
};
/// Comes when the unit's order token is placed facedown after its activation (p. 37). In a game
/// without order tokens, the unit counts as activated from now on.
struct PlaceOrderToken {
    const UnitId unit;
    bool staysEligible = false;  ///< true: the unit may activate once more in this round
};
struct EndOfActivationPhase {};

}  // namespace sightline::engine

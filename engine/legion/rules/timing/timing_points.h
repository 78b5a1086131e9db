/// Timing points: the moments at which keywords act, in the order of Appendix E. Each is a type; an
/// effect may read its const fields and change the others.
/// Source: Core Rulebook p. 44-45 (Timing), p. 21-22 (Command), p. 23-24 (Activation), p. 30-36
/// (Attack).
#pragma once
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/basics/dice/die.h"
#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/reckoning.h"
#include "engine/legion/basics/term.h"
#include "engine/legion/rules/asking/answer.h"
#include "engine/talk/lazy.h"
#include "engine/talk/task.h"

namespace sightline::engine {

class Battle;
enum class DefenseSurge;
struct Attack;
struct AttackPool;
struct BattleCard;
struct CommandCard;
struct OrderPool;

// Setup (p. 18-20).
struct MissionBuilt {};
struct SetUpAdvantage {
    const Player player;
};
struct ResolveSetupEffects {};
struct DeployInPreparedPositions {};

// The command phase (p. 21-22).
struct StartOfCommandPhase {};
struct CommandCardsRevealed {};  ///< all are faceup, none has resolved yet
struct CommandCardRevealed {     ///< effects when revealed, blue's card first
    const Player player;
    const CommandCard& card;
};
struct CommandCardEffect {  ///< effects without their own timing, blue's card first
    const Player player;
    const CommandCard& card;
};
struct DeterminePriority {
    std::array<int, 2> pips;  ///< indexed by Player
};
struct NominateCommander {
    const Player player;
    std::vector<UnitId> candidates;
};
struct IssueOrders {  ///< after the commander's orders; other units may now issue orders
    const Player player;
    const UnitId commander;
};
struct OrderIssued {
    const UnitId unit;
    const UnitId by;            ///< none: only the card issues it
    const bool ofCard = false;  ///< one of the orders of a command card
};
struct CreateOrderPool {
    const Player player;
    OrderPool& pool;
};
struct CreatePassPool {
    const Player player;
    int tokens;
};
struct EndOfCommandPhase {};

// The activation phase (p. 22-24).
struct StartOfActivationPhase {};
struct StartOfUnitActivation {
    const UnitId unit;
};
struct DamageRoll {  ///< a vehicle with a Vehicle Damage token, p. 40
    const UnitId unit;
    bool rolls;
};
struct Rally {
    const UnitId unit;
    int dice;  ///< number to roll
    Die die = Die::whiteDefense;
};
struct AfterRally {
    const UnitId unit;
};
struct RemoveSuppression {
    const UnitId unit;
    int tokens;  ///< number to remove; at most the number that it has
};
struct StartOfMakeActions {
    const UnitId unit;
    int actions;
    bool panicked;
    const bool suppressed = false;  ///< at the start of the step (p. 24)
};
/// A card action or a free action that an effect offers to the acting unit.
struct OfferedAction {
    std::string name;  ///< as a card prints it
    int cost = 1;      ///< in actions; 0: a free one
    std::function<bool(const Battle&)> legal;
    std::function<Task<void>(Battle&)> resolve;
    std::string card{};   ///< id of the equipped card that turns when it is used (p. 17)
    bool isMove = false;  ///< a Move action: undeployed units may also make it
    Message words{};      ///< translatable text of the name, if no card prints it
    /// Its id among the offered actions: the card, with the token if the card gives one of several,
    /// or the objective token. Empty: no id.
    std::string id{};
};
struct OfferCardActions {
    const UnitId unit;
    std::vector<OfferedAction> offered;
};
struct GainToken {
    UnitId unit;  ///< an effect that passes the token on changes it
    const Token token;
    int count;
};
struct DetermineSpeed {  ///< increases first, then reductions (p. 24)
    const UnitId unit;
    int speed;
    int reduced = 0;
};
struct LeaderMoved {  ///< before the other miniatures are placed
    const UnitId unit;
};
struct UnitDeployed {
    const UnitId unit;
    const bool byMove = false;  ///< the Move is not yet resolved
};
struct MoveResolved {
    const UnitId unit;
    const geometry::MoveKind kind;
    const std::vector<UnitId> over;  ///< enemy units under the path of the tool or a base
    const UnitId intoMelee;          ///< enemy unit in melee with it because of this Move; or none
    const bool isAction = false;     ///< a Move action, free or not; else a move by an ability
    const bool deployed = false;     ///< it brought the unit onto the battlefield
};
struct StandbySpent {
    const UnitId unit;
    const UnitId trigger;
};
/// After a unit's attack, Move or action, and after standby tokens were spent: charge tokens
/// detonate before anything else follows (Keyword Glossary, Detonate X).
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
struct EndOfMakeActions {  ///< the unit makes no more actions
    const UnitId unit;
};
struct EndOfUnitActivation {
    const UnitId unit;
};
struct EndOfActivationPhase {};

// The attack (p. 30-36, Appendix E p. 45).
struct DeclareDefender {
    const UnitId attacker;
    Lazy<std::vector<UnitId>> legal;
    /// The same check for one defender, faster than the whole list.
    std::function<bool(UnitId)> isLegal{};
};
struct AttackDeclared {
    Attack& attack;
    const UnitId defender;
};
struct DetermineEligibleMiniatures {
    const Attack& attack;
    const UnitId defender;
    std::vector<MiniId> eligible;
};
struct GatherAttackDice {
    const Attack& attack;
    AttackPool& pool;  ///< the pool that is formed; `pool.add` adds dice with their reason
};
struct DeclareAdditionalDefender {
    const Attack& attack;
    bool allowed;
};
struct DowngradeAttackDice {
    Attack& attack;
};
struct UpgradeAttackDice {
    Attack& attack;
};
struct RerollAttackDice {
    Attack& attack;
};
struct ConvertAttackSurges {
    Attack& attack;
};
struct DetermineObscured {
    Attack& attack;
};
struct DetermineCover {
    Attack& attack;
    int improved;  ///< applied first, to at most 2
    int reduced;
};
struct RollCoverPool {
    Attack& attack;
    int white;
    int blocks = 0;  ///< added to the result of the roll
};
struct ApplyCover {
    Attack& attack;
    int canceled;
    bool prevented = false;  ///< cover cancels no hits, regardless of other effects
};
struct ApplyDodge {
    Attack& attack;
    bool maySpend = true;  ///< dodge tokens may be spent
};
struct ModifyAttackDice {
    Attack& attack;
};
struct GatherDefenseDice {
    Attack& attack;
    DicePool pool;
};
struct DowngradeDefenseDice {
    Attack& attack;
    DicePool& pool;
};
struct UpgradeDefenseDice {
    Attack& attack;
    DicePool& pool;
};
struct RerollDefenseDice {
    Attack& attack;
};
struct ConvertDefenseSurges {
    Attack& attack;
    DefenseSurge chart;       ///< the defender's best chart
    Reckoning reckoned = {};  ///< the reasons for the chart
};
struct ModifyDefenseDice {
    Attack& attack;
};
struct CompareResults {
    Attack& attack;
    int wounds;
};
struct SufferWounds {
    const UnitId unit;
    int wounds;
};
struct WoundsSuffered {
    const UnitId unit;
    const int wounds;  ///< number assigned
};
struct MiniatureDefeated {
    const UnitId unit;
    const MiniId mini;
};
struct UnitDefeated {
    const UnitId unit;
};
struct AssignSuppression {
    Attack& attack;
    int tokens;
};
struct AttackResolved {  ///< after standby tokens could be spent
    const Attack& attack;
};
struct TokensSpent {
    const UnitId unit;
    const Token token;
    const int count;
};

// Standing effects: the current result of a rule, for any query.
struct CheckForPanic {
    const UnitId unit;
    std::optional<int> courage;  ///< the courage for the panic check; none: it never panics
    UnitId commander;            ///< owner of that courage; none: the unit itself
};
struct MovementAbilities {
    const UnitId unit;
    const geometry::MoveKind kind;
    const geometry::BaseSize& base;  ///< of its unit leader
    const geometry::Dimensions& dimensions;
    bool allowed;
    geometry::MoveTerms terms{};
};
struct DeploymentOrigin {
    const UnitId unit;
    geometry::Deployment deployment;
};
struct FastestSpeed {  ///< the highest speed that an increase could give
    const UnitId unit;
    int speed;
};
struct WithdrawFromMelee {  ///< p. 29
    const UnitId unit;
    bool mustWithdraw;  ///< every Move except a Pivot must take it out of its melee
};
struct StandbyRange {
    const UnitId unit;
    int range;  ///< maximum range for a reaction with a standby token
};
struct ContestObjective {  ///< an objective token, p. 19
    const UnitId unit;
    bool may;
    double range;  ///< to its leader; 0.5: half-range
};
struct MayDeclareDefender {
    const UnitId attacker, defender;
    Permission declaring{};
};
struct MayAddWeapon {
    const UnitId attacker, defender;
    const WeaponChoice weapon;
    Permission adding{};
};
struct WeaponsPerMiniature {
    const UnitId attacker;
    Term weapons{1};  ///< weapons that a miniature may add in one attack
};
struct AttackActions {
    const UnitId unit;
    int attacks;  ///< attack actions allowed in one activation
};
struct AttackNumbers;  ///< numbers and permissions of an attack pool, see attack_terms.h

// The end phase (p. 37-38).
struct StartOfEndPhase {};
struct ScoreVictoryPoints {
    const Player player;
    const BattleCard& card;
    int points;
};
struct DiscardCommandCard {
    const Player player;
    const CommandCard& card;
    bool kept;  ///< it stays out of the discard pile
};
struct RemoveTokens {
    struct KeptTokens {
        Token token{};
        int count = 0;
    };
    const UnitId unit;
    std::vector<KeptTokens> kept{};  ///< tokens that stay, of the kinds that are removed
};
struct EndOfEndPhase {};

template <class... Points>
struct TimingPoints {};

using AppendixE = TimingPoints<
    MissionBuilt, SetUpAdvantage, ResolveSetupEffects, DeployInPreparedPositions,
    StartOfCommandPhase, CommandCardsRevealed, CommandCardRevealed, CommandCardEffect,
    DeterminePriority, NominateCommander, IssueOrders, OrderIssued, CreateOrderPool, CreatePassPool,
    EndOfCommandPhase, StartOfActivationPhase, StartOfUnitActivation, DamageRoll, Rally, AfterRally,
    RemoveSuppression, StartOfMakeActions, OfferCardActions, GainToken, DetermineSpeed, LeaderMoved,
    UnitDeployed, MoveResolved, StandbySpent, ChargesDetonate, ActionMade, CardActionMade,
    EndOfMakeActions, EndOfUnitActivation, EndOfActivationPhase, DeclareDefender, AttackDeclared,
    DetermineEligibleMiniatures, GatherAttackDice, DeclareAdditionalDefender, DowngradeAttackDice,
    UpgradeAttackDice, RerollAttackDice, ConvertAttackSurges, DetermineObscured, DetermineCover,
    RollCoverPool, ApplyCover, ApplyDodge, ModifyAttackDice, GatherDefenseDice,
    DowngradeDefenseDice, UpgradeDefenseDice, RerollDefenseDice, ConvertDefenseSurges,
    ModifyDefenseDice, CompareResults, SufferWounds, WoundsSuffered, MiniatureDefeated,
    UnitDefeated, AssignSuppression, AttackResolved, TokensSpent, StartOfEndPhase,
    ScoreVictoryPoints, DiscardCommandCard, RemoveTokens, EndOfEndPhase>;

using StandingPoints =
    TimingPoints<CheckForPanic, MovementAbilities, DeploymentOrigin, FastestSpeed,
                 WithdrawFromMelee, StandbyRange, ContestObjective, MayDeclareDefender,
                 MayAddWeapon, WeaponsPerMiniature, AttackActions, AttackNumbers>;

}  // namespace sightline::engine

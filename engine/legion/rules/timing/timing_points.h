/// Timing points: the moments at which keywords act, in the order of Appendix E. Each point is a
/// type. An effect may read its const fields and change its other fields. Source: Core Rulebook p.
/// 44-45 (Timing), p. 21-22 (Command), p. 23-24 (Activation), p. 30-36 (Attack).
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
#include "geometry/range/arcs.h"

namespace sightline::engine {

class Battle;
enum class DefenseSurge;
struct Attack;
struct AttackPool;
struct BattleCard;
struct CommandCard;
struct OrderPool;

// Timing points of setup (p. 18-20).
struct MissionBuilt {};
struct SetUpAdvantage {
    const Player player;
};
struct ResolveSetupEffects {};
struct DeployInPreparedPositions {};

// The command phase (p. 21-22).
struct StartOfCommandPhase {};
struct CommandCardsRevealed {};  ///< all cards are faceup, and no card has been resolved
struct CommandCardRevealed {     ///< effects of a card when it is revealed; blue's card first
    const Player player;
    const CommandCard& card;
};
struct CommandCardEffect {  ///< effects of a card that have no timing of their own; blue's card
                            ///< first
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
    const UnitId by;            ///< no value: only the card issues the order
    const bool ofCard = false;  ///< the order comes from a command card
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
struct DamageRoll {  ///< the roll of a vehicle with a Vehicle Damage token, p. 40
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
    int tokens;  ///< number of tokens to remove; at most the number that the unit has
};
struct StartOfMakeActions {
    const UnitId unit;
    int actions;
    bool panicked;
    const bool suppressed = false;  ///< the unit's status at the start of the step (p. 24)
};
/// A card action or free action that an effect offers to the acting unit.
struct OfferedAction {
    std::string name;  ///< the name as printed on the card
    int cost = 1;      ///< cost in actions; 0: a free action
    std::function<bool(const Battle&)> legal;
    std::function<Task<void>(Battle&)> resolve;
    std::string card{};   ///< id of the equipped card that is turned by the action (p. 17)
    bool isMove = false;  ///< true: a Move action, which an undeployed unit may make, too
    Message words{};      ///< translatable text of the name, if the name is not printed on a card
    /// The id among the offered actions. It is the id of the card (with the token, if the card
    /// gives one of several tokens) or of the objective token. Empty: no id.
    std::string id{};
};
struct OfferCardActions {
    const UnitId unit;
    std::vector<OfferedAction> offered;
};
struct GainToken {
    UnitId unit;  ///< the unit that gains the token; an effect may change this to another unit
    const Token token;
    int count;
};
struct DetermineSpeed {  ///< increases come first, then reductions (p. 24)
    const UnitId unit;
    int speed;
    int reduced = 0;
};
struct LeaderMoved {  ///< before the other miniatures are placed
    const UnitId unit;
};
struct UnitDeployed {
    const UnitId unit;
    const bool byMove = false;  ///< true: by a Move that is not yet resolved
};
struct MoveResolved {
    const UnitId unit;
    const geometry::MoveKind kind;
    const std::vector<UnitId> over;  ///< enemy units under the path of the tool or the base
    const UnitId intoMelee;          ///< the enemy unit that this Move brought the unit into melee
                                     ///< with, if any
    const bool isAction = false;     ///< true: a Move action, free or not; false: a move by an
                                     ///< ability
    const bool deployed = false;     ///< the Move brought the unit onto the battlefield
};
struct StandbySpent {
    const UnitId unit;
    const UnitId trigger;
};
/// After a unit's attack, Move or action, and after standby tokens were spent, charge tokens
/// detonate before anything else happens (Keyword Glossary, Detonate X).
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
    /// Checks one defender. Faster than the complete list.
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
    AttackPool& pool;  ///< the pool that is being formed; `pool.add` adds dice with their reason
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
    int improved;  ///< applied first, up to cover value 2
    int reduced;
};
struct RollCoverPool {
    Attack& attack;
    int white;
    int blocks = 0;  ///< blocks that are added to the result of the roll
};
struct ApplyCover {
    Attack& attack;
    int canceled;
    bool prevented = false;  ///< true: cover cancels no hits, whatever other effects do
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
    DefenseSurge chart;       ///< the best surge chart of the defender
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
    const int wounds;  ///< number of assigned wounds
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
struct AttackResolved {  ///< after other units could spend standby tokens
    const Attack& attack;
};
struct TokensSpent {
    const UnitId unit;
    const Token token;
    const int count;
};

// Standing points: a query for the current result of a rule.
struct CheckForPanic {
    const UnitId unit;
    std::optional<int> courage;  ///< the courage for the panic check; no value: the unit never
                                 ///< panics
    UnitId commander;            ///< the unit that has this courage; no value: the unit itself
};
struct DeployPrepared {  ///< whether the unit deploys in a prepared position (p. 20)
    const UnitId unit;
    Allowance deploying{};
    std::optional<Reason> must{};  ///< why the unit must deploy in this step; no value: it may
    Term dodge{};                  ///< dodge tokens that the unit gains after its deployment
};
struct LendCourage {  ///< courage that `unit`, no commander, gives `led` for its panic check
    const UnitId unit, led;
    std::optional<int> courage{};  ///< no value: no courage
};
struct CountAsCommander {  ///< a unit of another rank may issue the orders of a command card
    const UnitId unit;
    Allowance counting{};
};
struct TakeCommanderToken {  ///< whether a unit may take the token of an army without a commander
    const UnitId unit;
    Allowance taking{};
};
struct OrderMercenaries {  ///< `unit` issues an order to a unit of another Affiliation (p. 41)
    const UnitId unit, ordered;
    Allowance ordering{};
};
struct MayBeCompelled {  ///< whether the keyword of `by` can compel the unit to move
    const UnitId unit, by;
    Permission compelling{};
};
struct MovementAbilities {
    const UnitId unit;
    const geometry::MoveKind kind;
    const geometry::BaseSize& base;  ///< base of the unit leader
    const geometry::Dimensions& dimensions;
    bool allowed;
    geometry::MoveTerms terms{};
};
struct JumpActions {  ///< Card actions for a jump, which replace a Move action
    const UnitId unit;
    Term height{};            ///< height of the jump; 0: the unit cannot jump
    int freeActions = 0;      ///< number of free Card actions in one activation
    bool cardAction = false;  ///< the unit may jump by any number of Card actions
    Permission jumping{};
};
struct CarryAssets {  ///< limits of a unit that holds asset tokens
    const UnitId unit;
    std::optional<int> moveActions{};  ///< most Move actions in one activation; no value: no limit
};
struct DeploymentOrigin {
    const UnitId unit;
    geometry::Deployment deployment;
};
struct FastestSpeed {  ///< the highest speed that an increase could give
    const UnitId unit;
    int speed;
};
struct WithdrawFromMelee {  ///< a withdrawal from melee, p. 29
    const UnitId unit;
    bool mustWithdraw;  ///< true: every Move except a Pivot must take the unit out of melee
};
struct StandbyRange {
    const UnitId unit;
    int range;  ///< maximum range of a reaction with a standby token
};
struct ContestObjective {  ///< contesting an objective token, p. 19
    const UnitId unit;
    bool may;
    double range;  ///< range to the unit leader; 0.5 means half range
};
struct MayDeclareDefender {
    const UnitId attacker, defender;
    Permission declaring{};
};
struct WeaponRange {  ///< the longest range of a weapon
    const UnitId attacker;
    const WeaponChoice weapon;
    const bool aimSpent = false;  ///< an aim token was spent for more range
    Term more{};                  ///< range bands that are added to the printed range
};
struct FiringArcs {  ///< the arcs in which a weapon may fire
    const UnitId attacker;
    const WeaponChoice weapon;
    std::optional<Reason> limited{};    ///< no value: the weapon may fire in every direction
    std::vector<geometry::Arc> arcs{};  ///< the arcs, if the weapon is limited
};
struct FireWhileEngaged {  ///< whether an engaged unit may use the ranged weapon (p. 29)
    const UnitId attacker;
    const WeaponChoice weapon;
    Allowance firing{};
};
struct FireAgain {  ///< whether a weapon of an earlier pool may form another pool of the attack
    const UnitId attacker;
    const WeaponChoice weapon;
    /// An attack uses the offers of only one keyword.
    struct Offer {
        Reason reason;
        int times = 1;  ///< how often in one attack
        /// The range from the defender that was declared before. It replaces the range of the
        /// weapon. No value: the defender must be in range of the weapon.
        std::optional<int> fromLastDefender{};
    };
    std::vector<Offer> offers{};  ///< the first offer counts
};
struct BenefitFromBackup {  ///< whether Backup protects the unit (p. 31)
    const UnitId unit;
    Permission benefiting{};
};
struct ProvideBackup {  ///< whether `unit` provides Backup to `defender` (p. 31)
    const UnitId unit, defender;
    Permission providing{};
    Allowance ofAnyRank{};  ///< a unit of another rank than corps may provide Backup
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
struct AttackNumbers;  ///< the numbers and permissions of an attack pool, see attack_terms.h

// Timing points of the End Phase (p. 37-38).
struct StartOfEndPhase {};
struct ScoreVictoryPoints {
    const Player player;
    const BattleCard& card;
    int points;
};
struct DiscardCommandCard {
    const Player player;
    const CommandCard& card;
    bool kept;  ///< true: the card is not discarded
};
struct RemoveTokens {
    struct KeptTokens {
        Token token{};
        int count = 0;
    };
    const UnitId unit;
    std::vector<KeptTokens> kept{};  ///< tokens that stay although tokens of their kind are removed
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
    TimingPoints<CheckForPanic, DeployPrepared, LendCourage, CountAsCommander, TakeCommanderToken,
                 OrderMercenaries, MayBeCompelled, MovementAbilities, JumpActions, CarryAssets,
                 DeploymentOrigin, FastestSpeed, WithdrawFromMelee, StandbyRange, ContestObjective,
                 MayDeclareDefender, WeaponRange, FiringArcs, FireWhileEngaged, FireAgain,
                 BenefitFromBackup, ProvideBackup, MayAddWeapon, WeaponsPerMiniature, AttackActions,
                 AttackNumbers>;

}  // namespace sightline::engine

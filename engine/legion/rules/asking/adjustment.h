/// Adjustments: changes that players make to the game by hand, while any question is open. The
/// journal and the record mark these changes as made by hand; the question stays open. Together,
/// the adjustments can express every effect of a card that the game does not support.
#pragma once
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/legion/basics/dice/die.h"
#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/token.h"
#include "engine/legion/basics/until.h"
#include "engine/legion/lists/catalogue/unit_card.h"
#include "geometry/move/move.h"
#include "geometry/table/terrain.h"

namespace sightline::engine {

struct Place {
    MiniId mini;
    geometry::Vec3 position{};
    geometry::Degrees facing{};
};

struct AdjustMini {
    Place place;
};
struct AdjustToken {
    UnitId unit;
    Token token{};
    int change = 0;
};
struct AdjustWounds {
    MiniId mini;
    int change = 0;
};
struct Note {
    std::string text;
};
/// Changes the victory points of one player.
struct AdjustPoints {
    Player player{};
    int change = 0;
};
/// Sets the unit's order token. A facedown token means that the unit has activated. A game without
/// command cards has no faceup tokens.
struct AdjustOrder {
    enum class Destination { none, faceup, facedown };
    UnitId unit;
    Destination to{};
};
/// Changes the number of actions that the acting unit can still make.
struct AdjustActions {
    int change = 0;
};
/// Readies, exhausts or expends an upgrade card, or turns it to its other side. `card` is the index
/// in the unit's list of cards.
struct AdjustCard {
    UnitId unit;
    int card = 0;
    EquippedCard::State state{};
    std::optional<int> side{};  ///< for a dual-sided card: the index of the side that becomes
                                ///< faceup
};
/// Moves a command card to its player's hand, to the discarded cards, to the permanent cards in
/// play, or to the cards that are set aside faceup.
struct AdjustHand {
    enum class Destination { hand, discarded, permanent, setAside };
    Player player{};
    std::string card;  ///< id of the command card
    Destination to{};
};
/// Changes the number of advantage tokens in a player's pass pool.
struct AdjustPassPool {
    Player player{};
    int change = 0;
};
/// Changes a named token or marker that has no rules in the game, such as "Intel" or "Bounty".
struct AdjustMark {
    UnitId unit;
    std::string name;
    int change = 0;
};
/// Returns a defeated miniature to the battlefield. Its wounds are then 1 less than its wound
/// threshold.
struct ReturnMini {
    Place place;
};
/// Deploys an undeployed unit: places the unit leader at `position` and the other miniatures in
/// cohesion behind the leader. In the sandbox, DeployUnit also moves a unit that is already on the
/// battlefield; its miniatures keep their formation if possible.
struct DeployUnit {
    UnitId unit;
    geometry::Vec3 position{};
    geometry::Degrees facing{};
};
/// Moves an objective token or marker. With `at`, the token is placed there; with `holder`, that
/// unit receives the token; with neither, the token leaves the game.
struct AdjustObjective {
    ObjectiveId token;  ///< the token to move; no value: creates a new token
    ObjectiveKind kind = ObjectiveKind::marker;
    std::string name{};  ///< name of the new token
    std::optional<geometry::Vec2> at{};
    UnitId holder{};
};
/// Moves a terrain piece, such as a barricade that a card places. With `at`, the piece is placed
/// there; without `at`, the piece leaves the battlefield. Objects that stood on the piece then
/// stand on the surface below.
struct AdjustTerrain {
    /// A new terrain piece: a box that stands on the surface below it.
    struct NewPiece {
        std::string name;
        geometry::Facts facts{};
        geometry::Vec3 size{};  ///< width, depth and height of the new piece in inches
    };
    std::string piece{};  ///< id of the piece to move; empty: creates a new piece
    std::optional<geometry::Vec2> at{};
    geometry::Degrees facing{};
    std::optional<NewPiece> made{};
};
/// Sets the results of the dice in the pool that is being resolved.
struct AdjustDice {
    bool defense = false;  ///< true: changes the defense dice; false: the attack dice
    std::vector<RolledDie> dice;
};
/// Sets the dice of the pool that is being resolved, before the roll.
struct AdjustPool {
    bool defense = false;  ///< true: changes the defense pool; false: the attack pool
    DicePool dice{};
};
/// Sets the defender's cover, before the cover pool is rolled.
struct AdjustCover {
    geometry::Cover cover{};
};
/// Changes the cover pool before its roll: the number of white defense dice, and the blocks that
/// are added without a die.
struct AdjustCoverPool {
    int dice = 0, blocks = 0;
};
/// Changes the number of weapons that each miniature of the attacker may add in the current attack
/// after its first weapon.
struct AdjustWeapons {
    int change = 0;
};
/// Changes the number of Attack actions that the acting unit may make after its first Attack
/// action.
struct AdjustAttacks {
    int change = 0;
};
/// A temporary effect: the unit gains or loses keywords, or its stats change.
struct AdjustEffect {
    struct Word {
        std::string keyword;  ///< name of the keyword
        std::optional<int> value{};
        std::string parameter{};
        /// True if the game did not apply this keyword when the unit gained it. The record reports
        /// this. When a later version replays the journal, the players still apply the keyword by
        /// hand.
        bool byHand = false;
    };
    UnitId unit;
    std::vector<Word> gains{}, loses{};
    int courage = 0, speed = 0;  ///< numbers that are added to the unit's courage and speed
    std::optional<Die> defenseDie{};
    EffectDuration until{};
    std::string source{};         ///< name of the card that causes the effect; empty: unknown
    std::vector<Word> weapons{};  ///< keywords that all weapons of the unit gain
};
/// Adds a weapon to the current attack pool, whether or not the attacker has the weapon. If the
/// adjustment contains neither dice nor keywords, the weapon with this name is read from the
/// catalogue.
struct AdjustPoolWeapon {
    std::string name;  ///< name of the weapon, or of the card that adds the keywords
    DicePool dice{};   ///< attack dice of the weapon; may change only before the roll
    std::vector<AdjustEffect::Word> keywords{};
};
/// Ends a temporary effect of a unit before the end of its duration.
struct EndEffect {
    UnitId unit;
    int effect = 0;  ///< number of the temporary effect
};
/// Sets a number or flag in UnitStand for which no other adjustment exists. `field` is the name in
/// the code, such as "wasDamaged". See FieldUse, engine/talk/field_use.h.
struct AdjustField {
    UnitId unit;
    std::string field;
    int value = 0;  ///< new value of the field; a flag is 0 or 1
};
/// Dice that the players roll because of a card. The players apply the result by hand.
struct HandRoll {
    std::vector<RolledDie> dice;
};

/// A dispute that the players cannot settle: the holder of the round counter rolls a red defense
/// die. If the die shows a block, the holder's reading is right; otherwise the opponent's reading
/// is right (edition of 2018).
struct DisputeRoll {
    std::string holders, opponents;  ///< the two readings of the rule, each in the words of its
                                     ///< player
    Face face{};
};

/// Ends the use of the rules and starts the sandbox. All miniatures and terrain stay where they
/// are.
struct ToSandbox {};
/// A base without a unit card. The base has only its outline and a silhouette.
struct BareBase {
    std::string base;     ///< name of the base in Dimensions::bases
    double height = 0.0;  ///< height of the silhouette in inches
    std::string name;
};
/// A new unit for the sandbox: either a unit of the catalogue with its upgrades, given by id, or a
/// bare base.
struct Recruit {
    Player player{};
    std::string unit{};
    std::vector<std::string> upgrades{};
    std::string counterpart{};  ///< id of the unit's counterpart; empty: no counterpart
    std::optional<BareBase> bare{};
};
/// Adds a unit to the sandbox: places the unit leader at `position` and the other miniatures in
/// cohesion behind the leader.
struct JoinSandbox {
    Recruit who;
    geometry::Vec3 position{};
    geometry::Degrees facing{};
};
/// Removes a unit from the battlefield of the sandbox. DeployUnit brings the unit back.
struct LeaveSandbox {
    UnitId unit;
};
/// Makes one Move of a unit in the sandbox: first the unit leader moves with the movement tool, by
/// the rules of moves; then the other miniatures follow.
struct ToolMove {
    UnitId unit;
    geometry::MoveKind kind{};
    std::optional<int> speed{};  ///< speed of the Move; no value: the unit's own speed
};

struct Adjust {
    Player by{};
    std::variant<AdjustMini, AdjustToken, AdjustWounds, Note, AdjustPoints, AdjustOrder,
                 AdjustActions, AdjustCard, AdjustHand, AdjustPassPool, AdjustMark, ReturnMini,
                 DeployUnit, AdjustObjective, AdjustTerrain, AdjustDice, HandRoll, AdjustPool,
                 AdjustCover, AdjustAttacks, AdjustEffect, EndEffect, ToSandbox, JoinSandbox,
                 LeaveSandbox, ToolMove, AdjustField, AdjustCoverPool, AdjustWeapons, DisputeRoll,
                 AdjustPoolWeapon>
        what;
};

}  // namespace sightline::engine

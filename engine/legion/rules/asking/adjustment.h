/// Adjustments: changes to the game that players make by hand, at any question. The journal and the
/// record mark them as made by hand; the question stays open. Together they cover everything that a
/// card can do without support by the game.
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
/// Victory points of one player.
struct AdjustPoints {
    Player player{};
    int change = 0;
};
/// Sets the unit's order token. A unit with a facedown token has activated. Faceup tokens exist
/// only in games with command cards.
struct AdjustOrder {
    enum class Destination { none, faceup, facedown };
    UnitId unit;
    Destination to{};
};
/// Actions that the acting unit has left.
struct AdjustActions {
    int change = 0;
};
/// Readies, exhausts, expends or turns over an upgrade; `card` is its index among the unit's cards.
struct AdjustCard {
    UnitId unit;
    int card = 0;
    EquippedCard::State state{};
    std::optional<int> side{};  ///< the faceup side from now on, of a dual-sided card
};
/// Moves a command card to the hand, the discarded cards or the permanent cards in play.
struct AdjustHand {
    enum class Destination { hand, discarded, permanent };
    Player player{};
    std::string card;  ///< id
    Destination to{};
};
/// Advantage tokens in a player's pass pool.
struct AdjustPassPool {
    Player player{};
    int change = 0;
};
/// A named token or marker that has no rules in the game: "Intel", "Bounty".
struct AdjustMark {
    UnitId unit;
    std::string name;
    int change = 0;
};
/// Returns a defeated miniature to the battlefield with wounds of 1 less than its threshold.
struct ReturnMini {
    Place place;
};
/// Deploys an undeployed unit: the unit leader at `position`, the other miniatures in cohesion
/// behind it. In the sandbox also moves a unit on the battlefield, whose miniatures keep their
/// formation if possible.
struct DeployUnit {
    UnitId unit;
    geometry::Vec3 position{};
    geometry::Degrees facing{};
};
/// An objective token or marker. `at` places it there, `holder` gives it to that unit; with
/// neither, it leaves the game.
struct AdjustObjective {
    ObjectiveId token;  ///< none: a new one
    ObjectiveKind kind = ObjectiveKind::marker;
    std::string name{};  ///< of a new one
    std::optional<geometry::Vec2> at{};
    UnitId holder{};
};
/// A terrain piece, such as a barricade that a card places. `at` places it there; without `at` it
/// leaves the battlefield. Objects that stood on the piece then stand on the surface below.
struct AdjustTerrain {
    /// A new piece: a box that stands on the surface below it.
    struct NewPiece {
        std::string name;
        geometry::Facts facts{};
        geometry::Vec3 size{};  ///< width, depth, height
    };
    std::string piece{};  ///< its id; none: a new one
    std::optional<geometry::Vec2> at{};
    geometry::Degrees facing{};
    std::optional<NewPiece> made{};
};
/// The dice of the pool being resolved, as they lie from now on.
struct AdjustDice {
    bool defense = false;  ///< the defense dice, else the attack dice
    std::vector<RolledDie> dice;
};
/// The dice of the pool being resolved, before they are rolled.
struct AdjustPool {
    bool defense = false;  ///< the defense pool, else the attack pool
    DicePool dice{};
};
/// The defender's cover, before the cover pool is rolled.
struct AdjustCover {
    geometry::Cover cover{};
};
/// The cover pool before its roll: white defense dice, and blocks that need no die.
struct AdjustCoverPool {
    int dice = 0, blocks = 0;
};
/// More weapons for each miniature of the attacker, besides its first, in the attack under way.
struct AdjustWeapons {
    int change = 0;
};
/// More attack actions for the acting unit, besides its first.
struct AdjustAttacks {
    int change = 0;
};
/// A unit temporarily gains, loses or changes something.
struct AdjustEffect {
    struct Word {
        std::string keyword;  ///< its name
        std::optional<int> value{};
        std::string parameter{};
        /// True for a keyword that the game did not apply when it was gained. The record shows
        /// that, and the players still apply the keyword when a later version replays the journal.
        bool byHand = false;
    };
    UnitId unit;
    std::vector<Word> gains{}, loses{};
    int courage = 0, speed = 0;  ///< modifiers
    std::optional<Die> defenseDie{};
    EffectDuration until{};
    std::string source{};  ///< the card that causes it; empty: not given
};
/// A weapon that joins the attack pool under way, whether or not the attacker has it. Without dice
/// and keywords: the weapon of that name in the catalogue.
struct AdjustPoolWeapon {
    std::string name;  ///< of the weapon, or of the card that brings its keywords
    DicePool dice{};   ///< attack dice; before they are rolled
    std::vector<AdjustEffect::Word> keywords{};
};
/// Ends a temporary effect of a unit early.
struct EndEffect {
    UnitId unit;
    int effect = 0;  ///< its number
};
/// A field of UnitStand that has no adjustment of its own, by its name in the code: "wasDamaged".
/// See FieldUse, engine/talk/field_use.h.
struct AdjustField {
    UnitId unit;
    std::string field;
    int value = 0;  ///< the new value; a flag is 0 or 1
};
/// Dice that were rolled for a card; the players apply the result.
struct HandRoll {
    std::vector<RolledDie> dice;
};

/// A dispute that the players cannot settle: the holder of the round counter rolls a red defense
/// die. At a block the holder's reading is right, else the opponent's (edition of 2018).
struct DisputeRoll {
    std::string holders, opponents;  ///< the two readings, in the players' own words
    Face face{};
};

/// Leaves the rules and starts the sandbox; all miniatures and terrain stay where they are.
struct ToSandbox {};
/// A base without a unit card: only a base and a silhouette.
struct BareBase {
    std::string base;     ///< name in Dimensions::bases
    double height = 0.0;  ///< of the silhouette. Inches
    std::string name;
};
/// A new unit for the sandbox: a unit of the catalogue with its upgrades, by id, or a bare base.
struct Recruit {
    Player player{};
    std::string unit{};
    std::vector<std::string> upgrades{};
    std::string counterpart{};  ///< empty: none
    std::optional<BareBase> bare{};
};
/// Adds a unit: the unit leader at `position`, the other miniatures in cohesion behind it.
struct JoinSandbox {
    Recruit who;
    geometry::Vec3 position{};
    geometry::Degrees facing{};
};
/// The unit leaves the battlefield of the sandbox; DeployUnit brings it back.
struct LeaveSandbox {
    UnitId unit;
};
/// One Move of a unit in the sandbox: the unit leader by the movement tool and the rules of moves,
/// then the other miniatures.
struct ToolMove {
    UnitId unit;
    geometry::MoveKind kind{};
    std::optional<int> speed{};  ///< none: the unit's own
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

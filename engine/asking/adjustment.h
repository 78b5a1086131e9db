/// Players overrule: what they may change by hand, at any question. Journaled and shown as such;
/// the question stays open. Together these do what a card can do that the game does not apply
/// itself.
#pragma once
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/catalogue/unit_card.h"
#include "engine/dice/die.h"
#include "engine/ids.h"
#include "engine/token.h"
#include "engine/until.h"
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
/// The unit's order token; facedown it has activated. Without command cards there are no faceup
/// ones.
struct AdjustOrder {
    enum class To { none, faceup, facedown };
    UnitId unit;
    To to{};
};
/// Actions that the acting unit has left.
struct AdjustActions {
    int change = 0;
};
/// An upgrade is readied, exhausted, expended or turned over: by its place among the unit's cards.
struct AdjustCard {
    UnitId unit;
    int card = 0;
    EquippedCard::State state{};
    std::optional<int> side{};  ///< of a dual-sided card, that lies faceup from now on
};
/// A command card goes to the hand, the discarded cards or those in play for good.
struct AdjustHand {
    enum class To { hand, discarded, permanent };
    Player player{};
    std::string card;  ///< id
    To to{};
};
/// Advantage tokens in a player's pass pool.
struct AdjustPassPool {
    Player player{};
    int change = 0;
};
/// A token or marker that the game does not know, by name: "Intel", "Bounty".
struct AdjustMark {
    UnitId unit;
    std::string name;
    int change = 0;
};
/// A defeated miniature stands on the battlefield again, 1 wound short of its threshold.
struct ReturnMini {
    Place place;
};
/// An undeployed unit stands there, its other miniatures in cohesion behind the unit leader. In the
/// sandbox also one that is on the battlefield, whose miniatures keep their formation where they
/// can.
struct DeployUnit {
    UnitId unit;
    geometry::Vec3 position{};
    geometry::Degrees facing{};
};
/// An objective token or marker. With `at` it lies there, with `holder` that unit holds it, with
/// neither it leaves the game.
struct AdjustObjective {
    ObjectiveId token;  ///< none: a new one
    ObjectiveKind kind = ObjectiveKind::marker;
    std::string name{};  ///< of a new one
    std::optional<geometry::Vec2> at{};
    UnitId holder{};
};
/// A terrain piece, such as a barricade that a card places. With `at` it lies there, without it
/// leaves the battlefield; what stood on it stands on what is below.
struct AdjustTerrain {
    /// Of a new piece: a box that stands on the surface below it.
    struct Made {
        std::string name;
        geometry::Facts facts{};
        geometry::Vec3 size{};  ///< width, depth, height
    };
    std::string piece{};  ///< its id; none: a new one
    std::optional<geometry::Vec2> at{};
    geometry::Degrees facing{};
    std::optional<Made> made{};
};
/// The dice of the pool that is being resolved, as they lie from now on.
struct AdjustDice {
    bool defense = false;  ///< the defense dice, else the attack dice
    std::vector<RolledDie> dice;
};
/// The dice that the pool being resolved is about to roll.
struct AdjustPool {
    bool defense = false;  ///< the defense pool, else the attack pool
    DicePool dice{};
};
/// The cover that the defender is found to have, before the cover pool is rolled.
struct AdjustCover {
    geometry::Cover cover{};
};
/// The cover pool that is about to be rolled: white defense dice, and blocks that need no die.
struct AdjustCoverPool {
    int dice = 0, blocks = 0;
};
/// Weapons that each miniature of the attacker may add besides its one, in the attack under way.
struct AdjustWeapons {
    int change = 0;
};
/// Attack actions that the acting unit may make besides its one.
struct AdjustAttacks {
    int change = 0;
};
/// A unit gains, loses or changes something for a while.
struct AdjustEffect {
    struct Word {
        std::string keyword;  ///< its name
        std::optional<int> value{};
        std::string parameter{};
        /// Gained when no code applied it. The game says so, and it stays with the players when a
        /// later version replays it.
        bool byHand = false;
    };
    UnitId unit;
    std::vector<Word> gains{}, loses{};
    int courage = 0, speed = 0;  ///< added
    std::optional<Die> defenseDie{};
    Until until{};
    std::string source{};  ///< the card that does it; empty: nobody said
};
/// Something that a unit has for a while ends before its time.
struct EndEffect {
    UnitId unit;
    int effect = 0;  ///< its number
};
/// A field of how the unit stands that has no adjustment of its own, by the name that it has in the
/// code: "wasDamaged". See FieldUse, engine/state/field_use.h.
struct AdjustField {
    UnitId unit;
    std::string field;
    int value = 0;  ///< what it is from now on; a flag is 0 or 1
};
/// Dice that were rolled for a card; what they do is for the players.
struct HandRoll {
    std::vector<RolledDie> dice;
};

/// The rules of the game end here: who and what is on the battlefield stays there, in the sandbox.
struct ToSandbox {};
/// A base with nothing on it but its silhouette.
struct BareBase {
    std::string base;     ///< name in Dimensions::bases
    double height = 0.0;  ///< of the silhouette. Inches
    std::string name;
};
/// Who comes to the sandbox: a unit of the catalogue with what it carries, by id, or a bare base.
struct Recruit {
    Player player{};
    std::string unit{};
    std::vector<std::string> upgrades{};
    std::string counterpart{};  ///< empty: none
    std::optional<BareBase> bare{};
};
/// A new unit stands there, its other miniatures in cohesion behind the unit leader.
struct JoinSandbox {
    Recruit who;
    geometry::Vec3 position{};
    geometry::Degrees facing{};
};
/// The unit leaves the battlefield of the sandbox; DeployUnit brings it back.
struct LeaveSandbox {
    UnitId unit;
};
/// A unit of the sandbox makes one Move: its unit leader with the movement tool, as the rules of
/// moves have it, then the others.
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
                 LeaveSandbox, ToolMove, AdjustField, AdjustCoverPool, AdjustWeapons>
        what;
};

}  // namespace sightline::engine

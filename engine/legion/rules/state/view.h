/// View: the part of the state that one player may know. The front end shows only views.
#pragma once
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/basics/citation.h"
#include "engine/legion/basics/editions/edition.h"
#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/lists/catalogue/unit_card.h"
#include "engine/legion/rules/asking/answer.h"
#include "engine/legion/rules/asking/asks.h"
#include "engine/legion/rules/asking/attack_step.h"
#include "engine/legion/rules/state/command_state.h"
#include "engine/legion/rules/state/keyword_choice.h"
#include "engine/legion/rules/state/lasting_effect.h"
#include "engine/legion/rules/state/mission_state.h"
#include "engine/legion/rules/state/move_made.h"
#include "engine/legion/rules/state/unit_stand.h"
#include "geometry/table/battlefield.h"

namespace sightline::engine {

class Effects;
class RulingMemo;

enum class Phase { command, activation, end, over, setup };

struct MiniView {
    MiniId id;
    UnitId unit;
    geometry::Mini mini;
    bool leader = false;
    int wounds = 0;
    bool defeated = false;  ///< true: the miniature is off the battlefield, but still in the list
    std::string model;
    bool undeployed = false;  ///< true: the miniature's unit has not deployed yet
    int threshold = 1;        ///< number of wounds that defeat the miniature
    WhichCard carrier;        ///< the card that added the miniature, see Weapon::carrier
    bool counterpart = false;
    bool onTable() const { return !defeated && !undeployed; }
};

/// The data of a unit in a view, besides its UnitStand.
struct UnitShown {
    UnitId id;
    Player player{};
    const UnitCard* card = nullptr;  ///< the unit's current card; valid as long as the game exists
    std::string label;               ///< name of the unit, unique in the army: "Stormtroopers 2"
    std::vector<MiniId> minis;       ///< undefeated miniatures, leader first
    int startingMinis = 0;
    enum class Order { none, faceup, facedown } order{};
    Rank rank{};               ///< the unit's current rank; a promoted unit has the rank commander
    bool isNominated = false;  ///< true: the unit is the commander of this round
    bool activating = false, defeated = false;
    bool isSuppressed = false, isPanicked = false, inMelee = false;
    int actionsLeft = 0;                   ///< number of actions left; only while the unit
                                           ///< activates
    int moreAttacks = 0;                   ///< number of Attack actions that players added by hand
    int attacksMade = 0;                   ///< number of Attack actions that the unit has made;
                                           ///< only while the unit activates
    std::vector<LastingEffect> effects{};  ///< lasting effects, in the order in which they began;
                                           ///< `card` includes them
};

/// This struct has no members besides those of its two base structs.
struct UnitView : UnitShown, UnitStand {};

struct PoolView {
    UnitId defender;
    std::vector<WeaponChoice> weapons;
    std::vector<Weapon> added{};  ///< weapons added by hand; the attacker need not have these
                                  ///< weapons
    DicePool dice;
    bool melee = false;
    bool resolved = false;
    std::vector<KeywordChoice> choices{};  ///< choices of the attacker for this pool
};

struct ObscuredView {
    MiniId mini;
    bool obscured = false;
    bool losBlocked = false;  ///< true: LOS is completely blocked for cover, where points of
                              ///< interest block LOS, too (p. 20)
    /// True if `losBlocked` is true and a clear line was found, because points of interest block no
    /// LOS when the defender is declared (p. 30).
    bool inLos = false;
    /// True if `losBlocked` is true and a point of interest is among the objects that hide the
    /// miniature.
    bool behindPoi = false;
    std::string piece;      ///< the terrain piece that obscures the miniature; empty: no piece
    double distance = 0.0;  ///< inches from the miniature to the terrain piece
    geometry::Cover cover{};
    std::optional<geometry::Segment> line;
};

/// The cover pool: a number of white defense dice, and blocks that are added without a die.
struct CoverPool {
    int dice = 0, blocks = 0;
    bool operator==(const CoverPool&) const = default;
};

/// The current attack, for the panel that shows its steps.
struct AttackView {
    UnitId attacker;
    AttackStep step{};
    std::vector<PoolView> pools;
    int current = -1;       ///< index of the pool that is being resolved; -1: no
                            ///< pool yet
    int moreWeapons = 0;    ///< number of extra weapons that each miniature may add, because the
                            ///< players allowed it by hand
    bool longShot = false;  ///< true: an aim token was spent for a longer range
    std::vector<RolledDie> attackDice;     ///< current results of the attack dice, without canceled
                                           ///< results
    std::optional<CoverPool> coverPool{};  ///< the cover pool before the roll
    std::vector<RolledDie> coverDice, defenseDice;
    DicePool defensePool{};  ///< the defense dice before the roll; kept after the roll
    std::vector<ObscuredView> obscured;
    geometry::Cover cover{};
    int hitsCanceledByCover = 0, hitsCanceledByDodge = 0;
    std::optional<int> wounds;
    int woundsLeft = 0;
};

/// The command cards and tokens of one player, as far as the player of the view may know them. Of
/// the opponent's hand, a player knows only the number of cards. The opponent's facedown card has
/// no name, and the opponent's drawn order token has no rank.
struct CommandView {
    std::vector<const CommandCard*> hand;  ///< cards in the hand; empty for the opponent
    int handSize = 0;
    std::vector<const CommandCard*> discarded;
    std::vector<const CommandCard*> permanent{};  ///< cards of earlier rounds that are still in
                                                  ///< play
    std::vector<const CommandCard*> setAside{};   ///< cards that were set aside faceup
    bool hasPlayed = false;                       ///< true: a card was played, facedown or faceup
    const CommandCard* played = nullptr;          ///< the card of this round; null: no card was
                                                  ///< played, or the card is secret
    bool faceup = false;
    UnitId commander;
    OrderPool pool;
    bool hasDrawn = false;
    std::optional<Rank> drawn;
    int passPool = 0;
    bool passed = false;  ///< true: the player passed on the player's previous turn of this round
};

/// The mission. Both players may know all of it.
struct MissionView {
    const BattleCard* objective = nullptr;  ///< the objective card in play; null: no mission
    const BattleCard* secondary = nullptr;
    std::array<const BattleCard*, 2> advantages{};  ///< the advantage cards, indexed by Player
    TableSide blueSide = TableSide::near;
    std::array<geometry::Territory, 2> territories;  ///< the territories, indexed by Player; empty:
                                                     ///< no territory
    struct Token {
        ObjectiveToken token;
        std::vector<UnitId> contesting;
        std::optional<Player> securedBy;
    };
    std::vector<Token> tokens;
    std::array<int, 2> victoryPoints{};
    /// The number of cards that are left in the battle decks, indexed by Player and BattleCardKind.
    /// The decks are on the table, so both players may know these numbers. Core Rulebook p. 18
    /// (Building a Mission).
    std::array<std::array<int, 3>, 2> cardsLeft{};
};

/// How the game ended. Core Rulebook p. 20 (Winning the Game).
struct GameEnding {
    enum class Reason {
        onlyOneLeft,   ///< one player has no undefeated units
        enoughPoints,  ///< one player has at least 12 victory points, and more than the opponent
        mostPoints,    ///< the winner has more victory points after the last round
        fewestLost,    ///< equal victory points; the winner's defeated units cost fewer points
        equal          ///< victory points and points of defeated units are equal: a draw
    };
    Reason reason{};
    std::optional<Player> winner{};  ///< the winner; no value: a draw
    Citation citation{};
};

/// A reminder to apply an effect by hand now, see engine/legion/rules/reminders/reminders.h.
struct Reminder {
    Player player{};   ///< owner of the card or keyword
    UnitId unit;       ///< unit with the card or keyword; no value: a command card
    std::string text;  ///< text of the reminder in English
    Citation citation;
    Message message{};
};

struct View {
    Player player{};
    const Edition* edition = &editions::of2026;
    int round = 1, lastRound = editions::of2026.rounds;
    Phase phase{};
    Player active{};
    bool usesCommandCards = false;
    std::optional<Player> priority;        ///< player with priority; no value: not yet determined
    std::array<CommandView, 2> command;    ///< command cards and tokens, indexed by Player
    std::array<std::string, 2> armyNames;  ///< names of the armies, indexed by Player
    MissionView mission;
    std::optional<UnitId> activating;
    std::optional<DicePool> waitingRoll{};  ///< dice of an activation roll that waits while players
                                            ///< apply effects by hand
    std::vector<UnitView> units;
    std::vector<MiniView> minis;
    std::optional<AttackView> attack;
    int bluePoints = 0, redPoints = 0;  ///< points of the enemy units that each player has defeated
    std::optional<Player> winner;
    bool over = false;
    bool sandbox = false;  ///< true: no rules apply; the players change the battlefield by hand
    std::optional<GameEnding> ending{};  ///< how the game ended; no value: the game continues
    geometry::Battlefield battlefield;
    /// The terrain after players have changed it by hand. Null: the terrain is as at the start of
    /// the game.
    std::shared_ptr<const std::vector<geometry::PieceSpec>> changedTerrain{};
    std::shared_ptr<RulingMemo> memo{};  ///< cache of rulings about lines of sight; may be
                                         ///< null
    std::vector<Reminder> reminders{};   ///< reminders since the latest answer
    Asks asks{};  ///< switches for questions that older program versions ask differently
    std::shared_ptr<const Effects> effects{};  ///< effects of the game; null: no keyword acts
    /// See `Battle::keywordsInGame`. No value: any card may have any keyword.
    std::optional<KeywordSet> keywordsInGame{};
    std::vector<MoveMade> moves{};  ///< the Moves during the current activation

    const UnitView& unit(UnitId id) const;
    const MiniView& mini(MiniId id) const;
};

}  // namespace sightline::engine

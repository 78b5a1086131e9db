/// What one player may know. The front end renders views and nothing else.
#pragma once
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/asking/answer.h"
#include "engine/asking/asks.h"
#include "engine/asking/attack_step.h"
#include "engine/catalogue/command_card.h"
#include "engine/catalogue/unit_card.h"
#include "engine/citation.h"
#include "engine/state/command_state.h"
#include "engine/state/lasting_effect.h"
#include "engine/state/mission_state.h"
#include "engine/state/unit_stand.h"
#include "geometry/table/battlefield.h"

namespace sightline::engine {

class RulingMemo;

enum class Phase { command, activation, end, over, setup };

struct MiniView {
    MiniId id;
    UnitId unit;
    geometry::Mini mini;
    bool leader = false;
    int wounds = 0;
    bool defeated = false;  ///< kept in the list; not on the battlefield
    std::string model;
    bool undeployed = false;  ///< not on the battlefield yet
    int threshold = 1;        ///< wounds that defeat it
    WhichCard carrier;        ///< the card that added it, see Weapon::carrier
    bool counterpart = false;
    bool onTable() const { return !defeated && !undeployed; }
};

/// What a view tells of a unit besides how it stands.
struct UnitShown {
    UnitId id;
    Player player{};
    const UnitCard* card = nullptr;  ///< lives as long as the game
    std::string label;               ///< unique in its army: "Stormtroopers 2"
    std::vector<MiniId> minis;       ///< undefeated, leader first
    int startingMinis = 0;
    enum class Order { none, faceup, facedown } order{};
    Rank rank{};               ///< now: a promoted unit is a commander
    bool isNominated = false;  ///< this round's commander
    bool activating = false, defeated = false;
    bool isSuppressed = false, isPanicked = false, inMelee = false;
    int actionsLeft = 0;                   ///< while it activates
    int moreAttacks = 0;                   ///< attack actions besides its one
    std::vector<LastingEffect> effects{};  ///< that `card` shows, in the order in which they began
};

/// Has no members but those of its parts.
struct UnitView : UnitShown, UnitStand {};

struct PoolView {
    UnitId defender;
    std::vector<WeaponChoice> weapons;
    DicePool dice;
    bool melee = false;
    bool resolved = false;
};

struct ObscuredView {
    MiniId mini;
    bool obscured = false;
    bool losBlocked =
        false;           ///< completely, as cover counts it: points of interest block too (p. 20)
    bool inLos = false;  ///< though `losBlocked`: only points of interest block it
    std::string piece;   ///< what obscures it, empty when nothing
    double distance = 0.0;  ///< inches from the miniature to that piece
    geometry::Cover cover{};
    std::optional<geometry::Segment> line;
};

/// White defense dice of the cover pool, and blocks that need no die.
struct CoverPool {
    int dice = 0, blocks = 0;
    bool operator==(const CoverPool&) const = default;
};

/// An attack under way, for the panel that walks its steps.
struct AttackView {
    UnitId attacker;
    AttackStep step{};
    std::vector<PoolView> pools;
    int current = -1;                      ///< pool being resolved
    int moreWeapons = 0;                   ///< of each miniature, granted by hand
    bool longShot = false;                 ///< an aim token was spent for more range
    std::vector<RolledDie> attackDice;     ///< as they lie now; canceled ones are gone
    std::optional<CoverPool> coverPool{};  ///< that was gathered
    std::vector<RolledDie> coverDice, defenseDice;
    DicePool defensePool{};  ///< that was gathered, before and after it is rolled
    std::vector<ObscuredView> obscured;
    geometry::Cover cover{};
    int hitsCanceledByCover = 0, hitsCanceledByDodge = 0;
    std::optional<int> wounds;
    int woundsLeft = 0;
};

/// What a player may know of one side's command cards and tokens. On the other side the hand is but
/// a number, a facedown card has no name and a drawn token no rank.
struct CommandView {
    std::vector<const CommandCard*> hand;  ///< empty on the other side
    int handSize = 0;
    std::vector<const CommandCard*> discarded;
    std::vector<const CommandCard*> permanent{};  ///< in play from earlier rounds
    bool hasPlayed = false;                       ///< a card lies there, facedown or faceup
    const CommandCard* played = nullptr;  ///< null when there is none, or it may not be known
    bool faceup = false;
    UnitId commander;
    OrderPool pool;
    bool hasDrawn = false;
    std::optional<Rank> drawn;
    int passPool = 0;
    bool passed = false;  ///< on the previous turn of this round
};

/// The mission as both players see it.
struct MissionView {
    const BattleCard* objective = nullptr;  ///< null: no mission
    const BattleCard* secondary = nullptr;
    std::array<const BattleCard*, 2> advantages{};  ///< indexed by Player
    TableSide blueSide = TableSide::near;
    std::array<geometry::Territory, 2> territories;  ///< indexed by Player; empty: none
    struct Token {
        ObjectiveToken token;
        std::vector<UnitId> contesting;
        std::optional<Player> securedBy;
    };
    std::vector<Token> tokens;
    std::array<int, 2> victoryPoints{};
    /// Left in the battle decks, which lie on the table: by Player, by BattleCardKind. Core
    /// Rulebook p. 18 (Building a Mission).
    std::array<std::array<int, 3>, 2> cardsLeft{};
};

/// How the game ended. Core Rulebook p. 20 (Winning the Game).
struct Ending {
    enum class Reason {
        onlyOneLeft,   ///< no other player has undefeated units
        enoughPoints,  ///< 12 victory points or more, and more than the opponent
        mostPoints,    ///< after the last round
        fewestLost,    ///< equal there; fewer points of own units were defeated
        equal          ///< in both: a draw
    };
    Reason reason{};
    std::optional<Player> winner{};  ///< none: a draw
    Citation citation{};
};

/// Something that the players now apply by hand, see engine/timing/reminders.h.
struct Reminder {
    Player player{};   ///< whose card it is
    UnitId unit;       ///< that has it; none for a command card
    std::string text;  ///< its English
    Citation citation;
    Message message{};
};

struct View {
    Player player{};
    int round = 1, lastRound = 5;
    Phase phase{};
    Player active{};
    bool usesCommandCards = false;
    std::optional<Player> priority;        ///< none until it is determined
    std::array<CommandView, 2> command;    ///< indexed by Player
    std::array<std::string, 2> armyNames;  ///< indexed by Player; colours may change during setup
    MissionView mission;
    std::optional<UnitId> activating;
    std::vector<UnitView> units;
    std::vector<MiniView> minis;
    std::optional<AttackView> attack;
    int bluePoints = 0, redPoints = 0;  ///< of enemy units that each has defeated
    std::optional<Player> winner;
    bool over = false;
    bool sandbox = false;            ///< no rules ask: the players change the battlefield by hand
    std::optional<Ending> ending{};  ///< none while the game goes on
    geometry::Battlefield battlefield;
    /// The terrain where the players changed it by hand; none: as the scenario laid it out.
    std::shared_ptr<const std::vector<geometry::PieceSpec>> changedTerrain{};
    std::shared_ptr<RulingMemo> sights{};  ///< lines of sight that were ruled before; or none
    std::vector<Reminder> reminders{};     ///< raised since the latest answer
    int asks = asksNow;                    ///< how the game began, see asks.h

    const UnitView& unit(UnitId id) const;
    const MiniView& mini(MiniId id) const;
};

}  // namespace sightline::engine

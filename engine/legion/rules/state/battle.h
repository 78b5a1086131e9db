/// The state of a game: units, miniatures, tokens, and the progress of the round. Rules change the
/// state only through the functions of this class. These functions keep the Battlefield and the
/// record consistent with the state.
#pragma once
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/basics/editions/edition.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/lists/catalogue/unit_card.h"
#include "engine/legion/rules/asking/asks.h"
#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/attack.h"
#include "engine/legion/rules/state/command_state.h"
#include "engine/legion/rules/state/lasting_effect.h"
#include "engine/legion/rules/state/mission_state.h"
#include "engine/legion/rules/state/unit_stand.h"
#include "engine/legion/rules/state/view.h"
#include "engine/talk/played_under.h"
#include "geometry/table/battlefield.h"

namespace sightline::engine::talk {
template <class Words>
class OpenQuestion;
}

namespace sightline::engine {

class Effects;
class MadeCards;
class RecruitPool;
class QuietMoments;
class RulingMemo;

struct MiniState {
    MiniId id;
    UnitId unit;
    geometry::Mini mini{};
    int wounds = 0;
    bool defeated = false;
    std::string model;
    int threshold = 1;    ///< number of wounds that defeats the miniature
    WhichCard carrier{};  ///< the card that added the miniature, see Weapon::carrier
    bool counterpart = false;
    int fellInRound = 0;  ///< the round in which the miniature was defeated; 0: not defeated
};

/// The identity of a unit, and its parts.
struct UnitMakeup {
    UnitId id;
    Player player{};
    const UnitCard* card = nullptr;    ///< the current card, see unit_cards.h
    const UnitCard* whole = nullptr;   ///< the card at the start, with the rules of all cards of
                                       ///< the unit
    const UnitParts* parts = nullptr;  ///< the parts from which `whole` is made
    std::vector<WhichCard> lost{};     ///< cards that lost their rules together with their
                                       ///< miniatures
    std::vector<LastingEffect> effects{};  ///< effects in the order in which they began
    std::string label;
    std::vector<MiniId> minis;  ///< undefeated miniatures, leader first
    MiniId lastToFall{};        ///< the leader when the unit was defeated; no value: not defeated
    int startingMinis = 0;
};

/// This struct has no members except those of its parts, so `visitFields` visits only the parts.
struct UnitState : UnitMakeup, UnitStand {
    bool defeated() const { return minis.empty(); }
    bool onTable() const { return !undeployed && !defeated(); }
    MiniId leader() const { return minis.front(); }
    Rank rank() const { return promoted ? Rank::commander : card->rank; }
};

/// A roll in an activation, one die for each token of a kind, before the dice are rolled. Meanwhile
/// the players apply effects by hand.
struct TokenRoll {
    Token token{};
    DicePool dice{};
};

/// The activation of one unit. It exists only during the activation.
struct Activation {
    UnitId unit;
    int actionsLeft = 0;
    std::vector<Action> made{};
    bool withdrew = false;
    bool enteredMelee = false;               ///< the unit moved into melee in this activation (p.
                                             ///< 28)
    bool panicked = false;                   ///< the unit makes no actions because of panic
    int fewer = 0;                           ///< actions that the unit lost by a damage roll or by
                                             ///< ion tokens
    bool leftTable = false;                  ///< the unit left the battlefield over its edge: no
                                             ///< further actions
    std::vector<std::string> cardActions{};  ///< names of the card actions that the unit has made
    int overruns = 0;                        ///< number of overrun attacks that the unit has made
    int moreAttacks = 0;                     ///< attack actions that players added by hand
    std::optional<TokenRoll> waits{};        ///< the roll that waits for effects by hand
    std::size_t settled = 0;  ///< number of entries in the record whose reminders were applied
};

class Battle {
  public:
    using Words = LegionWords;

    explicit Battle(geometry::Battlefield battlefield) : field(std::move(battlefield)) {}

    std::vector<UnitState> units;  ///< indexed by UnitId
    std::vector<MiniState> minis;  ///< indexed by MiniId
    geometry::Battlefield field;   ///< contains every undefeated miniature
    /// The terrain as the scenario placed it. Valid as long as the scenario exists.
    const std::vector<geometry::PieceSpec>* laidOut = nullptr;
    /// The terrain after changes by hand. Null if there were no changes.
    std::shared_ptr<const std::vector<geometry::PieceSpec>> changedTerrain{};
    const Edition* playedEdition = &editions::of2026;
    int round = 1, lastRound = editions::of2026.rounds;
    Phase phase = Phase::activation;
    Player firstPlayer{};           ///< this player resolves effects and acts first
    bool priorityKnown = true;      ///< false until the Command Phase of this round determines
                                    ///< priority
    bool sandbox = false;           ///< true: no rules apply, and the players change everything by
                                    ///< hand
    bool usesCommandCards = false;  ///< true: rounds have a Command Phase, and units have order
                                    ///< tokens
    std::array<CommandState, 2> commandStates{};
    MissionState mission;
    std::array<std::string, 2> armyNames{"Blue", "Red"};
    const PlayedUnder* rules = nullptr;  ///< the rules of the scenario; null: the scenario has no
                                         ///< catalogue
    /// Indexed by Player. Valid as long as the scenario exists.
    std::array<const ForceInPlay*, 2> forces{};
    Player active{};
    std::optional<Activation> activation;
    std::optional<Attack> attack;
    std::optional<Player> winner;
    std::optional<GameEnding> ending;
    std::vector<std::size_t> revelations{};  ///< the value of `answersTaken` at each reveal of
                                             ///< cards

    /// A reminder for only one player. It is therefore not in the record.
    struct Whisper {
        Player player{};
        std::string text;
        Citation citation{};
        std::size_t answersBefore = 0;
        Message message{};
    };
    std::vector<Whisper> whispers{};

    Record log;  ///< the record; entries may be pending, see `recordLater`
    std::size_t answersTaken = 0;
    Asks asks{};  ///< the questions that this game asks
    /// Also asks questions that have one legal answer, and questions whose answer makes no
    /// difference.
    bool asksEverything = false;
    /// Leaders and last miniatures that players defeated by hand. `followTheFallen` resolves the
    /// consequences for their units.
    std::vector<MiniId> leaderless{};
    talk::OpenQuestion<LegionWords>* open = nullptr;  ///< the question that waits for an answer
    std::shared_ptr<const Effects> effects;           ///< null: no keyword acts
    std::shared_ptr<RulingMemo> memo;      ///< cache that all replays of the game share; may be
                                           ///< null
    std::shared_ptr<MadeCards> madeCards;  ///< cache that all replays of the game share; may be
                                           ///< null
    std::shared_ptr<QuietMoments> quiet;   ///< cache that all replays share; null: every moment is
                                           ///< searched
    std::size_t moments = 0;               ///< number of timing points that the game has reached
    int effectsBegun = 0;                  ///< number of lasting effects that have begun in the
                                           ///< game
    std::shared_ptr<RecruitPool> recruitPool;  ///< units that may join the sandbox; null: none

    UnitState& unit(UnitId id) { return units[static_cast<std::size_t>(id.value)]; }
    const UnitState& unit(UnitId id) const { return units[static_cast<std::size_t>(id.value)]; }
    MiniState& mini(MiniId id) { return minis[static_cast<std::size_t>(id.value)]; }
    const MiniState& mini(MiniId id) const { return minis[static_cast<std::size_t>(id.value)]; }
    bool has(UnitId id) const { return id.value >= 0 && id.value < static_cast<int>(units.size()); }
    bool has(MiniId id) const { return id.value >= 0 && id.value < static_cast<int>(minis.size()); }

    const Edition& edition() const { return *playedEdition; }
    bool over() const { return phase == Phase::over; }
    /// The player who resolves simultaneous effects first: the player with priority or, if no
    /// player has it, blue (p. 6, Timing).
    Player priority() const { return firstPlayer; }
    CommandState& command(Player player) { return commandStates[static_cast<std::size_t>(player)]; }
    const CommandState& command(Player player) const {
        return commandStates[static_cast<std::size_t>(player)];
    }
    /// The undefeated units of a player, in the order of units.
    std::vector<UnitId> unitsOf(Player player) const;
    /// All undefeated miniatures outside of that unit, of one player or of both players.
    std::vector<geometry::PlacedMini> others(UnitId except,
                                             std::optional<Player> of = std::nullopt) const;
    /// All undefeated miniatures outside of that unit, and the points of interest, because no unit
    /// may end a move on them (p. 20). Points of interest have negative keys.
    std::vector<geometry::PlacedMini> inTheWayOf(UnitId unit) const;
    /// The points of the enemy units that this player has defeated.
    int pointsOf(Player player) const;

    void place(MiniId id, const geometry::Mini& mini);
    void face(MiniId id, geometry::Degrees facing);
    /// Makes `chosen` the leader in place of `fallen`: the miniature of the unit leader, with its
    /// weapons and its wound threshold, takes the place of `chosen` (p. 35). A counterpart stays a
    /// counterpart.
    void makeLeader(MiniId chosen, MiniId fallen);
    /// True if all miniatures that the card with that id added to the unit are defeated (p. 17).
    bool hasLost(UnitId id, const std::string& card) const;
    /// Returns a defeated miniature to its unit. Its wounds are then 1 less than its wound
    /// threshold. The caller must place it.
    void bringBack(MiniId id);
    /// Ends the game. The ruling contains the winner or the draw, and the reason.
    void end(GameEnding::Reason reason, std::optional<Player> winner, Ruling ruling);

    /// Adds an entry to the record. The verdict of the entry is made from its message.
    void record(Ruling ruling);
    /// Adds an entry whose evidence takes long to compute and does not change the game. The
    /// evidence is computed when the record is read. The function `complete` holds all data that it
    /// needs.
    void recordLater(Ruling ruling, std::function<void(Ruling&)> complete);
    void completeRecord();
    /// Adds tokens, but not more than the unit may have.
    void gain(UnitId id, Token token, int count, const Citation& citation);
    /// Marks a card as used. A card that must be turned when it is used turns now (p. 17).
    void use(UnitId id, EquippedCard& card);
    /// Removes up to `count` tokens. Returns the number of removed tokens.
    int remove(UnitId id, Token token, int count, const Citation& citation);

  private:
    friend struct BattleFields;  // visits every member, see battle_fields.h
    talk::UnfinishedEntries<Ruling> unfinished_{};
};

}  // namespace sightline::engine

/// The state of a game: units, miniatures, tokens, and the progress of the round. Rules change it
/// through the few functions here, which keep the Battlefield and the record consistent with it.
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
    int threshold = 1;    ///< wounds that defeat it
    WhichCard carrier{};  ///< the card that added it, see Weapon::carrier
    bool counterpart = false;
    int fellInRound = 0;  ///< round in which it was defeated; 0: not defeated
};

/// Identity and composition of a unit.
struct UnitMakeup {
    UnitId id;
    Player player{};
    const UnitCard* card = nullptr;    ///< the current card, see unit_cards.h
    const UnitCard* whole = nullptr;   ///< the card at the start, with the rules of all its cards
    const UnitParts* parts = nullptr;  ///< the parts that `whole` is made of
    std::vector<WhichCard> lost{};     ///< cards whose rules were lost with their miniatures
    std::vector<LastingEffect> effects{};  ///< in the order of their start
    std::string label;
    std::vector<MiniId> minis;  ///< undefeated, leader first
    MiniId lastToFall{};        ///< the leader of the defeated unit; none while it is not defeated
    int startingMinis = 0;
};

/// Has no members besides those of its parts; `visitFields` names only these.
struct UnitState : UnitMakeup, UnitStand {
    bool defeated() const { return minis.empty(); }
    bool onTable() const { return !undeployed && !defeated(); }
    MiniId leader() const { return minis.front(); }
    Rank rank() const { return promoted ? Rank::commander : card->rank; }
};

/// Dice that are about to be rolled in an activation, one for each token of a kind, while the
/// players apply effects by hand.
struct TokenRoll {
    Token token{};
    DicePool dice{};
};

/// The activation of one unit, while it lasts.
struct Activation {
    UnitId unit;
    int actionsLeft = 0;
    std::vector<Action> made{};
    bool withdrew = false;
    bool enteredMelee = false;               ///< it moved into melee in this activation (p. 28)
    bool panicked = false;                   ///< makes no actions because of panic
    int fewer = 0;                           ///< actions lost to a damage roll or to ion tokens
    bool leftTable = false;                  ///< left over the edge: no further action, free or not
    std::vector<std::string> cardActions{};  ///< names of the card actions made
    int overruns = 0;                        ///< overrun attacks made
    int moreAttacks = 0;                     ///< attack actions granted by hand
    std::optional<TokenRoll> waits{};        ///< the roll that waits for effects by hand
    std::size_t settled = 0;  ///< number of entries in the record whose reminders are applied
};

class Battle {
  public:
    using Words = LegionWords;

    explicit Battle(geometry::Battlefield battlefield) : field(std::move(battlefield)) {}

    std::vector<UnitState> units;  ///< indexed by UnitId
    std::vector<MiniState> minis;  ///< indexed by MiniId
    geometry::Battlefield field;   ///< with every undefeated miniature
    /// The terrain as the scenario placed it; valid as long as the scenario.
    const std::vector<geometry::PieceSpec>* laidOut = nullptr;
    /// The terrain after changes by hand; null without changes.
    std::shared_ptr<const std::vector<geometry::PieceSpec>> changedTerrain{};
    const Edition* playedEdition = &editions::of2026;
    int round = 1, lastRound = editions::of2026.rounds;
    Phase phase = Phase::activation;
    Player firstPlayer{};           ///< who resolves and acts first
    bool priorityKnown = true;      ///< false until this round's Command Phase determined it
    bool sandbox = false;           ///< no rules apply: the players change everything by hand
    bool usesCommandCards = false;  ///< rounds have a Command Phase, and units order tokens
    std::array<CommandState, 2> commandStates{};
    MissionState mission;
    std::array<std::string, 2> armyNames{"Blue", "Red"};
    const PlayedUnder* rules = nullptr;  ///< rules of the scenario; null: without a catalogue
    /// Indexed by Player; valid as long as the scenario.
    std::array<const ForceInPlay*, 2> forces{};
    Player active{};
    std::optional<Activation> activation;
    std::optional<Attack> attack;
    std::optional<Player> winner;
    std::optional<GameEnding> ending;
    std::vector<std::size_t> revelations{};  ///< `answersTaken` at each reveal of cards

    /// A reminder for one player only; therefore not in the record.
    struct Whisper {
        Player player{};
        std::string text;
        Citation citation{};
        std::size_t answersBefore = 0;
        Message message{};
    };
    std::vector<Whisper> whispers{};

    Record log;  ///< see `recordLater`
    std::size_t answersTaken = 0;
    Asks asks{};  ///< the questions of this game
    /// Also ask questions that have one legal answer or whose answer makes no difference.
    bool asksEverything = false;
    /// Leaders and last miniatures that were defeated by hand. `followTheFallen` then resolves the
    /// consequences for their units.
    std::vector<MiniId> leaderless{};
    talk::OpenQuestion<LegionWords>* open = nullptr;  ///< the question that the rules wait for
    std::shared_ptr<const Effects> effects;           ///< null: no keyword acts
    std::shared_ptr<RulingMemo> memo;      ///< cache shared by all replays of the game; or null
    std::shared_ptr<MadeCards> madeCards;  ///< the same; or null
    std::shared_ptr<QuietMoments> quiet;   ///< the same; null: effects are searched at every moment
    std::size_t moments = 0;               ///< number of timing points reached in the game
    int effectsBegun = 0;                  ///< number of lasting effects begun in the game
    std::shared_ptr<RecruitPool> recruitPool;  ///< units that may join the sandbox; null: none

    UnitState& unit(UnitId id) { return units[static_cast<std::size_t>(id.value)]; }
    const UnitState& unit(UnitId id) const { return units[static_cast<std::size_t>(id.value)]; }
    MiniState& mini(MiniId id) { return minis[static_cast<std::size_t>(id.value)]; }
    const MiniState& mini(MiniId id) const { return minis[static_cast<std::size_t>(id.value)]; }
    bool has(UnitId id) const { return id.value >= 0 && id.value < static_cast<int>(units.size()); }
    bool has(MiniId id) const { return id.value >= 0 && id.value < static_cast<int>(minis.size()); }

    const Edition& edition() const { return *playedEdition; }
    bool over() const { return phase == Phase::over; }
    /// The player who resolves simultaneous effects first: the player with priority, else blue
    /// (p. 6, Timing).
    Player priority() const { return firstPlayer; }
    CommandState& command(Player player) { return commandStates[static_cast<std::size_t>(player)]; }
    const CommandState& command(Player player) const {
        return commandStates[static_cast<std::size_t>(player)];
    }
    /// Undefeated units of a player, in order.
    std::vector<UnitId> unitsOf(Player player) const;
    /// Every undefeated miniature outside that unit, of one player or of both players.
    std::vector<geometry::PlacedMini> others(UnitId except,
                                             std::optional<Player> of = std::nullopt) const;
    /// The same, and the points of interest, on which no unit may end a move (p. 20). Points of
    /// interest have negative keys.
    std::vector<geometry::PlacedMini> inTheWayOf(UnitId unit) const;
    /// Points of the enemy units that this player has defeated.
    int pointsOf(Player player) const;

    void place(MiniId id, const geometry::Mini& mini);
    void face(MiniId id, geometry::Degrees facing);
    /// Makes `chosen` the leader in place of `fallen`: the unit leader miniature, with its weapons
    /// and wound threshold, replaces `chosen` (p. 35). A counterpart stays a counterpart.
    void makeLeader(MiniId chosen, MiniId fallen);
    /// True if every miniature that the card of that id added to the unit is defeated (p. 17).
    bool hasLost(UnitId id, const std::string& card) const;
    /// Returns a defeated miniature to its unit with wounds of 1 less than its threshold; the
    /// caller places it.
    void bringBack(MiniId id);
    /// Ends the game. The ruling gives the winner or the draw, and the reason.
    void end(GameEnding::Reason reason, std::optional<Player> winner, Ruling ruling);

    /// Adds an entry to the record; its verdict is made from its message.
    void record(Ruling ruling);
    /// Adds a ruling with evidence that takes long to compute and decides nothing. The evidence is
    /// computed when the record is read. `complete` holds all data that it needs.
    void recordLater(Ruling ruling, std::function<void(Ruling&)> complete);
    void completeRecord();
    /// Adds tokens, up to the number that the unit may have.
    void gain(UnitId id, Token token, int count, const Citation& citation);
    /// Marks a card as used: it turns, if it is a card that turns (p. 17).
    void use(UnitId id, EquippedCard& card);
    /// Removes up to `count` tokens; returns the number removed.
    int remove(UnitId id, Token token, int count, const Citation& citation);

  private:
    friend struct BattleFields;  // names every member, see battle_fields.h
    struct OwedWork {
        std::size_t entry = 0;  ///< into the record
        std::function<void(Ruling&)> complete;
    };
    std::vector<OwedWork> owed_;
};

}  // namespace sightline::engine

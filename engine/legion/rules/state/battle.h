/// Battle: the state of a game with its units, miniatures, tokens, and the progress of the round.
/// Rules change the state only through the functions of this class. These functions keep the
/// Battlefield and the record consistent with the state.
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
    int threshold = 1;    ///< number of wounds that defeat the miniature
    WhichCard carrier{};  ///< the card that added the miniature, see Weapon::carrier
    bool counterpart = false;
    int fellInRound = 0;  ///< the round in which the miniature was defeated; 0: not defeated
};

/// The parts of a unit's state besides its UnitStand: its identity, its cards, effects and
/// miniatures.
struct UnitMakeup {
    UnitId id;
    Player player{};
    const UnitCard* card = nullptr;   ///< the unit's current card, see unit_cards.h
    const UnitCard* whole = nullptr;  ///< the unit card at the start of the game, with the rules of
                                      ///< all upgrade cards of the unit
    const UnitParts* parts = nullptr;      ///< the cards from which the unit card `whole` is made
    std::vector<WhichCard> lost{};         ///< cards whose rules no longer apply, because their
                                           ///< miniatures are defeated
    std::vector<LastingEffect> effects{};  ///< lasting effects on the unit, in the order in which
                                           ///< they began
    std::vector<RuleGrant> conditional{};  ///< rules that the unit has while a condition holds, see
                                           ///< conditional_rules.h
    std::string label;
    std::vector<MiniId> minis;  ///< undefeated miniatures of the unit, leader first
    MiniId lastToFall{};        ///< the unit's last miniature, after the unit's defeat; no value:
                                ///< not defeated
    int startingMinis = 0;
};

/// This struct has no members besides those of its two base structs. So `visitFields` visits only
/// the two base structs.
struct UnitState : UnitMakeup, UnitStand {
    bool defeated() const { return minis.empty(); }
    bool onTable() const { return !undeployed && !defeated(); }
    MiniId leader() const { return minis.front(); }
    Rank rank() const { return promoted ? Rank::commander : card->rank; }
};

/// A roll of an activation that waits while the players apply effects by hand. It rolls one die for
/// each token of one kind.
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
    bool enteredMelee = false;               ///< true: the unit moved into melee in this activation
                                             ///< (p. 28)
    bool panicked = false;                   ///< true: the unit makes no actions because of panic
    int fewer = 0;                           ///< number of actions that the unit lost by a damage
                                             ///< roll or by ion tokens
    bool leftTable = false;                  ///< true: the unit left the battlefield over its edge
                                             ///< and makes no further actions
    std::vector<std::string> cardActions{};  ///< names of the card actions that the unit has made
    int overruns = 0;                        ///< number of overrun attacks that the unit has made
    int moreAttacks = 0;                     ///< number of Attack actions that players added by
                                             ///< hand
    std::optional<TokenRoll> waits{};        ///< the roll that waits while players apply effects by
                                             ///< hand
    std::size_t settled = 0;  ///< size of the record when the players last applied reminders
    /// If the list is not empty, the unit must make one of these actions before any other action
    /// that is not free. `firstActionsBy` is the rule that requires this.
    std::vector<Action> firstActions{};
    Citation firstActionsBy{};
    bool choosesFreely = false;   ///< true: no keyword requires a first action of the unit
    bool severalWeapons = false;  ///< true: a keyword has let a miniature add more than one weapon
                                  ///< in an attack
    std::vector<MoveMade> moves{};         ///< the Moves of all units during this activation
    std::vector<std::string> usedCards{};  ///< ids of the unit's cards with the keyword Cycle that
                                           ///< were exhausted by a use
};

class Battle {
  public:
    using Words = LegionWords;

    explicit Battle(geometry::Battlefield battlefield) : field(std::move(battlefield)) {}

    std::vector<UnitState> units;  ///< units of the game, indexed by UnitId
    std::vector<MiniState> minis;  ///< miniatures of the game, indexed by MiniId
    geometry::Battlefield field;   ///< battlefield, which contains every undefeated miniature
    /// The terrain at the start of the game. Valid as long as the scenario exists.
    const std::vector<geometry::PieceSpec>* laidOut = nullptr;
    /// The terrain after players have changed it by hand. Null if they have not changed it.
    std::shared_ptr<const std::vector<geometry::PieceSpec>> changedTerrain{};
    const Edition* playedEdition = &editions::of2026;
    int round = 1, lastRound = editions::of2026.rounds;
    Phase phase = Phase::activation;
    Player firstPlayer{};           ///< the player who resolves effects and acts first
    bool priorityKnown = true;      ///< false until priority is determined in the Command Phase of
                                    ///< this round
    bool sandbox = false;           ///< true: no rules apply, and the players change everything by
                                    ///< hand
    bool usesCommandCards = false;  ///< true: rounds have a Command Phase, and units have order
                                    ///< tokens
    std::array<CommandState, 2> commandStates{};
    MissionState mission;
    std::array<std::string, 2> armyNames{"Blue", "Red"};
    const PlayedUnder* rules = nullptr;  ///< the rules of the scenario; null: the scenario has no
                                         ///< catalogue
    /// The battle forces of the two armies, indexed by Player. Valid as long as the scenario
    /// exists.
    std::array<const ForceInPlay*, 2> forces{};
    Player active{};
    std::optional<Activation> activation;
    std::optional<Attack> attack;
    std::optional<Player> winner;
    std::optional<GameEnding> ending;
    std::vector<std::size_t> revelations{};  ///< number of answers before each reveal of cards

    /// A reminder that only one player may see. So the reminder is not in the record.
    struct Whisper {
        Player player{};
        std::string text;
        Citation citation{};
        std::size_t answersBefore = 0;
        Message message{};
    };
    std::vector<Whisper> whispers{};

    Record log;  ///< the record; some entries may be incomplete, see `recordLater`
    std::size_t answersTaken = 0;
    Asks asks{};  ///< switches for questions that older program versions ask differently
    /// True if the game also asks questions that have only one legal answer, and questions whose
    /// answer makes no difference.
    bool asksEverything = false;
    /// Unit leaders and last miniatures of units that players defeated by hand. `followTheFallen`
    /// resolves the consequences.
    std::vector<MiniId> leaderless{};
    talk::OpenQuestion<LegionWords>* open = nullptr;  ///< the question that waits for an answer
    std::shared_ptr<const Effects> effects;           ///< effects of the game; null: no keyword
                                                      ///< acts
    std::shared_ptr<RulingMemo> memo;      ///< cache of rulings, shared by all replays of the game;
                                           ///< may be null
    std::shared_ptr<MadeCards> madeCards;  ///< cache of unit cards, shared by all replays of the
                                           ///< game; may be null
    std::shared_ptr<QuietMoments> quiet;  ///< timing points without effects, shared by all replays;
                                          ///< null: effects are searched at every timing point
    /// All keywords that a unit card, a weapon or an equipped card has had in the game. Effects of
    /// other keywords are not searched.
    KeywordSet keywordsInGame{};
    std::size_t moments = 0;  ///< number of timing points that the game has reached
    int effectsBegun = 0;     ///< number of lasting effects that have begun in the
                              ///< game
    std::shared_ptr<RecruitPool> recruitPool;  ///< units that may join the sandbox; null: no units

    UnitState& unit(UnitId id) { return units[static_cast<std::size_t>(id.value)]; }
    const UnitState& unit(UnitId id) const { return units[static_cast<std::size_t>(id.value)]; }
    MiniState& mini(MiniId id) { return minis[static_cast<std::size_t>(id.value)]; }
    const MiniState& mini(MiniId id) const { return minis[static_cast<std::size_t>(id.value)]; }
    bool has(UnitId id) const { return id.value >= 0 && id.value < static_cast<int>(units.size()); }
    bool has(MiniId id) const { return id.value >= 0 && id.value < static_cast<int>(minis.size()); }

    /// False if no card in the game has had the keyword with this number. Used by talk::Effects.
    bool mayHave(int keyword) const {
        return keywordsInGame.test(static_cast<std::size_t>(keyword));
    }
    const Edition& edition() const { return *playedEdition; }
    bool over() const { return phase == Phase::over; }
    /// The player who resolves simultaneous effects first: the player with priority or, if no
    /// player has priority, the blue player (p. 6, Timing).
    Player priority() const { return firstPlayer; }
    CommandState& command(Player player) { return commandStates[static_cast<std::size_t>(player)]; }
    const CommandState& command(Player player) const {
        return commandStates[static_cast<std::size_t>(player)];
    }
    /// The undefeated units of a player, in the order of units.
    std::vector<UnitId> unitsOf(Player player) const;
    /// All undefeated miniatures that are not in the unit `except`, of one player or of both
    /// players.
    std::vector<geometry::PlacedMini> others(UnitId except,
                                             std::optional<Player> of = std::nullopt) const;
    /// All undefeated miniatures of other units, and the points of interest. No unit may end a move
    /// on a point of interest (p. 20). Points of interest have negative keys.
    std::vector<geometry::PlacedMini> inTheWayOf(UnitId unit) const;
    /// The sum of the points of the enemy units that this player has defeated.
    int pointsOf(Player player) const;

    void place(MiniId id, const geometry::Mini& mini);
    void face(MiniId id, geometry::Degrees facing);
    /// Makes `chosen` the unit leader after the leader `fallen` was defeated. `chosen` takes over
    /// the weapons and the wound threshold of `fallen` (p. 35). A counterpart stays a counterpart.
    void makeLeader(MiniId chosen, MiniId fallen);
    /// True if the card with the id `card` added miniatures to the unit, and all of them are
    /// defeated (p. 17).
    bool hasLost(UnitId id, const std::string& card) const;
    /// Returns a defeated miniature to its unit. Its wounds are then 1 less than its wound
    /// threshold. The caller must place it.
    void bringBack(MiniId id);
    /// Ends the game. `ruling` contains the winner or the draw, and the reason.
    void end(GameEnding::Reason reason, std::optional<Player> winner, Ruling ruling);

    /// Adds an entry to the record. The English text of the entry is made from its message.
    void record(Ruling ruling);
    /// Adds an entry to the record and computes its proof, such as a clear line of sight, only when
    /// the record is read: the proof takes long and does not change the game. `complete` computes
    /// the proof and must hold all data that it needs.
    void recordLater(Ruling ruling, std::function<void(Ruling&)> complete);
    void completeRecord();
    /// Gives tokens to the unit, but not more tokens than the unit may have.
    void gain(UnitId id, Token token, int count, const Citation& citation);
    /// Marks a card as used. If the card must be turned when it is used, the function turns the
    /// card (p. 17).
    void use(UnitId id, EquippedCard& card);
    /// Removes up to `count` tokens from the unit. Returns the number of removed tokens.
    int remove(UnitId id, Token token, int count, const Citation& citation);

  private:
    friend struct BattleFields;  // visits every member, see battle_fields.h
    talk::UnfinishedEntries<Ruling> unfinished_{};
};

}  // namespace sightline::engine

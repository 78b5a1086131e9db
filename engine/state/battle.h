/// The state of a game: units, miniatures, tokens, and where the round stands. Rules change it
/// through the few functions here that keep the Battlefield and the record in step.
#pragma once
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/asking/asks.h"
#include "engine/asking/record.h"
#include "engine/catalogue/unit_card.h"
#include "engine/state/attack.h"
#include "engine/state/command_state.h"
#include "engine/state/lasting_effect.h"
#include "engine/state/mission_state.h"
#include "engine/state/played_under.h"
#include "engine/state/unit_stand.h"
#include "engine/state/view.h"
#include "engine/tokens.h"
#include "geometry/table/battlefield.h"

namespace sightline::engine {

class Effects;
class MadeCards;
class Muster;
class OpenQuestion;
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
    int fellInRound = 0;  ///< when it was defeated; 0: it was not
};

/// Who a unit is, and what it is made of.
struct UnitMakeup {
    UnitId id;
    Player player{};
    const UnitCard* card = nullptr;        ///< as it is now, see unit_cards.h
    const UnitCard* whole = nullptr;       ///< with all that its cards bring, as the game began
    const UnitParts* parts = nullptr;      ///< what that is made of
    std::vector<WhichCard> lost{};         ///< cards whose rules went with their miniatures
    std::vector<LastingEffect> effects{};  ///< in the order in which they began
    std::string label;
    std::vector<MiniId> minis;  ///< undefeated, leader first
    MiniId lastToFall{};        ///< who led it when it was defeated; none before
    int startingMinis = 0;
};

/// Has no members but those of its parts, which are what `visitFields` names.
struct UnitState : UnitMakeup, UnitStand {
    bool defeated() const { return minis.empty(); }
    bool onTable() const { return !undeployed && !defeated(); }
    MiniId leader() const { return minis.front(); }
    Rank rank() const { return promoted ? Rank::commander : card->rank; }
};

/// The activation of one unit, while it lasts.
struct Activation {
    UnitId unit;
    int actionsLeft = 0;
    std::vector<Action> made{};
    bool withdrew = false;
    bool enteredMelee = false;               ///< it moved into melee (p. 28)
    bool panicked = false;                   ///< makes no actions because of panic
    int fewer = 0;                           ///< actions lost to a damage roll or to ion tokens
    bool leftTable = false;                  ///< met the edge: no further action, free or not
    std::vector<std::string> cardActions{};  ///< names of those made
    int overruns = 0;                        ///< overrun attacks made
    int moreAttacks = 0;                     ///< attack actions granted by hand
};

class Battle {
  public:
    explicit Battle(geometry::Battlefield battlefield) : field(std::move(battlefield)) {}

    std::vector<UnitState> units;  ///< indexed by UnitId
    std::vector<MiniState> minis;  ///< indexed by MiniId
    geometry::Battlefield field;   ///< with every undefeated miniature
    /// The terrain as the scenario laid it out; lives as long as the scenario.
    const std::vector<geometry::PieceSpec>* laidOut = nullptr;
    /// The same once the players changed it by hand; none before.
    std::shared_ptr<const std::vector<geometry::PieceSpec>> changedTerrain{};
    int round = 1, lastRound = 5;
    Phase phase = Phase::activation;
    Player firstPlayer{};           ///< who resolves and acts first
    bool priorityKnown = true;      ///< false until this round's Command Phase determined it
    bool sandbox = false;           ///< no rules ask: the players change everything by hand
    bool usesCommandCards = false;  ///< rounds have a Command Phase, and units order tokens
    std::array<CommandState, 2> commandStates{};
    MissionState mission;
    std::array<std::string, 2> armyNames{"Blue", "Red"};
    const PlayedUnder* rules = nullptr;  ///< of the scenario; null: of no catalogue
    /// Indexed by Player; live as long as the scenario.
    std::array<const ForceInPlay*, 2> forces{};
    Player active{};
    std::optional<Activation> activation;
    std::optional<Attack> attack;
    std::optional<Player> winner;
    std::optional<Ending> ending;
    std::vector<std::size_t> revelations{};  ///< answers taken whenever secrets were turned faceup

    /// A reminder that only one player may read, so that it is in no record.
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
    int asks = asksNow;  ///< see asks.h
    /// Questions with one legal answer, or of no consequence, are asked, too.
    bool asksEverything = false;
    /// Leaders and last miniatures that fell by hand: what follows for their units comes next, see
    /// `followTheFallen`.
    std::vector<MiniId> leaderless{};
    OpenQuestion* open = nullptr;            ///< what the rules wait for
    std::shared_ptr<const Effects> effects;  ///< none: no keyword acts
    std::shared_ptr<RulingMemo> sights;      ///< shared by every replay of the game; or none
    std::shared_ptr<MadeCards> madeCards;    ///< the same; or none yet
    std::shared_ptr<QuietMoments> quiet;     ///< the same; none: every moment is looked at
    std::size_t moments = 0;                 ///< timing points that the game has come to
    int effectsBegun = 0;                    ///< lasting ones, in the whole game
    std::shared_ptr<Muster> muster;          ///< who may join the sandbox; none: nobody

    UnitState& unit(UnitId id) { return units[static_cast<std::size_t>(id.value)]; }
    const UnitState& unit(UnitId id) const { return units[static_cast<std::size_t>(id.value)]; }
    MiniState& mini(MiniId id) { return minis[static_cast<std::size_t>(id.value)]; }
    const MiniState& mini(MiniId id) const { return minis[static_cast<std::size_t>(id.value)]; }
    bool has(UnitId id) const { return id.value >= 0 && id.value < static_cast<int>(units.size()); }
    bool has(MiniId id) const { return id.value >= 0 && id.value < static_cast<int>(minis.size()); }

    bool over() const { return phase == Phase::over; }
    /// Who resolves simultaneous effects first: the player with priority, else blue (p. 6, Timing).
    Player priority() const { return firstPlayer; }
    CommandState& command(Player player) { return commandStates[static_cast<std::size_t>(player)]; }
    const CommandState& command(Player player) const {
        return commandStates[static_cast<std::size_t>(player)];
    }
    /// Undefeated units of a player, in order.
    std::vector<UnitId> unitsOf(Player player) const;
    /// Every undefeated miniature outside that unit, of one player or of both.
    std::vector<geometry::PlacedMini> others(UnitId except,
                                             std::optional<Player> of = std::nullopt) const;
    /// The same, and the points of interest, which nobody ends a move on (p. 20); these have keys
    /// below 0.
    std::vector<geometry::PlacedMini> inTheWayOf(UnitId unit) const;
    /// Points of enemy units that this player has defeated.
    int pointsOf(Player player) const;

    void place(MiniId id, const geometry::Mini& mini);
    void face(MiniId id, geometry::Degrees facing);
    /// That miniature leads its unit in place of the one that fell: it is replaced by the unit
    /// leader miniature, with its weapons and wound threshold (p. 35). A counterpart stays one.
    void makeLeader(MiniId chosen, MiniId fallen);
    /// Every miniature that the card of that id added to the unit is defeated (p. 17).
    bool hasLost(UnitId id, const std::string& card) const;
    /// A defeated miniature belongs to its unit again, 1 wound short of its threshold; the caller
    /// places it.
    void bringBack(MiniId id);
    /// The game is over: the ruling says who has won, or that nobody has, and why.
    void end(Ending::Reason reason, std::optional<Player> winner, Ruling ruling);

    /// Its verdict is made of its message.
    void record(Ruling ruling);
    /// A ruling whose evidence takes long to work out and decides nothing: it is completed when
    /// somebody reads the record. `complete` holds everything it needs.
    void recordLater(Ruling ruling, std::function<void(Ruling&)> complete);
    void completeRecord();
    /// As far as the unit may have such tokens: suppression, poison, standby.
    void gain(UnitId id, Token token, int count, const Citation& citation);
    /// A card was used: it turns, if it is one that does (p. 17).
    void use(UnitId id, EquippedCard& card);
    /// Removes up to that many and tells how many left.
    int remove(UnitId id, Token token, int count, const Citation& citation);

  private:
    friend struct BattleFields;  // names every member, see battle_fields.h
    struct Owed {
        std::size_t entry = 0;  ///< into the record
        std::function<void(Ruling&)> complete;
    };
    std::vector<Owed> owed_;
};

}  // namespace sightline::engine

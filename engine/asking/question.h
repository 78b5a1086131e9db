/// A question of the engine: who must answer, what kind it is, and the legal answers.
#pragma once
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "engine/action.h"
#include "engine/catalogue/unit_card.h"
#include "engine/citation.h"
#include "engine/dice/die.h"
#include "engine/ids.h"
#include "geometry/words/message.h"

namespace sightline::engine {

enum class Ask {
    chooseUnitToActivate,       ///< options: UnitId, and TurnChoice where order tokens are used
    chooseAction,               ///< options: Action
    moveUnit,                   ///< form move: the unit leader's move
    placeUnit,                  ///< form places: the other miniatures, a proposal is given
    recover,                    ///< form count: suppression tokens to remove
    declareDefender,            ///< options: UnitId
    chooseWeapons,              ///< form pickSeveral: WeaponChoice options for the pool
    declareAdditionalDefender,  ///< options: UnitId or Done
    chooseAttackPool,           ///< options: UnitId (the pool's defender)
    /// Form pickSeveral: DieIndex, up to 2, or Done: spent for no die; none: spend no aim token.
    rerollWithAim,
    spendSurgeAttacking,  ///< form count
    spendDodge,           ///< form count
    spendSurgeDefending,  ///< form count
    assignWound,          ///< options: MiniId
    chooseUnitLeader,     ///< options: MiniId
    spendStandby,         ///< options: UnitId or Done: who reacts with a standby token
    /// Options: Action: what a free action is used for; Done where it need not be made. `names`:
    /// what gives it and what that does, or none.
    chooseFreeAction,
    backUp,              ///< form count: hits that Backup cancels
    spendToken,          ///< options: UnitId: whose token is spent
    overrun,             ///< options: UnitId or Done: whom an overrun attack is made against
    chooseAreaDefender,  ///< options: UnitId: who is attacked next by an area weapon
    chooseRestored,      ///< options: MiniId or Done: who returns to the battlefield
    chooseEffect,        ///< options: EffectName: which of a player's effects resolves next
    // Rounds (p. 21-23, 38).
    playCommandCard,          ///< options: CardInHand; secret: to be played facedown
    nominateCommander,        ///< options: UnitId
    issueOrders,              ///< form pickSeveral: UnitId, whom the card's orders go to
    drawOrderToken,           ///< form draw: Rank, one option for each token in the order pool
    chooseUnitOfRank,         ///< options: UnitId, for the order token that was drawn
    promote,                  ///< options: UnitId: who becomes a commander
    confirmTerrain,           ///< options: Done: the player agrees to every piece's facts
    chooseFirstBattleCard,    ///< options: MissionChange objective or secondary
    revealBattleCard,         ///< form draw: BattleCardInDeck, named in `names`; secret
    modifyMission,            ///< options: MissionChange
    chooseSide,               ///< options: TableSide: the blue player's long edge
    chooseUnitsForAdvantage,  ///< form pickSeveral: UnitId
    placeAsset,               ///< form spot: the opponent places a dropped asset
    chooseFieldCommander,     ///< options: UnitId: who takes the Commander token
    /// Form pickSeveral: DieIndex, up to 1; none: spend no token of the defender.
    rerollWithObservation,
    scoreByHand,     ///< form count: victory points that a card gives, named in `names`
    applyByHand,     ///< options: Done: what the attack's reminders say has been applied
    deployPrepared,  ///< options: UnitId or Done: who deploys in a prepared position
    chooseCardSide,  ///< options: EffectName: which side of a dual-sided upgrade lies faceup
    rollDice,        ///< form dice: chance answers
    /// Options: Done, when terrain cannot be adjusted so that the objective token may lie where it
    /// belongs; `names`: the token and its place, and what is wrong there. Terrain by hand answers.
    adjustTerrain,
    /// Whom or what a keyword or card does something to: UnitId or EffectName, and Done where it
    /// need not be anybody. `names`: what it is called and what it does, then those of the options.
    chooseForEffect,
    /// Form pick without options: the sandbox, which the players change by hand and nothing ends.
    freeTable
};

/// One weapon that one miniature would add to the pool.
struct WeaponChoice {
    MiniId mini;
    int weapon = 0;  ///< index on the unit card
    bool operator==(const WeaponChoice&) const = default;
};
struct DieIndex {
    int index = 0;  ///< into the dice on the table, AttackView::attackDice
    bool operator==(const DieIndex&) const = default;
};
/// An action that a card offers: 1 or 2 actions, or 0 for a free one.
struct CardAction {
    int name = 0;  ///< into Question::names
    int cost = 1;
    bool operator==(const CardAction&) const = default;
};
struct EffectName {
    int name = 0;  ///< into Question::names
    bool operator==(const EffectName&) const = default;
};
/// What a player may do on a turn besides activating a unit with a faceup order token.
enum class TurnChoice { drawOrderToken, pass };
/// A command card: index into CommandView::hand of the question's player.
struct CardInHand {
    int index = 0;
    bool operator==(const CardInHand&) const = default;
};
/// What a player may change when building the mission.
enum class MissionChange { objective, secondary, ownAdvantage, enemyAdvantage, becomeBlue, pass };
/// A card of the deck that is drawn from: index into Question::names.
struct BattleCardInDeck {
    int index = 0;
    bool operator==(const BattleCardInDeck&) const = default;
};
struct Done {
    bool operator==(const Done&) const = default;
};
/// Done comes first: it is what a question that lapsed reads as.
using Option =
    std::variant<Done, UnitId, MiniId, Action, WeaponChoice, DieIndex, CardAction, EffectName, Rank,
                 TurnChoice, CardInHand, MissionChange, TableSide, BattleCardInDeck>;

enum class AnswerForm { pick, pickSeveral, count, move, places, dice, draw, spot };

struct MoveBounds;
struct PlaceBounds;
struct SpotBounds;

struct Question {
    Player player{};
    Ask ask{};
    AnswerForm form{};
    Citation citation;
    bool secret = false;  ///< its options are for its player's eyes only
    UnitId unit;          ///< whom it concerns; none when nobody in particular
    std::vector<Option> options;
    std::vector<std::string> names;  ///< as cards print them, for options that refer to one
    /// What the names say where no card prints them, each in its place; empty: cards print all.
    Messages words;
    int least = 1, most = 1;  ///< how many options, or the bounds of a count
    std::vector<Die> dice;    ///< rollDice: what is rolled
    /// What bounds the answer, for whoever reads bounds.h; none for other forms.
    std::shared_ptr<const MoveBounds> move;
    std::shared_ptr<const PlaceBounds> place;
    std::shared_ptr<const SpotBounds> spot;
};

/// Chance answers it, not a player.
inline bool isChance(const Question& question) {
    return question.form == AnswerForm::dice || question.form == AnswerForm::draw;
}

/// The question as a player may see it: the other player's secret options are left out.
Question shownTo(Player player, const Question& question);

}  // namespace sightline::engine

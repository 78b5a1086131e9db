/// Questions of the engine: the player who must answer, the kind of question, and the legal
/// answers.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/legion/basics/action.h"
#include "engine/legion/basics/citation.h"
#include "engine/legion/basics/dice/die.h"
#include "engine/legion/basics/dice/roll_kind.h"
#include "engine/legion/basics/ids.h"
#include "engine/legion/lists/catalogue/unit_card.h"
#include "engine/talk/question.h"

namespace sightline::engine {

/// The kind of question. Declared without its enumerators, which are in kinds.h: a new kind
/// recompiles only the files that name kinds.
enum class Ask : int;

/// One weapon that one miniature may add to the pool.
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
/// The choices of a turn, besides activating a unit with a faceup order token.
enum class TurnChoice { drawOrderToken, pass };
/// A command card: index into CommandView::hand of the question's player.
struct CardInHand {
    int index = 0;
    bool operator==(const CardInHand&) const = default;
};
/// The changes that a player may make when building the mission.
enum class MissionChange { objective, secondary, ownAdvantage, enemyAdvantage, becomeBlue, pass };
/// A card of the deck to draw from: index into Question::names.
struct BattleCardInDeck {
    int index = 0;
    bool operator==(const BattleCardInDeck&) const = default;
};
struct Done {
    bool operator==(const Done&) const = default;
};
/// Done is first, because a lapsed question is read as Done.
using Option =
    std::variant<Done, UnitId, MiniId, Action, WeaponChoice, DieIndex, CardAction, EffectName, Rank,
                 TurnChoice, CardInHand, MissionChange, TableSide, BattleCardInDeck>;

using AnswerForm = talk::AnswerForm;

struct MoveBounds;
struct PlaceBounds;
struct SpotBounds;

/// The keyword that causes a question, with its X; 0 without X.
struct AskingKeyword {
    Keyword keyword{};
    int value = 0;
    bool operator==(const AskingKeyword&) const = default;
};

struct Question : talk::Question<Ask, Option, Die> {
    UnitId unit;                             ///< the unit concerned; none for no unit in particular
    RollKind roll{};                         ///< rollDice: for what
    std::optional<AskingKeyword> keyword{};  ///< the cause of the question; none: a rule or a card
    std::string card{};  ///< the card that causes the question, by id; empty: none
    /// Bounds of the answer, see bounds.h; null for other forms.
    std::shared_ptr<const MoveBounds> move;
    std::shared_ptr<const PlaceBounds> place;
    std::shared_ptr<const SpotBounds> spot;
};

using talk::isChance;

/// The question as that player may see it: without the other player's secret options.
Question shownTo(Player player, const Question& question);

}  // namespace sightline::engine

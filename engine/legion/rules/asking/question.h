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

/// The kind of question. The enumerators are in ask.h. So after a new kind is added, only the files
/// that use the enumerators must be compiled again.
enum class Ask : int;

/// A weapon that one miniature may add to the attack pool.
struct WeaponChoice {
    MiniId mini;
    int weapon = 0;  ///< index of the weapon on the unit card
    bool operator==(const WeaponChoice&) const = default;
};
struct DieIndex {
    int index = 0;  ///< index of the die in AttackView::attackDice
    bool operator==(const DieIndex&) const = default;
};
/// An option: an action that a card offers. The action costs 1 or 2 of the unit's actions; a free
/// action costs 0.
struct CardAction {
    int name = 0;  ///< index of the action's name in Question::names
    int cost = 1;
    bool operator==(const CardAction&) const = default;
};
struct EffectName {
    int name = 0;  ///< index of the effect's name in Question::names
    bool operator==(const EffectName&) const = default;
};
/// The choices in a turn besides the activation of a unit that has a faceup order token.
enum class TurnChoice { drawOrderToken, pass };
/// A command card in a hand. `index` is the position of the card in CommandView::hand of the player
/// who answers the question.
struct CardInHand {
    int index = 0;
    bool operator==(const CardInHand&) const = default;
};
/// The changes that a player may make when building the mission.
/// `becomeBlue` and `becomeRed` are also the options of the player who chooses a colour.
enum class MissionChange {
    objective,
    secondary,
    ownAdvantage,
    enemyAdvantage,
    becomeBlue,
    pass,
    becomeRed
};
/// A battle card that may be drawn from the deck. `index` is the position of the card's name in
/// Question::names.
struct BattleCardInDeck {
    int index = 0;
    bool operator==(const BattleCardInDeck&) const = default;
};
struct Done {
    bool operator==(const Done&) const = default;
};
/// All kinds of option. Done is the first alternative, and so the default: if a question lapsed (no
/// option is left), its answer is read as Done.
using Option =
    std::variant<Done, UnitId, MiniId, Action, WeaponChoice, DieIndex, CardAction, EffectName, Rank,
                 TurnChoice, CardInHand, MissionChange, TableSide, BattleCardInDeck>;

using AnswerForm = talk::AnswerForm;

struct MoveBounds;
struct PlaceBounds;
struct SpotBounds;

/// The keyword that causes a question, with its value X (0 if the keyword has no X).
struct AskingKeyword {
    Keyword keyword{};
    int value = 0;
    bool operator==(const AskingKeyword&) const = default;
};

struct Question : talk::Question<Ask, Option, Die> {
    UnitId unit;                             ///< the unit that the question is about; no value: no
                                             ///< particular unit
    RollKind roll{};                         ///< for rollDice: the purpose of the roll
    std::optional<AskingKeyword> keyword{};  ///< the keyword that causes the question; no value:
                                             ///< the cause is a rule or a card
    std::string card{};  ///< id of the card that causes the question; empty: no card
    /// The bounds of the answer, see bounds.h. At most one of the three pointers is not null.
    std::shared_ptr<const MoveBounds> move;
    std::shared_ptr<const PlaceBounds> place;
    std::shared_ptr<const SpotBounds> spot;
};

using talk::isChance;

/// Returns the question without the secret options that `player` may not see.
Question shownTo(Player player, const Question& question);

}  // namespace sightline::engine

/// A question of the engine: who must answer, what kind it is, and the legal answers.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/action.h"
#include "engine/catalogue/unit_card.h"
#include "engine/citation.h"
#include "engine/dice/die.h"
#include "engine/dice/roll_kind.h"
#include "engine/ids.h"
#include "geometry/words/message.h"

namespace sightline::engine {

/// What kind of question it is; kinds.h lists them, so that a new one is compiled where kinds are
/// named.
enum class Ask : int;

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

/// The keyword that asks a question, with its X; 0 where it has none.
struct AskingKeyword {
    Keyword keyword{};
    int value = 0;
    bool operator==(const AskingKeyword&) const = default;
};

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
    /// What each of the names is in the catalogue or in the game, in its place; empty where nobody
    /// needs to tell it apart: "force-push", "Inspire:3".
    std::vector<std::string> ids{};
    int least = 1, most = 1;                 ///< how many options, or the bounds of a count
    std::vector<Die> dice;                   ///< rollDice: what is rolled
    RollKind roll{};                         ///< rollDice: for what
    std::optional<AskingKeyword> keyword{};  ///< that asks; none: a rule or a card does
    std::string card{};                      ///< that asks, by its id; empty: none
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

/// CardProgram: the effect of a card as data. The game applies the effect. The catalogue and packs
/// contain it as the JSON member `effect/rules`; engine/legion/rules/cards/README.md lists the
/// words of this JSON.
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/legion/basics/action.h"
#include "engine/legion/basics/dice/die.h"
#include "engine/legion/basics/token.h"
#include "engine/legion/basics/until.h"
#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/lists/catalogue/unit_filter.h"
#include "engine/legion/lists/catalogue/unit_now.h"

namespace sightline::engine {

/// The words by which an effect refers to units. They are the only variables of an effect.
enum class CardRole {
    self,      ///< the unit that has the upgrade
    actor,     ///< the unit that the timing point concerns
    attacker,  ///< the attacker of the attack that the timing point is about
    defender,
    named,  ///< the units to which the command card belongs
    chosen  ///< the unit that the player has just chosen
};

/// The players whose units an effect may name: of the card's player, of the opponent, or of both.
enum class CardSide { ally, enemy, everyone };

/// The units that the card's player may choose from, that an effect changes together, or that an
/// effect counts.
struct CardTargets {
    CardSide side{};
    std::optional<UnitFilter> who{};  ///< filter for the units; no value: any unit
    bool another = false;             ///< true: the unit `of` may not be chosen
    std::optional<int> within{};      ///< largest range from the unit `of` (p. 11)
    bool inSight = false;  ///< true: the leader of the unit `of` must have LOS to the target unit
    std::optional<bool> ordered{};  ///< true: the target unit must have a faceup order token;
                                    ///< false: it must have none; no value: both are allowed
    CardRole of{};
    /// The largest number of units for `choose`. They are chosen one after the other, each at most
    /// once. No value: exactly 1 unit.
    std::optional<int> upTo{};
    bool asMany =
        false;  ///< true: the player chooses `upTo` units, or all units if there are fewer
    bool operator==(const CardTargets&) const = default;
};

/// How often a step gives its tokens: once for each of the units in `units`, as in "Per X, at most
/// N".
struct CardCount {
    CardTargets units{};
    int most = 0;  ///< largest number of times; 0: no limit
    bool operator==(const CardCount&) const = default;
};

/// A reroll of dice from the current roll. The card's player makes the reroll.
struct CardReroll {
    int most = 0;  ///< largest number of dice; 0: all of them
    bool operator==(const CardReroll&) const = default;
};

using TokenAmount = std::pair<Token, int>;

/// One step of an effect. Its instructions (verbs) are applied in the order of the members.
struct CardStep {
    CardRole who{};
    std::optional<CardTargets> choose{};  ///< units to choose from; `who` is then the chosen unit
    std::optional<CardTargets> each{};    ///< units that the step changes together
    std::vector<TokenAmount> gain{}, remove{};
    std::optional<CardCount> per{};       ///< how often `gain` is given; no value: once
    int suffer = 0;                       ///< number of wounds that the unit suffers
    int heal = 0;                         ///< number of wound tokens that miniatures lose
    int restore = 0;                      ///< number of defeated miniatures that return
    std::vector<KeywordText> keywords{};  ///< keywords that the unit gains until `until`
    std::vector<KeywordText> loses{};     ///< keywords that the unit loses until `until`
    /// Keywords that all weapons of the unit gain until `until`.
    std::vector<KeywordText> ofWeapons{};
    StatChanges changes{};  ///< changes of the unit's stats until `until`
    std::optional<EffectDuration> until{};
    std::vector<Action> free{};  ///< the unit makes one of these actions as a free action
    bool again = false;  ///< true: the unit may make the action in `free` although it has already
                         ///< made this action
    int move = 0;        ///< speed of a Move that does not count as an action; 0: no Move
    int smoke = 0;       ///< number of smoke tokens of a free Smoke action; 0: no such action
    bool order = false;  ///< true: the unit is issued an order
    std::optional<CardReroll> reroll{};  ///< reroll of dice of the current attack
    /// Dice that join the attack pool that is being formed.
    std::vector<std::pair<Die, int>> dice{};
    bool looksAtHand = false;           ///< true: the player looks at the opponent's command hand
    std::vector<CardStep> chooseOne{};  ///< alternatives; the player chooses one
    bool may = false;                   ///< true: the player may decline this step alone

    /// True if the step changes the unit's card for a limited time.
    bool lasts() const {
        return !keywords.empty() || !loses.empty() || !ofWeapons.empty() ||
               !(changes == StatChanges{});
    }
    bool operator==(const CardStep&) const = default;
};

/// How often a card may be used: without a limit, or once in an activation, in a round or in a
/// game. An exhausted card may never be used.
enum class CardLimit { none, activation, round, game };

/// One sentence of a card program: the timing points at which it acts, and its steps.
struct CardSentence {
    std::vector<Moment> when{};  ///< timing points at which the sentence acts
    /// The cost of a card action, made by the unit with the card: a number of actions, or 0 for a
    /// free action. No value: the sentence acts at the timing points in `when`.
    std::optional<int> action{};
    bool may = false;  ///< true: the player may decline the sentence
    CardLimit once{};
    int fromRound = 1, toRound = 99;  ///< rounds in which the sentence acts
    /// True: the sentence acts only after its command card was divulged; false: only if the card
    /// was not divulged. No value: in both cases.
    std::optional<bool> divulged{};
    std::vector<CardStep> steps{};
};

/// A clause of a card's effect in our words, and who or what applies it: the players, the card's
/// data or C++ code.
struct CardClause {
    std::string says;
    enum class By {
        hand,        ///< the players apply the clause
        sentence,    ///< a sentence of the card's program applies the clause
        code,        ///< C++ code applies the clause
        freeAction,  ///< a free action in the card's data applies the clause
        scoring      ///< a scoring line that the game counts applies the clause
    } by{};
    int number = 0;      ///< number of the sentence or the scoring line, from 0
    std::string test{};  ///< test that proves the clause, as "Suite.Name"; empty for clauses of
                         ///< players or packs
};

struct CardProgram {
    bool inCode = false;  ///< true: C++ code applies the card; the id selects the code
                          ///< (engine/legion/rules/cards)
    std::vector<CardSentence> sentences{};
    std::vector<KeywordText> given{};  ///< keywords that C++ code of the card gives to units
};

/// The texts of the clauses that the players apply.
std::vector<std::string> byHandAmong(const std::vector<CardClause>& clauses);
/// The keywords that units gain by the program, in the order of the program.
std::vector<KeywordText> keywordsGivenBy(const CardProgram& program);

}  // namespace sightline::engine

/// CardProgram: the effect of a card as data. The game applies it. The catalogue and packs contain
/// it as `effect/rules`; engine/legion/rules/cards/README.md lists the words.
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

/// The units that an effect may name. There are no other variables.
enum class CardRole {
    self,      ///< the unit that has the upgrade
    actor,     ///< the unit that the timing point is about
    attacker,  ///< the attacker of the attack that the timing point is about
    defender,
    named,  ///< the units that the command card belongs to
    chosen  ///< the unit that the player has just chosen
};

/// The players whose units an effect may name, as the player of the card sees them.
enum class CardSide { ally, enemy, everyone };

/// Units among which the player of the card chooses, that an effect changes together, or that it
/// counts.
struct CardTargets {
    CardSide side{};
    std::optional<UnitFilter> who{};  ///< no value: any unit
    bool another = false;             ///< the unit `of` may not be chosen
    std::optional<int> within{};      ///< units within that range of the unit `of` (p. 11)
    bool inSight = false;             ///< the leader of the unit `of` has LOS to it
    std::optional<bool> ordered{};    ///< whether it has a faceup order token
    CardRole of{};
    /// `choose`: up to that many units, one after the other, each at most once. None: exactly 1.
    std::optional<int> upTo{};
};

/// "Per X, at most N": the tokens that a step gives are given once for each of these units.
struct CardCount {
    CardTargets units{};
    int most = 0;  ///< 0: no limit
};

/// Dice of the roll under way that the player of the card may reroll.
struct CardReroll {
    int most = 0;  ///< up to that many; 0: all of them
};

using TokenAmount = std::pair<Token, int>;

/// One step of an effect. Its verbs are applied in the order of the members.
struct CardStep {
    CardRole who{};
    std::optional<CardTargets> choose{};  ///< if there is a value, `who` is the chosen unit
    std::optional<CardTargets> each{};    ///< the step changes each of these units
    std::vector<TokenAmount> gain{}, remove{};
    std::optional<CardCount> per{};        ///< how often `gain` is given; none: once
    int suffer = 0;                        ///< number of wounds that the unit suffers
    int heal = 0;                          ///< wound tokens that miniatures lose
    int restore = 0;                       ///< defeated miniatures that return
    std::vector<KeywordText> keywords{};   ///< the unit gains these keywords until `until`
    std::vector<KeywordText> loses{};      ///< lost until `until`
    std::vector<KeywordText> ofWeapons{};  ///< all weapons of the unit gain these until `until`
    StatChanges changes{};                 ///< until `until`
    std::optional<EffectDuration> until{};
    std::vector<Action> free{};               ///< one of these actions, as a free action
    bool again = false;                       ///< `free` is legal although the action was made
    int move = 0;                             ///< Speed of a Move that is no action; 0: none
    int smoke = 0;                            ///< a free Smoke action with that many tokens
    bool order = false;                       ///< the unit is issued an order
    std::optional<CardReroll> reroll{};       ///< dice of the attack under way
    std::vector<std::pair<Die, int>> dice{};  ///< join the attack pool that is being formed
    bool looksAtHand = false;                 ///< at the hand of the other player
    std::vector<CardStep> chooseOne{};        ///< the player chooses one of these steps
    bool may = false;                         ///< the player may decline this step alone

    /// True if the step changes the unit's card for a while.
    bool lasts() const {
        return !keywords.empty() || !loses.empty() || !ofWeapons.empty() ||
               !(changes == StatChanges{});
    }
};

/// How often a card may be used, apart from being exhausted.
enum class CardLimit { none, activation, round, game };

/// One sentence of a card: the moments at which it acts, and its steps.
struct CardSentence {
    std::vector<Moment> when{};  ///< one of these moments is enough
    /// The cost of a card action of the unit with the card: a number of actions, 0 for a free
    /// action. No value: the sentence acts at the moments in `when`.
    std::optional<int> action{};
    bool may = false;  ///< the player may decline
    CardLimit once{};
    std::vector<CardStep> steps{};
};

/// A clause of a card in our words, and the part of the game that applies it.
struct CardClause {
    std::string says;
    enum class By {
        hand,        ///< the players
        sentence,    ///< a sentence of the program
        code,        ///< C++
        freeAction,  ///< the free action of the record
        scoring      ///< a line of the scoring that the game counts
    } by{};
    int number = 0;      ///< of the sentence or line, from 0
    std::string test{};  ///< that proves it: "Suite.Name"; empty: of the players, or of a pack
};

struct CardProgram {
    bool inCode = false;  ///< C++ code applies the card; its id selects the code
                          ///< (engine/legion/rules/cards)
    std::vector<CardSentence> sentences{};
};

/// The clauses that the players apply.
std::vector<std::string> byHandAmong(const std::vector<CardClause>& clauses);
/// The keywords that units gain by the program, in its order.
std::vector<KeywordText> keywordsGivenBy(const CardProgram& program);

}  // namespace sightline::engine

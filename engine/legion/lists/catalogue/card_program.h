/// CardProgram: the effect of a card as data. The game applies it. The catalogue and packs contain
/// it as `effect/rules`; engine/legion/rules/cards/README.md lists the words.
#pragma once
#include <optional>
#include <utility>
#include <vector>

#include "engine/legion/basics/action.h"
#include "engine/legion/basics/token.h"
#include "engine/legion/basics/until.h"
#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/lists/catalogue/unit_filter.h"

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

/// The units from which the player of the card chooses.
struct CardTargets {
    bool enemy = false;               ///< true: enemy units; false: allied units
    std::optional<UnitFilter> who{};  ///< no value: any unit
    bool another = false;             ///< the unit `of` may not be chosen
    std::optional<int> within{};      ///< units within that range of the unit `of` (p. 11)
    CardRole of{};
    /// The player chooses up to that many units, one after the other, each at most once. No value:
    /// exactly 1 unit.
    std::optional<int> upTo{};
};

using TokenAmount = std::pair<Token, int>;

/// One step of an effect. Its verbs are applied in the order of the members.
struct CardStep {
    CardRole who{};
    std::optional<CardTargets> choose{};  ///< if there is a value, `who` is the chosen unit
    std::vector<TokenAmount> gain{}, remove{};
    int suffer = 0;                       ///< number of wounds that the unit suffers
    std::vector<KeywordText> keywords{};  ///< the unit gains these keywords until `until`
    std::optional<EffectDuration> until{};
    std::vector<Action> free{};         ///< the unit makes one of these actions as a free action
    bool order = false;                 ///< the unit receives an order
    std::vector<CardStep> chooseOne{};  ///< the player chooses one of these steps
};

/// How often a card may be used, apart from being exhausted.
enum class CardLimit { none, round, game };

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

struct CardProgram {
    bool inCode = false;  ///< C++ code applies the card; its id selects the code
                          ///< (engine/legion/rules/cards)
    std::vector<CardSentence> sentences{};
};

}  // namespace sightline::engine

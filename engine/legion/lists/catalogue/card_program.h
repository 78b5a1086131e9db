/// CardProgram: the effect of a card as data, which the game applies by itself. Catalogue and packs
/// write it as `effect/rules`; engine/legion/rules/cards/README.md lists the words.
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
    self,      ///< the unit that carries the upgrade
    actor,     ///< the unit that the timing point is about
    attacker,  ///< of the attack that the timing point is about
    defender,
    named,  ///< the units that the command card belongs to
    chosen  ///< the unit that the player has just chosen
};

/// Units among which the player of the card chooses.
struct CardTargets {
    bool enemy = false;               ///< enemy units; else allied units
    std::optional<UnitFilter> who{};  ///< none: any
    bool another = false;             ///< not the unit `of`
    std::optional<int> within{};      ///< within that range of the unit `of` (p. 11)
    CardRole of{};
    /// Up to that many units, one after the other, each at most once. None: exactly 1.
    std::optional<int> upTo{};
};

using TokenAmount = std::pair<Token, int>;

/// One step of an effect. Its verbs act in the order of the members.
struct CardStep {
    CardRole who{};
    std::optional<CardTargets> choose{};  ///< `who` is then the chosen unit
    std::vector<TokenAmount> gain{}, remove{};
    int suffer = 0;                       ///< wounds
    std::vector<KeywordText> keywords{};  ///< gained until `until`
    std::optional<EffectDuration> until{};
    std::vector<Action> free{};         ///< one of these actions, as a free action
    bool order = false;                 ///< the unit is issued an order
    std::vector<CardStep> chooseOne{};  ///< the player chooses one of these steps
};

/// How often a card may be used, besides its exhausting.
enum class CardLimit { none, round, game };

/// One sentence of a card: the moments at which it acts, and its steps.
struct CardSentence {
    std::vector<Moment> when{};  ///< one is enough
    /// A card action of the unit with the card: its cost in actions, 0 for a free one. None: it
    /// acts at the moments of `when`.
    std::optional<int> action{};
    bool may = false;  ///< the player may decline
    CardLimit once{};
    std::vector<CardStep> steps{};
};

struct CardProgram {
    bool inCode = false;  ///< C++ applies the card, by its id (engine/legion/rules/cards)
    std::vector<CardSentence> sentences{};
};

}  // namespace sightline::engine

/// Describes the JSON of upgrades and command cards. Private to engine/legion/lists and its tests.
#pragma once
#include "engine/legion/lists/catalogue/card_fields.h"

namespace sightline::engine {

inline constexpr Name<CardUse> cardUseNames[] = {{"exhaust", CardUse::exhaust},
                                                 {"expend", CardUse::expend}};
inline constexpr Name<DivulgeStep> divulgeStepNames[] = {
    {"Resolve Setup Effects", DivulgeStep::resolveSetupEffects},
    {"Command Phase", DivulgeStep::commandPhase},
    {"Activation Phase", DivulgeStep::activationPhase},
    {"End Phase", DivulgeStep::endPhase}};
/// The tokens that a free action may give: those that the End Phase removes.
inline const std::vector<std::string>& freeTokenNames() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const TokenKind& kind : tokenTable)
            if (kind.endOfRound) all.emplace_back(kind.json);
        return all;
    }();
    return names;
}
inline const std::vector<std::string>& selectingLimits() {
    static const std::vector<std::string> limits{notInRound1, discardedFromTheHand,
                                                 discardedFromPlay, staysOnceDivulged};
    return limits;
}

void describe(auto& fields, FieldsOf<StatChanges> auto& changes) {
    const form::Words attack{attackSurgeWords};
    const form::Words defense{defenseSurgeWords};
    fields.optional("courage", changes.courage, form::Range{-9, 9});
    fields.optional("speed", changes.speed, form::Range{-3, 3});
    fields.optional("defense_die", changes.defenseDie, form::Named{defenseDieNames});
    fields.optional("attack_surge", changes.attackSurge, attack);
    fields.optional("melee_attack_surge", changes.meleeAttackSurge, attack);
    fields.optional("attack_surge_while_weapon_used", changes.weaponAttackSurge, attack);
    fields.optional("defense_surge", changes.defenseSurge, defense);
    fields.optional("melee_defense_surge", changes.meleeDefenseSurge, defense);
    fields.optional("treat_rank_as", changes.countsAs, form::NameIn{{rankNames()}, say::aRank});
}

void describe(auto& fields, FieldsOf<UpgradeCard> auto& card) {
    describe(fields, card.facts);
    fields.required("slot", card.slot, form::slotName());
    fields.optional("unique", card.unique);
    fields.optional("limit", card.limit, form::Range{1, 20});
    fields.optional("points", card.points, form::Range{0, 1000});
    fields.optional("requires", card.requirement, form::Exact{});
    fields.optional("miniatures", card.miniatures, form::Range{0, 20});
    fields.optional("wounds", card.wounds, form::Range{1, 99});
    fields.optional("changes", card.changes, form::Exact{});
    fields.optional("affiliation", card.affiliation);
    fields.optional("mercenary_for", card.mercenaryFor, form::ListOf{form::factionName()});
    fields.optional("large_squad", card.largeSquad);
    fields.optional("looks", card.model, form::Later{});
    fields.optional("use", card.use, form::Named{cardUseNames});
    const auto freeAction = [](auto& inside, auto& it) {
        const form::NameIn token{{freeTokenNames()}, say::aToken};
        inside.required("gain_one_of", it.freeTokens, form::ListOf{token, 1, tokenKinds});
    };
    fields.optional("free_action", card, form::Object{freeAction, true});
    fields.optional("adds_slots", card.addsSlots, form::ListOf{form::slotName()});
    fields.optional("adds_slots_to", card.addsSlotsTo, form::Exact{});
    fields.optional("keywords", card.keywords, form::Later{});
    fields.optional("card_keywords", card.cardKeywords, form::Later{});
    fields.optional("loses", card.loses, form::Later{});
    fields.optional("mentions", card.mentions, form::Later{});
    fields.optional("weapons", card.weapons, form::Later{});
    fields.optional("sides", card.sides, form::Later{});
    fields.optional("battle_force_choice", card.battleForceChoice);
    membersOfEffect(fields, card);
}

namespace form {

/// A number of units, or all of them (0).
struct OrderCount : Later {
    void read(const JsonAt& at, int& count) const {
        if (!at.isText()) count = at.integer(1, 20);
        if (at.isText() && at.text() != "all") at.wrong(say::numberOrAll());
    }
};

}  // namespace form

void describe(auto& fields, FieldsOf<CommandEntry::Orders> auto& orders) {
    fields.required("count", orders.count, form::OrderCount{});
    fields.required("to", orders.to, form::Exact{});
}

void describe(auto& fields, FieldsOf<Divulge> auto& divulge) {
    fields.required("timing", divulge.at, form::Named{divulgeStepNames});
    fields.optional("mandatory", divulge.mandatory);
    fields.optional("selected_in_round_1", divulge.selectedInRound1);
}

void describe(auto& fields, FieldsOf<CommandEntry> auto& card) {
    describe(fields, card.facts);
    fields.required("pips", card.pips, form::Range{0, 4});
    fields.optional("printed_pips", card.printedPips, form::Range{0, 4});
    fields.optional("units", card.units);
    fields.optional("needs_all_units", card.needsAllUnits);
    fields.optional("unit_title", card.unitTitle);
    fields.optional("battle_force", card.battleForce);
    fields.optional("requires", card.requirement, form::Exact{});
    fields.optional("generic", card.generic);
    fields.required("orders", card.orders, form::ListOf{form::Exact{}, 0, 9});
    fields.optional("nominates", card.nominates, form::Exact{});
    fields.optional("permanent", card.permanent);
    fields.optional("returns_to_hand", card.returnsToHand);
    fields.optional("divulge", card.divulge, form::Exact{});
    fields.optional("selectable", card.selectable,
                    form::NameIn{{selectingLimits()}, say::aLimitOnSelecting});
    fields.optional("in_hand_with", card.inHandWith);
    fields.optional("weapon", card.weapon, form::Later{});
    fields.optional("mentions", card.mentions, form::Later{});
    membersOfEffect(fields, card);
}

}  // namespace sightline::engine

/// Describes the JSON of battle forces. Private to engine/legion/lists and its tests.
#pragma once
#include "engine/legion/lists/catalogue/card_fields.h"

namespace sightline::engine {

namespace form {

/// The rank with the name `name`. `name` is the name of a JSON member.
inline Rank rankNamed(const JsonAt& at, const std::string& name) {
    std::size_t rank = 0;
    while (rank < rankNames().size() && rankNames()[rank] != name) ++rank;
    if (rank == rankNames().size())
        at.refuse(withNearest(say::isNot(name, say::aRank()), name, rankNames()));
    return static_cast<Rank>(rank);
}

/// The smallest and the largest number of units of each rank.
struct Ranks : Natural {
    void read(const JsonAt& at, RankLimits& limits) const {
        for (const auto& [name, limit] : at.members()) {
            limit.allow({"min", "max"});
            if (name == "commander and operative") {
                limits.mostCommandersAndOperatives = limit.at("max").integer(0, 30);
                continue;
            }
            const Rank rank = rankNamed(limit, name);
            const int least = limit.at("min").integer(0, 30);
            limits.ranks[rank] = {least, limit.at("max").integer(least, 30)};
        }
    }
    json schema(const RankLimits&) const { return {{"type", "object"}}; }
};

struct UnitsByRank : Natural {
    using Units = std::map<Rank, std::vector<std::string>>;
    void read(const JsonAt& at, Units& units) const {
        for (const auto& [name, ids] : at.members())
            Natural::read(ids, units[rankNamed(ids, name)]);
    }
    json schema(const Units&) const { return {{"type", "object"}}; }
};

}  // namespace form

struct ExtraSlots {
    std::string unit;
    std::vector<std::string> slots;
};
void describe(auto& fields, FieldsOf<ExtraSlots> auto& extra) {
    fields.required("unit", extra.unit);
    fields.required("slots", extra.slots, form::ListOf{form::slotName()});
}

void describe(auto& fields, FieldsOf<BattleForce::UnitLimit> auto& limit) {
    fields.required("units", limit.units);
    fields.required("min", limit.least, form::Range{0, 30});
    fields.required("max", limit.most, form::Range{0, 30});
}

void describe(auto& fields, FieldsOf<BattleForce::MinimumUnits> auto& minimum) {
    fields.required("who", minimum.who, form::Exact{});
    fields.required("min", minimum.least, form::Range{1, 30});
}

void describe(auto& fields, FieldsOf<BattleForce::NeedsOnePer> auto& need) {
    fields.required("unit", need.unit);
    fields.required("per", need.per);
}

void describe(auto& fields, FieldsOf<BattleForce::Choice> auto& choice) {
    fields.required("name", choice.name);
    fields.required("effect", choice.effect);
    fields.optional("adds_units", choice.addsUnits);
}

/// A battle force in the form of its JSON file.
struct WrittenForce {
    BattleForce force;
    std::vector<ExtraSlots> extraSlots;
};

void describe(auto& fields, FieldsOf<WrittenForce> auto& written) {
    const form::ListOf all{form::Exact{}};
    auto& force = written.force;
    describe(fields, force.facts);
    fields.optional("side", force.side, form::Words{forceSides});
    const auto ranks = [](auto& inside, auto& it) {
        inside.required("standard", it.standard, form::Ranks{});
        inside.required("recon", it.recon, form::Ranks{});
    };
    fields.required("ranks", force, form::Object{ranks, true});
    fields.required("units", force.units, form::UnitsByRank{});
    fields.optional("unique_upgrades", force.uniqueUpgrades);
    fields.optional("forbidden_upgrades", force.forbiddenUpgrades);
    fields.optional("command_cards", force.commandCards);
    const auto building = [&](auto& inside, auto& it) {
        auto& rules = it.force;
        inside.optional("field_commander_does_not_replace_commander",
                        rules.fieldCommanderDoesNotReplaceCommander);
        inside.optional("mercenaries_count_for_minimum", rules.mercenariesCountForMinimum);
        inside.optional("mercenaries_unlimited", rules.mercenariesUnlimited);
        inside.optional("no_detachments", rules.noDetachments);
        inside.optional("one_of_each_corps_before_a_second", rules.oneOfEachCorpsBeforeASecond);
        inside.optional("unit_limits", rules.unitLimits, all);
        inside.optional("minimum_units", rules.minimumUnits, all);
        inside.optional("needs_one_per", rules.needsOnePer, all);
        inside.optional("extra_slots", it.extraSlots, all);
        inside.optional("ignores_detachment", rules.ignoresDetachment);
        inside.optional("count_as_corps", rules.countAsCorps);
        inside.optional("heavy_weapons_for_all", rules.heavyWeaponsForAll);
        inside.optional("affiliation", rules.affiliation);
        inside.optional("affiliation_of_a_leader", rules.affiliationOfALeader);
        inside.optional("clan_upgrade", rules.clanUpgrade);
        inside.optional("clan_upgrade_for_leaders", rules.clanUpgradeForLeaders);
    };
    fields.optional("building", written, form::Object{building, true});
    const auto choices = [&](auto& inside, auto& it) {
        inside.required("pick", it.picks, form::Range{1, 9});
        inside.required("options", it.choices, form::ListOf{form::Exact{}, 1, 20});
    };
    fields.optional("choices", force, form::Object{choices, true});
    const auto rule = [](auto& inside, auto& text) {
        inside.optional("timing", text.timing);
        inside.required("effect", text.text);
    };
    fields.optional("rules", force.rules, form::ListOf{form::Object{rule, true}});
    fields.optional("effect", force.program, form::Later{});
    fields.optional("clauses", force.clauses, form::Later{});
}

}  // namespace sightline::engine

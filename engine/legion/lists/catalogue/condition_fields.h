/// Describes the JSON of conditions in reminders. Private to engine/legion/lists and its tests.
#pragma once
#include "engine/legion/lists/catalogue/card_fields.h"
#include "engine/legion/lists/catalogue/read_condition.h"

namespace sightline::engine {

inline constexpr Name<Action> momentActions[] = {
    {"move", Action::move},       {"climb", Action::climb},   {"pivot", Action::pivot},
    {"reverse", Action::reverse}, {"strafe", Action::strafe}, {"aim", Action::aim},
    {"dodge", Action::dodge},     {"attack", Action::attack}, {"standby", Action::standby},
    {"recover", Action::recover}};
inline constexpr Name<AttackKind> momentAttacks[] = {{"ranged", AttackKind::ranged},
                                                     {"melee", AttackKind::melee}};

namespace form {

/// A JSON list. Each entry must be one of the names in a table.
template <class Row, std::size_t count>
auto namesIn(const Row (&rows)[count], const MessageTemplate<>& what) {
    return ListOf{NameOf{Named{rows}, what}, 1, count};
}

/// A unit filter that the JSON schema describes only as an object.
struct AnyFilter : Exact {
    json schema(const UnitFilter&) const { return {{"type", "object"}}; }
};

/// A number of wounds, or "X" for the value of the keyword.
struct WoundsOrX : Later {
    void read(const JsonAt& at, UnitCondition& unit) const {
        unit.woundsOfX = at.isText() && at.text() == "X";
        if (!unit.woundsOfX) unit.wounds = at.integer(1, 99);
    }
};

/// The JSON of conditions about one unit. A card that belongs to no unit must not have a condition
/// about range.
struct UnitOf : Natural {
    RemindedOf what;
    explicit UnitOf(RemindedOf source) : what(source) {}
    void read(const JsonAt& at, UnitCondition& unit) const;
};

}  // namespace form

void describe(auto& fields, FieldsOf<UnitCondition> auto& unit) {
    fields.optional("who", unit.who, form::AnyFilter{});
    fields.optional("listed", unit.listed);
    fields.optional("another", unit.another);
    fields.optional("range", unit.range, form::Range{1, 5});
    fields.optional("beyond", unit.beyond, form::Range{1, 5});
    fields.optional("tokens", unit.tokens, form::namesIn(tokenNames, say::aToken));
    fields.optional("wounds", unit, form::WoundsOrX{});
    fields.optional("engaged", unit.engaged);
    fields.optional("undeployed", unit.undeployed);
    fields.optional("defeated", unit.defeated);
    fields.optional("hurt", unit.hurt);
    fields.optional("ordered", unit.ordered);
    fields.optional("facedown", unit.facedown);
    fields.optional("moved", unit.moved);
}

/// The JSON members of the conditions of a `Moment`. `readMoment` reads the member "whose".
inline auto conditionMembers(RemindedOf what) {
    return [unit = form::UnitOf(what)](auto& fields, auto& when) {
        const form::ListOf keywords{form::Natural{}, 1, 20};
        fields.optional("whose", when.byCard, form::Later{});
        fields.optional("self", when.self, unit);
        fields.optional("acting", when.acting, unit);
        fields.optional("attacker", when.attacker, unit);
        fields.optional("defender", when.defender, unit);
        fields.optional("ally", when.ally, unit);
        fields.optional("enemy", when.enemy, unit);
        fields.optional("attack", when.attack,
                        form::NameOf{form::Named{momentAttacks}, say::aKindOfAttack});
        fields.optional("pool", when.pool, keywords);
        fields.optional("whole_pool", when.wholePool, keywords);
        fields.optional("dice", when.dice, form::namesIn(faceNames, say::aFaceOfADie));
        fields.optional("defense_dice", when.defenseDice,
                        form::namesIn(faceNames, say::aFaceOfADie));
        fields.optional("wounds", when.wounds, form::Range{1, 99});
        fields.optional("spent", when.spent, form::namesIn(tokenNames, say::aToken));
        fields.optional("token", when.token, form::namesIn(tokenNames, say::aToken));
        fields.optional("action", when.action, form::namesIn(momentActions, say::anAction));
        fields.optional("by_card", when.byCard);
        fields.optional("by_itself", when.byItself);
    };
}

}  // namespace sightline::engine

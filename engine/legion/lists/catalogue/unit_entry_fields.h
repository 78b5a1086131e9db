/// Describes the JSON of units and counterparts. Private to engine/legion/lists and its tests.
#pragma once
#include "engine/legion/lists/catalogue/card_fields.h"

namespace sightline::engine {

void describe(auto& fields, FieldsOf<UnitEntry> auto& entry) {
    auto& card = entry.card;
    describe(fields, entry.facts);
    fields.required("rank", card.rank, form::NameIn{{rankNames()}, say::aRank});
    fields.required("type", card.type, form::NameIn{{unitTypeNames()}, say::aUnitType});
    fields.required("unique", card.unique);
    fields.optional("points", card.points, form::Range{0, 1000});
    fields.required("miniatures", card.miniatures, form::Range{0, 20});
    fields.required("wounds", card.wounds, form::Range{0, 99});
    fields.optional("courage", card.courage, form::Range{1, 9});
    fields.optional("resilience", card.resilience, form::Range{1, 99});
    fields.required("defense_die", card.defenseDie, form::Named{defenseDieNames});
    fields.required("speed", card.speed, form::Range{0, 3});
    const auto surge = [](auto& inside, auto& it) {
        inside.required("attack", it.attackSurge, form::Words{attackSurgeWords});
        inside.required("defense", it.defenseSurge, form::Words{defenseSurgeWords});
    };
    fields.required("surge", card, form::Object{surge});
    fields.required("upgrade_bar", card.upgradeBar, form::ListOf{form::slotName()});
    fields.required("keywords", card.keywords, form::Later{});
    fields.required("weapons", card.weapons, form::Later{});
    fields.required("base", card.base, form::Later{});
    fields.required("silhouette_in", card.silhouetteHeight, form::Range{0.1, 20});
    fields.optional("silhouette_offset_in", entry.silhouetteOffset, form::Range{0, 20});
    fields.required("looks", card.looks, form::Later{});
    fields.optional("affiliation", card.affiliation);
    fields.optional("mercenary_for", entry.mercenaryFor, form::ListOf{form::factionName()});
    fields.optional("unique_title", entry.uniqueTitle);
    fields.optional("counterpart", entry.counterpart);
    fields.optional("always_with_counterpart", entry.alwaysWithCounterpart);
    fields.optional("only_in", entry.onlyIn);
    fields.optional("leader_from_heavy_weapon", entry.leaderFromHeavyWeapon);
    fields.optional("starts_with", entry.startsWith);
}

void describe(auto& fields, FieldsOf<CounterpartCard> auto& card) {
    describe(fields, card.facts);
    fields.optional("affiliation", card.affiliation);
    fields.optional("mercenary_for", card.mercenaryFor, form::ListOf{form::factionName()});
    fields.required("counterpart_of", card.counterpartOf);
    fields.required("type", card.type, form::NameIn{{unitTypeNames()}, say::aUnitType});
    fields.required("unique", card.unique);
    fields.optional("points", card.points, form::Range{0, 1000});
    fields.required("wounds", card.wounds, form::Range{1, 99});
    fields.required("upgrade_bar", card.upgradeBar, form::ListOf{form::slotName()});
    fields.required("keywords", card.keywords, form::Later{});
    fields.required("weapons", card.weapons, form::Later{});
    fields.required("base", card.base, form::Later{});
    fields.required("silhouette_in", card.silhouetteHeight, form::Range{0.1, 20});
    fields.optional("looks", card.looks, form::Later{});
}

}  // namespace sightline::engine

#include "engine/legion/lists/army/equip.h"

#include <algorithm>

#include "engine/legion/lists/army/army_points.h"
#include "engine/legion/lists/catalogue/card_program.h"

namespace sightline::engine {
namespace {

bool addsMiniatures(const UpgradeCard& card) {
    return card.slot == "heavy weapon" || card.slot == "personnel" || card.slot == "squad leader";
}

WhichCard which(const CardFacts& facts) { return {facts.id, facts.name}; }

void addWeapons(UnitCard& unit, const std::vector<Weapon>& weapons, const WhichCard& card,
                const WhichCard& carrier, bool oncePerAttack) {
    for (Weapon weapon : weapons) {
        if (!weapon.melee && !weapon.ranged && !weapon.overrun) continue;
        weapon.card = card;
        weapon.carrier = carrier;
        weapon.oncePerAttack = oncePerAttack;
        unit.weapons.push_back(std::move(weapon));
    }
}

// True if the upgrade card changes the rules of its unit: keywords, stats or surge charts.
bool bringsRules(const UpgradeCard& card) {
    const StatChanges& changes = card.changes;
    return !card.keywords.empty() || !card.loses.empty() || changes.courage != 0 ||
           changes.speed != 0 || changes.defenseDie || changes.attackSurge ||
           changes.defenseSurge || changes.meleeAttackSurge || changes.meleeDefenseSurge;
}

// Adds the upgrade card to the unit. `bearer` is the counterpart that carries the card; empty:
// none.
void carry(EquippedUnit& unit, const UpgradeCard& card, bool leads, const WhichCard& bearer = {}) {
    const bool minis = addsMiniatures(card) && card.miniatures > 0;
    const WhichCard own = which(card.facts);
    unit.parts.brought.push_back({own.name, page(16, "Upgrade Cards"), card.keywords, card.loses,
                                  card.changes, (minis || !bearer.none()) && bringsRules(card),
                                  own.id});
    unit.card.rank = card.changes.countsAs.value_or(unit.card.rank);
    if (!card.affiliation.empty()) unit.card.affiliation = card.affiliation;
    addWeapons(unit.card, card.weapons, own, minis ? own : bearer, card.slot == "grenades");
    for (Weapon& weapon : unit.card.weapons) {
        const AttackSurge chart = card.changes.weaponAttackSurge.value_or(AttackSurge::none);
        if (weapon.card == own) weapon.surge = std::max(weapon.surge, chart);
    }
    unit.cards.push_back(
        {own.id, own.name, card.use, {}, card.help, card.cardKeywords, card.sides});
    unit.cards.back().slot = card.slot;
    unit.cards.back().bearer = bearer.id;
    unit.cards.back().freeTokens = card.freeTokens;
    unit.cards.back().program = card.program;
    unit.cards.back().byHand = byHandAmong(card.clauses);
    unit.cards.back().leavesNoEntry = card.saidBy == EffectSource::nobody;
    for (int i = 0; i < card.miniatures; ++i) {
        const EquippedUnit::Mini mini{own, false, card.wounds};
        unit.minis.insert(leads && i == 0 ? unit.minis.begin() : unit.minis.end(), mini);
    }
}

void join(EquippedUnit& unit, const CounterpartCard& card) {
    const WhichCard own = which(card.facts);
    unit.parts.brought.push_back(
        {own.name, citationOf(Keyword::counterpart), card.keywords, {}, {}, true, own.id});
    addWeapons(unit.card, card.weapons, own, own, false);
    unit.minis.push_back({own, true, card.wounds});
}

// The 3D model of a miniature that an upgrade card adds. Empty: the miniature looks like the
// others.
std::string modelOfAdded(const ResolvedUnit& unit, const EquippedUnit::Mini& mini) {
    const auto card =
        std::find_if(unit.upgrades.begin(), unit.upgrades.end(),
                     [&](const UpgradeCard* one) { return one->facts.id == mini.carrier.id; });
    if (card == unit.upgrades.end()) return {};
    if (!(*card)->model.empty()) return (*card)->model;
    return (*card)->slot == "heavy weapon" ? unit.entry->heavyModel : std::string();
}

// Sets the 3D models of all miniatures: one model for each miniature, in order.
void dress(EquippedUnit& equipped, const ResolvedUnit& unit) {
    const UnitCard::Appearance& looks = unit.entry->card.looks;
    if (!equipped.minis.empty()) {
        const std::string model = modelOfAdded(unit, equipped.minis.front());
        if (!model.empty()) equipped.card.looks.leader = model;
    }
    std::vector<std::string> others;
    for (std::size_t i = 1; i < equipped.minis.size(); ++i) {
        const EquippedUnit::Mini& mini = equipped.minis[i];
        std::string model = looks.leader;
        if (!looks.others.empty()) model = looks.others[(i - 1) % looks.others.size()];
        if (const std::string added = modelOfAdded(unit, mini); !added.empty()) model = added;
        if (mini.counterpart && !unit.counterpart->looks.leader.empty()) {
            model = unit.counterpart->looks.leader;
        }
        others.push_back(model);
    }
    equipped.card.looks.others = std::move(others);
}

// Builds the unit from its unit card. Then adds the effects of each upgrade, in order, and the
// counterpart.
EquippedUnit carrying(const ResolvedUnit& unit) {
    EquippedUnit equipped;
    equipped.card = equipped.parts.own = unit.entry->card;
    equipped.minis.resize(static_cast<std::size_t>(unit.entry->card.miniatures));
    for (const UpgradeCard* card : unit.upgrades) {
        const bool heavyLeads = unit.entry->leaderFromHeavyWeapon && card->slot == "heavy weapon";
        carry(equipped, *card, heavyLeads || card->isLeader());
    }
    if (unit.counterpart != nullptr) join(equipped, *unit.counterpart);
    for (const UpgradeCard* card : unit.counterpartUpgrades)
        carry(equipped, *card, false, which(unit.counterpart->facts));
    equipped.card = cardNow(equipped.card, equipped.parts);
    return equipped;
}

}  // namespace

EquippedUnit equip(const ResolvedArmy& army, const ResolvedUnit& unit) {
    EquippedUnit equipped = carrying(unit);
    dress(equipped, unit);
    equipped.card.points = pointsOf(army, unit);
    const std::set<std::string>& affiliations = unit.traits.affiliations;
    if (!affiliations.empty()) equipped.card.affiliation = *affiliations.begin();
    equipped.card.miniatures = static_cast<int>(equipped.minis.size());
    // A unit card without a wound threshold gets the threshold of the miniatures that upgrades add.
    if (equipped.card.wounds == 0 && !equipped.minis.empty()) {
        equipped.card.wounds = equipped.minis.front().threshold.value_or(1);
    }
    return equipped;
}

}  // namespace sightline::engine

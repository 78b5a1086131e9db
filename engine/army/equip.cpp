#include "engine/army/equip.h"

#include <algorithm>

#include "engine/army/army_points.h"

namespace sightline::engine {
namespace {

bool addsMiniatures(const UpgradeCard& card) {
    return card.slot == "heavy weapon" || card.slot == "personnel" || card.slot == "squad leader";
}

void addKeyword(std::vector<KeywordText>& keywords, const KeywordText& added) {
    const auto same = std::find_if(keywords.begin(), keywords.end(), [&](const KeywordText& one) {
        return one.name == added.name && one.parameter == added.parameter;
    });
    if (same == keywords.end())
        keywords.push_back(added);
    else if (same->value && added.value)
        same->value = *same->value + *added.value;
}

void addWeapons(UnitCard& unit, const std::vector<Weapon>& weapons, const std::string& card,
                const std::string& carrier, bool oncePerAttack) {
    for (Weapon weapon : weapons) {
        if (!weapon.melee && !weapon.ranged && !weapon.overrun) continue;
        weapon.card = card;
        weapon.carrier = carrier;
        weapon.oncePerAttack = oncePerAttack;
        unit.weapons.push_back(std::move(weapon));
    }
}

void change(UnitCard& unit, const StatChanges& changes) {
    if (unit.courage) unit.courage = std::max(1, *unit.courage + changes.courage);
    unit.speed = std::clamp(unit.speed + changes.speed, 0, 3);
    unit.defenseDie = changes.defenseDie.value_or(unit.defenseDie);
    unit.attackSurge = changes.attackSurge.value_or(unit.attackSurge);
    unit.defenseSurge = changes.defenseSurge.value_or(unit.defenseSurge);
    unit.meleeAttackSurge = changes.meleeAttackSurge.value_or(unit.meleeAttackSurge);
    unit.meleeDefenseSurge = changes.meleeDefenseSurge.value_or(unit.meleeDefenseSurge);
    unit.rank = changes.countsAs.value_or(unit.rank);
}

void lose(UnitCard& unit, const std::vector<KeywordText>& lost) {
    for (const KeywordText& keyword : lost) {
        std::erase_if(unit.keywords, [&](const KeywordText& one) {
            return one.name == keyword.name &&
                   (keyword.parameter.empty() || one.parameter == keyword.parameter);
        });
    }
}

void carry(EquippedUnit& unit, const UpgradeCard& card, bool leads) {
    const bool minis = addsMiniatures(card) && card.miniatures > 0;
    for (const KeywordText& keyword : card.keywords) addKeyword(unit.card.keywords, keyword);
    lose(unit.card, card.loses);
    change(unit.card, card.changes);
    if (!card.affiliation.empty()) unit.card.affiliation = card.affiliation;
    addWeapons(unit.card, card.weapons, card.facts.name, minis ? card.facts.name : "",
               card.slot == "grenades");
    for (Weapon& weapon : unit.card.weapons) {
        const AttackSurge chart = card.changes.weaponAttackSurge.value_or(AttackSurge::none);
        if (weapon.card == card.facts.name) weapon.surge = std::max(weapon.surge, chart);
    }
    unit.cards.push_back({card.facts.name, card.use, {}, card.help, card.cardKeywords, card.sides});
    unit.cards.back().slot = card.slot;
    for (int i = 0; i < card.miniatures; ++i) {
        const EquippedUnit::Mini mini{card.facts.name, false, card.wounds};
        unit.minis.insert(leads && i == 0 ? unit.minis.begin() : unit.minis.end(), mini);
    }
}

void join(EquippedUnit& unit, const CounterpartCard& card) {
    for (const KeywordText& keyword : card.keywords) addKeyword(unit.card.keywords, keyword);
    addWeapons(unit.card, card.weapons, card.facts.name, card.facts.name, false);
    unit.minis.push_back({card.facts.name, true, card.wounds});
}

bool bearsHeavyWeapon(const ResolvedUnit& unit, const EquippedUnit::Mini& mini) {
    return std::any_of(unit.upgrades.begin(), unit.upgrades.end(), [&](const UpgradeCard* card) {
        return card->slot == "heavy weapon" && card->facts.name == mini.carrier;
    });
}

// From here on the looks name a model for each miniature, in their order.
void dress(EquippedUnit& equipped, const ResolvedUnit& unit) {
    const UnitCard::Looks& looks = unit.entry->card.looks;
    std::vector<std::string> others;
    for (std::size_t i = 1; i < equipped.minis.size(); ++i) {
        const EquippedUnit::Mini& mini = equipped.minis[i];
        std::string model = looks.leader;
        if (!looks.others.empty()) model = looks.others[(i - 1) % looks.others.size()];
        if (!unit.entry->heavyModel.empty() && bearsHeavyWeapon(unit, mini)) {
            model = unit.entry->heavyModel;
        }
        if (mini.counterpart && !unit.counterpart->looks.leader.empty()) {
            model = unit.counterpart->looks.leader;
        }
        others.push_back(model);
    }
    equipped.card.looks.others = std::move(others);
}

// Weapons keep their numbers; those that were lost have nobody left to use them.
UnitCard bereftOf(const UnitCard& combined, const UnitCard& alone) {
    UnitCard bereft = combined;
    bereft.keywords = alone.keywords;
    bereft.courage = alone.courage;
    bereft.speed = alone.speed;
    bereft.defenseDie = alone.defenseDie;
    bereft.attackSurge = alone.attackSurge;
    bereft.defenseSurge = alone.defenseSurge;
    bereft.meleeAttackSurge = alone.meleeAttackSurge;
    bereft.meleeDefenseSurge = alone.meleeDefenseSurge;
    return bereft;
}

bool isAmong(const std::vector<std::string>& names, const std::string& one) {
    return std::find(names.begin(), names.end(), one) != names.end();
}

// With everything it carries but the cards of those names.
EquippedUnit carrying(const ResolvedUnit& unit, const std::vector<std::string>& lost) {
    EquippedUnit equipped;
    equipped.card = unit.entry->card;
    equipped.minis.resize(static_cast<std::size_t>(unit.entry->card.miniatures));
    for (const UpgradeCard* card : unit.upgrades) {
        const bool heavyLeads = unit.entry->leaderFromHeavyWeapon && card->slot == "heavy weapon";
        const bool leads = heavyLeads || card->isLeader();
        if (!isAmong(lost, card->facts.name)) carry(equipped, *card, leads);
    }
    const CounterpartCard* joined = unit.counterpart;
    if (joined != nullptr && !isAmong(lost, joined->facts.name)) join(equipped, *joined);
    for (const UpgradeCard* card : unit.counterpartUpgrades) carry(equipped, *card, false);
    return equipped;
}

// Tokens of Cache may be spent even if the miniatures that brought it are defeated.
bool bringsRules(const UpgradeCard& card) {
    const StatChanges& changes = card.changes;
    return addsMiniatures(card) && card.miniatures > 0 &&
           (!card.keywords.empty() || !card.loses.empty() || changes.courage != 0 ||
            changes.speed != 0 || changes.defenseDie || changes.attackSurge ||
            changes.defenseSurge || changes.meleeAttackSurge || changes.meleeDefenseSurge);
}

std::vector<std::string> cardsToLose(const ResolvedUnit& unit) {
    std::vector<std::string> names;
    for (const UpgradeCard* card : unit.upgrades) {
        if (bringsRules(*card)) names.push_back(card->facts.name);
    }
    if (unit.counterpart != nullptr) names.push_back(unit.counterpart->facts.name);
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

void addCache(UnitCard& card, const UnitCard& combined) {
    for (const KeywordText& keyword : combined.keywords) {
        const bool has =
            std::any_of(card.keywords.begin(), card.keywords.end(), [&](const KeywordText& one) {
                return one.name == keyword.name && one.parameter == keyword.parameter;
            });
        if (keyword.is(Keyword::cache) && !has) card.keywords.push_back(keyword);
    }
}

// For every set of cards that may be lost the card that is left.
void foreseeLosses(EquippedUnit& equipped, const ResolvedUnit& unit) {
    const std::vector<std::string> names = cardsToLose(unit);
    for (std::size_t mask = 1; mask < std::size_t{1} << names.size(); ++mask) {
        std::vector<std::string> lost;
        for (std::size_t i = 0; i < names.size(); ++i) {
            if ((mask >> i) % 2 == 1) lost.push_back(names[i]);
        }
        UnitCard left = bereftOf(equipped.card, carrying(unit, lost).card);
        addCache(left, equipped.card);
        equipped.without.emplace(std::move(lost), std::move(left));
    }
}

}  // namespace

EquippedUnit equip(const ResolvedArmy& army, const ResolvedUnit& unit) {
    EquippedUnit equipped = carrying(unit, {});
    dress(equipped, unit);
    equipped.card.points = pointsOf(army, unit);
    const std::set<std::string>& affiliations = unit.traits.affiliations;
    if (!affiliations.empty()) equipped.card.affiliation = *affiliations.begin();
    equipped.card.miniatures = static_cast<int>(equipped.minis.size());
    // A card without a threshold of its own takes it from the miniatures that its upgrades bring.
    if (equipped.card.wounds == 0 && !equipped.minis.empty()) {
        equipped.card.wounds = equipped.minis.front().threshold.value_or(1);
    }
    foreseeLosses(equipped, unit);
    return equipped;
}

}  // namespace sightline::engine

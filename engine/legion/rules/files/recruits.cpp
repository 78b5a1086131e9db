#include "engine/legion/rules/files/recruits.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <tuple>

#include "engine/legion/lists/army/resolved_army.h"
#include "engine/legion/rules/files/placements.h"
#include "geometry/base/json/json_reader.h"
#include "geometry/base/json/plain_text.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {
namespace {

constexpr double highest = 24.0;  // inches; greatest height of a bare base's silhouette
constexpr std::size_t mostUpgrades = 20;

Problem meant(const Message& what, const std::string& id, const std::vector<std::string>& known) {
    const std::string nearest = nearestName(id, known);
    return problemOf(nearest.empty() ? what : say::didYouMeanName(what, nearest));
}

template <class Card>
Problem unknown(const std::string& id, const std::vector<Card>& cards,
                const MessageTemplate<PrintedName>& what) {
    return meant(what(plainName(id)), id, idsOf(cards));
}

std::optional<Problem> problemOfIds(const Recruit& who, const Catalogue& catalogue) {
    if (!catalogue.unit(who.unit))
        return unknown(who.unit, catalogue.units, say::noUnitOfCatalogue);
    if (who.upgrades.size() > mostUpgrades)
        return problemOf(say::upgradesAtMost(static_cast<int>(mostUpgrades)));
    for (const std::string& id : who.upgrades) {
        if (!catalogue.upgrade(id))
            return unknown(id, catalogue.upgrades, say::noUpgradeOfCatalogue);
    }
    if (!who.counterpart.empty() && !catalogue.counterpart(who.counterpart))
        return unknown(who.counterpart, catalogue.counterparts, say::noCounterpartOfCatalogue);
    return std::nullopt;
}

// Makes a unit from a bare base. The unit has one miniature with this base and a silhouette, and no
// other stats. On a notched base, the miniature moves like a vehicle.
Result<EquippedUnit> equippedBase(const BareBase& bare, const geometry::Dimensions& dimensions) {
    const auto base = dimensions.bases.find(bare.base);
    if (base == dimensions.bases.end()) {
        std::vector<std::string> known;
        known.reserve(dimensions.bases.size());
        for (const auto& [name, size] : dimensions.bases) known.push_back(name);
        return meant(say::noBaseOfName(plainName(bare.base)), bare.base, known);
    }
    if (!(bare.height > 0.0 && bare.height <= highest)) {
        return problemOf(say::silhouetteAtMost(static_cast<int>(highest)));
    }
    EquippedUnit unit;
    unit.card.name = plainName(bare.name.empty() ? bare.base : bare.name);
    unit.card.type = base->second.notched ? UnitType::groundVehicle : UnitType::trooper;
    unit.card.base = bare.base;
    unit.card.silhouetteHeight = bare.height;
    unit.minis.emplace_back();
    return unit;
}

struct PrintedWeapon {
    std::string card;
    const Weapon* weapon;
};

// True if two weapons add the same dice and keywords to an attack pool. The ranges of the weapons
// are not compared.
bool areAlike(const Weapon& one, const Weapon& other) {
    return one.dice == other.dice && std::ranges::equal(one.keywords, other.keywords, {},
                                                        &KeywordText::label, &KeywordText::label);
}

std::map<std::string, Weapon> weaponsByName(const Catalogue& catalogue) {
    std::map<std::string, std::vector<PrintedWeapon>> printed;
    const auto add = [&](const std::string& card, const Weapon& weapon) {
        printed[weapon.name].push_back({card, &weapon});
    };
    for (const UnitEntry& unit : catalogue.units)
        for (const Weapon& one : unit.card.weapons) add(unit.card.name, one);
    for (const auto& unit : catalogue.counterparts)
        for (const Weapon& one : unit.weapons) add(unit.facts.name, one);
    for (const UpgradeCard& upgrade : catalogue.upgrades)
        for (const Weapon& one : upgrade.weapons) add(upgrade.facts.name, one);
    for (const CommandEntry& command : catalogue.commands)
        if (command.weapon) add(command.facts.name, *command.weapon);
    std::map<std::string, Weapon> weapons;
    for (const auto& [name, all] : printed) {
        const bool same = std::all_of(all.begin(), all.end(), [&](const PrintedWeapon& one) {
            return areAlike(*one.weapon, *all.front().weapon);
        });
        for (const PrintedWeapon& one : all)
            weapons.emplace(same ? name : name + " (" + one.card + ")", *one.weapon);
    }
    return weapons;
}

class CatalogueRecruitPool final : public RecruitPool {
  public:
    CatalogueRecruitPool(std::shared_ptr<const Catalogue> catalogue,
                         geometry::Dimensions dimensions)
        : catalogue_(std::move(catalogue)), dimensions_(std::move(dimensions)) {}

    Result<const ScenarioUnit*> unitOf(const Recruit& who) override {
        const std::lock_guard alone(gate_);
        std::unique_ptr<ScenarioUnit>& known = units_[keyOf(who)];
        if (!known) {
            const auto equipped = equippedRecruit(who, *catalogue_, dimensions_);
            if (!equipped) return equipped.problem();
            known = std::make_unique<ScenarioUnit>(undeployed(who.player, *equipped));
        }
        return known.get();
    }

    const std::map<std::string, Weapon>& weapons() const override {
        std::call_once(named_, [this] { weapons_ = weaponsByName(*catalogue_); });
        return weapons_;
    }

  private:
    using Key = std::tuple<Player, std::string, std::vector<std::string>, std::string, std::string,
                           double, std::string>;
    static Key keyOf(const Recruit& who) {
        const BareBase bare = who.bare.value_or(BareBase{});
        return {who.player, who.unit,    who.upgrades, who.counterpart,
                bare.base,  bare.height, bare.name};
    }

    std::shared_ptr<const Catalogue> catalogue_;
    geometry::Dimensions dimensions_;
    mutable std::once_flag named_;
    mutable std::map<std::string, Weapon> weapons_;
    std::mutex gate_;
    std::map<Key, std::unique_ptr<ScenarioUnit>> units_;
};

}  // namespace

Result<EquippedUnit> equippedRecruit(const Recruit& who, const Catalogue& catalogue,
                                     const geometry::Dimensions& dimensions) {
    if (who.bare) return equippedBase(*who.bare, dimensions);
    if (auto problem = problemOfIds(who, catalogue)) return *problem;
    ArmyList list;
    list.faction = catalogue.unit(who.unit)->card.faction;
    list.units.push_back({who.unit, who.upgrades, who.counterpart, {}});
    const ResolvedArmy army = resolveUnits(list, catalogue);
    EquippedUnit unit = equip(army, army.units.front());
    if (unit.minis.empty()) return problemOf(say::noMiniatures(unit.card.name));
    return unit;
}

std::shared_ptr<RecruitPool> recruitPoolOf(std::shared_ptr<const Catalogue> catalogue,
                                           geometry::Dimensions dimensions) {
    return std::make_shared<CatalogueRecruitPool>(std::move(catalogue), std::move(dimensions));
}

}  // namespace sightline::engine

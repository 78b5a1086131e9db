#include "engine/files/catalogue_file.h"

#include <array>

namespace sightline::engine {
namespace {
using namespace std::string_view_literals;

constexpr std::array ranks{"commander"sv, "operative"sv, "corps"sv, "special forces"sv, "support"sv, "heavy"sv};
constexpr std::array types{"trooper"sv,          "clone trooper"sv,      "droid trooper"sv,
                           "wookiee trooper"sv,  "mandalorian trooper"sv, "creature trooper"sv,
                           "emplacement trooper"sv, "heavy trooper"sv,   "heavy droid trooper"sv,
                           "ground vehicle"sv,   "repulsor vehicle"sv};
constexpr std::array factions{"rebels"sv, "empire"sv, "republic"sv, "separatists"sv, "mandalorians"sv, "mercenary"sv};
constexpr std::array defenseDice{"red"sv, "white"sv};
constexpr std::array attackSurges{"none"sv, "hit"sv, "crit"sv};
constexpr std::array defenseSurges{"none"sv, "block"sv};

std::vector<KeywordText> readKeywords(const JsonAt& at) {
    std::vector<KeywordText> keywords;
    for (const JsonAt& item : at.list()) {
        KeywordText keyword;
        keyword.name = item.at("name").text();
        if (const auto value = item.find("value")) keyword.value = value->integer(0, 99);
        if (const auto parameter = item.find("parameter")) keyword.parameter = parameter->text();
        keywords.push_back(std::move(keyword));
    }
    return keywords;
}

Weapon readWeapon(const JsonAt& at) {
    Weapon weapon;
    weapon.name = at.at("name").text();
    const JsonAt range = at.at("range");
    weapon.melee = range.find("melee") && range.at("melee").boolean();
    if (range.find("maximum")) {
        weapon.ranged = true;
        weapon.maximumRange = range.at("maximum").integer(1, 6);
        weapon.minimumRange = range.at("minimum").integer(1, weapon.maximumRange);
    }
    if (!weapon.melee && !weapon.ranged) range.wrong("melee, or a minimum and a maximum");
    const JsonAt dice = at.at("dice");
    weapon.dice[Die::redAttack] = dice.at("red").integer(0, 20);
    weapon.dice[Die::blackAttack] = dice.at("black").integer(0, 20);
    weapon.dice[Die::whiteAttack] = dice.at("white").integer(0, 20);
    if (const auto keywords = at.find("keywords")) weapon.keywords = readKeywords(*keywords);
    return weapon;
}

UnitCard readCard(const JsonAt& at, const geometry::Dimensions& dimensions) {
    UnitCard card;
    card.id = at.at("id").text();
    card.name = at.at("name").text();
    if (const auto title = at.find("title")) card.title = title->text();
    card.faction = factions[at.at("faction").word(factions)];
    card.rank = static_cast<Rank>(at.at("rank").word(ranks));
    card.type = readUnitType(at.at("type"));
    card.unique = at.at("unique").boolean();
    card.points = at.at("points").integer(0, 1000);
    card.miniatures = at.at("miniatures").integer(1, 20);
    card.wounds = at.at("wounds").integer(1, 99);
    if (const auto courage = at.find("courage")) card.courage = courage->integer(1, 9);
    if (const auto resilience = at.find("resilience")) card.resilience = resilience->integer(1, 99);
    card.defenseDie = at.at("defense_die").word(defenseDice) == 0 ? Die::redDefense : Die::whiteDefense;
    card.speed = at.at("speed").integer(0, 3);
    const JsonAt surge = at.at("surge");
    card.attackSurge = static_cast<AttackSurge>(surge.at("attack").word(attackSurges));
    card.defenseSurge = static_cast<DefenseSurge>(surge.at("defense").word(defenseSurges));
    for (const JsonAt& slot : at.at("upgrade_bar").list()) card.upgradeBar.push_back(slot.text());
    card.keywords = readKeywords(at.at("keywords"));
    for (const JsonAt& weapon : at.at("weapons").list(1, 20)) card.weapons.push_back(readWeapon(weapon));
    const JsonAt base = at.at("base");
    card.base = base.text();
    if (!dimensions.bases.contains(card.base)) {
        std::vector<std::string> names;
        for (const auto& [name, size] : dimensions.bases) names.push_back(name);
        base.wrong("a base of the dimensions (" + nearestName(card.base, names) + "?)");
    }
    card.silhouetteHeight = at.at("silhouette_in").number(0.1, 20);
    const JsonAt looks = at.at("looks");
    card.looks.leader = looks.at("leader").text();
    for (const JsonAt& model : looks.at("others").list()) card.looks.others.push_back(model.text());
    return card;
}
}  // namespace

UnitType readUnitType(const JsonAt& at) { return static_cast<UnitType>(at.word(types)); }

Result<std::vector<UnitCard>> readUnitCards(const nlohmann::json& json, const std::string& where,
                                            const geometry::Dimensions& dimensions) {
    return readingJson([&] {
        const JsonAt document(json, where);
        expectFormat(document, "sightline-units", 1);
        std::vector<UnitCard> cards;
        for (const JsonAt& unit : document.at("units").list()) cards.push_back(readCard(unit, dimensions));
        return cards;
    });
}

}  // namespace sightline::engine

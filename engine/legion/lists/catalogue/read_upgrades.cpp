#include "engine/legion/lists/catalogue/player_card_fields.h"
#include "engine/legion/lists/catalogue/read_card_program.h"
#include "engine/legion/lists/catalogue/read_clauses.h"

namespace sightline::engine {
namespace {

// Reads the sides of a dual-sided card. Each side lists the names of its weapons, which must be
// among the card's weapons.
void readSides(const JsonAt& at, UpgradeCard& card) {
    std::vector<std::string> names;
    names.reserve(card.weapons.size());
    for (const Weapon& weapon : card.weapons) names.push_back(weapon.name);
    for (const JsonAt& side : at.list(2, 2)) {
        side.allow({"name", "weapons"});
        const auto number = static_cast<int>(card.sides.size());
        card.sides.push_back(side.at("name").text());
        for (const JsonAt& weapon : side.at("weapons").list(0, 20))
            card.weapons[readName(weapon, names, say::aWeaponOfTheCard)].side = number;
    }
}

UpgradeCard readUpgrade(const JsonAt& at, const CatalogueContext& context) {
    UpgradeCard card;
    readExactly(at, card);
    if (card.unique) card.limit = 1;
    const auto keywords = [&](std::string_view key, KeywordPlace place,
                              std::vector<KeywordText>& to) {
        if (const auto found = at.find(key)) to = readKeywords(*found, place, card.facts, context);
    };
    keywords("keywords", KeywordPlace::unit, card.keywords);
    keywords("card_keywords", KeywordPlace::upgradeCard, card.cardKeywords);
    keywords("loses", KeywordPlace::mention, card.loses);
    keywords("mentions", KeywordPlace::mention, card.mentions);
    card.weapons = readWeapons(at, card.facts, context);
    if (const auto sides = at.find("sides")) readSides(*sides, card);
    if (const auto looks = at.find("looks")) card.model = readModel(*looks, context);
    card.program = readProgram(at, RemindedOf::upgrade, card.facts, context);
    card.clauses = readClauses(at, card.program.get());
    card.help =
        helpOf(card.effect, card.saidBy, momentsOf(context, &Reminders::upgrades, card.facts.id));
    return card;
}

}  // namespace

std::vector<UpgradeCard> readUpgrades(const JsonAt& document, const CatalogueContext& context) {
    document.allow({"format", "version", "rules_date", "upgrades"});
    expectFormat(document, "sightline-upgrades", 1);
    std::vector<UpgradeCard> cards;
    for (const JsonAt& card : document.at("upgrades").list())
        cards.push_back(readUpgrade(card, context));
    return cards;
}

}  // namespace sightline::engine

#include <array>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/lists/catalogue/read_card_program.h"
#include "engine/legion/lists/catalogue/read_cards.h"
#include "engine/legion/lists/catalogue/read_clauses.h"
#include "engine/legion/lists/words/packs.h"

namespace sightline::engine {
namespace {
using namespace std::string_view_literals;

StatChanges readChanges(const JsonAt& at) {
    at.allow({"courage", "speed", "defense_die", "attack_surge", "melee_attack_surge",
              "attack_surge_while_weapon_used", "defense_surge", "melee_defense_surge",
              "treat_rank_as"});
    StatChanges changes;
    if (const auto courage = at.find("courage")) changes.courage = courage->integer(-9, 9);
    if (const auto speed = at.find("speed")) changes.speed = speed->integer(-3, 3);
    if (const auto die = at.find("defense_die")) {
        changes.defenseDie = readDefenseDie(*die);
    }
    const auto attack = [&](std::string_view key, std::optional<AttackSurge>& surge) {
        if (const auto found = at.find(key)) surge = readAttackSurge(*found);
    };
    const auto defense = [&](std::string_view key, std::optional<DefenseSurge>& surge) {
        if (const auto found = at.find(key)) surge = readDefenseSurge(*found);
    };
    attack("attack_surge", changes.attackSurge);
    attack("melee_attack_surge", changes.meleeAttackSurge);
    attack("attack_surge_while_weapon_used", changes.weaponAttackSurge);
    defense("defense_surge", changes.defenseSurge);
    defense("melee_defense_surge", changes.meleeDefenseSurge);
    if (const auto rank = at.find("treat_rank_as")) {
        changes.countsAs = static_cast<Rank>(readName(*rank, rankNames(), say::aRank));
    }
    return changes;
}

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

std::vector<Token> readTokens(const JsonAt& at) {
    std::vector<std::string> names;
    names.reserve(tokenTable.size());
    for (const TokenKind& kind : tokenTable) names.emplace_back(kind.json);
    std::vector<Token> tokens;
    for (const JsonAt& item : at.list(1, tokenKinds))
        tokens.push_back(tokenTable[readName(item, names, say::aToken)].token);
    return tokens;
}

UpgradeCard readUpgrade(const JsonAt& at, const CatalogueContext& context) {
    at.allow({"id",
              "name",
              "title",
              "display_name",
              "slot",
              "unique",
              "limit",
              "points",
              "released",
              "expected",
              "faction",
              "requires",
              "miniatures",
              "wounds",
              "changes",
              "affiliation",
              "mercenary_for",
              "large_squad",
              "use",
              "free_action",
              "sides",
              "adds_slots",
              "adds_slots_to",
              "keywords",
              "card_keywords",
              "loses",
              "mentions",
              "weapons",
              "battle_force_choice",
              "effect",
              "clauses",
              "said_by",
              "marks"});
    UpgradeCard card;
    card.facts = readFacts(at);
    card.slot = slotNames()[readName(at.at("slot"), slotNames(), say::anUpgradeSlot)];
    card.unique = readFlag(at, "unique");
    if (const auto limit = at.find("limit")) card.limit = limit->integer(1, 20);
    if (card.unique) card.limit = 1;
    if (const auto points = at.find("points")) card.points = points->integer(0, 1000);
    if (const auto requirement = at.find("requires")) card.requirement = readFilter(*requirement);
    if (const auto miniatures = at.find("miniatures")) card.miniatures = miniatures->integer(0, 20);
    if (const auto wounds = at.find("wounds")) card.wounds = wounds->integer(1, 99);
    if (const auto changes = at.find("changes")) card.changes = readChanges(*changes);
    card.affiliation = readOptional(at, "affiliation");
    if (const auto factions = at.find("mercenary_for")) {
        card.mercenaryFor = readNames(*factions, factionNames(), say::aFaction);
    }
    card.largeSquad = readFlag(at, "large_squad");
    if (const auto use = at.find("use")) {
        constexpr std::array uses{"exhaust"sv, "expend"sv};
        card.use = use->word(uses) == 0 ? CardUse::exhaust : CardUse::expend;
    }
    if (const auto tokens = at.find("free_action")) {
        tokens->allow({"gain_one_of"});
        card.freeTokens = readTokens(tokens->at("gain_one_of"));
    }
    if (const auto slots = at.find("adds_slots")) {
        card.addsSlots = readNames(*slots, slotNames(), say::anUpgradeSlot);
    }
    if (const auto who = at.find("adds_slots_to")) card.addsSlotsTo = readFilter(*who);
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
    card.battleForceChoice = readOptional(at, "battle_force_choice");
    card.effect = readEffect(at);
    card.program = readProgram(at, RemindedOf::upgrade, card.facts, context);
    card.clauses = readClauses(at, card.program.get());
    card.saidBy = readSaidBy(at);
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

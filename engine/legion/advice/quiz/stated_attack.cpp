#include "engine/legion/advice/quiz/stated_attack.h"

#include <algorithm>
#include <array>

#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/keywords/keywords.h"
#include "engine/legion/rules/rulings/current_states.h"

namespace sightline::engine::quiz {
namespace {

using nlohmann::json;

/// A keyword with its field in a request.
struct Field {
    Keyword keyword;
    const char* name;
};
constexpr std::array<Field, 5> addedUp{{{Keyword::pierce, "pierce"},
                                        {Keyword::impact, "impact"},
                                        {Keyword::critical, "critical"},
                                        {Keyword::precise, "precise"},
                                        {Keyword::sharpshooter, "sharpshooter"}}};
constexpr std::array<Field, 2> ofAllWeapons{
    {{Keyword::blast, "blast"}, {Keyword::highVelocity, "high_velocity"}}};
constexpr std::array<Field, 4> ofDefender{{{Keyword::armor, "armor"},
                                           {Keyword::impervious, "impervious"},
                                           {Keyword::immunePierce, "immune_pierce"},
                                           {Keyword::lowProfile, "low_profile"}}};

constexpr std::array<const char*, 3> coverNames{"none", "light", "heavy"};
constexpr std::array<const char*, 3> attackSurges{"none", "hit", "crit"};
constexpr std::array<const char*, 2> defenseSurges{"none", "block"};

KeywordText stated(Keyword keyword, int value) {
    KeywordText text{.name = std::string(nameOf(keyword))};
    if (value > 0) text.value = value;
    return text;
}

/// Adds a keyword to the request and to the card.
void state(json& fields, std::vector<KeywordText>& card, const Field& field, int value) {
    fields[field.name] = value > 0 ? json(value) : json(true);
    card.push_back(stated(field.keyword, value));
}

int sumOn(const std::vector<KeywordText>& keywords, Keyword keyword) {
    int sum = 0;
    for (const KeywordText& one : keywords)
        if (one.is(keyword)) sum += one.value.value_or(0);
    return sum;
}

}  // namespace

StatedAttack statedAttack(const Scene& scene, std::size_t attacker, std::size_t defender,
                          const AttackPreview& preview) {
    StatedAttack attack;
    const UnitCard &own = *scene.unit(attacker).card, &other = *scene.unit(defender).card;
    const UnitState &self = scene.battle().unit(scene.unit(attacker).id),
                    &target = scene.battle().unit(scene.unit(defender).id);
    std::vector<const Weapon*> weapons;
    DicePool printed;
    for (const WeaponChoice& one : preview.weapons) {
        weapons.push_back(&own.weapons[static_cast<std::size_t>(one.weapon)]);
        for (const Die die : {Die::redAttack, Die::blackAttack, Die::whiteAttack})
            printed[die] += weapons.back()->dice[die];
    }
    UnitCard attacking, defending;
    defending.upgradeBar = {"force"};
    attacking.attackSurge = own.attackSurge;
    defending.defenseDie = other.defenseDie;
    defending.defenseSurge = other.defenseSurge;
    json ofAttack = json::object(), ofDefense = json::object();
    for (const Field& field : addedUp) {
        int sum = sumOn(own.keywords, field.keyword);
        for (const Weapon* weapon : weapons) sum += sumOn(weapon->keywords, field.keyword);
        if (sum > 0) state(ofAttack, attacking.keywords, field, sum);
    }
    for (const Field& field : ofAllWeapons) {
        const bool all = std::all_of(weapons.begin(), weapons.end(), [&](const Weapon* weapon) {
            return weapon->has(field.keyword);
        });
        if (all && !weapons.empty()) state(ofAttack, attacking.keywords, field, 0);
    }
    for (const Field& field : ofDefender) {
        if (other.has(field.keyword))
            state(ofDefense, defending.keywords, field, other.sumOf(field.keyword));
    }
    const CoverRuling cover =
        coverFrom(scene.top(), scene.unit(attacker).id, scene.unit(defender).id);
    const int aim = self.tokens[Token::aim], dodge = target.tokens[Token::dodge];
    attack.hasKeywords = !ofAttack.empty() || !ofDefense.empty();
    attack.request = {{"pool",
                       {{"red", printed[Die::redAttack]},
                        {"black", printed[Die::blackAttack]},
                        {"white", printed[Die::whiteAttack]}}},
                      {"attack_surge", attackSurges[static_cast<std::size_t>(own.attackSurge)]},
                      {"attack_keywords", ofAttack},
                      {"tokens", {{"aim", aim}}},
                      {"defense",
                       {{"die", other.defenseDie == Die::redDefense ? "red" : "white"},
                        {"surge", defenseSurges[static_cast<std::size_t>(other.defenseSurge)]},
                        {"cover", coverNames[static_cast<std::size_t>(cover.cover)]},
                        {"dodge", dodge},
                        {"most_wounds", preview.mostWounds},
                        {"keywords", ofDefense}}},
                      {"kind", "ranged"}};

    OddsQuestion& odds = attack.question;
    odds.pool = printed;
    odds.defenseDie = other.defenseDie;
    odds.attackSurge = own.attackSurge;
    odds.defenseSurge = other.defenseSurge;
    odds.aim = aim;
    odds.dodge = dodge;
    odds.mostWounds = preview.mostWounds;
    const StatedCards now(attacking, defending, keywordEffects());
    Weapon weapon;
    weapon.dice = printed;
    weapon.keywords = attacking.keywords;
    AttackFacts facts{.attacker = StatedCards::attacker, .defender = StatedCards::defender};
    facts.attackerCard = &attacking;
    facts.defenderCard = &defending;
    facts.weapons = {&weapon};
    facts.dodge = dodge;
    facts.aim = aim;
    take(attackTermsOf(now, facts), cover.cover, odds);
    return attack;
}

}  // namespace sightline::engine::quiz

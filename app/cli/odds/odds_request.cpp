#include "app/cli/odds/odds_request.h"

#include <array>

#include "app/cli/odds/odds_keywords.h"
#include "engine/legion/advice/odds/optimal_odds.h"
#include "engine/legion/rules/attack/backup.h"
#include "engine/legion/rules/keywords/keywords.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::app {
namespace {

using engine::Die;
using engine::JsonAt;
using engine::OddsQuestion;
using Words = std::span<const std::string_view>;

int numberAt(const JsonAt& at, std::string_view key, int most) {
    const auto value = at.find(key);
    return value ? value->integer(0, most) : 0;
}

bool flagAt(const JsonAt& at, std::string_view key) {
    const auto value = at.find(key);
    return value && value->boolean();
}

/// Reads a word from the list `words` and returns the enumerator with the same index. If the member
/// is missing, returns the first enumerator.
template <class Enumeration>
Enumeration wordAt(const JsonAt& at, std::string_view key, Words words) {
    const auto value = at.find(key);
    return static_cast<Enumeration>(value ? value->word(words) : 0);
}

void readPool(const JsonAt& at, OddsQuestion& question) {
    at.allow({"red", "black", "white"});
    question.pool[Die::redAttack] = numberAt(at, "red", mostOddsDice);
    question.pool[Die::blackAttack] = numberAt(at, "black", mostOddsDice);
    question.pool[Die::whiteAttack] = numberAt(at, "white", mostOddsDice);
    if (question.pool.size() > mostOddsDice) {
        at.refuse("expected at most " + std::to_string(mostOddsDice) + " dice in all, found " +
                  std::to_string(question.pool.size()));
    }
}

/// The request's data about the attacker and the defender, in the form of the cards in a game.
struct Sides {
    engine::UnitCard attacker, defender;
    engine::Weapon weapon;
    geometry::Cover cover{};  ///< cover from terrain
    bool suppressed = false;
    int suppression = 0;          ///< number of suppression tokens
    std::array<int, 2> wounds{};  ///< number of wound tokens on the attacker and on the defender
};

void readTokens(const JsonAt& at, OddsQuestion& question, Sides& sides) {
    at.allow({"aim", "surge", "observation", "wounds", "shared"});
    sides.wounds[0] = numberAt(at, "wounds", mostOddsTokens);
    question.aim = numberAt(at, "aim", mostOddsAim);
    question.attackSurgeTokens = numberAt(at, "surge", mostOddsTokens);
    question.observation = numberAt(at, "observation", mostOddsObservation);
    if (const auto shared = at.find("shared")) {
        shared->allow({"aim", "surge"});
        question.attackerShares.aim = flagAt(*shared, "aim");
        question.attackerShares.surge = flagAt(*shared, "surge");
    }
}

geometry::Cover readCover(const JsonAt& defense) {
    static constexpr std::array<std::string_view, 3> words = {"none", "light", "heavy"};
    return wordAt<geometry::Cover>(defense, "cover", words);
}

void readDefense(const JsonAt& at, OddsQuestion& question, Sides& sides) {
    static constexpr std::array<std::string_view, 2> dice = {"red", "white"};
    static constexpr std::array<std::string_view, 2> charts = {"none", "block"};
    at.allow({"die", "surge", "cover", "dodge", "surge_tokens", "suppressed", "suppression",
              "wounds", "keywords", "shared", "most_wounds"});
    sides.wounds[1] = numberAt(at, "wounds", mostOddsTokens);
    question.defenseDie = at.at("die").word(dice) == 0 ? Die::redDefense : Die::whiteDefense;
    sides.defender.defenseDie = question.defenseDie;
    sides.defender.defenseSurge = wordAt<engine::DefenseSurge>(at, "surge", charts);
    sides.cover = readCover(at);
    sides.suppressed = flagAt(at, "suppressed");
    sides.suppression = numberAt(at, "suppression", mostOddsSuppression);
    question.dodge = numberAt(at, "dodge", mostOddsTokens);
    question.defenseSurgeTokens = numberAt(at, "surge_tokens", mostOddsTokens);
    if (const auto most = at.find("most_wounds"))
        question.mostWounds = most->integer(0, mostOddsTokens);
    if (const auto shared = at.find("shared")) {
        shared->allow({"dodge", "surge"});
        question.defenderShares.dodge = flagAt(*shared, "dodge");
        question.defenderShares.surge = flagAt(*shared, "surge");
    }
}

// Adds each keyword of the request: a weapon keyword to the weapon, a unit keyword to the unit
// card.
void readKeywords(const JsonAt& at, OddsQuestion& question, Sides& sides) {
    const auto attack = at.find("attack_keywords");
    const auto defense = at.at("defense").find("keywords");
    if (!attack && !defense) return;
    const auto keywords = oddsKeywords();
    if (!keywords) throw engine::JsonError(keywords.problem().text);
    if (attack) {
        checkOddsKeywords(*attack, *keywords);
        sides.attacker.keywords = sides.weapon.keywords = keywordsBorne(*attack, *keywords);
    }
    if (!defense) return;
    checkOddsKeywords(*defense, *keywords, {"backup"});
    sides.defender.keywords = keywordsBorne(*defense, *keywords);
    if (flagAt(*defense, "backup")) question.backup = engine::hitsBackedUp;
}

// Applies the effects of the keywords to the attack, as in a game.
void takeKeywords(const Sides& sides, OddsQuestion& question) {
    engine::StatedCards now(sides.attacker, sides.defender, engine::keywordEffects(), sides.wounds);
    now.defendersTokens()[engine::Token::suppression] = sides.suppression;
    now.defendersTokens()[engine::Token::shield] = sides.defender.sumOf(engine::Keyword::shielded);
    engine::AttackFacts facts{.attacker = now.attacker, .defender = now.defender};
    facts.attackerCard = &sides.attacker;
    facts.defenderCard = &sides.defender;
    engine::Weapon weapon = sides.weapon;
    weapon.dice = question.pool;  // keywords of the weapon then change the dice of the whole pool
    facts.weapons = {&weapon};
    facts.kind =
        question.ranged ? engine::AttackFacts::Kind::ranged : engine::AttackFacts::Kind::melee;
    facts.suppressed = sides.suppressed;
    facts.dodge = question.dodge + (question.defenderShares.dodge ? 1 : 0);
    facts.aim = question.aim + (question.attackerShares.aim ? 1 : 0);
    engine::take(engine::attackTermsOf(now, facts), sides.cover, question);
}

OddsRequest readRequest(const JsonAt& at) {
    static constexpr std::array<std::string_view, 3> surges = {"none", "hit", "crit"};
    static constexpr std::array<std::string_view, 2> kinds = {"ranged", "melee"};
    static constexpr std::array<std::string_view, 3> policies = {"standard", "optimal", "both"};
    at.allow({"pool", "attack_surge", "attack_keywords", "tokens", "defense", "kind", "policy"});
    OddsRequest request;
    OddsQuestion& question = request.question;
    readPool(at.at("pool"), question);
    Sides sides;
    sides.defender.upgradeBar = {"force"};  // the keyword Jedi Hunter needs a Force slot
    sides.attacker.attackSurge = wordAt<engine::AttackSurge>(at, "attack_surge", surges);
    if (const auto tokens = at.find("tokens")) readTokens(*tokens, question, sides);
    readDefense(at.at("defense"), question, sides);
    question.ranged = wordAt<int>(at, "kind", kinds) == 0;
    readKeywords(at, question, sides);
    takeKeywords(sides, question);
    request.policy = wordAt<OddsRequest::Policy>(at, "policy", policies);
    const bool chooses = request.policy != OddsRequest::Policy::standard;
    if (chooses && engine::stepsOfOptimal(question) > mostOddsSteps)
        at.refuse(
            "the policy \"optimal\" with Ram, or with Critical and no chart, takes fewer "
            "dice or tokens");
    return request;
}

}  // namespace

Result<OddsRequest> readOddsRequest(const std::string& text, const std::string& where) {
    const auto document = engine::parseJson(text, where);
    if (!document) return document.problem();
    return engine::readingJson([&] { return readRequest(JsonAt(*document, where)); });
}

}  // namespace sightline::app

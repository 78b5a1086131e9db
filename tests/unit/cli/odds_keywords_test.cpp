// The keyword fields of `sightline-cli odds`: the command must know every keyword, and must refuse
// the keywords that it does not apply.
#include "app/cli/odds/odds_keywords.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "app/cli/odds/odds_request.h"
#include "engine/legion/rules/cards/applied_by_code.h"
#include "unit/cli/odds_asked.h"

namespace sightline::app::odds {
namespace {

TEST(OddsKeywords, RefusesKeywordsThatAreNotInTheOdds) {
    expectRefused(with("/defense/keywords", {{"guardian", 2}}),
                  "/defense/keywords/guardian: Guardian X is not in the odds, expected 0 or false");
    EXPECT_EQ(ask(with("/defense/keywords", {{"arm", 1}})).status, 0) << "it changes no dice";
}

TEST(OddsKeywords, RefusesKeywordsThatThereAreNot) {
    expectRefused(with("/attack_keywords/peirce", 0),
                  "/attack_keywords/peirce: unknown member \"peirce\" (did you mean \"pierce\"?)");
    expectRefused(with("/attack_keywords/backup", false),
                  "/attack_keywords/backup: unknown member \"backup\"");
    expectRefused(with("/defense/keywords", {{"back_up", true}}),
                  "/defense/keywords/back_up: unknown member \"back_up\" (did you mean "
                  "\"backup\"?)");
}

TEST(OddsKeywords, RefusesValuesThatNoKeywordHas) {
    expectRefused(with("/attack_keywords/pierce", "2"),
                  "/attack_keywords/pierce: expected a whole number from 0 to 99, true or false, "
                  "found \"2\"");
    expectRefused(with("/attack_keywords/pierce", -1),
                  "/attack_keywords/pierce: expected a whole number from 0 to 99, found -1");
    expectRefused(with("/defense/keywords", {{"backup", 2}}),
                  "/defense/keywords/backup: expected true or false, found 2");
    expectRefused(with("/attack_keywords", 1), "/attack_keywords: expected an object, found 1");
}

TEST(OddsKeywords, RefusesANumberWhereItIsNoneAndOneBeyondItsBounds) {
    expectRefused(with("/attack_keywords/pierce", true),
                  "/attack_keywords/pierce: expected a whole number from 0 to 99, found true");
    EXPECT_EQ(ask(with("/attack_keywords/precise", mostOddsPrecise)).status, 0);
    expectRefused(with("/attack_keywords/precise", mostOddsPrecise + 1),
                  "/attack_keywords/precise: expected a whole number from 0 to 4, found 5");
}

/// A request for the odds of three red dice and an aim token against red defense dice with light
/// cover.
json attack() {
    return {{"pool", {{"red", 3}}},
            {"tokens", {{"aim", 1}}},
            {"defense", {{"die", "red"}, {"cover", "light"}}}};
}

TEST(OddsKeywords, WhatIsANumberOfTheAttackChangesItsOdds) {
    const auto changes = [](const json& before, const char* field, const json& value) {
        json after = before;
        after[json::json_pointer(field)] = value;
        return meanOf(after) - meanOf(before);
    };
    EXPECT_GT(changes(attack(), "/attack_keywords/precise", 1), 1e-3);
    EXPECT_GT(changes(attack(), "/attack_keywords/sharpshooter", 1), 1e-3);
    EXPECT_GT(changes(attack(), "/attack_keywords/pierce", 1), 1e-3);
    EXPECT_LT(changes(attack(), "/defense/keywords", {{"cover", 1}}), -1e-3);
    EXPECT_LT(changes(attack(), "/defense/keywords", {{"armor", 1}}), -1e-3);
    EXPECT_EQ(changes(attack(), "/attack_keywords/impact", 2), 0.0) << "nothing without Armor";
    json armored = attack();
    armored["defense"]["keywords"] = {{"armor", 2}};
    EXPECT_GT(changes(armored, "/attack_keywords/impact", 1), 1e-3);
    json piercing = attack();
    piercing["attack_keywords"] = {{"pierce", 2}};
    EXPECT_EQ(changes(piercing, "/defense/keywords", {{"immune_pierce", true}}),
              meanOf(attack()) - meanOf(piercing));
}

TEST(OddsKeywords, OneDieWithPierceIsWoundedByWhateverHits) {
    json request = with("/attack_keywords", {{"pierce", 1}});
    EXPECT_NEAR(meanOf(request), 6.0 / 8, 1e-12);
    request["defense"]["keywords"] = {{"armor", 1}};
    EXPECT_NEAR(meanOf(request), 1.0 / 8, 1e-12) << "only the crit";
    request["attack_keywords"]["impact"] = 1;
    EXPECT_NEAR(meanOf(request), 6.0 / 8, 1e-12);
}

TEST(OddsKeywords, CoverIsImprovedUpToHeavyBeforeItIsReduced) {
    const auto covered = [](const char* terrain, int better, int worse) {
        json request = with("/defense/cover", terrain);
        request["defense"]["keywords"] = {{"cover", better}};
        request["attack_keywords"] = {{"sharpshooter", worse}};
        return meanOf(request);
    };
    EXPECT_EQ(covered("heavy", 1, 1), covered("light", 0, 0));
    EXPECT_EQ(covered("none", 2, 0), covered("heavy", 0, 0));
    EXPECT_EQ(covered("light", 0, 2), covered("none", 0, 0));
}

TEST(OddsKeywords, EveryKeywordOfTheCatalogueIsKnown) {
    const auto keywords = oddsKeywords();
    ASSERT_TRUE(keywords) << keywords.problem().text;
    EXPECT_GT(keywords->size(), 180U);
    json request = plain();
    for (const OddsKeyword& one : *keywords) {
        request["attack_keywords"][one.field] = 0;
        request["defense"]["keywords"][one.field] = false;
    }
    EXPECT_EQ(request["attack_keywords"].size(), keywords->size());
    EXPECT_EQ(meanOf(request), meanOf(plain()));
    EXPECT_EQ(oddsField("Jar'Kai Mastery"), "jarkai_mastery");
    EXPECT_EQ(oddsField("Kablamo!"), "kablamo");
    EXPECT_EQ(oddsField("Immune: Range 1 Weapons"), "immune_range_1_weapons");
}

// The command must accept every keyword that the game applies. The exceptions are keywords with a
// choice of a player that the odds do not include.
TEST(OddsKeywords, AcceptsExactlyWhatTheGameApplies) {
    const auto keywords = oddsKeywords();
    ASSERT_TRUE(keywords);
    std::size_t accepted = 0;
    for (const OddsKeyword& one : *keywords) accepted += one.accepted && one.applied ? 1 : 0;
    const std::vector<std::string> choices{
        "Advanced Targeting", "Guardian", "Jar'Kai Mastery", "Lethal",
        "Makashi Mastery",    "Marksman", "Sniper Team",     "Soresu Mastery"};
    EXPECT_EQ(accepted, engine::appliedByCode().keywords.size() - choices.size());
    for (const OddsKeyword& one : *keywords) {
        const bool choice = std::find(choices.begin(), choices.end(), one.name) != choices.end();
        EXPECT_TRUE(!choice || (one.applied && !one.accepted)) << one.name;
    }
    for (const engine::AppliedKeyword& one : engine::appliedByCode().keywords) {
        const auto known = std::find_if(keywords->begin(), keywords->end(),
                                        [&](const auto& each) { return each.name == one.name; });
        if (known == keywords->end() || known->counts || !known->accepted) continue;
        const json request = with("/attack_keywords", {{oddsField(one.name), 1}});
        EXPECT_EQ(meanOf(request), meanOf(plain())) << one.name;
    }
}

// Keyword Glossary, Blast and High Velocity: Blast prevents cover, High Velocity prevents dodge
// tokens.
TEST(OddsKeywords, BlastAndHighVelocityTakeCoverAndDodgeAway) {
    const json covered = with("/defense/cover", "heavy"), dodging = with("/defense/dodge", 1);
    const auto attacked = [](json request, const json& keywords) {
        request["attack_keywords"] = keywords;
        return meanOf(request);
    };
    EXPECT_LT(meanOf(covered), meanOf(plain()));
    EXPECT_LT(meanOf(dodging), meanOf(plain()));
    EXPECT_EQ(attacked(covered, {{"blast", true}}), meanOf(plain()));
    EXPECT_EQ(attacked(dodging, {{"blast", true}}), meanOf(dodging));
    EXPECT_EQ(attacked(dodging, {{"high_velocity", true}}), meanOf(plain()));
    EXPECT_EQ(attacked(covered, {{"high_velocity", true}}), meanOf(covered));
    json immune = covered;
    immune["defense"]["keywords"] = {{"immune_blast", true}};
    EXPECT_EQ(attacked(immune, {{"blast", true}}), meanOf(covered));
}

// Keyword Glossary, Block and Deflect: both act like a surge chart.
TEST(OddsKeywords, BlockAndDeflectGiveAChart) {
    const json chart = with("/defense/surge", "block");
    const auto defended = [](json request, const json& keywords) {
        request["defense"]["keywords"] = keywords;
        return meanOf(request);
    };
    EXPECT_LT(meanOf(chart), meanOf(plain()));
    EXPECT_EQ(defended(plain(), {{"deflect", true}}), meanOf(chart));
    EXPECT_EQ(defended(plain(), {{"deflect", false}, {"block", true}}), meanOf(plain()));
    json dodging = with("/defense/dodge", 1);
    json both = dodging;
    both["defense"]["surge"] = "block";
    EXPECT_EQ(defended(dodging, {{"block", true}}), meanOf(both));
    const json melee = with("/kind", "melee");
    EXPECT_EQ(defended(melee, {{"deflect", true}}), meanOf(melee));
}

/// A request for the odds of four black dice without a surge chart against white defense dice.
json volley() { return {{"pool", {{"black", 4}}}, {"defense", {{"die", "white"}}}}; }

// Keyword Glossary, Low Profile: the defender rolls one die less in the cover pool and gains one
// additional block.
TEST(OddsKeywords, LowProfileCancelsOneHitForSure) {
    json request = {{"pool", {{"black", 1}}},
                    {"attack_surge", "hit"},
                    {"defense", {{"die", "red"}, {"cover", "light"}}}};
    request["defense"]["keywords"] = {{"low_profile", true}};
    EXPECT_NEAR(meanOf(request), 1.0 / 8 / 2, 1e-12) << "the crit alone gets through";
    request["defense"]["cover"] = "none";
    EXPECT_NEAR(meanOf(request), 5.0 / 8 / 2, 1e-12) << "no cover, no cover pool";
}

TEST(OddsKeywords, CriticalTurnsSurgesBeforeTokensAndCharts) {
    json request = {{"pool", {{"white", 1}}}, {"defense", {{"die", "white"}}}};
    request["defense"]["keywords"] = {{"armor", 5}};
    EXPECT_NEAR(meanOf(request), 1.0 / 8 * 5 / 6, 1e-12);
    request["attack_keywords"] = {{"critical", 1}};
    EXPECT_NEAR(meanOf(request), 2.0 / 8 * 5 / 6, 1e-12) << "no armor stops it";
    request["attack_surge"] = "hit";
    EXPECT_NEAR(meanOf(request), 2.0 / 8 * 5 / 6, 1e-12);
}

// Keyword Glossary, Jedi Hunter and Hold the Line: both act like a surge chart.
TEST(OddsKeywords, JediHunterAndHoldTheLineGiveCharts) {
    const auto means = [](json request, const char* keyword) {
        request["attack_keywords"] = {{keyword, true}};
        return meanOf(request);
    };
    json hunted = volley();
    hunted["attack_surge"] = "crit";
    EXPECT_EQ(means(volley(), "jedi_hunter"), meanOf(hunted));
    json melee = volley(), charted = volley();
    melee["kind"] = charted["kind"] = "melee";
    charted["attack_surge"] = "hit";
    EXPECT_EQ(means(melee, "hold_the_line"), meanOf(charted));
    EXPECT_EQ(means(volley(), "hold_the_line"), meanOf(volley())) << "a ranged attack";
}

// Keyword Glossary, Weak Point and Duelist: Weak Point gives the attacker Impact. Duelist gives
// Pierce to a melee attack if the attacker spends an aim token.
TEST(OddsKeywords, WeakPointIsImpactAndDuelistIsPierce) {
    json armored = volley(), impact = volley();
    armored["defense"]["keywords"] = {{"armor", 2}, {"weak_point", 1}};
    impact["defense"]["keywords"] = {{"armor", 2}};
    impact["attack_keywords"] = {{"impact", 1}};
    EXPECT_EQ(meanOf(armored), meanOf(impact));

    json duel = volley();
    duel["kind"] = "melee";
    duel["tokens"] = {{"aim", 1}};
    json piercing = duel;
    duel["attack_keywords"] = {{"duelist", true}};
    piercing["attack_keywords"] = {{"pierce", 1}};
    EXPECT_EQ(meanOf(duel), meanOf(piercing));
    duel["tokens"] = {{"aim", 0}};
    piercing["tokens"] = {{"aim", 0}};
    EXPECT_LT(meanOf(duel), meanOf(piercing)) << "no aim token, no Pierce";
}

// Keyword Glossary, Anti-Materiel, Assault and Cumbersome: they change the dice of the weapon with
// the keyword. In a request for odds, they change the dice of the whole pool.
TEST(OddsKeywords, UpgradesAndDowngradesChangeTheWholePool) {
    const auto armed = [](json pool, const json& keywords) {
        json request = {{"pool", std::move(pool)}, {"defense", {{"die", "white"}}}};
        request["attack_keywords"] = keywords;
        return meanOf(request);
    };
    const json mixed = {{"black", 1}, {"white", 2}};
    EXPECT_EQ(armed(mixed, {{"cumbersome", true}}), armed({{"white", 3}}, json::object()));
    EXPECT_EQ(armed(mixed, {{"assault", 1}}), armed({{"black", 2}, {"white", 1}}, json::object()));
    EXPECT_EQ(armed(mixed, {{"anti_materiel", 3}}),
              armed({{"red", 1}, {"black", 2}}, json::object()));
    EXPECT_EQ(armed(mixed, {{"anti_personnel", 9}}), armed(mixed, {{"anti_materiel", 3}}));
}

// Keyword Glossary: Primitive changes crits to hits. Cover cancels no hits of an attack with Death
// from Above, and a defender with Unconcerned has no cover.
TEST(OddsKeywords, PrimitiveMakesCritsHitsAndCoverMayBeUseless) {
    json armored = {{"pool", {{"white", 1}}}, {"defense", {{"die", "white"}}}};
    armored["defense"]["keywords"] = {{"armor", 1}};
    armored["attack_keywords"] = {{"primitive", true}};
    EXPECT_EQ(meanOf(armored), 0.0);
    json covered = with("/defense/cover", "heavy");
    EXPECT_LT(meanOf(covered), meanOf(plain()));
    covered["attack_keywords"] = {{"death_from_above", true}};
    EXPECT_EQ(meanOf(covered), meanOf(plain()));
    covered.erase("attack_keywords");
    covered["defense"]["keywords"] = {{"unconcerned", true}, {"cover", 2}};
    EXPECT_EQ(meanOf(covered), meanOf(plain()));
}

TEST(OddsKeywords, RamTurnsBlanksFirst) {
    json request = {{"pool", {{"white", 2}}}, {"defense", {{"die", "white"}}}};
    request["attack_keywords"] = {{"ram", 2}};
    EXPECT_NEAR(meanOf(request), 2.0 * 5 / 6, 1e-12) << "both are crits, whatever they showed";
    request["defense"]["keywords"] = {{"armor", 5}};
    EXPECT_NEAR(meanOf(request), 2.0 * 5 / 6, 1e-12);
}

TEST(OddsKeywords, ShieldsCancelCritsOfRangedAttacksAlone) {
    json request = volley();
    const double without = meanOf(request);
    request["defense"]["keywords"] = {{"shields", 4}};
    EXPECT_EQ(meanOf(request), 0.0);
    request["defense"]["keywords"] = {{"shielded", 1}};
    EXPECT_LT(meanOf(request), without - 0.1);
    request["kind"] = "melee";
    EXPECT_EQ(meanOf(request), without);
}

TEST(OddsKeywords, DangerSenseRollsADieForEachSuppressionToken) {
    json request = {{"pool", {{"red", 1}}}, {"defense", {{"die", "red"}}}};
    request["attack_surge"] = "hit";
    const auto sensed = [&](int x, int tokens) {
        request["defense"]["keywords"] = {{"danger_sense", x}};
        request["defense"]["suppression"] = tokens;
        return meanOf(request);
    };
    EXPECT_NEAR(sensed(3, 0), 7.0 / 8 / 2, 1e-12);
    EXPECT_NEAR(sensed(3, 1), 7.0 / 8 / 4, 1e-12);
    EXPECT_NEAR(sensed(1, 3), 7.0 / 8 / 4, 1e-12);
    EXPECT_NEAR(sensed(3, 3), 7.0 / 8 / 16, 1e-12);
    request["defense"]["suppression"] = mostOddsSuppression + 1;
    expectRefused(request, "/defense/suppression: expected a whole number from 0 to 20, found 21");
}

TEST(OddsKeywords, VaapadMasteryAddsAWhiteDieForEachWoundToken) {
    json request = {{"pool", {{"red", 2}}}, {"defense", {{"die", "red"}}}};
    request["tokens"]["wounds"] = 2;
    request["defense"]["wounds"] = 5;
    const double alone = meanOf(request);
    EXPECT_EQ(alone, meanOf({{"pool", {{"red", 2}}}, {"defense", {{"die", "red"}}}}));
    json attacking = request;
    attacking["attack_keywords"] = {{"vaapad_mastery", true}};
    EXPECT_EQ(meanOf(attacking),
              meanOf({{"pool", {{"red", 2}, {"white", 2}}}, {"defense", {{"die", "red"}}}}));
    json defending = {{"pool", {{"red", 1}}}, {"attack_surge", "hit"}, {"defense", {}}};
    defending["defense"] = {{"die", "red"}, {"keywords", {{"vaapad_mastery", true}}}};
    for (const int wounds : {0, 1, 3, 4}) {
        defending["defense"]["wounds"] = wounds;
        const double missed = std::pow(5.0 / 6, std::min(wounds, 3));
        EXPECT_NEAR(meanOf(defending), 7.0 / 8 / 2 * missed, 1e-12) << wounds;
    }
}

// The red die is rerolled before the white die, because a red die shows blocks more often.
TEST(OddsKeywords, UncannyLuckRerollsTheBetterOfTwoColours) {
    json request = {{"pool", {{"red", 1}}}, {"attack_surge", "hit"}};
    request["defense"] = {{"die", "red"},
                          {"wounds", 1},
                          {"keywords", {{"vaapad_mastery", true}, {"uncanny_luck", 1}}}};
    EXPECT_NEAR(meanOf(request), 7.0 / 8 / 4 * 5 / 6, 1e-12);
    request["defense"]["die"] = "white";
    EXPECT_NEAR(meanOf(request), 7.0 / 8 * std::pow(5.0 / 6, 3), 1e-12);
}

TEST(OddsKeywords, UncannyLuckRerollsWhatWouldBeBlank) {
    json request = {{"pool", {{"red", 1}}}, {"defense", {{"die", "red"}}}};
    request["defense"]["keywords"] = {{"uncanny_luck", 1}};
    EXPECT_NEAR(meanOf(request), 6.0 / 8 / 4, 1e-12);
}

TEST(OddsKeywords, OutmaneuverDodgesCrits) {
    json request = {{"pool", {{"white", 1}}}, {"defense", {{"die", "white"}, {"dodge", 1}}}};
    EXPECT_NEAR(meanOf(request), 1.0 / 8 * 5 / 6, 1e-12);
    request["defense"]["keywords"] = {{"outmaneuver", true}};
    EXPECT_EQ(meanOf(request), 0.0);
}

TEST(OddsKeywords, BothPoliciesTakeThemAndAMostOfThemIsBounded) {
    json request = volley();
    request["attack_keywords"] = {{"critical", 1}, {"ram", 1}};
    request["tokens"] = {{"aim", 1}, {"surge", 1}};
    const double standard = meanOf(request);
    request["policy"] = "optimal";
    EXPECT_GE(meanOf(request), standard - 1e-12);
    request["pool"] = {{"red", 6}, {"black", 6}, {"white", 6}};
    request["tokens"] = {{"aim", 5}, {"observation", 4}, {"surge", 1}};
    request["attack_keywords"]["precise"] = 4;
    expectRefused(request,
                  "/: the policy \"optimal\" with Ram, or with Critical and no chart, takes fewer "
                  "dice or tokens");
}

}  // namespace
}  // namespace sightline::app::odds

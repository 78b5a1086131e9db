// Tests the exact odds of the two token policies, "standard" and "optimal": compares each policy
// with a plain enumeration in integers, and compares the policies with each other.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "engine/legion/advice/odds/optimal_odds.h"
#include "engine/talk/generator.h"
#include "property/engine/plain_odds.h"

namespace sightline::engine::test {
namespace {

int upTo(Generator& chance, int most) {
    return static_cast<int>(chance.below(static_cast<std::uint32_t>(most) + 1));
}

/// Adds rare keywords that change an attack.
void addKeywords(Generator& chance, OddsQuestion& question) {
    const auto seldom = [&](int most) { return chance.below(3) == 0 ? upTo(chance, most) : 0; };
    question.dicePerAim += seldom(2);
    question.armor = seldom(3);
    question.impact = question.armor > 0 ? upTo(chance, 2) : 0;
    question.pierce = seldom(3);
    question.spared = seldom(1);
}

/// The largest number of rerolls of one attack die that the tokens allow.
int rerollsOf(const OddsQuestion& question) {
    const int dice = std::min(question.dicePerAim, question.pool.size());
    const int aims = question.aim + (question.attackerShares.aim ? 1 : 0);
    return dice * aims + question.observation;
}

OddsQuestion randomQuestion(Generator& chance, int mostDice) {
    OddsQuestion question;
    const int dice = upTo(chance, mostDice);
    for (int i = 0; i < dice; ++i) ++question.pool[static_cast<Die>(chance.below(3))];
    question.attackSurge = static_cast<AttackSurge>(std::max(0, upTo(chance, 4) - 2));
    question.aim = upTo(chance, 2);
    question.attackSurgeTokens = upTo(chance, 2);
    question.observation = std::max(0, upTo(chance, 4) - 2);
    question.ranged = chance.below(4) != 0;
    question.defenseDie = chance.below(2) == 0 ? Die::whiteDefense : Die::redDefense;
    question.defenseSurge = static_cast<DefenseSurge>(chance.below(2));
    question.cover = static_cast<geometry::Cover>(chance.below(3));
    question.dodge = upTo(chance, 3);
    question.defenseSurgeTokens = upTo(chance, 2);
    question.backup = chance.below(3) == 0 ? 2 : 0;
    question.mostWounds = std::max(-1, upTo(chance, 6) - 4);
    const auto seldom = [&] { return chance.below(4) == 0; };
    question.attackerShares = {seldom(), seldom(), false};
    question.defenderShares = {false, seldom(), seldom()};
    addKeywords(chance, question);
    while (mostDice <= 4 && rerollsOf(question) > 9) --question.dicePerAim;
    return question;
}

/// A small attack for the enumeration, with rare keywords that change results.
OddsQuestion withResultsChanged(Generator& chance) {
    OddsQuestion question = randomQuestion(chance, 3);
    const auto seldom = [&](int most) { return chance.below(3) == 0 ? upTo(chance, most) : 0; };
    question.critical = seldom(2);
    question.ram = seldom(2);
    question.lowProfile = chance.below(3) == 0;
    question.outmaneuver = chance.below(3) == 0;
    question.shields = seldom(2);
    question.moreDefenseDice = seldom(2);
    question.luck = seldom(2);
    // The enumeration rerolls dice of one colour only.
    if (question.luck == 0) question.defenseDice[Die::whiteDefense] = seldom(2);
    question.aim = std::min(question.aim, 1);
    question.observation = std::min(question.observation, 1);
    while (rerollsOf(question) > 4) --question.dicePerAim;
    return question;
}

std::string describe(const OddsQuestion& question) {
    std::string text = "pool";
    for (int count : question.pool.count) text += " " + std::to_string(count);
    for (int one : {static_cast<int>(question.attackSurge),
                    question.aim,
                    question.observation,
                    question.attackSurgeTokens,
                    question.attackerShares.aim ? 1 : 0,
                    question.attackerShares.surge ? 1 : 0,
                    static_cast<int>(question.cover),
                    question.dodge,
                    question.backup,
                    question.mostWounds,
                    question.dicePerAim,
                    question.impact,
                    question.armor,
                    question.pierce,
                    question.spared,
                    question.critical,
                    question.ram,
                    question.lowProfile ? 1 : 0,
                    question.outmaneuver ? 1 : 0,
                    question.shields,
                    question.moreDefenseDice,
                    question.defenseDice[Die::whiteDefense],
                    question.luck}) {
        text += ", " + std::to_string(one);
    }
    return text;
}

void expectEqual(const Odds& exact, const PlainOdds& plain) {
    const auto share = [&](std::int64_t count) {
        return static_cast<double>(static_cast<long double>(count) /
                                   static_cast<long double>(plain.total));
    };
    ASSERT_EQ(std::accumulate(plain.wounds.begin(), plain.wounds.end(), std::int64_t{0}),
              plain.total);
    double mean = 0.0;
    for (std::size_t i = 0; i < std::max(plain.wounds.size(), exact.wounds.size()); ++i) {
        const double chance = i < exact.wounds.size() ? exact.wounds[i] : 0.0;
        const double expected = i < plain.wounds.size() ? share(plain.wounds[i]) : 0.0;
        EXPECT_NEAR(chance, expected, 1e-12) << "wounds " << i;
        mean += static_cast<double>(i) * expected;
    }
    EXPECT_NEAR(exact.mean, mean, 1e-12);
    EXPECT_NEAR(exact.none, share(plain.wounds[0]), 1e-12);
    EXPECT_NEAR(exact.suppression, share(plain.suppressed), 1e-12);
}

TEST(ExactOddsProperties, TheSidesThatAreTriedAreThoseOfTheDice) {
    const std::map<Face, char> letters{{Face::blank, '-'},        {Face::hit, 'H'},
                                       {Face::crit, 'C'},         {Face::attackSurge, 'S'},
                                       {Face::defenseSurge, 'S'}, {Face::block, 'B'}};
    for (Die die :
         {Die::redAttack, Die::blackAttack, Die::whiteAttack, Die::redDefense, Die::whiteDefense}) {
        std::string sides;
        for (Face face : facesOf(die)) sides += letters.at(face);
        EXPECT_TRUE(std::is_permutation(sides.begin(), sides.end(), sidesOf(die),
                                        sidesOf(die) + std::string(sidesOf(die)).size()));
    }
}

TEST(ExactOddsProperties, StandardEqualsPlainEnumeration) {
    Generator chance(2026);
    for (int i = 0; i < 500 && !HasFailure(); ++i) {
        const OddsQuestion question = randomQuestion(chance, 4);
        SCOPED_TRACE(describe(question));
        expectEqual(oddsOf(question), plainStandardOdds(question));
    }
}

TEST(ExactOddsProperties, OptimalEqualsPlainEnumeration) {
    Generator chance(2027);
    for (int i = 0; i < 500 && !HasFailure(); ++i) {
        const OddsQuestion question = randomQuestion(chance, 4);
        SCOPED_TRACE(describe(question));
        expectEqual(optimalOdds(question), plainOptimalOdds(question));
    }
}

TEST(ExactOddsProperties, StandardEqualsPlainEnumerationWhereKeywordsChangeResults) {
    Generator chance(2031);
    for (int i = 0; i < 500 && !HasFailure(); ++i) {
        const OddsQuestion question = withResultsChanged(chance);
        SCOPED_TRACE(describe(question));
        expectEqual(oddsOf(question), plainStandardOdds(question));
    }
}

TEST(ExactOddsProperties, OptimalEqualsPlainEnumerationWhereKeywordsChangeResults) {
    Generator chance(2032);
    for (int i = 0; i < 500 && !HasFailure(); ++i) {
        const OddsQuestion question = withResultsChanged(chance);
        SCOPED_TRACE(describe(question));
        expectEqual(optimalOdds(question), plainOptimalOdds(question));
    }
}

double sumOf(const Odds& odds) {
    return std::accumulate(odds.wounds.begin(), odds.wounds.end(), 0.0);
}

// If only one side has a choice, the optimal policy must be at least as good for this side as the
// standard policy. First case: the attacker has no rerolls. Second case: only the defender has
// tokens, and each token is either used or wasted.
TEST(ExactOddsProperties, WhoeverAloneChoosesIsNeverWorseOffThanWithTheStandard) {
    Generator chance(2028);
    int better = 0;
    for (int i = 0; i < 300 && !HasFailure(); ++i) {
        OddsQuestion attacks = randomQuestion(chance, 9), defends = attacks;
        attacks.defenderShares = {};
        defends.aim = defends.observation = 0;
        defends.attackerShares = {};
        SCOPED_TRACE(describe(attacks));
        const double standard = oddsOf(attacks).mean, optimal = optimalOdds(attacks).mean;
        EXPECT_GE(optimal, standard - 1e-12);
        if (optimal > standard + 1e-6) ++better;
        EXPECT_LE(optimalOdds(defends).mean, oddsOf(defends).mean + 1e-12);
    }
    EXPECT_GT(better, 20);
}

TEST(ExactOddsProperties, ChancesAddUpAndMoreTokensNeverHarm) {
    Generator chance(2029);
    for (int i = 0; i < 150 && !HasFailure(); ++i) {
        const OddsQuestion question = randomQuestion(chance, 9);
        SCOPED_TRACE(describe(question));
        const Odds odds = optimalOdds(question);
        EXPECT_NEAR(sumOf(odds), 1.0, 1e-12);
        EXPECT_NEAR(sumOf(oddsOf(question)), 1.0, 1e-12);
        for (int OddsQuestion::*attackers :
             {&OddsQuestion::aim, &OddsQuestion::observation, &OddsQuestion::attackSurgeTokens,
              &OddsQuestion::dicePerAim, &OddsQuestion::impact, &OddsQuestion::pierce}) {
            OddsQuestion more = question;
            ++(more.*attackers);
            EXPECT_GE(optimalOdds(more).mean, odds.mean - 1e-11);
        }
        for (int OddsQuestion::*defenders :
             {&OddsQuestion::dodge, &OddsQuestion::backup, &OddsQuestion::defenseSurgeTokens,
              &OddsQuestion::armor, &OddsQuestion::spared}) {
            OddsQuestion more = question;
            ++(more.*defenders);
            EXPECT_LE(optimalOdds(more).mean, odds.mean + 1e-11);
        }
    }
}

}  // namespace
}  // namespace sightline::engine::test

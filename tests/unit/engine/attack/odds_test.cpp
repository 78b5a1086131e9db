// Compares exact odds with an enumeration of all possible rolls.
#include "engine/legion/advice/odds/odds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>

#include "engine/talk/generator.h"

namespace sightline::engine {
namespace {

/// Calls `seen` for every possible roll of `dice`. All rolls have the same probability.
void everyRoll(const std::vector<Die>& dice, std::vector<Face>& faces,
               const std::function<void()>& seen) {
    if (faces.size() == dice.size()) return seen();
    for (Face face : facesOf(dice[faces.size()])) {
        faces.push_back(face);
        everyRoll(dice, faces, seen);
        faces.pop_back();
    }
}

using Shown = std::map<std::vector<Face>, double>;  ///< probability of each sorted result

Shown rollAll(const std::vector<Die>& dice) {
    Shown shown;
    std::vector<Face> faces;
    double chance = 1.0;
    for (Die die : dice) chance /= static_cast<double>(facesOf(die).size());
    everyRoll(dice, faces, [&] { shown[faces] += chance; });
    return shown;
}

/// The indices of the dice that one aim token rerolls: at most two of the dice that would end as
/// blanks, in ascending order.
std::vector<std::size_t> failures(const std::vector<Face>& faces, const OddsQuestion& question) {
    int useful = question.attackSurge == AttackSurge::none ? question.attackSurgeTokens : 99;
    std::vector<std::size_t> failed;
    // Surge tokens convert surges on the weakest colours first. Surges that no token converts
    // remain on the strongest colours, and aim tokens reroll these.
    for (std::size_t i = faces.size(); i-- > 0;) {
        const bool surge = faces[i] == Face::attackSurge;
        if (surge && useful-- > 0) continue;
        if (surge || faces[i] == Face::blank) failed.push_back(i);
    }
    std::reverse(failed.begin(), failed.end());
    if (failed.size() > 2) failed.resize(2);
    return failed;
}

Shown aimed(const Shown& before, const std::vector<Die>& dice, const OddsQuestion& question) {
    Shown after;
    for (const auto& [faces, chance] : before) {
        const auto picked = failures(faces, question);
        std::vector<Die> again;
        again.reserve(picked.size());
        for (std::size_t i : picked) again.push_back(dice[i]);
        for (const auto& [rolled, part] : rollAll(again)) {
            std::vector<Face> now = faces;
            for (std::size_t i = 0; i < picked.size(); ++i) now[picked[i]] = rolled[i];
            after[now] += chance * part;
        }
    }
    return after;
}

int numberOf(const std::vector<Face>& faces, Face face) {
    return static_cast<int>(std::count(faces.begin(), faces.end(), face));
}

void defend(Odds& odds, const OddsQuestion& question, int results, double chance) {
    const std::vector<Die> dice(static_cast<std::size_t>(results), question.defenseDie);
    for (const auto& [faces, part] : rollAll(dice)) {
        const int surges = numberOf(faces, Face::defenseSurge);
        const bool chart = question.defenseSurge == DefenseSurge::block;
        const int blocks = numberOf(faces, Face::block) +
                           (chart ? surges : std::min(surges, question.defenseSurgeTokens));
        int wounds = results - blocks;
        if (question.mostWounds >= 0) wounds = std::min(wounds, question.mostWounds);
        odds.wounds[static_cast<std::size_t>(wounds)] += chance * part;
        odds.mean += wounds * chance * part;
    }
}

Odds bruteForce(const OddsQuestion& question) {
    const std::vector<Die> dice = question.pool.dice();
    Shown shown = rollAll(dice);
    for (int i = 0; i < question.aim; ++i) shown = aimed(shown, dice, question);
    Odds odds;
    odds.wounds.assign(dice.size() + 1, 0.0);
    for (const auto& [faces, chance] : shown) {
        const int surges = numberOf(faces, Face::attackSurge);
        const bool chart = question.attackSurge != AttackSurge::none;
        const int turned = chart ? surges : std::min(surges, question.attackSurgeTokens);
        const bool toCrit = question.attackSurge == AttackSurge::crit;
        const int hits = numberOf(faces, Face::hit) + (toCrit ? 0 : turned);
        const int crits = numberOf(faces, Face::crit) + (toCrit ? turned : 0);
        if (question.ranged && hits + crits > 0) odds.suppression += chance;
        const bool cover = question.ranged && question.cover != geometry::Cover::none;
        const std::vector<Die> white(cover ? static_cast<std::size_t>(hits) : 0, Die::whiteDefense);
        for (const auto& [lying, part] : rollAll(white)) {
            int canceled = numberOf(lying, Face::block);
            if (question.cover == geometry::Cover::heavy) {
                canceled += numberOf(lying, Face::defenseSurge);
            }
            const int left = std::max(0, hits - canceled - question.dodge);
            defend(odds, question, left + crits, chance * part);
        }
    }
    return odds;
}

void expectEqual(const OddsQuestion& question, const char* what, int which) {
    const Odds exact = oddsOf(question), tried = bruteForce(question);
    double sum = 0.0;
    for (std::size_t i = 0; i < tried.wounds.size(); ++i) {
        const double chance = i < exact.wounds.size() ? exact.wounds[i] : 0.0;
        EXPECT_NEAR(chance, tried.wounds[i], 1e-12) << what << " " << which << ", wounds " << i;
        sum += chance;
    }
    EXPECT_NEAR(sum, 1.0, 1e-12);
    EXPECT_LE(exact.wounds.size(), tried.wounds.size());
    EXPECT_NEAR(exact.mean, tried.mean, 1e-12) << what << " " << which;
    EXPECT_NEAR(exact.none, tried.wounds[0], 1e-12);
    EXPECT_NEAR(exact.suppression, tried.suppression, 1e-12);
}

TEST(Odds, EqualEveryRollTriedOneByOne) {
    Generator chance(77);
    for (int i = 0; i < 60; ++i) {
        OddsQuestion question;
        const int dice = 1 + static_cast<int>(chance.below(3));
        for (int n = 0; n < dice; ++n) ++question.pool[static_cast<Die>(chance.below(3))];
        question.attackSurge = static_cast<AttackSurge>(chance.below(3));
        question.aim = static_cast<int>(chance.below(3));
        question.attackSurgeTokens = static_cast<int>(chance.below(3));
        question.ranged = chance.below(4) != 0;
        question.defenseDie = chance.below(2) == 0 ? Die::whiteDefense : Die::redDefense;
        question.defenseSurge = static_cast<DefenseSurge>(chance.below(2));
        question.cover = static_cast<geometry::Cover>(chance.below(3));
        question.dodge = static_cast<int>(chance.below(3));
        question.defenseSurgeTokens = static_cast<int>(chance.below(3));
        question.mostWounds = static_cast<int>(chance.below(4)) - 1;
        expectEqual(question, "question", i);
    }
}

TEST(Odds, MixedColoursWithSpareSurges) {
    OddsQuestion question;
    question.pool[Die::redAttack] = question.pool[Die::blackAttack] = 1;
    question.pool[Die::whiteAttack] = 2;
    for (int tokens = 0; tokens < 3; ++tokens) {
        question.attackSurgeTokens = tokens;
        question.aim = 1;
        expectEqual(question, "tokens", tokens);
    }
}

TEST(Odds, NoDiceGiveNoWounds) {
    const Odds odds = oddsOf({});
    EXPECT_EQ(odds.wounds, std::vector<double>{1.0});
    EXPECT_EQ(odds.mean, 0.0);
    EXPECT_EQ(odds.suppression, 0.0);
}

TEST(Odds, ExpectedResultsCountHitsCritsAndCharts) {
    DicePool pool;
    pool[Die::redAttack] = 2;
    pool[Die::whiteAttack] = 1;
    EXPECT_NEAR(expectedResults(pool, AttackSurge::none), 2 * 6.0 / 8 + 2.0 / 8, 1e-12);
    EXPECT_NEAR(expectedResults(pool, AttackSurge::crit), 2 * 7.0 / 8 + 3.0 / 8, 1e-12);
}

}  // namespace
}  // namespace sightline::engine

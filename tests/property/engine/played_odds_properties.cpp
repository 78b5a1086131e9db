// Compares the odds with the game: one real attack is played once for every possible result of its
// dice. The players follow the policy "standard".
#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "engine/legion/advice/odds/odds.h"
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/game.h"
#include "engine/talk/generator.h"
#include "property/engine/attack_courses.h"
#include "unit/engine/armies.h"

namespace sightline::engine::test {
namespace {

// The dice that would end as blanks, in their order: the strongest colours first, and within a
// colour blanks before surges.
Answer failures(const View& view, const Question& asked) {
    const auto& dice = view.attack->attackDice;
    const bool chart = view.units[0].card->attackSurge != AttackSurge::none;
    int turned = chart ? 99 : view.units[0].tokens[Token::surge];
    std::vector<std::tuple<Die, bool, int>> failed;
    for (std::size_t i = dice.size(); i-- > 0;) {
        const bool surge = dice[i].face == Face::attackSurge;
        if (surge && turned-- > 0) continue;
        if (surge || dice[i].face == Face::blank)
            failed.emplace_back(dice[i].die, surge, static_cast<int>(i));
    }
    std::sort(failed.begin(), failed.end());
    PickSeveral picked;
    for (const auto& [die, surge, index] : failed) {
        if (static_cast<int>(picked.options.size()) == asked.most) break;
        picked.options.push_back(indexIn(asked, DieIndex{index}));
    }
    return picked;
}

Answer byTheStandardPolicy(const Game& game, const Question& asked) {
    switch (asked.ask) {
        case Ask::chooseAction:
            return Pick{indexIn(asked, Action::attack)};
        case Ask::chooseWeapons: {
            PickSeveral all;
            for (std::size_t i = 0; i < asked.options.size(); ++i)
                all.options.push_back(static_cast<int>(i));
            return all;
        }
        case Ask::rerollWithAim:
        case Ask::rerollWithObservation:
            return failures(game.view(Player::blue), asked);
        case Ask::spendDodge: {
            const View view = game.view(Player::blue);
            const auto& dice = view.attack->attackDice;
            const auto hits = std::count_if(dice.begin(), dice.end(),
                                            [](const auto& one) { return one.face == Face::hit; });
            const int least = view.units[1].card->has(Keyword::block) ? 1 : 0;
            return Count{std::min(asked.most, std::max(least, static_cast<int>(hits)))};
        }
        case Ask::spendSurgeAttacking:
        case Ask::spendSurgeDefending:
            return Count{asked.most};
        default:
            return Pick{0};
    }
}

/// One miniature fires up to 2 dice at another miniature, with random keywords, charts and tokens.
Scenario randomDuel(Generator& chance) {
    const auto upTo = [&](int most) {
        return static_cast<int>(chance.below(static_cast<std::uint32_t>(most) + 1));
    };
    const auto seldom = [&](int most) { return upTo(1) == 0 ? 0 : upTo(most); };
    UnitCard own = troopers(1), target = troopers(1);
    own.weapons = {rifle(0)};
    own.wounds = 8;  // wounds by Deflect must not end the game
    for (int i = 0; i < 2; ++i) ++own.weapons[0].dice[static_cast<Die>(chance.below(3))];
    own.attackSurge = static_cast<AttackSurge>(upTo(2));
    target.wounds = 8;
    target.defenseDie = upTo(1) == 0 ? Die::whiteDefense : Die::redDefense;
    target.defenseSurge = static_cast<DefenseSurge>(upTo(1));
    const auto give = [&](std::vector<KeywordText>& keywords, Keyword keyword, int most) {
        if (const int x = seldom(most); x > 0) keywords.push_back({.name = keyword, .value = x});
    };
    give(own.keywords, Keyword::precise, 2);
    give(own.keywords, Keyword::sharpshooter, 2);
    give(own.weapons[0].keywords, Keyword::pierce, 2);
    give(own.weapons[0].keywords, Keyword::impact, 2);
    give(target.keywords, Keyword::cover, 2);
    give(target.keywords, Keyword::armor, 2);
    const auto have = [&](std::vector<KeywordText>& keywords, Keyword keyword, std::uint32_t of) {
        if (chance.below(of) == 0) keywords.push_back({.name = keyword});
    };
    have(own.weapons[0].keywords, Keyword::blast, 4);
    have(own.weapons[0].keywords, Keyword::highVelocity, 4);
    have(target.keywords, Keyword::immunePierce, 4);
    have(target.keywords, Keyword::impervious, 3);
    have(target.keywords, Keyword::immuneBlast, 4);
    have(target.keywords, Keyword::block, 4);
    have(target.keywords, Keyword::deflect, 4);
    Scenario scenario =
        emptyTable({unitAt(Player::blue, own, 8, 8), unitAt(Player::red, target, 14, 8, 180)});
    scenario.units[0].tokens[Token::aim] = seldom(1);
    scenario.units[0].tokens[Token::surge] = seldom(1);
    scenario.units[1].tokens[Token::dodge] = seldom(1);
    scenario.units[1].tokens[Token::surge] = seldom(1);
    scenario.units[1].tokens[Token::suppression] = seldom(1);
    scenario.units[1].tokens[Token::observation] = chance.below(8) == 0 ? 1 : 0;
    return scenario;
}

std::string describe(const Scenario& scenario) {
    std::string text;
    const auto add = [&](const std::vector<KeywordText>& keywords) {
        for (const KeywordText& one : keywords) text += one.label() + ", ";
    };
    const ScenarioUnit& own = scenario.units[0];
    const ScenarioUnit& target = scenario.units[1];
    add(own.card.keywords);
    add(own.card.weapons[0].keywords);
    text += "against ";
    add(target.card.keywords);
    for (int one : {own.tokens[Token::aim], own.tokens[Token::surge], target.tokens[Token::dodge],
                    target.tokens[Token::surge], target.tokens[Token::suppression],
                    target.tokens[Token::observation]})
        text += std::to_string(one) + " ";
    return text;
}

TEST(PlayedOdds, AreWhatTheGameComesTo) {
    Generator chance(2030);
    int games = 0, different = 0;
    for (int i = 0; i < 200 && !testing::Test::HasFailure(); ++i) {
        const Scenario scenario = randomDuel(chance);
        SCOPED_TRACE(describe(scenario));
        const auto game = Game::start(scenario, 1).value();
        const AttackPreview preview = previewAttack(game->view(Player::blue), UnitId{0}, UnitId{1});
        ASSERT_TRUE(preview.legal) << preview.reason;
        AttackCourses courses(scenario, byTheStandardPolicy);
        const std::vector<double> wounds = courses.wounds(100000).value();
        games += courses.games();
        double sum = 0.0, mean = 0.0;
        ASSERT_LE(preview.chances.size(), wounds.size());
        for (std::size_t w = 0; w < wounds.size(); ++w) {
            sum += wounds[w];
            mean += static_cast<double>(w) * wounds[w];
            const double told = w < preview.chances.size() ? preview.chances[w] : 0.0;
            EXPECT_NEAR(told, wounds[w], 1e-12) << w << " wounds";
        }
        EXPECT_NEAR(sum, 1.0, 1e-12);
        EXPECT_NEAR(preview.chanceOfNone, wounds[0], 1e-12);
        EXPECT_NEAR(preview.expectedWounds, mean, 1e-12);
        if (mean > 1e-9) ++different;
    }
    EXPECT_GT(games, 20000);
    EXPECT_GT(different, 150);
}

}  // namespace
}  // namespace sightline::engine::test

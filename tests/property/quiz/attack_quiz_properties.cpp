// Generated questions about targets and expected wounds agree with slow reference methods: weapons
// and distances from the cards, random lines, and the enumeration of all dice.
#include <sstream>

#include "app/cli/odds/odds_request.h"
#include "property/engine/plain_odds.h"
#include "property/quiz/quiz_cases.h"

namespace sightline::engine::test {
namespace {

constexpr int linesForCover = 300;

/// True if a ranged weapon of the card reaches the distance.
bool reaches(const UnitCard& card, double distance) {
    const double band = distance < 6.0 ? 1.0 : std::floor(distance / 6.0) + 1.0;
    return std::any_of(card.weapons.begin(), card.weapons.end(), [&](const Weapon& weapon) {
        return weapon.ranged && !weapon.area && !weapon.overrun && band >= weapon.minimumRange &&
               band <= weapon.maximumRange;
    });
}

TEST(QuizProperties, TargetsAgreeWithCardsDistancesAndLines) {
    forEachQuestion(QuizKind::target, [](QuizCase& one) {
        const SceneUnit& blue = one.units["blue"][0];
        const Figure& leader = blue.minis[0];
        std::string target = "None of them";
        int targets = 0;
        for (const SceneUnit& enemy : one.units["red"]) {
            double least = 1e9;
            bool sees = false;
            for (const Figure& mini : enemy.minis) {
                least =
                    std::min(least, std::hypot(leader.at.x - mini.at.x, leader.at.y - mini.at.y) -
                                        leader.radius - mini.radius);
                const auto blockers = one.terrain.blockersBetween(leader, mini, one.dice);
                const auto line =
                    geometry::lineOfSight(one.table.field, leader.silhouette(), mini.silhouette())
                        .witness;
                sees = sees || (line && isClear(blockers, *line)) ||
                       clearLine(blockers, leader, mini, one.dice, linesForCover);
            }
            if (!sees || !reaches(*blue.card, least)) continue;
            target = enemy.card->name;
            ++targets;
        }
        EXPECT_LE(targets, 1) << one.name();
        EXPECT_EQ(one.answer(), target) << one.name();
    });
}

TEST(QuizProperties, ExpectedWoundsAgreeWithTheEnumerationOfAllDice) {
    int enumerated = 0;
    forEachQuestion(QuizKind::expected, [&](QuizCase& one) {
        const auto request = app::readOddsRequest(one.line["query"].dump(), "query");
        ASSERT_TRUE(request) << request.problem().text;
        const OddsQuestion& question = request->question;
        const double stated = std::stod(one.answer().substr(std::string("About ").size()));
        EXPECT_NEAR(oddsOf(question).mean, stated, 0.0501) << one.name();
        // The enumeration takes pools of up to 4 dice.
        if (question.pool.size() > 4 || question.aim * question.dicePerAim + question.luck > 4)
            return;
        const PlainOdds plain = plainStandardOdds(question);
        double sum = 0.0;
        for (std::size_t wounds = 0; wounds < plain.wounds.size(); ++wounds)
            sum += static_cast<double>(wounds) * static_cast<double>(plain.wounds[wounds]);
        EXPECT_NEAR(sum / static_cast<double>(plain.total), stated, 0.0501) << one.name();
        ++enumerated;
    });
    EXPECT_GT(enumerated, questionsPerLevel() / 2);
    std::cout << "expected: " << enumerated << " of them enumerated\n";
}

}  // namespace
}  // namespace sightline::engine::test

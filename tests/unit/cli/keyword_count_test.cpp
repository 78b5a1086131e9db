// KeywordCount: a keyword that acts only when an army is built counts once for each game whose
// armies contain it. The message says how many games these are.
#include "app/cli/games/keyword_count.h"

#include <gtest/gtest.h>

namespace sightline::app {
namespace {

engine::Scenario scenarioWith(const char* keyword) {
    engine::Scenario scenario;
    scenario.units.emplace_back().card.keywords.push_back({.name = keyword});
    return scenario;
}

TEST(KeywordCount, KeywordsAboutArmyBuildingActOnceInEachGame) {
    KeywordCount count;
    for (const char* keyword : {"Detachment", "Leader", "Counterpart", "Associate", "Block"})
        for (int game = 0; game < 2; ++game) count.plays(scenarioWith(keyword));
    using engine::Keyword;
    for (const Keyword keyword :
         {Keyword::detachment, Keyword::leader, Keyword::counterpart, Keyword::associate})
        EXPECT_EQ(count.actsOf(keyword), 2) << engine::nameOf(keyword);
    EXPECT_EQ(count.actsOf(Keyword::block), 0) << "it acts in an attack";
    EXPECT_EQ(count.namesWithActs({Keyword::block, Keyword::leader}),
              "Block (0 in 2), Leader (2 in 2)");
}

}  // namespace
}  // namespace sightline::app

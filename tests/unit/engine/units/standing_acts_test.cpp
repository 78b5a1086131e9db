// StandingActs counts how often a keyword changes the result of a standing point. A standing point
// is a question of the rules, such as "how far does this weapon reach?".
#include "engine/legion/rules/keywords/standing_acts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

/// A rule that limits reactions with a standby token to range 2.
void limit(const CurrentState&, const Bearer&, StandbyRange& point) {
    point.range = std::min(point.range, 2);
}

KeywordRule limitedStandby() {
    return KeywordRule(Keyword::leader).holds<StandbyRange, BorneBy::unit>(limit);
}

/// A battle of two units. `blue` and `red` decide whether the unit of this player has the keyword
/// Leader.
Scenario withLeader(bool blue, bool red) {
    Scenario scenario = shootOut();
    const KeywordText leader{.name = Keyword::leader, .value = {}, .parameter = {}};
    if (blue) scenario.units[0].card.keywords.push_back(leader);
    if (red) scenario.units[1].card.keywords.push_back(leader);
    return scenario;
}

std::size_t changesAt(int range, bool bearing, const std::shared_ptr<StandingActs>& acts) {
    const Scenario scenario = withLeader(bearing, false);
    Battle battle = setUp(scenario).value();
    auto effects = std::make_shared<Effects>();
    limitedStandby().joinTo(*effects, acts);
    battle.effects = effects;
    StandbyRange point{UnitId{0}, range};
    consult(battle, point);
    EXPECT_EQ(point.range, bearing ? std::min(range, 2) : range);
    return acts ? acts->take().size() : 0;
}

TEST(StandingActs, CountsOnlyACallThatChangesTheResult) {
    const auto acts = std::make_shared<StandingActs>();
    EXPECT_EQ(changesAt(3, true, acts), 1U);
    EXPECT_EQ(changesAt(2, true, acts), 0U) << "the result is already 2";
    EXPECT_EQ(changesAt(3, false, acts), 0U) << "no unit has the keyword";
    EXPECT_EQ(changesAt(3, true, nullptr), 0U) << "nothing counts";
}

TEST(StandingActs, IgnoresChangesWhileItDoesNotListen) {
    const auto acts = std::make_shared<StandingActs>();
    acts->listen(false);
    EXPECT_EQ(changesAt(3, true, acts), 0U);
    acts->listen(true);
    EXPECT_EQ(changesAt(3, true, acts), 1U);
}

TEST(StandingActs, ReturnsEachUnitAndKeywordOnce) {
    StandingActs acts;
    for (int times = 0; times < 3; ++times) {
        acts.add(Keyword::leader, UnitId{0});
        acts.add(Keyword::leader, UnitId{1});
        acts.add(Keyword::cover, UnitId{0});
    }
    EXPECT_EQ(acts.take().size(), 3U);
    EXPECT_TRUE(acts.take().empty());
}

}  // namespace
}  // namespace sightline::engine::test

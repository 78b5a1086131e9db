// The firing arcs of weapons with the keyword Fixed, as the table shows them: the border lines, and
// the units for which they are shown.
#include <cmath>
#include <optional>
#include <set>

#include "app/window/legion/scene/scene_arcs.h"
#include "app/window/shell/scene/scene_images.h"
#include "ui/table_stand.h"

namespace sightline::app {
namespace {

constexpr double degreesOfRadian = 180.0 / 3.14159265358979323846;

class FiringArcsShown : public TableStand {
  protected:
    /// Chooses the first unit with a Fixed weapon, and copies the unit's card.
    void SetUp() override {
        TableStand::SetUp();
        kept_ = session.view();
        for (engine::UnitView& unit : kept_->units) {
            for (const engine::Weapon& weapon : unit.card->weapons) {
                if (!weapon.has(engine::Keyword::fixed) || shown) continue;
                card = *unit.card;
                unit.card = &card;
                shown = unit.minis.front();
                break;
            }
        }
        ASSERT_TRUE(shown) << "the bikes of the starter battle";
    }
    void fixTo(const std::string& arcs) {
        for (engine::Weapon& weapon : card.weapons)
            for (engine::KeywordText& one : weapon.keywords)
                if (one.is(engine::Keyword::fixed)) one.parameter = arcs;
    }
    std::vector<rendering::Tube> linesOf(engine::MiniId mini) const {
        rendering::Scene scene;
        SceneImages images;
        SceneDraft draft{scene, images};
        const engine::MiniView& one = view().mini(mini);
        addFiringArcs(draft, view(), one, one.mini, 0.1);
        return scene.tubes;
    }
    /// The angles between the miniature's facing and each border line, in whole degrees.
    std::set<int> angles() const {
        const geometry::Mini& mini = view().mini(*shown).mini;
        std::set<int> all;
        for (const rendering::Tube& one : linesOf(*shown)) {
            EXPECT_NEAR(one.from.x, mini.position.x, 1e-9);
            EXPECT_NEAR(one.from.y, mini.position.y, 1e-9);
            const double way =
                std::atan2(one.to.y - one.from.y, one.to.x - one.from.x) * degreesOfRadian;
            all.insert(
                static_cast<int>(std::lround(std::remainder(way - mini.facing.value, 360.0))));
        }
        return all;
    }
    const engine::View& view() const { return *kept_; }
    engine::UnitCard card;
    std::optional<engine::MiniId> shown;

  private:
    std::optional<engine::View> kept_;
};

TEST_F(FiringArcsShown, BeginAndEndWhereTheArcsDo) {
    fixTo("Front");
    EXPECT_EQ(angles(), (std::set<int>{-45, 45}));
    fixTo("Rear");
    EXPECT_EQ(angles(), (std::set<int>{-135, 135}));
    fixTo("Sides");
    EXPECT_EQ(angles(), (std::set<int>{-135, -45, 45, 135}));
    fixTo("Front, Sides");
    EXPECT_EQ(angles(), (std::set<int>{-135, 135})) << "no line between two that it has";
}

TEST_F(FiringArcsShown, ReachNoFartherThanTheWeaponNorTheTable) {
    int most = 0;
    for (const engine::Weapon& weapon : card.weapons)
        if (weapon.has(engine::Keyword::fixed)) most = std::max(most, weapon.maximumRange);
    ASSERT_GT(most, 0);
    const geometry::TableSize size = view().battlefield.table();
    for (const rendering::Tube& one : linesOf(*shown)) {
        const double length = std::hypot(one.to.x - one.from.x, one.to.y - one.from.y);
        EXPECT_GT(length, 1.0);
        EXPECT_LE(length, most * view().battlefield.dimensions().rangeBand + 1e-9);
        EXPECT_GE(std::min(one.to.x, one.to.y), -1e-9);
        EXPECT_LE(one.to.x, size.width + 1e-9);
        EXPECT_LE(one.to.y, size.depth + 1e-9);
    }
}

TEST_F(FiringArcsShown, AreOfFixedWeaponsOnly) {
    int others = 0;
    for (const engine::UnitView& unit : view().units) {
        const auto& weapons = unit.card->weapons;
        if (std::any_of(weapons.begin(), weapons.end(),
                        [](const auto& one) { return one.has(engine::Keyword::fixed); }))
            continue;
        EXPECT_TRUE(linesOf(unit.minis.front()).empty()) << unit.label;
        ++others;
    }
    EXPECT_GT(others, 3);
}

}  // namespace
}  // namespace sightline::app

#include "scenario/twins.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace sightline::engine::scene {
namespace {

/// A test in which the twin must differ, because a rule names the blue player or counts all units.
struct Exception {
    std::string_view test;
    Twin::Noise noise;
    std::string_view reason;
};

constexpr std::array exceptions{
    Exception{"MissionBringThemToHeel.EveryEnemyWithSuppressionMarksABox", Twin::Noise::bystanders,
              "the card asks whether every enemy unit is suppressed"},
    Exception{"MissionBringThemToHeel.OneBoxInARound", Twin::Noise::bystanders,
              "the card asks whether every enemy unit is suppressed"},
    Exception{"MissionPayload.ACartInEnemyTerritoryScores", Twin::Noise::seats,
              "the blue player moves Bomb Carts first"},
    Exception{"MissionShiftingPriorities.EachPlayerMovesTheTargetsOfTheOther", Twin::Noise::seats,
              "the blue player moves Priority Targets first"},
};

std::string nameOf(const testing::TestInfo* test) {
    return test ? std::string(test->test_suite_name()) + "." + test->name() : std::string();
}

const Exception* exceptionOf(const std::string& test, Twin::Noise noise) {
    const auto found =
        std::find_if(exceptions.begin(), exceptions.end(),
                     [&](const Exception& one) { return one.noise == noise && one.test == test; });
    return found == exceptions.end() ? nullptr : &*found;
}

/// Fails a test in the list `exceptions` if its twin does not differ, because the row in the list
/// is then not needed.
class StaleExceptions : public testing::EmptyTestEventListener {
  public:
    static StaleExceptions& listening() {
        static StaleExceptions* const one = [] {
            auto* made = new StaleExceptions;  // NOLINT: gtest deletes its listeners
            testing::UnitTest::GetInstance()->listeners().Append(made);
            return made;
        }();
        return *one;
    }
    void differed(Twin::Noise noise) { differed_.insert(noise); }

  private:
    void OnTestStart(const testing::TestInfo& /*test*/) override { differed_.clear(); }
    void OnTestEnd(const testing::TestInfo& test) override {
        for (const Twin::Noise noise : {Twin::Noise::seats, Twin::Noise::bystanders}) {
            if (!exceptionOf(nameOf(&test), noise) || differed_.contains(noise)) continue;
            ADD_FAILURE() << nameOf(&test) << " no longer differs: remove its row in twins.cpp";
        }
    }
    std::set<Twin::Noise> differed_{};
};

[[maybe_unused]] const StaleExceptions& registered = StaleExceptions::listening();

}  // namespace

Twins::Twins(const Scenario& scene, const Game& game) {
    for (const Twin::Noise noise : {Twin::Noise::seats, Twin::Noise::bystanders}) {
        if (auto twin = Twin::of(scene, noise)) twins_.push_back(std::move(twin));
    }
    compare(game);
}

void Twins::answer(const Question& asked, const Answer& answer, const Game& scene) {
    for (const auto& twin : twins_) judge(*twin, twin->answer(asked, answer));
    compare(scene);
}

void Twins::compare(const Game& scene) {
    for (const auto& twin : twins_) judge(*twin, twin->difference(scene));
}

void Twins::judge(const Twin& twin, const std::optional<std::string>& difference) {
    if (!difference) return;
    const std::string test = nameOf(testing::UnitTest::GetInstance()->current_test_info());
    StaleExceptions::listening().differed(twin.noise());
    if (!exceptionOf(test, twin.noise())) ADD_FAILURE() << twin.name() << ": " << *difference;
}

}  // namespace sightline::engine::scene

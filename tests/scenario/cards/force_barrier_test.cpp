// The card Force Barrier, which has C++ code: a reaction to an attack on another unit.
#include "scenario/attack_keywords/under_guard_scene.h"
#include "scenario/cards/shipped_cards.h"

namespace sightline::engine::scene {
namespace {

/// An attack on a unit with a guard near it. The guard has the card Force Barrier instead of the
/// keyword Guardian.
struct UnderBarrier : UnderGuard {
    explicit UnderBarrier(double apart = 2.0, const UnitCard& shotAt = rebelTroopers())
        : UnderGuard(apart, 0, shotAt) {
        ofGuard().clear();
        with(guard).cards = {upgrade("force-barrier")};
    }
    bool isAsked() const {
        return asks(Ask::chooseForEffect) && question().card == "force-barrier";
    }
    EquippedCard::State state() const { return unit(guard).cards[0].state; }
};

TEST(CardForceBarrier, ExhaustsToCancelOneCritOrUpToTwoHits) {
    UnderBarrier scene;
    scene.shoot({hit, hit, hit, crit});
    ASSERT_TRUE(scene.isAsked());
    EXPECT_EQ(scene.question().player, Player::red);
    EXPECT_EQ(scene.question().unit, scene.guard);
    const std::vector<std::string> names(scene.question().names.begin() + 2,
                                         scene.question().names.end());
    EXPECT_EQ(names, (std::vector<std::string>{"Cancel 1 crit", "Hits to cancel: 2",
                                               "Hits to cancel: 1"}));
    EXPECT_NE(scene.refusal(Pick{4}), "");
    scene.choose(EffectName{3}, Ask::chooseForEffect);
    EXPECT_EQ(scene.attackDice(), "1 crit, 1 hit");
    EXPECT_EQ(scene.state(), EquippedCard::State::exhausted);
    EXPECT_EQ(reminders(scene), 0);
}

TEST(CardForceBarrier, CancelsACrit) {
    UnderBarrier scene;
    scene.shoot({hit, hit, crit, crit});
    scene.choose(EffectName{2}, Ask::chooseForEffect);
    EXPECT_EQ(scene.attackDice(), "1 crit, 2 hit");
}

TEST(CardForceBarrier, MayBeKept) {
    UnderBarrier scene;
    scene.shoot({hit, hit, hit, crit});
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.attackDice(), "1 crit, 3 hit");
    EXPECT_EQ(scene.state(), EquippedCard::State::ready);
}

TEST(CardForceBarrier, NotBeyondRange1NorForItselfNorWhenExhausted) {
    UnderBarrier far(6.5);
    far.shoot({hit, hit, hit, crit});
    EXPECT_FALSE(far.isAsked());
    UnderBarrier exhausted;
    exhausted.with(exhausted.guard).cards[0].state = EquippedCard::State::exhausted;
    exhausted.shoot({hit, hit, hit, crit});
    EXPECT_FALSE(exhausted.isAsked());
    UnderBarrier itself;
    itself.start();
    itself.attack(itself.shooter, itself.guard);
    itself.dice({hit, hit, hit, crit});
    EXPECT_FALSE(itself.isAsked());
}

TEST(CardForceBarrier, NotForAVehicleNorWithoutAResultToCancel) {
    UnderBarrier vehicle(2.0, atRt());
    vehicle.shoot({hit, hit, hit, crit});
    EXPECT_FALSE(vehicle.isAsked());
    UnderBarrier blanks;
    blanks.shoot({blank, blank, blank, blank});
    EXPECT_FALSE(blanks.isAsked());
}

}  // namespace
}  // namespace sightline::engine::scene

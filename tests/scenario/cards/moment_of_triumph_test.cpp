// The text of the command card Moment of Triumph: Divulge, Backup for Darth Vader, and Disciplined.
// Core Rulebook p. 21, 31, 60.
#include "engine/legion/basics/tokens.h"
#include "scenario/cards/divulging.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {
namespace {

/// Blue's Grand Moff Tarkin and Darth Vader stand beside each other. The card is in play if `card`
/// is true.
struct Triumph : WithCard {
    explicit Triumph(bool card, double gap = 5.0)
        : WithCard("moment-of-triumph", stormtroopers(), "Grand Moff Tarkin") {
        hands({command(id), ambush(), standingOrders()}, {assault(), standingOrders()});
        if (card)
            scenario.begun.push_back(
                {Player::blue, AdjustHand{Player::blue, id, AdjustHand::Destination::permanent}});
        UnitCard lord = darthVader();
        lord.name = "Darth Vader";
        lord.keywords.push_back({.name = Keyword::guardian, .value = 4});
        lord.keywords.back().parameter = "Grand Moff Tarkin";
        lord.keywords.back().automated = true;
        with(first).card = lord;
        stand(*this, luke, {30.0, 12.0});
        stand(*this, first, {32.0, 12.0});
        stand(*this, second, {60.0, 12.0});
        stand(*this, storm1, {31.0, 12.0 + smallBase + gap});
        stand(*this, storm2, {60.0, 31.0});
        UnitCard shooters = stormtroopers();
        shooters.weapons = {ranged("Rifle", 1, 5, Die::redAttack, 4)};
        with(storm1).card = shooters;
    }
    /// An enemy shoots at the unit. Plays up to the question about Backup or the next roll.
    void shootAt(UnitId target) {
        scenario.phase = Phase::activation;
        scenario.firstPlayer = Player::red;
        start();
        giveOrder(storm1);
        while (!(asks(Ask::chooseUnitToActivate) && offers(storm1))) idle();
        attack(storm1, target);
        dice({hit, hit, hit, hit});
        if (asks(Ask::rollDice) && question().dice.front() == Die::whiteDefense)
            dice(std::vector<Face>(question().dice.size(), blank));
        if (asks(Ask::chooseEffect)) pickFirst(Ask::chooseEffect);
    }
};

TEST(CardMomentOfTriumph, VaderBacksTarkinUpAgainstANearAttacker) {
    for (const bool card : {true, false}) {
        Triumph scene(card);
        scene.shootAt(scene.luke);
        EXPECT_EQ(scene.asks(Ask::backUp), card);
    }
    Triumph far(false, 13.0);
    far.shootAt(far.luke);
    EXPECT_TRUE(far.asks(Ask::backUp)) << "Guardian lets Vader provide Backup without the card";
    Triumph apart(true);
    stand(apart, apart.first, {36.0, 12.0});
    apart.shootAt(apart.luke);
    EXPECT_FALSE(apart.asks(Ask::backUp)) << "beyond half range of Vader";
    Triumph corps(true);
    stand(corps, corps.second, {32.0, 12.0});
    stand(corps, corps.first, {60.0, 12.0});
    corps.shootAt(corps.luke);
    EXPECT_FALSE(corps.asks(Ask::backUp)) << "the card names Vader only";
}

TEST(CardMomentOfTriumph, BackupProtectsDarthVaderAlthoughHeHasGuardian) {
    for (const bool card : {true, false}) {
        for (const double gap : {13.0, 5.0}) {
            Triumph scene(card, gap);
            stand(scene, scene.second, {34.0, 12.0});
            scene.shootAt(scene.first);
            EXPECT_EQ(scene.asks(Ask::backUp), card && gap > 12.0) << gap;
        }
    }
}

/// Tarkin stands at a point of interest. A trooper with 1 suppression receives an order.
struct Discipline : Triumph {
    explicit Discipline(geometry::Vec2 poi, double away = 4.0) : Triumph(true) {
        scenario.mission = Scenario::Mission{objectiveCard({scene::poi(36.0, poi.y)}, {}),
                                             std::nullopt, TableSide::near};
        for (const UnitId one : {first, storm1, storm2}) with(one).minis[0].position.x = 60.0;
        stand(*this, luke, poi);
        stand(*this, second, {poi.x + smallBase + away, poi.y});
        gain(*this, second, Token::suppression, 1);
    }
    bool calms() {
        start();
        play("Ambush");
        play("Assault");
        while (!over() && !asks(Ask::issueOrders)) {
            if (asks(Ask::nominateCommander) && offers(luke))
                nominate(luke);
            else
                idle();
        }
        order({second});
        while (!isAsked() && !asks(Ask::chooseUnitToActivate)) {
            if (asks(Ask::issueOrders))
                orderAll();
            else
                idle();
        }
        return isAsked();
    }
};

TEST(CardMomentOfTriumph, TroopersNearTarkinAreDisciplined) {
    Discipline scene({37.8, 18.0});
    ASSERT_TRUE(scene.calms());
    scene.pickFirst(Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.second, Token::suppression), 0);
    Discipline declined({37.8, 18.0});
    ASSERT_TRUE(declined.calms());
    declined.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(declined.tokens(declined.second, Token::suppression), 1);
    EXPECT_FALSE(Discipline({37.8, 18.0}, 12.1).calms()) << "beyond range 2";
    EXPECT_FALSE(Discipline({42.0, 18.0}).calms()) << "Tarkin does not contest the token";
    EXPECT_FALSE(Discipline({37.8, 4.0}).calms()) << "the token is in allied territory";
}

}  // namespace
}  // namespace sightline::engine::scene

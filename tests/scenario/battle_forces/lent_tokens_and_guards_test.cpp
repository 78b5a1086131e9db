// Battle forces that change attacks: 212th Attack Battalion and Clan Wren.
#include <array>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/cards/battle_force_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard cloneTroopers() {
    UnitCard card = rebelTroopers();
    card.type = UnitType::cloneTrooper;
    return card;
}

UnitCard walker(Rank rank = Rank::support) {
    UnitCard card = atRt();
    card.rank = rank;
    card.attackSurge = AttackSurge::none;
    return card;
}

/// A vehicle of the 212th attacks an enemy 8 inches away. Another unit of its army stands 4 inches
/// beside it.
struct Of212th : WithForce {
    UnitId vehicle, lender, enemy;
    explicit Of212th(Player player, const UnitCard& card = walker(),
                     const UnitCard& other = walker())
        : WithForce("212th-attack-battalion", player),
          vehicle(army()[1]),
          lender(army()[2]),
          enemy(army(false)[1]) {
        become(vehicle, card);
        become(lender, other);
        stand(vehicle, {30.0, 18.0});
        stand(lender, {36.0, 18.0});
        stand(enemy, {30.0, 26.0});
        hands({}, {});
        scenario.phase = Phase::activation;
        scenario.firstPlayer = player;
    }
    void shoot() {
        start();
        attack(vehicle, enemy);
        dice({blank, blank, blank});
    }
};

TEST(AttackBattalion212, VehiclesLendEachOtherATokenInAnAttack) {
    for (const Player owner : bothPlayers) {
        Of212th scene(owner);
        scene.with(scene.lender).tokens[Token::aim] = 2;
        scene.shoot();
        ASSERT_TRUE(scene.asks(Ask::rerollWithAim));
        EXPECT_EQ(scene.question().player, owner);
        scene.reroll({0});
        EXPECT_EQ(scene.tokens(scene.lender, Token::aim), 1) << "the other vehicle loses it";
        EXPECT_EQ(scene.last(Happening::keywordActed).citation, page(16, "212th Attack Battalion"));
        scene.dice({blank});
        EXPECT_FALSE(scene.asks(Ask::rerollWithAim)) << "1 token in an attack";
        EXPECT_EQ(reminders(scene), 0);
    }
}

TEST(AttackBattalion212, ADefendingVehicleSpendsTheTokenOfAnother) {
    for (const Player owner : bothPlayers) {
        Of212th scene(owner);
        scene.with(scene.lender).tokens[Token::dodge] = 1;
        scene.scenario.firstPlayer = opponent(owner);
        scene.start();
        scene.attack(scene.enemy, scene.vehicle);
        scene.dice(std::vector<Face>(static_cast<std::size_t>(scene.rolling()), hit));
        ASSERT_TRUE(scene.asks(Ask::spendDodge));
        EXPECT_EQ(scene.question().player, owner);
        scene.dodge(1);
        EXPECT_EQ(scene.tokens(scene.lender, Token::dodge), 0);
    }
}

TEST(AttackBattalion212, ClonesLendVehiclesAimAndDodge) {
    for (const Player owner : bothPlayers) {
        Of212th scene(owner, walker(), cloneTroopers());
        scene.with(scene.lender).tokens[Token::aim] = 1;
        scene.shoot();
        EXPECT_TRUE(scene.asks(Ask::rerollWithAim));
        Of212th surging(owner, walker(), cloneTroopers());
        surging.with(surging.lender).tokens[Token::surge] = 1;
        surging.start();
        surging.attack(surging.vehicle, surging.enemy);
        surging.dice({attackSurge, blank, blank});
        EXPECT_FALSE(surging.asks(Ask::spendSurgeAttacking)) << "no surge token of clones";
        Of212th vehicles(owner);
        vehicles.with(vehicles.lender).tokens[Token::surge] = 1;
        vehicles.start();
        vehicles.attack(vehicles.vehicle, vehicles.enemy);
        vehicles.dice({attackSurge, blank, blank});
        EXPECT_TRUE(vehicles.asks(Ask::spendSurgeAttacking)) << "a surge token of a vehicle";
    }
}

TEST(AttackBattalion212, NoOtherUnitsBorrowOrLend) {
    const auto mayAim = [](const UnitCard& spender, const UnitCard& other, bool own = true) {
        Of212th scene(Player::blue, spender, other);
        if (!own) scene.scenario.forces = {};
        scene.with(scene.lender).tokens[Token::aim] = 1;
        scene.start();
        scene.attack(scene.vehicle, scene.enemy);
        scene.dice(std::vector<Face>(static_cast<std::size_t>(scene.rolling()), blank));
        return scene.asks(Ask::rerollWithAim);
    };
    EXPECT_TRUE(mayAim(walker(), walker(Rank::heavy)));
    EXPECT_FALSE(mayAim(walker(Rank::commander), walker())) << "a commander borrows nothing";
    EXPECT_FALSE(mayAim(walker(), walker(Rank::operative))) << "an operative lends nothing";
    EXPECT_FALSE(mayAim(cloneTroopers(), walker())) << "Clone Troopers borrow nothing";
    EXPECT_FALSE(mayAim(walker(), rebelTroopers())) << "other Troopers lend nothing";
    EXPECT_FALSE(mayAim(walker(), walker(), false)) << "without the battle force";
}

TEST(AttackBattalion212, OnlyWithinRange2) {
    for (const double gap : {11.99, 12.05}) {
        Of212th scene(Player::blue);
        scene.stand(scene.lender, {30.0 + largeBase + gap, 18.0});
        scene.with(scene.lender).tokens[Token::aim] = 1;
        scene.shoot();
        EXPECT_EQ(scene.asks(Ask::rerollWithAim), gap < 12.0) << gap;
    }
}

TEST(AttackBattalion212, ThePreviewKnowsTheLentToken) {
    const auto expected = [](Player owner, int tokens) {
        Of212th scene(owner);
        scene.with(scene.lender).tokens[Token::aim] = tokens;
        scene.start();
        return previewAttack(scene.view(), scene.vehicle, scene.enemy).expectedWounds;
    };
    for (const Player owner : bothPlayers) EXPECT_GT(expected(owner, 1), expected(owner, 0) + 0.05);
}

UnitCard mandalorian(std::vector<KeywordText> keywords = {}) {
    UnitCard card = rebelTroopers();
    card.name = "Mandalorian";
    card.type = UnitType::mandalorianTrooper;
    card.affiliation = "Clan Wren";
    card.courage = 2;
    card.keywords = std::move(keywords);
    return card;
}

/// An enemy shoots at a unit from 6 inches. A second unit of Clan Wren stands 2 inches beside it.
struct OfWren : WithForce {
    UnitId target, guard, enemy;
    explicit OfWren(Player player, double away = 6.0)
        : WithForce("clan-wren", player),
          target(army()[1]),
          guard(army()[2]),
          enemy(army(false)[1]) {
        become(target, mandalorian());
        become(guard, mandalorian());
        stand(target, {30.0, 18.0});
        stand(guard, {33.0, 18.0});
        stand(enemy, {30.0, 18.0 + away});
    }
    /// Plays the attack of the enemy up to a question of Guardian or Backup, or to the end of the
    /// phase. All attack dice are hits, all other dice are blanks.
    void shot() {
        start();
        while (!over() && !isGuarding() && !asks(Ask::backUp) && view().phase != Phase::end &&
               view().round == 1) {
            if ((asks(Ask::chooseUnitToActivate) || asks(Ask::chooseUnitOfRank)) && offers(enemy))
                choose(enemy, question().ask);
            else if (asks(Ask::chooseAction) && question().unit == enemy && offers(Action::attack))
                action(Action::attack);
            else if (asks(Ask::declareDefender))
                defend(target);
            else if (asks(Ask::chooseWeapons))
                weapons();
            else if (asks(Ask::rollDice) && isAttack(question().dice.front()))
                dice(std::vector<Face>(question().dice.size(), hit));
            else
                idle();
        }
    }
    bool isGuarding() const {
        return asks(Ask::chooseForEffect) && question().citation == citationOf(Keyword::guardian);
    }
};

TEST(ClanWren, MandalorianTroopersHaveGuardian) {
    for (const Player owner : bothPlayers) {
        OfWren scene(owner);
        scene.start();
        while (!scene.asks(Ask::chooseUnitToActivate)) scene.idle();
        EXPECT_TRUE(scene.has(scene.guard, "Guardian: Clan Wren 1"));
        EXPECT_TRUE(scene.has(scene.target, "Guardian: Clan Wren 1"));
        EXPECT_FALSE(scene.has(scene.army()[0], "Guardian: Clan Wren 1")) << "no Mandalorian";
        EXPECT_FALSE(scene.has(scene.enemy, "Guardian: Clan Wren 1"));
        scene.toRound(2);
        while (!scene.over() && !scene.asks(Ask::chooseUnitToActivate)) scene.idle();
        EXPECT_TRUE(scene.has(scene.guard, "Guardian: Clan Wren 1")) << "once, not twice";
    }
}

TEST(ClanWren, GuardsMayBeGuarded) {
    for (const Player owner : bothPlayers) {
        OfWren scene(owner);
        scene.shot();
        ASSERT_TRUE(scene.isGuarding());
        EXPECT_EQ(scene.question().player, owner);
        EXPECT_EQ(scene.question().unit, scene.guard);
        EXPECT_EQ(scene.question().most, 1);
        EXPECT_EQ(reminders(scene), 0);
    }
}

TEST(ClanWren, OtherForcesAndOtherAffiliationsAreNotGuarded) {
    OfWren without(Player::blue);
    without.scenario.forces = {};
    without.become(without.guard, mandalorian({word(Keyword::guardian, 1)}));
    without.become(without.target, mandalorian({word(Keyword::guardian, 1)}));
    without.shot();
    EXPECT_FALSE(without.isGuarding()) << "a unit with Guardian, without the battle force";
    OfWren strangers(Player::blue);
    UnitCard other = mandalorian();
    other.affiliation = "Clan Saxon";
    strangers.become(strangers.target, other);
    strangers.shot();
    EXPECT_FALSE(strangers.isGuarding()) << "Guardian 1: Clan Wren names another Affiliation";
}

TEST(ClanWren, GuardsMayBenefitFromBackup) {
    for (const bool withForce : {true, false}) {
        for (const Player owner : bothPlayers) {
            OfWren scene(owner, 13.5);
            UnitCard leader = mandalorian({word(Keyword::guardian, 2)});
            leader.rank = Rank::operative;
            scene.become(scene.target, leader);
            UnitCard corps = rebelTroopers();
            scene.become(scene.guard, corps);
            scene.stand(scene.guard, {32.0, 18.0});
            if (!withForce) scene.scenario.forces = {};
            scene.shot();
            EXPECT_EQ(scene.asks(Ask::backUp), withForce);
            if (withForce) {
                EXPECT_EQ(scene.question().player, owner);
            }
        }
    }
}

}  // namespace
}  // namespace sightline::engine::scene

// The sensible player in an attack: weapons, rerolls, tokens and wounds.
#include "engine/legion/advice/players/attack_model.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/players/sensible_answers.h"

namespace sightline::engine::scene {
namespace {

/// Battle droids against troopers in the open. Only the last droid has the heavy weapon.
struct Squad : AttackScene {
    UnitId droids = blue(squadOfDroids(), column({10.0, 14.0}, 4));
    UnitId rebels = red(rebelTroopers(), column({20.0, 14.0}, 4));

    Squad() { with(droids).minis[3].carrier = heavy; }
    void upToWeapons() {
        start();
        activate(droids);
        action(Action::attack);
        defend(rebels);
    }
    void upToRerolls(std::vector<Face> faces) {
        with(droids).tokens[Token::aim] = 1;
        start();
        attackWithOneEach();
        dice(std::move(faces));
    }
    void attackWithOneEach() {
        activate(droids);
        action(Action::attack);
        defend(rebels);
        chosen = answered<PickSeveral>(*this);
        if (game().refusalOf(chosen)) throw std::runtime_error("refused");
        weapons("E-5", 4);
        if (asks(Ask::declareAdditionalDefender)) nobodyElse();
    }

    PickSeveral chosen;

  private:
    inline static const WhichCard heavy{"e-5c", "E-5C"};
    static UnitCard squadOfDroids() {
        UnitCard card = battleDroids();
        card.weapons[1].carrier = heavy;
        return card;
    }
};

TEST(SensiblePlayer, TheBearerOfAHeavyWeaponFiresItAndTheOthersTheirs) {
    Squad scene;
    scene.upToWeapons();
    ASSERT_TRUE(scene.asks(Ask::chooseWeapons));
    ASSERT_EQ(scene.optionCount(), 5U) << "its bearer has two weapons";
    std::vector<WeaponChoice> fired;
    for (int option : answered<PickSeveral>(scene).options)
        fired.push_back(
            std::get<WeaponChoice>(scene.question().options[static_cast<std::size_t>(option)]));
    const std::vector<WeaponChoice> expected{{scene.mini(scene.droids, 0), 0},
                                             {scene.mini(scene.droids, 1), 0},
                                             {scene.mini(scene.droids, 2), 0},
                                             {scene.mini(scene.droids, 3), 1}};
    EXPECT_EQ(fired, expected);
}

TEST(SensiblePlayer, RerollsBlanksAndSurgesThatDoNotCount) {
    Squad scene;
    scene.upToRerolls({hit, blank, attackSurge, crit});
    ASSERT_TRUE(scene.asks(Ask::rerollWithAim));
    EXPECT_EQ(answered<PickSeveral>(scene).options, (std::vector<int>{1, 2}));
}

TEST(SensiblePlayer, KeepsASurgeThatATokenConverts) {
    Squad scene;
    scene.with(scene.droids).tokens[Token::surge] = 1;
    scene.upToRerolls({hit, blank, attackSurge, crit});
    EXPECT_EQ(answered<PickSeveral>(scene).options, std::vector<int>{1});
}

TEST(SensiblePlayer, KeepsItsAimTokenWhereEveryDieCounts) {
    Squad scene;
    scene.upToRerolls({hit, hit, hit, crit});
    ASSERT_TRUE(scene.asks(Ask::rerollWithAim));
    EXPECT_TRUE(answered<PickSeveral>(scene).options.empty());
}

/// Four stormtroopers attack a unit that has tokens.
struct Defended : AttackScene {
    UnitId storm = blue(stormtroopers(), column({10.0, 14.0}, 4));
    UnitId target;

    explicit Defended(const UnitCard& card) : target(red(card, {{20.0, 14.0}})) {}
    void roll(std::vector<Face> faces) {
        start();
        attack(storm, target);
        dice(std::move(faces));
    }
};

TEST(SensiblePlayer, SpendsADodgeTokenForEveryHitAndNoMore) {
    for (const int hits : {0, 1, 2, 3}) {
        Defended scene(lukeSkywalker());
        scene.with(scene.target).tokens[Token::dodge] = 2;
        std::vector<Face> faces(4, crit);
        for (int i = 0; i < hits; ++i) faces[static_cast<std::size_t>(i)] = hit;
        scene.roll(faces);
        ASSERT_TRUE(scene.asks(Ask::spendDodge));
        EXPECT_EQ(answered<Count>(scene).count, std::min(hits, 2)) << hits;
    }
}

TEST(SensiblePlayer, SpendsNoDodgeTokenOnHitsThatArmorCancels) {
    for (const auto& [armor, spent] : {std::pair{5, 0}, std::pair{1, 1}}) {
        Defended scene(bearing(lukeSkywalker(), Keyword::armor, armor));
        scene.with(scene.target).tokens[Token::dodge] = 1;
        scene.roll({hit, hit, blank, blank});
        ASSERT_TRUE(scene.asks(Ask::spendDodge));
        EXPECT_EQ(answered<Count>(scene).count, spent) << armor;
    }
}

TEST(SensiblePlayer, SpendsSurgeTokensWhereABlockIsStillNeeded) {
    for (const auto& [third, spent] : {std::pair{block, 0}, std::pair{blank, 1}}) {
        Defended scene(lukeSkywalker());
        scene.with(scene.target).tokens[Token::surge] = 1;
        scene.roll({crit, crit, crit, blank});
        scene.dice({block, block, third == block ? block : defenseSurge});
        if (third == block) continue;  // without a surge, the game asks no question
        ASSERT_TRUE(scene.asks(Ask::spendSurgeDefending));
        EXPECT_EQ(answered<Count>(scene).count, spent);
    }
}

TEST(SensiblePlayer, TheBearerOfAHeavyWeaponFallsLast) {
    AttackScene scene;
    const UnitId storm = scene.blue(stormtroopers(), column({10.0, 14.0}, 4));
    UnitCard squad = rebelTroopers();
    const UnitId rebels = scene.red(squad, column({20.0, 14.0}, 3));
    scene.with(rebels).minis[1].carrier = {"z-6", "Z-6 Trooper"};
    scene.start();
    scene.attack(storm, rebels);
    scene.dice({crit, blank, blank, blank});
    scene.dice({blank});
    ASSERT_TRUE(scene.asks(Ask::assignWound));
    const int option = answered<Pick>(scene).option;
    EXPECT_EQ(std::get<MiniId>(scene.question().options[static_cast<std::size_t>(option)]),
              scene.mini(rebels, 2));
}

TEST(SensiblePlayer, AttacksTheUnitThatItHurtsMost) {
    AttackScene scene;
    const UnitId storm = scene.blue(stormtroopers(), column({10.0, 14.0}, 4));
    scene.red(bearing(lukeSkywalker(), Keyword::armor, 5), {{20.0, 20.0}});
    const UnitId rebels = scene.red(rebelTroopers(), column({20.0, 10.0}, 4));
    scene.start();
    scene.activate(storm);
    scene.action(Action::attack);
    ASSERT_TRUE(scene.asks(Ask::declareDefender));
    EXPECT_EQ(answered<Pick>(scene).option, scene.indexOf(rebels));
}

/// Only Long Shot reaches the enemy, and only an allied unit has an aim token, which it shares.
struct SharedLongShot : AttackScene {
    UnitId shooters, enemy;
    explicit SharedLongShot(int aimTokens) {
        UnitCard card = snowtroopers();
        card.weapons.resize(1);
        card.weapons.front().maximumRange = 1;
        card.weapons.front().keywords = {word(Keyword::longShot)};
        shooters = blue(card, column({10.0, 14.0}, 4));
        const UnitId sharer =
            blue(bearing(lukeSkywalker(), Keyword::exemplar), {{10.0, 14.0 - smallBase - 3.0}});
        with(sharer).tokens[Token::aim] = aimTokens;
        enemy = red(rebelTroopers(), column({20.0, 14.0}, 4));
        start();
        activate(shooters);
    }
};

TEST(SensiblePlayer, FindsTheAttackThatNeedsTheAimTokenOfAnotherUnit) {
    const SharedLongShot scene(1);
    ASSERT_TRUE(scene.offers(Action::attack));
    EXPECT_EQ(bestAttack(scene.view(), scene.shooters).defender, scene.enemy);
    EXPECT_EQ(bestShot(scene.view(), scene.shooters).defender, scene.enemy);
    EXPECT_EQ(picked(scene), Option{Action::attack});
}

TEST(SensiblePlayer, FindsNoAttackWhereNobodyHasTheAimToken) {
    const SharedLongShot scene(0);
    ASSERT_FALSE(scene.offers(Action::attack));
    EXPECT_TRUE(bestAttack(scene.view(), scene.shooters).defender.none());
    EXPECT_TRUE(bestShot(scene.view(), scene.shooters).defender.none());
}

}  // namespace
}  // namespace sightline::engine::scene

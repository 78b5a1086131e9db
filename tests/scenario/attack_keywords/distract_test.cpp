// Distract. Core Rulebook, Keyword Glossary p. 48.
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

constexpr double apart(double gap) { return gap + smallBase; }
using Units = std::vector<UnitId>;

UnitCard withDistract(UnitCard card) {
    card.keywords.push_back(word(Keyword::distract));
    card.keywords.back().action = KeywordText::Action::free;
    return card;
}

/// A red unit with Distract, `gap` inches from a blue trooper with a rifle of range 3. Another red
/// unit stands 10 inches from the trooper.
struct Distraction : AttackScene {
    UnitId hunter, c3po, other;
    explicit Distraction(double gap = 8.0, const UnitCard& hunting = stormtroopers()) {
        hunter = blue(hunting, {{20.0, 18.0}});
        c3po = red(withDistract(lukeSkywalker()), {{20.0, 18.0 - apart(gap)}});
        other = red(rebelTroopers(), {{20.0 + apart(10.0), 18.0}});
        scenario.firstPlayer = Player::red;
    }
    /// The unit with Distract activates. Its Card action is the only one that the game can offer.
    void ready() {
        start();
        activate(c3po);
    }
    bool offersIt() const {
        for (const Option& one : question().options)
            if (std::holds_alternative<CardAction>(one)) return true;
        return false;
    }
    void distract() {
        cardAction(0);
        if (asks(Ask::chooseForEffect)) choose(hunter, Ask::chooseForEffect);
    }
    void declare() {
        action(Action::finish);
        activate(hunter);
        action(Action::attack);
    }
    Units targets() const {
        Units legal;
        for (const Option& one : question().options) {
            if (const auto* unit = std::get_if<UnitId>(&one)) legal.push_back(*unit);
        }
        return legal;
    }
    std::string whyNot(UnitId defender) const {
        return previewAttack(view(), hunter, defender).reason;
    }
};

TEST(P48Distract, TheChosenUnitMustAttackTheDistractor) {
    Distraction scene;
    scene.ready();
    ASSERT_TRUE(scene.offersIt());
    scene.distract();
    EXPECT_EQ(scene.last(Happening::effectBegan).citation, citationOf(Keyword::distract));
    EXPECT_EQ(scene.last(Happening::effectBegan).unit, scene.hunter);
    EXPECT_EQ(scene.whyNot(scene.other), "Distract forbids this attack");
    EXPECT_EQ(scene.whyNot(scene.c3po), "");
    scene.declare();
    EXPECT_EQ(scene.targets(), Units{scene.c3po});
    EXPECT_NE(scene.refusal(Pick{1}), "");
}

TEST(P48Distract, WithoutTheActionTheAttackerChooses) {
    Distraction scene;
    scene.ready();
    EXPECT_EQ(scene.whyNot(scene.other), "");
    scene.declare();
    EXPECT_EQ(scene.targets(), (Units{scene.c3po, scene.other}));
}

TEST(P48Distract, IsAFreeActionMadeOnce) {
    Distraction scene;
    scene.red(rebelTroopers(), {{60.0, 30.0}});
    scene.blue(stormtroopers(), {{24.0, 18.0}});
    scene.ready();
    scene.distract();
    EXPECT_FALSE(scene.offersIt()) << "a Card action is made once in an activation";
    scene.action(Action::aim);
    scene.action(Action::dodge);
    EXPECT_FALSE(scene.asks(Ask::chooseAction) && scene.offers(Action::aim));
}

TEST(P48Distract, ReachesARangeOf2) {
    for (const double gap : {11.999, 12.001}) {
        Distraction scene(gap);
        scene.ready();
        EXPECT_EQ(scene.offersIt(), gap < 12.0) << gap;
    }
}

TEST(P48Distract, NeedsLineOfSight) {
    Distraction scene;
    scene.terrain(box("wall", {20.0, 14.0}, {12.0, 0.5, 6.0}, building()));
    scene.ready();
    EXPECT_FALSE(scene.offersIt());
}

TEST(P48Distract, ChoosesTrooperUnitsOnly) {
    Distraction scene(8.0, atRt());
    scene.ready();
    EXPECT_FALSE(scene.offersIt());
}

TEST(P48Distract, ThePlayerChoosesAmongSeveralUnits) {
    Distraction scene;
    const UnitId second = scene.blue(stormtroopers(), {{24.0, 18.0}});
    scene.ready();
    scene.cardAction(0);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.targets(), (Units{scene.hunter, second}));
    EXPECT_FALSE(scene.offers(Done{}));
    scene.choose(second, Ask::chooseForEffect);
    EXPECT_EQ(scene.whyNot(scene.other), "") << "the first unit is not distracted";
}

// "If able": a unit that is engaged can attack only the units that it is engaged with.
TEST(P48Distract, AnEngagedUnitAttacksItsOpponent) {
    UnitCard brawler = stormtroopers();
    brawler.weapons.push_back(melee("Bludgeon", Die::whiteAttack));
    Distraction scene(8.0, brawler);
    scene.with(scene.other).minis.front().position = {20.0 + smallBase, 18.0, 0.0};
    scene.ready();
    scene.distract();
    EXPECT_EQ(scene.whyNot(scene.other), "");
    scene.declare();
    EXPECT_EQ(scene.targets(), Units{scene.other});
}

TEST(P48Distract, OutOfRangeOfItsWeaponsTheUnitAttacksAnother) {
    for (const int range : {1, 2}) {
        UnitCard shortSighted = stormtroopers();
        shortSighted.weapons = {ranged("Pistol", 1, range, Die::redAttack)};
        Distraction scene(8.0, shortSighted);
        scene.with(scene.other).minis.front().position = {20.0 + apart(5.0), 18.0, 0.0};
        scene.ready();
        scene.distract();
        scene.declare();
        EXPECT_EQ(scene.targets(), Units{range == 1 ? scene.other : scene.c3po}) << range;
    }
}

TEST(P48Distract, LastsUntilTheEndOfTheRound) {
    Distraction scene;
    scene.scenario.lastRound = 2;
    scene.ready();
    scene.distract();
    scene.action(Action::finish);
    while (scene.view().round == 1) scene.idle();
    EXPECT_EQ(scene.whyNot(scene.other), "");
}

TEST(P48Distract, TheDistractorLosesInconspicuousForTheRound) {
    Distraction scene;
    scene.scenario.lastRound = 2;
    scene.with(scene.c3po).card.keywords.push_back(word(Keyword::inconspicuous));
    scene.with(scene.c3po).tokens[Token::suppression] = 2;
    scene.start();
    scene.activate(scene.c3po);
    while (!scene.asks(Ask::chooseAction)) scene.idle();
    EXPECT_EQ(scene.whyNot(scene.c3po), "Inconspicuous forbids this attack");
    scene.distract();
    EXPECT_FALSE(scene.unit(scene.c3po).card->has(Keyword::inconspicuous));
    EXPECT_EQ(scene.whyNot(scene.c3po), "");
    EXPECT_EQ(scene.whyNot(scene.other), "Distract forbids this attack");
    scene.action(Action::finish);
    while (scene.view().round == 1) scene.idle();
    EXPECT_TRUE(scene.unit(scene.c3po).card->has(Keyword::inconspicuous));
}

// An Inconspicuous unit is still the last choice of a unit that cannot attack its distractor.
TEST(P48Distract, AnInconspicuousUnitWaitsForOthers) {
    UnitCard shortSighted = stormtroopers();
    shortSighted.weapons = {ranged("Pistol", 1, 1, Die::redAttack)};
    Distraction scene(8.0, shortSighted);
    scene.with(scene.other).minis.front().position = {20.0 + apart(5.0), 18.0, 0.0};
    const UnitId hidden =
        scene.red(bearing(rebelTroopers(), Keyword::inconspicuous), {{20.0 - apart(5.0), 18.0}});
    scene.with(hidden).tokens[Token::suppression] = 1;
    scene.ready();
    scene.distract();
    scene.declare();
    EXPECT_EQ(scene.targets(), Units{scene.other});
}

TEST(P48Distract, OfTwoDistractorsEitherMayBeAttacked) {
    Distraction scene;
    const UnitId second = scene.red(withDistract(darthVader()), {{20.0, 18.0 + apart(8.0)}});
    const UnitId far = scene.blue(rebelTroopers(), {{60.0, 30.0}});
    scene.ready();
    scene.distract();
    scene.action(Action::finish);
    scene.rest(far);
    scene.activate(second);
    scene.cardAction(0);
    if (scene.asks(Ask::chooseForEffect)) scene.choose(scene.hunter, Ask::chooseForEffect);
    scene.declare();
    EXPECT_EQ(scene.targets(), (Units{scene.c3po, second}));
}

/// Two blue troopers. The second one also has a launcher.
UnitCard withLauncher(int launcherRange) {
    UnitCard card = stormtroopers();
    card.weapons.push_back(ranged("Launcher", launcherRange, 3, Die::redAttack));
    card.miniatures = 2;
    return card;
}

struct SquadDistracted : Distraction {
    explicit SquadDistracted(int launcherRange = 1, geometry::Vec3 second = {19.0, 19.0, 0.0})
        : Distraction(8.0, withLauncher(launcherRange)) {
        with(hunter).minis.push_back({second, {0.0}});
    }
    void toWeapons() {
        ready();
        distract();
        declare();
        defend(c3po);
    }
};

TEST(P48Distract, EachMiniatureAddsAWeapon) {
    SquadDistracted scene;
    scene.toWeapons();
    ASSERT_TRUE(scene.asks(Ask::chooseWeapons));
    EXPECT_EQ(scene.optionCount(), 4U);
    EXPECT_EQ(scene.refusal(PickSeveral{{0}}),
              "Distract: each miniature adds a weapon that it may add (p. 48, Keyword Glossary: "
              "Distract)");
    scene.weapons("E-11");
    EXPECT_FALSE(scene.asks(Ask::declareAdditionalDefender)) << "no weapon is left for others";
}

TEST(P48Distract, WithoutItAMiniatureMayKeepItsWeapon) {
    SquadDistracted scene;
    scene.ready();
    scene.declare();
    scene.defend(scene.c3po);
    scene.weapons("E-11", 1);
    EXPECT_TRUE(scene.asks(Ask::declareAdditionalDefender));
}

// The second miniature does not see the distractor. So its weapons may attack another unit.
TEST(P48Distract, AMiniatureThatIsNotEligibleMayAttackAnotherUnit) {
    SquadDistracted scene(1, {24.0, 18.0, 0.0});
    scene.terrain(box("wall", {22.4, 13.0}, {3.2, 0.5, 6.0}, building()));
    scene.toWeapons();
    scene.weapons("E-11");
    ASSERT_TRUE(scene.asks(Ask::declareAdditionalDefender));
    EXPECT_EQ(scene.targets(), Units{scene.other});
}

// With two weapons for each miniature, a later pool has only weapons that could not join the first
// pool: the launcher has no range to the distractor.
TEST(P48Distract, LaterPoolsHaveOnlyWeaponsThatWereNotEligible) {
    for (const int minimum : {1, 3}) {
        UnitCard card = stormtroopers();
        card.weapons.push_back(ranged("Launcher", minimum, 4, Die::redAttack));
        card.keywords.push_back(word(Keyword::arsenal, 2));
        Distraction scene(8.0, card);
        scene.with(scene.other).minis.front().position = {20.0 + apart(14.0), 18.0, 0.0};
        scene.ready();
        scene.distract();
        scene.declare();
        scene.defend(scene.c3po);
        scene.weapons("E-11");
        EXPECT_EQ(scene.asks(Ask::declareAdditionalDefender), minimum == 3) << minimum;
    }
}

// A grenade that one miniature adds does not force another miniature that has only the grenade.
TEST(P48Distract, AMiniatureWithoutAWeaponLeftAddsNone) {
    UnitCard card = stormtroopers();
    card.weapons = {ranged("Grenade", 1, 3, Die::redAttack)};
    card.weapons.front().oncePerAttack = true;
    card.miniatures = 2;
    Distraction scene(8.0, card);
    scene.with(scene.hunter).minis.push_back({{19.0, 19.0, 0.0}, {0.0}});
    scene.ready();
    scene.distract();
    scene.declare();
    scene.defend(scene.c3po);
    ASSERT_TRUE(scene.asks(Ask::chooseWeapons));
    EXPECT_EQ(scene.refusal(PickSeveral{{0}}), "");
    EXPECT_NE(scene.refusal(PickSeveral{{0, 1}}), "");
}

}  // namespace
}  // namespace sightline::engine::scene

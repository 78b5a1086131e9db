// Keywords that change the number or the colours of a weapon's attack dice. Core Rulebook, Keyword
// Glossary: Anti-Materiel, Anti-Personnel, Assault and Cumbersome p. 57, Spray and Sniper Team p.
// 59; p. 33 (Upgrading and Downgrading Dice).
#include <algorithm>
#include <string>
#include <utility>

#include "scenario/attack_keywords/duel_scene.h"

namespace sightline::engine::scene {
namespace {

/// The number of dice of each colour, such as "1 red, 2 black".
std::string coloursOf(const std::vector<Die>& dice) {
    const auto count = [&](Die die) { return std::count(dice.begin(), dice.end(), die); };
    std::string words;
    const std::pair<Die, const char*> names[] = {
        {Die::redAttack, " red"}, {Die::blackAttack, " black"}, {Die::whiteAttack, " white"}};
    for (const auto& [die, name] : names) {
        if (count(die) == 0) continue;
        words += (words.empty() ? "" : ", ") + std::to_string(count(die)) + name;
    }
    return words;
}

/// A gunner whose gun has dice of all colours.
struct Gunner : DuelScene {
    explicit Gunner(Keyword keyword, std::optional<int> x = std::nullopt, double gap = 6.0)
        : DuelScene(gap) {
        gun().maximumRange = 4;
        gun().dice = {};
        gun().dice[Die::redAttack] = 1;
        gun().dice[Die::blackAttack] = 2;
        gun().dice[Die::whiteAttack] = 1;
        gun().keywords.push_back(word(keyword, x));
    }
    std::string colours() const { return coloursOf(question().dice); }
    /// Makes the Move, then attacks. Stops when the game asks for the attack dice.
    void attackAfter(const geometry::Move& step) {
        activate(shooter);
        action(Action::move);
        move(step);
        shoot();
    }
    void shoot() {
        action(Action::attack);
        defend(target);
        weapons("DL-44");
        if (asks(Ask::declareAdditionalDefender)) nobodyElse();
    }
};

TEST(P57Cumbersome, DowngradesItsDiceAfterAMove) {
    for (const bool moves : {true, false}) {
        Gunner scene(Keyword::cumbersome);
        scene.start();
        if (moves) {
            scene.attackAfter(straight(1, 90.0, 1.0));
        } else {
            scene.attack(scene.shooter, scene.target);
        }
        EXPECT_EQ(scene.colours(), moves ? "1 black, 3 white" : "1 red, 2 black, 1 white");
        ASSERT_EQ(scene.told(Keyword::cumbersome), moves);
        if (moves) {
            EXPECT_EQ(english(scene.last(Happening::keywordActed).message),
                      "Cumbersome: attack dice downgraded: 3");
        }
    }
}

TEST(P57Cumbersome, APivotIsAMove) {
    Gunner scene(Keyword::cumbersome);
    const UnitId walker = scene.blue(atRt(), {{10.0, 6.0}});
    scene.with(walker).card.weapons[0].keywords = {word(Keyword::cumbersome)};
    scene.start();
    scene.activate(walker);
    scene.action(Action::pivot);
    geometry::Move turn;
    turn.kind = geometry::MoveKind::pivot;
    turn.rotateFirst = geometry::Degrees{20.0};
    scene.move(turn);
    scene.action(Action::attack);
    scene.defend(scene.target);
    scene.weapons();
    EXPECT_EQ(scene.colours(), "3 black");
}

TEST(P57Cumbersome, OtherWeaponsKeepTheirDice) {
    Gunner scene(Keyword::cumbersome);
    scene.shooting().keywords.push_back(word(Keyword::arsenal, 2));
    scene.shooting().weapons.push_back(ranged("Rifle", 1, 4, Die::redAttack, 2));
    scene.start();
    scene.activate(scene.shooter);
    scene.action(Action::move);
    scene.move(straight(1, 90.0, 1.0));
    scene.action(Action::attack);
    scene.defend(scene.target);
    scene.weapons();
    EXPECT_EQ(scene.colours(), "2 red, 1 black, 3 white");
}

TEST(P57Cumbersome, AMoveOfAnEarlierActivationDoesNotCount) {
    Gunner scene(Keyword::cumbersome);
    scene.token(scene.shooter, Token::standby) = 1;
    const UnitId runner = scene.red(stormtroopers(), {{16.0, 18.0}});
    scene.start();
    scene.rest(scene.question().player == Player::blue ? UnitId{2} : runner);
    if (scene.asks(Ask::spendStandby)) scene.noStandby();
    EXPECT_EQ(scene.preview().dice[Die::redAttack], 1);
}

TEST(P57Cumbersome, IsInThePreviewAfterTheMove) {
    Gunner scene(Keyword::cumbersome);
    scene.start();
    EXPECT_EQ(scene.preview().dice[Die::redAttack], 1);
    scene.activate(scene.shooter);
    scene.action(Action::move);
    scene.move(straight(1, 90.0, 1.0));
    const AttackPreview preview = scene.preview();
    EXPECT_EQ(preview.dice[Die::redAttack], 0);
    EXPECT_EQ(preview.dice[Die::blackAttack], 1);
    EXPECT_EQ(preview.dice[Die::whiteAttack], 3);
    EXPECT_TRUE(preview.leftOut.empty());
}

TEST(P57AntiMateriel, UpgradesAgainstVehiclesOnly) {
    for (const bool vehicle : {true, false}) {
        Gunner scene(Keyword::antiMateriel, 3);
        if (vehicle) scene.shotAt() = speederBikes();
        scene.start();
        scene.attack(scene.shooter, scene.target);
        EXPECT_EQ(scene.asks(Ask::chooseForEffect), false) << "3 of 3 dice";
        EXPECT_EQ(scene.colours(), vehicle ? "3 red, 1 black" : "1 red, 2 black, 1 white");
        EXPECT_EQ(scene.told(Keyword::antiMateriel), vehicle);
    }
}

TEST(P57AntiPersonnel, UpgradesAgainstTroopersOnly) {
    for (const bool vehicle : {true, false}) {
        Gunner scene(Keyword::antiPersonnel, 5);
        if (vehicle) scene.shotAt() = speederBikes();
        scene.start();
        scene.attack(scene.shooter, scene.target);
        EXPECT_EQ(scene.colours(), vehicle ? "1 red, 2 black, 1 white" : "3 red, 1 black");
        EXPECT_EQ(scene.told(Keyword::antiPersonnel), !vehicle);
    }
}

TEST(P57AntiPersonnel, ThePlayerChoosesTheColours) {
    for (const int white : {0, 1}) {
        Gunner scene(Keyword::antiPersonnel, 2);
        scene.start();
        scene.attack(scene.shooter, scene.target);
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        EXPECT_EQ(scene.question().citation, citationOf(Keyword::antiPersonnel));
        EXPECT_EQ(scene.question().least, 0);
        EXPECT_EQ(scene.question().most, 1);
        scene.chooseCount(white);
        EXPECT_EQ(scene.colours(), white == 1 ? "2 red, 2 black" : "3 red, 1 white");
    }
}

TEST(P57AntiPersonnel, SomeWhiteDiceMayBeUnavoidable) {
    Gunner scene(Keyword::antiPersonnel, 3);
    scene.gun().dice[Die::whiteAttack] = 2;
    scene.start();
    scene.attack(scene.shooter, scene.target);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().least, 1) << "only 2 of the 3 dice can be black";
    EXPECT_EQ(scene.question().most, 2);
    EXPECT_NE(scene.refusal(Count{0}), "");
    scene.chooseCount(2);
    EXPECT_EQ(scene.colours(), "2 red, 3 black");
}

TEST(P57Assault, UpgradesWithinRange1) {
    for (const double gap : {5.9, 6.1}) {
        Gunner scene(Keyword::assault, 1, gap);
        scene.start();
        scene.attack(scene.shooter, scene.target);
        ASSERT_EQ(scene.asks(Ask::chooseForEffect), gap < 6.0);
        if (gap < 6.0) scene.chooseCount(1);
        EXPECT_EQ(scene.colours(), gap < 6.0 ? "1 red, 3 black" : "1 red, 2 black, 1 white");
    }
}

TEST(P57Assault, ThePreviewUpgradesWhiteDiceFirst) {
    Gunner scene(Keyword::assault, 1, 5.0);
    scene.start();
    EXPECT_EQ(scene.preview().dice[Die::blackAttack], 3);
    EXPECT_TRUE(scene.preview().leftOut.empty());
}

TEST(P59Spray, CountsTheMiniaturesThatItsUserSees) {
    for (const int seen : {1, 2, 3}) {
        DuelScene scene;
        scene.gun().dice = {};
        scene.gun().dice[Die::blackAttack] = 2;
        scene.gun().keywords = {word(Keyword::spray)};
        auto& minis = scene.with(scene.target).minis;
        const geometry::Vec3 first = minis[0].position;
        for (int i = 1; i < 3; ++i) {
            minis.push_back(minis[0]);
            minis.back().position.y = first.y + 1.5 * i;
        }
        scene.shotAt().miniatures = 3;
        // The wall leaves `seen` miniatures of the target visible and hides the others.
        const double from = seen == 1 ? 14.3 : 15.6;
        if (seen < 3)
            scene.terrain(box("wall", {first.x - 1.0, from + 3.0}, {0.3, 6.0, 6.0}, building()));
        scene.start();
        EXPECT_EQ(scene.preview().dice[Die::blackAttack], 2 * seen);
        scene.attack(scene.shooter, scene.target);
        EXPECT_EQ(scene.rolling(), 2 * seen);
        EXPECT_EQ(scene.told(Keyword::spray), seen > 1);
    }
}

TEST(P59Spray, SeveralUsersCountForThemselvesAndUpgradesComeAfterwards) {
    DuelScene scene;
    scene.shooting().weapons = {ranged("Flamer", 1, 2, Die::whiteAttack, 1)};
    scene.shooting().weapons[0].keywords = {word(Keyword::spray), word(Keyword::antiPersonnel, 9)};
    scene.with(scene.shooter).minis.push_back({{10.0, 12.5, 0.0}, {0.0}});
    scene.shooting().miniatures = 2;
    auto& minis = scene.with(scene.target).minis;
    minis.push_back(minis[0]);
    minis.back().position.y += 1.5;
    scene.shotAt().miniatures = 2;
    scene.start();
    scene.attack(scene.shooter, scene.target);
    EXPECT_EQ(coloursOf(scene.question().dice), "4 black") << "2 users, each sees 2 miniatures";
}

/// Two snipers. If `hidden` is true, a wall hides the target from the second sniper.
struct Nest : DuelScene {
    explicit Nest(bool hidden = false) : DuelScene(12.0) {
        shooting().weapons = {ranged("Sniper Rifle", 1, 5, Die::whiteAttack, 2)};
        gunOf().dice[Die::blackAttack] = 1;
        gunOf().keywords = {word(Keyword::sniperTeam)};
        with(shooter).minis.push_back({{10.0, 11.5, 0.0}, {0.0}});
        shooting().miniatures = 2;
        if (hidden) terrain(box("wall", {12.0, 10.4}, {0.3, 5.0, 6.0}, building()));
    }
    Weapon& gunOf() { return shooting().weapons[0]; }
    std::string colours() const { return coloursOf(question().dice); }
};

TEST(P59SniperTeam, UpgradesTheWholePool) {
    Nest scene;
    scene.start();
    scene.activate(scene.shooter);
    EXPECT_EQ(scene.preview().dice[Die::redAttack], 2);
    scene.action(Action::attack);
    scene.defend(scene.target);
    scene.weapons();
    EXPECT_EQ(scene.colours(), "2 red, 4 black");
    EXPECT_TRUE(scene.told(Keyword::sniperTeam));
}

TEST(P59SniperTeam, NotIfAMiniatureDoesNotSeeTheDefender) {
    Nest scene(true);
    scene.start();
    scene.attack(scene.shooter, scene.target);
    EXPECT_EQ(scene.colours(), "1 black, 2 white");
    scene.roll({crit});
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect)) << "no dice were upgraded";
}

TEST(P59SniperTeam, NotAfterAMoveNorWithAnotherWeaponInThePool) {
    Nest moving;
    moving.shooting().miniatures = 1;
    moving.with(moving.shooter).minis.pop_back();
    moving.start();
    moving.activate(moving.shooter);
    moving.action(Action::move);
    moving.move(straight(1, 90.0, 1.0));
    moving.action(Action::attack);
    moving.defend(moving.target);
    moving.weapons();
    EXPECT_EQ(moving.colours(), "1 black, 2 white");

    Nest mixed;
    mixed.shooting().keywords = {word(Keyword::arsenal, 2)};
    mixed.shooting().weapons.push_back(ranged("Pistol", 1, 5, Die::whiteAttack, 1));
    mixed.start();
    mixed.attack(mixed.shooter, mixed.target);
    EXPECT_EQ(mixed.colours(), "2 black, 6 white");
}

TEST(P59SniperTeam, NotOutsideItsActivation) {
    Nest scene;
    scene.start();
    EXPECT_EQ(scene.preview().dice[Die::redAttack], 0);
}

TEST(P59SniperTeam, ACanceledCritIsOneWoundAndTheRollSuppresses) {
    for (const Face face : {crit, hit}) {
        Nest scene;
        scene.shotAt().courage = 4;
        scene.shotAt().keywords.push_back(word(Keyword::deflect));
        scene.start();
        scene.attack(scene.shooter, scene.target);
        scene.roll({face, face, face});
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        EXPECT_EQ(scene.optionCount(), 2U);
        scene.chance(Pick{0}, Ask::chooseForEffect);
        EXPECT_EQ(scene.woundsOf(scene.target), face == crit ? 1 : 0);
        EXPECT_EQ(scene.unit(scene.target).tokens[Token::suppression], 1);
        EXPECT_FALSE(scene.recorded(Happening::resultsCompared)) << "the other steps are skipped";
        EXPECT_TRUE(scene.recorded(Happening::attackEnded));
    }
}

TEST(P59SniperTeam, MayBeDeclinedAndIsNotAskedWithoutAResult) {
    Nest scene;
    scene.start();
    scene.attack(scene.shooter, scene.target);
    scene.roll({crit, crit});
    scene.choose(Done{}, Ask::chooseForEffect);
    ASSERT_EQ(scene.rolling(), 2) << "defense dice";
    scene.dice({blank, blank});
    EXPECT_EQ(scene.woundsOf(scene.target), 2);

    Nest harmless;
    harmless.start();
    harmless.attack(harmless.shooter, harmless.target);
    harmless.roll({hit, hit});
    EXPECT_FALSE(harmless.asks(Ask::chooseForEffect)) << "no crit, and no defender deflects";

    Nest missed;
    missed.start();
    missed.attack(missed.shooter, missed.target);
    missed.roll({});
    EXPECT_FALSE(missed.asks(Ask::chooseForEffect));
}

TEST(P59SniperTeam, AnAimTokenOfMarksmanComesFirst) {
    Nest scene;
    scene.shooting().keywords = {word(Keyword::marksman)};
    scene.token(scene.shooter, Token::aim) = 1;
    scene.start();
    scene.attack(scene.shooter, scene.target);
    scene.roll({hit});
    scene.keep();
    ASSERT_EQ(scene.question().citation, citationOf(Keyword::marksman));
    scene.chance(Pick{1}, Ask::chooseForEffect);
    ASSERT_EQ(scene.question().citation, citationOf(Keyword::sniperTeam));
    scene.chance(Pick{0}, Ask::chooseForEffect);
    EXPECT_EQ(scene.woundsOf(scene.target), 1) << "the hit had become a crit";
}

}  // namespace
}  // namespace sightline::engine::scene

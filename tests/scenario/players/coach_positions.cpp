#include "scenario/players/coach_positions.h"

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {
namespace {

using Scene = std::unique_ptr<AttackScene>;

Answer picked(const AttackScene& scene, const Option& option) {
    EXPECT_TRUE(scene.offers(option));
    return Pick{scene.indexOf(option)};
}

CoachPosition withOption(Scene scene, const Option& worse) {
    const Answer answer = picked(*scene, worse);
    return {std::move(scene), answer};
}

CoachPosition withMove(Scene scene, const geometry::Move& move) {
    const Answer answer = MoveAnswer{move};
    EXPECT_EQ(scene->game().refusalOf(answer), std::nullopt);
    return {std::move(scene), answer};
}

/// Starts the game and activates the unit. Rolls show blanks.
void begin(AttackScene& scene, UnitId unit) {
    scene.start();
    scene.activate(unit);
    while (scene.asks(Ask::rollDice))
        scene.dice(std::vector<Face>(scene.question().dice.size(), blank));
}

/// Stormtroopers between two units of rebels at the same distance.
struct BetweenTwo : AttackScene {
    UnitId storm = blue(stormtroopers(), column({30.0, 14.0}, 4));
    UnitId left = red(rebelTroopers(), column({18.0, 14.0}, 4));
    UnitId right = red(rebelTroopers(), column({42.0, 14.0}, 4));
};

CoachPosition defender(std::unique_ptr<BetweenTwo> scene, UnitId worse) {
    begin(*scene, scene->storm);
    scene->action(Action::attack);
    return withOption(std::move(scene), worse);
}

CoachPosition targetBehindCover() {
    auto scene = std::make_unique<BetweenTwo>();
    scene->terrain(box("wall", {19.5, 16.0}, {0.5, 8.0, 1.0}, barricade()));
    const UnitId covered = scene->left;
    return defender(std::move(scene), covered);
}

CoachPosition targetWithArmor() {
    auto scene = std::make_unique<BetweenTwo>();
    scene->with(scene->right).card = bearing(atRt(), Keyword::armor);
    scene->with(scene->right).minis.resize(1);
    const UnitId armored = scene->right;
    return defender(std::move(scene), armored);
}

CoachPosition targetWithOneWoundLeft() {
    auto scene = std::make_unique<BetweenTwo>();
    UnitCard luke = lukeSkywalker();
    luke.defenseDie = Die::whiteDefense;
    scene->with(scene->right).card = luke;
    scene->with(scene->right).minis.resize(1);
    scene->with(scene->right).wounds = {luke.wounds - 1};
    const UnitId healthy = scene->left;
    return defender(std::move(scene), healthy);
}

CoachPosition targetThatHasActivated() {
    auto scene = std::make_unique<BetweenTwo>();
    scene->with(scene->right).activated = true;
    const UnitId activated = scene->right;
    return defender(std::move(scene), activated);
}

/// Stormtroopers in range of rebels that have activated, with one action left.
struct OneActionLeft : AttackScene {
    UnitId storm, rebels;
    explicit OneActionLeft(int troopers, double apart)
        : storm(blue(stormtroopers(), column({10.0, 14.0}, troopers))),
          rebels(red(rebelTroopers(), column({10.0 + apart, 14.0}, 4))) {
        with(rebels).activated = true;
    }
};

CoachPosition attackOrToken(int troopers, double apart, Action first, Action worse) {
    auto scene = std::make_unique<OneActionLeft>(troopers, apart);
    begin(*scene, scene->storm);
    scene->action(first);
    return withOption(std::move(scene), worse);
}

CoachPosition attackInMelee() {
    auto scene = std::make_unique<AttackScene>();
    const UnitId wookiee = scene->blue(wookiees(), {{10.0, 14.0}});
    scene->red(stormtroopers(), {{10.0 + smallBase, 14.0}, {12.5, 15.0}, {12.5, 13.0}});
    begin(*scene, wookiee);
    scene->action(Action::dodge);
    return withOption(std::move(scene), Action::finish);
}

/// A squad that moves with its last action, in the last round. Rebels on the right wait for it.
/// Walls hide the ground on the left.
struct ComesOut : AttackScene {
    UnitId storm = blue(stormtroopers(), column({20.0, 14.0}, 4));
    std::vector<UnitId> enemies;
    explicit ComesOut(double wall) {
        scenario.lastRound = 1;
        terrain(box("house", {wall, 14.0}, {1.0, 16.0, 4.0}, building()));
        for (const double y : {6.0, 14.0, 22.0})
            enemies.push_back(red(rebelTroopers(), column({44.0, y}, 4)));
    }
    void beginMove() {
        begin(*this, storm);
        action(Action::dodge);
        action(Action::move);
    }
};

CoachPosition leavesTheWall(double wall, double towards, bool acted) {
    auto scene = std::make_unique<ComesOut>(wall);
    if (acted)
        for (const UnitId enemy : scene->enemies) scene->with(enemy).activated = true;
    scene->beginMove();
    return withMove(std::move(scene), straight(2, towards, 5.0));
}

/// A squad and a POI in the last round.
struct AtPoi : MissionScene {
    UnitId storm;
    explicit AtPoi(geometry::Vec2 at, int points = 1)
        : storm(blue(stormtroopers(), column(at, 4, -1.5))) {
        red(rebelTroopers(), {{5.0, 34.0}});
        mission({poi(36, 18)}, {{Scores::securedPoi, points, 99}});
    }
};

CoachPosition leavesThePoi() {
    auto scene = std::make_unique<AtPoi>(geometry::Vec2{36.0, 16.2});
    begin(*scene, scene->storm);
    scene->action(Action::dodge);
    scene->action(Action::move);
    return withMove(std::move(scene), straight(2, 0.0, 5.0));
}

CoachPosition staysAwayFromThePoi(geometry::Vec2 at, int points) {
    auto scene = std::make_unique<AtPoi>(at, points);
    begin(*scene, scene->storm);
    scene->action(Action::dodge);
    return withOption(std::move(scene), Action::aim);
}

CoachPosition walksPastThePoi() {
    auto scene = std::make_unique<AtPoi>(geometry::Vec2{30.0, 18.0});
    begin(*scene, scene->storm);
    scene->action(Action::dodge);
    scene->action(Action::move);
    return withMove(std::move(scene), straight(2, 270.0, 5.0));
}

CoachPosition keepsSuppression(int courage, int tokens, Action worse) {
    auto scene = std::make_unique<OneActionLeft>(4, 50.0);
    scene->with(scene->storm).card.courage = courage;
    scene->with(scene->storm).tokens[Token::suppression] = tokens;
    begin(*scene, scene->storm);
    return withOption(std::move(scene), worse);
}

CoachPosition doesNotStandBy(double apart, Action worse) {
    auto scene = std::make_unique<AttackScene>();
    UnitCard card = stormtroopers();
    card.weapons.front().maximumRange = 2;
    const UnitId storm = scene->blue(card, column({10.0, 14.0}, 4));
    scene->red(wookiees(), column({10.0 + apart, 14.0}, 1));
    scene->scenario.lastRound = 1;
    begin(*scene, storm);
    scene->action(Action::aim);
    return withOption(std::move(scene), worse);
}

/// A melee unit that cannot reach an enemy, between many rebels.
CoachPosition doesNotDodge(int enemies) {
    auto scene = std::make_unique<AttackScene>();
    UnitCard card = wookiees();
    card.speed = 1;
    const UnitId wookiee = scene->blue(card, column({36.0, 14.0}, 3));
    for (int i = 0; i < enemies; ++i)
        scene->red(rebelTroopers(), column({i % 2 ? 20.0 : 52.0, 4.0 + 8.0 * (i / 2)}, 4));
    scene->scenario.lastRound = 1;
    begin(*scene, wookiee);
    scene->action(Action::move);
    return withMove(std::move(scene), straight(1, 90.0, 1.0));
}

}  // namespace

const std::vector<CoachCase>& coachCases() {
    using enum CoachKind;
    static const std::vector<CoachCase> cases{
        {betterTarget, "TargetBehindCover", targetBehindCover},
        {betterTarget, "TargetWithArmor", targetWithArmor},
        {betterTarget, "TargetWithOneWoundLeft", targetWithOneWoundLeft},
        {betterTarget, "TargetThatHasActivated", targetThatHasActivated, false},
        {attackFirst, "DodgeAfterAim",
         [] { return attackOrToken(4, 12.0, Action::aim, Action::dodge); }},
        {attackFirst, "FinishAfterDodge",
         [] { return attackOrToken(4, 9.0, Action::dodge, Action::finish); }},
        {attackFirst, "FinishInMelee", attackInMelee},
        {attackFirst, "OneTrooper",
         [] { return attackOrToken(1, 12.0, Action::dodge, Action::aim); }, false},
        {openGround, "LeavesTheWall", [] { return leavesTheWall(22.5, 90.0, false); }},
        {openGround, "LeavesTheWallOnTheOtherSide",
         [] { return leavesTheWall(22.5, 270.0, false); }},
        {openGround, "EnemiesHaveActivated", [] { return leavesTheWall(22.5, 90.0, true); }, false},
        {objective, "LeavesThePoi", leavesThePoi},
        {objective, "StaysAwayFromThePoi",
         [] {
             return staysAwayFromThePoi({31.0, 18.0}, 1);
         }},
        {objective, "WalksPastThePoi", walksPastThePoi},
        {objective, "ThePoiIsTooFarAway",
         [] {
             return staysAwayFromThePoi({10.0, 18.0}, 1);
         },
         false},
        {recover, "CourageOne", [] { return keepsSuppression(1, 1, Action::aim); }},
        {recover, "CourageOneFinish", [] { return keepsSuppression(1, 1, Action::finish); }},
        {recover, "CourageTwo", [] { return keepsSuppression(2, 3, Action::dodge); }},
        {recover, "FarFromPanic", [] { return keepsSuppression(3, 1, Action::aim); }, false},
        {aimOrDodge, "StandsBy", [] { return doesNotStandBy(13.5, Action::finish); }},
        {aimOrDodge, "StandsByAndNotDodge", [] { return doesNotStandBy(13.5, Action::dodge); }},
        {aimOrDodge, "NobodyComes", [] { return doesNotStandBy(40.0, Action::finish); }, false},
    };
    return cases;
}

}  // namespace sightline::engine::scene

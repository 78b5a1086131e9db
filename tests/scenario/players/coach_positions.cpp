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

UnitCard heavilyArmed() {
    UnitCard card = stormtroopers();
    card.weapons = {ranged("Heavy blaster", 1, 4, Die::redAttack, 2)};
    return card;
}

/// A squad between two units of rebels at the same distance.
struct BetweenTwo : AttackScene {
    UnitId storm;
    explicit BetweenTwo(const UnitCard& card = stormtroopers())
        : storm(blue(card, column({30.0, 14.0}, 4))) {}
    UnitId left = red(rebelTroopers(), column({18.0, 14.0}, 4));
    UnitId right = red(rebelTroopers(), column({42.0, 14.0}, 4));
};

CoachPosition defender(std::unique_ptr<BetweenTwo> scene, UnitId worse) {
    begin(*scene, scene->storm);
    scene->action(Action::attack);
    return withOption(std::move(scene), worse);
}

CoachPosition targetBehindCover(bool isLeft) {
    auto scene = std::make_unique<BetweenTwo>(heavilyArmed());
    scene->terrain(box("wall", {isLeft ? 19.5 : 40.5, 16.0}, {0.5, 8.0, 1.0}, barricade()));
    const UnitId covered = isLeft ? scene->left : scene->right;
    return defender(std::move(scene), covered);
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

CoachPosition attackAfterAMove() {
    auto scene = std::make_unique<OneActionLeft>(4, 23.0);
    begin(*scene, scene->storm);
    return withOption(std::move(scene), Action::finish);
}

/// A squad behind a house moves with its last action, in the last round. Rebels wait for it on the
/// other side of the house: on the right (`side` 1) or on the left (-1).
struct BehindTheHouse : AttackScene {
    UnitId storm = blue(stormtroopers(), column({36.0, 14.0}, 4));
    std::vector<UnitId> enemies;
    explicit BehindTheHouse(double side) {
        scenario.lastRound = 1;
        terrain(box("house", {36.0 + 2.5 * side, 14.0}, {1.0, 8.0, 4.0}, building()));
        for (const double y : {6.0, 14.0, 22.0})
            enemies.push_back(red(rebelTroopers(), column({36.0 + 24.0 * side, y}, 4)));
    }
};

CoachPosition comesOut(double side, double towards, bool enemiesActed = false) {
    auto scene = std::make_unique<BehindTheHouse>(side);
    if (enemiesActed)
        for (const UnitId enemy : scene->enemies) scene->with(enemy).activated = true;
    begin(*scene, scene->storm);
    scene->action(Action::dodge);
    scene->action(Action::move);
    return withMove(std::move(scene), straight(2, towards, 5.0));
}

/// A squad and a POI in the last round.
struct AtPoi : MissionScene {
    UnitId storm;
    explicit AtPoi(geometry::Vec2 at) : storm(blue(stormtroopers(), column(at, 4, -1.5))) {
        red(rebelTroopers(), {{5.0, 34.0}});
        mission({poi(36, 18)}, {{Scores::securedPoi, 1, 99}});
    }
};

CoachPosition leavesThePoi() {
    auto scene = std::make_unique<AtPoi>(geometry::Vec2{36.0, 16.2});
    begin(*scene, scene->storm);
    scene->action(Action::dodge);
    scene->action(Action::move);
    return withMove(std::move(scene), straight(2, 0.0, 5.0));
}

CoachPosition staysAwayFromThePoi(geometry::Vec2 at) {
    auto scene = std::make_unique<AtPoi>(at);
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
        scene->red(rebelTroopers(), column({i % 2 ? 22.0 : 50.0, 4.0 + 10.0 * (i / 2)}, 4));
    scene->scenario.lastRound = 1;
    begin(*scene, wookiee);
    scene->action(Action::aim);
    return withOption(std::move(scene), Action::finish);
}

}  // namespace

const std::vector<CoachCase>& coachCases() {
    using enum CoachKind;
    static const std::vector<CoachCase> cases{
        {betterTarget, "TargetBehindCoverOnTheLeft", [] { return targetBehindCover(true); }},
        {betterTarget, "TargetBehindCoverOnTheRight", [] { return targetBehindCover(false); }},
        {betterTarget, "TargetWithOneWoundLeft", targetWithOneWoundLeft},
        {betterTarget, "TargetThatHasActivated", targetThatHasActivated, false},
        {attackFirst, "DodgeAfterAim",
         [] { return attackOrToken(4, 12.0, Action::aim, Action::dodge); }},
        {attackFirst, "FinishAfterDodge",
         [] { return attackOrToken(4, 9.0, Action::dodge, Action::finish); }},
        {attackFirst, "FinishWhereAMoveAllowsAnAttack", attackAfterAMove},
        {attackFirst, "OneTrooper",
         [] { return attackOrToken(1, 12.0, Action::dodge, Action::aim); }, false},
        {openGround, "ComesOutOnTheRight", [] { return comesOut(1.0, 90.0); }},
        {openGround, "ComesOutOnTheLeft", [] { return comesOut(-1.0, 90.0); }},
        {openGround, "ComesOutAtTheFront", [] { return comesOut(1.0, 270.0); }},
        {openGround, "EnemiesHaveActivated", [] { return comesOut(1.0, 90.0, true); }, false},
        {objective, "LeavesThePoi", leavesThePoi},
        {objective, "StaysAwayFromThePoi",
         [] {
             return staysAwayFromThePoi({31.0, 18.0});
         }},
        {objective, "WalksPastThePoi", walksPastThePoi},
        {objective, "ThePoiIsTooFarAway",
         [] {
             return staysAwayFromThePoi({60.0, 18.0});
         },
         false},
        {recover, "CourageOne", [] { return keepsSuppression(1, 1, Action::aim); }},
        {recover, "CourageOneFinish", [] { return keepsSuppression(1, 1, Action::finish); }},
        {recover, "CourageTwo", [] { return keepsSuppression(2, 3, Action::dodge); }},
        {recover, "FarFromPanic", [] { return keepsSuppression(3, 1, Action::aim); }, false},
        {aimOrDodge, "StandsBy", [] { return doesNotStandBy(13.5, Action::finish); }},
        {aimOrDodge, "StandsByAndNotDodge", [] { return doesNotStandBy(13.5, Action::dodge); }},
        {aimOrDodge, "DoesNotDodge", [] { return doesNotDodge(4); }},
        {aimOrDodge, "NobodyComes", [] { return doesNotStandBy(40.0, Action::finish); }, false},
    };
    return cases;
}

}  // namespace sightline::engine::scene

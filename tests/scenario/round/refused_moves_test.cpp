// Core Rulebook p. 24, 29: the true reason why a Move or a Card action is not legal now.
#include <algorithm>

#include "scenario/movement/mobile_rider.h"
#include "scenario/movement/one_mover.h"
#include "scenario/round/expect_refused.h"

namespace sightline::engine::scene {
namespace {

TEST(P29RefusedMoves, AWithdrawalAtSpeed0) {
    UnitCard card = lukeSkywalker();
    card.speed = 0;
    OneMover scene(card, 0.0);
    scene.start();
    scene.activate(scene.mover);
    expectRefused(scene, Action::move,
                  "the unit is engaged and cannot withdraw, because its Speed is 0", 29);
}

TEST(P29RefusedMoves, AWithdrawalAfterAStandby) {
    OneMover scene(lukeSkywalker(), 0.0);
    scene.start();
    scene.activate(scene.mover);
    scene.action(Action::standby);
    expectRefused(scene, Action::move,
                  "the unit is engaged and cannot withdraw, because it has made a Standby action",
                  29);
}

TEST(P29RefusedMoves, AWithdrawalAfterAMoveIntoMelee) {
    OneMover scene(lukeSkywalker(), 2.0);
    scene.advance(2.0);
    ASSERT_TRUE(scene.unit(scene.mover).inMelee);
    expectRefused(scene, Action::move,
                  "the unit is engaged and cannot withdraw, because it moved into melee in this "
                  "activation",
                  29);
}

TEST(P53RefusedMoves, ASecondMoveWithPlodding) {
    OneMover scene(bearing(lukeSkywalker(), Keyword::plodding));
    scene.advance(1.0);
    expectRefused(scene, Action::move,
                  "a keyword allows the unit no more Move actions in this activation", 24);
}

TEST(P52RefusedMoves, ASecondMoveOfAMobileUnitWithAnAsset) {
    MobileRider scene;
    scene.claimAndMove();
    expectRefused(scene, Action::move, "the unit holds an asset, so it makes no more Move actions",
                  24);
}

TEST(P51RefusedMoves, AJumpWithoutTheKeyword) {
    OneMover scene(lukeSkywalker());
    scene.start();
    scene.activate(scene.mover);
    expectRefused(scene, Action::jump, "the unit has no Card action for a jump left",
                  citationOf(Keyword::jump).page);
}

TEST(P25RefusedMoves, AMoveAtSpeed0) {
    OneMover scene(lukeSkywalker());
    scene.with(scene.mover).tokens[Token::immobilize] = 2;
    scene.start();
    scene.activate(scene.mover);
    expectRefused(scene, Action::move, "the unit has no legal Move of this kind from here", 25);
}

KeywordText mending(Keyword keyword, KeywordText::Action action) {
    KeywordText text = word(keyword, 1);
    text.capacity = 2;
    text.action = action;
    return text;
}

/// A medic with these keywords, with a wounded trooper and a damaged vehicle nearby.
struct Healer : AttackScene {
    UnitId medic;
    explicit Healer(std::vector<KeywordText> keywords) {
        UnitCard card = rebelTroopers();
        card.keywords = std::move(keywords);
        medic = blue(card, {{10.0, 10.0}});
        const UnitId patient = blue(wookiees(), {{10.0, 13.0 + smallBase}});
        const UnitId vehicle = blue(atRt(), {{14.0, 10.0}});
        with(patient).wounds = {1};
        with(vehicle).wounds = {2};
        red(stormtroopers(), {{60.0, 10.0}});
    }
    void begin() {
        start();
        activate(medic);
    }
};

TEST(P24RefusedMoves, ACardActionThatWasMade) {
    Healer scene({mending(Keyword::treat, KeywordText::Action::free)});
    scene.begin();
    scene.cardAction(0);
    expectRefused(scene, CardAction{0, 0},
                  "already made: a unit makes each Card action only once in an activation", 24);
}

TEST(P24RefusedMoves, ActionsWithoutActionsLeft) {
    Healer scene({mending(Keyword::treat, KeywordText::Action::free)});
    scene.begin();
    scene.action(Action::aim);
    scene.action(Action::dodge);
    ASSERT_TRUE(scene.offers(CardAction{0, 0})) << "a Free Card action is still legal";
    for (const Action action : {Action::move, Action::attack, Action::standby, Action::recover})
        expectRefused(scene, action, "the unit has no actions left", 24);
}

TEST(P24RefusedMoves, ACardActionThatCostsMoreThanIsLeft) {
    Healer scene({mending(Keyword::treat, KeywordText::Action::card),
                  mending(Keyword::repair, KeywordText::Action::free)});
    scene.begin();
    scene.action(Action::aim);
    const auto& options = scene.question().options;
    const auto costs = [](const Option& one) {
        const auto* action = std::get_if<CardAction>(&one);
        return action && action->cost == 1;
    };
    const auto found = std::find_if(options.begin(), options.end(), costs);
    ASSERT_NE(found, options.end());
    const Option treats = *found;
    scene.action(Action::dodge);
    expectRefused(scene, treats, "cost of the Card action: 1, actions left: 0", 24);
}

}  // namespace
}  // namespace sightline::engine::scene

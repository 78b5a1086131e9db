// Smoke tokens: where a unit may place them, and how they improve cover. Core Rulebook p. 54
// (Smoke X, Smoke Tokens), p. 38 (Remove Tokens).
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/asking/bounds.h"
#include "scenario/cards/carrying_scene.h"
#include "scenario/cards/command_card_scene.h"

namespace sightline::engine::scene {
namespace {

using geometry::Cover;
using geometry::Vec2;

EquippedCard grenades() {
    EquippedCard card = upgrade("smoke-grenades");
    card.keywords = shipped().upgrade("smoke-grenades")->keywords;
    return card;
}

UnitCard smoker() {
    UnitCard card = lukeSkywalker();
    for (const KeywordText& one : grenades().keywords) card.keywords.push_back(one);
    return card;
}

/// The unit with Smoke Grenades stands at (10, 10).
struct Grenades : Carrying {
    Grenades() : Carrying(grenades(), smoker()) {}
    void throwOne() {
        begin();
        cardAction(0);
    }
    std::vector<ObjectiveToken> onTable() const {
        std::vector<ObjectiveToken> tokens;
        for (const MissionView::Token& one : view().mission.tokens)
            if (one.token.onTable()) tokens.push_back(one.token);
        return tokens;
    }
};

TEST(CardSmokeGrenades, AFreeActionPlacesATokenAndExpendsTheCard) {
    Grenades scene;
    scene.begin();
    ASSERT_EQ(scene.offered(), 1U);
    scene.cardAction(0);
    ASSERT_TRUE(scene.asks(Ask::placeSmoke));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.refusal(Spot{scene.question().spot->proposal}), "");
    scene.spot({13.0, 10.0});
    ASSERT_EQ(scene.onTable().size(), 1U);
    const ObjectiveToken token = scene.onTable().front();
    EXPECT_EQ(token.kind, ObjectiveKind::smoke);
    EXPECT_EQ(token.owner, Player::blue);
    EXPECT_EQ(token.position.x, 13.0);
    EXPECT_EQ(scene.state(), EquippedCard::State::expended);
    EXPECT_EQ(scene.unit(scene.own).actionsLeft, 2) << "a free action";
    EXPECT_EQ(scene.offered(), 0U);
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::smoke));
    EXPECT_EQ(reminders(scene), 0);
}

TEST(CardSmokeGrenades, AnotherKeywordOfTheCardIsNoSmokeAction) {
    EquippedCard card = grenades();
    card.keywords.push_back(word(Keyword::agile, 1));
    UnitCard unit = smoker();
    unit.keywords.push_back(word(Keyword::agile, 1));
    Carrying scene(std::move(card), std::move(unit));
    scene.begin();
    EXPECT_EQ(scene.offered(), 1U);
}

TEST(Smoke, TheTokenIsCompletelyWithinRange1OfTheLeader) {
    Grenades scene;
    scene.throwOne();
    // The distance from the edge of the base to the far edge of the token is under 6 inches.
    const double reach = 6.0 + smallBase / 2.0 - 0.5;
    EXPECT_EQ(scene.refusal(Spot{{10.0 + reach - 0.01, 10.0}}), "");
    EXPECT_EQ(scene.refusal(Spot{{10.0 + reach + 0.01, 10.0}}),
              "the smoke token is not completely within range 1 of the unit leader (p. 54, Keyword "
              "Glossary: Smoke X)");
    const auto nearest = scene.game().nearestLegal(Spot{{17.0, 10.0}});
    ASSERT_TRUE(nearest);
    EXPECT_NEAR(std::get<Spot>(*nearest).at.x, 10.0 + reach, 0.05);
}

TEST(Smoke, TheTokenOverlapsNoOtherTokenAndNoMiniature) {
    Grenades scene;
    scene.throwOne();
    scene.adjust(
        {Player::red, AdjustObjective{{}, ObjectiveKind::marker, "Charge", Vec2{13, 10}, {}}});
    scene.adjust({Player::red, AdjustObjective{{}, ObjectiveKind::smoke, "", Vec2{13, 12}, {}}});
    EXPECT_EQ(scene.refusal(Spot{{13.9, 10.0}}),
              "the token overlaps objective token 1 (p. 54, Keyword Glossary: Smoke X)");
    EXPECT_EQ(scene.refusal(Spot{{14.1, 10.0}}), "");
    EXPECT_EQ(scene.refusal(Spot{{13.9, 12.0}}),
              "the token overlaps another smoke token (p. 54, Keyword Glossary: Smoke X)");
    EXPECT_EQ(
        scene.refusal(Spot{{10.0, 14.5}}),
        "the token overlaps a miniature of Rebel Troopers (p. 54, Keyword Glossary: Smoke X)");
}

TEST(Smoke, TheTokenLiesFlatAndInSightOfTheLeader) {
    Grenades scene;
    scene.terrain(box("Wall", {13.0, 10.0}, {0.5, 6.0, 4.0}, building()));
    scene.throwOne();
    EXPECT_EQ(scene.refusal(Spot{{13.0, 10.0}}),
              "the token is not on a flat surface (p. 54, Keyword Glossary: Smoke X)");
    EXPECT_EQ(scene.refusal(Spot{{14.5, 10.0}}),
              "the unit leader has no line of sight to the smoke token (p. 54, Keyword Glossary: "
              "Smoke X)");
    EXPECT_EQ(scene.refusal(Spot{{12.0, 10.0}}), "");
}

/// A blue unit attacks a red unit at a distance of 8 inches.
struct Smoky : AttackScene {
    UnitId own, enemy;

    explicit Smoky(UnitCard attacker = rebelTroopers(), UnitCard defender = stormtroopers()) {
        own = blue(std::move(attacker), {{10.0, 10.0}});
        enemy = red(std::move(defender), {{18.0, 10.0}});
        scenario.lastRound = 2;
    }
    Cover coverWith(std::initializer_list<Vec2> tokens) {
        start();
        for (const Vec2 at : tokens)
            adjust({Player::red, AdjustObjective{{}, ObjectiveKind::smoke, "", at, {}}});
        const Cover foreseen = previewAttack(view(), own, enemy).cover;
        attack(own, enemy);
        std::vector<Face> faces(static_cast<std::size_t>(rolling()), blank);
        faces.front() = hit;
        dice(faces);
        EXPECT_EQ(attackView().cover, foreseen) << "the preview and the game";
        return attackView().cover;
    }
};

TEST(SmokeTokens, EachOneNearTheDefendersLeaderImprovesItsCover) {
    EXPECT_EQ(Smoky().coverWith({}), Cover::none);
    EXPECT_EQ(Smoky().coverWith({{18.0, 13.0}}), Cover::light);
    EXPECT_EQ(Smoky().coverWith({{18.0, 13.0}, {18.0, 7.0}}), Cover::heavy) << "the book's example";
    EXPECT_EQ(Smoky().coverWith({{18.0, 13.0}, {18.0, 7.0}, {20.0, 10.0}}), Cover::heavy);
}

TEST(SmokeTokens, WithinRange1IsUnder6InchesFromTheLeader) {
    const double edge = 6.0 + smallBase / 2.0 + 0.5;
    EXPECT_EQ(Smoky().coverWith({{18.0, 10.0 + edge - 0.01}}), Cover::light);
    EXPECT_EQ(Smoky().coverWith({{18.0, 10.0 + edge + 0.01}}), Cover::none);
}

TEST(SmokeTokens, ATrooperThatAttacksFromSmokeHelpsItsDefender) {
    EXPECT_EQ(Smoky().coverWith({{8.0, 10.0}}), Cover::light);
    EXPECT_EQ(Smoky(rebelTroopers(), atRt()).coverWith({{8.0, 10.0}}), Cover::light);
    EXPECT_EQ(Smoky(rebelTroopers(), atRt()).coverWith({{24.0, 10.0}}), Cover::none)
        << "smoke near a vehicle";
    EXPECT_EQ(Smoky(atRt()).coverWith({{5.0, 10.0}}), Cover::none) << "a vehicle attacks";
}

TEST(SmokeTokens, ATokenNearBothUnitsCountsOnce) {
    EXPECT_EQ(Smoky().coverWith({{14.0, 10.0}}), Cover::light);
    EXPECT_EQ(Smoky().coverWith({{14.0, 10.0}, {8.0, 10.0}}), Cover::heavy);
}

TEST(SmokeTokens, TheRecordAndThePreviewNameThem) {
    Smoky scene;
    scene.coverWith({{18.0, 13.0}});
    EXPECT_EQ(scene.number(Happening::coverDetermined, "smoke tokens"), 1.0);
    Smoky other;
    other.start();
    other.adjust({Player::red, AdjustObjective{{}, ObjectiveKind::smoke, "", Vec2{18, 13}, {}}});
    const AttackPreview preview = previewAttack(other.view(), other.own, other.enemy);
    ASSERT_EQ(preview.terms.coverImproved.reasons().size(), 1U);
    EXPECT_EQ(preview.terms.coverImproved.reasons().front().source.rule(), SourceRule::smoke);
    EXPECT_EQ(preview.terms.coverImproved.reasons().front().citation, page(54, "Smoke Tokens"));
}

TEST(SmokeTokens, LeaveTheTableInTheEndPhase) {
    Smoky scene;
    scene.start();
    scene.adjust({Player::blue, AdjustObjective{{}, ObjectiveKind::smoke, "", Vec2{18, 13}, {}}});
    const auto lies = [&] { return scene.view().mission.tokens.front().token.onTable(); };
    EXPECT_EQ(scene.view().mission.tokens.front().token.owner, Player::blue);
    EXPECT_TRUE(lies());
    while (scene.view().round == 1) {
        EXPECT_TRUE(lies() || scene.view().phase == Phase::end);
        scene.idle();
    }
    EXPECT_FALSE(lies());
    EXPECT_EQ(scene.number(Happening::keywordActed, "smoke tokens"), 1.0);
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, page(54, "Smoke Tokens"));
}

TEST(CardSmokeScreen, TheOtherOrderedUnitMayMove) {
    WithCard scene("smoke-screen", rebelTroopers(), "R2-D2");
    scene.playIt();
    scene.toCard();
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    EXPECT_EQ(scene.question().unit, scene.first);
    EXPECT_TRUE(scene.offers(Action::move));
    EXPECT_TRUE(scene.offers(Done{}));
}

TEST(CardSmokeScreen, ASmokeTokenAtTheStartOfTheActivationPhase) {
    WithCard scene("smoke-screen", rebelTroopers(), "R2-D2");
    scene.playIt();
    scene.toCard();
    scene.choose(Done{}, Ask::chooseFreeAction);
    scene.toCard();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_TRUE(scene.offers(Done{})) << "the player may decline";
    scene.choose(EffectName{2}, Ask::chooseForEffect);
    ASSERT_TRUE(scene.asks(Ask::placeSmoke));
    scene.spot({8.0, 8.0});
    ASSERT_EQ(scene.view().mission.tokens.size(), 1U);
    EXPECT_EQ(scene.view().mission.tokens.front().token.owner, Player::blue);
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, page(21, "Smoke Screen"));
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate));
}

}  // namespace
}  // namespace sightline::engine::scene

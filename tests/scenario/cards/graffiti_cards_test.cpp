// The command cards that place Graffiti tokens: Symbol of Rebellion and Make the Impossible
// Possible.
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/mission/graffiti.h"
#include "scenario/cards/command_card_scene.h"

namespace sightline::engine::scene {
namespace {

using geometry::Vec2;

constexpr const char* symbol = "symbol-of-rebellion";
constexpr const char* impossible = "make-the-impossible-possible";

/// Sabine Wren at (5, 5) plays the card. A low crate is in front of her.
struct WithPaint : WithCard {
    explicit WithPaint(const std::string& card, bool crate = true)
        : WithCard(card, rebelTroopers(), "Sabine Wren") {
        with(luke).card.title = "Back in the Fold";
        if (crate) terrain(box("crate", {5.0, 9.0}, {2.0, 2.0, 1.0}, crates()));
    }
    void begin() {
        playIt();
        toActivations();
    }
    std::vector<ObjectiveToken> painted() const {
        std::vector<ObjectiveToken> tokens;
        for (const MissionView::Token& one : view().mission.tokens)
            if (isGraffiti(one.token)) tokens.push_back(one.token);
        return tokens;
    }
    /// Activates the unit in the next turn of its player. Gives it a faceup order token.
    void activateNext(UnitId one) {
        while (!asks(Ask::chooseUnitToActivate)) idle();
        adjust({question().player, AdjustOrder{one, AdjustOrder::Destination::faceup}});
        activate(one);
    }
    /// Activates Sabine Wren, up to her first action.
    void toActions() {
        activateNext(luke);
        while (!asks(Ask::chooseAction)) idle();
    }
    bool mayPaint() const {
        return std::any_of(question().options.begin(), question().options.end(),
                           [](const auto& it) { return std::holds_alternative<CardAction>(it); });
    }
    void paint(Vec2 at) {
        cardAction(0);
        spot(at);
    }
    std::string refusalAt(Vec2 at) { return refusal(Spot{at}); }
};

void placesATokenThatTouchesTerrain(const std::string& card) {
    WithPaint scene(card);
    scene.begin();
    scene.activate(scene.luke);
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    const int actions = scene.unit(scene.luke).actionsLeft;
    scene.cardAction(0);
    ASSERT_TRUE(scene.asks(Ask::placeToken));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().names[2], graffitiToken);
    EXPECT_EQ(scene.question().card, card);
    EXPECT_EQ(scene.refusalAt(scene.question().spot->proposal), "");
    EXPECT_EQ(scene.refusalAt({5.0, 9.0}), "") << "flat on the crate";
    // The crate begins at y = 8, and the token has a radius of 0.5.
    EXPECT_EQ(scene.refusalAt({5.0, 7.41}), "") << "0.09 inches away";
    EXPECT_NE(scene.refusalAt({5.0, 7.39}), "") << "0.11 inches away";
    EXPECT_NE(scene.refusalAt({5.0, 8.0}), "") << "half on the crate";
    EXPECT_NE(scene.refusalAt({8.0, 5.0}), "") << "in the open";
    scene.spot({5.0, 7.45});
    ASSERT_EQ(scene.painted().size(), 1U);
    EXPECT_EQ(scene.painted().front().owner, Player::blue);
    EXPECT_EQ(scene.unit(scene.luke).actionsLeft, actions) << "a free action";
    EXPECT_FALSE(scene.mayPaint()) << "1 token";
    EXPECT_EQ(reminders(scene), 0);
}

TEST(CardSymbolOfRebellion, PlacesATokenThatTouchesTerrainAsAFreeAction) {
    placesATokenThatTouchesTerrain(symbol);
}

TEST(CardMakeTheImpossiblePossible, PlacesATokenThatTouchesTerrainAsAFreeAction) {
    placesATokenThatTouchesTerrain(impossible);
}

TEST(CardSymbolOfRebellion, ThePlaceIsWithinRange1OfTheUnitLeader) {
    WithPaint scene(symbol, false);
    // The far edge of the crates is out of range.
    scene.terrain(box("crates", {5.0, 12.0}, {2.0, 6.0, 1.0}, crates()));
    scene.begin();
    scene.activate(scene.luke);
    scene.cardAction(0);
    const double edge = 5.0 + smallBase / 2.0 + 6.0 + 0.5;
    EXPECT_EQ(scene.refusalAt({5.0, edge - 0.01}), "") << "a part of the token is enough";
    EXPECT_EQ(scene.refusalAt({5.0, edge + 0.01}),
              "the token is not within range 1 of the unit leader (p. 21, Symbol of Rebellion)");
}

TEST(CardSymbolOfRebellion, TheUnitLeaderSeesTheToken) {
    WithPaint scene(symbol, false);
    scene.terrain(box("wall", {5.0, 8.0}, {6.0, 0.5, 6.0}, building()));
    scene.begin();
    scene.activate(scene.luke);
    scene.cardAction(0);
    EXPECT_EQ(scene.refusalAt({5.0, 7.2}), "");
    EXPECT_NE(scene.refusalAt({5.0, 8.8}), "") << "behind the wall";
    EXPECT_GT(scene.refusalAt({5.0, 8.8}).find("line of sight"), 0U);
}

TEST(CardSymbolOfRebellion, WithoutTerrainOrOnlyNextToAreaTerrainNoTokenIsPlaced) {
    for (const bool woods : {true, false}) {
        WithPaint scene(symbol, false);
        geometry::Facts facts;
        facts.kind = geometry::Kind::area;
        facts.cover = geometry::Cover::light;
        if (woods) scene.terrain(box("woods", {5.0, 9.0}, {2.0, 2.0, 1.0}, facts));
        scene.begin();
        scene.activate(scene.luke);
        ASSERT_TRUE(scene.asks(Ask::chooseAction));
        EXPECT_FALSE(scene.mayPaint());
    }
}

TEST(CardSymbolOfRebellion, OnlySabineWrenAndOnlyInTheRoundOfTheCard) {
    WithPaint scene(symbol);
    scene.terrain(box("other crate", {10.0, 9.0}, {2.0, 2.0, 1.0}, crates()));
    scene.scenario.lastRound = 2;
    scene.begin();
    scene.activateNext(scene.first);
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_FALSE(scene.mayPaint());
    while (scene.view().round == 1) scene.idle();
    while (!scene.asks(Ask::chooseUnitToActivate) || scene.question().player == Player::red)
        scene.idle();
    scene.toActions();
    EXPECT_FALSE(scene.mayPaint());
}

TEST(CardSymbolOfRebellion, SheMayRecoverAtTheStartOfHerActivation) {
    for (const bool suppressed : {true, false}) {
        WithPaint scene(symbol);
        gain(scene, scene.luke, Token::suppression, suppressed ? 2 : 0);
        scene.begin();
        scene.activate(scene.luke);
        ASSERT_EQ(scene.asks(Ask::chooseFreeAction), suppressed);
        if (!suppressed) continue;
        EXPECT_EQ(scene.question().card, symbol);
        scene.freeAction(Action::recover);
        while (scene.asks(Ask::recover)) scene.recover(scene.question().most);
        EXPECT_EQ(scene.tokens(scene.luke, Token::suppression), 0);
        EXPECT_FALSE(scene.asks(Ask::rollDice)) << "she recovered before she rallies";
        EXPECT_EQ(scene.unit(scene.luke).actionsLeft, 2);
    }
}

TEST(CardMakeTheImpossiblePossible, SheHasSteadyThisRound) {
    WithPaint scene(impossible);
    scene.scenario.lastRound = 2;
    scene.begin();
    EXPECT_TRUE(scene.has(scene.luke, "Steady"));
    EXPECT_FALSE(scene.has(scene.first, "Steady"));
    while (scene.view().round == 1) scene.idle();
    EXPECT_FALSE(scene.has(scene.luke, "Steady"));
}

// In round 2, a unit of each player rallies near the token.
void changesTheRallyStepInLaterRounds(const std::string& card) {
    WithPaint scene(card);
    stand(scene, scene.storm1, {5.0, 17.0});
    scene.scenario.lastRound = 2;
    scene.begin();
    scene.activate(scene.luke);
    while (!scene.asks(Ask::chooseAction)) scene.idle();
    scene.paint({5.0, 9.0});
    while (scene.view().round == 1) scene.idle();
    scene.adjust({Player::red, AdjustToken{scene.storm1, Token::suppression, 3}});
    scene.adjust({Player::blue, AdjustToken{scene.first, Token::suppression, 3}});
    for (int turn = 0; turn < 2; ++turn) {
        while (!scene.asks(Ask::chooseUnitToActivate)) scene.idle();
        if (scene.question().player == Player::red) {
            scene.activateNext(scene.storm1);
            EXPECT_EQ(scene.rolling(), 2) << "1 fewer";
            continue;
        }
        scene.activateNext(scene.first);
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        EXPECT_EQ(scene.question().citation, page(60, "Graffiti Tokens"));
        scene.pickFirst(Ask::chooseForEffect);
        EXPECT_EQ(scene.rolling(), 4) << "1 more";
    }
}

TEST(CardSymbolOfRebellion, ItsTokenChangesTheRallyStepInLaterRounds) {
    changesTheRallyStepInLaterRounds(symbol);
}

TEST(CardMakeTheImpossiblePossible, ItsTokenChangesTheRallyStepInLaterRounds) {
    changesTheRallyStepInLaterRounds(impossible);
}

}  // namespace
}  // namespace sightline::engine::scene

// Bane tokens: their faces are secret; Here I Am, Smoke and Mirrors and Kablamo! Core Rulebook,
// Keyword Glossary p. 60. The command card I Make the Rules Now places them.
#include "engine/legion/rules/state/bane_tokens.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/bounds.h"
#include "scenario/cards/command_card_scene.h"
#include "scenario/setup_scene.h"

namespace sightline::engine::scene {
namespace {

using geometry::Vec2;

constexpr const char* rulesNow = "i-make-the-rules-now";

/// Cad Bane is blue's commander at (5, 5), and his card is in blue's hand. A red unit can walk to
/// the tokens. The tokens are placed by hand.
struct Tokens : AttackScene {
    UnitId bane, walker, other;
    explicit Tokens(Vec2 walkerAt = {40.0, 18.0}) {
        UnitCard leader = lukeSkywalker();
        leader.name = "Cad Bane";
        bane = blue(leader, {{5.0, 5.0}});
        UnitCard single = stormtroopers();
        single.miniatures = 1;
        walker = red(single, {walkerAt});
        other = red(darthVader(), {{68.0, 33.0}});
        CommandCard card = command(rulesNow);
        hands({card, standingOrders()}, {push(), standingOrders()});
        scenario.lastRound = 3;
    }
    void lay(Keyword face, Vec2 at, Player owner = Player::blue) {
        AdjustObjective token;
        token.name = std::string(nameOf(face));
        token.at = at;
        adjust({owner, token});
    }
    void toActivations() {
        while (!asks(Ask::chooseUnitToActivate)) {
            if (asks(Ask::playCommandCard) && question().player == Player::blue)
                play("Standing Orders");
            else
                idle();
        }
        if (unit(walker).order != faceup)
            adjust({Player::red, AdjustOrder{walker, AdjustOrder::Destination::faceup}});
    }
    /// The walker makes a Move towards lower x over `inches` inches.
    void walk(double inches) {
        while (!(asks(Ask::chooseUnitToActivate) && offers(walker))) idle();
        activate(walker);
        while (!asks(Ask::chooseAction)) idle();
        action(Action::move);
        geometry::Move step = straight(2, 180.0, inches);
        move(step);
    }
    std::vector<ObjectiveToken> seenBy(Player player) const {
        std::vector<ObjectiveToken> tokens;
        const View seen = game().view(player);
        for (const MissionView::Token& one : seen.mission.tokens)
            if (one.token.onTable()) tokens.push_back(one.token);
        return tokens;
    }
    bool revealed(Keyword face) const {
        for (const Ruling& one : game().record())
            if (one.happening == Happening::keywordActed && one.citation == citationOf(face))
                return true;
        return false;
    }
};

TEST(P60BaneTokens, TheOtherPlayerSeesNoFace) {
    Tokens scene;
    scene.start();
    scene.lay(Keyword::hereIAm, {20.0, 18.0});
    scene.lay(Keyword::kablamo, {30.0, 30.0});
    const auto own = scene.seenBy(Player::blue), enemys = scene.seenBy(Player::red);
    ASSERT_EQ(own.size(), 2U);
    ASSERT_EQ(enemys.size(), 2U);
    EXPECT_EQ(own[0].printed, "Here I Am");
    EXPECT_EQ(own[1].printed, "Kablamo!");
    for (const ObjectiveToken& one : enemys) {
        EXPECT_EQ(one.printed, baneToken);
        EXPECT_EQ(one.name, baneToken);
    }
    EXPECT_EQ(enemys[0].position, own[0].position) << "its place is public";
    EXPECT_EQ(enemys[0].owner, Player::blue);
}

TEST(P60SmokeAndMirrors, AnEnemyMiniatureWithinRange1RevealsAndRemovesIt) {
    // The walker stands at x = 40 and moves 4 inches. Its base then ends at 36 - 13.5 mm.
    const double reach = 36.0 - smallBase / 2.0 - 0.5;
    for (const double gap : {5.999, 6.001}) {
        Tokens scene;
        scene.start();
        scene.lay(Keyword::smokeAndMirrors, {reach - gap, 18.0});
        scene.toActivations();
        scene.walk(4.0);
        EXPECT_EQ(scene.revealed(Keyword::smokeAndMirrors), gap < 6.0) << gap;
        EXPECT_EQ(scene.seenBy(Player::red).empty(), gap < 6.0);
    }
}

TEST(P60BaneTokens, AMiniatureWithoutLosRevealsNothing) {
    Tokens scene;
    scene.terrain(box("wall", {33.0, 18.0}, {0.5, 12.0, 6.0}, building()));
    scene.start();
    scene.lay(Keyword::smokeAndMirrors, {31.5, 18.0});
    scene.toActivations();
    scene.walk(4.0);
    EXPECT_FALSE(scene.revealed(Keyword::smokeAndMirrors));
}

TEST(P60BaneTokens, AnAlliedMiniatureRevealsNothing) {
    Tokens scene;
    scene.start();
    scene.lay(Keyword::smokeAndMirrors, {31.5, 18.0}, Player::red);
    scene.toActivations();
    scene.walk(4.0);
    EXPECT_FALSE(scene.revealed(Keyword::smokeAndMirrors));
}

TEST(P60BaneTokens, AMiniatureNeverEndsItsMoveOnOne) {
    Tokens scene;
    scene.terrain(box("wall", {37.8, 15.0}, {0.5, 12.0, 6.0}, building()));
    scene.start();
    scene.lay(Keyword::smokeAndMirrors, {36.0, 18.0}, Player::red);
    scene.toActivations();
    while (!(scene.asks(Ask::chooseUnitToActivate) && scene.offers(scene.walker))) scene.idle();
    scene.activate(scene.walker);
    while (!scene.asks(Ask::chooseAction)) scene.idle();
    scene.action(Action::move);
    EXPECT_NE(scene.refusal(MoveAnswer{straight(2, 180.0, 4.0)}), "");
}

TEST(P60Kablamo, ItAttacksEachUnitNearItAndIsRemoved) {
    Tokens scene;
    scene.start();
    scene.lay(Keyword::kablamo, {32.0, 18.0});
    scene.toActivations();
    scene.walk(4.0);
    EXPECT_TRUE(scene.revealed(Keyword::kablamo));
    ASSERT_EQ(scene.rolling(), 4);
    EXPECT_EQ(scene.question().dice[0], Die::redAttack);
    EXPECT_EQ(scene.question().dice[2], Die::blackAttack);
    scene.dice({blank, blank, blank, blank});
    EXPECT_TRUE(scene.seenBy(Player::blue).empty());
    EXPECT_EQ(scene.unit(scene.walker).tokens[Token::suppression], 1) << "Suppressive";
}

TEST(P60HereIAm, CadBaneTakesThePlaceOfTheTokenWithHisTokens) {
    Tokens scene;
    scene.with(scene.bane).tokens[Token::aim] = 2;
    scene.start();
    scene.lay(Keyword::hereIAm, {32.0, 18.0});
    scene.toActivations();
    scene.walk(4.0);
    EXPECT_TRUE(scene.revealed(Keyword::hereIAm));
    const geometry::Vec3 at = scene.view().mini(scene.mini(scene.bane, 0)).mini.position;
    EXPECT_NEAR(at.x, 32.0, 0.01);
    EXPECT_NEAR(at.y, 18.0, 0.01);
    EXPECT_EQ(scene.unit(scene.bane).tokens[Token::aim], 2);
    EXPECT_TRUE(scene.seenBy(Player::blue).empty());
    EXPECT_NE(scene.unit(scene.bane).order, faceup) << "he was on the battlefield";
}

TEST(P60HereIAm, OffTheBattlefieldHeDeploysAndOrdersHimself) {
    Tokens scene;
    scene.with(scene.bane).undeployed = true;
    scene.start();
    scene.lay(Keyword::hereIAm, {32.0, 18.0});
    scene.toActivations();
    scene.walk(4.0);
    EXPECT_FALSE(scene.unit(scene.bane).undeployed);
    EXPECT_EQ(scene.unit(scene.bane).order, faceup);
    EXPECT_NEAR(scene.view().mini(scene.mini(scene.bane, 0)).mini.position.x, 32.0, 0.01);
}

TEST(P60HereIAm, IfHeIsDefeatedTheTokenIsRemoved) {
    Tokens scene;
    scene.blue(darthVader(), {{10.0, 5.0}});
    scene.start();
    scene.lay(Keyword::hereIAm, {32.0, 18.0});
    scene.adjust({Player::blue, AdjustWounds{scene.mini(scene.bane, 0), 6}});
    scene.toActivations();
    scene.walk(4.0);
    EXPECT_TRUE(scene.revealed(Keyword::hereIAm));
    EXPECT_TRUE(scene.seenBy(Player::blue).empty());
    EXPECT_TRUE(scene.unit(scene.bane).defeated);
}

TEST(P60HereIAm, AtTheStartOfARoundItsPlayerMayRevealIt) {
    for (const bool reveals : {true, false}) {
        Tokens scene;
        scene.start();
        scene.toActivations();
        scene.lay(Keyword::hereIAm, {20.0, 18.0});
        while (!(scene.asks(Ask::chooseForEffect) && scene.question().card == rulesNow) &&
               !scene.over())
            scene.idle();
        ASSERT_FALSE(scene.over());
        EXPECT_EQ(scene.view().round, 2);
        EXPECT_EQ(scene.question().player, Player::blue);
        if (reveals)
            scene.chance(Pick{0}, Ask::chooseForEffect);
        else
            scene.choose(Done{}, Ask::chooseForEffect);
        EXPECT_EQ(scene.revealed(Keyword::hereIAm), reveals);
    }
}

/// Blue plays the card without having divulged it.
struct PlayingIt : WithCard {
    PlayingIt() : WithCard(rulesNow, rebelTroopers(), "Cad Bane") {}
    void toPlace(int face) {
        playIt();
        while (!isAsked(rulesNow)) {
            if (asks(Ask::issueOrders))
                orderAll();
            else
                idle();
        }
        ASSERT_TRUE(asks(Ask::chooseForEffect));
        chance(Pick{face}, Ask::chooseForEffect);
        ASSERT_TRUE(asks(Ask::placeToken));
    }
};

TEST(CardIMakeTheRulesNow, PlacesOneTokenNearCadBaneAndAwayFromEnemies) {
    PlayingIt scene;
    scene.with(scene.storm1).minis.front().position = {5.0, 14.0, 0.0};
    scene.toPlace(0);
    EXPECT_EQ(scene.question().names[2], baneToken);
    EXPECT_NE(scene.refusal(Spot{{20.0, 5.0}}), "") << "too far from Cad Bane";
    EXPECT_NE(scene.refusal(Spot{{5.0, 8.5}}), "") << "near an enemy";
    EXPECT_EQ(scene.refusal(Spot{{8.0, 5.0}}), "");
    scene.spot({8.0, 5.0});
    const View own = scene.game().view(Player::blue), enemys = scene.game().view(Player::red);
    ASSERT_EQ(own.mission.tokens.size(), 1U);
    EXPECT_EQ(own.mission.tokens[0].token.printed, "Here I Am");
    EXPECT_EQ(enemys.mission.tokens[0].token.printed, baneToken);
    for (const Ruling& one : scene.game().record())
        EXPECT_EQ(one.verdict.find("Here I Am"), std::string::npos);
}

TEST(CardIMakeTheRulesNow, TheChoiceOfTheFaceIsSecret) {
    PlayingIt scene;
    scene.playIt();
    while (!scene.isAsked(rulesNow)) {
        if (scene.asks(Ask::issueOrders))
            scene.orderAll();
        else
            scene.idle();
    }
    EXPECT_EQ(scene.optionCount(), 3U);
    const Question shown = shownTo(Player::red, scene.question());
    EXPECT_TRUE(shown.options.empty());
    EXPECT_TRUE(shown.names.empty());
    EXPECT_TRUE(shown.words.empty());
}

/// A setup in which Cad Bane is in blue's army and his card is in blue's hand.
struct DivulgingIt : SetupScene {
    UnitId bane{0};
    DivulgingIt() {
        scenario.units[0].card.name = "Cad Bane";
        const std::vector<CommandCard> other{ambush(), push(), assault(), standingOrders()};
        std::vector<CommandCard> hand = other;
        hand.insert(hand.begin(), command(rulesNow));
        hands(hand, other);
        scenario.phase = Phase::setup;
        scenario.lastRound = 3;
    }
    bool isAsked() const { return asks(Ask::divulgeCommandCard); }
    void divulge() { choose(CardInHand{0}, Ask::divulgeCommandCard); }
    /// Places a token where the game proposes it, and declines what the card offers.
    void goOn() {
        if (asks(Ask::placeToken))
            spot(question().spot->proposal);
        else if (question().card == rulesNow && offers(Done{}))
            choose(Done{}, Ask::chooseForEffect);
        else
            chance(randomAnswer(game(), 5), question().ask);
    }
    void toCard() {
        revealed();
        for (int i = 0; i < 4; ++i) change(MissionChange::pass);
        choose(TableSide::near, Ask::chooseSide);
        for (int i = 0; i < 20 && !isAsked(); ++i) idle();
    }
};

TEST(CardIMakeTheRulesNow, DivulgedItPlacesThreeTokensAwayFromEnemyTerritory) {
    DivulgingIt scene;
    scene.toCard();
    ASSERT_TRUE(scene.isAsked());
    scene.divulge();
    std::vector<Vec2> places{{20.0, 15.0}, {36.0, 12.0}, {50.0, 15.0}};
    for (const Vec2 place : places) {
        if (scene.asks(Ask::chooseForEffect)) scene.chance(Pick{0}, Ask::chooseForEffect);
        ASSERT_TRUE(scene.asks(Ask::placeToken));
        EXPECT_NE(scene.refusal(Spot{{20.0, 23.6}}), "") << "within range 1 of y = 30";
        scene.spot(place);
    }
    EXPECT_FALSE(scene.asks(Ask::placeToken));
    std::set<std::string> faces;
    for (const MissionView::Token& one : scene.view().mission.tokens)
        if (one.token.owner == Player::blue) faces.insert(one.token.printed);
    EXPECT_EQ(faces, (std::set<std::string>{"Here I Am", "Kablamo!", "Smoke and Mirrors"}));
}

TEST(CardIMakeTheRulesNow, AfterItIsDivulgedItMustBePlayedInRound1) {
    DivulgingIt scene;
    scene.toCard();
    scene.divulge();
    while (!(scene.asks(Ask::playCommandCard) && scene.question().player == Player::blue))
        scene.goOn();
    EXPECT_EQ(scene.optionCount(), 1U);
    EXPECT_EQ(scene.view().round, 1);
}

TEST(CardIMakeTheRulesNow, AfterItIsDivulgedCadBaneCannotDeploy) {
    DivulgingIt scene;
    scene.toCard();
    scene.divulge();
    for (int i = 0; i < 300 && scene.view().round < 2 && !scene.over(); ++i) {
        if (scene.asks(Ask::chooseUnitToActivate) && scene.offers(scene.bane))
            scene.activate(scene.bane);
        else
            scene.goOn();
    }
    EXPECT_TRUE(scene.unit(scene.bane).undeployed);
    EXPECT_TRUE(scene.unit(scene.bane).activated || scene.view().round == 2);
}

TEST(CardIMakeTheRulesNow, MayNotBeDivulged) {
    DivulgingIt scene;
    scene.toCard();
    scene.choose(Done{}, Ask::divulgeCommandCard);
    EXPECT_FALSE(scene.isAsked());
    EXPECT_FALSE(scene.asks(Ask::placeToken));
}

// In a game of an older version, the card itself asks the question.
TEST(CardIMakeTheRulesNow, IsDivulgedByItsOwnQuestionInOlderGames) {
    DivulgingIt scene;
    scene.scenario.asks = asksNinth;
    scene.revealed();
    for (int i = 0; i < 4; ++i) scene.change(MissionChange::pass);
    scene.choose(TableSide::near, Ask::chooseSide);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().card, rulesNow);
    scene.chance(Pick{0}, Ask::chooseForEffect);
    while (!(scene.asks(Ask::playCommandCard) && scene.question().player == Player::blue))
        scene.goOn();
    EXPECT_EQ(scene.optionCount(), 1U);
}

}  // namespace
}  // namespace sightline::engine::scene

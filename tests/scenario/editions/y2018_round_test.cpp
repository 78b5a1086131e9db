// Rules Reference 1.1.0 of 2018, p. 2 and 6: the game round and the colours, compared with the
// rules of 2026.
#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/lists/catalogue/point_names.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/command_scene.h"
#include "scenario/setup_scene.h"

namespace sightline::engine::scene {
namespace {

/// A scene with the rules of the 2018 edition.
template <class Scene>
struct Of2018 : Scene {
    Of2018() {
        this->scenario.edition = &editions::of2018;
        this->scenario.lastRound = editions::of2018.rounds;
    }
};

/// One unit on each side, without command cards.
struct Pair : MissionScene {
    UnitId rebels = blue(rebelTroopers(), {{10.0, 5.0}});
    UnitId storm = red(stormtroopers(), {{10.0, 31.0}});

    Pair() { scenario.lastRound = scenario.edition->rounds; }
    void playRound() {
        rest(view().active == Player::blue ? rebels : storm);
        if (!over()) rest(view().active == Player::blue ? rebels : storm);
    }
};

Citation of2018(int number, const char* section) { return {number, section, rulesReference2018}; }

TEST(Y2018P2GameRound, HasSixRoundsAnd2026HasFive) {
    Pair today;
    today.start();
    for (int round = 1; round <= 5; ++round) {
        ASSERT_FALSE(today.over()) << round;
        today.playRound();
    }
    EXPECT_TRUE(today.over());
    Of2018<Pair> then;
    then.start();
    for (int round = 1; round <= 6; ++round) {
        ASSERT_FALSE(then.over()) << round;
        EXPECT_EQ(then.view().round, round);
        then.playRound();
    }
    EXPECT_TRUE(then.over());
}

TEST(Y2018P2GameRound, TheRecordStatesTheEditionOnceAnd2026IsSilent) {
    Pair today;
    today.start();
    EXPECT_FALSE(today.recorded(Happening::editionPlayed));
    Of2018<Pair> then;
    then.start();
    then.playRound();
    const auto& record = then.game().record();
    EXPECT_EQ(
        std::count_if(record.begin(), record.end(),
                      [](const Ruling& one) { return one.happening == Happening::editionPlayed; }),
        1);
    EXPECT_EQ(then.last(Happening::editionPlayed).citation, of2018(2, "The Game Round"));
    EXPECT_EQ(then.view().edition, &editions::of2018);
    EXPECT_NE(then.game().digest(), today.game().digest());
}

/// Plays up to the first turn. Blue has two units fewer than red, so by the rules of 2026 blue gets
/// an advantage token.
template <class Scene>
void toFirstTurn(Scene& scene) {
    scene.red(stormtroopers(), {{25.0, 31.0}});
    scene.red(stormtroopers(), {{30.0, 31.0}});
    scene.start();
    scene.play("Push");
    scene.play("Ambush");
    scene.order({scene.storm1});
    scene.order({scene.rebels1, scene.rebels2});
}

TEST(Y2018P2GameRound, HasNoPassPool) {
    Round today;
    toFirstTurn(today);
    EXPECT_EQ(today.side(Player::blue, Player::blue).passPool, 1);
    Of2018<Round> then;
    toFirstTurn(then);
    EXPECT_EQ(then.side(Player::blue, Player::blue).passPool, 0);
    EXPECT_FALSE(then.recorded(Happening::passPoolCreated));
    then.adjust({Player::blue, AdjustPassPool{Player::blue, 1}});
    then.activate(then.storm1);
    then.action(Action::finish);
    ASSERT_EQ(then.question().player, Player::blue);
    EXPECT_FALSE(then.offers(TurnChoice::pass)) << "even with a token that was put there by hand";
    EXPECT_EQ(then.question().citation, of2018(2, "Choose Unit"));
}

TEST(Y2018P2CommandPhase, CitesItsOwnReference) {
    Of2018<Round> scene;
    toFirstTurn(scene);
    EXPECT_EQ(scene.last(Happening::priorityDetermined).citation, of2018(2, "Determine Priority"));
    EXPECT_EQ(scene.last(Happening::commandCardRevealed).citation, of2018(2, "Issue Orders"));
    EXPECT_EQ(scene.last(Happening::orderPoolCreated).citation, of2018(2, "Create Order Pool"));
    EXPECT_EQ(placeOf(scene.last(Happening::orderIssued).citation),
              "Rules Reference 1.1.0, p. 2, Issue Orders");
    EXPECT_EQ(placeOf(page(21, "Determine Priority")), "p. 21, Determine Priority");
}

/// The order of card effects in the record: "blue" or "red" for each reminder of a card effect of
/// this player, and "priority" where the game determines priority.
std::vector<std::string> orderOfEffects(Round& scene) {
    const auto help = std::make_shared<const CardHelp>(
        CardHelp{"Does it.", 0, {{*timingPointNamed("CommandCardEffect"), Whose::ally}}, {}});
    for (auto& hand : scene.scenario.commandHands) {
        for (CommandCard& card : hand) {
            card.automated = false;
            card.help = help;
        }
    }
    scene.start();
    scene.play("Push");
    scene.play("Ambush");
    std::vector<std::string> order;
    for (const Ruling& one : scene.game().record()) {
        if (one.happening == Happening::priorityDetermined) order.push_back("priority");
        if (one.happening == Happening::reminded)
            order.push_back(one.player == Player::blue ? "blue" : "red");
    }
    return order;
}

// The text of 2018 has no step for card effects. They come after priority was determined, and the
// player with priority begins.
TEST(Y2018P2CommandPhase, CardEffectsFollowPriorityAndItsPlayerBegins) {
    Round today;
    EXPECT_EQ(orderOfEffects(today), (std::vector<std::string>{"blue", "red", "priority"}));
    Of2018<Round> then;
    EXPECT_EQ(orderOfEffects(then), (std::vector<std::string>{"priority", "red", "blue"}));
}

TEST(Y2018P2EndPhase, RemovesAimDodgeStandbyAndOneSuppression) {
    const auto left = [](Pair& scene) {
        ScenarioUnit& unit = scene.with(scene.storm);
        for (const Token token : {Token::aim, Token::dodge, Token::surge, Token::observation})
            unit.tokens[token] = 2;
        unit.tokens[Token::standby] = 1;
        // A panicked unit with courage 1 removes 1 token at the end of its activation (p. 24).
        unit.tokens[Token::suppression] = 3;
        scene.start();
        scene.rest(scene.rebels);
        scene.activate(scene.storm);
        scene.dice({blank, blank, blank});  // the unit is panicked, so it takes no action
        return scene.unit(scene.storm).tokens;
    };
    Pair today;
    Of2018<Pair> then;
    const auto now = left(today), before = left(then);
    for (const Token token : {Token::aim, Token::dodge, Token::standby}) {
        EXPECT_EQ(now[token], 0) << nameOf(token);
        EXPECT_EQ(before[token], 0) << nameOf(token);
    }
    EXPECT_EQ(now[Token::suppression], 1);
    EXPECT_EQ(before[Token::suppression], 1);
    for (const Token token : {Token::surge, Token::observation}) {
        EXPECT_EQ(now[token], 0) << nameOf(token);
        EXPECT_EQ(before[token], 2) << nameOf(token) << " is not in the list of 2018";
    }
}

TEST(Y2018P2EndPhase, TheRoundCounterChangesHands) {
    EXPECT_EQ(editions::of2018.counterHolder(1), Player::blue);
    EXPECT_EQ(editions::of2018.counterHolder(2), Player::red);
    EXPECT_EQ(editions::of2018.counterHolder(6), Player::red);
    EXPECT_FALSE(editions::of2026.counterHolder(1));
    Pair today;
    today.start();
    today.playRound();
    EXPECT_FALSE(today.recorded(Happening::roundCounterPassed));
    Of2018<Pair> then;
    then.start();
    then.playRound();
    EXPECT_EQ(then.last(Happening::roundCounterPassed).player, Player::red);
    EXPECT_EQ(then.last(Happening::roundCounterPassed).citation,
              of2018(2, "Advance Round Counter"));
    then.playRound();
    EXPECT_EQ(then.last(Happening::roundCounterPassed).player, Player::blue);
}

TEST(Y2018P2EndPhase, ScoresOnlyAtTheEndOfTheLastRound) {
    const auto pointsAfter = [](Pair& scene, int rounds) {
        scene.mission({poi(10.0, 7.5)}, {{Scores::securedPoi, 1, 99}});
        scene.scenario.lastRound = 2;
        scene.start();
        for (int round = 0; round < rounds; ++round) scene.playRound();
        return scene.points()[0];
    };
    Pair today, twice;
    EXPECT_EQ(pointsAfter(today, 1), 1);
    EXPECT_EQ(pointsAfter(twice, 2), 2);
    Of2018<Pair> then, end;
    EXPECT_EQ(pointsAfter(then, 1), 0);
    EXPECT_EQ(pointsAfter(end, 2), 1);
}

/// Blue's commander is defeated in the round.
struct Fallen : AttackScene {
    UnitId luke = blue(lukeSkywalker(), {{5.0, 5.0}});
    UnitId rebels = blue(rebelTroopers(), {{10.0, 5.0}});
    UnitId walker = blue(atRt(), {{25.0, 5.0}});
    UnitId vader = red(darthVader(), {{5.0, 31.0}});

    Fallen() {
        hands({push(), assault(), standingOrders()}, {assault(), standingOrders()});
        for (ScenarioUnit& unit : scenario.units) unit.activated = unit.ordered = true;
        scenario.phase = Phase::activation;
        with(vader).activated = false;
    }
    void play(bool keepsLuke, bool token) {
        if (token) with(rebels).commanderToken = true;
        start();
        if (!keepsLuke) adjust({Player::red, AdjustWounds{mini(luke, 0), with(luke).card.wounds}});
        rest(vader);
    }
};

TEST(Y2018P2Promote, AUnitLeaderOfATrooperUnitBecomesACommander) {
    Of2018<Fallen> scene;
    scene.play(false, false);
    EXPECT_EQ(scene.view().round, 2);
    EXPECT_EQ(scene.unit(scene.rebels).rank, Rank::commander);
    EXPECT_EQ(scene.last(Happening::promoted).verdict,
              "the unit leader of Rebel Troopers becomes a commander");
    EXPECT_EQ(scene.last(Happening::promoted).citation, of2018(2, "Update Order Pool and Promote"));
}

TEST(Y2018P2Promote, OnlyAStandingCommanderExempts) {
    Of2018<Fallen> standing, token;
    standing.play(true, false);
    EXPECT_FALSE(standing.recorded(Happening::promoted));
    token.play(false, true);
    EXPECT_TRUE(token.recorded(Happening::promoted)) << "a Commander token is of 2026";
    Fallen today;
    today.play(false, true);
    EXPECT_FALSE(today.recorded(Happening::promoted));
}

/// Two armies that cost the given points. The constructor plays the setup until the game asks for
/// the colours.
struct Colours : Of2018<SetupScene> {
    Colours(int blue, int red) {
        for (ScenarioUnit& unit : scenario.units) unit.card.points = 0;
        scenario.units.front().card.points = blue;
        scenario.units.back().card.points = red;
        start();
        confirm();
    }
};

TEST(Y2018P6Colours, TheLowerTotalChooses) {
    Colours lower(799, 800);
    ASSERT_TRUE(lower.asks(Ask::chooseColour));
    EXPECT_EQ(lower.question().player, Player::blue);
    EXPECT_EQ(lower.question().citation, of2018(6, "Select Player Color and Sides"));
    EXPECT_NE(lower.refusal(Pick{2}), "");
    lower.choose(MissionChange::becomeBlue, Ask::chooseColour);
    EXPECT_EQ(lower.view().armyNames[0], "Rebels");
    EXPECT_TRUE(lower.asks(Ask::chooseSide)) << "before the battle cards";

    Colours higher(800, 799);
    ASSERT_TRUE(higher.asks(Ask::chooseColour));
    EXPECT_EQ(higher.question().player, Player::red);
    higher.choose(MissionChange::becomeBlue, Ask::chooseColour);
    EXPECT_EQ(higher.view().armyNames[0], "Empire");
    EXPECT_EQ(higher.question().player, Player::blue);
}

TEST(Y2018P6Colours, MayChooseRed) {
    Colours scene(799, 800);
    scene.choose(MissionChange::becomeRed, Ask::chooseColour);
    EXPECT_EQ(scene.view().armyNames[0], "Empire");
    scene.choose(TableSide::far, Ask::chooseSide);
    scene.choose(MissionChange::objective, Ask::chooseFirstBattleCard);
    for (int i = 0; i < 4; ++i) scene.reveal(0);
    ASSERT_TRUE(scene.asks(Ask::modifyMission));
    scene.change(MissionChange::pass);
    EXPECT_EQ(scene.question().player, Player::red);
    EXPECT_FALSE(scene.offers(MissionChange::becomeBlue)) << "the colours are chosen";
    scene.change(MissionChange::pass);
    scene.change(MissionChange::pass);
    scene.change(MissionChange::pass);
    EXPECT_EQ(scene.view().phase, Phase::command);
    EXPECT_EQ(scene.view().mission.blueSide, TableSide::far);
}

TEST(Y2018P6Colours, AtEqualTotalsADieDecidesWhoChooses) {
    for (const auto& [face, chooser] :
         {std::pair{block, Player::blue}, std::pair{blank, Player::red}}) {
        Colours scene(800, 800);
        ASSERT_EQ(scene.rolling(), 1);
        EXPECT_EQ(scene.question().dice, std::vector<Die>{Die::redDefense});
        scene.dice({face});
        ASSERT_TRUE(scene.asks(Ask::chooseColour));
        EXPECT_EQ(scene.question().player, chooser);
    }
}

TEST(Y2018P4Disputes, TheHolderOfTheRoundCounterIsRightAtABlock) {
    const auto decided = [](Face face, int rounds) {
        Of2018<Pair> scene;
        scene.start();
        for (int round = 0; round < rounds; ++round) scene.playRound();
        scene.adjust({Player::blue, DisputeRoll{"in range", "out of range", face}});
        const Ruling ruling = scene.last(Happening::adjusted);
        EXPECT_EQ(ruling.citation, of2018(4, "Resolving Disputes"));
        EXPECT_EQ(ruling.dice.size(), 1U);
        return std::pair{ruling.verdict, ruling.player};
    };
    using Said = std::pair<std::string, std::optional<Player>>;
    const std::string holders = "the dispute is decided: in range",
                      others = "the dispute is decided: out of range";
    EXPECT_EQ(decided(block, 0), (Said{holders, Player::blue}));
    EXPECT_EQ(decided(defenseSurge, 0), (Said{others, Player::red}));
    EXPECT_EQ(decided(blank, 0), (Said{others, Player::red}));
    EXPECT_EQ(decided(block, 1), (Said{holders, Player::red})) << "red holds it in round 2";
}

TEST(Y2018P4Disputes, IsRefusedWithoutReadingsWithAnotherFaceAndIn2026) {
    Of2018<Pair> then;
    then.start();
    const auto digest = then.game().digest();
    EXPECT_NE(then.refusal(Adjust{Player::blue, DisputeRoll{"", "out", block}}), "");
    EXPECT_NE(then.refusal(Adjust{Player::blue, DisputeRoll{"in", "", block}}), "");
    EXPECT_NE(then.refusal(Adjust{Player::blue, DisputeRoll{"in", "out", hit}}), "");
    EXPECT_EQ(then.game().digest(), digest);
    Pair today;
    today.start();
    EXPECT_EQ(today.refusal(Adjust{Player::blue, DisputeRoll{"in", "out", block}}),
              "the edition of this game has no roll for a dispute");
}

}  // namespace
}  // namespace sightline::engine::scene

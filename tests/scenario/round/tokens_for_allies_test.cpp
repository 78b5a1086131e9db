// Card actions that give tokens: Spotter X (p. 54), Take Cover X (p. 55), Bolster X (p. 46),
// Strategize X (p. 55), Calculate Odds (p. 47), Quick Thinking (p. 53), Master Storyteller (p. 52).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

using PrintedAction = KeywordText::Action;

KeywordText actionWord(Keyword keyword, std::optional<int> x,
                       PrintedAction action = PrintedAction::card) {
    KeywordText text = word(keyword, x);
    text.action = action;
    return text;
}

/// A unit with a Card action. Two allied units are within range 2 of it, one of them only just.
/// Another allied unit is just beyond range 2. An enemy is within range 2.
struct Helping : AttackScene {
    UnitId helper, near, edge, beyond, enemy;
    explicit Helping(std::vector<KeywordText> keywords, UnitCard card = lukeSkywalker()) {
        card.keywords = std::move(keywords);
        helper = blue(card, {{10.0, 10.0}});
        near = blue(rebelTroopers(), {{10.0, 14.0}});
        edge = blue(rebelTroopers(), {{10.0 + smallBase + 11.99, 10.0}});
        beyond = blue(rebelTroopers(), {{10.0, 10.0 + smallBase + 12.01}});
        enemy = red(stormtroopers(), {{4.0, 10.0}});
        scenario.lastRound = 2;
    }
    void begin() {
        start();
        activate(helper);
    }
    bool isOffered(int cost) const { return offers(CardAction{0, cost}); }
    PickSeveral pickOf(const std::vector<UnitId>& units) const {
        PickSeveral chosen;
        for (const UnitId one : units) chosen.options.push_back(indexOf(one));
        return chosen;
    }
    void help(const std::vector<UnitId>& units) { chance(pickOf(units), Ask::chooseForEffect); }
    /// The number of tokens of each of the units `helper`, `near`, `edge` and `beyond`.
    std::vector<int> all(Token token) const {
        std::vector<int> tokens;
        for (const UnitId one : {helper, near, edge, beyond})
            tokens.push_back(unit(one).tokens[token]);
        return tokens;
    }
};

TEST(P54Spotter, UpToXAlliedUnitsWithinRange2EachGainAnAimToken) {
    Helping scene({actionWord(Keyword::spotter, 2)});
    scene.begin();
    EXPECT_EQ(scene.question().names.front(), "Spotter");
    EXPECT_EQ(english(scene.question().words.front()), "Spotter 2");
    ASSERT_TRUE(scene.isOffered(1));
    scene.cardAction(0);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::spotter));
    EXPECT_EQ(scene.optionCount(), 3U) << "itself and two others";
    EXPECT_FALSE(scene.offers(scene.beyond));
    EXPECT_FALSE(scene.offers(scene.enemy));
    EXPECT_NE(scene.refusal(scene.pickOf({scene.helper, scene.near, scene.edge})), "");
    scene.help({scene.near, scene.edge});
    EXPECT_EQ(scene.all(Token::aim), (std::vector<int>{0, 1, 1, 0}));
    EXPECT_EQ(scene.unit(scene.helper).actionsLeft, 1);
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, citationOf(Keyword::spotter));
    EXPECT_FALSE(scene.isOffered(1)) << "once in an activation";
}

TEST(P54Spotter, MayChooseFewerUnitsAndItself) {
    Helping scene({actionWord(Keyword::spotter, 2)});
    scene.begin();
    scene.cardAction(0);
    EXPECT_NE(scene.refusal(PickSeveral{}), "") << "the action is made for at least 1 unit";
    scene.help({scene.helper});
    EXPECT_EQ(scene.all(Token::aim), (std::vector<int>{1, 0, 0, 0}));
}

TEST(P54Spotter, NeedsNoQuestionForASingleCandidate) {
    Helping scene({actionWord(Keyword::spotter, 3)});
    for (const UnitId one : {scene.near, scene.edge}) scene.with(one).undeployed = true;
    scene.begin();
    scene.cardAction(0);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.all(Token::aim), (std::vector<int>{1, 0, 0, 0}));
}

TEST(P54Spotter, ThatPrintsAFreeActionCostsNoAction) {
    Helping scene({actionWord(Keyword::spotter, 1, PrintedAction::free)});
    scene.begin();
    ASSERT_TRUE(scene.isOffered(0));
    scene.cardAction(0);
    scene.help({scene.near});
    EXPECT_EQ(scene.unit(scene.helper).actionsLeft, 2);
    EXPECT_FALSE(scene.isOffered(0));
}

TEST(P8XKeywords, TwoInstancesOfACardActionAreOneAction) {
    Helping scene(
        {actionWord(Keyword::spotter, 1, PrintedAction::free), actionWord(Keyword::spotter, 1)});
    scene.begin();
    ASSERT_TRUE(scene.isOffered(0));
    EXPECT_FALSE(scene.isOffered(1));
    scene.cardAction(0);
    EXPECT_EQ(scene.question().most, 2);
    scene.help({scene.near, scene.edge});
    EXPECT_FALSE(scene.isOffered(0));
}

TEST(P54Spotter, IsNotOfferedByHandNorToAnUndeployedUnit) {
    KeywordText byHand = actionWord(Keyword::spotter, 2);
    byHand.leftByHand = true;
    Helping old({byHand});
    old.begin();
    EXPECT_FALSE(old.isOffered(1));

    Helping waiting({actionWord(Keyword::spotter, 2)});
    waiting.with(waiting.helper).undeployed = true;
    waiting.begin();
    EXPECT_FALSE(waiting.isOffered(1));
}

TEST(P55TakeCover, GivesADodgeTokenEach) {
    Helping scene({actionWord(Keyword::takeCover, 2)});
    scene.begin();
    scene.cardAction(0);
    scene.help({scene.helper, scene.near});
    EXPECT_EQ(scene.all(Token::dodge), (std::vector<int>{1, 1, 0, 0}));
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, citationOf(Keyword::takeCover));
}

TEST(P46Bolster, GivesASurgeTokenEach) {
    Helping scene({actionWord(Keyword::bolster, 2)});
    scene.begin();
    scene.cardAction(0);
    scene.help({scene.near, scene.edge});
    EXPECT_EQ(scene.all(Token::surge), (std::vector<int>{0, 1, 1, 0}));
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, citationOf(Keyword::bolster));
}

TEST(P54Spotter, AndTakeCoverAreTwoActions) {
    Helping scene({actionWord(Keyword::spotter, 1, PrintedAction::free),
                   actionWord(Keyword::takeCover, 1, PrintedAction::free)});
    scene.begin();
    const auto use = [&](const std::string& name) {
        const auto& names = scene.question().names;
        const auto found = std::find(names.begin(), names.end(), name);
        ASSERT_NE(found, names.end());
        scene.cardAction(static_cast<int>(found - names.begin()));
        scene.help({scene.near});
    };
    use("Take Cover");
    use("Spotter");
    EXPECT_EQ(scene.unit(scene.near).tokens[Token::aim], 1);
    EXPECT_EQ(scene.unit(scene.near).tokens[Token::dodge], 1);
}

TEST(P55Strategize, GainsSuppressionThenExactlyXUnitsGainAimAndDodge) {
    Helping scene({actionWord(Keyword::strategize, 2)});
    scene.begin();
    ASSERT_TRUE(scene.isOffered(1));
    scene.cardAction(0);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.unit(scene.helper).tokens[Token::suppression], 1) << "before the choice";
    EXPECT_NE(scene.refusal(scene.pickOf({scene.near})), "") << "not up to X";
    scene.help({scene.near, scene.helper});
    EXPECT_EQ(scene.all(Token::aim), (std::vector<int>{1, 1, 0, 0}));
    EXPECT_EQ(scene.all(Token::dodge), (std::vector<int>{1, 1, 0, 0}));
    EXPECT_EQ(scene.last(Happening::suppressionGained).citation, citationOf(Keyword::strategize));
}

TEST(P55Strategize, WithXCandidatesOrFewerAllOfThemAreChosen) {
    for (const int x : {3, 4}) {
        Helping scene({actionWord(Keyword::strategize, x)});
        scene.begin();
        scene.cardAction(0);
        EXPECT_TRUE(scene.asks(Ask::chooseAction));
        EXPECT_EQ(scene.all(Token::aim), (std::vector<int>{1, 1, 1, 0})) << x;
    }
}

TEST(P53QuickThinking, GainsAnAimAndADodgeTokenOnce) {
    Helping scene({actionWord(Keyword::quickThinking, {})});
    scene.begin();
    EXPECT_EQ(english(scene.question().words.front()), "Quick Thinking");
    scene.cardAction(0);
    EXPECT_EQ(scene.all(Token::aim), (std::vector<int>{1, 0, 0, 0}));
    EXPECT_EQ(scene.all(Token::dodge), (std::vector<int>{1, 0, 0, 0}));
    EXPECT_EQ(scene.unit(scene.helper).actionsLeft, 1);
    EXPECT_FALSE(scene.isOffered(1));
    EXPECT_TRUE(scene.offers(Action::aim)) << "it is not an Aim action";
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, citationOf(Keyword::quickThinking));
}

TEST(P47CalculateOdds, ATrooperUnitGainsAimDodgeAndSuppression) {
    Helping scene({actionWord(Keyword::calculateOdds, {})});
    scene.begin();
    scene.cardAction(0);
    EXPECT_EQ(scene.optionCount(), 3U) << "itself and two others";
    EXPECT_NE(scene.refusal(scene.pickOf({scene.near, scene.edge})), "") << "1 unit";
    scene.help({scene.edge});
    for (const Token token : {Token::aim, Token::dodge, Token::suppression})
        EXPECT_EQ(scene.all(token), (std::vector<int>{0, 0, 1, 0}));
    EXPECT_EQ(scene.last(Happening::suppressionGained).citation,
              citationOf(Keyword::calculateOdds));
}

TEST(P47CalculateOdds, NeedsALineOfSight) {
    Helping scene({actionWord(Keyword::calculateOdds, {})});
    scene.terrain(box("wall", {10.0, 12.0}, {8.0, 1.0, 6.0}, building()));
    scene.begin();
    scene.cardAction(0);
    EXPECT_FALSE(scene.offers(scene.near));
    EXPECT_TRUE(scene.offers(scene.edge));
}

TEST(P47CalculateOdds, NeedsATrooperUnit) {
    Helping vehicles({actionWord(Keyword::calculateOdds, {})}, atRt());
    for (const UnitId one : {vehicles.near, vehicles.edge, vehicles.beyond})
        vehicles.with(one).undeployed = true;
    vehicles.begin();
    EXPECT_FALSE(vehicles.isOffered(1)) << "it is a vehicle itself";

    Helping one({actionWord(Keyword::calculateOdds, {})}, atRt());
    for (const UnitId other : {one.edge, one.beyond}) one.with(other).undeployed = true;
    one.begin();
    one.cardAction(0);
    EXPECT_EQ(one.unit(one.near).tokens[Token::aim], 1) << "no question for the only candidate";
}

TEST(P52MasterStoryteller, AsManyEwokUnitsAsTheRoundsNumberEachGain2SurgeTokens) {
    for (const int round : {1, 2}) {
        Helping scene({actionWord(Keyword::masterStoryteller, {})});
        for (const UnitId one : {scene.near, scene.edge, scene.beyond})
            scene.with(one).card.affiliation = "Ewok";
        scene.scenario.round = round;
        scene.begin();
        scene.cardAction(0);
        ASSERT_EQ(scene.optionCount(), 2U) << "neither itself nor the unit beyond range 2";
        EXPECT_EQ(scene.question().most, round);
        scene.help(round == 1 ? std::vector{scene.edge} : std::vector{scene.near, scene.edge});
        EXPECT_EQ(scene.all(Token::surge), (std::vector<int>{0, round == 1 ? 0 : 2, 2, 0}));
        EXPECT_EQ(scene.last(Happening::tokenGained).citation,
                  citationOf(Keyword::masterStoryteller));
    }
}

TEST(P52MasterStoryteller, IsOfferedOnlyWithAnEwokUnitInRange) {
    Helping scene({actionWord(Keyword::masterStoryteller, {})});
    scene.with(scene.beyond).card.affiliation = "Ewok";
    scene.begin();
    EXPECT_FALSE(scene.isOffered(1));
}

}  // namespace
}  // namespace sightline::engine::scene

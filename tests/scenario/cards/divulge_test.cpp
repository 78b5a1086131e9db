// The keyword Divulge of command cards. Core Rulebook, Keyword Glossary p. 60.
#include "engine/legion/rules/game/journal_file.h"
#include "scenario/cards/divulging.h"

namespace sightline::engine::scene {
namespace {

using Cards = std::vector<CommandCard>;

constexpr std::array players{Player::blue, Player::red};
const char* const phantom = "The Phantom Menace";
const char* const fear = "Fear Will Keep Them in Line";

/// A card without an effect that players may divulge at `step`.
CommandCard divulgedAt(DivulgeStep step, const std::string& name, bool mandatory = false) {
    CommandCard card = push();
    card.id = card.name = name;
    card.divulge = Divulge{.at = step, .mandatory = mandatory};
    return card;
}

CommandCard inSetup(const std::string& name, bool mandatory = false) {
    return divulgedAt(DivulgeStep::resolveSetupEffects, name, mandatory);
}

TEST(P60Divulge, OnlyAPlayerWhoHoldsSuchACardIsAsked) {
    for (const Player player : players) {
        Divulging scene(player, {command("the-phantom-menace")});
        scene.toStep();
        ASSERT_TRUE(scene.isAsked(player));
        EXPECT_EQ(scene.question().citation, page(60, "Divulge"));
        EXPECT_EQ(scene.optionCount(), 2U) << "this card or none; the other cards lack the keyword";
        scene.decline();
        EXPECT_FALSE(scene.asks(Ask::divulgeCommandCard));
        EXPECT_EQ(scene.divulgedInRecord(), 0);
        EXPECT_TRUE(scene.holds(player, phantom));
    }
    Divulging none(Cards{});
    none.toStep();
    EXPECT_FALSE(none.asks(Ask::divulgeCommandCard));
}

TEST(P60Divulge, ACardWithoutTheKeywordIsRefused) {
    Divulging scene({inSetup("One")});
    scene.toStep();
    ASSERT_TRUE(scene.isAsked(Player::blue));
    EXPECT_FALSE(scene.offersCard("Ambush"));
    EXPECT_NE(scene.refusal(Pick{2}), "") << "the list has the card and Done";
    EXPECT_EQ(scene.refusal(Pick{0}), "");
}

TEST(P60Divulge, TheBluePlayerGoesFirstAndADeclinedCardIsNotOfferedAgain) {
    Divulging scene({inSetup("One")}, {inSetup("Two")});
    scene.toStep();
    ASSERT_TRUE(scene.isAsked(Player::blue));
    scene.decline();
    ASSERT_TRUE(scene.isAsked(Player::red));
    scene.divulge("Two");
    EXPECT_FALSE(scene.asks(Ask::divulgeCommandCard)) << "blue has declined";
    scene.toSelection(Player::blue, 2);
    EXPECT_EQ(scene.divulgedInRecord(), 1);
}

TEST(P60Divulge, APlayerDivulgesAsManyCardsAsThePlayerWishes) {
    for (const Player player : players) {
        Divulging scene(player, {inSetup("One"), inSetup("Two"), inSetup("Three")});
        scene.toStep();
        ASSERT_EQ(scene.optionCount(), 4U);
        scene.divulge("Two");
        ASSERT_TRUE(scene.isAsked(player));
        EXPECT_FALSE(scene.offersCard("Two"));
        EXPECT_TRUE(scene.offersCard("One"));
        scene.divulge("Three");
        ASSERT_TRUE(scene.isAsked(player));
        EXPECT_TRUE(scene.liesOpen(player, "Two") && scene.liesOpen(player, "Three"));
        scene.decline();
        EXPECT_EQ(scene.divulgedInRecord(), 2);
        for (const char* name : {"One", "Two", "Three"}) EXPECT_TRUE(scene.holds(player, name));
    }
}

TEST(P60Divulge, TheCardReturnsToTheHandAtTheEndOfTheStep) {
    for (const Player player : players) {
        Divulging scene(player, {inSetup("One"), inSetup("Two")});
        scene.toStep();
        const int before = scene.side(player, opponent(player)).handSize;
        scene.divulge("One");
        EXPECT_TRUE(scene.liesOpen(player, "One"));
        EXPECT_FALSE(scene.holds(player, "One"));
        EXPECT_EQ(scene.side(player, opponent(player)).handSize, before - 1);
        scene.decline();
        EXPECT_FALSE(scene.liesOpen(player, "One"));
        EXPECT_TRUE(scene.holds(player, "One"));
        EXPECT_EQ(scene.side(player, opponent(player)).handSize, before);
        EXPECT_TRUE(scene.side(player, opponent(player)).hand.empty()) << "the hand stays secret";
        EXPECT_EQ(scene.last(Happening::commandCardsDone).citation, page(60, "Divulge"));
        scene.toSelection(player);
        EXPECT_TRUE(scene.offersCard("One")) << "the card was not played";
    }
}

TEST(P60Divulge, APermanentCardStaysInPlay) {
    for (const Player player : players) {
        Divulging scene(player, {command("fear-will-keep-them-in-line")});
        scene.toStep();
        scene.divulge(fear);
        scene.toSelection(player, 2);
        EXPECT_TRUE(scene.liesOpen(player, fear));
        EXPECT_FALSE(scene.holds(player, fear));
    }
}

TEST(P60Divulge, ACardThatMustBeDivulgedLeavesNoChoice) {
    Divulging alone({inSetup("Must", true)});
    alone.toStep();
    EXPECT_FALSE(alone.asks(Ask::divulgeCommandCard)) << "only one answer is legal";
    EXPECT_EQ(alone.divulgedInRecord(), 1);

    Divulging scene({inSetup("May"), inSetup("Must", true)});
    scene.toStep();
    ASSERT_TRUE(scene.isAsked(Player::blue));
    EXPECT_EQ(scene.optionCount(), 2U);
    EXPECT_FALSE(scene.offers(Done{}));
    scene.divulge("Must");
    ASSERT_TRUE(scene.isAsked(Player::blue));
    EXPECT_TRUE(scene.offers(Done{}));
}

TEST(P60Divulge, TheOtherPlayerDoesNotSeeTheChoice) {
    Divulging scene({inSetup("One")});
    scene.toStep();
    const Question shown = shownTo(Player::red, scene.question());
    EXPECT_TRUE(shown.options.empty());
    EXPECT_TRUE(shown.names.empty());
    EXPECT_TRUE(shown.ids.empty());
    scene.decline();
    for (const Ruling& one : scene.game().record())
        EXPECT_EQ(one.verdict.find("One"), std::string::npos) << "the card stays secret";
}

TEST(P60Divulge, UndoTakesItBackAndAReplayRepeatsIt) {
    Divulging scene({inSetup("One"), inSetup("Two")});
    scene.toStep();
    const auto before = scene.game().digest();
    scene.divulge("One");
    EXPECT_TRUE(scene.game().undoCrossesDice()) << "the other player has seen the card";
    scene.decline();
    const auto after = scene.game().digest();
    const auto again = replay(scene.scenario, scene.game().journal());
    ASSERT_TRUE(again) << again.problem().text;
    Game& game = **again;
    EXPECT_EQ(game.digest(), after);
    ASSERT_TRUE(game.undo());
    ASSERT_TRUE(game.undo());
    EXPECT_EQ(game.digest(), before);
    EXPECT_EQ(game.question()->ask, Ask::divulgeCommandCard);
    ASSERT_TRUE(game.redo());
    ASSERT_TRUE(game.redo());
    EXPECT_EQ(game.digest(), after);
}

TEST(P60Divulge, GamesOfOlderVersionsDoNotAsk) {
    Divulging scene({command("the-phantom-menace"), command("we-must-wait-and-watch")});
    scene.card(Player::blue, 0).name = "Grand Admiral Thrawn";
    scene.scenario.asks = asksNinth;
    scene.toStep();
    EXPECT_FALSE(scene.asks(Ask::divulgeCommandCard));
    scene.toSelection(Player::blue);
    EXPECT_TRUE(scene.offersCard("We Must Wait and Watch"));
}

TEST(P60Divulge, APhaseGivesTheOpportunityOnlyInTheFirstRound) {
    for (const DivulgeStep step :
         {DivulgeStep::commandPhase, DivulgeStep::activationPhase, DivulgeStep::endPhase}) {
        for (const bool divulges : {true, false}) {
            Divulging scene({divulgedAt(step, "One")});
            scene.toStep();
            EXPECT_EQ(scene.asks(Ask::divulgeCommandCard), step == DivulgeStep::commandPhase)
                << "not in the setup";
            int asked = 0;
            while (!scene.over() && scene.view().round < 3) {
                if (!scene.asks(Ask::divulgeCommandCard)) {
                    scene.goOn();
                    continue;
                }
                ++asked;
                EXPECT_EQ(scene.view().round, 1);
                divulges ? scene.divulge("One") : scene.decline();
                // The End Phase ends before the next question.
                const bool lies = divulges && step != DivulgeStep::endPhase;
                EXPECT_EQ(scene.liesOpen(Player::blue, "One"), lies);
                EXPECT_EQ(scene.holds(Player::blue, "One"), !lies);
            }
            EXPECT_EQ(asked, 1);
            EXPECT_FALSE(scene.liesOpen(Player::blue, "One"));
        }
    }
}

TEST(P60Divulge, CardsThatPlayersOnlyDivulgeCannotBeSelected) {
    for (const Player player : players) {
        Divulging scene(player, {command("we-must-wait-and-watch"), command("moment-of-triumph")});
        scene.card(player, 0).name = "Grand Admiral Thrawn";
        scene.card(player, 1).name = "Grand Moff Tarkin";
        scene.toStep();
        scene.divulge("Moment of Triumph");
        scene.decline();
        for (const int round : {1, 2}) {
            scene.toSelection(player, round);
            EXPECT_FALSE(scene.offersCard("We Must Wait and Watch"));
            EXPECT_TRUE(scene.offersCard("Ambush"));
        }
    }
}

TEST(P60Divulge, ACardMayBeBarredFromRound1) {
    Divulging scene({command("you-have-something-i-want")});
    scene.card(Player::blue, 0).name = "Moff Gideon";
    scene.toStep();
    scene.toSelection(Player::blue);
    EXPECT_FALSE(scene.offersCard("You Have Something I Want"));
    scene.toSelection(Player::blue, 2);
    EXPECT_TRUE(scene.offersCard("You Have Something I Want"));
}

}  // namespace
}  // namespace sightline::engine::scene

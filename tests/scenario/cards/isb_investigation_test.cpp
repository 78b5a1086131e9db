// The command card ISB Investigation: the opponent's cards with a named number of pips are set
// aside faceup until the opponent has played a card in a later round.
#include "engine/legion/rules/game/digest_of.h"
#include "engine/legion/rules/game/invariants.h"
#include "engine/legion/rules/game/journal_file.h"
#include "scenario/cards/command_card_scene.h"

namespace sightline::engine::scene {
namespace {

using Names = std::vector<std::string>;

CommandCard named(CommandCard card, const std::string& name) {
    card.id = card.name = name;
    return card;
}

/// Blue has the card. Red plays Assault in the first round and keeps the other cards.
struct Investigation : WithCard {
    explicit Investigation(std::vector<CommandCard> kept = {ambush(), push(),
                                                            named(push(), "Pincer"),
                                                            standingOrders()},
                           CommandCard other = ambush())
        : WithCard("isb-investigation", rebelTroopers(), "Agent Kallus") {
        kept.insert(kept.begin(), assault());
        hands({command(id), std::move(other), standingOrders()}, std::move(kept));
    }
    void reveal() {
        start();
        play(name);
        play("Assault");
    }
    void choosePips(int number) { choose(EffectName{number + 2}, Ask::chooseForEffect); }
    void toRound(int round) {
        while (view().round < round) {
            idle();
            ASSERT_EQ(brokenInvariants(game()), Names{});
        }
    }
    CommandView side(Player player, Player seenBy) const {
        return game().view(seenBy).command[static_cast<std::size_t>(player)];
    }
    Names hand(Player player) const { return namesOf(side(player, player).hand); }
    Names aside(Player seenBy) const { return namesOf(side(Player::red, seenBy).setAside); }
    Names inPlay() const { return namesOf(side(Player::blue, Player::red).permanent); }
    Names discarded() const { return namesOf(side(Player::blue, Player::red).discarded); }
    static Names namesOf(const std::vector<const CommandCard*>& cards) {
        Names names;
        for (const CommandCard* card : cards) names.push_back(card->name);
        return names;
    }
    /// The verdicts of all entries in the record.
    Names verdicts() const {
        Names all;
        for (const Ruling& one : game().record()) all.push_back(one.verdict);
        return all;
    }
};

TEST(CardIsbInvestigation, NamesANumberWhenItIsRevealed) {
    Investigation scene, poor({standingOrders()});
    scene.reveal();
    poor.reveal();
    ASSERT_TRUE(scene.isAsked());
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_FALSE(scene.question().secret);
    EXPECT_FALSE(scene.recorded(Happening::priorityDetermined));
    const Names asked = scene.question().names;
    EXPECT_EQ(Names(asked.begin() + 2, asked.end()),
              (Names{"0 pips", "1 pip", "2 pips", "3 pips", "4 pips"}));
    EXPECT_EQ(scene.optionCount(), 5U) << "it must name one";
    EXPECT_EQ(poor.question().names, asked) << "the question tells nothing about the hand";
    scene.choosePips(2);
    EXPECT_FALSE(scene.isAsked());
    EXPECT_EQ(automationOf(command(scene.id)).state, Plays::whole);
    EXPECT_EQ(reminders(scene), 0);
}

TEST(CardIsbInvestigation, SetsAsideFaceupTheCardsWithTheNamedPips) {
    Investigation scene;
    scene.reveal();
    scene.choosePips(2);
    for (const Player player : {Player::blue, Player::red})
        EXPECT_EQ(scene.aside(player), (Names{"Push", "Pincer"}));
    EXPECT_EQ(scene.hand(Player::red), (Names{"Ambush", "Standing Orders"}));
    EXPECT_TRUE(scene.side(Player::red, Player::blue).hand.empty()) << "the others stay secret";
    EXPECT_EQ(scene.side(Player::red, Player::blue).handSize, 2);
    EXPECT_EQ(scene.hand(Player::blue), (Names{"Ambush", "Standing Orders"}));
    EXPECT_TRUE(scene.side(Player::blue, Player::red).setAside.empty());
    const Ruling ruling = scene.last(Happening::keywordActed);
    EXPECT_EQ(ruling.verdict,
              "ISB Investigation: named number of pips: 2; set aside faceup: Push, Pincer");
    EXPECT_EQ(ruling.citation, page(21, "ISB Investigation"));
    EXPECT_EQ(ruling.player, Player::blue);
    EXPECT_EQ(brokenInvariants(scene.game()), Names{});
}

TEST(CardIsbInvestigation, CountsThePrintedPips) {
    CommandCard printedWith3 = named(assault(), "Printed With 3");
    printedWith3.pipsInHand = 1;
    for (const int pips : {1, 3}) {
        Investigation scene({printedWith3, ambush()});
        scene.reveal();
        scene.choosePips(pips);
        EXPECT_EQ(scene.aside(Player::blue), Names{pips == 3 ? "Printed With 3" : "Ambush"});
        EXPECT_EQ(scene.side(Player::red, Player::red).played->name, "Assault")
            << "a card that was played is not in the hand";
    }
}

TEST(CardIsbInvestigation, ANumberThatNoCardHasChangesNothing) {
    Investigation scene;
    scene.reveal();
    const Names before = scene.hand(Player::red);
    scene.choosePips(0);
    EXPECT_EQ(scene.hand(Player::red), before);
    EXPECT_TRUE(scene.aside(Player::red).empty());
    EXPECT_EQ(scene.last(Happening::keywordActed).verdict,
              "ISB Investigation: named number of pips: 0; no card in the hand has it");
}

TEST(CardIsbInvestigation, AnEmptyHandHasNoNumberToName) {
    Investigation scene(std::vector<CommandCard>{});
    scene.reveal();
    EXPECT_FALSE(scene.isAsked());
    EXPECT_FALSE(scene.recorded(Happening::keywordActed));
    scene.toRound(2);
    EXPECT_EQ(scene.inPlay(), Names{"ISB Investigation"});
}

TEST(CardIsbInvestigation, CardsSetAsideCannotBePlayed) {
    Investigation scene;
    scene.reveal();
    scene.choosePips(2);
    scene.toRound(2);
    scene.play("Ambush");
    ASSERT_EQ(scene.question().player, Player::red);
    EXPECT_EQ(scene.optionCount(), 2U);
    EXPECT_EQ(scene.hand(Player::red), (Names{"Ambush", "Standing Orders"}));
    EXPECT_THROW(scene.play("Push"), std::runtime_error);
}

TEST(CardIsbInvestigation, StaysInPlayUntilTheOpponentHasPlayedACardInALaterRound) {
    Investigation scene;
    scene.reveal();
    scene.choosePips(2);
    EXPECT_TRUE(scene.inPlay().empty()) << "it is the card of this round";
    scene.toRound(2);
    EXPECT_EQ(scene.inPlay(), Names{"ISB Investigation"});
    EXPECT_TRUE(scene.discarded().empty());
    const Record& record = scene.game().record();
    const auto stays = std::find_if(record.begin(), record.end(), [](const Ruling& one) {
        return one.verdict == "ISB Investigation stays in play";
    });
    ASSERT_NE(stays, record.end());
    EXPECT_EQ(stays->citation, page(21, "ISB Investigation")) << "not the keyword Permanent";
    scene.play("Ambush");
    EXPECT_EQ(scene.inPlay(), Names{"ISB Investigation"}) << "red has not played yet";
    scene.play("Standing Orders");
    EXPECT_TRUE(scene.inPlay().empty());
    EXPECT_EQ(scene.discarded(), Names{"ISB Investigation"});
    EXPECT_FALSE(scene.isAsked()) << "it names a number once";
    EXPECT_EQ(brokenInvariants(scene.game()), Names{});
}

TEST(CardIsbInvestigation, TheCardsReturnOnceTheOpponentHasPlayedACardInALaterRound) {
    Investigation scene;
    scene.reveal();
    scene.choosePips(2);
    scene.toRound(2);
    EXPECT_EQ(scene.aside(Player::blue), (Names{"Push", "Pincer"}));
    scene.play("Ambush");
    EXPECT_EQ(scene.aside(Player::blue), (Names{"Push", "Pincer"}));
    scene.play("Ambush");
    EXPECT_TRUE(scene.aside(Player::blue).empty());
    EXPECT_EQ(scene.hand(Player::red), (Names{"Standing Orders", "Push", "Pincer"}));
    EXPECT_EQ(scene.side(Player::red, Player::blue).handSize, 3);
    EXPECT_TRUE(scene.side(Player::red, Player::blue).hand.empty());
    const Names all = scene.verdicts();
    for (const char* verdict : {"Push returns to the hand", "Pincer returns to the hand",
                                "ISB Investigation is discarded"})
        EXPECT_EQ(std::count(all.begin(), all.end(), verdict), 1) << verdict;
    scene.toRound(3);
    scene.play("Standing Orders");
    scene.play("Push");
    EXPECT_EQ(scene.side(Player::red, Player::blue).played->name, "Push");
}

TEST(CardIsbInvestigation, AnOpponentWhoPlaysNoCardGetsNoneBack) {
    Investigation scene({ambush()});
    scene.reveal();
    scene.choosePips(1);
    scene.toRound(2);
    scene.play("Ambush");
    EXPECT_EQ(scene.side(Player::red, Player::red).played, nullptr);
    EXPECT_EQ(scene.aside(Player::red), Names{"Ambush"});
    EXPECT_EQ(scene.inPlay(), Names{"ISB Investigation"});
    scene.toRound(3);
    EXPECT_EQ(scene.aside(Player::red), Names{"Ambush"});
    EXPECT_EQ(scene.inPlay(), Names{"ISB Investigation"});
}

// In the two games, red's hands differ only in cards that stay in the hand. Blue must see the same
// in both games.
TEST(CardIsbInvestigation, TellsNothingAboutTheCardsThatStayInTheHand) {
    Investigation one({push(), ambush(), standingOrders()}),
        other({push(), named(assault(), "Hidden"), standingOrders()});
    for (Investigation* scene : {&one, &other}) scene->reveal();
    const auto expectSame = [&] {
        EXPECT_EQ(digestOf(one.game().view(Player::blue)),
                  digestOf(other.game().view(Player::blue)));
        EXPECT_EQ(one.verdicts(), other.verdicts());
    };
    expectSame();
    for (Investigation* scene : {&one, &other}) scene->choosePips(2);
    expectSame();
    EXPECT_NE(one.hand(Player::red), other.hand(Player::red));
    for (Investigation* scene : {&one, &other}) {
        scene->toRound(2);
        scene->play("Ambush");
        scene->play("Standing Orders");
    }
    EXPECT_EQ(one.aside(Player::blue), Names{});
    expectSame();
}

// In the two games, blue's hands differ. Red must see the same in both games, also while blue names
// the number.
TEST(CardIsbInvestigation, TellsTheOpponentNothingAboutTheHandOfItsPlayer) {
    Investigation one, other({ambush(), push(), named(push(), "Pincer"), standingOrders()},
                             named(assault(), "Hidden"));
    for (Investigation* scene : {&one, &other}) scene->reveal();
    const auto expectSame = [&] {
        EXPECT_EQ(digestOf(one.game().view(Player::red)), digestOf(other.game().view(Player::red)));
        EXPECT_EQ(one.verdicts(), other.verdicts());
    };
    expectSame();
    for (Investigation* scene : {&one, &other}) scene->choosePips(2);
    expectSame();
    EXPECT_NE(one.hand(Player::blue), other.hand(Player::blue));
}

TEST(CardIsbInvestigation, UndoTakesItBackAndAReplayPlaysIt) {
    Investigation scene;
    scene.reveal();
    const auto before = scene.game().digest();
    scene.choosePips(2);
    const auto after = scene.game().digest();
    EXPECT_NE(after, before);
    EXPECT_TRUE(scene.game().undoCrossesDice()) << "cards of the hand were seen";
    const auto again = replay(scene.scenario, scene.game().journal());
    ASSERT_TRUE(again) << again.problem().text;
    Game& game = **again;
    EXPECT_EQ(game.digest(), after);
    ASSERT_TRUE(game.undo());
    EXPECT_EQ(game.digest(), before);
    EXPECT_TRUE(game.view(Player::blue).command[1].setAside.empty());
    EXPECT_EQ(game.view(Player::red).command[1].hand.size(), 4U);
    ASSERT_TRUE(game.redo());
    EXPECT_EQ(game.digest(), after);
    scene.toRound(2);
    const auto later = replay(scene.scenario, scene.game().journal());
    ASSERT_TRUE(later) << later.problem().text;
    EXPECT_EQ((*later)->digest(), scene.game().digest());
    EXPECT_EQ((*later)->view(Player::blue).command[1].setAside.size(), 2U);
}

// A game that an older version began. In this game, the players apply the card by hand.
TEST(CardIsbInvestigation, IsDiscardedWhereThePlayersApplyIt) {
    Investigation scene;
    CommandCard& card = scene.scenario.commandHands[0].front();
    card.program = nullptr;
    card.automated = false;
    scene.reveal();
    EXPECT_FALSE(scene.isAsked());
    EXPECT_GT(reminders(scene), 0);
    scene.toRound(2);
    EXPECT_TRUE(scene.inPlay().empty());
    EXPECT_EQ(scene.discarded(), Names{"ISB Investigation"});
}

}  // namespace
}  // namespace sightline::engine::scene

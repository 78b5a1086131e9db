// Keywords that act in a tie for priority: Cunning (p. 48), Interrogate (p. 51).
#include "engine/legion/rules/asking/ask.h"
#include "scenario/command_scene.h"

namespace sightline::engine::scene {
namespace {

CommandCard cardOf(const std::string& owner, int pips) {
    CommandCard card = push();
    card.id = card.name = "Card of " + owner;
    card.pips = pips;
    card.belongsTo = {owner};
    return card;
}

/// Both players have a card of their own commander.
struct OwnCards : Round {
    void give(UnitId id, Keyword keyword) { with(id).card.keywords.push_back(word(keyword)); }
    void bringTogether() { with(vader).minis[0].position.y = 5.0 + smallBase + 5.99; }
    void reveal(int bluePips = 2, int redPips = 2) {
        hands({cardOf("Luke Skywalker", bluePips), standingOrders()},
              {cardOf("Darth Vader", redPips), standingOrders()});
        start();
        play("Card of Luke Skywalker");
        play("Card of Darth Vader");
    }
    bool isTied() const { return asks(Ask::rollDice); }
};

TEST(P48Cunning, WinsATieWithACardOfItsUnit) {
    for (const Player cunning : {Player::blue, Player::red}) {
        OwnCards scene;
        scene.give(cunning == Player::blue ? scene.luke : scene.vader, Keyword::cunning);
        scene.reveal();
        EXPECT_FALSE(scene.isTied());
        EXPECT_EQ(scene.view().priority, cunning);
        EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::cunning));
    }
}

TEST(P48Cunning, OnBothSidesTheTieStays) {
    OwnCards scene;
    scene.give(scene.luke, Keyword::cunning);
    scene.give(scene.vader, Keyword::cunning);
    scene.reveal();
    EXPECT_TRUE(scene.isTied());
}

TEST(P48Cunning, ActsOnlyInATie) {
    OwnCards scene;
    scene.give(scene.luke, Keyword::cunning);
    scene.reveal(3, 2);
    EXPECT_EQ(scene.view().priority, Player::red);
    EXPECT_EQ(scene.number(Happening::priorityDetermined, "blue"), 3.0);
    EXPECT_FALSE(scene.recorded(Happening::keywordActed));
}

TEST(P48Cunning, GoesNoLowerThan0Pips) {
    OwnCards scene;
    scene.give(scene.luke, Keyword::cunning);
    scene.reveal(0, 0);
    EXPECT_TRUE(scene.isTied());
}

TEST(P48Cunning, NeedsACardOfACommanderOrOperativeWithTheKeyword) {
    OwnCards corps;
    corps.give(corps.luke, Keyword::cunning);
    corps.with(corps.luke).card.rank = Rank::corps;
    corps.with(corps.rebels1).card.rank = Rank::commander;
    corps.reveal();
    EXPECT_TRUE(corps.isTied());

    OwnCards other;
    other.give(other.rebels1, Keyword::cunning);
    other.reveal();
    EXPECT_TRUE(other.isTied()) << "the card belongs to another unit";

    OwnCards anybodys;
    anybodys.give(anybodys.luke, Keyword::cunning);
    anybodys.start();
    anybodys.play("Push");
    anybodys.play("Push");
    EXPECT_TRUE(anybodys.isTied()) << "the card belongs to no unit";
}

TEST(P51Interrogate, ACardOfAUnitWithinRange1CountsOnePipMore) {
    for (const double gap : {5.99, 6.01}) {
        OwnCards scene;
        scene.give(scene.vader, Keyword::interrogate);
        scene.with(scene.vader).minis[0].position.x = 5.0;
        scene.with(scene.vader).minis[0].position.y = 5.0 + smallBase + gap;
        scene.reveal();
        EXPECT_EQ(scene.isTied(), gap > 6.0) << gap;
        if (gap > 6.0) continue;
        EXPECT_EQ(scene.view().priority, Player::red);
        EXPECT_EQ(scene.number(Happening::priorityDetermined, "blue"), 3.0);
        EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::interrogate));
    }
}

TEST(P51Interrogate, SeveralUnitsCountOnce) {
    OwnCards scene;
    scene.bringTogether();
    scene.give(scene.vader, Keyword::interrogate);
    scene.give(scene.storm1, Keyword::interrogate);
    scene.with(scene.storm1).minis[0].position.y = 5.0 + smallBase + 2.0;
    scene.reveal();
    EXPECT_EQ(scene.number(Happening::priorityDetermined, "blue"), 3.0);
}

TEST(P51Interrogate, ActsOnlyInATieAndOnlyOnAnEnemyCard) {
    OwnCards untied;
    untied.bringTogether();
    untied.give(untied.vader, Keyword::interrogate);
    untied.reveal(1, 2);
    EXPECT_EQ(untied.view().priority, Player::blue);
    EXPECT_EQ(untied.number(Happening::priorityDetermined, "blue"), 1.0);

    OwnCards own;
    own.bringTogether();
    own.give(own.rebels1, Keyword::interrogate);
    own.with(own.vader).minis[0].position.x = 60.0;
    own.reveal();
    EXPECT_TRUE(own.isTied()) << "only its own commander is near";
}

TEST(P51Interrogate, AgainstCunningTheTieStays) {
    OwnCards scene;
    scene.bringTogether();
    scene.give(scene.luke, Keyword::cunning);
    scene.give(scene.vader, Keyword::interrogate);
    scene.reveal();
    EXPECT_TRUE(scene.isTied()) << "1 pip less and 1 more";
}

}  // namespace
}  // namespace sightline::engine::scene

// The sensible player divulges a command card only if this helps.
#include "scenario/cards/divulging.h"
#include "scenario/players/sensible_answers.h"

namespace sightline::engine::scene {
namespace {

/// Blue holds the cards. Blue's leader is the unit of these cards.
struct Hand : Divulging {
    Hand(const std::string& owner, const std::vector<std::string>& ids) : Divulging(cards(ids)) {
        card(Player::blue, 0).name = owner;
    }
    static std::vector<CommandCard> cards(const std::vector<std::string>& ids) {
        std::vector<CommandCard> all;
        for (const std::string& id : ids) all.push_back(command(id));
        return all;
    }
    /// The name of the card that the player divulges. Empty: none.
    std::string choice() {
        if (!begun_) toStep();
        begun_ = true;
        if (!asks(Ask::divulgeCommandCard)) return "no question";
        const Option chosen = picked(*this);
        const auto* card = std::get_if<CardInHand>(&chosen);
        if (!card) return "";
        return side(Player::blue, Player::blue).hand[static_cast<std::size_t>(card->index)]->name;
    }

  private:
    bool begun_ = false;
};

TEST(SensiblePlayer, DivulgesACardThatHelpsAndCostsNothing) {
    EXPECT_EQ(Hand("Maul", {"the-phantom-menace"}).choice(), "The Phantom Menace");
    EXPECT_EQ(Hand("Padme Amidala", {"diplomatic-cover"}).choice(), "Diplomatic Cover")
        << "two keywords for one";
}

TEST(SensiblePlayer, DivulgesNoCardThatGivesNothing) {
    Hand has("Maul", {"the-phantom-menace"});
    KeywordText infiltrate;
    infiltrate.name = Keyword::infiltrate;
    infiltrate.automated = true;
    has.card(Player::blue, 0).keywords.push_back(infiltrate);
    EXPECT_EQ(has.choice(), "") << "Maul has the keyword already";
    EXPECT_EQ(Hand("Luke Skywalker", {"out-of-the-shadows"}).choice(), "")
        << "no unit of the Children of the Watch";
}

TEST(SensiblePlayer, DivulgesNoCardThatCostsMoreThanItGives) {
    EXPECT_EQ(Hand("Darth Vader", {"darkness-descends"}).choice(), "")
        << "one keyword for another, and the card must be selected in round 1";
    EXPECT_EQ(Hand("Cad Bane", {"i-make-the-rules-now"}).choice(), "")
        << "Cad Bane could not deploy";
}

TEST(SensiblePlayer, TakesTheCardThatHelpsWhereverItIsInTheHand) {
    Hand scene("Maul", {"darkness-descends", "the-phantom-menace"});
    EXPECT_EQ(scene.choice(), "The Phantom Menace");
    scene.divulge("The Phantom Menace");
    EXPECT_EQ(scene.choice(), "") << "the other card stays in the hand";
}

}  // namespace
}  // namespace sightline::engine::scene

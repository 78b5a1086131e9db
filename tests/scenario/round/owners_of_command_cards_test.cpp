// Command cards that name a unit. Core Rulebook p. 21 (Select and Play Command Cards): "may only be
// played if that unit is included in a player's army and is not defeated". The check of command
// hands uses the same function, see `P18BuildingACommandHand`.
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

CommandCard cardOf(std::string name, std::vector<std::string> owners, std::string title = "") {
    CommandCard card = push();
    card.id = card.name = std::move(name);
    card.belongsTo = std::move(owners);
    card.unitTitle = std::move(title);
    return card;
}

/// Luke Skywalker, Hero of the Rebellion, with a Companion of wound threshold 1, and rebels.
struct Owners : AttackScene {
    explicit Owners(CommandCard card) {
        UnitCard hero = lukeSkywalker();
        hero.title = "Hero of the Rebellion";
        hero.miniatures = 2;
        luke = blue(hero, {{5.0, 5.0}, {6.5, 5.0}});
        MiniStart& companion = with(luke).minis[1];
        companion.counterpart = true;
        companion.carrier = {"companion", "Companion"};
        companion.threshold = 1;
        rebels = blue(rebelTroopers(), {{20.0, 5.0}});
        red(darthVader(), {{5.0, 31.0}});
        hands({std::move(card), standingOrders()}, {ambush(), standingOrders()});
    }
    UnitId luke, rebels;
    /// The number of cards from which blue may choose. Standing Orders is not counted.
    std::size_t choices() {
        start();
        EXPECT_EQ(question().player, Player::blue);
        return optionCount() - 1;
    }
};

TEST(P21SelectAndPlayCommandCards, ACardOfAnAbsentUnitIsNotOffered) {
    EXPECT_EQ(Owners(cardOf("Own", {"Luke Skywalker"})).choices(), 1U);
    EXPECT_EQ(Owners(cardOf("Hers", {"Leia Organa"})).choices(), 0U);
}

TEST(P21SelectAndPlayCommandCards, TheTitleCounts) {
    EXPECT_EQ(Owners(cardOf("Own", {"Luke Skywalker"}, "Hero of the Rebellion")).choices(), 1U);
    EXPECT_EQ(Owners(cardOf("Own", {"Luke Skywalker"}, "Jedi Knight")).choices(), 0U);
    EXPECT_EQ(Owners(cardOf("Own", {}, "Hero of the Rebellion")).choices(), 1U);
    EXPECT_EQ(Owners(cardOf("Own", {}, "Jedi Knight")).choices(), 0U);
}

TEST(P21SelectAndPlayCommandCards, ACounterpartsCardIsPlayedAndItsUnitCommands) {
    Owners scene(cardOf("Companion's", {"Companion"}));
    EXPECT_EQ(scene.choices(), 1U);
    scene.play("Companion's");
    scene.play("Ambush");
    EXPECT_EQ(scene.last(Happening::commanderNominated).unit, scene.luke);
}

TEST(P21SelectAndPlayCommandCards, BothOfTwoUnitsMayBeAUnitAndItsCounterpart) {
    CommandCard both = cardOf("Both", {"Luke Skywalker", "Companion"});
    both.needsAll = true;
    EXPECT_EQ(Owners(both).choices(), 1U);
    both.belongsTo.push_back("Leia Organa");
    EXPECT_EQ(Owners(both).choices(), 0U);
}

TEST(P21SelectAndPlayCommandCards, AFieldCommanderMeetsWhatAsksForACommander) {
    CommandCard asking = push();
    asking.requirement = UnitFilter{};
    asking.requirement->rank = Rank::commander;
    asking.requirement->name = "Rebel Troopers";
    EXPECT_EQ(Owners(asking).choices(), 0U);
    Owners scene(asking);
    KeywordText keyword;
    keyword.name = "Field Commander";
    scene.with(scene.rebels).card.keywords.push_back(keyword);
    EXPECT_EQ(scene.choices(), 1U);
}

TEST(P21SelectAndPlayCommandCards, ACardForUseFromTheHandIsNeverSelected) {
    CommandCard fromHand = push();
    fromHand.fromHandOnly = true;
    EXPECT_EQ(Owners(fromHand).choices(), 0U);
}

}  // namespace
}  // namespace sightline::engine::scene

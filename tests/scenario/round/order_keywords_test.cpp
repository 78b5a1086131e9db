// Keyword Glossary: Coordinate (p. 47), Direct and Disciplined X (p. 48), Entourage (p. 49), Fire
// Support (p. 50), Target X (p. 55).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/command_scene.h"
#include "scenario/named_units.h"

namespace sightline::engine::scene {
namespace {

const std::string rebelName = "Rebel Troopers";

/// Luke at (10, 10) with a keyword, and rebels at `gap` inches from him. Blue has priority, and its
/// card issues 1 order.
struct NamedOrders : AttackScene {
    UnitId luke, rebels, vader;
    explicit NamedOrders(KeywordText keyword, double gap = 3.0) {
        luke = blue(bearing(lukeSkywalker(), std::move(keyword)), {{10.0, 10.0}});
        rebels = blue(rebelTroopers(), {{10.0 + smallBase + gap, 10.0}});
        vader = red(darthVader(), {{60.0, 30.0}});
        hands({ambush()}, {assault()});
    }
    void cardOrders(UnitId unit) {
        start();
        play("Ambush");
        play("Assault");
        order({unit});
    }
    bool isOrdered(UnitId id) const { return unit(id).order == faceup; }
};

// Three keywords: each lets its unit issue an order to a unit that the keyword names.
struct Issuing {
    Keyword keyword;
    double range;
};
const Issuing issuing[] = {
    {Keyword::coordinate, 6.0}, {Keyword::direct, 12.0}, {Keyword::entourage, 12.0}};

TEST(OrdersToNamedUnits, AreIssuedToTheUnitThatThePlayerChooses) {
    for (const Issuing& one : issuing) {
        NamedOrders scene(namingUnit(one.keyword, rebelName));
        scene.cardOrders(scene.luke);
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        EXPECT_EQ(scene.question().unit, scene.luke);
        EXPECT_EQ(scene.question().player, Player::blue);
        EXPECT_EQ(scene.question().citation, citationOf(one.keyword));
        EXPECT_EQ(scene.optionCount(), 2U) << "the rebels, or nobody";
        scene.choose(scene.rebels, Ask::chooseForEffect);
        EXPECT_TRUE(scene.isOrdered(scene.rebels));
        for (const Ruling& ruling : scene.game().record()) {
            if (ruling.happening != Happening::orderIssued || ruling.unit != scene.rebels) continue;
            EXPECT_EQ(ruling.citation, citationOf(one.keyword));
            EXPECT_EQ(ruling.other, scene.luke);
        }
    }
}

TEST(OrdersToNamedUnits, MayBeDeclined) {
    for (const Issuing& one : issuing) {
        NamedOrders scene(namingUnit(one.keyword, rebelName));
        scene.cardOrders(scene.luke);
        scene.choose(Done{}, Ask::chooseForEffect);
        EXPECT_FALSE(scene.isOrdered(scene.rebels));
        EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
    }
}

TEST(OrdersToNamedUnits, HaveARange) {
    for (const Issuing& one : issuing) {
        for (const double gap : {one.range - 0.01, one.range + 0.01}) {
            NamedOrders scene(namingUnit(one.keyword, rebelName), gap);
            scene.cardOrders(scene.luke);
            EXPECT_EQ(scene.asks(Ask::chooseForEffect), gap < one.range) << gap;
        }
    }
}

TEST(OrdersToNamedUnits, GoToNoOtherUnitAndToNoUnitWithAnOrderToken) {
    for (const Issuing& one : issuing) {
        NamedOrders other(namingUnit(one.keyword, "Stormtroopers"));
        other.cardOrders(other.luke);
        EXPECT_FALSE(other.asks(Ask::chooseForEffect));
        NamedOrders ordered(namingUnit(one.keyword, rebelName));
        ordered.with(ordered.rebels).ordered = true;
        ordered.start();
        ordered.play("Ambush");
        ordered.play("Assault");
        EXPECT_FALSE(ordered.asks(Ask::chooseForEffect));
        NamedOrders itself(namingUnit(one.keyword, "Luke Skywalker"));
        itself.cardOrders(itself.rebels);
        EXPECT_FALSE(itself.asks(Ask::chooseForEffect)) << "not to the unit itself";
    }
}

/// The rebels are mercenaries of Black Sun. Luke has a keyword that may issue them an order, and
/// the command card issues an order to Luke.
struct HiredRebels : NamedOrders {
    HiredRebels(KeywordText keyword, const std::string& affiliation)
        : NamedOrders(std::move(keyword)) {
        with(rebels).card.affiliation = "Black Sun";
        with(luke).card.affiliation = affiliation;
    }
    void orderLuke() {
        start();
        play("Ambush");
        play("Assault");
        if (asks(Ask::issueOrders)) order({luke});
        EXPECT_TRUE(isOrdered(luke));
    }
};

// A keyword that names a kind of unit does not name the mercenaries (p. 41).
TEST(OrdersToNamedUnits, OfAKindGoToMercenariesOnlyOfTheSameAffiliation) {
    UnitFilter corps;
    corps.rank = Rank::corps;
    for (const Issuing& one : issuing) {
        for (const char* affiliation : {"", "Black Sun"}) {
            HiredRebels scene(naming(one.keyword, "Corps", corps), affiliation);
            scene.orderLuke();
            EXPECT_EQ(scene.asks(Ask::chooseForEffect), *affiliation != '\0') << affiliation;
        }
    }
}

// A keyword that names the mercenaries may issue them an order, whatever their Affiliation is (p.
// 22, Other Ways to Issue Orders).
TEST(OrdersToNamedUnits, GoToTheNamedMercenariesOfAnyAffiliation) {
    UnitFilter blackSun;
    blackSun.affiliation = "Black Sun";
    for (const Issuing& one : issuing) {
        for (const KeywordText& names :
             {namingUnit(one.keyword, rebelName), naming(one.keyword, "Black Sun", blackSun)}) {
            HiredRebels scene(names, "");
            scene.orderLuke();
            ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
            scene.choose(scene.rebels, Ask::chooseForEffect);
            EXPECT_TRUE(scene.isOrdered(scene.rebels));
            HiredRebels older(names, "");
            older.scenario.asks = asksNinth;
            older.orderLuke();
            EXPECT_FALSE(older.asks(Ask::chooseForEffect));
        }
    }
}

TEST(OrdersToNamedUnits, AreNotIssuedInGamesInWhichTheKeywordIsByHand) {
    for (const Issuing& one : issuing) {
        KeywordText byHand = namingUnit(one.keyword, rebelName);
        byHand.leftByHand = true;
        NamedOrders scene(byHand);
        scene.cardOrders(scene.luke);
        EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
    }
}

TEST(P47Coordinate, ActsOnlyAfterTheUnitItselfIsOrdered) {
    NamedOrders scene(namingUnit(Keyword::coordinate, rebelName));
    scene.blue(rebelTroopers(), {{10.0, 13.0}});
    scene.cardOrders(scene.rebels);
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
}

TEST(P47Coordinate, SeveralInstancesWidenTheChoiceButGive1Order) {
    NamedOrders scene(namingUnit(Keyword::coordinate, rebelName));
    scene.with(scene.luke).card.keywords.push_back(namingUnit(Keyword::coordinate, "Wookiees"));
    const UnitId wookiees = scene.blue(scene::wookiees(), {{10.0, 13.0}});
    scene.cardOrders(scene.luke);
    EXPECT_TRUE(scene.offers(scene.rebels));
    EXPECT_TRUE(scene.offers(wookiees));
    scene.choose(wookiees, Ask::chooseForEffect);
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
    EXPECT_FALSE(scene.isOrdered(scene.rebels));
}

// p. 21: the commander issues all orders of the card if able. If Coordinate orders a unit that the
// commander has chosen for an order of the card, the commander chooses another unit for this order.
TEST(P47Coordinate, TheCardOrdersAnotherUnitInstead) {
    for (const bool isAlone : {false, true}) {
        NamedOrders scene(namingUnit(Keyword::coordinate, rebelName));
        scene.hands({push()}, {assault()});
        const UnitId wookiees = scene.blue(scene::wookiees(), {{10.0, 13.0}});
        UnitId other;
        if (!isAlone) other = scene.blue(snowtroopers(), {{10.0, 16.0}});
        scene.start();
        scene.play("Push");
        scene.play("Assault");
        scene.order({scene.luke, scene.rebels});
        scene.choose(scene.rebels, Ask::chooseForEffect);
        EXPECT_EQ(scene.asks(Ask::issueOrders) && scene.question().player == Player::blue,
                  !isAlone);
        if (!isAlone) {
            EXPECT_TRUE(scene.offers(other));
            EXPECT_FALSE(scene.offers(scene.rebels));
            scene.order({wookiees});
        }
        EXPECT_TRUE(scene.isOrdered(wookiees));
        EXPECT_TRUE(scene.isOrdered(scene.rebels));
    }
}

TEST(P47Coordinate, TheOrderedUnitMayCoordinateToo) {
    NamedOrders scene(namingUnit(Keyword::coordinate, rebelName));
    scene.with(scene.rebels).card.keywords = {namingUnit(Keyword::coordinate, "Wookiees")};
    const UnitId wookiees = scene.blue(scene::wookiees(), {{17.0, 10.0}});
    scene.cardOrders(scene.luke);
    scene.choose(scene.rebels, Ask::chooseForEffect);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().unit, scene.rebels);
    scene.choose(wookiees, Ask::chooseForEffect);
    EXPECT_TRUE(scene.isOrdered(wookiees));
}

TEST(P48Direct, NeedsNoOrderOfItsOwnAndIsNoPartOfTheCard) {
    NamedOrders scene(namingUnit(Keyword::direct, rebelName));
    const UnitId others = scene.blue(scene::wookiees(), {{30.0, 10.0}});
    scene.cardOrders(others);
    EXPECT_FALSE(scene.isOrdered(scene.luke));
    scene.choose(scene.rebels, Ask::chooseForEffect);
    EXPECT_TRUE(scene.isOrdered(scene.rebels));
}

TEST(P48Direct, NamesAKindOfUnit) {
    UnitFilter corpsTrooper;
    corpsTrooper.rank = Rank::corps;
    corpsTrooper.isTrooper = true;
    for (const Rank rank : {Rank::corps, Rank::specialForces}) {
        NamedOrders scene(naming(Keyword::direct, "Corps Trooper", corpsTrooper));
        scene.with(scene.rebels).card.rank = rank;
        scene.cardOrders(scene.luke);
        EXPECT_EQ(scene.asks(Ask::chooseForEffect), rank == Rank::corps);
    }
}

TEST(P48Direct, AnOrderOfItTriggersCoordinate) {
    NamedOrders scene(namingUnit(Keyword::direct, rebelName));
    scene.with(scene.rebels).card.keywords = {namingUnit(Keyword::coordinate, "Wookiees")};
    const UnitId wookiees = scene.blue(scene::wookiees(), {{17.0, 10.0}});
    scene.cardOrders(scene.luke);
    scene.choose(scene.rebels, Ask::chooseForEffect);
    scene.choose(wookiees, Ask::chooseForEffect);
    EXPECT_TRUE(scene.isOrdered(wookiees));
}

// The rulebook's example of Entourage. The test checks the part about orders.
TEST(P49Entourage, ExampleAnOrderForTheNamedUnitWithinRange2) {
    for (const double gap : {11.99, 12.01}) {
        NamedOrders scene(namingUnit(Keyword::entourage, rebelName), gap);
        scene.cardOrders(scene.luke);
        ASSERT_EQ(scene.asks(Ask::chooseForEffect), gap < 12.0) << gap;
        if (gap > 12.0) continue;
        scene.choose(scene.rebels, Ask::chooseForEffect);
        EXPECT_TRUE(scene.isOrdered(scene.rebels));
    }
}

TEST(P49Entourage, TogetherWithDirectGives2Orders) {
    NamedOrders scene(namingUnit(Keyword::entourage, rebelName));
    scene.with(scene.luke).card.keywords.push_back(namingUnit(Keyword::direct, "Wookiees"));
    const UnitId wookiees = scene.blue(scene::wookiees(), {{10.0, 13.0}});
    scene.cardOrders(scene.luke);
    for (int i = 0; i < 2; ++i) {
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect)) << "no question about their order";
        scene.choose(scene.offers(wookiees) ? wookiees : scene.rebels, Ask::chooseForEffect);
    }
    EXPECT_TRUE(scene.isOrdered(scene.rebels));
    EXPECT_TRUE(scene.isOrdered(wookiees));
}

TEST(P55Target, GainsXAimTokensAfterAnOrder) {
    NamedOrders scene(word(Keyword::target, 2));
    scene.cardOrders(scene.luke);
    EXPECT_EQ(scene.unit(scene.luke).tokens[Token::aim], 2);
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, citationOf(Keyword::target));
    EXPECT_EQ(scene.unit(scene.rebels).tokens[Token::aim], 0);
}

TEST(P55Target, GainsNothingWithoutAnOrder) {
    NamedOrders scene(word(Keyword::target, 2));
    scene.cardOrders(scene.rebels);
    EXPECT_EQ(scene.unit(scene.luke).tokens[Token::aim], 0);
    EXPECT_FALSE(scene.recorded(Happening::tokenGained));
}

TEST(P55Target, ActsForAnOrderOfAKeyword) {
    NamedOrders scene(namingUnit(Keyword::direct, rebelName));
    scene.with(scene.rebels).card.keywords = {word(Keyword::target, 1)};
    scene.cardOrders(scene.luke);
    scene.choose(scene.rebels, Ask::chooseForEffect);
    EXPECT_EQ(scene.unit(scene.rebels).tokens[Token::aim], 1);
}

TEST(P50FireSupport, GainsAStandbyTokenAfterAnOrder) {
    for (const bool itself : {true, false}) {
        NamedOrders scene(word(Keyword::fireSupport));
        scene.cardOrders(itself ? scene.luke : scene.rebels);
        EXPECT_EQ(scene.unit(scene.luke).tokens[Token::standby], itself ? 1 : 0);
        EXPECT_EQ(scene.recorded(Happening::tokenGained), itself);
        if (itself) {
            EXPECT_EQ(scene.last(Happening::tokenGained).citation,
                      citationOf(Keyword::fireSupport));
        }
    }
}

TEST(P50FireSupport, GivesNoSecondTokenAndNoneToARepulsorVehicle) {
    NamedOrders second(word(Keyword::fireSupport));
    second.with(second.luke).tokens[Token::standby] = 1;
    second.cardOrders(second.luke);
    EXPECT_EQ(second.unit(second.luke).tokens[Token::standby], 1);
    EXPECT_FALSE(second.recorded(Happening::tokenGained));
    NamedOrders bikes(word(Keyword::target, 1));
    const UnitId repulsor =
        bikes.blue(bearing(speederBikes(), word(Keyword::fireSupport)), {{30.0, 10.0}});
    bikes.cardOrders(repulsor);
    EXPECT_EQ(bikes.unit(repulsor).tokens[Token::standby], 0);
}

TEST(P48Disciplined, RemovesUpToXSuppressionTokensAfterAnOrder) {
    for (const int removed : {0, 1, 2}) {
        NamedOrders scene(word(Keyword::disciplined, 2));
        scene.with(scene.luke).tokens[Token::suppression] = 3;
        scene.cardOrders(scene.luke);
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        EXPECT_EQ(scene.question().least, 0);
        EXPECT_EQ(scene.question().most, 2);
        scene.chance(Count{removed}, Ask::chooseForEffect);
        EXPECT_EQ(scene.unit(scene.luke).tokens[Token::suppression], 3 - removed);
        EXPECT_EQ(scene.recorded(Happening::tokensRemoved), removed > 0);
    }
}

TEST(P48Disciplined, RemovesNoMoreThanTheUnitHas) {
    NamedOrders scene(word(Keyword::disciplined, 2));
    scene.with(scene.luke).tokens[Token::suppression] = 1;
    scene.cardOrders(scene.luke);
    EXPECT_EQ(scene.question().most, 1);
    scene.chance(Count{1}, Ask::chooseForEffect);
    EXPECT_EQ(scene.last(Happening::tokensRemoved).citation, citationOf(Keyword::disciplined));
}

TEST(P48Disciplined, IsNotAskedWithoutTokensOrWithoutAnOrder) {
    NamedOrders calm(word(Keyword::disciplined, 2));
    calm.cardOrders(calm.luke);
    EXPECT_FALSE(calm.asks(Ask::chooseForEffect));
    NamedOrders idle(word(Keyword::disciplined, 2));
    idle.with(idle.luke).tokens[Token::suppression] = 1;
    idle.cardOrders(idle.rebels);
    EXPECT_FALSE(idle.asks(Ask::chooseForEffect));
}

TEST(OrdersToNamedUnits, AKeywordOfTheSameOrderCostsNoQuestionAboutTheirSequence) {
    NamedOrders scene(word(Keyword::target, 1));
    scene.with(scene.luke).card.keywords = {word(Keyword::target, 1), word(Keyword::fireSupport),
                                            word(Keyword::disciplined, 1),
                                            namingUnit(Keyword::coordinate, rebelName)};
    scene.with(scene.luke).tokens[Token::suppression] = 1;
    scene.cardOrders(scene.luke);
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::disciplined));
    scene.chance(Count{1}, Ask::chooseForEffect);
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::coordinate));
    scene.choose(scene.rebels, Ask::chooseForEffect);
    EXPECT_EQ(scene.unit(scene.luke).tokens[Token::aim], 1);
    EXPECT_EQ(scene.unit(scene.luke).tokens[Token::standby], 1);
}

}  // namespace
}  // namespace sightline::engine::scene

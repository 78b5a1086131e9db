// Core Rulebook p. 41 (Affiliations), p. 21 (commanders), and the requirements of command cards.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/round/orders.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard enforcers(std::string affiliation) {
    UnitCard card = stormtroopers();
    card.id = card.name = "Enforcers";
    card.faction = "mercenary";
    card.affiliation = std::move(affiliation);
    return card;
}

UnitCard withKeyword(UnitCard card, const std::string& name) {
    KeywordText keyword;
    keyword.name = name;
    card.keywords.push_back(keyword);
    return card;
}

/// Blue: a commander, corps units of its faction, and mercenaries of Black Sun. Red: one commander.
struct Hired : AttackScene {
    explicit Hired(UnitCard leader = lukeSkywalker()) {
        commander = blue(std::move(leader), {{5.0, 5.0}});
        rebels = blue(rebelTroopers(), {{10.0, 5.0}});
        hired = blue(enforcers("Black Sun"), {{15.0, 5.0}});
        red(darthVader(), {{5.0, 31.0}});
        const std::vector<CommandCard> all{ambush(), push(), assault(), standingOrders()};
        hands(all, all);
    }
    UnitId commander, rebels, hired;
    bool isOrdered(UnitId id) const { return unit(id).order == UnitView::Order::faceup; }
};

TEST(P41Affiliations, AnotherCommanderGivesMercenariesNoOrders) {
    Hired scene;
    scene.start();
    scene.play("Assault");
    scene.play("Ambush");
    EXPECT_TRUE(scene.isOrdered(scene.commander));
    EXPECT_TRUE(scene.isOrdered(scene.rebels));
    EXPECT_FALSE(scene.isOrdered(scene.hired)) << "3 orders, but it obeys Black Sun only";
    EXPECT_EQ(scene.number(Happening::ordersLost, "orders"), 1.0);
}

TEST(P41Affiliations, TheSameAffiliationDoes) {
    UnitCard leader = lukeSkywalker();
    leader.affiliation = "Black Sun";
    Hired scene(leader);
    scene.start();
    scene.play("Assault");
    scene.play("Ambush");
    EXPECT_TRUE(scene.isOrdered(scene.hired));

    leader.affiliation = "Pyke Syndicate";
    Hired other(leader);
    other.start();
    other.play("Assault");
    other.play("Ambush");
    EXPECT_FALSE(other.isOrdered(other.hired));
    EXPECT_TRUE(other.isOrdered(other.commander)) << "itself";
}

TEST(P41Affiliations, AlliesOfConvenienceAndCardsThatNameThemDo) {
    Hired convenient(withKeyword(lukeSkywalker(), "Allies of Convenience"));
    convenient.start();
    convenient.play("Assault");
    convenient.play("Ambush");
    EXPECT_TRUE(convenient.isOrdered(convenient.hired));

    Hired named;
    CommandCard card = ambush();
    card.orders.front().filter.name = "Enforcers";
    named.hands({card, standingOrders()}, {ambush(), standingOrders()});
    named.start();
    named.play("Ambush");
    named.play("Standing Orders");
    EXPECT_TRUE(named.isOrdered(named.hired));
}

TEST(P21SelectAndPlayCommandCards, ACardAsksForATitleOrForAUnitOfAKind) {
    Hired scene;
    CommandCard titled = ambush(), hiring = push();
    titled.belongsTo = {"Luke Skywalker"};
    titled.unitTitle = "Jedi Knight";
    hiring.requirement = UnitFilter{};
    hiring.requirement->affiliation = "Pyke Syndicate";
    scene.hands({titled, hiring, standingOrders()}, {standingOrders()});
    scene.start();
    EXPECT_EQ(scene.optionCount(), 1U) << "neither that Luke nor a Pyke stands";

    Hired fits;
    UnitCard knight = lukeSkywalker();
    knight.title = "Jedi Knight";
    fits.with(fits.commander).card = knight;
    hiring.requirement->affiliation = "Black Sun";
    fits.hands({titled, hiring, standingOrders()}, {standingOrders()});
    fits.start();
    EXPECT_EQ(fits.optionCount(), 3U);
}

TEST(P21NominateCommandersAndIssueOrders, ACardMaySayWhoIsNominated) {
    Hired scene;
    UnitCard second = lukeSkywalker();
    second.name = "Leia Organa";
    second.affiliation = "Ewok";
    const UnitId leia = scene.blue(second, {{25.0, 5.0}});
    CommandCard card = ambush();
    card.nominates = UnitFilter{};
    card.nominates->affiliation = "Ewok";
    scene.hands({card, standingOrders()}, {standingOrders()});
    scene.start();
    scene.play("Ambush");
    scene.play("Standing Orders");
    EXPECT_EQ(scene.view().command[0].commander, leia) << "the other commander is no Ewok";
}

TEST(P38DiscardCommandCards, APermanentCardStaysInPlay) {
    Hired scene;
    CommandCard card = ambush();
    card.permanent = true;
    scene.hands({card, standingOrders()}, {push(), standingOrders()});
    scene.scenario.lastRound = 2;
    scene.start();
    scene.play("Ambush");
    scene.play("Push");
    while (!scene.asks(Ask::playCommandCard)) {
        if (scene.asks(Ask::issueOrders)) {
            scene.order({scene.commander});
        } else if (scene.asks(Ask::drawOrderToken)) {
            scene.chance(Draw{0}, Ask::drawOrderToken);
        } else if (scene.asks(Ask::chooseAction)) {
            scene.action(Action::finish);
        } else {
            scene.pickFirst(scene.question().ask);
        }
    }
    const CommandView own = scene.view().command[0];
    ASSERT_EQ(own.permanent.size(), 1U);
    EXPECT_EQ(own.permanent[0]->name, "Ambush");
    EXPECT_TRUE(own.discarded.empty());
    EXPECT_EQ(scene.view().command[1].discarded.size(), 1U) << "Push is discarded";
    EXPECT_EQ(scene.optionCount(), 1U) << "it is in no hand any more";
}

/// True if troopers with courage 1 and 3 suppression tokens panic. A unit of `faction` with Field
/// Commander is `inches` away. `token` tells if the unit with Field Commander has a commander
/// token.
bool panics(double inches, std::string faction, bool token) {
    AttackScene scene;
    UnitCard led = rebelTroopers();
    led.faction = "rebels";
    const UnitId unit = scene.blue(led, {{10.0, 10.0}});
    UnitCard leader = withKeyword(rebelTroopers(), "Field Commander");
    leader.faction = std::move(faction);
    scene.blue(leader, {{10.0 + smallBase + inches, 10.0}});
    scene.red(darthVader(), {{60.0, 30.0}});
    scene.with(unit).tokens[Token::suppression] = 3;
    if (!token) {
        scene.start();
        return scene.unit(unit).isPanicked;
    }
    scene.with(UnitId{1}).commanderToken = true;
    scene.start();
    return scene.unit(unit).isPanicked;
}

TEST(P45FieldCommander, CountsAsACommanderOfCourageTwoAgainstPanic) {
    EXPECT_FALSE(panics(17.9, "rebels", true)) << "4 tokens would be needed";
    EXPECT_TRUE(panics(18.1, "rebels", true)) << "beyond range 3";
    EXPECT_TRUE(panics(17.9, "empire", true)) << "of another Faction";
    EXPECT_TRUE(panics(17.9, "rebels", false)) << "without the Commander token";
}

// Example 11: hired units are allied to the army and use its order tokens, but they do not belong
// to the Faction.
TEST(P41MercenariesAndFactions, ExampleAlliedButNotOfTheFaction) {
    Hired scene;
    scene.start();
    scene.play("Assault");
    scene.play("Ambush");
    EXPECT_EQ(scene.unit(scene.hired).player, Player::blue);
    OrderPool pool = scene.view().command[0].pool;
    EXPECT_EQ(pool[Rank::corps], 1) << "the army's own token for the hired unit";
    EXPECT_TRUE(panics(17.9, "mercenary", true)) << "not of the Faction of those it would lead";
}

}  // namespace
}  // namespace sightline::engine::scene

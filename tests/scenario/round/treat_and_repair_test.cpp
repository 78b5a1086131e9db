// Keyword Glossary: Treat X: Capacity Y and Repair X: Capacity Y (p. 61).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

KeywordText mending(Keyword keyword, int x, int capacity,
                    KeywordText::Action action = KeywordText::Action::free) {
    KeywordText text = word(keyword, x);
    text.capacity = capacity;
    text.action = action;
    return text;
}
KeywordText treat(int x = 1, int capacity = 2) { return mending(Keyword::treat, x, capacity); }

/// A medic at (10, 10), wookiees with 1 wound at `gap` inches from the medic, and a damaged vehicle
/// nearby.
struct Medics : AttackScene {
    UnitId medic, patient, vehicle, enemy;
    explicit Medics(KeywordText keyword = treat(), double gap = 3.0) {
        UnitCard card = rebelTroopers();
        card.keywords = {std::move(keyword)};
        medic = blue(card, {{10.0, 10.0}});
        patient = blue(wookiees(), {{10.0, 10.0 + smallBase + gap}});
        vehicle = blue(atRt(), {{14.0, 10.0}});
        enemy = red(stormtroopers(), {{60.0, 10.0}});
        with(patient).wounds = {1};
        with(vehicle).wounds = {2};
        scenario.lastRound = 3;
    }
    void begin() {
        start();
        activate(medic);
    }
    bool isOffered(int cost = 0) const { return offers(CardAction{0, cost}); }
    int wounds(UnitId id, int index = 0) const { return view().mini(mini(id, index)).wounds; }
    int onCard(const std::string& name) const {
        const auto& marks = unit(medic).marks;
        const auto found = marks.find(name);
        return found == marks.end() ? 0 : found->second;
    }
};
const std::string treat12 = "Treat 1: Capacity 2", repair12 = "Repair 1: Capacity 2";

TEST(P61Treat, RemovesAWoundTokenAndLaysOneOnTheCard) {
    Medics scene;
    scene.begin();
    EXPECT_EQ(scene.question().names.front(), treat12);
    ASSERT_TRUE(scene.isOffered());
    scene.cardAction(0);
    ASSERT_TRUE(scene.asks(Ask::chooseAction)) << "one unit, one wound: nothing to choose";
    EXPECT_EQ(scene.wounds(scene.patient), 0);
    EXPECT_EQ(scene.onCard(treat12), 1);
    EXPECT_EQ(scene.unit(scene.medic).actionsLeft, 2) << "a Free Card action";
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::treat));
    EXPECT_EQ(scene.last(Happening::keywordActed).unit, scene.patient);
    EXPECT_FALSE(scene.isOffered());
}

TEST(P61Treat, NotWithAsManyTokensOnTheCardAsItsCapacity) {
    for (const int tokens : {1, 2}) {
        Medics scene;
        scene.with(scene.medic).marks[treat12] = tokens;
        scene.begin();
        EXPECT_EQ(scene.isOffered(), tokens < 2) << tokens;
    }
}

TEST(P61Treat, TokensOnTheCardAreNoWoundsOfTheUnit) {
    Medics scene;
    scene.with(scene.medic).marks[treat12] = 1;
    scene.with(scene.patient).wounds = {0};
    scene.begin();
    EXPECT_FALSE(scene.isOffered()) << "no unit has a wound token";
    EXPECT_EQ(scene.wounds(scene.medic), 0);
}

TEST(P61Treat, WithinRange1AndInLineOfSight) {
    for (const double gap : {5.99, 6.01}) {
        Medics scene(treat(), gap);
        scene.begin();
        EXPECT_EQ(scene.isOffered(), gap < 6.0) << gap;
    }
    Medics walled;
    walled.terrain(box("wall", {10.0, 12.0}, {8.0, 1.0, 6.0}, building()));
    walled.begin();
    EXPECT_FALSE(walled.isOffered());
}

TEST(P61Treat, OnlyTrooperUnitsThatAreNoDroids) {
    for (const UnitType type : {UnitType::wookieeTrooper, UnitType::droidTrooper}) {
        Medics scene;
        scene.with(scene.patient).card.type = type;
        scene.begin();
        EXPECT_EQ(scene.isOffered(), type == UnitType::wookieeTrooper) << "nor the vehicle";
    }
    Medics enemies;
    enemies.with(enemies.patient).player = Player::red;
    enemies.begin();
    EXPECT_FALSE(enemies.isOffered());
}

TEST(P61Treat, AUnitMayTreatItself) {
    Medics scene;
    scene.with(scene.medic).card.wounds = 3;
    scene.with(scene.medic).wounds = {2};
    scene.begin();
    scene.cardAction(0);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.optionCount(), 2U);
    scene.choose(scene.medic, Ask::chooseForEffect);
    EXPECT_EQ(scene.wounds(scene.medic), 1);
}

TEST(P61Treat, WoundOrPoisonTokensUpToXInTotal) {
    Medics scene(treat(2));
    scene.with(scene.patient).tokens[Token::poison] = 2;
    scene.begin();
    scene.cardAction(0);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.optionCount(), 2U) << "the first token may not be declined";
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::treat));
    scene.choose(EffectName{3}, Ask::chooseForEffect);
    EXPECT_EQ(scene.unit(scene.patient).tokens[Token::poison], 1);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_TRUE(scene.offers(Done{}));
    scene.choose(EffectName{2}, Ask::chooseForEffect);
    EXPECT_EQ(scene.wounds(scene.patient), 0);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.patient).tokens[Token::poison], 1);
}

TEST(P61Treat, TheSecondTokenMayBeDeclined) {
    Medics scene(treat(2));
    scene.with(scene.patient).wounds = {2};
    scene.begin();
    scene.cardAction(0);
    EXPECT_EQ(scene.wounds(scene.patient), 1);
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.wounds(scene.patient), 1);
}

TEST(P61Treat, ThePlayerChoosesTheMiniature) {
    Medics scene;
    scene.with(scene.patient).minis.push_back({.position = {12.0, 14.0, 0.0}});
    scene.with(scene.patient).wounds = {1, 1};
    scene.begin();
    scene.cardAction(0);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    scene.choose(scene.mini(scene.patient, 1), Ask::chooseForEffect);
    EXPECT_EQ(scene.wounds(scene.patient, 0), 1);
    EXPECT_EQ(scene.wounds(scene.patient, 1), 0);
}

TEST(P61Treat, RestoresAMiniatureThatFellThisRound) {
    Medics scene;
    scene.with(scene.patient).minis.push_back({.position = {12.0, 14.0, 0.0}});
    scene.with(scene.patient).wounds = {0, 0};
    scene.start();
    scene.adjust({Player::blue, AdjustWounds{scene.mini(scene.patient, 1), 3}});
    ASSERT_EQ(scene.miniaturesOf(scene.patient), 1);
    scene.activate(scene.medic);
    scene.cardAction(0);
    ASSERT_TRUE(scene.asks(Ask::chooseRestored));
    scene.choose(scene.mini(scene.patient, 1), Ask::chooseRestored);
    scene.follow();
    EXPECT_EQ(scene.miniaturesOf(scene.patient), 2);
    EXPECT_EQ(scene.wounds(scene.patient, 1), 2) << "1 less than its threshold";
    EXPECT_EQ(scene.onCard(treat12), 1);
}

TEST(P61Treat, OnceInAnActivationUntilTheCapacityIsReached) {
    Medics scene;
    scene.with(scene.patient).wounds = {2};
    scene.begin();
    scene.cardAction(0);
    scene.action(Action::finish);
    while (scene.view().round == 1) scene.idle();
    while (!scene.asks(Ask::chooseUnitToActivate)) scene.idle();
    scene.activate(scene.medic);
    scene.cardAction(0);
    EXPECT_EQ(scene.wounds(scene.patient), 0);
    EXPECT_EQ(scene.onCard(treat12), 2);
}

TEST(P61Treat, TwoInstancesAreTwoActionsWithTwoCards) {
    Medics scene;
    ScenarioUnit& medic = scene.with(scene.medic);
    medic.parts.own = medic.card;
    RuleGrant droid{.source = "Medical Droid", .citation = page(16, "Upgrade Cards")};
    droid.card = "medical-droid";
    droid.keywords = {treat()};
    medic.parts.brought = {droid};
    medic.card.keywords = {treat(2)};
    scene.with(scene.patient).wounds = {2};
    scene.begin();
    ASSERT_TRUE(scene.offers(CardAction{0, 0}));
    ASSERT_TRUE(scene.offers(CardAction{1, 0}));
    scene.cardAction(0);
    EXPECT_EQ(scene.wounds(scene.patient), 1) << "1 token, not the sum of both cards";
    scene.cardAction(1);
    EXPECT_EQ(scene.wounds(scene.patient), 0);
    EXPECT_EQ(scene.onCard(treat12), 1);
    EXPECT_EQ(scene.onCard(treat12 + " (Medical Droid)"), 1);
}

TEST(P61Repair, RemovesWoundIonAndDamageTokensOfDroidsAndVehicles) {
    Medics scene(mending(Keyword::repair, 1, 2, KeywordText::Action::card));
    scene.with(scene.vehicle).tokens[Token::ion] = 1;
    scene.with(scene.vehicle).tokens[Token::vehicleDamage] = 1;
    scene.begin();
    ASSERT_TRUE(scene.isOffered(1));
    EXPECT_EQ(scene.question().names.front(), repair12);
    scene.cardAction(0);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.optionCount(), 3U);
    scene.choose(EffectName{4}, Ask::chooseForEffect);
    EXPECT_EQ(scene.unit(scene.vehicle).tokens[Token::vehicleDamage], 0);
    EXPECT_EQ(scene.unit(scene.vehicle).tokens[Token::ion], 1);
    EXPECT_EQ(scene.last(Happening::tokensRemoved).citation, citationOf(Keyword::repair));
    EXPECT_EQ(scene.unit(scene.medic).actionsLeft, 1);
    EXPECT_EQ(scene.onCard(repair12), 1);
}

TEST(P61Repair, NotATrooperThatIsNoDroid) {
    for (const UnitType type : {UnitType::wookieeTrooper, UnitType::droidTrooper}) {
        Medics scene(mending(Keyword::repair, 1, 2));
        scene.with(scene.patient).card.type = type;
        scene.with(scene.vehicle).wounds = {0};
        scene.begin();
        EXPECT_EQ(scene.isOffered(), type == UnitType::droidTrooper);
    }
}

// If Treat removes so many wound tokens that the unit has too few for Enrage, Enrage ends (p. 49).
TEST(P61Treat, EndsEnrage) {
    Medics scene;
    scene.with(scene.patient).card = bearing(wookiees(), Keyword::enrage, 1);
    scene.begin();
    EXPECT_FALSE(scene.unit(scene.patient).card->courage);
    scene.cardAction(0);
    EXPECT_TRUE(scene.unit(scene.patient).card->courage);
}

}  // namespace
}  // namespace sightline::engine::scene

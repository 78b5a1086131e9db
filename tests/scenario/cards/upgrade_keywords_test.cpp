// Keywords of upgrade cards: Cycle and Noncombatant (p. 60), Reconfigure (p. 61).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

EquippedCard cardWith(Keyword keyword, const std::string& id = "card") {
    EquippedCard card{.id = id, .name = "Card", .use = CardUse::exhaust};
    card.keywords = {word(keyword)};
    return card;
}

/// A red unit: a leader, a trooper, and a medic that an upgrade card with Noncombatant added.
/// `attackers` is the number of miniatures in the blue unit that attacks the red unit.
struct WithMedic : AttackScene {
    UnitId hunters, unit;
    explicit WithMedic(int attackers = 1, bool byHand = false) {
        hunters = blue(stormtroopers(), column({10.0, 10.0}, attackers));
        unit = red(rebelTroopers(), column({18.0, 10.0}, 3));
        ScenarioUnit& medics = with(unit);
        medics.minis[2].carrier = {"card", "Card"};
        medics.cards = {cardWith(Keyword::noncombatant)};
        medics.cards.front().keywords.front().leftByHand = byHand;
        scenario.lastRound = 2;
    }
    void hit(int wounds) {
        attack(hunters, unit);
        const auto dice = static_cast<std::size_t>(wounds);
        this->dice(std::vector<Face>(dice, crit));
        this->dice(std::vector<Face>(dice, blank));
    }
    bool isDefeated(int index) const { return view().mini(mini(unit, index)).defeated; }
};

TEST(P60Noncombatant, AddsNoWeapon) {
    for (const bool byHand : {false, true}) {
        WithMedic scene(1, byHand);
        scene.start();
        scene.rest(scene.hunters);
        scene.activate(scene.unit);
        scene.action(Action::attack);
        scene.defend(scene.hunters);
        ASSERT_TRUE(scene.asks(Ask::chooseWeapons));
        EXPECT_EQ(scene.optionCount(), byHand ? 3U : 2U) << "one rifle a miniature";
    }
}

TEST(P60Noncombatant, WoundsGoToOtherMiniaturesThanTheLeaderFirst) {
    WithMedic one;
    one.start();
    one.hit(1);
    EXPECT_TRUE(one.isDefeated(1)) << "no question: the trooper";
    EXPECT_FALSE(one.isDefeated(2));
    WithMedic two(2);
    two.start();
    two.hit(2);
    EXPECT_TRUE(two.isDefeated(2)) << "nobody else is left but the leader";
    EXPECT_FALSE(two.isDefeated(0));
}

TEST(P60Noncombatant, ByHandThePlayerChooses) {
    WithMedic scene(1, true);
    scene.start();
    scene.hit(1);
    ASSERT_TRUE(scene.asks(Ask::assignWound));
    EXPECT_EQ(scene.optionCount(), 2U);
}

TEST(P60Noncombatant, AWoundedOneComesAfterAWoundedCombatant) {
    for (const int wounds : {1, 2}) {
        WithMedic scene;
        for (const std::size_t index : {1U, 2U}) scene.with(scene.unit).minis[index].threshold = 3;
        scene.with(scene.unit).wounds = {0, 1, wounds};
        scene.start();
        scene.hit(1);
        EXPECT_FALSE(scene.asks(Ask::assignWound));
        EXPECT_EQ(scene.view().mini(scene.mini(scene.unit, 1)).wounds, 2);
        EXPECT_EQ(scene.view().mini(scene.mini(scene.unit, 2)).wounds, wounds);
    }
}

TEST(P60Noncombatant, AWoundedOneSuffersTheNextWound) {
    WithMedic scene;
    scene.with(scene.unit).minis[2].threshold = 2;
    scene.with(scene.unit).wounds = {0, 0, 1};
    scene.start();
    scene.hit(1);
    EXPECT_TRUE(scene.isDefeated(2));
    EXPECT_FALSE(scene.isDefeated(1));
}

TEST(P60Noncombatant, LeadsTheUnitOnlyIfNobodyElseIsLeft) {
    WithMedic scene;
    scene.start();
    scene.adjust({Player::red, AdjustWounds{scene.mini(scene.unit, 0), 1}});
    EXPECT_FALSE(scene.asks(Ask::chooseUnitLeader)) << "the trooper is the only candidate";
    EXPECT_EQ(scene.last(Happening::unitLeaderChosen).mini, scene.mini(scene.unit, 1));
    scene.adjust({Player::red, AdjustWounds{scene.mini(scene.unit, 1), 1}});
    EXPECT_EQ(scene.AttackScene::unit(scene.unit).minis.front(), scene.mini(scene.unit, 2));
}

/// A blue unit with a heavy weapon. The weapon is on an upgrade card with Cycle, and each use of
/// the weapon exhausts the card.
struct Cannon : AttackScene {
    UnitId gunners, enemy;
    Cannon() {
        UnitCard card = rebelTroopers();
        Weapon cannon = ranged("Cannon", 1, 3, Die::redAttack);
        cannon.card = {"card", "Card"};
        card.weapons.push_back(cannon);
        gunners = blue(card, {{10.0, 10.0}});
        enemy = red(stormtroopers(), {{18.0, 10.0}});
        with(gunners).cards = {cardWith(Keyword::cycle)};
        scenario.lastRound = 3;
    }
    void fire(const std::string& weapon) {
        activate(gunners);
        action(Action::attack);
        defend(enemy);
        weapons(weapon, 1);
        dice({blank});
        action(Action::finish);
    }
    EquippedCard::State state() const { return unit(gunners).cards.front().state; }
};

using State = EquippedCard::State;

TEST(P60Cycle, AnExhaustedCardThatLayUnusedIsReadiedAtTheEndOfTheActivation) {
    Cannon scene;
    scene.with(scene.gunners).cards.front().state = State::exhausted;
    scene.start();
    scene.fire("A-280");
    EXPECT_EQ(scene.state(), State::ready);
    EXPECT_EQ(scene.last(Happening::cardTurned).citation, citationOf(Keyword::cycle));
}

TEST(P60Cycle, NotACardThatWasUsedInThatActivation) {
    Cannon scene;
    scene.start();
    scene.fire("Cannon");
    EXPECT_EQ(scene.state(), State::exhausted);
    scene.rest(scene.enemy);
    scene.fire("A-280");
    EXPECT_EQ(scene.state(), State::ready) << "in the next activation it lay unused";
}

TEST(P60Cycle, OnlyCardsWithTheKeyword) {
    Cannon scene;
    scene.with(scene.gunners).cards.front().keywords.clear();
    scene.with(scene.gunners).cards.front().state = State::exhausted;
    scene.start();
    scene.fire("A-280");
    EXPECT_EQ(scene.state(), State::exhausted);
}

TEST(P60Cycle, ExpendedCardsStayExpended) {
    Cannon scene;
    scene.with(scene.gunners).cards.front().state = State::expended;
    scene.start();
    scene.fire("A-280");
    EXPECT_EQ(scene.state(), State::expended);
}

/// A blue unit with an upgrade card that has two sides and the keyword Reconfigure.
struct Config : AttackScene {
    UnitId unit;
    Config() {
        unit = blue(rebelTroopers(), {{10.0, 10.0}});
        red(stormtroopers(), {{60.0, 10.0}});
        EquippedCard card = cardWith(Keyword::reconfigure);
        card.sides = {"Rifle", "Pistol"};
        card.sideSaid = true;
        with(unit).cards = {card};
        scenario.lastRound = 2;
    }
    void recoverFirst() {
        start();
        activate(unit);
        action(Action::recover);
    }
};

TEST(P61Reconfigure, ARecoverActionMayTurnTheCard) {
    Config scene;
    scene.recoverFirst();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::reconfigure));
    EXPECT_EQ(scene.optionCount(), 2U) << "the other side, or none";
    scene.choose(EffectName{2}, Ask::chooseForEffect);
    EXPECT_EQ(scene.view().unit(scene.unit).cards.front().side, 1);
    EXPECT_EQ(scene.view().unit(scene.unit).cards.front().state, State::ready)
        << "it is not exhausted";
    EXPECT_EQ(scene.last(Happening::cardTurned).citation, citationOf(Keyword::reconfigure));
}

TEST(P61Reconfigure, MayBeDeclined) {
    Config scene;
    scene.recoverFirst();
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.view().unit(scene.unit).cards.front().side, 0);
}

TEST(P61Reconfigure, InAdditionToTheOtherEffectsOfTheAction) {
    Config scene;
    scene.with(scene.unit).cards.front().state = State::exhausted;
    scene.recoverFirst();
    scene.choose(EffectName{2}, Ask::chooseForEffect);
    EXPECT_EQ(scene.view().unit(scene.unit).cards.front().state, State::ready);
    EXPECT_EQ(scene.view().unit(scene.unit).cards.front().side, 1);
}

TEST(P61Reconfigure, OnlyARecoverAction) {
    Config scene;
    scene.start();
    scene.activate(scene.unit);
    scene.action(Action::aim);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.view().unit(scene.unit).cards.front().side, 0);
}

/// A blue unit with a counterpart. The counterpart carries an upgrade card that has a free action
/// and gives the unit Agile 1.
struct WithCompanion : AttackScene {
    UnitId pair;
    WithCompanion() {
        UnitCard card = bearing(lukeSkywalker(), Keyword::agile, 1);
        pair = blue(card, {{10.0, 10.0}, {11.5, 10.0}});
        red(stormtroopers(), {{60.0, 10.0}});
        ScenarioUnit& start = with(pair);
        start.minis[1].counterpart = true;
        start.minis[1].carrier = {"companion", "Companion"};
        start.minis[1].threshold = 1;
        EquippedCard comms{.id = "comms", .name = "Comms"};
        comms.freeTokens = {Token::aim};
        comms.bearer = "companion";
        start.cards = {comms};
        start.parts.own = lukeSkywalker();
        RuleGrant brings{.source = "Comms", .citation = page(16, "Upgrade Cards")};
        brings.keywords = {word(Keyword::agile, 1)};
        brings.withMiniatures = true;
        brings.card = "comms";
        start.parts.brought = {brings};
        scenario.lastRound = 2;
    }
    void defeatCompanion() { adjust({Player::blue, AdjustWounds{mini(pair, 1), 1}}); }
};

TEST(P47Counterpart, TheUnitUsesTheCardsOfItsCounterpart) {
    WithCompanion scene;
    scene.start();
    EXPECT_TRUE(scene.unit(scene.pair).card->has(Keyword::agile));
    scene.activate(scene.pair);
    EXPECT_TRUE(scene.offers(CardAction{0, 0}));
}

TEST(P47Counterpart, ItsCardsAreLostWithIt) {
    WithCompanion scene;
    scene.start();
    scene.defeatCompanion();
    EXPECT_FALSE(scene.unit(scene.pair).card->has(Keyword::agile));
    scene.activate(scene.pair);
    EXPECT_FALSE(scene.offers(CardAction{0, 0}));
}

}  // namespace
}  // namespace sightline::engine::scene

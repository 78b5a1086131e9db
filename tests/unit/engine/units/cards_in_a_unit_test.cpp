// The effects of cards on the unit that carries them: counterparts, miniatures with their own
// rules, weapons for one carrier, cards that exhaust or expend, actions.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/mission/defeat.h"
#include "engine/legion/rules/round/orders.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "unit/engine/card_actions.h"

namespace sightline::engine::test {
namespace {

const WhichCard companionCard{"companion-of-a-hero", "Companion"};
const WhichCard gunnerCard{"gunner", "Gunner"};

/// A battle with a unit of a hero (4 wounds) and its counterpart (2 wounds).
Scenario companions() {
    UnitCard card = hero();
    card.miniatures = 2;
    Weapon claws = fists();
    claws.name = "Claws";
    claws.carrier = companionCard;
    card.weapons.push_back(claws);
    Scenario scenario = emptyTable(
        {unitAt(Player::blue, troopers(1), 8, 8), unitAt(Player::red, card, 20, 8, 180)});
    scenario.units[1].minis[1].counterpart = true;
    scenario.units[1].minis[1].threshold = 2;
    scenario.units[1].minis[1].carrier = companionCard;
    return scenario;
}

TEST(P45Counterpart, MayTakeAnyWoundAndMustTakeTheLast) {
    Play play(companions(),
              offering([](Battle& battle) { return dealWounds(battle, UnitId{1}, 5); }));
    const MiniId leader = play.battle.unit(UnitId{1}).minis[0];
    const MiniId companion = play.battle.unit(UnitId{1}).minis[1];
    makeCardAction(play);
    for (int wound = 0; wound < 3; ++wound) {
        ASSERT_EQ(play.question()->ask, Ask::assignWound);
        ASSERT_EQ(play.question()->options.size(), 2U);
        ASSERT_TRUE(play.pick(leader));
    }
    EXPECT_EQ(play.battle.mini(leader).wounds, 3);
    EXPECT_TRUE(play.battle.mini(companion).defeated) << "the fourth and fifth went to it";
}

TEST(P45Counterpart, ItsKeywordsAreLostWithItAndBackWithIt) {
    Scenario scenario = companions();
    KeywordText keyword;
    keyword.name = "Scent";
    putTogether(scenario.units[1], {{.source = "Companion",
                                     .keywords = {keyword},
                                     .withMiniatures = true,
                                     .card = companionCard.id}});
    Play play(scenario);
    const MiniId companion = play.battle.unit(UnitId{1}).minis[1];
    EXPECT_TRUE(play.battle.unit(UnitId{1}).card->has("Scent"));
    removeDefeated(play.battle, companion);
    EXPECT_FALSE(play.battle.unit(UnitId{1}).card->has("Scent"));
    const auto& log = play.battle.log;
    EXPECT_TRUE(std::any_of(log.begin(), log.end(), [](const Ruling& ruling) {
        return ruling.citation == citationOf(Keyword::counterpart);
    }));
    play.battle.bringBack(companion);
    EXPECT_TRUE(play.battle.unit(UnitId{1}).card->has("Scent"));
}

// p. 21: the command cards of a counterpart may be played as long as the counterpart is not
// defeated.
TEST(P45Counterpart, ItsCommandCardsAreLostWithIt) {
    Play play(companions());
    const MiniId companion = play.battle.unit(UnitId{1}).minis[1];
    CommandCard card;
    card.belongsTo = {companionCard.name};
    play.battle.command(Player::red).hand = {&card};
    EXPECT_EQ(playableCards(play.battle, Player::red), std::vector<int>{0});
    EXPECT_EQ(commandersFor(play.battle, Player::red, card), std::vector<UnitId>{UnitId{1}});
    removeDefeated(play.battle, companion);
    EXPECT_TRUE(playableCards(play.battle, Player::red).empty());
    EXPECT_TRUE(commandersFor(play.battle, Player::red, card).empty());
}

// A card adds an officer to a unit. When the officer is defeated, the unit loses the officer's
// courage, keyword and free actions. A second card of the unit keeps its effects.
TEST(P17DefeatingUpgradeCardMiniatures, TheirCardsRulesAreLostWithTheLastOfThem) {
    Scenario scenario = shootOut(4, 1);
    ScenarioUnit& unit = scenario.units[0];
    const std::optional<int> plain = unit.card.courage;
    KeywordText inspire, treat;
    inspire.name = "Inspire";
    treat.name = "Treat";
    putTogether(unit,
                {{.source = "Medic", .keywords = {treat}, .withMiniatures = true, .card = "medic"},
                 {.source = "Officer",
                  .keywords = {inspire},
                  .changes = {.courage = 1},
                  .withMiniatures = true,
                  .card = "officer"}});
    unit.minis[2].carrier = {"medic", "Medic"};
    unit.minis[3].carrier = {"officer", "Officer"};
    Play play(scenario);
    Battle& battle = play.battle;
    const auto now = [&]() -> const UnitCard& { return *battle.unit(UnitId{0}).card; };
    EXPECT_EQ(now().courage, 2);
    removeDefeated(battle, battle.unit(UnitId{0}).minis[3]);
    EXPECT_TRUE(battle.hasLost(UnitId{0}, "officer"));
    EXPECT_FALSE(battle.hasLost(UnitId{0}, "medic"));
    EXPECT_EQ(now().courage, plain);
    EXPECT_FALSE(now().has("Inspire"));
    EXPECT_TRUE(now().has("Treat"));
    EXPECT_TRUE(std::any_of(battle.log.begin(), battle.log.end(),
                            [](const Ruling& one) { return one.citation.page == 17; }));
    removeDefeated(battle, battle.unit(UnitId{0}).minis[2]);
    EXPECT_FALSE(now().has("Treat"));
    EXPECT_FALSE(battle.hasLost(UnitId{0}, "scope")) << "a card without miniatures";
}

TEST(P45Counterpart, UsesItsOwnWeaponsOnly) {
    const Scenario scenario = companions();
    Play play(scenario);
    const UnitState& unit = play.battle.unit(UnitId{1});
    Attack attack;
    attack.attacker = unit.id;
    const std::vector<WeaponChoice> far =
        weaponChoices(play.battle, tabletopOf(play.battle), attack, unit.minis, UnitId{0});
    for (const WeaponChoice& one : far) EXPECT_EQ(one.mini, unit.leader());
    EXPECT_FALSE(far.empty());
}

/// A unit of three miniatures with a weapon for one carrier, one grenade, and a launcher that
/// exhausts.
Scenario equipped() {
    UnitCard card = troopers(3);
    Weapon heavy = rifle(3);
    heavy.name = "Heavy";
    heavy.carrier = gunnerCard;
    Weapon grenade = rifle(2);
    grenade.name = "Grenade";
    grenade.oncePerAttack = true;
    Weapon launcher = rifle(4);
    launcher.name = "Launcher";
    launcher.card = {"launcher", "Launcher"};
    card.weapons = {rifle(), heavy, grenade, launcher};
    Scenario scenario = emptyTable(
        {unitAt(Player::blue, card, 8, 8), unitAt(Player::red, troopers(3), 14, 8, 180)});
    scenario.units[0].minis[2].carrier = gunnerCard;
    scenario.units[0].cards = {
        {"launcher", "Launcher", CardUse::exhaust, EquippedCard::State::ready}};
    return scenario;
}

int optionsOf(const Play& play, int weapon) {
    int count = 0;
    for (const Option& option : play.question()->options) {
        count += std::get<WeaponChoice>(option).weapon == weapon ? 1 : 0;
    }
    return count;
}

Answer choosing(const Play& play, const std::vector<WeaponChoice>& wanted) {
    PickSeveral chosen;
    const auto& options = play.question()->options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const auto& one = std::get<WeaponChoice>(options[i]);
        if (std::find(wanted.begin(), wanted.end(), one) != wanted.end()) {
            chosen.options.push_back(static_cast<int>(i));
        }
    }
    return chosen;
}

TEST(P32FormAttackPool, CarriersGrenadesAndExhaustedCards) {
    Play play(equipped());
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_TRUE(play.pick(Action::attack));
    ASSERT_TRUE(play.until(Ask::chooseWeapons));
    EXPECT_EQ(optionsOf(play, 0), 3);
    EXPECT_EQ(optionsOf(play, 1), 1) << "only the miniature that the upgrade added";
    EXPECT_EQ(optionsOf(play, 3), 3);
    const std::vector<MiniId> minis = play.battle.unit(UnitId{0}).minis;
    const auto refusal = play.answer(choosing(play, {{minis[0], 2}, {minis[1], 2}}));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->text, "1 miniature adds Grenade in an attack (p. 32, Form Attack Pool)");
    EXPECT_TRUE(play.answer(choosing(play, {{minis[0], 0}, {minis[0], 3}})));
    ASSERT_FALSE(play.answer(choosing(play, {{minis[0], 3}, {minis[1], 3}, {minis[2], 1}})));
    EXPECT_EQ(play.battle.unit(UnitId{0}).cards[0].state, EquippedCard::State::exhausted)
        << "any number of miniatures add it before it turns";
}

TEST(P17ExhaustAndExpend, OnlyTheCardItselfTurnsAndNoOtherOfItsName) {
    Scenario scenario = equipped();
    scenario.units[0].cards.push_back(
        {"launcher-of-another-kind", "Launcher", CardUse::exhaust, EquippedCard::State::ready});
    Play play(scenario);
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_TRUE(play.pick(Action::attack));
    ASSERT_TRUE(play.until(Ask::chooseWeapons));
    const std::vector<MiniId> minis = play.battle.unit(UnitId{0}).minis;
    ASSERT_FALSE(play.answer(choosing(play, {{minis[0], 3}})));
    const std::vector<EquippedCard>& cards = play.battle.unit(UnitId{0}).cards;
    EXPECT_EQ(cards[0].state, EquippedCard::State::exhausted);
    EXPECT_EQ(cards[1].state, EquippedCard::State::ready);
}

TEST(P17ExhaustAndExpend, AnotherCardOfTheNameThatIsExhaustedKeepsNoWeaponBack) {
    Scenario scenario = equipped();
    scenario.units[0].cards.push_back(
        {"launcher-of-another-kind", "Launcher", CardUse::exhaust, EquippedCard::State::exhausted});
    Play play(scenario);
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_TRUE(play.pick(Action::attack));
    ASSERT_TRUE(play.until(Ask::chooseWeapons));
    EXPECT_EQ(optionsOf(play, 3), 3);
}

TEST(P17DefeatingUpgradeCardMiniatures, AnotherCardOfTheNameKeepsItsRules) {
    Scenario scenario = shootOut(4, 1);
    ScenarioUnit& unit = scenario.units[0];
    const auto bringing = [](const char* keyword, const char* card) {
        return RuleGrant{.source = "Officer",
                         .keywords = {{.name = keyword}},
                         .withMiniatures = true,
                         .card = card};
    };
    putTogether(unit, {bringing("Inspire", "officer"), bringing("Treat", "officer-of-old")});
    unit.minis[2].carrier = {"officer", "Officer"};
    unit.minis[3].carrier = {"officer-of-old", "Officer"};
    Play play(scenario);
    Battle& battle = play.battle;
    removeDefeated(battle, battle.unit(UnitId{0}).minis[2]);
    EXPECT_FALSE(battle.unit(UnitId{0}).card->has("Inspire"));
    EXPECT_TRUE(battle.unit(UnitId{0}).card->has("Treat"));
}

TEST(P17ExhaustAndExpend, ExampleAnExhaustedWeaponIsNotAddedAndRecoverReadiesIt) {
    Scenario scenario = equipped();
    scenario.units[0].cards[0].state = EquippedCard::State::exhausted;
    Play play(scenario);
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_TRUE(play.pick(Action::recover));
    EXPECT_EQ(play.battle.unit(UnitId{0}).cards[0].state, EquippedCard::State::ready);
    EXPECT_EQ(play.question()->ask, Ask::chooseAction) << "there is no suppression to choose about";
}

TEST(P17ExhaustAndExpend, ExampleAnExpendedCardIsNeitherUsedNorReadied) {
    Scenario scenario = equipped();
    scenario.units[0].cards[0].state = EquippedCard::State::expended;
    Play play(scenario);
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_TRUE(play.pick(Action::recover));
    EXPECT_EQ(play.battle.unit(UnitId{0}).cards[0].state, EquippedCard::State::expended);
    ASSERT_TRUE(play.pick(Action::attack));
    ASSERT_TRUE(play.until(Ask::chooseWeapons));
    EXPECT_EQ(optionsOf(play, 3), 0);
}

TEST(P14Actions, ExampleCardActionsAndFreeActions) {
    Scenario scenario = shootOut();
    scenario.units[0].cards = {
        {"reflexes", "Reflexes", CardUse::exhaust, EquippedCard::State::ready}};
    Play play(scenario, offering(
                            [](Battle& battle) -> Task<void> {
                                battle.gain(UnitId{0}, Token::dodge, 1, Citation{});
                                co_return;
                            },
                            0, "reflexes"));
    makeCardAction(play, 0);
    EXPECT_EQ(play.tokens(0, Token::dodge), 1);
    EXPECT_EQ(play.battle.activation->actionsLeft, 2) << "a free action costs none";
    EXPECT_EQ(play.battle.unit(UnitId{0}).cards[0].state, EquippedCard::State::exhausted);
    EXPECT_FALSE(play.pick(CardAction{0, 0})) << "once in an activation";
}

TEST(P24MakeActions, ADoubleCardActionCostsTwo) {
    Play play(shootOut(), offering([](Battle&) -> Task<void> { co_return; }, 2));
    makeCardAction(play, 2);
    EXPECT_NE(play.question()->unit, UnitId{0}) << "nothing is left of the activation";
}

}  // namespace
}  // namespace sightline::engine::test

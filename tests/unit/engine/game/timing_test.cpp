// A game must reach every timing point. At a timing point, the effects of the player with priority
// act first. In an attack, the current step may name another player whose effects act first.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <typeinfo>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/activation/restore.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/game/conversation.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

template <class... Points>
void countEach(TimingPoints<Points...>, Effects& effects, std::map<std::string, int>& reached) {
    (reached.emplace(typeid(Points).name(), 0), ...);
    (act<Points>(effects, Player::blue,
                 [&reached](Battle&, Points&) { ++reached[typeid(Points).name()]; }),
     ...);
}

TEST(Timing, EveryPointIsReachedInAGame) {
    std::map<std::string, int> reached;
    auto effects = std::make_shared<Effects>();
    countEach(AppendixE{}, *effects, reached);
    effects->add<OfferCardActions>(
        Player::blue, [](Battle&, OfferCardActions& cards) -> Task<void> {
            OfferedAction probe;
            probe.name = "Probe";
            probe.resolve = [](Battle& battle) {
                return gainTokens(battle, battle.activation->unit, Token::aim, 1, Citation{});
            };
            cards.offered.push_back(std::move(probe));
            co_return;
        });
    Scenario scenario = skirmish();
    scenario.units[5].tokens[Token::vehicleDamage] = 1;
    scenario.units[0].undeployed = true;
    for (ScenarioUnit& unit : scenario.units)
        unit.tokens[Token::standby] = unit.card.mayStandBy() ? 1 : 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Play play(scenario, effects, seed);
        while (play.question()) play.step();
        EXPECT_TRUE(play.battle.over());
    }
    Scenario mission = commandedSkirmish();
    mission.mission = Scenario::Mission{battleCard("objective", BattleCardKind::objective), {}, {}};
    Play rounds(mission, effects, 1);
    while (rounds.question()) rounds.step();
    Scenario begun = fromSetup();
    for (auto& hand : begun.commandHands) hand.front().divulge = Divulge{.mandatory = true};
    Play setup(std::move(begun), effects, 1);
    ASSERT_TRUE(setup.until(Ask::playCommandCard));
    for (const auto& [name, count] : reached) EXPECT_GT(count, 0) << name;
}

template <class... Points>
void countStanding(TimingPoints<Points...>, Effects& effects, std::map<std::string, int>& asked) {
    (asked.emplace(typeid(Points).name(), 0), ...);
    (effects.addStanding<Points>(
         [&asked](const CurrentState&, Points&) { ++asked[typeid(Points).name()]; }),
     ...);
}

TEST(Timing, EveryStandingEffectIsAskedInAGame) {
    std::map<std::string, int> asked;
    auto effects = std::make_shared<Effects>();
    countStanding(StandingPoints{}, *effects, asked);
    Scenario scenario = skirmish();
    scenario.units[0].undeployed = true;
    scenario.units[4].tokens[Token::suppression] = 3;  // enough tokens for a panic check
    for (ScenarioUnit& unit : scenario.units)
        unit.tokens[Token::standby] = unit.card.mayStandBy() ? 1 : 0;
    Play play(scenario, effects);
    while (play.question()) play.step();
    scenario.units[3].tokens[Token::suppression] = 1;  // suppressed, beside a unit with Compel
    scenario.units[5].card.keywords.push_back({.name = Keyword::compel});
    Play compelled(scenario, effects);
    while (compelled.question()) compelled.step();
    Scenario droids = skirmish();  // suppressed units with AI
    for (ScenarioUnit& unit : droids.units) {
        unit.card.keywords.push_back({.name = Keyword::ai, .parameter = "Attack"});
        unit.tokens[Token::suppression] = unit.card.courage ? *unit.card.courage : 0;
    }
    Play listed(droids, effects);
    while (listed.question()) listed.step();
    Play backedUp(
        emptyTable({unitAt(Player::blue, walker(), 8, 8), unitAt(Player::red, hero(), 24, 8, 180),
                    unitAt(Player::red, troopers(1), 24, 12, 180)}),
        effects);
    ASSERT_TRUE(backedUp.until(Ask::chooseAction));
    ASSERT_TRUE(backedUp.pick(Action::attack));
    ASSERT_TRUE(backedUp.until(Ask::declareDefender));
    ASSERT_TRUE(backedUp.pick(backedUp.battle.unitsOf(Player::red).front()));
    while (backedUp.question()) backedUp.step();
    Scenario sharing = skirmish();  // an attacking Clone Trooper unit, beside others with tokens
    for (ScenarioUnit& unit : sharing.units) {
        unit.tokens[Token::aim] = 1;
        if (isTrooper(unit.card.type)) unit.card.type = UnitType::cloneTrooper;
    }
    Play shared(sharing, effects);
    while (shared.question()) shared.step();
    Scenario mission = commandedSkirmish();
    mission.mission = Scenario::Mission{battleCard("objective", BattleCardKind::objective), {}, {}};
    for (const std::size_t unit : {0U, 3U}) mission.units[unit].card.affiliation = "mercenaries";
    Play rounds(mission, effects);
    while (rounds.question()) rounds.step();
    Scenario setUp = fromSetup();
    std::reverse(setUp.units.begin(), setUp.units.end());  // the commanders are not the first units
    Play setup(std::move(setUp), effects);
    ASSERT_TRUE(setup.until(Ask::playCommandCard));
    Play leaderless(skirmish(), effects);
    Battle& battle = leaderless.battle;
    Conversation fall(battle, defeatMiniature(battle, battle.units[0].leader()));
    fall.give(Pick{0});
    EXPECT_TRUE(restorable(battle, UnitId{1}).empty());
    EXPECT_EQ(restorable(battle, UnitId{0}).size(), 1U) << "the leader fell in this round";
    for (const auto& [name, count] : asked) EXPECT_GT(count, 0) << name;
}

TEST(Timing, ThePlayerWithPriorityResolvesFirstThenInOrder) {
    for (Player first : {Player::blue, Player::red}) {
        std::string order;
        auto effects = std::make_shared<Effects>();
        const auto note = [&](Player player, char name) {
            act<StartOfActivationPhase>(
                *effects, player,
                [&order, name](Battle&, StartOfActivationPhase&) { order += name; });
        };
        note(Player::red, 'r');
        note(Player::blue, 'b');
        note(Player::red, 's');
        note(Player::blue, 'c');
        Scenario scenario = shootOut();
        scenario.firstPlayer = first;
        const Play play(std::move(scenario), effects);
        EXPECT_EQ(order, first == Player::blue ? "bcrs" : "rsbc");
    }
}

Effect<StartOfActivationPhase> named(const std::string& name, std::string& order) {
    Effect<StartOfActivationPhase> effect;
    effect.controller = Player::blue;
    effect.resolve = [name, &order](Battle&, StartOfActivationPhase&) -> Task<void> {
        order += name;
        co_return;
    };
    effect.name = name;
    return effect;
}

TEST(Timing, APlayerChoosesTheOrderOfTheirOwnEffects) {
    std::string order;
    auto effects = std::make_shared<Effects>();
    for (const char* name : {"a", "b", "c"}) effects->add(named(name, order));
    Play play(shootOut(), effects);
    ASSERT_TRUE(play.question());
    EXPECT_EQ(play.question()->ask, Ask::chooseEffect);
    EXPECT_EQ(play.question()->player, Player::blue);
    EXPECT_EQ(play.question()->names, (std::vector<std::string>{"a", "b", "c"}));
    ASSERT_TRUE(play.pick(EffectName{2}));
    ASSERT_TRUE(play.pick(EffectName{0}));
    EXPECT_EQ(order, "cab");
    EXPECT_EQ(play.question()->ask, Ask::chooseUnitToActivate);
}

TEST(Timing, OnlyEffectsThatMatterAreOrdered) {
    std::string order;
    auto effects = std::make_shared<Effects>();
    effects->add(named("a", order));
    Effect<StartOfActivationPhase> idle = named("b", order);
    idle.applies = [](const Battle&, const StartOfActivationPhase&) { return false; };
    effects->add(std::move(idle));
    const Play play(shootOut(), effects);
    EXPECT_EQ(play.question()->ask, Ask::chooseUnitToActivate);
    EXPECT_EQ(order, "a");
}

TEST(Timing, TheAttackerUpgradesAttackDiceFirstAndTheDefenderModifiesDefenseDiceFirst) {
    std::string order;
    auto effects = std::make_shared<Effects>();
    for (Player player : {Player::red, Player::blue}) {
        const char name = player == Player::blue ? 'b' : 'r';
        act<UpgradeAttackDice>(*effects, player,
                               [&order, name](Battle&, UpgradeAttackDice&) { order += name; });
        act<ModifyDefenseDice>(*effects, player,
                               [&order, name](Battle&, ModifyDefenseDice&) { order += name; });
    }
    Play play(shootOut(), effects);
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_TRUE(play.pick(Action::attack));
    ASSERT_TRUE(play.until(Ask::chooseAction));
    EXPECT_EQ(order, "brrb");
}

TEST(Timing, AnEffectMayAsk) {
    auto effects = std::make_shared<Effects>();
    const auto keep = [](Battle& battle, RemoveSuppression& removal) -> Task<void> {
        const auto question = [&] {
            HowMany asked;
            asked.what = Message{"suppression to keep"};
            asked.question.player = battle.unit(removal.unit).player;
            asked.question.form = AnswerForm::count;
            asked.question.ask = Ask::recover;
            asked.question.least = 0;
            asked.question.most = removal.tokens;
            return asked;
        };
        const int kept = co_await ask(battle, question);
        removal.tokens -= kept;
    };
    effects->add<RemoveSuppression>(Player::blue, keep);
    Scenario scenario = shootOut();
    scenario.units[0].tokens[Token::suppression] = 2;
    Play play(std::move(scenario), effects);
    play.shows = [](Die die) { return isAttack(die) ? Face::blank : Face::block; };
    ASSERT_TRUE(play.until([](const Question& asked) { return asked.form == AnswerForm::count; }));
    EXPECT_EQ(play.question()->most, 2);
    EXPECT_EQ(play.answer(Count{3})->text, "suppression to keep: 0 to 2, not 3");
    EXPECT_FALSE(play.answer(Count{1}));
    EXPECT_EQ(play.tokens(0, Token::suppression), 1);
}

TEST(Timing, AGameWithoutEffectsReachesNothing) {
    Play play(shootOut());
    EXPECT_TRUE(play.until(Ask::chooseAction));
}

}  // namespace
}  // namespace sightline::engine::test

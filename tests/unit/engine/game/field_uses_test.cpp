// Every field of a battle must declare the adjustment by hand that changes it and the member of a
// scenario file that contains it, or the reason why there is none. This test checks the
// adjustments; StandFields in tests/unit/files checks the scenario files.
#include "unit/engine/field_uses.h"

#include <gtest/gtest.h>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/state_fields.h"
#include "engine/legion/rules/state/view_fields.h"
#include "unit/engine/filled_state.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

using fields::SaidUses;
using nlohmann::json;

SaidUses usesOfABattle() {
    Play play(skirmish());
    play.battle.command(Player::blue).setAside.emplace_back();  // `visitFields` skips an empty list
    fields::fill(play.battle);
    return fields::usesOf(play.battle);
}

TEST(FieldUses, EveryFieldSaysItsHandAndItsFileOrWhyThereIsNone) {
    const SaidUses uses = usesOfABattle();
    EXPECT_GT(uses.all().size(), 80U);
    for (const std::string& path : uses.unsaid()) ADD_FAILURE() << path << " says nothing";
    for (const auto& [path, said] : uses.all()) {
        if (uses.hasParts(path)) continue;
        EXPECT_TRUE(said.use.why || (said.use.inFile && said.use.byHand)) << path << ": why not?";
        EXPECT_FALSE(said.use.why && said.use.inFile && said.use.byHand) << path << ": why what?";
    }
}

// Code that declares state fields must not compile if it declares no use (`FieldUse`) for a field,
// or if a unit has a member outside of its parts `UnitMakeup` and `UnitStand`.
template <class Walk>
concept TakesAFieldThatSaysNothing = requires(Walk& walk, int& value) {
    walk("wounds", value);
};
using Walk = FieldWalk<SaidUses>;
static_assert(TakesAFieldThatSaysNothing<Walk>);
static_assert(!TakesAFieldThatSaysNothing<FieldUseCheck<Walk>>);

struct UnitWithMore : UnitMakeup, UnitStand {
    bool more = false;
};
static_assert(fields::MadeOf<UnitState, UnitMakeup, UnitStand>);
static_assert(!fields::MadeOf<UnitWithMore, UnitMakeup, UnitStand>);

/// Applies adjustments by hand to games. Records the changed fields under the name of the
/// adjustment in a journal.
class Hands {
  public:
    void take(Play& play, decltype(Adjust::what) what) {
        const Answer answer = Adjust{Player::blue, std::move(what)};
        const json said = toJson(answer), was = fieldsOf(play.battle);
        const auto refusal = play.answer(answer);
        ASSERT_FALSE(refusal) << said << ": " << refusal->text;
        const auto changed = fields::changedPaths(fieldsOf(play.battle), was);
        for (const auto& [member, value] : said.items())
            changed_[member].insert(changed.begin(), changed.end());
    }
    bool change(const std::string& field, const char* member) const {
        const auto found = changed_.find(member);
        return found != changed_.end() && fields::touches(found->second, field);
    }

  private:
    std::map<std::string, std::set<std::string>> changed_{};
};

Scenario withCardsAndOneToCome() {
    Scenario scenario = skirmish();
    EquippedCard card{"config", "Config", CardUse::exhaust};
    card.sides = {"Rifle", "Pistol"};
    scenario.units[0].cards = {card};
    scenario.units[4].undeployed = true;
    return scenario;
}

void changeUnits(Hands& hands) {
    Play play(withCardsAndOneToCome());
    const auto take = [&](decltype(Adjust::what) what) { hands.take(play, std::move(what)); };
    for (const TokenKind& one : tokenTable) take(AdjustToken{UnitId{0}, one.token, 1});
    take(AdjustCard{UnitId{0}, 0, EquippedCard::State::expended, 1});
    take(AdjustMark{UnitId{1}, "Bounty", 1});
    const SaidUses uses = fields::usesOf(UnitStand{});
    for (const auto& [path, said] : uses.all()) {
        if (said.use.byHand && std::string(said.use.byHand) == fieldByName)
            take(AdjustField{UnitId{1}, path.substr(1), 1});
    }
    take(AdjustEffect{.unit = {1}, .speed = 1, .until = EffectDuration::game});
    take(AdjustMini{{MiniId{1}, {12, 21, 0}, {90}}});
    take(DeployUnit{UnitId{4}, {26, 14, 0}, {180}});
    take(AdjustWounds{MiniId{15}, 6});  // defeats the walker, the only miniature of its unit
    take(ReturnMini{{MiniId{15}, {31, 13, 0}, {180}}});
}

void changeTheTable(Hands& hands) {
    Play play(skirmish());
    const auto take = [&](decltype(Adjust::what) what) { hands.take(play, std::move(what)); };
    take(AdjustPoints{Player::red, 3});
    take(AdjustTerrain{"platform", geometry::Vec2{22, 20}, {90}, {}});
    take(AdjustObjective{{}, ObjectiveKind::asset, "Data Core", geometry::Vec2{18, 12}, {}});
    ASSERT_TRUE(play.until(Ask::chooseAction));
    take(AdjustActions{1});
    take(AdjustAttacks{1});
    take(ToSandbox{});
}

void changeOrdersAndHands(Hands& hands) {
    Play play(commandedSkirmish());
    const auto take = [&](decltype(Adjust::what) what) { hands.take(play, std::move(what)); };
    ASSERT_TRUE(play.until(Ask::chooseUnitToActivate));
    const CommandState& blue = play.battle.command(Player::blue);
    const auto units = play.battle.unitsOf(play.question()->player);
    const auto waits = std::find_if(units.begin(), units.end(),
                                    [&](UnitId one) { return !play.battle.unit(one).ordered; });
    ASSERT_NE(waits, units.end());
    take(AdjustOrder{*waits, AdjustOrder::Destination::faceup});
    take(AdjustOrder{*waits, AdjustOrder::Destination::facedown});
    take(AdjustHand{Player::blue, blue.hand.front()->id, AdjustHand::Destination::discarded});
    take(AdjustHand{Player::blue, blue.hand.front()->id, AdjustHand::Destination::permanent});
    take(AdjustHand{Player::blue, blue.played->id, AdjustHand::Destination::hand});
    take(AdjustHand{Player::blue, blue.hand.front()->id, AdjustHand::Destination::setAside});
    take(AdjustPassPool{Player::red, 1});
}

void changeDice(Hands& hands) {
    Scenario scenario = shootOut();
    scenario.units[1].tokens[Token::dodge] = 1;
    Play play(std::move(scenario));
    play.shows = [](Die die) { return isAttack(die) ? Face::hit : Face::blank; };
    ASSERT_TRUE(play.until(Ask::spendDodge));
    hands.take(play, AdjustDice{false, {{Die::redAttack, Face::crit}}});
}

TEST(FieldUses, EveryHandThatIsSaidChangesTheField) {
    Hands hands;
    changeUnits(hands);
    changeTheTable(hands);
    changeOrdersAndHands(hands);
    changeDice(hands);
    const SaidUses uses = usesOfABattle();
    for (const auto& [path, said] : uses.all()) {
        if (!said.use.byHand || uses.hasParts(path)) continue;
        EXPECT_TRUE(hands.change(path, said.use.byHand))
            << path << " is not changed by \"" << said.use.byHand
            << "\"; say which adjustment does, or onlyInFiles and why";
    }
}

struct ByName : testing::Test {
    Play play{skirmish()};

    std::string refusalOf(const AdjustField& what) {
        const auto digest = play.digest();
        const auto refusal = play.answer(Adjust{Player::red, what});
        EXPECT_EQ(play.digest(), digest);
        return refusal ? refusal->text : "taken";
    }
};

TEST_F(ByName, AFlagIsSetAndTheRecordSaysIt) {
    const auto digest = play.digest();
    ASSERT_FALSE(play.answer(Adjust{Player::red, AdjustField{UnitId{5}, "wasDamaged", 1}}));
    EXPECT_TRUE(play.battle.unit(UnitId{5}).wasDamaged);
    EXPECT_FALSE(play.battle.unit(UnitId{4}).wasDamaged);
    EXPECT_NE(play.digest(), digest);
    const Ruling& said = play.battle.log.back();
    EXPECT_EQ(said.happening, Happening::adjusted);
    EXPECT_EQ(said.player, Player::red);
    EXPECT_EQ(said.unit, UnitId{5});
    EXPECT_EQ(said.verdict, "wasDamaged 1, by hand");
    ASSERT_FALSE(play.answer(Adjust{Player::red, AdjustField{UnitId{5}, "wasDamaged", 0}}));
    EXPECT_EQ(play.digest(), digest);
}

TEST_F(ByName, RefusesWhatAFieldMayNotBe) {
    EXPECT_EQ(refusalOf({UnitId{5}, "wasDamaged", 2}), "wasDamaged: 0 to 1");
    EXPECT_EQ(refusalOf({UnitId{5}, "wasDamaged", -1}), "wasDamaged: 0 to 1");
    EXPECT_EQ(refusalOf({UnitId{7}, "wasDamaged", 1}), "there is no such unit on the battlefield");
    EXPECT_EQ(refusalOf({UnitId{-1}, "wasDamaged", 1}), "there is no such unit on the battlefield");
}

TEST_F(ByName, RefusesFieldsThatAreNoneOrHaveAnAdjustmentOfTheirOwn) {
    const std::string names = refusalOf({UnitId{5}, "wasDamagd", 1});
    EXPECT_TRUE(names.starts_with("\"field\" must be one of commanderToken, wasDamaged")) << names;
    EXPECT_EQ(refusalOf({UnitId{5}, "", 1}), names);
    EXPECT_EQ(refusalOf({UnitId{5}, "activated", 1}), names) << "its order token goes with it";
    EXPECT_EQ(refusalOf({UnitId{5}, "promoted", 1}), names);
}

}  // namespace
}  // namespace sightline::engine::test

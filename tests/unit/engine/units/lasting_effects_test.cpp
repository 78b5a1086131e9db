// Lasting effects, such as a keyword until the end of a round: the effect must be on the unit's
// card from its beginning to its end, and at no other time.
#include "engine/legion/rules/state/lasting_effects.h"

#include <gtest/gtest.h>

#include <map>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/area_attack.h"
#include "engine/legion/rules/game/view_of.h"
#include "engine/legion/rules/rulings/suppression.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

RuleGrant cover(int x, const std::string& source = "Dug In") {
    KeywordText keyword;
    keyword.name = Keyword::cover;
    keyword.value = x;
    return {.source = source, .citation = citationOf(Keyword::cover), .keywords = {keyword}};
}

bool isCovered(const Battle& battle, int unit) {
    return battle.unit(UnitId{unit}).card->has(Keyword::cover);
}

/// The number of entries of one kind about lasting effects in the record.
long told(const Battle& battle, Happening happening) {
    return std::count_if(battle.log.begin(), battle.log.end(),
                         [&](const Ruling& one) { return one.happening == happening; });
}

/// Continues the game while `holds` returns true. The game must not end during this time.
template <class Holds>
void goOnWhile(Play& play, Holds holds) {
    while (play.question() && holds()) play.step();
    ASSERT_TRUE(play.question());
}

TEST(LastingEffects, AreOnTheCardAndInTheViewAndInTheDigest) {
    Play play(shootOut());
    const std::uint64_t before = play.digest();
    const std::uint64_t seen = digestOf(viewOf(play.battle, Player::red));
    beginEffect(play.battle, UnitId{0}, cover(2), EffectDuration::round);
    EXPECT_TRUE(isCovered(play.battle, 0));
    EXPECT_FALSE(isCovered(play.battle, 1));
    const View view = viewOf(play.battle, Player::red);
    const UnitView& unit = view.unit(UnitId{0});
    ASSERT_EQ(unit.effects.size(), 1U);
    EXPECT_EQ(unit.effects[0].brings.source, "Dug In");
    EXPECT_EQ(unit.effects[0].until, EffectDuration::round);
    EXPECT_TRUE(unit.card->has(Keyword::cover));
    EXPECT_NE(play.digest(), before);
    EXPECT_NE(digestOf(view), seen);
    const Ruling& said = play.battle.log.back();
    EXPECT_EQ(said.happening, Happening::effectBegan);
    EXPECT_EQ(english(said.message), "Cover 2 (Dug In) until the end of the round");
    EXPECT_EQ(said.citation, citationOf(Keyword::cover));
    EXPECT_EQ(said.unit, UnitId{0});
}

TEST(LastingEffects, HaveNumbersAndEndByThem) {
    Play play(shootOut());
    Battle& battle = play.battle;
    const std::uint64_t before = play.digest();
    const UnitCard* whole = battle.unit(UnitId{0}).card;
    const int first = beginEffect(battle, UnitId{0}, cover(1), EffectDuration::game);
    const int second = beginEffect(battle, UnitId{0}, cover(1), EffectDuration::game);
    EXPECT_EQ(battle.unit(UnitId{0}).card->keywords.front().value, 2);
    EXPECT_FALSE(dropEffect(battle, UnitId{1}, first)) << "another unit's";
    EXPECT_TRUE(dropEffect(battle, UnitId{0}, first));
    EXPECT_FALSE(dropEffect(battle, UnitId{0}, first));
    EXPECT_EQ(battle.unit(UnitId{0}).card->keywords.front().value, 1);
    EXPECT_TRUE(dropEffect(battle, UnitId{0}, second));
    EXPECT_EQ(battle.unit(UnitId{0}).card, whole);
    EXPECT_EQ(play.digest(), before);
}

// When an effect ends, its unit gets another card. The old card must stay in memory, because a view
// or a suspended rule may have a pointer to it.
TEST(LastingEffects, ACardThatIsNoLongerAnybodysStays) {
    Play play(shootOut());
    const int number = beginEffect(play.battle, UnitId{0}, cover(2), EffectDuration::game);
    const UnitCard* covered = play.battle.unit(UnitId{0}).card;
    dropEffect(play.battle, UnitId{0}, number);
    EXPECT_TRUE(covered->has(Keyword::cover));
    beginEffect(play.battle, UnitId{0}, cover(2), EffectDuration::round);
    EXPECT_EQ(play.battle.unit(UnitId{0}).card, covered) << "the same situation, the same card";
}

TEST(P37PlaceOrderToken, AnEffectOfAnActivationEndsWithIt) {
    Play play(shootOut());
    ASSERT_TRUE(play.until(Ask::chooseAction));
    const UnitId acting = play.battle.activation->unit;
    const UnitId other{acting == UnitId{0} ? 1 : 0};
    for (const UnitId one : {acting, other})
        beginEffect(play.battle, one, cover(1), EffectDuration::activation);
    goOnWhile(play, [&] {
        const bool now = play.battle.activation && play.battle.activation->unit == acting;
        EXPECT_TRUE(!now || isCovered(play.battle, 0));
        return now;
    });
    EXPECT_FALSE(isCovered(play.battle, 0));
    EXPECT_FALSE(isCovered(play.battle, 1)) << "whoever has it";
    EXPECT_EQ(told(play.battle, Happening::effectEnded), 2);
}

TEST(P37PlaceOrderToken, AnEffectUntilTheNextActivationOutlastsTheOneUnderWay) {
    Play play(shootOut(4, 12));
    ASSERT_TRUE(play.until(Ask::chooseAction));
    const UnitId acting = play.battle.activation->unit;
    const int round = play.battle.round;
    beginEffect(play.battle, acting, cover(1), EffectDuration::nextActivation);
    goOnWhile(play, [&] {
        const bool again = play.battle.activation && play.battle.activation->unit == acting &&
                           play.battle.round > round;
        EXPECT_TRUE(isCovered(play.battle, acting.value)) << "round " << play.battle.round;
        return !again;
    });
    goOnWhile(play, [&] {
        const bool now = play.battle.activation && play.battle.activation->unit == acting;
        EXPECT_TRUE(!now || isCovered(play.battle, acting.value)) << "until its end";
        return now;
    });
    EXPECT_FALSE(isCovered(play.battle, acting.value));
    EXPECT_EQ(play.battle.round, round + 1);
}

TEST(P37PlaceOrderToken, AUnitThatHasYetToActivateHasItForThatActivation) {
    Play play(shootOut());
    ASSERT_TRUE(play.until(Ask::chooseAction));
    const UnitId acting = play.battle.activation->unit;
    const UnitId other{acting == UnitId{0} ? 1 : 0};
    beginEffect(play.battle, other, cover(1), EffectDuration::nextActivation);
    goOnWhile(play,
              [&] { return !play.battle.activation || play.battle.activation->unit != other; });
    EXPECT_TRUE(isCovered(play.battle, other.value));
    goOnWhile(play,
              [&] { return play.battle.activation && play.battle.activation->unit == other; });
    EXPECT_FALSE(isCovered(play.battle, other.value));
}

TEST(P38AdvanceRoundCounter, AnEffectOfTheRoundEndsWithItAndOneOfTheGameDoesNot) {
    Play play(emptyTable(
        {unitAt(Player::blue, troopers(4), 4, 4), unitAt(Player::red, troopers(4), 32, 18, 180)}));
    const int round = play.battle.round;
    beginEffect(play.battle, UnitId{1}, cover(1), EffectDuration::round);
    beginEffect(play.battle, UnitId{1}, cover(2, "Trench"), EffectDuration::game);
    const auto number = [&] { return play.battle.unit(UnitId{1}).card->keywords.front().value; };
    goOnWhile(play, [&] {
        EXPECT_EQ(number(), play.battle.round == round ? 3 : 2);
        return play.battle.round == round;
    });
    EXPECT_EQ(number(), 2);
    const auto& log = play.battle.log;
    const auto ended = std::find_if(log.begin(), log.end(), [](const Ruling& one) {
        return one.happening == Happening::effectEnded;
    });
    ASSERT_NE(ended, log.end());
    EXPECT_EQ(ended->verdict, "Cover 1 (Dug In) ends");
    EXPECT_EQ(ended->round, round);
    EXPECT_EQ((ended + 1)->happening, Happening::roundEnded);
}

TEST(P36ChooseAdditionalAttackPool, AnEffectOfAnAttackEndsWithIt) {
    Play play(shootOut());
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_TRUE(play.pick(Action::attack));
    ASSERT_TRUE(play.battle.attack);
    beginEffect(play.battle, UnitId{0}, cover(1), EffectDuration::attack);
    goOnWhile(play, [&] {
        EXPECT_EQ(isCovered(play.battle, 0), play.battle.attack.has_value());
        return play.battle.attack.has_value();
    });
    EXPECT_FALSE(isCovered(play.battle, 0));
    const auto& log = play.battle.log;
    EXPECT_TRUE(std::any_of(log.begin(), log.end(), [](const Ruling& one) {
        return one.happening == Happening::effectEnded && one.citation.page > 0;
    }));
}

// A standby token or a charge token may cause a second attack within an attack. The end of the
// second attack ends only its own effects; the effects of the first attack continue.
TEST(P36Standby, AnAttackWithinAnAttackEndsItsOwnEffectsOnly) {
    auto effects = std::make_shared<Effects>();
    bool detonated = false;
    effects->add<AttackResolved>(Player::blue, [&](Battle& battle, AttackResolved&) -> Task<void> {
        if (detonated) co_return;
        detonated = true;
        beginEffect(battle, UnitId{0}, cover(1), EffectDuration::attack);
        AreaSource charge;
        charge.token = battle.mini(battle.unit(UnitId{1}).leader()).mini;
        charge.weapon = rifle();
        charge.weapon.maximumRange = 1;
        const UnitId user{0};
        co_await makeAreaAttack(battle, user, charge);
        EXPECT_TRUE(isCovered(battle, 0)) << "the first attack is not over";
    });
    effects->add<GatherDefenseDice>(
        Player::blue, [&](Battle& battle, GatherDefenseDice& point) -> Task<void> {
            if (point.attack.area) beginEffect(battle, UnitId{1}, cover(1), EffectDuration::attack);
            co_return;
        });
    Play play(shootOut(4, 12), effects);
    play.shows = [](Die die) { return isAttack(die) ? Face::hit : Face::block; };
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_TRUE(play.pick(Action::attack));
    goOnWhile(play, [&] { return play.battle.attack.has_value(); });
    ASSERT_TRUE(detonated);
    EXPECT_GE(told(play.battle, Happening::effectBegan), 2);
    EXPECT_EQ(told(play.battle, Happening::effectBegan), told(play.battle, Happening::effectEnded));
    EXPECT_FALSE(isCovered(play.battle, 0));
    EXPECT_FALSE(isCovered(play.battle, 1));
}

TEST(P11Measurement, TheGameMovesAtTheSpeedOfNowAndSaysWhy) {
    Play play(shootOut());
    ASSERT_TRUE(play.until(Ask::chooseAction));
    const UnitId acting = play.battle.activation->unit;
    beginEffect(play.battle, acting,
                {.source = "Burst of Speed",
                 .citation = page(17, "Exhaust and Expend"),
                 .changes = {.speed = 1}},
                EffectDuration::activation);
    ASSERT_TRUE(play.pick(Action::move));
    EXPECT_EQ(play.question()->move->terms.speed, 3);
    play.step();
    const auto& log = play.battle.log;
    const auto moved = std::find_if(log.begin(), log.end(), [](const Ruling& one) {
        return one.happening == Happening::moved;
    });
    ASSERT_NE(moved, log.end());
    std::map<std::string, double> numbers;
    for (const Number& one : moved->numbers) numbers[one.name.english()] = one.value;
    EXPECT_EQ(numbers["Speed of the unit"], 3);
    EXPECT_EQ(numbers["Burst of Speed"], 1);
}

TEST(P15Suppression, TheGameReadsTheCourageOfNowAndSaysWhy) {
    Scenario scenario = shootOut();
    scenario.units[0].tokens[Token::suppression] = 2;
    Play play(scenario);
    EXPECT_TRUE(isPanicked(play.battle, UnitId{0}));
    beginEffect(play.battle, UnitId{0}, {.source = "Hope", .changes = {.courage = 1}},
                EffectDuration::game);
    EXPECT_FALSE(isPanicked(play.battle, UnitId{0}));
    EXPECT_TRUE(isSuppressed(play.battle, UnitId{0}));
    play.shows = [](Die die) { return isAttack(die) ? Face::hit : Face::blank; };
    goOnWhile(play, [&] {
        return !play.battle.activation || play.battle.activation->unit != UnitId{0} ||
               play.question()->ask != Ask::chooseAction;
    });
    const auto& log = play.battle.log;
    const auto said = std::find_if(log.begin(), log.end(), [](const Ruling& one) {
        return one.happening == Happening::suppressed && one.unit == UnitId{0};
    });
    ASSERT_NE(said, log.end());
    ASSERT_EQ(said->numbers.size(), 3U);
    EXPECT_EQ(said->numbers[1].value, 2) << "courage";
    EXPECT_EQ(said->numbers[2].name.english(), "Hope");
    EXPECT_EQ(said->numbers[2].value, 1);
}

}  // namespace
}  // namespace sightline::engine::test

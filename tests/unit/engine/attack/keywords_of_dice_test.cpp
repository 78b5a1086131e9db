// Keywords that add dice to an attack pool: the game, the preview, the odds and the sensible player
// use the same function. The keyword rules in this file are invented. Core Rulebook p. 32 (Form
// Attack Pool).
#include <gtest/gtest.h>

#include "engine/legion/advice/odds/odds.h"
#include "engine/legion/advice/players/attack_now.h"
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/view_of.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

constexpr Keyword madeUp = Keyword::spray;

// An invented keyword rule: adds 1 white die at range 1.
void addCloseDie(const CurrentState& now, const Bearer& bearer, AttackNumbers& point) {
    const auto band = bandBetween(now, point.facts.attacker, point.facts.defender);
    if (band && *band <= 1.0) point.terms.dice.add(Die::whiteAttack, bearer.reason(1));
}

KeywordRule closeFire() {
    return KeywordRule(madeUp).holds<AttackNumbers, BorneBy::pool>(addCloseDie);
}

// An invented keyword rule: adds 2 red dice at the timing point at which attack dice are gathered.
Task<void> addRedDice(Battle&, Bearer bearer, GatherAttackDice& point) {
    point.pool.add(Die::redAttack, bearer.reason(2));
    co_return;
}

KeywordRule atGathering() { return KeywordRule(madeUp).inPool<GatherAttackDice>(addRedDice); }

std::shared_ptr<Effects> effectsOf(const KeywordRule& rule) {
    auto effects = std::make_shared<Effects>();
    rule.joinTo(*effects);
    return effects;
}

/// One trooper that has the invented keyword on its rifle, and a target. `gap` is the distance
/// between their bases in inches.
Scenario shotOver(double gap) {
    UnitCard shooter = troopers(1);
    shooter.weapons = {rifle(1, 3)};
    shooter.weapons[0].keywords = {{.name = madeUp}};
    UnitCard foe = troopers(1);
    foe.wounds = 5;
    return emptyTable({unitAt(Player::blue, shooter, 8, 8),
                       unitAt(Player::red, foe, 8 + geometry::test::smallBase.width + gap, 8)});
}

const Ruling* entryOf(const Battle& battle, Happening happening) {
    for (const auto& one : battle.log) {
        if (one.happening == happening) return &one;
    }
    return nullptr;
}

std::vector<std::string> sourcesOf(const std::vector<Reckoning>& numbers) {
    std::vector<std::string> sources;
    for (const Reckoning& number : numbers) {
        for (const Reason& reason : number.reasons) sources.push_back(reason.source.name());
    }
    return sources;
}

bool contains(const std::vector<std::string>& sources, const std::string& wanted) {
    return std::find(sources.begin(), sources.end(), wanted) != sources.end();
}

/// Plays until an attack pool is formed and the game asks for the roll of its dice.
void shoot(Play& play) {
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_TRUE(play.pick(Action::attack));
    ASSERT_TRUE(play.until([](const Question& asked) { return asked.ask == Ask::rollDice; }));
}

TEST(P32FormAttackPool, DiceOfAKeywordJoinThePoolWithItsReason) {
    for (const double gap : {5.99, 6.0}) {
        Play play(shotOver(gap), effectsOf(closeFire()));
        shoot(play);
        const int more = gap < 6.0 ? 1 : 0;
        const AttackPool& pool = play.battle.attack->pools.back();
        EXPECT_EQ(pool.dice[Die::blackAttack], 1);
        EXPECT_EQ(pool.dice[Die::whiteAttack], more) << gap;
        const Ruling* formed = entryOf(play.battle, Happening::poolFormed);
        ASSERT_TRUE(formed);
        EXPECT_EQ(contains(sourcesOf(formed->reckonings), "Spray"), more > 0);
        EXPECT_FALSE(contains(sourcesOf(formed->reckonings), "by hand")) << "of hands only";
        const Ruling* acted = entryOf(play.battle, Happening::keywordActed);
        ASSERT_EQ(acted != nullptr, more > 0);
        if (more > 0) {
            EXPECT_EQ(acted->citation, citationOf(madeUp));
        }
    }
}

TEST(P32FormAttackPool, PreviewsAndOddsKnowTheDiceOfAKeyword) {
    const auto preview = [](double gap) {
        const Play play(shotOver(gap), effectsOf(closeFire()));
        return previewAttack(viewOf(play.battle, Player::blue), UnitId{0}, UnitId{1});
    };
    const AttackPreview close = preview(5.99), far = preview(6.0);
    EXPECT_EQ(close.dice[Die::whiteAttack], 1);
    EXPECT_EQ(far.dice[Die::whiteAttack], 0);
    EXPECT_GT(close.expectedWounds, far.expectedWounds + 0.05);
    EXPECT_TRUE(contains(sourcesOf(close.reckonings), "Spray"));
    EXPECT_FALSE(contains(sourcesOf(close.reckonings), "by hand"));
    EXPECT_TRUE(close.leftOut.empty());
    OddsQuestion question;
    question.pool[Die::blackAttack] = 1;
    take(close.terms, geometry::Cover::none, question);
    EXPECT_EQ(question.pool, close.dice);
}

// A keyword rule at a timing point may ask its player a question, so previews cannot know the dice
// that it adds.
TEST(P32FormAttackPool, AWeaponKeywordActsWhileItsPoolIsFormed) {
    Play play(shotOver(4.0), effectsOf(atGathering()));
    shoot(play);
    EXPECT_EQ(play.battle.attack->pools.back().dice[Die::redAttack], 2);
    const Ruling* formed = entryOf(play.battle, Happening::poolFormed);
    ASSERT_TRUE(formed);
    EXPECT_TRUE(contains(sourcesOf(formed->reckonings), "Spray"));
    EXPECT_FALSE(contains(sourcesOf(formed->reckonings), "by hand"));
}

// An invented keyword rule: no unit may attack a unit with this keyword from beyond range 1.
void forbidFarAttackers(const CurrentState& now, const Bearer& bearer, MayDeclareDefender& point) {
    const auto band = bandBetween(now, point.attacker, bearer.unit);
    if (band && *band > 1.0) point.declaring.forbid(bearer.reason(0));
}

TEST(P31DeclareDefender, AKeywordThatForbidsATargetForbidsItInGameAndPreview) {
    for (const double gap : {5.99, 6.0}) {
        Scenario scenario = shotOver(gap);
        scenario.units[1].card.keywords = {{.name = madeUp}};
        const auto effects = effectsOf(
            KeywordRule(madeUp).holds<MayDeclareDefender, BorneBy::defender>(forbidFarAttackers));
        Play play(scenario, effects);
        const AttackPreview preview =
            previewAttack(viewOf(play.battle, Player::blue), UnitId{0}, UnitId{1});
        const bool allowed = gap < 6.0;
        EXPECT_EQ(preview.legal, allowed);
        EXPECT_EQ(preview.reason, allowed ? "" : "Spray forbids this attack");
        ASSERT_TRUE(play.until(Ask::chooseAction));
        EXPECT_EQ(play.pick(Action::attack), allowed) << gap;
    }
}

// An invented keyword rule: weapons with this keyword may not be added to the pool. The other
// weapon is added.
void forbidWeapon(const CurrentState&, const Bearer& bearer, MayAddWeapon& point) {
    point.adding.forbid(bearer.reason(0));
}

TEST(P32FormAttackPool, AKeywordThatForbidsAWeaponForbidsItInGameAndPreview) {
    Scenario scenario = shotOver(4.0);
    Weapon other = rifle(1, 3);
    other.name = "Other";
    scenario.units[0].card.weapons.push_back(other);
    const auto effects =
        effectsOf(KeywordRule(madeUp).holds<MayAddWeapon, BorneBy::pool>(forbidWeapon));
    Play play(scenario, effects);
    const AttackPreview preview =
        previewAttack(viewOf(play.battle, Player::blue), UnitId{0}, UnitId{1});
    EXPECT_EQ(preview.weapons, (std::vector<WeaponChoice>{{MiniId{0}, 1}}));
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_TRUE(play.pick(Action::attack));
    ASSERT_TRUE(play.until(Ask::chooseWeapons));
    EXPECT_EQ(play.question()->options, (std::vector<Option>{WeaponChoice{MiniId{0}, 1}}));
}

}  // namespace
}  // namespace sightline::engine::test

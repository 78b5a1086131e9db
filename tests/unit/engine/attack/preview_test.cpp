// The preview of an attack: the expected and the largest possible number of wounds, and the
// keywords that the odds do not include.
#include "engine/legion/advice/preview/attack_preview.h"

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/game.h"
#include "unit/engine/reminding.h"

namespace sightline::engine::test {
namespace {

/// Blue attacks in base contact with `dice` dice.
struct Strike {
    Scenario scenario;
    explicit Strike(int dice) {
        UnitCard strong = troopers(1), tough = troopers(1);
        strong.weapons = {fists()};
        strong.weapons[0].dice = {};
        strong.weapons[0].dice[Die::redAttack] = dice;
        strong.attackSurge = AttackSurge::crit;
        tough.wounds = 4;
        scenario =
            emptyTable({unitAt(Player::blue, strong, 8, 8),
                        unitAt(Player::red, tough, 8 + geometry::test::smallBase.width, 8, 180)});
    }
    AttackPreview preview() const {
        const auto game = Game::start(scenario, 1).value();
        return previewAttack(game->view(Player::blue), UnitId{0}, UnitId{1});
    }
};

TEST(AttackPreview, InMeleeNoMoreThanTheTargetCanSuffer) {
    Strike strike(40);
    ASSERT_TRUE(strike.preview().legal);
    EXPECT_NEAR(strike.preview().expectedWounds, 4.0, 1e-3);
    strike.scenario.units[1].wounds = {3};
    EXPECT_NEAR(strike.preview().expectedWounds, 1.0, 1e-3) << "3 wounds lie there already";
}

TEST(AttackPreview, TheLimitTouchesNoSmallerAttack) {
    Strike strike(1);
    const double alone = strike.preview().expectedWounds;
    EXPECT_GT(alone, 0.3);
    strike.scenario.units[1].wounds = {3};
    EXPECT_DOUBLE_EQ(strike.preview().expectedWounds, alone) << "one die, one wound";
}

/// A wall hides one of two targets from a gunner. An unarmed miniature beside the wall sees both
/// targets.
Scenario gunnerBehindAWall() {
    UnitCard own = troopers(2), foe = troopers(2);
    Weapon heavy = rifle(40, 4);
    heavy.carrier = {"gunner", "Gunner"};
    own.weapons = {heavy};
    Scenario scenario =
        emptyTable({unitAt(Player::blue, own, 8, 8), unitAt(Player::red, foe, 18, 8, 180)});
    scenario.units[0].minis[0].carrier = {"gunner", "Gunner"};
    scenario.units[0].minis[1].position = {16.0, 13.5, 0.0};
    scenario.units[1].minis[1].position = {18.0, 12.0, 0.0};
    scenario.pieces = {
        geometry::test::box("wall", {15.0, 11.5, 0}, {0.2, 4.0, 4}, geometry::test::heavyWall())};
    return scenario;
}

TEST(AttackPreview, WhoDoesNotFireLendsNoLineOfSight) {
    const auto game = Game::start(gunnerBehindAWall(), 1).value();
    const AttackPreview preview = previewAttack(game->view(Player::blue), UnitId{0}, UnitId{1});
    ASSERT_TRUE(preview.legal) << preview.reason;
    ASSERT_EQ(preview.eligible.size(), 2U);
    EXPECT_NEAR(preview.expectedWounds, 1.0, 1e-3) << "one target is in LOS of the gunner";
}

/// A leader with Long Shot and an aim token. Its target is one range band too far away, so the
/// leader reaches the target only with Long Shot. A gunner has enough range, but a wall hides the
/// target from the gunner.
Scenario leaderShortOfATarget() {
    UnitCard own = troopers(2);
    Weapon scoped = rifle(1, 3), heavy = rifle(3, 4);
    scoped.keywords = {{.name = Keyword::longShot}};
    heavy.name = "Heavy";
    heavy.carrier = {"gunner", "Gunner"};
    own.weapons = {scoped, heavy};
    Scenario scenario =
        emptyTable({unitAt(Player::blue, own, 8, 8), unitAt(Player::red, troopers(1), 29, 8, 180)});
    scenario.units[0].tokens[Token::aim] = 1;
    scenario.units[0].minis[1].carrier = {"gunner", "Gunner"};
    scenario.units[0].minis[1].position = {8.0, 14.0, 0.0};
    scenario.pieces = {
        geometry::test::box("wall", {9.5, 14.0, 0}, {0.2, 4.0, 4}, geometry::test::heavyWall())};
    return scenario;
}

TEST(P58LongShot, IsShownWhereOnlyItsBearerSeesTheTarget) {
    const Scenario scenario = leaderShortOfATarget();
    const auto game = Game::start(scenario, 1).value();
    const AttackPreview preview = previewAttack(game->view(Player::blue), UnitId{0}, UnitId{1});
    EXPECT_TRUE(preview.legal) << preview.reason;
    EXPECT_TRUE(preview.longShot);
    ASSERT_EQ(preview.besides.size(), 1U);
    EXPECT_EQ(preview.besides[0].source, "Long Shot");
    EXPECT_EQ(preview.weapons, (std::vector<WeaponChoice>{{MiniId{0}, 0}}));
    Play play(scenario);
    ASSERT_TRUE(play.until(Ask::chooseUnitToActivate));
    ASSERT_TRUE(play.pick(UnitId{0}));
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_TRUE(play.pick(Action::attack));
    ASSERT_TRUE(play.until(Ask::chooseWeapons));
    EXPECT_EQ(play.question()->options, (std::vector<Option>{WeaponChoice{MiniId{0}, 0}}));
}

std::vector<std::string> leftOutOf(const Scenario& scenario) {
    const auto game = Game::start(scenario, 1).value();
    return previewAttack(game->view(Player::blue), UnitId{0}, UnitId{1}).leftOut;
}

TEST(AttackPreview, NamesTheKeywordsThatItsOddsDoNotKnow) {
    Scenario scenario = shootOut(1, 1);
    UnitCard& own = scenario.units[0].card;
    KeywordText impact = keyword("Impact", "ModifyAttackDice", Whose::attacker);
    impact.value = 3;
    for (Weapon& weapon : own.weapons) weapon.keywords = {impact, impact};
    own.keywords = {keyword("Duelist", "RerollAttackDice", Whose::attacker),
                    keyword("Danger Sense", "GatherDefenseDice", Whose::defender),
                    keyword("Tactical", "MoveResolved", Whose::own)};
    scenario.units[1].card.keywords = {keyword("Armor", "ModifyAttackDice", Whose::defender),
                                       keyword("Critical", "ConvertAttackSurges", Whose::attacker)};
    EXPECT_EQ(leftOutOf(scenario), (std::vector<std::string>{"Duelist", "Impact 3", "Armor"}));
}

/// The preview of an attack by blue's two troopers on one red trooper. `own` are the keywords on
/// the attacker's card, `weapons` those of its weapons, `foe` those on the defender's card.
AttackPreview previewWith(std::vector<KeywordText> own, const std::vector<KeywordText>& weapons,
                          std::vector<KeywordText> foe) {
    Scenario scenario = shootOut(2, 1);
    scenario.units[0].tokens[Token::aim] = 1;
    scenario.units[0].card.keywords = std::move(own);
    for (Weapon& weapon : scenario.units[0].card.weapons) weapon.keywords = weapons;
    scenario.units[1].card.keywords = std::move(foe);
    scenario.units[1].card.wounds = 4;
    const auto game = Game::start(scenario, 1).value();
    return previewAttack(game->view(Player::blue), UnitId{0}, UnitId{1});
}

/// The names of the keywords that the preview lists in addition to its numbers. The target has
/// `dodge` dodge tokens.
std::vector<std::string> besides(const std::vector<Keyword>& weapons,
                                 const std::vector<KeywordText>& foe, int dodge = 0,
                                 DefenseSurge chart = DefenseSurge::none) {
    Scenario scenario = shootOut(2, 1);
    for (Weapon& weapon : scenario.units[0].card.weapons) {
        for (const Keyword one : weapons) weapon.keywords.push_back({.name = one});
    }
    scenario.units[1].card.keywords = foe;
    scenario.units[1].card.defenseSurge = chart;
    scenario.units[1].tokens[Token::dodge] = dodge;
    const auto game = Game::start(scenario, 1).value();
    std::vector<std::string> names;
    for (const Reason& one :
         previewAttack(game->view(Player::blue), UnitId{0}, UnitId{1}).besides) {
        EXPECT_EQ(one.citation, citationOf(one.keyword));
        names.push_back(one.source.name());
    }
    return names;
}

TEST(AttackPreview, NamesWhatTakesCoverOrDodgeAwayOrGivesAChart) {
    using Names = std::vector<std::string>;
    const KeywordText cover{.name = Keyword::cover, .value = 1},
        immune{.name = Keyword::immuneBlast}, deflect{.name = Keyword::deflect},
        block{.name = Keyword::block};
    EXPECT_EQ(besides({}, {}), Names{});
    EXPECT_EQ(besides({Keyword::blast}, {cover}), Names{"Blast"});
    EXPECT_EQ(besides({Keyword::blast}, {cover, immune}), Names{"Immune: Blast"});
    EXPECT_EQ(besides({Keyword::blast}, {}), Names{}) << "no cover to take away";
    EXPECT_EQ(besides({Keyword::highVelocity}, {}, 1), Names{"High Velocity"});
    EXPECT_EQ(besides({Keyword::highVelocity}, {deflect}), Names{}) << "neither of them acts";
    EXPECT_EQ(besides({}, {deflect}, 0, DefenseSurge::block), Names{"Deflect"}) << "it wounds, too";
    EXPECT_EQ(besides({}, {block}, 1), Names{"Block"});
    EXPECT_EQ(besides({}, {block}, 0), Names{}) << "no token to spend";
    EXPECT_EQ(besides({}, {block}, 1, DefenseSurge::block), Names{}) << "a chart of its own";
    EXPECT_EQ(besides({}, {block, deflect}, 1), Names{"Deflect"});
    EXPECT_EQ(besides({Keyword::highVelocity}, {block}, 1), Names{"High Velocity"});
}

TEST(AttackPreview, CountsTheKeywordsThatAreNumbersAndSaysWhy) {
    const double plain = previewWith({}, {}, {}).expectedWounds;
    const KeywordText pierce{.name = Keyword::pierce, .value = 1};
    const KeywordText armor{.name = Keyword::armor, .value = 1};
    const KeywordText cover{.name = Keyword::cover, .value = 1};
    const AttackPreview piercing = previewWith({}, {pierce}, {});
    EXPECT_GT(piercing.expectedWounds, plain + 1e-3);
    ASSERT_EQ(piercing.terms.pierce.reasons().size(), 1U);
    EXPECT_EQ(piercing.terms.pierce.reasons()[0].source, "Pierce 2") << "of both weapons";
    EXPECT_LT(previewWith({}, {}, {armor}).expectedWounds, plain - 1e-3);
    const AttackPreview covered = previewWith({}, {}, {cover});
    EXPECT_EQ(covered.cover, geometry::Cover::light);
    EXPECT_LT(covered.expectedWounds, plain - 1e-3);
    const AttackPreview shot =
        previewWith({{.name = Keyword::sharpshooter, .value = 1}}, {}, {cover});
    EXPECT_EQ(shot.cover, geometry::Cover::none);
    EXPECT_DOUBLE_EQ(shot.expectedWounds, plain);
}

// The preview must name a keyword that code applies, even if the catalogue names no timing point
// for it.
TEST(AttackPreview, NamesAChoiceOfTheDefenderWithoutAMoment) {
    Scenario scenario = shootOut(1, 1);
    scenario.units[1].card.keywords = {{.name = Keyword::soresuMastery, .automated = true}};
    EXPECT_EQ(leftOutOf(scenario), std::vector<std::string>{"Soresu Mastery"});
}

TEST(AttackPreview, KnowsWhatTheGameAppliesByItself) {
    Scenario scenario = shootOut(1, 1);
    KeywordText known = keyword("Armor", "ModifyAttackDice", Whose::defender);
    known.automated = true;
    scenario.units[1].card.keywords = {known};
    EXPECT_TRUE(leftOutOf(scenario).empty());
}

TEST(AttackPreview, NamesHelpFromUnitsWithinRange2OfTheirSide) {
    for (const double apart : {11.9, 12.1}) {
        Scenario scenario = shootOut(1, 1);
        UnitCard guard = troopers(1);
        guard.keywords = {keyword("Guardian", "ModifyAttackDice", Whose::defendersSide)};
        const geometry::Vec3 at = scenario.units[1].minis[0].position;
        scenario.units.push_back(
            unitAt(Player::red, guard, at.x + apart + geometry::test::smallBase.width, at.y, 180));
        EXPECT_EQ(leftOutOf(scenario).size(), apart < 12.0 ? 1U : 0U) << apart;
    }
}

}  // namespace
}  // namespace sightline::engine::test

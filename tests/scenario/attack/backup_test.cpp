// Core Rulebook p. 31, Backup: corps Troopers near an allied commander or operative.
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/lists/catalogue/unit_filter.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// The enemy shoots at Luke from `gap` inches. The leader of a unit of corps Troopers is `apart`
/// inches from Luke.
struct Guards : AttackScene {
    UnitId shooter = blue(stormtroopers(), column({10.0, 14.0}, 4));
    UnitId luke, guards;
    explicit Guards(double gap, double apart = 1.0, const UnitCard& guard = rebelTroopers()) {
        UnitCard card = lukeSkywalker();
        const double x = 10.0 + smallBase + gap;
        luke = red(card, {{x, 14.0}});
        guards = red(guard, {{x + smallBase + apart, 14.0}});
    }
    /// Plays up to the roll of the defense dice or to the question about Backup.
    void shoot(std::vector<Face> faces = {hit, hit, hit, crit}) {
        start();
        if (asks(Ask::chooseForEffect))
            pickFirst(Ask::chooseForEffect);  // gives the first answer to Retinue's question about
                                              // its token
        attack(shooter, luke);
        dice(std::move(faces));
        if (asks(Ask::rollDice) && question().dice.front() == Die::whiteDefense) {
            dice(std::vector<Face>(question().dice.size(), blank));  // results of the cover pool
        }
        if (asks(Ask::chooseEffect))
            pickFirst(Ask::chooseEffect);  // order of two effects: first Backup, then Guardian
    }
};

TEST(P31Backup, CancelsUpToTwoHits) {
    Guards scene(13.0);
    scene.shoot();
    ASSERT_TRUE(scene.asks(Ask::backUp));
    EXPECT_EQ(scene.question().player, Player::red);
    EXPECT_EQ(scene.question().citation, page(31, "Backup"));
    EXPECT_EQ(scene.refusal(Count{3}), "hits that Backup cancels: 0 to 2, not 3 (p. 31, Backup)");
    scene.answerCount(2);
    EXPECT_EQ(scene.attackDice(), "1 crit, 1 hit");
    EXPECT_EQ(scene.rolling(), 2);
}

TEST(P31Backup, CritsStay) {
    Guards scene(13.0);
    scene.shoot({crit, crit, blank, blank});
    EXPECT_FALSE(scene.asks(Ask::backUp));
    EXPECT_EQ(scene.rolling(), 2);
}

TEST(P31Backup, NotAgainstAnAttackerWithinRangeTwo) {
    for (const double gap : {11.99, 12.0}) {
        Guards scene(gap);
        scene.shoot();
        EXPECT_EQ(scene.asks(Ask::backUp), gap >= 12.0) << gap;
    }
}

TEST(P31Backup, OnlyWithinHalfRangeOfTheProvidersLeader) {
    for (const double apart : {2.99, 3.0}) {
        Guards scene(13.0, apart);
        scene.shoot();
        EXPECT_EQ(scene.asks(Ask::backUp), apart < 3.0) << apart;
    }
}

TEST(P31Backup, AShakenUnitProvidesNone) {
    for (const int suppression : {0, 1}) {
        Guards scene(13.0);
        scene.with(scene.guards).tokens[Token::suppression] = suppression;
        scene.shoot();
        EXPECT_EQ(scene.asks(Ask::backUp), suppression == 0);
    }
}

TEST(P31Backup, OnlyCorpsTroopersProvideIt) {
    UnitCard support = rebelTroopers();
    support.rank = Rank::support;
    for (const UnitCard& card : {support, atRt()}) {
        Guards scene(13.0, 1.0, card);
        scene.shoot();
        EXPECT_FALSE(scene.asks(Ask::backUp)) << card.name;
    }
}

TEST(P31Backup, OnlyCommandersAndOperativesBenefit) {
    for (const Rank rank : {Rank::operative, Rank::specialForces}) {
        Guards scene(13.0);
        scene.with(scene.luke).card.rank = rank;
        scene.shoot();
        EXPECT_EQ(scene.asks(Ask::backUp), rank == Rank::operative);
    }
}

/// A support unit beside Luke.
UnitCard supportTroopers() {
    UnitCard card = rebelTroopers();
    card.rank = Rank::support;
    return card;
}

KeywordText namingUnit(Keyword keyword, const std::string& name) {
    UnitFilter who;
    who.name = name;
    return {.name = keyword,
            .value = {},
            .parameter = name,
            .who = std::make_shared<const UnitFilter>(std::move(who))};
}

KeywordText guardianOf(int x) { return {.name = Keyword::guardian, .value = x, .parameter = {}}; }

double expectedWounds(const Guards& scene, const Scenario& scenario) {
    const auto game = Game::start(scenario, 1).value();
    return previewAttack(game->view(Player::blue), scene.shooter, scene.luke).expectedWounds;
}

/// True if the game asks about Backup. Also checks the preview: the expected wounds must be lower
/// than with suppressed guards, who cannot use Backup.
bool backsUp(Guards& scene) {
    Scenario shaken = scene.scenario;
    shaken.units[static_cast<std::size_t>(scene.guards.value)].tokens[Token::suppression] = 1;
    const bool counted =
        expectedWounds(scene, scene.scenario) < expectedWounds(scene, shaken) - 1e-9;
    scene.shoot();
    EXPECT_EQ(counted, scene.asks(Ask::backUp));
    return scene.asks(Ask::backUp);
}

TEST(P50Guardian, ProvidesBackupWhateverItsRank) {
    Guards plain(13.0, 1.0, supportTroopers());
    EXPECT_FALSE(backsUp(plain));
    UnitCard guard = supportTroopers();
    guard.keywords = {guardianOf(1)};
    Guards scene(13.0, 1.0, guard);
    EXPECT_TRUE(backsUp(scene));
}

// Guardian also decides which unit may use Backup. Older games leave Guardian to the players, but
// the game itself must still apply the part of Guardian about Backup.
TEST(P50Guardian, HasItsPartInBackupInGamesInWhichTheRestIsByHand) {
    KeywordText byHand = guardianOf(1);
    byHand.leftByHand = true;
    UnitCard guard = supportTroopers();
    guard.keywords = {byHand};
    Guards providing(13.0, 1.0, guard);
    EXPECT_TRUE(backsUp(providing));
    Guards benefiting(13.0);
    benefiting.with(benefiting.luke).card.keywords = {byHand};
    EXPECT_FALSE(backsUp(benefiting));
}

TEST(P50Guardian, DoesNotBenefitFromBackup) {
    Guards scene(13.0);
    scene.with(scene.luke).card.keywords = {guardianOf(1)};
    EXPECT_FALSE(backsUp(scene));
}

TEST(P53Retinue, ProvidesBackupToTheUnitThatItNames) {
    for (const std::string name : {"Luke Skywalker", "Darth Vader"}) {
        UnitCard guard = supportTroopers();
        guard.keywords = {namingUnit(Keyword::retinue, name)};
        Guards scene(13.0, 1.0, guard);
        EXPECT_EQ(backsUp(scene), name == "Luke Skywalker") << name;
    }
}

TEST(P49Entourage, TheUnitThatItNamesProvidesBackupToIt) {
    for (const std::string name : {"Rebel Troopers", "Stormtroopers"}) {
        Guards scene(13.0, 1.0, supportTroopers());
        scene.with(scene.luke).card.keywords = {namingUnit(Keyword::entourage, name)};
        EXPECT_EQ(backsUp(scene), name == "Rebel Troopers") << name;
    }
}

// Retinue and Entourage also allow Backup. Older games leave both keywords to the players, but the
// game itself must still apply their parts about Backup.
TEST(P31Backup, RetinueAndEntourageHaveTheirPartInGamesInWhichTheRestIsByHand) {
    const auto byHand = [](Keyword keyword, const std::string& name) {
        KeywordText text = namingUnit(keyword, name);
        text.leftByHand = true;
        return text;
    };
    UnitCard guard = supportTroopers();
    guard.keywords = {byHand(Keyword::retinue, "Luke Skywalker")};
    Guards retinue(13.0, 1.0, guard);
    EXPECT_TRUE(backsUp(retinue));
    Guards entourage(13.0, 1.0, supportTroopers());
    entourage.with(entourage.luke).card.keywords = {byHand(Keyword::entourage, "Rebel Troopers")};
    EXPECT_TRUE(backsUp(entourage));
}

TEST(P51Incognito, ProvidesNoBackup) {
    UnitCard guard = rebelTroopers();
    guard.keywords = {{.name = Keyword::incognito, .value = {}, .parameter = {}}};
    Guards scene(13.0, 1.0, guard);
    EXPECT_FALSE(backsUp(scene));
}

TEST(P56WereNotRegs, DoesNotBenefitFromBackup) {
    Guards scene(13.0);
    scene.with(scene.luke).card.keywords = {
        {.name = Keyword::wereNotRegs, .value = {}, .parameter = {}}};
    EXPECT_FALSE(backsUp(scene));
}

TEST(P31Backup, KeywordsHaveNoSayInGamesThatBeganWithoutThem) {
    UnitCard guard = supportTroopers();
    guard.keywords = {guardianOf(1)};
    Guards scene(13.0, 1.0, guard);
    scene.scenario.asks = asksFourth;
    EXPECT_FALSE(backsUp(scene));
    Guards shielded(13.0);
    shielded.with(shielded.luke).card.keywords = {guardianOf(1)};
    shielded.scenario.asks = asksFourth;
    EXPECT_TRUE(backsUp(shielded));
}

}  // namespace
}  // namespace sightline::engine::scene

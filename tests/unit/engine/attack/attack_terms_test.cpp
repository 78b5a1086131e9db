// The numbers of an attack (such as cover or Pierce), each with its reasons. Core Rulebook p. 5, 8,
// 14, 31-35.
#include "engine/legion/rules/attack_numbers/attack_terms.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/keywords/keywords.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "unit/engine/reminding.h"

namespace sightline::engine::test {
namespace {

using geometry::Cover;

/// The cards of an attacker and a target, a weapon, and the numbers of the attack between them.
struct Cards {
    UnitCard own = troopers(1), target = troopers(1);
    AttackFacts::Kind kind = AttackFacts::Kind::ranged;
    bool suppressed = false, area = false;
    int dodge = 0, aim = 0, suppression = 0, shields = 0;
    std::vector<AttackFacts::Payment> payments{};
    std::vector<KeywordChoice> choices{};
    std::optional<Weapon> more{};     ///< second weapon in the attack pool
    std::array<int, 2> wounds{1, 0};  ///< number of wound tokens on the attacker and on the target

    void give(UnitCard& card, Keyword keyword, int x) {
        card.keywords.push_back({.name = keyword, .value = x});
    }
    void give(Keyword keyword, int x) {
        own.weapons[0].keywords.push_back({.name = keyword, .value = x});
    }
    AttackTerms terms() const {
        StatedCards now(own, target, keywordEffects(), wounds);
        now.defendersTokens()[Token::suppression] = suppression;
        now.defendersTokens()[Token::shield] = shields;
        AttackFacts facts{.attacker = now.attacker, .defender = now.defender};
        facts.attackerCard = area ? nullptr : &own;
        facts.defenderCard = &target;
        facts.weapons = {&own.weapons[0]};
        if (more) facts.weapons.push_back(&*more);
        facts.dodge = dodge;
        facts.aim = aim;
        facts.payments = payments;
        facts.choices = choices;
        facts.kind = kind;
        facts.suppressed = suppressed;
        facts.areaSurge = AttackSurge::crit;
        return attackTermsOf(now, facts);
    }
};

TEST(Term, IsItsBaseAndItsReasons) {
    Term term(2);
    EXPECT_EQ(term.total(), 2);
    term.add(reasonOf(Keyword::precise, 1, UnitId{3}, 1));
    term.add(reasonOf(Keyword::precise, 2, UnitId{3}, 2));
    EXPECT_EQ(term.total(), 5);
    ASSERT_EQ(term.reasons().size(), 2U);
    EXPECT_EQ(term.reasons()[0].source, "Precise 1");
    EXPECT_EQ(term.reasons()[0].citation, citationOf(Keyword::precise));
    EXPECT_EQ(term.reasons()[0].unit, UnitId{3});
}

TEST(P5RulesPriority, CannotIsStrongerThanCan) {
    for (const bool first : {false, true}) {
        Term term;
        if (first) term.forbid(reasonOf(Keyword::immunePierce, std::nullopt, UnitId{1}, 0));
        term.add(reasonOf(Keyword::pierce, 3, UnitId{0}, 3));
        if (!first) term.forbid(reasonOf(Keyword::immunePierce, std::nullopt, UnitId{1}, 0));
        EXPECT_EQ(term.total(), 0);
        EXPECT_EQ(term.forbidden()->source, "Immune: Pierce");
        EXPECT_EQ(term.reasons().size(), 1U) << "what is forbidden is still told";
    }
}

TEST(P14Cover, IsImprovedFirstUpToHeavyThenReduced) {
    const auto value = [](int cover, int improved, int reduced) {
        return static_cast<int>(coverChanged(static_cast<Cover>(cover), improved, reduced));
    };
    EXPECT_EQ(value(0, 1, 0), 1);
    EXPECT_EQ(value(0, 2, 0), 2);
    EXPECT_EQ(value(2, 1, 0), 2);
    EXPECT_EQ(value(2, 1, 1), 1) << "not 2: the cap comes before the reduction";
    EXPECT_EQ(value(1, 0, 2), 0);
    EXPECT_EQ(value(0, 1, 2), 0);
}

TEST(AttackTerms, WithoutAKeywordTheyAreTheBooks) {
    const AttackTerms terms = Cards().terms();
    EXPECT_EQ(terms.dicePerAim.total(), 2);
    for (const Term* term :
         {&terms.coverImproved, &terms.coverReduced, &terms.impact, &terms.armor, &terms.pierce}) {
        EXPECT_EQ(term->total(), 0);
        EXPECT_TRUE(term->reasons().empty());
    }
}

TEST(AttackTerms, SuppressionAndKeywordsAddUpInTheCover) {
    Cards cards;
    cards.suppressed = true;
    cards.give(cards.target, Keyword::cover, 1);
    cards.give(cards.own, Keyword::sharpshooter, 1);
    const AttackTerms terms = cards.terms();
    EXPECT_EQ(terms.coverImproved.total(), 2);
    EXPECT_EQ(terms.coverImproved.reasons()[0].citation, page(34, "Determine Cover"));
    EXPECT_EQ(terms.coverFrom(Cover::none), Cover::light);
    EXPECT_EQ(terms.coverFrom(Cover::heavy), Cover::light);
}

TEST(AttackTerms, MeleeAndOverrunMeetNoCover) {
    for (const auto kind : {AttackFacts::Kind::melee, AttackFacts::Kind::overrun}) {
        Cards cards;
        cards.kind = kind;
        cards.suppressed = true;
        cards.give(cards.target, Keyword::cover, 2);
        EXPECT_EQ(cards.terms().coverFrom(Cover::none), Cover::none);
    }
}

// Keyword Glossary, Guardian X: if the attacker used Pierce on the guardian's dice, it cannot use
// the same Pierce again.
TEST(P58Pierce, IsSpentOnce) {
    AttackTerms terms;
    terms.pierce = Term(3);
    EXPECT_EQ(terms.pierced(4), 3);
    terms.pierceSpent = 2;
    EXPECT_EQ(terms.pierceLeft(), 1);
    EXPECT_EQ(terms.pierced(4), 1);
    terms.spared = Term(1);
    EXPECT_EQ(terms.pierced(4), 0) << "Impervious spares one of what is left";
    terms.pierceSpent = 4;
    EXPECT_EQ(terms.pierceLeft(), 0);
}

TEST(P57Detonate, AnAreaWeaponHasItsOwnKeywordsAndNoneOfItsUser) {
    Cards cards;
    cards.area = true;
    cards.give(cards.own, Keyword::precise, 1);
    cards.give(cards.own, Keyword::sharpshooter, 1);
    cards.give(Keyword::impact, 2);
    cards.give(Keyword::pierce, 1);
    cards.give(cards.target, Keyword::armor, 3);
    const AttackTerms terms = cards.terms();
    EXPECT_EQ(terms.dicePerAim.total(), 2);
    EXPECT_EQ(terms.coverReduced.total(), 0);
    EXPECT_EQ(terms.impact.total(), 2);
    EXPECT_EQ(terms.pierce.total(), 1);
    EXPECT_EQ(terms.attackSurge, AttackSurge::crit);
}

/// The number of reasons in the attack terms that name the keyword.
std::ptrdiff_t timesNamed(const AttackTerms& terms, Keyword keyword) {
    std::vector<Keyword> named;
    for (const Term* term :
         {&terms.dicePerAim, &terms.critical, &terms.coverBlocks, &terms.coverImproved,
          &terms.coverReduced, &terms.blast, &terms.impact, &terms.dulled, &terms.rammed,
          &terms.ionized, &terms.shields, &terms.armor, &terms.deflected, &terms.riposte,
          &terms.luck, &terms.pierce, &terms.spared}) {
        for (const Reason& one : term->reasons()) named.push_back(one.keyword);
        if (term->forbidden()) named.push_back(term->forbidden()->keyword);
    }
    for (const MoreDice* dice : {&terms.dice, &terms.diceBeforeRoll, &terms.defenseDice})
        for (const MoreDice::Added& one : dice->added()) named.push_back(one.reason.keyword);
    for (const MoreDice* dice : {&terms.downgraded, &terms.upgraded}) {
        std::set<Keyword> once;  // a changed die counts twice: the old colour and the new colour
        for (const MoreDice::Added& one : dice->added()) once.insert(one.reason.keyword);
        named.insert(named.end(), once.begin(), once.end());
    }
    for (const Permission* one : {&terms.covering, &terms.coverCanceling, &terms.suppressing})
        if (!one->allowed()) named.push_back(one->forbidden()->keyword);
    if (terms.deflectedEach.allowed()) named.push_back(terms.deflectedEach.reason()->keyword);
    if (!terms.dodging.allowed()) named.push_back(terms.dodging.forbidden()->keyword);
    if (terms.dodgingCrits.allowed()) named.push_back(terms.dodgingCrits.reason()->keyword);
    named.push_back(terms.givesAttackChart());
    if (terms.deflected.reasons().empty()) named.push_back(terms.givesDefenseChart());
    return std::count(named.begin(), named.end(), keyword);
}

// The test tries every keyword in the table of keywords. So it fails for a new keyword that changes
// the numbers of an attack and is not among their reasons.
TEST(AttackTerms, NameEachKeywordThatActsAndNoneByHand) {
    int tried = 0;
    for (const KeywordRule& rule : keywordRules()) {
        if (!rule.changesAttackNumbers()) continue;
        // Spray counts the miniatures that a weapon sees, and this test has no battlefield.
        if (rule.keyword() == Keyword::spray) continue;
        // Wheel Mode changes the numbers only while the unit rolls.
        if (rule.keyword() == Keyword::wheelMode) continue;
        ++tried;
        Cards cards;
        cards.dodge = cards.aim = cards.suppression = cards.shields = 1;
        cards.payments = {{Keyword::lethal, 1}};
        cards.choices = {{Keyword::makashiMastery}};
        // With all three colours, some dice can be downgraded and some can be upgraded.
        for (const Die die : {Die::redAttack, Die::blackAttack, Die::whiteAttack})
            cards.own.weapons[0].dice[die] = 1;
        cards.own.attackSurge = AttackSurge::none;
        cards.target.defenseSurge = DefenseSurge::none;
        cards.target.upgradeBar = {"force"};
        const Keyword tested = rule.keyword();
        const bool onBothSides = tested == Keyword::duelist || tested == Keyword::holdTheLine ||
                                 tested == Keyword::completeTheMission;
        if (onBothSides || tested == Keyword::immuneMeleePierce || tested == Keyword::djemSoMastery)
            cards.kind = AttackFacts::Kind::melee;
        for (const Keyword other : {Keyword::pierce, Keyword::impact}) {
            if (rule.keyword() != other) cards.give(other, 1);
        }
        if (rule.keyword() != Keyword::armor) cards.give(cards.target, Keyword::armor, 1);
        cards.give(rule.keyword(), 1);
        cards.give(cards.own, rule.keyword(), 1);
        cards.give(cards.target, rule.keyword(), 1);
        EXPECT_EQ(timesNamed(cards.terms(), tested), onBothSides ? 2 : 1) << nameOf(tested);
        for (auto* keywords :
             {&cards.own.keywords, &cards.target.keywords, &cards.own.weapons[0].keywords}) {
            for (KeywordText& one : *keywords) one.leftByHand = one.is(rule.keyword());
        }
        EXPECT_EQ(timesNamed(cards.terms(), rule.keyword()), 0) << nameOf(rule.keyword());
    }
    EXPECT_GE(tried, 15);
}

TEST(AttackTerms, TheBestChartOfThoseOfferedCountsOnce) {
    Cards cards;
    cards.dodge = 1;
    cards.give(cards.target, Keyword::block, 0);
    EXPECT_EQ(cards.terms().givesDefenseChart(), Keyword::block);
    cards.give(cards.target, Keyword::deflect, 0);
    const AttackTerms both = cards.terms();
    EXPECT_EQ(both.defenseSurge, DefenseSurge::block);
    EXPECT_EQ(both.defenseChart.reasons.size(), 1U) << "only one of them gives it";
    cards.target.defenseSurge = DefenseSurge::block;
    EXPECT_EQ(cards.terms().givesDefenseChart(), Keyword::none) << "its own chart is as good";
}

TEST(P57HighVelocity, ForbidsDodgingAndDeflectingOnlyWithEveryWeapon) {
    Cards cards;
    cards.dodge = 1;
    cards.give(cards.target, Keyword::deflect, 0);
    cards.give(cards.target, Keyword::block, 0);
    cards.more.emplace(cards.own.weapons[0]);
    cards.give(Keyword::highVelocity, 0);
    const AttackTerms mixed = cards.terms();
    EXPECT_TRUE(mixed.dodging.allowed());
    EXPECT_EQ(mixed.deflected.total(), 1);
    cards.more.reset();
    const AttackTerms swift = cards.terms();
    EXPECT_EQ(swift.dodging.forbidden()->source, "High Velocity");
    EXPECT_EQ(swift.deflected.total(), 0);
    EXPECT_EQ(swift.defenseSurge, DefenseSurge::none);
    cards.own.weapons[0].keywords.clear();
    cards.kind = AttackFacts::Kind::melee;
    EXPECT_EQ(cards.terms().deflected.total(), 0) << "only ranged attacks are deflected";
}

TEST(P51ImmuneBlast, ForbidsBlastAlone) {
    Cards cards;
    cards.give(Keyword::blast, 0);
    EXPECT_EQ(cards.terms().blast.total(), 1);
    cards.give(cards.target, Keyword::immuneBlast, 0);
    EXPECT_EQ(cards.terms().blast.total(), 0);
    EXPECT_EQ(cards.terms().blast.forbidden()->source, "Immune: Blast");
}

// In the step Modify Attack Dice, players may apply effects by hand that turn hits into crits.
// Armor must come later, or it would cancel these hits first.
TEST(P46Armor, ComesAfterWhatIsAppliedByHandInItsStep) {
    for (const bool reminded : {false, true}) {
        Scenario scenario = shootOut();
        UnitCard& target = scenario.units[1].card;
        target.keywords = {{.name = Keyword::armor, .value = 9}};
        if (reminded)
            target.keywords.push_back(keyword("Weak Point", "ModifyAttackDice", Whose::defender));
        Play play(scenario, reminders(scenario));
        play.shows = [](Die die) { return isAttack(die) ? Face::hit : Face::blank; };
        play.until(Ask::chooseAction);
        ASSERT_TRUE(play.pick(Action::attack));
        const bool waits = play.until([&](const Question& asked) {
            return asked.ask == Ask::applyByHand || !play.battle.attack;
        }) && play.question()->ask == Ask::applyByHand;
        ASSERT_EQ(waits, reminded) << "nobody waits for nothing";
        if (!waits) continue;
        EXPECT_EQ(play.question()->citation, page(34, "Modify Attack Dice"));
        std::vector<RolledDie> dice = play.battle.attack->dice;
        EXPECT_GT(countOf(dice, Face::hit), 1) << "nothing is canceled yet";
        dice.front().face = Face::crit;
        EXPECT_FALSE(play.answer(Adjust{Player::blue, AdjustDice{false, dice}}));
        ASSERT_TRUE(play.pick(Done{}));
        EXPECT_EQ(countOf(play.battle.attack->dice, Face::hit), 0);
        EXPECT_EQ(countOf(play.battle.attack->dice, Face::crit), 1);
        EXPECT_NE(play.question()->ask, Ask::applyByHand) << "once a step";
    }
}

}  // namespace
}  // namespace sightline::engine::test

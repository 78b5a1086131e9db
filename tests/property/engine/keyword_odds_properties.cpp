// Compares the odds with the game for random sets of all keywords that change the numbers of an
// attack. If an attack has few sequences of die rolls, all of them are played, and the distribution
// must be equal. Otherwise random attacks are played, and their mean must fit the odds.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <tuple>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/keywords/keywords.h"
#include "engine/talk/generator.h"
#include "property/engine/attack_courses.h"
#include "property/size.h"
#include "unit/engine/armies.h"

namespace sightline::engine::test {
namespace {

using sightline::test::casesOf;

constexpr double near = 5.0, far = 14.0;  // inches between the two units at range 1 and 3

// The keywords that change the numbers of an attack, without those that the odds leave out.
// Complete the Mission is left out, because the odds assume that its token is near, but these duels
// have no token.
std::vector<Keyword> keywordsOfAttackNumbers() {
    std::vector<Keyword> found;
    for (const KeywordRule& rule : keywordRules())
        if (rule.changesAttackNumbers() && !rule.actsOnDice() &&
            rule.keyword() != Keyword::completeTheMission)
            found.push_back(rule.keyword());
    return found;
}

/// Two units of one miniature, with random keywords on both unit cards and on the weapon.
class DuelMaker {
  public:
    explicit DuelMaker(Generator& chance) : chance_(chance) {}

    Scenario make() {
        UnitCard own = troopers(1), target = isLikely(1, 4) ? vehicle() : troopers(1);
        const bool melee = isLikely(1, 3);
        own.weapons = {melee ? fists() : rifle(0, 4)};
        own.weapons[0].dice = {};
        for (int i = 0; i < 2; ++i) ++own.weapons[0].dice[static_cast<Die>(chance_.below(3))];
        own.attackSurge = static_cast<AttackSurge>(upTo(2));
        own.wounds = target.wounds = 9;  // so many that the attack defeats nobody
        target.defenseDie = upTo(1) == 0 ? Die::whiteDefense : Die::redDefense;
        target.defenseSurge = static_cast<DefenseSurge>(upTo(1));
        addKeywords(own.keywords);
        addKeywords(own.weapons[0].keywords);
        addKeywords(target.keywords);
        const double apart = melee ? geometry::test::smallBase.width : isLikely(1, 2) ? near : far;
        Scenario scenario = emptyTable(
            {unitAt(Player::blue, own, 8, 8), unitAt(Player::red, target, 8 + apart, 8, 180)});
        for (const Token token : {Token::aim, Token::surge})
            scenario.units[0].tokens[token] = upTo(1);
        for (const Token token : {Token::dodge, Token::surge, Token::suppression})
            scenario.units[1].tokens[token] = isTrooper(target.type) ? upTo(1) : 0;
        for (ScenarioUnit& unit : scenario.units) unit.wounds = {upTo(2)};
        return scenario;
    }

  private:
    bool isLikely(std::uint32_t part, std::uint32_t of) { return chance_.below(of) < part; }
    int upTo(int most) {
        return static_cast<int>(chance_.below(static_cast<std::uint32_t>(most) + 1));
    }
    // Each keyword can act in only one of three lists: the attacker's card, its weapon, or the
    // defender's card. So a third of the added keywords can act.
    void addKeywords(std::vector<KeywordText>& keywords) {
        static const std::vector<Keyword> all = keywordsOfAttackNumbers();
        for (const Keyword keyword : all)
            if (isLikely(1, 8))
                keywords.push_back(
                    {.name = keyword, .value = 1 + upTo(1), .parameter = {}, .automated = true});
    }
    static UnitCard vehicle() {
        UnitCard card = troopers(1);
        card.type = UnitType::groundVehicle;
        card.courage.reset();
        card.resilience = 8;
        return card;
    }

    Generator& chance_;
};

std::string describe(const Scenario& scenario) {
    std::string text;
    const auto add = [&](const std::vector<KeywordText>& keywords) {
        for (const KeywordText& one : keywords) text += one.label() + ", ";
        text += "/ ";
    };
    add(scenario.units[0].card.keywords);
    add(scenario.units[0].card.weapons[0].keywords);
    add(scenario.units[1].card.keywords);
    return text;
}

/// The answers of the policy "standard", with the numbers of the attack that the preview shows.
/// Keywords are used as much as possible. Wheel Mode is declined, because it forbids the attack.
class StandardPolicy {
  public:
    explicit StandardPolicy(AttackTerms terms) : terms_(std::move(terms)) {}

    Answer operator()(const Game& game, const Question& asked) const {
        if (isAbout(asked, Keyword::wheelMode)) return Pick{indexIn(asked, Done{})};
        switch (asked.ask) {
            case Ask::chooseUnitToActivate:
                return Pick{indexIn(asked, UnitId{0})};
            case Ask::chooseAction:
                return Pick{indexIn(asked, Action::attack)};
            case Ask::rerollWithAim:
            case Ask::rerollWithObservation:
                return failures(game.view(Player::blue), asked);
            default:
                break;
        }
        if (isAbout(asked, Keyword::uncannyLuck)) return luck(game.view(Player::red), asked);
        if (asked.form == AnswerForm::count) return Count{asked.most};
        if (asked.form != AnswerForm::pickSeveral) return Pick{0};
        PickSeveral all;
        for (int i = 0; i < std::min(asked.most, static_cast<int>(asked.options.size())); ++i)
            all.options.push_back(i);
        return all;
    }

  private:
    static bool isAbout(const Question& asked, Keyword keyword) {
        return asked.keyword && asked.keyword->keyword == keyword;
    }

    // The defense dice that would end as blanks: blanks before surges, and red dice before white
    // dice. Surge tokens turn the last surges.
    std::vector<int> defenseFailures(const View& view) const {
        const bool charted = terms_.defenseSurge == DefenseSurge::block;
        const auto& dice = view.attack->defenseDice;
        int turned = view.units[1].tokens[Token::surge];
        std::vector<std::tuple<bool, bool, int>> ranked;
        for (std::size_t i = dice.size(); i-- > 0;) {
            const bool surge = dice[i].face == Face::defenseSurge;
            if (dice[i].face == Face::block || (surge && (charted || turned-- > 0))) continue;
            ranked.emplace_back(surge, dice[i].die != Die::redDefense, static_cast<int>(i));
        }
        std::sort(ranked.begin(), ranked.end());
        std::vector<int> failed;
        for (const auto& [surge, white, die] : ranked) failed.push_back(die);
        return failed;
    }

    // The keyword Uncanny Luck asks for a number of dice, or for the dice themselves.
    Answer luck(const View& view, const Question& asked) const {
        std::vector<int> failed = defenseFailures(view);
        const int most = std::min(asked.most, static_cast<int>(failed.size()));
        if (asked.form == AnswerForm::count) return Count{most};
        failed.resize(static_cast<std::size_t>(most));
        PickSeveral picked;
        for (const int die : failed) picked.options.push_back(indexIn(asked, DieIndex{die}));
        return picked;
    }

    // The dice that would end as blanks, the strongest colours first, and within a colour blanks
    // before surges. Ram turns the last of them. If there is no such die, an aim token is spent for
    // no die, because the odds count all aim tokens as spent.
    PickSeveral failures(const View& view, const Question& asked) const {
        const auto& dice = view.attack->attackDice;
        int turned = terms_.critical.total() + view.units[0].tokens[Token::surge];
        if (terms_.attackSurge != AttackSurge::none) turned = static_cast<int>(dice.size());
        std::vector<std::tuple<Die, bool, int>> failed;
        for (std::size_t i = dice.size(); i-- > 0;) {
            const bool surge = dice[i].face == Face::attackSurge;
            if (surge && turned-- > 0) continue;
            if (surge || dice[i].face == Face::blank)
                failed.emplace_back(dice[i].die, surge, static_cast<int>(i));
        }
        std::sort(failed.begin(), failed.end());
        const int most =
            std::min(asked.most, static_cast<int>(failed.size()) - terms_.rammed.total());
        PickSeveral picked;
        for (int i = 0; i < most; ++i)
            picked.options.push_back(
                indexIn(asked, DieIndex{std::get<int>(failed[static_cast<std::size_t>(i)])}));
        const int none = indexIn(asked, Done{});
        if (picked.options.empty() && none >= 0) picked.options.push_back(none);
        return picked;
    }

    AttackTerms terms_;
};

AttackPreview previewOf(const Scenario& scenario) {
    const auto game = Game::start(scenario, 1).value();
    return previewAttack(game->view(Player::blue), UnitId{0}, UnitId{1}, false);
}

struct OddsTally {
    int attacks = 0, exact = 0, sampled = 0;
    double excess = 0.0, variance = 0.0;
    std::set<Keyword> acting;  ///< keywords that change the odds of a compared duel
};

// Removes each keyword of the duel in turn, and notes the keyword if the odds change.
void noteActing(const Scenario& scenario, const AttackPreview& preview, OddsTally& tally) {
    for (int place = 0; place < 3; ++place) {
        const auto listIn = [place](Scenario& one) -> std::vector<KeywordText>& {
            UnitCard& card = one.units[place == 2 ? 1 : 0].card;
            return place == 1 ? card.weapons[0].keywords : card.keywords;
        };
        Scenario less = scenario;
        const std::vector<KeywordText> all = listIn(less);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Keyword keyword = all[i].name.keyword();
            if (tally.acting.contains(keyword)) continue;
            listIn(less) = all;
            listIn(less).erase(listIn(less).begin() + static_cast<std::ptrdiff_t>(i));
            if (previewOf(less).chances != preview.chances) tally.acting.insert(keyword);
        }
    }
}

void compareExactly(const AttackPreview& preview, const std::vector<double>& wounds) {
    double sum = 0.0;
    for (std::size_t w = 0; w < wounds.size(); ++w) {
        sum += wounds[w];
        const double told = w < preview.chances.size() ? preview.chances[w] : 0.0;
        EXPECT_NEAR(told, wounds[w], 1e-12) << w << " wounds";
    }
    EXPECT_NEAR(sum, 1.0, 1e-12);
}

void compareSample(const AttackPreview& preview, AttackCourses& courses, OddsTally& tally) {
    constexpr int attacks = 200;
    double variance = 0.0, sum = 0.0;
    for (std::size_t w = 0; w < preview.chances.size(); ++w)
        variance +=
            preview.chances[w] * std::pow(static_cast<double>(w) - preview.expectedWounds, 2);
    // Each duel has seeds of its own. Equal dice in all duels would make their deviations depend on
    // one another.
    const auto first = static_cast<std::uint64_t>(tally.sampled * attacks);
    for (std::uint64_t i = 0; i < attacks; ++i) sum += courses.woundsWithSeed(first + i);
    const double excess = sum - attacks * preview.expectedWounds;
    EXPECT_LE(std::abs(excess), 5.0 * std::sqrt(attacks * variance) + 1e-9)
        << "expected " << preview.expectedWounds << ", mean " << sum / attacks;
    tally.excess += excess;
    tally.variance += attacks * variance;
    ++tally.sampled;
}

TEST(PlayedOdds, HoldForRandomSetsOfKeywords) {
    constexpr int mostGames = 400;  // if an attack needs more games, only a sample is played
    const int wanted = casesOf(15000, 150000);
    Generator chance(2031);
    OddsTally tally;
    while (tally.attacks < wanted && !HasFailure()) {
        const Scenario scenario = DuelMaker(chance).make();
        SCOPED_TRACE(describe(scenario));
        const AttackPreview preview = previewOf(scenario);
        ASSERT_TRUE(preview.legal) << preview.reason;
        ASSERT_TRUE(preview.leftOut.empty()) << preview.leftOut.front();
        AttackCourses courses(scenario, StandardPolicy(preview.terms));
        if (const auto wounds = courses.wounds(mostGames)) {
            compareExactly(preview, *wounds);
            ++tally.exact;
        } else {
            compareSample(preview, courses, tally);
        }
        noteActing(scenario, preview, tally);
        tally.attacks += courses.games();
    }
    EXPECT_LE(std::abs(tally.excess), 4.0 * std::sqrt(tally.variance) + 1e-9);
    EXPECT_GT(tally.exact, 20);
    EXPECT_GT(tally.sampled, 5);
    EXPECT_GE(tally.acting.size(), static_cast<std::size_t>(casesOf(15, 25)));
    RecordProperty("attacks", tally.attacks);
    RecordProperty("exact", tally.exact);
    RecordProperty("sampled", tally.sampled);
    RecordProperty("keywords", static_cast<int>(tally.acting.size()));
}

}  // namespace
}  // namespace sightline::engine::test

// The preview before an attack must equal the result in the game: the legal defenders, the firing
// miniatures, the dice, the cover and the largest number of wounds.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/asking/ask.h"
#include "property/engine/fights.h"
#include "property/engine/whole_games.h"

namespace sightline::engine::test {
namespace {

using geometry::Cover;

struct FightTally {
    int attacks = 0, refusedTargets = 0, ranged = 0, covered = 0, limited = 0, longShots = 0,
        fewerFire = 0;
};

/// A game in which every unit that can attack makes the attack that the preview shows.
class Fight {
  public:
    Fight(std::uint64_t seed, FightTally& tally) : seed_(seed), tally_(tally), chance_(seed + 77) {}

    void play() {
        auto started = Game::start(FightMaker(seed_).make(), seed_);
        if (!started) return;  // illegal start: an overlap with a miniature or terrain
        game_ = std::move(started).value();
        for (int answers = 0; answers < 3000 && game_->question(); ++answers) {
            SCOPED_TRACE("seed " + std::to_string(seed_) + ", answer " +
                         std::to_string(game_->journal().answers.size()));
            const Question asked = *game_->question();
            if (asked.ask == Ask::chooseUnitToActivate) fresh_ = true;
            if (asked.ask == Ask::chooseAction)
                act(asked);
            else
                take(nextAnswer(*game_, seed_));
            if (testing::Test::HasFailure()) return;
        }
    }

  private:
    void take(const Answer& answer) {
        const auto refused = game_->answer(answer);
        ASSERT_FALSE(refused) << refused->text;
    }
    static int indexOf(const Question& asked, const Option& wanted) {
        const auto found = std::find(asked.options.begin(), asked.options.end(), wanted);
        EXPECT_NE(found, asked.options.end());
        return static_cast<int>(found - asked.options.begin());
    }

    /// The first action of a unit is an attack if it has a legal defender.
    void act(const Question& asked) {
        const bool first = std::exchange(fresh_, false);
        const auto& options = asked.options;
        const bool offered =
            std::find(options.begin(), options.end(), Option{Action::attack}) != options.end();
        if (!first && !offered) return goOn(asked);
        const View view = game_->view(asked.player);
        std::map<UnitId, AttackPreview> legal;
        for (const UnitView& unit : view.units) {
            if (unit.player == asked.player) continue;
            AttackPreview preview = previewAttack(view, asked.unit, unit.id, false);
            EXPECT_EQ(preview.legal, preview.reason.empty());
            if (preview.legal)
                legal.emplace(unit.id, std::move(preview));
            else
                ++tally_.refusedTargets;
        }
        ASSERT_EQ(offered, !legal.empty());
        if (legal.empty()) return goOn(asked);
        auto target = legal.begin();
        std::advance(target, chance_.below(static_cast<std::uint32_t>(legal.size())));
        take(Pick{indexOf(asked, Action::attack)});
        attack(view, asked.unit, target->first, legal);
    }

    /// Usually passes the action. Otherwise takes any option, so that units move, aim and stand by.
    void goOn(const Question& asked) {
        const auto& options = asked.options;
        const auto finish = std::find(options.begin(), options.end(), Option{Action::finish});
        if (finish != options.end() && chance_.below(4) > 0)
            return take(Pick{static_cast<int>(finish - options.begin())});
        take(nextAnswer(*game_, seed_));
    }

    void attack(const View& before, UnitId attacker, UnitId target,
                const std::map<UnitId, AttackPreview>& legal) {
        const AttackPreview& preview = legal.at(target);
        strong_ = chance_.below(2) == 0;
        const std::size_t from = game_->recordSoFar().size();
        while (game_->question() && !find(from, Happening::attackEnded)) {
            const Question asked = *game_->question();
            if (asked.ask == Ask::declareDefender) expectTargets(asked, preview.longShot, legal);
            take(answerTo(asked, attacker, target, preview));
            if (testing::Test::HasFailure()) return;
        }
        if (!find(from, Happening::attackEnded)) return;  // the game ended during the attack
        expectPool(from, preview);
        expectCover(from, preview);
        expectWounds(from, preview, before, target);
        ++tally_.attacks;
        tally_.longShots += preview.longShot ? 1 : 0;
        const bool everyone = preview.eligible.size() == before.unit(attacker).minis.size();
        tally_.fewerFire += everyone ? 0 : 1;
    }

    Answer answerTo(const Question& asked, UnitId attacker, UnitId target,
                    const AttackPreview& preview) const {
        switch (asked.ask) {
            case Ask::spendToken:
                return Pick{indexOf(asked, preview.longShot ? Option{attacker} : Option{Done{}})};
            case Ask::declareDefender:
                return Pick{indexOf(asked, target)};
            case Ask::chooseWeapons: {
                PickSeveral chosen;
                for (const WeaponChoice& one : preview.weapons)
                    chosen.options.push_back(indexOf(asked, one));
                return chosen;
            }
            case Ask::declareAdditionalDefender:
                return Pick{indexOf(asked, Done{})};
            case Ask::rerollWithAim:
                return strong_ ? PickSeveral{} : nextAnswer(*game_, seed_);
            case Ask::rollDice:
                return strong_ ? best(asked) : game_->seededDice();
            default:
                return nextAnswer(*game_, seed_);
        }
    }
    /// The best dice results for the attacker: crits for attack dice, blanks for defense dice.
    static DiceAnswer best(const Question& asked) {
        DiceAnswer faces;
        for (const Die die : asked.dice)
            faces.faces.push_back(isAttack(die) ? Face::crit : Face::blank);
        return faces;
    }

    /// If the attacker spent a token for a longer range, the game must offer the additional
    /// defenders of the preview. Otherwise it must not offer them.
    void expectTargets(const Question& asked, bool further,
                       const std::map<UnitId, AttackPreview>& legal) const {
        std::set<UnitId> offered, expected;
        for (const Option& one : asked.options) offered.insert(std::get<UnitId>(one));
        for (const auto& [unit, preview] : legal) {
            if (further || !preview.longShot) expected.insert(unit);
        }
        EXPECT_EQ(offered, expected);
    }

    void expectPool(std::size_t from, const AttackPreview& preview) const {
        std::vector<MiniId> eligible;
        for (std::size_t i = from; i < game_->recordSoFar().size(); ++i) {
            const Ruling& one = game_->recordSoFar()[i];
            if (one.happening == Happening::poolFormed) break;
            if (one.happening == Happening::miniatureEligible) eligible.push_back(one.mini);
        }
        EXPECT_EQ(eligible, preview.eligible);
        const Ruling* pool = find(from, Happening::poolFormed);
        ASSERT_NE(pool, nullptr);
        EXPECT_EQ(number(*pool, "weapons"), static_cast<int>(preview.weapons.size()));
        EXPECT_EQ(number(*pool, "red"), preview.dice[Die::redAttack]);
        EXPECT_EQ(number(*pool, "black"), preview.dice[Die::blackAttack]);
        EXPECT_EQ(number(*pool, "white"), preview.dice[Die::whiteAttack]);
        int reckoned = 0;
        for (const Reckoning& one : pool->reckonings) reckoned += one.total();
        EXPECT_EQ(reckoned, preview.dice.size()) << "every die has its weapon";
    }

    void expectCover(std::size_t from, const AttackPreview& preview) {
        const Ruling* said = find(from, Happening::coverDetermined);
        if (!said) {
            EXPECT_EQ(preview.cover, Cover::none) << "in melee";
            return;
        }
        ++tally_.ranged;
        const std::map<std::string, Cover> covers{{"no cover", Cover::none},
                                                  {"light cover", Cover::light},
                                                  {"heavy cover", Cover::heavy}};
        EXPECT_EQ(covers.at(english(said->message)), preview.cover);
        tally_.covered += preview.cover == Cover::none ? 0 : 1;
        const auto obscured = std::count_if(preview.obscured.begin(), preview.obscured.end(),
                                            [](const ObscuredView& one) { return one.obscured; });
        EXPECT_EQ(number(*said, "obscured"), obscured);
        EXPECT_EQ(number(*said, "defenders"), static_cast<int>(preview.obscured.size()));
    }

    /// The attack dice show only crits and the defense dice only blanks. So the number of wounds
    /// must equal the number of dice, or the preview's largest number of wounds if it is smaller.
    void expectWounds(std::size_t from, const AttackPreview& preview, const View& before,
                      UnitId target) {
        int left = 0;
        for (const MiniId one : before.unit(target).minis)
            left += before.mini(one).threshold - before.mini(one).wounds;
        const int suffered = std::min(left, number(*find(from, Happening::attackEnded), "wounds"));
        EXPECT_LE(suffered, preview.mostWounds);
        EXPECT_LE(preview.mostWounds, left);
        if (!strong_) return;
        EXPECT_EQ(suffered, std::min(preview.dice.size(), preview.mostWounds));
        tally_.limited += preview.mostWounds < std::min(preview.dice.size(), left) ? 1 : 0;
    }

    const Ruling* find(std::size_t from, Happening happening) const {
        const Record& record = game_->recordSoFar();
        const auto found =
            std::find_if(record.begin() + static_cast<std::ptrdiff_t>(from), record.end(),
                         [&](const Ruling& one) { return one.happening == happening; });
        return found == record.end() ? nullptr : &*found;
    }
    static int number(const Ruling& ruling, const std::string& name) {
        for (const Number& one : ruling.numbers) {
            if (one.name.english() == name) return static_cast<int>(one.value);
        }
        return -1;
    }

    std::uint64_t seed_;
    FightTally& tally_;
    Generator chance_;
    std::unique_ptr<Game> game_{};
    bool fresh_ = false, strong_ = false;
};

TEST(PreviewTruth, TheHoverShowsWhatTheGameThenDoes) {
    constexpr int wanted = 5000;
    constexpr std::uint64_t mostGames = 1000;
    FightTally tally;
    for (std::uint64_t seed = 1; seed <= mostGames && tally.attacks < wanted; ++seed) {
        Fight(seed, tally).play();
        if (HasFailure()) break;
    }
    EXPECT_GE(tally.attacks, wanted);
    EXPECT_GT(tally.refusedTargets, 500);
    EXPECT_GT(tally.ranged, 1000);
    EXPECT_LT(tally.ranged, tally.attacks - 50) << "some in melee";
    EXPECT_GT(tally.covered, 200);
    EXPECT_GT(tally.limited, 5);
    EXPECT_GT(tally.longShots, 5);
    EXPECT_GT(tally.fewerFire, 50);
}

}  // namespace
}  // namespace sightline::engine::test

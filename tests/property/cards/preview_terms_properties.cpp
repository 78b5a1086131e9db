// The numbers and permissions of an attack that the preview shows must equal those that the game
// applies, for the cards of the catalogue: their dice and surge charts before the roll, and all
// others when the defense dice are rolled.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/game/view_of.h"
#include "engine/legion/rules/keywords/keywords.h"
#include "property/cards/keyword_scenes.h"
#include "property/cards/terms_in_words.h"
#include "property/size.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

using sightline::test::casesOf;

struct TermsTally {
    int positions = 0, rolls = 0, defenses = 0, byKeyword = 0;
    std::set<std::string> changed;  ///< the terms that some keyword or card changed
};

/// A game of a keyword's scene. Every unit that can attack makes the attack that the preview shows.
class PreviewedGame {
  public:
    PreviewedGame(Scenario scenario, std::uint64_t seed, TermsTally& tally)
        : play_(std::move(scenario), nullptr, seed), chance_(seed, 0x9E), tally_(tally) {}

    /// The first difference between a preview and the game. Empty: there is none.
    std::string play() {
        constexpr int mostAnswers = 400;
        for (int answers = 0; answers < mostAnswers && play_.question(); ++answers) {
            if (!fault_.empty()) break;
            const Question asked = *play_.question();
            if (asked.ask == Ask::chooseAction && attacks(asked)) continue;
            if (!steps(asked)) break;
        }
        return fault_;
    }

  private:
    // Returns false if `Play` finds no legal Move. Then the scene ends early.
    bool steps(const Question& asked) {
        try {
            play_.step();
        } catch (const std::logic_error&) {
            if (asked.form != AnswerForm::move && asked.form != AnswerForm::places) throw;
            return false;
        }
        return true;
    }
    void differs(const std::string& fault) {
        if (fault_.empty()) fault_ = pair_ + ": " + fault;
    }
    View viewOfPlayer(Player player) const { return viewOf(play_.battle, player); }
    static std::optional<int> indexOf(const Question& asked, const Option& wanted) {
        const auto found = std::find(asked.options.begin(), asked.options.end(), wanted);
        if (found == asked.options.end()) return std::nullopt;
        return static_cast<int>(found - asked.options.begin());
    }
    void take(const Answer& answer) {
        if (const auto refused = play_.answer(answer)) differs(refused->text);
    }
    void take(const Question& asked, const Option& wanted) {
        const auto index = indexOf(asked, wanted);
        if (index)
            take(Pick{*index});
        else
            differs("question " + std::to_string(static_cast<int>(asked.ask)) +
                    " lacks the option of the preview");
    }

    /// Makes the attack of the preview, if the unit may attack now. Returns false if it may not.
    bool attacks(const Question& asked) {
        const auto attackAction = indexOf(asked, Action::attack);
        if (!attackAction) return false;
        const View view = viewOfPlayer(asked.player);
        pair_ = view.unit(asked.unit).label;
        std::map<UnitId, AttackPreview> legal;
        for (const UnitView& unit : view.units) {
            if (unit.player == asked.player) continue;
            AttackPreview preview = previewAttack(view, asked.unit, unit.id, false);
            if (preview.legal) legal.emplace(unit.id, std::move(preview));
        }
        if (legal.empty()) differs("an attack is offered, and the preview allows none");
        if (legal.empty()) return false;
        auto target = legal.begin();
        std::advance(target, chance_.below(static_cast<std::uint32_t>(legal.size())));
        ++tally_.positions;
        pair_ += " against " + view.unit(target->first).label;
        take(Pick{*attackAction});
        attack(asked.unit, target->first, target->second);
        return true;
    }

    void attack(UnitId attacker, UnitId target, const AttackPreview& preview) {
        compared_ = false;
        while (play_.question() && play_.battle.attack && fault_.empty()) {
            const Question asked = *play_.question();
            const Attack& attack = *play_.battle.attack;
            // A pool against another defender, or an attack within the attack, has no preview here.
            const bool own = attack.attacker == attacker && attack.pools.size() <= 1;
            if (!own || !answered(asked, attacker, target, preview)) {
                if (!steps(asked)) return;
            }
        }
    }

    bool answered(const Question& asked, UnitId attacker, UnitId target,
                  const AttackPreview& preview) {
        switch (asked.ask) {
            case Ask::spendToken:
                if (play_.battle.attack->current >= 0) return false;
                take(asked, preview.longShot ? Option{attacker} : Option{Done{}});
                return true;
            case Ask::declareDefender:
                take(asked, target);
                return true;
            case Ask::chooseWeapons:
                take(weaponsOf(asked, preview));
                return true;
            case Ask::declareAdditionalDefender:
                take(asked, Done{});
                return true;
            case Ask::rollDice:
                if (asked.roll == RollKind::attack) {
                    compareDice(preview);
                    // The shields that the attack later flips no longer count.
                    compare("shields", preview);
                }
                if (asked.roll == RollKind::defense) compareTerms(preview);
                take(facesFor(asked));
                return true;
            default:
                return false;
        }
    }

    PickSeveral weaponsOf(const Question& asked, const AttackPreview& preview) {
        PickSeveral chosen;
        for (const WeaponChoice& one : preview.weapons) {
            const auto index = indexOf(asked, one);
            if (index)
                chosen.options.push_back(*index);
            else
                differs("the game does not offer a weapon of the preview");
        }
        return chosen;
    }

    // The first attack die shows a hit and the others crits, so that the attack reaches the defense
    // dice and dodge tokens have a hit to cancel. All other dice are blank.
    static DiceAnswer facesFor(const Question& asked) {
        DiceAnswer faces;
        for (const Die die : asked.dice) {
            if (!isAttack(die))
                faces.faces.push_back(Face::blank);
            else
                faces.faces.push_back(faces.faces.empty() ? Face::hit : Face::crit);
        }
        return faces;
    }

    void compareDice(const AttackPreview& preview) {
        ++tally_.rolls;
        const DicePool& rolled = play_.battle.attack->pool().dice;
        if (rolled.count == preview.dice.count) return;
        const auto words = [](const DicePool& dice) {
            std::string text;
            for (const int count : dice.count) text += std::to_string(count) + " ";
            return text;
        };
        differs("the game rolls " + words(rolled) + "dice, and the preview shows " +
                words(preview.dice));
    }

    void compare(const std::string& term, const AttackPreview& preview) {
        const std::string shown = termsInWords(preview.terms).at(term);
        const std::string applied =
            termsInWords(termsOf(play_.battle, *play_.battle.attack)).at(term);
        if (shown != applied) differs(term + " is " + applied + ", and the preview shows " + shown);
    }

    // The preview assumes that all dodge and aim tokens are spent. The terms are compared if the
    // numbers that they depend on are the assumed ones.
    void compareTerms(const AttackPreview& preview) {
        if (compared_) return;
        compared_ = true;
        const Attack& attack = *play_.battle.attack;
        const UnitState& defender = play_.battle.unit(attack.defender());
        const UnitState& attacker = play_.battle.unit(attack.attacker);
        if (defender.tokens[Token::dodge] > 0 || attacker.tokens[Token::aim] > 0) return;
        ++tally_.defenses;
        const auto shown = termsInWords(preview.terms);
        const auto applied = termsInWords(termsOf(play_.battle, attack));
        for (const auto& [name, words] : shown) {
            if (words != applied.at(name) && name != "shields")
                differs(name + " is " + applied.at(name) + ", and the preview shows " + words);
        }
        static const auto plain = termsInWords(AttackTerms{});
        for (const auto& [name, words] : shown)
            if (words != plain.at(name)) tally_.changed.insert(name);
    }

    Play play_;
    Generator chance_;
    TermsTally& tally_;
    std::string pair_{}, fault_{};
    bool compared_ = false;
};

TEST(PreviewTerms, AreThoseThatTheGameApplies) {
    const int wanted = casesOf(500, 10000);
    TermsTally tally;
    std::vector<std::string> faults;
    constexpr std::size_t mostFaults = 20;
    for (std::uint64_t seed = 1; tally.positions < wanted && faults.size() < mostFaults; ++seed) {
        for (const Keyword keyword : keywordsInCode()) {
            if (tally.positions >= wanted || faults.size() >= mostFaults) break;
            auto scenario = sceneOf(keyword, 2, seed);
            if (!scenario) continue;
            const std::string fault = PreviewedGame(*std::move(scenario), seed, tally).play();
            if (fault.empty()) continue;
            faults.push_back(std::string(nameOf(keyword)) + ", seed " + std::to_string(seed) +
                             ": " + fault);
        }
    }
    for (const std::string& fault : faults) ADD_FAILURE() << fault;
    EXPECT_GE(tally.positions, wanted);
    EXPECT_GT(tally.rolls, wanted / 2);
    EXPECT_GT(tally.defenses, wanted / 4);
    EXPECT_GE(tally.changed.size(), 8U);
    RecordProperty("positions", tally.positions);
    RecordProperty("defenses", tally.defenses);
    RecordProperty("changed", static_cast<int>(tally.changed.size()));
}

}  // namespace
}  // namespace sightline::engine::test

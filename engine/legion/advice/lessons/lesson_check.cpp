#include "engine/legion/advice/lessons/lesson_check.h"

#include <algorithm>

#include "engine/legion/advice/lessons/answer_now.h"
#include "engine/legion/advice/lessons/lesson_player.h"
#include "engine/legion/advice/words/lessons.h"
#include "engine/legion/rules/asking/kind_names.h"
#include "geometry/base/words/files.h"

namespace sightline::engine::lessons {
namespace {

constexpr int mostAnswers = 400;  ///< largest number of answers in a step

class LessonCheck {
  public:
    LessonCheck(const Lesson& lesson, const std::string& where, Game& game, const ArmyStart* army)
        : lesson_(lesson), where_(where), game_(game), player_(lesson, game, army) {}

    std::optional<Problem> run();

  private:
    using Fault = std::optional<Problem>;
    Fault fault(const std::string& pointer, const Message& what) const {
        return problemOf(say::atPointer(where_, pointer, what));
    }
    std::string here(const std::string& member) const {
        return "/steps/" + std::to_string(index_) + "/" + member;
    }

    void settle(bool untilDone);
    Fault checkUnits() const;
    Fault checkUnitsOf(const Condition& condition, const std::string& pointer) const;
    Fault checkTargets() const;
    Fault checkOffered() const;
    Fault checkMistake(std::size_t mistake);
    Fault tryAnswers(const Mistake& mistake, int number, const std::string& pointer);
    Fault tryChange(const ArmyChange& change, int number, const std::string& pointer,
                    const std::string& at);
    Fault refusedTry(const std::string& pointer, const Message& why) const {
        return fault(pointer, say::tryRefused(why));
    }
    Fault play();
    Fault checkStep();
    void noteTargets();

    const Lesson& lesson_;
    const std::string& where_;
    Game& game_;
    LessonPlayer player_;
    std::size_t index_ = 0;
    std::vector<bool> seen_{};  ///< for each target of the step: true if it was present
};

/// The text that explains why the lesson did not accept an answer.
Message whyNot(const LessonStep& step, const Judgement& judgement) {
    if (judgement.refusal)
        return judgement.refusal->message.none()
                   ? sightline::say::asWritten(judgement.refusal->text)
                   : judgement.refusal->message;
    if (judgement.mistake >= 0)
        return sightline::say::asWritten(
            step.mistakes[static_cast<std::size_t>(judgement.mistake)].words.en);
    return judgement.why;
}

// Gives the answers of the opponent and of chance until the learner must answer. If `untilDone` is
// true, stops as soon as the step is done.
void LessonCheck::settle(bool untilDone) {
    for (int i = 0; i < mostAnswers; ++i) {
        if (!player_.isDone())
            noteTargets();
        else if (untilDone)
            return;
        const auto answer = player_.automaticAnswer();
        if (!answer || game_.answer(*answer)) return;
    }
}

// Notes which options and dice the open question offers.
void LessonCheck::noteTargets() {
    const LessonStep* step = player_.step();
    if (!step) return;
    const Question* question = game_.question();
    const View view = game_.view(lesson_.player);
    for (std::size_t i = 0; i < step->points.size(); ++i) {
        const Target& target = step->points[i];
        if (target.option && question) {
            const auto& options = question->options;
            if (std::find(options.begin(), options.end(), *target.option) != options.end())
                seen_[i] = true;
        }
        if (target.die && view.attack &&
            *target.die < static_cast<int>(view.attack->attackDice.size()))
            seen_[i] = true;
    }
}

LessonCheck::Fault LessonCheck::checkUnits() const {
    const int units = static_cast<int>(game_.view(lesson_.player).units.size());
    const bool first = lesson_.number > 0 && lesson_.number < firstWithMoreUnits;
    if (first && units > mostUnitsAtFirst)
        return fault("/scenario", say::unitsAtMost(units, mostUnitsAtFirst));
    return std::nullopt;
}

LessonCheck::Fault LessonCheck::checkUnitsOf(const Condition& condition,
                                             const std::string& pointer) const {
    const auto units = game_.view(lesson_.player).units.size();
    Fault wrong;
    visitConditions(condition, [&](const Condition& one) {
        for (const UnitId unit : unitsIn(one))
            if (static_cast<std::size_t>(unit.value) >= units)
                wrong = fault(pointer, say::noSuchUnit(unit.value));
    });
    return wrong;
}

LessonCheck::Fault LessonCheck::checkTargets() const {
    const View view = game_.view(lesson_.player);
    const auto noUnit = [&](UnitId unit) {
        return static_cast<std::size_t>(unit.value) >= view.units.size();
    };
    const auto& points = lesson_.steps[index_].points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const std::string at = here("points/" + std::to_string(i));
        const Target& target = points[i];
        std::vector<UnitId> units = target.line;
        if (target.unit) units.push_back(*target.unit);
        for (const UnitId unit : units)
            if (noUnit(unit)) return fault(at, say::noSuchUnit(unit.value));
        if (target.mini && static_cast<std::size_t>(target.mini->value) >= view.minis.size())
            return fault(at, say::noSuchMini(target.mini->value));
        const auto& pieces = game_.scenario().pieces;
        const auto isPiece = [&](const auto& piece) { return piece.id == target.piece; };
        if (!target.builder.empty() && player_.army() == nullptr)
            return fault(at, say::noArmyToBuild());
        if (!target.piece.empty() && std::none_of(pieces.begin(), pieces.end(), isPiece))
            return fault(at, say::noSuchPiece(target.piece));
        const geometry::TableSize& table = game_.scenario().table;
        if (target.spot && (target.spot->x > table.width || target.spot->y > table.depth))
            return fault(at, say::spotOffTheTable());
    }
    return std::nullopt;
}

LessonCheck::Fault LessonCheck::checkOffered() const {
    const auto& points = lesson_.steps[index_].points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (seen_[i]) continue;
        const std::string at = here("points/" + std::to_string(i));
        if (points[i].option) return fault(at, say::neverOffered());
        if (points[i].die) return fault(at, say::neverRolled());
    }
    return std::nullopt;
}

LessonCheck::Fault LessonCheck::tryAnswers(const Mistake& mistake, int number,
                                           const std::string& pointer) {
    for (std::size_t i = 0; i < mistake.tries.size(); ++i) {
        const LessonAnswer& one = mistake.tries[i];
        const std::string at = pointer + "/try/" + std::to_string(i);
        const bool isLook = one.kind == LessonAnswer::Kind::look;
        const bool last = i + 1 == mistake.tries.size();
        if (one.kind == LessonAnswer::Kind::army) {
            if (auto wrong = tryChange(one.change, last ? number : -1, pointer, at)) return wrong;
            continue;
        }
        auto answer = isLook ? std::nullopt : answerNow(one, game_);
        const bool exact = one.kind == LessonAnswer::Kind::exact && game_.question();
        // The last answer may be an illegal one, for which the mistake has words.
        if (!answer && exact && last) answer = one.answer;
        if (!isLook && !answer) {
            const auto refusal = exact ? game_.refusalOf(one.answer) : std::optional<Refusal>();
            return refusedTry(
                at, refusal ? sightline::say::asWritten(refusal->text) : say::givesNoAnswer());
        }
        const Judgement judged = isLook ? player_.judge(one.look) : player_.judge(*answer);
        if (last) {
            if (judged.mistake != number) return fault(pointer, say::tryNotAnswered());
            if (judged.done) return fault(at, say::tryPasses());
            return std::nullopt;
        }
        if (judged.kind == Judgement::Kind::fulfils) return fault(at, say::tryPasses());
        if (!judged.accepted()) return refusedTry(at, whyNot(*player_.step(), judged));
        if (isLook)
            player_.look(one.look);
        else
            game_.answer(*answer);
        settle(true);
        if (player_.isDone()) return fault(at, say::tryPasses());
    }
    return std::nullopt;
}

// Changes the army. The change must lead to the mistake `number`, or to no mistake if `number` is
// negative.
LessonCheck::Fault LessonCheck::tryChange(const ArmyChange& change, int number,
                                          const std::string& pointer, const std::string& at) {
    const auto army = player_.armyAfter(change);
    if (!army) return refusedTry(at, say::cardNotChanged());
    const Judgement judged = player_.judge(*army);
    if (judged.mistake != number) return fault(pointer, say::tryNotAnswered());
    if (judged.done) return fault(at, say::tryPasses());
    if (number < 0) player_.build(*army);
    return std::nullopt;
}

LessonCheck::Fault LessonCheck::checkMistake(std::size_t mistake) {
    const std::string pointer = here("mistakes/" + std::to_string(mistake));
    const Mistake& one = lesson_.steps[index_].mistakes[mistake];
    if (auto wrong = checkUnitsOf(one.when, pointer + "/when")) return wrong;
    const std::uint64_t before = game_.digest();
    if (auto wrong = tryAnswers(one, static_cast<int>(mistake), pointer)) return wrong;
    player_.restartStep();
    settle(false);
    if (game_.digest() != before) return fault(pointer, say::restartDiffers());
    return std::nullopt;
}

// Plays the step by the answers of "show".
LessonCheck::Fault LessonCheck::play() {
    for (int i = 0; i < mostAnswers; ++i) {
        settle(true);
        if (player_.isDone()) return std::nullopt;
        const auto shown = player_.showMe();
        if (!shown && !game_.question()) return fault(here("show"), say::shownGameOver());
        if (!shown)
            return fault(here("show"),
                         say::nothingShown(std::string(
                             askNames[static_cast<std::size_t>(game_.question()->ask)])));
        const auto army = shown->change ? player_.armyAfter(*shown->change) : std::nullopt;
        const Judgement judged = shown->answer ? player_.judge(*shown->answer)
                                 : army        ? player_.judge(*army)
                                               : player_.judge(*shown->look);
        if (!judged.accepted())
            return fault(here("show"), say::shownRefused(whyNot(*player_.step(), judged)));
        if (shown->answer)
            game_.answer(*shown->answer);
        else if (army)
            player_.build(*army);
        else
            player_.look(*shown->look);
    }
    return fault(here("show"), say::shownTooLong(mostAnswers));
}

LessonCheck::Fault LessonCheck::checkStep() {
    const LessonStep& step = lesson_.steps[index_];
    seen_.assign(step.points.size(), false);
    if (auto wrong = checkTargets()) return wrong;
    if (auto wrong = checkUnitsOf(step.done, here("done"))) return wrong;
    settle(false);
    if (player_.isDone()) return fault(here("done"), say::doneByNothing());
    for (std::size_t i = 0; i < step.mistakes.size(); ++i)
        if (auto wrong = checkMistake(i)) return wrong;
    if (auto wrong = play()) return wrong;
    return checkOffered();
}

std::optional<Problem> LessonCheck::run() {
    if (const auto refused = player_.begin())
        return problemOf(say::atPointer(where_, "/before", messageOf(*refused)));
    if (auto wrong = checkUnits()) return wrong;
    for (index_ = 0; index_ < lesson_.steps.size(); ++index_) {
        if (auto wrong = checkStep()) return wrong;
        player_.update();
    }
    return std::nullopt;
}

}  // namespace

std::optional<Problem> faultOf(const Lesson& lesson, const Scenario& scenario,
                               const std::string& where, const ArmyStart* army) {
    auto game = Game::start(scenario, lesson.seed);
    if (!game) return problemOf(say::atPointer(where, "/scenario", messageOf(game.problem())));
    return LessonCheck(lesson, where, **game, army).run();
}

}  // namespace sightline::engine::lessons

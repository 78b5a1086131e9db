#include "app/cli/lessons/lesson_command.h"

#include <nlohmann/json.hpp>
#include <ostream>

#include "app/files/lessons/load_lesson.h"
#include "app/files/tables/open_journal.h"
#include "engine/legion/advice/lessons/lesson_check.h"
#include "engine/legion/advice/lessons/lesson_draft.h"
#include "engine/legion/advice/lessons/lesson_file.h"
#include "geometry/base/files/whole_file.h"

namespace sightline::app {
namespace {

using nlohmann::json;

int refuseLesson(std::ostream& errors, const std::string& line) {
    errors << line << '\n';
    return 1;
}

/// Replays the saved game under the present rules, up to the first answer that these rules refuse.
/// A lesson is always played under the present rules, but a saved game keeps the rules of its time.
Result<std::unique_ptr<engine::Game>> underPresentRules(const engine::Journal& journal,
                                                        const LessonRecordSettings& settings) {
    const auto scenario = scenarioOfJournal(journal.scenario, settings.journal, settings.packs);
    if (!scenario) return scenario.problem();
    auto game = engine::Game::start(scenario->scenario, journal.seed);
    if (!game) return game.problem();
    for (const engine::Answer& answer : journal.answers)
        if (!(*game)->question() || (*game)->answer(answer)) break;
    return game;
}

}  // namespace

int lessonCheckCommand(const std::string& file, const std::vector<std::filesystem::path>& packs,
                       std::ostream& output, std::ostream& errors) {
    const auto loaded = loadLesson(file, packs);
    if (!loaded) return refuseLesson(errors, loaded.problem().text);
    if (const auto fault =
            engine::lessons::faultOf(loaded->lesson, loaded->scenario, file, loaded->armyOrNone()))
        return refuseLesson(errors, fault->text);
    json result{{"file", file},
                {"title", loaded->lesson.title.en},
                {"steps", loaded->lesson.steps.size()},
                {"questions", loaded->lesson.questions.size()},
                {"draft", loaded->lesson.draft}};
    if (loaded->lesson.draft) result["missing"] = engine::lessons::missingIn(loaded->lesson);
    output << result.dump(2, ' ', false, json::error_handler_t::replace) << '\n';
    return 0;
}

std::string lessonCheckHelp() {
    return R"(Each step must be possible: its answers of "show" must be accepted and must fulfil its
condition "done". No step may be done before the learner acts. The answers "try" of each mistake
must lead to that mistake and must not pass the step. Every unit, miniature, spot, terrain piece,
option and die that a step points at must exist. A lesson of the list ends with three questions of
its own, and with questions about two earlier lessons.
Prints for each lesson {"file", "title", "steps", "questions", "draft", "missing"?}; "missing" lists
the members that the author must still add to a draft. assets/lessons/README.md explains the file.
)";
}

int lessonRecordCommand(const LessonRecordSettings& settings, std::ostream& output,
                        std::ostream& errors) {
    const auto opened = openJournal(settings.journal, settings.packs);
    if (!opened) return refuseLesson(errors, opened.problem().text);
    if (opened->stop) errors << opened->stopped(settings.journal).text << '\n';
    const auto game = underPresentRules(opened->game->journal(), settings);
    if (!game) return refuseLesson(errors, game.problem().text);
    const std::size_t accepted = (*game)->journal().answers.size();
    if (accepted < opened->total)
        errors << settings.journal << ": the present rules accept only the first " << accepted
               << " of " << opened->total << " answers, and the draft uses these\n";
    const auto draft =
        engine::lessons::draftOf(**game, {.learner = settings.player, .skip = settings.skip});
    if (!draft) return refuseLesson(errors, settings.journal + ": " + draft.problem().text);
    const int next = settings.skip + static_cast<int>(draft->lesson.steps.size());
    if (next < draft->stepsInGame)
        errors << settings.journal << ": the draft has steps " << settings.skip + 1 << " to "
               << next << " of " << draft->stepsInGame << "; --skip " << next
               << " gives the next steps\n";
    const std::string text = engine::lessons::lessonJson(draft->lesson)
                                 .dump(2, ' ', false, json::error_handler_t::replace) +
                             "\n";
    if (settings.save.empty()) {
        output << text;
        return 0;
    }
    const auto written = engine::writeWholeFile(settings.save, text);
    if (!written) return refuseLesson(errors, written.problem().text);
    output << json{{"written", settings.save}, {"steps", draft->lesson.steps.size()}}.dump()
           << '\n';
    return 0;
}

std::string lessonRecordHelp() {
    return "Each activation and each action of the player becomes a step with its answers and with "
           "a condition that the record of the game fulfils. A lesson has at most 8 steps; the "
           "answers before the first of them become the member \"before\". `lesson check` accepts "
           "the draft and lists the texts, mistakes and questions that its author must add.\n";
}

}  // namespace sightline::app

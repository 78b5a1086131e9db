#include "app/cli/puzzles/puzzle_command.h"

#include <istream>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/cli/puzzles/verdict_json.h"
#include "app/files/lessons/load_puzzle.h"
#include "engine/legion/advice/puzzles/puzzle_check.h"
#include "engine/legion/advice/puzzles/puzzle_file.h"

namespace sightline::app {
namespace {

using nlohmann::json;
using namespace engine::puzzles;

json bothTexts(const PuzzleText& text) { return {{"en", text.en}, {"fr", text.fr}}; }

std::string puzzleLine(const json& object) {
    return object.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
}

Result<json> checkedLine(const std::string& file, const engine::Catalogue& catalogue) {
    const auto loaded = loadPuzzle(file, catalogue);
    if (!loaded) return loaded.problem();
    const auto game = PuzzleGame::make(loaded->puzzle, loaded->scenario, file);
    if (!game) return game.problem();
    const auto checked = check(*game, file);
    if (!checked) return checked.problem();
    const Solved& solved = checked->solved;
    json mistakes = json::array();
    for (const Verdict& mistake : checked->mistakes)
        mistakes.push_back(verdictJson(*game, mistake));
    return json{{"file", file},
                {"title", bothTexts(loaded->puzzle.title)},
                {"subject", nameOf(loaded->puzzle.subject)},
                {"best", solved.lines.front().value},
                {"line", lineJson(*game, solved.lines.front())},
                {"considered", solved.considered},
                {"accepted", solved.accepted},
                {"solution", verdictJson(*game, checked->solution)},
                {"mistakes", mistakes}};
}

}  // namespace

int puzzleCheckCommand(const std::vector<std::string>& files,
                       const std::vector<std::filesystem::path>& packs, std::ostream& output,
                       std::ostream& errors) {
    const auto catalogue = loadCatalogue(assetsFolder(), packs);
    if (!catalogue) {
        errors << catalogue.problem().text << '\n';
        return 1;
    }
    int status = 0;
    for (const std::string& file : files) {
        const auto line = checkedLine(file, *catalogue);
        if (line) {
            output << puzzleLine(*line) << std::flush;
            continue;
        }
        errors << line.problem().text << '\n';
        status = 1;
    }
    return status;
}

std::string puzzleCheckHelp() {
    return "The program searches the solution of each puzzle: it plays the legal answers, with the "
           "ends of Moves on a grid, and shifts the ends of the best answer in small steps. A "
           "puzzle is refused "
           "if no answer meets its needs, if a solver who does nothing is accepted, if the "
           "solution of the file is not accepted, if one of its mistakes is accepted, or if more "
           "than half of the considered answers are accepted.\n"
           "Prints one line for each puzzle: {\"file\", \"title\", \"subject\", \"best\", "
           "\"line\", \"considered\", \"accepted\", \"solution\", \"mistakes\"}. \"best\" is the "
           "best value, and \"line\" the answer with this value. \"solution\" and each of "
           "\"mistakes\" have the form that `puzzle answer` prints. "
           "assets/puzzles/README.md explains the file.\n";
}

int puzzleListCommand(const std::string& subject, std::ostream& output, std::ostream& errors) {
    int status = 0;
    for (const auto& file : puzzleFiles()) {
        const auto parsed = engine::parseJsonFile(file);
        const auto puzzle =
            parsed ? readPuzzle(*parsed, file.string()) : Result<Puzzle>(parsed.problem());
        if (!puzzle) {
            errors << puzzle.problem().text << '\n';
            status = 1;
            continue;
        }
        const std::string about = nameOf(puzzle->subject);
        if (!subject.empty() && about != subject) continue;
        output << puzzleLine({{"file", file.string()},
                              {"subject", about},
                              {"title", bothTexts(puzzle->title)},
                              {"goal", bothTexts(puzzle->goal)}});
    }
    return status;
}

std::string puzzleListHelp() {
    return "Prints one line for each puzzle of the program: {\"file\", \"subject\", \"title\", "
           "\"goal\"}. A title and a goal have the members \"en\" and \"fr\".\n";
}

int puzzleAnswerCommand(const std::string& file, const std::vector<std::filesystem::path>& packs,
                        std::istream& input, std::ostream& output, std::ostream& errors) {
    const auto refuse = [&](const Problem& problem) {
        errors << problem.text << '\n';
        return 1;
    };
    const auto loaded = loadPuzzle(file, packs);
    if (!loaded) return refuse(loaded.problem());
    const auto game = PuzzleGame::make(loaded->puzzle, loaded->scenario, file);
    if (!game) return refuse(game.problem());
    std::vector<PuzzleAnswer> answers;
    int number = 0;
    for (std::string text; std::getline(input, text);) {
        const std::string where = "line " + std::to_string(++number);
        if (text.find_first_not_of(" \t\r") == std::string::npos) continue;
        const auto parsed = engine::parseJson(text, where);
        if (!parsed) return refuse(parsed.problem());
        auto answer = readAnswer(*parsed, where);
        if (!answer) return refuse(answer.problem());
        answers.push_back(std::move(answer).value());
    }
    const auto solved = solve(*game);
    if (!solved) return refuse(problemIn(file, solved.problem()));
    const auto verdict = judge(*game, *solved, answers);
    if (!verdict) return refuse(verdict.problem());
    json result = verdictJson(*game, *verdict);
    result["why"] = bothTexts(loaded->puzzle.why);
    output << puzzleLine(result);
    return 0;
}

std::string puzzleAnswerHelp() {
    return "Reads the answers of the solver from stdin, one a line, in the form of "
           "`sightline-cli play`. Short forms: {\"answer\":\"move\",\"to\":[20,12]} is the legal "
           "move that ends nearest to the place, and {\"answer\":\"proposal\"} the places that the "
           "question proposes. After the last answer, the solver does nothing more. The program "
           "answers the questions that the puzzle does not list in \"decisions\".\n"
           "Prints {\"accepted\", \"meets_needs\", \"value\", \"best\", \"counts\", \"words\", "
           "\"better\", \"reply\", \"why\"}. \"counts\" are the quantities of the value and of the "
           "needs. \"better\" has up to 3 better answers, each with {\"value\", \"words\", "
           "\"counts\", \"answers\"}. \"reply\" is the enemy's best attack after the answer: "
           "{\"unit\", \"defender\", \"words\", \"mean\", \"wounds\"}, or null if no enemy can "
           "attack. The form of \"mean\" and \"wounds\" is that of `odds`.\n";
}

}  // namespace sightline::app

#include "engine/legion/advice/puzzles/puzzle_file.h"

#include "engine/legion/advice/puzzles/puzzle_fields.h"

namespace sightline::engine::puzzles {
namespace {

using nlohmann::json;

bool needsUnit(Counted what) {
    using enum Counted;
    return what == distance || what == cover || what == tokens;
}

void judgeCount(const JsonAt& at, const Quantity& count) {
    if (needsUnit(count.what) && !count.unit) at.refuse(say::puzzleCountNeeds("unit"));
    if (count.what == Counted::distance && !count.to && !count.at)
        at.refuse(say::puzzleCountNeeds("to"));
    if (count.what == Counted::cover && !count.from) at.refuse(say::puzzleCountNeeds("from"));
    if (count.what == Counted::tokens && !count.token) at.refuse(say::puzzleCountNeeds("token"));
}

void judge(const JsonAt& document, const Puzzle& puzzle) {
    const auto sum = document.at("value").at("sum").list();
    for (std::size_t i = 0; i < sum.size(); ++i) judgeCount(sum[i], puzzle.value.sum[i]);
    for (std::size_t i = 0; i < puzzle.needs.size(); ++i) {
        const JsonAt at = document.at("needs").list()[i];
        judgeCount(at.at("of"), puzzle.needs[i].count);
        if (!puzzle.needs[i].least && !puzzle.needs[i].most) at.refuse(say::puzzleBound());
    }
    for (std::size_t i = 0; i < puzzle.mistakes.size(); ++i)
        if (puzzle.mistakes[i].answers.empty())
            document.at("mistakes").list()[i].at("answers").refuse(say::puzzleAnswerExpected());
    if (puzzle.solution.empty()) document.at("solution").refuse(say::puzzleAnswerExpected());
}

constexpr std::string_view proposalWord = "proposal";

}  // namespace

std::string nameOfDecision(Ask ask) {
    const char* name = engine::nameOf(decisionNames, ask);
    return name ? name : "";
}

PuzzleAnswer readPuzzleAnswer(const JsonAt& at) {
    PuzzleAnswer answer;
    const std::string word = at.at("answer").text();
    if (word == proposalWord) {
        at.allow({"answer"});
        answer.kind = PuzzleAnswer::Kind::proposal;
        return answer;
    }
    if (word == "move" && at.find("to")) {
        at.allow({"answer", "to"});
        answer.kind = PuzzleAnswer::Kind::moveTo;
        engine::form::PointOf<engine::form::Range>{{-100, 1000}}.read(at.at("to"), answer.to);
        return answer;
    }
    auto found = answerFromExactJson(at.json());
    if (!found) at.refuse(found.problem());
    answer.answer = std::move(found).value();
    if (isChance(answer.answer) || std::holds_alternative<Adjust>(answer.answer))
        at.at("answer").refuse(say::puzzlePlayersAnswer());
    return answer;
}

json writePuzzleAnswer(const PuzzleAnswer& answer) {
    switch (answer.kind) {
        case PuzzleAnswer::Kind::exact:
            return toJson(answer.answer);
        case PuzzleAnswer::Kind::moveTo:
            return {{"answer", "move"}, {"to", {answer.to.x, answer.to.y}}};
        case PuzzleAnswer::Kind::proposal:
            return {{"answer", proposalWord}};
    }
    return {};
}

Result<Puzzle> readPuzzle(const json& json, const std::string& where) {
    return readingJson([&] {
        const JsonAt document(json, where);
        expectFormat(document, "sightline-puzzle", 1);
        Puzzle puzzle;
        readExactly(document, puzzle);
        judge(document, puzzle);
        return puzzle;
    });
}

json puzzleJson(const Puzzle& puzzle) { return writeFields(puzzle); }

Result<PuzzleAnswer> readAnswer(const json& json, const std::string& where) {
    return readingJson([&] { return readPuzzleAnswer(JsonAt(json, where)); });
}

json answerJson(const PuzzleAnswer& answer) { return writePuzzleAnswer(answer); }

std::string nameOf(Subject subject) { return engine::nameOf(subjectNames, subject); }
std::string nameOf(Counted what) { return engine::nameOf(countedNames, what); }

std::optional<Subject> subjectOf(const std::string& name) {
    for (const auto& one : subjectNames)
        if (one.text == name) return one.value;
    return std::nullopt;
}

const std::vector<std::string>& subjectWords() {
    static const std::vector<std::string> words = [] {
        std::vector<std::string> all;
        for (const auto& one : subjectNames) all.emplace_back(one.text);
        return all;
    }();
    return words;
}

}  // namespace sightline::engine::puzzles

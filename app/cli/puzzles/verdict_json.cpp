#include "app/cli/puzzles/verdict_json.h"

#include "engine/legion/advice/puzzles/puzzle_file.h"

namespace sightline::app {
namespace {

using nlohmann::json;
using namespace engine::puzzles;

json wordsOfPuzzle(const Messages& messages) {
    json words = json::array();
    for (const Message& one : messages) words.push_back(english(one));
    return words;
}

json countOfPuzzle(const Quantity& quantity, double number) {
    json count{{"count", nameOf(quantity.what)}, {"is", number}};
    if (quantity.unit) count["unit"] = quantity.unit->value;
    return count;
}

json countsOfPuzzle(const Puzzle& puzzle, const Outcome& outcome) {
    json counts = json::array();
    for (std::size_t i = 0; i < outcome.sum.size(); ++i)
        counts.push_back(countOfPuzzle(puzzle.value.sum[i], outcome.sum[i]));
    for (std::size_t i = 0; i < outcome.needs.size(); ++i)
        counts.push_back(countOfPuzzle(puzzle.needs[i].count, outcome.needs[i]));
    return counts;
}

json replyOfPuzzle(const PuzzleGame& game, const engine::puzzles::Reply& reply) {
    if (reply.unit.none()) return nullptr;
    json wounds = json::object();
    for (std::size_t i = 0; i < reply.chances.size(); ++i)
        wounds[std::to_string(i)] = reply.chances[i];
    return {{"unit", game.start().unit(reply.unit).label},
            {"defender", game.start().unit(reply.defender).label},
            {"words", wordsOfPuzzle(reply.words)},
            {"mean", reply.wounds},
            {"wounds", wounds}};
}

}  // namespace

json lineJson(const PuzzleGame& game, const engine::puzzles::Line& line) {
    json result{{"value", line.value}, {"answers", json::array()}};
    for (const engine::Answer& answer : line.answers)
        result["answers"].push_back(engine::toJson(answer));
    if (const auto played = play(game, std::span<const engine::Answer>(line.answers))) {
        result["words"] = wordsOfPuzzle(played->words);
        result["counts"] = countsOfPuzzle(game.puzzle(), played->outcome);
    }
    return result;
}

json verdictJson(const PuzzleGame& game, const Verdict& verdict) {
    json better = json::array();
    for (const engine::puzzles::Line& line : verdict.better) better.push_back(lineJson(game, line));
    return {{"accepted", verdict.accepted},
            {"meets_needs", verdict.meetsNeeds},
            {"value", verdict.value},
            {"best", verdict.best},
            {"counts", countsOfPuzzle(game.puzzle(), verdict.played.outcome)},
            {"words", wordsOfPuzzle(verdict.played.words)},
            {"better", better},
            {"reply", replyOfPuzzle(game, verdict.reply)}};
}

}  // namespace sightline::app

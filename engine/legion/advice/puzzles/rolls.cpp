#include "engine/legion/advice/puzzles/rolls.h"

#include <algorithm>
#include <map>

namespace sightline::engine::puzzles {
namespace {

using Faces = std::vector<Face>;

// Adds one die to the results of the dice before it. The faces of equal dice are sorted, so that
// results that differ only in their order become one result. Equal dice must be neighbours in the
// list.
std::map<Faces, double> withDie(const std::map<Faces, double>& before, Die die, std::size_t first) {
    const auto& faces = facesOf(die);
    std::map<Faces, double> after;
    for (const auto& [rolled, chance] : before) {
        for (const Face face : faces) {
            Faces more = rolled;
            more.push_back(face);
            std::sort(more.begin() + static_cast<std::ptrdiff_t>(first), more.end());
            after[more] += chance / static_cast<double>(faces.size());
        }
    }
    return after;
}

}  // namespace

std::vector<RollResult> resultsOf(const Question& question) {
    std::vector<RollResult> results;
    if (question.form == AnswerForm::draw) {
        const auto count = static_cast<double>(question.options.size());
        for (std::size_t i = 0; i < question.options.size(); ++i)
            results.push_back({Draw{static_cast<int>(i)}, 1.0 / count});
        return results;
    }
    std::map<Faces, double> all{{{}, 1.0}};
    std::size_t first = 0;
    for (std::size_t i = 0; i < question.dice.size(); ++i) {
        if (i > 0 && question.dice[i] != question.dice[i - 1]) first = i;
        all = withDie(all, question.dice[i], first);
    }
    for (const auto& [faces, chance] : all) results.push_back({DiceAnswer{faces}, chance});
    return results;
}

}  // namespace sightline::engine::puzzles

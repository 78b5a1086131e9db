#include "engine/legion/advice/players/decision.h"

#include <utility>

namespace sightline::engine {
namespace {

template <class Id>
std::optional<Answer> best(const Question& question, const std::function<double(Id)>& worth) {
    std::optional<Answer> answer;
    double most = 0.0;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Id* one = std::get_if<Id>(&question.options[i]);
        if (!one) continue;
        const double here = worth(*one);
        if (answer && here <= most) continue;
        answer = Pick{static_cast<int>(i)};
        most = here;
    }
    return answer;
}

}  // namespace

Decision::Decision(const Game& of)
    : Decision(*of.question(), of.view(of.question()->player),
               [&of](const Answer& answer) { return !of.refusalOf(answer); }) {}

Decision::Decision(const Question& asked, View seen, IsLegal test)
    : question(asked), view(std::move(seen)), legal(std::move(test)) {}

bool Decision::offers(const Option& option) const { return pick(option).has_value(); }

std::optional<Answer> Decision::pick(const Option& option) const {
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        if (question.options[i] == option) return Pick{static_cast<int>(i)};
    }
    return std::nullopt;
}

std::optional<Answer> Decision::bestUnit(const std::function<double(UnitId)>& worth) const {
    return best<UnitId>(question, worth);
}

std::optional<Answer> Decision::bestMini(const std::function<double(MiniId)>& worth) const {
    return best<MiniId>(question, worth);
}

}  // namespace sightline::engine

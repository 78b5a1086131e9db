#include "app/cli/play/judgement_json.h"

#include <algorithm>
#include <cmath>

#include "app/cli/play/option_ids.h"

namespace sightline::app {
namespace {

constexpr std::size_t mostShown = 5;

double shownPoints(double points) { return std::round(points * 100.0) / 100.0; }

}  // namespace

nlohmann::json consideredJson(const engine::Judgement& judgement,
                              const engine::Question& question) {
    nlohmann::json all = nlohmann::json::array();
    for (const engine::JudgedChoice& one : judgement.choices) {
        if (all.size() >= mostShown) break;
        nlohmann::json parts = nlohmann::json::object();
        for (std::size_t i = 0; i < engine::partKinds; ++i) {
            const auto part = static_cast<engine::Part>(i);
            if (shownPoints(one.sums[part]) != 0.0)
                parts[engine::nameOf(part)] = shownPoints(one.sums[part]);
        }
        all.push_back({{"text", english(one.what)},
                       {"answer", answerJson(one.answer, question)},
                       {"total", shownPoints(one.sums.total())},
                       {"parts", std::move(parts)}});
    }
    return all;
}

}  // namespace sightline::app

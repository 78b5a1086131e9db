#include "engine/legion/rules/asking/record.h"

#include <algorithm>
#include <utility>

namespace sightline::engine {

void addReasons(std::vector<Number>& numbers, const std::vector<Reason>& reasons) {
    const auto first = static_cast<std::ptrdiff_t>(numbers.size());
    for (const Reason& one : reasons) {
        const std::string name = one.source.empty() ? byHandSource : one.source;
        const auto same = std::find_if(numbers.begin() + first, numbers.end(),
                                       [&](const Number& number) { return number.name == name; });
        if (same != numbers.end())
            same->value += one.amount;
        else
            numbers.push_back({name, static_cast<double>(one.amount)});
    }
}

void Ruling::say(Message what) {
    verdict = english(what);
    message = std::move(what);
}

}  // namespace sightline::engine

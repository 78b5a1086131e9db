#include "engine/legion/rules/asking/offered_units.h"

#include <algorithm>
#include <variant>

namespace sightline::engine {

void offerUnits(Question& question, const std::vector<UnitId>& units, int least, int most) {
    question.options.insert(question.options.end(), units.begin(), units.end());
    const int there = static_cast<int>(units.size());
    question.least = std::min(least, there);
    question.most = std::min(most, there);
}

std::vector<UnitId> unitsChosen(const std::vector<Option>& chosen) {
    std::vector<UnitId> units;
    for (const Option& one : chosen) {
        if (const UnitId* unit = std::get_if<UnitId>(&one)) units.push_back(*unit);
    }
    return units;
}

}  // namespace sightline::engine

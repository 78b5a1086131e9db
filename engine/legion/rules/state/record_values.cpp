#include "engine/legion/rules/state/record_values.h"

namespace sightline::engine {

std::optional<double> valueOf(const Ruling& ruling, const NumberName& name) {
    for (const Number& one : ruling.numbers)
        if (one.name == name) return one.value;
    return std::nullopt;
}

}  // namespace sightline::engine

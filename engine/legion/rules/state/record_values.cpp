#include "engine/legion/rules/state/record_values.h"

#include <cmath>

#include "geometry/measure/measures.h"

namespace sightline::engine {

namespace {

double hundredths(double inches) { return std::round(inches * 100.0) / 100.0; }

}  // namespace

Length measured(double inches) {
    const double rounded = hundredths(inches);
    const bool whole = std::abs(inches - std::round(inches)) <= geometry::sameLength;
    return {rounded, whole ? 0 : 2};
}

Length measuredRange(double inches) {
    constexpr double segment = 3.0;
    const double rounded = hundredths(inches);
    const bool onLine = rounded != 0.0 && std::remainder(rounded, segment) == 0.0;
    if (onLine && std::abs(inches - rounded) > geometry::sameLength) return {inches, 4};
    return measured(inches);
}

std::optional<double> valueOf(const Ruling& ruling, const NumberName& name) {
    for (const Number& one : ruling.numbers)
        if (one.name == name) return one.value;
    return std::nullopt;
}

}  // namespace sightline::engine

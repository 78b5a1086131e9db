/// Sensitivity of a dispute's verdict to the unknown values.
#pragma once
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/legion/advice/disputes/verdict.h"

namespace sightline::engine {

/// The search for a flip tries this number of steps of a quantity to each side. Bisection then
/// finds the flip to `flipTolerance`, in inches or degrees.
inline constexpr int stepsToSide = 4;
inline constexpr double flipTolerance = 1e-4;

/// A flip of the verdict by one quantity while all others keep their stated values.
struct Flip {
    std::string what;     ///< "height of wall-1"
    double stated = 0.0;  ///< its value in the question
    double at = 0.0;      ///< the verdict changes beyond this value (to `flipTolerance`)
    /// The verdict beyond the flip. If a line of sight is contested over less than 0.03, the
    /// verdict after the contested range.
    DisputeVerdict towards{};
};

/// A value of a quantity in an example.
struct QuantityValue {
    std::string what;
    double value = 0.0;
};

struct Sensitivity {
    bool certain = false;  ///< proved: no value within the leeway changes the verdict
    bool found = false;    ///< some tried value changes it; neither: nothing is proved
    Message why;           ///< if certain: the bound that proves it
    std::map<DisputeVerdict, int> verdicts;  ///< number of tries for each verdict
    /// Range of the margins of the tries; none if no try has a margin.
    std::optional<double> marginLeast, marginMost;
    std::vector<Flip> flips;             ///< for each quantity the nearest flip on each side
    std::vector<QuantityValue> example;  ///< if found: values that change the verdict
    int tried = 0;                       ///< stated values, steps, corners and spread points
};

/// Errors: those of `faultOf`, and "stopped" after a stop request; the rulings in progress are
/// still finished.
Result<Sensitivity> dependsOf(const Dispute& dispute, const std::stop_token& stop = {});

/// The value of the quantity of that name, with its unit: "1.640 in", "30.000 degrees".
std::string valueWithUnit(const Dispute& dispute, const std::string& quantity, double value,
                          int places);
/// The condition of the flip: "height of wall-1 is under 1.64 in".
std::string thresholdOf(const Dispute& dispute, const Flip& flip, int places);

}  // namespace sightline::engine

/// The sensitivity of a dispute's verdict: how the verdict depends on the unknown values.
#pragma once
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/legion/advice/disputes/verdict.h"

namespace sightline::engine {

/// A flip is a value at which the verdict changes. The search for a flip tries `stepsToSide` values
/// on each side of a stated value. Bisection then finds the flip to within `flipTolerance`, in
/// inches or degrees.
inline constexpr int stepsToSide = 4;
inline constexpr double flipTolerance = 1e-4;

/// A flip: the value of one quantity at which the verdict changes, while all other quantities keep
/// their stated values.
struct Flip {
    std::string what;     ///< name of the quantity, such as "height of wall-1"
    double stated = 0.0;  ///< the stated value of the quantity
    /// The nearest tried value with another verdict. It is at most `flipTolerance` beyond `kept`.
    double at = 0.0;
    double kept = 0.0;  ///< the last tried value before `at` that keeps the stated verdict
    /// The verdict beyond the value `at`. Near `at`, a line of sight may be contested (undecided).
    /// If the contested values span less than 0.03 inches or degrees, this is the verdict beyond
    /// them.
    DisputeVerdict towards{};
};

/// The value of one quantity in an example that changes the verdict.
struct QuantityValue {
    std::string what;
    double value = 0.0;
};

struct Sensitivity {
    bool certain = false;  ///< true: it is proved that no value within the leeway changes the
                           ///< verdict
    bool found = false;    ///< true: the verdict changes at one of the sample points; if both
                           ///< `certain` and `found` are false, nothing is proved
    Message why;           ///< if `certain` is true: the bound that proves the verdict
    std::map<DisputeVerdict, int> verdicts;  ///< number of sample points with each verdict
    /// The smallest and the largest margin of the verdict (see `RuledSituation`) at the sample
    /// points. No value if no verdict has a margin.
    std::optional<double> marginLeast, marginMost;
    std::vector<Flip> flips;  ///< for each quantity, the nearest value below and above the stated
                              ///< value at which the verdict changes
    /// If `found` is true: values of the quantities that change the verdict.
    std::vector<QuantityValue> example;
    int tried = 0;  ///< number of sample points: the stated values, steps from them, corners of the
                    ///< box of possible values, and points spread over this box
};

/// Examines how the verdict depends on the unknown values. Fails with any problem of `faultOf`, and
/// with "stopped" after a stop request. The verdicts in progress are completed first.
Result<Sensitivity> dependsOf(const Dispute& dispute, const std::stop_token& stop = {});

/// Only the flips of `dependsOf`, without the sample of all quantities together. Empty after a stop
/// request, or if the dispute has a fault.
std::vector<Flip> flipsOf(const Dispute& dispute, const std::stop_token& stop = {});

/// The value of the named quantity as text with its unit: "1.640 in", "30.000 degrees".
std::string valueWithUnit(const Dispute& dispute, const std::string& quantity, double value,
                          int places);
/// The condition under which the verdict changes, as text, such as "height of wall-1 is under 1.64
/// in".
std::string thresholdOf(const Dispute& dispute, const Flip& flip, int places);

}  // namespace sightline::engine

/// Does the verdict of a dispute depend on what is not known?
#pragma once
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/disputes/verdict.h"

namespace sightline::engine {

/// Steps of a quantity to each side in which a flip is looked for, and how closely its value is
/// then found, in inches or degrees.
inline constexpr int stepsToSide = 4;
inline constexpr double flipTolerance = 1e-4;

/// One quantity alone, the others as stated, flips the verdict.
struct Flip {
    std::string what;     ///< "height of wall-1"
    double stated = 0.0;  ///< its value in the question
    double at = 0.0;      ///< the value beyond which the verdict is another, to `flipTolerance`
    /// That verdict. Where a line of sight is contested for less than 0.03, what comes behind that.
    DisputeVerdict towards{};
};

/// A value of a quantity in an example.
struct ValueOf {
    std::string what;
    double value = 0.0;
};

struct Depends {
    bool certain = false;  ///< shown: no value within the leeway gives another verdict
    bool found = false;    ///< some value tried does; with neither, nothing is known but the tries
    Message why;           ///< certain: by which bound
    std::map<DisputeVerdict, int> verdicts;  ///< how often each came among `tried`
    /// Of those tried that have a margin; none when nobody has.
    std::optional<double> marginLeast, marginMost;
    std::vector<Flip> flips;       ///< for each quantity the nearest to each side
    std::vector<ValueOf> example;  ///< found: values that give another verdict
    int tried = 0;  ///< what is stated, steps of each quantity, corners and spread points
};

/// Problems: as `faultOf`, and "stopped" once somebody says so: it then ends with the rulings that
/// are under way.
Result<Depends> dependsOf(const Dispute& dispute, const std::stop_token& stop = {});

/// A value of the quantity of that name with its unit: "1.640 in", "30.000 degrees".
std::string valueWithUnit(const Dispute& dispute, const std::string& quantity, double value,
                          int places);
/// Where the verdict becomes another: "height of wall-1 is under 1.64 in".
std::string thresholdOf(const Dispute& dispute, const Flip& flip, int places);

}  // namespace sightline::engine

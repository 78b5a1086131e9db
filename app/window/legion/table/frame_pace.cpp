#include "app/window/legion/table/frame_pace.h"

#include <array>

namespace sightline::app {
namespace {

constexpr std::array<double, 5> paceScales{1.0, 0.75, 0.55, 0.4, 0.3};
// Below this share of the budget, the next finer scale is affordable.
constexpr double easyShare = 0.4;
constexpr double costOfSamples = 3.5;  // cost of all samples, relative to one sample
// A delay that players hardly notice if nothing moves, milliseconds.
constexpr double hardlyNoticed = 250.0;

}  // namespace

double FramePace::movingScale() const { return paceScales[step_]; }

void FramePace::took(double milliseconds, double scale) {
    if (scale >= 1.0) whole_ = milliseconds;
    // A frame of another scale, such as a still picture, does not count.
    if (scale != movingScale()) return;
    if (milliseconds > budget_ && step_ + 1 < paceScales.size()) ++step_;
    if (milliseconds < budget_ * easyShare && step_ > 0) --step_;
}

bool FramePace::affordsSamples() const {
    return knowsWhole() && whole_ * costOfSamples < hardlyNoticed;
}

}  // namespace sightline::app

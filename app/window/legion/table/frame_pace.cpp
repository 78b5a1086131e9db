#include "app/window/legion/table/frame_pace.h"

#include <array>

namespace sightline::app {
namespace {

constexpr std::array<double, 5> paceScales{1.0, 0.75, 0.55, 0.4, 0.3};
// If a frame takes less than this share of the time budget, the next frame has a higher resolution.
constexpr double easyShare = 0.4;
// Time of a frame with all antialiasing samples, relative to a frame with one sample.
constexpr double costOfSamples = 3.5;
// Maximum time to draw a still picture with all antialiasing samples, milliseconds. Players hardly
// notice such a delay while nothing moves.
constexpr double hardlyNoticed = 250.0;

}  // namespace

double FramePace::movingScale() const { return paceScales[step_]; }

void FramePace::took(double milliseconds, double scale) {
    if (scale >= 1.0) whole_ = milliseconds;
    // Only frames with the resolution for moving pictures change that resolution.
    if (scale != movingScale()) return;
    if (milliseconds > budget_ && step_ + 1 < paceScales.size()) ++step_;
    if (milliseconds < budget_ * easyShare && step_ > 0) --step_;
}

bool FramePace::affordsSamples() const {
    return knowsWhole() && whole_ * costOfSamples < hardlyNoticed;
}

}  // namespace sightline::app

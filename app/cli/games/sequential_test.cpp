#include "app/cli/games/sequential_test.h"

#include <array>
#include <cmath>

namespace sightline::app {

SequentialTest::SequentialTest(double share) : share_(share) {}

void SequentialTest::take(double result) {
    ++results_;
    evidence_ += result * std::log(upper() / lower()) +
                 (1.0 - result) * std::log((1.0 - upper()) / (1.0 - lower()));
    if (verdict_ != Verdict::open) return;
    const double enough = std::log((1.0 - sequentialError) / sequentialError);
    if (evidence_ >= enough) verdict_ = Verdict::atLeast;
    if (evidence_ <= -enough) verdict_ = Verdict::below;
}

SequentialTest::Verdict SequentialTest::verdict() const { return verdict_; }

const std::string& nameOf(SequentialTest::Verdict verdict) {
    static const std::array<std::string, 3> names{"undecided", "at least", "below"};
    return names[static_cast<std::size_t>(verdict)];
}

}  // namespace sightline::app

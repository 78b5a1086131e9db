#include "engine/legion/advice/disputes/depends.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

#include "engine/legion/advice/disputes/proof.h"
#include "engine/legion/advice/disputes/tries.h"
#include "engine/legion/lists/words/doubts.h"
#include "geometry/base/parallel_for.h"

namespace sightline::engine {
namespace {

constexpr DisputeVerdict contestedSight{2};
// Near the value at which the verdict changes, a line of sight may be contested (undecided). The
// search for the verdict beyond these contested values uses this step, in inches or degrees.
constexpr double doubtStep = 0.005;
constexpr int doubtSteps = 6;

/// Computes the verdict of a dispute for values of its unknown quantities, and counts the verdicts.
class TrialCounter {
  public:
    TrialCounter(const Dispute& dispute, const Situations& situations, const std::stop_token& stop)
        : dispute_(dispute), situations_(situations), stop_(stop) {}

    Sensitivity run() {
        stated_ = tried({BoxPoint(quantities().size(), 0.0)}).front();
        findFlips();
        std::vector<BoxPoint> points = cornersOf(quantities().size());
        for (BoxPoint& point : spreadOver(quantities().size())) points.push_back(std::move(point));
        tried(points);
        return std::move(found_);
    }

    std::vector<Flip> runAlone() {
        stated_ = tried({BoxPoint(quantities().size(), 0.0)}).front();
        findFlips();
        return std::move(found_.flips);
    }

  private:
    const std::vector<Quantity>& quantities() const { return situations_.quantities(); }

    RuledSituation ruledAt(const BoxPoint& point, bool withMargin) const {
        std::vector<double> offsets(point.size());
        for (std::size_t i = 0; i < point.size(); ++i) offsets[i] = point[i] * quantities()[i].give;
        return ruled(dispute_, situations_.at(offsets), withMargin);
    }

    // Computes the verdict at each sample point, in parallel. The results have the order of
    // `points`.
    std::vector<DisputeVerdict> tried(const std::vector<BoxPoint>& points) {
        std::vector<RuledSituation> rulings(points.size());
        parallelFor(points.size(), [&](std::size_t i) {
            if (!stop_.stop_requested()) rulings[i] = ruledAt(points[i], dispute_.margins);
        });
        std::vector<DisputeVerdict> verdicts;
        for (std::size_t i = 0; i < points.size(); ++i) {
            count(points[i], rulings[i]);
            verdicts.push_back(rulings[i].verdict);
        }
        return verdicts;
    }

    void count(const BoxPoint& point, const RuledSituation& ruling) {
        ++found_.verdicts[ruling.verdict];
        if (ruling.margin) {
            found_.marginLeast =
                std::min(found_.marginLeast.value_or(*ruling.margin), *ruling.margin);
            found_.marginMost =
                std::max(found_.marginMost.value_or(*ruling.margin), *ruling.margin);
        }
        if (++found_.tried == 1 || found_.found || ruling.verdict == stated_) return;
        found_.found = true;
        for (std::size_t i = 0; i < point.size(); ++i)
            found_.example.push_back({quantities()[i].name, valueAt(i, point[i])});
    }

    double valueAt(std::size_t index, double share) const {
        return quantities()[index].stated + share * quantities()[index].give;
    }

    BoxPoint alone(std::size_t index, double share) const {
        BoxPoint point(quantities().size(), 0.0);
        point[index] = share;
        return point;
    }

    void findFlips() {
        std::vector<BoxPoint> points;
        for (std::size_t i = 0; i < quantities().size(); ++i)
            for (const int side : {-1, 1})
                for (int step = 1; step <= stepsToSide; ++step)
                    points.push_back(alone(i, double(side * step) / stepsToSide));
        const std::vector<DisputeVerdict> verdicts = tried(points);
        auto verdict = verdicts.begin();
        for (std::size_t i = 0; i < quantities().size(); ++i)
            for (const int side : {-1, 1}) {
                const auto past = std::find_if(verdict, verdict + stepsToSide,
                                               [&](DisputeVerdict it) { return it != stated_; });
                if (past != verdict + stepsToSide)
                    found_.flips.push_back(flip(i, side, int(past - verdict)));
                verdict += stepsToSide;
            }
    }

    // Finds by bisection a value of the quantity `index` at which the verdict changes. After
    // `steps` steps from the stated value, the verdict must be that of the stated value. After one
    // more step, it must be another verdict.
    Flip flip(std::size_t index, int side, int steps) const {
        double same = double(side * steps) / stepsToSide;
        double other = double(side * (steps + 1)) / stepsToSide;
        DisputeVerdict towards = ruledAt(alone(index, other), false).verdict;
        while (std::abs(other - same) * quantities()[index].give > flipTolerance &&
               !stop_.stop_requested()) {
            const double middle = (same + other) / 2.0;
            const DisputeVerdict verdict = ruledAt(alone(index, middle), false).verdict;
            if (verdict == stated_) {
                same = middle;
            } else {
                other = middle;
                towards = verdict;
            }
        }
        return {quantities()[index].name, quantities()[index].stated, valueAt(index, other),
                valueAt(index, same), behindDoubt(index, side, other, towards)};
    }

    // The verdict beyond the value at which the verdict changes. Near this value, a line of sight
    // may be contested (undecided) over a few thousandths of an inch. Players need the verdict
    // beyond these contested values.
    DisputeVerdict behindDoubt(std::size_t index, int side, double share,
                               DisputeVerdict verdict) const {
        if (dispute_.about != DisputeAbout::lineOfSight || verdict != contestedSight)
            return verdict;
        const double step = doubtStep / quantities()[index].give;
        for (int i = 1; i <= doubtSteps; ++i) {
            const double further = share + side * i * step;
            if (std::abs(further) > 1.0) break;
            const DisputeVerdict there = ruledAt(alone(index, further), false).verdict;
            if (there != contestedSight && there != stated_) return there;
        }
        return verdict;
    }

    const Dispute& dispute_;
    const Situations& situations_;
    const std::stop_token& stop_;
    DisputeVerdict stated_{};
    Sensitivity found_;
};

}  // namespace

Result<Sensitivity> dependsOf(const Dispute& dispute, const std::stop_token& stop) {
    const auto situations = Situations::make(dispute);
    if (!situations) return situations.problem();
    Sensitivity depends = TrialCounter(dispute, *situations, stop).run();
    if (stop.stop_requested()) return problemOf(say::stopped());
    if (depends.found) return depends;
    if (auto why = provedBy(dispute)) {
        depends.certain = true;
        depends.why = std::move(*why);
    }
    return depends;
}

std::vector<Flip> flipsOf(const Dispute& dispute, const std::stop_token& stop) {
    const auto situations = Situations::make(dispute);
    if (!situations) return {};
    std::vector<Flip> flips = TrialCounter(dispute, *situations, stop).runAlone();
    if (stop.stop_requested()) flips.clear();
    return flips;
}

std::string valueWithUnit(const Dispute& dispute, const std::string& quantity, double value,
                          int places) {
    const auto all = quantitiesOf(dispute);
    const bool turn = std::any_of(all.begin(), all.end(), [&](const Quantity& one) {
        return one.name == quantity && one.of == Quantity::Dimension::turn;
    });
    std::ostringstream text;
    text << std::fixed << std::setprecision(places) << value << (turn ? " degrees" : " in");
    return text.str();
}

std::string thresholdOf(const Dispute& dispute, const Flip& flip, int places) {
    return flip.what + (flip.at < flip.stated ? " is under " : " is over ") +
           valueWithUnit(dispute, flip.what, flip.at, places);
}

}  // namespace sightline::engine

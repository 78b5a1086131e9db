/// A sequential test of a share of wins: after each result, it decides whether further games are
/// needed.
///
/// The test is the sequential probability ratio test of Wald. It compares two possible shares: one
/// a little below the share in question, one a little above it. Each result makes one of the two
/// more probable. The test ends when the results are 19 times as probable under one share as under
/// the other. Then the chance of a wrong verdict is at most 5 %.
///
/// If the true share lies between the two compared shares, both verdicts are acceptable, and the
/// test may need many games. The test treats all games as independent of each other.
#pragma once
#include <string>

namespace sightline::app {

/// The chance of a wrong verdict. The true share must not lie between the compared shares.
inline constexpr double sequentialError = 0.05;
/// The compared shares differ by this number from the share in question.
inline constexpr double sequentialMargin = 0.05;

class SequentialTest {
  public:
    enum class Verdict { open, atLeast, below };

    /// Requires a share above `sequentialMargin` and below 1 - `sequentialMargin`.
    explicit SequentialTest(double share);

    /// Takes the result of a game: 1 for a won game, 0 for a lost game, 0.5 for a draw.
    void take(double result);

    /// `open` if the results do not suffice. The verdict never changes after it is given.
    Verdict verdict() const;

    double share() const { return share_; }
    double lower() const { return share_ - sequentialMargin; }  ///< the lower compared share
    double upper() const { return share_ + sequentialMargin; }  ///< the upper compared share
    /// The logarithm of how many times more probable the results are under the upper share.
    double evidence() const { return evidence_; }
    int results() const { return results_; }

  private:
    double share_;
    double evidence_ = 0.0;
    int results_ = 0;
    Verdict verdict_ = Verdict::open;
};

/// "undecided", "at least" or "below".
const std::string& nameOf(SequentialTest::Verdict verdict);

}  // namespace sightline::app

/// The adaptive resolution of frames under software rendering (no graphics card). While the picture
/// moves, frames are coarser, so that none blocks the window for long. A still picture has the full
/// resolution.
#pragma once
#include <cstddef>

namespace sightline::app {

class FramePace {
  public:
    /// `budget`: milliseconds that a frame may take while the picture moves.
    explicit FramePace(double budget = 33.0) : budget_(budget) {}

    /// The scale of the picture's sides while it moves; the frame is enlarged to full size
    /// afterwards.
    double movingScale() const;
    /// Records the time of a frame at that scale.
    void took(double milliseconds, double scale);
    /// A still picture may be drawn with all samples, because the time stays unnoticed.
    bool affordsSamples() const;
    /// At least one full-size frame has been timed.
    bool knowsWhole() const { return whole_ > 0.0; }
    /// The picture has another size: discards the timing and keeps the scale.
    void resized() { whole_ = 0.0; }

  private:
    double budget_;
    std::size_t step_ = 0;  ///< the number of steps below full size
    double whole_ = 0.0;    ///< milliseconds of the latest full-size frame; 0: none yet
};

}  // namespace sightline::app

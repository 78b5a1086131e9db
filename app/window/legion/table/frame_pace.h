/// The adaptive resolution of frames under software rendering (no graphics card). While the picture
/// moves, frames are coarser, so that no frame blocks the window for long. A still picture has the
/// full resolution.
#pragma once
#include <cstddef>

namespace sightline::app {

class FramePace {
  public:
    /// `budget` is the time in milliseconds that a frame may take while the picture moves.
    explicit FramePace(double budget = 33.0) : budget_(budget) {}

    /// The scale of the picture's sides while it moves. The frame is then enlarged to full size.
    double movingScale() const;
    /// Records the time of a frame at that scale.
    void took(double milliseconds, double scale);
    /// True if a still picture may be drawn with all samples, because players hardly notice the
    /// time.
    bool affordsSamples() const;
    /// True if the time of a frame at full size is known.
    bool knowsWhole() const { return whole_ > 0.0; }
    /// The picture has another size. The measured times are discarded, and the scale stays.
    void resized() { whole_ = 0.0; }

  private:
    double budget_;
    std::size_t step_ = 0;  ///< number of steps below full size
    double whole_ = 0.0;    ///< time of the latest frame at full size, milliseconds; 0: none yet
};

}  // namespace sightline::app

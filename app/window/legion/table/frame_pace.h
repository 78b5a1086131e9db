/// Chooses the resolution of frames under software rendering (no graphics card). While the picture
/// moves, the resolution is low enough that a frame takes little time. A still picture has the full
/// resolution.
#pragma once
#include <cstddef>

namespace sightline::app {

class FramePace {
  public:
    /// `budget` is the time in milliseconds that a frame may take while the picture moves.
    explicit FramePace(double budget = 33.0) : budget_(budget) {}

    /// The resolution for moving pictures: width and height of the frame relative to the widget.
    /// The frame is then enlarged to the size of the widget.
    double movingScale() const;
    /// Records the time of a frame with the resolution `scale`.
    void took(double milliseconds, double scale);
    /// True if a still picture can be drawn with all antialiasing samples in a short time.
    bool affordsSamples() const;
    /// True if a frame with the full resolution has been timed.
    bool knowsWhole() const { return whole_ > 0.0; }
    /// Must be called if the widget has another size. Discards the measured time, and keeps the
    /// resolution for moving pictures.
    void resized() { whole_ = 0.0; }

  private:
    double budget_;
    std::size_t step_ = 0;  ///< number of steps below the full resolution
    /// Time of the latest frame with full resolution, milliseconds; 0 if there was none.
    double whole_ = 0.0;
};

}  // namespace sightline::app

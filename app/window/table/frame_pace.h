/// How fine a frame may be where the processor draws (no graphics card): coarser while something
/// moves, so that no frame holds the window for long; as fine as can be once it stands still.
#pragma once
#include <cstddef>

namespace sightline::app {

class FramePace {
  public:
    /// Milliseconds that a frame may take while something moves.
    explicit FramePace(double budget = 33.0) : budget_(budget) {}

    /// The share of the picture's sides that is drawn while something moves, and enlarged to fit.
    double movingScale() const;
    /// A frame at that scale took so long.
    void took(double milliseconds, double scale);
    /// A picture that stands still may be drawn with all its samples: nobody will notice how long
    /// that takes.
    bool affordsSamples() const;
    /// At least one frame of the whole size has been timed.
    bool knowsWhole() const { return whole_ > 0.0; }
    /// The picture has another size: what was timed no longer counts, the scale does.
    void resized() { whole_ = 0.0; }

  private:
    double budget_;
    std::size_t step_ = 0;  ///< how far below the whole size
    double whole_ = 0.0;    ///< milliseconds of the latest frame of the whole size; 0: none yet
};

}  // namespace sightline::app

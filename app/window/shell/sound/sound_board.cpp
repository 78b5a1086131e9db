#include "app/window/shell/sound/sound_board.h"

#include <algorithm>

namespace sightline::app {
namespace {

constexpr int moment = 40;  // milliseconds

}  // namespace

SoundBoard::SoundBoard(QObject* parent) : QObject(parent) {}
SoundBoard::~SoundBoard() = default;

void SoundBoard::setVolume(int percent, bool muted) {
    percent_ = std::clamp(percent, 0, 100);
    muted_ = muted;
}

void SoundBoard::play(Sound sound) {
    if (!player_ || muted_ || percent_ == 0) return;
    QElapsedTimer& lately = lately_[static_cast<std::size_t>(sound)];
    if (lately.isValid() && lately.elapsed() < moment) return;
    lately.start();
    // Ears hear volume by ratios, so the square of the percentage feels even.
    const double share = double(percent_) / 100.0;
    player_->play(sound, share * share);
}

}  // namespace sightline::app

/// The sounds of the program, and the base class of objects that play them.
#pragma once
#include <array>
#include <cstddef>

namespace sightline::app {

enum class Sound { bolt, blade, hit, block, dice, explosion, step, confirm, refusal, roundStart };
inline constexpr std::size_t soundCount = 10;

/// The names of the files in assets/sounds without the ending ".wav", in the order of `Sound`.
inline constexpr std::array<const char*, soundCount> soundNames{
    "bolt", "blade", "hit", "block", "dice", "explosion", "step", "confirm", "refusal", "round"};

class SoundPlayer {
  public:
    SoundPlayer() = default;
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;
    virtual ~SoundPlayer() = default;
    /// Starts the sound and returns at once. `volume` is greater than 0 and at most 1.
    virtual void play(Sound sound, double volume) = 0;
};

}  // namespace sightline::app

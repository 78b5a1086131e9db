/// A monkey test: sends random but real mouse and key events with xdotool.
#pragma once
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <random>
#include <string>
#include <thread>

namespace sightline::app {

class RandomHand {
  public:
    /// Sends events to a window of `width` x `height` pixels in the upper left corner of the
    /// display, until this object is destroyed. `window` is the id of the window.
    RandomHand(std::uint64_t seed, int width, int height, std::uint64_t window);
    ~RandomHand();
    RandomHand(const RandomHand&) = delete;
    RandomHand& operator=(const RandomHand&) = delete;

    /// If `on` is false, the events stop, for example while the window closes.
    void setPlaying(bool on) { playing_ = on; }
    std::size_t acts() const { return acts_; }

  private:
    void play();
    std::string act();
    std::string spot();
    int upTo(int most);

    std::mt19937_64 chance_;
    const int width_, height_;
    const std::uint64_t window_;
    std::FILE* xdotool_;
    std::atomic<bool> playing_{true}, over_{false};
    std::atomic<std::size_t> acts_{0};
    std::thread thread_;
};

}  // namespace sightline::app

#include "bench/random_hand.h"

#include <array>
#include <chrono>

namespace sightline::app {
namespace {

// The keys that the monkey test presses. The list contains the game's keys more often than the keys
// of menus and dialogs.
constexpr std::array keys{"n",      "n",
                          "n",      "Return",
                          "Return", "Return",
                          "space",  "1",
                          "2",      "3",
                          "4",      "5",
                          "6",      "0",
                          "0",      "Escape",
                          "Tab",    "m",
                          "x",      "t",
                          "f",      "e",
                          "q",      "r",
                          "w",      "a",
                          "s",      "d",
                          "Home",   "o",
                          "p",      "c",
                          "ctrl+z", "ctrl+shift+z",
                          "F8",     "F1",
                          "Down",   "Up",
                          "alt+v",  "Page_Down"};

}  // namespace

RandomHand::RandomHand(std::uint64_t seed, int width, int height, std::uint64_t window)
    : chance_(seed),
      width_(width),
      height_(height),
      window_(window),
      xdotool_(popen("xdotool - 2>/dev/null", "w")),
      thread_([this] { play(); }) {}

RandomHand::~RandomHand() {
    over_ = true;
    thread_.join();
    if (xdotool_) pclose(xdotool_);
}

int RandomHand::upTo(int most) { return std::uniform_int_distribution<int>(0, most)(chance_); }

std::string RandomHand::spot() {
    return "mousemove " + std::to_string(upTo(width_ - 1)) + " " +
           std::to_string(upTo(height_ - 1)) + "\n";
}

std::string RandomHand::act() {
    const int kind = upTo(99);
    if (kind < 30) return spot();
    if (kind < 48) return spot() + "click 1\n";
    if (kind < 51) return spot() + "click --repeat 2 --delay 30 1\n";
    if (kind < 58) {
        const std::string button = std::to_string(1 + upTo(2));
        return spot() + "mousedown " + button + "\n" + spot() + spot() + "mouseup " + button + "\n";
    }
    if (kind < 66) return spot() + "click " + std::to_string(4 + upTo(1)) + "\n";
    if (kind < 68) return "keydown shift\n" + spot() + spot() + "keyup shift\n";
    if (kind < 69)
        return "windowsize " + std::to_string(window_) + " " +
               std::to_string(width_ * (60 + upTo(40)) / 100) + " " +
               std::to_string(height_ * (60 + upTo(40)) / 100) + "\n";
    if (kind < 74) return "key Escape\nkey Escape\n";
    return std::string("key ") + keys.at(static_cast<std::size_t>(upTo(int(keys.size()) - 1))) +
           "\n";
}

void RandomHand::play() {
    while (!over_ && xdotool_) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10 + upTo(80)));
        if (!playing_) continue;
        std::fputs(act().c_str(), xdotool_);
        std::fflush(xdotool_);
        ++acts_;
    }
}

}  // namespace sightline::app

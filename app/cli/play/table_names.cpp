#include "app/cli/play/table_names.h"

#include "engine/legion/rules/asking/kind_names.h"
#include "engine/legion/rules/state/record_sentence.h"
#include "engine/legion/rules/words/sentences.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace sightline::app {
namespace {

constexpr std::array faceTexts{"blank", "hit", "crit", "attack surge", "block", "defense surge"};
constexpr std::array dieColours{"red", "black", "white", "red", "white"};

}  // namespace

std::string unitName(const engine::View& view, engine::UnitId unit) {
    return unit.none() ? std::string() : view.unit(unit).label;
}

std::string miniName(const engine::View& view, engine::MiniId mini) {
    return mini.none() ? std::string() : english(nameOf(view, mini));
}

std::string playerName(engine::Player player) { return english(engine::say::playerName(player)); }
std::string actionName(engine::Action action) { return english(engine::say::actionName(action)); }
std::string faceName(engine::Face face) { return faceTexts[static_cast<std::size_t>(face)]; }
std::string dieText(const engine::RolledDie& die) {
    return dieColours[static_cast<std::size_t>(die.die)] + (" " + faceName(die.face));
}

std::string counted(int count, const std::string& noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string decimal(double value) {
    std::array<char, 64> text{};
    const double rounded = std::round(value * 100.0) / 100.0;
    std::snprintf(text.data(), text.size(), "%.2f", rounded == 0.0 ? 0.0 : rounded);
    std::string words = text.data();
    while (words.back() == '0') words.pop_back();
    if (words.back() == '.') words.pop_back();
    return words;
}

const char* happeningName(engine::Happening happening) {
    return engine::happeningNames[static_cast<std::size_t>(happening)].data();
}
const char* askName(engine::Ask ask) {
    return engine::askNames[static_cast<std::size_t>(ask)].data();
}

}  // namespace sightline::app

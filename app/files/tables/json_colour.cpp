#include "app/files/tables/json_colour.h"

#include <charconv>
#include <string>

namespace sightline::app {

std::array<int, 3> readColourChannels(const engine::JsonAt& at) {
    const std::string text = at.text();
    std::array<int, 3> channels{};
    bool isColour = text.size() == 7 && text[0] == '#';
    for (std::size_t i = 0; isColour && i < 3; ++i) {
        const char* from = text.data() + 1 + 2 * i;
        const auto [end, error] = std::from_chars(from, from + 2, channels[i], 16);
        isColour = error == std::errc{} && end == from + 2 && channels[i] >= 0;
    }
    if (!isColour) at.wrong("a colour as #rrggbb");
    return channels;
}

}  // namespace sightline::app

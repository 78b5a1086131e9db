// Replaces dashes, bullets, quotation marks and pictures by the few characters that the parsers
// expect.
#include <algorithm>
#include <array>
#include <cctype>

#include "engine/legion/lists/exchange/list_lines.h"
#include "geometry/base/json/plain_text.h"

namespace sightline::engine {
namespace {

struct PlainMark {
    std::string_view from, to;
};
constexpr std::array marks{
    PlainMark{"\u2010", "-"},  PlainMark{"\u2011", "-"},  PlainMark{"\u2012", "-"},
    PlainMark{"\u2013", "-"},  PlainMark{"\u2014", "-"},  PlainMark{"\u2015", "-"},
    PlainMark{"\u2212", "-"},  PlainMark{"\u2022", "*"},  PlainMark{"\u00b7", "*"},
    PlainMark{"\u25cf", "*"},  PlainMark{"\u25cb", "*"},  PlainMark{"\u25e6", "*"},
    PlainMark{"\u25aa", "*"},  PlainMark{"\u25ab", "*"},  PlainMark{"\u25a0", "*"},
    PlainMark{"\u2023", "*"},  PlainMark{"\u25ba", "*"},  PlainMark{"\u2043", "*"},
    PlainMark{"\u2219", "*"},  PlainMark{"\u00d7", "x"},  PlainMark{"\u2715", "x"},
    PlainMark{"\u2716", "x"},  PlainMark{"\u2018", "'"},  PlainMark{"\u2019", "'"},
    PlainMark{"\u201c", "\""}, PlainMark{"\u201d", "\""}, PlainMark{"\u00a0", " "},
    PlainMark{"\u2009", " "},  PlainMark{"\u202f", " "},  PlainMark{"\u200b", ""},
    PlainMark{"\ufeff", ""},   PlainMark{"\t", "    "},   PlainMark{"\r", ""}};

// True for emoji, arrows, dingbats, and the private use area, where icon fonts have the symbols of
// the game.
bool isPicture(std::uint32_t code) {
    return (code >= 0x1F000 && code <= 0x1FAFF) || (code >= 0x2600 && code <= 0x27BF) ||
           (code >= 0x2B00 && code <= 0x2BFF) || (code >= 0x2190 && code <= 0x21FF) ||
           (code >= 0x2300 && code <= 0x23FF) || (code >= 0x25A0 && code <= 0x25FF) ||
           (code >= 0xE000 && code <= 0xF8FF);
}

// True for code points that connect emoji, or select their style or colour.
bool joinsPictures(std::uint32_t code) {
    return code == 0x200D || code == 0xFE0F || code == 0xFE0E || code == 0x20E3 ||
           (code >= 0xE0020 && code <= 0xE007F);
}

// True for a digit before a keycap character. The two characters form an emoji for a line number.
bool isKeycap(std::string_view text) {
    if (text.empty() || std::isdigit(static_cast<unsigned char>(text[0])) == 0) return false;
    const std::string_view behind = text.substr(1);
    return behind.starts_with("\u20e3") || behind.starts_with("\ufe0f\u20e3");
}

}  // namespace

std::string withPlainMarks(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const auto found = std::find_if(marks.begin(), marks.end(), [&](const PlainMark& mark) {
            return text.starts_with(mark.from);
        });
        const Character next = firstCharacter(text);
        const std::size_t taken = found == marks.end() ? next.bytes : found->from.size();
        if (found != marks.end())
            plain += found->to;
        else if (isPicture(next.code) || isKeycap(text))
            plain += "* ";
        else if (!joinsPictures(next.code))
            plain += text.substr(0, next.bytes);
        text.remove_prefix(taken);
    }
    return plain;
}

}  // namespace sightline::engine

/// Text out of files as it may be shown anywhere, on a terminal too.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace sightline::engine {

/// A character of a UTF-8 text.
struct Character {
    std::uint32_t code = 0;
    std::size_t bytes = 1;
};

/// The first one of a text that is not empty; a byte that begins none stands for itself.
inline Character firstCharacter(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    const std::size_t bytes = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1;
    if (bytes == 1 || bytes > text.size()) return {first, 1};
    std::uint32_t code = first & (0xFFU >> (bytes + 1));
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) return {first, 1};
        code = code << 6U | (byte(i) & 0x3FU);
    }
    return {code, bytes};
}

/// Would it move the cursor, ring, colour or turn the direction of what follows?
inline bool isControl(std::uint32_t code) {
    const bool turns = code == 0x200E || code == 0x200F || code == 0x061C ||
                       (code >= 0x2028 && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || turns;
}

/// One line: every control character is a space, and what is longer than `most` characters ends
/// with three dots.
inline std::string plainText(std::string_view text, std::size_t most) {
    std::string plain;
    for (std::size_t count = 0; !text.empty(); ++count) {
        if (count == most) return plain + "\u2026";
        const Character next = firstCharacter(text);
        if (isControl(next.code))
            plain += ' ';
        else
            plain += text.substr(0, next.bytes);
        text.remove_prefix(next.bytes);
    }
    return plain;
}

/// A name as it is shown: as above, with room for any name that somebody would read.
inline std::string plainName(std::string_view name) { return plainText(name, 100); }

}  // namespace sightline::engine

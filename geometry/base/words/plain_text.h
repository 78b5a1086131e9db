/// UTF-8 decoding and cleaning of text from files, so that it is safe to show, also on a terminal.
#pragma once
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace sightline {

/// One character of a UTF-8 text.
struct Character {
    std::uint32_t code = 0;
    std::size_t bytes = 1;
};

/// The first character of a text that is not empty. If the text starts with an invalid byte, this
/// byte is the code of the character.
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

/// True if the character is valid UTF-8. Stray bytes, overlong forms, surrogates and codes over
/// U+10FFFF are invalid.
inline bool isOfUtf8(Character character) {
    const std::uint32_t code = character.code;
    const std::uint32_t least = character.bytes == 4   ? 0x10000
                                : character.bytes == 3 ? 0x800
                                : character.bytes == 2 ? 0x80
                                                       : 0;
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    return code >= least && code <= 0x10FFFF && !surrogate && (character.bytes > 1 || code < 0x80);
}

inline bool isUtf8(std::string_view text) {
    while (!text.empty()) {
        const Character next = firstCharacter(text);
        if (!isOfUtf8(next)) return false;
        text.remove_prefix(next.bytes);
    }
    return true;
}

/// True for a control character, which could move a terminal's cursor, ring its bell, change
/// colours or reverse the direction of text.
inline bool isControl(std::uint32_t code) {
    const bool turns = code == 0x200E || code == 0x200F || code == 0x061C ||
                       (code >= 0x2028 && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || turns;
}

/// Converts a text to one line of valid UTF-8. A control character becomes a space, an invalid byte
/// becomes U+FFFD, and a text of more than `most` characters ends with an ellipsis.
inline std::string plainText(std::string_view text, std::size_t most) {
    // Most texts are short and printable ASCII, so nothing has to be converted.
    const auto isPrintable = [](unsigned char one) { return one >= 0x20 && one < 0x7F; };
    if (text.size() <= most && std::all_of(text.begin(), text.end(), isPrintable))
        return std::string(text);
    std::string plain;
    for (std::size_t count = 0; !text.empty(); ++count) {
        if (count == most) return plain + "\u2026";
        const Character next = firstCharacter(text);
        if (!isOfUtf8(next))
            plain += "\uFFFD";
        else if (isControl(next.code))
            plain += ' ';
        else
            plain += text.substr(0, next.bytes);
        text.remove_prefix(next.bytes);
    }
    return plain;
}

/// Makes a name safe to display, like `plainText`. At most 100 characters stay.
inline std::string plainName(std::string_view name) { return plainText(name, 100); }

}  // namespace sightline

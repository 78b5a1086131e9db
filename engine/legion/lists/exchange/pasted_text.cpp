#include "engine/legion/lists/exchange/pasted_text.h"

#include <algorithm>
#include <array>

#include "engine/legion/lists/exchange/list_lines.h"
#include "geometry/base/json/json_reader.h"
#include "geometry/base/json/plain_text.h"

namespace sightline::engine {
namespace {

constexpr std::uint32_t unreadable = 0xFFFD;

void appendCode(std::string& text, std::uint32_t code) {
    const auto byte = [&](std::uint32_t value) { text += static_cast<char>(value); };
    if (code < 0x80) {
        byte(code);
    } else if (code < 0x800) {
        byte(0xC0U | code >> 6U);
        byte(0x80U | (code & 0x3FU));
    } else if (code < 0x10000) {
        byte(0xE0U | code >> 12U);
        byte(0x80U | (code >> 6U & 0x3FU));
        byte(0x80U | (code & 0x3FU));
    } else {
        byte(0xF0U | code >> 18U);
        byte(0x80U | (code >> 12U & 0x3FU));
        byte(0x80U | (code >> 6U & 0x3FU));
        byte(0x80U | (code & 0x3FU));
    }
}

enum class ByteOrder { little, big };

std::string fromUtf16(std::string_view bytes, ByteOrder order) {
    const auto unit = [&](std::size_t at) -> std::uint32_t {
        const auto first = static_cast<unsigned char>(bytes[at]);
        const auto second = static_cast<unsigned char>(bytes[at + 1]);
        return order == ByteOrder::little ? first | second << 8U : first << 8U | second;
    };
    std::string text;
    for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
        std::uint32_t code = unit(at);
        if (code >= 0xD800 && code < 0xDC00 && at + 3 < bytes.size()) {
            const std::uint32_t low = unit(at + 2);
            if (low >= 0xDC00 && low < 0xE000) {
                code = 0x10000 + ((code - 0xD800) << 10U) + (low - 0xDC00);
                at += 2;
            }
        }
        appendCode(text, code >= 0xD800 && code < 0xE000 ? unreadable : code);
    }
    return text;
}

// The byte order of a UTF-16 text. No value for other texts. Lists consist mostly of ASCII
// characters, and UTF-16 writes each of these characters with a zero byte.
std::optional<ByteOrder> utf16Of(std::string_view bytes) {
    if (bytes.starts_with("\xFF\xFE")) return ByteOrder::little;
    if (bytes.starts_with("\xFE\xFF")) return ByteOrder::big;
    constexpr std::size_t looked = 200;
    std::array<std::size_t, 2> zeros{};
    const std::size_t most = std::min(bytes.size(), looked) / 2 * 2;
    for (std::size_t i = 0; i < most; ++i) zeros.at(i % 2) += bytes[i] == '\0' ? 1 : 0;
    const std::size_t enough = most / 4;
    if (most < 4 || std::min(zeros[0], zeros[1]) > 0) return std::nullopt;
    if (zeros[1] > enough) return ByteOrder::little;
    if (zeros[0] > enough) return ByteOrder::big;
    return std::nullopt;
}

// The Unicode character for a byte of Windows-1252: punctuation that occurs in lists. Bytes from
// 0xA0 on are the same as in Unicode.
std::uint32_t ofWindows1252(unsigned char byte) {
    switch (byte) {
        case 0x85:
            return 0x2026;
        case 0x91:
            return 0x2018;
        case 0x92:
            return 0x2019;
        case 0x93:
            return 0x201C;
        case 0x94:
            return 0x201D;
        case 0x95:
            return 0x2022;
        case 0x96:
            return 0x2013;
        case 0x97:
            return 0x2014;
        default:
            return byte >= 0x80 && byte < 0xA0 ? unreadable : byte;
    }
}

// The position after the closing brace of the JSON object at `begin`. Returns npos if the brace is
// missing.
std::size_t endOfObject(std::string_view text, std::size_t begin) {
    std::size_t depth = 0;
    bool quoted = false;
    for (std::size_t at = begin; at < text.size(); ++at) {
        const char c = text[at];
        if (quoted) {
            if (c == '\\') ++at;
            if (c == '"') quoted = false;
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{') {
            ++depth;
        } else if (c == '}' && --depth == 0) {
            return at + 1;
        }
    }
    return std::string_view::npos;
}

bool isList(const nlohmann::json& json) {
    if (!json.is_object()) return false;
    const auto has = [&](const char* key, auto is) {
        const auto found = json.find(key);
        return found != json.end() && is(*found);
    };
    const auto text = [](const nlohmann::json& one) { return one.is_string(); };
    return has("units", [](const auto& one) { return one.is_array(); }) ||
           has("format", [](const auto& one) { return one == "sightline-army"; }) ||
           (has("content", text) && has("format", text)) ||
           has("army", [](const auto& one) { return one.is_object(); });
}

// True if the text contains words. Code fences, quotation marks and brackets around a JSON object
// are not words.
bool holdsWords(std::string_view text) {
    return std::any_of(text.begin(), text.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
               static_cast<unsigned char>(c) >= 0x80;
    });
}

}  // namespace

std::string utf8Text(std::string bytes) {
    if (const auto order = utf16Of(bytes)) bytes = fromUtf16(bytes, *order);
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.erase(0, 3);
    if (isUtf8(bytes)) return bytes;
    std::string text;
    for (const char c : bytes) appendCode(text, ofWindows1252(static_cast<unsigned char>(c)));
    return text;
}

std::optional<PastedJson> jsonListIn(const std::string& text) {
    constexpr int mostTries = 64;  // largest number of opening braces that are tried
    std::optional<PastedJson> found;
    std::string around;
    std::size_t read = 0;
    int tries = 0;
    for (std::size_t at = text.find('{'); at != std::string::npos; at = text.find('{', at)) {
        const std::size_t end = endOfObject(text, at);
        if (end == std::string::npos) {
            if (++tries == mostTries) break;
            ++at;
            continue;
        }
        auto json = parseJson(std::string_view(text).substr(at, end - at), "list");
        if (!json || !isList(*json)) {
            if (++tries == mostTries) break;
            ++at;
            continue;
        }
        around += text.substr(read, at - read);
        if (found)
            ++found->furtherLists;
        else
            found = PastedJson{std::move(*json), false, 0};
        read = at = end;
    }
    if (!found) return std::nullopt;
    around += text.substr(read);
    for (const char* fence :
         {"```json", "[code]", "[/code]", "<pre>", "</pre>", "<code>", "</code>"})
        for (std::size_t at = around.find(fence); at != std::string::npos; at = around.find(fence))
            around.erase(at, std::string_view(fence).size());
    found->wordsAround = holdsWords(around);
    return found;
}

}  // namespace sightline::engine

#include "rendering/model/cut_off.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstring>
#include <sstream>

#include "geometry/base/words/plain_text.h"
#include "rendering/model/ply_length.h"
#include "rendering/words/models.h"

namespace sightline::rendering {
namespace {

std::string lower(std::string text) {
    for (char& letter : text) letter = char(std::tolower(static_cast<unsigned char>(letter)));
    return text;
}

std::uint32_t littleEndian(std::string_view bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 4; i-- > 0;)
        value = value << 8U | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

Message lengths(std::uint64_t there, std::uint64_t expected) {
    return say::cutOffBytes(std::to_string(there), std::to_string(expected));
}

constexpr std::size_t longestLineShown = 60;

/// The last line of a text that is not empty, and whether a line break follows it.
struct LastLine {
    std::string_view text;
    bool ended = true;
};

LastLine lastLine(std::string_view bytes) {
    constexpr std::string_view blanks = " \t\r\n\f\v";
    const std::size_t last = bytes.find_last_not_of(blanks);
    if (last == std::string_view::npos) return {};
    const std::size_t before = bytes.find_last_of("\r\n", last);
    const std::size_t first = before == std::string_view::npos ? 0 : before + 1;
    const bool ended = bytes.find_first_of("\r\n", last) != std::string_view::npos;
    return {bytes.substr(first, last + 1 - first), ended};
}

std::optional<Message> cutOffGlb(std::string_view bytes) {
    constexpr std::size_t header = 12;
    if (!bytes.starts_with("glTF") || bytes.size() < header) return std::nullopt;
    const std::uint64_t length = littleEndian(bytes, 8);
    if (length > bytes.size()) return lengths(bytes.size(), length);
    return std::nullopt;
}

// True for a text STL. A binary STL may begin with "solid", too. So the function also looks for a
// later word of the text format.
bool isTextStl(std::string_view bytes) {
    const std::string_view head = bytes.substr(0, 1024);
    const bool ascii = std::all_of(head.begin(), head.end(),
                                   [](char c) { return static_cast<unsigned char>(c) < 128; });
    const std::string words = lower(std::string(head));
    const std::size_t first = words.find_first_not_of(" \t\r\n");
    return ascii && first != std::string::npos && words.compare(first, 5, "solid") == 0 &&
           (words.find("facet") != std::string::npos || words.find("end") != std::string::npos);
}

std::optional<Message> cutOffStl(std::string_view bytes) {
    constexpr std::uint64_t header = 84, perTriangle = 50;
    if (isTextStl(bytes)) {
        if (lower(std::string(lastLine(bytes).text)).find("end") != std::string::npos &&
            lower(std::string(lastLine(bytes).text)).find("solid") != std::string::npos) {
            return std::nullopt;
        }
        return say::cutOffSolid();
    }
    if (bytes.size() < header) return std::nullopt;
    const std::uint64_t length = header + perTriangle * littleEndian(bytes, 80);
    if (length > bytes.size()) return lengths(bytes.size(), length);
    return std::nullopt;
}

// Checks the last line of an OBJ file. In a complete line, a vertex has three numbers, and a face
// has three corners.
std::optional<Message> cutOffObj(std::string_view bytes) {
    const LastLine last = lastLine(bytes);
    if (last.ended) return std::nullopt;
    std::istringstream words{std::string(last.text)};
    std::string word;
    words >> word;
    if (word != "v" && word != "vn" && word != "f") return std::nullopt;
    int numbers = 0;
    while (words >> word) ++numbers;
    if (numbers < 3) return say::cutOffLine(plainText(last.text, longestLineShown));
    return std::nullopt;
}

}  // namespace

std::optional<Message> cutOff(std::string_view bytes, std::string extension) {
    extension = lower(std::move(extension));
    if (extension == ".glb") return cutOffGlb(bytes);
    if (extension == ".stl") return cutOffStl(bytes);
    if (extension == ".obj") return cutOffObj(bytes);
    if (extension == ".ply" && lacksPlyHeader(bytes)) return say::cutOffHeader();
    if (extension == ".ply" && !holdsWholePly(bytes)) return say::cutOffElements();
    return std::nullopt;
}

}  // namespace sightline::rendering

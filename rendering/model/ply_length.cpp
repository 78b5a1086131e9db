#include "rendering/model/ply_length.h"

#include <cstdint>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace sightline::rendering {
namespace {

struct PlyProperty {
    std::size_t size = 0;   ///< size of one value, bytes
    std::size_t count = 0;  ///< size of the field that holds a list's length, bytes; 0: not a list
};

struct PlyElement {
    std::uint64_t number = 0;
    std::vector<PlyProperty> properties;
};

enum class PlyForm { text, little, big };

struct PlyHeader {
    PlyForm form = PlyForm::text;
    std::vector<PlyElement> elements;
    std::size_t end = 0;  ///< offset of the first element in the file, bytes
};

std::size_t sizeOfPlyType(const std::string& type) {
    if (type == "char" || type == "uchar" || type == "int8" || type == "uint8") return 1;
    if (type == "short" || type == "ushort" || type == "int16" || type == "uint16") return 2;
    if (type == "int" || type == "uint" || type == "int32" || type == "uint32") return 4;
    if (type == "float" || type == "float32") return 4;
    if (type == "double" || type == "float64") return 8;
    return 0;
}

std::optional<PlyProperty> plyProperty(std::istringstream& words) {
    std::string type, count;
    words >> type;
    if (type == "list") words >> count >> type;
    const PlyProperty property{sizeOfPlyType(type), count.empty() ? 0 : sizeOfPlyType(count)};
    if (property.size == 0 || (!count.empty() && property.count == 0)) return std::nullopt;
    return property;
}

std::optional<PlyHeader> plyHeader(std::string_view bytes) {
    PlyHeader header;
    if (!bytes.starts_with("ply")) return std::nullopt;
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t end = bytes.find('\n', at);
        if (end == std::string_view::npos) return std::nullopt;
        std::istringstream words{std::string(bytes.substr(at, end - at))};
        at = end + 1;
        std::string word, value;
        words >> word;
        if (word == "format") {
            words >> value;
            header.form = value == "ascii"                  ? PlyForm::text
                          : value == "binary_little_endian" ? PlyForm::little
                                                            : PlyForm::big;
        } else if (word == "element") {
            PlyElement element;
            if (!(words >> value >> element.number)) return std::nullopt;
            header.elements.push_back(element);
        } else if (word == "property") {
            const auto property = plyProperty(words);
            if (!property || header.elements.empty()) return std::nullopt;
            header.elements.back().properties.push_back(*property);
        } else if (word == "end_header") {
            header.end = at;
            return header;
        }
    }
    return std::nullopt;
}

// True if the text has at least `lines` lines. In a text PLY, each element is one line.
bool holdsLines(std::string_view text, std::uint64_t lines) {
    std::uint64_t found = 0;
    bool blank = true;
    for (const char letter : text) {
        if (letter == '\n' || letter == '\r') {
            if (!blank) ++found;
            blank = true;
        } else if (letter != ' ' && letter != '\t') {
            blank = false;
        }
    }
    return found + (blank ? 0 : 1) >= lines;
}

std::uint64_t plyCount(std::string_view bytes, PlyForm form) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const std::size_t at = form == PlyForm::big ? i : bytes.size() - 1 - i;
        value = value << 8U | static_cast<unsigned char>(bytes[at]);
    }
    return value;
}

// True if the bytes hold all elements of the header. Elements without properties are skipped. Every
// other element takes at least one byte, so a hostile count cannot make the loop long.
bool holdsBinary(const PlyHeader& header, std::string_view bytes) {
    std::uint64_t at = 0;
    for (const PlyElement& element : header.elements) {
        if (element.properties.empty()) continue;
        for (std::uint64_t i = 0; i < element.number; ++i) {
            for (const PlyProperty& property : element.properties) {
                std::uint64_t values = 1;
                if (property.count > 0) {
                    if (at + property.count > bytes.size()) return false;
                    values = plyCount(bytes.substr(at, property.count), header.form);
                    at += property.count;
                }
                at += values * property.size;
                if (at > bytes.size()) return false;
            }
        }
    }
    return true;
}

}  // namespace

bool lacksPlyHeader(std::string_view bytes) {
    return bytes.starts_with("ply") && bytes.find("end_header") == std::string_view::npos;
}

bool holdsWholePly(std::string_view bytes) {
    const auto header = plyHeader(bytes);
    if (!header) return true;
    const std::string_view body = bytes.substr(header->end);
    if (header->form != PlyForm::text) return holdsBinary(*header, body);
    std::uint64_t lines = 0;
    for (const PlyElement& element : header->elements) {
        if (element.properties.empty()) continue;
        if (element.number > body.size()) return false;
        lines += element.number;
    }
    return holdsLines(body, lines);
}

}  // namespace sightline::rendering

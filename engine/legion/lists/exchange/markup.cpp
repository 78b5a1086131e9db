// Removes forum markup from a posted list.
#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

#include "engine/legion/lists/exchange/list_lines.h"
#include "engine/legion/lists/exchange/pasted_text.h"
#include "geometry/base/json/plain_text.h"

namespace sightline::engine {
namespace {

/// A markup tag and the text that replaces it.
struct Tag {
    std::string_view name, with;
};

// The tags of BBCode. Other text in brackets is kept, because lists may write upgrades in brackets.
constexpr std::array boardTags{
    Tag{"b", ""},          Tag{"i", ""},        Tag{"u", ""},         Tag{"s", ""},
    Tag{"size", ""},       Tag{"color", ""},    Tag{"colour", ""},    Tag{"font", ""},
    Tag{"url", ""},        Tag{"img", ""},      Tag{"code", "\n"},    Tag{"quote", "\n"},
    Tag{"center", "\n"},   Tag{"centre", "\n"}, Tag{"left", "\n"},    Tag{"right", "\n"},
    Tag{"list", "\n"},     Tag{"ul", "\n"},     Tag{"ol", "\n"},      Tag{"li", "\n- "},
    Tag{"*", "\n- "},      Tag{"h1", "\n"},     Tag{"h2", "\n"},      Tag{"h3", "\n"},
    Tag{"spoiler", "\n"},  Tag{"indent", "\n"}, Tag{"table", "\n"},   Tag{"tr", "\n"},
    Tag{"td", " "},        Tag{"th", " "},      Tag{"hr", "\n"},      Tag{"highlight", ""},
    Tag{"sub", ""},        Tag{"sup", ""},      Tag{"strike", ""},    Tag{"bold", ""},
    Tag{"background", ""}, Tag{"user", ""},     Tag{"justify", "\n"}, Tag{"email", ""}};

constexpr std::array pageTags{Tag{"b", ""},
                              Tag{"i", ""},
                              Tag{"u", ""},
                              Tag{"s", ""},
                              Tag{"em", ""},
                              Tag{"strong", ""},
                              Tag{"span", ""},
                              Tag{"font", ""},
                              Tag{"small", ""},
                              Tag{"big", ""},
                              Tag{"mark", ""},
                              Tag{"sub", ""},
                              Tag{"sup", ""},
                              Tag{"strike", ""},
                              Tag{"del", ""},
                              Tag{"ins", ""},
                              Tag{"a", ""},
                              Tag{"img", ""},
                              Tag{"code", ""},
                              Tag{"br", "\n"},
                              Tag{"p", "\n"},
                              Tag{"div", "\n"},
                              Tag{"section", "\n"},
                              Tag{"article", "\n"},
                              Tag{"header", "\n"},
                              Tag{"footer", "\n"},
                              Tag{"main", "\n"},
                              Tag{"pre", "\n"},
                              Tag{"blockquote", "\n"},
                              Tag{"ul", "\n"},
                              Tag{"ol", "\n"},
                              Tag{"li", "\n- "},
                              Tag{"dl", "\n"},
                              Tag{"dt", "\n"},
                              Tag{"dd", "\n"},
                              Tag{"h1", "\n"},
                              Tag{"h2", "\n"},
                              Tag{"h3", "\n"},
                              Tag{"h4", "\n"},
                              Tag{"h5", "\n"},
                              Tag{"h6", "\n"},
                              Tag{"hr", "\n"},
                              Tag{"table", "\n"},
                              Tag{"thead", "\n"},
                              Tag{"tbody", "\n"},
                              Tag{"tr", "\n"},
                              Tag{"td", " "},
                              Tag{"th", " "},
                              Tag{"html", "\n"},
                              Tag{"head", "\n"},
                              Tag{"body", "\n"},
                              Tag{"title", "\n"},
                              Tag{"meta", ""},
                              Tag{"link", ""},
                              Tag{"center", "\n"},
                              Tag{"details", "\n"},
                              Tag{"summary", "\n"},
                              Tag{"button", ""},
                              Tag{"svg", ""},
                              Tag{"path", ""}};

/// An HTML character entity and the text that replaces it.
struct Entity {
    std::string_view name, is;
};
constexpr std::array entities{
    Entity{"amp", "&"},         Entity{"lt", "<"},         Entity{"gt", ">"},
    Entity{"quot", "\""},       Entity{"apos", "'"},       Entity{"nbsp", " "},
    Entity{"bull", "*"},        Entity{"middot", "*"},     Entity{"times", "x"},
    Entity{"ndash", "-"},       Entity{"mdash", "-"},      Entity{"lsquo", "'"},
    Entity{"rsquo", "'"},       Entity{"ldquo", "\""},     Entity{"rdquo", "\""},
    Entity{"eacute", "\u00e9"}, Entity{"hellip", "\u2026"}};

std::string lower(std::string_view text) {
    std::string small(text);
    for (char& c : small) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return small;
}

/// A markup tag at the beginning of a text: its length, and the text that replaces it.
struct FoundTag {
    std::size_t length = 0;
    std::string_view with;
    std::string name;
    bool closes = false;
};

template <class Tags>
std::optional<FoundTag> tagAt(std::string_view text, char end, const Tags& tags) {
    constexpr std::size_t longest = 2000;  // greatest length of a tag; enough for a web address
    FoundTag found;
    std::size_t at = 1;
    if (at < text.size() && text[at] == '/') {
        found.closes = true;
        ++at;
    }
    const std::size_t first = at;
    while (at < text.size() && at - first < 12 &&
           (std::isalnum(static_cast<unsigned char>(text[at])) != 0 || text[at] == '*'))
        ++at;
    found.name = lower(text.substr(first, at - first));
    const auto tag = std::find_if(tags.begin(), tags.end(),
                                  [&](const Tag& one) { return one.name == found.name; });
    if (tag == tags.end() || at >= text.size()) return std::nullopt;
    // After the name of the tag, the tag must end or have a value.
    if (text[at] != end && text[at] != ' ' && text[at] != '=' && text[at] != '/' &&
        text[at] != '\n')
        return std::nullopt;
    const std::size_t close = text.substr(0, longest).find(end, at);
    if (close == std::string_view::npos) return std::nullopt;
    found.length = close + 1;
    found.with = tag->with;
    if (found.closes && found.with == "\n- ") found.with = "\n";
    return found;
}

// The length of "<style>", "<script>" or a comment at the beginning of a text, including the
// content. 0 if the text begins with none of these.
std::size_t hiddenAt(std::string_view text) {
    struct Hidden {
        std::string_view from, to;
    };
    constexpr std::array hidden{Hidden{"<!--", "-->"}, Hidden{"<style", "</style>"},
                                Hidden{"<script", "</script>"}};
    for (const auto& [from, to] : hidden) {
        if (lower(text.substr(0, from.size())) != from) continue;
        const std::size_t end = text.find(to);
        return end == std::string_view::npos ? text.size() : end + to.size();
    }
    return 0;
}

/// An HTML character entity at the beginning of a text, with its length. The length is 0 if there
/// is none.
struct FoundEntity {
    std::size_t length = 0;
    std::string is;
};

std::string charactersOf(std::uint32_t code) {
    if (code < 0x20) return " ";
    if (code < 0x80) return {static_cast<char>(code)};
    if (code == 0x2022 || code == 0xB7) return "*";
    if (code == 0xD7) return "x";
    if (code == 0xA0) return " ";
    if (code == 0x2013 || code == 0x2014) return "-";
    if (code == 0x2019 || code == 0x2018) return "'";
    if (code == 0xE9) return "\u00e9";
    return " ";
}

FoundEntity entityAt(std::string_view text) {
    constexpr std::size_t longest = 10;
    const std::size_t end = text.substr(0, longest).find(';');
    if (end == std::string_view::npos || end < 2) return {};
    const std::string_view name = text.substr(1, end - 1);
    if (name.starts_with('#')) {
        const bool hexadecimal = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
        const std::string_view digits = name.substr(hexadecimal ? 2 : 1);
        std::uint32_t code = 0;
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), code,
                                          hexadecimal ? 16 : 10);
        if (digits.empty() || read.ptr != digits.data() + digits.size()) return {};
        return {end + 1, charactersOf(code)};
    }
    const auto known = std::find_if(entities.begin(), entities.end(),
                                    [&](const Entity& one) { return one.name == name; });
    if (known == entities.end()) return {};
    return {end + 1, std::string(known->is)};
}

}  // namespace

std::string withoutMarkup(const std::string& text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::string_view rest = text; !rest.empty();) {
        const Character next = firstCharacter(rest);
        std::size_t taken = next.bytes;
        std::string with(rest.substr(0, taken));
        if (next.code == '[') {
            if (const auto tag = tagAt(rest, ']', boardTags)) {
                taken = tag->length;
                with = tag->with;
            }
        } else if (next.code == '<') {
            if (const std::size_t hidden = hiddenAt(rest); hidden > 0) {
                taken = hidden;
                with.clear();
            } else if (const auto tag = tagAt(rest, '>', pageTags)) {
                taken = tag->length;
                with = tag->with;
            }
        } else if (next.code == '&') {
            if (const FoundEntity entity = entityAt(rest); entity.length > 0) {
                taken = entity.length;
                with = entity.is;
            }
        }
        plain += with;
        rest.remove_prefix(taken);
    }
    return plain;
}

}  // namespace sightline::engine

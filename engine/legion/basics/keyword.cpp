#include "engine/legion/basics/keyword.h"

#include <algorithm>
#include <array>

namespace sightline::engine {
namespace {

using Part = KeywordForm::Part;

struct Entry {
    std::string_view name;
    int page = 0;
    KeywordForm form{};
};
constexpr std::array<Entry, keywordCount> entries{{
#include "generated/keyword_table.inc"
}};

const Entry& entryOf(Keyword keyword) { return entries[static_cast<std::size_t>(keyword) - 1]; }

}  // namespace

std::string_view nameOf(Keyword keyword) {
    return keyword == Keyword::none ? std::string_view() : entryOf(keyword).name;
}

// The table of keywords is sorted by name. A check of the catalogue tests this order.
Keyword keywordNamed(std::string_view name) {
    const auto found = std::lower_bound(
        entries.begin(), entries.end(), name,
        [](const Entry& one, std::string_view wanted) { return one.name < wanted; });
    if (found == entries.end() || found->name != name) return Keyword::none;
    return static_cast<Keyword>(found - entries.begin() + 1);
}

Citation citationOf(Keyword keyword) {
    const Entry& entry = entryOf(keyword);
    const bool hasX = entry.form.value == Part::always;
    return page(entry.page, "Keyword Glossary: " + std::string(entry.name) + (hasX ? " X" : ""));
}

KeywordForm formOf(Keyword keyword) { return entryOf(keyword).form; }

std::vector<std::string> keywordNames() {
    std::vector<std::string> names;
    names.reserve(entries.size());
    for (const Entry& one : entries) names.emplace_back(one.name);
    return names;
}

}  // namespace sightline::engine

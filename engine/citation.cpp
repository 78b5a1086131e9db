#include "engine/citation.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace sightline::engine {
namespace {

using namespace std::string_view_literals;

constexpr int glossaryBegins = 46;
constexpr std::array pagesOfKeywords{
    std::pair{"Area Weapon"sv, 57}, std::pair{"Compulsory Move"sv, 54},
    std::pair{"Counterpart"sv, 47}, std::pair{"Hover"sv, 50},
    std::pair{"Immobilize"sv, 58},  std::pair{"Ion"sv, 58},
    std::pair{"Observe"sv, 52},     std::pair{"Overrun"sv, 58},
    std::pair{"Poison"sv, 59},      std::pair{"Prepared Position"sv, 53},
    std::pair{"Restore"sv, 61},
};

// "Poison X" is the entry of Poison.
std::string_view withoutValue(std::string_view keyword) {
    return keyword.ends_with(" X") ? keyword.substr(0, keyword.size() - 2) : keyword;
}

}  // namespace

Citation glossary(const std::string& keyword) {
    const std::string_view name = withoutValue(keyword);
    const auto found = std::find_if(pagesOfKeywords.begin(), pagesOfKeywords.end(),
                                    [&](const auto& one) { return one.first == name; });
    const int at = found == pagesOfKeywords.end() ? glossaryBegins : found->second;
    return {at, "Keyword Glossary: " + keyword};
}

std::vector<std::string> citedKeywords() {
    std::vector<std::string> names;
    for (const auto& [name, at] : pagesOfKeywords) names.emplace_back(name);
    return names;
}

}  // namespace sightline::engine

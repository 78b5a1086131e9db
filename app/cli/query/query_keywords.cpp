#include "app/cli/query/query_keywords.h"

#include <algorithm>
#include <charconv>

#include "engine/legion/rules/movement/stated_mover.h"

namespace sightline::app {
namespace {

using engine::JsonAt;
using engine::Keyword;
using engine::KeywordForm;
using engine::KeywordText;

constexpr int mostNumber = 99;

// Removes a number at the end of the text, as in "Speeder 1", and returns the number.
std::optional<int> takeNumber(std::string_view& text) {
    const std::size_t space = text.rfind(' ');
    if (space == std::string_view::npos) return std::nullopt;
    const std::string_view digits = text.substr(space + 1);
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
    if (number < 0 || number > mostNumber) return std::nullopt;
    text = text.substr(0, space);
    return number;
}

std::string printedForm(Keyword keyword) {
    const KeywordForm form = engine::formOf(keyword);
    std::string text{engine::nameOf(keyword)};
    if (form.parameter == KeywordForm::Part::always) text += ": ...";
    if (form.value == KeywordForm::Part::always) text += " X";
    return text;
}

// Reads a keyword of a unit, such as "Quick Thinking", "Speeder 1", "Cover: Ground" or "Hover: Air
// 1". A keyword's name may contain a colon or a number, so the whole text is tried as a name first.
KeywordText readOne(const JsonAt& at) {
    const std::string text = at.text();
    KeywordText read;
    std::string_view rest = text;
    if (engine::keywordNamed(rest) == Keyword::none) read.value = takeNumber(rest);
    if (engine::keywordNamed(rest) == Keyword::none) {
        const std::size_t colon = rest.find(": ");
        if (colon != std::string_view::npos) {
            read.parameter = rest.substr(colon + 2);
            rest = rest.substr(0, colon);
        }
    }
    const std::string name(rest);
    const Keyword keyword = engine::keywordNamed(name);
    if (keyword == Keyword::none) {
        const std::string nearest = engine::nearestName(name, engine::keywordNames());
        at.refuse("there is no keyword \"" + name + "\"" +
                  (nearest.empty() ? "" : " (did you mean \"" + nearest + "\"?)"));
    }
    const KeywordForm form = engine::formOf(keyword);
    const auto fits = [](KeywordForm::Part part, bool given) {
        return part == KeywordForm::Part::sometimes || (part == KeywordForm::Part::always) == given;
    };
    if (!fits(form.value, read.value.has_value()) || !fits(form.parameter, !read.parameter.empty()))
        at.wrong("\"" + printedForm(keyword) + "\"");
    read.name = keyword;
    return read;
}

}  // namespace

std::vector<KeywordText> readUnitKeywords(const JsonAt& request) {
    std::vector<KeywordText> keywords;
    if (const auto list = request.find("keywords"))
        for (const JsonAt& item : list->list(0, 100)) keywords.push_back(readOne(item));
    return keywords;
}

std::string movesHelp() {
    std::string names;
    for (const Keyword keyword : engine::keywordsOfMoves())
        names += (names.empty() ? "" : ", ") + printedForm(keyword);
    return R"(A request of move or reach names "unit_type". It may also name "keywords": a list of the unit's
keywords, as cards print them: ["Speeder 1", "Hover: Air 1"]. The unit type, the base and the
keywords determine the allowed kinds of Moves. Notched bases do not climb; small bases neither pivot
nor reverse. If a kind is not allowed, the answer has "legal": false and a reason of the rule
"kind_not_allowed"; an answer to reach has that reason and no cells. A strafe needs a notched base
and Hover; the program assumes that the base has side notches.
Keywords that change a Move: )" +
           names + ".\n";
}

}  // namespace sightline::app

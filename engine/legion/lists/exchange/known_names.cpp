#include "engine/legion/lists/exchange/known_names.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace sightline::engine {
namespace {

struct Replacement {
    std::string_view from, to;
};
// Replacements for letters with accents and for quotation marks, in UTF-8, as they occur in lists
// and on cards.
constexpr std::array replacements{
    Replacement{"\u00e1", "a"}, Replacement{"\u00e0", "a"}, Replacement{"\u00e2", "a"},
    Replacement{"\u00e4", "a"}, Replacement{"\u00e9", "e"}, Replacement{"\u00e8", "e"},
    Replacement{"\u00ea", "e"}, Replacement{"\u00ed", "i"}, Replacement{"\u00f3", "o"},
    Replacement{"\u00f6", "o"}, Replacement{"\u00fa", "u"}, Replacement{"\u00fc", "u"},
    Replacement{"\u00f1", "n"}, Replacement{"\u00e7", "c"}, Replacement{"\u00c9", "e"},
    Replacement{"\u2019", ""},  Replacement{"\u2018", ""},  Replacement{"\u201c", ""},
    Replacement{"\u201d", ""},  Replacement{"\u2013", " "}, Replacement{"\u2014", " "},
    Replacement{"\u2010", " "}, Replacement{"\u00d7", "x"}, Replacement{"\u00a0", " "},
    Replacement{"\u2026", ""}};

}  // namespace

std::string foldedName(std::string_view name) {
    std::string folded;
    for (std::size_t i = 0; i < name.size();) {
        const bool ascii = static_cast<unsigned char>(name[i]) < 0x80;
        const auto found =
            ascii ? replacements.end()
                  : std::find_if(replacements.begin(), replacements.end(),
                                 [&](const Replacement& one) {
                                     return name.substr(i, one.from.size()) == one.from;
                                 });
        std::string_view piece = name.substr(i, 1);
        i += found == replacements.end() ? 1 : found->from.size();
        if (found != replacements.end()) piece = found->to;
        for (const char c : piece) {
            const auto byte = static_cast<unsigned char>(c);
            if (std::isalnum(byte) != 0 || byte >= 0x80)
                folded += static_cast<char>(std::tolower(byte));
            else if (c != '\'' && c != '"' && !folded.empty() && folded.back() != ' ')
                folded += ' ';
        }
    }
    while (!folded.empty() && folded.back() == ' ') folded.pop_back();
    return folded;
}

std::string looseName(std::string_view folded) {
    std::string loose;
    for (std::size_t begin = 0; begin < folded.size();) {
        const std::size_t end = std::min(folded.find(' ', begin), folded.size());
        std::string word(folded.substr(begin, end - begin));
        if (word.size() > 2 && word.ends_with('s') && !word.ends_with("ss")) word.pop_back();
        std::replace(word.begin(), word.end(), '0', 'o');
        loose += word;
        begin = end + 1;
    }
    return loose;
}

void KnownNames::add(std::string_view name, unsigned kind, bool withMarks) {
    const std::string folded = foldedName(name);
    if (folded.empty()) return;
    KnownName& exact = exact_[folded];
    exact.kinds |= kind;
    exact.withMarks = exact.withMarks || withMarks;
    KnownName& loose = loose_[looseName(folded)];
    loose.kinds |= kind;
    loose.loose = true;
    loose.withMarks = loose.withMarks || withMarks;
    const auto words = static_cast<std::size_t>(std::count(folded.begin(), folded.end(), ' ')) + 1;
    mostWords_ = std::max(mostWords_, words);
}

KnownName KnownNames::find(const std::string& folded) const {
    if (const auto found = exact_.find(folded); found != exact_.end()) return found->second;
    const auto found = loose_.find(looseName(folded));
    return found == loose_.end() ? KnownName{} : found->second;
}

}  // namespace sightline::engine

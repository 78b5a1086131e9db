#include "engine/legion/advice/rulebook/section_match.h"

#include <algorithm>

#include "engine/legion/advice/rulebook/folded_words.h"

namespace sightline::engine {
namespace {

// A match in the text gives at most 6 points for a word, so a match in a heading always gives more.
constexpr int wholeTitle = 1000, startOfTitle = 200, inTitle = 60, inHeading = 20, wordInText = 2,
              mostInText = 6;

// 2 if a word of the text equals the searched word, 1 if a word begins with it, otherwise 0.
int matchIn(const std::vector<std::string>& text, const std::string& searched) {
    int best = 0;
    for (const std::string& word : text)
        if (word.starts_with(searched)) best = std::max(best, word == searched ? 2 : 1);
    return best;
}

int scoreInText(const std::vector<std::string>& text, const std::string& searched) {
    int score = 0;
    for (const std::string& word : text) {
        if (word == searched) score += wordInText;
        if (word != searched && word.starts_with(searched)) ++score;
    }
    return std::min(score, mostInText);
}

}  // namespace

SectionWords wordsOf(const RuleSection& section) {
    SectionWords words;
    const auto add = [](std::vector<std::string>& to, const std::string& text) {
        for (std::string& word : foldedWords(text)) to.push_back(std::move(word));
    };
    for (const RuleLanguage language : {RuleLanguage::english, RuleLanguage::french}) {
        const auto index = static_cast<std::size_t>(language);
        add(words.title[index], section.title.in(language));
        for (const std::string& paragraph : section.text.in(language))
            add(words.text[index], paragraph);
    }
    add(words.headings, section.title.en);
    for (const std::string& heading : section.headings) add(words.headings, heading);
    return words;
}

int scoreOf(const SectionWords& section, const std::vector<std::string>& words,
            RuleLanguage language) {
    const auto& title = section.title[static_cast<std::size_t>(language)];
    const auto& text = section.text[static_cast<std::size_t>(language)];
    int score = 0;
    for (const std::string& word : words) {
        const int ofWord = matchIn(title, word) * inTitle +
                           matchIn(section.headings, word) * inHeading + scoreInText(text, word);
        if (ofWord == 0) return 0;
        score += ofWord;
    }
    const bool starts =
        title.size() >= words.size() && std::equal(words.begin(), words.end(), title.begin());
    if (starts) score += title.size() == words.size() ? wholeTitle : startOfTitle;
    return score;
}

}  // namespace sightline::engine

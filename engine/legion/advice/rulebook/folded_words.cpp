#include "engine/legion/advice/rulebook/folded_words.h"

#include <array>

#include "geometry/base/json/plain_text.h"

namespace sightline::engine {
namespace {

struct FoldedLetter {
    std::u32string_view letters;
    std::string_view plain;
};
constexpr std::array foldedLetters{
    FoldedLetter{U"àáâãäåÀÁÂÃÄÅ", "a"}, FoldedLetter{U"çÇ", "c"},
    FoldedLetter{U"èéêëÈÉÊË", "e"},     FoldedLetter{U"ìíîïÌÍÎÏ", "i"},
    FoldedLetter{U"ñÑ", "n"},           FoldedLetter{U"òóôõöÒÓÔÕÖ", "o"},
    FoldedLetter{U"ùúûüÙÚÛÜ", "u"},     FoldedLetter{U"ýÿÝŸ", "y"},
    FoldedLetter{U"œŒ", "oe"},          FoldedLetter{U"æÆ", "ae"}};

// The folded form of a character. Empty for a character that separates words.
std::string foldedForm(Character character, std::string_view bytes) {
    const std::uint32_t code = character.code;
    if (code < 0x80) {
        const char c = static_cast<char>(code);
        if (c >= 'A' && c <= 'Z') return {static_cast<char>(c - 'A' + 'a')};
        const bool kept = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        return kept ? std::string(1, c) : std::string();
    }
    if (character.bytes == 1) return {};  // a stray byte
    for (const FoldedLetter& one : foldedLetters)
        if (one.letters.find(static_cast<char32_t>(code)) != std::u32string_view::npos)
            return std::string(one.plain);
    // From U+0100 to U+1FFF, the code points are letters of other alphabets. The other code points
    // are mostly punctuation, such as quotes and spaces.
    const bool letter = code >= 0x100 && code < 0x2000;
    return letter ? std::string(bytes) : std::string();
}

}  // namespace

std::vector<std::string> foldedWords(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    while (!text.empty()) {
        const Character next = firstCharacter(text);
        const std::string letters = foldedForm(next, text.substr(0, next.bytes));
        text.remove_prefix(next.bytes);
        word += letters;
        if ((letters.empty() || text.empty()) && !word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    return words;
}

std::string foldedText(std::string_view text) {
    std::string joined;
    for (const std::string& word : foldedWords(text)) {
        if (!joined.empty()) joined += ' ';
        joined += word;
    }
    return joined;
}

}  // namespace sightline::engine

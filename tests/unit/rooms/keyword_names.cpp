#include "unit/rooms/keyword_names.h"

#include <cctype>
#include <fstream>
#include <iterator>

namespace sightline::house {
namespace {

bool isOfAWord(char letter) {
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_';
}

}  // namespace

std::set<std::string> keywordsNamedIn(const std::filesystem::path& file) {
    const std::string scope = "Keyword::";
    const std::string text = textOf(file);
    std::set<std::string> named;
    for (std::size_t at = text.find(scope); at != std::string::npos; at = text.find(scope, at)) {
        const bool whole = at == 0 || !isOfAWord(text[at - 1]);
        at += scope.size();
        std::size_t end = at;
        while (end < text.size() && isOfAWord(text[end])) ++end;
        if (whole && end > at) named.insert(text.substr(at, end - at));
    }
    named.erase("none");
    return named;
}

std::string textOf(const std::filesystem::path& file) {
    std::ifstream text(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(text), {}};
}

}  // namespace sightline::house

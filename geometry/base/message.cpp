#include "geometry/base/message.h"

#include <cctype>
#include <cstdio>

namespace sightline {
namespace {

std::string rounded(double value, int digits) {
    char text[48];
    std::snprintf(text, sizeof text, "%.*f", digits, value);
    return text;
}

struct EnglishWriter {
    std::string operator()(int number) const { return std::to_string(number); }
    std::string operator()(const Length& length) const {
        return rounded(length.inches, length.digits) + " in";
    }
    std::string operator()(const Decimal& number) const {
        return rounded(number.value, number.digits);
    }
    std::string operator()(const PrintedName& name) const { return name.text; }
    std::string operator()(const HelpText& card) const { return withNumber(card.english, card.x); }
    std::string operator()(const Messages& several) const {
        std::string all;
        for (const Message& one : several) all += (all.empty() ? "" : ", ") + english(one);
        return all;
    }
};

}  // namespace

std::string english(const Message& message) {
    if (message.arguments.empty()) return message.pattern;
    std::string text;
    text.reserve(80);  // reserved bytes, enough for most sentences
    for (const char* at = message.pattern; *at != '\0'; ++at) {
        const auto index = static_cast<std::size_t>(at[1] - '1');
        if (*at != '%' || at[1] < '1' || index >= message.arguments.size()) {
            text += *at;
            continue;
        }
        text += std::visit(EnglishWriter{}, message.arguments[index]);
        ++at;
    }
    return text;
}

std::string withNumber(std::string text, std::optional<int> x) {
    if (!x) return text;
    const auto isLetter = [&](std::size_t at) {
        return at < text.size() && std::isalnum(static_cast<unsigned char>(text[at])) != 0;
    };
    for (std::size_t at = text.find('X'); at != std::string::npos; at = text.find('X', at + 1)) {
        if (isLetter(at + 1) || (at > 0 && isLetter(at - 1))) continue;
        text.replace(at, 1, std::to_string(*x));
    }
    return text;
}

}  // namespace sightline

/// Translatable messages: English patterns with typed arguments. Message tables (`objections.h` and
/// the folders named `words/`) define for each message a name, argument types and a pattern.
/// `english` formats a message in English; the window formats it in other languages. The pattern is
/// the key of the translation tables.
#pragma once
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace sightline {

/// A message argument in inches, with `digits` decimals: "5.90 in".
struct Length {
    Length(double length, int shown = 2)  // NOLINT(google-explicit-constructor)
        : inches(length), digits(shown) {}
    double inches;
    int digits;
};

/// A message argument that is a number but not a length, such as degrees or a position on the
/// table.
struct Decimal {
    double value = 0.0;
    int digits = 0;
};

/// A message argument: a name from a card or from a player, the same in every language.
struct PrintedName {
    PrintedName(std::string name)  // NOLINT(google-explicit-constructor)
        : text(std::move(name)) {}
    PrintedName(const char* name) : text(name) {}  // NOLINT(google-explicit-constructor)
    std::string text;
};

/// A message argument: the catalogue's English description of a card or keyword. `x` is the number
/// on the card and replaces the X in the text.
struct HelpText {
    std::string english;
    std::optional<int> x{};
};

struct Message;
/// A message argument that consists of messages, joined with commas.
using Messages = std::vector<Message>;
using Argument = std::variant<int, Length, Decimal, PrintedName, HelpText, Messages>;

struct Message {
    /// English text with %1 to %9 for the arguments; an empty pattern means no message.
    const char* pattern = "";
    std::vector<Argument> arguments{};

    bool none() const { return *pattern == '\0'; }
};

std::string english(const Message& message);
/// Replaces each separate word X in the text by the number.
std::string withNumber(std::string text, std::optional<int> x);

/// The English pattern of a message. The translation tool finds patterns by searching for calls of
/// `inEnglish`.
struct EnglishPattern {
    const char* text;
};
consteval EnglishPattern inEnglish(const char* /*context*/, const char* text) { return {text}; }

/// A row of a message table: a function from arguments of the types `What` to a message. A pattern
/// that does not name exactly these arguments does not compile.
template <class... What>
class MessageTemplate {
  public:
    consteval MessageTemplate(EnglishPattern pattern)  // NOLINT(google-explicit-constructor)
        : pattern_(pattern.text) {
        if (!speaksOfAll()) throw "the pattern does not name what the sentence speaks of";
    }
    Message operator()(const What&... what) const { return {pattern_, {Argument(as(what))...}}; }
    constexpr const char* pattern() const { return pattern_; }

  private:
    static Messages as(const Message& one) { return {one}; }
    template <class Other>
    static const Other& as(const Other& other) {
        return other;
    }
    consteval bool speaksOfAll() const {
        unsigned named = 0;
        for (const char* at = pattern_; *at != '\0'; ++at) {
            if (at[0] == '%' && at[1] >= '1' && at[1] <= '9') named |= 1U << (at[1] - '1');
        }
        return named == (1U << sizeof...(What)) - 1U;
    }

    const char* pattern_;
};

}  // namespace sightline

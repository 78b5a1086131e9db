/// What the rules have to say before it is words in a language: a sentence by its English pattern,
/// and what it speaks of, typed. Sentences stand in tables (`objections.h` here, `engine/words/`):
/// a name, what it speaks of, its pattern. `english` words a message; a front end words it in other
/// languages by the same pattern, the identifier that tables of translations know.
#pragma once
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace sightline {

/// In inches, with so many digits after the point: "5.90 in".
struct Length {
    Length(double length, int shown = 2)  // NOLINT(google-explicit-constructor)
        : inches(length), digits(shown) {}
    double inches;
    int digits;
};

/// A number that is no length, such as degrees or a place on the table.
struct Decimal {
    double value = 0.0;
    int digits = 0;
};

/// A name as a card prints it or somebody gave it: the same in every language.
struct Printed {
    Printed(std::string name)  // NOLINT(google-explicit-constructor)
        : text(std::move(name)) {}
    Printed(const char* name) : text(name) {}  // NOLINT(google-explicit-constructor)
    std::string text;
};

/// What the catalogue says that a card or keyword does, in its English, with the number that the
/// card prints in place of the X.
struct HelpText {
    std::string english;
    std::optional<int> x{};
};

struct Message;
/// Several are said one after the other, with commas.
using Messages = std::vector<Message>;
using Argument = std::variant<int, Length, Decimal, Printed, HelpText, Messages>;

struct Message {
    const char* pattern = "";  ///< English, with %1 to %9 for the arguments; empty: nothing is said
    std::vector<Argument> arguments{};

    bool none() const { return *pattern == '\0'; }
};

std::string english(const Message& message);
/// The text with its number in place of every X that stands alone.
std::string withNumber(std::string text, std::optional<int> x);

/// A pattern of a table. Tables of translations are collected by this call.
struct EnglishPattern {
    const char* text;
};
consteval EnglishPattern inEnglish(const char* /*context*/, const char* text) { return {text}; }

/// A row of a table: a sentence that speaks of `What`. Called with that, it is a message. A pattern
/// that does not name each of them, and nothing else, does not compile.
template <class... What>
class Says {
  public:
    consteval Says(EnglishPattern pattern)  // NOLINT(google-explicit-constructor)
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

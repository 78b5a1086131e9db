/// A value or the one line that says why there is none. For boundaries: files, requests, clicks.
/// Inside the house a broken promise is an assertion instead.
#pragma once
#include <cassert>
#include <string>
#include <utility>
#include <variant>

#include "geometry/words/message.h"
#include "geometry/words/problems.h"

namespace sightline {

/// What is wrong, where, and what was expected, in one line for a person.
struct Problem {
    std::string text;  ///< its English
    /// What a window words in the player's language; nothing where there is only the English.
    Message message{};
};

/// A problem that can be said in every language.
inline Problem problemOf(Message message) {
    std::string text = english(message);
    return {std::move(text), std::move(message)};
}

/// Its English where there are no words for other languages.
inline Message messageOf(const Problem& problem) {
    return problem.message.none() ? say::asWritten(problem.text) : problem.message;
}

/// What is wrong within something, such as a file: "table.layout.json: expected ...".
inline Problem problemIn(const std::string& where, const Problem& what) {
    return {where + ": " + what.text, say::problemWithin(where, messageOf(what))};
}

template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : content_(std::move(value)) {}  // NOLINT(google-explicit-constructor)
    Result(Problem problem)
        : content_(std::move(problem)) {}  // NOLINT(google-explicit-constructor)

    bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }
    const T& value() const& {
        assert(ok());
        return std::get<0>(content_);
    }
    T& value() & {
        assert(ok());
        return std::get<0>(content_);
    }
    T&& value() && {
        assert(ok());
        return std::get<0>(std::move(content_));
    }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }
    const Problem& problem() const {
        assert(!ok());
        return std::get<1>(content_);
    }

  private:
    std::variant<T, Problem> content_;
};

}  // namespace sightline

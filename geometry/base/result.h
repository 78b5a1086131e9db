/// Result: a value, or one line that explains why there is no value. Functions return a Result for
/// input from outside: files, requests, clicks. A violated precondition inside the program is an
/// assertion instead.
#pragma once
#include <cassert>
#include <string>
#include <utility>
#include <variant>

#include "geometry/base/message.h"
#include "geometry/base/problems.h"

namespace sightline {

/// An error for the player, in one line: the location, the fault, and the expected input.
struct Problem {
    std::string text;  ///< English text of the error
    /// The translatable message of the error. Empty if only the English text exists.
    Message message{};
};

/// A problem with a translatable message.
inline Problem problemOf(Message message) {
    std::string text = english(message);
    return {std::move(text), std::move(message)};
}

/// The translatable message of the problem. If the problem has none, the message is its English
/// text.
inline Message messageOf(const Problem& problem) {
    return problem.message.none() ? say::asWritten(problem.text) : problem.message;
}

/// Adds a location, such as a file, to a problem: "table.layout.json: expected ...".
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

/// Test fixture that collects error messages in French.
#pragma once
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <variant>

#include "geometry/base/result.h"
#include "ui/words/said_in_french.h"

namespace sightline::app {

class HeardProblems : public ::testing::Test {
  protected:
    /// Checks one problem: it must have an English text, and no printed argument may be a whole
    /// sentence.
    void hear(const Problem& problem) {
        EXPECT_FALSE(problem.message.none()) << problem.text;
        EXPECT_EQ(sightline::english(problem.message), problem.text);
        EXPECT_EQ(sentenceIn(problem.message), "");
        french.hear(problem.message);
    }
    template <class T>
    void hear(const Result<T>& result) {
        ASSERT_FALSE(result.ok());
        hear(result.problem());
    }

    SaidInFrench french;

  private:
    // A message "%1" only prints its argument. If the argument contains spaces, it is an English
    // sentence, and the function returns it. Names and values contain no spaces.
    static std::string sentenceIn(const sightline::Message& message) {
        const bool asItIs = std::string_view(message.pattern) == "%1";
        for (const Argument& argument : message.arguments) {
            if (const auto* name = std::get_if<PrintedName>(&argument);
                asItIs && name != nullptr && name->text.find(' ') != std::string::npos)
                return name->text;
            const auto* several = std::get_if<Messages>(&argument);
            if (several == nullptr) continue;
            for (const sightline::Message& one : *several)
                if (std::string found = sentenceIn(one); !found.empty()) return found;
        }
        return {};
    }
};

}  // namespace sightline::app

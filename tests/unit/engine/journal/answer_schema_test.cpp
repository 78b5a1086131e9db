// The JSON schema, the reader and the writer of answers are made from one description, so they must
// agree.
#include <gtest/gtest.h>

#include "engine/legion/rules/asking/answer_fields.h"
#include "unit/engine/answers.h"
#include "unit/files/json_schema.h"

namespace sightline::engine::test {
namespace {

using nlohmann::json;
using sightline::test::JsonSchema;

/// Copies of an answer with one mistake each: one member is missing or is null.
std::vector<json> damaged(const json& answer) {
    std::vector<json> all;
    for (const auto& [name, value] : answer.items()) {
        all.push_back(answer);
        all.back().erase(name);
        all.push_back(answer);
        all.back()[name] = nullptr;
    }
    return all;
}

TEST(AnswerSchema, EveryWrittenAnswerFits) {
    const JsonSchema schema(schemaOf(Answer{}));
    for (const Answer& answer : everyKindOfAnswer())
        EXPECT_EQ(schema.problemWith(toJson(answer)), "") << toJson(answer);
}

TEST(AnswerSchema, RefusesTheAnswersThatTheReaderRefuses) {
    const JsonSchema schema(schemaOf(Answer{}));
    for (const Answer& answer : everyKindOfAnswer()) {
        for (const json& one : damaged(toJson(answer))) {
            const std::string kind = one.value("answer", json()).dump();
            const bool isPick = kind == "\"pick\"" || kind == "\"pick_several\"";
            const bool lacksBoth = isPick && !one.contains("chosen") && !one.contains("option") &&
                                   !one.contains("options");
            if (lacksBoth) continue;  // the schema cannot express "one of two members"
            EXPECT_EQ(schema.problemWith(one).empty(), answerFromJson(one).ok()) << one;
        }
    }
}

// Each kind of adjustment has its own tag, by which a reader recognizes the kind.
TEST(AnswerSchema, NoTwoAdjustmentsHaveOneTag) {
    std::vector<std::string_view> tags;
    [&]<class... Kinds>(const std::variant<Kinds...>*) {
        (tags.push_back(tagOf<Kinds>()), ...);
    }(static_cast<const decltype(Adjust::what)*>(nullptr));
    for (const std::string_view tag : tags) {
        EXPECT_FALSE(tag.empty());
        EXPECT_EQ(std::count(tags.begin(), tags.end(), tag), 1) << tag;
    }
}

}  // namespace
}  // namespace sightline::engine::test

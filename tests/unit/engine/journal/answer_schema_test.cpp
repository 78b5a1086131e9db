// The schema, the reader and the writer of answers follow one description.
#include <gtest/gtest.h>

#include "engine/legion/rules/asking/answer_fields.h"
#include "unit/engine/answers.h"
#include "unit/files/json_schema.h"

namespace sightline::engine::test {
namespace {

using nlohmann::json;
using sightline::test::JsonSchema;

/// All answers that differ from this one in a single member: without it, or with null.
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
            if (lacksBoth) continue;  // a schema of single members cannot ask for one of two
            EXPECT_EQ(schema.problemWith(one).empty(), answerFromJson(one).ok()) << one;
        }
    }
}

// Each adjustment has a tag of its own, so a reader recognizes it.
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

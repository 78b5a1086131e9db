/// Forms of JSON members that only lessons have. Private to engine/legion/advice/lessons and its
/// tests.
#pragma once
#include "engine/legion/advice/lessons/lesson.h"
#include "engine/legion/advice/lessons/start_forms.h"
#include "engine/legion/advice/words/lessons.h"
#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/rules/asking/kind_names.h"
#include "engine/legion/rules/asking/option_json.h"
#include "geometry/base/json/fields.h"
#include "geometry/base/json/json_reader.h"
#include "geometry/base/words/documents.h"

namespace sightline::engine::lessons {

/// The names of the actions in JSON, in the order of `Action`.
const std::vector<std::string_view>& actionWordList();
/// The names of the tokens in JSON.
const std::vector<std::string_view>& tokenWordList();
/// The English names of the numbers in entries of the record.
const std::vector<std::string_view>& recordedNumbers();

/// Reads an answer of a lesson: an answer of a journal, or one of the short forms "to",
/// "proposal", "faces" for all dice, and "look". The optional member "ask" names the kind of
/// question.
LessonAnswer readLessonAnswer(const JsonAt& at);
nlohmann::json writeLessonAnswer(const LessonAnswer& answer);

namespace form {
using engine::form::json;

inline constexpr engine::form::Range units{0, 199};

/// A struct whose JSON object has no unknown members.
struct Exact {
    void read(const auto& at, auto& value) const { readExactly(at, value); }
    json write(const auto& value) const { return writeFields(value); }
    json schema(const auto& any) const {
        json schema = schemaOf(any);
        schema["additionalProperties"] = false;
        return schema;
    }
};
/// A struct whose JSON object has exactly one member.
struct OneMember : Exact {
    template <class Value>
    void read(const JsonAt& at, Value& value) const {
        at.allow(namesOf(Value{}));
        // A member that is null counts as missing.
        int present = 0;
        for (const auto& [name, member] : at.members()) present += member.json().is_null() ? 0 : 1;
        if (present != 1) {
            std::string names;
            for (const auto name : namesOf(Value{}))
                names.append(names.empty() ? "" : ", ").append(name);
            at.wrong(say::exactlyOneMember(names));
        }
        readFields(at, value);
    }
};
/// A condition inside a condition. Its schema refers to the definition of conditions, because
/// conditions contain each other.
struct Inner : OneMember {
    json schema(const Condition&) const { return {{"$ref", "#/$defs/condition"}}; }
};
/// A single condition in the file. The C++ type is a list with this condition.
struct Single {
    void read(const JsonAt& at, std::vector<Condition>& list) const {
        Inner{}.read(at, list.emplace_back());
    }
    json write(const std::vector<Condition>& list) const { return Inner{}.write(list.front()); }
    json schema(const std::vector<Condition>&) const { return Inner{}.schema({}); }
};
/// The army file of the unfinished army. The reader of armies checks it.
struct ArmyFile {
    void read(const JsonAt& at, json& army) const {
        if (!at.isObject()) at.wrong(say::anArmyOfAFile());
        army = at.json();
    }
    json write(const json& army) const { return army; }
    json schema(const json&) const { return {{"type", "object"}}; }
};
struct OneOption {
    void read(const JsonAt& at, Option& option) const {
        const auto found = at.isObject() ? optionFromJson(at.json()) : std::nullopt;
        if (!found || saidInFull(*found) != at.json()) at.wrong(say::anOptionOfJournals());
        option = *found;
    }
    json write(const Option& option) const { return saidInFull(option); }
    json schema(const Option&) const { return {{"type", "object"}}; }
};
/// Counts by name, such as the numbers of tokens. No other names than `names` are allowed.
struct CountsByName {
    const std::vector<std::string_view>& names;
    int most;
    void read(const JsonAt& at, std::map<std::string, int>& counts) const {
        at.allow(names);
        engine::form::TableOf<engine::form::Range>{{0, 1.0 * most}}.read(at, counts);
    }
    json write(const std::map<std::string, int>& counts) const { return counts; }
    json schema(const std::map<std::string, int>&) const {
        json schema = {{"type", "object"}, {"additionalProperties", false}};
        for (const auto name : names)
            schema["properties"][std::string(name)] = {
                {"type", "integer"}, {"minimum", 0}, {"maximum", most}};
        return schema;
    }
};
struct JournalAnswer {
    void read(const JsonAt& at, Answer& answer) const {
        auto found = answerFromExactJson(at.json());
        if (!found) at.refuse(found.problem());
        answer = std::move(found).value();
    }
    json write(const Answer& answer) const { return toJson(answer); }
    json schema(const Answer&) const { return {{"type", "object"}, {"required", {"answer"}}}; }
};
struct AnyAnswer {
    void read(const JsonAt& at, LessonAnswer& answer) const { answer = readLessonAnswer(at); }
    json write(const LessonAnswer& answer) const { return writeLessonAnswer(answer); }
    json schema(const LessonAnswer&) const {
        return {{"type", "object"}, {"required", {"answer"}}};
    }
};

}  // namespace form
}  // namespace sightline::engine::lessons

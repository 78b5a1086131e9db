/// Describes the JSON members of the rulebook's files. The reader, the writer, the schema and the
/// documentation in `assets/rules/README.md` follow these lists. Private to the room `rulebook` and
/// its tests.
#pragma once
#include "engine/legion/advice/rulebook/rule_section.h"
#include "engine/legion/advice/words/rulebook.h"
#include "geometry/base/json/fields.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

namespace rulebook_form {

/// A struct whose JSON object has no unknown members.
struct KnownMembers {
    void read(const auto& at, auto& value) const { readExactly(at, value); }
    nlohmann::json write(const auto& value) const { return writeFields(value); }
    nlohmann::json schema(const auto& any) const {
        nlohmann::json schema = schemaOf(any);
        schema["additionalProperties"] = false;
        return schema;
    }
};
/// Any JSON object that is not empty.
struct AnyObject {
    void read(const auto& at, nlohmann::json& value) const {
        if (!at.isObject() || at.json().empty()) at.wrong(say::objectInScene());
        value = at.json();
    }
    nlohmann::json write(const nlohmann::json& value) const { return value; }
    nlohmann::json schema(const nlohmann::json&) const {
        return {{"type", "object"}, {"minProperties", 1}};
    }
};
inline const form::TextUpTo heading{100, say::headingExpected};
inline const form::ListOf<form::PlainText> paragraphs{form::PlainText(2000), 1, 8};
inline constexpr form::ListOf<form::Range> pages{form::Range{1, 200}, 1, 8};
inline constexpr std::array<std::string_view, 9> quizzes{
    "band", "sight", "obscured", "target", "expected", "hide", "reach", "cohesion", "legal"};

}  // namespace rulebook_form

void describe(auto& fields, FieldsOf<RuleText> auto& text) {
    fields.required("en", text.en, form::PlainText(600));
    fields.required("fr", text.fr, form::PlainText(600));
}

void describe(auto& fields, FieldsOf<RuleParagraphs> auto& text) {
    fields.required("en", text.en, rulebook_form::paragraphs);
    fields.required("fr", text.fr, rulebook_form::paragraphs);
}

void describe(auto& fields, FieldsOf<RuleScene> auto& scene) {
    fields.required("scenario", scene.scenario);
    fields.required("shows", scene.shows, rulebook_form::KnownMembers{});
    fields.optional("query", scene.query, rulebook_form::AnyObject{});
    fields.optional("odds", scene.odds, rulebook_form::AnyObject{});
    fields.required("ruling", scene.ruling, rulebook_form::AnyObject{});
}

void describe(auto& fields, FieldsOf<RuleSection> auto& section) {
    fields.required("id", section.id);
    fields.required("pages", section.pages, rulebook_form::pages);
    fields.required("title", section.title, rulebook_form::KnownMembers{});
    fields.optional("headings", section.headings,
                    form::ListOf<decltype(rulebook_form::heading)>{rulebook_form::heading, 1, 20});
    fields.optional("card_names", section.cardPages, rulebook_form::pages);
    fields.required("text", section.text, rulebook_form::KnownMembers{});
    fields.optional("related", section.related, form::ListOf<>{{}, 1, 12});
    fields.optional("lesson", section.lesson);
    fields.optional("quiz", section.quiz, form::Words{rulebook_form::quizzes});
    fields.optional("scene", section.scene, rulebook_form::KnownMembers{});
}

void describe(auto& fields, FieldsOf<RuleChapter> auto& chapter) {
    fields.format("sightline-rules", 1);
    fields.required("chapter", chapter.title, rulebook_form::KnownMembers{});
    fields.optional("document", chapter.document, form::PlainName{});
    fields.required("sections", chapter.sections,
                    form::ListOf<rulebook_form::KnownMembers>{{}, 1, 300});
}

}  // namespace sightline::engine

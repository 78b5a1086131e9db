/// Describes the JSON members of lessons. The reader, the writer, the schema and the documentation
/// in `assets/lessons/README.md` follow these lists. Private to engine/legion/advice/lessons and
/// its tests.
#pragma once
#include "engine/legion/advice/lessons/lesson_forms.h"

namespace sightline::engine::lessons {

using Inches = engine::form::Range;
using Names = std::vector<std::string_view>;
template <class Form>
using ListForm = engine::form::ListOf<Form>;

void describe(auto& fields, FieldsOf<LessonText> auto& text) {
    fields.required("en", text.en);
    fields.optional("fr", text.fr);
}

void describe(auto& fields, FieldsOf<Look> auto& look) {
    fields.optional("turned", look.turned, Inches{0, 3600});
    fields.defaulted("closer", look.closer, Inches{1, 100});
    fields.optional("inspected", look.inspected, form::units);
    fields.optional("measured", look.measured, ListForm<engine::form::Range>{form::units, 2, 2});
}

void describe(auto& fields, FieldsOf<Recorded> auto& it) {
    fields.required("happening", it.happening, engine::form::Words{happeningNames});
    fields.optional("unit", it.unit, form::units);
    fields.optional("other", it.other, form::units);
    fields.optional("action", it.action, engine::form::Words{actionWordList()});
    fields.optional("token", it.token, engine::form::Named{tokenNames});
    fields.optional("numbers", it.numbers, form::CountsByName{recordedNumbers(), 1000});
    fields.defaulted("times", it.times, engine::form::Range{1, 1000});
}

void describe(auto& fields, FieldsOf<AskedQuestion> auto& it) {
    fields.optional("ask", it.ask, engine::form::Words{askNames});
    fields.optional("unit", it.unit, form::units);
    fields.optional("player", it.player, engine::form::Named{playerNames});
}

void describe(auto& fields, FieldsOf<UnitIs> auto& it) {
    fields.required("unit", it.unit, form::units);
    fields.optional("activated", it.activated);
    fields.optional("activating", it.activating);
    fields.optional("suppressed", it.suppressed);
    fields.optional("panicked", it.panicked);
    fields.optional("inMelee", it.inMelee);
    fields.optional("defeated", it.defeated);
    fields.optional("cohesion", it.cohesion);
    fields.optional("tokens", it.tokens, form::CountsByName{tokenWordList(), 50});
    fields.optional("tokensAtMost", it.tokensAtMost, form::CountsByName{tokenWordList(), 50});
    fields.optional("wounds", it.wounds, engine::form::Range{1, 200});
    fields.optional("miniatures", it.miniatures, engine::form::Range{0, 50});
    fields.optional("actionsLeft", it.actionsLeft, engine::form::Range{0, 10});
}

void describe(auto& fields, FieldsOf<LeaderAt> auto& it) {
    fields.required("unit", it.unit, form::units);
    fields.optional("at", it.at, engine::form::PointOf<Inches>{{0, 1000}});
    fields.defaulted("within", it.within, Inches{0.1, 1000});
    fields.optional("height", it.height, Inches{0, 100});
    fields.optional("facing", it.facing, engine::form::Range{-360, 360});
}

void describe(auto& fields, FieldsOf<RangeIs> auto& it) {
    fields.required("from", it.from, form::units);
    fields.required("to", it.to, form::units);
    fields.optional("least", it.least, Inches{0, 6});
    fields.optional("most", it.most, Inches{0, 6});
}

void describe(auto& fields, FieldsOf<SightIs> auto& it) {
    fields.required("from", it.from, form::units);
    fields.required("to", it.to, form::units);
    fields.required("visible", it.visible);
}

void describe(auto& fields, FieldsOf<CoverIs> auto& it) {
    fields.required("from", it.from, form::units);
    fields.required("to", it.to, form::units);
    fields.required("cover", it.cover, engine::form::Named{coverNames});
}

void describe(auto& fields, FieldsOf<PointsAre> auto& it) {
    fields.required("player", it.player, engine::form::Named{playerNames});
    fields.required("least", it.least, engine::form::Range{1, 50});
}

void describe(auto& fields, FieldsOf<ArmyIs> auto& it) {
    fields.optional("legal", it.legal);
    fields.optional("ranks", it.ranks, form::CountsByName{rankWordList(), 50});
    fields.optional("ranksAtMost", it.ranksAtMost, form::CountsByName{rankWordList(), 50});
    fields.optional("points", it.points, engine::form::Range{0, 9999});
    fields.optional("pointsAtMost", it.pointsAtMost, engine::form::Range{0, 9999});
    fields.optional("card", it.card, engine::form::PlainName{});
    fields.optional("copies", it.copies, engine::form::Range{0, 50});
    fields.optional("copiesAtMost", it.copiesAtMost, engine::form::Range{0, 50});
    fields.optional("upgraded", it.upgraded, engine::form::PlainName{});
    fields.optional("complete", it.complete,
                    ListForm<engine::form::Words<Names>>{{armyPartWords()}, 1, 6});
    fields.optional("broken", it.broken,
                    ListForm<engine::form::Words<Names>>{{armyPartWords()}, 1, 6});
}

void describe(auto& fields, FieldsOf<ArmyChange> auto& it) {
    fields.optional("add", it.add, engine::form::PlainName{});
    fields.optional("remove", it.remove, engine::form::PlainName{});
    fields.optional("unit", it.unit, engine::form::PlainName{});
}

void describe(auto& fields, FieldsOf<Answered> auto& it) {
    fields.optional("ask", it.ask, engine::form::Words{askNames});
    fields.optional("chosen", it.chosen, ListForm<form::OneOption>{{}, 1, 50});
    fields.optional("count", it.count, engine::form::Range{0, 50});
    fields.optional("refused", it.refused);
}

void describe(auto& fields, FieldsOf<Condition> auto& it) {
    fields.optional("all", it.all, ListForm<form::Inner>{{}, 1, 20});
    fields.optional("any", it.any, ListForm<form::Inner>{{}, 1, 20});
    fields.optional("not", it.none, form::Single{});
    fields.optional("recorded", it.recorded, form::Exact{});
    fields.optional("question", it.question, form::Exact{});
    fields.optional("unit", it.unit, form::Exact{});
    fields.optional("leader", it.leader, form::Exact{});
    fields.optional("range", it.range, form::Exact{});
    fields.optional("sight", it.sight, form::Exact{});
    fields.optional("cover", it.cover, form::Exact{});
    fields.optional("round", it.round, engine::form::Range{1, 20});
    fields.optional("points", it.points, form::Exact{});
    fields.optional("look", it.look, form::Exact{});
    fields.optional("army", it.army, form::Exact{});
    fields.optional("answered", it.answered, form::Exact{});
}

void describe(auto& fields, FieldsOf<Target> auto& it) {
    fields.optional("unit", it.unit, form::units);
    fields.optional("mini", it.mini, engine::form::Range{0, 999});
    fields.optional("spot", it.spot, engine::form::PointOf<Inches>{{0, 1000}});
    fields.optional("option", it.option, form::OneOption{});
    fields.optional("die", it.die, engine::form::Range{0, 99});
    fields.optional("line", it.line, ListForm<engine::form::Range>{form::units, 2, 2});
    fields.optional("piece", it.piece,
                    engine::form::TextUpTo{100, [] { return say::charactersUpTo(100); }});
    fields.optional("builder", it.builder, engine::form::Words{builderParts});
}

void describe(auto& fields, FieldsOf<AllowedAnswers> auto& it) {
    fields.required("ask", it.ask, engine::form::Words{askNames});
    fields.required("options", it.options, ListForm<form::OneOption>{{}, 0, 50});
}

void describe(auto& fields, FieldsOf<Mistake> auto& it) {
    fields.required("when", it.when, form::OneMember{});
    fields.required("words", it.words, form::Exact{});
    fields.required("try", it.tries, ListForm<form::AnyAnswer>{{}, 1, 40});
}

void describe(auto& fields, FieldsOf<LessonStep> auto& it) {
    fields.required("words", it.words, form::Exact{});
    fields.optional("points", it.points, ListForm<form::OneMember>{{}, 0, 10});
    fields.optional("allowed", it.allowed, ListForm<form::Exact>{{}, 0, 50});
    fields.required("done", it.done, form::OneMember{});
    fields.optional("reason", it.reason, form::Exact{});
    fields.optional("pointer", it.pointer, form::Exact{});
    fields.required("show", it.show, ListForm<form::AnyAnswer>{{}, 1, 100});
    fields.optional("others", it.others, ListForm<form::AnyAnswer>{{}, 0, 100});
    fields.optional("mistakes", it.mistakes, ListForm<form::Exact>{{}, 0, 10});
}

void describe(auto& fields, FieldsOf<QuizQuestion> auto& it) {
    fields.required("text", it.text, form::Exact{});
    fields.required("options", it.options, ListForm<form::Exact>{{}, 2, 6});
    fields.required("answer", it.answer, engine::form::Range{0, 5});
    fields.required("explanation", it.explanation, form::Exact{});
    fields.required("page", it.page, engine::form::Range{1, 100});
    fields.optional("rule", it.rule, engine::form::PlainText(100));
    fields.optional("lesson", it.lesson, engine::form::Range{1, 99});
}

void describe(auto& fields, FieldsOf<Lesson> auto& lesson) {
    fields.format("sightline-lesson", 1);
    fields.optional("number", lesson.number, engine::form::Range{0, 99});
    fields.optional("draft", lesson.draft);
    fields.optional("slow", lesson.slowAttacks);
    fields.required("title", lesson.title, form::Exact{});
    fields.defaulted("minutes", lesson.minutes, engine::form::Range{1, 60});
    fields.required("scenario", lesson.scenario, form::ScenarioOrPath{});
    fields.optional("army", lesson.army, form::ArmyFile{});
    fields.defaulted("seed", lesson.seed, form::Seed{});
    fields.defaulted("player", lesson.player, engine::form::Named{playerNames});
    fields.optional("before", lesson.before, ListForm<form::JournalAnswer>{});
    fields.optional("allowed", lesson.allowed, ListForm<form::Exact>{{}, 0, 50});
    fields.optional("others", lesson.others, ListForm<form::AnyAnswer>{});
    fields.required("steps", lesson.steps,
                    ListForm<form::Exact>{{}, 1, static_cast<std::size_t>(mostSteps)});
    fields.optional(
        "questions", lesson.questions,
        ListForm<form::Exact>{{}, 0, static_cast<std::size_t>(questionsAtEnd + mostRepeats)});
}

}  // namespace sightline::engine::lessons

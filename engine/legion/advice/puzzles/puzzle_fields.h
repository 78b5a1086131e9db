/// Describes the JSON members of puzzles. The reader, the writer, the schema and the documentation
/// in `assets/puzzles/README.md` follow these lists. Private to engine/legion/advice/puzzles and
/// its tests.
#pragma once
#include "engine/legion/advice/puzzles/puzzle_forms.h"

namespace sightline::engine::puzzles {

void describe(auto& fields, FieldsOf<PuzzleText> auto& text) {
    fields.required("en", text.en, form::shortText);
    fields.required("fr", text.fr, form::shortText);
}

void describe(auto& fields, FieldsOf<Quantity> auto& count) {
    fields.required("count", count.what, engine::form::Named{countedNames});
    fields.optional("unit", count.unit, form::units);
    fields.optional("to", count.to, form::units);
    fields.optional("at", count.at, engine::form::PointOf<engine::form::Range>{{0, 1000}});
    fields.optional("from", count.from, form::units);
    fields.optional("token", count.token, engine::form::Named{tokenNames});
    fields.defaulted("times", count.times, engine::form::Range{-100, 100});
}

void describe(auto& fields, FieldsOf<Need> auto& need) {
    fields.required("of", need.count, form::Exact{});
    fields.optional("least", need.least, engine::form::Range{-1000, 1000});
    fields.optional("most", need.most, engine::form::Range{-1000, 1000});
}

void describe(auto& fields, FieldsOf<Value> auto& value) {
    fields.required("best", value.best, engine::form::Named{bestNames});
    fields.required("sum", value.sum, engine::form::ListOf<form::Exact>{{}, 1, 6});
}

void describe(auto& fields, FieldsOf<FixedRoll> auto& roll) {
    fields.required("roll", roll.roll, engine::form::Named{rollNames});
    fields.required("faces", roll.faces, engine::form::ListOf<form::AFace>{{}, 1, 20});
}

void describe(auto& fields, FieldsOf<Mistake> auto& mistake) {
    fields.required("answers", mistake.answers, form::answers);
    fields.required("words", mistake.words, form::Exact{});
}

void describe(auto& fields, FieldsOf<Puzzle> auto& puzzle) {
    fields.format("sightline-puzzle", 1);
    fields.required("title", puzzle.title, form::Exact{});
    fields.required("goal", puzzle.goal, form::Exact{});
    fields.required("subject", puzzle.subject, engine::form::Named{subjectNames});
    fields.required("scenario", puzzle.scenario, form::ScenarioOrPath{});
    fields.defaulted("seed", puzzle.seed, form::Seed{});
    fields.defaulted("player", puzzle.player, engine::form::Named{playerNames});
    fields.optional("before", puzzle.before, form::answers);
    fields.required("decisions", puzzle.decisions,
                    engine::form::ListOf<form::ADecision>{{}, 1, std::size(decisionNames)});
    fields.defaulted("ends", puzzle.ends, engine::form::Named{endNames});
    fields.optional("dice", puzzle.dice, engine::form::ListOf<form::Exact>{{}, 0, 10});
    fields.optional("needs", puzzle.needs, engine::form::ListOf<form::Exact>{{}, 0, 6});
    fields.required("value", puzzle.value, form::Exact{});
    fields.defaulted("tolerance", puzzle.tolerance, engine::form::Range{0, 0.5});
    fields.required("why", puzzle.why, form::Exact{});
    fields.required("solution", puzzle.solution, form::answers);
    fields.required("mistakes", puzzle.mistakes, engine::form::ListOf<form::Exact>{{}, 1, 6});
}

}  // namespace sightline::engine::puzzles

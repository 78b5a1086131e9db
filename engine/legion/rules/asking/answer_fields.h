/// The JSON of answers, as a journal writes them: one small object each, with the kind in "answer".
/// Private to engine/legion/rules/asking and its tests.
#pragma once
#include "engine/legion/rules/asking/adjustment_fields.h"
#include "engine/legion/rules/asking/answer.h"
#include "engine/legion/rules/asking/option_json.h"

namespace sightline::engine {

/// In the order of `Answer`.
inline constexpr std::array<std::string_view, 9> answerWords{
    "pick", "pick_several", "count", "move", "places", "dice", "draw", "spot", "adjust"};
static_assert(answerWords.size() == std::variant_size_v<Answer>);

namespace form {

/// An option, which the answer may give besides or instead of its index; null if a journal writes
/// the index only.
struct Chosen {
    template <class At>
    void read(const At& at, Option& option) const {
        const auto read = optionFromJson(at.json());
        if (!read) at.fail(say::mustSayChosen());
        option = *read;
        std::vector<std::string> names;
        for (const auto& [name, value] : saidInFull(option).items()) names.push_back(name);
        at.finish(names);
    }
    json write(const Option& option) const {
        const auto written = toJson(option);
        return written ? *written : json();
    }
    json schema(const Option&) const { return {{"type", "object"}}; }
};
/// All of them, or none.
struct AllChosen : ListOf<Chosen> {
    json write(const std::vector<Option>& options) const {
        const json all = ListOf<Chosen>::write(options);
        return std::find(all.begin(), all.end(), nullptr) == all.end() ? all : json();
    }
};

}  // namespace form

template <class Fields, FieldsOf<Pick> Value>
void describe(Fields& fields, Value& pick) {
    fields.optional("chosen", pick.chosen, form::Chosen{});
    fields.requiredIf(!fields.has("chosen"), "option", pick.option);
}

template <class Fields, FieldsOf<PickSeveral> Value>
void describe(Fields& fields, Value& pick) {
    fields.requiredIf(!fields.has("chosen"), "options", pick.options);
    fields.optional("chosen", pick.chosen, form::AllChosen{});
}

template <class Fields, FieldsOf<Count> Value>
void describe(Fields& fields, Value& count) {
    fields.required("count", count.count);
}

template <class Fields, FieldsOf<geometry::ToolPose> Value>
void describe(Fields& fields, Value& pose) {
    fields.required("contact_angle", pose.contactAngle);
    fields.required("direction", pose.direction);
    fields.required("bend", pose.bend);
    fields.required("stop", pose.stop);
}

template <class Fields, FieldsOf<geometry::Move> Value>
void describe(Fields& fields, Value& move) {
    fields.required("kind", move.kind, form::Named{moveNames});
    const bool usesTool = move.kind != geometry::MoveKind::pivot;
    fields.requiredIf(usesTool, "tool_speed", move.toolSpeed);
    fields.requiredIf(usesTool, "pose", move.pose);
    fields.optional("end", move.end);
    fields.optional("rotate_first", move.rotateFirst);
    fields.optional("start", move.start);
}

template <class Fields, FieldsOf<MoveAnswer> Value>
void describe(Fields& fields, Value& answer) {
    fields.required("move", answer.move);
}

template <class Fields, FieldsOf<Places> Value>
void describe(Fields& fields, Value& answer) {
    fields.required("places", answer.places);
}

template <class Fields, FieldsOf<DiceAnswer> Value>
void describe(Fields& fields, Value& answer) {
    fields.required("faces", answer.faces, form::ListOf{form::Named{faceNames}});
}

template <class Fields, FieldsOf<Draw> Value>
void describe(Fields& fields, Value& draw) {
    fields.required("option", draw.option);
}

template <class Fields, FieldsOf<Spot> Value>
void describe(Fields& fields, Value& spot) {
    fields.required("at", spot.at);
}

template <class Fields, FieldsOf<Answer> Value>
void describe(Fields& fields, Value& answer) {
    fields.kind("answer", answer, form::Words{answerWords});
}

}  // namespace sightline::engine

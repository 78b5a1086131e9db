/// Describes the JSON of answers, in the form that journals use: one small object for each answer,
/// with the kind of answer in "answer".
/// Private to engine/legion/rules/asking and its tests.
#pragma once
#include "engine/legion/lists/catalogue/unit_filter.h"
#include "engine/legion/rules/asking/adjustment_fields.h"
#include "engine/legion/rules/asking/answer.h"
#include "engine/legion/rules/asking/option_json.h"

namespace sightline::engine {

/// The JSON words for the alternatives of `Answer`, in their order.
inline constexpr std::array<std::string_view, 9> answerWords{
    "pick", "pick_several", "count", "move", "places", "dice", "draw", "spot", "adjust"};
static_assert(answerWords.size() == std::variant_size_v<Answer>);

inline constexpr std::array<std::string_view, 13> actionWords{
    "move",    "climb",   "pivot",  "reverse", "strafe",         "aim", "dodge", "attack",
    "standby", "recover", "finish", "jump",    "compulsory_move"};
static_assert(static_cast<std::size_t>(Action::compulsoryMove) + 1 == actionWords.size());
inline constexpr std::array<std::string_view, 2> turnWords{"draw_order_token", "pass"};
static_assert(static_cast<std::size_t>(TurnChoice::pass) + 1 == turnWords.size());
inline constexpr std::array<std::string_view, 7> missionWords{
    "objective",   "secondary", "own_advantage", "enemy_advantage",
    "become_blue", "pass",      "become_red"};
static_assert(static_cast<std::size_t>(MissionChange::becomeRed) + 1 == missionWords.size());
inline constexpr std::array<std::string_view, 2> sideWords{"near", "far"};
static_assert(static_cast<std::size_t>(TableSide::far) + 1 == sideWords.size());

void describe(auto& fields, FieldsOf<Done> auto&) {
    bool done = true;
    fields.tag("done", done, form::True{});
}

void describe(auto& fields, FieldsOf<UnitId> auto& it) { fields.tag("unit", it); }
void describe(auto& fields, FieldsOf<MiniId> auto& it) { fields.tag("mini", it); }

void describe(auto& fields, FieldsOf<Action> auto& action) {
    fields.tag("action", action, form::Words{actionWords});
}

void describe(auto& fields, FieldsOf<WeaponChoice> auto& choice) {
    fields.required("mini", choice.mini);
    fields.tag("weapon", choice.weapon);
}

void describe(auto& fields, FieldsOf<DieIndex> auto& it) { fields.tag("die", it.index); }

void describe(auto& fields, FieldsOf<CardAction> auto& card) {
    fields.tag("card_action", card.name);
    fields.required("cost", card.cost);
}

void describe(auto& fields, FieldsOf<EffectName> auto& it) { fields.tag("effect", it.name); }

void describe(auto& fields, FieldsOf<Rank> auto& rank) {
    fields.tag("rank", rank, form::Words{rankNames()});
}

void describe(auto& fields, FieldsOf<TurnChoice> auto& turn) {
    fields.tag("turn", turn, form::Words{turnWords});
}

void describe(auto& fields, FieldsOf<CardInHand> auto& it) { fields.tag("command_card", it.index); }

void describe(auto& fields, FieldsOf<MissionChange> auto& change) {
    fields.tag("mission", change, form::Words{missionWords});
}

void describe(auto& fields, FieldsOf<TableSide> auto& side) {
    fields.tag("side", side, form::Words{sideWords});
}

void describe(auto& fields, FieldsOf<BattleCardInDeck> auto& card) {
    fields.tag("battle_card", card.index);
}

void describe(auto& fields, FieldsOf<Option> auto& it) { fields.oneOf(it); }

namespace form {

/// The JSON form of a chosen option. An answer may contain the option, its index, or both. The form
/// is null for an option that journals store only by its index.
struct Chosen {
    template <class At>
    void read(const At& at, Option& option) const {
        const auto read = optionFromJson(at.json());
        if (!read) at.fail(say::mustSayChosen());
        option = *read;
        const json said = saidInFull(option);
        std::vector<std::string> names;
        for (const auto& [name, value] : said.items()) names.push_back(name);
        at.finish(names);
    }
    json write(const Option& option) const {
        const auto written = toJson(option);
        return written ? *written : json();
    }
    json schema(const Option& option) const { return schemaOf(option); }
};
/// The JSON form of several chosen options: a list, or null if journals store one of the options
/// only by its index.
struct AllChosen : ListOf<Chosen> {
    json write(const std::vector<Option>& options) const {
        const json all = ListOf<Chosen>::write(options);
        return std::find(all.begin(), all.end(), nullptr) == all.end() ? all : json();
    }
};

}  // namespace form

void describe(auto& fields, FieldsOf<Pick> auto& pick) {
    fields.optional("chosen", pick.chosen, form::Chosen{});
    fields.requiredIf(!fields.has("chosen"), "option", pick.option);
}

void describe(auto& fields, FieldsOf<PickSeveral> auto& pick) {
    fields.requiredIf(!fields.has("chosen"), "options", pick.options);
    fields.optional("chosen", pick.chosen, form::AllChosen{});
}

void describe(auto& fields, FieldsOf<Count> auto& it) { fields.required("count", it.count); }

void describe(auto& fields, FieldsOf<geometry::ToolPose> auto& pose) {
    fields.required("contact_angle", pose.contactAngle);
    fields.required("direction", pose.direction);
    fields.required("bend", pose.bend);
    fields.required("stop", pose.stop);
}

void describe(auto& fields, FieldsOf<geometry::Move> auto& move) {
    fields.required("kind", move.kind, form::Named{moveNames});
    const bool usesTool = move.kind != geometry::MoveKind::pivot;
    fields.requiredIf(usesTool, "tool_speed", move.toolSpeed);
    fields.requiredIf(usesTool, "pose", move.pose);
    fields.optional("end", move.end);
    fields.optional("rotate_first", move.rotateFirst);
    fields.optional("start", move.start);
}

void describe(auto& fields, FieldsOf<MoveAnswer> auto& it) { fields.required("move", it.move); }
void describe(auto& fields, FieldsOf<Places> auto& it) { fields.required("places", it.places); }

void describe(auto& fields, FieldsOf<DiceAnswer> auto& answer) {
    fields.required("faces", answer.faces, form::ListOf{form::Named{faceNames}});
}

void describe(auto& fields, FieldsOf<Draw> auto& it) { fields.required("option", it.option); }
void describe(auto& fields, FieldsOf<Spot> auto& it) { fields.required("at", it.at); }

void describe(auto& fields, FieldsOf<Answer> auto& answer) {
    fields.kind("answer", answer, form::Words{answerWords});
}

}  // namespace sightline::engine

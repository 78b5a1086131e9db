#include "engine/conversation/option_json.h"

#include <algorithm>
#include <array>

namespace sightline::engine {
namespace {

using nlohmann::json;

constexpr std::array<const char*, 11> actionNames{"move",    "climb",   "pivot", "reverse",
                                                  "strafe",  "aim",     "dodge", "attack",
                                                  "standby", "recover", "finish"};
static_assert(static_cast<std::size_t>(Action::finish) + 1 == actionNames.size());

std::optional<int> number(const json& object, const char* field) {
    constexpr std::int64_t most = 1000000000;
    const auto found = object.find(field);
    if (found == object.end() || !found->is_number_integer()) return std::nullopt;
    if (found->is_number_unsigned() && found->get<std::uint64_t>() > most) return std::nullopt;
    const auto value = found->get<std::int64_t>();
    if (value < -most || value > most) return std::nullopt;
    return static_cast<int>(value);
}

std::optional<Action> actionNamed(const json& name) {
    for (std::size_t i = 0; name.is_string() && i < actionNames.size(); ++i) {
        if (name.get_ref<const std::string&>() == actionNames[i]) return static_cast<Action>(i);
    }
    return std::nullopt;
}

}  // namespace

std::optional<json> toJson(const Option& option) {
    if (std::holds_alternative<Done>(option)) return json{{"done", true}};
    if (const auto* unit = std::get_if<UnitId>(&option)) return json{{"unit", unit->value}};
    if (const auto* mini = std::get_if<MiniId>(&option)) return json{{"mini", mini->value}};
    if (const auto* action = std::get_if<Action>(&option)) {
        return json{{"action", actionNames[static_cast<std::size_t>(*action)]}};
    }
    if (const auto* weapon = std::get_if<WeaponChoice>(&option)) {
        return json{{"mini", weapon->mini.value}, {"weapon", weapon->weapon}};
    }
    if (const auto* card = std::get_if<CardAction>(&option)) {
        return json{{"card_action", card->name}, {"cost", card->cost}};
    }
    return std::nullopt;
}

std::optional<Option> optionFromJson(const json& object) {
    std::optional<Option> option;
    if (!object.is_object()) return option;
    const auto unit = number(object, "unit"), mini = number(object, "mini");
    const auto weapon = number(object, "weapon"), card = number(object, "card_action");
    const auto cost = number(object, "cost");
    if (const auto named = object.find("action"); named != object.end()) {
        if (const auto action = actionNamed(*named)) option.emplace(*action);
    } else if (unit) {
        option.emplace(UnitId{*unit});
    } else if (mini && weapon) {
        option.emplace(WeaponChoice{MiniId{*mini}, *weapon});
    } else if (mini) {
        option.emplace(MiniId{*mini});
    } else if (card && cost) {
        option.emplace(CardAction{*card, *cost});
    } else if (object.contains("done")) {
        option.emplace(Done{});
    }
    return option;
}

}  // namespace sightline::engine

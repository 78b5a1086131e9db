#include "engine/legion/rules/asking/option_json.h"

#include <algorithm>
#include <array>

#include "engine/legion/lists/catalogue/unit_filter.h"

namespace sightline::engine {
namespace {

using nlohmann::json;

constexpr std::array<const char*, 13> actionNames{
    "move",    "climb",   "pivot",  "reverse", "strafe",         "aim", "dodge", "attack",
    "standby", "recover", "finish", "jump",    "compulsory_move"};
static_assert(static_cast<std::size_t>(Action::compulsoryMove) + 1 == actionNames.size());

constexpr std::array<const char*, 2> turnNames{"draw_order_token", "pass"};
static_assert(static_cast<std::size_t>(TurnChoice::pass) + 1 == turnNames.size());
constexpr std::array<const char*, 7> missionNames{"objective",       "secondary",   "own_advantage",
                                                  "enemy_advantage", "become_blue", "pass",
                                                  "become_red"};
static_assert(static_cast<std::size_t>(MissionChange::becomeRed) + 1 == missionNames.size());
constexpr std::array<const char*, 2> sideNames{"near", "far"};
static_assert(static_cast<std::size_t>(TableSide::far) + 1 == sideNames.size());

std::optional<int> number(const json& object, const char* field) {
    constexpr std::int64_t most = 1000000000;
    const auto found = object.find(field);
    if (found == object.end() || !found->is_number_integer()) return std::nullopt;
    if (found->is_number_unsigned() && found->get<std::uint64_t>() > most) return std::nullopt;
    const auto value = found->get<std::int64_t>();
    if (value < -most || value > most) return std::nullopt;
    return static_cast<int>(value);
}

/// Returns the enum value with the name in the member `field`. Returns no value if no enum value
/// has that name.
template <class Value, class Names>
std::optional<Option> named(const json& object, const char* field, const Names& names) {
    const auto found = object.find(field);
    if (found == object.end() || !found->is_string()) return std::nullopt;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (found->get_ref<const std::string&>() == names[i]) return static_cast<Value>(i);
    }
    return std::nullopt;
}

template <class Value>
std::optional<Option> indexed(const json& object, const char* field) {
    const auto index = number(object, field);
    if (!index) return std::nullopt;
    return Value{*index};
}

template <class Value, std::size_t count>
const char* nameOf(const std::array<const char*, count>& names, Value value) {
    return names[static_cast<std::size_t>(value)];
}

/// Reads the kinds of options that a journal writes only by index.
std::optional<Option> furtherOption(const json& object) {
    if (object.contains("die")) return indexed<DieIndex>(object, "die");
    if (object.contains("effect")) return indexed<EffectName>(object, "effect");
    if (object.contains("rank")) return named<Rank>(object, "rank", rankNames());
    if (object.contains("turn")) return named<TurnChoice>(object, "turn", turnNames);
    if (object.contains("command_card")) return indexed<CardInHand>(object, "command_card");
    if (object.contains("mission")) return named<MissionChange>(object, "mission", missionNames);
    if (object.contains("side")) return named<TableSide>(object, "side", sideNames);
    if (object.contains("battle_card")) return indexed<BattleCardInDeck>(object, "battle_card");
    return std::nullopt;
}

}  // namespace

json saidInFull(const Option& option) {
    struct Words {
        json operator()(Done) const { return {{"done", true}}; }
        json operator()(UnitId unit) const { return {{"unit", unit.value}}; }
        json operator()(MiniId mini) const { return {{"mini", mini.value}}; }
        json operator()(Action action) const { return {{"action", nameOf(actionNames, action)}}; }
        json operator()(const WeaponChoice& weapon) const {
            return {{"mini", weapon.mini.value}, {"weapon", weapon.weapon}};
        }
        json operator()(const CardAction& card) const {
            return {{"card_action", card.name}, {"cost", card.cost}};
        }
        json operator()(DieIndex die) const { return {{"die", die.index}}; }
        json operator()(EffectName effect) const { return {{"effect", effect.name}}; }
        json operator()(Rank rank) const { return {{"rank", nameOf(rank)}}; }
        json operator()(TurnChoice turn) const { return {{"turn", nameOf(turnNames, turn)}}; }
        json operator()(CardInHand card) const { return {{"command_card", card.index}}; }
        json operator()(MissionChange change) const {
            return {{"mission", nameOf(missionNames, change)}};
        }
        json operator()(TableSide side) const { return {{"side", nameOf(sideNames, side)}}; }
        json operator()(BattleCardInDeck card) const { return {{"battle_card", card.index}}; }
    };
    return std::visit(Words{}, option);
}

std::optional<json> toJson(const Option& option) {
    const bool costs =
        std::holds_alternative<Done>(option) || std::holds_alternative<UnitId>(option) ||
        std::holds_alternative<MiniId>(option) || std::holds_alternative<Action>(option) ||
        std::holds_alternative<WeaponChoice>(option) || std::holds_alternative<CardAction>(option);
    if (!costs) return std::nullopt;
    return saidInFull(option);
}

std::optional<Option> optionFromJson(const json& object) {
    std::optional<Option> option;
    if (!object.is_object()) return option;
    const auto unit = number(object, "unit"), mini = number(object, "mini");
    const auto weapon = number(object, "weapon"), card = number(object, "card_action");
    const auto cost = number(object, "cost");
    if (object.contains("action")) {
        option = named<Action>(object, "action", actionNames);
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
    } else {
        option = furtherOption(object);
    }
    return option;
}

}  // namespace sightline::engine

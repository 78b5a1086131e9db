#include "engine/legion/rules/keywords/named_actions.h"

#include <algorithm>
#include <cctype>
#include <string>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/actions.h"

namespace sightline::engine::keywords {
namespace {

std::string lowerCase(std::string_view text) {
    std::string lower(text);
    for (char& one : lower) one = static_cast<char>(std::tolower(static_cast<unsigned char>(one)));
    return lower;
}

}  // namespace

std::optional<Action> actionNamed(std::string_view name) {
    const auto found =
        std::find_if(say::actionNames.begin(), say::actionNames.end(),
                     [&](const auto& one) { return lowerCase(one.pattern()) == lowerCase(name); });
    if (found == say::actionNames.end()) return std::nullopt;
    return static_cast<Action>(found - say::actionNames.begin());
}

std::vector<Action> actionsIn(std::string_view list) {
    constexpr std::string_view between = ", ";
    std::vector<Action> actions;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(between), list.size());
        if (const auto action = actionNamed(list.substr(0, end))) actions.push_back(*action);
        list.remove_prefix(std::min(end + between.size(), list.size()));
    }
    return actions;
}

std::vector<Action> anyActionButAttack() {
    std::vector<Action> actions(moveActions.begin(), moveActions.end());
    for (Action one : {Action::aim, Action::dodge, Action::standby, Action::recover})
        actions.push_back(one);
    return actions;
}

std::vector<Action> anyAction() {
    std::vector<Action> actions = anyActionButAttack();
    actions.push_back(Action::attack);
    return actions;
}

bool canActFreely(const Battle& battle, UnitId unit, const std::vector<Action>& actions) {
    return std::any_of(actions.begin(), actions.end(), [&](Action one) {
        return isLegalAction(battle, {.unit = unit, .action = one, .isFree = true});
    });
}

}  // namespace sightline::engine::keywords

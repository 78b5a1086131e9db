/// Describes the JSON of scenarios, except for the state of a unit, which has a list of its own
/// (stand_fields.h). Private to engine/legion/rules/files and its tests.
#pragma once
#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/rules/files/scenario_file.h"
#include "geometry/base/json/fields.h"

namespace sightline::engine {

inline constexpr std::array<std::string_view, 2> tableSides{"near", "far"};
inline constexpr Name<Phase> firstPhases[] = {
    {"command", Phase::command}, {"activation", Phase::activation}, {"setup", Phase::setup}};
inline constexpr int mostTokens = 50, mostVictoryPoints = 50;
/// Rough limit in inches for the silhouette height of a recruit, which is a unit that a player adds
/// to a sandbox. `equippedRecruit` checks the exact limit.
inline constexpr double highestRecruit = 1000.0;

/// The mission card with the id `id`: a card of the catalogue, or a simple card without an entry in
/// the catalogue. Refuses a card of another kind than `kind`.
BattleCard missionCard(const JsonAt& id, BattleCardKind kind, const ScenarioSources& sources);

namespace form {

struct MissionCard {
    BattleCardKind kind;
    const ScenarioSources& sources;
    void read(const JsonAt& at, BattleCard& card) const { card = missionCard(at, kind, sources); }
    json schema(const BattleCard&) const { return {{"type", "string"}}; }
};

/// Reads an array of two whole numbers, one for each player.
struct ForPlayers : Range {
    void read(const JsonAt& at, std::array<int, 2>& numbers) const {
        const auto items = at.list(2, 2);
        for (std::size_t i = 0; i < 2; ++i) Range::read(items[i], numbers[i]);
    }
    json schema(const std::array<int, 2>&) const {
        return ListOf<Range>{*this, 2, 2}.schema(std::vector<int>());
    }
};

}  // namespace form

/// The JSON members for the state of the game.
inline auto stateMembers(const ScenarioSources& sources) {
    return [&sources](auto& fields, auto& scenario) {
        const auto mission = [&](auto& inside, auto& it) {
            using enum BattleCardKind;
            inside.required("objective", it.objective, form::MissionCard{objective, sources});
            inside.optional("secondary", it.secondary, form::MissionCard{secondary, sources});
            inside.optional("blueSide", it.blueSide, form::Words{tableSides});
            const form::MissionCard ofAdvantage{advantage, sources};
            inside.optional("blueAdvantage", it.advantages[0], ofAdvantage);
            inside.optional("redAdvantage", it.advantages[1], ofAdvantage);
        };
        fields.optional("round", scenario.round, form::Range{1, 20});
        fields.optional("lastRound", scenario.lastRound, form::Range{1.0 * scenario.round, 20});
        fields.optional("activePlayer", scenario.firstPlayer, form::Named{playerNames});
        fields.optional("phase", scenario.phase, form::Named{firstPhases});
        fields.optional("mission", scenario.mission, form::Object{mission, true});
        fields.optional("victoryPoints", scenario.victoryPoints,
                        form::ForPlayers{{0, mostVictoryPoints}});
        fields.optional("priority", scenario.priority, form::Named{playerNames});
    };
}

/// The command cards and the pass pools of the players before the scenario starts.
struct CommandsBegun {
    std::vector<std::string> permanent{}, discarded{}, setAside{};
    std::optional<int> passPool{};
};
inline constexpr auto commandMembers = [](auto& fields, auto& begun) {
    const form::ListOf ids{form::Natural{}, 0, 50};
    const auto ofPlayer = [&](auto& inside, auto& it) {
        inside.optional("permanent", it.permanent, ids);
        inside.optional("discarded", it.discarded, ids);
        inside.optional("setAside", it.setAside, ids);
        inside.optional("passPool", it.passPool, form::Range{0, mostTokens});
    };
    for (const auto& [name, player] : playerNames)
        fields.optional(name, begun[static_cast<std::size_t>(player)],
                        form::Object{ofPlayer, true});
};

/// The JSON members of a miniature on a table of the size `table`.
inline auto miniMembers(const geometry::TableSize& table) {
    return [table](auto& fields, auto& mini) {
        fields.required("x", mini.position.x, form::Range{0, table.width});
        fields.required("y", mini.position.y, form::Range{0, table.depth});
        fields.optional("z", mini.position.z, form::Range{-1, 100});
        fields.optional("facing", mini.facing, form::Range{-3600, 3600});
    };
}

/// The JSON members of a bare base in a sandbox. The members of its placement are in the same
/// object. For a unit of the catalogue, see `recruitMembers`.
inline constexpr auto bareMembers = [](auto& fields, auto& who) {
    const auto bare = [](auto& inside, auto& it) {
        inside.required("base", it.base);
        inside.required("height", it.height, form::Range{0, highestRecruit});
        inside.optional("name", it.name);
    };
    fields.required("player", who.player, form::Named{playerNames});
    fields.required("bare", who.bare, form::Object{bare, true});
};
inline constexpr auto recruitMembers = [](auto& fields, auto& who) {
    fields.required("player", who.player, form::Named{playerNames});
    fields.required("unit", who.unit);
    fields.optional("upgrades", who.upgrades, form::ListOf{form::Natural{}, 0, 20});
    fields.optional("counterpart", who.counterpart);
};

}  // namespace sightline::engine

#include "engine/legion/rules/files/scenario_stand.h"

#include <array>

#include "engine/legion/lists/files/battle_card_file.h"
#include "geometry/base/words/documents.h"

namespace sightline::engine {
namespace {

using namespace std::string_view_literals;

BattleCard readCard(const JsonAt& at, BattleCardKind kind, const ScenarioSources& sources) {
    static const std::vector<BattleCard> noPlainCards;
    const auto& plain = sources.battleCards ? *sources.battleCards : noPlainCards;
    BattleCard card = readBattleCard(at, plain, sources.catalogue);
    if (card.kind != kind) {
        at.refuse(kind == BattleCardKind::objective ? say::isNoObjective(card.name)
                                                    : say::isNoSecondary(card.name));
    }
    return card;
}

void refuseInSetup(const JsonAt& at, const Scenario& scenario) {
    if (scenario.phase == Phase::setup) at.refuse(say::beginsWithoutIt());
}

// Reads the phase. If the file names no phase, a game with command hands begins in the Command
// Phase.
void readPhase(const JsonAt& document, Scenario& scenario) {
    const bool hands = !scenario.commandHands[0].empty() || !scenario.commandHands[1].empty();
    scenario.phase = hands && !scenario.sandbox ? Phase::command : Phase::activation;
    const auto phase = document.find("phase");
    if (!phase) return;
    constexpr std::array phases{"command"sv, "activation"sv, "setup"sv};
    constexpr std::array values{Phase::command, Phase::activation, Phase::setup};
    scenario.phase = values[phase->word(phases)];
    if (scenario.phase == Phase::command && !hands) {
        phase->refuse("a command phase needs a command hand in some army");
    }
}

void readMission(const JsonAt& document, const ScenarioSources& sources, Scenario& scenario) {
    if (const auto at = document.find("mission")) {
        refuseInSetup(*at, scenario);
        at->allow({"objective", "secondary", "blueSide"});
        Scenario::Mission mission{
            .objective = readCard(at->at("objective"), BattleCardKind::objective, sources),
            .secondary = {}};
        if (const auto second = at->find("secondary"))
            mission.secondary = readCard(*second, BattleCardKind::secondary, sources);
        constexpr std::array sides{"near"sv, "far"sv};
        if (const auto side = at->find("blueSide"))
            mission.blueSide = static_cast<TableSide>(side->word(sides));
        scenario.mission = std::move(mission);
    }
}

void readPoints(const JsonAt& document, Scenario& scenario) {
    if (const auto at = document.find("victoryPoints")) {
        refuseInSetup(*at, scenario);
        constexpr int mostPoints = 50;
        const auto points = at->list(2, 2);
        for (std::size_t player = 0; player < points.size(); ++player)
            scenario.victoryPoints[player] = points[player].integer(0, mostPoints);
    }
}

}  // namespace

void readStand(const JsonAt& document, const ScenarioSources& sources, Scenario& scenario) {
    if (const auto round = document.find("round")) scenario.round = round->integer(1, 20);
    if (const auto last = document.find("lastRound"))
        scenario.lastRound = last->integer(scenario.round, 20);
    constexpr std::array sides{"blue"sv, "red"sv};
    if (const auto player = document.find("activePlayer"))
        scenario.firstPlayer = static_cast<Player>(player->word(sides));
    readPhase(document, scenario);
    readMission(document, sources, scenario);
    readPoints(document, scenario);
}

}  // namespace sightline::engine

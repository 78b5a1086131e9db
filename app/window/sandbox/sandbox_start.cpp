#include "app/window/sandbox/sandbox_start.h"

#include <QFileInfo>

#include "app/files/open_journal.h"
#include "app/window/session/user_packs.h"
#include "engine/game/journal_file.h"

namespace sightline::app {
namespace {

using nlohmann::json;

json emptyLayout() {
    return {{"format", "sightline-layout"},
            {"version", 1},
            {"name", "Empty table"},
            {"table", {{"width", 72}, {"depth", 36}, {"mat", "desert"}}},
            {"pieces", json::array()}};
}

Result<Position> inSandbox(std::unique_ptr<engine::Game> game, Layout layout) {
    if (!game->view(engine::Player::blue).sandbox) {
        const engine::Question* open = game->question();
        const engine::Adjust taken{open ? open->player : engine::Player::blue, engine::ToSandbox{}};
        if (const auto refusal = game->answer(taken)) return Problem{refusal->text};
    }
    return Position{std::move(game), std::move(layout)};
}

}  // namespace

Result<LoadedScenario> sandboxOn(const QString& layout, const std::string& name) {
    json document = {{"format", "sightline-scenario"},
                     {"version", 1},
                     {"name", name},
                     {"sandbox", true},
                     {"layout", emptyLayout()}};
    if (!layout.isEmpty()) document["layout"] = QFileInfo(layout).absoluteFilePath().toStdString();
    return scenarioFromJson(document, name, packsSwitchedOn());
}

Result<Position> positionOf(const engine::Journal& journal) {
    auto scenario = scenarioOfJournal(journal.scenario, "scenario", packsSwitchedOn());
    if (!scenario) return scenario.problem();
    auto game = engine::replay(std::move(scenario->scenario), journal);
    if (!game) return game.problem();
    return inSandbox(std::move(game).value(), std::move(scenario->layout));
}

Result<Position> positionIn(const QString& file) {
    const std::filesystem::path path = file.toStdString();
    if (!QFileInfo(file).isFile()) return Problem{path.string() + ": there is no such file"};
    if (path.extension() == ".sightline") {
        auto opened = openJournal(path, packsSwitchedOn());
        if (!opened) return opened.problem();
        if (opened->stop) return Problem{opened->stopLine(path.string())};
        return inSandbox(std::move(opened->game), std::move(opened->layout));
    }
    auto scenario = loadScenario(path, packsSwitchedOn());
    if (!scenario) return scenario.problem();
    auto game = engine::Game::start(std::move(scenario->scenario), 1);
    if (!game) return Problem{path.string() + ": " + game.problem().text};
    return inSandbox(std::move(game).value(), std::move(scenario->layout));
}

}  // namespace sightline::app

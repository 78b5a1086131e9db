#include "app/window/legion/sandbox/sandbox_start.h"

#include <QFileInfo>

#include "app/files/tables/open_journal.h"
#include "app/files/tables/unpack_table.h"
#include "app/window/shell/session/layout_paths.h"
#include "engine/legion/rules/game/journal_file.h"
#include "engine/talk/words/journals.h"

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

Result<ReadyGame> inSandbox(std::unique_ptr<engine::Game> game, Layout layout) {
    if (!game->view(engine::Player::blue).sandbox) {
        const engine::Question* open = game->question();
        const engine::Adjust taken{open ? open->player : engine::Player::blue, engine::ToSandbox{}};
        if (const auto refusal = game->answer(taken))
            return Problem{refusal->text, refusal->message};
    }
    return ReadyGame{std::move(game), std::move(layout)};
}

}  // namespace

Result<LoadedScenario> sandboxOn(const QString& layout, const std::string& name,
                                 const Packs& packs) {
    json document = {{"format", "sightline-scenario"},
                     {"version", 1},
                     {"name", name},
                     {"sandbox", true},
                     {"layout", emptyLayout()}};
    if (!layout.isEmpty()) {
        const std::string path = QFileInfo(layout).absoluteFilePath().toStdString();
        const auto file = layoutFileOf(path, sharedTablesFolder());
        if (!file) return file.problem();
        document["layout"] = file->string();
    }
    return scenarioFromJson(document, name, packs);
}

Result<ReadyGame> positionOf(const engine::Journal& journal, const Packs& packs,
                             const std::stop_token& stop) {
    auto scenario = scenarioOfJournal(journal.scenario, "scenario", packs);
    if (!scenario) return scenario.problem();
    auto game = engine::replay(std::move(scenario->scenario), journal, stop);
    if (!game) return game.problem();
    return inSandbox(std::move(game).value(), std::move(scenario->layout));
}

Result<ReadyGame> positionIn(const QString& file, const Packs& packs, const std::stop_token& stop) {
    const std::filesystem::path path = file.toStdString();
    if (!QFileInfo(file).isFile())
        return problemIn(path.string(), problemOf(engine::say::noSuchFile()));
    if (path.extension() == ".sightline") {
        auto opened = openJournal(path, packs, {}, stop);
        if (!opened) return opened.problem();
        if (opened->stop) return opened->stopped(path.string());
        return inSandbox(std::move(opened->game), std::move(opened->layout));
    }
    auto scenario = loadScenario(path, packs, sharedTablesFolder());
    if (!scenario) return scenario.problem();
    auto game = engine::Game::start(std::move(scenario->scenario), 1);
    if (!game) return problemIn(path.string(), game.problem());
    return inSandbox(std::move(game).value(), std::move(scenario->layout));
}

}  // namespace sightline::app

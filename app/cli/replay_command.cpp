#include "app/cli/replay_command.h"

#include <ostream>

#include "app/files/load.h"
#include "engine/files/journal_file.h"

namespace sightline::app {

int replayCommand(const std::string& file, std::ostream& output, std::ostream& errors) {
    const auto refuse = [&](const std::string& text) {
        errors << text << '\n';
        return 1;
    };
    const auto journal = engine::readJournal(file);
    if (!journal) return refuse(journal.problem().text);
    auto scenario = scenarioFromJson(journal->journal.scenario, file);
    if (!scenario) return refuse(scenario.problem().text);
    const auto game = engine::replay(std::move(scenario->scenario), journal->journal);
    if (!game) return refuse(file + ": " + game.problem().text);
    const engine::View view = (*game)->view(engine::Player::blue);
    nlohmann::json result = {{"answers", journal->journal.answers.size()},
                             {"digest", (*game)->digest()},
                             {"round", view.round},
                             {"over", view.over},
                             {"winner", nullptr}};
    if (view.winner) result["winner"] = *view.winner == engine::Player::blue ? "blue" : "red";
    if (journal->lastLineTorn) result["torn_last_line"] = true;
    output << result.dump() << '\n';
    return 0;
}

}  // namespace sightline::app

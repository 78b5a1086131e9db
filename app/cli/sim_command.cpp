#include "app/cli/sim_command.h"

#include <ostream>

#include "app/files/load.h"
#include "engine/files/journal_file.h"

namespace sightline::app {
namespace {
using nlohmann::json;
constexpr int endlessAfter = 20000;  // answers; a five-round starter battle takes a few hundred

json playOne(const engine::Scenario& scenario, std::uint64_t seed) {
    json line = {{"seed", seed}, {"violations", json::array()}};
    auto started = engine::Game::start(scenario, seed);
    if (!started) {
        line["violations"].push_back(started.problem().text);
        return line;
    }
    engine::Game& game = **started;
    int answers = 0;
    while (game.question() != nullptr && answers < endlessAfter) {
        const engine::Answer answer = engine::randomAnswer(game, seed * 1000003U + static_cast<std::uint64_t>(answers));
        if (const auto refusal = game.answer(answer)) {
            line["violations"].push_back("its own random answer was refused: " + refusal->text);
            break;
        }
        ++answers;
    }
    if (answers == endlessAfter) line["violations"].push_back("the game did not end");
    const auto again = engine::replay(scenario, game.journal());
    if (!again) line["violations"].push_back("replay: " + again.problem().text);
    else if ((*again)->digest() != game.digest()) line["violations"].push_back("replay ends in another state");
    const engine::View view = game.view(engine::Player::blue);
    line["rounds"] = view.round;
    line["answers"] = answers;
    line["winner"] = view.winner ? json(*view.winner == engine::Player::blue ? "blue" : "red") : json(nullptr);
    line["digest"] = game.digest();
    return line;
}
}  // namespace

int simCommand(const SimSettings& settings, std::ostream& output, std::ostream& errors) {
    const auto file = settings.scenario.empty() ? assetsFolder() / "scenarios/starter.scenario.json"
                                                : std::filesystem::path(settings.scenario);
    const auto loaded = loadScenario(file);
    if (!loaded) {
        errors << loaded.problem().text << '\n';
        return 1;
    }
    bool clean = true;
    for (int game = 0; game < settings.games; ++game) {
        const json line = playOne(loaded->scenario, settings.seed + static_cast<std::uint64_t>(game));
        clean = clean && line["violations"].empty();
        output << line.dump() << std::endl;
    }
    return clean ? 0 : 1;
}

}  // namespace sightline::app

#include "app/cli/games/sim_command.h"

#include <algorithm>
#include <ostream>

#include "app/cli/games/keyword_count.h"
#include "app/files/load.h"
#include "engine/legion/advice/players/players.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/invariants.h"
#include "engine/legion/rules/game/journal_file.h"
#include "engine/legion/rules/game/set_up.h"
#include "engine/legion/rules/game/state_fields.h"
#include "engine/legion/rules/mission/map_table.h"
#include "geometry/base/digest.h"

namespace sightline::app {
namespace {
using nlohmann::json;
// Limit of answers in one game. A starter battle of five rounds takes a few hundred answers.
constexpr int endlessAfter = 20000;

void addBroken(const engine::Game& game, int answers, json& line) {
    for (const std::string& broken : engine::brokenInvariants(game))
        line["violations"].push_back("answer " + std::to_string(answers) + ": " + broken);
}

// The number of reminders in the record. A reminder names an effect that the game leaves to its
// players.
long remindersIn(const engine::Game& game) {
    const engine::Record& record = game.record();
    return std::count_if(record.begin(), record.end(), [](const engine::Ruling& one) {
        return one.happening == engine::Happening::reminded;
    });
}

// True if a question is open. The sandbox has only a placeholder question, which does not count.
bool asksOn(const engine::Game& game) {
    return game.question() && game.question()->ask != engine::Ask::freeTable;
}

json playOne(engine::Game& game, std::uint64_t seed, engine::PlayerKind player) {
    json line = {{"seed", seed}, {"violations", json::array()}};
    int answers = 0, stops = 0;
    addBroken(game, answers, line);
    while (line["violations"].empty() && asksOn(game) && answers < endlessAfter) {
        if (game.question()->ask == engine::Ask::applyByHand) ++stops;
        const engine::Answer answer =
            engine::answerBy(player, game, seed * 1000003U + static_cast<std::uint64_t>(answers));
        if (const auto refusal = game.answer(answer)) {
            line["violations"].push_back("its own answer was refused: " + refusal->text);
            break;
        }
        ++answers;
        addBroken(game, answers, line);
    }
    if (answers == endlessAfter) line["violations"].push_back("the game did not end");
    const auto again = engine::replay(game.scenario(), game.journal());
    if (!again)
        line["violations"].push_back("replay: " + again.problem().text);
    else if ((*again)->digest() != game.digest())
        line["violations"].push_back(
            "replay ends in another state: " +
            engine::differenceOf((*again)->fields(), game.fields()).value_or("another question"));
    const engine::View view = game.view(engine::Player::blue);
    line["rounds"] = view.round;
    line["answers"] = answers;
    line["winner"] =
        view.winner ? json(*view.winner == engine::Player::blue ? "blue" : "red") : json(nullptr);
    line["victory_points"] = {view.mission.victoryPoints[0], view.mission.victoryPoints[1]};
    line["digest"] = engine::hexadecimal(game.digest());
    line["reminders"] = remindersIn(game);
    line["stops"] = stops;
    return line;
}
}  // namespace

int simCommand(const SimSettings& settings, std::ostream& output, std::ostream& errors) {
    const auto file = settings.scenario.empty() ? assetsFolder() / "scenarios/starter.scenario.json"
                                                : std::filesystem::path(settings.scenario);
    auto loaded = loadScenarioWithEveryPack(file, settings.packs);
    if (!loaded) {
        errors << loaded.problem().text << '\n';
        return 1;
    }
    if (const auto line = engine::otherTableLine(loaded->scenario))
        errors << file.string() << ": " << *line << '\n';
    if (const auto problem = engine::buildTable(loaded->scenario)) {
        errors << problem->text << '\n';
        return 1;
    }
    bool clean = true;
    KeywordCount acted;
    for (int game = 0; game < settings.games; ++game) {
        const std::uint64_t seed = settings.seed + static_cast<std::uint64_t>(game);
        auto started = engine::Game::start(loaded->scenario, seed);
        if (!started) {
            errors << file.string() << ": " << started.problem().text << '\n';
            return 1;
        }
        const json line = playOne(**started, seed, settings.player);
        clean = clean && line["violations"].empty();
        output << line.dump() << std::endl;
        acted.add((*started)->record());
    }
    if (settings.keywords) output << acted.lineOf(loaded->scenario).dump() << std::endl;
    return clean ? 0 : 1;
}

}  // namespace sightline::app

#include "golden/golden_games.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "app/cli/play/record_line.h"
#include "app/cli/play/table_names.h"
#include "app/files/tables/load.h"

namespace sightline::app::golden {
namespace {

const std::filesystem::path repository = std::filesystem::path(SIGHTLINE_ASSETS).parent_path();
const std::filesystem::path journals = repository / "tests/journals";

template <class T>
T orThrow(Result<T> result) {
    if (!result) throw std::runtime_error(result.problem().text);
    return std::move(result).value();
}

std::string pageOf(const engine::Citation& citation) {
    if (citation.page == 0) return "";
    return "  [p. " + std::to_string(citation.page) + ", " + citation.section + "]";
}

// One line of a golden record. For a reminder, the line names only the unit, because the text of a
// reminder may change without a change of the rules. If a reminder comes at another place in the
// record, a rule has changed.
std::string lineOf(const engine::Ruling& ruling, const engine::View& view) {
    if (ruling.happening != engine::Happening::reminded) return recordLine(ruling, view);
    return "Reminder for " + unitName(view, ruling.unit);
}

std::string standing(const engine::Game& game) {
    const engine::View view = game.view(engine::Player::blue);
    const auto& points = view.mission.victoryPoints;
    std::string text = "\nvictory points: " + std::to_string(points[0]) + " to " +
                       std::to_string(points[1]) + "\n";
    if (game.question() == nullptr)
        text += "winner: " + (view.winner ? playerName(*view.winner) : "nobody") + "\n";
    text += "answers: " + std::to_string(game.journal().answers.size()) + "\n";
    return text + "digest: " + std::to_string(game.digest()) + "\n";
}

}  // namespace

std::filesystem::path GoldenGame::journalFile() const { return journals / (name + ".sightline"); }
std::filesystem::path GoldenGame::recordFile() const { return journals / (name + ".record.txt"); }

std::vector<GoldenGame> goldenGames() {
    const auto list = nlohmann::json::parse(contentOf(journals / "games.json"));
    std::vector<GoldenGame> games;
    for (const auto& one : list.at("games")) {
        nlohmann::json scenario = one.at("scenario");
        if (scenario.is_string() && list.at("scenarios").contains(scenario.get<std::string>()))
            scenario = list.at("scenarios").at(scenario.get<std::string>());
        games.push_back({.name = one.at("name"),
                         .scenario = std::move(scenario),
                         .sensible = one.at("player") == "sensible",
                         .seed = one.at("seed"),
                         .answers = one.value("answers", 0),
                         .shows = one.value("shows", std::vector<std::string>{}),
                         .says = one.value("says", std::vector<nlohmann::json>{})});
    }
    return games;
}

engine::Scenario scenarioOf(const GoldenGame& game) {
    if (game.scenario.is_string())
        return orThrow(loadScenario(repository / game.scenario.get<std::string>())).scenario;
    const engine::Catalogue catalogue = orThrow(loadCatalogue(SIGHTLINE_ASSETS));
    return orThrow(scenarioFromJson(game.scenario, game.name, catalogue, journals)).scenario;
}

std::string recordText(const engine::Game& game) {
    const engine::View view = game.view(engine::Player::blue);
    std::string text = game.scenario().name + "\n";
    int round = -1;
    for (const engine::Ruling& ruling : game.record()) {
        if (ruling.round != round) {
            round = ruling.round;
            text += "\nround " + std::to_string(round) + "\n";
        }
        text += "  " + lineOf(ruling, view) + pageOf(ruling.citation) + "\n";
    }
    return text + standing(game);
}

std::vector<std::string> happeningsOf(const engine::Game& game) {
    std::vector<std::string> names;
    for (const engine::Ruling& ruling : game.record()) {
        const std::string name = happeningName(ruling.happening);
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
    return names;
}

std::string firstDifference(const std::string& expected, const std::string& found) {
    std::istringstream wanted(expected), got(found);
    std::string here, there;
    for (int line = 1;; ++line) {
        const bool more = static_cast<bool>(std::getline(wanted, here));
        const bool other = static_cast<bool>(std::getline(got, there));
        if (!more && !other) return {};
        if (!more) here = "(the end)";
        if (!other) there = "(the end)";
        if (here == there) continue;
        std::string difference = "line " + std::to_string(line);
        return difference.append("\n  was: ").append(here).append("\n  now: ").append(there);
    }
}

std::string contentOf(const std::filesystem::path& file) {
    std::ifstream input(file, std::ios::binary);
    if (!input) throw std::runtime_error(file.string() + ": cannot be read");
    std::ostringstream content;
    content << input.rdbuf();
    return content.str();
}

}  // namespace sightline::app::golden

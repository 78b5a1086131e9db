#include "app/cli/games/arena_command.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <ostream>

#include "app/cli/games/sequential_test.h"
#include "app/files/tables/load.h"
#include "engine/legion/rules/game/set_up.h"

namespace sightline::app {
namespace {
using engine::Player;
using nlohmann::json;
constexpr int mostAnswers = 20000;  // limit of answers in one game

/// A pair of values, one for each player of the match: index 0 is A, index 1 is B.
using Both = std::array<double, 2>;

/// The numbers of won and drawn games.
struct Tally {
    std::array<int, 2> wins{};
    int draws = 0;
};

struct Totals {
    Tally all{};
    std::vector<Tally> byScenario{};
    int pairs = 0;
    Both points{};
    /// For each seed: the share of its two games that player A of the match won.
    std::vector<double> shares{};
    std::array<std::vector<double>, 2> seconds{};
    std::optional<SequentialTest> test{};
};

/// The player who now has the army that was blue at the start. Setup may exchange the colours.
Player holderOfFirstArmy(const engine::Game& game) {
    return game.view(Player::blue).units.front().player;
}

/// Finds which player of the match, A or B, must answer the open question of a game.
class Seats {
  public:
    Seats(const engine::Game& game, std::size_t first)
        : game_(game),
          first_(first),
          blueArmy_(holderOfFirstArmy(game)),
          firstColour_(Player::blue) {}

    std::size_t answering() {
        if (settingUp_) look();
        return seatOf(game_.question()->player);
    }
    std::size_t seatOf(Player player) const { return player == firstColour_ ? first_ : 1 - first_; }

  private:
    void look() {
        const engine::View view = game_.view(Player::blue);
        settingUp_ = view.phase == engine::Phase::setup;
        const bool exchanged = view.units.front().player != blueArmy_;
        firstColour_ = exchanged ? Player::red : Player::blue;
    }

    const engine::Game& game_;
    std::size_t first_;
    Player blueArmy_, firstColour_;
    bool settingUp_ = true;
};

double percentile95(std::vector<double> all) {
    if (all.empty()) return 0.0;
    const auto at = static_cast<std::ptrdiff_t>(static_cast<double>(all.size() - 1) * 0.95);
    std::nth_element(all.begin(), all.begin() + at, all.end());
    return all[static_cast<std::size_t>(at)];
}

double mean(const std::vector<double>& all) {
    double sum = 0.0;
    for (double one : all) sum += one;
    return all.empty() ? 0.0 : sum / static_cast<double>(all.size());
}

double standardError(const std::vector<double>& all) {
    if (all.size() < 2) return 0.0;
    const double middle = mean(all);
    double squares = 0.0;
    for (double one : all) squares += (one - middle) * (one - middle);
    const auto count = static_cast<double>(all.size());
    return std::sqrt(squares / (count - 1.0) / count);
}

Both pointsOf(const engine::View& view, const Seats& seats) {
    const bool mission = view.mission.objective != nullptr;
    Both points{};
    points[seats.seatOf(Player::blue)] = mission ? view.mission.victoryPoints[0] : view.bluePoints;
    points[seats.seatOf(Player::red)] = mission ? view.mission.victoryPoints[1] : view.redPoints;
    return points;
}

/// The player of the match that won. No value: a draw.
std::optional<std::size_t> winnerOf(const engine::View& view, const Seats& seats) {
    if (!view.winner) return std::nullopt;
    return seats.seatOf(*view.winner);
}

void count(Tally& tally, const std::optional<std::size_t>& winner) {
    if (winner)
        ++tally.wins[*winner];
    else
        ++tally.draws;
}

/// Adds the result of a game to the totals.
void add(Totals& totals, std::size_t scenario, std::size_t first, const Both& points,
         const std::optional<std::size_t>& winner) {
    for (const std::size_t who : {0U, 1U}) totals.points[who] += points[who];
    count(totals.all, winner);
    count(totals.byScenario[scenario], winner);
    const double share = !winner ? 0.5 : *winner == 0 ? 1.0 : 0.0;
    if (first == 0) totals.shares.push_back(0.0);
    totals.shares.back() += share / 2.0;
    if (totals.test) totals.test->take(share);
}

/// One game of a pair. `first` is the index of the player with the army that starts as blue: 0 is
/// A.
struct Meeting {
    std::size_t scenario = 0;
    std::uint64_t seed = 0;
    std::size_t first = 0;
};

/// Plays one game. If the game refuses an answer, `broken` receives the reason.
json playOne(const ArenaSettings& settings, engine::Game& game, const Meeting& meeting,
             Totals& totals, std::string& broken) {
    Seats seats(game, meeting.first);
    int answers = 0;
    while (game.question() && answers < mostAnswers) {
        engine::Answer answer;
        if (engine::isChance(*game.question())) {
            answer = game.seededChance();
        } else {
            const std::size_t who = seats.answering();
            const auto start = std::chrono::steady_clock::now();
            answer =
                engine::answerBy(who == 0 ? settings.a : settings.b, game,
                                 meeting.seed * 1000003U + static_cast<std::uint64_t>(answers));
            const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
            totals.seconds[who].push_back(taken.count());
        }
        if (const auto refusal = game.answer(answer)) {
            broken = "answer " + std::to_string(answers) + " was refused: " + refusal->text;
            break;
        }
        ++answers;
    }
    if (answers == mostAnswers) broken = "the game did not end";
    const engine::View view = game.view(Player::blue);
    const Both points = pointsOf(view, seats);
    const auto winner = winnerOf(view, seats);
    add(totals, meeting.scenario, meeting.first, points, winner);
    json line = {{"seed", meeting.seed}, {"first", meeting.first == 0 ? "a" : "b"},
                 {"winner", nullptr},    {"points", points},
                 {"rounds", view.round}, {"answers", answers}};
    if (winner) line["winner"] = *winner == 0 ? "a" : "b";
    if (totals.byScenario.size() > 1) line["scenario"] = meeting.scenario;
    return line;
}

json verdictOf(const SequentialTest& test) {
    return {{"share", test.share()},       {"compared", {test.lower(), test.upper()}},
            {"error", sequentialError},    {"games", test.results()},
            {"evidence", test.evidence()}, {"verdict", nameOf(test.verdict())}};
}

json lineOf(const Totals& totals, const std::vector<std::filesystem::path>& files) {
    const auto games = static_cast<double>(2 * totals.pairs);
    json line = {
        {"pairs", totals.pairs},
        {"wins", totals.all.wins},
        {"draws", totals.all.draws},
        {"points", {totals.points[0] / games, totals.points[1] / games}},
        {"standard_error", standardError(totals.shares)},
        {"decision_p95_s", {percentile95(totals.seconds[0]), percentile95(totals.seconds[1])}}};
    if (totals.test) line["sequential"] = verdictOf(*totals.test);
    if (files.size() < 2) return line;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const Tally& tally = totals.byScenario[i];
        line["scenarios"].push_back(
            {{"file", files[i].string()}, {"wins", tally.wins}, {"draws", tally.draws}});
    }
    return line;
}

bool isDecided(const Totals& totals) {
    return totals.test && totals.test->verdict() != SequentialTest::Verdict::open;
}

}  // namespace

int arenaCommand(const ArenaSettings& settings, std::ostream& output, std::ostream& errors) {
    std::vector<std::filesystem::path> files(settings.scenarios.begin(), settings.scenarios.end());
    if (files.empty()) files.push_back(assetsFolder() / "scenarios/starter.scenario.json");
    std::vector<engine::Scenario> scenarios;
    for (const std::filesystem::path& file : files) {
        auto loaded = loadScenarioWithEveryPack(file, settings.packs);
        if (!loaded) {
            errors << loaded.problem().text << '\n';
            return 1;
        }
        if (const auto problem = engine::buildTable(loaded->scenario)) {
            errors << problem->text << '\n';
            return 1;
        }
        scenarios.push_back(std::move(loaded->scenario));
    }
    Totals totals;
    totals.byScenario.resize(scenarios.size());
    if (settings.sequential) totals.test.emplace(*settings.sequential);
    for (int pair = 0; pair < settings.pairs && !isDecided(totals); ++pair) {
        Meeting meeting;
        meeting.seed = settings.seed + static_cast<std::uint64_t>(pair);
        meeting.scenario = static_cast<std::size_t>(pair) % scenarios.size();
        ++totals.pairs;
        for (const std::size_t first : {0U, 1U}) {
            meeting.first = first;
            const std::string file = files[meeting.scenario].string();
            auto started = engine::Game::start(scenarios[meeting.scenario], meeting.seed);
            if (!started) {
                errors << file << ": " << started.problem().text << '\n';
                return 1;
            }
            std::string broken;
            const json line = playOne(settings, **started, meeting, totals, broken);
            output << line.dump() << std::endl;
            if (broken.empty()) continue;
            errors << file << ", seed " << meeting.seed << ": " << broken << '\n';
            return 1;
        }
    }
    output << lineOf(totals, files).dump() << std::endl;
    return 0;
}

}  // namespace sightline::app

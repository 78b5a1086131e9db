#include "app/cli/games/sim_command.h"

#include <algorithm>
#include <memory>
#include <ostream>
#include <set>

#include "app/cli/games/keyword_count.h"
#include "app/cli/games/random_games.h"
#include "app/cli/games/sim_game.h"
#include "app/files/tables/load.h"
#include "engine/legion/advice/players/players.h"
#include "engine/legion/rules/game/set_up.h"
#include "engine/legion/rules/keywords/standing_acts.h"
#include "engine/legion/rules/mission/map_table.h"

namespace sightline::app {
namespace {
using nlohmann::json;

// The last entries in the record of a game that broke an invariant.
json lastRulings(const engine::Game& game) {
    constexpr std::ptrdiff_t shown = 8;
    json last = json::array();
    const engine::Record& record = game.record();
    const auto from = record.end() - std::min<std::ptrdiff_t>(shown, std::ssize(record));
    for (auto it = from; it != record.end(); ++it) last.push_back(it->verdict);
    return last;
}

/// The games that one call of `sim` plays, and the count of keywords in these games.
class Simulation {
  public:
    Simulation(const SimSettings& settings, std::ostream& output, std::ostream& errors)
        : settings_(settings), output_(output), errors_(errors) {}

    // Plays one game of the scenario. Returns false if the game cannot start.
    bool play(engine::Scenario scenario, std::uint64_t seed, engine::PlayerKind player,
              const std::string& name) {
        if (settings_.keywords) {
            scenario.standingActs = std::make_shared<engine::StandingActs>();
            count_.plays(scenario);
        }
        auto started = engine::Game::start(std::move(scenario), seed);
        if (!started) {
            errors_ << name << ": " << started.problem().text << '\n';
            return false;
        }
        const bool forKeywords = settings_.randomArmies && settings_.keywords;
        const SimStyle style{.player = player,
                             .varied = forKeywords,
                             .close = forKeywords && seed % 4 != 0,
                             .explained = settings_.explain ? &output_ : nullptr};
        json line = playToEnd(**started, seed, style, count_);
        const bool clean = line["violations"].empty();
        if (settings_.randomArmies) {
            line["name"] = (*started)->scenario().name;
            line["player"] = engine::playerKindNames()[static_cast<std::size_t>(player)];
            if (!clean) line["scenario"] = (*started)->scenario().source;
        }
        if (!clean) line["record"] = lastRulings(**started);
        clean_ = clean_ && clean;
        output_ << line.dump() << std::endl;
        if (settings_.keywords) count_.add((*started)->record());
        return true;
    }
    const KeywordCount& count() const { return count_; }
    bool clean() const { return clean_; }

  private:
    const SimSettings& settings_;
    std::ostream& output_;
    std::ostream& errors_;
    KeywordCount count_{};
    bool clean_ = true;
};

// Games between random armies need both kinds of players: sensible players fight, and random
// players make unusual choices.
engine::PlayerKind playerOf(const SimSettings& settings, std::uint64_t seed) {
    if (settings.player) return *settings.player;
    return settings.randomArmies && seed % 3 != 0 ? engine::PlayerKind::sensible
                                                  : engine::PlayerKind::random;
}

// A keyword with this number of offers must have been declined at least once. The players decline
// at least a quarter of the offers.
constexpr int questionsToDecline = 20;

// The keywords that the games must show: those on cards, or those of the settings. The problem
// names a keyword that no card has.
Result<std::set<engine::Keyword>> expectedKeywords(const std::vector<std::string>& only,
                                                   std::set<engine::Keyword> onCards) {
    if (only.empty()) return onCards;
    std::set<engine::Keyword> expected;
    for (const std::string& name : only) {
        const engine::Keyword keyword = engine::keywordNamed(name);
        if (!onCards.contains(keyword))
            return Problem{"--only: expected the name of a keyword on a card, found \"" + name +
                           '"'};
        expected.insert(keyword);
    }
    return expected;
}

// Writes one line with the keywords that acted less than `atLeast` times, and one line with the
// keywords that players never declined. A keyword that no card has cannot act, so it is not named.
// Returns true if there is nothing to report.
bool reportMissing(const KeywordCount& count, int atLeast, const std::set<engine::Keyword>& onCards,
                   std::ostream& errors) {
    std::set<engine::Keyword> few = count.actingLessThan(atLeast);
    std::erase_if(few, [&](engine::Keyword keyword) { return !onCards.contains(keyword); });
    std::set<engine::Keyword> kept = count.neverDeclined(questionsToDecline);
    std::erase_if(kept, [&](engine::Keyword keyword) { return !onCards.contains(keyword); });
    if (!few.empty())
        errors << "acted less than " << atLeast << (atLeast == 1 ? " time: " : " times: ")
               << count.namesWithActs(few) << '\n';
    if (!kept.empty()) errors << "never declined: " << namesOf(kept) << '\n';
    return few.empty() && kept.empty();
}

/// The number of games after which `sim --keywords` names the missing keywords.
constexpr int gamesBetweenReports = 50;

int simRandomArmies(const SimSettings& settings, std::ostream& output, std::ostream& errors) {
    if (!settings.scenario.empty()) {
        errors << "random armies replace the armies of a scenario\n";
        return 1;
    }
    auto games = RandomGames::load(settings.packs);
    if (!games) {
        errors << games.problem().text << '\n';
        return 1;
    }
    const auto expected = expectedKeywords(settings.only, games->keywordsOnCards());
    if (!expected) {
        errors << expected.problem().text << '\n';
        return 1;
    }
    const std::set<engine::Keyword>& onCards = *expected;
    Simulation simulation(settings, output, errors);
    for (int game = 0; game < settings.games; ++game) {
        const std::uint64_t seed = settings.seed + static_cast<std::uint64_t>(game);
        std::set<engine::Keyword> wanted;
        if (settings.keywords) {
            wanted = simulation.count().actingLessThan(settings.atLeast);
            wanted.merge(simulation.count().neverDeclined(questionsToDecline));
            std::erase_if(wanted, [&](engine::Keyword one) { return !onCards.contains(one); });
            if (wanted.empty()) break;
            if (game > 0 && game % gamesBetweenReports == 0) {
                errors << "after " << game << " games:" << std::endl;
                reportMissing(simulation.count(), settings.atLeast, onCards, errors);
            }
        }
        auto scenario = games->draw(seed, wanted);
        if (!scenario) {
            errors << scenario.problem().text << '\n';
            return 1;
        }
        if (!simulation.play(std::move(scenario).value(), seed, playerOf(settings, seed),
                             "random game " + std::to_string(seed)))
            return 1;
    }
    if (!settings.keywords) return simulation.clean() ? 0 : 1;
    output << simulation.count().line().dump() << std::endl;
    const bool complete = reportMissing(simulation.count(), settings.atLeast, onCards, errors);
    return simulation.clean() && complete ? 0 : 1;
}

}  // namespace

int simCommand(const SimSettings& settings, std::ostream& output, std::ostream& errors) {
    if (settings.randomArmies) return simRandomArmies(settings, output, errors);
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
    Simulation simulation(settings, output, errors);
    for (int game = 0; game < settings.games; ++game) {
        const std::uint64_t seed = settings.seed + static_cast<std::uint64_t>(game);
        if (!simulation.play(loaded->scenario, seed, playerOf(settings, seed), file.string()))
            return 1;
    }
    if (settings.keywords) output << simulation.count().line().dump() << std::endl;
    return simulation.clean() ? 0 : 1;
}

}  // namespace sightline::app

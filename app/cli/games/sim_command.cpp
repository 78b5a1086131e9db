#include "app/cli/games/sim_command.h"

#include <algorithm>
#include <memory>
#include <ostream>
#include <set>

#include "app/cli/games/keyword_count.h"
#include "app/cli/games/keyword_offers.h"
#include "app/cli/games/random_games.h"
#include "app/cli/play/judgement_json.h"
#include "app/cli/play/table_names.h"
#include "app/files/tables/load.h"
#include "engine/legion/advice/players/judged.h"
#include "engine/legion/advice/players/players.h"
#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/invariants.h"
#include "engine/legion/rules/game/journal_file.h"
#include "engine/legion/rules/game/set_up.h"
#include "engine/legion/rules/game/state_fields.h"
#include "engine/legion/rules/keywords/standing_acts.h"
#include "engine/legion/rules/mission/map_table.h"
#include "engine/talk/generator.h"
#include "geometry/base/digest.h"

namespace sightline::app {
namespace {
using nlohmann::json;
// Maximum number of answers in one game. A starter battle of five rounds takes a few hundred
// answers.
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

// Starts or stops the count of the changes that keywords make at standing points (see
// keyword_count.h). Does nothing if the scenario counts no changes.
void listen(const engine::Game& game, bool on) {
    if (const auto& acts = game.scenario().standingActs) acts->listen(on);
}

// The last entries in the record of a game that broke an invariant.
json lastRulings(const engine::Game& game) {
    constexpr std::ptrdiff_t shown = 8;
    json last = json::array();
    const engine::Record& record = game.record();
    const auto from = record.end() - std::min<std::ptrdiff_t>(shown, std::ssize(record));
    for (auto it = from; it != record.end(); ++it) last.push_back(it->verdict);
    return last;
}

// Prints the choices that the player considers for the open question, if it judges the question.
void explain(const engine::Game& game, std::uint64_t seed, engine::PlayerKind player,
             std::ostream& output) {
    const auto skill = engine::skillOf(player);
    const engine::Judgement judgement =
        skill ? engine::judgementOf(game, *skill) : engine::Judgement{};
    if (judgement.choices.empty()) return;
    const engine::Question& question = *game.question();
    const json line = {{"event", "why"},
                       {"seed", seed},
                       {"number", game.journal().answers.size() + 1},
                       {"ask", askName(question.ask)},
                       {"player", engine::nameOf(engine::playerNames, question.player)},
                       {"considered", consideredJson(judgement, question)}};
    output << line.dump() << std::endl;
}

// The answer of the computer player. One of four offers of a keyword is declined, because no
// computer player declines an offer that helps.
engine::Answer answerOrDecline(engine::PlayerKind player, const engine::Game& game,
                               std::uint64_t seed) {
    const engine::Question& question = *game.question();
    if (keywordOf(question) != engine::Keyword::none) {
        engine::Generator chance(seed, 0xDEC1);
        const auto decline = decliningAnswer(question);
        if (decline && chance.below(4) == 0 && !game.refusalOf(*decline)) return *decline;
    }
    return engine::answerBy(player, game, seed);
}

// Plays one game to its end and checks it. `count` counts the effects of keywords. `declines`: the
// player also declines offers of keywords at random. `explained` receives the considered choices;
// null: they are not printed.
json playOne(engine::Game& game, std::uint64_t seed, engine::PlayerKind player, KeywordCount& count,
             bool declines, std::ostream* explained) {
    json line = {{"seed", seed}, {"violations", json::array()}};
    int answers = 0, stops = 0;
    addBroken(game, answers, line);
    while (line["violations"].empty() && asksOn(game) && answers < endlessAfter) {
        if (game.question()->ask == engine::Ask::applyByHand) ++stops;
        listen(game, false);
        if (explained) explain(game, seed, player, *explained);
        const std::uint64_t chance = seed * 1000003U + static_cast<std::uint64_t>(answers);
        const engine::Answer answer = declines ? answerOrDecline(player, game, chance)
                                               : engine::answerBy(player, game, chance);
        count.answered(*game.question(), answer);
        listen(game, true);
        if (const auto refusal = game.answer(answer)) {
            line["violations"].push_back("its own answer was refused: " + refusal->text);
            break;
        }
        if (const auto& acts = game.scenario().standingActs) count.add(acts->take());
        listen(game, false);
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
        json line =
            playOne(**started, seed, player, count_, settings_.randomArmies && settings_.keywords,
                    settings_.explain ? &output_ : nullptr);
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

// Writes one line with the keywords that acted less than `atLeast` times, and one line with the
// keywords that players never declined. A keyword that no card has cannot act, so it is not named.
// Returns true if there is nothing to report.
bool reportMissing(const KeywordCount& count, int atLeast, const std::set<engine::Keyword>& onCards,
                   std::ostream& errors) {
    std::set<engine::Keyword> few = count.actingLessThan(atLeast);
    std::erase_if(few, [&](engine::Keyword keyword) { return !onCards.contains(keyword); });
    const std::set<engine::Keyword> kept = count.neverDeclined(questionsToDecline);
    if (!few.empty())
        errors << "acted less than " << atLeast << (atLeast == 1 ? " time: " : " times: ")
               << count.namesWithActs(few) << '\n';
    if (!kept.empty()) errors << "never declined: " << namesOf(kept) << '\n';
    return few.empty() && kept.empty();
}

// The keywords for which the next game draws cards: a few of the missing keywords, because an army
// has room for few cards.
std::set<engine::Keyword> drawn(const std::set<engine::Keyword>& missing, std::uint64_t seed) {
    constexpr int keywordsInGame = 3;
    engine::Generator chance(seed, 0xF0C5);
    std::vector<engine::Keyword> left(missing.begin(), missing.end());
    std::set<engine::Keyword> few;
    for (int i = 0; i < keywordsInGame && !left.empty(); ++i) {
        const auto at = left.begin() + chance.below(static_cast<std::uint32_t>(left.size()));
        few.insert(*at);
        left.erase(at);
    }
    return few;
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
    const std::set<engine::Keyword> onCards = games->keywordsOnCards();
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
        auto scenario = games->draw(seed, drawn(wanted, seed));
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

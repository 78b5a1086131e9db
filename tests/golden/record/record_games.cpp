// Generates the golden games again: record_games [NAME...]. The program first replays the old
// answers as long as the rules accept them, so that a record differs only where a rule has changed.
// Then a computer player continues the game.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <memory>
#include <stdexcept>

#include "app/files/tables/load.h"
#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/journal_file.h"
#include "golden/golden_games.h"

namespace sightline::app::golden {
namespace {

/// The earlier recording of a golden game: its answers, and a new game in which they are replayed.
struct Before {
    std::vector<engine::Answer> answers;
    std::unique_ptr<engine::Game> game;  ///< empty: no earlier recording, or an answer was refused
};

Before before(const GoldenGame& golden) {
    if (!std::filesystem::exists(golden.journalFile())) return {};
    auto text = engine::readJournal(golden.journalFile());
    if (!text) throw std::runtime_error(text.problem().text);
    auto loaded = scenarioFromJson(text->journal.scenario, golden.name);
    if (!loaded) throw std::runtime_error(loaded.problem().text);
    loaded->scenario.asks = text->journal.asks;
    auto game = engine::Game::start(std::move(loaded->scenario), text->journal.seed);
    return {std::move(text->journal.answers), game ? std::move(game).value() : nullptr};
}

/// True if the earlier game waits for the players to apply effects by hand, but the new game does
/// not wait.
bool waitsNoMore(const engine::Game& before, const engine::Game& game) {
    return before.question() && game.question() &&
           before.question()->ask == engine::Ask::applyByHand &&
           game.question()->ask != engine::Ask::applyByHand;
}

/// Gives the old answers to the new game. Returns the number of answers that the new game accepted
/// or no longer needs.
std::size_t feed(engine::Game& game, Before& before) {
    std::size_t taken = 0;
    for (const engine::Answer& answer : before.answers) {
        const bool isLeftOut = before.game && waitsNoMore(*before.game, game);
        if (before.game && before.game->answer(answer)) before.game.reset();
        if (!isLeftOut && (!game.question() || game.answer(answer))) break;
        ++taken;
    }
    return taken;
}

void answer(engine::Game& game, const engine::Answer& given) {
    if (const auto refusal = game.answer(given)) throw std::runtime_error(refusal->text);
}

void answerOne(engine::Game& game, const GoldenGame& golden) {
    const std::uint64_t seed = golden.seed * 1000003U + game.journal().answers.size();
    answer(game,
           golden.sensible ? engine::sensibleAnswer(game, seed) : engine::randomAnswer(game, seed));
}

void playOn(engine::Game& game, const GoldenGame& golden) {
    const auto most = static_cast<std::size_t>(golden.answers);
    while (game.question() && game.journal().answers.size() < most) answerOne(game, golden);
}

// Gives the answers that the list of golden games contains. If an answer opens another question, a
// computer player answers this question before the next answer of the list.
void sayInTurn(engine::Game& game, const GoldenGame& golden) {
    const auto isUnderWay = [&game] {
        return game.view(engine::Player::blue).sandbox && game.question() &&
               game.question()->ask != engine::Ask::freeTable;
    };
    for (const nlohmann::json& said : golden.says) {
        const auto read = engine::answerFromJson(said);
        if (!read) throw std::runtime_error(golden.name + ": " + read.problem().text);
        answer(game, *read);
        while (isUnderWay()) answerOne(game, golden);
    }
}

/// Writes the journal and the record of a golden game. Returns true if the record differs from the
/// earlier record.
bool write(const GoldenGame& golden, const engine::Game& game) {
    const std::string text = recordText(game);
    const bool changed =
        !std::filesystem::exists(golden.recordFile()) || contentOf(golden.recordFile()) != text;
    if (auto written = engine::writeJournal(golden.journalFile(), game.journal()); !written)
        throw std::runtime_error(written.problem().text);
    std::ofstream(golden.recordFile(), std::ios::binary) << text;
    return changed;
}

void record(const GoldenGame& golden) {
    auto game = engine::Game::start(scenarioOf(golden), golden.seed);
    if (!game) throw std::runtime_error(golden.name + ": " + game.problem().text);
    Before old;
    std::size_t taken = 0;
    if (golden.says.empty()) {
        old = before(golden);
        taken = feed(**game, old);
        playOn(**game, golden);
    } else {
        sayInTurn(**game, golden);
    }
    const bool changed = write(golden, **game);
    const std::vector<std::string> happened = happeningsOf(**game);
    std::cout << golden.name << ": " << (*game)->journal().answers.size() << " answers, "
              << (changed ? "changed" : "as before");
    if (taken < old.answers.size()) std::cout << ", played anew from answer " << taken + 1;
    for (const std::string& shown : golden.shows)
        if (!std::count(happened.begin(), happened.end(), shown))
            std::cout << ", does NOT show " << shown;
    std::cout << std::endl;
}

}  // namespace
}  // namespace sightline::app::golden

int main(int argc, char** argv) {
    using namespace sightline::app::golden;
    const std::vector<std::string> wanted(argv + 1, argv + argc);
    try {
        for (const GoldenGame& golden : goldenGames())
            if (wanted.empty() || std::count(wanted.begin(), wanted.end(), golden.name))
                record(golden);
    } catch (const std::exception& fault) {
        std::cerr << fault.what() << '\n';
        return 1;
    }
    return 0;
}

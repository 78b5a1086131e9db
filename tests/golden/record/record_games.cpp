// Makes the golden games anew: record_games [NAME...]. What was answered before is answered again
// as long as the rules take it, so that a record differs where a rule does; the rest is played on.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <stdexcept>

#include "engine/game/journal_file.h"
#include "engine/game/sensible_answer.h"
#include "golden/golden_games.h"

namespace sightline::app::golden {
namespace {

std::vector<engine::Answer> answersBefore(const GoldenGame& golden) {
    if (!std::filesystem::exists(golden.journalFile())) return {};
    auto text = engine::readJournal(golden.journalFile());
    if (!text) throw std::runtime_error(text.problem().text);
    return std::move(text->journal.answers);
}

/// How many of them the game took.
std::size_t feed(engine::Game& game, const std::vector<engine::Answer>& answers) {
    std::size_t taken = 0;
    while (taken < answers.size() && game.question() && !game.answer(answers[taken])) ++taken;
    return taken;
}

void playOn(engine::Game& game, const GoldenGame& golden) {
    while (game.question()) {
        const std::size_t count = game.journal().answers.size();
        if (count >= static_cast<std::size_t>(golden.answers)) return;
        const std::uint64_t seed = golden.seed * 1000003U + count;
        const engine::Answer answer =
            golden.sensible ? engine::sensibleAnswer(game, seed) : engine::randomAnswer(game, seed);
        if (const auto refusal = game.answer(answer)) throw std::runtime_error(refusal->text);
    }
}

/// Written whole or not at all; says whether the record differs from the one before.
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
    const std::vector<engine::Answer> before = answersBefore(golden);
    const std::size_t taken = feed(**game, before);
    playOn(**game, golden);
    const bool changed = write(golden, **game);
    const std::vector<std::string> happened = happeningsOf(**game);
    std::cout << golden.name << ": " << (*game)->journal().answers.size() << " answers, "
              << (changed ? "changed" : "as before");
    if (taken < before.size()) std::cout << ", played anew from answer " << taken + 1;
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

#include "app/cli/play_command.h"

#include <istream>
#include <ostream>

#include "app/cli/play_session.h"
#include "app/files/load.h"

namespace sightline::app {
namespace {

constexpr std::size_t longestLine = 1000000;  // bytes; a placing of many miniatures takes thousands
constexpr std::uint64_t plainSeed = 1;

using Started = Result<std::unique_ptr<engine::Game>>;

Started fromScenario(const PlaySettings& settings) {
    auto loaded = loadScenarioWithEveryPack(settings.scenario, settings.packs);
    if (!loaded) return loaded.problem();
    auto game = engine::Game::start(std::move(loaded->scenario), settings.seed.value_or(plainSeed));
    if (!game) return Problem{settings.scenario + ": " + game.problem().text};
    return game;
}

Started fromJournal(const PlaySettings& settings, std::ostream& errors) {
    auto read = engine::readJournal(settings.journal);
    if (!read) return read.problem();
    if (read->lastLineTorn) errors << settings.journal << ": the torn last line is left out\n";
    if (settings.seed) read->journal.seed = *settings.seed;
    auto scenario =
        scenarioOfJournalWithEveryPack(read->journal.scenario, settings.journal, settings.packs);
    if (!scenario) return scenario.problem();
    auto game = engine::replay(std::move(scenario->scenario), read->journal);
    if (!game) return Problem{settings.journal + ": " + game.problem().text};
    return game;
}

/// A line without its end; `tooLong` where it has more than anybody needs, and then it is empty.
struct Line {
    std::string text;
    bool tooLong = false;
};

/// None at the end of the input. Never keeps more than the longest line.
std::optional<Line> nextLine(std::istream& input) {
    Line line;
    bool any = false;
    for (int one = input.get(); one != std::istream::traits_type::eof(); one = input.get()) {
        any = true;
        if (one == '\n') return line;
        if (line.tooLong) continue;
        line.text.push_back(static_cast<char>(one));
        if (line.text.size() <= longestLine) continue;
        line = {{}, true};
    }
    if (!any) return std::nullopt;
    return line;
}

}  // namespace

int playCommand(const PlaySettings& settings, std::istream& input, std::ostream& output,
                std::ostream& errors) {
    const auto refuse = [&](const Problem& problem) {
        errors << problem.text << '\n';
        return 1;
    };
    auto game = settings.journal.empty() ? fromScenario(settings) : fromJournal(settings, errors);
    if (!game) return refuse(game.problem());
    std::unique_ptr<engine::JournalWriter> saved;
    if (!settings.save.empty()) {
        auto writer = engine::JournalWriter::open(settings.save);
        if (!writer) return refuse(writer.problem());
        saved = std::move(writer).value();
    }
    PlaySession session(std::move(game).value(), settings.seeded, std::move(saved), output);
    session.begin();
    while (!session.over()) {
        const auto line = nextLine(input);
        if (!line) break;
        if (line->tooLong)
            session.refuseLine("input: expected a line of 1000000 bytes at most");
        else
            session.take(line->text);
    }
    return 0;
}

}  // namespace sightline::app

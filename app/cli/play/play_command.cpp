#include "app/cli/play/play_command.h"

#include <filesystem>
#include <istream>
#include <ostream>

#include "app/cli/play/legion_play.h"
#include "app/cli/protocol/protocol_session.h"
#include "app/cli/terminal/lines.h"
#include "app/files/tables/load.h"
#include "app/files/tables/open_journal.h"
#include "app/files/tables/table_holds.h"
#include "engine/legion/rules/mission/map_table.h"

namespace sightline::app {
namespace {

constexpr std::uint64_t plainSeed = 1;

using Started = Result<std::unique_ptr<engine::Game>>;

Started fromScenario(const PlaySettings& settings, std::ostream& errors) {
    auto loaded = loadScenarioWithEveryPack(settings.scenario, settings.packs);
    if (!loaded) return loaded.problem();
    if (const auto line = engine::otherTableLine(loaded->scenario))
        errors << settings.scenario << ": " << *line << '\n';
    loaded->scenario.asksEverything = settings.asksEverything;
    auto game = engine::Game::start(std::move(loaded->scenario), settings.seed.value_or(plainSeed));
    if (!game) return Problem{settings.scenario + ": " + game.problem().text};
    return game;
}

/// True if the save file and the journal that was read are the same file.
bool savesInPlace(const PlaySettings& settings) {
    std::error_code failed;
    return !settings.save.empty() &&
           std::filesystem::equivalent(settings.save, settings.journal, failed);
}

Started fromJournal(const PlaySettings& settings, std::ostream& errors) {
    // Card packs are loaded first. Otherwise the error about an unreadable pack would only say that
    // a card is missing.
    if (!settings.packs.empty()) {
        const auto catalogue = loadCatalogue(assetsFolder(), settings.packs);
        if (!catalogue) return catalogue.problem();
    }
    auto opened = openJournal(settings.journal, settings.packs, settings.seed);
    if (!opened) return opened.problem();
    if (opened->lastLineTorn) errors << settings.journal << ": the torn last line is left out\n";
    if (!opened->stop) return std::move(opened->game);
    const std::string line = opened->stopped(settings.journal).text;
    const std::string part =
        std::to_string(opened->used) + " of " + std::to_string(opened->total) + " answers";
    if (!settings.asFarAsItGoes)
        return Problem{line + "; --as-far-as-it-goes plays on after the " + part + " before it"};
    if (savesInPlace(settings))
        return Problem{line + "; only a copy goes on after the " + part +
                       " before it: --save another file"};
    errors << line << "; the game goes on after the " << part << " before it\n";
    return std::move(opened->game);
}

using Saved = Result<std::unique_ptr<engine::JournalWriter>>;

// Opens the file to which the game is saved. A file that is not a journal is refused, because its
// name may be mistyped.
Saved savedIn(const std::string& file) {
    std::error_code failed;
    const bool holdsMore = std::filesystem::file_size(file, failed) > 0 && !failed;
    if (holdsMore && !engine::readJournalAsFarAsItGoes(file))
        return Problem{file + ": holds something else than a game; --save another file"};
    return engine::JournalWriter::open(file);
}

}  // namespace

int playCommand(const PlaySettings& settings, std::istream& input, std::ostream& output,
                std::ostream& errors) {
    const auto refuse = [&](const Problem& problem) {
        errors << problem.text << '\n';
        return 1;
    };
    auto game =
        settings.journal.empty() ? fromScenario(settings, errors) : fromJournal(settings, errors);
    if (!game) return refuse(game.problem());
    std::unique_ptr<engine::JournalWriter> saved;
    if (!settings.save.empty()) {
        auto writer = savedIn(settings.save);
        if (!writer) return refuse(writer.problem());
        keepTablesNamedIn((*game)->journal().scenario.dump());
        saved = std::move(writer).value();
    }
    ProtocolSession session(std::make_unique<LegionPlay>(std::move(game).value(), std::move(saved)),
                            settings.seeded, output);
    session.begin();
    while (!session.over()) {
        const auto line = nextLine(input);
        if (!line) break;
        if (line->tooLong)
            session.refuseLine("input: " + lineTooLong());
        else
            session.take(line->text);
    }
    return 0;
}

}  // namespace sightline::app

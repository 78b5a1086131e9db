#include "app/files/open_journal.h"

namespace sightline::app {
namespace {

// What stopped it first: an answer that the game refused, else the damaged line after them.
std::optional<OpenedJournal::Stop> stopOf(const engine::Replayed& replayed,
                                          const engine::JournalText& text) {
    if (replayed.refusal) return OpenedJournal::Stop{replayed.refusal->text};
    if (text.damage)
        return OpenedJournal::Stop{text.damage->text, text.damage->line, text.damage->changed};
    return std::nullopt;
}

}  // namespace

std::string OpenedJournal::stopLine(const std::string& file) const {
    const std::string where =
        stop->line > 0 ? ":" + std::to_string(stop->line) : ": answer " + std::to_string(used + 1);
    return file + where + ": " + stop->why;
}

Result<OpenedJournal> openJournal(const std::filesystem::path& file,
                                  const std::vector<std::filesystem::path>& packs,
                                  std::optional<std::uint64_t> seed, const std::stop_token& stop) {
    auto text = engine::readJournalAsFarAsItGoes(file);
    if (!text) return text.problem();
    if (seed) text->journal.seed = *seed;
    auto scenario = scenarioOfJournal(text->journal.scenario, file.string(), packs);
    if (!scenario) return scenario.problem();
    OpenedJournal opened;
    opened.change = engine::changeBetween(text->journal.rules, scenario->scenario.rules);
    auto replayed = engine::replayAsFarAsItGoes(std::move(scenario->scenario), text->journal, stop);
    if (!replayed) return problemIn(file.string(), replayed.problem());
    opened.stop = stopOf(*replayed, *text);
    opened.used = replayed->accepted;
    opened.game = std::move(replayed->game);
    opened.layout = std::move(scenario->layout);
    opened.total = text->journal.answers.size() + (text->damage ? text->damage->left : 0);
    opened.lastLineTorn = text->lastLineTorn;
    return opened;
}

}  // namespace sightline::app

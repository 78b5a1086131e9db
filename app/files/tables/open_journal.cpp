#include "app/files/tables/open_journal.h"

#include "engine/talk/words/journals.h"
#include "geometry/base/words/files.h"

namespace sightline::app {
namespace {

// The place where the replay stops: at a refused answer, or else at a damaged line. Empty if the
// journal was replayed completely.
std::optional<OpenedJournal::Stop> stopOf(const engine::ReplayResult& replayed,
                                          const engine::JournalText& text) {
    if (const auto& refusal = replayed.refusal)
        return OpenedJournal::Stop{.why = {refusal->text, refusal->message},
                                   .rule = refusal->citation};
    if (text.damage)
        return OpenedJournal::Stop{text.damage->expected, text.damage->line, text.damage->changed};
    return std::nullopt;
}

Result<OpenedJournal> opened(Result<engine::JournalText> text, const std::filesystem::path& file,
                             const std::vector<std::filesystem::path>& packs,
                             const std::stop_token& stop) {
    if (!text) return text.problem();
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

}  // namespace

Problem OpenedJournal::stopped(const std::string& file) const {
    if (stop->line > 0) return problemIn(file + ":" + std::to_string(stop->line), stop->why);
    const auto next = static_cast<int>(used + 1);
    Message why = messageOf(stop->why);
    if (stop->rule.page > 0) why = engine::say::underPage(why, stop->rule.page);
    return problemIn(file, {"answer " + std::to_string(next) + ": " + stop->why.text,
                            engine::say::answerRefused(next, why)});
}

Result<OpenedJournal> openJournal(const std::filesystem::path& file,
                                  const std::vector<std::filesystem::path>& packs,
                                  std::optional<std::uint64_t> seed, const std::stop_token& stop) {
    auto text = engine::readJournalAsFarAsItGoes(file);
    if (text && seed) text->journal.seed = *seed;
    return opened(std::move(text), file, packs, stop);
}

Result<OpenedJournal> openJournalText(const std::string& text, const std::filesystem::path& named,
                                      const std::vector<std::filesystem::path>& packs,
                                      const std::stop_token& stop) {
    return opened(engine::readJournalTextAsFarAsItGoes(text, named), named, packs, stop);
}

}  // namespace sightline::app

#include "engine/legion/rules/game/journal_file.h"

#include "engine/legion/rules/game/legion_rules.h"
#include "engine/legion/rules/game/original_rules.h"
#include "engine/talk/words/journals.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {
namespace {

// Makes the JournalSource from which a journal file is written. The functions in the result keep a
// reference to `journal`.
talk::JournalSource sourceOf(const Journal& journal) {
    return {.header = [&journal] { return talk::headerOf(journal); },
            .seed = journal.seed,
            .answers = journal.answers.size(),
            .answer = [&journal](std::size_t i) { return toJson(journal.answers[i]); }};
}

}  // namespace

Result<JournalText> readJournalAsFarAsItGoes(const std::filesystem::path& path) {
    return talk::readJournalUpToDamage<Answer>(path, legionJournals, answerFromJson);
}

Result<JournalText> readJournalTextAsFarAsItGoes(const std::string& text,
                                                 const std::filesystem::path& named) {
    return talk::journalUpToDamage<Answer>(
        [&](const talk::JournalTaker& taker) {
            return talk::readJournalLinesIn(text, named, taker);
        },
        legionJournals, answerFromJson);
}

std::string journalText(const Journal& journal) { return talk::journalText(sourceOf(journal)); }

Result<JournalText> readJournal(const std::filesystem::path& path) {
    Result<JournalText> text = readJournalAsFarAsItGoes(path);
    if (text && text->damage) return talk::problemOfDamage(path, *text->damage);
    return text;
}

Result<bool> writeJournal(const std::filesystem::path& path, const Journal& journal) {
    return talk::writeJournal(path, sourceOf(journal));
}

Result<std::unique_ptr<JournalWriter>> JournalWriter::open(const std::filesystem::path& path) {
    Result<std::unique_ptr<talk::JournalWriter>> writer = talk::JournalWriter::open(path);
    if (!writer) return writer.problem();
    return std::unique_ptr<JournalWriter>(new JournalWriter(std::move(writer).value()));
}

Result<bool> JournalWriter::follow(const Journal& journal) {
    return writer_->follow(sourceOf(journal));
}

Result<ReplayResult> replayAsFarAsItGoes(Scenario scenario, const Journal& journal,
                                         const std::stop_token& stop) {
    scenario.asks = journal.asks;
    scenario.asksEverything = journal.asksEverything;
    keepOriginalRules(scenario, journal.rules);
    Result<std::unique_ptr<Game>> game = Game::start(std::move(scenario), journal.seed);
    if (!game) return game.problem();
    ReplayResult replayed{std::move(game).value()};
    for (const Answer& answer : journal.answers) {
        if (stop.stop_requested()) return problemOf(say::toldToStop());
        replayed.refusal = replayed.game->answer(answer);
        if (replayed.refusal) break;
        ++replayed.accepted;
    }
    return replayed;
}

Result<std::unique_ptr<Game>> replay(Scenario scenario, const Journal& journal,
                                     const std::stop_token& stop) {
    Result<ReplayResult> replayed = replayAsFarAsItGoes(std::move(scenario), journal, stop);
    if (!replayed) return replayed.problem();
    if (replayed->refusal) {
        return Problem{
            "answer " + std::to_string(replayed->accepted + 1) + ": " + replayed->refusal->text,
            say::answerRefused(static_cast<int>(replayed->accepted + 1),
                               replayed->refusal->message)};
    }
    return std::move(replayed->game);
}

}  // namespace sightline::engine

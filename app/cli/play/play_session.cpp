#include "app/cli/play/play_session.h"

#include <algorithm>
#include <ostream>

#include "app/cli/play/play_nearest.h"
#include "app/cli/play/play_question.h"
#include "app/cli/play/play_state.h"
#include "app/cli/play/record_line.h"
#include "engine/catalogue/answer_names.h"
#include "engine/players/sensible.h"
#include "engine/json/json_reader.h"

namespace sightline::app {
namespace {

using engine::Answer;
using nlohmann::json;

/// By what was chosen the number is found, so that a journal says both, as a window's does.
template <class Picked>
void addNumber(Picked& pick, const engine::Question& question) {
    const auto& options = question.options;
    const auto numberOf = [&](const engine::Option& wanted) {
        return static_cast<int>(std::find(options.begin(), options.end(), wanted) -
                                options.begin());
    };
    if constexpr (std::is_same_v<Picked, engine::Pick>) {
        if (pick.chosen) pick.option = numberOf(*pick.chosen);
    } else if (!pick.chosen.empty()) {
        pick.options.clear();
        for (const engine::Option& one : pick.chosen) pick.options.push_back(numberOf(one));
    }
}

Answer numbered(Answer answer, const engine::Question& question) {
    if (auto* pick = std::get_if<engine::Pick>(&answer)) addNumber(*pick, question);
    if (auto* several = std::get_if<engine::PickSeveral>(&answer)) addNumber(*several, question);
    return answer;
}

constexpr const char* commands = "state, random, sensible, default, nearest, undo, quit";

}  // namespace

PlaySession::PlaySession(std::unique_ptr<engine::Game> game, bool seeded,
                         std::unique_ptr<engine::JournalWriter> saved, std::ostream& output)
    : game_(std::move(game)), seeded_(seeded), saved_(std::move(saved)), output_(output) {}

void PlaySession::begin() {
    if (!game_->journal().answers.empty()) told_ = game_->recordSoFar().size();
    goOn();
}

void PlaySession::take(const std::string& line) {
    const auto read = engine::parseJson(line, "input");
    if (!read) return fail(read.problem().text);
    if (!read->is_object()) return fail("input: expected an object");
    if (read->contains("command")) return command(*read);
    const auto answer = engine::answerFromJson(*read);
    if (!answer) return fail("input: " + answer.problem().text);
    if (give(*answer)) goOn();
}

void PlaySession::refuseLine(const std::string& why) { fail(why); }

void PlaySession::command(const json& object) {
    const json& name = object["command"];
    if (name == "state") return write(stateEvent(*game_));
    if (name == "random") return giveOwn(engine::randomAnswer(*game_, luck()));
    if (name == "sensible") return giveOwn(engine::sensibleAnswer(*game_, luck()));
    if (name == "default") return propose();
    if (name == "nearest") return goNearest(object);
    if (name == "undo") return undo();
    if (name == "quit") {
        over_ = true;
        return;
    }
    fail(std::string("input: \"command\" must be one of ") + commands);
}

void PlaySession::undo() {
    const std::size_t answers = game_->journal().answers.size(), entries = told_;
    if (!game_->undo()) return fail("no decision of a player is left to take back");
    told_ = std::min(told_, game_->recordSoFar().size());
    write({{"event", "undone"},
           {"answers", answers - game_->journal().answers.size()},
           {"entries", entries - told_}});
    goOn();
}

void PlaySession::propose() {
    const auto proposal = proposalOf(*game_->question());
    if (!proposal) return fail("only a placing and a spot have a proposal");
    giveOwn(*proposal);
}

void PlaySession::goNearest(const json& object) {
    const auto wish = wishFromJson(object, *game_);
    if (!wish) return fail("input: " + wish.problem().text);
    const auto nearest = nearestTo(*wish, *game_);
    if (nearest) return giveOwn(*nearest);
    give(*wish);
}

std::size_t PlaySession::number() const { return game_->journal().answers.size() + 1; }

// As `sim` does it, so that a game of random answers is the same in both.
std::uint64_t PlaySession::luck() const {
    const engine::Journal& journal = game_->journal();
    return journal.seed * 1000003U + journal.answers.size();
}

/// False when it was refused, which is told.
bool PlaySession::give(Answer answer) {
    const auto refusal = game_->answer(numbered(std::move(answer), *game_->question()));
    if (!refusal) return true;
    json event = {{"event", "refused"}, {"number", number()}, {"why", refusal->text}};
    if (refusal->citation.page > 0) event["page"] = refusal->citation.page;
    if (!refusal->citation.section.empty()) event["section"] = refusal->citation.section;
    if (refusal->legalMove)
        event["legal"] = engine::toJson(engine::MoveAnswer{*refusal->legalMove});
    write(event);
    return false;
}

void PlaySession::giveOwn(const Answer& answer) {
    if (!give(answer)) return;
    answered_ = engine::toJson(game_->journal().answers.back());
    goOn();
}

// Chance first, so that only players are asked.
void PlaySession::goOn() {
    while (seeded_ && game_->question() && engine::isChance(*game_->question()))
        if (!give(game_->seededChance())) return;
    save();
    tellRecord();
    if (game_->question())
        ask();
    else
        end();
}

void PlaySession::save() {
    if (!saved_) return;
    auto kept = saved_->follow(game_->journal());
    if (kept && endsTurn()) kept = saved_->flush();
    if (!kept) fail(kept.problem().text);
}

// Waiting for the disk after every answer would cost a bot most of its time.
bool PlaySession::endsTurn() const {
    using engine::Happening;
    const engine::Record& record = game_->record();
    const auto untold =
        record.begin() + static_cast<std::ptrdiff_t>(std::min(told_, record.size()));
    return !game_->question() ||
           std::any_of(untold, record.end(), [](const engine::Ruling& ruling) {
               return ruling.happening == Happening::turnStarted ||
                      ruling.happening == Happening::roundStarted;
           });
}

PlaySession::~PlaySession() {
    if (saved_) static_cast<void>(saved_->flush());
}

void PlaySession::tellRecord() {
    const engine::Record& record = game_->record();
    if (told_ == record.size()) return;
    const engine::View view = game_->view(engine::Player::blue);
    for (; told_ < record.size(); ++told_) {
        json entry = recordEntry(record[told_], view);
        entry["event"] = "record";
        write(entry);
    }
}

void PlaySession::ask() {
    const engine::Question& question = *game_->question();
    json event = questionEvent(question, game_->view(question.player), number());
    if (!answered_.is_null()) event["answered"] = std::exchange(answered_, nullptr);
    write(event);
}

void PlaySession::end() {
    const engine::View view = game_->view(engine::Player::blue);
    json event = {{"event", "end"},
                  {"winner", nullptr},
                  {"victory_points", view.mission.victoryPoints},
                  {"round", view.round},
                  {"answers", game_->journal().answers.size()},
                  {"digest", game_->digest()}};
    if (view.winner) event["winner"] = engine::nameOf(engine::playerNames, *view.winner);
    if (!answered_.is_null()) event["answered"] = answered_;
    write(event);
    over_ = true;
}

void PlaySession::write(const json& event) {
    output_ << event.dump(-1, ' ', false, json::error_handler_t::replace) << std::endl;
}

void PlaySession::fail(const std::string& why) { write({{"event", "error"}, {"why", why}}); }

}  // namespace sightline::app

#include "app/cli/play/play_session.h"

#include <algorithm>
#include <ostream>

#include "app/cli/play/option_ids.h"
#include "app/cli/play/play_automation.h"
#include "app/cli/play/play_nearest.h"
#include "app/cli/play/play_question.h"
#include "app/cli/play/play_state.h"
#include "app/cli/play/record_line.h"
#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/lists/catalogue/answer_names.h"
#include "geometry/base/digest.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::app {
namespace {

using engine::Answer;
using nlohmann::json;

/// Adds the index for an id. So the journal has both, like the journal of a window.
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

/// Every command, with its members besides the name.
const std::vector<std::pair<std::string, std::vector<std::string>>> commands{
    {"state", {}},    {"automation", {}}, {"random", {}},
    {"sensible", {}}, {"default", {}},    {"nearest", {"move", "places", "at"}},
    {"undo", {}},     {"quit", {}}};

std::vector<std::string> commandNames() {
    std::vector<std::string> names;
    for (const auto& [name, members] : commands) names.push_back(name);
    return names;
}

std::string withNearest(std::string line, const std::string& name,
                        const std::vector<std::string>& names) {
    const std::string nearest = engine::nearestName(name, names);
    if (!nearest.empty()) line += " (did you mean \"" + nearest + "\"?)";
    return line;
}

/// The error in a command and its members. Empty if there is none.
std::string faultOf(const json& object) {
    const json& said = object["command"];
    const std::string name = said.is_string() ? said.get<std::string>() : std::string();
    const auto known = std::find_if(commands.begin(), commands.end(),
                                    [&](const auto& one) { return one.first == name; });
    if (known == commands.end()) {
        std::string all;
        for (const std::string& one : commandNames()) all += (all.empty() ? "" : ", ") + one;
        return withNearest("\"command\" must be one of " + all, name, commandNames());
    }
    for (const auto& [member, value] : object.items()) {
        const auto& members = known->second;
        const bool reads = std::find(members.begin(), members.end(), member) != members.end();
        if (member != "command" && !reads)
            return withNearest("unknown member \"" + member + "\"", member, members);
    }
    return {};
}

/// The checksum of a journal line. It is ignored here.
constexpr const char* checkOfLine = "check";

}  // namespace

PlaySession::PlaySession(std::unique_ptr<engine::Game> game, bool seeded,
                         std::unique_ptr<engine::JournalWriter> saved, std::ostream& output)
    : game_(std::move(game)), seeded_(seeded), saved_(std::move(saved)), output_(output) {}

void PlaySession::begin() {
    if (!game_->journal().answers.empty()) told_ = game_->recordSoFar().size();
    goOn();
}

void PlaySession::take(const std::string& line) {
    auto read = engine::parseJson(line, "input");
    if (!read) return fail(read.problem().text);
    if (!read->is_object()) return fail("input: expected an object");
    if (read->contains("command")) return command(*read);
    answer(std::move(read).value());
}

void PlaySession::answer(json object) {
    object.erase(checkOfLine);
    if (const engine::Question* question = game_->question()) {
        auto placed = withPlaces(std::move(object), *question);
        if (!placed) return fail("input: " + placed.problem().text);
        object = std::move(placed).value();
    }
    if (saysOnlyItsEnd(object)) return moveTo(object);
    const auto answer = engine::answerFromExactJson(object);
    if (!answer) return fail("input: " + answer.problem().text);
    if (give(*answer)) goOn();
}

// Makes a move. If the move cannot end as requested, it is refused, with a legal alternative.
void PlaySession::moveTo(const json& object) {
    const auto moved = moveEndingAt(object, *game_);
    if (!moved) return fail("input: " + moved.problem().text);
    if (moved->refusal) return refuse(*moved->refusal, moved->answer);
    if (give(moved->answer)) goOn();
}

void PlaySession::refuseLine(const std::string& why) { fail(why); }

void PlaySession::command(const json& object) {
    if (const std::string fault = faultOf(object); !fault.empty()) return fail("input: " + fault);
    const std::string name = object["command"];
    if (name == "state") return write(stateEvent(*game_));
    if (name == "automation") return write(automationEvent(*game_));
    if (name == "undo") return undo();
    if (name == "quit") {
        over_ = true;
        return;
    }
    if (!game_->question()) return fail("the game is over: nothing is asked");
    own(name, object);
}

// The program computes the answer to the question.
void PlaySession::own(const std::string& command, const json& object) {
    if (command == "random") return giveOwn(engine::randomAnswer(*game_, luck()));
    if (command == "sensible") return giveOwn(engine::sensibleAnswer(*game_, luck()));
    if (command == "default") return propose();
    goNearest(object);
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

// The random number for an answer. `sim` uses the same number, so a game of random answers is equal
// in both.
std::uint64_t PlaySession::luck() const {
    const engine::Journal& journal = game_->journal();
    return journal.seed * 1000003U + journal.answers.size();
}

/// Gives the answer to the game. Reports a refusal and then returns false.
bool PlaySession::give(Answer answer) {
    if (const engine::Question* question = game_->question())
        answer = numbered(std::move(answer), *question);
    const auto refusal = game_->answer(answer);
    if (!refusal) return true;
    refuse(*refusal, answer);
    return false;
}

// Reports a refusal. If the refusal is about space, the report includes the legal alternative.
void PlaySession::refuse(const engine::Refusal& refusal, const Answer& answer) {
    json event = {{"event", "refused"}, {"number", number()}, {"why", refusal.text}};
    if (refusal.citation.page > 0) event["page"] = refusal.citation.page;
    if (!refusal.citation.section.empty()) event["section"] = refusal.citation.section;
    if (!refusal.citation.document.empty()) event["document"] = refusal.citation.document;
    if (refusal.legalMove)
        event["legal"] = engine::toJson(engine::MoveAnswer{*refusal.legalMove});
    else if (const auto legal = game_->question() ? nearestTo(answer, *game_) : std::nullopt)
        event["legal"] = engine::toJson(*legal);
    write(event);
}

void PlaySession::giveOwn(const Answer& answer) {
    const engine::Question asked = *game_->question();
    if (!give(answer)) return;
    answered_ = answerJson(game_->journal().answers.back(), asked);
    goOn();
}

// Answers questions for chance first, so that only players are asked.
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

// True at the end of a turn. A flush to disk after every answer would take most of a bot's time.
bool PlaySession::endsTurn() const {
    using engine::Happening;
    const engine::Record& record = game_->record();
    const auto leavesNoEntry =
        record.begin() + static_cast<std::ptrdiff_t>(std::min(told_, record.size()));
    return !game_->question() ||
           std::any_of(leavesNoEntry, record.end(), [](const engine::Ruling& ruling) {
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
                  {"digest", engine::hexadecimal(game_->digest())},
                  {"state", stateEvent(*game_)}};
    if (view.winner) event["winner"] = engine::nameOf(engine::playerNames, *view.winner);
    if (!answered_.is_null()) event["answered"] = std::exchange(answered_, nullptr);
    event["state"].erase("event");
    write(event);
}

void PlaySession::write(const json& event) {
    output_ << event.dump(-1, ' ', false, json::error_handler_t::replace) << std::endl;
}

void PlaySession::fail(const std::string& why) { write({{"event", "error"}, {"why", why}}); }

}  // namespace sightline::app

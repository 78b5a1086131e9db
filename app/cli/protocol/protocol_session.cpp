#include "app/cli/protocol/protocol_session.h"

#include <algorithm>
#include <ostream>
#include <utility>

#include "geometry/base/json/json_reader.h"

namespace sightline::app {
namespace {

using nlohmann::json;

/// Name of the member with the checksum of a journal line. The session ignores this member.
constexpr const char* checkOfLine = "check";

std::string withNearest(std::string line, const std::string& name,
                        const std::vector<std::string>& names) {
    const std::string nearest = engine::nearestName(name, names);
    if (!nearest.empty()) line += " (did you mean \"" + nearest + "\"?)";
    return line;
}

json errorEvent(const std::string& why) { return {{"event", "error"}, {"why", why}}; }

}  // namespace

Reply Reply::error(const std::string& why) { return of(errorEvent(why)); }

ProtocolSession::ProtocolSession(std::unique_ptr<PlayedGame> game, bool seeded,
                                 std::ostream& output)
    : game_(std::move(game)), seeded_(seeded), output_(output) {}

void ProtocolSession::begin() {
    if (game_->answers() > 0) written_ = game_->entries();
    goOn();
}

void ProtocolSession::take(const std::string& line) {
    auto read = engine::parseJson(line, "input");
    if (!read) return fail(read.problem().text);
    if (!read->is_object()) return fail("input: expected an object");
    // A line with only "command" is a command of the session. A line with "command" and "answer" is
    // an answer: it adjusts a command card.
    if (read->contains("command") && !read->contains("answer")) return command(*read);
    read->erase(checkOfLine);
    handle(game_->take(std::move(read).value()));
}

void ProtocolSession::refuseLine(const std::string& why) { fail(why); }

std::vector<OwnCommand> ProtocolSession::commands() const {
    std::vector<OwnCommand> all{{.name = "state", .needsQuestion = false}};
    const auto& own = game_->commands();
    all.insert(all.end(), own.begin(), own.end());
    all.push_back({.name = "undo", .needsQuestion = false});
    all.push_back({.name = "quit", .needsQuestion = false});
    return all;
}

std::string ProtocolSession::faultOf(const json& line) const {
    const json& said = line["command"];
    const std::string name = said.is_string() ? said.get<std::string>() : std::string();
    const std::vector<OwnCommand> all = commands();
    const auto known = std::find_if(all.begin(), all.end(),
                                    [&](const OwnCommand& one) { return one.name == name; });
    if (known == all.end()) {
        std::vector<std::string> names;
        std::string list;
        for (const OwnCommand& one : all) {
            names.push_back(one.name);
            list += (list.empty() ? "" : ", ") + one.name;
        }
        return withNearest("\"command\" must be one of " + list, name, names);
    }
    for (const auto& [member, value] : line.items()) {
        const auto& members = known->members;
        const bool reads = std::find(members.begin(), members.end(), member) != members.end();
        if (member != "command" && !reads)
            return withNearest("unknown member \"" + member + "\"", member, members);
    }
    return {};
}

void ProtocolSession::command(const json& line) {
    if (const std::string fault = faultOf(line); !fault.empty()) return fail("input: " + fault);
    const std::string name = line["command"];
    if (name == "state") return write(game_->state());
    if (name == "undo") return undo();
    if (name == "quit") {
        over_ = true;
        return;
    }
    const auto& own = game_->commands();
    const auto known = std::find_if(own.begin(), own.end(),
                                    [&](const OwnCommand& one) { return one.name == name; });
    if (known->needsQuestion && !game_->asks()) return fail("the game is over: nothing is asked");
    handle(game_->command(name, line));
}

void ProtocolSession::handle(Reply reply) {
    if (!reply.event.is_null()) write(reply.event);
    if (!reply.given) return;
    answered_ = std::move(reply.answered);
    goOn();
}

void ProtocolSession::undo() {
    const std::size_t answers = game_->answers(), entries = written_;
    if (!game_->undo()) return fail("no decision of a player is left to take back");
    written_ = std::min(written_, game_->entries());
    write({{"event", "undone"},
           {"answers", answers - game_->answers()},
           {"entries", entries - written_}});
    goOn();
}

// If the caller does not roll, the session itself answers the questions about rolls and draws. Then
// it writes the next question to a player.
void ProtocolSession::goOn() {
    while (seeded_ && game_->asksForChance()) {
        const Reply reply = game_->takeChance();
        if (!reply.event.is_null()) write(reply.event);
        if (!reply.given) return;
    }
    if (const auto problem = game_->save(written_)) fail(problem->text);
    writeRecord();
    writeNext();
}

void ProtocolSession::writeRecord() {
    for (json& entry : game_->entriesFrom(written_)) {
        entry["event"] = "record";
        write(entry);
        ++written_;
    }
}

void ProtocolSession::writeNext() {
    json event = game_->asks() ? game_->question() : game_->ending();
    if (!answered_.is_null()) event["answered"] = std::exchange(answered_, nullptr);
    write(event);
}

void ProtocolSession::write(const json& event) {
    output_ << event.dump(-1, ' ', false, json::error_handler_t::replace) << std::endl;
}

void ProtocolSession::fail(const std::string& why) { write(errorEvent(why)); }

}  // namespace sightline::app

// A test client for `sightline-cli play`. The client reads the program's output line by line and
// writes one input line at a time.
#pragma once
#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>
#include <streambuf>
#include <string>
#include <vector>

#include "app/cli/play/play_command.h"
#include "app/files/tables/load.h"

namespace sightline::test {

using nlohmann::json;

inline const std::string random = R"({"command":"random"})", state = R"({"command":"state"})",
                         undo = R"({"command":"undo"})";

/// Returns the next input line. `events` contains all output so far; its last event waits for an
/// answer. An empty line ends the input.
using Client = std::function<std::string(const std::vector<json>& events)>;

/// An input stream that asks the client for a line each time the program reads one.
class ClientInput : public std::streambuf {
  public:
    ClientInput(Client client, std::ostringstream& output)
        : client_(std::move(client)), output_(output) {}
    const std::vector<json>& events() {
        const std::string text = output_.str();
        for (std::size_t end = text.find('\n', read_); end != std::string::npos;
             end = text.find('\n', read_)) {
            events_.push_back(json::parse(text.substr(read_, end - read_)));
            read_ = end + 1;
        }
        return events_;
    }

  protected:
    int underflow() override {
        line_ = client_(events());
        if (line_.empty()) return traits_type::eof();
        line_ += '\n';
        setg(line_.data(), line_.data(), line_.data() + line_.size());
        return traits_type::to_int_type(line_.front());
    }

  private:
    Client client_;
    std::ostringstream& output_;
    std::string line_;
    std::size_t read_ = 0;
    std::vector<json> events_;
};

struct Played {
    int status = 0;
    std::vector<json> events;
    std::string errors;

    std::vector<json> of(const std::string& event) const {
        std::vector<json> some;
        for (const json& one : events)
            if (one["event"] == event) some.push_back(one);
        return some;
    }
    json last(const std::string& event) const {
        const std::vector<json> some = of(event);
        return some.empty() ? json() : some.back();
    }
};

/// Runs `sightline-cli play`. The client gives every input line, even after the end of the game.
inline Played playPastTheEnd(const app::PlaySettings& settings, const Client& client) {
    std::ostringstream output, errors;
    ClientInput buffer(client, output);
    std::istream input(&buffer);
    Played played;
    played.status = app::playCommand(settings, input, output, errors);
    played.events = buffer.events();
    played.errors = errors.str();
    return played;
}

/// Runs `sightline-cli play` with a fixed list of input lines.
inline Played play(const app::PlaySettings& settings, const std::vector<std::string>& lines) {
    std::size_t next = 0;
    return playPastTheEnd(settings, [&](const std::vector<json>&) {
        return next < lines.size() ? lines[next++] : std::string();
    });
}

/// Runs `sightline-cli play`. The client gives answers until the game ends. After the end, the
/// input lines in `afterwards` follow.
inline Played play(const app::PlaySettings& settings, const Client& client,
                   const std::vector<std::string>& afterwards = {}) {
    std::size_t next = 0;
    bool over = false;
    return playPastTheEnd(settings, [&](const std::vector<json>& events) -> std::string {
        over = over || (!events.empty() && events.back()["event"] == "end");
        if (!over) return client(events);
        return next < afterwards.size() ? afterwards[next++] : std::string();
    });
}

/// An answer to any question, made from the data of the question's event. The number of the
/// question determines the choice.
inline std::string answerTo(const json& question) {
    const auto number = question["number"].get<std::size_t>();
    const std::string form = question["form"];
    json answer = {{"answer", form}};
    if (form == "pick" || form == "draw") {
        answer["option"] = (number * 7919U) % question["options"].size();
        // For a question about weapons, chooses one weapon for each miniature. For any other
        // question, chooses one option.
    } else if (form == "pick_several") {
        answer["chosen"] = json::array();
        for (const json& option : question["options"]) {
            const bool full = answer["chosen"].size() >= question["most"].get<std::size_t>();
            const json& chosen = answer["chosen"];
            const bool same = !chosen.empty() && option["is"].contains("mini") &&
                              chosen.back()["mini"] == option["is"]["mini"];
            if (!full && !same) answer["chosen"].push_back(option["is"]);
        }
    } else if (form == "count") {
        answer["count"] = question["most"];
    } else if (form == "move") {
        return R"({"command":"nearest","at":[36,18]})";
    } else if (form == "places") {
        answer["places"] = question["bounds"]["proposal"];
    } else if (form == "spot") {
        answer["at"] = question["bounds"]["proposal"];
    } else if (form == "dice") {
        for (const json& die : question["bounds"]["faces"]) {
            const json& faces = die["faces"];
            answer["faces"].push_back(faces[(number + answer.size()) % faces.size()]);
        }
    }
    return answer.dump();
}

/// Plays to the end of the game. If the program refuses an answer of the client, the program
/// answers the question itself.
inline std::string playOn(const std::vector<json>& events) {
    const json& last = events.back();
    if (last["event"] == "refused") return R"({"command":"random"})";
    return answerTo(last);
}

inline app::PlaySettings starter() {
    return {.scenario = (app::assetsFolder() / "scenarios/starter.scenario.json").string()};
}

/// The answer that picks the option whose text is `text`. Fails the test if the question has no
/// such option.
inline std::string pick(const json& question, const std::string& text) {
    for (const json& option : question["options"])
        if (option["text"] == text)
            return json{{"answer", "pick"}, {"chosen", option["is"]}}.dump();
    ADD_FAILURE() << text << " is not offered: " << question;
    return {};
}

/// A client that activates the unit, takes the action, and then sends the input lines.
inline Client afterAction(const std::string& unit, const std::string& action,
                          const std::vector<std::string>& lines) {
    auto next = std::make_shared<std::size_t>(0);
    return [=](const std::vector<json>& events) -> std::string {
        const json& last = events.back();
        const bool asks = last["event"] == "question";
        if (asks && last["ask"] == "chooseUnitToActivate" && *next == 0) return pick(last, unit);
        if (asks && last["ask"] == "chooseAction" && *next == 0) return pick(last, action);
        return *next < lines.size() ? lines[(*next)++] : std::string();
    };
}

}  // namespace sightline::test

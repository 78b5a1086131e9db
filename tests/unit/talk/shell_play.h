/// The invented game of the talk tests in the protocol of `sightline-cli play`: the JSON forms of
/// its questions, record and state.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "app/cli/protocol/talked_game.h"
#include "unit/talk/shells.h"

namespace sightline::shells {

class ShellPlay : public app::TalkedGame<Words> {
  public:
    explicit ShellPlay(std::unique_ptr<talk::Game<Words>> game)
        : TalkedGame(*game), game_(std::move(game)) {}

    nlohmann::json question() const override {
        const Question& asked = *game_->question();
        nlohmann::json event = app::questionPart(asked, number());
        event["ask"] = static_cast<int>(asked.ask);
        for (const Shell one : asked.options) event["options"].push_back({{"shell", one}});
        for (const Coin one : asked.dice) event["dice"].push_back(one);
        return event;
    }
    nlohmann::json state() const override {
        return {{"event", "state"}, {"fields", game_->fields()}};
    }
    std::vector<nlohmann::json> entriesFrom(std::size_t first) const override {
        std::vector<nlohmann::json> entries;
        for (std::size_t i = first; i < game_->record().size(); ++i)
            entries.push_back(
                {{"line", game_->record()[i].verdict}, {"pea", game_->record()[i].pea}});
        return entries;
    }
    app::Reply take(nlohmann::json line) override {
        const auto answer = answerFromJson(line);
        return answer ? give(*answer) : app::Reply::error("input: " + answer.problem().text);
    }
    const std::vector<app::OwnCommand>& commands() const override {
        static const std::vector<app::OwnCommand> own{{.name = "double", .members = {"most"}}};
        return own;
    }
    /// The input line "double" answers a question for a stake with the highest allowed stake. Other
    /// questions refuse it.
    app::Reply command(const std::string& /*name*/, const nlohmann::json& line) override {
        const Question& asked = *game_->question();
        if (asked.form != talk::AnswerForm::count)
            return app::Reply::error("only a stake is doubled");
        const talk::Count stake{std::min(asked.most, line.value("most", asked.most))};
        app::Reply reply = give(stake);
        if (reply.given) reply.answered = toJson(Answer(stake));
        return reply;
    }

  private:
    std::unique_ptr<talk::Game<Words>> game_;
};

}  // namespace sightline::shells

/// TalkedGame: the functions of a PlayedGame that are equal in every rule set. Each rule set
/// derives a class from it and adds the JSON forms of its questions, answers and record entries.
#pragma once
#include <memory>
#include <optional>
#include <utility>

#include "app/cli/protocol/played_game.h"
#include "app/cli/protocol/talk_events.h"
#include "engine/talk/game.h"

namespace sightline::app {

template <class Words>
class TalkedGame : public PlayedGame {
  public:
    using Game = engine::talk::Game<Words>;
    using Answer = typename Words::Answer;

    std::size_t answers() const override { return game_.journal().answers.size(); }
    bool asks() const override { return game_.question() != nullptr; }
    bool asksForChance() const override {
        return game_.question() && engine::talk::isChance(*game_.question());
    }
    std::size_t entries() const override { return game_.recordSoFar().size(); }
    nlohmann::json ending() const override { return endEvent(answers(), game_.digest()); }
    Reply takeChance() override { return give(game_.seededChance()); }
    bool undo() override { return game_.undo(); }

  protected:
    /// The game must outlive this object.
    explicit TalkedGame(Game& game) : game_(game) {}

    /// The number of the open question. It is one more than the number of answers so far.
    std::size_t number() const { return answers() + 1; }
    Reply give(const Answer& answer) {
        const auto refusal = game_.answer(answer);
        return refusal ? refused(*refusal, answer) : Reply{.given = true};
    }
    /// The reply to a refused answer. A rule set may override this function to add a legal
    /// alternative.
    virtual Reply refused(const engine::Refusal& refusal, const Answer& /*answer*/) const {
        return Reply::of(refusedEvent(refusal, number()));
    }

  private:
    Game& game_;
};

}  // namespace sightline::app

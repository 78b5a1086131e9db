/// A game of Legion in `sightline-cli play`: its answers, questions, record and commands as JSON.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "app/cli/protocol/talked_game.h"
#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/game/journal_file.h"

namespace sightline::app {

class LegionPlay : public TalkedGame<engine::LegionWords> {
  public:
    /// `saved` writes every answer to its file. It is null if the game is not saved.
    LegionPlay(std::unique_ptr<engine::Game> game, std::unique_ptr<engine::JournalWriter> saved);
    /// Waits until the saved journal is completely on the disk.
    ~LegionPlay() override;

    nlohmann::json question() const override;
    nlohmann::json ending() const override;
    nlohmann::json state() const override;
    std::vector<nlohmann::json> entriesFrom(std::size_t first) const override;
    Reply take(nlohmann::json line) override;
    const std::vector<OwnCommand>& commands() const override;
    Reply command(const std::string& name, const nlohmann::json& line) override;
    std::optional<Problem> save(std::size_t firstNew) override;

  private:
    Reply refused(const engine::Refusal& refusal, const engine::Answer& answer) const override;
    Reply giveNumbered(engine::Answer answer);
    /// Gives the game an answer that the program chose.
    Reply giveOwn(const engine::Answer& answer);
    Reply moveTo(const nlohmann::json& line);
    Reply propose();
    Reply explain(const nlohmann::json& line) const;
    Reply goNearest(const nlohmann::json& line);
    std::uint64_t luck() const;
    bool endsTurn(std::size_t firstNew) const;

    std::unique_ptr<engine::Game> game_;
    std::unique_ptr<engine::JournalWriter> saved_;
};

}  // namespace sightline::app

/// One game of `sightline-cli play`: it takes lines and writes events.
#pragma once
#include <iosfwd>
#include <memory>
#include <string>

#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/game/journal_file.h"

namespace sightline::app {

class PlaySession {
  public:
    /// With `seeded`, the game's own random generator answers every question for chance. `saved`,
    /// if any, writes every answer to its file. Both streams must outlive the session.
    PlaySession(std::unique_ptr<engine::Game> game, bool seeded,
                std::unique_ptr<engine::JournalWriter> saved, std::ostream& output);

    /// Waits until the disk holds the saved journal. The session also waits after every turn.
    ~PlaySession();

    /// Writes the first question, or the end of a game that is over. Entries that are already in
    /// the record are not written.
    void begin();
    /// Handles one line. A bad line gives an error or a refusal and changes nothing.
    void take(const std::string& line);
    /// Reports a line that was too long to read.
    void refuseLine(const std::string& why);
    /// True after a quit command: no more lines are read.
    bool over() const { return over_; }

  private:
    void command(const nlohmann::json& object);
    void answer(nlohmann::json object);
    void own(const std::string& command, const nlohmann::json& object);
    void moveTo(const nlohmann::json& object);
    void undo();
    void propose();
    void goNearest(const nlohmann::json& object);
    /// The number of the open question. It is one more than the number of answers.
    std::size_t number() const;
    std::uint64_t luck() const;
    bool give(engine::Answer answer);
    void refuse(const engine::Refusal& refusal, const engine::Answer& answer);
    void giveOwn(const engine::Answer& answer);
    void goOn();
    void save();
    bool endsTurn() const;
    void tellRecord();
    void ask();
    void end();
    void write(const nlohmann::json& event);
    void fail(const std::string& why);

    std::unique_ptr<engine::Game> game_;
    bool seeded_;
    std::unique_ptr<engine::JournalWriter> saved_;
    std::ostream& output_;
    std::size_t told_ = 0;     ///< number of record entries that were written
    nlohmann::json answered_;  ///< answers that the program computed; null: none
    bool over_ = false;        ///< true after a quit command
};

}  // namespace sightline::app

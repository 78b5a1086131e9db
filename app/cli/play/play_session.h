/// One game of `sightline-cli play`: lines in, events out.
#pragma once
#include <iosfwd>
#include <memory>
#include <string>

#include "engine/game/game.h"
#include "engine/game/journal_file.h"

namespace sightline::app {

class PlaySession {
  public:
    /// With `seeded`, the game's own generator answers whatever chance is asked for. `saved`, if
    /// any, keeps its file in step. Both streams must outlive the session.
    PlaySession(std::unique_ptr<engine::Game> game, bool seeded,
                std::unique_ptr<engine::JournalWriter> saved, std::ostream& output);

    /// What was saved has reached the disk, as after every turn.
    ~PlaySession();

    /// Writes the first question, or the end of a game that is over. What happened before is in the
    /// record already and is not told again.
    void begin();
    /// Serves one line. A bad one is answered with an error or a refusal and changes nothing.
    void take(const std::string& line);
    /// The line was too long to be read.
    void refuseLine(const std::string& why);
    /// The program was told to quit: nothing more is read.
    bool over() const { return over_; }

  private:
    void command(const nlohmann::json& object);
    void answer(nlohmann::json object);
    void own(const std::string& command, const nlohmann::json& object);
    void moveTo(const nlohmann::json& object);
    void undo();
    void propose();
    void goNearest(const nlohmann::json& object);
    /// The open question's number: one more than the answers so far.
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
    std::size_t told_ = 0;     ///< entries of the record that were written
    nlohmann::json answered_;  ///< what the program answered by itself; null: nothing
    bool over_ = false;        ///< it was told to quit
};

}  // namespace sightline::app

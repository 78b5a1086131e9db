/// ProtocolSession: one game of `sightline-cli play`. It reads lines and writes events. It works
/// with every rule set.
#pragma once
#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "app/cli/protocol/played_game.h"

namespace sightline::app {

class ProtocolSession {
  public:
    /// If `seeded` is true, the game's own random generator answers all questions about rolls and
    /// draws. The stream must outlive the session.
    ProtocolSession(std::unique_ptr<PlayedGame> game, bool seeded, std::ostream& output);

    /// Writes the first question, or the end event if the game is over. Earlier record entries of a
    /// continued game are not written again.
    void begin();
    /// Handles one line of the input. A bad line gets an error event or a refusal and changes
    /// nothing.
    void take(const std::string& line);
    /// Reports an input line that is too long.
    void refuseLine(const std::string& why);
    /// True after a quit command: no more lines are read.
    bool over() const { return over_; }

  private:
    void command(const nlohmann::json& line);
    std::vector<OwnCommand> commands() const;
    /// The error in a command or its members. Empty if there is no error.
    std::string faultOf(const nlohmann::json& line) const;
    void handle(Reply reply);
    void undo();
    void goOn();
    void writeRecord();
    /// Writes the open question, or the end event if the game is over.
    void writeNext();
    void write(const nlohmann::json& event);
    void fail(const std::string& why);

    std::unique_ptr<PlayedGame> game_;
    bool seeded_;
    std::ostream& output_;
    std::size_t written_ = 0;  ///< number of record entries that were already written
    nlohmann::json answered_;  ///< the last answer that the program chose; null if there is none
    bool over_ = false;
};

}  // namespace sightline::app

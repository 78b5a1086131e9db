/// One game of `sightline-cli play`: lines in, events out. It knows no rule set.
#pragma once
#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "app/cli/protocol/played_game.h"

namespace sightline::app {

class ProtocolSession {
  public:
    /// With `seeded`, the game's own generator answers every question for chance. The stream must
    /// outlive the session.
    ProtocolSession(std::unique_ptr<PlayedGame> game, bool seeded, std::ostream& output);

    /// Writes the first question, or the end of a game that is over. Earlier entries of the record
    /// are not repeated.
    void begin();
    /// Handles one line. A bad line gets an error or a refusal and changes nothing.
    void take(const std::string& line);
    /// Reports a line that was too long to read.
    void refuseLine(const std::string& why);
    /// A quit command arrived: no more lines are read.
    bool over() const { return over_; }

  private:
    void command(const nlohmann::json& line);
    std::vector<OwnCommand> commands() const;
    /// The error in a command and its members; empty: none.
    std::string faultOf(const nlohmann::json& line) const;
    void handle(Reply reply);
    void undo();
    void goOn();
    void writeRecord();
    /// The question, or the end.
    void writeNext();
    void write(const nlohmann::json& event);
    void fail(const std::string& why);

    std::unique_ptr<PlayedGame> game_;
    bool seeded_;
    std::ostream& output_;
    std::size_t written_ = 0;  ///< number of written record entries
    nlohmann::json answered_;  ///< the answer that the program chose; null: none
    bool over_ = false;
};

}  // namespace sightline::app

/// Parses the lines of units in a posted list.
#pragma once
#include "engine/legion/lists/exchange/posted_list.h"

namespace sightline::engine {

/// Reads the lines of a list; each line is divided into pieces. Adds units, their upgrades and
/// unknown names to the list.
class EntryReader {
  public:
    EntryReader(PostedList& list, const CardNames& names) : list_(list), names_(names) {}

    /// The indent of a line. A line with a larger indent than a unit's line belongs to that unit.
    struct Depth {
        int indent = 0;
        bool bulleted = false;
        bool under(const Depth& other) const {
            return indent > other.indent || (bulleted && !other.bulleted && indent >= other.indent);
        }
    };
    /// Starts a section with the rank of the heading. Lines of this section do not belong to a unit
    /// above the heading.
    void heading(const ListHeading& heading);
    void readLine(const std::vector<LinePiece>& pieces, Depth depth, const std::string& where);

  private:
    void readPiece(const std::vector<LinePiece>& pieces, std::size_t at);
    void followMarks(const std::string& before);
    void readName(const LinePiece& piece, bool begins);
    void readUnknown(const LinePiece& piece, bool begins, bool unitsFollow);
    void readNumber(const std::vector<LinePiece>& pieces, std::size_t at);
    void readCount(const std::vector<LinePiece>& pieces, std::size_t at);
    bool isUnit(const LinePiece& piece, bool begins) const;
    void begin(const LinePiece& piece);

    PostedList& list_;
    const CardNames& names_;
    std::optional<Rank> rank_;
    bool counterparts_ = false;
    bool afterHeading_ = true;  ///< true: no other line is between the heading and this line
    Depth depth_;               ///< indent of the latest line with a unit

    // Members for the state of the parser in the current line.
    std::string where_;
    bool under_ = false;    ///< true: the line belongs to the previous entry
    bool began_ = false;    ///< true: the line has started an entry
    bool summed_ = false;   ///< true: a sum such as "= 190" has ended the entry
    bool carries_ = false;  ///< true: the names that follow are upgrades of the entry
    bool plus_ = false;     ///< true: a plus is before the piece
    int parentheses_ = 0;   ///< number of open parentheses before the current piece
    int count_ = 0;         ///< count before the next name; 0: no count
    std::optional<Rank> nextRank_;
    std::string nextFaction_;
};

/// True if a unit or a counterpart has the name of the piece.
bool namesUnit(const LinePiece& piece);

}  // namespace sightline::engine

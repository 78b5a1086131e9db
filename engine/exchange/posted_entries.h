/// The lines of units of a posted list.
#pragma once
#include "engine/exchange/posted_list.h"

namespace sightline::engine {

/// Takes the pieces of one line after the other and puts units, what they carry and what nothing
/// is called into the list.
class EntryReader {
  public:
    EntryReader(PostedList& list, const CardNames& names) : list_(list), names_(names) {}

    /// How far a line is set in: what is set in deeper than a line of units belongs to it.
    struct Depth {
        int indent = 0;
        bool bulleted = false;
        bool under(const Depth& other) const {
            return indent > other.indent || (bulleted && !other.bulleted && indent >= other.indent);
        }
    };
    /// A heading: what follows it is of this rank and belongs to no unit above it.
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
    bool afterHeading_ = true;  ///< nothing stands between the heading and this line
    Depth depth_;               ///< of the latest line of units

    // Of the line that is read.
    std::string where_;
    bool under_ = false;    ///< it belongs to the entry before
    bool began_ = false;    ///< it has begun an entry
    bool summed_ = false;   ///< "= 190" has ended that entry
    bool carries_ = false;  ///< what follows is carried by that entry
    bool plus_ = false;     ///< a plus stands in front of the piece
    int parentheses_ = 0;   ///< that are open in front of the piece
    int count_ = 0;         ///< of the name that comes next; 0: none is said
    std::optional<Rank> nextRank_;
    std::string nextFaction_;
};

/// Does some unit or counterpart have this name?
bool namesUnit(const LinePiece& piece);

}  // namespace sightline::engine

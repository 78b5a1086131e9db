#include "engine/legion/lists/exchange/posted_entries.h"

#include <algorithm>

#include "engine/legion/lists/exchange/list_lines.h"
#include "engine/legion/lists/words/imports.h"

namespace sightline::engine {

using Piece = LinePiece::Kind;

bool namesUnit(const LinePiece& piece) {
    return piece.kind == Piece::name &&
           (piece.known.kinds & (KnownName::unit | KnownName::counterpart)) != 0;
}

void EntryReader::heading(const ListHeading& heading) {
    rank_ = heading.rank;
    counterparts_ = heading.part == ListPart::counterparts;
    afterHeading_ = true;
}

void EntryReader::readLine(const std::vector<LinePiece>& pieces, Depth depth,
                           const std::string& where) {
    where_ = where;
    under_ = !list_.entries.empty() && !afterHeading_ && depth.under(depth_);
    began_ = summed_ = carries_ = false;
    parentheses_ = 0;
    count_ = 0;
    nextRank_.reset();
    nextFaction_.clear();
    for (std::size_t at = 0; at < pieces.size(); ++at) readPiece(pieces, at);
    if (!began_) return;
    depth_ = depth;
    afterHeading_ = false;
}

void EntryReader::readPiece(const std::vector<LinePiece>& pieces, std::size_t at) {
    const LinePiece& piece = pieces[at];
    const bool begins = !began_ && !under_;
    followMarks(piece.before);
    switch (piece.kind) {
        case Piece::name:
            readName(piece, begins);
            break;
        case Piece::unknown: {
            const bool units = std::any_of(
                pieces.begin() + static_cast<std::ptrdiff_t>(at), pieces.end(),
                [&](const LinePiece& later) { return namesUnit(later) && isUnit(later, true); });
            readUnknown(piece, begins, units);
            break;
        }
        case Piece::number:
            readNumber(pieces, at);
            break;
        case Piece::count:
            readCount(pieces, at);
            break;
        case Piece::rank:
            if (began_ && !summed_ && piece.rank && piece.before.find('(') != std::string::npos)
                list_.entries.back().rank = piece.rank;
            else if (piece.rank)
                nextRank_ = piece.rank;
            else
                nextFaction_ = piece.faction;
            break;
    }
}

// Reads the punctuation before a piece. Text in parentheses or brackets, or after a colon, a plus
// or "with", is a list of upgrades.
void EntryReader::followMarks(const std::string& before) {
    plus_ = before.find('+') != std::string::npos;
    for (const char c : before) {
        if (c == '(' || c == '[') ++parentheses_;
        if (c == ')' || c == ']') parentheses_ = std::max(0, parentheses_ - 1);
    }
    if (!began_) return;
    carries_ = carries_ || before.find(':') != std::string::npos ||
               before.find("with") != std::string::npos || before.find(" w") != std::string::npos;
}

// True if the name is a unit. If a name is both a unit and an upgrade, it is a unit where a unit
// may begin: at the start of a line without indent, or after the sum of the previous entry.
bool EntryReader::isUnit(const LinePiece& piece, bool begins) const {
    const unsigned kinds = piece.known.kinds;
    if ((kinds & (KnownName::unit | KnownName::counterpart)) == 0) {
        // A name such as "Stormtrooper" is an upgrade, but may also be a unit without its plural
        // ending.
        return begins && !names_.units(piece.text).empty() &&
               (list_.entries.empty() || !names_.couldCarry(list_.entries.back().name, piece.text));
    }
    if (list_.entries.empty()) return true;
    const PostedEntry& last = list_.entries.back();
    if ((kinds & KnownName::unit) == 0) return begins;
    if ((kinds & KnownName::counterpart) != 0) return begins;
    if ((kinds & KnownName::upgrade) == 0) return true;
    const bool carried = under_ || plus_ || carries_ || parentheses_ > 0;
    if (carried && !begins && !summed_) return false;
    if (begins || summed_) return !piece.known.loose || !names_.couldCarry(last.name, piece.text);
    return !names_.couldCarry(last.name, piece.text);
}

void EntryReader::begin(const LinePiece& piece) {
    PostedEntry entry{.where = where_, .name = piece.text, .known = piece.known};
    entry.count = std::max(count_, 1);
    entry.rank = nextRank_ ? nextRank_ : rank_;
    entry.faction = nextFaction_;
    entry.counterpart = counterparts_;
    list_.entries.push_back(std::move(entry));
    began_ = true;
    under_ = summed_ = carries_ = false;
    count_ = 0;
    nextRank_.reset();
    nextFaction_.clear();
}

void EntryReader::readName(const LinePiece& piece, bool begins) {
    if (isUnit(piece, begins)) return begin(piece);
    constexpr unsigned carried = KnownName::upgrade | KnownName::counterpart;
    if (list_.entries.empty() || (piece.known.kinds & carried) == 0) {
        list_.missed.push_back({where_, piece.text, say::noUnitToCarryIt()});
        return;
    }
    list_.entries.back().upgrades.push_back(
        {.where = where_, .name = piece.text, .count = count_, .known = true});
    count_ = 0;
}

void EntryReader::readUnknown(const LinePiece& piece, bool begins, bool unitsFollow) {
    if (begins && unitsFollow) {
        list_.notes.push_back(say::atPlace(placeSaid(where_), say::namesNoCard(piece.text)));
        return;
    }
    if (begins || list_.entries.empty()) return begin(piece);
    list_.entries.back().upgrades.push_back(
        {.where = where_, .name = piece.text, .count = count_, .known = false});
    count_ = 0;
}

// Reads a number: "(42)" and "42" are points, "= 190" is a sum, "3 Stormtroopers" is a count, and
// "+ 20" is the price of the upgrades.
void EntryReader::readNumber(const std::vector<LinePiece>& pieces, std::size_t at) {
    const LinePiece& piece = pieces[at];
    const bool counts = at + 1 < pieces.size() && pieces[at + 1].kind != Piece::number &&
                        pieces[at + 1].kind != Piece::count && piece.number >= 1 &&
                        piece.number <= 20 && trimmed(pieces[at + 1].before).empty() &&
                        piece.before.find_first_of("(=[") == std::string::npos;
    const bool first = at == 0 || !trimmed(piece.before).empty();
    if (counts && first) {
        count_ = piece.number;
        return;
    }
    if (list_.entries.empty() || (!began_ && !under_ && at == 0)) return;
    PostedEntry& entry = list_.entries.back();
    if (piece.before.find('=') != std::string::npos) {
        entry.total = piece.number;
        summed_ = true;
    } else if (piece.before.find(')') != std::string::npos && !entry.upgrades.empty()) {
        if (!entry.points)
            entry.points = piece.number;  // the number after all upgrades is the entry's price
    } else if (at > 0 && piece.before.find('+') == std::string::npos) {
        const bool ofUnit =
            pieces[at - 1].kind == Piece::count || pieces[at - 1].kind == Piece::rank
                ? entry.upgrades.empty()
                : pieces[at - 1].text == entry.name && entry.upgrades.empty();
        if (ofUnit && !entry.points)
            entry.points = piece.number;
        else if (!entry.upgrades.empty() && pieces[at - 1].text == entry.upgrades.back().name)
            entry.upgrades.back().points = piece.number;
    }
}

// Reads counts such as "2x Stormtroopers", "Stormtroopers x2" or "Stormtroopers (x2)".
void EntryReader::readCount(const std::vector<LinePiece>& pieces, std::size_t at) {
    const LinePiece& piece = pieces[at];
    const bool nextFollows =
        at + 1 < pieces.size() && trimmed(pieces[at + 1].before).empty() &&
        (pieces[at + 1].kind == Piece::name || pieces[at + 1].kind == Piece::unknown ||
         pieces[at + 1].kind == Piece::rank);
    const bool afterName = at > 0 && pieces[at - 1].kind != Piece::count;
    const bool joined = afterName && piece.before.find_first_not_of(" (") == std::string::npos;
    if (nextFollows && !(piece.signFirst && joined)) {
        count_ = piece.number;
        return;
    }
    if (list_.entries.empty() || !afterName) return;
    PostedEntry& entry = list_.entries.back();
    if (!entry.upgrades.empty() && pieces[at - 1].text == entry.upgrades.back().name)
        entry.upgrades.back().count = piece.number;
    else if (entry.count == 1 && began_)
        entry.count = piece.number;
}

}  // namespace sightline::engine

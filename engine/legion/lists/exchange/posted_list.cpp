#include "engine/legion/lists/exchange/posted_list.h"

#include <algorithm>

#include "engine/legion/lists/exchange/list_lines.h"
#include "engine/legion/lists/exchange/posted_entries.h"
#include "engine/legion/lists/words/imports.h"

namespace sightline::engine {
namespace {

using Piece = LinePiece::Kind;

/// Parses the text of one list, line by line.
class ListReader {
  public:
    explicit ListReader(const CardNames& names) : names_(names) {}
    PostedList read(const std::string& text);

  private:
    std::size_t readTitle(const std::vector<ListLine>& lines);
    bool readKey(const std::string& text, const std::string& raw);
    bool readSayings(std::string& text);
    void readContent(const ListLine& line, const std::string& text);
    void readCards(const std::vector<LinePiece>& pieces, unsigned kind,
                   std::vector<PostedList::Card>& cards);
    bool isProse(const std::vector<LinePiece>& pieces, bool bulleted) const;

    const CardNames& names_;
    PostedList list_;
    EntryReader entries_{list_, names_};
    ListPart part_ = ListPart::units;
    bool headed_ = false;  ///< true: a heading was read
    std::string where_;
};

PostedList ListReader::read(const std::string& text) {
    const std::vector<ListLine> lines = listLines(text);
    for (std::size_t i = readTitle(lines); i < lines.size(); ++i) {
        where_ = "line " + std::to_string(lines[i].number);
        std::string rest = lines[i].text;
        if (readKey(rest, lines[i].raw) || readSayings(rest)) continue;
        const auto headed = headedLine(rest);
        if (headed) {
            part_ = headed->heading.part;
            headed_ = true;
            entries_.heading(headed->heading);
            rest = headed->rest;
        }
        if (!rest.empty()) readContent(lines[i], rest);
    }
    return std::move(list_);
}

// Reads the name of the list. The first line is the name if a line with a total of points follows
// it, or if the first line contains no unit. Returns the number of lines that were read.
std::size_t ListReader::readTitle(const std::vector<ListLine>& lines) {
    if (lines.empty()) return 0;
    const ListLine& first = lines.front();
    const auto next = std::find_if(lines.begin(), lines.end(), [&](const ListLine& line) {
        return line.number != first.number;
    });
    const bool pointsFollow = next != lines.end() && statedTotal(next->text).points &&
                              foldedName(statedTotal(next->text).rest).empty();
    if (!pointsFollow || statedTotal(first.text).points) {
        if (statedTotal(first.text).says() || headedLine(first.text)) return 0;
        if (first.bulleted || keyedLine(first.text)) return 0;
        const auto pieces = piecesOf(first.text, names_.known());
        if (std::any_of(pieces.begin(), pieces.end(), [](const LinePiece& one) {
                return namesUnit(one) || one.kind == Piece::number || one.kind == Piece::count;
            }))
            return 0;
    }
    list_.name = first.raw;
    list_.year = yearNamed(first.raw);
    if (list_.faction.empty()) list_.faction = factionNamed(first.text);
    list_.nameMayBeForce = true;
    return static_cast<std::size_t>((pointsFollow ? next : lines.begin() + 1) - lines.begin());
}

bool ListReader::readKey(const std::string& text, const std::string& raw) {
    const auto keyed = keyedLine(text);
    if (!list_.year && list_.entries.empty()) list_.year = yearNamed(text);
    if (!keyed) {
        const std::string faction = factionNamed(text);
        if (!faction.empty()) {
            list_.faction = faction;
            return true;
        }
        if (names_.battleForce(text) == nullptr) return false;
        list_.battleForce = text;
        return true;
    }
    switch (keyed->key) {
        case KeyedLine::Key::name:
            list_.name = trimmed(std::string_view(raw).substr(raw.find(':') + 1));
            return true;
        case KeyedLine::Key::faction:
            list_.faction = factionNamed(keyed->value);
            list_.nameMayBeForce = false;
            if (list_.faction.empty())
                list_.notes.push_back(
                    say::atPlace(placeSaid(where_), say::isNoFaction(keyed->value)));
            return true;
        case KeyedLine::Key::battleForce:
            list_.battleForce = keyed->value;
            return true;
        case KeyedLine::Key::choices:
            list_.choices = keyed->value;
            return true;
        case KeyedLine::Key::size:
            list_.size = keyed->value;
            return true;
    }
    return false;
}

// Removes totals of points and activations from the line. The caller parses the rest of the line.
bool ListReader::readSayings(std::string& text) {
    const StatedTotal total = statedTotal(text);
    if (!total.says()) return false;
    if (total.points && !list_.total.points) {
        list_.total.points = total.points;
        list_.total.mostPoints = total.mostPoints;
    }
    if (total.activations && !list_.total.activations) list_.total.activations = total.activations;
    if (total.rest.empty()) return true;
    const auto pieces = piecesOf(total.rest, names_.known());
    const bool cards = std::any_of(pieces.begin(), pieces.end(), [](const LinePiece& piece) {
        return piece.kind == Piece::name;
    });
    if (cards || headedLine(total.rest)) {
        text = total.rest;
        return false;
    }
    if (list_.name.empty() && list_.entries.empty()) {
        list_.name = trimmed(total.rest.substr(0, total.rest.find(';')));
        while (!list_.name.empty() &&
               std::string("-(:, ").find(list_.name.back()) != std::string::npos)
            list_.name.pop_back();
        list_.faction = list_.faction.empty() ? factionNamed(list_.name) : list_.faction;
        list_.nameMayBeForce = true;
    }
    return true;
}

// True for a sentence before or after a list: many unknown words and no points.
bool ListReader::isProse(const std::vector<LinePiece>& pieces, bool bulleted) const {
    std::size_t words = 0;
    for (const LinePiece& piece : pieces) {
        if (piece.kind != Piece::unknown) return false;
        words +=
            static_cast<std::size_t>(std::count(piece.text.begin(), piece.text.end(), ' ')) + 1;
    }
    const bool before = list_.entries.empty() && !headed_ && !list_.total.points && !bulleted;
    return words > 8 || before;
}

void ListReader::readContent(const ListLine& line, const std::string& text) {
    const auto pieces = piecesOf(text, names_.known());
    if (pieces.empty()) return;
    if (part_ == ListPart::skipped || part_ == ListPart::contingencies) {
        list_.notes.push_back(say::atPlace(placeSaid(where_), say::notKeptInArmy(text)));
        return;
    }
    if (part_ != ListPart::commands && part_ != ListPart::battle &&
        isProse(pieces, line.bulleted)) {
        list_.notes.push_back(say::atPlace(placeSaid(where_), say::namesNoCard(text)));
        return;
    }
    const auto all = [&](unsigned kind) {
        const bool one = std::any_of(pieces.begin(), pieces.end(), [](const LinePiece& piece) {
            return piece.kind == Piece::name;
        });
        return one && std::all_of(pieces.begin(), pieces.end(), [&](const LinePiece& piece) {
                   return piece.kind == Piece::number ||
                          (piece.kind == Piece::name && (piece.known.kinds & kind) != 0);
               });
    };
    const bool units = std::any_of(pieces.begin(), pieces.end(), namesUnit);
    const bool upgrades = all(KnownName::upgrade);
    const bool cards = std::any_of(pieces.begin(), pieces.end(), [](const LinePiece& piece) {
        return piece.kind == Piece::name &&
               (piece.known.kinds & (KnownName::command | KnownName::battle)) != 0;
    });
    // Units after the command hand or the battle deck may have no heading.
    if (units && !cards && (part_ == ListPart::commands || part_ == ListPart::battle)) {
        part_ = ListPart::units;
        entries_.heading({});
    }
    if (part_ == ListPart::battle || (!units && !upgrades && all(KnownName::battle)))
        return readCards(pieces, KnownName::battle, list_.battleCards);
    const bool commands =
        all(KnownName::command) ||
        (!units && std::any_of(pieces.begin(), pieces.end(), [](const auto& one) {
            return one.kind == Piece::name && one.known.kinds == KnownName::command;
        }));
    if (part_ == ListPart::commands || (commands && !units && !upgrades))
        return readCards(pieces, KnownName::command, list_.commands);
    entries_.readLine(pieces, {line.indent, line.bulleted}, where_);
}

void ListReader::readCards(const std::vector<LinePiece>& pieces, unsigned kind,
                           std::vector<PostedList::Card>& cards) {
    for (const LinePiece& piece : pieces) {
        if (piece.kind == Piece::name && (piece.known.kinds & kind) != 0)
            cards.push_back({where_, piece.text});
        else if (piece.kind == Piece::unknown || piece.kind == Piece::name)
            list_.missed.push_back(
                {where_, piece.text,
                 names_.reasonFor(piece.text, kind == KnownName::command
                                                  ? ExchangeCard::Kind::command
                                                  : ExchangeCard::Kind::battle)});
    }
}

}  // namespace

PostedList readPostedList(const std::string& text, const CardNames& names) {
    return ListReader(names).read(text);
}

}  // namespace sightline::engine

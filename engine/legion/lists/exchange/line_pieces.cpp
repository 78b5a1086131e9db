#include "engine/legion/lists/exchange/line_pieces.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <limits>

#include "engine/legion/lists/exchange/list_headings.h"
#include "engine/legion/lists/exchange/list_lines.h"

namespace sightline::engine {
namespace {

using PieceKind = LinePiece::Kind;

/// Whether there is punctuation between two words.
enum class Gap { none, marks };

struct Word {
    std::size_t begin = 0, end = 0;
    std::string folded;
    std::string before;
    Gap gap{};
};

bool isWordByte(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
           static_cast<unsigned char>(c) >= 0x80 || c == '\'' || c == '"';
}

Gap gapOf(const std::string& between) {
    const bool dash =
        between.find(" -") != std::string::npos || between.find("- ") != std::string::npos;
    const bool parts = dash || between.find_first_of(",;:+=|*()[]{}&") != std::string::npos;
    return parts ? Gap::marks : Gap::none;
}

std::vector<Word> wordsOf(const std::string& line) {
    std::vector<Word> words;
    std::size_t last = 0;
    for (std::size_t i = 0; i < line.size();) {
        if (!isWordByte(line[i])) {
            ++i;
            continue;
        }
        Word word{.begin = i, .end = i, .folded = {}, .before = {}, .gap = {}};
        while (word.end < line.size() && isWordByte(line[word.end])) ++word.end;
        i = word.end;
        word.folded = foldedName(std::string_view(line).substr(word.begin, word.end - word.begin));
        if (word.folded.empty()) continue;  // the word consists only of quotation marks
        word.before = line.substr(last, word.begin - last);
        word.gap = words.empty() ? Gap::marks : gapOf(word.before);
        last = word.end;
        words.push_back(std::move(word));
    }
    return words;
}

/// True for a word that connects the names of cards, or that has no meaning for the import.
bool joins(const std::string& word) {
    static constexpr std::array words{"and",         "with",   "w",     "plus", "pts",
                                      "pt",          "each",   "total", "none", "loadout",
                                      "counterpart", "points", "equip", "unit"};
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// The best division of a part of a line into pieces, with its cost. The part begins at a word and
/// ends at the end of the line.
struct Reading {
    int cost = std::numeric_limits<int>::max();
    std::size_t words = 0;  ///< number of words in the first piece
    LinePiece first;
    bool joins = false;  ///< true: these words only connect cards and are not a piece
};

constexpr int never = std::numeric_limits<int>::max() / 4;

/// Finds the way to divide a line into pieces that has the lowest cost (dynamic programming).
class LineReader {
  public:
    LineReader(const std::string& line, const KnownNames& names)
        : line_(line), names_(names), words_(wordsOf(line)) {}
    std::vector<LinePiece> read();

  private:
    enum class After { mark, name, unknown };
    std::optional<LinePiece> countAt(std::size_t at, std::size_t& taken) const;
    void findNames();
    void tryName(std::size_t at, After after, Reading& best) const;
    void tryNumber(std::size_t at, After after, Reading& best) const;
    void tryRank(std::size_t at, After after, Reading& best) const;
    Reading best(std::size_t at, After after) const;
    int costFrom(std::size_t at, After after) const {
        return at == words_.size() ? 0 : readings_[at][static_cast<std::size_t>(after)].cost;
    }
    bool endsAt(std::size_t at) const {
        return at == words_.size() || words_[at].gap != Gap::none || joins(words_[at].folded);
    }
    std::string slice(std::size_t from, std::size_t count) const {
        const std::size_t begin = words_[from].begin;
        return line_.substr(begin, words_[from + count - 1].end - begin);
    }

    const std::string& line_;
    const KnownNames& names_;
    std::vector<Word> words_;
    struct NameMatch {
        std::size_t count = 0;  ///< number of words of the name in the line
        int marks = 0;          ///< number of punctuation marks between the words of the name
        KnownName known;
    };
    /// Names that begin at a word; the index is the number of this word.
    std::vector<std::vector<NameMatch>> namesHere_;
    /// Best division of the line from each word on; the second index is the kind of text before
    /// this word.
    std::vector<std::array<Reading, 3>> readings_;
};

void keepCheaper(Reading& best, Reading other) {
    if (other.cost < best.cost) best = std::move(other);
}

std::optional<LinePiece> LineReader::countAt(std::size_t at, std::size_t& taken) const {
    const std::string& word = words_[at].folded;
    LinePiece piece{.kind = PieceKind::count, .text = {}, .known = {}, .before = {}};
    const auto small = [&](std::string_view digits) {
        const auto number = numberIn(digits);
        if (!number || *number < 1 || *number > 20) return false;
        piece.number = *number;
        return true;
    };
    taken = 1;
    if (word.size() > 1 && word.back() == 'x' && small(word.substr(0, word.size() - 1)))
        return piece;
    if (word.size() > 1 && word.front() == 'x' && small(word.substr(1))) {
        piece.signFirst = true;
        return piece;
    }
    if (at + 1 == words_.size() || words_[at + 1].gap != Gap::none ||
        words_[at + 1].before.find('-') != std::string::npos)
        return std::nullopt;
    taken = 2;
    const std::string& next = words_[at + 1].folded;
    const bool hyphened = at + 2 < words_.size() && words_[at + 2].before.starts_with('-');
    if (next == "x" && !hyphened && small(word)) return piece;
    if (word == "x" && small(next)) {
        piece.signFirst = true;
        return piece;
    }
    return std::nullopt;
}

void LineReader::findNames() {
    for (std::size_t at = 0; at < words_.size(); ++at) {
        int marks = 0;
        std::string folded;
        std::vector<NameMatch> here;
        const std::size_t most = std::min(words_.size() - at, names_.mostWords());
        for (std::size_t count = 1; count <= most; ++count) {
            const Word& word = words_[at + count - 1];
            if (count > 1) {
                marks += word.gap == Gap::none ? 0 : 1;
                folded += ' ';
            }
            folded += word.folded;
            const KnownName known = names_.find(folded);
            if (known.kinds != 0) here.push_back({count, marks, known});
        }
        namesHere_.push_back(std::move(here));
    }
}

void LineReader::tryName(std::size_t at, After after, Reading& best) const {
    if (after == After::unknown && words_[at].gap == Gap::none) return;
    for (const auto& [count, marks, known] : namesHere_[at]) {
        const int rest = costFrom(at + count, After::name);
        if (rest >= never) continue;
        int cost = 2 + rest + (known.loose ? 6 : 0) + marks * (known.withMarks ? 1 : 20);
        if (after == After::name && words_[at].gap == Gap::none) cost += 10;
        if (cost >= best.cost) continue;
        LinePiece piece{.kind = PieceKind::name,
                        .text = slice(at, count),
                        .known = known,
                        .before = words_[at].before};
        keepCheaper(best, {cost, count, std::move(piece), false});
    }
}

void LineReader::tryNumber(std::size_t at, After after, Reading& best) const {
    const Word& word = words_[at];
    const bool hyphened = word.before.ends_with('-') && word.before.size() == 1;
    if (hyphened) return;
    const bool afterUnknown = after == After::unknown && word.gap == Gap::none;
    std::size_t taken = 0;
    if (const auto count = countAt(at, taken)) {
        const int rest = costFrom(at + taken, After::mark);
        if (rest < never && (!afterUnknown || endsAt(at + taken))) {
            LinePiece piece = *count;
            piece.text = slice(at, taken);
            piece.before = word.before;
            keepCheaper(best, {1 + rest, taken, std::move(piece), false});
        }
    }
    const auto number = numberIn(word.folded);
    if (!number || (afterUnknown && !endsAt(at + 1))) return;
    if (at + 1 < words_.size() && words_[at + 1].before.starts_with('-') &&
        words_[at + 1].before.size() == 1)
        return;  // the number is part of a one-word name, such as "74-Z"
    const int rest = costFrom(at + 1, After::mark);
    if (rest >= never) return;
    LinePiece piece{.kind = PieceKind::number,
                    .text = word.folded,
                    .known = {},
                    .number = *number,
                    .before = word.before};
    keepCheaper(best, {1 + rest, 1, std::move(piece), false});
}

// Tries to read a rank or a faction. "(Commander)" and "Operative Luke Skywalker" contain a rank;
// "Imperial Stormtroopers" contains a faction.
void LineReader::tryRank(std::size_t at, After after, Reading& best) const {
    if (after != After::mark && words_[at].gap == Gap::none) return;
    for (const std::size_t count : {2U, 1U}) {
        if (at + count > words_.size()) continue;
        if (count == 2 && words_[at + 1].gap != Gap::none) continue;
        const std::string words = slice(at, count);
        const auto heading = headingNamed(words);
        const std::string faction = factionNamed(words);
        if (!(heading && heading->rank) && faction.empty()) continue;
        const int rest = costFrom(at + count, After::mark);
        if (rest >= never) continue;
        LinePiece piece{
            .kind = PieceKind::rank, .text = words, .known = {}, .before = words_[at].before};
        if (heading) piece.rank = heading->rank;
        piece.faction = faction;
        keepCheaper(best, {(endsAt(at + count) ? 3 : 8) + rest, count, std::move(piece), false});
    }
}

Reading LineReader::best(std::size_t at, After after) const {
    Reading best;
    tryName(at, after, best);
    tryNumber(at, after, best);
    tryRank(at, after, best);
    if (joins(words_[at].folded)) {
        const int rest = costFrom(at + 1, After::mark);
        if (rest < never) keepCheaper(best, {1 + rest, 1, {}, true});
    }
    const bool free = after != After::name || words_[at].gap != Gap::none;
    const int rest = costFrom(at + 1, After::unknown);
    if (free && rest < never) {
        LinePiece piece{.kind = PieceKind::unknown,
                        .text = slice(at, 1),
                        .known = {},
                        .before = words_[at].before};
        keepCheaper(best, {200 + rest, 1, std::move(piece), false});
    }
    if (best.cost > never) best.cost = never;
    return best;
}

std::vector<LinePiece> LineReader::read() {
    findNames();
    readings_.resize(words_.size());
    for (std::size_t at = words_.size(); at-- > 0;) {
        for (const After after : {After::mark, After::name, After::unknown})
            readings_[at][static_cast<std::size_t>(after)] = best(at, after);
    }
    std::vector<LinePiece> pieces;
    std::string skipped;  // text between words that connect cards
    After after = After::mark;
    for (std::size_t at = 0; at < words_.size();) {
        const Reading& reading = readings_[at][static_cast<std::size_t>(after)];
        if (reading.words == 0) break;
        const bool unknown = !reading.joins && reading.first.kind == PieceKind::unknown;
        if (reading.joins) {
            skipped += words_[at].before + words_[at].folded;
        } else if (unknown && after == After::unknown && words_[at].gap == Gap::none) {
            pieces.back().text += words_[at].before + reading.first.text;
        } else {
            pieces.push_back(reading.first);
            pieces.back().before = skipped + pieces.back().before;
            skipped.clear();
        }
        at += reading.words;
        const bool name = !reading.joins && reading.first.kind == PieceKind::name;
        after = name ? After::name : unknown ? After::unknown : After::mark;
    }
    return pieces;
}

}  // namespace

std::vector<LinePiece> piecesOf(const std::string& line, const KnownNames& names) {
    return LineReader(line, names).read();
}

}  // namespace sightline::engine

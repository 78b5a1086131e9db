/// Which words in a row are the name of a card, of whatever kind.
#pragma once
#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace sightline::engine {

/// Lower case, without accents, quotes, hyphens and double blanks: "Han’s DL-44" and "hans dl 44"
/// agree.
std::string foldedName(std::string_view name);

/// What careless spelling leaves of a name: no blanks, no plural, zeros as the letter. "AT-RTs" and
/// "ATRT" agree, "C-3P0" and "C-3PO" too.
std::string looseName(std::string_view folded);

/// Several kinds of cards may share a name; a bit for each.
struct KnownName {
    static constexpr unsigned unit = 1, counterpart = 2, upgrade = 4, command = 8, battle = 16;
    unsigned kinds = 0;
    bool loose = false;      ///< only by its careless spelling
    bool withMarks = false;  ///< a name in which commas or parentheses stand, as before a title
};

class KnownNames {
  public:
    void add(std::string_view name, unsigned kind, bool withMarks);
    /// What those words name; no kinds when nothing is called so.
    KnownName find(const std::string& folded) const;
    /// No name has more words.
    std::size_t mostWords() const { return mostWords_; }

  private:
    std::map<std::string, KnownName> exact_, loose_;
    std::size_t mostWords_ = 1;
};

}  // namespace sightline::engine

/// Finds the names of cards of all kinds in a sequence of words.
#pragma once
#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace sightline::engine {

/// Normalizes a name: lower case, without accents, quotation marks, hyphens or double spaces.
/// "Han’s DL-44" and "hans dl 44" become equal.
std::string foldedName(std::string_view name);

/// Normalizes a name that `foldedName` has normalized, to allow careless spelling: no spaces, no
/// plural ending, zero becomes the letter O. "AT-RTs" and "ATRT" become equal, and also "C-3P0" and
/// "C-3PO".
std::string looseName(std::string_view folded);

/// A name of cards, and the kinds of cards that have this name, one bit for each kind.
struct KnownName {
    static constexpr unsigned unit = 1, counterpart = 2, upgrade = 4, command = 8, battle = 16;
    unsigned kinds = 0;
    bool loose = false;      ///< true: the name matches only by `looseName`
    bool withMarks = false;  ///< true: the name contains commas or parentheses
};

class KnownNames {
  public:
    void add(std::string_view name, unsigned kind, bool withMarks);
    /// The kinds of cards that have the name. No kinds if no card has the name.
    KnownName find(const std::string& folded) const;
    /// The number of words in the longest known name.
    std::size_t mostWords() const { return mostWords_; }

  private:
    std::map<std::string, KnownName> exact_, loose_;
    std::size_t mostWords_ = 1;
};

}  // namespace sightline::engine

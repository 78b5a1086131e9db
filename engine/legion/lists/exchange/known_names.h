/// Lookup of card names of every kind in a sequence of words.
#pragma once
#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace sightline::engine {

/// Normalizes a name: lower case, no accents, quotes, hyphens or double blanks. "Han’s DL-44" and
/// "hans dl 44" agree.
std::string foldedName(std::string_view name);

/// Normalizes a folded name further, for careless spelling: no blanks, no plural, zero as the
/// letter O. "AT-RTs" and "ATRT" agree, "C-3P0" and "C-3PO" too.
std::string looseName(std::string_view folded);

/// Kinds of cards with this name, one bit for each kind.
struct KnownName {
    static constexpr unsigned unit = 1, counterpart = 2, upgrade = 4, command = 8, battle = 16;
    unsigned kinds = 0;
    bool loose = false;      ///< matched only by `looseName`
    bool withMarks = false;  ///< the name has commas or parentheses
};

class KnownNames {
  public:
    void add(std::string_view name, unsigned kind, bool withMarks);
    /// The cards with that name; no kinds if there is none.
    KnownName find(const std::string& folded) const;
    /// The number of words in the longest name.
    std::size_t mostWords() const { return mostWords_; }

  private:
    std::map<std::string, KnownName> exact_, loose_;
    std::size_t mostWords_ = 1;
};

}  // namespace sightline::engine

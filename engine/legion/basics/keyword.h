/// The keywords of the rulebook as an enum. The build generates enumerators, names and pages from
/// assets/catalogue/keywords.json (packaging/cmake/make_keywords.cmake), so that each name is
/// written only once, in the data.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/legion/basics/citation.h"
#include "generated/keywords.h"

namespace sightline::engine {

/// The name of the keyword, such as "Pierce". Empty for `Keyword::none`.
std::string_view nameOf(Keyword keyword);
/// Finds a keyword of the rulebook by its name. `Keyword::none` if there is no such keyword; a pack
/// may add a keyword with this name.
Keyword keywordNamed(std::string_view name);
/// The entry of the keyword in the Keyword Glossary: "Keyword Glossary: Poison X" with its page.
Citation citationOf(Keyword keyword);

/// The printed form of a keyword, and the kinds of cards that may have it.
struct KeywordForm {
    enum class Part { never, sometimes, always };
    Part value{}, parameter{};
    /// Kinds of cards with the keyword; both false: only Upgrade Cards.
    bool ofUnits = false, ofWeapons = false;
};
KeywordForm formOf(Keyword keyword);
/// The names of all keywords of the rulebook, in alphabetical order.
std::vector<std::string> keywordNames();

/// The name of a keyword on a card. A keyword of the rulebook also has an enumerator. A keyword
/// from a pack has only its name.
class KeywordName {
  public:
    KeywordName() = default;
    KeywordName(std::string name) : name_(std::move(name)), keyword_(keywordNamed(name_)) {}
    KeywordName(const char* name) : KeywordName(std::string(name)) {}
    KeywordName(Keyword keyword) : name_(nameOf(keyword)), keyword_(keyword) {}

    Keyword keyword() const { return keyword_; }
    const std::string& text() const { return name_; }
    operator const std::string&() const { return name_; }
    bool operator==(const KeywordName& other) const { return name_ == other.name_; }

  private:
    std::string name_;
    Keyword keyword_ = Keyword::none;
};

}  // namespace sightline::engine

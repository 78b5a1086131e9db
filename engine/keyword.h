/// The keywords of the rulebook as a type. Their enumerators, names and pages are made from
/// assets/catalogue/keywords.json when the program is built (packaging/cmake/make_keywords.cmake),
/// so that a name is written in the data and nowhere else.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/citation.h"
#include "generated/keywords.h"

namespace sightline::engine {

/// "Pierce"; empty for none.
std::string_view nameOf(Keyword keyword);
/// None where the rulebook has no keyword of that name, as for those that packs bring.
Keyword keywordNamed(std::string_view name);
/// Its entry in the Keyword Glossary: "Keyword Glossary: Poison X" on its page.
Citation citationOf(Keyword keyword);

/// How cards print a keyword, and which cards do.
struct KeywordForm {
    enum class Part { never, sometimes, always };
    Part value{}, parameter{};
    bool ofUnits = false, ofWeapons = false;  ///< neither: of Upgrade Cards
};
KeywordForm formOf(Keyword keyword);
/// Of every keyword of the rulebook, in alphabetical order.
std::vector<std::string> keywordNames();

/// What a card calls a keyword. Those of the rulebook are told apart by what they are; those that a
/// pack brings have nothing but their name.
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

/// Citations of the core rulebook.
#pragma once
#include <string>

#include "engine/talk/citation.h"

namespace sightline::engine {

/// The date of the edition of the Core Rulebook that the program implements.
inline constexpr const char* rulesDate = "2026-05-29";

/// The name of the document that rulings for the 2018 edition cite.
inline constexpr const char* rulesReference2018 = "Rules Reference 1.1.0";

/// Cites an entry of the Keyword Glossary that is not a keyword on a card, such as "Restore". For
/// keywords on cards, use `citationOf`.
inline Citation glossary(int number, const std::string& entry) {
    return {number, "Keyword Glossary: " + entry};
}

}  // namespace sightline::engine

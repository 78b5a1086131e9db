/// AppliedByCode: the keywords and cards that the code applies, collected from the tables of
/// keywords and cards. A card whose rule is data is not listed. The catalogue's file
/// automation.json adds facts that the code does not have: the missing parts of a keyword, and the
/// code that a card still needs. The lint checks that the file and the code agree.
#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/catalogue.h"
#include "geometry/base/result.h"

namespace sightline::engine {

/// A keyword that the code applies, and whether the code reads the printed value and parameter.
struct AppliedKeyword {
    std::string name;
    bool value = false, parameter = false;
};
/// A keyword that the code applies only in part, with the names of the parts that the code applies.
struct PartialKeyword {
    std::string name;
    std::vector<std::string> parts;
};

struct AppliedByCode {
    std::vector<AppliedKeyword> keywords;  ///< keywords that the code applies completely
    std::vector<PartialKeyword> inParts{};
    /// Ids of the cards that the code applies, by kind of card.
    std::vector<std::string> upgrades{}, commands{}, battleCards{}, battleForces{};
};
const AppliedByCode& appliedByCode();

/// Compares the catalogue in `folder` with the code. Returns the first difference, with the file,
/// the JSON pointer and the nearest correct name. The function finds: a card or part of a keyword
/// with the wrong status; a listed keyword that the code applies completely; a value or parameter
/// that no code reads; a card, or a keyword with parts, that is on no list; an effect that players
/// must apply by hand and that has no reminder.
std::optional<Problem> problemOfAutomation(const std::filesystem::path& folder,
                                           const Catalogue& catalogue,
                                           const AppliedByCode& applied = appliedByCode());

}  // namespace sightline::engine

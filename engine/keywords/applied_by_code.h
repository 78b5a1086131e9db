/// Which keywords and cards the code applies by itself: made of the table of keywords, so that
/// nothing says it is done but what is. The catalogue's automation.json has what the code cannot
/// tell, which parts of a keyword are left, and says of cards what code they need; the lint holds
/// both together.
#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "geometry/measure/result.h"

namespace sightline::engine {

/// A keyword, and what the code reads of that which cards print with it.
struct AppliedKeyword {
    std::string name;
    bool value = false, parameter = false;
};
/// A keyword of which code applies some parts.
struct AppliedInParts {
    std::string name;
    std::vector<std::string> parts;
};

struct AppliedByCode {
    std::vector<AppliedKeyword> keywords;  ///< applied as a whole
    std::vector<AppliedInParts> inParts{};
    std::vector<std::string> upgrades{}, commands{}, battleCards{}, battleForces{};  ///< ids
};
const AppliedByCode& appliedByCode();

/// Where the catalogue in that folder and the code disagree first, with file, pointer and the
/// nearest right name: a card, or part of a keyword, that is said to be done and is not, or is done
/// and said not to be; a keyword that is listed though code applies all of it; a number or
/// parameter that no code reads; a card or a keyword in parts that is on no list; what is played by
/// hand, listed or not, and never brought to mind.
std::optional<Problem> problemOfAutomation(const std::filesystem::path& folder,
                                           const Catalogue& catalogue,
                                           const AppliedByCode& applied = appliedByCode());

}  // namespace sightline::engine

/// AppliedByCode: the keywords and cards that the code applies, collected from the tables of
/// keywords and cards. Cards whose effect is data are not listed, because their data is the rule.
/// The catalogue's automation.json adds facts that the code does not have: the missing parts of a
/// keyword, and the code that a card still needs. The lint checks that both sources agree.
#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/catalogue.h"
#include "geometry/base/result.h"

namespace sightline::engine {

/// A keyword, and the printed data that its code reads.
struct AppliedKeyword {
    std::string name;
    bool value = false, parameter = false;
};
/// A keyword that the code applies only in part.
struct PartialKeyword {
    std::string name;
    std::vector<std::string> parts;
};

struct AppliedByCode {
    std::vector<AppliedKeyword> keywords;  ///< keywords that the code applies completely
    std::vector<PartialKeyword> inParts{};
    std::vector<std::string> upgrades{}, commands{}, battleCards{},
        battleForces{};  ///< ids of the cards
};
const AppliedByCode& appliedByCode();

/// Returns the first difference between the catalogue in `folder` and the code, with the file, the
/// pointer and the nearest correct name. The checks find: a card or part of a keyword with the
/// wrong status; a listed keyword that the code applies completely; a value or parameter that no
/// code reads; a card, or a keyword with parts, that is on no list; an effect to apply by hand that
/// has no reminder.
std::optional<Problem> problemOfAutomation(const std::filesystem::path& folder,
                                           const Catalogue& catalogue,
                                           const AppliedByCode& applied = appliedByCode());

}  // namespace sightline::engine

/// AppliedByCode: the keywords and cards that the code applies, made from the tables of
/// keywords and cards. Cards whose effect is data are not listed: their record is the rule.
/// The catalogue's automation.json adds data that the code does not have: the parts of a keyword
/// that are missing, and the code that a card needs. The lint checks that both agree.
#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/catalogue.h"
#include "geometry/base/result.h"

namespace sightline::engine {

/// A keyword, and the data on cards that the code reads for it.
struct AppliedKeyword {
    std::string name;
    bool value = false, parameter = false;
};
/// A keyword of which the code applies only some parts.
struct PartialKeyword {
    std::string name;
    std::vector<std::string> parts;
};

struct AppliedByCode {
    std::vector<AppliedKeyword> keywords;  ///< applied completely
    std::vector<PartialKeyword> inParts{};
    std::vector<std::string> upgrades{}, commands{}, battleCards{}, battleForces{};  ///< ids
};
const AppliedByCode& appliedByCode();

/// The first difference between the catalogue in that folder and the code, with file, pointer and
/// the nearest right name. It checks: a card or part of a keyword with the wrong status; a keyword
/// that is listed although code applies all of it; a value or parameter that no code reads; a card,
/// or a keyword with parts, that is on no list; something to apply by hand that has no reminder.
std::optional<Problem> problemOfAutomation(const std::filesystem::path& folder,
                                           const Catalogue& catalogue,
                                           const AppliedByCode& applied = appliedByCode());

}  // namespace sightline::engine

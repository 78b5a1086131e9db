/// The licence texts in a shared table, for display to the player who receives the table.
#pragma once
#include <string>
#include <vector>

#include "app/files/tables/shared_table.h"

namespace sightline::app {

/// A licence text that is safe to display: control characters are replaced by spaces.
struct LicenceText {
    std::string name;  ///< entry name in the shared table
    std::string text;
};

/// All licence texts of a shared table. The notes about the whole table come first, then the
/// licence files of its models, by name. A text that is too long to display ends with three dots.
std::vector<LicenceText> licencesIn(const SharedTable& table);

}  // namespace sightline::app

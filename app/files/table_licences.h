/// Licence texts of a shared table, for display to the recipient.
#pragma once
#include <string>
#include <vector>

#include "app/files/shared_table.h"

namespace sightline::app {

/// A licence text that is safe to display: control characters are replaced by spaces.
struct LicenceText {
    std::string name;  ///< name of its entry in the table
    std::string text;
};

/// First the notes about the whole table, then the licence files of its models, by name. A text
/// that is too long to display ends with three dots.
std::vector<LicenceText> licencesIn(const SharedTable& table);

}  // namespace sightline::app

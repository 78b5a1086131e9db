/// Licence texts of a shared table. The recipient can read them.
#pragma once
#include <string>
#include <vector>

#include "app/files/shared_table.h"

namespace sightline::app {

/// A licence text that is safe to display: spaces replace control characters.
struct LicenceText {
    std::string name;  ///< name of the entry in the table
    std::string text;
};

/// The notes about the whole table come first, then the licence files of its models, by name. A
/// text that is too long to display ends with three dots.
std::vector<LicenceText> licencesIn(const SharedTable& table);

}  // namespace sightline::app

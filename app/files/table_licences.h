/// What a shared table says of licences, to be read by whoever opens it.
#pragma once
#include <string>
#include <vector>

#include "app/files/shared_table.h"

namespace sightline::app {

/// A text about licences as it may be shown anywhere: control characters are spaces.
struct LicenceText {
    std::string name;  ///< of the file within the table
    std::string text;
};

/// The notes about all of it first, then the licence files beside its models, by their names. What
/// is longer than anybody reads ends with three dots.
std::vector<LicenceText> licencesIn(const SharedTable& table);

}  // namespace sightline::app

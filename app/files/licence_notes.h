/// Who made a table that is handed on, and under which licences, in words that travel with it.
#pragma once
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace sightline::app {

/// Names in a shared table: of models that did not ship, each with the licence files beside it.
using LicencesBeside = std::map<std::string, std::vector<std::string>>;

/// What the layout (a document whose models bear those names) says of itself and of its pieces, as
/// plain text.
std::string licenceNotes(const nlohmann::json& layout, const LicencesBeside& models);

/// Is it the name of a file that people keep a licence in?
bool isLicenceFile(const std::string& name);

}  // namespace sightline::app

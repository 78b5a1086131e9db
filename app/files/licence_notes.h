/// Credits and licences of a shared table, as text that is part of the table.
#pragma once
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace sightline::app {

/// Licence files by model: names in a shared table of models that did not ship, each with the
/// licence files in its folder.
using LicencesBeside = std::map<std::string, std::vector<std::string>>;

/// The credits and licences that the layout (a document with those model names) states for itself
/// and its pieces, as plain text.
std::string licenceNotes(const nlohmann::json& layout, const LicencesBeside& models);

/// True for usual names of licence files.
bool isLicenceFile(const std::string& name);

}  // namespace sightline::app

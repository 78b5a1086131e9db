/// Credits and licences of a shared table, as text that the table contains.
#pragma once
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace sightline::app {

/// Licence files by model. The keys are names of players' own models in a shared table. The values
/// are the licence files in the model's folder.
using LicencesBeside = std::map<std::string, std::vector<std::string>>;

/// The credits and licences of a layout and its pieces, as plain text. The layout is a document
/// with the model names of the shared table.
std::string licenceNotes(const nlohmann::json& layout, const LicencesBeside& models);

/// True for common names of licence files.
bool isLicenceFile(const std::string& name);

}  // namespace sightline::app

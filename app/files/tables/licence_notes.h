/// Creates the text with credits and licences that a shared table contains.
#pragma once
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace sightline::app {

/// The licence files beside the players' own 3D model files. A key is the name of a model in a
/// shared table. The value lists the licence files in the folder of that model.
using LicencesBeside = std::map<std::string, std::vector<std::string>>;

/// The credits and licences of a layout and its pieces, as plain text. `layout` must name models as
/// the shared table does.
std::string licenceNotes(const nlohmann::json& layout, const LicencesBeside& models);

/// True if a licence file often has this name, such as LICENSE or COPYING.
bool isLicenceFile(const std::string& name);

}  // namespace sightline::app

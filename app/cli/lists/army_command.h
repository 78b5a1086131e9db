/// `sightline-cli army check`, `army import` and `army export`: checks army lists and converts them
/// between formats.
#pragma once
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

#include "geometry/base/result.h"

namespace sightline::app {

/// Reads the text of a list from a file or a stream. Problems, each one line: the file cannot be
/// opened or read; it is a folder, a device or a pipe; it is larger than 1 MiB.
Result<std::string> textOfListFile(const std::filesystem::path& file);
Result<std::string> textOfList(std::istream& from, const std::string& where);

/// Checks an army against the rules of army building. Prints {"name", "points", "mostPoints",
/// "activations", "orderTokens", "legal", "objections": [{"area", "text", "fix", "page", "section",
/// "unit"?, "card"?}]}. Returns 0 if the army is legal. Returns 1 if it is illegal or cannot be
/// read.
int armyCheckCommand(const std::string& file, const std::vector<std::filesystem::path>& packs,
                     std::ostream& output, std::ostream& errors);

/// Reads a list in `format` (link, json, text, or auto) from `text`. Prints {"army": a *.army.json
/// document, "format", "points", "statedPoints"?, "understood", "missed": [{"where", "text",
/// "reason", "candidates"?: [{"unit", "name", "title", "rank", "points"}]}], "notes"}. If a name
/// fits several units, "missed" lists it, with these units as candidates. Returns 0 if the whole
/// list was understood, and 1 otherwise.
int armyImportCommand(const std::string& format, const std::string& text,
                      const std::vector<std::filesystem::path>& packs, std::ostream& output,
                      std::ostream& errors);

/// Exports a *.army.json file in `format` link, json, text, minimal or tournament. Prints
/// {"format", "content", "leftOut": [cards that the format cannot hold]}. With `to`, writes the
/// content to that file and prints "written" instead of "content".
int armyExportCommand(const std::string& format, const std::string& file, const std::string& to,
                      const std::vector<std::filesystem::path>& packs, std::ostream& output,
                      std::ostream& errors);

}  // namespace sightline::app

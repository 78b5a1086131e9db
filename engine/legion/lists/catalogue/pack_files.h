/// Checks the file names in a pack.
#pragma once
#include <filesystem>

namespace sightline::engine {

/// Checks the files and folders of a pack in the order of their paths. Throws JsonError (see
/// `readingJson`) for the first one that no reader reads. Examples: a misspelt or misplaced file, a
/// wrong file name extension, a table that packs do not have. Texts for people (README.md,
/// notes.txt, LICENSE) and hidden files are always allowed.
void refuseStrayFiles(const std::filesystem::path& pack);

}  // namespace sightline::engine

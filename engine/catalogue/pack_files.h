/// Which files a pack may hold.
#pragma once
#include <filesystem>

namespace sightline::engine {

/// Throws JsonRefused (see `readingJson`) for the first file or folder of a pack, by path, that no
/// reader looks at: misspelt, misplaced, with another ending, a table that packs do not have. Texts
/// for people (README.md, notes.txt, LICENSE) and hidden files may lie anywhere.
void refuseStrayFiles(const std::filesystem::path& pack);

}  // namespace sightline::engine

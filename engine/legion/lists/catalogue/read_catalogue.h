/// Reader of the catalogue: its own folder, then the players' packs.
#pragma once
#include <filesystem>
#include <vector>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "geometry/base/result.h"
#include "geometry/measure/dimensions.h"

namespace sightline::engine {

/// The folders of the cards. A pack is a folder with a pack.json and any of the catalogue's files;
/// the reader checks it in the same way. Only the packs listed here are read; a pack that is not
/// listed is switched off.
struct CatalogueFolders {
    std::filesystem::path own;
    std::vector<std::filesystem::path> packs{};
    /// Folder of the models that `looks` names (NAME.glb each). Empty: the reader does not check
    /// that the models exist.
    std::filesystem::path models{};
    /// Folder with a folder for each other edition (`Catalogue::editions`). Empty: none is read.
    std::filesystem::path editions{};
};

/// Every card, or the first error: file, JSON pointer, reason and, for a misspelled name, the
/// nearest right one. Unknown files of a pack are errors. A duplicate id within a kind is an error
/// too, so a pack adds cards and never replaces one.
///
/// `inCode`: the keywords that code applies in full, `keywordsInCode` of
/// engine/legion/rules/keywords. The players apply all others, including those of packs. Code
/// applies some keywords in part; automation.json lists those parts as done.
Result<Catalogue> readCatalogue(const CatalogueFolders& folders,
                                const geometry::Dimensions& dimensions,
                                const std::vector<Keyword>& inCode);

/// The name of the pack in that folder; its cards are not read.
Result<std::string> readPackName(const std::filesystem::path& folder);

/// The pack folders inside `folder`, sorted by name. Empty if `folder` does not exist.
std::vector<std::filesystem::path> packsIn(const std::filesystem::path& folder);

}  // namespace sightline::engine

/// Reads the catalogue: first the product's own folder, then the players' packs.
#pragma once
#include <filesystem>
#include <vector>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "geometry/base/result.h"
#include "geometry/measure/dimensions.h"

namespace sightline::engine {

/// The folders with the cards: the product's own folder and the packs. A pack is a folder with a
/// pack.json and any of the files of the catalogue; the reader checks all folders in the same way.
/// Packs outside of this list are switched off.
struct CatalogueFolders {
    std::filesystem::path own;
    std::vector<std::filesystem::path> packs{};
    /// The folder with the models that `looks` names (NAME.glb). Empty: the reader does not check
    /// whether the models exist.
    std::filesystem::path models{};
    /// A folder that contains one folder for each other edition (`Catalogue::editions`). Empty: no
    /// other edition is read.
    std::filesystem::path editions{};
};

/// Reads all cards. If there is an error, returns the first one: file, JSON pointer, reason and,
/// for a misspelled name, the nearest correct name. Unknown files of a pack are errors. Two cards
/// of one kind with the same id are also an error, so a pack can only add cards and never replace
/// them.
///
/// `inCode` is the list of the keywords that code applies completely (`keywordsInCode` in
/// engine/legion/rules/keywords). The players apply all other keywords, including those of packs.
/// If code applies only some parts of a keyword, automation.json lists these parts as "done" and
/// the other parts as "not yet".
Result<Catalogue> readCatalogue(const CatalogueFolders& folders,
                                const geometry::Dimensions& dimensions,
                                const std::vector<Keyword>& inCode);

/// The name of the pack in `folder`. The cards of the pack are not read.
Result<std::string> readPackName(const std::filesystem::path& folder);

/// The folders of packs inside `folder`, sorted by name. Empty if `folder` does not exist.
std::vector<std::filesystem::path> packsIn(const std::filesystem::path& folder);

}  // namespace sightline::engine

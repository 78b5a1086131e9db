/// The catalogue from its folder, with the players' packs on top.
#pragma once
#include <filesystem>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "engine/keyword.h"
#include "geometry/measure/dimensions.h"
#include "geometry/measure/result.h"

namespace sightline::engine {

/// Where the cards lie. A pack is a folder with a pack.json and the same files as the catalogue, as
/// many of them as it needs; it is checked in the same way. Only the packs listed here are read, so
/// that a pack is switched off by leaving it out.
struct CatalogueFolders {
    std::filesystem::path own;
    std::vector<std::filesystem::path> packs{};
    /// Where the models lie that `looks` name, NAME.glb each; empty: nobody looks whether they do.
    std::filesystem::path models{};
};

/// Every card, or the first thing that is wrong: file, JSON pointer, reason and, where a name is
/// misspelled, the nearest right one. A file of a pack that nothing would read is refused too. An
/// id that another card of its kind has is refused, so a pack adds and never replaces.
///
/// `inCode`: the keywords that code applies altogether, `keywordsInCode` of engine/keywords. All
/// others are the players' to apply, those of a pack among them; of some, code applies the parts
/// that automation.json has as done.
Result<Catalogue> readCatalogue(const CatalogueFolders& folders,
                                const geometry::Dimensions& dimensions,
                                const std::vector<Keyword>& inCode);

/// The name of the pack in that folder, without reading its cards.
Result<std::string> readPackName(const std::filesystem::path& folder);

/// The folders inside `folder` that hold a pack, by name; none when it does not exist.
std::vector<std::filesystem::path> packsIn(const std::filesystem::path& folder);

}  // namespace sightline::engine

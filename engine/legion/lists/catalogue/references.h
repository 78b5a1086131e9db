/// Reference check: every id and name that one card uses of another must exist.
#pragma once
#include <set>
#include <string>

#include "engine/legion/lists/catalogue/catalogue.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// The ids and names that documents may refer to.
struct KnownCards {
    explicit KnownCards(const Catalogue& catalogue);
    std::set<std::string> units, counterparts, upgrades, commands, battleCards, battleForces,
        keywords;
    std::set<std::string> unitNames, affiliations, upgradeNames;
};

/// Refuses the first reference of a document that leads nowhere, with the nearest right id. The
/// document's format decides which members hold references.
void checkReferences(const JsonAt& document, const KnownCards& known);

}  // namespace sightline::engine

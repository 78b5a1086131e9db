/// Checks references: if a card names another card, the id or name must exist.
#pragma once
#include <set>
#include <string>

#include "engine/legion/lists/catalogue/catalogue.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// The ids and names to which other JSON documents may refer.
struct KnownCards {
    explicit KnownCards(const Catalogue& catalogue);
    std::set<std::string> units, counterparts, upgrades, commands, battleCards, battleForces,
        keywords;
    std::set<std::string> unitNames, affiliations, upgradeNames;
};

/// Checks all references in a JSON document. Refuses the first id or name that does not exist, and
/// names the nearest correct one. The kind of document determines which members are references.
void checkReferences(const JsonAt& document, const KnownCards& known);

}  // namespace sightline::engine

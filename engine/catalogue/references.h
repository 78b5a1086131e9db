/// Ids and names that one card uses of another: each must exist.
#pragma once
#include <set>
#include <string>

#include "engine/catalogue/catalogue.h"
#include "engine/json/json_reader.h"

namespace sightline::engine {

/// What may be referred to.
struct KnownCards {
    explicit KnownCards(const Catalogue& catalogue);
    std::set<std::string> units, counterparts, upgrades, commands, battleCards, battleForces,
        keywords;
    std::set<std::string> unitNames, affiliations, upgradeNames;
};

/// Refuses the first reference of a document that leads nowhere, with the nearest right id. The
/// kind of document is read from its format.
void checkReferences(const JsonAt& document, const KnownCards& known);

}  // namespace sightline::engine

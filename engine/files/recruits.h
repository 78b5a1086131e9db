/// Who comes to the sandbox, out of the catalogue or as a bare base.
#pragma once
#include <memory>

#include "engine/army/equip.h"
#include "engine/catalogue/catalogue.h"
#include "engine/state/muster.h"

namespace sightline::engine {

/// The unit with what it carries, whether or not an army may have it so. Problems: a card that the
/// catalogue does not have, with the nearest right id; a base that there is not; a silhouette
/// that is not higher than 0 and up to 24 inches.
Result<EquippedUnit> equippedRecruit(const Recruit& who, const Catalogue& catalogue,
                                     const geometry::Dimensions& dimensions);

/// Whoever is in that catalogue, and bare bases of those dimensions.
std::shared_ptr<Muster> musterOf(std::shared_ptr<const Catalogue> catalogue,
                                 geometry::Dimensions dimensions);

}  // namespace sightline::engine

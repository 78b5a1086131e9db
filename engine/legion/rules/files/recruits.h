/// Recruits for the sandbox: units of the catalogue, and bare bases.
#pragma once
#include <memory>

#include "engine/legion/lists/army/equip.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "engine/legion/rules/state/recruit_pool.h"

namespace sightline::engine {

/// Returns the recruit with its upgrades. The rules of army building are not checked. Problems: an
/// id that the catalogue does not contain, with the nearest correct id; an unknown base; a
/// silhouette height that is not above 0 or is above 24 inches.
Result<EquippedUnit> equippedRecruit(const Recruit& who, const Catalogue& catalogue,
                                     const geometry::Dimensions& dimensions);

/// Returns a pool with all units of that catalogue and with bare bases of those dimensions.
std::shared_ptr<RecruitPool> recruitPoolOf(std::shared_ptr<const Catalogue> catalogue,
                                           geometry::Dimensions dimensions);

}  // namespace sightline::engine

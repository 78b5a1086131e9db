/// Recruits: units that may join the sandbox. They are units of the catalogue and bare bases.
#pragma once
#include <memory>

#include "engine/legion/lists/army/equip.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "engine/legion/rules/state/recruit_pool.h"

namespace sightline::engine {

/// Returns the recruit with its upgrades. The rules of army building are not checked. Returns a
/// problem for an unknown id (with the nearest correct id), for an unknown base, and for a
/// silhouette height that is not above 0 or is above 24 inches.
Result<EquippedUnit> equippedRecruit(const Recruit& who, const Catalogue& catalogue,
                                     const geometry::Dimensions& dimensions);

/// Returns the pool of all possible recruits: the units of the catalogue and the bare bases in
/// `dimensions`.
std::shared_ptr<RecruitPool> recruitPoolOf(std::shared_ptr<const Catalogue> catalogue,
                                           geometry::Dimensions dimensions);

}  // namespace sightline::engine

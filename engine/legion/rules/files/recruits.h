/// Recruits of the sandbox: units of the catalogue and bare bases.
#pragma once
#include <memory>

#include "engine/legion/lists/army/equip.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "engine/legion/rules/state/recruit_pool.h"

namespace sightline::engine {

/// The recruit with its upgrades; an army need not allow them. Errors: an id that the catalogue
/// lacks, with the nearest right one; an unknown base; a silhouette height outside 0 (exclusive) to
/// 24 inches.
Result<EquippedUnit> equippedRecruit(const Recruit& who, const Catalogue& catalogue,
                                     const geometry::Dimensions& dimensions);

/// A recruit pool of all units of that catalogue and of bare bases with those dimensions.
std::shared_ptr<RecruitPool> recruitPoolOf(std::shared_ptr<const Catalogue> catalogue,
                                           geometry::Dimensions dimensions);

}  // namespace sightline::engine

/// Scenes for keywords: a unit of the catalogue that has the keyword, a number of friends beside it
/// and enemies in front of it. The list of keywords comes from the code, and the cards from the
/// catalogue, so a new keyword needs no new line here.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/lists/army/army_list.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine::test {

/// A unit that has the keyword: on its own card, through a counterpart or through an upgrade.
/// `number` selects one of several such units. No value: only command cards have the keyword, or no
/// card has it.
std::optional<ArmyUnit> unitWith(Keyword keyword, std::size_t number);

/// A battle of two rounds that begins in the Command Phase. The unit with the keyword has `friends`
/// friendly units beside it, from its own faction if possible. If the keyword names units, the
/// friends are units that the keyword names. `seed` selects the unit with the keyword, the tokens
/// and the wounds, and whether enemy units are in base contact.
std::optional<Scenario> sceneOf(Keyword keyword, int friends, std::uint64_t seed);

}  // namespace sightline::engine::test

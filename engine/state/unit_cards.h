/// The card of a unit is made anew whenever what it is made of changes: a card that it carried is
/// lost or back, an effect begins or ends.
#pragma once
#include <map>
#include <string>

#include "engine/state/battle.h"

namespace sightline::engine {

/// Cards that were made of what units were. The same situation has the same card, and none ever
/// goes while the game lasts: whoever holds one reads on.
class MadeCards {
  public:
    const UnitCard* of(const UnitState& unit);

  private:
    std::map<std::string, UnitCard> made_;
};

/// What a card that adds miniatures brings is the unit's while one of them stands (p. 17; Keyword
/// Glossary, Counterpart).
void followCards(Battle& battle, UnitId unit);
/// Effects of the unit began or ended.
void followEffects(Battle& battle, UnitId unit);

}  // namespace sightline::engine

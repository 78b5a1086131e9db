/// Makes the current card of a unit. It is made again when its parts change: the unit loses or
/// regains a card, or an effect begins or ends.
#pragma once
#include <map>
#include <string>

#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// Cache of the made cards. Equal situations share one card. Cards stay valid as long as the game,
/// so pointers to them stay valid too.
class MadeCards {
  public:
    const UnitCard* of(const UnitState& unit);

  private:
    std::map<std::string, UnitCard> made_;
};

/// Updates the unit's card after a loss or return of miniatures: the rules of a card that adds
/// miniatures apply only while one of them is undefeated (p. 17; Keyword Glossary, Counterpart).
void followCards(Battle& battle, UnitId unit);
/// Updates the unit's card after effects of the unit began or ended.
void followEffects(Battle& battle, UnitId unit);

}  // namespace sightline::engine

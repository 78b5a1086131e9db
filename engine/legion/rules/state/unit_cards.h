/// Makes the current card of a unit. The card is made again when the unit loses or regains a card,
/// and when an effect on the unit begins or ends.
#pragma once
#include <map>
#include <mutex>
#include <string>

#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// A cache of current unit cards. Units in equal situations share one card. The cards exist as long
/// as the game, so pointers to them stay valid.
class MadeCards {
  public:
    /// The card of the unit with its lasting effects and with the rules in `conditional`.
    const UnitCard* of(const UnitState& unit, const std::vector<RuleGrant>& conditional);

  private:
    /// A lock: replays in other threads use the same cache, for example while the game computes an
    /// undo.
    std::mutex mutex_;
    std::map<std::string, UnitCard> made_;
};

/// Adds the keywords of the unit's current cards and weapons to those of the game
/// (`Battle::keywordsInGame`).
void noteKeywords(Battle& battle, const UnitState& unit);
/// Gives a new unit the shield tokens of Shielded X that it does not have yet (Keyword Glossary,
/// Shielded X).
void giveShields(UnitState& unit);

/// Updates the unit's card after miniatures were lost or returned. The rules of a card that adds
/// miniatures apply only while at least one of these miniatures is undefeated (p. 17; Keyword
/// Glossary, Counterpart).
void followCards(Battle& battle, UnitId unit);
/// Updates the unit's card after effects on the unit began or ended.
void followEffects(Battle& battle, UnitId unit);
/// The unit's current card without the rules that it has only while a condition holds.
const UnitCard& cardWithoutConditions(Battle& battle, UnitId unit);

}  // namespace sightline::engine

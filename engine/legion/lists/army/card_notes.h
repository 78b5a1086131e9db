/// Notes on the cards of an army that break no rule: cards that are not yet released, and cards
/// without a price.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/lists/army/army_list.h"
#include "geometry/base/message.h"

namespace sightline::engine {

struct CardNote {
    std::string card;  ///< id of the card
    /// The note, such as "Plo Koon (Jedi Council): not released yet, expected Aug 2026".
    Message message;
    std::optional<std::size_t> unit{};  ///< index of the unit in the list, if the note is about one
                                        ///< unit
};

/// The notes on an army: one for each card, in the order of the list. Ignores unknown ids.
std::vector<CardNote> notesOn(const ArmyList& list, const Catalogue& catalogue);

}  // namespace sightline::engine

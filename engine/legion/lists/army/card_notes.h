/// Notes on the cards of an army that break no rule: cards that are not released yet, and cards
/// without a price.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/lists/army/army_list.h"
#include "geometry/base/message.h"

namespace sightline::engine {

struct CardNote {
    std::string card;  ///< id
    /// "Plo Koon (Jedi Council): not released yet, expected Aug 2026".
    Message message;
    std::optional<std::size_t> unit{};  ///< index in the list, if the note is about one unit
};

/// One note for each card, in the order of the list. Unknown ids are skipped.
std::vector<CardNote> notesOn(const ArmyList& list, const Catalogue& catalogue);

}  // namespace sightline::engine

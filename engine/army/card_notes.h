/// What the players should know about the cards of an army although no rule forbids them: those
/// that are not released, and those that nobody has priced.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/army/army_list.h"
#include "geometry/words/message.h"

namespace sightline::engine {

struct CardNote {
    std::string card;  ///< id
    /// "Plo Koon (Jedi Council): not released yet, expected Aug 2026".
    Message message;
    std::optional<std::size_t> unit{};  ///< in the list, where it is about one
};

/// One note a card, in the order of the list; ids that the catalogue does not have are left out.
std::vector<CardNote> notesOn(const ArmyList& list, const Catalogue& catalogue);

}  // namespace sightline::engine

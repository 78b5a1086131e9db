/// The command and battle cards that an army may add, and the reasons why it may not add the
/// others. Core Rulebook p. 18 (Building a Command Hand, Building a Battle Deck).
#pragma once
#include "engine/legion/lists/army/fitting.h"

namespace sightline::engine {

struct CommandOffer {
    const CommandEntry* card = nullptr;
    bool foreign = false;          ///< true: the card belongs to another faction or battle force
    std::optional<Misfit> misfit;  ///< the reason why the card does not fit; no value: the card
                                   ///< fits
};
/// The offers for every command card except Standing Orders (which is in every hand), sorted by
/// pips, then by name.
std::vector<CommandOffer> commandOffersFor(const ArmyList& list, const Catalogue& catalogue);

struct BattleOffer {
    const BattleEntry* card = nullptr;
    bool foreign = false;  ///< true: the card belongs to another faction or game size
    std::optional<Misfit> misfit;
};
/// The offers for every battle card, sorted by kind, then by name.
std::vector<BattleOffer> battleOffersFor(const ArmyList& list, const Catalogue& catalogue);

}  // namespace sightline::engine

/// Makes random legal armies of every faction, battle force and game size. Equal seeds give equal
/// armies.
#pragma once
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/legion/lists/army/army_list.h"
#include "engine/legion/lists/army/judge_army.h"
#include "engine/talk/generator.h"

namespace sightline::engine {

/// Wishes for a random army.
struct ArmyWishes {
    std::optional<GameSize> size{};  ///< no value: a random size of the current edition
    /// Ids of units, counterparts, upgrades and command cards. The army contains at least one of
    /// them, unless 60 drawn armies were without. Empty: all cards have the same chance.
    std::set<std::string> cards{};
};

class RandomArmies {
  public:
    /// The catalogue must exist longer than this object.
    RandomArmies(const Catalogue& catalogue, std::uint64_t seed);

    /// Returns the next random legal army, with a command hand and a battle deck.
    ArmyList next(const ArmyWishes& wishes = {});

  private:
    std::size_t upTo(std::size_t most);
    bool isLikely(std::uint32_t part, std::uint32_t of);
    template <class List>
    const auto& oneOf(const List& list) {
        return list[upTo(list.size() - 1)];
    }
    template <class List>
    void shuffle(List& list);

    ArmyList frame(const UnitEntry* lead, const ArmyWishes& wishes);
    const UnitEntry* chooseLead(const ArmyWishes& wishes);
    void chooseSide(ArmyList& list, const UnitEntry* lead);
    std::vector<ArmyObjection> objectionsTo(const ArmyList& list) const;
    void take(ArmyList& list, ArmyList more, const std::vector<ArmyObjection>& objections);
    void addUnit(ArmyList& list, const UnitEntry& entry, const ArmyWishes& wishes);
    void addAnyUnit(ArmyList& list, const ArmyWishes& wishes);
    void addUpgrade(ArmyList& list, std::size_t unit, const ArmyWishes& wishes);
    void addNeededUpgrades(ArmyList& list, std::size_t unit,
                           std::vector<ArmyObjection>& objections);
    ArmyList withUpgrade(const ArmyList& list, std::size_t unit, const ArmyWishes& wishes);
    void drawHand(ArmyList& list, const ArmyWishes& wishes);
    void drawDeck(ArmyList& list);

    const Catalogue& catalogue_;
    Generator chance_;
    int wrong_ = 0;  ///< total weight of the objections to the current list
};

}  // namespace sightline::engine

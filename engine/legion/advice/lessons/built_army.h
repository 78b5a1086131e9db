/// The army that the learner builds in a lesson: conditions about it, and changes of it.
#pragma once
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/legion/lists/army/army_points.h"
#include "engine/legion/lists/army/judge_army.h"

namespace sightline::engine::lessons {

/// The unfinished army of a lesson, and the cards with which the learner builds.
struct ArmyStart {
    ArmyList list;
    std::shared_ptr<const Catalogue> cards;
};

/// An army list and the verdict of the rules about it.
struct BuiltArmy {
    ArmyList list;
    ArmySummary summary;
    std::vector<ArmyObjection> objections;
};
BuiltArmy judgedArmy(ArmyList list, const Catalogue& cards);

/// The state of the army. Each member that has a value must be true for the army.
struct ArmyIs {
    std::optional<bool> legal{};
    std::map<std::string, int> ranks{}, ranksAtMost{};  ///< numbers of units, by the name of a rank
    std::optional<int> points{}, pointsAtMost{};        ///< least and largest points
    /// Id of a card: the army contains it, as a unit, an upgrade, a command card or a battle card.
    std::string card{};
    std::optional<int> copies{};        ///< least number of copies of `card`, default 1
    std::optional<int> copiesAtMost{};  ///< largest number of copies of `card`
    /// Id of a unit card: one unit with this card has an upgrade.
    std::string upgraded{};
    /// Parts of the army to which the rules have no objection, such as "hand" or "deck".
    std::vector<std::string> complete{};
    /// Parts with a card that the rules forbid. A part that only lacks cards does not count.
    std::vector<std::string> broken{};
};
bool holds(const ArmyIs& wanted, const BuiltArmy& army);
/// The names of the parts of an army, in the order of `ArmyObjection::Area`.
const std::vector<std::string_view>& armyPartWords();
/// The names of the ranks.
const std::vector<std::string_view>& rankWordList();

/// A card that joins or leaves the army. Exactly one of `add` and `remove` has an id.
struct ArmyChange {
    std::string add{}, remove{};
    /// Id of the unit card. Only for upgrades: the first such unit without upgrades gets the
    /// upgrade, or the first one with the upgrade loses it.
    std::string unit{};
    bool operator==(const ArmyChange&) const = default;
};
/// The army after the change. No value if the card is not in the catalogue, if the army does not
/// have the card that leaves, or if the unit does not exist.
std::optional<ArmyList> changed(const ArmyList& army, const ArmyChange& change,
                                const Catalogue& cards);
/// The number of copies of a card in the army.
int copiesOf(const std::string& id, const ArmyList& army);
/// For each change: true if the change was made between the armies `before` and `now`. If the list
/// has equal changes, the army must have as many of them.
std::vector<bool> madeChanges(const std::vector<ArmyChange>& changes, const ArmyList& before,
                              const ArmyList& now);

}  // namespace sightline::engine::lessons

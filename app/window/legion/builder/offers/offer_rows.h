/// The cards that are offered for an army, as rows of a list. The engine decides whether a card can
/// be added to the army, and gives the reason if it cannot.
#pragma once
#include <QString>
#include <optional>
#include <vector>

#include "app/window/legion/builder/stock/card_search.h"
#include "app/window/legion/builder/stock/card_stock.h"
#include "engine/legion/lists/army/army_list.h"
#include "engine/legion/lists/army/fitting.h"

namespace sightline::app {

struct OfferRow {
    enum class Kind { header, unit, upgrade, command, battle } kind = Kind::header;
    std::string id;
    QString name, detail;
    /// The reason why the card cannot be added, and the correction. Empty if it can be added.
    QString reason, fix;
    QString icon;
    std::string slot;          ///< type of the slot for an upgrade card
    bool counterpart = false;  ///< true: the upgrade card is for the unit's counterpart
    std::optional<engine::Rank> rank;
    int points = -1, pips = 0;
    bool foreign = false;  ///< true: no change of the list would make this card legal, such as a
                           ///< card of another faction
    bool byHand = false, doubtful = false;
    Findable findable;
};
using OfferRows = std::vector<OfferRow>;

/// The rows for all units, sorted by rank, with commanders first. A header precedes each rank.
OfferRows unitRows(const engine::ArmyList& list, const Cards& cards);

/// The unit and the slot for which the player chooses an upgrade card.
struct UpgradePlace {
    std::size_t unit = 0;
    std::string slot;     ///< type of the slot; if empty, all slots of the unit
    std::string instead;  ///< id of the upgrade card that will be replaced; may be empty
    bool counterpart = false;
    bool operator==(const UpgradePlace&) const = default;
};
/// The rows for upgrade cards, sorted by type of slot. A header precedes each type.
OfferRows upgradeRows(const engine::ArmyList& list, const UpgradePlace& place, const Cards& cards);

OfferRows commandRows(const engine::ArmyList& list, const Cards& cards);
OfferRows battleRows(const engine::ArmyList& list, const Cards& cards);

/// Selects rows. A header without rows is removed.
struct OfferFilter {
    CardSearch search{""};
    bool foreignToo = false;  ///< true: also show cards that no change of the list would make legal
    std::vector<engine::Rank> ranks;  ///< ranks to show; if empty, all ranks
};
OfferRows filtered(const OfferRows& rows, const OfferFilter& filter);

}  // namespace sightline::app

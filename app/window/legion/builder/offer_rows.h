/// Available cards for an army as rows of a list. The engine decides whether a card fits, and why
/// not.
#pragma once
#include <QString>
#include <optional>
#include <vector>

#include "app/window/legion/builder/card_search.h"
#include "app/window/legion/builder/card_stock.h"
#include "engine/legion/lists/army/army_list.h"
#include "engine/legion/lists/army/fitting.h"

namespace sightline::app {

struct OfferRow {
    enum class Kind { header, unit, upgrade, command, battle } kind = Kind::header;
    std::string id;
    QString name, detail;
    QString reason, fix;  ///< why the card does not fit; empty: it fits
    QString icon;
    std::string slot;          ///< of an upgrade
    bool counterpart = false;  ///< true: the upgrade is for the counterpart
    std::optional<engine::Rank> rank;
    int points = -1, pips = 0;
    bool foreign = false;  ///< the army can never have this card
    bool byHand = false, doubtful = false;
    Findable findable;
};
using OfferRows = std::vector<OfferRow>;

/// All units by rank, commanders first, with a header before each rank.
OfferRows unitRows(const engine::ArmyList& list, const Cards& cards);

/// The place for which the player chooses an upgrade.
struct UpgradePlace {
    std::size_t unit = 0;
    std::string slot;     ///< empty: every slot that the unit has
    std::string instead;  ///< the card to replace; empty: none
    bool counterpart = false;
    bool operator==(const UpgradePlace&) const = default;
};
/// The upgrades by slot, with a header before each type of slot.
OfferRows upgradeRows(const engine::ArmyList& list, const UpgradePlace& place, const Cards& cards);

OfferRows commandRows(const engine::ArmyList& list, const Cards& cards);
OfferRows battleRows(const engine::ArmyList& list, const Cards& cards);

/// A filter for rows. A header without rows below it is removed.
struct OfferFilter {
    CardSearch search{""};
    bool foreignToo = false;          ///< also show cards that the army can never have
    std::vector<engine::Rank> ranks;  ///< empty: every rank
};
OfferRows filtered(const OfferRows& rows, const OfferFilter& filter);

}  // namespace sightline::app

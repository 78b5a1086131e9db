/// The available cards for an army, as rows of a list. The engine decides whether a card fits, and
/// gives the reason if it does not.
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
    QString reason, fix;  ///< why the card does not fit, and the correction; empty: the card fits
    QString icon;
    std::string slot;          ///< slot type of an upgrade
    bool counterpart = false;  ///< true: the upgrade is for the counterpart
    std::optional<engine::Rank> rank;
    int points = -1, pips = 0;
    bool foreign = false;  ///< true: the army can never have this card
    bool byHand = false, doubtful = false;
    Findable findable;
};
using OfferRows = std::vector<OfferRow>;

/// All units by rank, commanders first. Each rank has a header.
OfferRows unitRows(const engine::ArmyList& list, const Cards& cards);

/// The place for which the player chooses an upgrade.
struct UpgradePlace {
    std::size_t unit = 0;
    std::string slot;     ///< slot type; empty: every slot of the unit
    std::string instead;  ///< the upgrade to replace; empty: none
    bool counterpart = false;
    bool operator==(const UpgradePlace&) const = default;
};
/// The upgrades by slot. Each type of slot has a header.
OfferRows upgradeRows(const engine::ArmyList& list, const UpgradePlace& place, const Cards& cards);

OfferRows commandRows(const engine::ArmyList& list, const Cards& cards);
OfferRows battleRows(const engine::ArmyList& list, const Cards& cards);

/// A filter for rows. If a header has no rows left, it is removed.
struct OfferFilter {
    CardSearch search{""};
    bool foreignToo = false;          ///< true: also show cards that the army can never have
    std::vector<engine::Rank> ranks;  ///< ranks to show; empty: every rank
};
OfferRows filtered(const OfferRows& rows, const OfferFilter& filter);

}  // namespace sightline::app

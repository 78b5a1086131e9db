/// Everything that could be added to an army, as rows to choose from. What fits and why not is the
/// engine's word.
#pragma once
#include <QString>
#include <optional>
#include <vector>

#include "app/window/builder/card_search.h"
#include "app/window/builder/card_stock.h"
#include "engine/army/army_list.h"
#include "engine/army/fitting.h"

namespace sightline::app {

struct OfferRow {
    enum class Kind { header, unit, upgrade, command, battle } kind = Kind::header;
    std::string id;
    QString name, detail;
    QString reason, fix;  ///< why it does not fit; empty: it does
    QString icon;
    std::string slot;          ///< of an upgrade
    bool counterpart = false;  ///< the upgrade is for the counterpart
    std::optional<engine::Rank> rank;
    int points = -1, pips = 0;
    bool foreign = false;  ///< never for this army
    bool byHand = false, doubtful = false;
    Findable findable;
};
using OfferRows = std::vector<OfferRow>;

/// Commanders first, with a header before each rank.
OfferRows unitRows(const engine::ArmyList& list, const Cards& cards);

/// For which place upgrades are looked for.
struct UpgradePlace {
    std::size_t unit = 0;
    std::string slot;     ///< empty: every slot that the unit has
    std::string instead;  ///< the card that would make way; empty: none
    bool counterpart = false;
    bool operator==(const UpgradePlace&) const = default;
};
/// With a header before each type of slot.
OfferRows upgradeRows(const engine::ArmyList& list, const UpgradePlace& place, const Cards& cards);

OfferRows commandRows(const engine::ArmyList& list, const Cards& cards);
OfferRows battleRows(const engine::ArmyList& list, const Cards& cards);

/// Those that are looked for; headers that stand alone go.
struct OfferFilter {
    CardSearch search{""};
    bool foreignToo = false;          ///< also what the army can never have
    std::vector<engine::Rank> ranks;  ///< empty: every rank
};
OfferRows filtered(const OfferRows& rows, const OfferFilter& filter);

}  // namespace sightline::app

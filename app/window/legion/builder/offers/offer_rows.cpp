#include "app/window/legion/builder/offers/offer_rows.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>
#include <set>

#include "app/window/legion/builder/stock/builder_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/lists/army/card_offers.h"
#include "engine/legion/lists/army/unit_offers.h"

namespace sightline::app {
namespace {

/// The Qt translation context of this file's texts.
struct OfferRowsText {
    Q_DECLARE_TR_FUNCTIONS(Offers)
};

OfferRow header(const QString& name) {
    OfferRow row;
    row.name = name;
    return row;
}

bool isDoubtful(const engine::CardFacts& facts) {
    return std::any_of(facts.marks.begin(), facts.marks.end(), [](const engine::Mark& mark) {
        return mark.kind == engine::Mark::Kind::disputed ||
               mark.kind == engine::Mark::Kind::inferred || mark.kind == engine::Mark::Kind::doubt;
    });
}

template <class Card>
bool isByHand(const Card& card) {
    if (card.program) return !engine::byHandAmong(card.clauses).empty();
    return card.saidBy == engine::EffectSource::code || card.saidBy == engine::EffectSource::nobody;
}

void setMisfit(OfferRow& row, const std::optional<engine::Misfit>& misfit) {
    if (!misfit) return;
    row.reason = MessageWords::said(misfit->what);
    row.fix = OfferRowsText::tr("%1 (%2)").arg(MessageWords::said(misfit->wayOut),
                                               BuilderWords::citation(misfit->citation));
}

OfferRow rowOf(const engine::UnitOffer& offer) {
    const engine::UnitCard& card = offer.entry->card;
    OfferRow row;
    row.kind = OfferRow::Kind::unit;
    row.id = offer.entry->facts.id;
    row.name = QString::fromStdString(offer.entry->facts.shownName());
    const QString title = BuilderWords::titleOf(*offer.entry);
    row.detail = title.isEmpty() ? UnitWords::type(card.type) : title;
    row.icon = iconName(offer.rank);
    row.rank = offer.rank;
    row.points = offer.points;
    row.foreign = offer.foreign;
    row.byHand = std::any_of(card.keywords.begin(), card.keywords.end(),
                             [](const auto& keyword) { return !keyword.automated; });
    row.doubtful = isDoubtful(offer.entry->facts);
    row.findable = findable(*offer.entry);
    setMisfit(row, offer.misfit);
    return row;
}

OfferRow rowOf(const engine::UpgradeOffer& offer, bool counterpart) {
    const engine::UpgradeCard& card = *offer.card;
    OfferRow row;
    row.kind = OfferRow::Kind::upgrade;
    row.id = card.facts.id;
    row.name = QString::fromStdString(card.facts.shownName());
    QStringList parts;
    for (const auto& weapon : card.weapons)
        parts << QStringLiteral("%1 (%2)").arg(QString::fromStdString(weapon.name),
                                               UnitWords::range(weapon));
    for (const auto& keyword : card.keywords) parts << UnitWords::keyword(keyword);
    if (card.effect) parts << MessageWords::cardText(card.effect->text);
    row.detail = parts.join(QStringLiteral(" \u00B7 "));
    row.slot = card.slot;
    row.counterpart = counterpart;
    row.points = offer.points;
    row.byHand = isByHand(card);
    row.doubtful = isDoubtful(card.facts) || card.saidBy == engine::EffectSource::dataAsKnown;
    row.findable = findable(card, offer.points);
    setMisfit(row, offer.misfit);
    return row;
}

// The types of a unit's upgrade slots, in the order of the slots. Each type appears once. If `only`
// is not empty, the other types are left out.
std::vector<std::string> typesOf(const engine::SlotPlan& plan, const std::string& only) {
    std::vector<std::string> types;
    for (const engine::UpgradeSlot& slot : plan.upgradeSlots) {
        if (!only.empty() && slot.type != only) continue;
        if (std::find(types.begin(), types.end(), slot.type) == types.end())
            types.push_back(slot.type);
    }
    return types;
}

}  // namespace

OfferRows unitRows(const engine::ArmyList& list, const Cards& cards) {
    OfferRows rows;
    std::optional<engine::Rank> rank;
    for (const engine::UnitOffer& offer : engine::unitOffersFor(list, cards.catalogue)) {
        if (rank != offer.rank) {
            rank = offer.rank;
            rows.push_back(header(UnitWords::rank(*rank)));
        }
        rows.push_back(rowOf(offer));
    }
    return rows;
}

OfferRows upgradeRows(const engine::ArmyList& list, const UpgradePlace& place, const Cards& cards) {
    engine::ArmyList without = list;
    if (place.unit >= without.units.size()) return {};
    engine::ArmyUnit& unit = without.units[place.unit];
    std::erase(place.counterpart ? unit.counterpartUpgrades : unit.upgrades, place.instead);
    const engine::ResolvedArmy army = engine::resolve(without, cards.catalogue);
    OfferRows rows;
    for (const engine::ResolvedUnit& one : army.units) {
        if (one.index != place.unit) continue;
        const engine::SlotPlan plan =
            place.counterpart ? engine::slotsOfCounterpart(one) : engine::slotsOf(army, one);
        for (const std::string& type : typesOf(plan, place.slot)) {
            rows.push_back(header(BuilderWords::slot(type)));
            const auto offers =
                place.counterpart
                    ? engine::offersForCounterpart(without, place.unit, type, cards.catalogue)
                    : engine::offersFor(without, place.unit, type, cards.catalogue);
            for (const engine::UpgradeOffer& offer : offers)
                rows.push_back(rowOf(offer, place.counterpart));
        }
    }
    return rows;
}

OfferRows commandRows(const engine::ArmyList& list, const Cards& cards) {
    OfferRows rows;
    int pips = -1;
    for (const engine::CommandOffer& offer : engine::commandOffersFor(list, cards.catalogue)) {
        if (pips != offer.card->pips) {
            pips = offer.card->pips;
            rows.push_back(header(BuilderWords::pips(pips)));
        }
        OfferRow row;
        row.kind = OfferRow::Kind::command;
        row.id = offer.card->facts.id;
        row.name = QString::fromStdString(offer.card->facts.name);
        QStringList parts;
        for (const std::string& unit : offer.card->units) parts << QString::fromStdString(unit);
        if (offer.card->effect) parts << MessageWords::cardText(offer.card->effect->text);
        row.detail = parts.join(QStringLiteral(" \u00B7 "));
        row.pips = pips;
        row.foreign = offer.foreign;
        row.byHand = isByHand(*offer.card);
        row.doubtful = isDoubtful(offer.card->facts);
        row.findable = findable(*offer.card);
        setMisfit(row, offer.misfit);
        rows.push_back(std::move(row));
    }
    return rows;
}

OfferRows battleRows(const engine::ArmyList& list, const Cards& cards) {
    OfferRows rows;
    std::optional<engine::BattleEntry::Kind> kind;
    for (const engine::BattleOffer& offer : engine::battleOffersFor(list, cards.catalogue)) {
        if (kind != offer.card->kind) {
            kind = offer.card->kind;
            rows.push_back(header(BuilderWords::battleKind(*kind)));
        }
        OfferRow row;
        row.kind = OfferRow::Kind::battle;
        row.id = offer.card->facts.id;
        row.name = QString::fromStdString(offer.card->facts.name);
        QStringList parts;
        for (const auto& rule : offer.card->rules) parts << MessageWords::cardText(rule.effect);
        row.detail = parts.join(QStringLiteral(" \u00B7 "));
        row.foreign = offer.foreign;
        row.doubtful = isDoubtful(offer.card->facts);
        row.findable = findable(*offer.card);
        setMisfit(row, offer.misfit);
        rows.push_back(std::move(row));
    }
    return rows;
}

namespace {

bool isOffered(const OfferRow& row, const OfferFilter& filter) {
    if (row.foreign && !filter.foreignToo) return false;
    if (row.rank && !filter.ranks.empty() &&
        std::find(filter.ranks.begin(), filter.ranks.end(), *row.rank) == filter.ranks.end())
        return false;
    return filter.search.finds(row.findable);
}

}  // namespace

OfferRows filtered(const OfferRows& rows, const OfferFilter& filter) {
    // Cards that have the searched words in the name, and cards that have them elsewhere.
    OfferRows named, others;
    for (const OfferRow& row : rows) {
        if (row.kind == OfferRow::Kind::header) {
            for (OfferRows* shown : {&named, &others}) {
                if (!shown->empty() && shown->back().kind == row.kind) shown->pop_back();
                shown->push_back(row);
            }
        } else if (isOffered(row, filter)) {
            (filter.search.names(row.findable) ? named : others).push_back(row);
        }
    }
    for (OfferRows* shown : {&named, &others})
        if (!shown->empty() && shown->back().kind == OfferRow::Kind::header) shown->pop_back();
    if (named.empty()) return others;
    if (others.empty()) return named;
    std::erase_if(others, [](const OfferRow& row) { return row.kind == OfferRow::Kind::header; });
    named.push_back(header(OfferRowsText::tr("Found elsewhere on the card")));
    named.insert(named.end(), std::make_move_iterator(others.begin()),
                 std::make_move_iterator(others.end()));
    return named;
}

}  // namespace sightline::app

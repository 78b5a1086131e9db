#include "engine/legion/lists/exchange/names.h"

#include <algorithm>

#include "engine/legion/lists/words/imports.h"

namespace sightline::engine {
namespace {

using Kind = ExchangeCard::Kind;

// The greatest length of a text that is compared with all card names. A longer text is no
// misspelled name.
constexpr std::size_t longestName = 60;

template <class NameIndex>
auto cardsNamed(const NameIndex& names, std::string_view name) {
    const std::string folded = foldedName(name);
    auto range = names.exact.equal_range(folded);
    if (range.first == range.second) range = names.loose.equal_range(looseName(folded));
    std::vector<decltype(range.first->second)> cards;
    for (auto at = range.first; at != range.second; ++at) {
        if (std::find(cards.begin(), cards.end(), at->second) == cards.end())
            cards.push_back(at->second);
    }
    return cards;
}

template <class Cards, class Score>
auto best(const Cards& cards, Score score) {
    typename Cards::value_type found = nullptr;
    int most = -1;
    for (const auto* card : cards) {
        const int points = score(*card);
        if (points > most) {
            most = points;
            found = card;
        }
    }
    return found;
}

// The beginnings of the name that end at a word boundary, each normalized by `looseName`.
std::vector<std::string> beginningsOf(const std::string& name) {
    std::vector<std::string> beginnings;
    for (std::size_t at = name.find(' '); at != std::string::npos; at = name.find(' ', at + 1))
        beginnings.push_back(looseName(std::string_view(name).substr(0, at)));
    return beginnings;
}

bool listHasName(const std::vector<std::string>& list, const std::string& one) {
    return std::find(list.begin(), list.end(), one) != list.end();
}

}  // namespace

template <class Card>
void CardNames::add(NameIndex<Card>& names, unsigned kind, const std::string& name,
                    const Card& card, bool withMarks) {
    const std::string folded = foldedName(name);
    if (folded.empty()) return;
    const bool marked = withMarks || name.find_first_of("(,&:+") != std::string::npos;
    if (kind != 0) known_.add(name, kind, marked);
    const auto [first, last] = names.exact.equal_range(folded);
    for (auto at = first; at != last; ++at) {
        if (at->second == &card) return;
    }
    names.exact.emplace(folded, &card);
    names.loose.emplace(looseName(folded), &card);
}

template <class Card>
void CardNames::addAll(NameIndex<Card>& names, unsigned kind, const Card& card,
                       const ExchangeCard* exchange) {
    const CardFacts& facts = card.facts;
    add(names, kind, facts.name, card);
    add(names, kind, facts.displayName, card);
    if (!facts.title.empty()) add(names, kind, facts.name + " " + facts.title, card, true);
    if (exchange == nullptr) return;
    add(names, kind, exchange->ttsName, card);
    add(names, kind, exchange->displayName, card);
}

CardNames::CardNames(const Catalogue& catalogue, const ExchangeTable& table)
    : catalogue_(&catalogue), table_(&table) {
    for (const UnitEntry& unit : catalogue.units)
        addAll(units_, KnownName::unit, unit, table.find(Kind::unit, unit.facts.id));
    for (const CounterpartCard& card : catalogue.counterparts) {
        addAll(counterparts_, KnownName::counterpart, card,
               table.find(Kind::counterpart, card.facts.id));
    }
    for (const UpgradeCard& card : catalogue.upgrades)
        addAll(upgrades_, KnownName::upgrade, card, table.find(Kind::upgrade, card.facts.id));
    for (const CommandEntry& card : catalogue.commands)
        addAll(commands_, KnownName::command, card, table.find(Kind::command, card.facts.id));
    for (const BattleEntry& card : catalogue.battleCards)
        addAll(battleCards_, KnownName::battle, card, table.find(Kind::battle, card.facts.id));
    for (const BattleForce& force : catalogue.battleForces)
        add(forces_, 0, force.facts.name, force);
    addRenamed(catalogue, table);
    for (const auto& [name, card] : units_.exact)
        for (std::string& beginning : beginningsOf(name))
            unitBeginnings_.insert(std::move(beginning));
    for (const auto& [name, card] : upgrades_.exact)
        for (std::string& beginning : beginningsOf(name))
            upgradeBeginnings_.emplace(std::move(beginning), card);
}

void CardNames::addRenamed(const Catalogue& catalogue, const ExchangeTable& table) {
    for (const RenamedCard& one : table.renamed) {
        const std::string folded = foldedName(one.was);
        if (one.kind == Kind::unit) {
            const UnitEntry* card = catalogue.unit(one.id);
            if (card == nullptr)
                continue;  // the catalogue of this edition does not contain the card
            add(units_, KnownName::unit, one.was, *card, true);
            renamed_[folded] = card->facts.name;
        } else if (one.kind == Kind::upgrade) {
            const UpgradeCard* card = catalogue.upgrade(one.id);
            if (card == nullptr) continue;
            add(upgrades_, KnownName::upgrade, one.was, *card);
            renamed_[folded] = card->facts.name;
        }
    }
}

std::vector<const UnitEntry*> CardNames::units(std::string_view name) const {
    std::vector<const UnitEntry*> cards = cardsNamed(units_, name);
    // All cards are in one array, so the order of their addresses is the order of the catalogue.
    std::sort(cards.begin(), cards.end());
    return cards;
}

std::vector<const CounterpartCard*> CardNames::counterparts(std::string_view name) const {
    return cardsNamed(counterparts_, name);
}

const UpgradeCard* CardNames::upgrade(std::string_view name, const NameHint& hint) const {
    const auto cards = cardsNamed(upgrades_, name);
    if (cards.size() == 1) return cards.front();
    const UnitTraits traits = hint.unit == nullptr ? UnitTraits{} : hint.unit->traits();
    return best(cards, [&](const UpgradeCard& card) {
        int score = 0;
        if (hint.unit != nullptr) {
            if (!card.requirement || card.requirement->matches(traits)) score += 8;
            if (traits.upgradeSlots.contains(card.slot)) score += 4;
        }
        if (hint.counterpart != nullptr && listHasName(hint.counterpart->upgradeBar, card.slot))
            score += 12;
        if (card.facts.faction.empty() || card.facts.faction == hint.faction) score += 2;
        if (hint.points && card.points == *hint.points) score += 1;
        return card.battleForceChoice.empty() ? score + 1 : score;
    });
}

const UpgradeCard* CardNames::upgradeInShort(std::string_view name, const NameHint& hint) const {
    constexpr std::size_t shortest = 2;  // fewest letters that can identify a card
    const std::string start = looseName(foldedName(name));
    if (start.size() < shortest || hint.unit == nullptr) return nullptr;
    if (unitBeginnings_.contains(start)) return nullptr;
    const UnitTraits traits = hint.unit->traits();
    const auto fits = [&](const UpgradeCard& card) {
        const bool ofFaction = card.facts.faction.empty() || card.facts.faction == hint.faction;
        return ofFaction && traits.upgradeSlots.contains(card.slot) &&
               (!card.requirement || card.requirement->matches(traits));
    };
    const UpgradeCard* found = nullptr;
    const auto [first, last] = upgradeBeginnings_.equal_range(start);
    for (auto at = first; at != last; ++at) {
        if (at->second == found || !fits(*at->second)) continue;
        if (found != nullptr) return nullptr;
        found = at->second;
    }
    return found;
}

const CommandEntry* CardNames::command(std::string_view name) const {
    return best(cardsNamed(commands_, name), [](const CommandEntry&) { return 0; });
}

const BattleEntry* CardNames::battleCard(std::string_view name, bool recon) const {
    return best(cardsNamed(battleCards_, name),
                [&](const BattleEntry& card) { return card.recon == recon ? 1 : 0; });
}

const BattleForce* CardNames::battleForce(std::string_view name) const {
    return best(cardsNamed(forces_, name), [](const BattleForce&) { return 0; });
}

bool CardNames::couldCarry(std::string_view unit, std::string_view upgrade) const {
    const auto cards = cardsNamed(upgrades_, upgrade);
    const auto carriers = units(unit);
    return std::any_of(carriers.begin(), carriers.end(), [&](const UnitEntry* carrier) {
        const UnitTraits traits = carrier->traits();
        return std::any_of(cards.begin(), cards.end(), [&](const UpgradeCard* card) {
            return traits.upgradeSlots.contains(card->slot) &&
                   (!card->requirement || card->requirement->matches(traits));
        });
    });
}

bool CardNames::isOfForces(const std::string& unit, const std::string& faction) const {
    if (faction != "mercenary" && faction != "mandalorians") return false;
    return std::any_of(forces_.exact.begin(), forces_.exact.end(), [&](const auto& named) {
        if (named.second->facts.faction != faction) return false;
        const auto& units = named.second->units;
        return std::any_of(units.begin(), units.end(),
                           [&](const auto& ranked) { return listHasName(ranked.second, unit); });
    });
}

std::string CardNames::nameNow(std::string_view name) const {
    const auto found = renamed_.find(foldedName(name));
    return found == renamed_.end() ? "" : found->second;
}

Message CardNames::reasonFor(std::string_view name, Kind kind) const {
    const std::string folded = foldedName(name);
    if (folded.size() > longestName) return say::noCardOfName();
    std::vector<std::string> names;
    const auto collect = [&](const auto& known) {
        for (const auto& [spelled, card] : known.exact) names.push_back(spelled);
    };
    switch (kind) {
        case Kind::unit:
            collect(units_);
            break;
        case Kind::counterpart:
            collect(counterparts_);
            break;
        case Kind::upgrade:
            collect(upgrades_);
            break;
        case Kind::command:
            collect(commands_);
            break;
        case Kind::battle:
            collect(battleCards_);
            break;
    }
    const std::string nearest = nearestName(folded, names);
    return nearest.empty() ? say::noCardOfName() : say::didYouMeanCard(nearest);
}

}  // namespace sightline::engine

#include "engine/exchange/names.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace sightline::engine {
namespace {

using Kind = ExchangeCard::Kind;

struct Replacement {
    std::string_view from, to;
};
// Letters with marks and quotes in UTF-8, as lists and cards spell them.
constexpr std::array replacements{
    Replacement{"\u00e1", "a"}, Replacement{"\u00e0", "a"}, Replacement{"\u00e2", "a"},
    Replacement{"\u00e4", "a"}, Replacement{"\u00e9", "e"}, Replacement{"\u00e8", "e"},
    Replacement{"\u00ea", "e"}, Replacement{"\u00ed", "i"}, Replacement{"\u00f3", "o"},
    Replacement{"\u00f6", "o"}, Replacement{"\u00fa", "u"}, Replacement{"\u00fc", "u"},
    Replacement{"\u00f1", "n"}, Replacement{"\u00e7", "c"}, Replacement{"\u00c9", "e"},
    Replacement{"\u2019", ""},  Replacement{"\u2018", ""},  Replacement{"\u201c", ""},
    Replacement{"\u201d", ""},  Replacement{"\u2013", " "}, Replacement{"\u2014", " "},
    Replacement{"\u2010", " "}, Replacement{"\u00d7", "x"}, Replacement{"\u00a0", " "},
    Replacement{"\u2026", ""}};

template <class Card>
void add(std::multimap<std::string, const Card*>& names, const std::string& name,
         const Card& card) {
    const std::string folded = foldedName(name);
    if (folded.empty()) return;
    const auto [first, last] = names.equal_range(folded);
    for (auto at = first; at != last; ++at) {
        if (at->second == &card) return;
    }
    names.emplace(folded, &card);
}

template <class Card>
void addAll(std::multimap<std::string, const Card*>& names, const Card& card,
            const CardFacts& facts, const ExchangeCard* exchange) {
    add(names, facts.name, card);
    add(names, facts.displayName, card);
    if (!facts.title.empty()) add(names, facts.name + " " + facts.title, card);
    if (exchange == nullptr) return;
    add(names, exchange->ttsName, card);
    add(names, exchange->displayName, card);
}

template <class Card, class Score>
const Card* best(const std::multimap<std::string, const Card*>& names, std::string_view name,
                 Score score) {
    const auto [first, last] = names.equal_range(foldedName(name));
    const Card* found = nullptr;
    int most = -1;
    for (auto at = first; at != last; ++at) {
        const int points = score(*at->second);
        if (points > most) {
            most = points;
            found = at->second;
        }
    }
    return found;
}

bool contains(const std::vector<std::string>& list, const std::string& one) {
    return std::find(list.begin(), list.end(), one) != list.end();
}

}  // namespace

std::string foldedName(std::string_view name) {
    std::string folded;
    for (std::size_t i = 0; i < name.size();) {
        const bool ascii = static_cast<unsigned char>(name[i]) < 0x80;
        const auto found =
            ascii ? replacements.end()
                  : std::find_if(replacements.begin(), replacements.end(),
                                 [&](const Replacement& one) {
                                     return name.substr(i, one.from.size()) == one.from;
                                 });
        std::string_view piece = name.substr(i, 1);
        i += found == replacements.end() ? 1 : found->from.size();
        if (found != replacements.end()) piece = found->to;
        for (const char c : piece) {
            const auto byte = static_cast<unsigned char>(c);
            if (std::isalnum(byte) != 0 || byte >= 0x80)
                folded += static_cast<char>(std::tolower(byte));
            else if (c != '\'' && c != '"' && !folded.empty() && folded.back() != ' ')
                folded += ' ';
        }
    }
    while (!folded.empty() && folded.back() == ' ') folded.pop_back();
    return folded;
}

Counted countedName(std::string_view text) {
    std::size_t digits = 0;
    while (digits < text.size() && digits < 2 &&
           std::isdigit(static_cast<unsigned char>(text[digits])) != 0)
        ++digits;
    std::string_view rest = text.substr(digits);
    while (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
    constexpr std::string_view times = "\u00d7";
    std::size_t sign = 0;
    if (rest.starts_with(times))
        sign = times.size();
    else if (rest.starts_with("x ") || rest.starts_with("X "))
        sign = 1;
    if (digits == 0 || sign == 0) return {1, std::string(text)};
    rest.remove_prefix(sign);
    while (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
    return {std::max(1, std::stoi(std::string(text.substr(0, digits)))), std::string(rest)};
}

CardNames::CardNames(const Catalogue& catalogue, const ExchangeTable& table) {
    for (const UnitEntry& unit : catalogue.units)
        addAll(units_, unit, unit.facts, table.find(Kind::unit, unit.facts.id));
    for (const CounterpartCard& card : catalogue.counterparts) {
        addAll(counterparts_, card, card.facts, table.find(Kind::counterpart, card.facts.id));
    }
    for (const UpgradeCard& card : catalogue.upgrades)
        addAll(upgrades_, card, card.facts, table.find(Kind::upgrade, card.facts.id));
    for (const CommandEntry& card : catalogue.commands)
        addAll(commands_, card, card.facts, table.find(Kind::command, card.facts.id));
    for (const BattleEntry& card : catalogue.battleCards)
        addAll(battleCards_, card, card.facts, table.find(Kind::battle, card.facts.id));
    for (const BattleForce& force : catalogue.battleForces) add(forces_, force.facts.name, force);
}

const UnitEntry* CardNames::unit(std::string_view name, const NameHint& hint) const {
    return best(units_, name, [&](const UnitEntry& unit) {
        int score = 0;
        if (!hint.faction.empty() && unit.facts.faction == hint.faction)
            score += 8;
        else if (!hint.faction.empty() && contains(unit.mercenaryFor, hint.faction))
            score += 7;
        if (hint.rank && unit.card.rank == *hint.rank) score += 4;
        if (hint.points && unit.card.points == *hint.points) score += 3;
        if (foldedName(unit.facts.shownName()) == foldedName(name)) score += 2;
        return unit.card.title.empty() ? score + 1 : score;
    });
}

const CounterpartCard* CardNames::counterpart(std::string_view name) const {
    return best(counterparts_, name, [](const CounterpartCard&) { return 0; });
}

const UpgradeCard* CardNames::upgrade(std::string_view name, const NameHint& hint) const {
    return best(upgrades_, name, [&](const UpgradeCard& card) {
        int score = 0;
        if (hint.unit != nullptr) {
            const UnitTraits traits = hint.unit->traits();
            if (!card.requirement || card.requirement->matches(traits)) score += 8;
            if (traits.upgradeSlots.contains(card.slot)) score += 4;
        }
        if (card.facts.faction.empty() || card.facts.faction == hint.faction) score += 2;
        if (hint.points && card.points == *hint.points) score += 1;
        return card.battleForceChoice.empty() ? score + 1 : score;
    });
}

const CommandEntry* CardNames::command(std::string_view name) const {
    return best(commands_, name, [](const CommandEntry&) { return 0; });
}

const BattleEntry* CardNames::battleCard(std::string_view name, bool recon) const {
    return best(battleCards_, name,
                [&](const BattleEntry& card) { return card.recon == recon ? 1 : 0; });
}

const BattleForce* CardNames::battleForce(std::string_view name) const {
    return best(forces_, name, [](const BattleForce&) { return 0; });
}

bool CardNames::isOfForces(const std::string& unit, const std::string& faction) const {
    if (faction != "mercenary" && faction != "mandalorians") return false;
    return std::any_of(forces_.begin(), forces_.end(), [&](const auto& named) {
        if (named.second->facts.faction != faction) return false;
        const auto& units = named.second->units;
        return std::any_of(units.begin(), units.end(),
                           [&](const auto& ranked) { return contains(ranked.second, unit); });
    });
}

std::string CardNames::reasonFor(std::string_view name, Kind kind) const {
    std::vector<std::string> names;
    const auto collect = [&](const auto& known) {
        for (const auto& [folded, card] : known) names.push_back(folded);
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
    const std::string nearest = nearestName(foldedName(name), names);
    return "no card has this name" +
           (nearest.empty() ? std::string() : " (did you mean \"" + nearest + "\"?)");
}

}  // namespace sightline::engine

#include "engine/legion/lists/catalogue/catalogue.h"

#include <algorithm>

#include "engine/legion/lists/words/card_kinds.h"

namespace sightline::engine {
namespace {

using Index = std::vector<std::pair<std::string, std::size_t>>;

template <class Card, class Id>
Index indexOf(const std::vector<Card>& cards, Id id) {
    Index index;
    index.reserve(cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i) index.emplace_back(id(cards[i]), i);
    std::sort(index.begin(), index.end());
    return index;
}

template <class Card>
const Card* found(const std::vector<Card>& cards, const Index& index, std::string_view id) {
    const auto at = std::lower_bound(
        index.begin(), index.end(), id,
        [](const auto& entry, std::string_view wanted) { return entry.first < wanted; });
    return at == index.end() || at->first != id ? nullptr : &cards[at->second];
}

}  // namespace

const std::string& nameOf(Mark::Kind kind) {
    static const std::vector<std::string> names{"disputed", "inferred", "unknown",
                                                "variable", "doubt",    "note"};
    return names[static_cast<std::size_t>(kind)];
}

const std::string& nameOf(EffectSource said) {
    static const std::vector<std::string> names{"data", "data, as far as known", "code", "nobody"};
    return names[static_cast<std::size_t>(said)];
}

std::string wordsOf(const BattleEntry::Scoring& scoring) {
    std::string words = scoring.condition + ": " + std::to_string(scoring.victoryPoints) + " VP";
    if (!scoring.per.empty()) words += " each";
    if (scoring.bonusPoints > 0) {
        words += ", " + std::to_string(scoring.bonusPoints) + " more in rounds";
        for (const int round : scoring.bonusRounds) words += " " + std::to_string(round);
    }
    if (scoring.oncePerGame) words += ", once per game";
    if (scoring.mostPerRound)
        words += ", up to " + std::to_string(*scoring.mostPerRound) + " a round";
    if (scoring.mostPerGame) words += ", up to " + std::to_string(*scoring.mostPerGame) + " a game";
    if (!scoring.when.starts_with("End Phase")) words = scoring.when + ": " + words;
    return words;
}

namespace {

template <class Card>
void leaveLinesToProgram(Card& card) {
    if (!card.program || !card.linesWithoutProgram.empty()) return;
    card.linesWithoutProgram.swap(card.byHand);
}

}  // namespace

void leaveToProgram(BattleEntry& card) { leaveLinesToProgram(card); }
void leaveToProgram(BattleForce& force) { leaveLinesToProgram(force); }

const std::string& nameOf(BattleEntry::Kind kind) {
    static const std::vector<std::string> names{"primary", "secondary", "advantage"};
    return names[static_cast<std::size_t>(kind)];
}

Message wordOf(BattleEntry::Kind kind) {
    return say::battleKindWords.at(static_cast<std::size_t>(kind))();
}

UnitTraits traitsOf(const UnitCard& card) {
    UnitTraits traits{.name = card.name,
                      .title = card.title,
                      .faction = card.faction,
                      .affiliations = {},
                      .rank = card.rank,
                      .type = card.type,
                      .defenseDie = card.defenseDie,
                      .side = sideOf(card.faction),
                      .keywords = {},
                      .upgradeSlots = {card.upgradeBar.begin(), card.upgradeBar.end()}};
    if (!card.affiliation.empty()) traits.affiliations.insert(card.affiliation);
    for (const KeywordText& keyword : card.keywords) traits.keywords.insert(keyword.name);
    return traits;
}

UnitTraits UnitEntry::traits() const {
    UnitTraits traits = traitsOf(card);
    traits.faction = facts.faction;
    traits.side = sideOf(facts.faction);
    return traits;
}

bool UpgradeCard::isLeader() const {
    return std::any_of(cardKeywords.begin(), cardKeywords.end(),
                       [](const KeywordText& keyword) { return keyword.is(Keyword::leader); });
}

const UnitEntry* Catalogue::unit(std::string_view id) const { return found(units, unitIndex_, id); }
const CounterpartCard* Catalogue::counterpart(std::string_view id) const {
    return found(counterparts, counterpartIndex_, id);
}
const UpgradeCard* Catalogue::upgrade(std::string_view id) const {
    return found(upgrades, upgradeIndex_, id);
}
const CommandEntry* Catalogue::command(std::string_view id) const {
    return found(commands, commandIndex_, id);
}
const BattleEntry* Catalogue::battleCard(std::string_view id) const {
    return found(battleCards, battleIndex_, id);
}
const BattleForce* Catalogue::battleForce(std::string_view id) const {
    return found(battleForces, forceIndex_, id);
}
const KeywordEntry* Catalogue::keyword(std::string_view name) const {
    return found(keywords, keywordIndex_, name);
}

const Catalogue& Catalogue::of(const Edition& edition) const {
    const auto own = editions.find(edition.id);
    return own == editions.end() ? *this : *own->second;
}

void Catalogue::index() {
    const auto id = [](const auto& card) { return card.facts.id; };
    unitIndex_ = indexOf(units, id);
    counterpartIndex_ = indexOf(counterparts, id);
    upgradeIndex_ = indexOf(upgrades, id);
    commandIndex_ = indexOf(commands, id);
    battleIndex_ = indexOf(battleCards, id);
    forceIndex_ = indexOf(battleForces, id);
    keywordIndex_ = indexOf(keywords, [](const KeywordEntry& entry) { return entry.name; });
}

}  // namespace sightline::engine

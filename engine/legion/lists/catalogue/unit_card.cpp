#include "engine/legion/lists/catalogue/unit_card.h"

#include <algorithm>

namespace sightline::engine {
namespace {

bool contains(const std::vector<KeywordText>& keywords, Keyword keyword) {
    return std::any_of(keywords.begin(), keywords.end(),
                       [&](const KeywordText& one) { return one.is(keyword); });
}

bool contains(const std::vector<KeywordText>& keywords, std::string_view name) {
    return std::any_of(keywords.begin(), keywords.end(),
                       [&](const KeywordText& one) { return one.name.text() == name; });
}

}  // namespace

void addTo(KeywordSet& set, const std::vector<KeywordText>& keywords) {
    for (const KeywordText& one : keywords) set.set(static_cast<std::size_t>(one.name.keyword()));
}

void addTo(KeywordSet& set, const UnitCard& card, const std::vector<EquippedCard>& equipped) {
    addTo(set, card.keywords);
    for (const Weapon& weapon : card.weapons) addTo(set, weapon.keywords);
    for (const EquippedCard& one : equipped) addTo(set, one.keywords);
}

std::string KeywordText::label() const {
    std::string text = name;
    if (!parameter.empty()) text.append(": ").append(parameter);
    if (value) text.append(" ").append(std::to_string(*value));
    return text;
}

bool Weapon::has(Keyword keyword) const { return contains(keywords, keyword); }
bool Weapon::has(std::string_view keyword) const { return contains(keywords, keyword); }

bool Weapon::isUsedBy(const WhichCard& bearer, bool counterpart) const {
    return carrier.none() ? !counterpart : carrier == bearer;
}

bool UnitCard::isOfOneSideWith(const UnitCard& other) const {
    if (isMercenary() || other.isMercenary()) return affiliation == other.affiliation;
    return faction == other.faction;
}

bool UnitCard::has(Keyword keyword) const { return contains(keywords, keyword); }
bool UnitCard::has(std::string_view keyword) const { return contains(keywords, keyword); }

int UnitCard::sumOf(Keyword keyword) const {
    int sum = 0;
    for (const KeywordText& one : keywords) {
        if (one.is(keyword)) sum += one.value.value_or(0);
    }
    return sum;
}

bool UnitCard::mayStandBy() const {
    return type != UnitType::repulsorVehicle || has(nameOf(Keyword::hover));
}

bool isFaceup(const std::vector<EquippedCard>& cards, const Weapon& weapon) {
    return std::none_of(cards.begin(), cards.end(), [&](const EquippedCard& one) {
        return one.is(weapon.card) && weapon.side.value_or(one.side) != one.side;
    });
}

bool isReady(const std::vector<EquippedCard>& cards, const Weapon& weapon) {
    const bool turned = std::any_of(cards.begin(), cards.end(), [&](const EquippedCard& one) {
        return one.is(weapon.card) && one.state != EquippedCard::State::ready;
    });
    return !turned && isFaceup(cards, weapon);
}

}  // namespace sightline::engine

#include "engine/catalogue/unit_card.h"

#include <algorithm>

namespace sightline::engine {

std::string KeywordText::label() const {
    std::string text = name;
    if (!parameter.empty()) text.append(": ").append(parameter);
    if (value) text.append(" ").append(std::to_string(*value));
    return text;
}

bool UnitCard::hasMelee() const {
    return std::any_of(weapons.begin(), weapons.end(), [](const Weapon& one) { return one.melee; });
}

}  // namespace sightline::engine

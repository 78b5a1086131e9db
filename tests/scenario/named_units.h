/// Keywords whose parameter names units, for scenario tests.
#pragma once
#include <memory>
#include <string>
#include <utility>

#include "engine/legion/lists/catalogue/unit_filter.h"
#include "scenario/cards.h"

namespace sightline::engine::scene {

/// A keyword that names the units which the filter describes, such as "Direct: Corps Trooper".
inline KeywordText naming(Keyword keyword, std::string parameter, UnitFilter who) {
    KeywordText text = word(keyword);
    text.parameter = std::move(parameter);
    text.who = std::make_shared<const UnitFilter>(std::move(who));
    return text;
}

/// A keyword that names the units with this unit name.
inline KeywordText namingUnit(Keyword keyword, const std::string& name) {
    UnitFilter who;
    who.name = name;
    return naming(keyword, name, std::move(who));
}

/// The card with one additional keyword.
inline UnitCard bearing(UnitCard card, KeywordText keyword) {
    card.keywords.push_back(std::move(keyword));
    return card;
}

}  // namespace sightline::engine::scene

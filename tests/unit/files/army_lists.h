/// Army lists for tests, and the objections to them.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/legion/lists/army/army_points.h"
#include "engine/legion/lists/army/fitting.h"
#include "engine/legion/lists/army/judge_army.h"
#include "unit/files/own_cards.h"

namespace sightline::app::armies {
using engine::ArmyList;
using engine::ArmyUnit;
using engine::GameSize;

using test::cards;

/// The smallest legal army of the empire (a commander and three corps units), and the units in
/// `more`.
inline ArmyList empire(std::vector<ArmyUnit> more = {}) {
    ArmyList list{.name = "Test", .faction = "empire"};
    list.units = {
        {"general-veers-master-tactician"}, {"stormtroopers"}, {"stormtroopers"}, {"snowtroopers"}};
    list.units.insert(list.units.end(), more.begin(), more.end());
    return list;
}

inline std::vector<std::string> objections(const ArmyList& list,
                                           engine::ArmyParts parts = engine::ArmyParts::units) {
    std::vector<std::string> texts;
    for (const auto& objection : judgeArmy(list, cards(), parts)) {
        EXPECT_FALSE(objection.fix.empty()) << objection.text;
        EXPECT_GT(objection.citation.page, 0) << objection.text;
        EXPECT_FALSE(objection.citation.section.empty()) << objection.text;
        texts.push_back(objection.text);
    }
    return texts;
}
using Texts = std::vector<std::string>;

inline bool objectsTo(const ArmyList& list, const std::string& part) {
    const Texts texts = objections(list);
    return std::any_of(texts.begin(), texts.end(), [&](const std::string& text) {
        return text.find(part) != std::string::npos;
    });
}
inline std::vector<ArmyUnit> times(int count, const ArmyUnit& unit) {
    return std::vector<ArmyUnit>(static_cast<std::size_t>(count), unit);
}

inline ArmyList blizzard(std::vector<ArmyUnit> more) {
    ArmyList list{.name = "Blizzard", .faction = "empire", .battleForce = "blizzard-force"};
    list.units = {{"general-veers-master-tactician"},
                  {"snowtroopers"},
                  {"snowtroopers"},
                  {"snowtroopers"},
                  {"e-web-heavy-blaster-team"}};
    list.units.insert(list.units.end(), more.begin(), more.end());
    return list;
}

}  // namespace sightline::app::armies

/// Helpers for tests of army lists as people post them.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/legion/lists/exchange/import_army.h"
#include "engine/legion/lists/exchange/known_names.h"
#include "unit/files/own_cards.h"

namespace sightline::test {

inline engine::ImportedArmy read(const std::string& text) {
    const auto army = importArmy(text, cards(), exchangeTable());
    EXPECT_TRUE(army) << text << "\n" << army.problem().text;
    return army ? *army : engine::ImportedArmy{};
}
inline std::string missesOf(const engine::ImportedArmy& army) {
    std::string all;
    for (const auto& miss : army.missed)
        all += miss.where + " " + miss.text + ": " + miss.reason + "\n";
    return all;
}
inline std::vector<engine::ArmyUnit> unitsOf(const std::string& text) {
    const engine::ImportedArmy army = read(text);
    EXPECT_EQ(missesOf(army), "") << text;
    EXPECT_TRUE(army.open.empty()) << text;
    return army.list.units;
}
inline bool notes(const engine::ImportedArmy& army, const std::string& part) {
    return std::any_of(army.notes.begin(), army.notes.end(), [&](const Message& note) {
        return english(note).find(part) != std::string::npos;
    });
}
inline std::vector<engine::ArmyUnit> times(std::size_t count, const engine::ArmyUnit& unit) {
    return std::vector<engine::ArmyUnit>(count, unit);
}

}  // namespace sightline::test

/// Cards of the real catalogue for scenario tests, so that the tests use the data of real games.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/lists/catalogue/automation.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/lists/catalogue/point_names.h"
#include "engine/legion/lists/catalogue/read_catalogue.h"
#include "engine/legion/lists/files/dimensions_file.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/keywords/keywords.h"
#include "scenario/command_scene.h"

namespace sightline::engine::scene {

inline const Catalogue& shipped() {
    static const auto read = [] {
        const std::string folder = SIGHTLINE_ASSETS "/catalogue";
        const auto json = parseJsonFile(folder + "/dimensions.json");
        return readCatalogue({folder}, *readDimensions(*json, "dimensions.json"), keywordsInCode());
    }();
    if (!read) throw std::runtime_error(read.problem().text);
    return *read;
}

inline CommandCard command(const std::string& id) {
    const CommandEntry* entry = shipped().command(id);
    if (!entry) throw std::runtime_error("no command card " + id);
    return playedAs(*entry);
}

/// The upgrade card in the form that `equip` adds to a unit.
inline EquippedCard upgrade(const std::string& id) {
    const UpgradeCard* card = shipped().upgrade(id);
    if (!card) throw std::runtime_error("no upgrade " + id);
    EquippedCard equipped{.id = id, .name = card->facts.name, .use = card->use};
    equipped.help = card->help;
    equipped.slot = card->slot;
    equipped.program = card->program;
    equipped.byHand = byHandAmong(card->clauses);
    equipped.freeTokens = card->freeTokens;
    return equipped;
}

/// The number of reminders in the record.
inline long reminders(const AttackScene& scene) {
    const Record& record = scene.game().record();
    return std::count_if(record.begin(), record.end(),
                         [](const Ruling& one) { return one.happening == Happening::reminded; });
}

}  // namespace sightline::engine::scene

/// Reads the files of the catalogue, with one reader for each kind of card. Every reader refuses
/// unknown members, unknown names and values out of range. The error names the file, the JSON
/// pointer and the nearest correct name.
#pragma once
#include "engine/legion/lists/catalogue/catalogue.h"
#include "engine/legion/lists/catalogue/read_parts.h"

namespace sightline::engine {

/// The prices of one kind of card, by id.
using Prices = std::map<std::string, int>;
struct PointsFile {
    std::string date;
    Prices units, counterparts, upgrades;
    std::vector<PointsChange> changes;
};
/// The content of automation.json: the cards that need C++ code, by id, with true if the code
/// exists. Keywords are not listed, because the code itself contains this information.
struct Automation {
    std::map<std::string, bool> upgrades, commands, battleCards, battleForces;
    /// For each keyword that code applies in part: the parts that the players apply. The key is the
    /// name of the keyword.
    std::map<std::string, std::vector<std::string>> partsByHand;
};

std::vector<UnitEntry> readUnitEntries(const JsonAt& document, const CatalogueContext& context);
std::vector<CounterpartCard> readCounterparts(const JsonAt& document,
                                              const CatalogueContext& context);
std::vector<UpgradeCard> readUpgrades(const JsonAt& document, const CatalogueContext& context);
std::vector<CommandEntry> readCommands(const JsonAt& document, const CatalogueContext& context);
std::vector<BattleEntry> readBattleCards(const JsonAt& document, const CatalogueContext& context);
std::vector<BattleForce> readBattleForces(const JsonAt& document, const CatalogueContext& context);
std::vector<KeywordEntry> readKeywordEntries(const JsonAt& document,
                                             const CatalogueContext& context);
Reminders readReminders(const JsonAt& document);
std::map<std::string, Figures> readStandIns(const JsonAt& document,
                                            const CatalogueContext& context);
PointsFile readPoints(const JsonAt& document);
Automation readAutomation(const JsonAt& document);
std::vector<SpecialSlot> readSpecialSlots(const JsonAt& list);

}  // namespace sightline::engine

/// The files of the catalogue, one reader a kind. Every reader refuses members that nothing reads,
/// names that do not exist and values out of range, with file, pointer and the nearest right name.
#pragma once
#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/read_parts.h"

namespace sightline::engine {

/// Prices by id, of one kind of card.
using Prices = std::map<std::string, int>;
struct PointsFile {
    std::string date;
    Prices units, counterparts, upgrades;
    std::vector<PointsChange> changes;
};
/// What needs code, by the id of the card: true when it has it. Which keywords have it is known to
/// the code alone.
struct Automation {
    std::map<std::string, bool> upgrades, commands, battleCards, battleForces;
    /// Of keywords that have code for some of their parts, the others, by the keyword's name.
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

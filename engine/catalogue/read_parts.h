/// Parts that the cards of the catalogue share in their files. Inside readers only: they throw
/// JsonRefused, which `readingJson` turns into a Problem.
#pragma once
#include <map>

#include "engine/catalogue/cards.h"
#include "engine/json/json_reader.h"
#include "geometry/measure/dimensions.h"

namespace sightline::engine {

/// When the players are reminded, by the name of the keyword or the id of the card.
struct Reminders {
    std::map<std::string, std::vector<Moment>> keywords, upgrades, commands, hand;
    /// Of keywords of which only parts are by hand: moments by part, by the keyword's name.
    std::map<std::string, std::map<std::string, std::vector<Moment>>> keywordParts;
    /// One entry for each line of a card, without its words.
    std::map<std::string, std::vector<ByHand>> battle, battleForces;
};

/// Points by id, or what a file needs to know about others.
struct CatalogueContext {
    const geometry::Dimensions* dimensions = nullptr;
    const std::map<std::string, Figures>* standIns = nullptr;
    const std::vector<KeywordEntry>* keywords = nullptr;  ///< sorted by name; null: unchecked
    const Reminders* reminders = nullptr;                 ///< null: nobody is reminded
    const std::vector<std::string>* models = nullptr;     ///< their names; null: unchecked
};

/// One of the words, or a refusal with the nearest right one.
std::size_t readName(const JsonAt& at, const std::vector<std::string>& names, const Says<>& what);
Die readDefenseDie(const JsonAt& at);
AttackSurge readAttackSurge(const JsonAt& at);
DefenseSurge readDefenseSurge(const JsonAt& at);
std::vector<std::string> readTexts(const JsonAt& at);
std::vector<std::string> readNames(const JsonAt& at, const std::vector<std::string>& names,
                                   const Says<>& what);
bool readFlag(const JsonAt& at, std::string_view key);
std::string readOptional(const JsonAt& at, std::string_view key);

/// id, name, title, display_name, faction, released, expected, marks.
CardFacts readFacts(const JsonAt& at);
UnitFilter readFilter(const JsonAt& at);
std::optional<CardText> readEffect(const JsonAt& at);
std::vector<Moment> momentsOf(const CatalogueContext& context,
                              std::map<std::string, std::vector<Moment>> Reminders::*kind,
                              const std::string& name);
/// The lines of a card that the players carry out, each with its moments; refused where reminders
/// and lines differ in number.
std::vector<ByHand> byHandOf(const JsonAt& card, const CatalogueContext& context,
                             std::map<std::string, std::vector<ByHand>> Reminders::*kind,
                             const std::string& id, const std::vector<std::string>& lines);
/// The effect as the players read it; none when there is none to tell of.
std::shared_ptr<const CardHelp> helpOf(const std::optional<CardText>& effect, SaidBy saidBy,
                                       std::vector<Moment> moments);
SaidBy readSaidBy(const JsonAt& at);
/// A keyword as the players read it where it has that parameter; without one, all its parts.
std::shared_ptr<const CardHelp> helpOf(const KeywordEntry& entry, const std::string& parameter);

/// Where keywords stand decides which entry they need. A number or parameter that an entry asks for
/// may be absent where a mark of the card says that it is unknown.
enum class KeywordPlace { unit, weapon, upgradeCard, mention };
std::vector<KeywordText> readKeywords(const JsonAt& at, KeywordPlace place, const CardFacts& facts,
                                      const CatalogueContext& context);
Weapon readWeapon(const JsonAt& at, const CardFacts& facts, const CatalogueContext& context);
std::vector<Weapon> readWeapons(const JsonAt& card, const CardFacts& facts,
                                const CatalogueContext& context);
/// One of the unit types by its name in the data, such as "ground vehicle".
UnitType readUnitType(const JsonAt& at);
std::string readBase(const JsonAt& at, const CatalogueContext& context);

}  // namespace sightline::engine

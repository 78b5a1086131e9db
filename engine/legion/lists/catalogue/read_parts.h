/// Readers of data that several kinds of cards contain. For use only by other readers: they throw
/// JsonError, and `readingJson` turns the exception into a Problem.
#pragma once
#include <map>

#include "engine/legion/lists/catalogue/cards.h"
#include "geometry/base/json/json_reader.h"
#include "geometry/measure/dimensions.h"

namespace sightline::engine {

/// The timing points of all reminders, by the name of the keyword or the id of the card.
struct Reminders {
    std::map<std::string, std::vector<Moment>> keywords, upgrades, commands, hand;
    /// For keywords that code applies in part: the reminders of each part that the players apply.
    /// The outer key is the name of the keyword, the inner key the name of the part.
    std::map<std::string, std::map<std::string, std::vector<Moment>>> keywordParts;
    /// The reminders of battle cards and battle forces, by the id of the card: one entry for each
    /// line of the card that the players apply. The help text of the entry is empty.
    std::map<std::string, std::vector<ByHand>> battle, battleForces;
};

/// Data from other files that the reader of a card file needs, such as points by id.
struct CatalogueContext {
    const geometry::Dimensions* dimensions = nullptr;
    const std::map<std::string, Figures>* standIns = nullptr;
    /// Keywords, sorted by name; null: keywords are not checked.
    const std::vector<KeywordEntry>* keywords = nullptr;
    const Reminders* reminders = nullptr;  ///< timing points of reminders; null: no reminders
    const std::vector<std::string>* models = nullptr;  ///< names of the models; null: models are
                                                       ///< not checked
};

/// The index of a word in `names`. Refuses an unknown word and names the nearest correct word.
std::size_t readName(const JsonAt& at, const std::vector<std::string>& names,
                     const MessageTemplate<>& what);
std::vector<std::string> readTexts(const JsonAt& at);
bool readFlag(const JsonAt& at, std::string_view key);
std::string readOptional(const JsonAt& at, std::string_view key);

UnitFilter readFilter(const JsonAt& at);
std::vector<Moment> momentsOf(const CatalogueContext& context,
                              std::map<std::string, std::vector<Moment>> Reminders::*kind,
                              const std::string& name);
/// The lines of a card that the players apply, each with its reminders. Refuses a card whose number
/// of lines differs from its number of reminders.
std::vector<ByHand> byHandOf(const JsonAt& card, const CatalogueContext& context,
                             std::map<std::string, std::vector<ByHand>> Reminders::*kind,
                             const std::string& id, const std::vector<std::string>& lines);
/// The help text of an effect. Null if there is no effect to display.
std::shared_ptr<const CardHelp> helpOf(const std::optional<CardText>& effect, EffectSource saidBy,
                                       std::vector<Moment> moments);
/// The help for a keyword with the given parameter, as players read it. Without a parameter, the
/// help contains all parts of the keyword.
std::shared_ptr<const CardHelp> helpOf(const KeywordEntry& entry, const std::string& parameter);

/// The place of a keyword on a card. `mention`: in the text of an effect.
enum class KeywordPlace { unit, weapon, upgradeCard, mention };
/// Reads the keywords of a card. Refuses a keyword that may not be printed at this place on a card.
/// A number or parameter that the keyword requires may be absent only if a mark of the card
/// declares it unknown.
std::vector<KeywordText> readKeywords(const JsonAt& at, KeywordPlace place, const CardFacts& facts,
                                      const CatalogueContext& context);
Weapon readWeapon(const JsonAt& at, const CardFacts& facts, const CatalogueContext& context);
std::vector<Weapon> readWeapons(const JsonAt& card, const CardFacts& facts,
                                const CatalogueContext& context);
/// Reads the name of a unit type in the form of the data, such as "ground vehicle".
UnitType readUnitType(const JsonAt& at);
std::string readBase(const JsonAt& at, const CatalogueContext& context);
/// Reads the name of a 3D model. Refuses a model that does not exist.
std::string readModel(const JsonAt& at, const CatalogueContext& context);

}  // namespace sightline::engine

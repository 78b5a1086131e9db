/// Data of cards other than the stats of a unit, for the army builder, the importers and the rules.
/// The data are facts only, read from assets/catalogue and from the players' own packs.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/battle_card.h"
#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/lists/catalogue/card_program.h"
#include "engine/legion/lists/catalogue/unit_card.h"
#include "engine/legion/lists/catalogue/unit_filter.h"
#include "engine/legion/lists/catalogue/unit_now.h"

namespace sightline::engine {

/// A doubt about a value of a card. The program displays the doubt with the card.
struct Mark {
    enum class Kind { disputed, inferred, unknown, variable, doubt, note };
    std::string at;  ///< JSON pointer to the value in the card's data; empty: the whole card
    Kind kind{};
    std::string note;
};
const std::string& nameOf(Mark::Kind kind);

/// The source of a card's effect in the program.
enum class EffectSource {
    data,         ///< the data contain the whole effect
    dataAsKnown,  ///< the data look complete, but no source contains the card's text
    code,         ///< the effect needs C++ code; automation.json states whether the code exists
    nobody        ///< no source gives the effect; the players read the printed card
};
const std::string& nameOf(EffectSource said);

/// The effect of a card in our own words.
struct CardText {
    std::string timing, text;
};

/// The fields that every card has.
struct CardFacts {
    std::string id, name, title;
    std::string displayName;  ///< name in army lists, if it differs from the name on the card
    std::string faction;      ///< faction of the card; empty: any faction
    bool released = true;
    std::string expected;  ///< announced release date
    /// Name of the pack that adds the card; empty: the product contains the card.
    std::string pack;
    std::vector<Mark> marks;
    std::uint64_t content = 0;  ///< hash of the data that matter in a game, see card_content.h

    const std::string& shownName() const { return displayName.empty() ? name : displayName; }
};

/// The traits of a unit card without upgrades. Unit filters check these traits.
UnitTraits traitsOf(const UnitCard& card);

/// The names of the 3D models of a unit, or of a kind of figure that stands in for units without
/// models.
struct Figures {
    UnitCard::Appearance looks;
    /// Model of the miniature with the heavy weapon; empty: it has the model of the other
    /// miniatures.
    std::string heavy{};
};

/// A unit card with the other facts that the army rules need.
struct UnitEntry {
    UnitCard card;
    CardFacts facts;
    std::vector<std::string> mercenaryFor;  ///< factions that may hire the unit
    /// True: units with this name and title may be in an army at most once.
    bool uniqueTitle = false;
    std::string counterpart;  ///< id of the counterpart that may join the unit
    bool alwaysWithCounterpart = false;
    std::string onlyIn;  ///< id of the only battle force that may contain the unit
    /// True: the miniature with the heavy weapon is the unit leader.
    bool leaderFromHeavyWeapon = false;
    std::vector<std::string> startsWith;  ///< ids of the upgrades that the builder adds to a new
                                          ///< unit
    double silhouetteOffset = 0.0;        ///< inches between the table and the lower end of the
                                          ///< silhouette
    /// Kind of figure that the unit is. The figure is displayed if the unit names no own model.
    std::string standIn;
    /// Model of the miniature with the heavy weapon; empty: it has the model of the other
    /// miniatures.
    std::string heavyModel;

    bool isMercenary() const { return facts.faction == "mercenary"; }
    UnitTraits traits() const;
};

/// A miniature with its own card that joins another unit (Keyword Glossary, Counterpart).
struct CounterpartCard {
    CardFacts facts;
    std::string affiliation;
    std::vector<std::string> mercenaryFor, counterpartOf;
    UnitType type{};
    bool unique = false;
    int points = 0;
    int wounds = 1;
    std::vector<std::string> upgradeBar;
    std::vector<KeywordText> keywords;
    std::vector<Weapon> weapons;
    std::string base;
    double silhouetteHeight = 0.0;
    /// Appearance; empty: the miniature looks like the unit that it joins.
    UnitCard::Appearance looks;
    std::string standIn;  ///< stand-in figure, see `UnitEntry::standIn`
};

struct UpgradeCard {
    CardFacts facts;
    std::string slot;
    bool unique = false;
    int limit = 0;  ///< largest number of copies in an army; 0: no limit
    int points = 0;
    std::optional<UnitFilter> requirement;
    int miniatures = 0;  ///< number of miniatures that the upgrade adds
    /// Wound threshold of the added miniatures, if it differs from the unit's threshold.
    std::optional<int> wounds;
    StatChanges changes;
    std::string affiliation;                ///< affiliation that the upgrade gives to its unit
    std::vector<std::string> mercenaryFor;  ///< factions that may hire the unit with this upgrade
    /// Model of the added miniatures; empty: they look like the other miniatures of the unit.
    std::string model;
    bool largeSquad = false;
    CardUse use{};
    /// A free action of the upgrade card gives the unit one of these tokens.
    std::vector<Token> freeTokens;
    /// Names of both sides of the upgrade card; empty: the card has one side.
    std::vector<std::string> sides;
    std::vector<std::string> addsSlots;
    /// Filter for the units that gain the slots `addsSlots`; no value: all units.
    std::optional<UnitFilter> addsSlotsTo;
    std::vector<KeywordText> keywords;      ///< keywords that the unit has while it has the card
    std::vector<KeywordText> cardKeywords;  ///< keywords of the card or its miniature (Sidearm)
    std::vector<KeywordText> loses;
    /// Keywords that the text of the upgrade card mentions under a condition. No source states the
    /// condition.
    std::vector<KeywordText> mentions;
    std::vector<Weapon> weapons;
    std::string battleForceChoice;  ///< choice of a battle force that the upgrade requires
    std::optional<CardText> effect;
    /// Help text of the effect; null: the upgrade card has no effect.
    std::shared_ptr<const CardHelp> help;
    /// Effect as data; null: the players apply the effect.
    std::shared_ptr<const CardProgram> program{};
    /// Clauses of the upgrade card; empty: the data do not list clauses.
    std::vector<CardClause> clauses{};
    EffectSource saidBy{};

    bool isLeader() const;
};

/// The values of `selectable`. "discarded from the hand": the player can use the card only from the
/// command hand. "not in round 1": the player can select the card only after round 1. The two other
/// values: the player can divulge the card, but never select it.
inline constexpr const char* discardedFromTheHand = "discarded from the hand";
inline constexpr const char* notInRound1 = "not in round 1";
inline constexpr const char* discardedFromPlay = "discarded from play";
inline constexpr const char* staysOnceDivulged = "stays in play once divulged";

/// The id of Standing Orders. This card is in every command hand, so army lists do not contain it
/// (p. 18, Building a Command Hand).
inline constexpr const char* standingOrders = "standing-orders";

/// The steps and phases at whose start a command card may be divulged (Keyword Glossary, Divulge).
enum class DivulgeStep { resolveSetupEffects, commandPhase, activationPhase, endPhase };

/// The keyword Divulge of a command card.
struct Divulge {
    DivulgeStep at{};
    bool mandatory = false;         ///< true: the card must be divulged
    bool selectedInRound1 = false;  ///< true: after it was divulged, the card must be selected in
                                    ///< round 1
    bool operator==(const Divulge&) const = default;
};

struct CommandEntry {
    CardFacts facts;
    int pips = 0;         ///< number of pips for building the command hand
    int printedPips = 0;  ///< number of pips for priority
    /// Names of the units to which the command card belongs; the army needs one of them.
    std::vector<std::string> units;
    bool needsAllUnits = false;
    std::string unitTitle, battleForce;
    std::optional<UnitFilter> requirement;
    bool generic = false;
    struct Orders {
        int count = 0;  ///< number of units that get an order; 0: every unit that matches
        UnitFilter to;
    };
    std::vector<Orders> orders;
    std::optional<UnitFilter> nominates;
    bool permanent = false, returnsToHand = false;
    std::optional<Divulge> divulge;
    std::string selectable;  ///< limits for the selection of the command card; empty: no limits
    std::string inHandWith;  ///< name of a unit that requires this command card in the command hand
    std::optional<Weapon> weapon;
    std::vector<KeywordText> mentions;
    std::optional<CardText> effect;
    /// Help text of the effect; null: the command card has no effect.
    std::shared_ptr<const CardHelp> help;
    /// Timing points at which a player may use the command card from the command hand.
    std::vector<Moment> momentsInHand;
    /// Effect as data; null: the players apply the effect.
    std::shared_ptr<const CardProgram> program{};
    /// Clauses of the command card; empty: the data do not list clauses.
    std::vector<CardClause> clauses{};
    EffectSource saidBy{};
};

/// The territories and points of interest of a primary objective, in inches on a table of `width`
/// by `depth`.
struct BattleMap {
    double width = 72, depth = 36;
    struct Rectangle {
        double x0 = 0, x1 = 0, y0 = 0, y1 = 0;
    };
    std::vector<Rectangle> blue, red;  ///< territories; the remaining area is contested territory
    std::vector<Rectangle> vanguardBlue, vanguardRed;  ///< vanguard zones, if a card adds such
                                                       ///< zones
    struct Point {
        double x = 0, y = 0;
    };
    std::vector<Point> pois;  ///< centres of the POI tokens
};

struct BattleEntry {
    enum class Kind { primary, secondary, advantage };
    CardFacts facts;
    Kind kind{};
    bool recon = false;  ///< true: the battle card is for recon games
    struct Tokens {
        std::string name, type;
        int count = 0;
    };
    std::vector<Tokens> tokens;
    std::vector<std::string> setup;
    struct Scoring {
        std::string when, condition, per;
        int fromRound = 1;
        int victoryPoints = 0;
        bool oncePerGame = false;
        std::optional<int> mostPerRound, mostPerGame;
        std::vector<int> bonusRounds;  ///< rounds in which the line gives `bonusPoints` more points
        int bonusPoints = 0;
        /// Rule by which the game counts the points; no value: the players count.
        std::optional<ScoringRule> counts;
    };
    std::vector<Scoring> scoring;
    struct Rule {
        std::string timing, effect;
        std::vector<KeywordText> keywords;
    };
    std::vector<Rule> rules;
    std::optional<BattleMap> map;
    std::vector<ByHand> byHand;  ///< lines of the battle card that the players apply: first setup,
                                 ///< then scoring, then rules
    /// For saved games of older program versions. In these games, the players count all victory
    /// points. All lines of the battle card that the players then apply. Empty if `byHand` already
    /// contains all lines.
    std::vector<ByHand> everyLine;
    std::vector<CardClause>
        clauses{};  ///< clauses of the card; empty: the data do not list clauses
    std::shared_ptr<const CardProgram> program{};  ///< rules of the card that the game applies;
                                                   ///< null: none
    std::vector<KeywordText> given{};  ///< keywords that C++ code of the battle card gives
    /// The lines that the players apply in games of older program versions, which do not apply
    /// `program`.
    std::vector<ByHand> linesWithoutProgram{};
};
/// If the battle card has a program, moves its lines for the players from `byHand` to
/// `linesWithoutProgram`: the game then applies these lines.
void leaveToProgram(BattleEntry& card);
const std::string& nameOf(BattleEntry::Kind kind);
Message wordOf(BattleEntry::Kind kind);
/// The scoring rule as text: "securing another Stockpile: 1 VP each, from round 2".
std::string wordsOf(const BattleEntry::Scoring& scoring);

struct RankLimit {
    int least = 0, most = 0;
};
/// The smallest and the largest number of units of each rank in an army.
struct RankLimits {
    std::map<Rank, RankLimit> ranks;
    std::optional<int> mostCommandersAndOperatives;
};

struct BattleForce {
    CardFacts facts;
    std::string side;
    RankLimits standard, recon;
    /// Ids of the allowed units, by the rank that they have in the battle force.
    std::map<Rank, std::vector<std::string>> units;
    std::vector<std::string> uniqueUpgrades, forbiddenUpgrades, commandCards;

    // The rules of army building for this battle force, see assets/catalogue/battle_forces.
    bool fieldCommanderDoesNotReplaceCommander = false;
    bool mercenariesCountForMinimum = false, mercenariesUnlimited = false;
    bool noDetachments = false, oneOfEachCorpsBeforeASecond = false;
    struct UnitLimit {
        std::vector<std::string> units;
        int least = 0, most = 0;
    };
    std::vector<UnitLimit> unitLimits;
    std::vector<std::string> ignoresDetachment;
    std::vector<std::string> countAsCorps;
    struct MinimumUnits {
        UnitFilter who;
        int least = 0;
    };
    std::vector<MinimumUnits> minimumUnits;
    /// The army needs at least as many units with the name `per` as units with the id `unit`.
    struct NeedsOnePer {
        std::string unit, per;
    };
    std::vector<NeedsOnePer> needsOnePer;
    /// Additional slots; the key is the id of the unit.
    std::map<std::string, std::vector<std::string>> extraSlots;
    std::string affiliation;            ///< affiliation that every unit
                                        ///< must have
    bool affiliationOfALeader = false;  ///< true: every unit must have the affiliation of a
                                        ///< commander or operative
    std::string clanUpgrade, clanUpgradeForLeaders;
    std::vector<std::string> heavyWeaponsForAll;  ///< ids of upgrades that non-droid troopers may
                                                  ///< have without meeting their requirements
    struct Choice {
        std::string name, effect;
        std::vector<std::string> addsUnits;
    };
    std::vector<Choice> choices;
    int picks = 0;
    std::vector<CardText> rules;
    std::vector<ByHand>
        byHand;  ///< lines that the players apply: first the rules, then the choices
    std::vector<CardClause>
        clauses{};  ///< clauses of the rules; empty: the data do not list clauses
    std::shared_ptr<const CardProgram> program{};  ///< rules that the game applies; null: none
    std::vector<KeywordText> given{};              ///< keywords that C++ code of these rules gives
    std::vector<ByHand> linesWithoutProgram{};     ///< see BattleEntry::linesWithoutProgram
};
void leaveToProgram(BattleForce& force);

/// A change of an upgrade's points that depends on the other cards in the army.
struct PointsChange {
    std::string upgrade;
    int points = 0;
    std::optional<UnitFilter> armyHas, on;
    std::string battleForce, choice;
};

/// A slot that accepts certain cards only. The army builder offers the slot if the unit has no
/// other slot of this type.
struct SpecialSlot {
    std::string slot;
    std::vector<std::string> upgrades;
    UnitFilter unit;
};

/// A keyword of the game: the cards on which it may be printed, and the values that it may have.
struct KeywordEntry {
    enum class Has { never, sometimes, always };
    std::string name;
    /// Kinds of cards that may have the keyword: "unit", "weapon", "upgrade card".
    std::vector<std::string> on;
    Has value = Has::never, parameter = Has::never;
    std::vector<std::string> words;        ///< allowed parameters; empty: any parameter
    std::shared_ptr<const CardHelp> help;  ///< help text; never null
    bool automated = false;                ///< true: code applies the complete keyword
    /// A part of the keyword that the players apply, with its reminders. Some parts have the name
    /// of a parameter, such as "Air" for Hover: the part then belongs only to keywords with this
    /// parameter.
    struct Part {
        std::string name;
        std::vector<Moment> moments;
    };
    std::vector<Part> byHand{};  ///< parts that the players apply; empty: code applies all or
                                 ///< nothing of the keyword
};

}  // namespace sightline::engine

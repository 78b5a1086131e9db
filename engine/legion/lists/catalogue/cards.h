/// Card records other than the stats of a unit. The army builder, the importers and the rules read
/// them. Facts only; read from assets/catalogue and from the players' own packs.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/lists/catalogue/card_program.h"
#include "engine/legion/lists/catalogue/unit_card.h"
#include "engine/legion/lists/catalogue/unit_filter.h"
#include "engine/legion/lists/catalogue/unit_now.h"

namespace sightline::engine {

/// A doubt about a value of a card. The program shows the doubt with the card.
struct Mark {
    enum class Kind { disputed, inferred, unknown, variable, doubt, note };
    std::string at;  ///< JSON pointer inside the card's record; empty for the whole card
    Kind kind{};
    std::string note;
};
const std::string& nameOf(Mark::Kind kind);

/// Where the effect of a card on the table comes from.
enum class EffectSource {
    data,         ///< the record holds the whole effect
    dataAsKnown,  ///< the record looks complete, but no source has the card's text
    code,         ///< needs code; the automation list states whether it exists
    nobody        ///< no source gives the effect: players read the printed card
};
const std::string& nameOf(EffectSource said);

/// The effect of a card in our own words.
struct CardText {
    std::string timing, text;
};

/// The fields that every card has.
struct CardFacts {
    std::string id, name, title;
    std::string displayName;  ///< name in army lists, if it differs from the card
    std::string faction;      ///< empty: any faction
    bool released = true;
    std::string expected;  ///< announced release date
    std::string pack;      ///< name of its pack; empty: the product's own card
    std::vector<Mark> marks;
    std::uint64_t content = 0;  ///< fingerprint of the fields that matter in play

    const std::string& shownName() const { return displayName.empty() ? name : displayName; }
};

/// The traits of a unit card without upgrades, for filters.
UnitTraits traitsOf(const UnitCard& card);

/// The models of a unit or of a kind of figure.
struct Figures {
    UnitCard::Appearance looks;
    std::string heavy{};  ///< model of a heavy weapon's miniature; empty: as the others
};

/// A unit with the facts that the army rules need.
struct UnitEntry {
    UnitCard card;
    CardFacts facts;
    std::vector<std::string> mercenaryFor;  ///< factions that may hire it
    bool uniqueTitle = false;               ///< unique by its title: once in an army
    std::string counterpart;                ///< id of the counterpart that may join it
    bool alwaysWithCounterpart = false;
    std::string onlyIn;                   ///< id of the only battle force that may field it
    bool leaderFromHeavyWeapon = false;   ///< the miniature of the heavy weapon is the unit leader
    std::vector<std::string> startsWith;  ///< ids of the upgrades that the builder gives a new unit
    double silhouetteOffset = 0.0;        ///< inches from the table to the silhouette's foot
    std::string standIn;                  ///< kind of figure that replaces a missing model
    std::string heavyModel;               ///< heavy weapon's model; empty: as the others

    bool isMercenary() const { return facts.faction == "mercenary"; }
    UnitTraits traits() const;
};

/// A miniature with a card of its own that joins another unit (Keyword Glossary, Counterpart).
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
    UnitCard::Appearance looks;  ///< empty: same look as the unit that it joins
    std::string standIn;         ///< as in `UnitEntry`
};

struct UpgradeCard {
    CardFacts facts;
    std::string slot;
    bool unique = false;
    int limit = 0;  ///< most copies in an army; 0: no limit
    int points = 0;
    std::optional<UnitFilter> requirement;
    int miniatures = 0;         ///< number of miniatures that it adds
    std::optional<int> wounds;  ///< wounds of those miniatures, if different from the unit's
    StatChanges changes;
    std::string affiliation;                ///< affiliation that it gives its unit
    std::vector<std::string> mercenaryFor;  ///< factions that may hire its unit
    bool largeSquad = false;
    CardUse use{};
    std::vector<Token> freeTokens;   ///< its free action gives the unit one of these tokens
    std::vector<std::string> sides;  ///< names of both sides; empty: single-sided
    std::vector<std::string> addsSlots;
    std::optional<UnitFilter> addsSlotsTo;  ///< only such units gain the slots; none: all units
    std::vector<KeywordText> keywords;      ///< keywords of the unit while it carries the card
    std::vector<KeywordText> cardKeywords;  ///< of the card or its miniature: Leader, Sidearm
    std::vector<KeywordText> loses;
    std::vector<KeywordText> mentions;  ///< keywords under a condition that no source gives
    std::vector<Weapon> weapons;
    std::string battleForceChoice;  ///< needs that choice of a battle force
    std::optional<CardText> effect;
    std::shared_ptr<const CardHelp> help;  ///< the effect as players read it; none: no effect
    std::shared_ptr<const CardProgram> program{};  ///< none: the players apply the effect
    EffectSource saidBy{};

    bool isLeader() const;
};

/// Value of `selectable` for a card that players only use from the hand.
inline constexpr const char* discardedFromTheHand = "discarded from the hand";

/// Id of Standing Orders. Every hand holds this card, and army lists leave it out (p. 18, Building
/// a Command Hand).
inline constexpr const char* standingOrders = "standing-orders";

struct CommandEntry {
    CardFacts facts;
    int pips = 0;                    ///< pips for building the hand
    int printedPips = 0;             ///< pips for priority
    std::vector<std::string> units;  ///< names of its units: the army needs one of them
    bool needsAllUnits = false;
    std::string unitTitle, battleForce;
    std::optional<UnitFilter> requirement;
    bool generic = false;
    struct Orders {
        int count = 0;  ///< number of units; 0: every unit that fits
        UnitFilter to;
    };
    std::vector<Orders> orders;
    std::optional<UnitFilter> nominates;
    bool permanent = false, returnsToHand = false;
    struct Divulge {
        std::string timing;
        bool mandatory = false, selectedInRound1 = false;
    };
    std::optional<Divulge> divulge;
    std::string selectable;  ///< special limits on its selection; empty: none
    std::string inHandWith;  ///< a unit that needs this card in the hand
    std::optional<Weapon> weapon;
    std::vector<KeywordText> mentions;
    std::optional<CardText> effect;
    std::shared_ptr<const CardHelp> help;  ///< the effect as players read it; none: orders only
    std::vector<Moment> momentsInHand;     ///< moments for its use from the hand
    std::shared_ptr<const CardProgram> program{};  ///< none: the players apply the effect
    EffectSource saidBy{};
};

/// Territories and points of interest of a primary objective. Inches on a table of `width` by
/// `depth`.
struct BattleMap {
    double width = 72, depth = 36;
    struct Rectangle {
        double x0 = 0, x1 = 0, y0 = 0, y1 = 0;
    };
    std::vector<Rectangle> blue, red;                  ///< the rest is contested territory
    std::vector<Rectangle> vanguardBlue, vanguardRed;  ///< vanguard zones, if a card adds them
    struct Point {
        double x = 0, y = 0;
    };
    std::vector<Point> pois;  ///< centres of the POI tokens
};

struct BattleEntry {
    enum class Kind { primary, secondary, advantage };
    CardFacts facts;
    Kind kind{};
    bool recon = false;  ///< for recon games
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
        std::vector<int> bonusRounds;  ///< rounds in which it scores more
        int bonusPoints = 0;
    };
    std::vector<Scoring> scoring;
    struct Rule {
        std::string timing, effect;
        std::vector<KeywordText> keywords;
    };
    std::vector<Rule> rules;
    std::optional<BattleMap> map;
    std::vector<ByHand> byHand;  ///< lines for the players: setup, then scoring, then rules
};
const std::string& nameOf(BattleEntry::Kind kind);
Message wordOf(BattleEntry::Kind kind);
/// "securing another Stockpile: 1 VP each, from round 2".
std::string wordsOf(const BattleEntry::Scoring& scoring);

struct RankLimit {
    int least = 0, most = 0;
};
/// The minimum and maximum number of units of each rank in an army.
struct RankLimits {
    std::map<Rank, RankLimit> ranks;
    std::optional<int> mostCommandersAndOperatives;
};

struct BattleForce {
    CardFacts facts;
    std::string side;
    RankLimits standard, recon;
    std::map<Rank, std::vector<std::string>> units;  ///< ids, by the rank that they count as
    std::vector<std::string> uniqueUpgrades, forbiddenUpgrades, commandCards;

    // Building rules of this battle force; see assets/catalogue/battle_forces.
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
    struct NeedsOnePer {
        std::string unit, per;  ///< unit: id; per: name
    };
    std::vector<NeedsOnePer> needsOnePer;
    std::map<std::string, std::vector<std::string>> extraSlots;  ///< by id of the unit
    std::string affiliation;                                     ///< required for every unit
    bool affiliationOfALeader = false;  ///< required: that of a commander or operative
    std::string clanUpgrade, clanUpgradeForLeaders;
    std::vector<std::string> heavyWeaponsForAll;  ///< non-droid troopers ignore their requirement
    struct Choice {
        std::string name, effect;
        std::vector<std::string> addsUnits;
    };
    std::vector<Choice> choices;
    int picks = 0;
    std::vector<CardText> rules;
    std::vector<ByHand> byHand;  ///< lines for the players: rules, then choices
};

/// A change of points that depends on the rest of the army.
struct PointsChange {
    std::string upgrade;
    int points = 0;
    std::optional<UnitFilter> armyHas, on;
    std::string battleForce, choice;
};

/// A slot for one named card. The army builder offers it if the unit has no slot of that type.
struct SpecialSlot {
    std::string slot;
    std::vector<std::string> upgrades;
    UnitFilter unit;
};

/// A keyword of the game: the cards that may print it and the values that it carries.
struct KeywordEntry {
    enum class Has { never, sometimes, always };
    std::string name;
    std::vector<std::string> on;  ///< "unit", "weapon", "upgrade card"
    Has value = Has::never, parameter = Has::never;
    std::vector<std::string> words;        ///< all allowed parameters; empty: any
    std::shared_ptr<const CardHelp> help;  ///< never null
    bool automated = false;                ///< code applies the whole keyword
    /// A part of the keyword that the players apply, with the moments of its reminders. A part with
    /// the name of a parameter, such as Hover's "Air", belongs only to keywords with that
    /// parameter.
    struct Part {
        std::string name;
        std::vector<Moment> moments;
    };
    std::vector<Part> byHand{};  ///< empty: code applies all or nothing
};

}  // namespace sightline::engine

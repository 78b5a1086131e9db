/// The cards of the game besides the stats of a unit: what the army builder, the importers and the
/// rules read. Facts only; read from assets/catalogue and from the players' own packs.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/catalogue/card_help.h"
#include "engine/catalogue/unit_card.h"
#include "engine/catalogue/unit_filter.h"
#include "engine/catalogue/unit_now.h"

namespace sightline::engine {

/// A value that is not beyond doubt, shown with the card.
struct Mark {
    enum class Kind { disputed, inferred, unknown, variable, doubt, note };
    std::string at;  ///< JSON pointer inside the card's record; empty for the whole card
    Kind kind{};
    std::string note;
};
const std::string& nameOf(Mark::Kind kind);

/// Who gives a card its effect on the table.
enum class SaidBy {
    data,         ///< everything on it is in its record
    dataAsKnown,  ///< looks complete, but no source has the card's text
    code,         ///< needs code; the catalogue's list of automation says whether it has it
    nobody        ///< the effect is in no source: by hand, from the printed card
};
const std::string& nameOf(SaidBy said);

/// What a card does, in our own words.
struct CardText {
    std::string timing, text;
};

/// What every card has.
struct CardFacts {
    std::string id, name, title;
    std::string displayName;  ///< where lists use another name than the card
    std::string faction;      ///< empty: any
    bool released = true;
    std::string expected;  ///< when it is to be released, as announced
    std::string pack;      ///< the pack that it came with; empty for the product's own
    std::vector<Mark> marks;
    std::uint64_t content = 0;  ///< fingerprint of what its record says about play

    const std::string& shownName() const { return displayName.empty() ? name : displayName; }
};

/// What a filter sees of a unit card on its own.
UnitTraits traitsOf(const UnitCard& card);

/// The models of a unit or of a kind of figure.
struct Figures {
    UnitCard::Looks looks;
    std::string heavy{};  ///< of a heavy weapon's miniature; empty: as the others
};

/// A unit with what the army rules need to know about it.
struct UnitEntry {
    UnitCard card;
    CardFacts facts;
    std::vector<std::string> mercenaryFor;  ///< factions that may hire it
    bool uniqueTitle = false;               ///< once in an army by its title
    std::string counterpart;                ///< id of the counterpart that may join it
    bool alwaysWithCounterpart = false;
    std::string onlyIn;                   ///< id of the only battle force that may field it
    bool leaderFromHeavyWeapon = false;   ///< the heavy weapon's miniature leads
    std::vector<std::string> startsWith;  ///< upgrades that the builder gives a new one, by id
    double silhouetteOffset = 0.0;        ///< inches from the table to the silhouette's foot
    std::string standIn;                  ///< what kind of figure stands in for its own model
    std::string heavyModel;               ///< of a heavy weapon's miniature; empty: as the others

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
    UnitCard::Looks looks;  ///< empty: looks like the unit that it joins
    std::string standIn;    ///< as of a unit
};

struct UpgradeCard {
    CardFacts facts;
    std::string slot;
    bool unique = false;
    int limit = 0;  ///< copies in an army; 0: as many as fit
    int points = 0;
    std::optional<UnitFilter> requirement;
    int miniatures = 0;         ///< that it adds
    std::optional<int> wounds;  ///< of those, where it is not the unit's
    StatChanges changes;
    std::string affiliation;                ///< that its unit takes
    std::vector<std::string> mercenaryFor;  ///< factions that may hire its unit
    bool largeSquad = false;
    CardUse use{};
    std::vector<Token> freeTokens;   ///< a free action with the card gives its unit one of these
    std::vector<std::string> sides;  ///< of a dual-sided card, their names; empty: it has one
    std::vector<std::string> addsSlots;
    std::optional<UnitFilter> addsSlotsTo;  ///< only such units gain them; none: all
    std::vector<KeywordText> keywords;      ///< the unit has them while it carries the card
    std::vector<KeywordText> cardKeywords;  ///< of the card or its miniature: Leader, Sidearm, ...
    std::vector<KeywordText> loses;
    std::vector<KeywordText> mentions;  ///< named under a condition that no source gives
    std::vector<Weapon> weapons;
    std::string battleForceChoice;  ///< only with that choice of a battle force
    std::optional<CardText> effect;
    std::shared_ptr<const CardHelp> help;  ///< the effect for the players; none: no effect
    SaidBy saidBy{};

    bool isLeader() const;
};

/// The limit on selecting a card that is used from the hand and nothing else.
inline constexpr const char* discardedFromTheHand = "discarded from the hand";

/// Standing Orders, by its id: every hand holds it, and lists leave it out (p. 18, Building a
/// Command Hand).
inline constexpr const char* standingOrders = "standing-orders";

struct CommandEntry {
    CardFacts facts;
    int pips = 0;                    ///< with which it counts for the hand
    int printedPips = 0;             ///< with which it counts for priority
    std::vector<std::string> units;  ///< names of units it belongs to: one of them is needed
    bool needsAllUnits = false;
    std::string unitTitle, battleForce;
    std::optional<UnitFilter> requirement;
    bool generic = false;
    struct Orders {
        int count = 0;  ///< 0: every unit that fits
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
    std::string selectable;  ///< special limits on selecting it; empty: none
    std::string inHandWith;  ///< a unit that needs this card in the hand
    std::optional<Weapon> weapon;
    std::vector<KeywordText> mentions;
    std::optional<CardText> effect;
    std::shared_ptr<const CardHelp> help;  ///< the effect for the players; none: its orders are all
    std::vector<Moment> momentsInHand;     ///< when it may be used from the hand
    SaidBy saidBy{};
};

/// Where a primary objective puts territories and points of interest. Inches on its own table.
struct BattleMap {
    double width = 72, depth = 36;
    struct Rectangle {
        double x0 = 0, x1 = 0, y0 = 0, y1 = 0;
    };
    std::vector<Rectangle> blue, red;                  ///< the rest is contested
    std::vector<Rectangle> vanguardBlue, vanguardRed;  ///< where a card adds such zones
    struct Point {
        double x = 0, y = 0;
    };
    std::vector<Point> pois;  ///< centres of the tokens
};

struct BattleEntry {
    enum class Kind { primary, secondary, advantage };
    CardFacts facts;
    Kind kind{};
    bool recon = false;  ///< for the smaller game
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
        std::vector<int> bonusRounds;  ///< in which it is worth more
        int bonusPoints = 0;
    };
    std::vector<Scoring> scoring;
    struct Rule {
        std::string timing, effect;
        std::vector<KeywordText> keywords;
    };
    std::vector<Rule> rules;
    std::optional<BattleMap> map;
    std::vector<ByHand> byHand;  ///< for the players: setup, then scoring, then rules
};
const std::string& nameOf(BattleEntry::Kind kind);
Message wordOf(BattleEntry::Kind kind);
/// "securing another Stockpile: 1 VP each, from round 2".
std::string wordsOf(const BattleEntry::Scoring& scoring);

struct RankLimit {
    int least = 0, most = 0;
};
/// How many units of each rank an army may hold.
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

    // Building rules of its own; see assets/catalogue/battle_forces.
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
        std::string unit, per;  ///< id; name
    };
    std::vector<NeedsOnePer> needsOnePer;
    std::map<std::string, std::vector<std::string>> extraSlots;  ///< by id of the unit
    std::string affiliation;                                     ///< that every unit must have
    bool affiliationOfALeader = false;  ///< every unit has that of a commander or operative
    std::string clanUpgrade, clanUpgradeForLeaders;
    std::vector<std::string> heavyWeaponsForAll;  ///< whose requirement non-droid troopers ignore
    struct Choice {
        std::string name, effect;
        std::vector<std::string> addsUnits;
    };
    std::vector<Choice> choices;
    int picks = 0;
    std::vector<CardText> rules;
    std::vector<ByHand> byHand;  ///< for the players: rules, then choices
};

/// Points that depend on the rest of the army.
struct PointsChange {
    std::string upgrade;
    int points = 0;
    std::optional<UnitFilter> armyHas, on;
    std::string battleForce, choice;
};

/// A slot for one named card, offered where the unit has no slot of that type.
struct SpecialSlot {
    std::string slot;
    std::vector<std::string> upgrades;
    UnitFilter unit;
};

/// What a keyword is: where it may stand and what it carries.
struct KeywordEntry {
    enum class Has { never, sometimes, always };
    std::string name;
    std::vector<std::string> on;  ///< "unit", "weapon", "upgrade card"
    Has value = Has::never, parameter = Has::never;
    std::vector<std::string> words;        ///< the only parameters there are; empty: any
    std::shared_ptr<const CardHelp> help;  ///< never null
    bool automated = false;                ///< code applies all of it
    /// A part that the players apply, and when they are reminded of it. One that is named after a
    /// parameter, such as Hover's "Air", is a part of keywords with that parameter alone.
    struct Part {
        std::string name;
        std::vector<Moment> moments;
    };
    std::vector<Part> byHand{};  ///< where code applies other parts; empty: all or nothing
};

}  // namespace sightline::engine

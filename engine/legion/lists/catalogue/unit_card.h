/// The unit card: stats, keywords and weapons. Facts only; read from assets/catalogue.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/legion/basics/dice/die.h"
#include "engine/legion/basics/keyword.h"
#include "engine/legion/basics/sum.h"
#include "engine/legion/basics/token.h"

namespace sightline::engine {

enum class Rank { commander, operative, corps, specialForces, support, heavy };
enum class UnitType {
    trooper,
    cloneTrooper,
    droidTrooper,
    wookieeTrooper,
    mandalorianTrooper,
    creatureTrooper,
    emplacementTrooper,
    heavyTrooper,
    heavyDroidTrooper,
    groundVehicle,
    repulsorVehicle
};
constexpr bool isVehicle(UnitType type) {
    return type == UnitType::groundVehicle || type == UnitType::repulsorVehicle;
}
constexpr bool isTrooper(UnitType type) { return !isVehicle(type); }
/// A Heavy Droid Trooper is both a Heavy and a Droid Trooper (p. 40).
constexpr bool isDroid(UnitType type) {
    return type == UnitType::droidTrooper || type == UnitType::heavyDroidTrooper;
}
constexpr bool isHeavyTrooper(UnitType type) {
    return type == UnitType::heavyTrooper || type == UnitType::heavyDroidTrooper;
}

enum class AttackSurge { none, hit, crit };
enum class DefenseSurge { none, block };

struct CardHelp;
struct CardProgram;
struct UnitFilter;

/// A keyword as a card prints it. The players apply a keyword without code by hand, and the card
/// shows this.
struct KeywordText {
    KeywordName name;          ///< "Pierce"
    std::optional<int> value;  ///< the X
    std::string parameter;     ///< "Front", "Corps Trooper"
    bool automated = false;
    enum class Action { none, card, free } action{};  ///< action printed with it
    std::optional<int> capacity{};                    ///< capacity, for Repair and Treat
    std::shared_ptr<const UnitFilter> who{};          ///< the parameter, if it names units
    struct Gain {
        std::string what;  ///< "aim", "dodge", "surge", "move"
        int amount = 1;
    };
    std::vector<Gain> gains{};               ///< the parameter as tokens, if it names tokens
    bool countsForRequirements = false;      ///< for upgrade requirements that name the keyword
    bool gainsAll = false;                   ///< gains all of them, otherwise one of them
    std::shared_ptr<const CardHelp> help{};  ///< none if the keyword was made without the catalogue
    std::string label() const;               ///< "Pierce 1", "Fixed: Front"
    /// True if the players apply the keyword by hand although code exists: the game began before
    /// the code did, or no source gives the number.
    bool leftByHand = false;
    /// True if it is that keyword and the game applies the coded part.
    bool is(Keyword keyword) const { return name.keyword() == keyword && !leftByHand; }
};

/// Identifies the card that owns something: its id in the catalogue and its name. Other cards may
/// have the same name. Empty: the unit card.
struct WhichCard {
    std::string id, name;
    bool none() const { return id.empty(); }
    bool operator==(const WhichCard& other) const { return id == other.id; }
};

struct Weapon {
    std::string name;
    bool melee = false, ranged = false;
    int minimumRange = 0, maximumRange = 0;  ///< range bands; 0: melee only
    DicePool dice;
    std::vector<KeywordText> keywords;
    bool area = false;     ///< yellow range icon: attacks all units in range; alone in its pool
    bool overrun = false;  ///< red overrun icon: only for attacks on units that were moved through
    WhichCard carrier{};   ///< its added miniatures use it; none: those of the unit card
    WhichCard card{};      ///< the equipped card that prints the weapon
    AttackSurge surge{};   ///< surge chart for its attack pool; none: the unit's own chart
    bool oncePerAttack = false;  ///< one miniature adds it in a whole attack (grenades, p. 16)
    std::optional<int> side{};   ///< index; none: its card is single-sided

    bool has(Keyword keyword) const;
    bool has(std::string_view keyword) const;  ///< by name; packs add keywords
    /// A miniature that an upgrade added uses the upgrade's weapons and those of the unit card. A
    /// counterpart uses only its own weapons.
    bool isUsedBy(const WhichCard& bearer, bool counterpart) const;
};

/// What the use of a card does to it (p. 17).
enum class CardUse { unlimited, exhaust, expend };

/// An upgrade as a unit carries it.
struct EquippedCard {
    std::string id;  ///< id in the catalogue
    std::string name;
    CardUse use{};
    enum class State { ready, exhausted, expended } state{};
    std::shared_ptr<const CardHelp> help{};  ///< none: all of it is in the numbers
    std::vector<KeywordText> keywords{};     ///< of the card or its miniature: Cycle
    std::vector<std::string> sides{};        ///< names of both sides; empty: single-sided
    int side = 0;                            ///< the faceup side of a dual-sided card (p. 17)
    std::string slot{};                      ///< "force", "gear": a name of slotNames()
    std::vector<Token> freeTokens{};         ///< its free action gives the unit one of these tokens
    bool leavesNoEntry = false;              ///< no source gives the effect
    bool sideSaid = false;                   ///< a scenario states which side is faceup
    std::shared_ptr<const CardProgram> program{};  ///< none: the players apply the effect
    bool is(const WhichCard& which) const { return !which.none() && which.id == id; }
};

/// True if the faceup side of the weapon's card prints the weapon. Dual-sided Upgrade Cards, p. 17.
bool isFaceup(const std::vector<EquippedCard>& cards, const Weapon& weapon);
/// True if the weapon is faceup and its card is readied, in case the card exhausts or expends.
/// Exhaust and Expend, p. 17.
bool isReady(const std::vector<EquippedCard>& cards, const Weapon& weapon);

struct UnitCard {
    std::string id, name, title, faction;
    std::string affiliation;  ///< "Black Sun"; empty: loyal to its faction (p. 41)
    Rank rank{};
    UnitType type{};
    bool unique = false;
    int points = 0;
    int miniatures = 1;
    int wounds = 1;
    std::optional<int> courage;     ///< none: null courage, or a vehicle
    std::optional<int> resilience;  ///< of vehicles; none: a dash
    Die defenseDie = Die::whiteDefense;
    int speed = 2;
    AttackSurge attackSurge{};
    DefenseSurge defenseSurge{};
    AttackSurge meleeAttackSurge{};  ///< additional charts for melee attacks only
    DefenseSurge meleeDefenseSurge{};
    std::vector<std::string> upgradeBar;
    std::vector<KeywordText> keywords;
    std::vector<Weapon> weapons;
    std::string base;               ///< name in Dimensions::bases
    double silhouetteHeight = 0.0;  ///< inches
    struct Appearance {
        std::string leader;               ///< name of the unit leader's model
        std::vector<std::string> others;  ///< model names, used in turn
    } looks;
    /// The reasons why these values differ from the printed unit card.
    struct LooksReason {
        std::vector<Reason> courage, speed;
        std::vector<Reason> defenseDie;  ///< 1: red instead of white; -1: white instead of red
        /// The number of steps by which a chart improved or got worse; `Reckoning` defines the
        /// steps.
        std::vector<Reason> attackSurge, defenseSurge, meleeAttackSurge, meleeDefenseSurge;
    } why{};

    bool has(Keyword keyword) const;
    bool has(std::string_view keyword) const;  ///< by name; packs add keywords
    /// The X of a keyword: the sum of the numbers of all its instances (p. 8); 0 if the unit does
    /// not have the keyword.
    int sumOf(Keyword keyword) const;
    /// True for troopers, ground vehicles, and repulsor vehicles that hover (p. 24, 40).
    bool mayStandBy() const;
    bool isMercenary() const { return !affiliation.empty(); }
};

}  // namespace sightline::engine

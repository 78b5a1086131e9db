/// What a unit card says. Facts only; read from assets/catalogue.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/dice/die.h"
#include "engine/keyword.h"
#include "engine/sum.h"
#include "engine/token.h"

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
struct UnitFilter;

/// A keyword as a card prints it. One without code acts only through the players' hands, and the
/// card says so.
struct KeywordText {
    KeywordName name;          ///< "Pierce"
    std::optional<int> value;  ///< the X
    std::string parameter;     ///< "Front", "Corps Trooper"
    bool automated = false;
    enum class Action { none, card, free } action{};  ///< the action that the card prints with it
    std::optional<int> capacity{};                    ///< of Repair and Treat
    std::shared_ptr<const UnitFilter> who{};          ///< the parameter where it names units
    struct Gain {
        std::string what;  ///< "aim", "dodge", "surge", "move"
        int amount = 1;
    };
    std::vector<Gain> gains{};               ///< the parameter where it names tokens
    bool countsForRequirements = false;      ///< of upgrades that ask for the keyword
    bool gainsAll = false;                   ///< every one of them, else one of them
    std::shared_ptr<const CardHelp> help{};  ///< none where the catalogue was not asked
    std::string label() const;               ///< "Pierce 1", "Fixed: Front"
    /// The game began when no code applied it, and goes on as it began: it stays with the players.
    bool leftByHand = false;
    /// It is that keyword, and the game applies what code knows of it.
    bool is(Keyword keyword) const { return name.keyword() == keyword && !leftByHand; }
};

/// A card that something belongs to: known by its id in the catalogue, called by its name, which
/// other cards may bear too. None: the unit card.
struct WhichCard {
    std::string id, name;
    bool none() const { return id.empty(); }
    bool operator==(const WhichCard& other) const { return id == other.id; }
};

struct Weapon {
    std::string name;
    bool melee = false, ranged = false;
    int minimumRange = 0, maximumRange = 0;  ///< bands; 0 when melee only
    DicePool dice;
    std::vector<KeywordText> keywords;
    bool area = false;     ///< yellow range icon: attacks every unit in range, alone in its pool
    bool overrun = false;  ///< red overrun icon: only for attacks on units moved through
    WhichCard carrier{};   ///< only miniatures that it added use it; none: those of the unit card
    WhichCard card{};      ///< the equipped card it is printed on
    AttackSurge surge{};   ///< chart that it gives the pool it is in; none: the unit's own counts
    bool oncePerAttack = false;  ///< one miniature adds it in a whole attack (grenades, p. 16)
    std::optional<int> side{};   ///< of a dual-sided card, by number; none: its card has no sides

    bool has(Keyword keyword) const;
    bool has(std::string_view keyword) const;  ///< by its name, as a pack may bring it
    /// A miniature that an upgrade added uses its weapons and those of the unit card; a counterpart
    /// only its own.
    bool isUsedBy(const WhichCard& bearer, bool counterpart) const;
};

/// Whether a card turns when it is used (p. 17).
enum class CardUse { unlimited, exhaust, expend };

/// An upgrade as a unit carries it.
struct EquippedCard {
    std::string id;  ///< in the catalogue
    std::string name;
    CardUse use{};
    enum class State { ready, exhausted, expended } state{};
    std::shared_ptr<const CardHelp> help{};  ///< none: weapons, keywords and numbers say it all
    std::vector<KeywordText> keywords{};     ///< of the card or its miniature: Cycle, Sidearm
    std::vector<std::string> sides{};        ///< names of both sides; empty: the card has one
    int side = 0;                            ///< lies faceup, of a dual-sided card (p. 17)
    std::string slot{};                      ///< "force", "gear"; as slotNames() has it
    std::vector<Token> freeTokens{};         ///< its free action gives the unit one of these
    bool untold = false;                     ///< no source says what it does
    bool sideSaid = false;                   ///< a scenario says which side lies faceup
    bool is(const WhichCard& which) const { return !which.none() && which.id == id; }
};

/// Its card shows the side that the weapon is printed on. Dual-sided Upgrade Cards, p. 17.
bool isFaceup(const std::vector<EquippedCard>& cards, const Weapon& weapon);
/// Faceup, and readied where its card exhausts or expends. Exhaust and Expend, p. 17.
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
    std::optional<int> resilience;  ///< vehicles; none: a dash
    Die defenseDie = Die::whiteDefense;
    int speed = 2;
    AttackSurge attackSurge{};
    DefenseSurge defenseSurge{};
    AttackSurge meleeAttackSurge{};  ///< further charts, in melee attacks only
    DefenseSurge meleeDefenseSurge{};
    std::vector<std::string> upgradeBar;
    std::vector<KeywordText> keywords;
    std::vector<Weapon> weapons;
    std::string base;               ///< name in Dimensions::bases
    double silhouetteHeight = 0.0;  ///< inches
    struct Looks {
        std::string leader;               ///< model names
        std::vector<std::string> others;  ///< taken in turn
    } looks;
    /// Why these are not as the unit card prints them, if they are not.
    struct Why {
        std::vector<Reason> courage, speed;
        std::vector<Reason> defenseDie;  ///< 1: red instead of white, -1 the other way round
        /// By as much as a chart got better or worse, as `Reckoning` counts charts.
        std::vector<Reason> attackSurge, defenseSurge, meleeAttackSurge, meleeDefenseSurge;
    } why{};

    bool hasMelee() const;
    bool has(Keyword keyword) const;
    bool has(std::string_view keyword) const;  ///< by its name, as a pack may bring it
    /// The X of a keyword: the numbers of all its instances add up (p. 8). 0 where it has none.
    int sumOf(Keyword keyword) const;
    /// Troopers, ground vehicles, and repulsor vehicles that hover (p. 24, 40).
    bool mayStandBy() const;
    bool isMercenary() const { return !affiliation.empty(); }
};

}  // namespace sightline::engine

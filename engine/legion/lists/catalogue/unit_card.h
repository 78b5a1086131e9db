/// The unit card: stats, keywords and weapons. It contains facts only, read from assets/catalogue.
#pragma once
#include <bitset>
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
/// True for droid troopers. A Heavy Droid Trooper is both a Heavy and a Droid Trooper (p. 40).
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

/// A keyword as printed on a card. If code does not apply the keyword, the players apply it by
/// hand, and the display of the card shows this.
struct KeywordText {
    KeywordName name;          ///< name of the keyword, such as "Pierce"
    std::optional<int> value;  ///< value X of the keyword
    std::string parameter;     ///< parameter of the keyword, such as "Front" or "Corps Trooper"
    bool automated = false;
    enum class Action { none, card, free } action{};  ///< action that is printed with the keyword
    std::optional<int> capacity{};                    ///< printed capacity, for Repair and Treat
    std::shared_ptr<const UnitFilter> who{};  ///< filter for units named by the keyword's parameter
    struct Gain {
        /// Name of a gained token or action, such as "aim", "dodge", "surge" or "move".
        std::string what;
        int amount = 1;
        bool operator==(const Gain&) const = default;
    };
    std::vector<Gain> gains{};  ///< tokens and actions that the keyword's parameter names
    /// True: a requirement of an upgrade may name this keyword.
    bool countsForRequirements = false;
    bool gainsAll = false;  ///< true: the unit gains everything in `gains`; false: its player
                            ///< chooses one of them
    /// Help text; null if the keyword was made without the catalogue.
    std::shared_ptr<const CardHelp> help{};
    std::string label() const;  ///< The keyword as printed, such as "Pierce 1" or "Fixed: Front".
    /// True if the players apply the keyword by hand although code exists. There are two reasons:
    /// the game began before the code existed, or no source gives the number or the parameter.
    bool leftByHand = false;
    /// True if this is the keyword `keyword` and `leftByHand` is false.
    bool is(Keyword keyword) const { return name.keyword() == keyword && !leftByHand; }
    bool printsX = false;  ///< true: the card prints X, which another keyword of the card defines;
                           ///< the number is 1 until that keyword acts
    bool operator==(const KeywordText&) const = default;
};

/// A set of keywords of the rulebook, indexed by Keyword.
using KeywordSet = std::bitset<static_cast<std::size_t>(keywordCount) + 1>;
/// Adds the names of all keywords in `keywords` to the set.
void addTo(KeywordSet& set, const std::vector<KeywordText>& keywords);

/// Identifies a card by its id in the catalogue. The name is added for texts; other cards may have
/// the same name. Without an id: the unit card itself.
struct WhichCard {
    std::string id, name;
    bool none() const { return id.empty(); }
    bool operator==(const WhichCard& other) const { return id == other.id; }
};

struct Weapon {
    std::string name;
    bool melee = false, ranged = false;
    int minimumRange = 0, maximumRange = 0;  ///< range in range bands; 0: only melee
    DicePool dice;
    std::vector<KeywordText> keywords;
    bool area = false;  ///< yellow range icon: attacks all units in range, and is the only weapon
                        ///< in its attack pool
    bool overrun = false;  ///< red overrun icon: attacks only units that the unit moved through
    WhichCard carrier{};   ///< the upgrade card that adds the miniatures with this weapon; empty:
                           ///< the unit card
    WhichCard card{};      ///< the equipped card on which the weapon is printed
    /// Surge chart of the weapon's attack pool; none: the unit's chart is used.
    AttackSurge surge{};
    /// True: only one miniature adds the weapon in a whole attack (grenades, p. 16).
    bool oncePerAttack = false;
    /// Index of the side of the upgrade card on which the weapon is printed; no value: the card has
    /// one side.
    std::optional<int> side{};

    bool has(Keyword keyword) const;
    /// True if the weapon has the keyword. `keyword` is a string, because packs can add keywords.
    bool has(std::string_view keyword) const;
    /// True if a miniature uses this weapon. A miniature that an upgrade added uses the weapons of
    /// the upgrade and of the unit card. A counterpart uses only its own weapons.
    bool isUsedBy(const WhichCard& bearer, bool counterpart) const;
};

/// What happens to a card when it is used (p. 17).
enum class CardUse { unlimited, exhaust, expend };

/// An upgrade card that a unit has.
struct EquippedCard {
    std::string id;  ///< id of the upgrade card in the catalogue
    std::string name;
    CardUse use{};
    enum class State { ready, exhausted, expended } state{};
    /// Help text; null: the stats and keywords already contain the whole effect.
    std::shared_ptr<const CardHelp> help{};
    std::vector<KeywordText> keywords{};  ///< keywords of the card or its miniature, such as
                                          ///< Cycle
    /// Names of both sides of the upgrade card; empty: the card has one side.
    std::vector<std::string> sides{};
    int side = 0;        ///< index of the faceup side of a dual-sided card (p. 17)
    std::string slot{};  ///< slot of the card, an element of slotNames(), such as "force" or "gear"
    /// A free action of the upgrade card gives the unit one of these tokens.
    std::vector<Token> freeTokens{};
    bool leavesNoEntry = false;  ///< true: no source gives the effect of the card
    bool sideSaid = false;       ///< true: a scenario states which side is faceup
    /// Effect as data; null: the players apply the effect.
    std::shared_ptr<const CardProgram> program{};
    std::vector<std::string> byHand{};  ///< clauses of the effect that the players apply by hand
    std::string bearer{};  ///< id of the counterpart that carries the card; empty: the card belongs
                           ///< to the unit
    bool is(const WhichCard& which) const { return !which.none() && which.id == id; }
};

/// True if the weapon is printed on the faceup side of its card. Dual-sided Upgrade Cards, p. 17.
bool isFaceup(const std::vector<EquippedCard>& cards, const Weapon& weapon);
/// True if the weapon is faceup and its card is readied. A card that is never exhausted or expended
/// counts as readied. Exhaust and Expend, p. 17.
bool isReady(const std::vector<EquippedCard>& cards, const Weapon& weapon);

struct UnitCard {
    std::string id, name, title, faction;
    /// Affiliation, such as "Black Sun"; empty: loyal to its faction (p. 41).
    std::string affiliation;
    Rank rank{};
    UnitType type{};
    bool unique = false;
    int points = 0;
    int miniatures = 1;
    int wounds = 1;
    std::optional<int> courage;  ///< courage; no value: a dash is printed, or the unit is a vehicle
    bool printsCourageX = false;    ///< true: the card prints X as its courage, see
                                    ///< KeywordText::printsX
    std::optional<int> resilience;  ///< resilience of a vehicle; no value: a dash is printed
    Die defenseDie = Die::whiteDefense;
    int speed = 2;
    AttackSurge attackSurge{};
    DefenseSurge defenseSurge{};
    AttackSurge meleeAttackSurge{};  ///< additional surge charts that apply only to melee attacks
    DefenseSurge meleeDefenseSurge{};
    std::vector<std::string> upgradeBar;
    std::vector<KeywordText> keywords;
    std::vector<Weapon> weapons;
    std::string base;               ///< name of the base in Dimensions::bases
    double silhouetteHeight = 0.0;  ///< height of the silhouette in inches
    struct Appearance {
        std::string leader;  ///< name of the unit leader's model
        /// Names of the models of the other miniatures. The models are used in turn.
        std::vector<std::string> others;
    } looks;
    /// The reasons why values of the current unit card differ from the printed card.
    struct LooksReason {
        std::vector<Reason> courage, speed;
        /// Change of the die; 1: red instead of white; -1: white instead of red.
        std::vector<Reason> defenseDie;
        /// Changes of the surge charts. A chart counts as a number: 0 for no conversion, 1 for hit
        /// or block, 2 for crit.
        std::vector<Reason> attackSurge, defenseSurge, meleeAttackSurge, meleeDefenseSurge;
    } why{};

    bool has(Keyword keyword) const;
    bool has(std::string_view keyword) const;  ///< True if the unit has the keyword. `keyword` is a
                                               ///< string, because packs can add keywords.
    /// The value X of a keyword: the sum of the numbers of all instances (p. 8). 0 if the unit does
    /// not have the keyword.
    int sumOf(Keyword keyword) const;
    /// True if the unit may use standby: troopers, ground vehicles, and repulsor vehicles with
    /// Hover (p. 24, 40), also in games in which the players apply other parts of Hover by hand.
    bool mayStandBy() const;
    bool isMercenary() const { return !affiliation.empty(); }
    /// True if both cards have the same Faction. Mercenaries belong to no Faction; for them, the
    /// Affiliation must be the same (p. 41).
    bool isOfOneSideWith(const UnitCard& other) const;
};

/// Adds the keywords of the unit card, of its weapons and of the equipped cards to the set.
void addTo(KeywordSet& set, const UnitCard& card, const std::vector<EquippedCard>& equipped);

}  // namespace sightline::engine

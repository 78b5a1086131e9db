/// Edition: the rules that differ between the editions of the game, as named values.
///
/// A rule reads one of these values (`battle.edition().passPool`) and never compares editions. Each
/// edition also contains the page and heading of these rules in its own document, so that a ruling
/// cites the correct text. A rule that is not listed here is the same in every edition. If the text
/// of an edition has no rule for a case, the game uses the rule of 2026 and records this once at
/// the start (`borrows`).
#pragma once
#include <array>
#include <optional>
#include <string_view>

#include "engine/legion/basics/citation.h"
#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/tokens.h"

namespace sightline::engine {

/// The page and heading of a rule in the document of an edition. It can be converted to a citation.
struct RulePlace {
    int page = 0;
    const char* section = "";
    const char* document = "";  ///< name of the document; empty: the Core Rulebook

    operator Citation() const { return {page, section, document}; }
};

/// How the colours blue and red are assigned to the players.
enum class ColourBy {
    dice,   ///< both players roll dice; the player with the better roll becomes blue
    points  ///< the player with the lower army total chooses
};

struct Edition {
    const char* id = "";        ///< name in files, such as "2026"
    const char* date = "";      ///< date of the edition's document
    const char* document = "";  ///< name of the edition's document; empty: the Core Rulebook
    bool borrows = false;       ///< true: the document has gaps, and the rules of 2026 fill them

    int rounds = 0;
    int points = 0;         ///< largest number of points of a standard army
    bool passPool = false;  ///< true: players may pass with an advantage token, or if the drawn
                            ///< order token fits no unit
    bool cardEffectsBeforePriority = false;  ///< true: effects of command cards are resolved before
                                             ///< priority is determined, blue's card first
    bool scoresEachRound = false;            ///< false: players score only at the end of the last
                                             ///< round
    std::array<bool, tokenKinds> tokensRemoved{};  ///< the kinds of tokens that are removed in the
                                                   ///< End Phase
    bool promotesLeader = false;  ///< true: a promotion makes the unit leader a commander; false:
                                  ///< it makes the whole unit a commander
    /// True: a player whose unit has a Commander token need not promote a unit.
    bool fieldCommanderExempts = false;
    /// True: the holder of the round counter may roll a die for a dispute.
    bool disputeRoll = false;
    /// True: after each round, the round counter goes to the other player.
    bool counterChangesHands = false;
    ColourBy colourBy{};
    bool hasBattleDecks = false;  ///< true: an army has a battle deck
    /// True: the blue player chooses a table edge before the mission is built.
    bool sideBeforeMission = false;

    /// The rules that have different places in the documents of the editions. All other rules are
    /// cited by their page of the Core Rulebook.
    struct Places {
        RulePlace partsOfRound, selectCommandCard, commandCardEffects, priority, orders, orderPool;
        RulePlace chooseUnit, discardCommandCards, removeTokens, promote, roundCounter;
        RulePlace declareTerrain, colours, side, disputes;
        RulePlace army, armyPoints, factions, ranks, uniqueCards, upgrades, commandHand;
    } places{};

    bool removes(Token token) const { return tokensRemoved[static_cast<std::size_t>(token)]; }
    /// The player who has the round counter in a round. No value if the edition has no round
    /// counter. The available text of 2018 does not say who has it first; the program gives it to
    /// blue in round 1.
    std::optional<Player> counterHolder(int round) const {
        if (!counterChangesHands) return std::nullopt;
        return round % 2 == 1 ? Player::blue : Player::red;
    }
};

namespace editions {

constexpr std::array<bool, tokenKinds> tokensOfEndPhase() {
    std::array<bool, tokenKinds> removed{};
    for (const TokenKind& kind : tokenTable)
        removed[static_cast<std::size_t>(kind.token)] = kind.endOfRound;
    return removed;
}

template <class... Tokens>
constexpr std::array<bool, tokenKinds> tokensNamed(Tokens... tokens) {
    std::array<bool, tokenKinds> removed{};
    ((removed[static_cast<std::size_t>(tokens)] = true), ...);
    return removed;
}

constexpr RulePlace in2026(int page, const char* section) { return {page, section}; }
constexpr RulePlace in2018(int page, const char* section) {
    return {page, section, rulesReference2018};
}

/// The current edition: the Core Rulebook of 2026.
inline constexpr Edition of2026{
    .id = "2026",
    .date = rulesDate,
    .rounds = 5,
    .points = 1000,
    .passPool = true,
    .cardEffectsBeforePriority = true,
    .scoresEachRound = true,
    .tokensRemoved = tokensOfEndPhase(),
    .promotesLeader = false,
    .fieldCommanderExempts = true,
    .disputeRoll = false,
    .counterChangesHands = false,
    .colourBy = ColourBy::dice,
    .hasBattleDecks = true,
    .sideBeforeMission = false,
    .places = {.partsOfRound = in2026(21, "Parts of a Round"),
               .selectCommandCard = in2026(21, "Select and Play Command Cards"),
               .commandCardEffects = in2026(21, "Resolve Command Card Effects"),
               .priority = in2026(21, "Determine Priority"),
               .orders = in2026(21, "Nominate Commanders and Issue Orders"),
               .orderPool = in2026(22, "Create the Order Pool"),
               .chooseUnit = in2026(23, "Choose a Unit to Activate or Pass"),
               .discardCommandCards = in2026(38, "Discard Command Cards"),
               .removeTokens = in2026(38, "Remove Tokens"),
               .promote = in2026(38, "Promote"),
               .roundCounter = in2026(38, "Advance Round Counter"),
               .declareTerrain = in2026(18, "Declare and Place Terrain"),
               .colours = in2026(18, "Determine Blue Player"),
               .side = in2026(19, "Building a Mission"),
               .army = in2026(16, "Build an Army"),
               .armyPoints = in2026(16, "Points"),
               .factions = in2026(16, "Factions, Light Side, and Dark Side"),
               .ranks = in2026(16, "Ranks and Rank Requirements"),
               .uniqueCards = in2026(17, "Unique and Limited"),
               .upgrades = in2026(16, "Upgrade Cards"),
               .commandHand = in2026(18, "Building a Command Hand")}};

/// The edition of 2018: the Rules Reference 1.1.0. The project has only a part of its text: the
/// game round, disputes, army building and the first steps of setup. The glossary and the missions
/// are missing.
inline constexpr Edition of2018{
    .id = "2018",
    .date = "2018-07-16",
    .document = rulesReference2018,
    .borrows = true,
    .rounds = 6,
    .points = 800,
    .passPool = false,
    .cardEffectsBeforePriority = false,
    .scoresEachRound = false,
    .tokensRemoved = tokensNamed(Token::aim, Token::dodge, Token::standby),
    .promotesLeader = true,
    .fieldCommanderExempts = false,
    .disputeRoll = true,
    .counterChangesHands = true,
    .colourBy = ColourBy::points,
    .hasBattleDecks = false,
    .sideBeforeMission = true,
    .places = {.partsOfRound = in2018(2, "The Game Round"),
               .selectCommandCard = in2018(2, "Select Command Card"),
               .commandCardEffects = in2018(2, "Issue Orders"),
               .priority = in2018(2, "Determine Priority"),
               .orders = in2018(2, "Issue Orders"),
               .orderPool = in2018(2, "Create Order Pool"),
               .chooseUnit = in2018(2, "Choose Unit"),
               .discardCommandCards = in2018(2, "Discard Command Cards"),
               .removeTokens = in2018(2, "Remove Tokens"),
               .promote = in2018(2, "Update Order Pool and Promote"),
               .roundCounter = in2018(2, "Advance Round Counter"),
               .declareTerrain = in2018(6, "Declare Terrain"),
               .colours = in2018(6, "Select Player Color and Sides"),
               .side = in2018(6, "Select Player Color and Sides"),
               .disputes = in2018(4, "Resolving Disputes"),
               .army = in2018(5, "Army Building"),
               .armyPoints = in2018(5, "Points"),
               .factions = in2018(5, "Factions"),
               .ranks = in2018(5, "Ranks"),
               .uniqueCards = in2018(5, "Unique Cards"),
               .upgrades = in2018(5, "Upgrade Cards"),
               .commandHand = in2018(5, "Command Hand")}};

}  // namespace editions

inline constexpr std::array everyEdition{&editions::of2026, &editions::of2018};

}  // namespace sightline::engine

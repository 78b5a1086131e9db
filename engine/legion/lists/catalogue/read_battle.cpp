#include <algorithm>
#include <array>

#include "engine/legion/lists/catalogue/read_cards.h"
#include "engine/legion/lists/catalogue/read_clauses.h"
#include "engine/legion/lists/words/packs.h"

namespace sightline::engine {
namespace {

constexpr double largestTable = 144;  // longest side of a table in inches

BattleMap::Rectangle readRectangle(const JsonAt& at, const BattleMap& map) {
    at.allow({"x", "y"});
    const auto x = at.at("x").list(2, 2), y = at.at("y").list(2, 2);
    BattleMap::Rectangle area;
    area.x0 = x[0].number(0, map.width);
    area.x1 = x[1].number(area.x0, map.width);
    area.y0 = y[0].number(0, map.depth);
    area.y1 = y[1].number(area.y0, map.depth);
    return area;
}

BattleMap readMap(const JsonAt& at) {
    at.allow({"table", "red", "blue", "poi", "vanguard"});
    BattleMap map;
    map.width = at.at("table").at("width").number(1, largestTable);
    map.depth = at.at("table").at("depth").number(1, largestTable);
    for (const JsonAt& area : at.at("red").list(1, 9)) map.red.push_back(readRectangle(area, map));
    for (const JsonAt& area : at.at("blue").list(1, 9))
        map.blue.push_back(readRectangle(area, map));
    if (const auto zones = at.find("vanguard")) {
        zones->allow({"red", "blue"});
        for (const JsonAt& area : zones->at("red").list())
            map.vanguardRed.push_back(readRectangle(area, map));
        for (const JsonAt& area : zones->at("blue").list())
            map.vanguardBlue.push_back(readRectangle(area, map));
    }
    for (const JsonAt& poi : at.at("poi").list(0, 20)) {
        const auto xy = poi.list(2, 2);
        map.pois.push_back({xy[0].number(0, map.width), xy[1].number(0, map.depth)});
    }
    return map;
}

// Reads the rule by which the game counts a scoring line. The rule may count only tokens that the
// card itself places.
ScoringRule readCounts(const JsonAt& at, const BattleEntry& card) {
    at.allow({"token", "what", "where", "exactly", "at_least"});
    static const std::vector<std::string> kinds{"secured", "contested", "not contested by enemies"};
    constexpr std::array scores{Scores::securedPoi, Scores::contestedPoi, Scores::unthreatenedPoi};
    static const std::vector<std::string> places{"anywhere",        "allied territory",
                                                 "enemy territory", "not enemy territory",
                                                 "centre",          "not centre"};
    const std::string token = at.at("token").text();
    if (std::none_of(card.tokens.begin(), card.tokens.end(),
                     [&](const BattleEntry::Tokens& one) { return one.name == token; }))
        at.at("token").refuse(say::noTokenOfTheCard(token));
    ScoringRule rule{.what = scores[readName(at.at("what"), kinds, say::somethingToScore)]};
    if (const auto where = at.find("where"))
        rule.where = static_cast<PoiPlace>(readName(*where, places, say::aPlaceOfTokens));
    if (const auto number = at.find("exactly")) rule.exactly = number->integer(1, 20);
    if (const auto number = at.find("at_least")) rule.atLeast = number->integer(1, 20);
    return rule;
}

BattleEntry::Scoring readScoring(const JsonAt& at, const BattleEntry& card) {
    at.allow({"when", "from_round", "condition", "vp", "per", "bonus", "once_per_game",
              "max_per_round", "max_per_game", "counts"});
    BattleEntry::Scoring scoring;
    scoring.when = at.at("when").text();
    scoring.condition = at.at("condition").text();
    scoring.per = readOptional(at, "per");
    if (const auto bonus = at.find("bonus")) {
        bonus->allow({"rounds", "vp"});
        for (const JsonAt& round : bonus->at("rounds").list(1, 9))
            scoring.bonusRounds.push_back(round.integer(1, 9));
        scoring.bonusPoints = bonus->at("vp").integer(1, 20);
    }
    if (const auto round = at.find("from_round")) scoring.fromRound = round->integer(1, 9);
    scoring.victoryPoints = at.at("vp").integer(0, 20);
    scoring.oncePerGame = readFlag(at, "once_per_game");
    if (const auto most = at.find("max_per_round")) scoring.mostPerRound = most->integer(1, 99);
    if (const auto most = at.find("max_per_game")) scoring.mostPerGame = most->integer(1, 99);
    if (const auto counts = at.find("counts")) {
        scoring.counts = readCounts(*counts, card);
        scoring.counts->points = scoring.victoryPoints;
        scoring.counts->fromRound = scoring.fromRound;
        if (scoring.mostPerRound) scoring.counts->most = *scoring.mostPerRound;
    }
    return scoring;
}

/// The indices of the scoring lines that the game counts.
std::vector<int> countedLines(const BattleEntry& card) {
    std::vector<int> counted;
    for (std::size_t i = 0; i < card.scoring.size(); ++i) {
        if (card.scoring[i].counts) counted.push_back(static_cast<int>(i));
    }
    return counted;
}

// Removes the scoring lines that the game counts from the lines that the players apply.
void leaveCounted(BattleEntry& card) {
    const std::vector<int> counted = countedLines(card);
    if (counted.empty()) return;
    card.everyLine = card.byHand;
    const std::size_t before = card.setup.size();
    for (auto line = counted.rbegin(); line != counted.rend(); ++line)
        card.byHand.erase(card.byHand.begin() + static_cast<std::ptrdiff_t>(before) + *line);
}

BattleEntry readCard(const JsonAt& at, bool recon, const CatalogueContext& context) {
    at.allow({"id", "name", "kind", "faction", "tokens", "setup", "scoring", "rules", "map",
              "clauses", "marks"});
    static const std::vector<std::string> kinds{"primary", "secondary", "advantage"};
    BattleEntry card;
    card.facts = readFacts(at);
    card.kind =
        static_cast<BattleEntry::Kind>(readName(at.at("kind"), kinds, say::aKindOfBattleCard));
    card.recon = recon;
    if (const auto tokens = at.find("tokens")) {
        for (const JsonAt& token : tokens->list()) {
            token.allow({"name", "type", "count"});
            card.tokens.push_back({token.at("name").text(), token.at("type").text(),
                                   token.at("count").integer(1, 50)});
        }
    }
    if (const auto setup = at.find("setup")) card.setup = readTexts(*setup);
    if (const auto scoring = at.find("scoring")) {
        for (const JsonAt& one : scoring->list()) card.scoring.push_back(readScoring(one, card));
    }
    if (const auto rules = at.find("rules")) {
        for (const JsonAt& rule : rules->list()) {
            rule.allow({"timing", "effect", "keywords"});
            card.rules.push_back({readOptional(rule, "timing"), rule.at("effect").text(), {}});
            if (const auto keywords = rule.find("keywords")) {
                card.rules.back().keywords =
                    readKeywords(*keywords, KeywordPlace::mention, card.facts, context);
            }
        }
    }
    if (const auto map = at.find("map")) card.map = readMap(*map);
    std::vector<std::string> lines = card.setup;
    for (const BattleEntry::Scoring& one : card.scoring) lines.push_back(wordsOf(one));
    for (const BattleEntry::Rule& one : card.rules)
        lines.push_back(one.timing.empty() ? one.effect : one.timing + ": " + one.effect);
    card.byHand = byHandOf(at, context, &Reminders::battle, card.facts.id, lines);
    leaveCounted(card);
    card.clauses = readClauses(at, countedLines(card));
    if (card.kind == BattleEntry::Kind::primary) at.at("map");
    return card;
}

}  // namespace

std::vector<BattleEntry> readBattleCards(const JsonAt& document, const CatalogueContext& context) {
    document.allow({"format", "version", "rules_date", "table", "cards"});
    expectFormat(document, "sightline-battle-cards", 1);
    static const std::vector<std::string> tables{"standard", "recon"};
    const bool recon = readName(document.at("table"), tables, say::aTable) == 1;
    std::vector<BattleEntry> cards;
    for (const JsonAt& card : document.at("cards").list())
        cards.push_back(readCard(card, recon, context));
    return cards;
}

}  // namespace sightline::engine

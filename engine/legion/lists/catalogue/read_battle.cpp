#include <algorithm>

#include "engine/legion/lists/catalogue/battle_entry_fields.h"
#include "engine/legion/lists/catalogue/read_card_program.h"
#include "engine/legion/lists/catalogue/read_clauses.h"

namespace sightline::engine {
namespace {

// The scoring of a card may count only tokens that the card itself lists.
void finishCounts(const JsonAt& at, const BattleEntry& card, BattleEntry::Scoring& scoring) {
    if (!scoring.counts) return;
    const JsonAt token = at.at("counts").at("token");
    if (std::none_of(card.tokens.begin(), card.tokens.end(),
                     [&](const BattleEntry::Tokens& one) { return one.name == token.text(); }))
        token.refuse(say::noTokenOfTheCard(token.text()));
    scoring.counts->token = token.text();
    scoring.counts->points = scoring.victoryPoints;
    scoring.counts->fromRound = scoring.fromRound;
    if (scoring.mostPerRound) scoring.counts->most = *scoring.mostPerRound;
}

/// The indices of the scoring lines that the game counts.
std::vector<int> countedLines(const BattleEntry& card) {
    std::vector<int> counted;
    for (std::size_t i = 0; i < card.scoring.size(); ++i) {
        if (card.scoring[i].counts) counted.push_back(static_cast<int>(i));
    }
    return counted;
}

// Removes the scoring lines that the game counts from `byHand`, the list of the lines that the
// players apply.
void leaveCounted(BattleEntry& card) {
    const std::vector<int> counted = countedLines(card);
    if (counted.empty()) return;
    card.everyLine = card.byHand;
    const std::size_t before = card.setup.size();
    for (auto line = counted.rbegin(); line != counted.rend(); ++line)
        card.byHand.erase(card.byHand.begin() + static_cast<std::ptrdiff_t>(before) + *line);
}

BattleEntry readCard(const JsonAt& at, bool recon, const CatalogueContext& context) {
    BattleEntry card;
    readExactly(at, card);
    card.recon = recon;
    for (std::size_t i = 0; i < card.scoring.size(); ++i)
        finishCounts(at.at("scoring").list()[i], card, card.scoring[i]);
    for (std::size_t i = 0; i < card.rules.size(); ++i) {
        if (const auto keywords = at.at("rules").list()[i].find("keywords"))
            card.rules[i].keywords =
                readKeywords(*keywords, KeywordPlace::mention, card.facts, context);
    }
    std::vector<std::string> lines = card.setup;
    for (const BattleEntry::Scoring& one : card.scoring) lines.push_back(wordsOf(one));
    for (const BattleEntry::Rule& one : card.rules)
        lines.push_back(one.timing.empty() ? one.effect : one.timing + ": " + one.effect);
    card.byHand = byHandOf(at, context, &Reminders::battle, card.facts.id, lines);
    leaveCounted(card);
    card.program = readProgram(at, RemindedOf::playersCard, card.facts, context);
    card.given = readGivenKeywords(at, card.facts, context);
    card.clauses = readClauses(at, card.program.get(), countedLines(card));
    leaveToProgram(card);
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

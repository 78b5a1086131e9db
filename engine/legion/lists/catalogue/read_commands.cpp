#include "engine/legion/lists/catalogue/player_card_fields.h"
#include "engine/legion/lists/catalogue/read_card_program.h"
#include "engine/legion/lists/catalogue/read_clauses.h"

namespace sightline::engine {
namespace {

CommandEntry readCommand(const JsonAt& at, const CatalogueContext& context) {
    CommandEntry card;
    readExactly(at, card);
    if (!at.find("printed_pips")) card.printedPips = card.pips;
    if (const auto weapon = at.find("weapon"))
        card.weapon = readWeapon(*weapon, card.facts, context);
    if (const auto mentions = at.find("mentions")) {
        card.mentions = readKeywords(*mentions, KeywordPlace::mention, card.facts, context);
    }
    card.program = readProgram(at, RemindedOf::playersCard, card.facts, context);
    card.clauses = readClauses(at, card.program.get());
    card.help =
        helpOf(card.effect, card.saidBy, momentsOf(context, &Reminders::commands, card.facts.id));
    card.momentsInHand = momentsOf(context, &Reminders::hand, card.facts.id);
    return card;
}

}  // namespace

std::vector<CommandEntry> readCommands(const JsonAt& document, const CatalogueContext& context) {
    document.allow({"format", "version", "rules_date", "commands"});
    expectFormat(document, "sightline-commands", 1);
    std::vector<CommandEntry> cards;
    for (const JsonAt& card : document.at("commands").list())
        cards.push_back(readCommand(card, context));
    return cards;
}

}  // namespace sightline::engine

#include "engine/legion/lists/catalogue/read_card_program.h"
#include "engine/legion/lists/catalogue/read_cards.h"
#include "engine/legion/lists/catalogue/read_clauses.h"
#include "engine/legion/lists/words/packs.h"

namespace sightline::engine {
namespace {

CommandEntry::Orders readOrders(const JsonAt& at) {
    at.allow({"count", "to"});
    CommandEntry::Orders orders;
    const JsonAt count = at.at("count");
    if (count.isText()) {
        if (count.text() != "all") count.wrong(say::numberOrAll());
    } else {
        orders.count = count.integer(1, 20);
    }
    orders.to = readFilter(at.at("to"));
    return orders;
}

CommandEntry::Divulge readDivulge(const JsonAt& at) {
    at.allow({"timing", "mandatory", "selected_in_round_1"});
    return {.timing = at.at("timing").text(),
            .mandatory = readFlag(at, "mandatory"),
            .selectedInRound1 = readFlag(at, "selected_in_round_1")};
}

CommandEntry readCommand(const JsonAt& at, const CatalogueContext& context) {
    at.allow({"id",
              "name",
              "pips",
              "printed_pips",
              "faction",
              "units",
              "needs_all_units",
              "unit_title",
              "battle_force",
              "requires",
              "generic",
              "released",
              "expected",
              "orders",
              "nominates",
              "permanent",
              "divulge",
              "selectable",
              "returns_to_hand",
              "in_hand_with",
              "weapon",
              "mentions",
              "effect",
              "clauses",
              "said_by",
              "marks"});
    static const std::vector<std::string> limits{"not in round 1", discardedFromTheHand,
                                                 "discarded from play",
                                                 "stays in play once divulged"};
    CommandEntry card;
    card.facts = readFacts(at);
    card.pips = at.at("pips").integer(0, 4);
    card.printedPips = card.pips;
    if (const auto printed = at.find("printed_pips")) card.printedPips = printed->integer(0, 4);
    if (const auto units = at.find("units")) card.units = readTexts(*units);
    card.needsAllUnits = readFlag(at, "needs_all_units");
    card.unitTitle = readOptional(at, "unit_title");
    card.battleForce = readOptional(at, "battle_force");
    if (const auto requirement = at.find("requires")) card.requirement = readFilter(*requirement);
    card.generic = readFlag(at, "generic");
    for (const JsonAt& part : at.at("orders").list(0, 9)) card.orders.push_back(readOrders(part));
    if (const auto who = at.find("nominates")) card.nominates = readFilter(*who);
    card.permanent = readFlag(at, "permanent");
    card.returnsToHand = readFlag(at, "returns_to_hand");
    if (const auto divulge = at.find("divulge")) card.divulge = readDivulge(*divulge);
    if (const auto limit = at.find("selectable")) {
        card.selectable = limits[readName(*limit, limits, say::aLimitOnSelecting)];
    }
    card.inHandWith = readOptional(at, "in_hand_with");
    if (const auto weapon = at.find("weapon"))
        card.weapon = readWeapon(*weapon, card.facts, context);
    if (const auto mentions = at.find("mentions")) {
        card.mentions = readKeywords(*mentions, KeywordPlace::mention, card.facts, context);
    }
    card.effect = readEffect(at);
    card.program = readProgram(at, RemindedOf::playersCard, card.facts, context);
    card.clauses = readClauses(at, card.program.get());
    card.saidBy = readSaidBy(at);
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

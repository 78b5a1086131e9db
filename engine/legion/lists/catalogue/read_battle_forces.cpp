#include "engine/legion/lists/catalogue/battle_force_fields.h"
#include "engine/legion/lists/catalogue/force_choices.h"
#include "engine/legion/lists/catalogue/read_card_program.h"
#include "engine/legion/lists/catalogue/read_clauses.h"

namespace sightline::engine {
namespace {

BattleForce readForce(const JsonAt& at, const CatalogueContext& context) {
    WrittenForce written;
    readExactly(at, written);
    BattleForce force = std::move(written.force);
    for (ExtraSlots& extra : written.extraSlots) force.extraSlots[extra.unit] = extra.slots;
    std::vector<std::string> lines;
    lines.reserve(force.rules.size());
    for (const CardText& one : force.rules)
        lines.push_back(one.timing.empty() ? one.text : one.timing + ": " + one.text);
    for (const BattleForce::Choice& one : force.choices) lines.push_back(lineOf(one));
    force.byHand = byHandOf(at, context, &Reminders::battleForces, force.facts.id, lines);
    force.program = readProgram(at, RemindedOf::playersCard, force.facts, context);
    force.given = readGivenKeywords(at, force.facts, context);
    force.clauses = readClauses(at, force.program.get());
    leaveToProgram(force);
    return force;
}

}  // namespace

std::vector<BattleForce> readBattleForces(const JsonAt& document, const CatalogueContext& context) {
    document.allow({"format", "version", "rules_date", "battle_forces"});
    expectFormat(document, "sightline-battle-forces", 1);
    std::vector<BattleForce> forces;
    for (const JsonAt& force : document.at("battle_forces").list())
        forces.push_back(readForce(force, context));
    return forces;
}

}  // namespace sightline::engine

#include "engine/legion/rules/files/scenario_begun.h"

#include <algorithm>

#include "engine/legion/lists/files/battle_card_file.h"
#include "engine/legion/rules/asking/answer.h"
#include "engine/legion/rules/files/scenario_fields.h"
#include "geometry/base/words/documents.h"

namespace sightline::engine {
namespace {

void refuseMember(const JsonAt& document, std::string_view name, const Message& why) {
    if (const auto at = document.find(name)) at->refuse(why);
}

UnitId unitAt(const JsonAt& at, const std::vector<UnitId>& army) {
    if (army.empty()) at.refuse("this army has no units");
    return army[static_cast<std::size_t>(at.integer(0, static_cast<int>(army.size()) - 1))];
}

void readCommands(const JsonAt& document, Scenario& scenario) {
    const auto at = document.find("commands");
    if (!at) return;
    using Destination = AdjustHand::Destination;
    std::array<CommandsBegun, 2> begun;
    readExactly(*at, form::Part{begun, commandMembers});
    for (const Player player : {Player::blue, Player::red}) {
        const CommandsBegun& own = begun[static_cast<std::size_t>(player)];
        for (const std::string& id : own.permanent)
            scenario.begun.push_back({player, AdjustHand{player, id, Destination::permanent}});
        for (const std::string& id : own.discarded)
            scenario.begun.push_back({player, AdjustHand{player, id, Destination::discarded}});
        for (const std::string& id : own.setAside)
            scenario.begun.push_back({player, AdjustHand{player, id, Destination::setAside}});
        if (own.passPool) scenario.begun.push_back({player, AdjustPassPool{player, *own.passPool}});
    }
}

AdjustObjective readToken(const JsonAt& at, const UnitNumbers& numbers) {
    at.allow({"token", "kind", "name", "at", "holder", "removed", "owner"});
    AdjustObjective token;
    const auto known = at.find("token");
    if (known) token.token = ObjectiveId{known->integer(0, mostTokens)};
    if (known && (at.find("kind") || at.find("name")))
        at.refuse("a token of the mission has its kind and name already");
    if (!known) form::Named{kindNames}.read(at.at("kind"), token.kind);
    if (const auto name = at.find("name")) token.name = name->text();
    const auto place = at.find("at"), holder = at.find("holder"), removed = at.find("removed");
    const bool isRemoved = removed && removed->boolean();
    if ((place ? 1 : 0) + (holder ? 1 : 0) + (isRemoved ? 1 : 0) != 1)
        at.refuse("expected one of \"at\", \"holder\" and \"removed\"");
    if (place) {
        const auto numbersAt = place->list(2, 2);
        token.at = geometry::Vec2{numbersAt[0].number(), numbersAt[1].number()};
    }
    if (holder) {
        holder->allow({"player", "unit"});
        Player player{};
        form::Named{playerNames}.read(holder->at("player"), player);
        token.holder = unitAt(holder->at("unit"), numbers[static_cast<std::size_t>(player)]);
    }
    return token;
}

void readTokens(const JsonAt& document, const UnitNumbers& numbers, Scenario& scenario) {
    const auto at = document.find("objectiveTokens");
    if (!at) return;
    if (scenario.phase == Phase::setup) at->refuse("a game from setup begins without it");
    for (const JsonAt& one : at->list(0, mostTokens)) {
        Player owner = Player::blue;
        if (const auto said = one.find("owner")) form::Named{playerNames}.read(*said, owner);
        scenario.begun.push_back({owner, readToken(one, numbers)});
    }
}

void readTransported(const JsonAt& document, const UnitNumbers& numbers, Scenario& scenario) {
    const auto placements = document.find("placements");
    if (!placements) return;
    for (std::size_t side = 0; side < std::size(playerNames); ++side) {
        const auto list = placements->find(playerNames[side].text);
        if (!list) continue;
        for (const JsonAt& placement : list->list()) {
            const auto said = placement.find("transports");
            if (!said) continue;
            const UnitId transport = unitAt(placement.at("unit"), numbers[side]);
            const UnitId passenger = unitAt(*said, numbers[side]);
            auto& all = scenario.units;
            const ScenarioUnit& carried = all[static_cast<std::size_t>(passenger.value)];
            if (passenger == transport || !carried.undeployed)
                said->wrong("an undeployed unit of the same army");
            ScenarioUnit& carrier = all[static_cast<std::size_t>(transport.value)];
            if (!carrier.card.has(Keyword::transport))
                said->refuse(carrier.card.name + " does not have " +
                             std::string(nameOf(Keyword::transport)));
            carrier.transported = passenger;
        }
    }
}

void readCard(const JsonAt& at, ScenarioUnit& unit) {
    at.allow({"upgrade", "state", "side"});
    const JsonAt id = at.at("upgrade");
    const auto card = std::find_if(unit.cards.begin(), unit.cards.end(),
                                   [&](const EquippedCard& one) { return one.id == id.text(); });
    if (card == unit.cards.end()) id.wrong("an upgrade of the unit");
    if (const auto state = at.find("state")) {
        form::Named{cardNames}.read(*state, card->state);
        const CardUse needed =
            card->state == EquippedCard::State::exhausted ? CardUse::exhaust : CardUse::expend;
        if (card->state != EquippedCard::State::ready && card->use != needed)
            state->refuse(card->name + " is no card that can be " + state->text());
    }
    if (const auto side = at.find("side")) {
        std::vector<std::string_view> sides(card->sides.begin(), card->sides.end());
        card->side = static_cast<int>(side->word(sides));
        card->sideSaid = true;
    }
}

// Reads a lasting effect. Its JSON form is the same as in an adjustment by hand.
AdjustEffect effectSaid(const JsonAt& at) {
    at.allow({"gains", "loses", "weapons", "courage", "speed", "defense_die", "until", "source"});
    nlohmann::json answer = {{"answer", "adjust"}, {"by", "blue"}, {"unit", 0}};
    answer["effect"] = at.json();
    for (const char* member : {"until", "source"}) {
        if (!at.find(member)) continue;
        answer[member] = at.json()[member];
        answer["effect"].erase(member);
    }
    const auto read = answerFromExactJson(answer);
    if (!read) at.refuse(read.problem());
    return std::get<AdjustEffect>(std::get<Adjust>(*read).what);
}

}  // namespace

void readUnitBegun(const JsonAt& placement, ScenarioUnit& unit) {
    if (const auto cards = placement.find("cards"))
        for (const JsonAt& one : cards->list(0, unit.cards.size())) readCard(one, unit);
    if (const auto effects = placement.find("effects"))
        for (const JsonAt& one : effects->list(0, mostTokens))
            unit.effects.push_back(effectSaid(one));
    if (const auto marks = placement.find("marks"))
        form::TableOf{form::Range{1, mostTokens}}.read(*marks, unit.marks);
}

BattleCard missionCard(const JsonAt& id, BattleCardKind kind, const ScenarioSources& sources) {
    static const std::vector<BattleCard> noPlainCards;
    const auto& plain = sources.battleCards ? *sources.battleCards : noPlainCards;
    BattleCard card = readBattleCard(id, plain, sources.catalogue);
    if (card.kind != kind) {
        id.refuse(
            kind == BattleCardKind::objective ? say::isNoObjective(card.name)
            : kind == BattleCardKind::secondary
                ? say::isNoSecondary(card.name)
                : say::isNoCardOfKind(card.name, wordOf(static_cast<BattleEntry::Kind>(kind))));
    }
    return card;
}

void readBegun(const JsonAt& document, const UnitNumbers& numbers, const ScenarioSources& sources,
               Scenario& scenario) {
    // A game with command hands begins in the Command Phase, unless the file names another phase.
    const bool hands = !scenario.commandHands[0].empty() || !scenario.commandHands[1].empty();
    scenario.phase = hands && !scenario.sandbox ? Phase::command : Phase::activation;
    readFields(document, form::Part{scenario, stateMembers(sources)});
    if (scenario.phase == Phase::command && !hands)
        document.at("phase").refuse("a command phase needs a command hand in some army");
    if (scenario.phase == Phase::setup) {
        for (const char* name : {"mission", "victoryPoints"})
            refuseMember(document, name, say::beginsWithoutIt());
    }
    if (scenario.phase != Phase::activation)
        refuseMember(document, "priority",
                     sightline::say::asWritten("priority is determined in the Command Phase"));
    readCommands(document, scenario);
    readTokens(document, numbers, scenario);
    readTransported(document, numbers, scenario);
}

}  // namespace sightline::engine

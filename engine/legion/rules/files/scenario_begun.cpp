#include "engine/legion/rules/files/scenario_begun.h"

#include <algorithm>

#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/rules/asking/answer.h"
#include "geometry/base/json/fields.h"

namespace sightline::engine {
namespace {

using namespace std::string_view_literals;
constexpr std::array armySides{"blue"sv, "red"sv};
constexpr int mostTokens = 50;

Player playerAt(const JsonAt& at) { return static_cast<Player>(at.word(armySides)); }

std::vector<std::string> idsIn(const JsonAt& at, std::string_view name) {
    std::vector<std::string> texts;
    if (const auto list = at.find(name))
        for (const JsonAt& one : list->list(0, 50)) texts.push_back(one.text());
    return texts;
}

UnitId unitAt(const JsonAt& at, const std::vector<UnitId>& army) {
    if (army.empty()) at.refuse("this army has no units");
    return army[static_cast<std::size_t>(at.integer(0, static_cast<int>(army.size()) - 1))];
}

void readPiles(const JsonAt& at, Player player, Scenario& scenario) {
    at.allow({"permanent", "discarded", "passPool"});
    using Destination = AdjustHand::Destination;
    for (const auto& [name, to] :
         {std::pair{"permanent", Destination::permanent}, {"discarded", Destination::discarded}})
        for (const std::string& id : idsIn(at, name))
            scenario.begun.push_back({player, AdjustHand{player, id, to}});
    if (const auto tokens = at.find("passPool"))
        scenario.begun.push_back({player, AdjustPassPool{player, tokens->integer(0, mostTokens)}});
}

void readCommands(const JsonAt& document, Scenario& scenario) {
    const auto at = document.find("commands");
    if (!at) return;
    at->allow(armySides);
    for (const Player player : {Player::blue, Player::red})
        if (const auto own = at->find(armySides[static_cast<std::size_t>(player)]))
            readPiles(*own, player, scenario);
}

AdjustObjective readToken(const JsonAt& at, const UnitNumbers& numbers) {
    at.allow({"token", "kind", "name", "at", "holder", "removed"});
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
        const Player player = playerAt(holder->at("player"));
        token.holder = unitAt(holder->at("unit"), numbers[static_cast<std::size_t>(player)]);
    }
    return token;
}

void readTokens(const JsonAt& document, const UnitNumbers& numbers, Scenario& scenario) {
    const auto at = document.find("objectiveTokens");
    if (!at) return;
    if (scenario.phase == Phase::setup) at->refuse("a game from setup begins without it");
    for (const JsonAt& one : at->list(0, mostTokens))
        scenario.begun.push_back({Player::blue, readToken(one, numbers)});
}

void readTransported(const JsonAt& document, const UnitNumbers& numbers, Scenario& scenario) {
    const auto placements = document.find("placements");
    if (!placements) return;
    for (std::size_t side = 0; side < armySides.size(); ++side) {
        const auto list = placements->find(armySides[side]);
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
    at.allow({"gains", "loses", "courage", "speed", "defense_die", "until", "source"});
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
        for (const auto& [name, count] : marks->members())
            unit.marks[name] = count.integer(1, mostTokens);
}

void readBegun(const JsonAt& document, const UnitNumbers& numbers, Scenario& scenario) {
    if (const auto priority = document.find("priority")) {
        if (scenario.phase != Phase::activation)
            priority->refuse("priority is determined in the Command Phase");
        scenario.priority = playerAt(*priority);
    }
    readCommands(document, scenario);
    readTokens(document, numbers, scenario);
    readTransported(document, numbers, scenario);
}

}  // namespace sightline::engine

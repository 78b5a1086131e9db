#include "app/cli/play/play_question.h"

#include <array>

#include "app/cli/play/option_ids.h"
#include "app/cli/play/play_bounds.h"
#include "app/cli/play/table_names.h"
#include "app/cli/protocol/talk_events.h"
#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/lists/catalogue/unit_filter.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {
namespace {

using engine::AnswerForm;
using nlohmann::json;

struct OptionWords {
    const engine::Question& question;
    const engine::View& view;

    std::string named(int index) const {
        const auto& names = question.names;
        const bool known = index >= 0 && index < static_cast<int>(names.size());
        return known ? names[static_cast<std::size_t>(index)] : std::string();
    }
    std::string operator()(engine::UnitId unit) const { return unitName(view, unit); }
    std::string operator()(engine::MiniId mini) const {
        const engine::MiniView& shown = view.mini(mini);
        std::string name = miniName(view, mini) + (shown.leader ? ", unit leader" : "");
        return shown.wounds == 0 ? name : name + ", " + counted(shown.wounds, "wound");
    }
    std::string operator()(engine::Action action) const { return actionName(action); }
    std::string operator()(const engine::WeaponChoice& choice) const {
        const engine::UnitView& unit = view.unit(view.mini(choice.mini).unit);
        return miniName(view, choice.mini) + ": " +
               unit.card->weapons[static_cast<std::size_t>(choice.weapon)].name;
    }
    std::string operator()(engine::DieIndex die) const {
        std::string number = "die " + std::to_string(die.index + 1);
        if (!view.attack) return number;
        const bool defends = view.attack->step == engine::AttackStep::rollDefenseDice;
        const auto& dice = defends ? view.attack->defenseDice : view.attack->attackDice;
        if (die.index < 0 || die.index >= static_cast<int>(dice.size())) return number;
        return number + ": " + dieText(dice[static_cast<std::size_t>(die.index)]);
    }
    std::string operator()(engine::CardAction action) const {
        std::string name = named(action.name);
        if (action.cost == 1) return name;
        return name + (action.cost == 0 ? " (free)" : " (" + counted(action.cost, "action") + ")");
    }
    std::string operator()(engine::EffectName effect) const { return named(effect.name); }
    std::string operator()(engine::Rank rank) const { return engine::nameOf(rank); }
    std::string operator()(engine::TurnChoice choice) const {
        return choice == engine::TurnChoice::pass ? "Pass" : "Draw an order token";
    }
    std::string operator()(engine::MissionChange change) const {
        switch (change) {
            case engine::MissionChange::objective:
                return "Reveal an objective";
            case engine::MissionChange::secondary:
                return "Reveal a secondary objective";
            case engine::MissionChange::ownAdvantage:
                return "Replace your advantage";
            case engine::MissionChange::enemyAdvantage:
                return "Replace their advantage";
            case engine::MissionChange::becomeBlue:
                return "Become the blue player";
            case engine::MissionChange::becomeRed:
                return "Become the red player";
            case engine::MissionChange::pass:
                return "Leave it";
        }
        return {};
    }
    std::string operator()(engine::TableSide side) const {
        return side == engine::TableSide::near ? "The near edge" : "The far edge";
    }
    std::string operator()(engine::BattleCardInDeck card) const { return named(card.index); }
    std::string operator()(engine::CardInHand card) const {
        const auto& hand = view.command[static_cast<std::size_t>(question.player)].hand;
        if (card.index < 0 || card.index >= static_cast<int>(hand.size())) return "Command card";
        const engine::CommandCard& shown = *hand[static_cast<std::size_t>(card.index)];
        return shown.name + " (" + counted(shown.pips, "pip") + ")";
    }
    std::string operator()(engine::Done) const {
        switch (question.ask) {
            case engine::Ask::confirmTerrain:
                return "Agreed";
            case engine::Ask::applyByHand:
                return "Applied";
            case engine::Ask::adjustTerrain:
                return "It cannot be adjusted";
            case engine::Ask::nominateCommander:
                return "Nobody";
            case engine::Ask::divulgeCommandCard:
                return "Divulge no card";
            case engine::Ask::spendStandby:
                return "Keep standing by";
            case engine::Ask::chooseFreeAction:
                return "No free action";
            case engine::Ask::declareAdditionalDefender:
                return "No further defender";
            case engine::Ask::rerollWithAim:
                return "Spend it for no die";
            default:
                return "Done";
        }
    }
};

/// Adds the name of the keyword or the id of the card that causes the question.
void addAsker(json& event, const engine::Question& question) {
    if (question.keyword) {
        event["keyword"]["name"] = engine::nameOf(question.keyword->keyword);
        if (question.keyword->value > 0) event["keyword"]["value"] = question.keyword->value;
    }
    if (!question.card.empty()) event["card"] = question.card;
}

json optionsJson(const engine::Question& question, const engine::View& view) {
    json options = json::array();
    for (const engine::Option& one : question.options)
        options.push_back({{"option", options.size()},
                           {"is", optionJson(one, question)},
                           {"text", optionText(one, question, view)}});
    return options;
}

}  // namespace

std::string optionText(const engine::Option& option, const engine::Question& question,
                       const engine::View& view) {
    return std::visit(OptionWords{question, view}, option);
}

json questionEvent(const engine::Question& question, const engine::View& view, std::size_t number) {
    json event = questionPart(question, number);
    event["ask"] = askName(question.ask);
    if (!question.unit.none())
        event["unit"] = {{"id", question.unit.value}, {"name", unitName(view, question.unit)}};
    if (!question.options.empty()) event["options"] = optionsJson(question, view);
    addAsker(event, question);
    if (question.form == AnswerForm::dice)
        event["roll"] = engine::nameOf(engine::rollNames, question.roll);
    for (const engine::Die die : question.dice)
        event["dice"].push_back(engine::nameOf(engine::dieNames, die));
    if (json bounds = boundsJson(question, view); !bounds.is_null())
        event["bounds"] = std::move(bounds);
    return event;
}

}  // namespace sightline::app

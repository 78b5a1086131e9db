#include "engine/legion/advice/choices/option_effect.h"

#include <algorithm>

#include "engine/legion/advice/words/choices.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::engine {
namespace {

Message effectOfAction(Action action, const UnitView* unit) {
    switch (action) {
        case Action::move:
        case Action::compulsoryMove:
            return unit ? say::effectOfMove(unit->card->speed) : Message{};
        case Action::climb:
            return say::effectOfClimb();
        case Action::pivot:
            return say::effectOfPivot();
        case Action::reverse:
            return say::effectOfReverse();
        case Action::strafe:
            return say::effectOfStrafe();
        case Action::jump:
            return say::effectOfJump();
        case Action::aim:
            return say::effectOfAim();
        case Action::dodge:
            return say::effectOfDodge();
        case Action::attack:
            return say::effectOfAttack();
        case Action::standby:
            return say::effectOfStandby();
        case Action::recover:
            return say::effectOfRecover();
        case Action::finish:
            return unit && unit->actionsLeft > 0 ? say::effectOfLastActions(unit->actionsLeft)
                                                 : say::effectOfFinish();
    }
    return {};
}

Message reachOf(const UnitCard& card) {
    int most = 0;
    for (const Weapon& weapon : card.weapons) most = std::max(most, weapon.maximumRange);
    if (most == 0) return say::unitFightsInMelee();
    return most > 5 ? say::unitReachesBeyond() : say::unitReach(most);
}

Message effectOfUnit(const UnitView& unit, bool activates) {
    Messages facts;
    if (activates && unit.undeployed) facts.push_back(say::unitUndeployed());
    if (activates && !unit.undeployed) {
        facts.push_back(unit.isPanicked     ? say::unitPanicked()
                        : unit.isSuppressed ? say::unitSuppressed()
                                            : say::unitTwoActions());
    }
    facts.push_back(say::unitMiniatures(static_cast<int>(unit.minis.size())));
    if (activates) {
        facts.push_back(say::unitSpeed(unit.card->speed));
        facts.push_back(reachOf(*unit.card));
    }
    if (unit.inMelee) facts.push_back(say::unitInMelee());
    if (const int aims = unit.tokens[Token::aim]) facts.push_back(say::unitAims(aims));
    if (const int dodges = unit.tokens[Token::dodge]) facts.push_back(say::unitDodges(dodges));
    return say::list(facts);
}

Message effectOfMini(const MiniView& mini) {
    Messages facts;
    if (mini.leader) facts.push_back(say::miniLeads());
    if (mini.threshold > 1) facts.push_back(say::miniWounds(mini.wounds, mini.threshold));
    return facts.empty() ? Message{} : say::list(facts);
}

Message effectOfWeapon(const Weapon& weapon) {
    Messages facts;
    if (weapon.melee) facts.push_back(say::weaponMelee());
    if (weapon.ranged) {
        facts.push_back(weapon.maximumRange > 5
                            ? say::weaponBeyond(weapon.minimumRange)
                            : say::weaponRange(weapon.minimumRange, weapon.maximumRange));
    }
    if (const int red = weapon.dice[Die::redAttack]) facts.push_back(say::redDice(red));
    if (const int black = weapon.dice[Die::blackAttack]) facts.push_back(say::blackDice(black));
    if (const int white = weapon.dice[Die::whiteAttack]) facts.push_back(say::whiteDice(white));
    for (const KeywordText& keyword : weapon.keywords)
        facts.push_back(say::printed(keyword.label()));
    return say::list(facts);
}

// The help text of the card or keyword that offers the action.
Message effectOfCardAction(int name, const Question& question, const UnitView* unit) {
    const auto place = static_cast<std::size_t>(name);
    if (!unit || name < 0 || place >= question.names.size()) return {};
    const std::string& offered = question.names[place];
    for (const EquippedCard& card : unit->cards) {
        if (card.help && !card.help->text.empty() && offered.starts_with(card.name))
            return say::ofCard(HelpText{card.help->text});
    }
    for (const KeywordText& keyword : unit->card->keywords) {
        if (keyword.help && !keyword.help->text.empty() && offered.starts_with(keyword.name.text()))
            return say::ofCard(HelpText{keyword.help->text, keyword.value});
    }
    return {};
}

Message effectOfTurnChoice(TurnChoice choice, const Question& question, const View& view) {
    const CommandView& side = view.command[static_cast<std::size_t>(question.player)];
    return choice == TurnChoice::pass ? say::passesTurn(side.passPool)
                                      : say::drawsFromPool(side.pool.size());
}

Message effectOfCommandCard(CardInHand option, const Question& question, const View& view) {
    const auto& hand = view.command[static_cast<std::size_t>(question.player)].hand;
    const auto place = static_cast<std::size_t>(option.index);
    if (option.index < 0 || place >= hand.size()) return {};
    const CommandCard& card = *hand[place];
    if (card.effect.empty()) return say::commandCardPips(card.pips);
    return say::commandCardDoes(card.pips, HelpText{card.effect});
}

// True if an answer that declines the question costs nothing.
bool isDeclined(Ask ask) {
    switch (ask) {
        case Ask::declareAdditionalDefender:
        case Ask::spendStandby:
        case Ask::chooseFreeAction:
        case Ask::overrun:
        case Ask::chooseRestored:
        case Ask::chooseForEffect:
        case Ask::deployPrepared:
        case Ask::divulgeCommandCard:
            return true;
        default:
            return false;
    }
}

}  // namespace

Message effectOf(const Option& option, const Question& question, const View& view) {
    const UnitView* unit = question.unit.none() ? nullptr : &view.unit(question.unit);
    if (const auto* action = std::get_if<Action>(&option)) return effectOfAction(*action, unit);
    if (const auto* card = std::get_if<CardAction>(&option))
        return effectOfCardAction(card->name, question, unit);
    if (const auto* id = std::get_if<UnitId>(&option)) {
        const bool activates =
            question.ask == Ask::chooseUnitToActivate || question.ask == Ask::chooseUnitOfRank;
        return effectOfUnit(view.unit(*id), activates);
    }
    if (const auto* mini = std::get_if<MiniId>(&option)) return effectOfMini(view.mini(*mini));
    if (const auto* choice = std::get_if<WeaponChoice>(&option)) {
        const UnitCard& card = *view.unit(view.mini(choice->mini).unit).card;
        return effectOfWeapon(card.weapons[static_cast<std::size_t>(choice->weapon)]);
    }
    if (const auto* choice = std::get_if<TurnChoice>(&option))
        return effectOfTurnChoice(*choice, question, view);
    if (const auto* card = std::get_if<CardInHand>(&option))
        return effectOfCommandCard(*card, question, view);
    if (const auto* rank = std::get_if<Rank>(&option)) {
        const CommandView& side = view.command[static_cast<std::size_t>(question.player)];
        return say::ranksInPool(side.pool[*rank]);
    }
    const bool declined = std::holds_alternative<Done>(option) && isDeclined(question.ask);
    return declined ? say::nothingHappens() : Message{};
}

}  // namespace sightline::engine

/// A test scene for command cards that players divulge in the setup of a game.
#pragma once
#include "scenario/cards/command_card_scene.h"
#include "scenario/setup_scene.h"

namespace sightline::engine::scene {

/// A game that begins with its setup. A hand has the given cards first, and then four plain cards
/// that are equal for both players.
struct Divulging : SetupScene {
    explicit Divulging(std::vector<CommandCard> blue, std::vector<CommandCard> red = {}) {
        const std::vector<CommandCard> plainCards{ambush(), push(), assault(), standingOrders()};
        for (std::vector<CommandCard>* hand : {&blue, &red})
            hand->insert(hand->end(), plainCards.begin(), plainCards.end());
        hands(std::move(blue), std::move(red));
        scenario.phase = Phase::setup;
        scenario.lastRound = 3;
    }
    /// Gives the cards to one player only.
    Divulging(Player player, std::vector<CommandCard> cards)
        : Divulging(player == Player::blue ? cards : std::vector<CommandCard>{},
                    player == Player::red ? cards : std::vector<CommandCard>{}) {}

    static UnitId unitOf(Player player, int index) {
        return UnitId{(player == Player::blue ? 0 : 4) + index};
    }
    UnitCard& card(Player player, int index) {
        return scenario.units[static_cast<std::size_t>(unitOf(player, index).value)].card;
    }
    /// Plays the setup up to the step Resolve Setup Effects.
    void toStep() {
        revealed();
        for (int i = 0; i < 4; ++i) change(MissionChange::pass);
        choose(TableSide::near, Ask::chooseSide);
    }
    void divulge(const std::string& name) {
        const auto hand = side(question().player, question().player).hand;
        for (std::size_t i = 0; i < hand.size(); ++i) {
            if (hand[i]->name != name) continue;
            return choose(CardInHand{static_cast<int>(i)}, Ask::divulgeCommandCard);
        }
        ADD_FAILURE() << name << " is not in the hand";
    }
    void decline() { choose(Done{}, Ask::divulgeCommandCard); }
    bool isAsked(Player player) const {
        return asks(Ask::divulgeCommandCard) && question().player == player;
    }
    /// Answers the question; declines if this is legal. Players select their last card, which is
    /// Standing Orders, and nominate a commander.
    void goOn() {
        if (asks(Ask::playCommandCard))
            choose(question().options.back(), Ask::playCommandCard);
        else if (asks(Ask::nominateCommander))
            pickFirst(Ask::nominateCommander);
        else if (question().form == AnswerForm::move || question().form == AnswerForm::places)
            chance(randomAnswer(game(), 5), question().ask);
        else
            idle();
    }
    /// Plays up to the question which command card the player plays.
    void toSelection(Player player, int round = 1) {
        while (!over() && !(asks(Ask::playCommandCard) && question().player == player &&
                            view().round == round))
            goOn();
    }
    bool offersCard(const std::string& name) const {
        const auto hand = side(question().player, question().player).hand;
        for (std::size_t i = 0; i < hand.size(); ++i)
            if (hand[i]->name == name && offers(CardInHand{static_cast<int>(i)})) return true;
        return false;
    }
    CommandView side(Player player, Player seenBy) const {
        return game().view(seenBy).command[static_cast<std::size_t>(player)];
    }
    bool holds(Player player, const std::string& name) const {
        return isAmong(side(player, player).hand, name);
    }
    /// True if both players see the card faceup in play.
    bool liesOpen(Player player, const std::string& name) const {
        return isAmong(side(player, player).permanent, name) &&
               isAmong(side(player, opponent(player)).permanent, name);
    }
    bool has(UnitId id, const std::string& label) const {
        const View seen = view();
        const auto& keywords = seen.unit(id).card->keywords;
        return std::any_of(keywords.begin(), keywords.end(),
                           [&](const KeywordText& one) { return one.label() == label; });
    }
    int divulgedInRecord() const {
        const Record& record = game().record();
        return static_cast<int>(std::count_if(record.begin(), record.end(), [](const Ruling& one) {
            return one.verdict.find("is divulged") != std::string::npos;
        }));
    }

  private:
    static bool isAmong(const std::vector<const CommandCard*>& cards, const std::string& name) {
        return std::any_of(cards.begin(), cards.end(),
                           [&](const CommandCard* one) { return one->name == name; });
    }
};

}  // namespace sightline::engine::scene

/// A test scene in which blue plays one shipped command card.
#pragma once
#include "scenario/cards/shipped_cards.h"

namespace sightline::engine::scene {

/// Blue plays the command card. Luke or another owner of the card is blue's commander. Red plays
/// Assault, or Standing Orders if blue's card has 3 pips, so that blue has priority.
struct WithCard : AttackScene {
    UnitId luke, first, second, vader, storm1, storm2;
    std::string id, name;
    int pips = 0;

    explicit WithCard(const std::string& card, UnitCard corps = rebelTroopers(),
                      const std::string& owner = "Luke Skywalker")
        : id(card) {
        UnitCard leader = lukeSkywalker();
        leader.name = owner;
        luke = blue(std::move(leader), {{5.0, 5.0}});
        first = blue(corps, {{10.0, 5.0}});
        second = blue(std::move(corps), {{15.0, 5.0}});
        vader = red(darthVader(), {{5.0, 31.0}});
        storm1 = red(stormtroopers(), {{10.0, 31.0}});
        storm2 = red(stormtroopers(), {{15.0, 31.0}});
        const CommandCard played = command(card);
        name = played.name;
        pips = played.pips;
        hands({played, standingOrders()}, {assault(), standingOrders()});
    }
    int tokens(UnitId unitId, Token token) const { return unit(unitId).tokens[token]; }
    bool isAsked(const std::string& card) const {
        return asks(Ask::chooseForEffect) && question().card == card;
    }
    /// True if the command card itself asks the open question.
    bool isAsked() const {
        return (asks(Ask::chooseForEffect) || asks(Ask::chooseFreeAction)) && question().card == id;
    }
    /// Both players play their command cards.
    void playIt() {
        start();
        play(name);
        play(pips == 3 ? "Standing Orders" : "Assault");
    }
    /// Issues orders to as many of the offered units as possible, in the order of the list.
    void orderAll() {
        std::vector<UnitId> units;
        for (const Option& option : question().options) {
            const UnitId* one = std::get_if<UnitId>(&option);
            if (one && static_cast<int>(units.size()) < question().most) units.push_back(*one);
        }
        order(units);
    }
    /// Plays up to the first question of the command card, or to the first activation.
    void toCard() {
        while (!isAsked() && !asks(Ask::chooseUnitToActivate)) {
            if (asks(Ask::issueOrders))
                orderAll();
            else
                idle();
        }
    }
    /// Plays up to the first activation. Answers each question of the command card with the option
    /// `pick`.
    void toActivations(int pick = 0) {
        for (toCard(); isAsked(); toCard()) {
            const Ask kind = question().ask;
            const int last = static_cast<int>(optionCount()) - 1;
            choose(question().options[static_cast<std::size_t>(std::min(pick, last))], kind);
            while (asks(Ask::recover)) recover(question().most);
        }
    }
    /// Gives red's unit a faceup order token, if the unit has none.
    void giveOrder(UnitId to) {
        if (unit(to).order == faceup) return;
        adjust({Player::red, AdjustOrder{to, AdjustOrder::Destination::faceup}});
    }
    /// True if the unit now has the keyword `label`, such as "Pierce 2".
    bool has(UnitId unitId, const std::string& label) const {
        const View seen = view();
        const auto& keywords = seen.unit(unitId).card->keywords;
        return std::any_of(keywords.begin(), keywords.end(),
                           [&](const KeywordText& one) { return one.label() == label; });
    }
};

/// Places the first miniature of the unit.
inline void stand(WithCard& scene, UnitId unit, geometry::Vec2 at) {
    scene.with(unit).minis[0].position = {at.x, at.y, 0.0};
}

/// Gives the unit tokens before the game starts.
inline void gain(WithCard& scene, UnitId unit, Token token, int count) {
    scene.with(unit).tokens[token] = count;
}

}  // namespace sightline::engine::scene

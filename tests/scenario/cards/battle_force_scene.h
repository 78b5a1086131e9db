/// A test scene: one player has a battle force of the catalogue.
#pragma once
#include "scenario/cards/shipped_cards.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {

/// A commander and three corps units on each side.
struct WithForce : Round {
    Player owner;

    explicit WithForce(const std::string& id, Player player = Player::blue) : owner(player) {
        const BattleForce* force = shipped().battleForce(id);
        if (!force) throw std::runtime_error("no battle force " + id);
        ForceInPlay& play = scenario.forces[static_cast<std::size_t>(player)];
        play = {.name = force->facts.name, .id = id, .program = force->program};
    }
    /// The army has also made this choice of its battle force, such as "Veterans".
    void chooses(const std::string& choice) {
        ForceInPlay& play = scenario.forces[static_cast<std::size_t>(owner)];
        const BattleForce& force = *shipped().battleForce(play.id);
        for (std::size_t i = 0; i < force.choices.size(); ++i) {
            if (force.choices[i].name == choice)
                play.rulesWithoutProgram.push_back(
                    force.linesWithoutProgram[force.rules.size() + i]);
        }
    }
    std::vector<UnitId> army(bool own = true) const {
        const bool isBlue = (owner == Player::blue) == own;
        return isBlue ? std::vector{luke, rebels1, rebels2, rebels3}
                      : std::vector{vader, storm1, storm2, storm3};
    }
    /// Replaces the unit card of a unit. The unit then has `count` miniatures, 1.4 inches apart.
    void become(UnitId unitId, UnitCard card, int count = 1) {
        ScenarioUnit& unit = with(unitId);
        unit.card = std::move(card);
        unit.minis.resize(1);
        for (int i = 1; i < count; ++i) {
            unit.minis.push_back(unit.minis.front());
            unit.minis.back().position.x += 1.4 * i;
        }
    }
    void stand(UnitId unitId, geometry::Vec2 at) {
        with(unitId).minis.front().position = {at.x, at.y, 0.0};
    }
    int tokens(UnitId unitId, Token token) const { return unit(unitId).tokens[token]; }
    bool has(UnitId unitId, const std::string& label) const {
        const View seen = view();
        const auto& keywords = seen.unit(unitId).card->keywords;
        return std::any_of(keywords.begin(), keywords.end(),
                           [&](const KeywordText& one) { return one.label() == label; });
    }
    /// True if the open question is a question of the battle force.
    bool isAsked() const {
        const std::string id = scenario.forces[static_cast<std::size_t>(owner)].id;
        return !over() && question().card == id;
    }
    void to(Ask kind) {
        while (!over() && !isAsked() && !asks(kind)) idle();
    }
    void toForce() {
        while (!over() && !isAsked()) idle();
    }
    void toRound(int round) {
        while (!over() && view().round < round) idle();
    }
    /// Activates the unit in this round as soon as its player may, and plays up to its actions.
    /// Stops at a question of the battle force, and when the unit counts as activated.
    void toActionsOf(UnitId unitId) {
        while (!over() && !isAsked() && !unit(unitId).activated &&
               !(asks(Ask::chooseAction) && question().unit == unitId)) {
            if (asks(Ask::placeUnit)) return;
            if (asks(Ask::chooseUnitToActivate) && offers(unitId))
                activate(unitId);
            else if (asks(Ask::chooseUnitOfRank) && offers(unitId))
                give(unitId);
            else
                idle();
        }
    }
    void pickText(int index) { choose(EffectName{index + 2}, Ask::chooseForEffect); }
    void decline() { choose(Done{}, Ask::chooseForEffect); }
    /// The attacker attacks the defender, and all attack dice show hits. Stops at a question of the
    /// battle force, in the End Phase, or when the round ends.
    void fight(UnitId attacker, UnitId defender) {
        const int round = view().round;
        while (!over() && !isAsked() && view().phase != Phase::end && view().round == round) {
            if (asks(Ask::chooseUnitToActivate) && offers(attacker))
                activate(attacker);
            else if (asks(Ask::chooseAction) && question().unit == attacker &&
                     offers(Action::attack))
                action(Action::attack);
            else if (asks(Ask::declareDefender))
                defend(defender);
            else if (asks(Ask::chooseWeapons))
                weapons();
            else if (asks(Ask::rollDice))
                dice(std::vector<Face>(question().dice.size(),
                                       isAttack(question().dice.front()) ? hit : blank));
            else
                idle();
        }
    }
};

}  // namespace sightline::engine::scene

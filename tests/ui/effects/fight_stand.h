/// Test data: two units that face each other, and a record of what happens between them.
#pragma once
#include "app/files/tables/load.h"
#include "app/window/legion/effects/effect_plan.h"
#include "engine/legion/basics/words/number_table.h"

namespace sightline::app {

/// Blue has two miniatures with a rifle and a blade, red has two miniatures of another unit.
class Fight {
  public:
    Fight()
        : view{.battlefield =
                   *geometry::Battlefield::make({36, 24}, {}, *loadDimensions(assetsFolder()))} {
        blueCard_.id = "blue-unit";
        blueCard_.faction = "republic";
        redCard_.faction = "empire";
        engine::Weapon rifle, blade;
        rifle.name = "Test Rifle";
        rifle.ranged = true;
        blade.name = "Lightsaber";
        blade.melee = true;
        blueCard_.weapons = {rifle, blade};
        addUnit(blue, engine::Player::blue, blueCard_, 4.0);
        addUnit(red, engine::Player::red, redCard_, 12.0);
    }
    Fight(const Fight&) = delete;
    Fight& operator=(const Fight&) = delete;

    /// Adds an entry to the record.
    engine::Ruling& add(engine::Happening happening, engine::UnitId unit = {},
                        engine::UnitId other = {}, engine::MiniId mini = {}) {
        engine::Ruling ruling;
        ruling.happening = happening;
        ruling.unit = unit;
        ruling.other = other;
        ruling.mini = mini;
        ruling.answersBefore = answers.size();
        record.push_back(std::move(ruling));
        return record.back();
    }
    /// Blue's miniatures attack red with their weapon `weapon`.
    void form(int weapon = 0) {
        engine::PickSeveral pick;
        for (const int mini : {0, 1})
            pick.chosen.push_back(engine::WeaponChoice{engine::MiniId{mini}, weapon});
        add(engine::Happening::attackDeclared, blue, red);
        answers.push_back(pick);
        add(engine::Happening::poolFormed, blue, red);
        add(engine::Happening::diceRolled, blue, red);
    }
    void compare(int results, int blocks) {
        const int wounds = std::max(0, results - blocks);
        add(engine::Happening::resultsCompared, blue, red).numbers = {
            {engine::NumberId::hitsAndCrits, results},
            {engine::NumberId::blocks, blocks},
            {engine::NumberId::wounds, wounds}};
    }
    void wound(int mini, int wounds = 1) {
        add(engine::Happening::woundAssigned, mini < 2 ? blue : red, {}, engine::MiniId{mini})
            .numbers = {{engine::NumberId::wounds, wounds}};
    }
    void defeat(int mini) {
        add(engine::Happening::miniatureDefeated, mini < 2 ? blue : red, {}, engine::MiniId{mini});
        view.minis[std::size_t(mini)].defeated = true;
    }
    TableEvents events(std::size_t from = 0) const {
        return eventsSince(record, from, answers, view);
    }

    const engine::UnitId blue{0}, red{1};
    engine::UnitCard& redCard() { return redCard_; }
    engine::UnitCard& blueCard() { return blueCard_; }
    engine::View view;
    engine::Record record;
    std::vector<engine::Answer> answers;

  private:
    void addUnit(engine::UnitId id, engine::Player player, const engine::UnitCard& card, double x) {
        engine::UnitView unit;
        unit.id = id;
        unit.player = player;
        unit.card = &card;
        for (int i = 0; i < 2; ++i) {
            engine::MiniView mini;
            mini.id = {int(view.minis.size())};
            mini.unit = id;
            mini.leader = i == 0;
            mini.mini.position = {x, 6.0 + 2.0 * i, 0.0};
            mini.mini.base.width = mini.mini.base.length = 1.0;
            mini.mini.height = 1.5;
            unit.minis.push_back(mini.id);
            view.minis.push_back(mini);
        }
        view.units.push_back(unit);
    }
    engine::UnitCard blueCard_, redCard_;
};

}  // namespace sightline::app

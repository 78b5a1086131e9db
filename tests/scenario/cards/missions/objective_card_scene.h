/// Scenes for the objective cards of the catalogue. `ObjectiveScene` begins in an Activation Phase
/// with the cards in play. `ObjectiveSetup` begins with the setup of the game.
#pragma once
#include <algorithm>
#include <string>
#include <vector>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/lists/catalogue/battle_card.h"
#include "engine/legion/rules/asking/bounds.h"
#include "scenario/cards/shipped_cards.h"
#include "scenario/setup_scene.h"

namespace sightline::engine::scene {

using Points = std::array<int, 2>;

inline BattleCard battleCard(const std::string& id) {
    const BattleEntry* entry = shipped().battleCard(id);
    if (!entry) throw std::runtime_error("no battle card " + id);
    return playedAs(*entry);
}

/// The id of an objective card whose POIs are far from the middle of the table. Tests of secondary
/// objective cards use it.
inline constexpr const char* quietObjective = "recover-the-research";

inline void goOn(MissionScene& scene) {
    if (scene.asks(Ask::placeToken)) return scene.spot(scene.question().spot->proposal);
    scene.idle();
}

/// A game that begins in the Activation Phase of the given round. Blue is on the near side of the
/// table.
struct ObjectiveScene : MissionScene {
    explicit ObjectiveScene(const std::string& objective, const std::string& secondary = "",
                            int round = 2, int last = 2) {
        scenario.mission = Scenario::Mission{battleCard(objective), std::nullopt, TableSide::near};
        if (!secondary.empty()) scenario.mission->secondary = battleCard(secondary);
        scenario.round = round;
        scenario.lastRound = last;
    }
    /// A token lies at the point (x, y). Adds a blue unit beside the token.
    UnitId blueAt(double x, double y) { return blue(rebelTroopers(), {{x + 1.8, y}}); }
    UnitId redAt(double x, double y) { return red(stormtroopers(), {{x - 1.8, y}}); }
    /// Adds a red unit that is far from all tokens.
    UnitId redAway() { return red(stormtroopers(), {{70.0, 34.0}}); }
    UnitId blueAway() { return blue(rebelTroopers(), {{2.0, 2.0}}); }
    /// Adds a token of the card to the start of the game, on the table.
    void lay(Player owner, ObjectiveKind kind, const std::string& name, geometry::Vec2 at) {
        AdjustObjective token;
        token.kind = kind;
        token.name = name;
        token.at = at;
        scenario.begun.push_back({owner, token});
    }
    void give(Player owner, const std::string& name, UnitId holder) {
        AdjustObjective token;
        token.kind = ObjectiveKind::asset;
        token.name = name;
        token.holder = holder;
        scenario.begun.push_back({owner, token});
    }
    /// Plays until the game asks a question of the kind `ask`, or until the game ends.
    void until(Ask ask) {
        while (!over() && !asks(ask)) goOn(*this);
    }
    /// Plays until the game asks for the next unit to activate, or until the game ends.
    void endActivation() {
        do {
            goOn(*this);
        } while (!over() && !asks(Ask::chooseUnitToActivate));
    }
    Points played() {
        start();
        while (!over()) {
            EXPECT_FALSE(asks(Ask::scoreByHand)) << "nothing is counted by hand";
            goOn(*this);
        }
        EXPECT_EQ(reminders(*this), 0) << "nothing is applied by hand";
        return points();
    }
    /// The attacker defeats the defender, which has one miniature.
    void defeat(UnitId attacker, UnitId defender) {
        attack(attacker, defender);
        dice(std::vector<Face>(static_cast<std::size_t>(rolling()), crit));
        while (!over() && !unit(defender).defeated) goOn(*this);
    }
    /// The number of Card actions that the open question offers.
    int cardActions() const {
        const auto& options = question().options;
        return static_cast<int>(std::count_if(
            options.begin(), options.end(),
            [](const Option& one) { return std::holds_alternative<CardAction>(one); }));
    }
    /// Makes the first Card action that the open question offers.
    void makeCardAction() {
        for (const Option& one : question().options) {
            if (const auto* card = std::get_if<CardAction>(&one)) return cardAction(card->name);
        }
        throw std::runtime_error("no card action is offered");
    }
    const ObjectiveToken& named(const std::string& name) {
        shown_ = view();
        for (const MissionView::Token& one : shown_->mission.tokens) {
            if (one.token.name == name) return one.token;
        }
        throw std::runtime_error("no token " + name);
    }

  private:
    std::optional<View> shown_{};
};

/// A setup in which blue has the objective card with the id `objective`, and red has the secondary
/// objective card with the id `secondary`. If an id is empty, the player has a test card without
/// special rules. Units 0 to 3 are blue, units 4 to 7 are red. Units 0 and 4 are commanders.
struct ObjectiveSetup : SetupScene {
    explicit ObjectiveSetup(const std::string& objective, const std::string& secondary = "") {
        if (!objective.empty()) scenario.battleDecks[0][0] = battleCard(objective);
        if (!secondary.empty()) scenario.battleDecks[1][1] = battleCard(secondary);
        revealed();
        for (int i = 0; i < 4; ++i) change(MissionChange::pass);
        choose(TableSide::near, Ask::chooseSide);
    }
    void pickUnits(const std::vector<int>& units) {
        PickSeveral chosen;
        for (int unit : units) chosen.options.push_back(indexOf(UnitId{unit}));
        chance(chosen, Ask::chooseForEffect);
    }
    int holding(UnitId unit) const {
        const auto tokens = view().mission.tokens;
        return static_cast<int>(
            std::count_if(tokens.begin(), tokens.end(),
                          [&](const MissionView::Token& one) { return one.token.holder == unit; }));
    }
};

}  // namespace sightline::engine::scene

/// A test scene: one player has an advantage card of the catalogue.
#pragma once
#include "engine/legion/rules/round/play_game.h"
#include "scenario/cards/shipped_cards.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {

inline BattleCard advantage(const std::string& id) {
    const BattleEntry* entry = shipped().battleCard(id);
    if (!entry) throw std::runtime_error("no battle card " + id);
    return playedAs(*entry);
}

/// A commander and three corps units on each side, and a mission without tokens.
struct WithAdvantage : Round {
    std::string id;
    Player owner;
    bool nominates = false;  ///< true: both players nominate their commander

    explicit WithAdvantage(const std::string& card, Player player = Player::blue)
        : id(card), owner(player) {
        scenario.mission = Scenario::Mission{objectiveCard({}, {}), std::nullopt, TableSide::near};
        scenario.mission->advantages[static_cast<std::size_t>(player)] = advantage(card);
    }
    /// The units of the player who has the advantage card, or of the opponent if `own` is false.
    /// The commander is first.
    std::vector<UnitId> army(bool own = true) const {
        const bool isBlue = (owner == Player::blue) == own;
        return isBlue ? std::vector{luke, rebels1, rebels2, rebels3}
                      : std::vector{vader, storm1, storm2, storm3};
    }
    /// Replaces the unit card of a unit. The unit then has one miniature.
    void become(UnitId unitId, UnitCard card) {
        ScenarioUnit& unit = with(unitId);
        unit.card = std::move(card);
        unit.minis.resize(1);
    }
    /// True if the open question is a question of the advantage card.
    bool isAsked() const { return !over() && question().card == id; }
    int tokens(UnitId unitId, Token token) const { return unit(unitId).tokens[token]; }
    int passPool(Player player) const { return side(player, player).passPool; }
    bool has(UnitId unitId, const std::string& label) const {
        const View seen = view();
        const auto& keywords = seen.unit(unitId).card->keywords;
        return std::any_of(keywords.begin(), keywords.end(),
                           [&](const KeywordText& one) { return one.label() == label; });
    }
    /// Answers questions until the open question is a question of the advantage card, or has the
    /// kind `kind`.
    void to(Ask kind) {
        while (!over() && !isAsked() && !asks(kind)) idle();
    }
    void toCard() {
        while (!over() && !isAsked()) {
            if (nominates && asks(Ask::nominateCommander))
                pickFirst(Ask::nominateCommander);
            else
                idle();
        }
    }
    void toRound(int round) {
        while (!over() && view().round < round) idle();
    }
    bool offersUnit(UnitId unitId) const { return indexOf(unitId) >= 0; }
    /// Answers a question of the advantage card in which the player chooses several units.
    void pickUnits(const std::vector<UnitId>& units) {
        PickSeveral chosen;
        for (const UnitId one : units) chosen.options.push_back(indexOf(one));
        chance(chosen, Ask::chooseForEffect);
    }
    void pick(UnitId unitId) { choose(unitId, Ask::chooseForEffect); }
    void decline() { choose(Done{}, Ask::chooseForEffect); }
    /// Chooses one of the texts that the advantage card offers. The first text has the index 0.
    void pickText(int index) { choose(EffectName{index + 2}, Ask::chooseForEffect); }
};

constexpr std::array bothOwners{Player::blue, Player::red};

}  // namespace sightline::engine::scene

/// Implementations of CurrentState: for a battle, for a view, and for two given cards.
#pragma once
#include <array>
#include <optional>

#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine {

/// The current state of a battle. `table` contains the positions of the units, if the caller
/// already has them. The battle and `table` must exist longer than this object.
class BattleState : public CurrentState {
  public:
    explicit BattleState(const Battle& battle, const Tabletop* table = nullptr)
        : battle_(battle), known_(table) {}
    UnitNow unit(UnitId id) const override;
    int wounds(UnitId id) const override;
    WhichCard carrierOf(MiniId mini) const override;
    bool holdsObjective(UnitId id) const override;
    bool isHurt(UnitId id) const override;
    bool hasLost(UnitId id, const std::string& card) const override;
    bool isCounterpart(MiniId mini) const override;
    std::vector<const CommandCard*> commandCards(Player player) const override;
    int smokeNear(const std::vector<UnitId>& units) const override;
    bool isNearToken(UnitId id, Player owner, const std::string& printed) const override;
    MovesMade movesOf(UnitId id) const override;
    const BattleCard* objective() const override { return battle_.mission.objective; }
    const BattleCard* contestedObjective(UnitId id) const override;
    const Tabletop* table() const override;
    const Effects* effects() const override { return battle_.effects.get(); }
    const KeywordSet* keywordsInGame() const override { return &battle_.keywordsInGame; }

  private:
    const Battle& battle_;
    const Tabletop* known_;
    mutable std::optional<Tabletop> built_{};
};

/// The current state of a view. For `table`, see BattleState.
class ViewState : public CurrentState {
  public:
    explicit ViewState(const View& view, const Tabletop* table = nullptr)
        : view_(view), known_(table) {}
    UnitNow unit(UnitId id) const override;
    int wounds(UnitId id) const override;
    WhichCard carrierOf(MiniId mini) const override;
    bool holdsObjective(UnitId id) const override;
    bool isHurt(UnitId id) const override;
    bool hasLost(UnitId id, const std::string& card) const override;
    bool isCounterpart(MiniId mini) const override;
    std::vector<const CommandCard*> commandCards(Player player) const override;
    int smokeNear(const std::vector<UnitId>& units) const override;
    bool isNearToken(UnitId id, Player owner, const std::string& printed) const override;
    MovesMade movesOf(UnitId id) const override;
    const BattleCard* objective() const override { return view_.mission.objective; }
    const BattleCard* contestedObjective(UnitId id) const override;
    const Tabletop* table() const override;
    const Effects* effects() const override { return view_.effects.get(); }
    const KeywordSet* keywordsInGame() const override {
        return view_.keywordsInGame ? &*view_.keywordsInGame : nullptr;
    }

  private:
    const View& view_;
    const Tabletop* known_;
    mutable std::optional<Tabletop> built_{};
};

/// The state for an attack between two cards without a battlefield. Unit 0 attacks unit 1.
class StatedCards : public CurrentState {
  public:
    static constexpr UnitId attacker{0}, defender{1};
    /// `wounds`: the number of wound tokens on the attacker and on the defender.
    StatedCards(const UnitCard& attacking, const UnitCard& defending, const Effects& effects,
                std::array<int, 2> wounds = {})
        : cards_{&attacking, &defending}, wounds_(wounds), effects_(effects) {}
    UnitNow unit(UnitId id) const override;
    int wounds(UnitId id) const override { return wounds_[id == attacker ? 0 : 1]; }
    WhichCard carrierOf(MiniId) const override { return {}; }
    bool holdsObjective(UnitId) const override { return false; }
    bool isHurt(UnitId) const override { return false; }
    bool hasLost(UnitId, const std::string&) const override { return false; }
    bool isCounterpart(MiniId) const override { return false; }
    std::vector<const CommandCard*> commandCards(Player) const override { return {}; }
    int smokeNear(const std::vector<UnitId>&) const override { return 0; }
    /// Every unit is assumed to be near a token that a keyword needs.
    bool isNearToken(UnitId, Player, const std::string&) const override { return true; }
    /// The attacker is assumed to have made a full Move.
    MovesMade movesOf(UnitId id) const override {
        return {id == attacker, id == attacker, id == attacker};
    }
    const BattleCard* objective() const override { return nullptr; }
    const BattleCard* contestedObjective(UnitId) const override { return nullptr; }
    const Tabletop* table() const override { return nullptr; }
    const Effects* effects() const override { return &effects_; }
    /// The tokens of the defender. The caller sets them, because there is no game.
    TokenCounts& defendersTokens() { return defendersStand_.tokens; }

  private:
    std::array<const UnitCard*, 2> cards_;
    std::array<int, 2> wounds_;
    const Effects& effects_;
    UnitStand attackersStand_{}, defendersStand_{};
};

/// The range band from the leader of the unit `from` to the unit `to`. No value if one of the units
/// is not on the battlefield, or if there is no battlefield.
std::optional<double> bandBetween(const CurrentState& now, UnitId from, UnitId to);

/// Asks all effects of the battle about `point`, for example about the range of a weapon
/// (`WeaponRange`). Afterwards, `point` contains the result.
template <class Point>
void consult(const Battle& battle, Point& point) {
    if (battle.effects) consult(BattleState(battle), point);
}
template <class Point>
void consult(const Battle& battle, const Tabletop& table, Point& point) {
    if (battle.effects) consult(BattleState(battle, &table), point);
}

}  // namespace sightline::engine

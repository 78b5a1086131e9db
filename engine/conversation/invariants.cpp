#include "engine/conversation/invariants.h"

#include <algorithm>
#include <cmath>

namespace sightline::engine {
namespace {

constexpr double tolerance = 0.01;  ///< inches that two bases may overlap by rounding
constexpr Player players[] = {Player::blue, Player::red};

std::size_t indexOf(Player player) { return static_cast<std::size_t>(player); }

class Findings {
  public:
    void check(bool kept, const std::string& promise) {
        if (!kept) broken_.push_back(promise);
    }
    std::vector<std::string> take() { return std::move(broken_); }

  private:
    std::vector<std::string> broken_;
};

void checkTable(const View& view, const Question* asked, Findings& findings) {
    const geometry::TableSize table = view.battlefield.table();
    for (const MiniView& one : view.minis) {
        if (!one.onTable()) continue;
        const geometry::Outline base = geometry::outlineOf(one.mini);
        const std::string who = "miniature " + std::to_string(one.id.value);
        for (const geometry::Vec2& end : {base.a, base.b}) {
            const bool inside = end.x - base.radius >= -tolerance &&
                                end.y - base.radius >= -tolerance &&
                                end.x + base.radius <= table.width + tolerance &&
                                end.y + base.radius <= table.depth + tolerance;
            findings.check(inside, who + " is off the table");
        }
        for (const MiniView& other : view.minis) {
            if (!other.onTable() || other.id <= one.id) continue;
            // Followers of a unit that is being placed may still stand where their leader went.
            const bool placing = asked && asked->ask == Ask::placeUnit && one.unit == asked->unit &&
                                 other.unit == asked->unit;
            const double up = std::abs(one.mini.position.z - other.mini.position.z);
            if (placing || up > std::min(one.mini.height, other.mini.height)) continue;
            findings.check(
                geometry::overlapDepth(base, geometry::outlineOf(other.mini)) <= tolerance,
                who + " overlaps miniature " + std::to_string(other.id.value));
        }
    }
}

void checkUnits(const View& view, Findings& findings) {
    for (const UnitView& unit : view.units) {
        for (int tokens : {unit.aim, unit.dodge, unit.surge, unit.suppression, unit.vehicleDamage,
                           unit.ion, unit.immobilize, unit.poison, unit.observation}) {
            findings.check(tokens >= 0, unit.label + " has fewer than no tokens");
        }
        findings.check(unit.vehicleDamage <= 1, unit.label + " has 2 Vehicle Damage tokens");
        findings.check(unit.defeated == unit.minis.empty(), unit.label + " is defeated or not");
        for (MiniId id : unit.minis) {
            const MiniView& mini = view.mini(id);
            findings.check(mini.wounds >= 0 && mini.wounds < mini.threshold,
                           unit.label + " has a miniature that should be defeated");
        }
    }
}

void checkOrders(const Game& game, const View& view, Findings& findings) {
    if (!view.usesCommandCards || view.phase != Phase::activation) return;
    for (Player player : players) {
        OrderPool waiting;
        for (const UnitView& unit : view.units) {
            if (unit.player != player || unit.defeated) continue;
            if (unit.order == UnitView::Order::none) ++waiting[unit.rank];
        }
        const CommandView own = game.view(player).command[indexOf(player)];
        const bool choosing = own.drawn && !view.activating;
        if (choosing) --waiting[*own.drawn];
        for (std::size_t rank = 0; rank < waiting.tokens.size(); ++rank) {
            findings.check(own.pool.tokens[rank] >= waiting.tokens[rank],
                           "a unit has no order token");
        }
    }
}

void checkCards(const Game& game, Findings& findings) {
    for (Player player : players) {
        const View view = game.view(player);
        const CommandView& own = view.command[indexOf(player)];
        const bool back = std::find(own.hand.begin(), own.hand.end(), own.played) != own.hand.end();
        std::size_t cards = own.hand.size() + own.discarded.size();
        if (own.hasPlayed && !back) ++cards;
        const auto& dealt = game.scenario().commandHands;
        findings.check(cards == dealt[0].size() || cards == dealt[1].size(),
                       "a command card is lost or doubled");
        const CommandView& other = view.command[indexOf(opponent(player))];
        findings.check(other.hand.empty() && !other.drawn && (!other.played || other.faceup),
                       "a View shows a secret of the other player");
    }
}

void checkPoints(const View& view, Findings& findings) {
    int lost[2] = {};
    for (const UnitView& unit : view.units) {
        if (unit.defeated) lost[indexOf(unit.player)] += unit.card->points;
    }
    findings.check(view.bluePoints == lost[1] && view.redPoints == lost[0],
                   "points of defeated units do not add up");
}

}  // namespace

std::vector<std::string> brokenInvariants(const Game& game) {
    Findings findings;
    const View view = game.view(Player::blue);
    checkTable(view, game.question(), findings);
    checkUnits(view, findings);
    checkOrders(game, view, findings);
    checkCards(game, findings);
    checkPoints(view, findings);
    return findings.take();
}

}  // namespace sightline::engine

#include "engine/legion/rules/game/invariants.h"

#include <algorithm>
#include <cmath>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/invariant_parts.h"

namespace sightline::engine {
namespace {

std::size_t indexOf(Player player) { return static_cast<std::size_t>(player); }

std::string named(const MiniView& mini) { return "miniature " + std::to_string(mini.id.value); }

void checkOnTable(const View& view, const MiniView& mini, Findings& findings) {
    const geometry::TableSize table = view.battlefield.table();
    const geometry::Outline base = geometry::outlineOf(mini.mini);
    for (const geometry::Vec2& end : {base.a, base.b}) {
        const bool inside = end.x - base.radius >= -tolerance &&
                            end.y - base.radius >= -tolerance &&
                            end.x + base.radius <= table.width + tolerance &&
                            end.y + base.radius <= table.depth + tolerance;
        if (!inside) findings.add(named(mini) + " is off the table");
    }
}

// A fast test: false if the squares around the two bases do not overlap. It is false for most pairs
// of miniatures.
bool mayOverlap(const geometry::Mini& one, const geometry::Mini& other) {
    const auto reach = [](const geometry::Mini& it) {
        return std::max(it.base.width, it.base.length) / 2.0;
    };
    const double most = reach(one) + reach(other);
    return std::abs(one.position.x - other.position.x) < most &&
           std::abs(one.position.y - other.position.y) < most &&
           std::abs(one.position.z - other.position.z) <= std::min(one.height, other.height);
}

void checkApart(const View& view, const Question* asked, Findings& findings) {
    std::vector<const MiniView*> standing;
    for (const MiniView& one : view.minis) {
        if (one.onTable()) standing.push_back(&one);
    }
    for (std::size_t i = 0; i < standing.size(); ++i) {
        const MiniView& one = *standing[i];
        checkOnTable(view, one, findings);
        for (std::size_t j = i + 1; j < standing.size(); ++j) {
            const MiniView& other = *standing[j];
            if (!mayOverlap(one.mini, other.mini)) continue;
            // While a unit is being placed, its miniatures may overlap: they may still be at the
            // position to which their leader moved.
            const bool placing = asked && asked->ask == Ask::placeUnit && one.unit == asked->unit &&
                                 other.unit == asked->unit;
            const double depth = geometry::overlapDepth(geometry::outlineOf(one.mini),
                                                        geometry::outlineOf(other.mini));
            if (!placing && depth > tolerance) {
                findings.add(named(one) + " overlaps " + named(other));
            }
        }
    }
}

// Adds the label of the unit and `broken` to the findings, unless the promise is kept.
void check(const UnitView& unit, bool kept, const char* broken, Findings& findings) {
    if (!kept) findings.add(unit.label + broken);
}

void checkTokens(const UnitView& unit, Findings& findings) {
    const UnitCard& card = *unit.card;
    const TokenCounts& tokens = unit.tokens;
    for (const TokenKind& one : tokenTable)
        check(unit, tokens[one.token] >= 0, " has fewer than no tokens", findings);
    check(unit, tokens[Token::vehicleDamage] <= 1, " has 2 Vehicle Damage tokens", findings);
    check(unit, tokens[Token::suppression] == 0 || (isTrooper(card.type) && card.courage),
          " can have no suppression token and has some", findings);
    check(unit, tokens[Token::poison] == 0 || !isDroid(card.type),
          " is a droid and has poison tokens", findings);
    check(unit, tokens[Token::standby] == 0 || card.mayStandBy(),
          " can have no standby token and has some", findings);
    check(unit, !unit.isPanicked || tokens[Token::suppression] > 0,
          " is Panicked without suppression tokens", findings);
}

void checkUnits(const View& view, Findings& findings) {
    for (const UnitView& unit : view.units) {
        checkTokens(unit, findings);
        check(unit, unit.defeated == unit.minis.empty(),
              " is defeated and has miniatures, or the reverse", findings);
        for (MiniId id : unit.minis) {
            const MiniView& mini = view.mini(id);
            check(unit, mini.wounds >= 0 && mini.wounds < mini.threshold,
                  " has a miniature that should be defeated", findings);
        }
    }
}

// Checks that every unit without an order has a token of its rank in the order pool. The pool may
// contain further tokens, of units that were defeated.
void checkOrders(const View& view, const CommandView& own, Player player, Findings& findings) {
    if (!view.usesCommandCards || view.phase != Phase::activation) return;
    OrderPool waiting;
    for (const UnitView& unit : view.units) {
        if (unit.player != player || unit.defeated) continue;
        if (unit.order == UnitView::Order::none && !unit.activated) ++waiting[unit.rank];
    }
    if (own.drawn) --waiting[*own.drawn];
    for (std::size_t rank = 0; rank < waiting.tokens.size(); ++rank) {
        if (own.pool.tokens[rank] >= waiting.tokens[rank]) continue;
        findings.add("a unit of the rank " + std::string(nameOf(static_cast<Rank>(rank))) +
                     " has no order token: " + std::to_string(own.pool.tokens[rank]) +
                     " tokens for " + std::to_string(waiting.tokens[rank]) + " units");
    }
}

void checkCards(const Game& game, const CommandView& own, Findings& findings) {
    const bool back = std::find(own.hand.begin(), own.hand.end(), own.played) != own.hand.end();
    std::size_t cards =
        own.hand.size() + own.discarded.size() + own.permanent.size() + own.setAside.size();
    if (own.hasPlayed && !back) ++cards;
    const auto& dealt = game.scenario().commandHands;
    findings.check(cards == dealt[0].size() || cards == dealt[1].size(),
                   "a command card is lost or doubled");
}

void checkSecrets(const Game& game, const View& view, Findings& findings) {
    const Player other = opponent(view.player);
    const CommandView& theirs = view.command[indexOf(other)];
    findings.check(theirs.hand.empty() && !theirs.drawn && (!theirs.played || theirs.faceup),
                   "a View shows a secret of the other player");
    const Question* asked = game.question();
    if (!asked || !asked->secret || asked->player == view.player) return;
    const Question shown = shownTo(view.player, *asked);
    findings.check(shown.options.empty() && shown.names.empty(),
                   "a secret question shows its options to the other player");
}

void checkPoints(const View& view, Findings& findings) {
    int lost[2] = {};
    for (const UnitView& unit : view.units) {
        if (unit.defeated) lost[indexOf(unit.player)] += unit.card->points;
    }
    findings.check(view.bluePoints == lost[1] && view.redPoints == lost[0],
                   "points of defeated units do not add up");
}

void checkKeywords(const View& view, Findings& findings) {
    KeywordSet present;
    for (const UnitView& unit : view.units) addTo(present, *unit.card, unit.cards);
    if (view.keywordsInGame) present &= ~*view.keywordsInGame;
    findings.check(present.none(), "a unit has a keyword that is missing in keywordsInGame");
}

}  // namespace

std::vector<std::string> brokenInvariants(const Game& game) {
    Findings findings;
    const View views[] = {game.view(Player::blue), game.view(Player::red)};
    const View& view = views[0];
    checkApart(view, game.question(), findings);
    checkUnits(view, findings);
    checkPoints(view, findings);
    checkKeywords(view, findings);
    for (const View& one : views) checkFields(one, findings);
    checkCohesion(game, view, findings);
    checkObjectives(view, findings);
    checkDice(game, view, findings);
    for (Player player : bothPlayers) {
        const View& own = views[indexOf(player)];
        checkOrders(own, own.command[indexOf(player)], player, findings);
        checkCards(game, own.command[indexOf(player)], findings);
        checkSecrets(game, own, findings);
    }
    return findings.take();
}

}  // namespace sightline::engine

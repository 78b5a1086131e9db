#include "engine/legion/advice/players/token_actions.h"

#include <algorithm>
#include <string>

#include "engine/legion/advice/players/worth.h"

namespace sightline::engine {
namespace {

constexpr const char* dataCore = "Data Core";
constexpr const char* commsRelay = "Comms Relay";
constexpr int suppressionToScore = 2;
constexpr int relaysForFirstPoint = 2, relaysForSecondPoint = 4;
// The share of a victory point for an action that prepares the point.
constexpr double sharePrepared = 0.4;
// Later rounds count less, because the other player may undo the action.
constexpr int mostRounds = 2;

int unitsAt(const View& view, const MissionView::Token& token, Player player) {
    return static_cast<int>(
        std::count_if(token.contesting.begin(), token.contesting.end(),
                      [&](UnitId one) { return view.unit(one).player == player; }));
}

int relaysOf(const View& view, Player player) {
    const auto& tokens = view.mission.tokens;
    return static_cast<int>(
        std::count_if(tokens.begin(), tokens.end(), [&](const MissionView::Token& one) {
            return one.token.printed == commsRelay && !one.token.removed &&
                   one.token.owner == player;
        }));
}

bool isThreshold(int relays) {
    return relays == relaysForFirstPoint || relays == relaysForSecondPoint;
}

// The victory points that the action is worth.
double pointsOfRelay(const View& view, const ObjectiveToken& relay, Player player) {
    if (relay.owner == player) return 0.0;
    double points = isThreshold(relaysOf(view, player) + 1) ? 1.0 : sharePrepared;
    const Player other = opponent(player);
    if (relay.owner == other && isThreshold(relaysOf(view, other))) points += 1.0;
    return points * std::clamp(view.lastRound - view.round + 1, 1, mostRounds);
}

double pointsOfCore(const View& view, const MissionView::Token& core, Player player) {
    const int missing = suppressionToScore - core.token.counters;
    if (missing <= 0) return 0.0;
    const bool secures = unitsAt(view, core, player) > unitsAt(view, core, opponent(player));
    return missing == 1 && secures ? 1.0 : sharePrepared;
}

const MissionView::Token* tokenOf(const View& view, const std::string& id) {
    const std::size_t colon = id.find(':');
    if (colon == std::string::npos) return nullptr;
    for (const MissionView::Token& one : view.mission.tokens) {
        if (std::to_string(one.token.id.value) == id.substr(colon + 1)) return &one;
    }
    return nullptr;
}

double worthOfAction(const View& view, const std::string& id, Player player) {
    const MissionView::Token* token = tokenOf(view, id);
    if (!token) return 0.0;
    if (id.starts_with("align-relay:"))
        return victoryPointWorth * pointsOfRelay(view, token->token, player);
    if (id.starts_with("data-recovery:"))
        return victoryPointWorth * pointsOfCore(view, *token, player);
    return 0.0;
}

}  // namespace

bool needsAction(const ObjectiveToken& token) {
    return token.printed == commsRelay || token.printed == dataCore;
}

// A Data Core scores while units secure it, also after the actions.
bool isWorthAnAction(const View& view, const ObjectiveToken& token, Player player) {
    return token.printed == dataCore || pointsOfRelay(view, token, player) > 0.0;
}

TokenActionChoice bestTokenAction(const Decision& decision) {
    TokenActionChoice best;
    const Question& question = decision.question;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const auto* card = std::get_if<CardAction>(&question.options[i]);
        if (!card || card->cost == 0) continue;
        const auto name = static_cast<std::size_t>(card->name);
        if (card->name < 0 || name >= question.ids.size()) continue;
        const double worth = worthOfAction(decision.view, question.ids[name], decision.player());
        if (worth > best.worth) best = {static_cast<int>(i), worth};
    }
    return best;
}

}  // namespace sightline::engine

#include "app/cli/play/play_nearest.h"
#include "engine/asking/bounds.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace sightline::app {
namespace {

using engine::Answer;
using nlohmann::json;

/// The move that ends closest to a place; where there is none, one that says the place and is
/// refused with the reason.
Answer moveTowards(geometry::Vec2 at, const engine::Game& game) {
    const engine::Question& question = *game.question();
    const engine::MoveBounds& bounds = *question.move;
    const engine::View view = game.view(question.player);
    const auto closest = geometry::closestLegalMove(view.battlefield, bounds.leader, at,
                                                    bounds.terms, bounds.others, bounds.forbidden);
    if (closest) return engine::MoveAnswer{closest->move};
    return engine::MoveAnswer{geometry::wishedMove(view.battlefield, bounds.leader, at,
                                                   bounds.terms, bounds.others, bounds.forbidden)
                                  .move};
}

/// Places drawn in to where cohesion with the unit leader ends: who was wished farther away can
/// stand no nearer to the wish than there, and it is looked for round a place, not across the
/// table.
engine::Places drawnIn(engine::Places places, const engine::Game& game) {
    const engine::Question& question = *game.question();
    if (!question.place || !question.place->within.empty()) return places;
    const engine::View view = game.view(question.player);
    const geometry::Mini& leader = view.mini(question.place->leader).mini;
    for (engine::Place& place : places.places) {
        const auto known = [&](const engine::MiniView& one) { return one.id == place.mini; };
        const auto mini = std::find_if(view.minis.begin(), view.minis.end(), known);
        if (mini == view.minis.end()) continue;
        const double most = view.battlefield.dimensions().halfRange +
                            (leader.base.length + mini->mini.base.length) / 2.0;
        const double dx = place.position.x - leader.position.x;
        const double dy = place.position.y - leader.position.y;
        const double away = std::hypot(dx, dy);
        if (away <= most) continue;
        place.position.x = leader.position.x + dx / away * most;
        place.position.y = leader.position.y + dy / away * most;
    }
    return places;
}

}  // namespace

std::optional<Answer> proposalOf(const engine::Question& question) {
    if (question.spot) return engine::Spot{question.spot->proposal};
    if (!question.place) return std::nullopt;
    engine::Places places;
    for (const geometry::FormationPlace& one : question.place->proposal)
        places.places.push_back({engine::MiniId{one.key}, one.mini.position, one.mini.facing});
    return places;
}

Result<Answer> wishFromJson(const json& object, const engine::Game& game) {
    for (const char* form : {"move", "places"}) {
        if (!object.contains(form)) continue;
        return engine::answerFromJson({{"answer", form}, {form, object[form]}});
    }
    if (!object.contains("at")) return Problem{"nearest to what: \"move\", \"places\" or \"at\""};
    auto spot = engine::answerFromJson({{"answer", "spot"}, {"at", object["at"]}});
    if (!spot || !game.question()->move) return spot;
    return moveTowards(std::get<engine::Spot>(*spot).at, game);
}

std::optional<Answer> nearestTo(const Answer& wish, const engine::Game& game) {
    if (!game.refusalOf(wish)) return wish;
    if (const auto* places = std::get_if<engine::Places>(&wish))
        return game.nearestLegal(drawnIn(*places, game));
    return game.nearestLegal(wish);
}

}  // namespace sightline::app

#include "app/cli/play/play_nearest.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/play/table_names.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::app {
namespace {

using engine::Answer;
using nlohmann::json;

/// The legal move whose end is nearest to the point `at`. If no move is legal, the result is a move
/// to `at`, which the game then refuses with a reason.
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

/// Moves places back to the limit of cohesion if they are too far from the unit leader. This
/// shortens the search for legal places.
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

/// The position of the unit leader's base at the end of a legal move.
geometry::Vec2 endOf(const geometry::Move& move, const engine::Game& game) {
    const engine::Question& question = *game.question();
    const engine::MoveBounds& bounds = *question.move;
    const engine::View view = game.view(question.player);
    return geometry::makeMove(view.battlefield, bounds.leader, move, bounds.terms).end.position;
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
        return engine::answerFromExactJson({{"answer", form}, {form, object[form]}});
    }
    if (!object.contains("at")) return Problem{"nearest to what: \"move\", \"places\" or \"at\""};
    auto spot = engine::answerFromJson({{"answer", "spot"}, {"at", object["at"]}});
    if (!spot || !game.question()->move) return spot;
    return moveTowards(std::get<engine::Spot>(*spot).at, game);
}

bool saysOnlyItsEnd(const json& object) {
    const auto move = object.find("move");
    return object.value("answer", json()) == "move" && move != object.end() && move->is_object() &&
           move->contains("end") && !move->contains("pose");
}

// Parses a move that has an end but no pose. A placeholder pose makes it a complete move for the
// parser.
Result<EndingMove> moveEndingAt(const json& object, const engine::Game& game) {
    json posed = object;
    json& move = posed["move"];
    move["pose"] = {{"contact_angle", 0}, {"direction", 0}, {"bend", 0}, {"stop", 1}};
    const bool anyTool = !move.contains("tool_speed");
    if (anyTool) move["tool_speed"] = 1;
    auto read = engine::answerFromExactJson(posed);
    if (!read) return read.problem();
    const geometry::Move& said = std::get<engine::MoveAnswer>(*read).move;
    const engine::Question* question = game.question();
    const bool another = !question || !question->move || said.kind != question->move->terms.kind;
    // The question asks for another kind of move, so the game refuses this move.
    if (another) return EndingMove{*read};
    const auto nearest = nearestTo(moveTowards(*said.end, game), game);
    if (!nearest) return EndingMove{*read};
    const geometry::Move& found = std::get<engine::MoveAnswer>(*nearest).move;
    const geometry::Vec2 end = endOf(found, game);
    const bool there = glm::distance(end, *said.end) <= geometry::contactTolerance;
    if (there && (anyTool || found.toolSpeed == said.toolSpeed)) return EndingMove{*nearest};
    EndingMove moved{*nearest, engine::Refusal{}};
    moved.refusal->citation = question->citation;
    moved.refusal->text =
        there ? "with that tool no legal Move ends there, but with the tool of speed " +
                    std::to_string(found.toolSpeed)
              : "no legal Move ends there; the closest one ends at [" + decimal(end.x) + ", " +
                    decimal(end.y) + "]";
    return moved;
}

std::optional<Answer> nearestTo(const Answer& wish, const engine::Game& game) {
    if (!game.refusalOf(wish)) return wish;
    if (const auto* places = std::get_if<engine::Places>(&wish))
        return game.nearestLegal(drawnIn(*places, game));
    return game.nearestLegal(wish);
}

}  // namespace sightline::app

// Questions about the miniature that is out of cohesion.
#include "geometry/cohesion/cohesion.h"
#include "engine/legion/advice/quiz/making.h"
#include "engine/legion/advice/words/quiz.h"

namespace sightline::engine::quiz {
namespace {

constexpr std::array<double, 5> cohesionErrors{0.6, 0.4, 0.25, 0.15, 0.1};
constexpr std::array<double, 5> farthestPlaces{6.0, 5.5, 5.0, 4.6, 4.4};
constexpr double nearestPlace = 1.4;
constexpr int memberPlacesTried = 30;
// From this level on, a miniature within half-range may be out of cohesion.
constexpr int levelOfTraps = 3;

/// True if the verdict is the same wherever in a circle of the radius `error` the miniature stands,
/// as far as eight directions show.
bool isSteadyVerdict(const geometry::Battlefield& field, const geometry::Mini& leader,
                     const geometry::Mini& mini, bool inCohesion, double error) {
    constexpr int directions = 8;
    for (int i = 0; i < directions; ++i) {
        const auto ahead = geometry::direction({360.0 * i / directions});
        geometry::Mini moved = mini;
        moved.position += geometry::Vec3(ahead * error, 0.0);
        if (cohesion(field, leader, moved).inCohesion != inCohesion) return false;
    }
    return true;
}

}  // namespace

std::optional<QuizItem> tryCohesion(Making& making) {
    Draw& draw = making.draw;
    const auto index = static_cast<std::size_t>(making.level - easiestQuiz);
    const auto* mine = draw.pick(unitsThat(making.sources.catalogue, isSquad));
    const auto* theirs = draw.pick(unitsThat(making.sources.catalogue, isLoneTrooper));
    if (!areEnemies(*mine, *theirs)) return std::nullopt;
    std::vector<geometry::PlacedMini> taken;
    const auto leaderAt = stand(making, mine->card, draw.place(making.table.size), {}, taken);
    if (!leaderAt) return std::nullopt;
    std::vector<geometry::Vec2> places{*leaderAt};
    const auto wanted = static_cast<std::size_t>(mine->card.miniatures);
    for (int tried = 0; tried < memberPlacesTried && places.size() < wanted; ++tried) {
        const auto place = draw.around(*leaderAt, nearestPlace, farthestPlaces[index]);
        if (const auto next = stand(making, mine->card, place, {}, taken)) places.push_back(*next);
    }
    if (places.size() < wanted) return std::nullopt;
    const auto enemyAt = stand(making, theirs->card, draw.around(*leaderAt, 9, 18), {}, taken);
    if (!enemyAt) return std::nullopt;
    // In some questions, all miniatures are in cohesion.
    const std::size_t outs = making.wish % 4 == 0 ? 0 : 1;
    const bool trap = making.level >= levelOfTraps && making.wish % 4 == 1;
    const geometry::Battlefield& field = making.table.field;
    const geometry::Mini& leader = taken.front().mini;
    std::vector<Message> options;
    nlohmann::json minis = nlohmann::json::array();
    QuizItem item;
    for (std::size_t i = 1; i < wanted; ++i) {
        const geometry::Mini& mini = taken[i].mini;
        const geometry::Cohesion verdict = cohesion(field, leader, mini);
        if (!isSteadyVerdict(field, leader, mini, verdict.inCohesion, cohesionErrors[index]))
            return std::nullopt;
        const auto number = static_cast<int>(i + 1);
        const Message name = say::miniatureAt(number, {mini.position.x, 2}, {mini.position.y, 2});
        minis.push_back(requestOf(mini, mine->card.base));
        if (verdict.inCohesion) {
            options.push_back(name);
            continue;
        }
        const geometry::Cohesion::Reason& why = verdict.reasons.front();
        if (trap && why.fault == geometry::CohesionFault::tooFar) return std::nullopt;
        options.insert(options.begin(), name);
        item.why.push_back(say::becauseOut(number, why.message));
        if (item.why.size() > outs) return std::nullopt;
    }
    if (item.why.size() != outs) return std::nullopt;
    const Scene scene(making.sources, making.table,
                      {{Player::blue, mine, places}, {Player::red, theirs, {*enemyAt}}});
    if (!scene.isLegal() || !isOffBorders(scene)) return std::nullopt;
    options.insert(outs == 0 ? options.begin() : options.end(), say::allInCohesion());
    item.scenario = scene.scenario();
    item.query = {{"query", "cohesion"},
                  {"leader", requestOf(leader, mine->card.base)},
                  {"minis", std::move(minis)}};
    item.margin = cohesionErrors[index];
    item.text = say::askCohesion(scene.label(0), {leaderAt->x, 2}, {leaderAt->y, 2});
    offer(item, options, draw);
    item.why.push_back(say::becauseHalfRange(field.dimensions().halfRange));
    return item;
}

}  // namespace sightline::engine::quiz

// Questions about whether a place or a Move is legal, and about the rule that it breaks.
#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <string_view>

#include "engine/legion/advice/quiz/making.h"
#include "engine/legion/advice/words/quiz.h"
#include "engine/legion/lists/catalogue/unit_filter.h"
#include "engine/legion/rules/keywords/keywords.h"
#include "engine/legion/rules/movement/stated_mover.h"
#include "engine/legion/rules/movement/terms.h"
#include "geometry/move/move.h"
#include "geometry/place/placement.h"
#include "geometry/words/objections.h"

namespace sightline::engine::quiz {
namespace {

using geometry::Fault;
using Faults = std::set<Fault>;

constexpr std::array<double, 5> legalErrors{0.25, 0.2, 0.15, 0.12, 0.1};
// From this level on, the question is about a Move.
constexpr int levelOfMoves = 3;

/// The faults among which the player chooses.
const std::vector<Fault> faultsOfPlaces{Fault::partlyOnTerrain, Fault::overlapsMini,
                                        Fault::onImpassable, Fault::onBarricade};
const std::vector<Fault> faultsOfMoves{Fault::partlyOnTerrain,    Fault::touchesForbidden,
                                       Fault::toolOverImpassable, Fault::toolOverTooTall,
                                       Fault::toolSlowed,         Fault::tooHigh,
                                       Fault::onBarricade};

Message faultText(Fault fault) {
    switch (fault) {
        case Fault::partlyOnTerrain:
            return say::faultPartly();
        case Fault::overlapsMini:
            return say::faultOverlaps();
        case Fault::touchesForbidden:
            return say::faultTouches();
        case Fault::onImpassable:
            return say::faultImpassable();
        case Fault::onBarricade:
            return say::faultBarricade();
        case Fault::toolOverImpassable:
            return say::faultToolImpassable();
        case Fault::toolOverTooTall:
            return say::faultToolTall();
        case Fault::toolSlowed:
            return say::faultSlowed();
        default:
            return say::faultTooHigh();
    }
}

Faults faultsOf(const std::vector<geometry::Objection>& objections) {
    Faults faults;
    for (const geometry::Objection& one : objections) faults.insert(one.fault);
    return faults;
}

/// True if terrain in the space of the miniature is a reason. The fault is the same as for a base
/// that is only partly on terrain, so the options could not tell the two reasons apart.
bool lacksRoom(const std::vector<geometry::Objection>& objections) {
    return std::any_of(objections.begin(), objections.end(), [](const geometry::Objection& one) {
        return one.fault == Fault::partlyOnTerrain &&
               std::string_view(one.message.pattern) != geometry::say::partlyOn.pattern();
    });
}

/// The wanted result of the question: no fault, or one of the faults in turn.
Faults wishedFaults(int wish, const std::vector<Fault>& among) {
    const auto index = static_cast<std::size_t>(wish) % (among.size() + 2);
    return index < among.size() ? Faults{among[index]} : Faults{};
}

void offerFaults(QuizItem& item, const Faults& right, std::vector<Fault> among, Draw& draw) {
    std::vector<Message> options{right.empty() ? say::isLegal() : faultText(*right.begin())};
    if (!right.empty()) options.push_back(say::isLegal());
    draw.shuffle(among);
    constexpr std::size_t count = 4;
    for (const Fault fault : among)
        if (options.size() < count && !right.contains(fault)) options.push_back(faultText(fault));
    offer(item, options, draw);
}

void addReasons(QuizItem& item, const std::vector<geometry::Objection>& objections) {
    std::set<std::string> said;
    for (const geometry::Objection& one : objections)
        if (said.insert(english(one.message)).second)
            item.why.push_back(say::becauseFault(one.message));
    if (objections.empty()) item.why.push_back(say::becauseNoFault());
}

/// The two units of the question: a lone trooper, and an enemy near it.
struct Pair {
    const UnitEntry *mine = nullptr, *theirs = nullptr;
    std::vector<geometry::PlacedMini> minis;

    const geometry::Mini& leader() const { return minis.front().mini; }
    /// The miniatures besides the leader.
    std::vector<geometry::PlacedMini> others() const { return {minis.back()}; }
    std::vector<Posted> posted() const {
        return {{Player::blue, mine, {geometry::Vec2(minis.front().mini.position)}},
                {Player::red, theirs, {geometry::Vec2(minis.back().mini.position)}}};
    }
};

std::optional<Pair> pairOf(Making& making, const Fits& fits) {
    Draw& draw = making.draw;
    Pair pair;
    pair.mine = draw.pick(unitsThat(making.sources.catalogue, fits));
    pair.theirs = draw.pick(unitsThat(making.sources.catalogue, isLoneTrooper));
    if (!areEnemies(*pair.mine, *pair.theirs)) return std::nullopt;
    const auto from = stand(making, pair.mine->card, draw.place(making.table.size), {}, pair.minis);
    if (!from) return std::nullopt;
    const auto to = stand(making, pair.theirs->card, draw.around(*from, 3.5, 8.0), {}, pair.minis);
    if (!to) return std::nullopt;
    return pair;
}

/// True if the leader's errors of position in eight directions do not change the faults.
/// `faultsAt`: the faults when the miniature is at another place.
bool isSteadyFault(const geometry::Mini& mini, double error, const Faults& wanted,
                   const std::function<Faults(const geometry::Mini&)>& faultsAt) {
    constexpr int directions = 8;
    for (int i = 0; i < directions; ++i) {
        geometry::Mini moved = mini;
        moved.position +=
            geometry::Vec3(geometry::direction({360.0 * i / directions}) * error, 0.0);
        if (faultsAt(moved) != wanted) return false;
    }
    return true;
}

std::optional<QuizItem> tryPlace(Making& making) {
    Draw& draw = making.draw;
    const auto pair = pairOf(making, isLoneTrooper);
    if (!pair) return std::nullopt;
    const Faults wanted = wishedFaults(making.wish, faultsOfPlaces);
    const auto others = pair->others();
    const UnitCard& card = pair->mine->card;
    const auto terms = placementTermsOf(card.type);
    const auto faultsAt = [&](const geometry::Mini& mini) {
        return faultsOf(judgePlacement(making.table.field, mini, terms, others).objections);
    };
    const double error = legalErrors[static_cast<std::size_t>(making.level - easiestQuiz)];
    constexpr int placesJudged = 30;
    for (int tried = 0; tried < placesJudged; ++tried) {
        const bool beside = wanted.contains(Fault::overlapsMini);
        const geometry::Vec2 from(pair->leader().position), enemy(others.front().mini.position);
        const geometry::Vec2 at = beside ? draw.around(enemy, 0.3, 1.2) : draw.around(from, 1, 9);
        geometry::Mini mini = pair->leader();
        mini.position = {at, std::numeric_limits<double>::quiet_NaN()};
        if (faultsAt(mini) != wanted || !isSteadyFault(mini, error, wanted, faultsAt)) continue;
        const auto placed = judgePlacement(making.table.field, mini, terms, others);
        if (lacksRoom(placed.objections)) continue;
        const Scene scene(making.sources, making.table, pair->posted());
        if (!scene.isLegal()) return std::nullopt;
        QuizItem item;
        item.scenario = scene.scenario();
        item.margin = error;
        nlohmann::json asked = scene.request(0, mini);
        asked.erase("z");
        item.query = {{"query", "place"},
                      {"mini", std::move(asked)},
                      {"unit_type", nameOf(card.type)},
                      {"others", {scene.request(1, scene.leader(1))}}};
        item.spots.push_back({"A", {at, placed.z}});
        item.text = say::askPlace(scene.label(0), "A", {at.x, 2}, {at.y, 2});
        offerFaults(item, wanted, faultsOfPlaces, draw);
        addReasons(item, placed.objections);
        return item;
    }
    return std::nullopt;
}

/// A random Move with the tool of the unit's speed.
geometry::Move moveFrom(Draw& draw, int speed, bool bent) {
    geometry::Move move;
    move.toolSpeed = std::min(3, speed);
    const geometry::Degrees ahead{static_cast<double>(draw.whole(0, 359))};
    const geometry::Degrees bend{bent ? 5.0 * draw.whole(-6, 6) : 0.0};
    move.pose = {.contactAngle = ahead, .direction = ahead, .bend = bend, .stop = 1.0};
    return move;
}

/// True for a lone trooper with a speed and without keywords that change Moves.
bool movesPlainly(const UnitCard& card) {
    if (!isLoneTrooper(card) || card.speed == 0) return false;
    const auto known = keywordsOfMoves();
    return std::none_of(card.keywords.begin(), card.keywords.end(), [&](const KeywordText& one) {
        return std::find(known.begin(), known.end(), one.name.keyword()) != known.end();
    });
}

std::optional<QuizItem> tryMove(Making& making) {
    Draw& draw = making.draw;
    const auto pair = pairOf(making, movesPlainly);
    if (!pair) return std::nullopt;
    const Faults wanted = wishedFaults(making.wish, faultsOfMoves);
    const auto enemies = pair->others();
    const UnitCard& card = pair->mine->card;
    const geometry::Mini& leader = pair->leader();
    const auto terms =
        statedTermsOf(statedMover(card.type, {}), leader, geometry::MoveKind::standard, card.speed,
                      making.sources.dimensions, keywordEffects());
    const double error = legalErrors[static_cast<std::size_t>(making.level - easiestQuiz)];
    constexpr int movesJudged = 24;
    for (int tried = 0; tried < movesJudged; ++tried) {
        const geometry::Move move = moveFrom(draw, card.speed, making.level > levelOfMoves);
        const auto verdict = judgeMove(making.table.field, leader, move, terms, {}, enemies);
        // The height of the end must show the fault. It does not where a floor lies below a roof.
        const double rise = std::abs(verdict.end.position.z - leader.position.z);
        if (wanted.contains(Fault::tooHigh) && rise <= terms.maxClimb) continue;
        const auto faultsAt = [&](const geometry::Mini& from) {
            return faultsOf(
                judgeMove(making.table.field, from, move, terms, {}, enemies).objections);
        };
        if (faultsOf(verdict.objections) != wanted || lacksRoom(verdict.objections) ||
            !isSteadyFault(leader, error, wanted, faultsAt))
            continue;
        const Scene scene(making.sources, making.table, pair->posted());
        if (!scene.isLegal()) return std::nullopt;
        QuizItem item;
        item.scenario = scene.scenario();
        item.margin = error;
        const geometry::ToolPose& pose = move.pose;
        item.query = {{"query", "move"},
                      {"mini", scene.request(0, leader)},
                      {"unit_type", nameOf(card.type)},
                      {"speed", move.toolSpeed},
                      {"kind", "standard"},
                      {"pose",
                       {{"contact_angle", pose.contactAngle.value},
                        {"direction", pose.direction.value},
                        {"bend", pose.bend.value},
                        {"stop", pose.stop}}},
                      {"enemies", {scene.request(1, scene.leader(1))}}};
        const geometry::Vec3 end = verdict.end.position;
        item.spots.push_back({"A", end});
        item.text = say::askMove(scene.label(0), card.speed, "A", {end.x, 2}, {end.y, 2},
                                 {pose.direction.value, 0}, {pose.bend.value, 0});
        offerFaults(item, wanted, faultsOfMoves, draw);
        addReasons(item, verdict.objections);
        return item;
    }
    return std::nullopt;
}

}  // namespace

std::optional<QuizItem> tryLegal(Making& making) {
    return making.level < levelOfMoves ? tryPlace(making) : tryMove(making);
}

}  // namespace sightline::engine::quiz

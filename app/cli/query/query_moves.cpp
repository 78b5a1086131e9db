#include "app/cli/query/query_moves.h"

#include <array>
#include <limits>

#include "app/cli/query/query_keywords.h"
#include "app/cli/query/query_minis.h"
#include "engine/legion/lists/catalogue/read_parts.h"
#include "engine/legion/rules/asking/fault_rules.h"
#include "engine/legion/rules/keywords/keywords.h"
#include "engine/legion/rules/movement/stated_mover.h"
#include "geometry/move/reach.h"
#include "geometry/place/nearest_place.h"

namespace sightline::app {
namespace {
using namespace std::string_view_literals;
using engine::JsonAt;
using geometry::Battlefield;
using nlohmann::json;

constexpr std::array kinds{"standard"sv, "climb"sv, "pivot"sv, "reverse"sv, "strafe"sv};

// Names for the values of the enumeration geometry::Fault, in its order.
constexpr std::array rules{"off_table",
                           "overlaps_mini",
                           "touches_enemy",
                           "partly_on_terrain",
                           "unstable",
                           "on_impassable",
                           "on_barricade",
                           "tool_not_at_base",
                           "tool_too_long",
                           "tool_over_bend",
                           "tool_over_impassable",
                           "tool_over_too_tall",
                           "tool_slowed",
                           "not_touching_tool",
                           "too_high",
                           "sweep_blocked",
                           "not_parallel",
                           "out_of_cohesion",
                           "turn_too_wide",
                           "speed_zero",
                           "tool_not_at_edge"};
static_assert(rules.size() == static_cast<std::size_t>(geometry::Fault::toolNotAtEdge) + 1);

json reasonsOf(const std::vector<geometry::Objection>& objections,
               geometry::MoveKind kind = geometry::MoveKind::standard) {
    json reasons = json::array();
    for (const geometry::Objection& objection : objections) {
        json reason = {{"rule", rules[static_cast<std::size_t>(objection.fault)]},
                       {"text", objection.text}};
        if (objection.piece) reason["piece"] = *objection.piece;
        if (objection.mini) reason["mini"] = *objection.mini;
        if (const auto rule = engine::ruleBroken(objection.fault, kind))
            reason["page"] = rule->page;
        reasons.push_back(std::move(reason));
    }
    return reasons;
}

json reasonOf(const engine::Refusal& refusal) {
    return {{"rule", "kind_not_allowed"},
            {"text", english(refusal.message)},
            {"page", refusal.citation.page}};
}

engine::UnitCard readMover(const JsonAt& request) {
    return engine::statedMover(engine::readUnitType(request.at("unit_type")),
                               readUnitKeywords(request));
}

geometry::Degrees readAngle(const JsonAt& at) { return {at.number(-3600, 3600)}; }

json toJson(const geometry::Mini& mini) {
    return {{"x", mini.position.x},
            {"y", mini.position.y},
            {"z", mini.position.z},
            {"facing", mini.facing.value}};
}

json toJson(const geometry::SolvedMove& solved) {
    const geometry::ToolPose& pose = solved.move.pose;
    json object = {{"speed", solved.move.toolSpeed},
                   {"pose",
                    {{"contact_angle", pose.contactAngle.value},
                     {"direction", pose.direction.value},
                     {"bend", pose.bend.value},
                     {"stop", pose.stop}}},
                   {"end", toJson(solved.verdict.end)},
                   {"miss", solved.miss}};
    if (solved.move.end) object["pose"]["end"] = {solved.move.end->x, solved.move.end->y};
    return object;
}

/// True if the request wants a legal alternative for a refused move. The search for an alternative
/// takes longer than the check of the move.
bool wantsNearest(const JsonAt& request) {
    const auto wanted = request.find("nearest");
    return wanted && wanted->boolean();
}
}  // namespace

geometry::Move readMove(const JsonAt& request, const geometry::Mini& mini) {
    geometry::Move move;
    move.kind = static_cast<geometry::MoveKind>(request.at("kind").word(kinds));
    move.toolSpeed = request.at("speed").integer(1, 3);
    const JsonAt pose = request.at("pose");
    const auto ahead = geometry::notchOf(move.kind, mini.facing, mini.facing);
    const double front = mini.facing.value + geometry::angleOf(ahead).value;
    const auto direction = pose.find("direction");
    const auto contact = pose.find("contact_angle");
    if (!mini.base.notched && !contact && !direction) pose.at("contact_angle");
    if (contact)
        move.pose.contactAngle = readAngle(*contact);
    else
        move.pose.contactAngle = direction ? readAngle(*direction) : geometry::Degrees{front};
    move.pose.direction = direction ? readAngle(*direction) : move.pose.contactAngle;
    if (const auto bend = pose.find("bend")) move.pose.bend = readAngle(*bend);
    if (const auto stop = pose.find("stop")) move.pose.stop = stop->number(0, 1);
    if (const auto end = pose.find("end")) {
        const auto xy = end->list(2, 2);
        move.end = geometry::Vec2{xy[0].number(-1000, 1000), xy[1].number(-1000, 1000)};
    }
    if (mini.base.notched) {
        const auto notch = geometry::notchOf(move.kind, mini.facing, move.pose.direction);
        move.rotateFirst = geometry::turn(move.pose.direction, geometry::angleOf(notch));
    }
    return move;
}

json placeQuery(const JsonAt& request, const Battlefield& field) {
    const JsonAt at = request.at("mini");
    geometry::Mini mini = readMini(at, field);
    if (!at.find("z")) mini.position.z = std::numeric_limits<double>::quiet_NaN();
    const auto terms = engine::placementTermsOf(engine::readUnitType(request.at("unit_type")));
    const auto others = readMinis(request, "others", field);
    const auto placed = judgePlacement(field, mini, terms, others);
    json answer = {
        {"legal", placed.legal}, {"reasons", reasonsOf(placed.objections)}, {"z", placed.z}};
    if (placed.legal || !wantsNearest(request)) return answer;
    const auto nearest = nearestLegalPlace(field, mini, terms, others);
    answer["nearest"] = nearest ? toJson(*nearest) : json();
    return answer;
}

json moveQuery(const JsonAt& request, const Battlefield& field) {
    const geometry::Mini mini = readMini(request.at("mini"), field);
    const engine::UnitCard mover = readMover(request);
    const geometry::Move move = readMove(request, mini);
    const auto forbidden =
        engine::refusalOfMove(mover, mini.base, move.kind, engine::keywordEffects());
    const auto terms = engine::statedTermsOf(mover, mini, move.kind, move.toolSpeed,
                                             field.dimensions(), engine::keywordEffects());
    const auto others = readMinis(request, "others", field);
    const auto enemies = readMinis(request, "enemies", field);
    const auto verdict = judgeMove(field, mini, move, terms, others, enemies);
    json reasons = reasonsOf(verdict.objections, move.kind);
    if (forbidden) reasons.insert(reasons.begin(), reasonOf(*forbidden));
    json answer = {{"legal", verdict.legal && !forbidden},
                   {"reasons", std::move(reasons)},
                   {"effective_speed", verdict.effectiveSpeed},
                   {"end", toJson(verdict.end)}};
    if (verdict.impededAt) answer["impeded_at"] = *verdict.impededAt;
    if (answer["legal"] || !wantsNearest(request)) return answer;
    answer["nearest"] = nullptr;
    if (forbidden) return answer;
    const auto nearest =
        closestLegalMove(field, mini, geometry::Vec2(verdict.end.position), terms, others, enemies);
    if (nearest) answer["nearest"] = toJson(*nearest);
    return answer;
}

json reachQuery(const JsonAt& request, const Battlefield& field) {
    const geometry::Mini mini = readMini(request.at("mini"), field);
    const engine::UnitCard mover = readMover(request);
    const auto kind = static_cast<geometry::MoveKind>(request.at("kind").word(kinds));
    const int speed = request.at("speed").integer(0, 3);
    geometry::ReachSettings settings;
    if (const auto cell = request.find("cell")) settings.cell = cell->number(0.05, 12);
    if (const auto forbidden =
            engine::refusalOfMove(mover, mini.base, kind, engine::keywordEffects()))
        return {{"cell", settings.cell},
                {"cells", json::array()},
                {"area", 0.0},
                {"reasons", json::array({reasonOf(*forbidden)})}};
    const auto terms = engine::statedTermsOf(mover, mini, kind, speed, field.dimensions(),
                                             engine::keywordEffects());
    const geometry::Reach reach = reachOf(field, mini, terms, readMinis(request, "others", field),
                                          readMinis(request, "enemies", field), settings);
    json cells = json::array();
    for (int row = 0; row < reach.rows; ++row)
        for (int column = 0; column < reach.columns; ++column)
            if (reach.legal(column, row)) {
                const geometry::Vec2 centre = reach.centre(column, row);
                cells.push_back({centre.x, centre.y, reach.z[reach.index(column, row)]});
            }
    return {{"cell", settings.cell}, {"cells", std::move(cells)}, {"area", reach.area()}};
}

}  // namespace sightline::app

#include "app/cli/play/play_bounds.h"

#include <algorithm>

#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/lists/catalogue/unit_filter.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::app {
namespace {

using geometry::Dimensions;
using nlohmann::json;

json pointJson(geometry::Vec2 point) { return {point.x, point.y}; }

json baseJson(const geometry::BaseSize& base, const Dimensions& dimensions) {
    for (const auto& [name, size] : dimensions.bases) {
        const bool same = size.width == base.width && size.length == base.length;
        if (same && size.notched == base.notched) return name;
    }
    return {{"width", base.width}, {"length", base.length}, {"notched", base.notched}};
}

json minisJson(const std::vector<geometry::PlacedMini>& minis, const Dimensions& dimensions) {
    json list = json::array();
    for (const geometry::PlacedMini& one : minis)
        list.push_back(miniJson(one.key, one.mini, dimensions));
    return list;
}

json placementJson(const geometry::PlacementTerms& terms) {
    return {{"may_overhang", terms.mayOverhang},
            {"may_end_on_impassable", terms.mayEndOnImpassable},
            {"may_rest_on_barricade", terms.mayRestOnBarricade},
            {"max_tilt", terms.maxTilt.value}};
}

json toolsJson(const Dimensions& dimensions) {
    return {{"length", dimensions.toolLength},
            {"width", dimensions.toolWidth},
            {"joint", dimensions.toolJoint},
            {"max_bend", dimensions.toolMaxBend.value}};
}

json deploymentJson(const geometry::Deployment& deployment, const Dimensions& dimensions) {
    json object = {{"edges", json::array()}};
    for (const geometry::PlanSegment& edge : deployment.edges)
        object["edges"].push_back({pointJson(edge.from), pointJson(edge.to)});
    if (deployment.transport) object["transport"] = miniJson(-1, *deployment.transport, dimensions);
    return object;
}

json moveJson(const engine::Question& question, const engine::View& view) {
    const engine::MoveBounds& bounds = *question.move;
    const Dimensions& dimensions = view.battlefield.dimensions();
    const engine::UnitView& unit = view.unit(question.unit);
    const int leader = unit.minis.empty() ? -1 : unit.minis.front().value;
    json object = {{"leader", miniJson(leader, bounds.leader, dimensions)},
                   {"unit_type", engine::nameOf(unit.card->type)},
                   {"kind", engine::nameOf(engine::moveNames, bounds.terms.kind)},
                   {"speed", bounds.terms.speed},
                   {"min_speed", bounds.terms.minSpeed},
                   {"max_climb", bounds.terms.maxClimb},
                   {"max_turn", bounds.terms.maxTurn.value},
                   {"crosses_impassable", bounds.terms.crossesImpassable},
                   {"starts_in_difficult", bounds.terms.startsInDifficult},
                   {"compulsory", bounds.compulsory},
                   {"placement", placementJson(bounds.terms.placement)},
                   {"tools", toolsJson(dimensions)},
                   {"others", minisJson(bounds.others, dimensions)},
                   {"forbidden", minisJson(bounds.forbidden, dimensions)}};
    if (bounds.terms.deployment)
        object["deployment"] = deploymentJson(*bounds.terms.deployment, dimensions);
    return object;
}

// The proposed places in the form of a journal's answers, so that a program can send them back
// unchanged.
json proposalJson(const engine::PlaceBounds& bounds) {
    json places = json::array();
    for (const geometry::FormationPlace& one : bounds.proposal) {
        const geometry::Vec3& at = one.mini.position;
        places.push_back({{"mini", one.key},
                          {"position", {at.x, at.y, at.z}},
                          {"facing", one.mini.facing.value}});
    }
    return places;
}

json placesJson(const engine::PlaceBounds& bounds, const engine::View& view) {
    const Dimensions& dimensions = view.battlefield.dimensions();
    json object = {{"leader", bounds.leader.value},
                   {"placement", placementJson(bounds.terms)},
                   {"others", minisJson(bounds.others, dimensions)},
                   {"forbidden", minisJson(bounds.forbidden, dimensions)},
                   {"proposal", proposalJson(bounds)}};
    if (!bounds.contact.none()) object["contact"] = bounds.contact.value;
    for (const engine::UnitId unit : bounds.alsoContact)
        object["also_contact"].push_back(unit.value);
    if (!bounds.within.empty()) object["within"] = territoryJson(bounds.within);
    if (bounds.wholly) object["completely_within"] = true;
    return object;
}

json spotJson(const engine::SpotBounds& bounds, const engine::View& view) {
    json object = {{"near", miniJson(-1, bounds.near, view.battlefield.dimensions())},
                   {"width", bounds.width},
                   {"proposal", pointJson(bounds.proposal)}};
    if (bounds.completely) object["completely_within_range"] = bounds.bands;
    if (bounds.anywhere) object["anywhere"] = true;
    return object;
}

// For each die of the question, in order: its possible faces.
json facesJson(const std::vector<engine::Die>& dice) {
    json list = json::array();
    for (const engine::Die die : dice) {
        json faces = json::array();
        for (const auto& [name, face] : engine::faceNames) {
            const auto& sides = engine::facesOf(die);
            if (std::find(sides.begin(), sides.end(), face) != sides.end()) faces.push_back(name);
        }
        list.push_back({{"die", engine::nameOf(engine::dieNames, die)}, {"faces", faces}});
    }
    return {{"faces", list}};
}

}  // namespace

json miniJson(int id, const geometry::Mini& mini, const Dimensions& dimensions) {
    json object = {{"x", mini.position.x},
                   {"y", mini.position.y},
                   {"z", mini.position.z},
                   {"facing", mini.facing.value},
                   {"base", baseJson(mini.base, dimensions)},
                   {"height", mini.height}};
    if (id >= 0) object["mini"] = id;
    return object;
}

json territoryJson(const geometry::Territory& territory) {
    json polygons = json::array();
    for (const geometry::Polygon& polygon : territory) {
        json corners = json::array();
        for (const geometry::Vec2& corner : polygon) corners.push_back(pointJson(corner));
        polygons.push_back(std::move(corners));
    }
    return polygons;
}

json boundsJson(const engine::Question& question, const engine::View& view) {
    if (question.move) return moveJson(question, view);
    if (question.place) return placesJson(*question.place, view);
    if (question.spot) return spotJson(*question.spot, view);
    if (question.form == engine::AnswerForm::dice) return facesJson(question.dice);
    return nullptr;
}

}  // namespace sightline::app

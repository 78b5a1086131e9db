// What makes a table or a piece unusable, said in one line with the piece's id.
#include <cmath>
#include <set>
#include <sstream>

#include "geometry/measure/polygon.h"
#include "geometry/table/private/world.h"

namespace sightline::geometry {
namespace {

constexpr double largestSize = 1000.0;  // beyond this a number is a slip, not terrain. Inches

bool isSize(double value) { return std::isfinite(value) && value > 0.0 && value <= largestSize; }
bool isPlace(double value) { return std::isfinite(value) && std::abs(value) <= largestSize; }

std::string sizeExpected(const std::string& what, double value) {
    std::ostringstream text;
    text << what << " must be over 0 and at most " << largestSize << " inches, not " << value;
    return text.str();
}

std::string problemWith(const MeshShape& mesh) {
    std::size_t triangles = 0;
    for (const MeshPart& part : mesh.parts) {
        for (const Vec3 vertex : part.vertices)
            if (!isPlace(vertex.x) || !isPlace(vertex.y) || !isPlace(vertex.z))
                return "mesh part '" + part.name + "' has a vertex that is not finite or beyond " +
                       "1000 inches";
        for (const auto& triangle : part.triangles)
            for (const int index : triangle)
                if (index < 0 || index >= static_cast<int>(part.vertices.size()))
                    return "mesh part '" + part.name + "' names vertex " + std::to_string(index) +
                           " of " + std::to_string(part.vertices.size());
        triangles += part.triangles.size();
    }
    return triangles == 0 ? "the mesh has no triangles" : "";
}

std::string problemWith(const PrismShape& prism) {
    for (const Vec2 corner : prism.polygon)
        if (!isPlace(corner.x) || !isPlace(corner.y))
            return "a corner of the prism is not finite or beyond 1000 inches";
    if (prism.polygon.size() < 3)
        return "a prism needs at least 3 corners, not " + std::to_string(prism.polygon.size());
    if (!isSimple(prism.polygon)) return "the prism's polygon crosses or touches itself";
    return isSize(prism.height) ? "" : sizeExpected("the prism's height", prism.height);
}

std::string problemWith(const BoxShape& box) {
    for (const auto& [name, value] :
         {std::pair{"width", box.size.x}, std::pair{"depth", box.size.y},
          std::pair{"height", box.size.z}})
        if (!isSize(value)) return sizeExpected(std::string("the box's ") + name, value);
    return "";
}

std::string problemWith(const CylinderShape& cylinder) {
    if (!isSize(cylinder.diameter))
        return sizeExpected("the cylinder's diameter", cylinder.diameter);
    return isSize(cylinder.height) ? "" : sizeExpected("the cylinder's height", cylinder.height);
}

std::string unknownPart(const PieceSpec& spec) {
    std::set<std::string> names;
    if (const auto* mesh = std::get_if<MeshShape>(&spec.shape))
        for (const MeshPart& part : mesh->parts) names.insert(part.name);
    for (const auto& [name, facts] : spec.parts) {
        if (names.contains(name)) continue;
        std::string known;
        for (const std::string& other : names) known += (known.empty() ? "" : ", ") + other;
        return "no part is named '" + name + "'; parts: " + (known.empty() ? "none" : known);
    }
    return "";
}

std::string problemWith(const PieceSpec& spec) {
    if (!isPlace(spec.position.x) || !isPlace(spec.position.y) || !isPlace(spec.position.z))
        return "the position must be finite and within 1000 inches";
    if (!std::isfinite(spec.rotation.value)) return "the rotation must be a finite angle";
    if (spec.facts.height && !isSize(*spec.facts.height))
        return sizeExpected("the agreed height", *spec.facts.height);
    std::string shape = std::visit([](const auto& it) { return problemWith(it); }, spec.shape);
    return shape.empty() ? unknownPart(spec) : shape;
}

}  // namespace

std::optional<Problem> problemWith(const TableSize& table, const std::vector<PieceSpec>& pieces,
                                   const Dimensions& dimensions) {
    if (!isSize(table.width) || !isSize(table.depth))
        return Problem{"table: width and depth must be over 0 and at most 1000 inches"};
    if (dimensions.toolJoint < 0.0 || dimensions.toolJoint > 1.0)
        return Problem{"dimensions: the joint of a movement tool must lie between 0 and 1"};
    std::set<PieceId> ids;
    for (const PieceSpec& spec : pieces) {
        if (spec.id.empty()) return Problem{"a piece has no id; every piece needs one"};
        if (!ids.insert(spec.id).second)
            return Problem{"piece '" + spec.id + "': the id is used twice, expected unique ids"};
        const std::string problem = problemWith(spec);
        if (!problem.empty()) return Problem{"piece '" + spec.id + "': " + problem};
    }
    return std::nullopt;
}

}  // namespace sightline::geometry

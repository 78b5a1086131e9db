// Validates a table and its terrain pieces. An error is one line with the id of the piece.
#include <cmath>
#include <set>
#include <sstream>

#include "geometry/measure/polygon.h"
#include "geometry/table/largest_size.h"
#include "geometry/table/private/world.h"
#include "geometry/words/pieces.h"

namespace sightline::geometry {
namespace {

bool isSize(double value) { return std::isfinite(value) && value > 0.0 && value <= largestSize; }
bool isPlace(double value) { return std::isfinite(value) && std::abs(value) <= largestSize; }

std::string shortlyWritten(double value) {
    std::ostringstream text;
    text << value;
    return text.str();
}

Message sizeExpected(const Message& what, double value) {
    return say::sizeBetween(what, shortlyWritten(largestSize), shortlyWritten(value));
}

Message faultOf(const MeshShape& mesh) {
    std::size_t triangles = 0;
    for (const MeshPart& part : mesh.parts) {
        for (const Vec3 vertex : part.vertices)
            if (!isPlace(vertex.x) || !isPlace(vertex.y) || !isPlace(vertex.z))
                return say::vertexTooFar(part.name);
        const auto vertices = static_cast<int>(part.vertices.size());
        for (const auto& triangle : part.triangles)
            for (const int index : triangle)
                if (index < 0 || index >= vertices)
                    return say::noSuchVertex(part.name, index, vertices);
        triangles += part.triangles.size();
    }
    return triangles == 0 ? say::meshWithoutTriangles() : Message();
}

Message faultOf(const PrismShape& prism) {
    for (const Vec2 corner : prism.polygon)
        if (!isPlace(corner.x) || !isPlace(corner.y)) return say::cornerTooFar();
    if (prism.polygon.size() < 3) return say::prismCorners(static_cast<int>(prism.polygon.size()));
    if (!isSimple(prism.polygon)) return say::polygonCrosses();
    return isSize(prism.height) ? Message() : sizeExpected(say::prismHeight(), prism.height);
}

Message faultOf(const BoxShape& box) {
    for (const auto& [name, value] : {std::pair{say::boxWidth, box.size.x},
                                      {say::boxDepth, box.size.y},
                                      {say::boxHeight, box.size.z}})
        if (!isSize(value)) return sizeExpected(name(), value);
    return {};
}

Message faultOf(const CylinderShape& cylinder) {
    if (!isSize(cylinder.diameter)) return sizeExpected(say::cylinderDiameter(), cylinder.diameter);
    return isSize(cylinder.height) ? Message()
                                   : sizeExpected(say::cylinderHeight(), cylinder.height);
}

Message unknownPart(const PieceSpec& spec) {
    std::set<std::string> names;
    if (const auto* mesh = std::get_if<MeshShape>(&spec.shape))
        for (const MeshPart& part : mesh->parts) names.insert(part.name);
    for (const auto& [name, facts] : spec.parts) {
        if (names.contains(name)) continue;
        if (names.empty()) return say::noPartNamed(name);
        std::string known;
        for (const std::string& other : names) known += (known.empty() ? "" : ", ") + other;
        return say::noPartNamedOf(name, known);
    }
    return {};
}

Message faultOf(const PieceSpec& spec) {
    if (!isPlace(spec.position.x) || !isPlace(spec.position.y) || !isPlace(spec.position.z))
        return say::positionExpected();
    if (!std::isfinite(spec.rotation.value)) return say::rotationExpected();
    if (spec.facts.height && !isSize(*spec.facts.height))
        return sizeExpected(say::agreedHeight(), *spec.facts.height);
    Message fault = std::visit([](const auto& it) { return faultOf(it); }, spec.shape);
    return fault.none() ? unknownPart(spec) : fault;
}

}  // namespace

std::optional<Problem> problemWith(const TableSize& table, const std::vector<PieceSpec>& pieces,
                                   const Dimensions& dimensions) {
    if (!isSize(table.width) || !isSize(table.depth)) return problemOf(say::tableSize());
    if (dimensions.toolJoint < 0.0 || dimensions.toolJoint > 1.0)
        return problemOf(say::toolJoint());
    std::set<PieceId> ids;
    for (const PieceSpec& spec : pieces) {
        if (spec.id.empty()) return problemOf(say::pieceWithoutId());
        if (!ids.insert(spec.id).second) return problemOf(say::ofPiece(spec.id, say::idTwice()));
        if (const Message fault = faultOf(spec); !fault.none())
            return problemOf(say::ofPiece(spec.id, fault));
    }
    return std::nullopt;
}

}  // namespace sightline::geometry

#include "engine/layouts/terrain_layout.h"

#include <algorithm>
#include <cctype>
#include <glm/common.hpp>

namespace sightline::engine {
namespace {
using geometry::Vec2;

const nlohmann::json& writtenOf(const TerrainPiece& piece) {
    static const nlohmann::json nothing;
    return piece.shape ? piece.shape->written : nothing;
}

Vec2 turned(Vec2 point, Vec2 along) {
    return {point.x * along.x - point.y * along.y, point.x * along.y + point.y * along.x};
}

// Makes an id from a text such as "Ruined house". The id contains no spaces, because an id without
// spaces is easier to read.
std::string idLike(const std::string& wish) {
    std::string id;
    for (const char c : wish) {
        const auto letter = static_cast<unsigned char>(c);
        if (std::isalnum(letter) != 0 && letter < 0x80U)
            id += static_cast<char>(std::tolower(letter));
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && id.back() == '-') id.pop_back();
    constexpr std::size_t longest = 60;
    return id.empty() ? "piece" : id.substr(0, longest);
}

// Removes the number at the end of an id: "crates-2" becomes "crates".
std::string withoutNumber(const std::string& id) {
    const std::size_t dash = id.find_last_of('-');
    if (dash == std::string::npos || dash == 0 || dash + 1 == id.size()) return id;
    const bool number = std::all_of(id.begin() + static_cast<std::ptrdiff_t>(dash) + 1, id.end(),
                                    [](char c) { return c >= '0' && c <= '9'; });
    return number ? id.substr(0, dash) : id;
}
}  // namespace

bool operator==(const TerrainPiece& a, const TerrainPiece& b) {
    return a.id == b.id && a.name == b.name && writtenOf(a) == writtenOf(b) && a.look == b.look &&
           a.position == b.position && a.rotation.value == b.rotation.value && a.kind == b.kind &&
           a.facts == b.facts && a.height == b.height && a.parts == b.parts && a.group == b.group &&
           a.locked == b.locked && a.note == b.note && a.twin == b.twin && a.rest == b.rest;
}

bool operator==(const TerrainLayout& a, const TerrainLayout& b) {
    return a.name == b.name && a.designer == b.designer && a.table.width == b.table.width &&
           a.table.depth == b.table.depth && a.mat == b.mat && a.mirror == b.mirror &&
           a.pieces == b.pieces && a.trace == b.trace && a.rest == b.rest &&
           a.tableRest == b.tableRest;
}

const TerrainPiece* TerrainLayout::find(const geometry::PieceId& id) const {
    const auto found = std::find_if(pieces.begin(), pieces.end(),
                                    [&](const TerrainPiece& piece) { return piece.id == id; });
    return found == pieces.end() ? nullptr : &*found;
}

TerrainPiece* TerrainLayout::find(const geometry::PieceId& id) {
    return const_cast<TerrainPiece*>(std::as_const(*this).find(id));
}

geometry::Polygon footprintOf(const TerrainPiece& piece) {
    const Vec2 along = geometry::direction(piece.rotation);
    geometry::Polygon corners;
    for (const Vec2 corner : piece.shape->footprint)
        corners.push_back(geometry::plan(piece.position) + turned(corner, along));
    return corners;
}

Vec2 middleOf(const TerrainPiece& piece) {
    return geometry::plan(piece.position) +
           turned(piece.shape->middle, geometry::direction(piece.rotation));
}

geometry::PlanBox planBoxOf(const TerrainPiece& piece) {
    return geometry::planBoxOf(footprintOf(piece));
}

geometry::PieceSpec specOf(const TerrainPiece& piece) {
    geometry::PieceSpec spec;
    spec.id = piece.id;
    spec.name = piece.name;
    if (piece.shape) spec.shape = piece.shape->geometry;
    spec.position = piece.position;
    spec.rotation = piece.rotation;
    spec.facts.kind = piece.kind;
    const bool barricade = piece.kind == geometry::Kind::barricade;
    spec.facts.movement = piece.facts.movement.value_or(geometry::Movement::open);
    spec.facts.cover =
        piece.facts.cover.value_or(barricade ? geometry::Cover::heavy : geometry::Cover::none);
    spec.facts.blocksLos = piece.facts.blocksLos.value_or(true);
    spec.facts.height = piece.height;
    for (const auto& [name, facts] : piece.parts)
        spec.parts[name] = {facts.movement, facts.cover, facts.blocksLos};
    return spec;
}

PieceIds withGroups(const TerrainLayout& layout, const PieceIds& ids) {
    std::set<int> groups;
    for (const TerrainPiece& piece : layout.pieces)
        if (piece.group != 0 && ids.contains(piece.id)) groups.insert(piece.group);
    PieceIds all = ids;
    for (const TerrainPiece& piece : layout.pieces)
        if (groups.contains(piece.group)) all.insert(piece.id);
    return all;
}

geometry::PieceId freeId(const TerrainLayout& layout, const std::string& wish) {
    std::string stem = withoutNumber(idLike(wish));
    if (!layout.find(stem)) return stem;
    for (int number = 2;; ++number) {
        std::string id = stem + "-" + std::to_string(number);
        if (!layout.find(id)) return id;
    }
}

std::vector<Overhang> overhangsOf(const TerrainLayout& layout) {
    std::vector<Overhang> over;
    for (const TerrainPiece& piece : layout.pieces) {
        const geometry::PlanBox box = planBoxOf(piece);
        const double inches = std::max({-box.low.x, -box.low.y, box.high.x - layout.table.width,
                                        box.high.y - layout.table.depth});
        if (inches > geometry::contactTolerance) over.push_back({piece.id, inches});
    }
    return over;
}

}  // namespace sightline::engine

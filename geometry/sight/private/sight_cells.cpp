// Divides the facing sides of two silhouettes into cells, and splits cells.
#include "geometry/sight/private/sight_cells.h"

#include <algorithm>
#include <cmath>

#include "geometry/measure/polygon.h"
#include "geometry/shape/private/indexed_mesh.h"

namespace sightline::geometry {
namespace {

// Length by which a prism is reduced, inches. So a solid that only touches the silhouette is
// outside the prism.
constexpr double shrink = 5e-4;

Cell sideOf(const Prism& prism, double first, double last, double low, double high) {
    Cell cell;
    cell.kind = Cell::Kind::side;
    cell.first = first, cell.last = last, cell.low = low, cell.high = high;
    const auto add = [&](double place) {
        const Vec2 point = prism.at(place);
        cell.corners.emplace_back(point, low);
        cell.corners.emplace_back(point, high);
    };
    add(first);
    for (double place = std::floor(first) + 1.0; place < last; place += 1.0) add(place);
    if (last < first + static_cast<double>(prism.polygon.size())) add(last);
    return cell;
}

Cell capOf(Polygon polygon, double level) {
    Cell cell;
    cell.kind = Cell::Kind::cap;
    cell.low = cell.high = level;
    for (const Vec2 point : polygon) cell.corners.emplace_back(point, level);
    cell.cap = std::move(polygon);
    return cell;
}

// The part of the polygon's border that faces the other polygon: its first and its last position
// (as for `Prism::at`).
std::pair<double, double> frontOf(const Polygon& polygon, const Polygon& other) {
    const std::size_t count = polygon.size();
    std::vector<char> faces(count, 0);
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 edge = polygon[(i + 1) % count] - polygon[i], out(edge.y, -edge.x);
        for (const Vec2 point : other)
            if (glm::dot(out, point - polygon[i]) > 0.0) {
                faces[i] = 1;
                break;
            }
    }
    const auto whole = std::pair(0.0, static_cast<double>(count));
    std::size_t start = 0;
    while (start < count && !(faces[start] && !faces[(start + count - 1) % count])) ++start;
    if (start == count) return whole;
    std::size_t length = 0;
    while (faces[(start + length) % count]) ++length;
    const auto facing = static_cast<std::size_t>(std::count(faces.begin(), faces.end(), 1));
    if (length != facing) return whole;
    return {static_cast<double>(start), static_cast<double>(start + length)};
}

std::vector<Cell> halves(const Cell& cell, const Prism& prism, Vec3 way) {
    if (cell.kind == Cell::Kind::cap) {
        Vec2 across(way.x, way.y);
        const Cell& it = cell;
        const double length = glm::length(across);
        const bool wide = length > 1e-3 && it.extent(Vec3(across / length, 0.0)) > 0.1 * it.size();
        if (wide)
            across /= length;
        else
            across = it.extent({1, 0, 0}) >= it.extent({0, 1, 0}) ? Vec2(1, 0) : Vec2(0, 1);
        double least = std::numeric_limits<double>::infinity(), most = -least;
        for (const Vec2 point : it.cap) {
            least = std::min(least, glm::dot(across, point));
            most = std::max(most, glm::dot(across, point));
        }
        const double middle = (least + most) / 2.0;
        return {capOf(clip(it.cap, across, middle), it.high),
                capOf(clip(it.cap, -across, -middle), it.high)};
    }
    const Vec2 level(way.x, way.y);
    const double height = (cell.high - cell.low) * std::abs(way.z);
    double width = 0.0, least = std::numeric_limits<double>::infinity(), most = -least;
    for (const Vec3 corner : cell.corners) {
        least = std::min(least, glm::dot(level, Vec2(corner.x, corner.y)));
        most = std::max(most, glm::dot(level, Vec2(corner.x, corner.y)));
    }
    width = most - least;
    if (height >= width) {
        const double middle = (cell.low + cell.high) / 2.0;
        return {sideOf(prism, cell.first, cell.last, cell.low, middle),
                sideOf(prism, cell.first, cell.last, middle, cell.high)};
    }
    const double middle = (cell.first + cell.last) / 2.0;
    return {sideOf(prism, cell.first, middle, cell.low, cell.high),
            sideOf(prism, middle, cell.last, cell.low, cell.high)};
}

}  // namespace

Prism::Prism(const Silhouette& silhouette, double most) {
    Outline inner = silhouette.outline;
    const double skin = std::min(shrink, inner.radius / 4.0);
    const double height = silhouette.top - silhouette.bottom;
    inner.radius -= skin;
    polygon = inscribedPolygon(inner, most - shrink);
    bottom = silhouette.bottom + std::min(shrink, height / 4.0);
    top = silhouette.top - std::min(shrink, height / 4.0);
}

Vec2 Prism::at(double place) const {
    const double whole = std::floor(place), rest = place - whole;
    const auto i = static_cast<std::size_t>(whole) % polygon.size();
    const Vec2 a = polygon[i];
    return rest == 0.0 ? a : a + (polygon[(i + 1) % polygon.size()] - a) * rest;
}

Vec3 Cell::centre() const {
    Vec3 sum(0.0);
    for (const Vec3 corner : corners) sum += corner;
    return sum / static_cast<double>(corners.size());
}

double Cell::extent(Vec3 way) const {
    double least = std::numeric_limits<double>::infinity(), most = -least;
    for (const Vec3 corner : corners) {
        least = std::min(least, glm::dot(way, corner));
        most = std::max(most, glm::dot(way, corner));
    }
    return most - least;
}

double Cell::size() const {
    return std::max({extent({1, 0, 0}), extent({0, 1, 0}), extent({0, 0, 1})});
}

Cell wholeCell(const Prism& prism, const Prism& other) {
    const auto [first, last] = frontOf(prism.polygon, other.polygon);
    if (other.top <= prism.top && other.bottom >= prism.bottom)
        return sideOf(prism, first, last, prism.bottom, prism.top);
    Cell cell =
        sideOf(prism, 0.0, static_cast<double>(prism.polygon.size()), prism.bottom, prism.top);
    cell.kind = Cell::Kind::whole;
    return cell;
}

std::vector<Cell> partsOf(const Cell& cell, const Prism& prism, const Prism& other, Vec3 way) {
    if (cell.kind != Cell::Kind::whole) return halves(cell, prism, way);
    std::vector<Cell> parts;
    const auto [first, last] = frontOf(prism.polygon, other.polygon);
    parts.push_back(sideOf(prism, first, last, prism.bottom, prism.top));
    if (other.top > prism.top) parts.push_back(capOf(prism.polygon, prism.top));
    if (other.bottom < prism.bottom) parts.push_back(capOf(prism.polygon, prism.bottom));
    return parts;
}

}  // namespace sightline::geometry

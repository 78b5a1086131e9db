#include "geometry/measure/union_area.h"

#include <optional>

namespace sightline::geometry {
namespace {

/// A polygon's edge from its lower to its upper end. Horizontal edges are not stored, because they
/// bound no interval of a scanline.
struct RisingEdge {
    Vec2 low{}, high{};
    std::size_t polygon = 0;

    double at(double y) const { return low.x + (high.x - low.x) * (y - low.y) / (high.y - low.y); }
};

std::vector<RisingEdge> risingEdges(std::span<const Polygon> polygons) {
    std::vector<RisingEdge> edges;
    for (std::size_t index = 0; index < polygons.size(); ++index) {
        const Polygon& polygon = polygons[index];
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Vec2 a = polygon[i], b = polygon[(i + 1) % polygon.size()];
            if (a.y < b.y) edges.push_back({a, b, index});
            if (b.y < a.y) edges.push_back({b, a, index});
        }
    }
    return edges;
}

// The height y at which two edges cross. Empty if they do not cross between their ends.
std::optional<double> heightOfCrossing(const RisingEdge& one, const RisingEdge& other) {
    const double from = std::max(one.low.y, other.low.y);
    const double to = std::min(one.high.y, other.high.y);
    if (from >= to) return std::nullopt;
    const double before = one.at(from) - other.at(from), after = one.at(to) - other.at(to);
    if ((before < 0.0) == (after < 0.0)) return std::nullopt;
    return from + (to - from) * before / (before - after);
}

std::vector<double> stripBorders(const std::vector<RisingEdge>& edges, Vec2 low, Vec2 high) {
    std::vector<double> borders{low.y, high.y};
    for (std::size_t i = 0; i < edges.size(); ++i) {
        borders.push_back(edges[i].low.y);
        borders.push_back(edges[i].high.y);
        for (std::size_t j = i + 1; j < edges.size(); ++j)
            if (const auto y = heightOfCrossing(edges[i], edges[j])) borders.push_back(*y);
        for (const double x : {low.x, high.x}) {
            const RisingEdge side{{x, low.y}, {x, high.y}, 0};
            if (const auto y = heightOfCrossing(edges[i], side)) borders.push_back(*y);
        }
    }
    std::erase_if(borders, [&](double y) { return y < low.y || y > high.y; });
    std::sort(borders.begin(), borders.end());
    return borders;
}

/// Adds up the covered length of one scanline.
class LineAcross {
  public:
    LineAcross(const std::vector<RisingEdge>& edges, std::size_t polygons)
        : edges_(edges), inside_(polygons) {}

    double coveredAt(double y, double from, double to) {
        meets_.clear();
        for (const RisingEdge& edge : edges_)
            if (edge.low.y < y && y < edge.high.y) meets_.push_back({edge.at(y), edge.polygon});
        std::sort(meets_.begin(), meets_.end());
        std::fill(inside_.begin(), inside_.end(), false);
        double covered = 0.0, since = from;
        std::size_t over = 0;
        for (const auto& [x, polygon] : meets_) {
            const double here = std::clamp(x, from, to);
            if (over > 0) covered += here - since;
            since = here;
            inside_[polygon] = !inside_[polygon];
            inside_[polygon] ? ++over : --over;
        }
        return covered;
    }

  private:
    const std::vector<RisingEdge>& edges_;
    std::vector<std::pair<double, std::size_t>> meets_;
    std::vector<bool> inside_;
};

}  // namespace

double unionArea(std::span<const Polygon> polygons, Vec2 low, Vec2 high) {
    const std::vector<RisingEdge> edges = risingEdges(polygons);
    const std::vector<double> borders = stripBorders(edges, low, high);
    LineAcross line(edges, polygons.size());
    double area = 0.0;
    for (std::size_t i = 0; i + 1 < borders.size(); ++i) {
        const double height = borders[i + 1] - borders[i];
        if (height <= 0.0) continue;
        area += height * line.coveredAt(borders[i] + height / 2.0, low.x, high.x);
    }
    return area;
}

}  // namespace sightline::geometry

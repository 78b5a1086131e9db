// Draws the side view of a dispute: the section by the vertical plane through the centres of both
// bases.
#include <algorithm>
#include <array>
#include <cmath>

#include "engine/legion/advice/disputes/drawings.h"

namespace sightline::engine {
namespace {

using geometry::PieceSpec;
using geometry::Vec2;
using geometry::Vec3;

// Inches that the side view shows before the first base and behind the second.
constexpr double besideEnds = 2.0;
constexpr double aboveAll = 1.0;       // inches that the side view shows above the highest object
constexpr double heightMarkOff = 0.4;  // inches from a silhouette to the line with its height
constexpr int drumCorners = 64;

/// The section plane. Converts points to distances along the plane and signed distances from the
/// plane.
struct Upright {
    Vec2 origin{}, along{1.0, 0.0};
    double alongOf(Vec2 point) const { return glm::dot(point - origin, along); }
    double acrossOf(Vec2 point) const {
        const Vec2 way = point - origin;
        return along.x * way.y - along.y * way.x;
    }
    Vec2 seen(Vec3 point) const { return {alongOf(geometry::plan(point)), point.z}; }
};

Vec2 onTable(const PieceSpec& piece, Vec2 local) {
    const Vec2 x = geometry::direction(piece.rotation);
    return geometry::plan(piece.position) + x * local.x + Vec2(-x.y, x.x) * local.y;
}

struct PlanOfShape {
    geometry::Polygon operator()(const geometry::MeshShape&) const { return {}; }
    geometry::Polygon operator()(const geometry::PrismShape& prism) const { return prism.polygon; }
    geometry::Polygon operator()(const geometry::BoxShape& box) const {
        const double x = box.size.x / 2.0, y = box.size.y / 2.0;
        return {{-x, -y}, {x, -y}, {x, y}, {-x, y}};
    }
    geometry::Polygon operator()(const geometry::CylinderShape& drum) const {
        geometry::Polygon round;
        for (int i = 0; i < drumCorners; ++i)
            round.push_back(geometry::direction({360.0 * i / drumCorners}) * (drum.diameter / 2.0));
        return round;
    }
};

// The places where the outline crosses the upright plane: distances along the plane, in ascending
// order.
std::vector<double> crossings(const Upright& plane, const geometry::Polygon& outline) {
    std::vector<double> found;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec2 a = outline[i], b = outline[(i + 1) % outline.size()];
        const double from = plane.acrossOf(a), to = plane.acrossOf(b);
        if ((from < 0.0) == (to < 0.0)) continue;
        const double share = from / (from - to);
        found.push_back(plane.alongOf(a) + share * (plane.alongOf(b) - plane.alongOf(a)));
    }
    std::sort(found.begin(), found.end());
    return found;
}

geometry::Polygon upright(double left, double right, double bottom, double top) {
    return {{left, bottom}, {right, bottom}, {right, top}, {left, top}};
}

class SideView {
  public:
    explicit SideView(const DrawnScene& scene) : scene_(scene) {
        plane_.along = scene.along;
        if (!scene.minis.empty())
            plane_.origin = geometry::plan(scene.minis.front().position);
        else
            for (const PieceSpec& piece : scene.pieces)
                if (isBlocker(piece)) plane_.origin = geometry::plan(piece.position);
    }

    SheetDrawing run() {
        frame();
        for (const PieceSpec& piece : scene_.pieces) cut(piece);
        for (std::size_t i = 0; i < scene_.minis.size(); ++i) stand(i);
        if (scene_.witness)
            drawing_.lines.push_back(
                {Ink::witness, plane_.seen(scene_.witness->from), plane_.seen(scene_.witness->to)});
        if (scene_.tried)
            addTry(drawing_, plane_.seen(scene_.tried->line.from),
                   plane_.seen(scene_.tried->line.to), plane_.seen(scene_.tried->stopped));
        drawing_.low.y = std::min(0.0, lowest_);
        drawing_.high.y = highest_ + aboveAll;
        return std::move(drawing_);
    }

  private:
    bool isBlocker(const PieceSpec& piece) const {
        return std::find(scene_.blockers.begin(), scene_.blockers.end(), piece.id) !=
               scene_.blockers.end();
    }

    void frame() {
        double left = 0.0, right = 0.0;
        const auto widen = [&](double from, double to) {
            left = std::min(left, from);
            right = std::max(right, to);
        };
        for (const geometry::Mini& mini : scene_.minis) {
            const double at = plane_.alongOf(geometry::plan(mini.position));
            const double half = halfOf(mini);
            widen(at - half, at + half);
        }
        if (scene_.measured)
            for (const Vec2 end : {scene_.measured->from, scene_.measured->to})
                widen(plane_.alongOf(end), plane_.alongOf(end));
        for (const PieceSpec& piece : scene_.pieces)
            if (scene_.minis.empty() && isBlocker(piece))
                widen(-shapeRadius(piece.shape), shapeRadius(piece.shape));
        drawing_.low.x = left - besideEnds;
        drawing_.high.x = right + besideEnds;
    }

    // Half of the base's extent in the direction of the section plane.
    double halfOf(const geometry::Mini& mini) const {
        const geometry::Outline outline = outlineOf(mini);
        return std::abs(glm::dot(outline.b - outline.a, plane_.along)) / 2.0 + outline.radius;
    }

    void cut(const PieceSpec& piece) {
        const Ink ink = isBlocker(piece) ? Ink::blocker : Ink::terrain;
        if (const auto* mesh = std::get_if<geometry::MeshShape>(&piece.shape))
            return cut(piece, *mesh, ink);
        geometry::Polygon outline = std::visit(PlanOfShape{}, piece.shape);
        for (Vec2& corner : outline) corner = onTable(piece, corner);
        const std::vector<double> through = crossings(plane_, outline);
        const double bottom = piece.position.z, top = bottom + shapeHeight(piece.shape);
        for (std::size_t i = 0; i + 1 < through.size(); i += 2) {
            if (through[i + 1] < drawing_.low.x || through[i] > drawing_.high.x) continue;
            drawing_.shapes.push_back({ink, upright(through[i], through[i + 1], bottom, top),
                                       piece.name.empty() ? piece.id : piece.name, piece.id});
            drawing_.dimensions.push_back(
                {{through[i + 1], bottom}, {through[i + 1], top}, writtenInches(top - bottom)});
            hold(bottom, top);
        }
    }

    void cut(const PieceSpec& piece, const geometry::MeshShape& mesh, Ink ink) {
        for (const geometry::MeshPart& part : mesh.parts)
            for (const auto& triangle : part.triangles) {
                std::vector<Vec2> ends;
                for (std::size_t i = 0; i < 3; ++i)
                    addCrossing(cornerOf(piece, part, triangle[i]),
                                cornerOf(piece, part, triangle[(i + 1) % 3]), ends);
                if (ends.size() != 2) continue;
                const auto [left, right] = std::minmax(ends[0].x, ends[1].x);
                if (right < drawing_.low.x || left > drawing_.high.x) continue;
                drawing_.lines.push_back({ink, ends[0], ends[1]});
                for (const Vec2 end : ends) hold(end.y, end.y);
            }
    }

    static Vec3 cornerOf(const PieceSpec& piece, const geometry::MeshPart& part, int index) {
        const Vec3& vertex = part.vertices[static_cast<std::size_t>(index)];
        return {onTable(piece, geometry::plan(vertex)), piece.position.z + vertex.z};
    }

    void addCrossing(Vec3 a, Vec3 b, std::vector<Vec2>& ends) const {
        const double from = plane_.acrossOf(geometry::plan(a)),
                     to = plane_.acrossOf(geometry::plan(b));
        if ((from < 0.0) == (to < 0.0)) return;
        ends.push_back(plane_.seen(a + (b - a) * (from / (from - to))));
    }

    // Draws the silhouette, its base as a line, and the dimension line of its height.
    void stand(std::size_t index) {
        const geometry::Mini& mini = scene_.minis[index];
        const double at = plane_.alongOf(geometry::plan(mini.position)), half = halfOf(mini);
        const double bottom = mini.position.z, top = bottom + mini.height;
        const bool first = index == 0 || scene_.moves;
        drawing_.shapes.push_back({first ? Ink::silhouette : Ink::otherSilhouette,
                                   upright(at - half, at + half, bottom, top), ""});
        drawing_.lines.push_back(
            {first ? Ink::base : Ink::otherBase, {at - half, bottom}, {at + half, bottom}});
        const double mark = index == 0 ? at - half - heightMarkOff : at + half + heightMarkOff;
        drawing_.dimensions.push_back({{mark, bottom}, {mark, top}, writtenInches(mini.height)});
        hold(bottom, top);
    }

    void hold(double bottom, double top) {
        lowest_ = std::min(lowest_, bottom);
        highest_ = std::max(highest_, top);
    }

    const DrawnScene& scene_;
    Upright plane_;
    SheetDrawing drawing_;
    double lowest_ = 0.0, highest_ = 0.0;
};

}  // namespace

SheetDrawing sideOf(const DrawnScene& scene) { return SideView(scene).run(); }

}  // namespace sightline::engine

// Builds the coarse mesh inside a detailed hill: a sheet of large triangles under the surface of
// the hill.
#include "geometry/shape/private/inner_hill.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "geometry/measure/measures.h"

namespace sightline::geometry {
namespace {

// Smallest side of a ground cell, and usual side of a triangle of the coarse mesh, in inches.
constexpr double finestCell = 0.0625, triangleSize = 0.5;
constexpr int mostCells = 256;  // maximum number of ground cells along a side of the hill
// Maximum number of visits to ground cells, summed over all faces.
constexpr long mostVisits = 20'000'000;
// Up to this height above the mat, in inches, there is no room for a line of sight.
constexpr double onMat = sightRoom / 2.0;
constexpr double withinBy = 0.001;  // depth of the coarse surface below the real surface, inches
// Height of the ground where there is no hill; just below the mat.
constexpr double offHill = -0.05;
constexpr double leastHeight = 0.5;  // smallest height of a coarse hill that is worth using, inches

// A height map of the hill. In every grid cell, the hill is solid from the mat up to the height in
// the map.
class SolidGround {
  public:
    explicit SolidGround(const IndexedMesh& skin) : skin_(skin) {
        Box box;
        for (int i = 0; i < skin.count(); ++i) box.add(boxOf(skin.face(i)));
        lo_ = box.lo;
        const double side = std::max(box.hi.x - box.lo.x, box.hi.y - box.lo.y);
        cell_ = std::max(finestCell, side / mostCells);
        columns_ = static_cast<int>((box.hi.x - box.lo.x) / cell_) + 1;
        rows_ = static_cast<int>((box.hi.y - box.lo.y) / cell_) + 1;
        heights_.assign(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_),
                        std::numeric_limits<double>::infinity());
        usable_ = box.lo.z >= -onMat && box.lo.z <= onMat && lowerToFaces();
        if (usable_) keepEnclosed();
    }

    bool usable() const { return usable_; }
    double cell() const { return cell_; }
    int columns() const { return columns_; }
    int rows() const { return rows_; }
    Vec2 corner() const { return {lo_.x, lo_.y}; }
    double at(int column, int row) const {
        if (column < 0 || row < 0 || column >= columns_ || row >= rows_) return offHill;
        return heights_[place(column, row)];
    }

  private:
    std::size_t place(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
               static_cast<std::size_t>(column);
    }

    // Lower bound of the heights that the face has over a cell.
    static double lowestOver(const Triangle& face, const Vec3& normal, Vec2 from, Vec2 to) {
        const double bottom = std::min({face.a.z, face.b.z, face.c.z});
        if (std::abs(normal.z) < 1e-6) return bottom;
        const double x = normal.x / normal.z > 0.0 ? to.x : from.x;
        const double y = normal.y / normal.z > 0.0 ? to.y : from.y;
        const double plane =
            face.a.z - (normal.x * (x - face.a.x) + normal.y * (y - face.a.y)) / normal.z;
        return std::max(bottom, plane);
    }

    bool lowerToFaces() {
        long visits = 0;
        for (int i = 0; i < skin_.count(); ++i) {
            if (!skin_.blocks(i)) return false;
            const Triangle& face = skin_.face(i);
            const Box box = boxOf(face);
            if (box.hi.z <= lo_.z + onMat) continue;  // the face is the bottom of a body
            const int left = cellOver(box.lo.x - lo_.x), right = cellOver(box.hi.x - lo_.x);
            const int low = cellOver(box.lo.y - lo_.y), high = cellOver(box.hi.y - lo_.y);
            visits += long(right - left + 1) * long(high - low + 1);
            if (visits > mostVisits) return false;
            for (int row = low; row <= high; ++row)
                for (int column = left; column <= right && column < columns_; ++column) {
                    if (row >= rows_) break;
                    const Vec2 from = corner() + Vec2(column, row) * cell_;
                    double& height = heights_[place(column, row)];
                    height = std::min(height,
                                      lowestOver(face, skin_.normal(i), from, from + Vec2(cell_)));
                }
        }
        return true;
    }
    int cellOver(double along) const {
        // A face that ends on the border between two cells counts for both cells.
        return std::max(0, static_cast<int>(std::floor(along / cell_ - sameLength)));
    }

    // Keeps only the cells that are inside the hill. There is no surface between the mat and a
    // cell's height, so a point between them shows whether the cell is inside. A vertical ray along
    // an edge may count twice. So two points are tested, away from the grid lines on which models
    // often have edges.
    void keepEnclosed() {
        for (int row = 0; row < rows_; ++row)
            for (int column = 0; column < columns_; ++column) {
                double& height = heights_[place(column, row)];
                const double floor = lo_.z + 2.0 * onMat;
                const auto isWithin = [&](Vec2 share) {
                    const Vec2 plan = corner() + (Vec2(column, row) + share) * cell_;
                    return skin_.encloses(Vec3(plan, (floor + height) / 2.0)).has_value();
                };
                const bool solid = std::isfinite(height) && height > floor + withinBy &&
                                   isWithin({0.4871, 0.5229}) && isWithin({0.5313, 0.4519});
                height = solid ? height - withinBy : offHill;
            }
    }

    const IndexedMesh& skin_;
    Vec3 lo_{};
    double cell_ = 0.0;
    int columns_ = 0, rows_ = 0;
    std::vector<double> heights_;
    bool usable_ = false;
};

// The coarse surface: a sheet of triangles under the height map. Each triangle is as high as
// possible inside the solid ground.
class Sheet {
  public:
    explicit Sheet(const SolidGround& ground)
        : ground_(ground),
          step_(std::max(3, static_cast<int>(std::lround(triangleSize / ground.cell())))),
          columns_(ground.columns() / step_ + 4),
          rows_(ground.rows() / step_ + 4),
          heights_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_)) {
        guess();
        lower();
    }

    std::vector<Triangle> above(double least) const {
        std::vector<Triangle> triangles;
        double top = 0.0;
        eachTriangle([&](const std::array<Place, 3>& corners) {
            const Triangle face{at(corners[0]), at(corners[1]), at(corners[2]), 0};
            const double high = std::max({face.a.z, face.b.z, face.c.z});
            top = std::max(top, high);
            if (high > 0.0) triangles.push_back(face);
        });
        if (top < least) triangles.clear();
        return triangles;
    }

  private:
    struct Place {
        int column = 0, row = 0;
    };
    std::size_t number(Place at) const {
        return static_cast<std::size_t>(at.row) * static_cast<std::size_t>(columns_) +
               static_cast<std::size_t>(at.column);
    }
    /// The index of the first ground cell at a column (or row) of the coarse surface. Column 1
    /// begins at ground cell 0; column 0 lies outside the ground.
    int cellOf(int place) const { return (place - 1) * step_; }
    Vec3 at(Place place) const {
        const Vec2 plan =
            ground_.corner() + Vec2(cellOf(place.column), cellOf(place.row)) * ground_.cell();
        return {plan, heights_[number(place)]};
    }

    template <class Visit>
    void eachTriangle(const Visit& visit) const {
        for (int row = 0; row + 1 < rows_; ++row)
            for (int column = 0; column + 1 < columns_; ++column) {
                const Place low{column, row}, high{column + 1, row + 1};
                visit(std::array{low, Place{column + 1, row}, high});
                visit(std::array{low, high, Place{column, row + 1}});
            }
    }

    // Sets each corner of the sheet to the mean ground height around it. Beyond the foot of the
    // hill, the slope continues below the mat.
    void guess() {
        std::vector<double> means(heights_.size());
        const auto mean = [&](Place of) -> double& { return means[number(of)]; };
        for (int row = 0; row < rows_; ++row)
            for (int column = 0; column < columns_; ++column) {
                double sum = 0.0;
                for (int dy = 0; dy < step_; ++dy)
                    for (int dx = 0; dx < step_; ++dx)
                        sum += std::max(0.0, ground_.at(cellOf(column) + dx - step_ / 2,
                                                        cellOf(row) + dy - step_ / 2));
                mean({column, row}) = sum / (step_ * step_);
            }
        constexpr double low = 0.05, deep = -2.0;
        const auto stands = [&](Place of) {
            return of.column >= 0 && of.row >= 0 && of.column < columns_ && of.row < rows_ &&
                   mean(of) > low;
        };
        for (int row = 0; row < rows_; ++row)
            for (int column = 0; column < columns_; ++column) {
                const Place here{column, row};
                if (stands(here)) {
                    heights_[number(here)] = mean(here);
                    continue;
                }
                double least = 0.0;
                bool any = false;
                for (int dy = -1; dy <= 1; ++dy)
                    for (int dx = -1; dx <= 1; ++dx) {
                        const Place one{column + dx, row + dy};
                        const Place two{column + 2 * dx, row + 2 * dy};
                        if ((dx == 0 && dy == 0) || !stands(one) || !stands(two)) continue;
                        least = std::min(least, 2.0 * mean(one) - mean(two));
                        any = true;
                    }
                heights_[number(here)] = any ? least : deep;
            }
    }

    // The largest height by which a triangle of the coarse surface rises above the solid ground.
    double excess(const std::array<Place, 3>& corners) const {
        const Vec3 a = at(corners[0]), b = at(corners[1]), c = at(corners[2]);
        const Vec3 normal = glm::cross(b - a, c - a);
        // Each square of the coarse surface has two triangles. True if these corners are those of
        // the lower triangle.
        const bool lower = corners[1].row == corners[0].row;
        const int left = cellOf(corners[0].column), low = cellOf(corners[0].row);
        double most = 0.0;
        for (int dy = 0; dy < step_; ++dy)
            for (int dx = 0; dx < step_; ++dx) {
                if (lower ? dx < dy : dx > dy) continue;
                const double solid = ground_.at(left + dx, low + dy);
                for (int k = 0; k < 4; ++k) {
                    const int x = dx + (k & 1), y = dy + (k >> 1);
                    if (lower ? x < y : x > y)
                        continue;  // the corner of the cell is under the other triangle of the
                                   // square
                    const Vec2 off = Vec2(x, y) * ground_.cell();
                    const double here = a.z - (normal.x * off.x + normal.y * off.y) / normal.z;
                    most = std::max(most, here - solid);
                }
            }
        return most;
    }

    void lower() {
        std::vector<double> drops(heights_.size(), 0.0);
        eachTriangle([&](const std::array<Place, 3>& corners) {
            const double most = excess(corners);
            for (const Place corner : corners) {
                drops[number(corner)] = std::max(drops[number(corner)], most);
            }
        });
        for (std::size_t i = 0; i < heights_.size(); ++i) heights_[i] -= drops[i];
    }

    const SolidGround& ground_;
    int step_, columns_, rows_;
    std::vector<double> heights_;
};

}  // namespace

std::shared_ptr<const InnerHill> innerHill(const IndexedMesh& skin) {
    if (skin.count() < facesOfARoughHill) return nullptr;
    const SolidGround ground(skin);
    if (!ground.usable()) return nullptr;
    const std::vector<Triangle> triangles = Sheet(ground).above(leastHeight);
    if (triangles.empty()) return nullptr;
    InnerHill hill{IndexedMesh(triangles, {true}), {}};
    for (const Triangle& triangle : triangles) hill.box.add(boxOf(triangle));
    return std::make_shared<const InnerHill>(std::move(hill));
}

}  // namespace sightline::geometry

// Sorts the triangles of a terrain model into the cells of a grid. A layer is the part of one
// triangle over a cell.
#include "geometry/table/private/ground_cells.h"

#include <cmath>

#include "geometry/shape/private/box.h"

namespace sightline::geometry {
namespace {

// Height up to which open edges of a mesh belong to the bottom of the model, inches.
constexpr double bottomEdge = 0.02;

int cellOf(double at) { return static_cast<int>(std::floor(at / GroundCells::size)); }

/// Tells for every face whether it is the top of a closed body, with matter below it.
class Solidity {
  public:
    explicit Solidity(const IndexedMesh& skin) : skin_(skin), top_(size(skin.count()), false) {
        for (int i = 0; i < skin.count(); ++i)
            for (const Vec3 corner : cornersOf(skin.face(i))) bottom_ = std::min(bottom_, corner.z);
        std::vector<bool> seen(top_.size(), false);
        for (int i = 0; i < skin.count(); ++i)
            if (!seen[size(i)]) flood(i, seen);
    }
    bool isTop(int face) const { return top_[size(face)]; }

  private:
    static std::size_t size(int i) { return static_cast<std::size_t>(i); }
    static std::array<Vec3, 3> cornersOf(const Triangle& it) { return {it.a, it.b, it.c}; }

    void flood(int from, std::vector<bool>& seen) {
        std::vector<int> body{from};
        seen[size(from)] = true;
        bool closed = true;
        double volume = 0.0;
        for (std::size_t at = 0; at < body.size(); ++at) {
            const Triangle& face = skin_.face(body[at]);
            const double mean = (face.a.z + face.b.z + face.c.z) / 3.0;
            volume += normalOf(face).z * (mean - bottom_);
            const auto corners = cornersOf(face);
            for (std::size_t k = 0; k < 3; ++k) {
                const auto& next = skin_.across(body[at], k);
                const double higher = std::max(corners[k].z, corners[(k + 1) % 3].z);
                if (next.face < 0 || next.turned) {
                    closed = closed && next.face < 0 && higher <= bottom_ + bottomEdge;
                } else if (!seen[size(next.face)]) {
                    seen[size(next.face)] = true;
                    body.push_back(next.face);
                }
            }
        }
        if (!closed || volume == 0.0) return;
        for (const int i : body) top_[size(i)] = normalOf(skin_.face(i)).z * volume > 0.0;
    }

    const IndexedMesh& skin_;
    std::vector<bool> top_;
    double bottom_ = 1e30;
};

struct Cut {
    std::size_t cell = 0;
    Layer layer;
};

}  // namespace

GroundCells::GroundCells(const IndexedMesh& skin) {
    if (skin.count() == 0) return;
    Box all;
    for (int i = 0; i < skin.count(); ++i) all.add(boxOf(skin.face(i)));
    firstColumn_ = cellOf(all.lo.x), firstRow_ = cellOf(all.lo.y);
    columns_ = cellOf(all.hi.x) - firstColumn_ + 1;
    rows_ = cellOf(all.hi.y) - firstRow_ + 1;
    cells_.resize(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_));

    const Solidity solidity(skin);
    std::vector<Cut> cuts;
    const auto add = [&](int face, int column, int row, const Levels& levels) {
        const auto cell =
            static_cast<std::size_t>(row - firstRow_) * static_cast<std::size_t>(columns_) +
            static_cast<std::size_t>(column - firstColumn_);
        cuts.push_back({cell, {levels.lo, levels.hi, face, solidity.isTop(face)}});
        ++cells_[cell].count;
        cells_[cell].hi = std::max(cells_[cell].hi, levels.hi);
    };
    for (int i = 0; i < skin.count(); ++i) {
        const Box box = boxOf(skin.face(i));
        const int left = cellOf(box.lo.x), right = cellOf(box.hi.x);
        const int low = cellOf(box.lo.y), high = cellOf(box.hi.y);
        if (left == right && low == high) {
            add(i, left, low, {box.lo.z, box.hi.z});
            continue;
        }
        for (int row = low; row <= high; ++row) {
            const ClippedPolygon strip =
                ClippedPolygon::of(skin.face(i)).strip(1, row * size, (row + 1) * size);
            for (int column = left; column <= right && strip.count > 0; ++column) {
                const ClippedPolygon scrap = strip.strip(0, column * size, (column + 1) * size);
                if (scrap.count > 0) add(i, column, row, scrap.levels());
            }
        }
    }

    std::uint32_t next = 0;
    for (Cell& cell : cells_) {
        cell.first = next;
        next += cell.count;
        cell.count = 0;
    }
    layers_.resize(cuts.size());
    for (const Cut& cut : cuts) {
        Cell& cell = cells_[cut.cell];
        layers_[cell.first + cell.count++] = cut.layer;
    }
    // The highest layer comes first. The first layer that the mover may climb is then usually the
    // layer on which it stands.
    for (const Cell& cell : cells_)
        std::sort(layers_.begin() + cell.first, layers_.begin() + cell.first + cell.count,
                  [](const Layer& one, const Layer& other) {
                      return one.hi != other.hi ? one.hi > other.hi : one.face < other.face;
                  });
}

}  // namespace sightline::geometry

#include "engine/legion/advice/layout_review/ground.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/legion/rules/movement/terms.h"
#include "geometry/table/terrain_under.h"

namespace sightline::engine {
namespace {
using geometry::Vec2;

int cellsIn(double length, double cell) {
    return std::max(1, static_cast<int>(std::ceil(length / cell - geometry::sameLength)));
}

/// Examines one cell of the ground's grid.
class PlaceLook {
  public:
    PlaceLook(const geometry::Battlefield& field, const Traveler& goer)
        : field_(field), goer_(goer) {}

    Ground::Cell at(Vec2 at) const {
        Ground::Cell cell;
        crossing(at, cell);
        standing(at, cell);
        return cell;
    }

  private:
    bool isRound() const { return goer_.mini.base.width == goer_.mini.base.length; }
    bool sweeps() const { return goer_.mini.base.notched; }

    void crossing(Vec2 at, Ground::Cell& cell) const {
        const double wide = sweeps() ? goer_.mini.base.width : field_.dimensions().toolWidth;
        const geometry::Outline under{at, at, wide / 2.0};
        cell.passes = !sweeps() || isOnTable(under);
        const geometry::TerrainPassage going = passageOver(field_, under);
        if (going.impassable) cell.passes = false;
        cell.slows = going.difficult;
        const geometry::Surface top = field_.surfaceUnder(under);
        const geometry::PieceInfo* highest = top.piece.empty() ? nullptr : field_.piece(top.piece);
        if (highest != nullptr && highest->facts.kind == geometry::Kind::obstacle)
            cell.z = static_cast<float>(top.top);
    }

    void standing(Vec2 at, Ground::Cell& cell) const {
        geometry::Mini mini = goer_.mini;
        mini.position = {at.x, at.y, std::numeric_limits<double>::infinity()};
        for (const double facing : {0.0, 45.0, 90.0, 135.0}) {
            mini.facing = {facing};
            const geometry::Placement placement = judgePlacement(field_, mini, goer_.terms);
            if (!placement.legal && !isRound()) continue;
            cell.stands = placement.legal;
            if (placement.legal) cell.z = static_cast<float>(placement.z);
            return;
        }
    }

    bool isOnTable(const geometry::Outline& base) const {
        const geometry::TableSize table = field_.table();
        return base.a.x >= base.radius && base.a.y >= base.radius &&
               base.a.x <= table.width - base.radius && base.a.y <= table.depth - base.radius;
    }

    const geometry::Battlefield& field_;
    const Traveler& goer_;
};

}  // namespace

std::vector<Traveler> travelersOf(const geometry::Dimensions& dimensions) {
    std::vector<Traveler> goers;
    for (const auto& [name, base] : dimensions.bases) {
        const UnitType type = base.notched ? UnitType::groundVehicle : UnitType::trooper;
        Traveler goer;
        goer.base = name;
        goer.mini.base = base;
        goer.mini.height = base.notched ? dimensions.largeSilhouette : dimensions.smallSilhouette;
        goer.terms = placementTermsOf(type);
        goer.step = goer.mini.height;
        if (!base.notched) goer.climb = upToHeight(1, dimensions);
        goers.push_back(goer);
    }
    std::stable_sort(goers.begin(), goers.end(), [](const Traveler& a, const Traveler& b) {
        return std::pair(a.mini.base.width, a.mini.base.length) <
               std::pair(b.mini.base.width, b.mini.base.length);
    });
    return goers;
}

Vec2 Ground::centre(std::size_t index) const {
    const auto across = static_cast<std::size_t>(columns);
    const std::size_t row = index / across, column = index % across;
    return {(static_cast<double>(column) + 0.5) * cell, (static_cast<double>(row) + 0.5) * cell};
}

double Ground::standingArea() const {
    return cell * cell *
           static_cast<double>(std::count_if(cells.begin(), cells.end(),
                                             [](const Cell& one) { return one.stands; }));
}

Ground groundOf(const geometry::Battlefield& field, const Traveler& goer, double cell,
                const Workers& workers) {
    Ground ground;
    ground.cell = cell;
    ground.columns = cellsIn(field.table().width, cell);
    ground.rows = cellsIn(field.table().depth, cell);
    ground.cells.resize(ground.index(0, ground.rows));
    const PlaceLook look(field, goer);
    parallelFor(
        static_cast<std::size_t>(ground.rows),
        [&](std::size_t row) {
            const std::size_t first = row * static_cast<std::size_t>(ground.columns);
            for (std::size_t i = 0; i < static_cast<std::size_t>(ground.columns); ++i)
                ground.cells[first + i] = look.at(ground.centre(first + i));
        },
        workers);
    return ground;
}

void lookAgain(const geometry::Battlefield& field, const Traveler& goer, Ground& ground, Vec2 low,
               Vec2 high) {
    const double wide = std::max(goer.mini.base.length, goer.mini.base.width);
    const PlaceLook look(field, goer);
    for (std::size_t i = 0; i < ground.cells.size(); ++i) {
        const Vec2 at = ground.centre(i);
        if (at.x < low.x - wide || at.y < low.y - wide || at.x > high.x + wide ||
            at.y > high.y + wide)
            continue;
        ground.cells[i] = look.at(at);
    }
}

}  // namespace sightline::engine

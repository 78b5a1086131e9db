#include "app/window/layouts/reports/report_maps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "app/window/shell/scene/scene_colours.h"

namespace sightline::app {
namespace {

using What = ReportPick::What;

const rendering::Colour mapUnseen{0.02F, 0.03F, 0.06F, 0.55F};
const rendering::Colour mapReached{0.37F, 0.85F, 0.50F, 0.28F};
const rendering::Colour mapCutOff{0.95F, 0.70F, 0.25F, 0.62F};
const rendering::Colour mapPassed{0.35F, 0.66F, 0.95F, 0.34F};
const rendering::Colour mapClosed{0.93F, 0.30F, 0.28F, 0.42F};
constexpr float mapAlpha = 0.45F;

rendering::Colour mixedColour(rendering::Colour one, rendering::Colour other, float share) {
    return one + (other - one) * std::clamp(share, 0.0F, 1.0F);
}

/// Collects the coloured cells of a map, row by row.
class MapCells {
  public:
    MapCells(int columns, int rows) {
        cells_->columns = columns;
        cells_->rows = rows;
        const auto count = static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
        cells_->rgba.reserve(4 * count);
        cells_->hatching.reserve(count);
    }
    void add(rendering::Colour colour, rendering::Hatching hatching) {
        for (const float part : {colour.r, colour.g, colour.b, colour.a})
            cells_->rgba.push_back(
                std::uint8_t(std::lround(std::clamp(part, 0.0F, 1.0F) * 255.0F)));
        cells_->hatching.push_back(hatching);
    }
    std::shared_ptr<const rendering::GridCells> done() { return std::move(cells_); }

  private:
    std::shared_ptr<rendering::GridCells> cells_ = std::make_shared<rendering::GridCells>();
};

const engine::VisibilityFrom& seenOf(const MeasuredTable& known, std::size_t index) {
    const engine::SideVisibility& side = known.report.seen[looksFromFar(index) ? 1 : 0];
    return looksAtHigh(index) ? side.high : side.troopers;
}

// The map that shows how many viewers see each place. Its colours go from dark (no viewer) to red
// (all viewers).
ReportMap exposureMap(const engine::VisibilityFrom& seen) {
    MapCells cells(seen.columns, seen.rows);
    for (const float share : seen.exposed) {
        if (share <= 0.0F) {
            cells.add(mapUnseen, rendering::Hatching::none);
            continue;
        }
        cells.add(colours::withAlpha(mixedColour(colours::caution(), colours::illegal(), share),
                                     mapAlpha),
                  share >= 0.5F ? rendering::Hatching::lines : rendering::Hatching::none);
    }
    return {seen.cell, cells.done()};
}

// The map that shows cover. A place is green if it has cover from all viewers that see it, and
// amber if it has cover from none of them.
ReportMap coverMap(const engine::VisibilityFrom& seen) {
    MapCells cells(seen.columns, seen.rows);
    for (std::size_t i = 0; i < seen.exposed.size(); ++i) {
        if (seen.exposed[i] <= 0.0F) {
            cells.add(mapUnseen, rendering::Hatching::none);
            continue;
        }
        const float open = seen.open[i] / seen.exposed[i];
        cells.add(
            colours::withAlpha(mixedColour(colours::legal(), colours::caution(), open), mapAlpha),
            open >= 0.5F ? rendering::Hatching::lines : rendering::Hatching::none);
    }
    return {seen.cell, cells.done()};
}

ReportMap baseMap(const engine::BaseMap& map) {
    MapCells cells(map.ground.columns, map.ground.rows);
    for (std::size_t i = 0; i < map.ground.cells.size(); ++i) {
        const bool led = map.fromNear[i] || map.fromFar[i];
        if (map.ground.cells[i].stands)
            cells.add(led ? mapReached : mapCutOff,
                      led ? rendering::Hatching::none : rendering::Hatching::crossed);
        else
            cells.add(led ? mapPassed : mapClosed,
                      led ? rendering::Hatching::none : rendering::Hatching::lines);
    }
    return {map.ground.cell, cells.done()};
}

}  // namespace

std::optional<ReportMap> ReportMaps::mapOf(const MeasuredTable& known, const ReportPick& pick) {
    if (pick.what == What::exposure || pick.what == What::cover) {
        const engine::VisibilityFrom& seen = seenOf(known, pick.index);
        if (!seen.complete) return std::nullopt;
        return pick.what == What::exposure ? exposureMap(seen) : coverMap(seen);
    }
    if (pick.what != What::base && pick.what != What::pocket) return std::nullopt;
    if (pick.index >= known.report.bases.size()) return std::nullopt;
    return baseMap(known.report.bases[pick.index]);
}

std::vector<MapKey> ReportMaps::keyOf(const ReportPick& pick) {
    switch (pick.what) {
        case What::exposure:
            return {{mapUnseen, Qt::SolidPattern, tr("nobody sees it")},
                    {colours::caution(), Qt::SolidPattern, tr("few see it")},
                    {colours::illegal(), Qt::BDiagPattern, tr("half of them or more")}};
        case What::cover:
            return {
                {colours::legal(), Qt::SolidPattern, tr("most places that see it see it in cover")},
                {colours::caution(), Qt::BDiagPattern, tr("most of them see it without cover")},
                {mapUnseen, Qt::SolidPattern, tr("nobody sees it")}};
        case What::base:
        case What::pocket:
            return {{mapReached, Qt::SolidPattern, tr("can stand and get there")},
                    {mapPassed, Qt::SolidPattern, tr("goes over it")},
                    {mapCutOff, Qt::DiagCrossPattern, tr("can stand, cannot get there")},
                    {mapClosed, Qt::BDiagPattern, tr("neither")}};
        default:
            return {};
    }
}

QString ReportMaps::title(const MeasuredTable& known, const ReportPick& pick) {
    const QString whom = looksAtHigh(pick.index) ? tr("high silhouettes") : tr("troopers");
    const bool far = looksFromFar(pick.index);
    switch (pick.what) {
        case What::exposure:
            return (far ? tr("Seen from the far edge: %1") : tr("Seen from the near edge: %1"))
                .arg(whom);
        case What::cover:
            return (far ? tr("Cover from the far edge: %1") : tr("Cover from the near edge: %1"))
                .arg(whom);
        case What::base:
        case What::pocket:
            if (pick.index >= known.report.bases.size()) return {};
            return tr("Where it can go: %1").arg(base(known.report.bases[pick.index].base));
        default:
            return {};
    }
}

QString ReportMaps::base(const std::string& name) {
    const std::map<std::string, QString> words{
        {"small", tr("small base")}, {"medium", tr("medium base")}, {"large", tr("large base")},
        {"huge", tr("huge base")},   {"long", tr("long base")},     {"epic", tr("epic base")},
        {"snail", tr("snail base")}, {"laat", tr("LAAT base")}};
    const auto found = words.find(name);
    return found == words.end() ? QString::fromStdString(name) : found->second;
}

}  // namespace sightline::app

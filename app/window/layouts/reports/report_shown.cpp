#include "app/window/layouts/reports/report_shown.h"

#include <cmath>
#include <numbers>

#include "app/window/legion/scene/scene_badges.h"
#include "app/window/shell/scene/scene_colours.h"
#include "app/window/shell/words/table_words.h"

namespace sightline::app {
namespace {

using What = ReportPick::What;
using geometry::Vec2;
using geometry::Vec3;

constexpr double overGround = 0.2;     // height of drawn lines above the table, inches
constexpr double overNamed = 1.2;      // height of a text above its object, inches
constexpr double objectiveSize = 1.0;  // radius of the ring around an objective token, inches

Vec3 raisedOn(const MeasuredTable& known, Vec2 at, double by) {
    return {at, known.table->field.surfaceAt(at).top + by};
}

}  // namespace

void ReportShown::follow(const KnownTable& known) {
    known_ = known;
    refresh();
}

void ReportShown::show(const ReportPick& pick) {
    if (pick == pick_) return;
    pick_ = pick;
    refresh();
}

void ReportShown::refresh() {
    map_ = known_ ? ReportMaps::mapOf(*known_, pick_) : std::nullopt;
    emit changed();
}

void ReportShown::draw(SceneDraft& draft, double line) const {
    if (!known_) return;
    const engine::TableReport& report = known_->report;
    const std::size_t i = pick_.index;
    if (map_) draft.scene.grids.push_back({{0.0, 0.0}, map_->cell, map_->cells});
    if (pick_.what == What::allLanes)
        for (const engine::Lane& lane : report.lanes) drawLane(draft, lane, line);
    if (pick_.what == What::lane && i < report.lanes.size()) drawLane(draft, report.lanes[i], line);
    if (pick_.what == What::gap && i < report.gaps.size()) drawGap(draft, report.gaps[i], line);
    if (pick_.what == What::pocket && i < report.bases.size() &&
        pick_.part < report.bases[i].pockets.size()) {
        const engine::Pocket& pocket = report.bases[i].pockets[pick_.part];
        const double radius = std::sqrt(pocket.area / std::numbers::pi) + 1.0;
        draft.scene.discs.push_back(
            {pocket.middle, radius, radius + 3.0 * line, colours::caution()});
    }
    if (pick_.what == What::mission && i < report.missions.size())
        drawMission(draft, report.missions[i], line);
    if (pick_.what == What::better && i < report.missions.size() && report.missions[i].better)
        drawBetter(draft, *report.missions[i].better, line);
}

void ReportShown::drawLane(SceneDraft& draft, const engine::Lane& lane, double line) const {
    draft.scene.tubes.push_back({lane.line.from, lane.line.to, line, colours::illegal()});
    for (const geometry::Mini* end : {&lane.one, &lane.other})
        draft.scene.discs.push_back({geometry::plan(end->position), 0.0, end->base.width / 2.0,
                                     colours::withAlpha(colours::illegal(), 0.8F)});
    const Vec3 middle = (lane.line.from + lane.line.to) / 2.0;
    draft.scene.badges.push_back(plate(draft.images, inches(lane.length), colours::illegal(),
                                       middle + Vec3{0.0, 0.0, overNamed}));
}

void ReportShown::drawGap(SceneDraft& draft, const engine::NarrowGap& gap, double line) const {
    const Vec3 from{gap.line.from, overGround}, to{gap.line.to, overGround};
    draft.scene.tubes.push_back({from, to, 2.0 * line, colours::caution()});
    draft.scene.badges.push_back(plate(draft.images, inches(gap.width), colours::caution(),
                                       (from + to) / 2.0 + Vec3{0.0, 0.0, overNamed}));
}

// Draws the objective tokens of a mission. If a token is in an illegal place, also draws the
// closest legal place.
void ReportShown::drawMission(SceneDraft& draft, const engine::MissionReport& mission,
                              double line) const {
    for (const engine::ObjectiveOnTable& one : mission.mission.objectives) {
        const rendering::Colour colour = one.fault ? colours::illegal() : colours::selection;
        draft.scene.discs.push_back({one.at, objectiveSize, objectiveSize + 2.0 * line, colour});
        if (!one.fault || one.closest == one.at) continue;
        draft.scene.discs.push_back({one.closest, 0.0, objectiveSize / 2.0, colours::legal()});
        draft.scene.tubes.push_back({raisedOn(*known_, one.at, overGround),
                                     raisedOn(*known_, one.closest, overGround), line,
                                     colours::legal()});
    }
}

void ReportShown::drawBetter(SceneDraft& draft, const engine::BetterPlace& better,
                             double line) const {
    const geometry::PieceInfo* piece = known_->table->field.piece(better.piece);
    if (!piece) return;
    std::vector<Vec2> there(piece->footprint.begin(), piece->footprint.end());
    Vec2 middle{};
    for (Vec2& corner : there) {
        middle += corner / static_cast<double>(there.size());
        corner += better.by;
    }
    draft.scene.polygons.push_back(
        {there, colours::withAlpha(colours::legal(), 0.2F), colours::legal(), line});
    const double z = piece->top + overGround;
    draft.scene.tubes.push_back(
        {Vec3{middle, z}, Vec3{middle + better.by, z}, 2.0 * line, colours::legal()});
}

std::optional<TableNote> ReportShown::note() const {
    if (!known_ || !map_) return std::nullopt;
    QStringList keys;
    for (const MapKey& key : ReportMaps::keyOf(pick_))
        keys << QStringLiteral("%1 %2").arg(
            swatchHtml(colours::asQt(colours::withAlpha(key.colour, 1.0F)), key.hatching),
            key.words.toHtmlEscaped());
    return TableNote{QStringLiteral("<b>%1</b><br>%2")
                         .arg(ReportMaps::title(*known_, pick_).toHtmlEscaped(),
                              keys.join(QStringLiteral(" &nbsp; "))),
                     Tone::plain, QPointF(0.0, 0.0)};
}

}  // namespace sightline::app

#include "app/cli/layout/report_json.h"

#include "app/cli/layout/thousandths.h"

namespace sightline::app {
namespace {
using engine::TableReport;
using nlohmann::json;

json pointOf(geometry::Vec2 at) { return {toThousandths(at.x), toThousandths(at.y)}; }
json inchesOf(double way) {
    return way < static_cast<double>(engine::Ways::none) ? json(toThousandths(way)) : json(nullptr);
}

json coverageJson(const engine::Coverage& coverage) {
    json kinds = json::object(), bands = json::object();
    for (std::size_t i = 0; i < coverage.byKind.size(); ++i)
        kinds[nameOf(static_cast<geometry::Kind>(i))] = coverage.byKind[i];
    for (std::size_t i = 0; i < coverage.byHeightBand.size(); ++i)
        bands[std::to_string(i + 1)] = coverage.byHeightBand[i];
    return {{"table_sq_in", toThousandths(coverage.tableArea)},
            {"covered_sq_in", toThousandths(coverage.coveredArea)},
            {"covered_share", toThousandths(coverage.covered())},
            {"usual_share", engine::usualCoverage},
            {"covered_usually", coverage.isUsual()},
            {"blocking_sq_in", toThousandths(coverage.blockingArea)},
            {"blocking_share_of_covered", toThousandths(coverage.blocking())},
            {"blocks_usually", coverage.blocksUsually()},
            {"pieces_by_kind", kinds},
            {"pieces_by_height", bands}};
}

json findingsJson(const TableReport& report) {
    json list = json::array();
    for (const engine::PieceFinding& one : report.findings) {
        json line{{"piece", one.piece},
                  {"fault", nameOf(one.fault)},
                  {"text", one.text},
                  {"page", one.citation.page}};
        if (!one.other.empty()) line["other"] = one.other;
        list.push_back(std::move(line));
    }
    return list;
}

json gapsJson(const TableReport& report) {
    json list = json::array();
    for (const engine::NarrowGap& gap : report.gaps)
        list.push_back({{"piece", gap.one},
                        {"other", gap.other.empty() ? json("edge") : json(gap.other)},
                        {"width_in", toThousandths(gap.width)},
                        {"from_in", pointOf(gap.line.from)},
                        {"to_in", pointOf(gap.line.to)},
                        {"too_narrow_for", gap.bases}});
    return list;
}

// A map of the table as rows of letters, from the far long edge to the near one. The letter of a
// cell shows whether a base can stand and move there.
json mapRows(const engine::BaseMap& map) {
    json rows = json::array();
    for (int row = map.ground.rows - 1; row >= 0; --row) {
        std::string line;
        for (int column = 0; column < map.ground.columns; ++column) {
            const std::size_t at = map.ground.index(column, row);
            const bool led = map.fromNear[at] || map.fromFar[at];
            line += !map.ground.cells[at].stands ? (led ? '-' : '#') : (led ? '.' : '?');
        }
        rows.push_back(std::move(line));
    }
    return rows;
}

json basesJson(const TableReport& report) {
    json list = json::array();
    for (const engine::BaseMap& map : report.bases) {
        json pockets = json::array();
        for (const engine::Pocket& pocket : map.pockets)
            pockets.push_back({{"middle_in", pointOf(pocket.middle)},
                               {"area_sq_in", toThousandths(pocket.area)},
                               {"highest_in", toThousandths(pocket.highest)}});
        list.push_back({{"base", map.base},
                        {"cell_in", map.ground.cell},
                        {"stands_sq_in", toThousandths(map.standingArea)},
                        {"reaches_sq_in", toThousandths(map.reachedArea)},
                        {"crosses_the_table", map.crosses},
                        {"nobody_reaches", pockets},
                        {"map", mapRows(map)}});
    }
    return list;
}

json lanesJson(const TableReport& report) {
    json list = json::array();
    for (const engine::Lane& lane : report.lanes)
        list.push_back({{"length_in", toThousandths(lane.length)},
                        {"from_in", pointOf(geometry::plan(lane.one.position))},
                        {"to_in", pointOf(geometry::plan(lane.other.position))}});
    return list;
}

json seenJson(const engine::VisibilityFrom& seen) {
    const auto rows = [&](const std::vector<float>& values) {
        json all = json::array();
        for (int row = seen.rows - 1; row >= 0; --row) {
            json line = json::array();
            for (int column = 0; column < seen.columns; ++column)
                line.push_back(std::lround(values[seen.index(column, row)] * 100.0F));
            all.push_back(std::move(line));
        }
        return all;
    };
    if (!seen.complete) return nullptr;
    return {{"cell_in", seen.cell},
            {"eyes", seen.eyes},
            {"seen_share", toThousandths(seen.seenShare())},
            {"seen_without_cover_share", toThousandths(seen.openShare())},
            {"unsure_cells", seen.unsureCells},
            {"seen_by_percent", rows(seen.exposed)},
            {"without_cover_percent", rows(seen.open)}};
}

json sideJson(const engine::MissionSide& side) {
    json ways = json::array();
    for (const engine::ObjectiveFromSide& one : side.objectives)
        ways.push_back({{"way_in", inchesOf(one.inches)},
                        {"moves_at_speed_2", one.moves},
                        {"seen_without_cover_on_way_share", toThousandths(one.openOnWay)},
                        {"seen_by_own_territory_share", toThousandths(one.seenByOwn)}});
    return {{"objectives", ways}, {"exposed_at_home_share", toThousandths(side.exposedAtHome)}};
}

json fairnessJson(const engine::Fairness& fairness) {
    json parts = json::array();
    for (const engine::PartOfFairness& part : fairness.parts)
        parts.push_back({{"part", nameOf(part.part)},
                         {"near", toThousandths(part.sides[0])},
                         {"far", toThousandths(part.sides[1])},
                         {"tips", toThousandths(part.tips)},
                         {"weight", part.weight}});
    return {{"figure", toThousandths(fairness.figure)},
            {"even", fairness.isEven()},
            {"better_off", fairness.isEven()     ? json(nullptr)
                           : fairness.figure > 0 ? json("near")
                                                 : json("far")},
            {"tipped_by", nameOf(fairness.tipping().part)},
            {"parts", parts}};
}

json missionJson(const engine::MissionReport& report) {
    json objectives = json::array();
    for (const engine::ObjectiveOnTable& one : report.mission.objectives)
        objectives.push_back({{"kind", one.kind == engine::ObjectiveKind::poi ? "poi" : "asset"},
                              {"at_in", pointOf(one.at)},
                              {"legal", !one.fault.has_value()},
                              {"fault", one.fault ? json(*one.fault) : json(nullptr)},
                              {"piece", one.piece.empty() ? json(nullptr) : json(one.piece)},
                              {"closest_legal_in", pointOf(one.closest)},
                              {"moved_in", toThousandths(glm::distance(one.at, one.closest))}});
    json line{{"id", report.id},
              {"name", report.name},
              {"objectives", objectives},
              {"near", sideJson(report.mission.sides[0])},
              {"far", sideJson(report.mission.sides[1])},
              {"fairness", fairnessJson(report.fairness)},
              {"fairness_from_the_other_edge",
               report.turned ? fairnessJson(*report.turned) : json(nullptr)},
              {"better_place", nullptr}};
    if (const auto& better = report.better)
        line["better_place"] = {{"piece", better->piece},
                                {"by_in", pointOf(better->by)},
                                {"figure_before", toThousandths(better->before)},
                                {"figure_after", toThousandths(better->after)}};
    return line;
}

}  // namespace

const char* nameOf(geometry::Kind kind) {
    constexpr const char* names[] = {"obstacle", "area", "scatter", "barricade"};
    return names[static_cast<std::size_t>(kind)];
}
const char* nameOf(engine::FairPart part) {
    constexpr const char* names[] = {"ways", "sight", "cover", "exposure"};
    return names[static_cast<std::size_t>(part)];
}
const char* nameOf(engine::PieceFault fault) {
    constexpr const char* names[] = {"not_agreed", "contradicts", "over_edge", "goes_through"};
    return names[static_cast<std::size_t>(fault)];
}

json reportJson(const TableReport& report) {
    json seen = json::object();
    for (const std::size_t side : {0U, 1U})
        seen[side == 0 ? "near" : "far"] = {{"troopers", seenJson(report.seen[side].troopers)},
                                            {"high_silhouettes", seenJson(report.seen[side].high)}};
    json missions = json::array();
    for (const engine::MissionReport& mission : report.missions)
        missions.push_back(missionJson(mission));
    return {{"pieces", report.pieces.size()},
            {"coverage", coverageJson(report.coverage)},
            {"findings", findingsJson(report)},
            {"narrow_gaps", gapsJson(report)},
            {"bases", basesJson(report)},
            {"lanes", lanesJson(report)},
            {"seen_from", seen},
            {"missions", missions}};
}

}  // namespace sightline::app

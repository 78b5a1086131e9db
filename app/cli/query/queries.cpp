#include "app/cli/query/queries.h"

#include <array>
#include <cmath>
#include <functional>
#include <map>

#include "app/cli/query/query_asked.h"
#include "app/cli/query/query_minis.h"
#include "app/cli/query/query_moves.h"
#include "app/cli/query/query_tolerance.h"
#include "geometry/cohesion/cohesion.h"
#include "geometry/range/range.h"
#include "geometry/sight/obscured.h"

namespace sightline::app {
namespace {
using engine::JsonAt;
using geometry::Battlefield;
using nlohmann::json;

const char* wordOf(geometry::SightVerdict verdict) {
    constexpr std::array words{"visible", "blocked", "contested"};
    return words[static_cast<std::size_t>(verdict)];
}

const char* wordOf(geometry::Cover cover) {
    constexpr std::array words{"none", "light", "heavy"};
    return words[static_cast<std::size_t>(cover)];
}

json los(const JsonAt& request, const Battlefield& field) {
    const auto from = readMini(request.at("from"), field);
    const auto to = readMini(request.at("to"), field);
    const SightRequest wanted = readSightRequest(request, field);
    const geometry::Sight sight =
        lineOfSight(field, silhouetteOf(from), silhouetteOf(to), wanted.settings());
    json answer = {
        {"verdict", wordOf(sight.verdict)}, {"visible", sight.visible}, {"proven", sight.proven}};
    if (wanted.margin) answer["margin"] = nullptr;
    if (sight.margin) answer["margin"] = *sight.margin;
    if (wanted.margin) answer["margin_proven"] = sight.marginProven;
    if (sight.witness) answer["witness"] = {toJson(sight.witness->from), toJson(sight.witness->to)};
    if (sight.visible) return answer;
    answer["blockers"] = sight.blockers;
    for (const int vehicle : sight.blockingObstacles)
        answer["blockers"].push_back({{"vehicle", vehicle}});
    return answer;
}

json obscuredBy(const JsonAt& request, const Battlefield& field) {
    const auto from = readMini(request.at("from"), field);
    const auto to = readMini(request.at("to"), field);
    const SightRequest wanted = readSightRequest(request, field);
    const geometry::Obscured result = obscured(field, from, to, wanted.settings());
    json by = json::array();
    for (const geometry::Obscuring& entry : result.by) {
        json item = {{"distance", entry.distance},
                     {"cover", wordOf(entry.cover)},
                     {"counts", entry.counts()}};
        if (entry.obstacle)
            item["vehicle"] = *entry.obstacle;
        else
            item["piece"] = entry.piece;
        if (entry.line) item["line"] = {toJson(entry.line->from), toJson(entry.line->to)};
        by.push_back(std::move(item));
    }
    return {
        {"obscured", result.obscured}, {"by", std::move(by)}, {"los_blocked", result.losBlocked}};
}

json toJson(const geometry::Range& measured) {
    json answer = {
        {"distance", measured.distance},
        {"band", measured.band},
        {"within_half", measured.withinHalf},
        {"to_next_band", measured.toNextBand},
        {"line",
         {{measured.line.from.x, measured.line.from.y}, {measured.line.to.x, measured.line.to.y}}}};
    if (!std::isfinite(measured.toNextBand)) answer["to_next_band"] = nullptr;
    return answer;
}

json range(const JsonAt& request, const Battlefield& field) {
    const auto from = readMini(request.at("from"), field);
    const engine::RangeEnd to = readRangeEnd(request.at("to"), field);
    if (const auto* mini = std::get_if<geometry::Mini>(&to))
        return toJson(rangeBetween(field.dimensions(), from, *mini));
    if (const auto* piece = std::get_if<geometry::PieceId>(&to))
        return toJson(rangeToPiece(field, outlineOf(from), *piece).value());
    return toJson(rangeBetween(field.dimensions(), geometry::Extent(outlineOf(from)),
                               std::get<geometry::Extent>(to)));
}

json height(const JsonAt& request, const Battlefield& field) {
    const auto of = readHeightOf(request, field);
    double top = 0.0;
    double measured = 0.0;
    if (const auto* piece = std::get_if<geometry::PieceId>(&of)) {
        const geometry::PieceInfo* info = field.piece(*piece);
        top = info->top;
        measured = info->height;
    } else {
        top = measured = field.surfaceAt(std::get<geometry::Vec2>(of)).top;
        if (const auto standing = request.find("from_z")) measured -= standing->number(-1000, 1000);
    }
    return {{"top", top}, {"height_band", heightBand(field.dimensions(), measured)}};
}

json cohesionOf(const JsonAt& request, const Battlefield& field) {
    const auto leader = readMini(request.at("leader"), field);
    const SightRequest wanted = readSightRequest(request, field);
    json minis = json::array();
    request.at("minis");
    for (const auto& mini : readMinis(request, "minis", field)) {
        const geometry::Cohesion result = cohesion(field, leader, mini.mini, wanted.settings());
        json reasons = json::array();
        for (const auto& reason : result.reasons) reasons.push_back(reason.text);
        minis.push_back({{"in_cohesion", result.inCohesion}, {"reasons", std::move(reasons)}});
    }
    return {{"minis", std::move(minis)}};
}

using Query = json (*)(const JsonAt&, const Battlefield&);
const std::map<std::string, Query, std::less<>>& queries() {
    static const std::map<std::string, Query, std::less<>> table{
        {"los", los},          {"obscured", obscuredBy}, {"range", range},
        {"height", height},    {"place", placeQuery},    {"move", moveQuery},
        {"reach", reachQuery}, {"cohesion", cohesionOf}};
    return table;
}
}  // namespace

json answerQuery(const Battlefield& field, const std::string& line,
                 std::span<const geometry::PieceSpec> pieces) {
    const auto parsed = engine::parseJson(line, "request");
    if (!parsed) return {{"id", nullptr}, {"error", parsed.problem().text}};
    json id = nullptr;
    if (parsed->is_object() && parsed->contains("id")) id = (*parsed)["id"];
    auto answer = engine::readingJson([&] {
        const JsonAt request(*parsed, "request");
        const JsonAt name = request.at("query");
        const auto query = queries().find(name.text());
        if (query == queries().end()) {
            std::string names;
            for (const auto& [known, function] : queries())
                names += (names.empty() ? "" : "|") + known;
            name.wrong("one of " + names);
        }
        json found = query->second(request, field);
        if (request.find("tolerance"))
            found.update(toleranceQuery(request, query->first, {field, pieces}));
        return found;
    });
    if (!answer) return {{"id", id}, {"error", answer.problem().text}};
    json result = std::move(answer).value();
    result["id"] = id;
    return result;
}

}  // namespace sightline::app

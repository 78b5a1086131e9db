#include "engine/tables/suggest.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "engine/layouts/terrain_words.h"
#include "engine/tables/better_place.h"
#include "engine/tables/coverage.h"
#include "engine/tables/lanes.h"
#include "engine/tables/strewn.h"
#include "engine/tables/table_report.h"
#include "geometry/measure/union_area.h"

namespace sightline::engine {
namespace {
using nlohmann::json;

// Drafts for each candidate, of which some hold too little.
constexpr int drafts = 4;

json emptyLayout(const std::string& name, geometry::TableSize size, const std::string& theme) {
    json table{{"width", size.width}, {"depth", size.depth}};
    if (std::find(matWords.begin(), matWords.end(), theme) != matWords.end()) table["mat"] = theme;
    return {{"format", "sightline-layout"},
            {"version", 1},
            {"name", name},
            {"table", table},
            {"pieces", json::array()}};
}

json pieceOf(const TerrainKind& kind, int number, geometry::Vec2 at, double rotation) {
    json piece = kind.piece;
    const std::string which = std::to_string(number);
    piece["id"] = kind.id + "-" + which;
    piece["name"] = kind.name + " " + which;
    piece["position"] = {at.x, at.y, 0.0};
    piece["rotation"] = rotation;
    return piece;
}

// To thousandths of an inch, as pieces are strewn.
double shiftedBy(const json& at, double by) {
    return std::round((at.get<double>() + by) * 1000.0) / 1000.0;
}

/// How good a candidate is; less is better.
struct Judged {
    SuggestedTable suggested;
    double longestLane = 0.0;

    double cost(geometry::TableSize table) const {
        // A mission that tips by a tenth weighs as much as a lane over a third of the table.
        return suggested.illegalSpots + 10.0 * suggested.unfairness +
               3.0 * longestLane / std::hypot(table.width, table.depth);
    }
};

class Suggesting {
  public:
    Suggesting(std::vector<TerrainKind> kinds, const LayTable& lay, const SuggestSettings& settings)
        : kinds_(std::move(kinds)), lay_(lay), settings_(settings) {
        for (const BattleCard& card : settings.cards) {
            if (!card.map || !fitsTable(*card.map, settings.table)) continue;
            cards_.push_back(&card);
            for (const ObjectiveSpot& spot : card.map->objectives)
                spots_.push_back(onTable(spot.at, *card.map, settings.table));
        }
    }

    Result<SuggestedTable> best() {
        if (auto problem = measure()) return *std::move(problem);
        std::optional<Judged> best;
        const int most = drafts * settings_.candidates;
        for (int i = 0, judged = 0; i < most && judged < settings_.candidates; ++i) {
            if (settings_.workers.stopped()) break;
            auto candidate = candidateOf(static_cast<std::uint64_t>(i));
            if (!candidate) return candidate.problem();
            if (!*candidate) continue;
            ++judged;
            const geometry::TableSize table = settings_.table;
            if (!best || (*candidate)->cost(table) < best->cost(table))
                best = std::move(*candidate);
        }
        if (best) improve(*best);
        if (settings_.workers.stopped()) return Problem{"stopped before a table was found"};
        if (!best) return Problem{"not enough of these pieces fit on the table for that density"};
        return std::move(best->suggested);
    }

  private:
    // Every kind laid out once, far from each other, as the report would measure it.
    std::optional<Problem> measure() {
        json sampler = emptyLayout("Pieces", {240.0, 240.0}, settings_.theme);
        for (std::size_t i = 0; i < kinds_.size(); ++i)
            sampler["pieces"].push_back(pieceOf(kinds_[i], static_cast<int>(i), origin_, 0.0));
        const auto laid = lay_(sampler);
        if (!laid) return laid.problem();
        dimensions_ = laid->field.dimensions();
        for (const geometry::PieceInfo& info : laid->field.pieces()) {
            MeasuredKind kind;
            for (const geometry::Vec2 corner : info.footprint)
                kind.footprint.push_back(corner - origin_);
            const geometry::Polygon one[] = {info.footprint};
            kind.area = geometry::unionArea(one, {}, {240.0, 240.0});
            kind.hides = hidesTroopers(info, dimensions_);
            constexpr double smallArea = 5.0;  // square inches
            kind.small = kind.area < smallArea;
            kind.bearsTokens = info.facts.kind == geometry::Kind::area &&
                               info.facts.movement != geometry::Movement::impassable;
            measured_.push_back(std::move(kind));
        }
        return std::nullopt;
    }

    Result<std::optional<Judged>> candidateOf(std::uint64_t number) {
        Generator chance(settings_.seed, number);
        StrewSettings strewing{settings_.table, 0.0, spots_};
        strewing.area = settings_.density * settings_.table.width * settings_.table.depth;
        const auto pieces = strew(measured_, dimensions_, strewing, chance);
        if (!pieces) return std::optional<Judged>();
        json layout =
            emptyLayout("Suggested " + settings_.theme + " table " + std::to_string(settings_.seed),
                        settings_.table, settings_.theme);
        std::vector<int> count(kinds_.size(), 0);
        for (const StrewnPiece& piece : *pieces)
            layout["pieces"].push_back(
                pieceOf(kinds_[piece.kind], ++count[piece.kind], piece.at, piece.rotation));
        return judged(std::move(layout));
    }

    Result<std::optional<Judged>> judged(json layout) const {
        auto laid = lay_(layout);
        if (!laid) return laid.problem();
        Judged one{{std::move(layout), std::move(laid).value(), 0.0, 0}, 0.0};
        judge(one.suggested);
        LaneSettings lanes;
        lanes.apart = 6.0;
        lanes.most = 1;
        const auto longest = firingLanes(one.suggested.table.field, settings_.workers, lanes);
        if (!longest.empty()) one.longestLane = longest.front().length;
        return std::optional<Judged>(std::move(one));
    }

    void judge(SuggestedTable& suggested) const {
        const LaidTable& table = suggested.table;
        const Goer goer = goersOf(dimensions_).front();
        const Ground ground = groundOf(table.field, goer, 1.0, settings_.workers);
        std::vector<MissionOnTable> missions(cards_.size());
        const MissionMeasure measure = BetterPlaceSettings{}.measure;
        settings_.workers.each(cards_.size(), [&](std::size_t i) {
            missions[i] = missionOnTable({table.field, ground, goer}, *cards_[i], measure);
        });
        suggested.unfairness = 0.0;
        suggested.illegalSpots = 0;
        for (const MissionOnTable& mission : missions) {
            suggested.unfairness +=
                std::abs(fairnessOf(mission).figure) / static_cast<double>(missions.size());
            for (const ObjectiveOnTable& spot : mission.objectives)
                if (spot.fault) ++suggested.illegalSpots;
        }
    }

    // The mission that tips most says which piece to move; that is kept where all gain by it.
    void improve(Judged& best) const {
        for (int i = 0; i < settings_.shifts && !cards_.empty(); ++i) {
            if (settings_.workers.stopped()) return;
            const BattleCard& card = *cards_[static_cast<std::size_t>(i) % cards_.size()];
            const auto better = betterPlace(best.suggested.table, card, settings_.workers);
            if (!better) continue;
            json layout = best.suggested.layout;
            for (json& piece : layout["pieces"]) {
                if (piece["id"] != better->piece) continue;
                piece["position"][0] = shiftedBy(piece["position"][0], better->by.x);
                piece["position"][1] = shiftedBy(piece["position"][1], better->by.y);
            }
            auto shifted = judged(std::move(layout));
            if (!shifted || !*shifted) return;
            if ((*shifted)->cost(settings_.table) < best.cost(settings_.table))
                best = std::move(**shifted);
        }
    }

    const geometry::Vec2 origin_{120.0, 120.0};
    std::vector<TerrainKind> kinds_;
    const LayTable& lay_;
    const SuggestSettings& settings_;
    geometry::Dimensions dimensions_;
    std::vector<MeasuredKind> measured_;
    std::vector<const BattleCard*> cards_;
    std::vector<geometry::Vec2> spots_;
};

}  // namespace

Result<SuggestedTable> suggestTable(const std::vector<TerrainKind>& palette, const LayTable& lay,
                                    const SuggestSettings& settings) {
    constexpr double sparsest = 0.05, densest = 0.4;
    if (!(settings.density >= sparsest && settings.density <= densest))
        return Problem{"density: expected a share from 0.05 to 0.4"};
    std::vector<TerrainKind> kinds;
    for (const TerrainKind& kind : palette)
        if (kind.suits(settings.theme)) kinds.push_back(kind);
    if (kinds.empty()) {
        std::string themes;
        for (const std::string& theme : themesOf(palette))
            themes += (themes.empty() ? "" : ", ") + theme;
        return Problem{"theme: expected one of " + themes + ", found \"" + settings.theme + "\""};
    }
    return Suggesting(std::move(kinds), lay, settings).best();
}

}  // namespace sightline::engine

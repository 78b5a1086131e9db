#include "engine/legion/advice/layout_review/suggest.h"

#include <algorithm>
#include <optional>

#include "engine/layouts/terrain_words.h"
#include "engine/layouts/words/layouts.h"
#include "engine/legion/advice/layout_review/coverage.h"
#include "engine/legion/advice/layout_review/improve.h"
#include "engine/legion/advice/layout_review/strewn.h"
#include "geometry/measure/union_area.h"

namespace sightline::engine {
namespace {
using nlohmann::json;

// The largest number of attempts to generate one candidate table. An attempt fails if the pieces
// cover too little of the table.
constexpr int drafts = 4;
// The share of the total progress for generating the candidate tables. The remaining share is for
// improving the best of these tables by shifts of its pieces.
constexpr double shareOfCandidates = 0.5;

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

class SuggestionSearch {
  public:
    SuggestionSearch(std::vector<TerrainKind> kinds, const LayTable& lay,
                     const SuggestSettings& settings)
        : kinds_(std::move(kinds)), lay_(lay), settings_(settings) {
        by_.cards = cardsThatFit(settings.cards, settings.table);
        by_.workers = settings.workers;
        for (const BattleCard* card : by_.cards)
            for (const ObjectiveSpot& spot : card->map->objectives)
                spots_.push_back(onTable(spot.at, *card->map, settings.table));
    }

    Result<SuggestedTable> best() {
        if (auto problem = measure()) return *std::move(problem);
        std::optional<JudgedTable> best;
        const int most = drafts * settings_.candidates;
        for (int i = 0, seen = 0; i < most && seen < settings_.candidates; ++i) {
            if (settings_.workers.stopped()) break;
            auto candidate = candidateOf(static_cast<std::uint64_t>(i));
            if (!candidate) return candidate.problem();
            if (!*candidate) continue;
            ++seen;
            if (!best || (*candidate)->cost() < best->cost()) best = std::move(*candidate);
            tell(shareOfCandidates * seen / settings_.candidates);
        }
        if (best) improve(*best, lay_, by_, shifting());
        if (settings_.workers.stopped()) return Problem{"stopped before a table was found"};
        if (!best) return problemOf(say::tooFewPiecesFit());
        const MissionFigures& missions = best->missions;
        return SuggestedTable{std::move(best->layout), std::move(best->table),
                              missions.unfairness(), missions.worst(), missions.illegalSpots};
    }

  private:
    void tell(double share) const {
        if (settings_.progress) settings_.progress(share);
    }

    ShiftSettings shifting() const {
        ShiftSettings shifting{.most = settings_.shifts};
        shifting.progress = [this](int made) {
            tell(shareOfCandidates + (1.0 - shareOfCandidates) * made / settings_.shifts);
        };
        return shifting;
    }

    // Places one piece of every kind on a table, far apart, and measures the pieces as in the table
    // report.
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
            constexpr double smallArea = 5.0;  // largest area of a small piece in square inches
            kind.small = kind.area < smallArea;
            kind.bearsTokens = info.facts.kind == geometry::Kind::area &&
                               info.facts.movement != geometry::Movement::impassable;
            measured_.push_back(std::move(kind));
        }
        return std::nullopt;
    }

    Result<std::optional<JudgedTable>> candidateOf(std::uint64_t number) {
        Generator chance(settings_.seed, number);
        StrewSettings strewing{settings_.table, 0.0, spots_};
        strewing.area = settings_.density * settings_.table.width * settings_.table.depth;
        const auto pieces = strew(measured_, dimensions_, strewing, chance);
        if (!pieces) return std::optional<JudgedTable>();
        json layout =
            emptyLayout("Suggested " + settings_.theme + " table " + std::to_string(settings_.seed),
                        settings_.table, settings_.theme);
        std::vector<int> count(kinds_.size(), 0);
        for (const StrewnPiece& piece : *pieces)
            layout["pieces"].push_back(
                pieceOf(kinds_[piece.kind], ++count[piece.kind], piece.at, piece.rotation));
        auto one = judged(std::move(layout), lay_, by_);
        if (!one) return one.problem();
        return std::optional(std::move(one).value());
    }

    const geometry::Vec2 origin_{120.0, 120.0};
    std::vector<TerrainKind> kinds_;
    const LayTable& lay_;
    const SuggestSettings& settings_;
    geometry::Dimensions dimensions_;
    std::vector<MeasuredKind> measured_;
    JudgingSettings by_;
    std::vector<geometry::Vec2> spots_;
};

}  // namespace

Result<SuggestedTable> suggestTable(const std::vector<TerrainKind>& palette, const LayTable& lay,
                                    const SuggestSettings& settings) {
    if (!(settings.density >= leastDensity && settings.density <= mostDensity))
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
    return SuggestionSearch(std::move(kinds), lay, settings).best();
}

}  // namespace sightline::engine

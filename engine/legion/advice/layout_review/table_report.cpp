#include "engine/legion/advice/layout_review/table_report.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sightline::engine {
namespace {

/// Computes the parts of a report in their order, and calls `progress` after each part.
class ReportBuilder {
  public:
    ReportBuilder(const LaidTable& table, const std::vector<BattleCard>& cards,
                  const ReportSettings& settings)
        : table_(table), settings_(settings), goers_(travelersOf(table.field.dimensions())) {
        for (const BattleCard& card : cards)
            if (card.map && fitsTable(*card.map, table.field.table())) cards_.push_back(&card);
        if (settings.quick) goers_.resize(std::min<std::size_t>(goers_.size(), 2));
        parts_ = (settings.quick ? 4.0 : 5.0) + static_cast<double>(goers_.size() + cards_.size());
    }

    TableReport all() {
        pieces();
        bases();
        if (!stopped()) lanes();
        if (!stopped()) seen();
        missions();
        if (!stopped() && !settings_.quick) betterPlaces();
        report_.complete = !stopped();
        return std::move(report_);
    }

  private:
    bool stopped() const { return settings_.workers.stopped(); }
    double coarser() const { return settings_.quick ? 2.0 : 1.0; }

    void done() {
        ++done_;
        if (settings_.progress) settings_.progress(report_, done_ / parts_);
    }

    void pieces() {
        for (const geometry::PieceSpec& piece : table_.pieces) report_.pieces.push_back(piece.id);
        report_.coverage = coverageOf(table_.field);
        report_.gaps = narrowGaps(table_.field);
        done();
        report_.findings = findingsOf(table_, settings_.workers);
        done();
    }

    void bases() {
        for (const Traveler& goer : goers_) {
            if (stopped()) return;
            const double cell =
                &goer - goers_.data() < 2 ? placesApart * coarser() : placesApartOfWide;
            BaseMap map = baseMapOf(table_.field, goer, cell, settings_.workers);
            if (stopped()) return;
            report_.bases.push_back(std::move(map));
            done();
        }
    }

    void lanes() {
        LaneSettings lanes;
        lanes.apart *= coarser();
        report_.lanes = firingLanes(table_.field, settings_.workers, lanes);
        done();
    }

    void seen() {
        const geometry::TableSize table = table_.field.table();
        for (const bool near : {true, false}) {
            SeenSettings settings;
            settings.cell *= coarser();
            settings.apart = 6.0 * coarser();
            settings.stop = settings_.workers.stop;
            SideVisibility& side = report_.seen[near ? 0 : 1];
            const geometry::Territory territory = usualTerritory(table, near);
            side.troopers = seenFrom(table_.field, territory, settings);
            settings.height = table_.field.dimensions().largeSilhouette;
            side.high = seenFrom(table_.field, territory, settings);
        }
        if (!stopped()) done();
    }

    // Measures the missions in parallel, a few at a time, so that the progress is reported often.
    // The missions are independent of each other.
    void missions() {
        constexpr std::size_t atOnce = 4;
        for (std::size_t first = 0; first < cards_.size() && !stopped(); first += atOnce) {
            std::vector<MissionReport> batch(std::min(atOnce, cards_.size() - first));
            parallelFor(
                2 * batch.size(),
                [&](std::size_t i) {
                    const BattleCard& card = *cards_[first + i / 2];
                    i % 2 == 0 ? asDrawn(card, batch[i / 2]) : turned(card, batch[i / 2]);
                },
                settings_.workers);
            if (stopped()) return;
            for (MissionReport& mission : batch) {
                report_.missions.push_back(std::move(mission));
                done();
            }
        }
    }

    void asDrawn(const BattleCard& card, MissionReport& report) const {
        report.id = card.id;
        report.name = card.name;
        report.mission = measured(card);
        report.fairness = fairnessOf(report.mission);
    }

    void turned(const BattleCard& card, MissionReport& report) const {
        if (!looksTheSameTurned(*card.map))
            report.turned = fairnessOf(measured(turnedAround(card)));
    }

    MissionOnTable measured(const BattleCard& card) const {
        MissionMeasure measure;
        measure.eyesApart *= coarser();
        measure.eyesAtLeast /= coarser() * coarser();
        measure.wayApart *= coarser();
        return missionOnTable({table_.field, report_.bases.front().ground, goers_.front()}, card,
                              measure);
    }

    // Searches for better places in the least fair missions.
    void betterPlaces() {
        const auto tips = [&](std::size_t i) {
            return std::abs(report_.missions[i].fairness.figure);
        };
        std::vector<std::size_t> order(report_.missions.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return tips(a) > tips(b); });
        order.resize(std::min(order.size(), missionsMadeBetter));
        for (const std::size_t i : order)
            if (!stopped() && !report_.missions[i].fairness.isEven())
                report_.missions[i].better =
                    betterPlace(table_, *cards_[i], settings_.workers, {.stay = settings_.stay});
        if (!stopped()) done();
    }

    const LaidTable& table_;
    const ReportSettings& settings_;
    std::vector<const BattleCard*> cards_;
    std::vector<Traveler> goers_;
    TableReport report_;
    double parts_ = 1.0, done_ = 0.0;
};

}  // namespace

bool fitsTable(const MapCard& map, geometry::TableSize table) {
    return std::abs(map.drawn.width * table.depth - map.drawn.depth * table.width) < 1.0;
}

TableReport reportOf(const LaidTable& table, const std::vector<BattleCard>& cards,
                     const ReportSettings& settings) {
    return ReportBuilder(table, cards, settings).all();
}

TableReport withFirstLook(TableReport known, const TableReport& first) {
    if (known.complete) return known;
    const auto goOn = [](auto& parts, const auto& rough) {
        for (std::size_t i = parts.size(); i < rough.size(); ++i) parts.push_back(rough[i]);
    };
    if (known.pieces.empty()) known.pieces = first.pieces;
    if (known.coverage.tableArea <= 0.0) known.coverage = first.coverage;
    if (known.findings.empty()) known.findings = first.findings;
    if (known.gaps.empty()) known.gaps = first.gaps;
    goOn(known.bases, first.bases);
    if (known.lanes.empty()) known.lanes = first.lanes;
    for (std::size_t side = 0; side < known.seen.size(); ++side)
        if (!known.seen[side].high.complete) known.seen[side] = first.seen[side];
    goOn(known.missions, first.missions);
    return known;
}

}  // namespace sightline::engine

#include "app/cli/layout/report_text.h"

#include <cmath>
#include <cstdio>
#include <ostream>

#include "app/cli/layout/report_json.h"

namespace sightline::app {
namespace {
using engine::TableReport;

std::string inWords(const char* format, double value) {
    char text[48];
    std::snprintf(text, sizeof text, format, value);
    return text;
}
std::string wordsForInches(double value) { return inWords("%.1f in", value); }
std::string wordsForShare(double value) { return inWords("%.0f %%", value * 100.0); }
std::string wordsForPlace(geometry::Vec2 at) {
    return inWords("%.1f", at.x) + ", " + inWords("%.1f", at.y);
}

/// Writes one report. Each line of the text can be understood without the other lines.
class ReportWriter {
  public:
    ReportWriter(const TableReport& report, const engine::LaidTable& table, std::ostream& output)
        : report_(report), table_(table), output_(output) {}

    void all() {
        coverage();
        for (const engine::PieceFinding& one : report_.findings)
            output_ << called(one.piece) << ' ' << one.text << " (p. " << one.citation.page
                    << ").\n";
        for (const engine::NarrowGap& gap : report_.gaps) narrow(gap);
        for (const engine::BaseMap& map : report_.bases) base(map);
        for (const engine::Lane& lane : report_.lanes)
            output_ << "Open line of sight of " << wordsForInches(lane.length) << " from "
                    << wordsForPlace(geometry::plan(lane.one.position)) << " to "
                    << wordsForPlace(geometry::plan(lane.other.position)) << ".\n";
        seen("near", report_.seen[0]);
        seen("far", report_.seen[1]);
        for (const engine::MissionReport& mission : report_.missions) this->mission(mission);
    }

  private:
    std::string called(const geometry::PieceId& id) const { return table_.field.piece(id)->name; }

    void coverage() {
        const engine::Coverage& coverage = report_.coverage;
        output_ << report_.pieces.size() << " pieces cover " << wordsForShare(coverage.covered())
                << " of the table; a quarter is usual"
                << (coverage.isUsual()                           ? ".\n"
                    : coverage.covered() < engine::leastCoverage ? ": this is sparse.\n"
                                                                 : ": this is dense.\n");
        output_ << wordsForShare(coverage.blocking())
                << " of that hides a trooper; a third to two thirds is usual"
                << (coverage.blocksUsually() ? ".\n" : ": this is not.\n");
    }

    void narrow(const engine::NarrowGap& gap) {
        output_ << "Between " << called(gap.one) << " and "
                << (gap.other.empty() ? "the table's edge" : called(gap.other)) << " there are "
                << wordsForInches(gap.width) << ": too narrow for";
        for (std::size_t i = 0; i < gap.bases.size(); ++i)
            output_ << (i == 0 ? " " : ", ") << gap.bases[i];
        output_ << ".\n";
    }

    void base(const engine::BaseMap& map) {
        output_ << "The " << map.base << " base can stand on "
                << inWords("%.0f sq in", map.standingArea) << " and reaches "
                << wordsForShare(map.standingArea > 0.0 ? map.reachedArea / map.standingArea : 0.0)
                << " of that" << (map.crosses ? "" : "; no path crosses the table") << ".\n";
        for (const engine::Pocket& pocket : map.pockets)
            output_ << "  It cannot reach " << inWords("%.1f sq in", pocket.area) << " at "
                    << wordsForPlace(pocket.middle) << ", up to " << wordsForInches(pocket.highest)
                    << " high.\n";
    }

    void seen(const char* side, const engine::SideVisibility& by) {
        if (!by.troopers.complete || !by.high.complete) return;
        output_ << "From the " << side << " edge " << wordsForShare(by.troopers.seenShare())
                << " of the table is seen, " << wordsForShare(by.troopers.openShare())
                << " without cover; of high silhouettes " << wordsForShare(by.high.seenShare())
                << " and " << wordsForShare(by.high.openShare()) << ".\n";
    }

    void mission(const engine::MissionReport& report) {
        output_ << report.name << ": " << figure(report.fairness) << ".\n";
        for (const engine::ObjectiveOnTable& one : report.mission.objectives)
            if (one.fault)
                output_ << "  The objective at " << wordsForPlace(one.at) << ' ' << *one.fault
                        << " (p. 20); the closest legal spot is "
                        << wordsForInches(glm::distance(one.at, one.closest)) << " away.\n";
        for (const engine::PartOfFairness& part : report.fairness.parts)
            output_ << "  " << words(part.part) << ": near " << amount(part, 0) << ", far "
                    << amount(part, 1) << ".\n";
        if (report.turned)
            output_ << "  Laid from the other edge: " << figure(*report.turned) << ".\n";
        if (const auto& better = report.better)
            output_ << "  Better with " << called(better->piece) << " moved by "
                    << wordsForPlace(better->by) << " in: " << inWords("%+.2f", better->before)
                    << " becomes " << inWords("%+.2f", better->after) << ".\n";
    }

    static std::string figure(const engine::Fairness& fairness) {
        const std::string number = " (" + inWords("%+.2f", fairness.figure) + ")";
        if (fairness.isEven()) return "even" + number;
        return std::string("the ") + (fairness.figure > 0.0 ? "near" : "far") +
               " side is better off" + number + ", most by " + nameOf(fairness.tipping().part);
    }

    static const char* words(engine::FairPart part) {
        constexpr const char* all[] = {"Mean path to an objective",
                                       "Part of one's own territory that sees an objective",
                                       "Enemies that see the path without cover",
                                       "Enemies that see one's own territory without cover"};
        return all[static_cast<std::size_t>(part)];
    }
    static std::string amount(const engine::PartOfFairness& part, std::size_t side) {
        return part.part == engine::FairPart::ways ? wordsForInches(part.sides[side])
                                                   : wordsForShare(part.sides[side]);
    }

    const TableReport& report_;
    const engine::LaidTable& table_;
    std::ostream& output_;
};

}  // namespace

void writeReport(const TableReport& report, const engine::LaidTable& table, std::ostream& output) {
    ReportWriter(report, table, output).all();
}

}  // namespace sightline::app

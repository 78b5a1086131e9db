#include "app/window/layouts/reports/report_rows.h"

#include <QLocale>
#include "app/window/layouts/reports/report_maps.h"
#include "app/window/layouts/reports/report_words.h"
#include "app/window/shell/words/table_words.h"
#include "app/window/shell/words/terrain_names.h"

namespace sightline::app {
namespace {

using What = ReportPick::What;

QString rowKey(const char* section, std::size_t index) {
    return QStringLiteral("%1/%2").arg(QLatin1String(section)).arg(index);
}

QString calledThere(const MeasuredTable& known, const geometry::PieceId& piece) {
    return terrainName(known.called(piece));
}

/// True if the check of the pieces is complete. The engine checks the pieces before it measures the
/// places for bases.
bool piecesAreKnown(const engine::TableReport& report) {
    return report.complete || !report.bases.empty() || !report.findings.empty();
}

}  // namespace

std::vector<ReportRow> ReportRows::of(const MeasuredTable& known) {
    return {coverage(known), findings(known), gaps(known),  pockets(known),
            lanes(known),    seen(known),     bases(known), missions(known)};
}

ReportRow ReportRows::coverage(const MeasuredTable& known) {
    const engine::Coverage& coverage = known.report.coverage;
    ReportRow section{QStringLiteral("coverage"), tr("Terrain"), {}};
    const QString covered = coverage.isUsual() ? tr("%1 of the table is covered")
                            : coverage.covered() < engine::leastCoverage
                                ? tr("%1 of the table is covered: sparse")
                                : tr("%1 of the table is covered: dense");
    section.rows.push_back(
        {QStringLiteral("covered"), covered.arg(ReportWords::percent(coverage.covered())),
         ReportWords::onPage(
             tr("usual: a quarter, %1 to %2; the rulebook leaves the choice to the players")
                 .arg(ReportWords::percent(engine::leastCoverage),
                      ReportWords::percent(engine::mostCoverage)),
             QStringLiteral("19")),
         !coverage.isUsual()});
    const QString blocking = coverage.blocksUsually() ? tr("%1 of that blocks sight of a trooper")
                             : coverage.blocking() < engine::leastBlocking
                                 ? tr("%1 of that blocks sight of a trooper: little")
                                 : tr("%1 of that blocks sight of a trooper: much");
    section.rows.push_back(
        {QStringLiteral("blocking"), blocking.arg(ReportWords::percent(coverage.blocking())),
         ReportWords::onPage(tr("usual: a third to two thirds of the covered area"),
                             QStringLiteral("12, 30")),
         !coverage.blocksUsually()});
    QStringList kinds, heights;
    for (std::size_t i = 0; i < coverage.byKind.size(); ++i)
        if (coverage.byKind[i] > 0)
            kinds << QStringLiteral("%1: %2")
                         .arg(kindWords(static_cast<geometry::Kind>(i)))
                         .arg(coverage.byKind[i]);
    for (std::size_t i = 0; i < coverage.byHeightBand.size(); ++i)
        if (coverage.byHeightBand[i] > 0)
            heights << tr("height %1: %2").arg(i + 1).arg(coverage.byHeightBand[i]);
    const auto add = [&](const char* key, const QString& title, const QStringList& all,
                         const QString& page) {
        section.rows.push_back(
            {QLatin1String(key),
             title.arg(all.isEmpty() ? tr("none") : all.join(QStringLiteral(", "))), page});
    };
    add("kinds", tr("Pieces by kind: %1"), kinds,
        ReportWords::onPage(tr("kinds of terrain"), QStringLiteral("11-12")));
    add("heights", tr("Pieces by height: %1"), heights,
        ReportWords::onPage(tr("height 1 is up to one range band"), QStringLiteral("14")));
    return section;
}

ReportRow ReportRows::findings(const MeasuredTable& known) {
    const auto& all = known.report.findings;
    ReportRow section{
        QStringLiteral("findings"), tr("Agreed facts and places: %1").arg(all.size()), {}};
    if (!piecesAreKnown(known.report))
        section.words = tr("Agreed facts and places: measuring \u2026");
    for (std::size_t i = 0; i < all.size(); ++i) {
        const engine::PieceFinding& one = all[i];
        ReportRow row{
            rowKey("finding", i),
            QStringLiteral("%1: %2").arg(calledThere(known, one.piece),
                                         ReportWords::finding(one, calledThere(known, one.other))),
            pageWords(one.citation.page), true};
        row.pieces.insert(one.piece);
        if (!one.other.empty()) row.pieces.insert(one.other);
        section.rows.push_back(std::move(row));
    }
    return section;
}

ReportRow ReportRows::gaps(const MeasuredTable& known) {
    const auto& all = known.report.gaps;
    ReportRow section{QStringLiteral("gaps"), tr("Narrow passages: %1").arg(all.size()), {}};
    if (!piecesAreKnown(known.report)) section.words = tr("Narrow passages: measuring \u2026");
    for (std::size_t i = 0; i < all.size(); ++i) {
        const engine::NarrowGap& gap = all[i];
        QStringList bases;
        for (const std::string& base : gap.bases) bases << ReportMaps::base(base);
        ReportRow row{
            rowKey("gap", i),
            tr("%1 between %2 and %3")
                .arg(inches(gap.width), calledThere(known, gap.one),
                     gap.other.empty() ? tr("the table's edge") : calledThere(known, gap.other)),
            ReportWords::onPage(tr("too narrow for: %1").arg(bases.join(QStringLiteral(", "))),
                                QStringLiteral("27")),
            true,
            {What::gap, i, 0}};
        row.pieces.insert(gap.one);
        if (!gap.other.empty()) row.pieces.insert(gap.other);
        section.rows.push_back(std::move(row));
    }
    return section;
}

ReportRow ReportRows::pockets(const MeasuredTable& known) {
    ReportRow section{QStringLiteral("pockets"), {}, {}};
    const auto& maps = known.report.bases;
    for (std::size_t base = 0; base < maps.size(); ++base)
        for (std::size_t i = 0; i < maps[base].pockets.size(); ++i) {
            const engine::Pocket& pocket = maps[base].pockets[i];
            section.rows.push_back(
                {rowKey(("pocket/" + maps[base].base).c_str(), i),
                 tr("%1: %2 sq in at %3 cannot be reached, up to %4 high")
                     .arg(ReportMaps::base(maps[base].base))
                     .arg(QLocale().toString(pocket.area, 'f', 1))
                     .arg(ReportWords::place(pocket.middle), inches(pocket.highest)),
                 ReportWords::onPage(tr("by moves and climbs from either long edge"),
                                     QStringLiteral("24-28")),
                 true,
                 {What::pocket, base, i}});
        }
    section.words = maps.empty() ? tr("Places out of reach: measuring \u2026")
                                 : tr("Places out of reach: %1").arg(section.rows.size());
    return section;
}

ReportRow ReportRows::lanes(const MeasuredTable& known) {
    const auto& all = known.report.lanes;
    ReportRow section{QStringLiteral("lanes"), tr("Firing lanes: %1").arg(all.size()), {}};
    if (all.empty()) {
        if (!known.report.complete) section.words = tr("Firing lanes: measuring \u2026");
        return section;
    }
    section.rows.push_back(
        {QStringLiteral("lanes/all"),
         tr("All of them on the table"),
         ReportWords::onPage(tr("the longest open lines of sight between troopers, 12 in or more"),
                             QStringLiteral("30-31")),
         false,
         {What::allLanes, 0, 0}});
    for (std::size_t i = 0; i < all.size(); ++i)
        section.rows.push_back({rowKey("lane", i),
                                tr("%1 from %2 to %3")
                                    .arg(inches(all[i].length),
                                         ReportWords::place(geometry::plan(all[i].one.position)),
                                         ReportWords::place(geometry::plan(all[i].other.position))),
                                {},
                                false,
                                {What::lane, i, 0}});
    return section;
}

ReportRow ReportRows::seen(const MeasuredTable& known) {
    ReportRow section{QStringLiteral("seen"), tr("Exposure and cover"), {}};
    for (std::size_t way = 0; way < seenWays; ++way) {
        const engine::SideVisibility& side = known.report.seen[looksFromFar(way) ? 1 : 0];
        const engine::VisibilityFrom& seen = looksAtHigh(way) ? side.high : side.troopers;
        if (!seen.complete) continue;
        const ReportPick exposure{What::exposure, way, 0}, cover{What::cover, way, 0};
        const QString against = ReportWords::onPage(
            tr("seen from %1 places in the strip 9 in deep along that edge").arg(seen.eyes),
            QStringLiteral("30-34"));
        section.rows.push_back(
            {rowKey("exposure", way),
             tr("%1, %2 of the table")
                 .arg(ReportMaps::title(known, exposure), ReportWords::percent(seen.seenShare())),
             against, false, exposure});
        section.rows.push_back(
            {rowKey("cover", way),
             tr("%1, %2 of the table open")
                 .arg(ReportMaps::title(known, cover), ReportWords::percent(seen.openShare())),
             against, false, cover});
    }
    if (section.rows.empty()) section.words = tr("Exposure and cover: measuring \u2026");
    return section;
}

ReportRow ReportRows::bases(const MeasuredTable& known) {
    ReportRow section{QStringLiteral("bases"), tr("Where each base can go"), {}};
    for (std::size_t i = 0; i < known.report.bases.size(); ++i) {
        const engine::BaseMap& map = known.report.bases[i];
        const double reaches = map.standingArea > 0.0 ? map.reachedArea / map.standingArea : 0.0;
        QString words =
            tr("%1: can stand on %2 of the table, reaches %3 of that")
                .arg(ReportMaps::base(map.base),
                     ReportWords::percent(map.standingArea / known.report.coverage.tableArea),
                     ReportWords::percent(reaches));
        if (!map.crosses) words = tr("%1; no path crosses the table").arg(words);
        section.rows.push_back({QStringLiteral("base/%1").arg(QString::fromStdString(map.base)),
                                words,
                                ReportWords::onPage(tr("by moves and climbs from either long edge"),
                                                    QStringLiteral("12-13, 24-28")),
                                !map.crosses,
                                {What::base, i, 0}});
    }
    if (section.rows.empty()) section.words = tr("Where each base can go: measuring \u2026");
    return section;
}

}  // namespace sightline::app

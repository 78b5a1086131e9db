// Rows of a table's report about missions: fairness, its causes, and a piece that should be moved.
#include "app/window/layouts/reports/report_rows.h"
#include "app/window/layouts/reports/report_words.h"
#include "app/window/shell/words/table_words.h"
#include "app/window/shell/words/terrain_names.h"

#include <QLocale>
namespace sightline::app {
namespace {

using What = ReportPick::What;

QString amountOf(const engine::PartOfFairness& part, std::size_t side) {
    if (part.part != engine::FairPart::ways) return ReportWords::percent(part.sides[side]);
    const bool led = part.sides[side] < static_cast<double>(engine::Ways::none);
    return led ? inches(part.sides[side]) : QStringLiteral("\u2013");
}

}  // namespace

std::vector<ReportRow> ReportRows::partsOf(const engine::Fairness& fairness, const QString& key) {
    std::vector<ReportRow> rows;
    rows.reserve(fairness.parts.size());
    for (const engine::PartOfFairness& part : fairness.parts)
        rows.push_back(
            {QStringLiteral("%1/%2").arg(key).arg(static_cast<int>(part.part)),
             tr("%1: near %2, far %3")
                 .arg(ReportWords::part(part.part), amountOf(part, 0), amountOf(part, 1)),
             tr("advantage %1, weight %2")
                 .arg(ReportWords::figure(part.tips), ReportWords::percent(part.weight))});
    return rows;
}

std::vector<ReportRow> ReportRows::objectivesOf(const MeasuredTable& known, std::size_t mission,
                                                const QString& key) {
    std::vector<ReportRow> rows;
    for (const engine::ObjectiveOnTable& one : known.report.missions[mission].mission.objectives) {
        if (!one.fault) continue;
        const QString at = ReportWords::place(one.at);
        ReportRow row{QStringLiteral("%1/objective%2").arg(key).arg(rows.size()),
                      one.piece.empty() ? tr("An objective may not lie at %1").arg(at)
                                        : tr("An objective may not lie at %1, on %2")
                                              .arg(at, terrainName(known.called(one.piece))),
                      ReportWords::onPage(tr("the closest legal place is %1 away")
                                              .arg(inches(glm::distance(one.at, one.closest))),
                                          QStringLiteral("20")),
                      true,
                      {What::mission, mission, 0}};
        if (!one.piece.empty()) row.pieces.insert(one.piece);
        rows.push_back(std::move(row));
    }
    return rows;
}

ReportRow ReportRows::fromTheOtherEdge(const engine::MissionReport& mission, const QString& key) {
    const QString turned = key + QStringLiteral("/turned");
    if (!mission.turned)
        return {turned, tr("The map looks the same from both long edges"),
                ReportWords::onPage(tr("turned by 180\u00B0"), QStringLiteral("8"))};
    ReportRow row{
        turned, tr("Laid from the other long edge: %1").arg(ReportWords::verdict(*mission.turned)),
        ReportWords::onPage(tr("the same map turned by 180\u00B0; largest influence: %1")
                                .arg(ReportWords::tipping(*mission.turned)),
                            QStringLiteral("8")),
        !mission.turned->isEven()};
    row.rows = partsOf(*mission.turned, turned);
    return row;
}

ReportRow ReportRows::mission(const MeasuredTable& known, std::size_t index) {
    const engine::MissionReport& mission = known.report.missions[index];
    const QString key = QStringLiteral("mission/%1").arg(QString::fromStdString(mission.id));
    ReportRow row{key,
                  QStringLiteral("%1: %2").arg(QString::fromStdString(mission.name),
                                               ReportWords::verdict(mission.fairness)),
                  ReportWords::onPage(tr("fair: 0, tolerance %1; largest influence: %2")
                                          .arg(QLocale().toString(engine::evenWithin, 'f', 2))
                                          .arg(ReportWords::tipping(mission.fairness)),
                                      QStringLiteral("8, 19-20")),
                  !mission.fairness.isEven(),
                  {What::mission, index, 0}};
    row.rows = objectivesOf(known, index, key);
    for (ReportRow& part : partsOf(mission.fairness, key)) row.rows.push_back(std::move(part));
    row.rows.push_back({key + QStringLiteral("/swapped"),
                        tr("Sides swapped: %1").arg(ReportWords::figure(-mission.fairness.figure)),
                        tr("the same for the player who takes the other long edge")});
    row.rows.push_back(fromTheOtherEdge(mission, key));
    if (const auto& better = mission.better) {
        ReportRow move{
            key + QStringLiteral("/better"),
            tr("Fairer with %1 moved by %2")
                .arg(terrainName(known.called(better->piece)), ReportWords::shift(better->by)),
            tr("%1 becomes %2, both measured roughly")
                .arg(ReportWords::figure(better->before), ReportWords::figure(better->after)),
            true,
            {What::better, index, 0}};
        move.pieces.insert(better->piece);
        row.rows.push_back(std::move(move));
    }
    return row;
}

ReportRow ReportRows::missions(const MeasuredTable& known) {
    const std::size_t count = known.report.missions.size();
    ReportRow section{QStringLiteral("missions"), {}, QString::fromStdString(known.fault)};
    section.words = count > 0 || known.report.complete ? tr("Missions: %1").arg(count)
                                                       : tr("Missions: measuring \u2026");
    if (count == 0 && known.report.complete && known.fault.empty())
        section.against = tr("no map is drawn for a table of these proportions");
    section.rows.reserve(count);
    for (std::size_t i = 0; i < count; ++i) section.rows.push_back(mission(known, i));
    return section;
}

}  // namespace sightline::app

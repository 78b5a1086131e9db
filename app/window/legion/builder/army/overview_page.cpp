#include "app/window/legion/builder/army/overview_page.h"

#include <QLabel>
#include <QVBoxLayout>

#include "app/window/legion/builder/army/army_model.h"
#include "app/window/legion/builder/army/charts.h"
#include "app/window/legion/cards/card_parts.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/session/table_job.h"

namespace sightline::app {
namespace {

/// The Qt translation context of this file's texts.
struct OverviewPageText {
    Q_DECLARE_TR_FUNCTIONS(Overview)
};

QString bandWords(int band) {
    return band == 0 ? OverviewPageText::tr("Melee") : OverviewPageText::tr("Range %1").arg(band);
}

QString coverHeading(geometry::Cover cover) {
    switch (cover) {
        case geometry::Cover::none:
            return OverviewPageText::tr("open");
        case geometry::Cover::light:
            return OverviewPageText::tr("light");
        case geometry::Cover::heavy:
            return OverviewPageText::tr("heavy");
    }
    return {};
}

}  // namespace

OverviewPage::OverviewPage(ArmyModel& model, QWidget* parent)
    : QScrollArea(parent), model_(model), job_(new LatestJob(this)) {
    setObjectName(QStringLiteral("overview"));
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(14, 10, 14, 16);
    column->setSpacing(6);
    ranks_ = add(*column, tr("Points by rank"), {}, new BarChart);
    hits_ = add(*column, tr("Expected hits by range"),
                tr("One attack by every unit with its best weapons, without tokens and keywords."),
                new BarChart(1));
    wounds_ =
        add(*column, tr("Expected wounds by range, defense die and cover"), {}, new HeatTable);
    defense_ = add(*column, tr("Wounds by defense die"), {}, new BarChart);
    speeds_ = add(*column, tr("Miniatures by speed"), {}, new BarChart);
    column->addStretch(1);
    setWidget(page);
    connect(&model, &ArmyModel::changed, this, &OverviewPage::ask);
}

template <class Chart>
Chart* OverviewPage::add(QVBoxLayout& column, const QString& name, const QString& about,
                         Chart* chart) {
    QLabel* title = heading(name);
    title->setWordWrap(true);
    column.addWidget(title);
    if (!about.isEmpty()) {
        auto* words = new QLabel(about);
        words->setWordWrap(true);
        words->setProperty("faint", true);
        column.addWidget(words);
    }
    column.addWidget(chart);
    return chart;
}

bool OverviewPage::settled() const { return !job_->busy(); }

void OverviewPage::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    ask();
}

void OverviewPage::ask() {
    if (!model_.ready() || !isVisible()) return;
    job_->ask([this, list = model_.list(), cards = model_.cards()]() -> LatestJob::Finish {
        const engine::ArmyStatistics statistics = engine::statisticsOf(list, cards->catalogue);
        return [this, statistics] { draw(statistics); };
    });
}

void OverviewPage::draw(const engine::ArmyStatistics& statistics) {
    std::vector<BarChart::Bar> ranks, hits, speeds;
    for (std::size_t i = 0; i < statistics.pointsByRank.size(); ++i) {
        const auto rank = static_cast<engine::Rank>(i);
        ranks.push_back({UnitWords::rank(rank), iconName(rank), double(statistics.pointsByRank[i]),
                         theme::accent()});
    }
    ranks_->setBars(std::move(ranks));
    std::vector<HeatTable::Column> columns;
    for (int i = 0; i < engine::ArmyStatistics::targets; ++i) {
        const engine::TargetKind kind = engine::targetKind(i);
        columns.push_back({coverHeading(kind.cover), iconName(kind.defenseDie)});
    }
    std::vector<QString> rows;
    std::vector<std::vector<double>> wounds;
    for (int band = 0; band < engine::ArmyStatistics::bands; ++band) {
        const auto at = static_cast<std::size_t>(band);
        hits.push_back({bandWords(band), {}, statistics.expectedHits[at], theme::blue()});
        rows.push_back(bandWords(band));
        wounds.emplace_back(statistics.expectedWounds[at].begin(),
                            statistics.expectedWounds[at].end());
    }
    hits_->setBars(std::move(hits));
    wounds_->setTable(std::move(columns), std::move(rows), std::move(wounds));
    defense_->setBars({{tr("White"), iconName(engine::Die::whiteDefense),
                        double(statistics.woundsOnWhite), theme::text()},
                       {tr("Red"), iconName(engine::Die::redDefense),
                        double(statistics.woundsOnRed), theme::red()}});
    for (std::size_t speed = 0; speed < statistics.miniaturesBySpeed.size(); ++speed)
        speeds.push_back({tr("Speed %1").arg(speed),
                          {},
                          double(statistics.miniaturesBySpeed[speed]),
                          theme::good()});
    speeds_->setBars(std::move(speeds));
}

}  // namespace sightline::app

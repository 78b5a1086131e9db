#include "app/window/layouts/layout/table_improver.h"

#include <functional>
#include <memory>
#include <utility>

#include "app/files/tables/load.h"
#include "app/window/layouts/reports/report_words.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/advice/layout_review/improve.h"
#include "engine/legion/advice/layout_review/layout_places.h"
#include "engine/legion/advice/layout_review/steady_pieces.h"

namespace sightline::app {

namespace {

std::size_t piecesMoved(const engine::TerrainLayout& from, const engine::TerrainLayout& to) {
    std::size_t moved = 0;
    for (std::size_t i = 0; i < from.pieces.size(); ++i)
        if (from.pieces[i].position != to.pieces[i].position) ++moved;
    return moved;
}

Result<FairerTable> fairerTable(const engine::TerrainLayout& layout,
                                const geometry::Dimensions& dimensions, const std::stop_token& stop,
                                const std::function<void(double)>& progress) {
    auto cards = loadObjectiveCards(assetsFolder());
    if (!cards) return cards.problem();
    engine::ImproveSettings settings;
    settings.cards = std::move(cards).value();
    settings.shifting.stay = engine::piecesThatStay(layout);
    settings.shifting.progress = [&, most = settings.shifting.most](int made) {
        progress(static_cast<double>(made) / most);
    };
    settings.workers.stop = stop;
    const auto found = engine::improveTable(engine::placesOf(layout),
                                            engine::layingPlacesOf(layout, dimensions), settings);
    if (!found) return found.problem();
    auto after = engine::withPlaces(layout, found->layout);
    if (!after) return after.problem();
    const std::size_t missions = engine::cardsThatFit(settings.cards, layout.table).size();
    return FairerTable{std::move(*after), missions,           found->unfairBefore,
                       found->unfair,     found->worstBefore, found->worst};
}

}  // namespace

TableImprover::TableImprover(LayoutSession& session, QObject* parent)
    : QObject(parent), session_(session) {
    connect(&session, &LayoutSession::changed, this, [this] {
        if (busy() && session_.layout() != before_)
            giveUp(tr("The layout changed meanwhile: it is not made fairer."));
    });
}

TableImprover::~TableImprover() { stop_.request_stop(); }

void TableImprover::start() {
    if (busy()) return emit said(tr("The table is being made fairer already."), true);
    const engine::TerrainLayout& layout = session_.layout();
    if (layout.mirror != engine::Mirror::none)
        return emit said(tr("A table with a mirror cannot be made fairer: choose No mirror first."),
                         true);
    if (engine::piecesThatStay(layout).size() == layout.pieces.size())
        return emit said(tr("No piece can be moved: locked pieces, grouped pieces and pieces on "
                            "top of others stay."),
                         true);
    before_ = layout;
    stop_ = std::stop_source();
    emit began();
    emit reached(0.0);
    work(layout, stop_.get_token());
}

void TableImprover::work(const engine::TerrainLayout& layout, const std::stop_token& stop) {
    job_.ask([this, layout, dimensions = session_.dimensions(), stop]() -> LatestJob::Finish {
        const auto tell = [this, stop](double share) {
            const auto reach = [this, stop, share] {
                if (!stop.stop_requested()) emit reached(share);
            };
            QMetaObject::invokeMethod(this, reach, Qt::QueuedConnection);
        };
        auto made = fairerTable(layout, dimensions, stop, tell);
        if (!made) return [this, why = MessageWords::said(made.problem())] { giveUp(why); };
        return [this, known = std::make_shared<const FairerTable>(std::move(made).value())] {
            take(*known);
        };
    });
}

void TableImprover::take(const FairerTable& fairer) {
    emit ended();
    if (fairer.missions == 0)
        return emit said(tr("No mission's map is drawn for a table of these proportions."), true);
    const std::size_t moved = piecesMoved(before_, fairer.layout);
    const QString mean = ReportWords::amount(fairer.mean),
                  worst = ReportWords::amount(fairer.worst);
    if (moved == 0)
        return emit said(tr("No shift of a piece makes this table fairer. The advantage of one "
                            "side in its missions: mean %1, at most %2.")
                             .arg(mean, worst),
                         false);
    if (!session_.apply(engine::LayoutStep::fairer, fairer.layout)) return;
    emit said(tr("Pieces moved: %1. Advantage of one side in the missions: mean %2 (before: %3), "
                 "at most %4 (before: %5).")
                  .arg(moved)
                  .arg(mean, ReportWords::amount(fairer.meanBefore), worst,
                       ReportWords::amount(fairer.worstBefore)),
              false);
}

void TableImprover::cancel() {
    if (busy()) giveUp(tr("Nothing was moved: cancelled"));
}

void TableImprover::giveUp(const QString& why) {
    stop_.request_stop();
    job_.forget();
    emit ended();
    emit said(why, true);
}

}  // namespace sightline::app

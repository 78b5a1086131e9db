#include "app/window/layouts/layout/table_suggester.h"

#include <QOffscreenSurface>
#include <functional>
#include <utility>

#include "app/files/tables/layout_draft.h"
#include "app/files/tables/terrain_pieces.h"
#include "app/window/shell/widgets/table_relief.h"
#include "app/window/shell/widgets/table_studio.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/advice/layout_review/improve.h"
#include "engine/legion/advice/layout_review/suggest.h"

namespace sightline::app {
namespace {

constexpr int suggestedWidth = 960;  // width of the picture of a suggested table, pixels

Result<KnownSuggestion> suggestionFor(const TableWish& wish, const std::stop_token& stop,
                                      const std::function<void(double)>& progress) {
    const auto kinds = loadTerrainKinds(assetsFolder());
    if (!kinds) return kinds.problem();
    const auto dimensions = loadDimensions(assetsFolder());
    if (!dimensions) return dimensions.problem();
    auto cards = loadObjectiveCards(assetsFolder());
    if (!cards) return cards.problem();
    engine::SuggestSettings settings;
    settings.theme = wish.theme;
    settings.density = wish.density;
    settings.seed = wish.seed;
    settings.table = wish.table;
    settings.cards = std::move(cards).value();
    settings.workers.stop = stop;
    settings.progress = progress;
    const std::filesystem::path file = terrainKindsFile(assetsFolder());
    const auto made = engine::suggestTable(*kinds, layingPiecesOf(file, *dimensions), settings);
    if (!made) return made.problem();
    auto layout = terrainLayoutOf(made->layout.dump(), file.string());
    if (!layout) return layout.problem();
    auto known = std::make_shared<SuggestedLayout>();
    known->wish = wish;
    known->layout = std::move(*layout);
    known->picture = tableRelief(made->table, known->layout.mat, suggestedWidth);
    known->coverage = engine::coverageOf(made->table.field);
    known->missions = engine::cardsThatFit(settings.cards, wish.table).size();
    known->unfairness = made->unfairness;
    known->worst = made->worst;
    known->illegalSpots = made->illegalSpots;
    return KnownSuggestion(std::move(known));
}

}  // namespace

TableSuggester::TableSuggester(QObject* parent) : QObject(parent), surface_(studioSurface()) {}

TableSuggester::~TableSuggester() {
    stop_.request_stop();
    stopDrawing_ = true;
}

void TableSuggester::ask(const TableWish& wish) {
    stop();
    stop_ = std::stop_source();
    job_.ask([this, wish, stop = stop_.get_token()]() -> LatestJob::Finish {
        const auto tell = [this, stop](double share) {
            const auto reach = [this, stop, share] {
                if (!stop.stop_requested()) emit reached(share);
            };
            QMetaObject::invokeMethod(this, reach, Qt::QueuedConnection);
        };
        const auto made = suggestionFor(wish, stop, tell);
        if (!made) return [this, why = MessageWords::said(made.problem())] { emit failed(why); };
        return [this, table = *made] {
            emit suggested(table);
            draw(table);
        };
    });
}

void TableSuggester::draw(const KnownSuggestion& table) {
    if (!surface_) return;
    drawing_.ask([this, table] {
        const QImage picture = TableStudio(*surface_).picture(drawnLayout(table->layout),
                                                              suggestedWidth, stopDrawing_);
        return [this, table, picture] {
            if (!picture.isNull()) emit drawn(table, picture);
        };
    });
}

void TableSuggester::stop() {
    stop_.request_stop();
    job_.forget();
}

}  // namespace sightline::app

#include "app/window/layouts/reports/table_measurer.h"

#include <utility>

#include "app/window/layouts/reports/report_paper.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {

TableMeasurer::TableMeasurer(QObject* parent) : QObject(parent) {}

TableMeasurer::~TableMeasurer() {
    stop_.request_stop();
    stopWriting_.request_stop();
}

void TableMeasurer::measure(const engine::TerrainLayout& layout,
                            const geometry::Dimensions& dimensions) {
    forget();
    measuring_.ask([this, wish = TableToMeasure{layout, dimensions, cards_}, number = latest_,
                    stop = stop_.get_token()] {
        const MeasureListener told{[this, number](const KnownTable& known) {
                                       const auto tell = [this, number, known] {
                                           post(number, known);
                                       };
                                       QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
                                   },
                                   [this](const MissionCards& cards) {
                                       const auto keep = [this, cards] { keepCards(cards); };
                                       QMetaObject::invokeMethod(this, keep, Qt::QueuedConnection);
                                   }};
        auto measured = measureTable(wish, told, stop);
        return [this, number, measured = std::move(measured)] {
            if (!measured)
                emit refused(MessageWords::said(measured.problem()));
            else
                post(number, *measured);
        };
    });
}

void TableMeasurer::forget() {
    stop_.request_stop();
    stop_ = std::stop_source();
    ++latest_;
    known_ = nullptr;
    measuring_.forget();
}

void TableMeasurer::post(std::uint64_t number, const KnownTable& known) {
    if (number != latest_ || !known) return;
    known_ = known;
    emit changed();
}

void TableMeasurer::keepCards(const MissionCards& cards) { cards_ = cards; }

void TableMeasurer::write(Paper paper, const QString& path, const engine::TerrainLayout& layout,
                          const geometry::Dimensions& dimensions) {
    const KnownTable whole = complete() ? known_ : nullptr;
    writing_.ask([this, paper, path, whole, wish = TableToMeasure{layout, dimensions, cards_},
                  stop = stopWriting_.get_token()] {
        std::optional<QString> problem;
        KnownTable known = whole;
        if (!known) {
            auto measured = measureTable(wish, {}, stop);
            if (!measured)
                problem = MessageWords::said(measured.problem());
            else
                known = *measured;
        }
        if (known) problem = ReportPaper(*known).write(paper, path);
        return [this, path, problem] {
            if (problem)
                emit notWritten(*problem);
            else
                emit written(path);
        };
    });
}

}  // namespace sightline::app

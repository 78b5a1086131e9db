#include "app/window/legion/timeline/timeline_film.h"

#include <utility>

namespace sightline::app {

TimelineFilm::TimelineFilm(QObject* parent) : QObject(parent) {}

TimelineFilm::~TimelineFilm() { stop_.request_stop(); }

void TimelineFilm::follow(const std::shared_ptr<const engine::Game>& game) {
    if (game_ != game) forget();
    game_ = game;
    if (!maker_) maker_ = std::make_shared<std::unique_ptr<engine::Snapshots>>();
    stop_.request_stop();
    stop_ = {};
    // The answers are copied now, because the game may change while the other thread works. Its
    // scenario does not change.
    job_.ask([this, game, maker = maker_, seed = game->journal().seed,
              answers = game->journal().answers, stop = stop_.get_token()]() -> LatestJob::Finish {
        if (!*maker) *maker = std::make_unique<engine::Snapshots>(game->scenario(), seed);
        const bool whole = (*maker)->follow(answers, stop);
        return [this, whole, made = (*maker)->all()]() mutable {
            snapshots_ = std::move(made);
            emit changed();
            if (!whole) emit broken();
        };
    });
}

void TimelineFilm::forget() {
    stop_.request_stop();
    job_.forget();
    game_.reset();
    maker_.reset();
    snapshots_.clear();
}

}  // namespace sightline::app

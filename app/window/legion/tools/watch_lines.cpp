#include "app/window/legion/tools/watch_lines.h"

#include <algorithm>

#include "app/window/legion/scene/scene_badges.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/scene/scene_arrow.h"
#include "app/window/shell/scene/scene_colours.h"
#include "geometry/sight/exposure.h"

namespace sightline::app {
namespace {

// Width of the drawn lines of sight in inches. They are thin, because there may be many.
constexpr double thin = 0.02;

geometry::Vec3 watchingFrom(const geometry::Mini& mini) {
    return mini.position + geometry::Vec3{0.0, 0.0, mini.height * 0.8};
}

bool open(const engine::Watcher& watcher) {
    return watcher.verdict == geometry::SightVerdict::contested;
}

}  // namespace

WatchLines::WatchLines(const ShownGame& game, QObject* parent) : QObject(parent), game_(game) {}

void WatchLines::ask(engine::MiniId moved, const geometry::Mini& at) {
    job_.ask([this, moved, at, view = game_.view(), game = game_.sharedGame()] {
        auto found = engine::whoSees(view, moved, at, geometry::mapProof);
        return [this, moved, at, found = std::move(found)] {
            at_ = at;
            show(found);
            if (std::any_of(found.begin(), found.end(), open)) decide(moved, at);
        };
    });
}

void WatchLines::decide(engine::MiniId moved, const geometry::Mini& at) {
    job_.ask([this, moved, at, view = game_.view(), game = game_.sharedGame(), before = watchers_] {
        auto found = engine::decided(view, moved, at, before);
        return [this, found = std::move(found)] { show(found); };
    });
}

void WatchLines::show(std::vector<engine::Watcher> watchers) {
    watchers_ = std::move(watchers);
    emit changed();
}

void WatchLines::clear() {
    job_.forget();
    watchers_.clear();
}

// Draws a line from each enemy miniature that sees the dragged miniature. The line has another
// colour if the verdict is not proved.
void WatchLines::draw(SceneDraft& draft) const {
    for (const engine::Watcher& watcher : watchers_) {
        if (!watcher.sees && !open(watcher)) continue;
        const geometry::Mini& enemy = game_.view().mini(watcher.mini).mini;
        rendering::Tube tube{
            watchingFrom(enemy), watchingFrom(at_), thin,
            colours::withAlpha(open(watcher) ? colours::caution() : colours::illegal(), 0.8F)};
        if (watcher.witness) {
            tube.from = watcher.witness->from;
            tube.to = watcher.witness->to;
        }
        tube.dashed = open(watcher);
        addArrow(draft, tube);
        draft.scene.outlines.push_back({geometry::outlineOf(enemy), 0.16, 0.09, tube.colour});
    }
}

QString WatchLines::words() const {
    if (watchers_.empty()) return {};
    const engine::View& view = game_.view();
    QStringList units;
    int seeing = 0, contested = 0;
    for (auto one = watchers_.begin(); one != watchers_.end();) {
        int count = 0;
        const engine::UnitId unit = one->unit;
        for (; one != watchers_.end() && one->unit == unit; ++one) {
            count += one->sees ? 1 : 0;
            contested += open(*one) ? 1 : 0;
        }
        seeing += count;
        if (count == 0) continue;
        const QString name = UnitWords::label(view, unit);
        units << (count == 1 ? name : tr("%1 (%2)").arg(name).arg(count));
    }
    QString words = seeing == 0 ? tr("Seen by no enemy")
                                : tr("Seen by %1 of %2 enemies: %3")
                                      .arg(seeing)
                                      .arg(watchers_.size())
                                      .arg(units.join(QStringLiteral(", ")));
    if (contested > 0) words += tr(" (%1 too close to call)").arg(contested);
    return words;
}

}  // namespace sightline::app

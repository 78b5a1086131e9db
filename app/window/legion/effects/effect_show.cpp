#include "app/window/legion/effects/effect_show.h"

#include <QApplication>
#include <QKeyEvent>
#include <algorithm>
#include <set>
#include <utility>

#include "app/files/tables/load.h"
#include "app/window/shell/look/theme.h"
#include "engine/legion/rules/game/game.h"

namespace sightline::app {
namespace {

bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt ||
           key == Qt::Key_Meta || key == Qt::Key_AltGr;
}

}  // namespace

EffectShow::EffectShow(QObject* parent) : QObject(parent) { time_.start(); }
EffectShow::~EffectShow() = default;

double EffectShow::now() const { return clock_ ? clock_() : double(time_.nsecsElapsed()) / 1e9; }

void EffectShow::setWanted(bool wanted) {
    wanted_ = wanted;
    if (!wanted) finish();
}

void EffectShow::quietly(const std::function<void()>& work) {
    quiet_ = true;
    work();
    quiet_ = false;
}

void EffectShow::follow(const ShownGame& game, bool another, bool visible) {
    if (!game.running()) return;
    const engine::Record& record = game.game().recordSoFar();
    const std::size_t before = std::exchange(seen_, record.size());
    // Undo takes back the events that the effects show.
    if (another || record.size() < before) return finish();
    if (quiet_ || !visible || record.size() == before) return;
    const TableEvents events =
        eventsSince(record, before, game.game().journal().answers, game.view());
    if (events.none()) return;
    if (!colours_) {
        auto read = EffectColours::load(assetsFolder());
        colours_ = read.ok() ? std::move(*read) : EffectColours();
    }
    EffectPlan plan = planOf(events, game.view(), *colours_);
    if (wanted_ && theme::moves()) return start(std::move(plan));
    std::set<Sound> once;
    for (const Cue& cue : plan.cues)
        if (once.insert(cue.sound).second) emit sounded(cue.sound);
}

void EffectShow::start(EffectPlan plan) {
    const double begin = now();
    for (Effect& one : plan.effects) {
        one.begin += begin;
        plan_.effects.push_back(std::move(one));
    }
    for (const Cue& cue : plan.cues) plan_.cues.push_back({cue.at + begin, cue.sound});
    if (playing() && !std::exchange(begun_, true)) {
        qApp->installEventFilter(this);
        emit began();
    }
    tick();
}

void EffectShow::tick() {
    if (plan_.cues.empty() && !playing()) return;
    const double at = now();
    std::vector<Sound> due;
    std::erase_if(plan_.cues, [&](const Cue& cue) {
        if (cue.at > at) return false;
        due.push_back(cue.sound);
        return true;
    });
    std::erase_if(plan_.effects, [&](const Effect& one) { return one.end() <= at; });
    if (begun_ && !playing()) finish();
    for (const Sound sound : due) emit sounded(sound);
}

void EffectShow::draw(SceneDraft& draft) const {
    if (!playing()) return;
    const double at = now();
    for (const Effect& one : plan_.effects)
        if (at >= one.begin && at < one.end()) one.draw(draft, at - one.begin);
}

void EffectShow::finish() {
    plan_ = {};
    if (!std::exchange(begun_, false)) return;
    qApp->removeEventFilter(this);
    emit ended();
}

// A click or a key ends the effects and still does its own work.
bool EffectShow::eventFilter(QObject* watched, QEvent* event) {
    const bool pressed =
        event->type() == QEvent::MouseButtonPress ||
        (event->type() == QEvent::KeyPress && !isModifier(static_cast<QKeyEvent*>(event)->key()));
    if (pressed && watched->isWidgetType()) finish();
    return false;
}

}  // namespace sightline::app

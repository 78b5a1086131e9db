#include "app/window/legion/learn/lesson_dimming.h"

#include <algorithm>

#include "app/window/legion/learn/lesson_curtain.h"
#include "app/window/legion/learn/lesson_lights.h"

namespace sightline::app {

LessonDimming::LessonDimming(const std::vector<QWidget*>& parts, QObject* parent)
    : QObject(parent) {
    for (QWidget* part : parts) curtains_.push_back(new LessonCurtain(part));
}

void LessonDimming::follow(LessonMarks& marks, const engine::View& view) {
    std::set<engine::UnitId> units;
    for (const engine::lessons::Target& target : marks.targets())
        if (target.unit) units.insert(*target.unit);
    bool points = !litParts(marks, view).empty();
    for (LessonCurtain* curtain : curtains_) {
        curtain->setUnits(units);
        points = points || (curtain->parentWidget()->isVisible() && !curtain->holes().empty());
    }
    marks.setDimmed(points);
    for (LessonCurtain* curtain : curtains_) {
        curtain->setVisible(points);
        curtain->raise();
    }
}

void LessonDimming::off() {
    for (LessonCurtain* curtain : curtains_) curtain->hide();
}

}  // namespace sightline::app

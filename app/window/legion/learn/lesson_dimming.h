/// Darkens the window around the targets of a lesson's step, as long as at least one of the targets
/// is visible.
#pragma once
#include <QObject>
#include <vector>

#include "app/window/legion/learn/lesson_marks.h"

namespace sightline::app {

class LessonCurtain;

class LessonDimming : public QObject {
  public:
    /// `parts` are the parts of the window beside the table.
    LessonDimming(const std::vector<QWidget*>& parts, QObject* parent);
    /// Darkens the parts, and sets whether the marks darken the table.
    void follow(LessonMarks& marks, const engine::View& view);
    void off();

  private:
    std::vector<LessonCurtain*> curtains_;
};

}  // namespace sightline::app

/// The Learn window. Its pages are tabs: the list of lessons, and pages that other code adds, such
/// as quizzes and puzzles. It is not modal.
#pragma once
#include <QDialog>

#include "app/window/legion/learn/lesson_list.h"

class QTabWidget;

namespace sightline::app {

class LearnDialog : public QDialog {
    Q_OBJECT

  public:
    LearnDialog(LessonShelf& shelf, LessonProgress& progress, QWidget* parent = nullptr);
    /// Adds a page as the last tab. The window owns it.
    void addPage(QWidget* page, const QString& title);
    LessonList& lessons() { return *lessons_; }

  private:
    QTabWidget* pages_;
    LessonList* lessons_;
};

}  // namespace sightline::app

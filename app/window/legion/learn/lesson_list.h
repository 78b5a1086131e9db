/// The page with all lessons: the next step of the learner on top, then one row for each lesson.
#pragma once
#include <QWidget>
#include <vector>

#include "app/window/legion/learn/lesson_progress.h"
#include "app/window/legion/learn/lesson_shelf.h"

class QGridLayout;
class QLabel;
class QPushButton;

namespace sightline::app {

class LessonList : public QWidget {
    Q_OBJECT

  public:
    LessonList(LessonShelf& shelf, LessonProgress& progress, QWidget* parent = nullptr);
    /// Shows the progress again after it has changed.
    void refresh();
    /// The button of a row, by the number of its lesson. Null if there is no such row.
    QPushButton* button(int lesson) const;
    /// The text about the state of a lesson, such as "Done". For tests.
    QString state(int lesson) const;

  signals:
    void lessonWanted(int number);
    void battleWanted();
    void quizzesWanted();
    void puzzlesWanted();

  private:
    struct Row {
        int lesson = 0;
        QLabel *picture = nullptr, *state = nullptr;
        QPushButton* button = nullptr;
    };
    QWidget* nextStep();
    void fill();
    QWidget* rowOf(const ShelvedLesson& shelved);
    void showPicture(std::size_t index);
    void askToReset();
    const Row* row(int lesson) const;

    LessonShelf& shelf_;
    LessonProgress& progress_;
    QLabel* nextWords_ = nullptr;
    QPushButton *next_ = nullptr, *reset_ = nullptr;
    QGridLayout* grid_ = nullptr;
    std::vector<Row> rows_;
};

}  // namespace sightline::app

/// The army builder of a lesson: the learner builds the army of the lesson in it. The lesson's card
/// stands in a column of the builder, and the part that a step points at stays bright.
#pragma once
#include <QObject>
#include <QPointer>

#include "app/window/legion/builder/builder_window.h"

namespace sightline::app {

class LessonCard;
class LessonCurtain;
class LessonRun;

class LessonBuilder : public QObject {
    Q_OBJECT

  public:
    /// Opens the army builder above `window` with the army of the lesson. The lesson card moves
    /// into a column of the builder; the destructor moves it back. The run and the card must
    /// outlive this object.
    LessonBuilder(LessonRun& run, LessonCard& card, QWidget* window);
    ~LessonBuilder() override;

    BuilderWindow& window() { return *window_; }
    LessonCurtain& curtain() { return *curtain_; }
    /// True when the learner can build: the cards are read, and the army is shown.
    bool ready() const { return open_; }

  signals:
    void leaveWanted();  ///< emitted when the learner closes the builder or presses Escape

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void openArmy();
    void follow();
    /// Shows the army that the lesson accepts, after a mistake or at the restart of a step.
    void showAccepted();
    void light();
    QWidget* partNamed(const std::string& name);

    LessonRun& run_;
    LessonCard& card_;
    CardStock stock_;
    QPointer<BuilderWindow> window_;
    LessonCurtain* curtain_;
    bool open_ = false, returning_ = false;
};

}  // namespace sightline::app

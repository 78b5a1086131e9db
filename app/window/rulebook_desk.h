/// Opens the window with the rules, from the Help menu and from citations.
#pragma once
#include <QObject>
#include <QPointer>

#include "app/window/legion/rulebook/rulebook_dialog.h"
#include "app/window/rule_example.h"

class QMainWindow;

namespace sightline::app {

class RulebookDesk : public QObject {
    Q_OBJECT

  public:
    /// Adds the command for the window to the Help menu. Examples appear on the table of `stage`.
    RulebookDesk(PracticeStage& stage, QMainWindow* window);
    ~RulebookDesk() override;

    /// Opens the window. If it is already open, it only comes to the front.
    void open();
    /// Opens the window and shows the section to which the citation leads.
    void openRule(const engine::Citation& citation);

  signals:
    /// Emitted when the reader wants the lesson with this id.
    void lessonWanted(const QString& id);
    void quizWanted(sightline::engine::QuizKind kind);
    /// Emitted when the dialog beside an example needs this width at the right edge of the main
    /// window, pixels. 0 afterwards.
    void roomWanted(int width);

  private:
    void make();
    void showExample();

    QMainWindow* window_;
    RuleExample example_;
    RulebookReader reader_;
    QPointer<RulebookDialog> dialog_;
};

}  // namespace sightline::app

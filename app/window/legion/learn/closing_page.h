/// The questions at the end of a lesson, one by one: the options, then the explanation, then the
/// next question.
#pragma once
#include <QWidget>
#include <vector>

#include "engine/legion/advice/lessons/lesson.h"
#include "engine/legion/basics/citation.h"

class QLabel;
class QVBoxLayout;

namespace sightline::app {

class KeyButton;
class WrappedButton;

class ClosingPage : public QWidget {
    Q_OBJECT

  public:
    explicit ClosingPage(QWidget* parent = nullptr);

    /// Shows a question. `origin` tells from which earlier lesson the question comes; it is empty
    /// for a question about this lesson. `last` is true if no question follows.
    void ask(const engine::lessons::QuizQuestion& question, const QString& origin, bool last);
    bool answered() const { return answered_; }
    const std::vector<WrappedButton*>& options() const { return options_; }
    /// The button that goes on. It is visible after the answer.
    KeyButton* next() const { return next_; }
    /// Presses the button with this keyboard key. Returns false if there is none.
    bool press(const QString& key);

  signals:
    void chosen(bool right);
    void nextWanted();
    /// Emitted when the learner wants to read the rule that answers the question.
    void ruleAsked(const sightline::engine::Citation& citation);
    void resized();

  private:
    void choose(int option);

    engine::lessons::QuizQuestion question_;
    QVBoxLayout* choices_;
    QLabel *origin_, *text_, *verdict_, *page_;
    KeyButton* next_;
    std::vector<WrappedButton*> options_;
    bool answered_ = false;
};

}  // namespace sightline::app

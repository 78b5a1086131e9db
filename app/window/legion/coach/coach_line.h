/// A note of the coach over the upper part of the table. It takes no focus and stops nothing.
#pragma once
#include <QFrame>

#include "app/window/legion/coach/coach_watch.h"

class QLabel;

namespace sightline::app {

class KeyButton;

class CoachLine : public QFrame {
    Q_OBJECT

  public:
    CoachLine(CoachWatch& watch, QWidget* table);
    /// The text of the note.
    QString words() const;

  signals:
    /// Emitted when the player wants to read the rule of the better answer.
    void ruleAsked(const sightline::engine::Citation& citation);
    /// Emitted when the player wants no more notes of this kind.
    void notAgain(sightline::engine::Player player, sightline::engine::CoachKind kind);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void refresh();
    void settle();

    CoachWatch& watch_;
    QLabel* words_;
    KeyButton *rule_, *never_, *close_;
};

}  // namespace sightline::app

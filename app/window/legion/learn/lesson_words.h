/// Texts of lessons in the language of the player.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/legion/advice/lessons/lesson_player.h"

namespace sightline::app {

class LessonWords {
    Q_DECLARE_TR_FUNCTIONS(LessonWords)

  public:
    /// French if the program runs in French, and English otherwise.
    static QString of(const engine::lessons::LessonText& text);
    /// Names the answer of a hint, such as "Choose: Move". `question` is the open question.
    static QString answer(const engine::Answer& answer, const engine::Question& question,
                          const engine::View& view);
    /// Names the change of the army in a hint, such as "Add the card Z-6 Trooper to Rebel
    /// Troopers."
    static QString change(const engine::lessons::ArmyChange& change,
                          const engine::Catalogue& cards);
    /// Explains how to change the camera or the selection in the way of a hint.
    static QString look(const engine::lessons::Look& look, const engine::View& view);
};

}  // namespace sightline::app

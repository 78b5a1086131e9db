/// Texts of quizzes in the language of the player, and the form in which questions are shared.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <optional>

#include "app/window/legion/practice/quiz_maker.h"

namespace sightline::app {

class QuizWords {
    Q_DECLARE_TR_FUNCTIONS(QuizWords)

  public:
    static QString kind(engine::QuizKind kind);
    /// What the player must judge, such as "At which range is one miniature from another?".
    static QString about(engine::QuizKind kind);
    /// The text by which a question is shared, such as "band level 3 seed 18". It is the same in
    /// every language.
    static QString shared(const QuizSeed& seed);
    /// The command of `sightline-cli` that prints the question.
    static QString command(const QuizSeed& seed);
    /// Reads the form of `shared` or of `command`. No value if the text has another form.
    static std::optional<QuizSeed> parse(const QString& text);
    static QString margin(const engine::QuizItem& item);
};

}  // namespace sightline::app

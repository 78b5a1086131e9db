/// The ratings of the player's skills, kept in the file `ratings.json` in the program's data folder
/// of this user.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <optional>

#include "engine/legion/advice/quiz/rating/rating.h"

namespace sightline::app {

class KeptRatings {
    Q_DECLARE_TR_FUNCTIONS(KeptRatings)

  public:
    /// Reads the file. A missing file gives the ratings of a new player.
    KeptRatings();

    const engine::QuizRatings& now() const { return ratings_; }
    /// Counts an answer, and writes the file. Returns the error if the file cannot be written.
    std::optional<QString> learn(const engine::QuizItem& item, bool right);
    /// Forgets all answers.
    std::optional<QString> reset();
    /// Why the file could not be read. Then it is kept under another name before the next change.
    const std::optional<QString>& fault() const { return fault_; }

    static QString file();

  private:
    std::optional<QString> write();

    engine::QuizRatings ratings_;
    std::optional<QString> fault_;
};

}  // namespace sightline::app

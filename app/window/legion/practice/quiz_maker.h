/// Makes the questions of quizzes with their scenes on another thread. A finished question waits
/// until the page takes it, so the next question can be made in advance.
#pragma once
#include <QObject>
#include <QString>
#include <cstdint>
#include <memory>
#include <optional>

#include "app/window/legion/practice/quiz_evidence.h"
#include "app/window/shell/session/game_aside.h"
#include "app/window/shell/session/table_job.h"
#include "engine/legion/advice/quiz/quiz_item.h"

namespace sightline::app {

/// The three values that determine a question.
struct QuizSeed {
    engine::QuizKind kind{};
    int level = engine::easiestQuiz;
    std::uint64_t seed = 1;
    bool operator==(const QuizSeed&) const = default;
};

/// A question, its scene as a game, and the evidence for its answer.
struct QuizScene {
    engine::QuizItem item;
    ReadyGame ready;
    QuizEvidence evidence;
};

class QuizMaker : public QObject {
    Q_OBJECT

  public:
    explicit QuizMaker(QObject* parent = nullptr);

    /// Starts to make the question. Earlier questions are discarded. If the question is already
    /// made or in work, nothing changes.
    void ask(const QuizSeed& wanted);
    /// The question that was asked for last. No value before `ask`.
    const std::optional<QuizSeed>& asked() const { return asked_; }
    bool ready() const { return made_ != nullptr; }
    /// The finished question, which is passed to the caller. Requires `ready`.
    std::unique_ptr<QuizScene> take();

  signals:
    void made();
    void failed(const QString& why);

  private:
    class Workshop;

    std::shared_ptr<Workshop> workshop_;
    std::optional<QuizSeed> asked_;
    std::unique_ptr<QuizScene> made_;
    LatestJob job_;  // the last member, because its thread uses the others
};

}  // namespace sightline::app

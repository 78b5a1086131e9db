/// A lesson that the window plays. It is the gate of the lesson's game: each answer of the learner
/// is judged before the game gets it. The answers of the opponent are given after a pause.
#pragma once
#include <QObject>
#include <QTimer>
#include <memory>

#include "app/files/lessons/load_lesson.h"
#include "app/window/legion/learn/lesson_marks.h"
#include "app/window/shell/session/game_aside.h"
#include "engine/legion/advice/lessons/lesson_player.h"

namespace sightline::app {

class LessonRun : public QObject, public AnswerGate {
    Q_OBJECT

  public:
    /// The kind of a message to the learner.
    enum class Told { reason, pointer, show, mistake, refused, notNow };

    LessonRun(GameSession& session, std::chrono::milliseconds pause, QObject* parent = nullptr);

    /// Reads the lesson and makes its game. It may run on another thread.
    Result<ReadyGame> make(const std::filesystem::path& file,
                           const std::vector<std::filesystem::path>& packs);
    /// Follows the game of the lesson. Call it once, after the session shows the game.
    void begin();

    const engine::lessons::Lesson& lesson() const { return loaded_->lesson; }
    const engine::lessons::LessonPlayer& steps() const { return *player_; }
    std::size_t step() const { return player_->stepIndex(); }
    bool over() const { return player_->over(); }
    const LessonMarks& marks() const { return marks_; }
    LessonMarks& marks() { return marks_; }
    /// True if the last hint showed an answer that `doIt` can give.
    bool canDoIt() const { return shown_.has_value(); }

    /// Removes the explanation and the translucent miniatures of a mistake. Call it when the
    /// learner tries again.
    void dropMistake();
    /// Reveals the next hint.
    void hint();
    /// Gives the answer that the last hint showed.
    void doIt();
    void restartStep();
    /// The learner has changed the camera or the selection.
    void look(const engine::lessons::Look& look);
    /// The learner has changed the army.
    void build(const engine::ArmyList& army);
    /// While `held` is true, the opponent does not answer, because the learner reads a page.
    void setHeld(bool held);

    engine::Player player() const override { return lesson().player; }
    bool admits(const engine::Answer& answer) override;
    void noteRefused(const engine::Answer& answer) override;
    engine::Answer chance() override;
    bool mayUndo() const override;
    bool pointsAt(const engine::Option& option) const override;
    QString whyBarred(const engine::Question& question,
                      const engine::Option& option) const override;

  signals:
    /// Emitted when another step begins, and when the current step begins again.
    void stepBegan();
    /// Emitted with a message to the learner. An empty text removes the message.
    void told(sightline::app::LessonRun::Told kind, const QString& words);
    void marksChanged();
    /// Emitted when `doIt` must change the camera or the selection.
    void lookWanted(const sightline::engine::lessons::Look& look);
    /// Emitted when `doIt` must show this army.
    void armyWanted(const sightline::engine::ArmyList& army);
    /// Emitted when the change of the army was a mistake, so the army must be taken back.
    void armyTakenBack();
    /// Emitted when the selection was a mistake, so the selection must be taken back.
    void selectionTakenBack();
    /// Emitted when the window shows another game.
    void replaced();

  private:
    void moveOn();
    void follow();
    void answerForOthers();
    void waitForOthers();
    void judged(const engine::lessons::Judgement& judgement);
    void showStep();
    void clear();
    bool ours() const { return session_.gate() == this; }

    GameSession& session_;
    std::chrono::milliseconds pause_;
    QTimer others_;
    std::unique_ptr<LoadedLesson> loaded_;
    std::unique_ptr<engine::lessons::LessonPlayer> player_;
    LessonMarks marks_;
    std::optional<engine::lessons::Hint> shown_;
    std::size_t firstAnswers_ = 0;  ///< number of answers before the first step
    std::size_t shownStep_ = static_cast<std::size_t>(-1);
    int toldMistake_ = -1;  ///< the mistake of the camera that was told last
    bool warned_ = false;   ///< true while the learner reads why an answer was not accepted
    bool passing_ = false;  ///< true while the game gets an answer that need not be judged
    bool held_ = false;
};

}  // namespace sightline::app

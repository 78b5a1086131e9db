/// Computes on another thread why the game refuses an answer, and the nearest legal answer.
#pragma once
#include "app/window/shell/session/game_session.h"
#include "app/window/shell/session/table_job.h"

namespace sightline::app {

class LegalAlternative : public QObject {
    Q_OBJECT

  public:
    explicit LegalAlternative(GameSession& session, QObject* parent = nullptr);

    void ask(const engine::Answer& refused);
    void forget();
    /// True if there was a request since the latest `forget`.
    bool asked() const { return asked_; }
    bool searching() const { return job_.busy(); }
    /// The text of the game with rule, piece and page. Empty while the search runs.
    const QString& refusal() const { return refusal_; }
    /// The nearest legal answer. Empty while the search runs, and if there is no legal answer.
    const std::optional<engine::Answer>& found() const { return found_; }
    /// Gives the nearest legal answer to the game. Returns false if there is none.
    bool take();

    /// "Nearest legal: ... N takes it", where `where` describes the answer. Other texts are used
    /// while the search runs, and if it found no answer.
    QString words(const QString& where) const;

  signals:
    void changed();

  private:
    GameSession& session_;
    LatestJob job_;
    QString refusal_;
    std::optional<engine::Answer> found_;
    bool asked_ = false;
};

}  // namespace sightline::app

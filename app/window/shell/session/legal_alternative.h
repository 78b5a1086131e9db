/// For a refused answer, computes on another thread the reason of the refusal and the nearest legal
/// answer.
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
    /// True if `ask` was called after the latest `forget`.
    bool asked() const { return asked_; }
    bool searching() const { return job_.busy(); }
    /// The reason of the refusal, with rule, terrain piece and page. Empty until it is computed.
    const QString& refusal() const { return refusal_; }
    /// The nearest legal answer. Empty until it is computed, or if there is no legal answer.
    const std::optional<engine::Answer>& found() const { return found_; }
    /// Answers the open question with the nearest legal answer. Returns false if it is not known.
    bool take();

    /// A text such as "Nearest legal: ... Press N or click it to take it". `where` describes the
    /// answer. Other texts say that the answer is still being computed, or that there is none.
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

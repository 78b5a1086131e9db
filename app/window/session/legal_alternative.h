/// Why the game refuses an answer, and the legal one that comes closest: both are worked out beside
/// the window's thread.
#pragma once
#include "app/window/session/game_session.h"
#include "app/window/session/table_job.h"

namespace sightline::app {

class LegalAlternative : public QObject {
    Q_OBJECT

  public:
    explicit LegalAlternative(GameSession& session, QObject* parent = nullptr);

    void ask(const engine::Answer& refused);
    void forget();
    /// Something was asked for since the latest `forget`.
    bool asked() const { return asked_; }
    bool searching() const { return job_.busy(); }
    /// Rule, piece and page, as the game says them; empty while searching.
    const QString& refusal() const { return refusal_; }
    /// None while searching, and where the game knows none.
    const std::optional<engine::Answer>& found() const { return found_; }
    /// Gives it to the game; false when there is none.
    bool take();

    /// "Nearest legal: ... N takes it", where `where` describes it; what is searched or missing
    /// else.
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

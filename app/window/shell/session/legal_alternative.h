/// Works out on another thread why the game refuses an answer, and the nearest legal answer.
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
    /// A request was made since the latest `forget`.
    bool asked() const { return asked_; }
    bool searching() const { return job_.busy(); }
    /// The game's text with rule, piece and page; empty while searching.
    const QString& refusal() const { return refusal_; }
    /// None while searching, and when the game knows no legal answer.
    const std::optional<engine::Answer>& found() const { return found_; }
    /// Gives the answer to the game; false when there is none.
    bool take();

    /// "Nearest legal: ... N takes it", where `where` describes the answer. Otherwise the text for
    /// a search that still runs or that found nothing.
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

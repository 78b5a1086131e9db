/// The pages of the sheets: what a moment came to, drawn for both players.
#pragma once
#include <QCoreApplication>

#include "app/window/mission/moments.h"
#include "app/window/session/game_session.h"
#include "app/window/widgets/sheet.h"

class QVBoxLayout;

namespace sightline::app {

class MomentPages {
    Q_DECLARE_TR_FUNCTIONS(MomentPages)

  public:
    /// Ready to be opened; its content belongs to whoever opens it.
    static Sheet::Page of(const Moment& moment, const GameSession& session);

  private:
    static QWidget* blueRoll(const Moment& moment, const GameSession& session);
    static QWidget* revealedCards(const Moment& moment, const GameSession& session);
    static QWidget* endOfRound(const Moment& moment, const GameSession& session);
    static QWidget* endOfGame(const Moment& moment, const GameSession& session);
    static void addScore(QVBoxLayout& column, const engine::View& view, double size);
    static QString whyWon(engine::Ending::Reason reason);
};

}  // namespace sightline::app

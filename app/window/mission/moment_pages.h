/// The pages of the sheets: what a moment came to, drawn for both players.
#pragma once
#include <QCoreApplication>

#include "app/window/mission/moments.h"
#include "app/window/session/shown_game.h"
#include "app/window/widgets/sheet.h"

class QVBoxLayout;

namespace sightline::app {

class MomentPages {
    Q_DECLARE_TR_FUNCTIONS(MomentPages)

  public:
    /// Ready to be opened; its content belongs to whoever opens it.
    static Sheet::Page of(const Moment& moment, const ShownGame& game);

  private:
    static QWidget* blueRoll(const Moment& moment, const ShownGame& game);
    static QWidget* revealedCards(const Moment& moment, const ShownGame& game);
    static QWidget* endOfRound(const Moment& moment, const ShownGame& game);
    static QWidget* endOfGame(const Moment& moment, const ShownGame& game);
    static void addScore(QVBoxLayout& column, const engine::View& view, double size);
    /// Fewer go first.
    static QString pipsWords(int fewer, int more);
    static QString whyWon(engine::Ending::Reason reason);
};

}  // namespace sightline::app

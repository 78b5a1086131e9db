/// Makes the pages that show important events to both players, such as the result of a round (see
/// moments.h).
#pragma once
#include <QCoreApplication>

#include "app/window/legion/mission/moments.h"
#include "app/window/shell/session/shown_game.h"
#include "app/window/shell/widgets/sheet.h"

class QVBoxLayout;

namespace sightline::app {

class MomentPages {
    Q_DECLARE_TR_FUNCTIONS(MomentPages)

  public:
    /// Makes the page for an event. The caller owns the widget of the page.
    static Sheet::Page of(const Moment& moment, const ShownGame& game);

  private:
    static QWidget* blueRoll(const Moment& moment, const ShownGame& game);
    static QWidget* revealedCards(const Moment& moment, const ShownGame& game);
    static QWidget* endOfRound(const Moment& moment, const ShownGame& game);
    static QWidget* endOfGame(const Moment& moment, const ShownGame& game);
    static void addScore(QVBoxLayout& column, const engine::View& view, double size);
    /// A text that compares the pips of two command cards. The player with fewer pips goes first.
    static QString pipsWords(int fewer, int more);
    static QString whyWon(engine::GameEnding::Reason reason);
};

}  // namespace sightline::app

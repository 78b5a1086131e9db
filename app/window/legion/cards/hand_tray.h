/// The command hand of the player who plays a card facedown. It appears over the lower part of the
/// window after that player has taken over. The table above it stays visible.
#pragma once
#include <QFrame>
#include <vector>

#include "app/window/shell/session/game_session.h"

class QHBoxLayout;
class QLabel;

namespace sightline::app {

class CommandCardFace;
class KeyButton;

class HandTray : public QFrame {
    Q_OBJECT

  public:
    HandTray(GameSession& session, QWidget* window);

    /// True for questions that this tray answers instead of the action bar.
    static bool answers(const engine::Question& question);
    const std::vector<CommandCardFace*>& cards() const { return cards_; }
    /// Presses the card or button with this key. Returns false if there is none.
    bool press(const QString& key);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void follow();
    void lay();
    void deal(const engine::Question& question);
    void choose(std::size_t card);
    void settle();

    GameSession& session_;
    QLabel* title_;
    QLabel* words_;
    QHBoxLayout* row_;
    KeyButton* play_;
    KeyButton* hide_;
    std::vector<CommandCardFace*> cards_;
    std::vector<std::optional<int>> options_;  ///< for each card: its option in the question
    std::optional<std::size_t> chosen_;
};

}  // namespace sightline::app

/// Shows the hand of command cards of the player who must choose a card, and that player's cards
/// that are set aside. The cards appear over the lower part of the window, after the player has
/// confirmed that the other player looks away. The table above them stays visible.
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

    /// True for questions whose buttons are in this widget and not in the action bar.
    static bool answers(const engine::Question& question);
    const std::vector<CommandCardFace*>& cards() const { return cards_; }
    /// Presses the card or the button to which this keyboard key belongs. Returns false if there is
    /// none.
    bool press(const QString& key);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void follow();
    void lay();
    static QString whyBarred(const engine::CommandCard& card, const engine::Question& question,
                             const engine::View& view);
    void deal(const engine::Question& question);
    CommandCardFace* add(const engine::CommandCard& card, engine::Player player);
    void choose(std::size_t card);
    void settle();

    GameSession& session_;
    QLabel* title_;
    QLabel* words_;
    QHBoxLayout* row_;
    KeyButton* play_;
    KeyButton* hide_;
    std::vector<CommandCardFace*> cards_;
    /// For each card, the index of its option in the question.
    std::vector<std::optional<int>> options_;
    std::optional<std::size_t> chosen_;
};

}  // namespace sightline::app

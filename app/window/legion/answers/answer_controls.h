/// Controls that can answer every kind of question: buttons for options, numbers for counts, a
/// button to confirm a placement or to type in dice. No question of the game can block the players.
#pragma once
#include <QWidget>

#include "app/window/shell/session/game_session.h"
#include "app/window/shell/widgets/key_button.h"

namespace sightline::app {

class AnswerControls : public QWidget {
    Q_OBJECT

  public:
    enum class Size { bar, panel };
    AnswerControls(GameSession& session, Size size, QWidget* parent = nullptr);

    /// Buttons that are offered from now on are lower.
    void setLow(bool low) { low_ = low; }
    /// Builds the controls of the open question; none when it is null.
    void offer(const engine::Question* question);
    /// Presses the button with this key; false when there is none.
    bool press(const QString& key);
    const std::vector<KeyButton*>& buttons() const { return buttons_; }

  signals:
    void placesConfirmed();
    void diceWanted();
    void cancelWanted();
    void miniaturePointed(std::optional<sightline::engine::MiniId> mini);

  private:
    KeyButton* add(const QString& text, const QString& icon, const QString& key);
    QString numberKey() const;
    void offerOptions(const engine::Question& question);
    void offerActions(const engine::Question& question);
    void offerActivation(const engine::Question& question);
    void offerSeveral(const engine::Question& question);
    void offerUnits(const engine::Question& question);
    void offerTurnChoices(const engine::Question& question);
    void offerCount(const engine::Question& question);
    void offerDice();
    /// The generator draws, or the players enter the tokens that they drew from their own pool.
    void offerDraw(const engine::Question& question);
    void pick(int option);
    void pointAt(const KeyButton* button, const engine::Option& option);
    void clear();

    GameSession& session_;
    Size size_;
    bool low_ = false;
    std::vector<KeyButton*> buttons_;
};

}  // namespace sightline::app

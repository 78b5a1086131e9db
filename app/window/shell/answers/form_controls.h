/// Controls for every form of answer: buttons for options, numbers for counts, a button to confirm
/// a placement or to type in dice. So no question of a game can block the players.
#pragma once
#include <QWidget>

#include "app/window/shell/session/game_session.h"
#include "app/window/shell/widgets/key_button.h"

namespace sightline::app {

class FormControls : public QWidget {
    Q_OBJECT

  public:
    enum class Size { bar, panel };
    FormControls(GameSession& session, Size size, QWidget* parent = nullptr);

    /// Sets whether new buttons are low.
    void setLow(bool low) { low_ = low; }
    /// Builds the controls of the open question. No controls if the question is null.
    void offer(const engine::Question* question);
    /// Presses the button with this key. Returns false if there is none.
    bool press(const QString& key);
    const std::vector<KeyButton*>& buttons() const { return buttons_; }

  signals:
    void placesConfirmed();
    void diceWanted();
    void cancelWanted();
    void miniaturePointed(std::optional<sightline::engine::MiniId> mini);

  protected:
    /// The key of the confirm button.
    static inline const QString enterKey = QStringLiteral("\u21B5");

    /// The texts of the rules: for an option, for a number, and for the button under a choice.
    virtual QString optionText(const engine::Option& option,
                               const engine::Question& question) const = 0;
    virtual QString optionIcon(const engine::Option& option) const = 0;
    virtual QString countText(const engine::Question& question, int count) const = 0;
    virtual QString confirmText(const engine::Question& question, int chosen) const = 0;
    /// Builds the controls for a question that needs more than the controls of its form. Returns
    /// false for all other questions.
    virtual bool offerSpecially(const engine::Question& question) = 0;

    GameSession& session() const { return session_; }
    Size size() const { return size_; }
    KeyButton* add(const QString& text, const QString& icon, const QString& key);
    /// The number key of the next button. Empty after the ninth button.
    QString numberKey() const;
    void pick(int option);

  private:
    void offerOptions(const engine::Question& question);
    void offerSeveral(const engine::Question& question);
    void offerUnits(const engine::Question& question);
    void offerCount(const engine::Question& question);
    void offerDice();
    /// Offers two ways: the game's random generator draws, or the players enter the tokens that
    /// they drew from their own pool.
    void offerDraw(const engine::Question& question);
    void pointAt(const KeyButton* button, const engine::Option& option);
    void clear();

    GameSession& session_;
    Size size_;
    bool low_ = false;
    std::vector<KeyButton*> buttons_;
};

}  // namespace sightline::app

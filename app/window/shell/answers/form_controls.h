/// The buttons that answer a question. There are controls for every form of answer: buttons for
/// options, for numbers, to confirm places, to enter dice. So players can answer every question.
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

    /// Chooses a small height for new buttons.
    void setLow(bool low) { low_ = low; }
    /// Replaces the controls by the controls for this question. Without a question, there are no
    /// controls.
    void offer(const engine::Question* question);
    /// Presses the button with this keyboard key. Returns false if there is none.
    bool press(const QString& key);
    const std::vector<KeyButton*>& buttons() const { return buttons_; }

  signals:
    void placesConfirmed();
    void diceWanted();
    void cancelWanted();
    /// Emitted when a player presses the keyboard key of a grey button. `why` is the reason why the
    /// button is grey.
    void greyPressed(const QString& why);
    void miniaturePointed(std::optional<sightline::engine::MiniId> mini);

  protected:
    static inline const QString enterKey = QStringLiteral("\u21B5");

    /// Texts that depend on the rule set: for an option, for a number, and for the button that
    /// confirms a choice.
    virtual QString optionText(const engine::Option& option,
                               const engine::Question& question) const = 0;
    virtual QString optionIcon(const engine::Option& option) const = 0;
    virtual QString countText(const engine::Question& question, int count) const = 0;
    virtual QString confirmText(const engine::Question& question, int chosen) const = 0;
    /// Adds the controls for a question that needs special controls. Returns false if the normal
    /// controls of its form are enough.
    virtual bool offerSpecially(const engine::Question& question) = 0;

    GameSession& session() const { return session_; }
    Size size() const { return size_; }
    KeyButton* add(const QString& text, const QString& icon, const QString& key);
    /// The number key for the next button, "1" to "9". Empty for the tenth and later buttons.
    QString numberKey() const;
    void pick(int option);

  private:
    void offerOptions(const engine::Question& question);
    void offerSeveral(const engine::Question& question);
    void offerUnits(const engine::Question& question);
    void offerCount(const engine::Question& question);
    void offerDice();
    /// Adds two ways to draw tokens: the game's random generator draws, or the players enter the
    /// tokens that they drew from their own pool.
    void offerDraw(const engine::Question& question);
    void pointAt(const KeyButton* button, const engine::Option& option);
    void clear();

    GameSession& session_;
    Size size_;
    bool low_ = false;
    std::vector<KeyButton*> buttons_;
};

}  // namespace sightline::app

/// The action bar below the table. It shows the question to a player, and the buttons with the
/// answers.
#pragma once
#include <QWidget>
#include <vector>

#include "app/window/legion/answers/answer_controls.h"

class QScrollArea;
class QToolButton;

namespace sightline::app {

class DeciderPlate;
class DiceTray;
class ElidedLabel;
struct DiceGroup;

class ActionBar : public QWidget {
    Q_OBJECT

  public:
    explicit ActionBar(GameSession& session, QWidget* parent = nullptr);
    AnswerControls& controls() { return *controls_; }
    DeciderPlate& plate() { return *plate_; }
    DiceTray& tray() { return *tray_; }
    /// The free area of the bar, in which the dice tray can be shown instead of the buttons.
    QRect trayRoom() const;
    /// Shows dice in the tray, and makes room for the tray at once.
    void showDice(const std::vector<DiceGroup>& lying);
    /// Tells the bar whether the attack panel is open. If it is open, the panel and not the bar has
    /// the buttons for questions about attacks.
    void setPanelOpen(bool open);
    /// Tells the bar whether the mission panel is open. If it is open, the panel and not the bar
    /// has the buttons for the questions of setup.
    void setMissionOpen(bool open);
    /// Sets the text about the object under the mouse pointer.
    void setHint(const QString& text);
    void refresh();
    /// If `low` is true, margins and buttons are small, so that more space remains for the table.
    void setLow(bool low);

  signals:
    void helpWanted();  ///< emitted when a player presses the button "?"

  protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    QString ownHint() const;
    void arrange();
    /// Hides the row of the buttons.
    void setFolded(bool folded);

    GameSession& session_;
    DeciderPlate* plate_;
    QToolButton* help_;
    ElidedLabel* hint_ = nullptr;
    AnswerControls* controls_ = nullptr;
    DiceTray* tray_;
    QScrollArea* scroll_ = nullptr;
    bool panelOpen_ = false, missionOpen_ = false, low_ = false;
};

}  // namespace sightline::app

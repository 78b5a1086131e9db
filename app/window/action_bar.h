/// The action bar below the table: the question for the deciding player, and the buttons that
/// answer it.
#pragma once
#include <QWidget>

#include "app/window/legion/answers/answer_controls.h"

class QScrollArea;

namespace sightline::app {

class DeciderPlate;
class DiceTray;
class ElidedLabel;

class ActionBar : public QWidget {
    Q_OBJECT

  public:
    explicit ActionBar(GameSession& session, QWidget* parent = nullptr);
    AnswerControls& controls() { return *controls_; }
    DeciderPlate& plate() { return *plate_; }
    DiceTray& tray() { return *tray_; }
    /// The free area below the plate, for the tray that replaces the controls of the bar.
    QRect trayRoom() const;
    /// While the attack panel is open, it answers questions of an attack. The bar then only points
    /// to the panel.
    void setPanelOpen(bool open);
    /// While the mission panel is open, it answers the questions of setup. The bar then only points
    /// to the panel.
    void setMissionOpen(bool open);
    /// Sets the text about the object under the pointer.
    void setHint(const QString& text);
    void refresh();
    /// In a low window, margins, plate and buttons shrink, so that more space remains for the
    /// table.
    void setLow(bool low);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString ownHint() const;
    void arrange();

    GameSession& session_;
    DeciderPlate* plate_;
    ElidedLabel* hint_;
    AnswerControls* controls_;
    DiceTray* tray_;
    QScrollArea* scroll_;
    bool panelOpen_ = false, missionOpen_ = false, low_ = false;
};

}  // namespace sightline::app

/// Under the table: what the deciding player is asked, and the buttons that answer it.
#pragma once
#include <QWidget>

#include "app/window/answers/answer_controls.h"

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
    /// Where nothing of the bar is needed while the tray shows: all under the plate.
    QRect trayRoom() const;
    /// The attack panel answers this kind of question while it is open, so the bar only says so.
    void setPanelOpen(bool open);
    /// The same for the mission panel and the questions of setup.
    void setMissionOpen(bool open);
    /// What the pointer shows on the table.
    void setHint(const QString& text);
    void refresh();
    /// In a low window the table needs the room: rims, plate and buttons give way.
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

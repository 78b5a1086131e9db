/// Under the table: what the deciding player is asked, and the buttons that answer it.
#pragma once
#include <QWidget>

#include "app/window/answers/answer_controls.h"

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

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString ownHint() const;

    GameSession& session_;
    DeciderPlate* plate_;
    ElidedLabel* hint_;
    AnswerControls* controls_;
    DiceTray* tray_;
    bool panelOpen_ = false, missionOpen_ = false;
};

}  // namespace sightline::app

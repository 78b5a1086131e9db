/// Opens the window with the rules, from the Help menu and from citations.
#pragma once
#include <QObject>
#include <QPointer>

#include "app/window/legion/rulebook/rulebook_dialog.h"

class QMainWindow;

namespace sightline::app {

class RulebookDesk : public QObject {
    Q_OBJECT

  public:
    /// Adds the command for the window to the Help menu.
    explicit RulebookDesk(QMainWindow* window);
    ~RulebookDesk() override;

    /// Opens the window. If it is already open, it only comes to the front.
    void open();
    /// Opens the window and shows the section to which the citation leads.
    void openRule(const engine::Citation& citation);

  private:
    QMainWindow* window_;
    RulebookReader reader_;
    QPointer<RulebookDialog> dialog_;
};

}  // namespace sightline::app

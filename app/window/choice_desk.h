/// Opens the popover "What can I do?", from the Help menu, with F3 and from the button "?" of the
/// action bar.
#pragma once
#include <QObject>

#include "app/window/window_parts.h"
#include "engine/legion/basics/citation.h"

class QMainWindow;

namespace sightline::app {

class ChoicePopover;

class ChoiceDesk : public QObject {
    Q_OBJECT

  public:
    /// Adds the command for the popover to the Help menu.
    ChoiceDesk(const WindowParts& parts, QMainWindow* window);

    /// Opens the popover, or closes it if it is open.
    void toggle();
    /// Closes the popover. Returns false if it was not open.
    bool close();
    bool isOpen() const;
    ChoicePopover& popover() { return *popover_; }

  signals:
    void ruleAsked(const sightline::engine::Citation& citation);

  private:
    ChoicePopover* popover_;
};

}  // namespace sightline::app

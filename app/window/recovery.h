/// A game that was interrupted: the recovery file of a sitting that did not end properly.
#pragma once
#include <QString>
#include <memory>
#include <optional>

class QLockFile;
class QWidget;

namespace sightline::app {

/// Held while the window is open, so that a second window does not take a running game for a lost
/// one.
class RunningMark {
  public:
    RunningMark();
    ~RunningMark();
    /// The recovery file that an earlier sitting left behind; none while that sitting still runs.
    std::optional<QString> interruptedGame() const;

  private:
    std::unique_ptr<QLockFile> lock_;
    bool alone_ = false;
};

/// Keeps a recovery file that could not be read, under another name beside it.
void setAside(const QString& file);

/// "Continue the game that was interrupted?"
bool askToContinue(QWidget* parent);

}  // namespace sightline::app

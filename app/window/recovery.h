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

/// Keeps a recovery file that could not be opened, or not all of it, under a name of its own beside
/// it. That path; none when it cannot be renamed.
std::optional<QString> setAside(const QString& file);
/// "...: why it was not opened (kept as ...)".
QString keptAside(const QString& why, const QString& path);

/// "Continue the game that was interrupted?"
bool askToContinue(QWidget* parent);

}  // namespace sightline::app

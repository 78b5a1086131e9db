/// Writes every change of the army in the builder to a recovery file, so that a crash loses
/// nothing. A saved army has no such file.
#pragma once
#include <QObject>
#include <optional>

#include "app/window/shell/session/recovery_file.h"

namespace sightline::app {

class ArmyModel;

class KeptArmy : public QObject {
    Q_OBJECT

  public:
    explicit KeptArmy(ArmyModel& model);
    /// Deletes the recovery file, unless an exception ends the program.
    ~KeptArmy() override;

    /// Asks about each army that a killed program left behind. The army that the player continues
    /// is open and unsaved afterwards. Returns the reason why an army cannot be read.
    std::optional<QString> offerInterrupted(QWidget* window);
    /// Moves the recovery file to the folder of discarded armies. The player has given up the
    /// changes.
    void discard();

  private:
    void follow();
    void drop();

    ArmyModel& model_;
    std::optional<RecoveryFile> file_;
};

}  // namespace sightline::app

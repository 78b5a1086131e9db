/// The commands of the main window for the army builder, new games and card packs. The card
/// catalogue is read when the first of these commands is used.
#pragma once
#include <QObject>
#include <QPointer>
#include <memory>

#include "app/window/legion/builder/builder_window.h"
#include "app/window/legion/builder/new_game/new_game.h"

class QMainWindow;

namespace sightline::app {

class GameFiles;
class GameWork;
class LatestJob;
class NewGameDialog;

class BuilderDesk : public QObject {
    Q_OBJECT

  public:
    BuilderDesk(GameWork& work, GameFiles& files, QMainWindow* window,
                const BuilderSettings& settings);
    ~BuilderDesk() override;

    /// Shows the army builder. If `file` is given, the builder opens this army.
    BuilderWindow& showBuilder(const QString& file = {});
    NewGameDialog& askForNewGame();
    void showPacks();
    /// Starts a game with the armies in the army files, on the table in the file `table`. Returns
    /// the error, if any.
    std::optional<QString> startWith(const QStringList& armies, const QString& table);

  private:
    void addCommands();
    /// Opens an illegal army of a new game in the army builder. After the correction, the new game
    /// uses the corrected army.
    void putRight(const engine::ArmyList& list, NewGameDialog& dialog);
    void playWith(const engine::ArmyList& list);
    void make(const NewGame& game, NewGameDialog* dialog);
    std::optional<QString> begin(LoadedScenario scenario);
    void needCards();

    GameWork& work_;
    GameFiles& files_;
    QMainWindow* window_;
    BuilderSettings settings_;
    CardStock stock_;
    LatestJob* job_;
    std::unique_ptr<BuilderWindow> builder_;
    /// The new-game dialog that waits for an army from the builder.
    QPointer<NewGameDialog> waiting_;
};

/// Army files and a table file on the command line.
struct ArmyArguments {
    QStringList armies;
    QString table;
};
/// Sorts the files on the command line into armies and a table. The result is empty if a file is of
/// another kind, or if the number of armies is not 1 or 2.
std::optional<ArmyArguments> armyArguments(const std::vector<std::string>& files);

}  // namespace sightline::app

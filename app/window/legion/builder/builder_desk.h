/// The commands of the main window about armies: builder, new games, card packs. The first of these
/// commands reads the cards.
#pragma once
#include <QObject>
#include <QPointer>
#include <memory>

#include "app/window/legion/builder/builder_window.h"
#include "app/window/legion/builder/new_game.h"

class QMainWindow;

namespace sightline::app {

class GameFiles;
class GameWork;
class LatestJob;
class NewGameDialog;

class BuilderDesk : public QObject {
    Q_OBJECT

  public:
    /// Adds its commands to the File menu of the window.
    BuilderDesk(GameWork& work, GameFiles& files, QMainWindow* window,
                const BuilderSettings& settings);
    ~BuilderDesk() override;

    /// Shows the builder. If `file` is given, it opens this army.
    BuilderWindow& showBuilder(const QString& file = {});
    NewGameDialog& askForNewGame();
    void showPacks();
    /// Starts a game with both armies (files) on that table. If this fails, returns a line with the
    /// reason.
    std::optional<QString> startWith(const QStringList& armies, const QString& table);

  private:
    void addCommands();
    /// Opens the army of a new game in the builder. The game then uses the corrected army.
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
    QPointer<NewGameDialog> waiting_;  ///< dialog of the new game whose army is in the builder
};

/// Armies and table on the command line. Games and scenarios are handled elsewhere.
struct ArmyArguments {
    QStringList armies;
    QString table;
};
/// Empty if a file is of another kind, or if there are not one or two armies.
std::optional<ArmyArguments> armyArguments(const std::vector<std::string>& files);

}  // namespace sightline::app

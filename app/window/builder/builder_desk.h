/// What the main window offers around armies: the builder, new games, card packs. Cards are read
/// when one of them is first wanted.
#pragma once
#include <QObject>
#include <QPointer>
#include <memory>

#include "app/window/builder/builder_window.h"
#include "app/window/builder/new_game.h"

class QMainWindow;

namespace sightline::app {

class GameFiles;
class GameWork;
class LatestJob;
class NewGameDialog;

class BuilderDesk : public QObject {
    Q_OBJECT

  public:
    /// Adds its commands to the window's File menu.
    BuilderDesk(GameWork& work, GameFiles& files, QMainWindow* window,
                const BuilderSettings& settings);
    ~BuilderDesk() override;

    /// Shows the builder, with that army where one is given.
    BuilderWindow& showBuilder(const QString& file = {});
    NewGameDialog& askForNewGame();
    void showPacks();
    /// Both armies (files) on that table at once; a line when that cannot be.
    std::optional<QString> startWith(const QStringList& armies, const QString& table);

  private:
    void addCommands();
    /// The army of a new game that waits: when it is put right, that game plays it.
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
    QPointer<NewGameDialog> waiting_;  ///< for an army that is in the builder
};

/// What the command line names besides games and scenarios.
struct ArmyArguments {
    QStringList armies;
    QString table;
};
/// None when a file is something else, or there are not one or two armies.
std::optional<ArmyArguments> armyArguments(const std::vector<std::string>& files);

}  // namespace sightline::app

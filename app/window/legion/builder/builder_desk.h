/// The main window's entries for armies: builder, new games, card packs. The first use of one of
/// them reads the cards.
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
    /// Adds its commands to the window's File menu.
    BuilderDesk(GameWork& work, GameFiles& files, QMainWindow* window,
                const BuilderSettings& settings);
    ~BuilderDesk() override;

    /// Shows the builder; opens the army `file` when it is given.
    BuilderWindow& showBuilder(const QString& file = {});
    NewGameDialog& askForNewGame();
    void showPacks();
    /// Starts a game with both armies (files) on that table. Returns a line when that fails.
    std::optional<QString> startWith(const QStringList& armies, const QString& table);

  private:
    void addCommands();
    /// Opens the army of a new game in the builder. The game then plays the corrected army.
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
    QPointer<NewGameDialog> waiting_;  ///< the new game whose army is in the builder
};

/// Armies and table on the command line, besides games and scenarios.
struct ArmyArguments {
    QStringList armies;
    QString table;
};
/// None when a file is of another kind, or when the number of armies is not one or two.
std::optional<ArmyArguments> armyArguments(const std::vector<std::string>& files);

}  // namespace sightline::app

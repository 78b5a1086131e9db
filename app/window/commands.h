/// The menus of the main window and their keyboard shortcuts.
#pragma once
#include <QObject>

#include "app/window/shell/session/game_files.h"
#include "app/window/shell/settings/kept_settings.h"
#include "app/window/window_parts.h"

class QAction;
class QMainWindow;
class QMenu;

namespace sightline::app {

class Commands : public QObject {
    Q_OBJECT

  public:
    Commands(const WindowParts& parts, GameFiles& files, KeptSettings& settings,
             QMainWindow* window);

    /// Updates which menu entries are enabled and checked.
    void refresh();
    /// Undoes the last answer. If the undo takes back dice, draws or cards that the players have
    /// seen, first asks the players.
    void undo();

  signals:
    void layoutRestored();  ///< emitted when the panels have their places of the first start again

  private:
    QAction* add(QMenu* menu, const QString& text, const QString& icon, const QKeySequence& keys);
    /// Adds a menu entry whose key is handled by the table widget. The menu only displays the key.
    QAction* addWithTableKey(QMenu* menu, const QString& text, const QString& icon,
                             const QString& key);
    void offer(QAction* action, bool possible, const QString& why);
    void fileMenu();
    void editMenu();
    void viewMenu();
    void gameMenu();
    void helpMenu();
    void fillRecent();
    void languageMenu(QMenu* menu);
    void exposureMenu(QMenu* menu);
    void settingSwitch(QMenu* menu, const QString& text, const QString& name,
                       bool Settings::*which);
    void adjust();
    void adjustGame();
    void restoreLayout();
    void openSettings();
    void about();

    WindowParts parts_;
    GameFiles& files_;
    KeptSettings& settings_;
    QMainWindow* window_;
    QAction *save_ = nullptr, *saveAs_ = nullptr, *undo_ = nullptr, *redo_ = nullptr,
            *adjust_ = nullptr, *adjustGame_ = nullptr, *byHand_ = nullptr, *measure_ = nullptr;
    QMenu* recent_ = nullptr;
    QByteArray firstLayout_;
};

}  // namespace sightline::app

/// The timeline of the main window: players look back at any moment of the game, play on from it
/// in a new game, and watch a saved game.
#pragma once
#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>
#include <optional>

#include "app/window/legion/timeline/timeline_film.h"
#include "app/window/window_parts.h"

class QAction;
class QMainWindow;

namespace sightline::app {

struct GameAside;
class GameFiles;
class PastFrame;

class TimelineDesk : public QObject {
    Q_OBJECT

  public:
    /// Adds its commands to the menus File and View, which must already exist.
    TimelineDesk(const WindowParts& parts, GameFiles& files, QMainWindow* window);
    ~TimelineDesk() override;

    /// Opens the strip. The table still shows the present state.
    void open();
    /// Returns to the present state of the running game and folds the strip away.
    void close();
    /// Escape closes the strip. Returns true if the key was used.
    bool press(const QString& key);

    /// Shows a saved game from its first answer on. The running game waits and comes back when the
    /// players close the timeline; the file stays as it is. Returns the error, if any.
    std::optional<QString> watch(const QString& path);
    bool watching() const { return watched_ != nullptr; }
    /// Starts a new game at the shown moment. The former game is saved, or kept in the list of
    /// recent files.
    void playOn();

  private:
    void addCommands(QMainWindow* window);
    void chooseAndWatch(QMainWindow* window);
    bool possible() const;
    void follow();
    void takeSnapshots();
    void showWanted();
    void tell();
    void fold();
    bool leaveWatched();
    void keepFormer();
    void say(const QString& line, bool bad);

    WindowParts parts_;
    GameFiles& files_;
    TimelineFilm film_;
    PastFrame* frame_;
    QAction *toggle_ = nullptr, *watch_ = nullptr;
    QTimer show_;     ///< shows the latest wanted moment when all input has been handled
    int wanted_ = 0;  ///< the wanted moment: a number of answers
    std::shared_ptr<GameAside> aside_;  ///< the running game while another one is watched
    std::shared_ptr<const engine::Game> watched_;
    QString watchedName_;
    bool fromTheStart_ = false;  ///< true: the first answer is shown when the snapshots are ready
    bool changing_ = false;      ///< true while this object changes the shown game
};

}  // namespace sightline::app

/// The main window. The table fills it. Over its edges lie the rosters of both armies, the panels
/// with the unit card, the mission and the attack, the action bar, and the record of the game.
#pragma once
#include <QMainWindow>
#include <optional>

#include "app/window/window_parts.h"
#include "engine/legion/basics/ids.h"

namespace sightline::app {

class BuilderDesk;
class ChoiceDesk;
class Commands;
class GameFiles;
class GameSession;
class KeptSettings;
class LayoutDesk;
class LearnDesk;
class PracticeDesk;
class SandboxDesk;
class SideDesk;
class TimelineDesk;

struct WindowSettings {
    bool asking = true;       ///< true: ask about unsaved games
    bool remembering = true;  ///< true: remember the size of the window and the open parts
    bool banner = true;       ///< true: show "Hand over to..." between turns
    bool tumbling = true;     ///< true: rolled dice are animated
    bool effects = true;      ///< true: the table shows shots, sparks and falling miniatures
    bool sounds = true;       ///< true: the window plays sounds
    bool following = true;    ///< true: the camera moves to the unit that acts
    int lessonPause = 800;    ///< pause before an answer of the opponent in a lesson, milliseconds
};

class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    explicit MainWindow(const WindowSettings& settings = {}, QWidget* parent = nullptr);
    ~MainWindow() override;

    GameSession& session() { return *parts_.session; }
    GameFiles& files() { return *files_; }
    BuilderDesk& desk() { return *desk_; }
    LayoutDesk& layouts() { return *layouts_; }
    SandboxDesk& sandbox() { return *sandbox_; }
    LearnDesk& learn() { return *learn_; }
    PracticeDesk& practice() { return *practice_; }
    ChoiceDesk& choices() { return *choices_; }
    KeptSettings& kept() { return *kept_; }
    TimelineDesk& timeline() { return *timeline_; }
    const WindowParts& parts() const { return parts_; }
    /// Shows the reason of a record entry in a popover beside the rectangle `line` on the screen.
    void explain(int entry, const QRect& line);

    /// Shows why a file could not be opened. The dialog stays until a player closes it.
    void warn(const QString& line);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

  private:
    void build();
    void wire();
    enum class Hold { sheet, effects };
    void hold(Hold by, bool held);
    void afterChange();
    void tellReaction(engine::Player of);
    void restore();
    void keep() const;
    void pointAt(std::optional<engine::MiniId> mini);
    void cancelAction();
    void typeInDice();
    bool press(const QString& key);

    WindowSettings settings_;
    WindowParts parts_;
    GameFiles* files_ = nullptr;
    Commands* commands_ = nullptr;
    BuilderDesk* desk_ = nullptr;
    LayoutDesk* layouts_ = nullptr;
    SandboxDesk* sandbox_ = nullptr;
    LearnDesk* learn_ = nullptr;
    PracticeDesk* practice_ = nullptr;
    ChoiceDesk* choices_ = nullptr;
    SideDesk* side_ = nullptr;
    TimelineDesk* timeline_ = nullptr;
    KeptSettings* kept_ = nullptr;
    bool typing_ = false;
    bool sheetHolds_ = false, effectsHold_ = false;  ///< see `hold`
    bool forwarding_ = false;
};

}  // namespace sightline::app

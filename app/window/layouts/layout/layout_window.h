/// The main window of Layout mode. Left: palette. Middle: table. Right: inspector.
#pragma once
#include <QImage>
#include <QMainWindow>

#include "app/window/layouts/layout/layout_session.h"

class QLabel;

namespace sightline::app {

class GameSession;
class InspectorDock;
class LayoutCommands;
class LayoutFiles;
class LayoutPapers;
class LayoutTool;
class OwnModels;
class PaletteDock;
class ProgressLine;
class ReportDock;
class TableView;
class Toast;
class TraceDock;
class TraceHand;
class TracePicture;

struct LayoutWindowSettings {
    bool asking = true;       ///< true: ask about unsaved layouts and offer crash recovery
    bool remembering = true;  ///< true: remember place and size of the window and its docks
};

class LayoutWindow : public QMainWindow {
    Q_OBJECT

  public:
    explicit LayoutWindow(const LayoutWindowSettings& settings = {}, QWidget* parent = nullptr);
    ~LayoutWindow() override;

    LayoutSession& session() { return *session_; }
    LayoutFiles& files() { return *files_; }
    LayoutTool& tool() { return *tool_; }
    TableView& table() { return *table_; }
    PaletteDock& terrain() { return *palette_; }
    InspectorDock& inspector() { return *inspector_; }
    ReportDock& report() { return *report_; }
    LayoutPapers& papers() { return *papers_; }
    OwnModels& ownModels() { return *own_; }
    Toast& toast() { return *toast_; }
    ProgressLine& progress() { return *progress_; }
    TracePicture& tracePicture() { return *tracePicture_; }
    TraceHand& traceHand() { return *traceHand_; }
    TraceDock& trace() { return *trace_; }

  signals:
    /// Emitted when the player wants to play on this layout file.
    void playWanted(const QString& layout);
    /// Emitted when the player wants to return from Layout mode to the game.
    void playModeWanted();
    /// Emitted when the player wants to see the list of keys and mouse gestures.
    void keysWanted();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void build();
    void wire();
    QImage pictureOfTable();
    void refreshTitle();
    void refreshLine();

    LayoutWindowSettings settings_;
    GameSession* noGame_;
    LayoutSession* session_;
    LayoutTool* tool_;
    TableView* table_ = nullptr;
    PaletteDock* palette_ = nullptr;
    InspectorDock* inspector_ = nullptr;
    ReportDock* report_ = nullptr;
    TracePicture* tracePicture_ = nullptr;
    TraceHand* traceHand_ = nullptr;
    TraceDock* trace_ = nullptr;
    Toast* toast_ = nullptr;
    ProgressLine* progress_ = nullptr;
    OwnModels* own_ = nullptr;
    LayoutFiles* files_ = nullptr;
    LayoutPapers* papers_ = nullptr;
    LayoutCommands* commands_ = nullptr;
    bool forwarding_ = false;
    QLabel *hint_ = nullptr, *count_ = nullptr;
};

}  // namespace sightline::app

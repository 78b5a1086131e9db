/// The layout that a window edits: undo history, selection, file and snap settings. Widgets read
/// it, change it through its functions, and redraw when it emits a signal.
#pragma once
#include <QObject>
#include <QString>

#include "engine/layouts/layout_history.h"
#include "engine/layouts/layout_snap.h"
#include "geometry/measure/dimensions.h"

namespace sightline::app {

class LayoutSession : public QObject {
    Q_OBJECT

  public:
    explicit LayoutSession(QObject* parent = nullptr);

    const engine::TerrainLayout& layout() const { return history_.now(); }
    const engine::LayoutHistory& history() const { return history_; }
    /// Replaces the layout and its history. An empty `file` means that it has no file yet.
    void begin(engine::TerrainLayout layout, const QString& file);
    /// Begins with a layout that a crash left behind. All of it counts as unsaved.
    void recover(engine::TerrainLayout layout, const QString& file);

    /// Makes a step. If the edit is refused, nothing changes, and the signal `refused` gives the
    /// reason.
    bool apply(engine::LayoutStep step, const engine::Edited& edited);
    /// Makes a step with moved pieces. If stacking is on, they come to rest on the pieces below
    /// them.
    bool applyResting(engine::LayoutStep step, const engine::Edited& edited,
                      const engine::PieceIds& ids);
    /// The edit with these pieces at rest, if stacking is on.
    engine::Edited resting(const engine::Edited& edited, const engine::PieceIds& ids) const;
    /// Replaces the layout in one step. The new layout has no file yet. Undo restores the old
    /// layout and its file.
    bool replaceBy(const engine::TerrainLayout& layout);
    void undo();
    void redo();
    /// Refuses all steps with that line while another layout is being read. An empty line allows
    /// steps again.
    void standStill(const QString& why) { standsFor_ = why; }

    /// The ids of the selected pieces, which all exist.
    const engine::PieceIds& selected() const { return selected_; }
    void select(engine::PieceIds ids);
    /// The selected piece. Null if no piece or several pieces are selected.
    const engine::TerrainPiece* single() const;

    engine::SnapSettings snap() const { return snap_; }
    void setSnap(const engine::SnapSettings& snap);
    bool stacking() const { return stacking_; }
    void setStacking(bool on);
    bool factsShown() const { return factsShown_; }
    void setFactsShown(bool on);

    const QString& file() const { return file_; }
    bool unsaved() const { return history_.unsaved(); }
    void saved(const QString& file);
    const geometry::Dimensions& dimensions() const { return dimensions_; }

  signals:
    void changed();   ///< emitted when the layout changed
    void replaced();  ///< emitted when another layout replaced the layout
    void selectionChanged();
    void switchesChanged();
    void fileChanged();
    void refused(const QString& why);

  private:
    void adopt(engine::LayoutHistory history, const QString& file);
    void follow();
    bool refuseNow();
    void takeFile(std::vector<QString>& from, std::vector<QString>& to);

    engine::LayoutHistory history_;
    engine::PieceIds selected_;
    engine::SnapSettings snap_;
    bool stacking_ = true, factsShown_ = false;
    QString file_, standsFor_;
    std::vector<QString> filesBehind_, filesAhead_;  ///< files of layouts that steps replaced
    geometry::Dimensions dimensions_;
};

}  // namespace sightline::app

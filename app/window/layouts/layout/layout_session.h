/// The layout in a window of Layout mode, with its undo history, selection, file and snap settings.
/// Widgets read it, change it through its functions, and redraw themselves after its signals.
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
    /// Replaces the layout and the undo history. `file` is empty for a layout without a file.
    void begin(engine::TerrainLayout layout, const QString& file);
    /// Replaces the layout by a layout that was recovered after a crash. The recovered layout
    /// counts as unsaved.
    void recover(engine::TerrainLayout layout, const QString& file);

    /// Adds an edit to the undo history. If the edit is refused, nothing changes, and the signal
    /// `refused` gives the reason.
    bool apply(engine::LayoutStep step, const engine::Edited& edited);
    /// Adds an edit that moves the pieces `ids`. If stacking is on, each of these pieces then rests
    /// on the pieces below it.
    bool applyResting(engine::LayoutStep step, const engine::Edited& edited,
                      const engine::PieceIds& ids);
    /// Changes an edit: if stacking is on, the pieces `ids` rest on the pieces below them.
    engine::Edited resting(const engine::Edited& edited, const engine::PieceIds& ids) const;
    /// Replaces the layout by a layout without a file, as one step of the undo history. Undo
    /// restores the old layout and its file.
    bool replaceBy(const engine::TerrainLayout& layout);
    void undo();
    void redo();
    /// While another layout is being read, all edits are refused with the reason `why`. If `why` is
    /// empty, edits are allowed again.
    void standStill(const QString& why) { standsFor_ = why; }

    /// The ids of the selected pieces. Pieces with these ids exist in the layout.
    const engine::PieceIds& selected() const { return selected_; }
    void select(engine::PieceIds ids);
    /// The selected piece. Null if no piece or more than one piece is selected.
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
    void changed();
    void replaced();  ///< emitted when the window opened another layout
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
    /// File names of replaced layouts, for undo and for redo.
    std::vector<QString> filesBehind_, filesAhead_;
    geometry::Dimensions dimensions_;
};

}  // namespace sightline::app

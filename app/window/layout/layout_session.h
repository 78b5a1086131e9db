/// The layout that the window edits: its history, what is selected, its file, and how the hand is
/// guided. Widgets ask it, change through it, and redraw when it says so.
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
    /// Another layout takes this one's place; an empty file: it has none yet.
    void begin(engine::TerrainLayout layout, const QString& file);
    /// The same for what a crash left behind: nothing of it is saved.
    void recover(engine::TerrainLayout layout, const QString& file);

    /// Takes a step; `refused` tells why when it is none, and nothing changes.
    bool apply(engine::LayoutStep step, const engine::Edited& edited);
    /// The same for pieces that were put somewhere: they come to rest where stacking is on.
    bool applyResting(engine::LayoutStep step, const engine::Edited& edited,
                      const engine::PieceIds& ids);
    /// The edit with these pieces set down where stacking is on.
    engine::Edited resting(const engine::Edited& edited, const engine::PieceIds& ids) const;
    /// Another layout takes this one's place as a step. It has no file yet; whoever goes back over
    /// the step finds the layout of before with its own.
    bool replaceBy(const engine::TerrainLayout& layout);
    void undo();
    void redo();
    /// Until it is told nothing, steps are refused with that line: another layout is on its way.
    void standStill(const QString& why) { standsFor_ = why; }

    /// Ids of pieces that are there.
    const engine::PieceIds& selected() const { return selected_; }
    void select(engine::PieceIds ids);
    /// The only one selected; null when there is none, or several.
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
    void changed();   ///< the layout did
    void replaced();  ///< it is another one
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
    std::vector<QString> filesBehind_, filesAhead_;  ///< of layouts that steps replaced
    geometry::Dimensions dimensions_;
};

}  // namespace sightline::app

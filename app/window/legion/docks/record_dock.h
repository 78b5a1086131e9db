/// The dock at the bottom with the record: one line for each event, grouped by round and turn,
/// coloured by player, with the dice of an event. A click opens the reason.
#pragma once
#include <QAbstractListModel>
#include <QDockWidget>
#include <QListView>

#include "app/window/shell/session/shown_game.h"

namespace sightline::app {

/// The game's record as rows.
class RecordModel : public QAbstractListModel {
    Q_OBJECT

  public:
    explicit RecordModel(const ShownGame& game, QObject* parent = nullptr);
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    const engine::Ruling* ruling(int row) const;
    /// Adds the new entries of the game; removes entries that were undone.
    void follow();

  private:
    const ShownGame& game_;
    int rows_ = 0;
};

/// A list that passes unused keys to the window.
class RecordList : public QListView {
    Q_OBJECT

  public:
    using QListView::QListView;

  signals:
    void opened(const QModelIndex& index);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
};

class RecordDock : public QDockWidget {
    Q_OBJECT

  public:
    explicit RecordDock(const ShownGame& game, QWidget* parent = nullptr);
    /// Scrolls the line into view and returns its rectangle in the list's viewport.
    QRect lineRect(int row);
    QListView* list() { return list_; }

  signals:
    /// The player wants the reason of an entry; `line` is its rectangle in global coordinates.
    void whyAsked(int entry, const QRect& line);

  private:
    void open(const QModelIndex& index);
    const ShownGame& game_;
    RecordModel* model_;
    RecordList* list_;
};

}  // namespace sightline::app

/// The record of the game at the lower edge of the window. Folded, it shows the last event. Each
/// event is one line with its dice, in the colour of its player. Lines are grouped by round and
/// turn. A click on a line shows the reason of the event.
#pragma once
#include <QAbstractListModel>
#include <QAction>
#include <QFrame>
#include <QListView>

#include "app/window/shell/session/shown_game.h"

class QToolButton;

namespace sightline::app {

/// The record of the game as rows of a list.
class RecordModel : public QAbstractListModel {
    Q_OBJECT

  public:
    explicit RecordModel(const ShownGame& game, QObject* parent = nullptr);
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    const engine::Ruling* ruling(int row) const;
    /// Adds rows for new record entries, and removes rows of entries that were undone.
    void follow();

  private:
    const ShownGame& game_;
    /// A copy of the record, which the list draws. While the game computes the result of an answer,
    /// another thread changes the record.
    engine::Record shown_;
    int rows_ = 0;
};

/// A list widget. Keys that the list does not use are passed to the window.
class RecordList : public QListView {
    Q_OBJECT

  public:
    using QListView::QListView;

  signals:
    void opened(const QModelIndex& index);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
};

class RecordPanel : public QFrame {
    Q_OBJECT

  public:
    explicit RecordPanel(const ShownGame& game, QWidget* parent = nullptr);
    /// Scrolls until the row is visible. Returns the rectangle of the row in the list's viewport.
    QRect lineRect(int row);
    QListView* list() { return list_; }
    bool isOpen() const { return toggle_->isChecked(); }
    void setOpen(bool open) { toggle_->setChecked(open); }
    /// The command that opens the record and folds it to one line.
    QAction* toggleAction() const { return toggle_; }
    QSize sizeHint() const override;

  signals:
    /// Emitted when a player wants to see the reason of a record entry. `line` is the rectangle of
    /// the entry on the screen.
    void whyAsked(int entry, const QRect& line);
    /// Emitted when a player wants to read the rule that a record entry cites.
    void ruleAsked(const sightline::engine::Citation& citation);

  protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void open(const QModelIndex& index);
    void offerRule(const QPoint& at);
    void fold();
    int lineHeight() const;
    const ShownGame& game_;
    RecordModel* model_;
    RecordList* list_ = nullptr;
    QAction* toggle_;
    QToolButton* button_ = nullptr;
};

}  // namespace sightline::app

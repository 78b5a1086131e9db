#include "app/window/legion/practice/puzzle_list.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/window/legion/practice/puzzle_words.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

constexpr int indexRole = Qt::UserRole;

}  // namespace

PuzzleList::PuzzleList(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    tree_ = new QTreeWidget;
    tree_->setObjectName(QStringLiteral("puzzleTree"));
    tree_->setAccessibleName(tr("Puzzles"));
    tree_->setColumnCount(2);
    tree_->setHeaderHidden(true);
    tree_->header()->setStretchLastSection(false);
    tree_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    tree_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    tree_->setFrameShape(QFrame::NoFrame);
    tree_->setStyleSheet(QStringLiteral("QTreeWidget::item { padding: 2px 0; }"));
    column->addWidget(tree_, 1);
    auto* row = new QHBoxLayout;
    count_ = new QLabel;
    count_->setObjectName(QStringLiteral("puzzleCount"));
    count_->setProperty("muted", true);
    row->addWidget(count_, 1);
    reset_ = new QPushButton(tr("Reset\u2026"));
    reset_->setObjectName(QStringLiteral("puzzleReset"));
    reset_->setToolTip(tr("Marks all puzzles as unsolved"));
    start_ = new QPushButton(tr("Start"));
    start_->setObjectName(QStringLiteral("puzzleStart"));
    start_->setProperty("primary", true);
    for (QPushButton* button : {reset_, start_}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    column->addLayout(row);
    connect(start_, &QPushButton::clicked, this, &PuzzleList::start);
    connect(reset_, &QPushButton::clicked, this, &PuzzleList::reset);
    connect(tree_, &QTreeWidget::itemActivated, this, &PuzzleList::start);
    connect(tree_, &QTreeWidget::currentItemChanged, this, &PuzzleList::refresh);
    refresh();
}

void PuzzleList::setPuzzles(std::vector<ShelvedPuzzle> puzzles) {
    puzzles_ = std::move(puzzles);
    tree_->clear();
    QTreeWidgetItem* subject = nullptr;
    for (std::size_t i = 0; i < puzzles_.size(); ++i) {
        if (i == 0 || puzzles_[i].subject != puzzles_[i - 1].subject) {
            subject = new QTreeWidgetItem(tree_, {PuzzleWords::subject(puzzles_[i].subject)});
            subject->setFlags(Qt::ItemIsEnabled);
            subject->setForeground(0, theme::muted());
            subject->setExpanded(true);
        }
        auto* row = new QTreeWidgetItem(subject, {PuzzleWords::said(puzzles_[i].title)});
        row->setData(0, indexRole, static_cast<qulonglong>(i));
        row->setToolTip(0, row->text(0));
    }
    if (!puzzles_.empty()) point(isSolved(puzzles_.front()) ? after(0) : 0);
    refresh();
}

QTreeWidgetItem* PuzzleList::rowOf(std::size_t puzzle) const {
    for (int i = 0; i < tree_->topLevelItemCount(); ++i)
        for (int k = 0; k < tree_->topLevelItem(i)->childCount(); ++k)
            if (QTreeWidgetItem* row = tree_->topLevelItem(i)->child(k);
                row->data(0, indexRole).toULongLong() == puzzle)
                return row;
    return nullptr;
}

void PuzzleList::refresh() {
    const auto solved = std::count_if(puzzles_.begin(), puzzles_.end(), isSolved);
    for (std::size_t i = 0; i < puzzles_.size(); ++i) {
        QTreeWidgetItem* row = rowOf(i);
        if (!row) continue;
        const bool done = isSolved(puzzles_[i]);
        row->setText(1, done ? tr("\u2713 solved") : QString());
        row->setForeground(1, theme::good());
    }
    count_->setText(tr("%1 of %2 solved").arg(solved).arg(puzzles_.size()));
    reset_->setEnabled(solved > 0);
    const QTreeWidgetItem* now = tree_->currentItem();
    start_->setEnabled(now && now->parent());
}

void PuzzleList::point(std::size_t puzzle) {
    if (QTreeWidgetItem* row = rowOf(puzzle)) tree_->setCurrentItem(row);
}

std::size_t PuzzleList::after(std::size_t puzzle) const {
    for (std::size_t step = 1; step < puzzles_.size(); ++step) {
        const std::size_t next = (puzzle + step) % puzzles_.size();
        if (!isSolved(puzzles_[next])) return next;
    }
    return (puzzle + 1) % puzzles_.size();
}

void PuzzleList::start() {
    const QTreeWidgetItem* now = tree_->currentItem();
    if (now && now->parent())
        emit chosen(static_cast<std::size_t>(now->data(0, indexRole).toULongLong()));
}

void PuzzleList::reset() {
    QMessageBox box(QMessageBox::Question, tr("Reset the puzzles"),
                    tr("Mark all puzzles as unsolved?"), QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("puzzleResetBox"));
    QPushButton* agreed = box.addButton(tr("Mark as unsolved"), QMessageBox::AcceptRole);
    box.exec();
    if (box.clickedButton() != agreed) return;
    forgetSolved();
    refresh();
}

}  // namespace sightline::app

#include "app/window/legion/learn/lesson_list.h"

#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/window/legion/learn/lesson_words.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

constexpr int columns = 2, pictureWidth = 100;  // pictureWidth in pixels
constexpr int textColumn = 1;

QString frameStyle(const QString& name, const QColor& edge) {
    return QStringLiteral("#%1 { background: %2; border: 1px solid %3; border-radius: 8px; }")
        .arg(name, theme::panel().name(), edge.name());
}

// A button at the foot of the list, which opens a window to practise in.
QPushButton* practice(const QString& text, const QString& name) {
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setAutoDefault(false);
    return button;
}

}  // namespace

LessonList::LessonList(LessonShelf& shelf, LessonProgress& progress, QWidget* parent)
    : QWidget(parent), shelf_(shelf), progress_(progress) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 10, 10, 10);
    column->setSpacing(10);
    column->addWidget(nextStep());
    auto* scroll = new QScrollArea;
    scroll->setAccessibleName(tr("Lessons"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* page = new QWidget;
    grid_ = new QGridLayout(page);
    grid_->setContentsMargins(0, 0, 6, 0);
    grid_->setSpacing(8);
    for (int i = 0; i < columns; ++i) grid_->setColumnStretch(i, 1);
    scroll->setWidget(page);
    column->addWidget(scroll, 1);
    auto* foot = new QHBoxLayout;
    auto* quizzes = practice(tr("Quizzes\u2026"), QStringLiteral("practiceQuizzes"));
    connect(quizzes, &QPushButton::clicked, this, &LessonList::quizzesWanted);
    foot->addWidget(quizzes);
    auto* puzzles = practice(tr("Puzzles\u2026"), QStringLiteral("practicePuzzles"));
    connect(puzzles, &QPushButton::clicked, this, &LessonList::puzzlesWanted);
    foot->addWidget(puzzles);
    foot->addStretch(1);
    reset_ = new QPushButton(tr("Reset the progress\u2026"));
    reset_->setObjectName(QStringLiteral("resetProgress"));
    reset_->setAutoDefault(false);
    connect(reset_, &QPushButton::clicked, this, &LessonList::askToReset);
    foot->addWidget(reset_);
    column->addLayout(foot);
    connect(&shelf_, &LessonShelf::ready, this, &LessonList::fill);
    connect(&shelf_, &LessonShelf::painted, this, &LessonList::showPicture);
    if (shelf_.loaded()) fill();
    refresh();
}

QWidget* LessonList::nextStep() {
    auto* box = new QFrame;
    box->setObjectName(QStringLiteral("nextStep"));
    box->setStyleSheet(frameStyle(QStringLiteral("nextStep"), theme::accent()));
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(16, 10, 12, 10);
    nextWords_ = new QLabel;
    nextWords_->setObjectName(QStringLiteral("nextStepWords"));
    nextWords_->setWordWrap(true);
    QFont large = nextWords_->font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    nextWords_->setFont(large);
    row->addWidget(nextWords_, 1);
    next_ = new QPushButton;
    next_->setObjectName(QStringLiteral("nextStepButton"));
    next_->setProperty("primary", true);
    next_->setDefault(true);
    connect(next_, &QPushButton::clicked, this, [this] {
        const int lesson = progress_.next(shelf_.numbers());
        if (lesson > 0)
            emit lessonWanted(lesson);
        else
            emit battleWanted();
    });
    row->addWidget(next_);
    return box;
}

void LessonList::fill() {
    if (!rows_.empty()) return;
    int place = 0;
    for (const ShelvedLesson& one : shelf_.lessons()) {
        grid_->addWidget(rowOf(one), place / columns, place % columns);
        ++place;
    }
    grid_->setRowStretch(place / columns + 1, 1);
    for (std::size_t i = 0; i < rows_.size(); ++i) showPicture(i);
    shelf_.paint();
    refresh();
}

QWidget* LessonList::rowOf(const ShelvedLesson& shelved) {
    auto* box = new QFrame;
    box->setObjectName(QStringLiteral("lessonRow"));
    box->setStyleSheet(frameStyle(QStringLiteral("lessonRow"), theme::edge()));
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(8, 8, 10, 8);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(2);
    Row row;
    row.lesson = shelved.lesson.number;
    row.picture = new QLabel;
    row.picture->setFixedSize(pictureWidth, LessonShelf::pictureHeight);
    row.picture->setAlignment(Qt::AlignCenter);
    grid->addWidget(row.picture, 0, 0, 2, 1);
    auto* title = new QLabel(
        QStringLiteral("%1. %2").arg(row.lesson).arg(LessonWords::of(shelved.lesson.title)));
    QFont strong = title->font();
    strong.setWeight(QFont::DemiBold);
    title->setFont(strong);
    title->setWordWrap(true);
    grid->addWidget(title, 0, textColumn, Qt::AlignBottom);
    row.state = new QLabel;
    row.state->setTextFormat(Qt::RichText);
    grid->addWidget(row.state, 1, textColumn, Qt::AlignTop);
    row.button = new QPushButton;
    row.button->setAutoDefault(false);
    connect(row.button, &QPushButton::clicked, this,
            [this, number = row.lesson] { emit lessonWanted(number); });
    grid->addWidget(row.button, 0, textColumn + 1, 2, 1, Qt::AlignVCenter);
    grid->setColumnStretch(textColumn, 1);
    rows_.push_back(row);
    return box;
}

void LessonList::showPicture(std::size_t index) {
    if (index >= rows_.size()) return;
    const QPixmap& picture = shelf_.lessons()[index].picture;
    if (picture.isNull()) return;
    const double ratio = picture.devicePixelRatio();
    QPixmap fit = picture.scaled(QSize(pictureWidth, LessonShelf::pictureHeight) * ratio,
                                 Qt::KeepAspectRatio, Qt::SmoothTransformation);
    fit.setDevicePixelRatio(ratio);
    rows_[index].picture->setPixmap(fit);
}

void LessonList::refresh() {
    bool any = false;
    for (const Row& row : rows_) {
        const auto state = progress_.of(row.lesson);
        any = any || state != LessonProgress::State::fresh;
        const bool done = state == LessonProgress::State::done;
        const bool begun = state == LessonProgress::State::begun;
        const QString word = done ? tr("Done") : begun ? tr("Begun") : tr("New");
        const QColor colour = done ? theme::good() : begun ? theme::accent() : theme::muted();
        const ShelvedLesson* shelved = shelf_.numbered(row.lesson);
        row.state->setText(QStringLiteral("<span style='color:%1'>%2</span>"
                                          " <span style='color:%3'>\u00B7 %4</span>")
                               .arg(theme::muted().name(),
                                    tr("%1 minutes").arg(shelved ? shelved->lesson.minutes : 0),
                                    colour.name(), word));
        row.state->setProperty("state", word);
        row.button->setText(done ? tr("Repeat") : tr("Start"));
        row.button->setAccessibleName(tr("%1: lesson %2").arg(row.button->text()).arg(row.lesson));
    }
    reset_->setEnabled(any);
    next_->setVisible(shelf_.loaded());
    if (!shelf_.loaded()) return nextWords_->setText(tr("Working\u2026"));
    const int next = progress_.next(shelf_.numbers());
    const ShelvedLesson* shelved = shelf_.numbered(next);
    if (!shelved) {
        nextWords_->setText(tr("You have done all lessons. Now play a battle."));
        return next_->setText(tr("Play the starter battle"));
    }
    const QString title = LessonWords::of(shelved->lesson.title);
    nextWords_->setText((any ? tr("Continue with lesson %1: %2") : tr("Begin with lesson %1: %2"))
                            .arg(next)
                            .arg(title));
    next_->setText(any ? tr("Continue") : tr("Begin"));
}

void LessonList::askToReset() {
    auto* box = new QMessageBox(QMessageBox::Question, tr("Reset the progress"),
                                tr("Forget which lessons and questions you have done?"),
                                QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("resetBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* yes = box->addButton(tr("Reset"), QMessageBox::AcceptRole);
    connect(yes, &QPushButton::clicked, this, [this] {
        progress_.reset();
        refresh();
    });
    box->open();
}

const LessonList::Row* LessonList::row(int lesson) const {
    for (const Row& row : rows_)
        if (row.lesson == lesson) return &row;
    return nullptr;
}

QPushButton* LessonList::button(int lesson) const {
    const Row* found = row(lesson);
    return found ? found->button : nullptr;
}

QString LessonList::state(int lesson) const {
    const Row* found = row(lesson);
    return found ? found->state->property("state").toString() : QString();
}

}  // namespace sightline::app

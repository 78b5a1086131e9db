#include "app/window/legion/learn/lesson_card.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/legion/learn/lesson_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/flow_layout.h"
#include "app/window/shell/widgets/key_button.h"

namespace sightline::app {
namespace {

QColor colourOf(LessonRun::Told kind) {
    switch (kind) {
        case LessonRun::Told::mistake:
        case LessonRun::Told::refused:
            return theme::bad();
        case LessonRun::Told::notNow:
            return theme::accent();
        default:
            return theme::blue();
    }
}

QToolButton* arrow(const QString& text, const QString& name) {
    auto* button = new QToolButton;
    button->setText(text);
    button->setProperty("flat", true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(text.size() > 1 ? text : name);
    button->setToolTip(name);
    return button;
}

}  // namespace

LessonCard::LessonCard(QWidget* table) : QFrame(table), table_(table) {
    setObjectName(QStringLiteral("lessonCard"));
    setStyleSheet(QStringLiteral("#lessonCard { background: %1; border: 1px solid %2;"
                                 "border-radius: 10px; }")
                      .arg(theme::panel().name(), theme::accent().name()));
    setCursor(Qt::ArrowCursor);
    build();
    table->installEventFilter(this);
    hide();
}

void LessonCard::build() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 12, 12);
    column->setSpacing(8);
    column->addWidget(head());
    column->addWidget(stepPage());
    questions_ = new ClosingPage;
    column->addWidget(questions_);
    connect(questions_, &ClosingPage::resized, this, &LessonCard::settle);
    next_ = new KeyButton({}, {}, QStringLiteral("\u21B5"));
    next_->setObjectName(QStringLiteral("lessonNext"));
    next_->makePrimary();
    connect(next_, &KeyButton::clicked, this, &LessonCard::nextWanted);
    column->addWidget(next_);
    enter(Stage::steps);
}

QWidget* LessonCard::head() {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    place_ = new QLabel;
    place_->setObjectName(QStringLiteral("lessonPlace"));
    place_->setStyleSheet(
        QStringLiteral("color: %1; font-weight: 600;").arg(theme::accent().name()));
    row->addWidget(place_);
    back_ = arrow(QStringLiteral("\u2190"), tr("Read the step before again"));
    back_->setObjectName(QStringLiteral("lessonBack"));
    forward_ = arrow(QStringLiteral("\u2192"), tr("Read the next step"));
    forward_->setObjectName(QStringLiteral("lessonForward"));
    connect(back_, &QToolButton::clicked, this, [this] { read(read_ - 1); });
    connect(forward_, &QToolButton::clicked, this, [this] { read(read_ + 1); });
    row->addWidget(back_);
    row->addWidget(forward_);
    row->addStretch(1);
    leave_ = arrow(tr("Leave (Esc)"), tr("Leave the lesson and return to the former game"));
    leave_->setObjectName(QStringLiteral("lessonLeave"));
    connect(leave_, &QToolButton::clicked, this, &LessonCard::leaveWanted);
    row->addWidget(leave_);
    column->addLayout(row);
    title_ = new QLabel;
    title_->setObjectName(QStringLiteral("lessonTitle"));
    title_->setWordWrap(true);
    title_->setProperty("muted", true);
    column->addWidget(title_);
    return box;
}

QWidget* LessonCard::stepPage() {
    steps_ = new QWidget;
    auto* column = new QVBoxLayout(steps_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    words_ = new QLabel;
    words_->setObjectName(QStringLiteral("lessonWords"));
    words_->setWordWrap(true);
    QFont large = words_->font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    words_->setFont(large);
    column->addWidget(words_);
    message_ = new QLabel;
    message_->setObjectName(QStringLiteral("lessonMessage"));
    message_->setWordWrap(true);
    column->addWidget(message_);
    buttons_ = new QWidget;
    auto* row = new FlowLayout(buttons_, 6);
    row->setContentsMargins(0, 0, 0, 0);
    hint_ = new KeyButton(tr("Hint"), {}, tr("H"));
    hint_->setObjectName(QStringLiteral("lessonHint"));
    connect(hint_, &KeyButton::clicked, this,
            [this] { canDoIt_ ? emit doItWanted() : emit hintWanted(); });
    restart_ = new KeyButton(tr("Restart this step"), {}, {});
    restart_->setObjectName(QStringLiteral("lessonRestart"));
    connect(restart_, &KeyButton::clicked, this, &LessonCard::restartWanted);
    row->addWidget(hint_);
    row->addWidget(restart_);
    column->addWidget(buttons_);
    return steps_;
}

void LessonCard::begin(const engine::lessons::Lesson& lesson) {
    title_->setText(lesson.number > 0
                        ? tr("Lesson %1: %2").arg(lesson.number).arg(LessonWords::of(lesson.title))
                        : LessonWords::of(lesson.title));
    texts_.clear();
    for (const engine::lessons::LessonStep& step : lesson.steps)
        texts_ << LessonWords::of(step.words);
    moved_.reset();
    corner_ = Qt::TopLeftCorner;
    enter(Stage::steps);
    showStep(0);
    show();
    raise();
}

void LessonCard::enter(Stage stage) {
    stage_ = stage;
    const bool steps = stage == Stage::steps;
    steps_->setVisible(stage != Stage::questions);
    buttons_->setVisible(steps);
    questions_->setVisible(stage == Stage::questions);
    next_->setVisible(stage == Stage::done);
    back_->setVisible(steps);
    forward_->setVisible(steps);
    if (!steps) message_->hide();
}

void LessonCard::showStep(std::size_t step) {
    if (static_cast<qsizetype>(step) >= texts_.size()) return;
    step_ = step;
    if (stage_ != Stage::steps) enter(Stage::steps);
    setCanDoIt(false);
    read(step);
}

void LessonCard::read(std::size_t step) {
    read_ = std::min(step, step_);
    sayPlace(tr("Step %1 of %2").arg(read_ + 1).arg(texts_.size()),
             QStringLiteral("%1/%2").arg(read_ + 1).arg(texts_.size()));
    words_->setText(texts_[static_cast<qsizetype>(read_)]);
    const bool now = read_ == step_;
    words_->setEnabled(now);
    buttons_->setEnabled(now);
    back_->setEnabled(read_ > 0);
    forward_->setEnabled(!now);
    settle();
}

void LessonCard::tell(LessonRun::Told kind, const QString& words) {
    message_->setVisible(!words.isEmpty() && stage_ == Stage::steps);
    message_->setText(words.left(1).toUpper() + words.mid(1));
    message_->setStyleSheet(QStringLiteral("background: %1; border-left: 3px solid %2;"
                                           "padding: 6px 8px;")
                                .arg(theme::raised().name(), colourOf(kind).name()));
    if (kind != LessonRun::Told::show || words.isEmpty()) setCanDoIt(false);
    settle();
}

void LessonCard::setCanDoIt(bool can) {
    canDoIt_ = can;
    hint_->setText(can ? tr("Do it for me") : tr("Hint"));
    hint_->setAccessibleName(hint_->text());
    settle();
}

void LessonCard::ask(const engine::lessons::QuizQuestion& question, const QString& origin,
                     int number, int count) {
    enter(Stage::questions);
    sayPlace(tr("Question %1 of %2").arg(number).arg(count),
             QStringLiteral("%1/%2").arg(number).arg(count));
    questions_->ask(question, origin, number == count);
    settle();
}

void LessonCard::finish(const QString& words, const QString& next) {
    enter(Stage::done);
    sayPlace(tr("Done"), tr("Done"));
    words_->setEnabled(true);
    words_->setText(words);
    next_->setText(next);
    next_->setAccessibleName(next);
    settle();
}

void LessonCard::sayPlace(const QString& words, const QString& brief) {
    placeWords_ = words;
    placeShort_ = brief;
    place_->setText(words);
    place_->setAccessibleName(words);
}

QString LessonCard::words() const { return words_->text(); }
QString LessonCard::message() const { return message_->isHidden() ? QString() : message_->text(); }

bool LessonCard::press(const QString& key) {
    if (!isVisible()) return false;
    if (stage_ == Stage::questions) return questions_->press(key);
    KeyButton* button = stage_ == Stage::done ? next_ : hint_;
    if (button->key().compare(key, Qt::CaseInsensitive) != 0) return false;
    if (button->isEnabled()) button->click();
    return true;
}

}  // namespace sightline::app

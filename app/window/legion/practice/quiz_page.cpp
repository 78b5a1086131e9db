#include "app/window/legion/practice/quiz_page.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QSettings>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>

#include "app/window/legion/practice/practice_stage.h"
#include "app/window/legion/practice/quiz_card.h"
#include "app/window/legion/practice/quiz_marks.h"
#include "app/window/legion/practice/quiz_words.h"
#include "app/window/legion/practice/skill_row.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/page_scroll.h"

namespace sightline::app {
namespace {

const QString kindsKey = QStringLiteral("quiz/kinds"), wishKey = QStringLiteral("quiz/wish");
constexpr quint32 seedEnd = 1'000'000;  // seeds are below this number, so they are easy to type

QString keyOfKind(engine::QuizKind kind) {
    return QString::fromUtf8(engine::quizKindNames[static_cast<std::size_t>(kind)].data());
}

QuizSeed seedOf(const engine::QuizItem& item) { return {item.kind, item.level, item.seed}; }

}  // namespace

QuizPage::QuizPage(PracticeStage& stage, QWidget* parent) : QWidget(parent), stage_(stage) {
    setObjectName(QStringLiteral("quizPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 10);
    column->setSpacing(8);
    addHead(*column);
    auto* inside = new QWidget;
    auto* page = new QVBoxLayout(inside);
    page->setContentsMargins(0, 0, 6, 0);
    page->setSpacing(10);
    card_ = new QuizCard;
    connect(card_, &QuizCard::chosen, this, &QuizPage::answer);
    page->addWidget(card_);
    addSkills(*page);
    page->addStretch(1);
    scroll_ = new PageScroll;
    scroll_->setClearPage(inside);
    column->addWidget(scroll_, 1);
    addFoot(*column);
    connect(&maker_, &QuizMaker::made, this, &QuizPage::arrive);
    connect(&maker_, &QuizMaker::failed, this, [this](const QString& why) {
        if (!waiting_) return;
        waiting_ = false;
        refresh();
        tell(why, true);
    });
    connect(&stage_, &PracticeStage::gone, this, [this] {
        if (scene_ && !stage_.shows(this)) dropScene();
    });
    if (ratings_.fault()) tell(*ratings_.fault(), true);
    refresh();
}

QPushButton* QuizPage::addButton(QBoxLayout& row, const QString& text, const QString& name) {
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setAutoDefault(false);
    row.addWidget(button);
    return button;
}

void QuizPage::addHead(QBoxLayout& column) {
    auto* row = new QHBoxLayout;
    next_ = addButton(*row, tr("Next question (N)"), QStringLiteral("quizNext"));
    next_->setProperty("primary", true);
    connect(next_, &QPushButton::clicked, this, &QuizPage::next);
    wish_ = new QComboBox;
    wish_->setObjectName(QStringLiteral("quizWish"));
    wish_->setAccessibleName(tr("Difficulty"));
    wish_->addItems({tr("Easier"), tr("Usual"), tr("Harder")});
    wish_->setToolTip(tr("Usual: you answer about four of five questions correctly"));
    wish_->setCurrentIndex(
        QSettings().value(wishKey, static_cast<int>(engine::QuizWish::usual)).toInt());
    connect(wish_, &QComboBox::currentIndexChanged, this, &QuizPage::keepChoices);
    row->addStretch(1);
    row->addWidget(wish_);
    column.addLayout(row);
    line_ = new QLabel;
    line_->setObjectName(QStringLiteral("quizLine"));
    line_->setWordWrap(true);
    column.addWidget(line_);
}

void QuizPage::addSkills(QBoxLayout& column) {
    fold_ = new QToolButton;
    fold_->setObjectName(QStringLiteral("quizFold"));
    fold_->setText(tr("Kinds and ratings"));
    fold_->setProperty("flat", true);
    fold_->setCheckable(true);
    fold_->setChecked(true);
    fold_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    column.addWidget(fold_, 0, Qt::AlignLeft);
    skills_ = new QWidget;
    auto* rows = new QVBoxLayout(skills_);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    const QSettings kept;
    const QStringList names = kept.value(kindsKey).toStringList();
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const auto kind = static_cast<engine::QuizKind>(i);
        const bool chosen = !kept.contains(kindsKey) || names.contains(keyOfKind(kind));
        rows_[i] = new SkillRow(kind, chosen);
        connect(rows_[i], &SkillRow::chosenChanged, this, &QuizPage::keepChoices);
        rows->addWidget(rows_[i]);
    }
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    reset_ = addButton(*row, tr("Reset the ratings\u2026"), QStringLiteral("quizReset"));
    connect(reset_, &QPushButton::clicked, this, &QuizPage::reset);
    rows->addLayout(row);
    column.addWidget(skills_);
    connect(fold_, &QToolButton::toggled, this, [this](bool open) {
        fold_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        skills_->setVisible(open);
    });
    fold_->setArrowType(Qt::DownArrow);
}

void QuizPage::addFoot(QBoxLayout& column) {
    auto* row = new QHBoxLayout;
    shared_ = new QLineEdit;
    shared_->setObjectName(QStringLiteral("quizShared"));
    shared_->setAccessibleName(tr("Shared question"));
    shared_->setPlaceholderText(QStringLiteral("band level 3 seed 18"));
    shared_->setToolTip(tr("Type a question that another player has shared, and press Enter"));
    connect(shared_, &QLineEdit::returnPressed, this, &QuizPage::openTyped);
    row->addWidget(shared_, 1);
    QPushButton* copy = addButton(*row, tr("Copy"), QStringLiteral("quizCopy"));
    copy->setToolTip(tr("Copies the question, so that another player can open it"));
    connect(copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(shared_->text());
        tell(tr("Copied: %1").arg(shared_->text()));
    });
    column.addLayout(row);
    auto* last = new QHBoxLayout;
    last->addStretch(1);
    leave_ = addButton(*last, tr("Back to the game"), QStringLiteral("quizLeave"));
    leave_->setToolTip(tr("The former game comes back (Esc)"));
    connect(leave_, &QPushButton::clicked, this, &QuizPage::leave);
    column.addLayout(last);
}

std::vector<engine::QuizKind> QuizPage::chosenKinds() const {
    std::vector<engine::QuizKind> kinds;
    for (const SkillRow* row : rows_)
        if (row->chosen()) kinds.push_back(row->kind());
    return kinds;
}

void QuizPage::keepChoices() {
    QStringList names;
    for (const engine::QuizKind kind : chosenKinds()) names << keyOfKind(kind);
    QSettings kept;
    kept.setValue(kindsKey, names);
    kept.setValue(wishKey, wish_->currentIndex());
    if (!waiting_) prepare(ratings_.now());
    refresh();
}

// Makes the next question in advance. A question in work stays if its kind and level still suit.
void QuizPage::prepare(const engine::QuizRatings& ratings) {
    const auto kinds = chosenKinds();
    if (kinds.empty()) return;
    const engine::QuizKind kind = engine::nextKind(ratings, kinds);
    const int level =
        engine::nextLevel(ratings.of(kind), static_cast<engine::QuizWish>(wish_->currentIndex()));
    const auto& asked = maker_.asked();
    if (asked && asked->kind == kind && asked->level == level) return;
    maker_.ask({kind, level, QRandomGenerator::global()->bounded(1U, seedEnd)});
}

void QuizPage::next() {
    if (waiting_ || chosenKinds().empty()) return;
    prepare(ratings_.now());
    waiting_ = true;
    arrive();
}

void QuizPage::practise(engine::QuizKind kind) {
    for (SkillRow* row : rows_) {
        const QSignalBlocker unkept(row);
        row->choose(row->kind() == kind);
    }
    next();
}

void QuizPage::open(const QuizSeed& shared) {
    maker_.ask(shared);
    waiting_ = true;
    arrive();
}

void QuizPage::arrive() {
    if (waiting_ && maker_.ready()) {
        waiting_ = false;
        showScene(maker_.take());
    }
    refresh();
}

void QuizPage::showScene(std::unique_ptr<QuizScene> scene) {
    if (const auto why = stage_.show(std::move(scene->ready), this)) return tell(*why, true);
    scene_ = std::move(scene);
    answered_ = false;
    card_->ask(scene_->item);
    fold_->setChecked(false);
    scroll_->verticalScrollBar()->setValue(0);
    shared_->setText(QuizWords::shared(seedOf(scene_->item)));
    shared_->setToolTip(QuizWords::command(seedOf(scene_->item)));
    markTable();
    stage_.table().frame(boxOfQuiz(scene_->item, stage_.session().view()));
    tell(tr("Measuring is off until you answer."));
    // While the player thinks, the next question is made for the likely rating.
    engine::QuizRatings likely = ratings_.now();
    engine::learn(likely.of(scene_->item.kind), scene_->item.level, scene_->item.options.size(),
                  true);
    prepare(likely);
}

void QuizPage::answer(int option) {
    if (!scene_ || answered_ || option >= static_cast<int>(scene_->item.options.size())) return;
    answered_ = true;
    const auto chosen = static_cast<std::size_t>(option);
    card_->explain(scene_->item, chosen, rate(chosen == scene_->item.answer));
    stage_.session().restage(false, true);
    markTable();
    stage_.table().showWitness(scene_->evidence.line, scene_->evidence.pieces);
    tell(tr("Measuring is on: check the answer on the table."));
    prepare(ratings_.now());
    refresh();
}

// Counts the answer and returns a line about the rating. The same question counts only once.
QString QuizPage::rate(bool right) {
    const engine::QuizItem& item = scene_->item;
    if (!counted_.insert({item.kind, item.level, item.seed}).second)
        return tr("The rating stays, because you have answered this question before.");
    const double before = ratings_.now().of(item.kind).skill;
    if (const auto fault = ratings_.learn(item, right)) tell(*fault, true);
    return tr("Rating: %1 \u2192 %2")
        .arg(std::lround(before))
        .arg(std::lround(ratings_.now().of(item.kind).skill));
}

void QuizPage::markTable() {
    stage_.table().setNamedPlaces(marksOfQuiz(scene_->item, stage_.session().view(), answered_));
}

void QuizPage::leave() {
    if (stage_.leave()) dropScene();
}

void QuizPage::dropScene() {
    scene_.reset();
    answered_ = waiting_ = false;
    card_->clear();
    fold_->setChecked(true);
    tell({});
    refresh();
}

void QuizPage::refresh() {
    const bool some = !chosenKinds().empty();
    next_->setEnabled(some && !waiting_);
    leave_->setEnabled(scene_ != nullptr);
    for (SkillRow* row : rows_) row->bar().show(ratings_.now().of(row->kind()));
    if (waiting_) tell(tr("Making the question\u2026"));
    if (!some && !scene_) tell(tr("Choose at least one kind of question."));
}

void QuizPage::tell(const QString& line, bool bad) {
    line_->setText(line);
    line_->setVisible(!line.isEmpty());
    line_->setStyleSheet(
        QStringLiteral("color: %1;").arg((bad ? theme::bad() : theme::muted()).name()));
}

void QuizPage::openTyped() {
    const auto seed = QuizWords::parse(shared_->text());
    if (!seed) return tell(tr("A shared question has the form \"band level 3 seed 18\"."), true);
    open(*seed);
}

void QuizPage::reset() {
    QMessageBox box(QMessageBox::Question, tr("Reset the ratings"),
                    tr("Forget the ratings of all kinds of questions?"), QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("quizResetBox"));
    QPushButton* agreed = box.addButton(tr("Forget them"), QMessageBox::AcceptRole);
    box.exec();
    if (box.clickedButton() != agreed) return;
    if (const auto fault = ratings_.reset()) tell(*fault, true);
    counted_.clear();
    if (!waiting_) prepare(ratings_.now());
    refresh();
}

bool QuizPage::press(const QString& key) {
    if (key == QLatin1String("N") || (key == QString(QChar(0x21B5)) && (!scene_ || answered_))) {
        if (!next_->isEnabled()) return false;
        next();
        return true;
    }
    if (!scene_ || answered_) return false;
    for (OptionButton* option : card_->options()) {
        if (option->key() != key) continue;
        option->click();
        return true;
    }
    return false;
}

void QuizPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!maker_.asked() && !event->spontaneous()) prepare(ratings_.now());
}

// The former game comes back when the player closes the window with this page.
void QuizPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (!event->spontaneous() && scene_) QTimer::singleShot(0, this, &QuizPage::leave);
}

void QuizPage::keyPressEvent(QKeyEvent* event) {
    const bool plain = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const QString key = enters ? QString(QChar(0x21B5)) : event->text().toUpper();
    if (event->key() == Qt::Key_Escape && scene_) return leave();
    if (plain && !key.isEmpty() && press(key)) return;
    QWidget::keyPressEvent(event);
}

}  // namespace sightline::app

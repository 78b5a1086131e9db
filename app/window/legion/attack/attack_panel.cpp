#include "app/window/legion/attack/attack_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/window/legion/answers/answer_controls.h"
#include "app/window/legion/attack/step_line.h"
#include "app/window/legion/attack/target_list.h"
#include "app/window/legion/attack/weapon_picker.h"
#include "app/window/legion/cards/card_parts.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/legion/words/record_words.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/dice_widget.h"
#include "app/window/shell/widgets/elided_label.h"
#include "app/window/shell/widgets/flow_layout.h"
#include "app/window/shell/widgets/icon_label.h"
#include "app/window/shell/widgets/kept_column.h"
#include "app/window/shell/widgets/page_scroll.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {

using engine::Ask;
using engine::AttackStep;

namespace {
constexpr double mostOfFoot = 0.55;  // maximum height of the area with the buttons, relative to the
                                     // panel's height; beyond it, the area scrolls
// Minimum width of the area with the steps in pixels, enough for the text of a normal button.
constexpr int leastPanelWidth = 290;
constexpr int aboveStep = 6;  // space above a step, pixels

// True for a widget that will soon be deleted. The widget that replaces it is not visible yet, but
// already handles keys.
bool isPutAway(const QWidget& widget, const QWidget& column) {
    for (const QWidget* one = &widget; one && one != &column; one = one->parentWidget())
        if (one->isHidden() && one->testAttribute(Qt::WA_WState_ExplicitShowHide)) return true;
    return false;
}
}  // namespace

AttackPanel::AttackPanel(GameSession& session, QWidget* parent)
    : QWidget(parent), session_(session) {
    setObjectName(QStringLiteral("attack"));
    build();
    connect(&session, &GameSession::changed, this, &AttackPanel::refresh);
    refresh();
}

void AttackPanel::build() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    steps_ = new PageScroll;
    column_ = new KeptColumn({10, 10, 10, 14}, 2);
    column_->setMinimumWidth(theme::scaled(leastPanelWidth));
    steps_->setWidget(column_);
    footScroll_ = new PageScroll;
    footScroll_->setObjectName(QStringLiteral("attackFoot"));
    footScroll_->setStyleSheet(
        QStringLiteral("#attackFoot { border-top: 1px solid %1; }").arg(theme::edge().name()));
    foot_ = new KeptColumn({14, 8, 12, 10}, 6);
    footScroll_->setWidget(foot_);
    connect(footScroll_, &PageScroll::pageChanged, this, &AttackPanel::settleFoot);
    column->addWidget(steps_, 1);
    column->addWidget(footScroll_);
}

bool AttackPanel::answers(const engine::Question& question) {
    switch (question.ask) {
        case Ask::declareDefender:
        case Ask::chooseWeapons:
        case Ask::declareAdditionalDefender:
        case Ask::chooseAttackPool:
        case Ask::rerollWithAim:
        case Ask::rerollWithObservation:
        case Ask::spendSurgeAttacking:
        case Ask::spendDodge:
        case Ask::spendSurgeDefending:
        case Ask::assignWound:
        case Ask::rollDice:
            return true;
        default:
            return false;
    }
}

bool AttackPanel::finished() const {
    if (!wanted_ || !session_.running() || session_.view().attack) return false;
    const engine::Question* question = session_.question();
    return !question || question->ask != Ask::declareDefender;
}

void AttackPanel::refresh() {
    const engine::Question* question = session_.running() ? session_.question() : nullptr;
    story_ = session_.running() ? AttackStory::latest(session_.record()) : std::nullopt;
    const bool declaring = question && question->ask == Ask::declareDefender;
    const bool live = session_.running() && (session_.view().attack || declaring);
    if (declaring && (!story_ || story_->ended)) story_.reset();
    const bool told = story_ && story_->ended && !story_->overtaken && story_->begin != putAwayAt_;
    const bool now = live || told;
    if (story_ && story_->begin != unfoldedAt_) {
        unfolded_.clear();
        unfoldedAt_ = story_->begin;
    }
    controls_ = nullptr;
    targets_ = nullptr;
    reroll_ = nullptr;
    stepHere_ = controlsHere_ = nullptr;
    ++refreshed_;
    column_->begin();
    foot_->begin();
    if (now) fill();
    column_->end();
    foot_->end();
    settleFoot();
    // Scrolls to the current step after two turns of the event loop. By then, the new widgets have
    // their sizes.
    QTimer::singleShot(0, this, [this] { QTimer::singleShot(0, this, &AttackPanel::lookAtStep); });
    if (wanted_ == now) return;
    wanted_ = now;
    emit wantedChanged(now);
}

void AttackPanel::fill() {
    const engine::Question* question = session_.question();
    const auto& attack = session_.view().attack;
    const bool live = attack.has_value() || (question && question->ask == Ask::declareDefender);
    const AttackStep current = attack ? attack->step : AttackStep::declareDefender;
    engine::UnitId attacker, defender;
    if (story_)
        attacker = story_->attacker, defender = story_->defender;
    else if (attack)
        attacker = attack->attacker;
    else if (question)
        attacker = question->unit;
    addHead(attacker, defender);
    for (int step = 0; step < attackSteps; ++step)
        addStep(static_cast<AttackStep>(step), current, live);
    if (live) return;
    // Adds the button that closes the attack panel. Enter and Esc do not press it if the open
    // question uses these keys.
    const bool cancels = question && (question->form == engine::AnswerForm::move ||
                                      question->form == engine::AnswerForm::places ||
                                      question->form == engine::AnswerForm::spot);
    addClose(cancels);
}

void AttackPanel::addClose(bool cancels) {
    foot_->part(QStringLiteral("close %1").arg(cancels), [&] {
        auto* box = new QWidget;
        auto* row = new QHBoxLayout(box);
        row->setContentsMargins(0, 0, 0, 0);
        auto* close = new KeyButton(tr("Close"), QStringLiteral("actions/finish"),
                                    cancels ? QString() : tr("Esc"));
        connect(close, &KeyButton::clicked, this, &AttackPanel::putAway);
        row->addWidget(close, 0, Qt::AlignLeft);
        return box;
    });
}

void AttackPanel::putAway() {
    if (story_) putAwayAt_ = story_->begin;
    QTimer::singleShot(0, this, &AttackPanel::refresh);
}

void AttackPanel::addHead(engine::UnitId attacker, engine::UnitId defender) {
    const auto label = [this](engine::UnitId unit) {
        return unit.none() ? QString() : UnitWords::label(session_.view(), unit);
    };
    const QString key = QStringLiteral("head %1 %2 %3 %4")
                            .arg(attacker.value)
                            .arg(defender.value)
                            .arg(label(attacker), label(defender));
    column_->part(key, [&] { return headOf(attacker, defender); });
}

// Makes the heading with the names of both units, side by side if there is space, and otherwise one
// below the other.
QWidget* AttackPanel::headOf(engine::UnitId attacker, engine::UnitId defender) const {
    const engine::View& view = session_.view();
    auto* head = new QWidget;
    auto* flow = new FlowLayout(head, 8);
    flow->setContentsMargins(4, 0, 4, 8);
    const auto add = [&](engine::UnitId unit, const QString& before) {
        auto* box = new QWidget;
        auto* row = new QHBoxLayout(box);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(8);
        if (!before.isEmpty()) row->addWidget(iconLabel(before, 18));
        if (!unit.none()) {
            row->addWidget(iconLabel(iconName(view.unit(unit).card->rank), 20));
            auto* name = new ElidedLabel;
            QFont strong = name->font();
            strong.setWeight(QFont::DemiBold);
            name->setFont(strong);
            QPalette colours = name->palette();
            colours.setColor(QPalette::WindowText, theme::of(view.unit(unit).player));
            name->setPalette(colours);
            name->say(UnitWords::label(view, unit));
            row->addWidget(name, 1);
        }
        flow->addWidget(box);
    };
    if (!attacker.none()) add(attacker, {});
    add(defender, QStringLiteral("actions/attack"));
    return head;
}

void AttackPanel::addStep(AttackStep step, AttackStep current, bool live) {
    const auto& record = session_.record();
    const bool here = live && step == current;
    const bool told = story_ && !story_->entries[static_cast<std::size_t>(step)].empty();
    const StepState state = here                      ? StepState::current
                            : !live || step < current ? StepState::done
                                                      : StepState::ahead;
    const QString summary = story_ && state != StepState::ahead
                                ? story_->summary(step, record, session_.view())
                                : QString();
    const QString key = QStringLiteral("step %1 %2 %3").arg(int(step)).arg(int(state)).arg(summary);
    auto* shown = column_->part(key, [&] {
        auto* line = new StepLine(step, state, summary);
        connect(line, &StepLine::clicked, this, [this, step] {
            if (unfolded_.erase(step) == 0) unfolded_.insert(step);
            QTimer::singleShot(0, this, &AttackPanel::refresh);
        });
        return line;
    });
    if (told && unfolded_.contains(step)) addRulings(step);
    if (here) stepHere_ = shown;
    if (here)
        addControls();
    else if (!live && told && !unfolded_.contains(step) &&
             (step == AttackStep::compareResults || story_->hasWounds(step, record)))
        addRulings(step);
}

// Adds the record entries of a step. A widget with the same key is used again. The key contains the
// entry's text, because the text may change after an undo or when a proof is found.
void AttackPanel::addRulings(AttackStep step) {
    for (const int entry : story_->entries[static_cast<std::size_t>(step)]) {
        const auto& ruling = session_.record()[static_cast<std::size_t>(entry)];
        QString key = QStringLiteral("ruling %1 %2 %3")
                          .arg(entry)
                          .arg(RecordWords::line(ruling, session_.view()),
                               RecordWords::citation(ruling.citation));
        for (const engine::RolledDie& die : ruling.dice)
            key += QStringLiteral(" %1/%2").arg(int(die.die)).arg(int(die.face));
        column_->part(key, [&] {
            auto* line = new RulingLine(ruling, session_.view());
            connect(line, &RulingLine::whyAsked, this, [this, line, entry] {
                emit whyAsked(entry, QRect(line->mapToGlobal(QPoint(0, 0)), line->size()));
            });
            return line;
        });
    }
}

void AttackPanel::addControls() {
    const engine::Question* question = session_.question();
    const QString key = QStringLiteral("controls %1").arg(refreshed_);
    controlsHere_ = column_->part(key, [] { return new QWidget; });
    auto* steps = new QVBoxLayout(controlsHere_);
    steps->setContentsMargins(20, 8, 8, 12);
    steps->setSpacing(8);
    if (session_.view().attack) {
        addLying(*steps);
        addObscured(*steps);
    }
    if (!question) return;
    auto* box = foot_->part(key, [] { return new QWidget; });
    auto* foot = new QVBoxLayout(box);
    foot->setContentsMargins(0, 0, 0, 0);
    foot->setSpacing(8);
    auto* prompt = new QLabel(tr("%1: %2").arg(theme::nameOf(question->player),
                                               QuestionWords::prompt(*question, session_.view())));
    prompt->setWordWrap(true);
    prompt->setStyleSheet(
        QStringLiteral("font-weight: 600; color: %1;").arg(theme::of(question->player).name()));
    foot->addWidget(prompt);
    addQuestion(*question, *steps, *foot);
}

void AttackPanel::addQuestion(const engine::Question& question, QVBoxLayout& steps,
                              QVBoxLayout& foot) {
    if (session_.watching()) return;
    if (question.ask == Ask::chooseWeapons) {
        auto* picker = new WeaponPicker(session_);
        connect(picker, &WeaponPicker::miniaturePointed, this, &AttackPanel::miniaturePointed);
        steps.addWidget(picker);
        foot.addWidget(picker->confirmButton());
        return;
    }
    if (question.ask == Ask::declareDefender) {
        targets_ = new TargetList(session_, previews_);
        steps.addWidget(targets_);
        foot.addWidget(targets_->confirmButton());
        return;
    }
    if (isAttackReroll(question.ask) && session_.view().attack)
        return addReroll(question, steps, foot);
    controls_ = new AnswerControls(session_, AnswerControls::Size::panel);
    controls_->offer(&question);
    connect(controls_, &AnswerControls::miniaturePointed, this, &AttackPanel::miniaturePointed);
    connect(controls_, &AnswerControls::diceWanted, this, &AttackPanel::diceWanted);
    foot.addWidget(controls_);
}

void AttackPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    settleFoot();
}

// Gives the area with the buttons the height that the question needs. New widgets are shown first,
// because Qt reserves no space for hidden widgets.
void AttackPanel::settleFoot() {
    bool asks = false;
    for (QWidget* part : foot_->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (isPutAway(*part, *foot_)) continue;
        asks = true;
        if (part->isHidden()) part->show();
    }
    footScroll_->setVisible(asks);
    if (!asks) return;
    const int inside = width() - footScroll_->verticalScrollBar()->sizeHint().width();
    const int needed = foot_->layout()->totalHeightForWidth(inside) + 1;
    footScroll_->setFixedHeight(std::min(needed, static_cast<int>(height() * mostOfFoot)));
    layout()->activate();
}

// Scrolls to the step that waits for an answer, so that as much as possible of this step is
// visible. Scrolls only once per question.
void AttackPanel::lookAtStep() {
    if (!session_.running() || !stepHere_ || !controlsHere_) return;
    const std::size_t answers = session_.game().journal().answers.size() + 1;
    if (std::exchange(lookedAt_, answers) == answers) return;
    column_->layout()->activate();
    QScrollBar& bar = *steps_->verticalScrollBar();
    const int top = stepHere_->y() - aboveStep, room = steps_->viewport()->height();
    const int bottom = controlsHere_->geometry().bottom();
    if (top >= bar.value() && bottom <= bar.value() + room) return;
    bar.setValue(std::min(top, std::max(0, bottom - room)));
}

KeyButton* AttackPanel::buttonWith(const QString& key) const {
    for (const KeptColumn* column : {foot_, column_})
        for (KeyButton* button : column->findChildren<KeyButton*>())
            if (button->key().compare(key, Qt::CaseInsensitive) == 0 &&
                !isPutAway(*button, *column))
                return button;
    return nullptr;
}

bool AttackPanel::press(const QString& key) {
    if (!wanted_) return false;
    if (controls_ && controls_->press(key)) return true;
    KeyButton* button = buttonWith(key);
    if (button && button->isEnabled()) button->click();
    return button != nullptr;
}

void AttackPanel::pointAtTarget(engine::UnitId unit) {
    if (targets_) targets_->point(unit);
}

}  // namespace sightline::app

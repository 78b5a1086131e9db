#include "app/window/attack/attack_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/answers/answer_controls.h"
#include "app/window/attack/step_line.h"
#include "app/window/attack/target_list.h"
#include "app/window/attack/weapon_picker.h"
#include "app/window/cards/card_parts.h"
#include "app/window/look/icons.h"
#include "app/window/look/theme.h"
#include "app/window/widgets/dice_widget.h"
#include "app/window/widgets/kept_column.h"
#include "app/window/words/question_words.h"
#include "app/window/words/record_words.h"
#include "engine/asking/kinds.h"

namespace sightline::app {

using engine::Ask;
using engine::AttackStep;

namespace {
constexpr int leastOfName = 6;  // letters: the longer of two names gets the more room

// About to go. What is new is not shown yet, and takes keys already.
bool isPutAway(const QWidget& widget, const QWidget& column) {
    for (const QWidget* one = &widget; one && one != &column; one = one->parentWidget())
        if (one->isHidden() && one->testAttribute(Qt::WA_WState_ExplicitShowHide)) return true;
    return false;
}
}  // namespace

AttackPanel::AttackPanel(GameSession& session, QWidget* parent)
    : QDockWidget(tr("Attack"), parent), session_(session) {
    setObjectName(QStringLiteral("attack"));
    setFeatures(DockWidgetMovable | DockWidgetClosable);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column_ = new KeptColumn({10, 10, 10, 14}, 2);
    scroll->setWidget(column_);
    setWidget(scroll);
    connect(&session, &GameSession::changed, this, &AttackPanel::refresh);
    refresh();
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
    story_ = session_.running() ? AttackStory::latest(session_.game().record()) : std::nullopt;
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
    ++refreshed_;
    column_->begin();
    if (now) fill();
    column_->end();
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
    // Enter belongs to the question that is open by now, and Esc to those that can be canceled.
    const bool cancels = question && (question->form == engine::AnswerForm::move ||
                                      question->form == engine::AnswerForm::places ||
                                      question->form == engine::AnswerForm::spot);
    addClose(cancels);
}

void AttackPanel::addClose(bool cancels) {
    column_->part(QStringLiteral("close %1").arg(cancels), [&] {
        auto* box = new QWidget;
        auto* row = new QHBoxLayout(box);
        row->setContentsMargins(0, 10, 0, 0);
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

QWidget* AttackPanel::headOf(engine::UnitId attacker, engine::UnitId defender) const {
    const engine::View& view = session_.view();
    auto* head = new QWidget;
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(4, 0, 4, 8);
    row->setSpacing(8);
    const auto name = [&](engine::UnitId unit) {
        if (unit.none()) return;
        row->addWidget(iconLabel(iconName(view.unit(unit).card->rank), 20));
        auto* label = new QLabel(UnitWords::label(view, unit));
        label->setWordWrap(true);
        label->setStyleSheet(QStringLiteral("font-weight: 600; color: %1;")
                                 .arg(theme::of(view.unit(unit).player).name()));
        row->addWidget(label, std::max<int>(leastOfName, int(label->text().size())));
    };
    name(attacker);
    row->addWidget(iconLabel(QStringLiteral("actions/attack"), 18));
    name(defender);
    return head;
}

void AttackPanel::addStep(AttackStep step, AttackStep current, bool live) {
    const auto& record = session_.game().record();
    const bool here = live && step == current;
    const bool told = story_ && !story_->entries[static_cast<std::size_t>(step)].empty();
    const StepState state = here                      ? StepState::current
                            : !live || step < current ? StepState::done
                                                      : StepState::ahead;
    const QString summary = story_ && state != StepState::ahead
                                ? story_->summary(step, record, session_.view())
                                : QString();
    const QString key = QStringLiteral("step %1 %2 %3").arg(int(step)).arg(int(state)).arg(summary);
    column_->part(key, [&] {
        auto* line = new StepLine(step, state, summary);
        connect(line, &StepLine::clicked, this, [this, step] {
            if (unfolded_.erase(step) == 0) unfolded_.insert(step);
            QTimer::singleShot(0, this, &AttackPanel::refresh);
        });
        return line;
    });
    if (told && unfolded_.contains(step)) addRulings(step);
    if (here)
        addControls();
    else if (!live && told && !unfolded_.contains(step) &&
             (step == AttackStep::compareResults || story_->hasWounds(step, record)))
        addRulings(step);
}

// What an entry says may still change while its proof is outstanding, and after an undo.
void AttackPanel::addRulings(AttackStep step) {
    for (const int entry : story_->entries[static_cast<std::size_t>(step)]) {
        const auto& ruling = session_.game().record()[static_cast<std::size_t>(entry)];
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
    auto* box = column_->part(key, [] { return new QWidget; });
    auto* inner = new QVBoxLayout(box);
    inner->setContentsMargins(33, 8, 8, 12);
    inner->setSpacing(8);
    if (session_.view().attack) {
        addLying(*inner);
        addObscured(*inner);
    }
    if (question) {
        auto* prompt = new QLabel(tr("%1: %2").arg(
            theme::nameOf(question->player), QuestionWords::prompt(*question, session_.view())));
        prompt->setWordWrap(true);
        prompt->setStyleSheet(
            QStringLiteral("font-weight: 600; color: %1;").arg(theme::of(question->player).name()));
        inner->addWidget(prompt);
        inner->addWidget(controlsFor(*question));
    }
}

QWidget* AttackPanel::controlsFor(const engine::Question& question) {
    if (question.ask == Ask::chooseWeapons) {
        auto* picker = new WeaponPicker(session_);
        connect(picker, &WeaponPicker::miniaturePointed, this, &AttackPanel::miniaturePointed);
        return picker;
    }
    if (question.ask == Ask::declareDefender) {
        targets_ = new TargetList(session_, previews_);
        return targets_;
    }
    if (isAttackReroll(question.ask) && session_.view().attack) return rerollControls(question);
    controls_ = new AnswerControls(session_, AnswerControls::Size::panel);
    controls_->offer(&question);
    connect(controls_, &AnswerControls::miniaturePointed, this, &AttackPanel::miniaturePointed);
    connect(controls_, &AnswerControls::diceWanted, this, &AttackPanel::diceWanted);
    return controls_;
}

bool AttackPanel::press(const QString& key) {
    if (!wanted_) return false;
    if (controls_ && controls_->press(key)) return true;
    const auto buttons = column_->findChildren<KeyButton*>();
    for (KeyButton* button : buttons) {
        if (button->key().compare(key, Qt::CaseInsensitive) != 0) continue;
        if (isPutAway(*button, *column_)) continue;
        if (button->isEnabled()) button->click();
        return true;
    }
    return false;
}

void AttackPanel::pointAtTarget(engine::UnitId unit) {
    if (targets_) targets_->point(unit);
}

}  // namespace sightline::app

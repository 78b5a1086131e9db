#include "app/window/attack/attack_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include "app/window/answers/answer_controls.h"
#include "app/window/attack/step_line.h"
#include "app/window/attack/target_list.h"
#include "app/window/attack/weapon_picker.h"
#include "app/window/cards/card_parts.h"
#include "app/window/look/icons.h"
#include "app/window/look/theme.h"
#include "app/window/widgets/dice_widget.h"
#include "app/window/words/question_words.h"
#include "app/window/words/record_words.h"
#include "app/window/words/table_words.h"

namespace sightline::app {

using engine::Ask;
using engine::AttackStep;

namespace {
bool isReroll(Ask ask) { return ask == Ask::rerollWithAim || ask == Ask::rerollWithObservation; }
}  // namespace

AttackPanel::AttackPanel(GameSession& session, QWidget* parent)
    : QDockWidget(tr("Attack"), parent), session_(session) {
    setObjectName(QStringLiteral("attack"));
    setFeatures(DockWidgetMovable | DockWidgetClosable);
    scroll_ = new QScrollArea(this);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(scroll_);
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
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(10, 10, 10, 14);
    column->setSpacing(2);
    if (now) fill(*column);
    column->addStretch(1);
    const int place = scroll_->verticalScrollBar()->value();
    // One of its buttons may be at work.
    if (QWidget* before = scroll_->takeWidget()) before->deleteLater();
    scroll_->setWidget(page);
    scroll_->verticalScrollBar()->setValue(place);
    if (wanted_ == now) return;
    wanted_ = now;
    emit wantedChanged(now);
}

void AttackPanel::fill(QVBoxLayout& column) {
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
    addHead(column, attacker, defender);
    for (int step = 0; step < attackSteps; ++step)
        addStep(column, static_cast<AttackStep>(step), current, live);
    if (live) return;
    // Enter belongs to the question that is open by now, and Esc to those that can be canceled.
    const bool cancels = question && (question->form == engine::AnswerForm::move ||
                                      question->form == engine::AnswerForm::places ||
                                      question->form == engine::AnswerForm::spot);
    auto* close = new KeyButton(tr("Close"), QStringLiteral("actions/finish"),
                                cancels ? QString() : tr("Esc"));
    connect(close, &KeyButton::clicked, this, &AttackPanel::putAway);
    column.addSpacing(10);
    column.addWidget(close, 0, Qt::AlignLeft);
}

void AttackPanel::putAway() {
    if (story_) putAwayAt_ = story_->begin;
    QTimer::singleShot(0, this, &AttackPanel::refresh);
}

void AttackPanel::addHead(QVBoxLayout& column, engine::UnitId attacker, engine::UnitId defender) {
    const engine::View& view = session_.view();
    auto* row = new QHBoxLayout;
    row->setContentsMargins(4, 0, 4, 8);
    row->setSpacing(8);
    const auto name = [&](engine::UnitId unit) {
        if (unit.none()) return;
        row->addWidget(iconLabel(iconName(view.unit(unit).card->rank), 20));
        auto* label = new QLabel(UnitWords::label(view, unit));
        label->setWordWrap(true);
        label->setStyleSheet(QStringLiteral("font-weight: 600; color: %1;")
                                 .arg(theme::of(view.unit(unit).player).name()));
        row->addWidget(label, 1);
    };
    name(attacker);
    row->addWidget(iconLabel(QStringLiteral("actions/attack"), 18));
    name(defender);
    column.addLayout(row);
}

void AttackPanel::addStep(QVBoxLayout& column, AttackStep step, AttackStep current, bool live) {
    const auto& record = session_.game().record();
    const bool here = live && step == current;
    const bool told = story_ && !story_->entries[static_cast<std::size_t>(step)].empty();
    const StepState state = here                      ? StepState::current
                            : !live || step < current ? StepState::done
                                                      : StepState::ahead;
    const QString summary = story_ && state != StepState::ahead
                                ? story_->summary(step, record, session_.view())
                                : QString();
    auto* line = new StepLine(step, state, summary);
    column.addWidget(line);
    connect(line, &StepLine::clicked, this, [this, step] {
        if (unfolded_.erase(step) == 0) unfolded_.insert(step);
        QTimer::singleShot(0, this, &AttackPanel::refresh);
    });
    if (told && unfolded_.contains(step)) addRulings(column, step);
    if (here)
        addControls(column);
    else if (!live && told && step == AttackStep::compareResults && !unfolded_.contains(step))
        addRulings(column, step);
}

void AttackPanel::addRulings(QVBoxLayout& column, AttackStep step) {
    for (const int entry : story_->entries[static_cast<std::size_t>(step)]) {
        const auto& ruling = session_.game().record()[static_cast<std::size_t>(entry)];
        auto* line = new RulingLine(ruling, session_.view());
        column.addWidget(line);
        connect(line, &RulingLine::whyAsked, this, [this, line, entry] {
            emit whyAsked(entry, QRect(line->mapToGlobal(QPoint(0, 0)), line->size()));
        });
    }
}

void AttackPanel::addControls(QVBoxLayout& column) {
    const engine::Question* question = session_.question();
    auto* box = new QWidget;
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
    column.addWidget(box);
}

// The dice as they lie, with those that are canceled crossed out.
void AttackPanel::addLying(QVBoxLayout& column) {
    const engine::AttackView& attack = *session_.view().attack;
    const engine::Question* question = session_.question();
    const bool rerolling = question && isReroll(question->ask);
    const auto canceled =
        story_ ? story_->canceled(session_.game().record()) : std::vector<engine::RolledDie>();
    const auto row = [&column](const QString& caption, const std::vector<engine::RolledDie>& dice,
                               const std::vector<engine::RolledDie>& crossed) {
        if (dice.empty() && crossed.empty()) return;
        auto* label = new QLabel(caption);
        label->setProperty("muted", true);
        column.addWidget(label);
        auto* shown = new DiceWidget(28);
        shown->setDice(dice, crossed);
        column.addWidget(shown);
    };
    if (!rerolling) row(tr("Attack dice"), attack.attackDice, canceled);
    row(tr("Cover pool"), attack.coverDice, {});
    row(tr("Defense dice"), attack.defenseDice, {});
}

void AttackPanel::addObscured(QVBoxLayout& column) {
    const engine::AttackView& attack = *session_.view().attack;
    if (attack.step != AttackStep::applyDodgeAndCover) return;
    for (const auto& one : attack.obscured) {
        const QString who = tr("Miniature %1").arg(UnitWords::number(session_.view(), one.mini));
        const QString why =
            one.losBlocked ? tr("LOS blocked")
            : one.obscured
                ? tr("obscured by %1, %2")
                      .arg(RecordWords::piece(session_.view(), one.piece), inches(one.distance))
                : tr("not obscured");
        auto* line = new KeyButton(tr("%1: %2").arg(who, why), {}, {});
        line->setToolTip(coverWords(one.cover));
        line->setProperty("flat", true);
        connect(line, &KeyButton::clicked, this,
                [this, one] { emit lineWanted(one.line, one.piece); });
        column.addWidget(line);
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
    if (isReroll(question.ask) && session_.view().attack) return rerollControls(question);
    controls_ = new AnswerControls(session_, AnswerControls::Size::panel);
    controls_->offer(&question);
    connect(controls_, &AnswerControls::miniaturePointed, this, &AttackPanel::miniaturePointed);
    connect(controls_, &AnswerControls::diceWanted, this, &AttackPanel::diceWanted);
    return controls_;
}

bool AttackPanel::press(const QString& key) {
    if (!wanted_) return false;
    if (controls_ && controls_->press(key)) return true;
    const auto buttons = scroll_->widget()->findChildren<KeyButton*>();
    for (KeyButton* button : buttons) {
        if (button->key().compare(key, Qt::CaseInsensitive) != 0) continue;
        if (button->isEnabled()) button->click();
        return true;
    }
    return false;
}

void AttackPanel::pointAtTarget(engine::UnitId unit) {
    if (targets_) targets_->point(unit);
}

}  // namespace sightline::app

#include "app/window/legion/answers/answer_controls.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <algorithm>

#include "app/window/legion/words/question_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/widgets/flow_layout.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {
namespace {

constexpr int mostNumberButtons = 9;

const QString enterKey = QStringLiteral("\u21B5");

/// Every action in display order; the permanent ones are grey when not legal.
struct ShownAction {
    engine::Action action;
    bool always;
};
constexpr ShownAction shownActions[] = {
    {engine::Action::move, true},     {engine::Action::aim, true},
    {engine::Action::dodge, true},    {engine::Action::attack, true},
    {engine::Action::standby, true},  {engine::Action::recover, true},
    {engine::Action::climb, false},   {engine::Action::pivot, false},
    {engine::Action::reverse, false}, {engine::Action::strafe, false},
    {engine::Action::jump, false},    {engine::Action::finish, true}};

// The text of the acting unit's card about the free action that it offers.
QString tipOf(engine::CardAction action, const engine::Question& question,
              const engine::View& view) {
    const auto place = static_cast<std::size_t>(action.name);
    if (question.unit.none() || place >= question.names.size()) return {};
    const std::string& offered = question.names[place];
    for (const engine::EquippedCard& card : view.unit(question.unit).cards) {
        if (!card.freeTokens.empty() && card.help && offered.starts_with(card.name))
            return MessageWords::cardText(card.help->text);
    }
    return {};
}

}  // namespace

AnswerControls::AnswerControls(GameSession& session, Size size, QWidget* parent)
    : QWidget(parent), session_(session), size_(size) {
    if (size == Size::bar) {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(5);
    } else {
        new FlowLayout(this, 6);
    }
}

void AnswerControls::clear() {
    buttons_.clear();
    while (QLayoutItem* item = layout()->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            session_.choice().disconnect(widget);
            widget->deleteLater();
        }
        delete item;
    }
}

KeyButton* AnswerControls::add(const QString& text, const QString& icon, const QString& key) {
    auto* button = new KeyButton(text, icon, key, this);
    if (size_ == Size::bar) button->makeLarge();
    if (size_ == Size::bar && low_) button->makeLow();
    layout()->addWidget(button);
    button->show();
    buttons_.push_back(button);
    return button;
}

QString AnswerControls::numberKey() const {
    const std::size_t next = buttons_.size() + 1;
    return next <= 9 ? QString::number(next) : QString();
}

void AnswerControls::offer(const engine::Question* question) {
    clear();
    if (!question) return;
    switch (question->form) {
        case engine::AnswerForm::pick:
            if (question->ask == engine::Ask::chooseAction) return offerActions(*question);
            if (question->ask == engine::Ask::chooseUnitToActivate && size_ == Size::bar)
                return offerActivation(*question);
            return offerOptions(*question);
        case engine::AnswerForm::pickSeveral:
            return session_.choice().severalAsked() && size_ == Size::bar ? offerUnits(*question)
                                                                          : offerSeveral(*question);
        case engine::AnswerForm::count:
            return offerCount(*question);
        case engine::AnswerForm::move:
            break;
        case engine::AnswerForm::places: {
            KeyButton* confirm = add(tr("Confirm"), QStringLiteral("actions/finish"), enterKey);
            confirm->makePrimary();
            connect(confirm, &KeyButton::clicked, this, &AnswerControls::placesConfirmed);
            break;
        }
        case engine::AnswerForm::dice:
            return offerDice();
        case engine::AnswerForm::draw:
            return offerDraw(*question);
        case engine::AnswerForm::spot: {
            KeyButton* here = add(tr("Place it here"), QStringLiteral("actions/finish"), enterKey);
            here->makePrimary();
            connect(here, &KeyButton::clicked, this, &AnswerControls::placesConfirmed);
            break;
        }
    }
    if (!session_.game().canUndo()) return;
    KeyButton* cancel = add(tr("Cancel"), QStringLiteral("actions/undo"), tr("Esc"));
    cancel->setToolTip(tr("Choose another action"));
    connect(cancel, &KeyButton::clicked, this, &AnswerControls::cancelWanted);
}

void AnswerControls::pick(int option) { session_.answer(engine::Pick{option}); }

void AnswerControls::pointAt(const KeyButton* button, const engine::Option& option) {
    if (const auto* unit = std::get_if<engine::UnitId>(&option)) {
        connect(button, &KeyButton::pointed, this, [this, unit = *unit](bool inside) {
            session_.choice().hover(inside ? std::optional(unit) : std::nullopt);
        });
    } else if (const auto* mini = std::get_if<engine::MiniId>(&option)) {
        connect(button, &KeyButton::pointed, this, [this, mini = *mini](bool inside) {
            emit miniaturePointed(inside ? std::optional(mini) : std::nullopt);
        });
    }
}

void AnswerControls::offerOptions(const engine::Question& question) {
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const engine::Option& option = question.options[i];
        KeyButton* button = add(QuestionWords::option(option, question, session_.view()),
                                QuestionWords::optionIcon(option, session_.view()), numberKey());
        connect(button, &KeyButton::clicked, this, [this, i] { pick(static_cast<int>(i)); });
        pointAt(button, option);
    }
}

void AnswerControls::offerActions(const engine::Question& question) {
    for (const ShownAction& shown : shownActions) {
        const auto found = std::find(question.options.begin(), question.options.end(),
                                     engine::Option(shown.action));
        const bool legal = found != question.options.end();
        if (!legal && !shown.always) continue;
        KeyButton* button = add(QuestionWords::action(shown.action), iconName(shown.action),
                                shown.action == engine::Action::finish ? tr("0") : numberKey());
        button->setEnabled(legal);
        button->setToolTip(legal ? QuestionWords::actionTip(shown.action)
                                 : tr("Not a legal action for this unit now"));
        const int option = static_cast<int>(found - question.options.begin());
        if (legal) connect(button, &KeyButton::clicked, this, [this, option] { pick(option); });
    }
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const auto* action = std::get_if<engine::CardAction>(&question.options[i]);
        if (!action) continue;
        KeyButton* button = add(
            QuestionWords::option(question.options[i], question, session_.view()), {}, numberKey());
        button->setToolTip(tipOf(*action, question, session_.view()));
        connect(button, &KeyButton::clicked, this, [this, i] { pick(static_cast<int>(i)); });
    }
}

void AnswerControls::offerActivation(const engine::Question& question) {
    const auto selected = session_.choice().selected();
    const auto found = selected ? std::find(question.options.begin(), question.options.end(),
                                            engine::Option(*selected))
                                : question.options.end();
    const bool legal = found != question.options.end();
    const QString name = legal ? UnitWords::label(session_.view(), *selected) : tr("a unit");
    // Activating rolls dice: Enter only means a unit that was selected for this question.
    const bool meant = legal && session_.choice().selectedForThis();
    KeyButton* button = add(tr("Activate %1").arg(name), QStringLiteral("tokens/order"),
                            meant || !legal ? enterKey : QString());
    if (meant) button->makePrimary();
    button->setEnabled(legal);
    if (!legal) button->setToolTip(tr("Select a unit that has not activated yet"));
    if (legal && !meant) button->setToolTip(tr("Select it again, then press Enter to activate it"));
    const int option = static_cast<int>(found - question.options.begin());
    if (legal) connect(button, &KeyButton::clicked, this, [this, option] { pick(option); });
    KeyButton* next = add(tr("Next unit"), QStringLiteral("actions/frame_selection"), tr("N"));
    const std::vector<engine::Option> options = question.options;
    connect(next, &KeyButton::clicked, this, [this, options, option, legal] {
        const std::size_t after = legal ? static_cast<std::size_t>(option) + 1 : 0;
        if (const auto* unit = std::get_if<engine::UnitId>(&options[after % options.size()]))
            session_.choice().select(*unit);
    });
    offerTurnChoices(question);
}

void AnswerControls::offerTurnChoices(const engine::Question& question) {
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const auto* choice = std::get_if<engine::TurnChoice>(&question.options[i]);
        if (!choice) continue;
        const bool draws = *choice == engine::TurnChoice::drawOrderToken;
        KeyButton* button =
            add(QuestionWords::option(*choice, question, session_.view()),
                QuestionWords::optionIcon(*choice, session_.view()), draws ? tr("O") : tr("P"));
        const auto& side = session_.view().command[static_cast<std::size_t>(question.player)];
        button->setToolTip(draws ? tr("Order tokens in the pool: %1").arg(side.pool.size())
                                 : tr("Advantage tokens in the pass pool: %1").arg(side.passPool));
        connect(button, &KeyButton::clicked, this, [this, i] { pick(static_cast<int>(i)); });
    }
}

// Units are clicked on the table or in the roster; this shows the count and the units so far.
void AnswerControls::offerUnits(const engine::Question& question) {
    auto* words = new QLabel(this);
    words->setTextFormat(Qt::RichText);
    words->setAlignment(Qt::AlignVCenter | Qt::AlignRight);
    layout()->addWidget(words);
    words->show();
    KeyButton* clear = add(tr("Clear"), QStringLiteral("actions/undo"), tr("C"));
    KeyButton* confirm = add({}, QStringLiteral("actions/finish"), enterKey);
    confirm->makePrimary();
    const auto chosen = [this] {
        return engine::PickSeveral{
            {session_.choice().ticked().begin(), session_.choice().ticked().end()}};
    };
    const engine::Question asked = question;
    const auto follow = [this, words, clear, confirm, chosen, asked] {
        QStringList names;
        for (const int option : session_.choice().ticked())
            names << QuestionWords::option(asked.options[static_cast<std::size_t>(option)], asked,
                                           session_.view())
                         .toHtmlEscaped();
        const QString count = asked.least == asked.most
                                  ? tr("%1 of %2 chosen").arg(names.size()).arg(asked.most)
                                  : tr("%1 chosen, up to %2").arg(names.size()).arg(asked.most);
        words->setText(QStringLiteral("<b>%1</b><br><span style='color:#98A2AF'>%2</span>")
                           .arg(count, names.isEmpty()
                                           ? tr("Click units on the table or in the roster")
                                           : names.join(QStringLiteral(", "))));
        const auto refusal = session_.game().refusalOf(chosen());
        clear->setEnabled(!names.isEmpty());
        confirm->setText(QuestionWords::confirm(asked, static_cast<int>(names.size())));
        confirm->setEnabled(!refusal);
        confirm->setToolTip(refusal ? MessageWords::said(*refusal) : QString());
    };
    connect(&session_.choice(), &UnitChoice::tickedChanged, confirm, follow);
    connect(clear, &KeyButton::clicked, this, [this, asked] {
        for (const engine::Option& option : asked.options)
            if (const auto* unit = std::get_if<engine::UnitId>(&option);
                unit && session_.choice().isTicked(*unit))
                session_.choice().tick(*unit);
    });
    connect(confirm, &KeyButton::clicked, this, [this, chosen] { session_.answer(chosen()); });
    follow();
}

void AnswerControls::offerSeveral(const engine::Question& question) {
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const engine::Option& option = question.options[i];
        KeyButton* button = add(QuestionWords::option(option, question, session_.view()),
                                QuestionWords::optionIcon(option, session_.view()), numberKey());
        button->setCheckable(true);
        pointAt(button, option);
    }
    const std::vector<KeyButton*> choices = buttons_;
    KeyButton* confirm = add({}, QStringLiteral("actions/finish"), enterKey);
    confirm->makePrimary();
    const auto chosen = [choices] {
        engine::PickSeveral several;
        for (std::size_t i = 0; i < choices.size(); ++i)
            if (choices[i]->isChecked()) several.options.push_back(static_cast<int>(i));
        return several;
    };
    const engine::Question asked = question;
    const auto follow = [this, confirm, chosen, asked] {
        const auto refusal = session_.game().refusalOf(chosen());
        confirm->setText(QuestionWords::confirm(asked, static_cast<int>(chosen().options.size())));
        confirm->setEnabled(!refusal);
        confirm->setToolTip(refusal ? MessageWords::said(*refusal) : QString());
    };
    for (KeyButton* choice : choices) connect(choice, &KeyButton::toggled, this, follow);
    connect(confirm, &KeyButton::clicked, this, [this, chosen] { session_.answer(chosen()); });
    follow();
}

void AnswerControls::offerCount(const engine::Question& question) {
    if (question.most - question.least < mostNumberButtons) {
        for (int count = question.least; count <= question.most; ++count) {
            KeyButton* button = add(QuestionWords::count(question, count), {},
                                    count <= 9 ? QString::number(count) : QString());
            connect(button, &KeyButton::clicked, this,
                    [this, count] { session_.answer(engine::Count{count}); });
        }
        return;
    }
    auto* number = new QSpinBox(this);
    number->setRange(question.least, question.most);
    number->setValue(question.most);
    layout()->addWidget(number);
    number->show();
    KeyButton* confirm = add(tr("Confirm"), QStringLiteral("actions/finish"), enterKey);
    confirm->makePrimary();
    connect(confirm, &KeyButton::clicked, this,
            [this, number] { session_.answer(engine::Count{number->value()}); });
}

void AnswerControls::offerDice() {
    KeyButton* typed =
        add(tr("Type in the dice"), QStringLiteral("dice/attack_white_hit"), enterKey);
    typed->makePrimary();
    connect(typed, &KeyButton::clicked, this, &AnswerControls::diceWanted);
    KeyButton* thrown = add(tr("Roll for us"), QStringLiteral("dice/attack_red"), numberKey());
    connect(thrown, &KeyButton::clicked, this,
            [this] { session_.answer(session_.game().seededDice()); });
}

void AnswerControls::offerDraw(const engine::Question& question) {
    KeyButton* drawn = add(tr("Draw for us"), QStringLiteral("tokens/order"), enterKey);
    drawn->makePrimary();
    connect(drawn, &KeyButton::clicked, this,
            [this] { session_.answer(session_.game().seededChance()); });
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const engine::Option& option = question.options[i];
        if (i > 0 && question.options[i - 1] == option) continue;
        KeyButton* button = add(QuestionWords::option(option, question, session_.view()),
                                QuestionWords::optionIcon(option, session_.view()), numberKey());
        connect(button, &KeyButton::clicked, this,
                [this, i] { session_.answer(engine::Draw{static_cast<int>(i)}); });
    }
}

bool AnswerControls::press(const QString& key) {
    for (KeyButton* button : buttons_) {
        if (button->key().compare(key, Qt::CaseInsensitive) != 0) continue;
        if (button->isEnabled()) button->click();
        return true;
    }
    return false;
}

}  // namespace sightline::app

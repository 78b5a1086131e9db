#include "app/window/shell/answers/form_controls.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <algorithm>

#include "app/window/shell/answers/guided_button.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/flow_layout.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {

constexpr int mostNumberButtons = 9;

}  // namespace

FormControls::FormControls(GameSession& session, Size size, QWidget* parent)
    : QWidget(parent), session_(session), size_(size) {
    if (size == Size::bar) {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(5);
    } else {
        new FlowLayout(this, 6);
    }
}

void FormControls::clear() {
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

KeyButton* FormControls::add(const QString& text, const QString& icon, const QString& key) {
    auto* button = new KeyButton(text, icon, key, this);
    if (size_ == Size::bar) button->makeLarge();
    if (size_ == Size::bar && low_) button->makeLow();
    layout()->addWidget(button);
    button->show();
    buttons_.push_back(button);
    return button;
}

QString FormControls::numberKey() const {
    const std::size_t next = buttons_.size() + 1;
    return next <= 9 ? QString::number(next) : QString();
}

void FormControls::offer(const engine::Question* question) {
    clear();
    if (!question || session_.watching() || offerSpecially(*question)) return;
    switch (question->form) {
        case engine::AnswerForm::pick:
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
            connect(confirm, &KeyButton::clicked, this, &FormControls::placesConfirmed);
            break;
        }
        case engine::AnswerForm::dice:
            return offerDice();
        case engine::AnswerForm::draw:
            return offerDraw(*question);
        case engine::AnswerForm::spot: {
            KeyButton* here = add(tr("Place it here"), QStringLiteral("actions/finish"), enterKey);
            here->makePrimary();
            connect(here, &KeyButton::clicked, this, &FormControls::placesConfirmed);
            break;
        }
    }
    if (!session_.canUndo()) return;
    KeyButton* cancel = add(tr("Cancel"), QStringLiteral("actions/undo"), tr("Esc"));
    cancel->setToolTip(tr("Choose another action"));
    connect(cancel, &KeyButton::clicked, this, &FormControls::cancelWanted);
}

void FormControls::pick(int option) { session_.answer(engine::Pick{option}); }

void FormControls::pointAt(const KeyButton* button, const engine::Option& option) {
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

void FormControls::offerOptions(const engine::Question& question) {
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const engine::Option& option = question.options[i];
        KeyButton* button = add(optionText(option, question), optionIcon(option), numberKey());
        connect(button, &KeyButton::clicked, this, [this, i] { pick(static_cast<int>(i)); });
        pointAt(button, option);
        guide(*button, session_, question, option);
    }
}

// Adds the controls for an answer with several units, which players click on the table or in the
// list of armies. The controls show the chosen units.
void FormControls::offerUnits(const engine::Question& question) {
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
            names << optionText(asked.options[static_cast<std::size_t>(option)], asked)
                         .toHtmlEscaped();
        const QString count = asked.least == asked.most
                                  ? tr("%1 of %2 chosen").arg(names.size()).arg(asked.most)
                                  : tr("%1 chosen, up to %2").arg(names.size()).arg(asked.most);
        words->setText(QStringLiteral("<b>%1</b><br><span style='color:%3'>%2</span>")
                           .arg(count,
                                names.isEmpty() ? tr("Click units on the table or in the roster")
                                                : names.join(QStringLiteral(", ")),
                                theme::muted().name()));
        const auto refusal = session_.game().refusalOf(chosen());
        clear->setEnabled(!names.isEmpty());
        clear->setToolTip(names.isEmpty() ? tr("No unit is chosen yet") : QString());
        confirm->setText(confirmText(asked, static_cast<int>(names.size())));
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

void FormControls::offerSeveral(const engine::Question& question) {
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const engine::Option& option = question.options[i];
        KeyButton* button = add(optionText(option, question), optionIcon(option), numberKey());
        button->setCheckable(true);
        pointAt(button, option);
        guide(*button, session_, question, option);
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
        confirm->setText(confirmText(asked, static_cast<int>(chosen().options.size())));
        confirm->setEnabled(!refusal);
        confirm->setToolTip(refusal ? MessageWords::said(*refusal) : QString());
    };
    for (KeyButton* choice : choices) connect(choice, &KeyButton::toggled, this, follow);
    connect(confirm, &KeyButton::clicked, this, [this, chosen] { session_.answer(chosen()); });
    follow();
}

void FormControls::offerCount(const engine::Question& question) {
    if (question.most - question.least < mostNumberButtons) {
        for (int count = question.least; count <= question.most; ++count) {
            KeyButton* button = add(countText(question, count), {},
                                    count <= 9 ? QString::number(count) : QString());
            connect(button, &KeyButton::clicked, this,
                    [this, count] { session_.answer(engine::Count{count}); });
        }
        return;
    }
    auto* number = new QSpinBox(this);
    number->setRange(question.least, question.most);
    number->setValue(question.most);
    number->setAccessibleName(tr("Number"));
    layout()->addWidget(number);
    number->show();
    KeyButton* confirm = add(tr("Confirm"), QStringLiteral("actions/finish"), enterKey);
    confirm->makePrimary();
    connect(confirm, &KeyButton::clicked, this,
            [this, number] { session_.answer(engine::Count{number->value()}); });
}

void FormControls::offerDice() {
    KeyButton* typed =
        add(tr("Type in the dice"), QStringLiteral("dice/attack_white_hit"), enterKey);
    typed->makePrimary();
    connect(typed, &KeyButton::clicked, this, &FormControls::diceWanted);
    KeyButton* thrown = add(tr("Roll for us"), QStringLiteral("dice/attack_red"), numberKey());
    connect(thrown, &KeyButton::clicked, this,
            [this] { session_.answer(session_.game().seededDice()); });
}

void FormControls::offerDraw(const engine::Question& question) {
    KeyButton* drawn = add(tr("Draw for us"), QStringLiteral("tokens/order"), enterKey);
    drawn->makePrimary();
    connect(drawn, &KeyButton::clicked, this,
            [this] { session_.answer(session_.game().seededChance()); });
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const engine::Option& option = question.options[i];
        if (i > 0 && question.options[i - 1] == option) continue;
        KeyButton* button = add(optionText(option, question), optionIcon(option), numberKey());
        connect(button, &KeyButton::clicked, this,
                [this, i] { session_.answer(engine::Draw{static_cast<int>(i)}); });
    }
}

bool FormControls::press(const QString& key) {
    for (KeyButton* button : buttons_) {
        if (button->key().compare(key, Qt::CaseInsensitive) != 0) continue;
        if (button->isEnabled())
            button->click();
        else if (!button->toolTip().isEmpty())
            emit greyPressed(button->toolTip());
        return true;
    }
    return false;
}

}  // namespace sightline::app

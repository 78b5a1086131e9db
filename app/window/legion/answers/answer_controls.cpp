#include "app/window/legion/answers/answer_controls.h"

#include <algorithm>
#include <set>
#include <string>

#include "app/window/legion/words/question_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/answers/guided_button.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/words/message_words.h"
#include "app/window/shell/words/table_words.h"
#include "engine/legion/advice/choices/option_effect.h"
#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {
namespace {

/// An action that has a button. The button of an illegal action is grey if `always` is true, and
/// otherwise hidden.
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

// The part of the action's id that several actions share, such as the claims of two assets.
std::string kindOf(const engine::Question& question, int name) {
    const auto place = static_cast<std::size_t>(name);
    const std::string& id = place < question.ids.size() && !question.ids[place].empty()
                                ? question.ids[place]
                                : question.names[place];
    return id.substr(0, id.find(':'));
}

// The tool tip of a free action. Its text comes from a card of the acting unit.
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

QString AnswerControls::optionText(const engine::Option& option,
                                   const engine::Question& question) const {
    return QuestionWords::option(option, question, session().view());
}

QString AnswerControls::optionIcon(const engine::Option& option) const {
    return QuestionWords::optionIcon(option, session().view());
}

QString AnswerControls::countText(const engine::Question& question, int count) const {
    return QuestionWords::count(question, count);
}

QString AnswerControls::confirmText(const engine::Question& question, int chosen) const {
    return QuestionWords::confirm(question, chosen);
}

bool AnswerControls::offerSpecially(const engine::Question& question) {
    if (question.form != engine::AnswerForm::pick) return false;
    if (question.ask == engine::Ask::chooseAction) {
        offerActions(question);
        return true;
    }
    if (question.ask == engine::Ask::chooseUnitToActivate && size() == Size::bar) {
        offerActivation(question);
        return true;
    }
    return false;
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
        button->setToolTip(legal ? effectOf(question, shown.action)
                                 : whyNot(question, shown.action));
        const int option = static_cast<int>(found - question.options.begin());
        if (!legal) continue;
        connect(button, &KeyButton::clicked, this, [this, option] { pick(option); });
        guide(*button, session(), question, engine::Option(shown.action));
    }
    offerCardActions(question);
}

// Adds a button for each legal Card action of the unit, and one grey button for each kind of Card
// action of which none is legal now.
void AnswerControls::offerCardActions(const engine::Question& question) {
    const auto place = [&](int name) {
        const auto offers = [&](const engine::Option& option) {
            const auto* action = std::get_if<engine::CardAction>(&option);
            return action && action->name == name;
        };
        return std::find_if(question.options.begin(), question.options.end(), offers) -
               question.options.begin();
    };
    const auto none = static_cast<std::ptrdiff_t>(question.options.size());
    const int count = static_cast<int>(question.names.size());
    std::set<std::string> kinds;
    for (int name = 0; name < count; ++name)
        if (place(name) < none) kinds.insert(kindOf(question, name));
    for (int name = 0; name < count; ++name) {
        const std::ptrdiff_t option = place(name);
        if (option < none) {
            offerCardAction(question, static_cast<int>(option));
        } else if (kinds.insert(kindOf(question, name)).second) {
            KeyButton* button = add(QuestionWords::named(question, name), {}, {});
            button->setEnabled(false);
            button->setToolTip(whyNot(question, engine::CardAction{name, 0}));
        }
    }
}

void AnswerControls::offerCardAction(const engine::Question& question, int option) {
    const engine::Option& offered = question.options[static_cast<std::size_t>(option)];
    KeyButton* button =
        add(QuestionWords::option(offered, question, session().view()), {}, numberKey());
    button->setToolTip(tipOf(std::get<engine::CardAction>(offered), question, session().view()));
    connect(button, &KeyButton::clicked, this, [this, option] { pick(option); });
    guide(*button, session(), question, offered);
}

// The effect of a legal action, with the page of the question.
QString AnswerControls::effectOf(const engine::Question& question, engine::Action action) const {
    const QString page = pageWords(question.citation.page);
    const QString words =
        MessageWords::said(engine::effectOf(engine::Option(action), question, session().view()));
    return page.isEmpty() ? words : QStringLiteral("%1 (%2)").arg(words, page);
}

// The reason of the game for an option that is not legal now. While a result is hidden, the open
// question of the game can be another one than the shown question.
QString AnswerControls::whyNot(const engine::Question& question, engine::Option option) const {
    const engine::Question* open = session().running() ? session().game().question() : nullptr;
    const bool same = open && open->ask == question.ask && open->unit == question.unit;
    const auto refusal =
        same ? session().game().refusalOf(engine::Pick{-1, std::move(option)}) : std::nullopt;
    return refusal ? MessageWords::said(*refusal) : tr("Not a legal action for this unit now");
}

void AnswerControls::offerActivation(const engine::Question& question) {
    const auto selected = session().choice().selected();
    const auto found = selected ? std::find(question.options.begin(), question.options.end(),
                                            engine::Option(*selected))
                                : question.options.end();
    const bool legal = found != question.options.end();
    const QString name = legal ? UnitWords::label(session().view(), *selected) : tr("a unit");
    // Activating a unit may roll dice. So Enter activates only a unit that was selected for this
    // question.
    const bool meant = legal && session().choice().selectedForThis();
    KeyButton* button = add(tr("Activate %1").arg(name), QStringLiteral("tokens/order"),
                            meant || !legal ? enterKey : QString());
    if (meant) button->makePrimary();
    button->setEnabled(legal);
    if (!legal) button->setToolTip(tr("Select a unit that has not activated yet"));
    if (legal && !meant) button->setToolTip(tr("Select it again, then press Enter to activate it"));
    const int option = static_cast<int>(found - question.options.begin());
    if (legal) {
        connect(button, &KeyButton::clicked, this, [this, option] { pick(option); });
        guide(*button, session(), question, engine::Option(*selected));
    }
    KeyButton* next = add(tr("Next unit"), QStringLiteral("actions/frame_selection"), tr("N"));
    const std::vector<engine::Option> options = question.options;
    connect(next, &KeyButton::clicked, this, [this, options, option, legal] {
        const std::size_t after = legal ? static_cast<std::size_t>(option) + 1 : 0;
        if (const auto* unit = std::get_if<engine::UnitId>(&options[after % options.size()]))
            session().choice().select(*unit);
    });
    offerTurnChoices(question);
}

void AnswerControls::offerTurnChoices(const engine::Question& question) {
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const auto* choice = std::get_if<engine::TurnChoice>(&question.options[i]);
        if (!choice) continue;
        const bool draws = *choice == engine::TurnChoice::drawOrderToken;
        KeyButton* button =
            add(QuestionWords::option(*choice, question, session().view()),
                QuestionWords::optionIcon(*choice, session().view()), draws ? tr("O") : tr("P"));
        const auto& side = session().view().command[static_cast<std::size_t>(question.player)];
        button->setToolTip(draws ? tr("Order tokens in the pool: %1").arg(side.pool.size())
                                 : tr("Advantage tokens in the pass pool: %1").arg(side.passPool));
        guide(*button, session(), question, question.options[i]);
        connect(button, &KeyButton::clicked, this, [this, i] { pick(static_cast<int>(i)); });
    }
}

}  // namespace sightline::app

#include "app/window/legion/learn/lesson_words.h"

#include <QLocale>
#include <QStringList>

#include "app/window/legion/words/question_words.h"
#include "app/window/legion/words/unit_words.h"

namespace sightline::app {
namespace {

QString nameOfCard(const std::string& id, const engine::Catalogue& cards) {
    std::string name = id;
    if (const auto* unit = cards.unit(id)) name = unit->card.name;
    if (const auto* upgrade = cards.upgrade(id)) name = upgrade->facts.name;
    if (const auto* command = cards.command(id)) name = command->facts.name;
    if (const auto* battle = cards.battleCard(id)) name = battle->facts.name;
    return QString::fromStdString(name);
}

}  // namespace

QString LessonWords::of(const engine::lessons::LessonText& text) {
    const bool french = QLocale().language() == QLocale::French && !text.fr.empty();
    return QString::fromStdString(french ? text.fr : text.en);
}

QString LessonWords::answer(const engine::Answer& answer, const engine::Question& question,
                            const engine::View& view) {
    QStringList names;
    for (const engine::Option& option : engine::lessons::pickedOptions(question, answer))
        names << QuestionWords::option(option, question, view);
    if (!names.isEmpty()) return tr("Choose: %1").arg(names.join(QStringLiteral(", ")));
    if (std::holds_alternative<engine::PickSeveral>(answer)) return tr("Choose nothing.");
    if (const auto* count = std::get_if<engine::Count>(&answer))
        return tr("Choose: %1").arg(QuestionWords::count(question, count->count));
    if (std::holds_alternative<engine::MoveAnswer>(answer))
        return tr("Drag the leader to the translucent figure.");
    if (std::holds_alternative<engine::Places>(answer) ||
        std::holds_alternative<engine::Spot>(answer))
        return tr("Accept the proposed places: press Enter.");
    return {};
}

QString LessonWords::change(const engine::lessons::ArmyChange& change,
                            const engine::Catalogue& cards) {
    const bool adds = change.remove.empty();
    const QString card = nameOfCard(adds ? change.add : change.remove, cards);
    if (change.unit.empty()) return adds ? tr("Add %1.").arg(card) : tr("Remove %1.").arg(card);
    const QString unit = nameOfCard(change.unit, cards);
    return adds ? tr("Give %1 to the unit %2.").arg(card, unit)
                : tr("Take %1 from the unit %2.").arg(card, unit);
}

QString LessonWords::look(const engine::lessons::Look& look, const engine::View& view) {
    if (look.inspected)
        return tr("Click %1 on the table or in the list.")
            .arg(UnitWords::label(view, *look.inspected));
    if (!look.measured.empty())
        return tr("Press M, then drag from %1 to %2.")
            .arg(UnitWords::label(view, look.measured.front()),
                 UnitWords::label(view, look.measured.back()));
    if (look.turned > 0.0) return tr("Drag with the right mouse button, or hold Q or R.");
    return tr("Roll the mouse wheel over the table.");
}

}  // namespace sightline::app

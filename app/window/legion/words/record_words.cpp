#include "app/window/legion/words/record_words.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

#include "app/window/legion/words/number_words.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/legion/words/reckoning_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/words/heading_words.h"
#include "app/window/shell/words/message_words.h"
#include "app/window/shell/words/table_words.h"

namespace sightline::app {
namespace {

using engine::Happening;

/// A ruling, and the data for its sentence.
struct RulingSentence {
    const engine::Ruling& ruling;
    const engine::View& view;

    QString who() const { return UnitWords::label(view, ruling.unit); }
    QString whom() const { return UnitWords::label(view, ruling.other); }
    QString mini() const { return UnitWords::label(view, ruling.mini); }
    QString verdict() const { return RecordWords::verdict(ruling); }
    QString player() const { return ruling.player ? theme::nameOf(*ruling.player) : QString(); }
    double number(const char* name) const {
        for (const auto& one : ruling.numbers)
            if (one.name == name) return one.value;
        return 0.0;
    }
    int whole(const char* name) const { return static_cast<int>(std::lround(number(name))); }
    /// ", visible by 0.31 in". Empty if the margin is large.
    QString margin() const {
        for (const auto& one : ruling.numbers)
            if (one.name == "margin" || one.name == "margin, unproven")
                return QStringLiteral(", ") + marginWords(one.value, one.name == "margin");
        return {};
    }
    /// The subject of the sentence: the miniature if there is one, otherwise the unit, otherwise
    /// the player.
    QString subject() const {
        if (!ruling.mini.none()) return mini();
        return ruling.unit.none() ? player() : who();
    }
};

bool isLength(const std::string& name) {
    for (const char* length :
         {"distance", "margin", "margin, unproven", "inches", "to the next band", "up"})
        if (name == length) return true;
    return false;
}

// The text of a card action, which has its own name.
QString actionMade(const RulingSentence& said) {
    const auto& numbers = said.ruling.numbers;
    const bool byKind = std::any_of(numbers.begin(), numbers.end(),
                                    [](const auto& one) { return one.name == "action"; });
    return byKind ? QuestionWords::action(static_cast<engine::Action>(said.whole("action")))
                  : said.verdict();
}

bool has(const engine::Ruling& ruling, const char* name) {
    return std::any_of(ruling.numbers.begin(), ruling.numbers.end(),
                       [&](const auto& one) { return one.name == name; });
}

}  // namespace

// The keyword that changed a number or the dice of an attack, and the result.
QString RecordWords::modified(const engine::Ruling& ruling, const engine::View& view) {
    const RulingSentence said{ruling, view};
    const auto line = [&](const QString& text, const char* number) {
        return text.arg(said.who(), said.verdict()).arg(said.whole(number));
    };
    if (has(ruling, "more dice"))
        return line(tr("%1: %2, more dice for an aim token: %3"), "more dice");
    if (has(ruling, "cover improved"))
        return line(tr("%1: %2, cover improved by %3"), "cover improved");
    if (has(ruling, "cover reduced"))
        return line(tr("%1: %2, cover reduced by %3"), "cover reduced");
    if (has(ruling, "hits turned to crits"))
        return line(tr("%1: %2, hits turned to crits: %3"), "hits turned to crits");
    if (has(ruling, "hits canceled")) return line(tr("%1: %2, hits canceled: %3"), "hits canceled");
    if (has(ruling, "blocks canceled"))
        return line(tr("%1: %2, blocks canceled: %3"), "blocks canceled");
    if (has(ruling, "blocks spared")) return line(tr("%1: %2, blocks spared: %3"), "blocks spared");
    return tr("%1: %2, no block is canceled").arg(said.who(), said.verdict());
}

// The player who changed something by hand, the changed object, and the previous value.
QString RecordWords::adjustment(const engine::Ruling& ruling, const engine::View& view) {
    const RulingSentence said{ruling, view};
    const QString about = ruling.mini.none() ? said.who() : said.mini();
    const bool counted = !ruling.numbers.empty() && ruling.numbers.front().name == "before";
    const QString what = counted ? tr("%1, %2 to %3")
                                       .arg(said.verdict())
                                       .arg(said.whole("before"))
                                       .arg(said.whole("after"))
                                 : said.verdict();
    // The sandbox has no turns, so no player decides.
    if (view.sandbox) return about.isEmpty() ? what : tr("%1: %2").arg(about, what);
    return about.isEmpty() ? tr("%1 adjusts: %2").arg(said.player(), what)
                           : tr("%1 adjusts %2: %3").arg(said.player(), about, what);
}

QString RecordWords::line(const engine::Ruling& ruling, const engine::View& view) {
    QString said = sentence(ruling, view);
    const QStringList changes = ReckoningWords::changes(ruling.reckonings);
    if (changes.isEmpty()) return said;
    return QStringLiteral("%1 (%2)").arg(said, changes.join(QStringLiteral(", ")));
}

QString RecordWords::sentence(const engine::Ruling& ruling, const engine::View& view) {
    const RulingSentence said{ruling, view};
    switch (ruling.happening) {
        case Happening::gameStarted:
            return tr("The battle begins");
        case Happening::roundStarted:
            return tr("Round %1").arg(ruling.round);
        case Happening::turnStarted:
            return tr("%1's turn").arg(said.player());
        case Happening::unitActivated:
            return tr("%1 activates").arg(said.who());
        case Happening::actionMade:
            return tr("%1: %2").arg(said.who(), actionMade(said));
        case Happening::moved:
            return tr("%1 moves %2").arg(said.who(), inches(said.number("inches")));
        case Happening::deployed:
            return tr("%1 deploys").arg(said.who());
        case Happening::orderTokenDrawn:
            return tr("%1 draws an order token").arg(said.player());
        case Happening::placed:
            return tr("%1 closes up to its unit leader").arg(said.who());
        case Happening::rallied:
            return tr("%1 rallies, suppression removed: %2")
                .arg(said.who())
                .arg(said.whole("removed"));
        case Happening::attackDeclared:
            return tr("%1 attacks %2").arg(said.who(), said.whom());
        case Happening::rangeMeasured:
            return tr("%1 at %2, %3")
                .arg(said.whom().isEmpty() ? said.subject() : said.whom(),
                     bandWords(said.number("band")).toLower(), inches(said.number("distance")));
        case Happening::lineOfSight:
            return (ruling.witness ? tr("%1: in LOS of the unit leader")
                                   : tr("%1: not in LOS of the unit leader"))
                       .arg(said.subject()) +
                   said.margin();
        case Happening::miniatureEligible:
            return tr("%1 is eligible to attack").arg(said.mini());
        case Happening::resultsCompared:
            return tr("Hits and crits %1, blocks %2, wounds %3")
                .arg(said.whole("hits and crits"))
                .arg(said.whole("blocks"))
                .arg(said.whole("wounds"));
        case Happening::woundAssigned:
            return tr("%1 suffers wounds: %2").arg(said.subject()).arg(said.whole("wounds"));
        case Happening::attackEnded:
            return tr("The attack is resolved");
        case Happening::miniatureDefeated:
            return tr("%1 is defeated").arg(said.subject());
        case Happening::unitDefeated:
            return tr("%1 is defeated").arg(said.who());
        case Happening::unitLeaderChosen:
            return tr("New unit leader: %1").arg(said.subject());
        case Happening::unitActivationEnded:
            return tr("%1 has finished its activation").arg(said.who());
        case Happening::roundEnded:
            return tr("Round %1 ends").arg(ruling.round);
        case Happening::gameWon:
            return tr("%1 wins the battle").arg(said.player());
        case Happening::gameDrawn:
            return tr("The battle is a draw");
        case Happening::adjusted:
            return adjustment(ruling, view);
        case Happening::rerollModified:
        case Happening::coverModified:
        case Happening::attackDiceModified:
        case Happening::defenseDiceModified:
            return modified(ruling, view);
        default:
            break;
    }
    const QString subject = said.subject();
    return subject.isEmpty() ? said.verdict() : tr("%1: %2").arg(subject, said.verdict());
}

QString RecordWords::citation(const engine::Citation& citation) {
    const QString section = HeadingWords::of(citation.section);
    const QString date = QString::fromLatin1(engine::rulesDate);
    if (citation.document == engine::rulesReference2018)
        return tr("Rules Reference 1.1.0 p. %1, %2").arg(citation.page).arg(section);
    if (citation.page > 0)
        return tr("Core Rulebook p. %1, %2, rules of %3").arg(citation.page).arg(section, date);
    return section.isEmpty() ? tr("Our own reading, rules of %1").arg(date)
                             : tr("%1, rules of %2").arg(section, date);
}

QString RecordWords::verdict(const engine::Ruling& ruling) {
    return ruling.message.none() ? QString::fromStdString(ruling.verdict)
                                 : MessageWords::said(ruling.message);
}

QString RecordWords::numberName(const engine::Number& number) {
    QString name = NumberWords::name(number.name);
    if (!name.isEmpty()) name[0] = name[0].toUpper();
    return name;
}

QString RecordWords::numberValue(const engine::Number& number) {
    if (isLength(number.name)) return lengthWords(number.value, 2);
    if (std::abs(number.value - std::round(number.value)) < 1e-9)
        return QString::number(static_cast<long long>(std::llround(number.value)));
    return QLocale().toString(number.value, 'f', 2);
}

QString RecordWords::piece(const engine::View& view, const std::string& id) {
    const geometry::PieceInfo* info = view.battlefield.piece(id);
    return QString::fromStdString(info && !info->name.empty() ? info->name : id);
}

}  // namespace sightline::app

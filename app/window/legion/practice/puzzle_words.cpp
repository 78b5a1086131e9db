#include "app/window/legion/practice/puzzle_words.h"

#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {

using engine::puzzles::Counted;
using engine::puzzles::Subject;

QString PuzzleWords::said(const engine::puzzles::PuzzleText& text) {
    const bool french = QLocale().language() == QLocale::French;
    return QString::fromStdString(french ? text.fr : text.en);
}

QString PuzzleWords::subject(Subject subject) {
    switch (subject) {
        case Subject::movement:
            return tr("Movement");
        case Subject::sight:
            return tr("Line of sight");
        case Subject::cover:
            return tr("Cover");
        case Subject::targets:
            return tr("Choice of targets");
        case Subject::tokens:
            return tr("Tokens and dice");
        case Subject::orders:
            return tr("Orders and activations");
        case Subject::melee:
            return tr("Melee");
        case Subject::suppression:
            return tr("Suppression");
        case Subject::objectives:
            return tr("Objectives");
        case Subject::keywords:
            return tr("Keywords");
    }
    return {};
}

QString PuzzleWords::quantity(Counted what) {
    switch (what) {
        case Counted::woundsDealt:
            return tr("Expected wounds of enemies");
        case Counted::defeated:
            return tr("Expected number of defeated enemies");
        case Counted::reply:
            return tr("Expected wounds from the enemy's best attack");
        case Counted::seenBy:
            return tr("Enemies with line of sight to you");
        case Counted::targets:
            return tr("Attacks that are legal");
        case Counted::distance:
            return tr("Distance in inches");
        case Counted::cover:
            return tr("Cover");
        case Counted::contested:
            return tr("Contested objective tokens");
        case Counted::secured:
            return tr("Secured objective tokens");
        case Counted::suppressed:
            return tr("Suppressed enemies");
        case Counted::panicked:
            return tr("Panicked enemies");
        case Counted::inMelee:
            return tr("Your units in melee");
        case Counted::tokens:
            return tr("Tokens");
        case Counted::ordered:
            return tr("Your units with orders");
    }
    return {};
}

QString PuzzleWords::decisions(const Messages& words) {
    QStringList all;
    for (const Message& one : words) all << MessageWords::said(one);
    return all.isEmpty() ? tr("nothing") : all.join(tr(", then "));
}

QString PuzzleWords::number(double value) { return QLocale().toString(value, 'f', 2); }

QString PuzzleWords::amount(Counted what, double value) {
    if (what == Counted::cover) {
        const auto cover = std::clamp(std::lround(value), 0L, 2L);
        return cover == 0 ? tr("none") : cover == 1 ? tr("light") : tr("heavy");
    }
    // Expected numbers have decimals. Most numbers of units and tokens are whole.
    const bool whole = std::abs(value - std::round(value)) < 0.005;
    const bool expected =
        what == Counted::woundsDealt || what == Counted::reply || what == Counted::distance;
    return whole && !expected ? QLocale().toString(static_cast<int>(std::lround(value)))
                              : number(value);
}

QStringList PuzzleWords::quantities(const engine::puzzles::Puzzle& puzzle,
                                    const engine::puzzles::Outcome& outcome) {
    QStringList lines;
    for (std::size_t i = 0; i < outcome.sum.size(); ++i)
        lines << tr("%1: %2").arg(quantity(puzzle.value.sum[i].what),
                                  amount(puzzle.value.sum[i].what, outcome.sum[i]));
    for (std::size_t i = 0; i < outcome.needs.size(); ++i) {
        const engine::puzzles::Need& need = puzzle.needs[i];
        const double is = outcome.needs[i];
        const QString name = quantity(need.count.what);
        if (need.least && is < *need.least)
            lines << tr("%1: %2, but at least %3 is needed")
                         .arg(name, amount(need.count.what, is),
                              amount(need.count.what, *need.least));
        if (need.most && is > *need.most)
            lines << tr("%1: %2, but at most %3 is allowed")
                         .arg(name, amount(need.count.what, is),
                              amount(need.count.what, *need.most));
    }
    return lines;
}

QString PuzzleWords::reply(const engine::puzzles::Reply& reply, const engine::View& start) {
    if (reply.unit.none()) return tr("After this answer, no enemy can attack.");
    return tr("Best reply of the enemy: %1 (%2), %3 expected wounds for %4.")
        .arg(UnitWords::label(start, reply.unit), decisions(reply.words), number(reply.wounds),
             UnitWords::label(start, reply.defender));
}

}  // namespace sightline::app

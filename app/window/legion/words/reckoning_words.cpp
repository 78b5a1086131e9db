#include "app/window/legion/words/reckoning_words.h"

#include "app/window/legion/words/number_words.h"

namespace sightline::app {
namespace {

using engine::Reckoning;
constexpr int lastBand = 5;  // last range band; a range beyond this band has no limit

bool isChart(Reckoning::Number of) {
    return of == Reckoning::Number::attackSurges || of == Reckoning::Number::defenseSurges;
}

bool isPrinted(const Reckoning& number, std::size_t reason) {
    const engine::Reason& one = number.reasons[reason];
    const bool first = number.of == Reckoning::Number::range && reason == 0;
    return first || one.times > 0 || one.source.rule() == engine::SourceRule::unitCard;
}

QString chartWords(Reckoning::Number of, int chart) {
    if (chart <= 0) return ReckoningWords::tr("no chart");
    if (of == Reckoning::Number::defenseSurges) return ReckoningWords::tr("blocks");
    return chart == 1 ? ReckoningWords::tr("hits") : ReckoningWords::tr("crits");
}

QString furthest(int band) {
    return band > lastBand ? ReckoningWords::tr("beyond %1").arg(lastBand) : QString::number(band);
}

}  // namespace

QString ReckoningWords::title(const Reckoning& number) {
    const int total = number.total();
    switch (number.of) {
        case Reckoning::Number::attackSurges:
            return tr("Attack surges: %1").arg(chartWords(number.of, total));
        case Reckoning::Number::defenseSurges:
            return tr("Defense surges: %1").arg(chartWords(number.of, total));
        case Reckoning::Number::range:
            return tr("Range of %1: %2")
                .arg(QString::fromStdString(number.weapon), furthest(total));
        case Reckoning::Number::redDice:
            return tr("Red dice: %1").arg(total);
        case Reckoning::Number::blackDice:
            return tr("Black dice: %1").arg(total);
        case Reckoning::Number::whiteDice:
            return tr("White dice: %1").arg(total);
    }
    return {};
}

QString ReckoningWords::source(const engine::Reason& reason) {
    return NumberWords::source(reason.source);
}

QString ReckoningWords::share(const Reckoning& number, std::size_t reason) {
    const engine::Reason& one = number.reasons[reason];
    if (isChart(number.of)) return chartWords(number.of, number.upTo(reason + 1));
    if (one.times > 0)
        return QStringLiteral("%1 \u00D7 %2").arg(one.times).arg(one.amount / one.times);
    if (isPrinted(number, reason)) return furthest(one.amount);
    return (one.amount > 0 ? QStringLiteral("+") : QString()) + QString::number(one.amount);
}

QString ReckoningWords::inShort(const Reckoning& number) {
    if (number.reasons.empty()) return title(number);
    const bool saysAll = isChart(number.of) && number.reasons.size() == 1;
    QStringList reasons;
    for (std::size_t i = 0; i < number.reasons.size(); ++i)
        reasons << (saysAll
                        ? source(number.reasons[i])
                        : QStringLiteral("%1 %2").arg(source(number.reasons[i]), share(number, i)));
    return QStringLiteral("%1 (%2)").arg(title(number), reasons.join(QStringLiteral(", ")));
}

QStringList ReckoningWords::changes(const std::vector<Reckoning>& numbers) {
    QStringList names;
    for (const Reckoning& number : numbers)
        for (std::size_t i = 0; i < number.reasons.size(); ++i)
            if (!isPrinted(number, i)) names << source(number.reasons[i]);
    names.removeDuplicates();
    return names;
}

}  // namespace sightline::app

#include "app/window/legion/words/command_words.h"

#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {

QString CommandWords::whom(const engine::UnitFilter& filter) {
    engine::UnitFilter rest = filter;
    rest.rank.reset();
    const std::string anyUnit = engine::UnitFilter{}.words();
    if (filter.rank && rest.words() == anyUnit) return UnitWords::rank(*filter.rank);
    if (filter.words() == anyUnit) return tr("any unit");
    const QString words = MessageWords::said(filter.said());
    return words.left(1).toUpper() + words.mid(1);
}

QStringList CommandWords::orders(const engine::CommandCard& card) {
    QStringList lines;
    for (const engine::OrderPart& part : card.orders)
        lines << (part.count == 0
                      ? tr("every: %1").arg(whom(part.filter))
                      : QStringLiteral("%1 × %2").arg(part.count).arg(whom(part.filter)));
    if (lines.isEmpty()) lines << tr("no orders");
    return lines;
}

QString CommandWords::owner(const engine::CommandCard& card) {
    QStringList names;
    for (const std::string& name : card.belongsTo) names << QString::fromStdString(name);
    return names.join(card.needsAll ? QStringLiteral(" + ") : QStringLiteral(" / "));
}

QString CommandWords::effect(const engine::CommandCard& card) {
    QStringList lines;
    if (!card.effect.empty()) {
        const QString text = MessageWords::cardText(card.effect);
        lines << text.left(1).toUpper() + text.mid(1);
    }
    if (card.returnsToHand) lines << tr("Returns to the hand at the end of the Command Phase");
    return lines.join(QStringLiteral(". "));
}

QString CommandWords::leftOf(const engine::CommandCard& card) {
    QStringList parts;
    for (const std::string& clause : card.byHand) parts << MessageWords::cardText(clause);
    return parts.join(QStringLiteral(", "));
}

QString CommandWords::all(const engine::CommandCard& card) {
    QStringList lines{QString::fromStdString(card.name), tr("Pips: %1").arg(card.pips)};
    if (!owner(card).isEmpty()) lines << owner(card);
    lines << tr("Orders: %1").arg(orders(card).join(QStringLiteral(", ")));
    if (!effect(card).isEmpty()) lines << effect(card);
    if (!card.byHand.empty())
        lines << tr("Automated in part: the players apply %1").arg(leftOf(card));
    else if (!card.automated)
        lines << tr("Not yet automated: the players apply it themselves");
    return lines.join(QLatin1Char('\n'));
}

}  // namespace sightline::app

#include "app/window/legion/words/record_words.h"

#include "app/window/legion/words/number_words.h"
#include "app/window/legion/words/reckoning_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/words/heading_words.h"
#include "app/window/shell/words/message_words.h"
#include "app/window/shell/words/table_words.h"
#include "engine/legion/rules/state/record_sentence.h"
#include "engine/legion/rules/state/record_values.h"

namespace sightline::app {
namespace {

/// The margin of a line of sight or a range as text, such as ", visible by 0.31 in". Empty if the
/// record entry has no margin.
QString marginOf(const engine::Ruling& ruling) {
    using engine::NumberId;
    for (const NumberId one : {NumberId::margin, NumberId::marginUnproven})
        if (const auto found = valueOf(ruling, one))
            return QStringLiteral(", ") + marginWords(*found, one == NumberId::margin);
    return {};
}

}  // namespace

QString RecordWords::line(const engine::Ruling& ruling, const engine::View& view) {
    const engine::RecordSentence sentence = engine::sentenceOf(ruling, view, !view.sandbox);
    QString line = MessageWords::said(sentence.says);
    if (ruling.happening == engine::Happening::lineOfSight) line += marginOf(ruling);
    if (!ruling.mini.none())
        if (const QString card = UnitWords::carries(view, ruling.mini); !card.isEmpty())
            line += QStringLiteral(" · ") + card;
    QStringList more;
    if (sentence.numbers)
        for (const engine::Number& one : ruling.numbers)
            more << QStringLiteral("%1 %2").arg(NumberWords::name(one.name),
                                                NumberWords::value(one));
    more << ReckoningWords::changes(ruling.reckonings);
    if (more.isEmpty()) return line;
    return QStringLiteral("%1 (%2)").arg(line, more.join(QStringLiteral(", ")));
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

QString RecordWords::piece(const engine::View& view, const std::string& id) {
    const geometry::PieceInfo* info = view.battlefield.piece(id);
    return QString::fromStdString(info && !info->name.empty() ? info->name : id);
}

}  // namespace sightline::app

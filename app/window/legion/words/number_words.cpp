#include "app/window/legion/words/number_words.h"

#include <QLocale>
#include <cmath>

#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/words/keyword_words.h"
#include "app/window/shell/words/message_words.h"
#include "app/window/shell/words/table_words.h"
#include "engine/legion/basics/words/units.h"

namespace sightline::app {

QString NumberWords::name(const engine::NumberName& name) {
    if (const auto* id = name.id())
        return QCoreApplication::translate(
            "NumberWords", engine::numberTable[static_cast<std::size_t>(*id)].name.text);
    if (const auto* token = name.token()) return MessageWords::said(engine::say::tokenWord(*token));
    return source(*name.source());
}

QString NumberWords::source(const engine::ReasonSource& source) {
    if (source.isByHand()) return tr("by hand");
    switch (source.rule()) {
        case engine::SourceRule::unitCard:
            return tr("unit card");
        case engine::SourceRule::effects:
            return tr("effects");
        case engine::SourceRule::immobilizeTokens:
            return tr("immobilize tokens");
        case engine::SourceRule::suppressed:
            return tr("suppressed");
        case engine::SourceRule::smoke:
            return tr("smoke tokens");
        case engine::SourceRule::byHand:
        case engine::SourceRule::printed:
            break;
    }
    return KeywordWords::label(source.name());
}

QString NumberWords::value(const engine::Number& number) {
    const long long whole = std::llround(number.value);
    switch (number.name.kind()) {
        case engine::NumberKind::length:
            return inches(number.value);
        case engine::NumberKind::rank:
            return UnitWords::rank(static_cast<engine::Rank>(whole));
        case engine::NumberKind::action:
            return MessageWords::said(engine::say::actionName(static_cast<engine::Action>(whole)));
        case engine::NumberKind::count:
            break;
    }
    if (std::abs(number.value - static_cast<double>(whole)) < 1e-9) return QString::number(whole);
    return QLocale().toString(number.value, 'f', 2);
}

}  // namespace sightline::app

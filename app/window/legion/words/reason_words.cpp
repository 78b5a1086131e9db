#include "app/window/legion/words/reason_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/window/legion/words/number_words.h"

namespace sightline::app {
namespace {

void addReasons(const engine::Term& term, QStringList& names) {
    for (const engine::Reason& one : term.reasons()) names << NumberWords::source(one.source);
    if (term.forbidden() && !term.reasons().empty())
        names << NumberWords::source(term.forbidden()->source);
}

}  // namespace

QString coverReasons(const engine::AttackTerms& terms) {
    QStringList names;
    addReasons(terms.coverImproved, names);
    addReasons(terms.coverReduced, names);
    if (!terms.covering.allowed()) names << NumberWords::source(terms.covering.forbidden()->source);
    return names.join(QStringLiteral(", "));
}

QString diceReasons(const engine::AttackTerms& terms, const std::vector<engine::Reason>& besides) {
    QStringList names;
    for (const engine::Term* term :
         {&terms.dicePerAim, &terms.critical, &terms.impact, &terms.dulled, &terms.rammed,
          &terms.armor, &terms.ionized, &terms.shields, &terms.luck, &terms.pierce})
        addReasons(*term, names);
    if (terms.pierce.total() > 0) addReasons(terms.spared, names);
    for (const engine::Reason& one : besides) names << NumberWords::source(one.source);
    if (names.isEmpty()) return {};
    return QCoreApplication::translate("TableWords", "With %1")
        .arg(names.join(QStringLiteral(", ")));
}

}  // namespace sightline::app

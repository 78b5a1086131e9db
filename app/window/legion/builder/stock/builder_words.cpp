#include "app/window/legion/builder/stock/builder_words.h"

#include <QLocale>

#include "app/window/shell/look/icons.h"
#include "app/window/shell/words/heading_words.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/lists/catalogue/unit_filter.h"

namespace sightline::app {
namespace {

// Converts a JSON pointer to text: "/weapons/0/dice" becomes "weapons 0 dice".
QString placeOf(const std::string& pointer) {
    QStringList words;
    for (QString part : QString::fromStdString(pointer).split(u'/', Qt::SkipEmptyParts))
        words << MessageWords::cardText(part.replace(u'_', u' ').toStdString());
    return words.join(u' ');
}

}  // namespace

QString BuilderWords::faction(const std::string& faction) {
    return MessageWords::said(engine::factionWord(faction));
}

QIcon BuilderWords::factionIcon(const std::string& faction) {
    if (faction == "mandalorians") return {};
    return icon(QStringLiteral("factions/") + QString::fromStdString(faction));
}

QString BuilderWords::size(engine::GameSize size) {
    const QString most = QLocale().toString(engine::rulesOf(size).mostPoints);
    switch (size) {
        case engine::GameSize::recon:
            return tr("Recon, %1 points").arg(most);
        case engine::GameSize::escalation:
            return tr("Escalation, %1 points").arg(most);
        case engine::GameSize::standard:
            return tr("Standard, %1 points").arg(most);
        case engine::GameSize::grandArmy:
            return tr("Grand army, %1 points").arg(most);
        case engine::GameSize::edition2018:
            return tr("Edition of 2018, %1 points").arg(most);
    }
    return {};
}

QString BuilderWords::slot(const std::string& slot) {
    if (slot == "armament") return tr("Armament");
    if (slot == "clan") return tr("Clan");
    if (slot == "command") return tr("Command");
    if (slot == "comms") return tr("Comms");
    if (slot == "crew") return tr("Crew");
    if (slot == "doctrine") return tr("Doctrine");
    if (slot == "force") return tr("Force");
    if (slot == "gear") return tr("Gear");
    if (slot == "generator") return tr("Generator");
    if (slot == "grenades") return tr("Grenades");
    if (slot == "hardpoint") return tr("Hardpoint");
    if (slot == "heavy weapon") return tr("Heavy weapon");
    if (slot == "ordnance") return tr("Ordnance");
    if (slot == "personnel") return tr("Personnel");
    if (slot == "pilot") return tr("Pilot");
    if (slot == "programming") return tr("Programming");
    if (slot == "squad leader") return tr("Squad leader");
    if (slot == "training") return tr("Training");
    return QString::fromStdString(slot);
}

QString BuilderWords::battleKind(engine::BattleEntry::Kind kind) {
    switch (kind) {
        case engine::BattleEntry::Kind::primary:
            return tr("Primary objectives");
        case engine::BattleEntry::Kind::secondary:
            return tr("Secondary objectives");
        case engine::BattleEntry::Kind::advantage:
            return tr("Advantages");
    }
    return {};
}

QString BuilderWords::mark(const engine::Mark& mark) {
    using MarkKind = engine::Mark::Kind;
    QString kind;
    switch (mark.kind) {
        case MarkKind::disputed:
            kind = tr("Disputed");
            break;
        case MarkKind::inferred:
            kind = tr("Inferred");
            break;
        case MarkKind::unknown:
            kind = tr("Unknown");
            break;
        case MarkKind::variable:
            kind = tr("Variable");
            break;
        case MarkKind::doubt:
            kind = tr("Doubtful");
            break;
        case MarkKind::note:
            kind = tr("Note");
            break;
    }
    const QString at = placeOf(mark.at);
    const QString note = MessageWords::cardText(mark.note);
    if (at.isEmpty()) return note.isEmpty() ? kind : tr("%1: %2").arg(kind, note);
    return note.isEmpty() ? tr("%1 (%2)").arg(kind, at) : tr("%1 (%2): %3").arg(kind, at, note);
}

QString BuilderWords::byHand(engine::EffectSource said) {
    switch (said) {
        case engine::EffectSource::data:
            return {};
        case engine::EffectSource::dataAsKnown:
            return tr(
                "Presumed complete: no source has the text of this card; the printed card decides");
        case engine::EffectSource::code:
            return tr("By hand: not automated yet, the players apply it");
        case engine::EffectSource::nobody:
            return tr("By hand: read the effect on the printed card");
    }
    return {};
}

QString BuilderWords::points(int points) {
    return points == 1 ? tr("1 point") : tr("%1 points").arg(QLocale().toString(points));
}

QString BuilderWords::activations(int count) {
    return count == 1 ? tr("1 activation") : tr("%1 activations").arg(count);
}

QString BuilderWords::miniatures(int count) {
    return count == 1 ? tr("1 miniature") : tr("%1 miniatures").arg(count);
}

QString BuilderWords::pips(int pips) { return pips == 1 ? tr("1 pip") : tr("%1 pips").arg(pips); }

QString BuilderWords::citation(const engine::Citation& citation) {
    if (citation.document == engine::rulesReference2018)
        return tr("Rules Reference 1.1.0 p. %1, %2")
            .arg(citation.page)
            .arg(HeadingWords::of(citation.section));
    return tr("p. %1, %2").arg(citation.page).arg(HeadingWords::of(citation.section));
}

QString BuilderWords::line(const engine::ArmyObjection& objection) {
    return tr("%1; %2 (%3)")
        .arg(MessageWords::said(objection.what), MessageWords::said(objection.wayOut),
             citation(objection.citation));
}

QString BuilderWords::nameOf(const engine::UnitEntry& entry) {
    const QString name = QString::fromStdString(entry.facts.shownName());
    const QString title = titleOf(entry);
    return title.isEmpty() ? name : QStringLiteral("%1, %2").arg(name, title);
}

QString BuilderWords::titleOf(const engine::UnitEntry& entry) {
    const QString title = QString::fromStdString(entry.card.title);
    return QString::fromStdString(entry.facts.shownName()).endsWith(title) ? QString() : title;
}

}  // namespace sightline::app

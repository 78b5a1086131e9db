#include "app/window/builder/list_print.h"

#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QSaveFile>
#include <QTextDocument>
#include <QUrl>
#include <memory>
#include <utility>

#include "app/window/builder/army_model.h"
#include "app/window/builder/builder_words.h"
#include "app/window/icons.h"
#include "app/window/unit_words.h"
#include "engine/army/equip.h"

namespace sightline::app {
namespace {

/// Its static tr() is where these words are translated.
struct Said {
    Q_DECLARE_TR_FUNCTIONS(ListPrint)
};

constexpr engine::Die allDice[] = {engine::Die::redAttack, engine::Die::blackAttack,
                                   engine::Die::whiteAttack, engine::Die::redDefense,
                                   engine::Die::whiteDefense};

QString escaped(const std::string& text) { return QString::fromStdString(text).toHtmlEscaped(); }

QString dieImage(engine::Die die) {
    return QStringLiteral("<img src=\"die:%1\" width=\"11\" height=\"11\">")
        .arg(static_cast<int>(die));
}

QString weaponLine(const engine::Weapon& weapon) {
    QString line = QStringLiteral("%1, %2 ").arg(escaped(weapon.name),
                                                 UnitWords::range(weapon).toHtmlEscaped());
    for (const engine::Die die : weapon.dice.dice()) line += dieImage(die);
    QStringList words;
    for (const auto& keyword : weapon.keywords)
        words << UnitWords::keyword(keyword).toHtmlEscaped();
    if (!words.isEmpty())
        line += QStringLiteral(" <i>%1</i>").arg(words.join(QStringLiteral(", ")));
    return line;
}

QString statLine(const engine::UnitCard& card, int miniatures) {
    const bool vehicle = engine::isVehicle(card.type);
    const auto nerve = vehicle ? card.resilience : card.courage;
    const QString value = nerve ? QString::number(*nerve) : QStringLiteral("\u2013");
    return BuilderWords::miniatures(miniatures) + QStringLiteral(" \u00B7 ") +
           Said::tr("wounds %1").arg(card.wounds) + QStringLiteral(" \u00B7 ") +
           (vehicle ? Said::tr("resilience %1").arg(value) : Said::tr("courage %1").arg(value)) +
           QStringLiteral(" \u00B7 ") + Said::tr("speed %1").arg(card.speed) +
           QStringLiteral(" \u00B7 ") + dieImage(card.defenseDie);
}

QString unitBlock(const engine::ResolvedArmy& army, const engine::ResolvedUnit& unit) {
    const engine::EquippedUnit equipped = engine::equip(army, unit);
    QStringList upgrades, keywords;
    for (const engine::UpgradeCard* card : unit.upgrades)
        upgrades << QStringLiteral("%1 (%2)")
                        .arg(escaped(card->facts.shownName()))
                        .arg(engine::pointsOf(army, unit, *card));
    if (unit.counterpart)
        upgrades << QStringLiteral("%1 (%2)")
                        .arg(escaped(unit.counterpart->facts.name))
                        .arg(unit.counterpart->points);
    for (const engine::UpgradeCard* card : unit.counterpartUpgrades)
        upgrades << QStringLiteral("%1 (%2)")
                        .arg(escaped(card->facts.shownName()))
                        .arg(engine::pointsOf(army, unit, *card));
    for (const auto& keyword : equipped.card.keywords)
        keywords << UnitWords::keyword(keyword).toHtmlEscaped();
    QString html = QStringLiteral(
                       "<table width=\"100%\" cellpadding=\"1\"><tr><td><b>%1</b></td><td "
                       "align=\"right\"><b>%2</b></td></tr></table>")
                       .arg(BuilderWords::nameOf(*unit.entry).toHtmlEscaped())
                       .arg(engine::pointsOf(army, unit));
    html += QStringLiteral("<p>%1</p>")
                .arg(statLine(equipped.card, static_cast<int>(equipped.minis.size())));
    if (!upgrades.isEmpty())
        html += QStringLiteral("<p>%1</p>").arg(upgrades.join(QStringLiteral(", ")));
    if (!keywords.isEmpty())
        html += QStringLiteral("<p><i>%1</i></p>").arg(keywords.join(QStringLiteral(", ")));
    for (const engine::Weapon& weapon : equipped.card.weapons)
        html += QStringLiteral("<p>%1</p>").arg(weaponLine(weapon));
    return html;
}

template <class Card>
QString namesOf(const std::vector<std::string>& ids, const Card& lookUp) {
    QStringList names;
    for (const std::string& id : ids) {
        const auto* card = lookUp(id);
        names << escaped(card ? card->facts.name : id);
    }
    return names.join(QStringLiteral(", "));
}

QString cardsBlock(const ArmyModel& model) {
    const engine::ArmyList& list = model.list();
    QString html =
        QStringLiteral("<h3>%1</h3><p>%2</p>")
            .arg(Said::tr("Command hand"), namesOf(list.commandHand, [&](const std::string& id) {
                     return model.catalogue().command(id);
                 }));
    if (list.battleDeck.empty()) return html;
    html += QStringLiteral("<h3>%1</h3>").arg(Said::tr("Battle deck"));
    using Kind = engine::BattleEntry::Kind;
    for (const Kind kind : {Kind::primary, Kind::secondary, Kind::advantage})
        html += QStringLiteral("<p>%1: %2</p>")
                    .arg(BuilderWords::battleKind(kind),
                         namesOf(pileOf(list.battleDeck, kind), [&](const std::string& id) {
                             return model.catalogue().battleCard(id);
                         }));
    return html;
}

std::unique_ptr<QTextDocument> documentOf(const ArmyModel& model) {
    auto document = std::make_unique<QTextDocument>();
    for (const engine::Die die : allDice)
        document->addResource(QTextDocument::ImageResource,
                              QUrl(QStringLiteral("die:%1").arg(static_cast<int>(die))),
                              iconPixmap(iconName(die), 64, 1.0).toImage());
    QFont font(QStringLiteral("Noto Sans"));
    font.setPointSizeF(9.0);
    document->setDefaultFont(font);
    document->setDefaultStyleSheet(
        QStringLiteral("body { color: black; } p { margin: 0 0 1px 0; } h2 { margin: 0; } h3 { "
                       "margin: 10px 0 3px 0; }"));
    document->setHtml(listAsHtml(model));
    return document;
}

}  // namespace

QString listAsHtml(const ArmyModel& model) {
    const engine::ArmyList& list = model.list();
    const engine::ArmySummary& summary = model.summary();
    const engine::BattleForce* force = model.catalogue().battleForce(list.battleForce);
    QString under = BuilderWords::faction(list.faction);
    if (force) under += QStringLiteral(", ") + QString::fromStdString(force->facts.name);
    QString html = QStringLiteral("<body><h2>%1</h2><p>%2 \u00B7 %3 \u00B7 %4 \u00B7 %5</p>")
                       .arg(escaped(list.name), under.toHtmlEscaped(),
                            BuilderWords::size(list.size), BuilderWords::points(summary.points),
                            BuilderWords::activations(summary.activations));
    if (!model.legal())
        html += QStringLiteral("<p><b>%1</b></p>").arg(Said::tr("This list is not legal yet."));
    const engine::ResolvedArmy army = engine::resolve(list, model.catalogue());
    for (int rank = 0; rank < 6; ++rank) {
        bool first = true;
        for (const engine::ResolvedUnit& unit : army.units) {
            if (unit.rank != static_cast<engine::Rank>(rank)) continue;
            if (std::exchange(first, false))
                html += QStringLiteral("<h3>%1</h3>").arg(UnitWords::rank(unit.rank));
            html += unitBlock(army, unit);
        }
    }
    return html + cardsBlock(model) + QStringLiteral("</body>");
}

std::optional<QString> writePdf(const QString& path, const ArmyModel& model) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return Said::tr("%1 cannot be written").arg(path);
    {
        QPdfWriter writer(&file);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(14, 14, 14, 14), QPageLayout::Millimeter);
        writer.setTitle(QString::fromStdString(model.list().name));
        writer.setCreator(QStringLiteral("Sightline"));
        documentOf(model)->print(&writer);
    }
    if (file.commit()) return std::nullopt;
    return Said::tr("%1 cannot be written").arg(path);
}

void printList(const ArmyModel& model, QWidget* window) {
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, window);
    if (dialog.exec() == QDialog::Accepted) documentOf(model)->print(&printer);
}

}  // namespace sightline::app

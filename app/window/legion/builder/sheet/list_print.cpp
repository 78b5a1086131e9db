#include "app/window/legion/builder/sheet/list_print.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QTextBlock>
#include <QTextDocument>
#include <QUrl>
#include <map>
#include <set>
#include <utility>

#include "app/window/legion/builder/army/army_model.h"
#include "app/window/legion/builder/stock/builder_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/widgets/written_picture.h"
#include "app/window/shell/words/html.h"
#include "engine/legion/lists/army/equip.h"

namespace sightline::app {
namespace {

/// The Qt translation context of this file's texts.
struct ListPrintText {
    Q_DECLARE_TR_FUNCTIONS(ListPrint)
};

constexpr double paperMargin = 0.65;  // margin on each side of the paper, inches

constexpr engine::Die allDice[] = {engine::Die::redAttack, engine::Die::blackAttack,
                                   engine::Die::whiteAttack, engine::Die::redDefense,
                                   engine::Die::whiteDefense};

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
           ListPrintText::tr("wounds %1").arg(card.wounds) + QStringLiteral(" \u00B7 ") +
           (vehicle ? ListPrintText::tr("resilience %1").arg(value)
                    : ListPrintText::tr("courage %1").arg(value)) +
           QStringLiteral(" \u00B7 ") + ListPrintText::tr("speed %1").arg(card.speed) +
           QStringLiteral(" \u00B7 ") + dieImage(card.defenseDie);
}

/// Names of the HTML anchors at the first and at the last line of a unit. They show on which pages
/// the unit begins and ends.
QString beginOf(std::size_t unit) { return QStringLiteral("begin%1").arg(unit); }
QString endOf(std::size_t unit) { return QStringLiteral("end%1").arg(unit); }

QString broken(bool before) {
    return before ? QStringLiteral(" style=\"page-break-before:always\"") : QString();
}

/// The HTML of one unit. If `rank` is given, the HTML begins with a heading for this rank.
QString unitBlock(const engine::ResolvedArmy& army, const engine::ResolvedUnit& unit,
                  const QString& rank, bool onNewPage) {
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
    QStringList lines{statLine(equipped.card, static_cast<int>(equipped.minis.size()))};
    if (!upgrades.isEmpty()) lines << upgrades.join(QStringLiteral(", "));
    if (!keywords.isEmpty())
        lines << QStringLiteral("<i>%1</i>").arg(keywords.join(QStringLiteral(", ")));
    for (const engine::Weapon& weapon : equipped.card.weapons) lines << weaponLine(weapon);
    lines.back() = QStringLiteral("<a name=\"%1\">%2</a>").arg(endOf(unit.index), lines.back());
    const QString begin = beginOf(unit.index);
    QString html;
    if (!rank.isEmpty())
        html +=
            QStringLiteral("<h3%1><a name=\"%2\">%3</a></h3>").arg(broken(onNewPage), begin, rank);
    html += QStringLiteral(
                "<table%1 width=\"100%\" cellpadding=\"0\" cellspacing=\"0\"><tr><td><b><a "
                "name=\"%2\">%3</a></b></td><td align=\"right\"><b>%4</b></td></tr></table>")
                .arg(broken(onNewPage && rank.isEmpty()), begin,
                     BuilderWords::nameOf(*unit.entry).toHtmlEscaped())
                .arg(engine::pointsOf(army, unit));
    for (const QString& line : lines) html += QStringLiteral("<p>%1</p>").arg(line);
    return html + QStringLiteral("<p class=\"gap\">&nbsp;</p>");
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
    QString html = QStringLiteral("<h3>%1</h3><p>%2</p>")
                       .arg(ListPrintText::tr("Command hand"),
                            namesOf(list.commandHand, [&](const std::string& id) {
                                return model.catalogue().command(id);
                            }));
    if (list.battleDeck.empty()) return html;
    html += QStringLiteral("<h3>%1</h3>").arg(ListPrintText::tr("Battle deck"));
    using CardKind = engine::BattleEntry::Kind;
    for (const CardKind kind : {CardKind::primary, CardKind::secondary, CardKind::advantage})
        html += QStringLiteral("<p>%1: %2</p>")
                    .arg(BuilderWords::battleKind(kind),
                         namesOf(pileOf(list.battleDeck, kind), [&](const std::string& id) {
                             return model.catalogue().battleCard(id);
                         }));
    return html;
}

QString htmlOf(const ArmyModel& model, const std::set<std::size_t>& onNewPage) {
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
        html += QStringLiteral("<p><b>%1</b></p>")
                    .arg(ListPrintText::tr("This list is not legal yet."));
    const engine::ResolvedArmy army = engine::resolve(list, model.catalogue());
    for (int rank = 0; rank < 6; ++rank) {
        bool first = true;
        for (const engine::ResolvedUnit& unit : army.units) {
            if (unit.rank != static_cast<engine::Rank>(rank)) continue;
            const QString named =
                std::exchange(first, false) ? UnitWords::rank(unit.rank) : QString();
            html += unitBlock(army, unit, named, onNewPage.contains(unit.index));
        }
    }
    return html + cardsBlock(model) + QStringLiteral("</body>");
}

std::unique_ptr<QTextDocument> documentOf(const ArmyModel& model,
                                          const std::set<std::size_t>& onNewPage) {
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
                       "margin: 10px 0 3px 0; } p.gap { font-size: 4pt; }"));
    document->setHtml(htmlOf(model, onNewPage));
    return document;
}

/// Lays out the document. The size of a page is the paper without its margins.
void layOut(QTextDocument& document, QPagedPaintDevice& paper) {
    document.documentLayout()->setPaintDevice(&paper);
    document.setDocumentMargin(0.0);
    const double margins = 2.0 * paperMargin * paper.logicalDpiY();
    document.setPageSize(QSizeF(paper.width() - margins, paper.height() - margins));
}

/// The first unit that begins on one page and ends on another.
std::optional<std::size_t> splitUnit(const QTextDocument& document, std::size_t units) {
    std::map<QString, int> pages;
    const auto pageAt = [&](double y) {
        return static_cast<int>(y / document.pageSize().height());
    };
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QRectF where = document.documentLayout()->blockBoundingRect(block);
            for (const QString& name : part.fragment().charFormat().anchorNames()) {
                pages.emplace(name, pageAt(where.top()));
                for (std::size_t unit = 0; unit < units; ++unit)
                    if (name == endOf(unit) && pages[beginOf(unit)] != pageAt(where.bottom() - 1.0))
                        return unit;
            }
        }
    return std::nullopt;
}

void paint(const QTextDocument& document, const QString& name, QPagedPaintDevice& paper) {
    QPainter painter(&paper);
    const QSizeF size = document.pageSize();
    const double margin = paperMargin * paper.logicalDpiY();
    const int pages = document.pageCount();
    for (int page = 0; page < pages; ++page) {
        if (page > 0) paper.newPage();
        painter.save();
        painter.translate(margin, margin - page * size.height());
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = QRectF(QPointF(0.0, page * size.height()), size);
        context.palette.setColor(QPalette::Text, Qt::black);
        painter.setClipRect(context.clip);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
        painter.setFont(QFont(document.defaultFont(), &paper));
        painter.drawText(QRectF(margin, margin + size.height(), size.width(), margin * 0.8),
                         Qt::AlignRight | Qt::AlignVCenter,
                         ListPrintText::tr("%1, page %2 of %3").arg(name).arg(page + 1).arg(pages));
    }
}

}  // namespace

QString listAsHtml(const ArmyModel& model) { return htmlOf(model, {}); }

std::unique_ptr<QTextDocument> listOnPages(const ArmyModel& model, QPagedPaintDevice& paper) {
    std::set<std::size_t> onNewPage;
    while (true) {
        auto document = documentOf(model, onNewPage);
        layOut(*document, paper);
        const auto split = splitUnit(*document, model.list().units.size());
        // If a unit is split although it begins on a new page, it is longer than a page and stays
        // split.
        if (!split || !onNewPage.insert(*split).second) return document;
    }
}

std::optional<QString> writePdf(const QString& path, const ArmyModel& model) {
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF());
        writer.setTitle(QString::fromStdString(model.list().name));
        writer.setCreator(QStringLiteral("Sightline"));
        paint(*listOnPages(model, writer), QString::fromStdString(model.list().name), writer);
    }
    return writeBytes(path, pdf);
}

void printList(const ArmyModel& model, QWidget* window) {
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, window);
    if (dialog.exec() != QDialog::Accepted) return;
    printer.setFullPage(true);
    paint(*listOnPages(model, printer), QString::fromStdString(model.list().name), printer);
}

}  // namespace sightline::app

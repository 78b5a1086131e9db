// The charts in the overview of an army, the printed army list, and the import of army lists from
// other programs.
#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QPdfWriter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QTextDocument>
#include <map>
#include <set>

#include "app/window/legion/builder/army/army_files.h"
#include "app/window/legion/builder/army/charts.h"
#include "app/window/legion/builder/army/overview_page.h"
#include "app/window/legion/builder/exchange/export_dialog.h"
#include "app/window/legion/builder/exchange/import_dialog.h"
#include "app/window/legion/builder/sheet/list_print.h"
#include "ui/builder_stand.h"

namespace sightline::app {
namespace {

class BuilderPaper : public BuilderStand {
  protected:
    void SetUp() override {
        BuilderStand::SetUp();
        const QString file =
            QString::fromStdString((assetsFolder() / "armies" / "rebels_hope.army.json").string());
        ASSERT_FALSE(window->open(file));
        settle();
    }
};

TEST_F(BuilderPaper, TheChartsShowTheEnginesNumbers) {
    window->showOverview();
    OverviewPage& page = window->overview();
    ASSERT_TRUE(waitUntil([&] { return page.settled() && !page.hits().bars().empty(); }));
    const auto figures = engine::statisticsOf(list(), model().catalogue());
    for (std::size_t i = 0; i < 6; ++i) {
        EXPECT_EQ(page.ranks().bars()[i].value, figures.pointsByRank[i]);
        EXPECT_EQ(page.hits().bars()[i].value, figures.expectedHits[i]);
        for (std::size_t target = 0; target < 6; ++target)
            EXPECT_EQ(page.wounds().value(i, target), figures.expectedWounds[i][target]);
    }
    EXPECT_GT(page.hits().bars()[2].value, 0.0);
    EXPECT_EQ(page.defense().bars()[0].value, figures.woundsOnWhite);
    EXPECT_EQ(page.defense().bars()[1].value, figures.woundsOnRed);
    for (std::size_t speed = 0; speed < 4; ++speed)
        EXPECT_EQ(page.speeds().bars()[speed].value, figures.miniaturesBySpeed[speed]);
}

TEST_F(BuilderPaper, ThePdfHoldsTheList) {
    const QString html = listAsHtml(model());
    for (const char* words :
         {"A new hope", "Luke Skywalker", "Force Reflexes", "Son of Skywalker", "Breakthrough"})
        EXPECT_TRUE(html.contains(QLatin1String(words))) << words;
    const QString path = fileNamed(QStringLiteral("list.pdf"));
    ASSERT_FALSE(writePdf(path, model()));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray content = file.readAll();
    EXPECT_TRUE(content.startsWith("%PDF-"));
    EXPECT_GT(content.size(), 5000);
    EXPECT_TRUE(writePdf(fileNamed(QStringLiteral("no/such/folder.pdf")), model()));
}

TEST_F(BuilderPaper, NoUnitLiesOnTwoPages) {
    const auto army = assetsFolder() / "armies" / "republic_council.army.json";
    ASSERT_FALSE(window->open(QString::fromStdString(army.string())));
    QBuffer content;
    ASSERT_TRUE(content.open(QIODevice::WriteOnly));
    QPdfWriter paper(&content);
    paper.setPageSize(QPageSize(QPageSize::A5));
    paper.setPageMargins(QMarginsF());
    const auto document = listOnPages(model(), paper);
    ASSERT_GT(document->pageCount(), 2);
    std::map<QString, std::set<int>> pages;
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            for (QString name : part.fragment().charFormat().anchorNames()) {
                name.remove(QStringLiteral("begin")).remove(QStringLiteral("end"));
                const double top = document->documentLayout()->blockBoundingRect(block).top();
                pages[name].insert(static_cast<int>(top / document->pageSize().height()));
            }
    EXPECT_EQ(pages.size(), list().units.size());
    for (const auto& [unit, on] : pages) EXPECT_EQ(on.size(), 1U) << unit.toStdString();
}

TEST_F(BuilderPaper, ATitleIsNotSaidTwice) {
    const auto army = assetsFolder() / "armies" / "republic_council.army.json";
    ASSERT_FALSE(window->open(QString::fromStdString(army.string())));
    const QString html = listAsHtml(model());
    EXPECT_TRUE(html.contains(QStringLiteral("Wookiee Warriors Kashyyyk Defenders<")));
    EXPECT_TRUE(html.contains(QStringLiteral("Yoda, Grand Master of the Jedi Order<")));
}

TEST_F(BuilderPaper, APastedListIsUnderstood) {
    ExportDialog out(stock.cards(), list());
    for (const auto format :
         {ExportDialog::link, ExportDialog::tts, ExportDialog::own, ExportDialog::standard}) {
        out.choose(format);
        ASSERT_FALSE(out.text().isEmpty());
        ImportDialog in(stock.cards());
        in.show();
        in.text().setPlainText(out.text());
        auto* use = in.findChild<QPushButton*>(QStringLiteral("useList"));
        ASSERT_TRUE(waitUntil([&] { return use->isEnabled(); })) << format;
        EXPECT_EQ(in.list().units, list().units) << format;
        EXPECT_EQ(in.list().commandHand, list().commandHand) << format;
        EXPECT_TRUE(in.summary().contains(QStringLiteral("0 not understood")))
            << in.summary().toStdString();
    }
    out.findChild<QPushButton*>(QStringLiteral("copy"))->click();
    EXPECT_EQ(QApplication::clipboard()->text(), out.text());
}

TEST_F(BuilderPaper, WhatIsNotUnderstoodIsReported) {
    ImportDialog in(stock.cards());
    in.show();
    in.text().setPlainText(QStringLiteral("Rebel Troopers (40)\n- Z-6 Trooperr (20)\n"));
    auto* use = in.findChild<QPushButton*>(QStringLiteral("useList"));
    ASSERT_TRUE(waitUntil([&] { return use->isEnabled(); }));
    EXPECT_TRUE(in.summary().contains(QStringLiteral("1 not understood")))
        << in.summary().toStdString();
    EXPECT_TRUE(in.report().join(QLatin1Char('\n')).contains(QStringLiteral("Z-6 Trooperr")));
    in.text().setPlainText(QStringLiteral("hello"));
    ASSERT_TRUE(waitUntil([&] { return in.summary().contains(QStringLiteral("no ")); }))
        << in.summary().toStdString();
    EXPECT_FALSE(use->isEnabled());
}

}  // namespace
}  // namespace sightline::app

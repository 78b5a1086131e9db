// Import of an army list in the army builder. A list may contain lines that are understood, unknown
// lines, and names that several units have.
#include <gtest/gtest.h>
#include <QComboBox>
#include <QFile>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/legion/builder/army/army_files.h"
#include "app/window/legion/builder/exchange/import_dialog.h"
#include "app/window/legion/builder/stock/card_stock.h"
#include "engine/legion/lists/exchange/export_army.h"
#include "engine/legion/lists/files/army_file.h"
#include "ui/dialog_hand.h"
#include "ui/wait.h"

namespace sightline::app {
namespace {

class ImportList : public ::testing::Test {
  protected:
    void SetUp() override {
        stock.load();
        ASSERT_TRUE(waitUntil([this] { return stock.cards() != nullptr; }));
        dialog = std::make_unique<ImportDialog>(stock.cards());
        dialog->open();
    }
    QPushButton& use() { return *dialog->findChild<QPushButton*>(QStringLiteral("useList")); }
    QList<QComboBox*> questions() {
        return dialog->findChildren<QComboBox*>(QStringLiteral("whichUnit"));
    }
    void paste(const QString& text) {
        dialog->text().setPlainText(text);
        ASSERT_TRUE(waitUntil([this] { return !dialog->summary().isEmpty(); }));
    }
    // Chooses an entry of the first question with the keyboard, like a user.
    void answer(int choice) {
        QComboBox* box = questions().front();
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < choice; ++i) QTest::keyClick(box, Qt::Key_Down);
    }
    CardStock stock;
    std::unique_ptr<ImportDialog> dialog;
};

TEST_F(ImportList, AListThatIsUnderstoodAsksNothing) {
    paste(QStringLiteral("Rebel Troopers\nLuke Skywalker (Jedi Knight)\n"));
    ASSERT_TRUE(waitUntil([this] { return use().isEnabled(); }));
    EXPECT_TRUE(questions().isEmpty());
    EXPECT_EQ(dialog->list().units.size(), 2U);
}

TEST_F(ImportList, ANameOfSeveralUnitsIsAskedAbout) {
    paste(QStringLiteral("Rebel Troopers\nLuke Skywalker\n"));
    ASSERT_TRUE(waitUntil([this] { return questions().size() == 1; }));
    EXPECT_FALSE(use().isEnabled()) << "an open unit is never taken for one of them";
    EXPECT_EQ(questions().front()->count(), 4) << "three units, and none of them";
    answer(1);
    ASSERT_TRUE(waitUntil([this] { return use().isEnabled(); }));
    ASSERT_EQ(dialog->list().units.size(), 2U);
    EXPECT_EQ(dialog->list().units[1].unit, "luke-skywalker-jedi-knight");
    // If the user answers the question again, the new answer replaces the first one.
    answer(0);
    ASSERT_TRUE(waitUntil([this] {
        return use().isEnabled() &&
               dialog->list().units[1].unit == "luke-skywalker-hero-of-the-rebellion";
    }));
}

TEST_F(ImportList, AChoiceNamesThePoints) {
    paste(QStringLiteral("Rebel Troopers\nLuke Skywalker\n"));
    ASSERT_TRUE(waitUntil([this] { return questions().size() == 1; }));
    EXPECT_TRUE(questions().front()->itemText(1).contains(QStringLiteral("165 points")))
        << questions().front()->itemText(1).toStdString();
}

// Imports each output format of `army export`, with and without the JSON object around the text.
TEST_F(ImportList, EveryFormOfExportComesBack) {
    const Cards& cards = *stock.cards();
    const auto path = assetsFolder() / "armies" / "republic_council.army.json";
    const auto army = readArmyFile(QString::fromStdString(path.string()), cards);
    ASSERT_TRUE(army) << army.problem().text;
    std::vector<std::string> texts{
        engine::exportLink(*army, cards.catalogue, cards.exchange).link,
        engine::exportTtsJson(*army, cards.catalogue, cards.exchange).dump(2),
        engine::toJson(*army).dump()};
    for (const auto style :
         {engine::TextStyle::standard, engine::TextStyle::minimal, engine::TextStyle::tournament})
        texts.push_back(engine::exportText(*army, *cards.names, style));
    for (const std::string& text : texts) {
        const std::string printed = nlohmann::json{
            {"format", "any"},
            {"leftOut", nlohmann::json::array()},
            {"content", text}}.dump(2);
        for (const std::string& pasted : {text, printed}) {
            dialog->text().clear();
            ASSERT_TRUE(waitUntil([this] { return !use().isEnabled(); }));
            paste(QString::fromStdString(pasted));
            ASSERT_TRUE(waitUntil([this] { return use().isEnabled(); })) << pasted;
            EXPECT_EQ(dialog->list().units.size(), army->units.size()) << pasted;
            EXPECT_EQ(dialog->list().commandHand.size(), army->commandHand.size()) << pasted;
        }
    }
}

TEST_F(ImportList, AFileInUtf16IsRead) {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("list.txt"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    const QString list = QStringLiteral("Rebel Troopers\nRebel Veterans\n");
    file.write("\xFF\xFE");
    file.write(reinterpret_cast<const char*>(list.utf16()), 2 * list.size());
    file.close();
    typePath(dialog.get(), path);
    for (QPushButton* button : dialog->findChildren<QPushButton*>())
        if (button->text().startsWith(QStringLiteral("Open a file")))
            QTest::mouseClick(button, Qt::LeftButton);
    ASSERT_TRUE(waitUntil([this] { return use().isEnabled(); }));
    EXPECT_EQ(dialog->list().units.size(), 2U);
}

TEST_F(ImportList, AnArmyWithoutUnitsIsNoList) {
    paste(QStringLiteral("{\"armyFaction\":\"empire\",\"units\":[]}"));
    EXPECT_FALSE(use().isEnabled());
    EXPECT_TRUE(dialog->summary().contains(QStringLiteral("the list has no units")))
        << dialog->summary().toStdString();
}

TEST_F(ImportList, AnOpenUnitMayBeLeftOut) {
    paste(QStringLiteral("Rebel Troopers\nLuke Skywalker\n"));
    ASSERT_TRUE(waitUntil([this] { return questions().size() == 1; }));
    answer(3);
    ASSERT_TRUE(waitUntil([this] { return use().isEnabled(); }));
    EXPECT_EQ(dialog->list().units.size(), 1U);
}

TEST_F(ImportList, AnotherTextForgetsTheAnswers) {
    paste(QStringLiteral("Rebel Troopers\nLuke Skywalker\n"));
    ASSERT_TRUE(waitUntil([this] { return questions().size() == 1; }));
    answer(1);
    ASSERT_TRUE(waitUntil([this] { return use().isEnabled(); }));
    dialog->text().setPlainText(QStringLiteral("Rebel Veterans\nLuke Skywalker\n"));
    ASSERT_TRUE(waitUntil(
        [this] { return questions().size() == 1 && questions().front()->currentIndex() == -1; }));
    EXPECT_FALSE(use().isEnabled());
}

TEST_F(ImportList, ADifferenceToTheStatedTotalIsShown) {
    paste(QStringLiteral("L\n50/1000\nRebel Troopers\n"));
    ASSERT_TRUE(waitUntil([this] { return use().isEnabled(); }));
    EXPECT_TRUE(
        dialog->report()
            .join(QLatin1Char('\n'))
            .contains(QStringLiteral("the list states 50 points, 40 were understood, 10 fewer")));
}

}  // namespace
}  // namespace sightline::app

// Importing a list in the builder: what is understood, what is not, and which unit a name means.
#include <gtest/gtest.h>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

#include "app/window/builder/card_stock.h"
#include "app/window/builder/import_dialog.h"
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
    // With the keys, as somebody would: the choices of the box in their order.
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
    // Another answer takes its place.
    answer(0);
    ASSERT_TRUE(waitUntil([this] {
        return use().isEnabled() &&
               dialog->list().units[1].unit == "luke-skywalker-hero-of-the-rebellion";
    }));
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

/// Test fixture for the window of the army builder, controlled by mouse and keys. It needs a
/// display.
#pragma once
#include <gtest/gtest.h>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "app/window/legion/builder/army/army_head.h"
#include "app/window/legion/builder/army/legality_panel.h"
#include "app/window/legion/builder/builder_window.h"
#include "app/window/legion/builder/offers/offer_list.h"
#include "app/window/legion/builder/offers/offer_panel.h"
#include "app/window/legion/builder/sheet/army_sheet.h"
#include "ui/wait.h"

namespace sightline::app {

class BuilderStand : public ::testing::Test {
  protected:
    void SetUp() override {
        window = std::make_unique<BuilderWindow>(
            stock, BuilderSettings{.asking = false, .remembering = false});
        window->resize(1400, 900);
        window->show();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
        EXPECT_FALSE(window->ready()) << "the cards are read beside the window";
        stock.load();
        ASSERT_TRUE(waitUntil([this] { return window->ready(); }));
        settle();
    }

    void settle() {
        ASSERT_TRUE(waitUntil([this] { return window->offers().settled(); }));
    }
    ArmyModel& model() { return window->model(); }
    const engine::ArmyList& list() { return model().list(); }
    QString fileNamed(const QString& name) const { return folder_.filePath(name); }

    void chooseFaction(int index) {
        QComboBox& box = window->head().faction();
        box.setFocus();
        QTest::keyClick(&box, Qt::Key_Home);
        for (int i = 0; i < index; ++i) QTest::keyClick(&box, Qt::Key_Down);
        settle();
    }
    void search(const QString& words) {
        QLineEdit& line = window->offers().search();
        line.setFocus();
        line.selectAll();
        QTest::keyClick(&line, Qt::Key_Delete);
        QTest::keyClicks(&line, words);
    }
    /// Double-clicks the card with the given id in the list on the left.
    void take(const std::string& id) {
        OfferList& offers = window->offers().list();
        settle();
        ASSERT_TRUE(offers.choose(id)) << id << " is not shown";
        const QPoint at = offers.rowRect(id).center();
        QTest::mouseClick(offers.viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(offers.viewport(), Qt::LeftButton, {}, at);
        settle();
    }
    void find(const QString& words, const std::string& id) {
        search(words);
        take(id);
    }
    void clickBox(const SheetBox& box, bool cross = false) {
        auto* scroll = window->findChild<QScrollArea*>(QStringLiteral("sheetScroll"));
        const QPoint at = cross ? box.cross().center() : box.rect.topLeft() + QPoint(16, 10);
        scroll->ensureVisible(at.x(), at.y());
        QTest::mouseClick(&window->sheet(), Qt::LeftButton, {}, at);
        settle();
    }
    /// The first box of the army sheet that has the given kind and whose text contains `words`.
    SheetBox boxWith(SheetBox::Kind kind, const QString& words) {
        for (const SheetBox& box : window->sheet().boxes())
            if (box.kind == kind && box.words.contains(words)) return box;
        ADD_FAILURE() << "no box with " << words.toStdString();
        return {};
    }
    /// A legal Empire army without command hand and battle deck.
    static engine::ArmyList empire() {
        engine::ArmyList army{.name = "Test", .faction = "empire"};
        army.units = {{"general-veers-master-tactician"},
                      {"stormtroopers"},
                      {"stormtroopers"},
                      {"snowtroopers"}};
        return army;
    }

    CardStock stock;
    std::unique_ptr<BuilderWindow> window;

  private:
    QTemporaryDir folder_;
};

}  // namespace sightline::app

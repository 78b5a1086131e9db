// The list of tables in the quick start: each table has a picture, and a note if its missions are
// drawn for another table size.
#include <gtest/gtest.h>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/legion/builder/new_game/army_pick.h"
#include "app/window/legion/builder/new_game/new_game_dialog.h"
#include "app/window/shell/widgets/table_pictures.h"
#include "ui/picture.h"
#include "ui/wait.h"

namespace sightline::app {
namespace {

QString readyTable(const char* name) {
    return QString::fromStdString(
        (assetsFolder() / "layouts" / (std::string(name) + ".layout.json")).string());
}

class QuickStartTables : public ::testing::Test {
  protected:
    void SetUp() override {
        stock.load();
        dialog = std::make_unique<NewGameDialog>(stock);
        dialog->open();
        ASSERT_TRUE(waitUntil([this] { return dialog->side(1).army() != nullptr; }));
    }
    QComboBox& tables() { return *dialog->findChild<QComboBox*>(QStringLiteral("newGameTable")); }
    QImage iconOf(int row) { return tables().itemIcon(row).pixmap(384, 384).toImage(); }
    QImage preview() {
        return dialog->findChild<QLabel*>(QStringLiteral("tablePicture"))->pixmap().toImage();
    }
    QString misfit() {
        const auto* line = dialog->findChild<QLabel*>(QStringLiteral("tableMisfit"));
        return line->isVisible() ? line->text() : QString();
    }
    void chooseRow(int row) {
        tables().setFocus();
        QTest::keyClick(&tables(), Qt::Key_Home);
        for (int i = 0; i < row; ++i) QTest::keyClick(&tables(), Qt::Key_Down);
        ASSERT_EQ(tables().currentIndex(), row);
    }
    CardStock stock;
    std::unique_ptr<NewGameDialog> dialog;
};

TEST_F(QuickStartTables, EveryReadyTableHasAPicture) {
    ASSERT_GE(tables().count(), 19);
    ASSERT_TRUE(waitUntil(
        [this] {
            for (int row = 0; row < tables().count(); ++row)
                if (coloursIn(iconOf(row)) <= 3) return false;
            return true;
        },
        120'000));
    for (int row = 0; row < tables().count(); ++row) {
        EXPECT_GT(coloursIn(iconOf(row)), 3) << tables().itemText(row).toStdString();
    }
    const QImage first = preview();
    EXPECT_GT(coloursIn(first), 20);
    chooseRow(1);
    EXPECT_NE(preview(), first) << "the picture is that of the table that is chosen";
}

TEST_F(QuickStartTables, ATableOfAnotherSizeThanTheMissionsIsSaid) {
    ASSERT_EQ(misfit(), QString());
    dialog->offerTable(readyTable("recon_sands"));
    EXPECT_TRUE(misfit().contains(QStringLiteral("36 by 36"))) << misfit().toStdString();
    EXPECT_TRUE(misfit().contains(QStringLiteral("72 by 36"))) << misfit().toStdString();
    dialog->offerTable(readyTable("dustfall"));
    EXPECT_EQ(misfit(), QString());
}

TEST(TablePictures, AreKeptByWhatTheLayoutHolds) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("mine.layout.json"));
    ASSERT_TRUE(QFile::copy(readyTable("dustfall"), file));
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    const QString kept = TablePictures::cachedAs(file, TablePictures::Kind::plan);
    const QImage picture = TablePictures::of(file);
    ASSERT_FALSE(picture.isNull());
    EXPECT_EQ(picture.width(), TablePictures::width);
    ASSERT_TRUE(QFile::exists(kept));
    EXPECT_EQ(QImage(kept).size(), picture.size());
    QImage marked(picture.size(), QImage::Format_RGB32);
    marked.fill(Qt::magenta);
    ASSERT_TRUE(marked.save(kept));
    EXPECT_EQ(TablePictures::of(file).pixel(5, 5), marked.pixel(5, 5)) << "not drawn again";
    QFile layout(file);
    ASSERT_TRUE(layout.open(QIODevice::ReadOnly));
    const QByteArray text = layout.readAll();
    layout.close();
    ASSERT_TRUE(layout.open(QIODevice::WriteOnly));
    layout.write(QByteArray(text).replace("\"mat\": \"desert\"", "\"mat\": \"ice\""));
    layout.close();
    EXPECT_NE(TablePictures::cachedAs(file, TablePictures::Kind::plan), kept);
    EXPECT_NE(TablePictures::of(file).pixel(5, 5), marked.pixel(5, 5));
    QFile::remove(kept);
}

TEST(TablePictures, ThePlanGivesWayToAPictureOfTheScene) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("drawn.layout.json"));
    ASSERT_TRUE(QFile::copy(readyTable("recon_ice"), file));
    const QString plan = TablePictures::cachedAs(file, TablePictures::Kind::plan);
    const QString scene = TablePictures::cachedAs(file, TablePictures::Kind::scene);
    EXPECT_NE(plan, scene);
    QFile::remove(scene);
    {
        TablePictures pictures;
        std::vector<QImage> painted;
        QObject::connect(&pictures, &TablePictures::painted,
                         [&](const QString&, const QImage& image) { painted.push_back(image); });
        pictures.want({file});
        ASSERT_TRUE(waitUntil([&] { return painted.size() == 2; }, 120'000));
        EXPECT_EQ(painted[0].size(), painted[1].size());
        EXPECT_NE(painted[0], painted[1]);
        ASSERT_TRUE(waitUntil([&] { return !pictures.busy(); }));
        EXPECT_TRUE(QFile::exists(scene));
    }
    TablePictures again;
    std::vector<QImage> kept;
    QObject::connect(&again, &TablePictures::painted,
                     [&](const QString&, const QImage& image) { kept.push_back(image); });
    again.want({file});
    ASSERT_TRUE(waitUntil([&] { return !kept.empty() && !again.busy(); }));
    ASSERT_EQ(kept.size(), 1U) << "the picture of the scene comes at once from the cache";
    EXPECT_EQ(kept[0], QImage(scene));
    QFile::remove(scene);
    QFile::remove(plan);
}

TEST(TablePictures, AClosedListStopsTheDrawing) {
    QElapsedTimer clock;
    {
        TablePictures pictures;
        QStringList files;
        for (const char* name : {"dustfall", "ice_pass", "ruins_front", "port_works"})
            files << readyTable(name);
        bool began = false;
        QObject::connect(&pictures, &TablePictures::painted, [&] { began = true; });
        pictures.want(files);
        ASSERT_TRUE(waitUntil([&] { return began; }, 60'000));
        clock.start();
    }
    EXPECT_LT(clock.elapsed(), 20'000) << "milliseconds; it ends at the next piece or picture";
}

TEST(TablePictures, OfALayoutThatCannotBeReadThereIsNone) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("torn.layout.json"));
    QFile torn(file);
    ASSERT_TRUE(torn.open(QIODevice::WriteOnly));
    torn.write("{");
    torn.close();
    EXPECT_TRUE(TablePictures::of(file).isNull());
    EXPECT_TRUE(TablePictures::of(folder.filePath(QStringLiteral("none"))).isNull());
    EXPECT_FALSE(QFile::exists(TablePictures::cachedAs(file, TablePictures::Kind::plan)));
}

}  // namespace
}  // namespace sightline::app

// The window of one player writes a table into one file, and the window of another player opens
// this file.
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QUrl>

#include "app/files/tables/shared_table.h"
#include "app/window/layout_desk.h"
#include "app/window/layouts/layout/licence_dialog.h"
#include "app/window/legion/builder/army/army_files.h"
#include "app/window/legion/builder/builder_desk.h"
#include "app/window/legion/builder/new_game/new_game_dialog.h"
#include "app/window/legion/sandbox/sandbox_start.h"
#include "app/window/main_window.h"
#include "app/window/shell/widgets/toast.h"
#include "ui/dialog_hand.h"
#include "ui/layout_stand.h"
#include "ui/menu_hand.h"

namespace sightline::app {
namespace {

/// Drops a file on the window like a file manager.
bool dropOnto(QWidget& window, const QString& file) {
    QMimeData dropped;
    dropped.setUrls({QUrl::fromLocalFile(file)});
    QDragEnterEvent over({300, 300}, Qt::CopyAction, &dropped, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &over);
    QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &dropped, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &drop);
    return over.isAccepted();
}

class LayoutSharing : public LayoutStand {
  protected:
    /// Opens a layout that uses a model of the player: the file wedge.obj in the layout's folder.
    void openMine() {
        write(QStringLiteral("mine/wedge.obj"),
              "v 0 0 0\nv 6 0 0\nv 0 5 0\nv 0 0 4\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n");
        write(QStringLiteral("mine/yard.layout.json"),
              R"({"format": "sightline-layout", "version": 1, "name": "Yard", "designer": "Ada",
                "table": {"width": 72, "depth": 36}, "pieces": [
                {"id": "wedge", "position": [20, 10], "kind": "obstacle", "movement": "open",
                 "cover": "heavy", "blocks_los": true, "shape": {"mesh": "wedge.obj"}}]})");
        ASSERT_FALSE(window->files().open(fileNamed(QStringLiteral("mine/yard.layout.json"))));
        settle();
    }
    void write(const QString& name, const QByteArray& content) {
        const QString path = fileNamed(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    /// Chooses the entry of the File menu with this text.
    void chooseInFileMenu(const QString& words) {
        QMenuBar& bar = *window->menuBar();
        QMenu& menu = *bar.actions().front()->menu();
        for (QAction* entry : menu.actions())
            if (QString(entry->text()).remove(QLatin1Char('&')).contains(words))
                return chooseInMenu(bar, menu, entry);
        ADD_FAILURE() << "no entry " << words.toStdString();
    }
    QString shareMine() {
        openMine();
        QString file = fileNamed(QStringLiteral("yard.sightline-table"));
        EXPECT_FALSE(window->files().shareTo(file));
        EXPECT_TRUE(QDir(fileNamed(QStringLiteral("mine"))).removeRecursively());
        return file;
    }
    static engine::ArmyList armyNamed(const char* file, const Cards& cards) {
        const auto path = (assetsFolder() / "armies" / file).string();
        return *readArmyFile(QString::fromStdString(path), cards);
    }
};

TEST_F(LayoutSharing, ByTheMenuAndOpenedWhereTheModelsAreNot) {
    openMine();
    put(QStringLiteral("box"), 40, 20);
    const engine::TerrainLayout before = layout();
    const QString file = fileNamed(QStringLiteral("yard.sightline-table"));
    typePath(window.get(), fileNamed(QStringLiteral("yard")));
    chooseInFileMenu(QStringLiteral("Share table"));
    ASSERT_TRUE(waitUntil([&] { return QFile::exists(file); }));
    EXPECT_TRUE(window->toast().text().contains(QStringLiteral("yard.sightline-table"),
                                                Qt::CaseInsensitive))
        << window->toast().text().toStdString();
    EXPECT_TRUE(window->isWindowModified()) << "sharing is not saving";
    EXPECT_TRUE(session().file().endsWith(QStringLiteral("yard.layout.json")));

    const auto table = readSharedTable(file.toStdString());
    ASSERT_TRUE(table) << table.problem().text;
    const std::string& png = table->entries.at("picture.png");
    const QImage picture = QImage::fromData(reinterpret_cast<const uchar*>(png.data()),
                                            static_cast<int>(png.size()), "PNG");
    EXPECT_GT(picture.width(), 300);
    EXPECT_GT(picture.height(), 200);
    EXPECT_TRUE(table->entries.contains("models/1/wedge.obj"));

    ASSERT_TRUE(QDir(fileNamed(QStringLiteral("mine"))).removeRecursively());
    openWindow({.asking = false, .remembering = false});
    EXPECT_TRUE(dropOnto(*window, file));
    ASSERT_EQ(layout().pieces.size(), before.pieces.size());
    EXPECT_EQ(layout().designer, "Ada");
    EXPECT_EQ(layout().find("wedge")->shape->footprint, before.find("wedge")->shape->footprint);
    EXPECT_EQ(layout().find("box")->position, before.find("box")->position);
    EXPECT_FALSE(window->isWindowModified());
    EXPECT_TRUE(window->windowTitle().contains(QStringLiteral("yard.sightline-table")));
}

TEST_F(LayoutSharing, WhatIsSaidOfLicencesIsRead) {
    write(QStringLiteral("mine/LICENSE.txt"), "Do <b>what</b> you like.\r\n\x1b[31mBut ask.");
    const QString file = shareMine();
    const auto read = [&] {
        QString words;
        whenOpen<LicenceDialog>(window.get(), [&words](LicenceDialog& dialog) {
            words = dialog.words();
            dialog.reject();
        });
        chooseInFileMenu(QStringLiteral("Licences of this table"));
        EXPECT_TRUE(waitUntil([&words] { return !words.isEmpty(); }));
        return words;
    };
    ASSERT_FALSE(window->files().open(file));
    const QString shared = read();
    for (const char* part : {"licences.txt", "Designed by Ada", "models/1/LICENSE.txt",
                             "Do <b>what</b> you like.\n", " [31mBut ask."})
        EXPECT_TRUE(shared.contains(QLatin1String(part))) << part << ": " << shared.toStdString();
    put(QStringLiteral("box"), 40, 20);
    EXPECT_EQ(read(), shared) << "as it would be shared now";
}

TEST_F(LayoutSharing, ASharedTableIsChangedAndSavedAsWhatItIs) {
    const QString file = shareMine();
    typePath(window.get(), file);
    pressControl(*window, Qt::Key_O);
    ASSERT_EQ(session().file(), file);
    put(QStringLiteral("box"), 40, 20);
    pressControl(*window, Qt::Key_S);
    ASSERT_TRUE(waitUntil([&] { return !window->isWindowModified(); }));
    const engine::TerrainLayout saved = layout();
    window->files().startNew();
    ASSERT_FALSE(window->files().open(file));
    ASSERT_EQ(layout().pieces.size(), saved.pieces.size());
    EXPECT_EQ(layout().find("box")->position, saved.find("box")->position);
}

TEST_F(LayoutSharing, ARefusedTableIsOneLineAndTheLayoutStays) {
    put(QStringLiteral("box"), 20, 12);
    const engine::TerrainLayout before = layout();
    write(QStringLiteral("bad.sightline-table"), "no zip at all");
    EXPECT_TRUE(dropOnto(*window, fileNamed(QStringLiteral("bad.sightline-table"))));
    EXPECT_EQ(layout(), before);
    EXPECT_TRUE(window->toast().text().contains(QStringLiteral("expected a zip")))
        << window->toast().text().toStdString();
    EXPECT_TRUE(window->files().shareTo(QStringLiteral("/no/such/folder/a.sightline-table")));
    EXPECT_TRUE(window->isWindowModified());
}

TEST_F(LayoutSharing, AModelThatIsGoneIsOneLine) {
    openMine();
    ASSERT_TRUE(QFile::remove(fileNamed(QStringLiteral("mine/wedge.obj"))));
    const QString file = fileNamed(QStringLiteral("yard.sightline-table"));
    const auto problem = window->files().shareTo(file);
    ASSERT_TRUE(problem);
    EXPECT_TRUE(problem->contains(QStringLiteral("wedge.obj"))) << problem->toStdString();
    EXPECT_FALSE(QFile::exists(file));
    put(QStringLiteral("box"), 40, 20);
    EXPECT_EQ(layout().pieces.size(), 2U) << "and the layout goes on";
}

TEST_F(LayoutSharing, DroppedOnTheGameItIsSeenInLayoutMode) {
    const QString file = shareMine();
    MainWindow game({.asking = false, .remembering = false, .banner = false, .tumbling = false});
    game.show();
    EXPECT_TRUE(dropOnto(game, file));
    LayoutWindow& shown = game.layouts().showLayout();
    ASSERT_TRUE(waitUntil([&] { return shown.session().layout().name == "Yard"; }));
    EXPECT_EQ(shown.session().layout().pieces.size(), 1U);
    EXPECT_FALSE(dropOnto(game, QStringLiteral("/tmp/picture.gif"))) << "no file that it opens";
    pressControl(shown, Qt::Key_G);
    auto* dialog = game.findChild<NewGameDialog*>();
    ASSERT_NE(dialog, nullptr) << "and a game is offered on it";
    EXPECT_EQ(dialog->tableFile(), file);
}

TEST_F(LayoutSharing, AGameAndASandboxBeginOnASharedTable) {
    const QString file = shareMine();
    CardStock stock;
    stock.load();
    ASSERT_TRUE(waitUntil([&] { return stock.cards() != nullptr; }));
    const auto deck = readyMissions().front().deck;
    const NewGame game{{armyNamed("rebels_hope.army.json", *stock.cards()),
                        armyNamed("empire_dark_lord.army.json", *stock.cards())},
                       file,
                       {deck, deck}};
    const auto made = loadNewGame(game, *stock.cards());
    ASSERT_TRUE(made) << made.problem().text;
    EXPECT_EQ(made->layout.name, "Yard");
    EXPECT_EQ(made->layout.pieces.size(), 1U);
    const auto sandbox = sandboxOn(file, "Sandbox", {});
    ASSERT_TRUE(sandbox) << sandbox.problem().text;
    EXPECT_EQ(sandbox->layout.pieces.size(), 1U);
    const auto arguments = armyArguments({"a.army.json", file.toStdString(), "b.army.json"});
    ASSERT_TRUE(arguments);
    EXPECT_EQ(arguments->table, file);
}

}  // namespace
}  // namespace sightline::app

// The file and print dialogs of the army builder, controlled only with keys.
#include <QAbstractPrintDialog>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMenuBar>

#include "app/window/legion/builder/army/army_files.h"
#include "app/window/legion/builder/sheet/list_print.h"
#include "app/window/shell/widgets/toast.h"
#include "ui/builder_stand.h"
#include "ui/dialog_hand.h"

namespace sightline::app {
namespace {

class BuilderDialogs : public BuilderStand {
  protected:
    void SetUp() override {
        BuilderStand::SetUp();
        model().edit(QStringLiteral("test"),
                     [](engine::ArmyList& list) { list = BuilderStand::empire(); });
        settle();
    }
    QString folderNamed(const QString& name) const {
        EXPECT_TRUE(QDir().mkpath(fileNamed(name)));
        return fileNamed(name);
    }
    /// A path that no user can write to, not even root, because its parent is a file and not a
    /// folder.
    QString under(const QString& name) const {
        QFile file(fileNamed(QStringLiteral("plain")));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        return file.fileName() + QLatin1Char('/') + name;
    }
    void choose(const QString& words) {
        for (QAction* menu : window->menuBar()->actions())
            for (QAction* action : menu->menu()->actions())
                if (action->text().remove(QLatin1Char('&')).startsWith(words))
                    return action->trigger();
        FAIL() << "no entry " << words.toStdString();
    }
    QString said() { return window->toast().text(); }
};

TEST_F(BuilderDialogs, SavesUnderATypedNameAndOpensItAgain) {
    const engine::ArmyList army = list();
    typePath(window.get(), fileNamed(QStringLiteral("march")));
    pressControl(*window, Qt::Key_S);
    const QString file = fileNamed(QStringLiteral("march.army.json"));
    ASSERT_TRUE(QFileInfo::exists(file)) << said().toStdString();
    EXPECT_FALSE(window->isWindowModified());

    pressControl(*window, Qt::Key_N);
    ASSERT_TRUE(list().units.empty());
    typePath(window.get(), file);
    pressControl(*window, Qt::Key_O);
    settle();
    EXPECT_EQ(list(), army);
    EXPECT_EQ(model().file(), file);
}

TEST_F(BuilderDialogs, EscapeLeavesEverythingAsItWas) {
    const engine::ArmyList army = list();
    escapeFrom<QFileDialog>(window.get());
    pressControl(*window, Qt::Key_S);
    EXPECT_TRUE(model().file().isEmpty());
    EXPECT_TRUE(window->isWindowModified());
    escapeFrom<QFileDialog>(window.get());
    pressControl(*window, Qt::Key_O);
    EXPECT_EQ(list(), army);
}

// The user types the file name without its suffix, and the program adds the suffix. The file dialog
// does not know the new name, so the program must show its own question before it replaces an
// existing file.
TEST_F(BuilderDialogs, AFileOfThatNameIsReplacedOnlyAfterAQuestion) {
    const QString path = fileNamed(QStringLiteral("march"));
    QFile old(path + QStringLiteral(".army.json"));
    ASSERT_TRUE(old.open(QIODevice::WriteOnly));
    old.write("precious");
    old.close();
    typePath(window.get(), path);
    whenOpen<QMessageBox>(window.get(), [this](QMessageBox& box) {
        EXPECT_TRUE(box.text().contains(QStringLiteral("march.army.json")));
        escapeFrom<QFileDialog>(window.get());  // the button "No" returns to the file dialog
        QTest::keyClick(&box, Qt::Key_Return);  // the Return key presses "No"
    });
    pressControl(*window, Qt::Key_S);
    EXPECT_TRUE(window->isWindowModified());
    ASSERT_TRUE(old.open(QIODevice::ReadOnly));
    EXPECT_EQ(old.readAll(), "precious");
    old.close();

    typePath(window.get(), path);
    pressInBox(window.get(), QStringLiteral("Replace"));
    pressControl(*window, Qt::Key_S);
    EXPECT_FALSE(window->isWindowModified());
    ASSERT_TRUE(old.open(QIODevice::ReadOnly));
    EXPECT_TRUE(old.readAll().contains("stormtroopers"));
}

TEST_F(BuilderDialogs, AFileThatIsNoArmyIsRefusedInOneLine) {
    const engine::ArmyList army = list();
    QFile broken(fileNamed(QStringLiteral("broken.army.json")));
    ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
    broken.write("{ no army");
    broken.close();
    typePath(window.get(), broken.fileName());
    pressControl(*window, Qt::Key_O);
    EXPECT_TRUE(said().contains(QStringLiteral("broken.army.json"))) << said().toStdString();
    EXPECT_EQ(list(), army);
}

TEST_F(BuilderDialogs, APlaceThatCannotBeWrittenSaysSoAndKeepsTheArmy) {
    ASSERT_TRUE(window->saveTo(under(QStringLiteral("army.army.json"))));
    EXPECT_TRUE(window->isWindowModified());
    const QString closed = folderNamed(QStringLiteral("closed"));
    QFile::setPermissions(closed, QFile::ReadOwner | QFile::ExeOwner);
    const bool writable = QFileInfo(closed).isWritable();  // root can write to a read-only folder
    typePath(window.get(), closed + QStringLiteral("/army"));
    pressControl(*window, Qt::Key_S);
    EXPECT_EQ(QFileInfo::exists(closed + QStringLiteral("/army.army.json")), writable);
    EXPECT_EQ(window->isWindowModified(), !writable) << said().toStdString();
    QFile::setPermissions(closed, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

TEST_F(BuilderDialogs, SavesThePdfUnderATypedName) {
    typePath(window.get(), fileNamed(QStringLiteral("list")));
    choose(QStringLiteral("Save as PDF"));
    QFile file(fileNamed(QStringLiteral("list.pdf")));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << said().toStdString();
    EXPECT_TRUE(file.read(5).startsWith("%PDF-"));
}

TEST_F(BuilderDialogs, APdfThatCannotBeWrittenLeavesTheOldFileAlone) {
    EXPECT_TRUE(writePdf(under(QStringLiteral("list.pdf")), model()));
    const QString folder = folderNamed(QStringLiteral("taken.pdf"));
    EXPECT_TRUE(writePdf(folder, model())) << "a folder has that name";
    EXPECT_TRUE(QFileInfo(folder).isDir());
}

// The list of printers has an entry to print to a file. If there are printers, this entry is the
// last one.
TEST_F(BuilderDialogs, PrintsToAFile) {
    const QString path = fileNamed(QStringLiteral("printed.pdf"));
    bool printed = false;
    whenOpen<QAbstractPrintDialog>(window.get(), [&](QAbstractPrintDialog& dialog) {
        auto* printers = dialog.findChild<QComboBox*>(QStringLiteral("printers"));
        ASSERT_NE(printers, nullptr);
        printers->setFocus();
        QTest::keyClick(printers, Qt::Key_End);
        auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("filename"));
        ASSERT_NE(name, nullptr);
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, path);
        QTest::keyClick(name, Qt::Key_Return);
        printed = true;
    });
    pressControl(*window, Qt::Key_P);
    ASSERT_TRUE(printed);
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.read(5).startsWith("%PDF-"));
    EXPECT_GT(file.size(), 5000);
}

TEST_F(BuilderDialogs, PrintingCanBeLeftWithEscape) {
    bool open = false;
    whenOpen<QAbstractPrintDialog>(window.get(), [&](QAbstractPrintDialog& dialog) {
        open = true;
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    pressControl(*window, Qt::Key_P);
    EXPECT_TRUE(open);
}

}  // namespace
}  // namespace sightline::app

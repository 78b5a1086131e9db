// A player starts a game on a layout with unsaved changes. The program must ask before it
// overwrites a file.
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>

#include "ui/layout_stand.h"

namespace sightline::app {
namespace {

class LayoutPlay : public LayoutStand {
  protected:
    void SetUp() override { openWindow({.asking = true, .remembering = false}); }
    void TearDown() override {
        window->files().setAsking(false);
        LayoutStand::TearDown();
    }
    /// Opens a saved layout with one piece and adds a second piece, which is not saved.
    void changeASavedOne() {
        put(QStringLiteral("outpost"), 20, 18);
        ASSERT_FALSE(window->files().saveTo(file()));
        saved_ = content();
        put(QStringLiteral("outpost"), 50, 18);
        ASSERT_TRUE(session().unsaved());
    }
    QString file() const { return fileNamed(QStringLiteral("yard.layout.json")); }
    QByteArray content() const {
        QFile open(file());
        EXPECT_TRUE(open.open(QIODevice::ReadOnly));
        return open.readAll();
    }
    /// Presses Ctrl+G and then the given button of the question. Returns the layout files for which
    /// the window requested a game.
    QStringList playAnd(const QString& button) {
        QSignalSpy wanted(window.get(), &LayoutWindow::playWanted);
        whenOpen<QMessageBox>(window.get(), [button](QMessageBox& box) {
            EXPECT_EQ(box.objectName(), QStringLiteral("playUnsaved"));
            for (QAbstractButton* one : box.buttons())
                if (one->text().remove(QLatin1Char('&')) == button)
                    return QTest::mouseClick(one, Qt::LeftButton);
            ADD_FAILURE() << "no button " << button.toStdString();
            box.reject();
        });
        key(Qt::Key_G, Qt::ControlModifier);
        QStringList files;
        for (const QList<QVariant>& one : wanted) files << one.front().toString();
        return files;
    }
    QByteArray saved_;
};

TEST_F(LayoutPlay, AsLastSavedLeavesTheFileAndTheChanges) {
    changeASavedOne();
    EXPECT_EQ(playAnd(QStringLiteral("Play as last saved")), QStringList{file()});
    EXPECT_EQ(content(), saved_);
    EXPECT_TRUE(session().unsaved());
}

TEST_F(LayoutPlay, TheFileIsWrittenOverWhenThePlayersSaySo) {
    changeASavedOne();
    EXPECT_EQ(playAnd(QStringLiteral("Save over this file")), QStringList{file()});
    EXPECT_NE(content(), saved_);
    EXPECT_FALSE(session().unsaved());
}

TEST_F(LayoutPlay, WhoCancelsStays) {
    changeASavedOne();
    EXPECT_EQ(playAnd(QStringLiteral("Cancel")), QStringList());
    EXPECT_EQ(content(), saved_);
    EXPECT_TRUE(session().unsaved());
}

TEST_F(LayoutPlay, WhatIsSavedIsPlayedAtOnce) {
    put(QStringLiteral("outpost"), 20, 18);
    ASSERT_FALSE(window->files().saveTo(file()));
    QSignalSpy wanted(window.get(), &LayoutWindow::playWanted);
    key(Qt::Key_G, Qt::ControlModifier);
    EXPECT_EQ(wanted.size(), 1);
}

}  // namespace
}  // namespace sightline::app

// A player reports what is wrong in one file. Another window opens the file at the same question,
// shows the words of the player, and says where the versions differ.
#include <QAction>
#include <QCheckBox>
#include <QDropEvent>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QUrl>

#include "app/files/version.h"
#include "app/window/legion/reports/report_dialog.h"
#include "app/window/legion/reports/report_note.h"
#include "app/window/shell/widgets/toast.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/dialog_hand.h"
#include "ui/recovery_stand.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

class WindowReport : public WindowStand {
  protected:
    void play(int count) {
        for (int i = 0; i < count; ++i)
            ASSERT_TRUE(session().answer(
                engine::randomAnswer(session().game(), 40 + static_cast<std::uint64_t>(i))));
    }
    ReportDialog& openDialog() {
        window->findChild<QAction*>(QStringLiteral("reportProblem"))->trigger();
        auto* dialog = window->findChild<ReportDialog*>();
        EXPECT_NE(dialog, nullptr);
        EXPECT_TRUE(QTest::qWaitForWindowExposed(dialog));
        return *dialog;
    }
    template <class Widget>
    static Widget& part(QWidget& dialog, const char* name) {
        auto* found = dialog.findChild<Widget*>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return *found;
    }
    /// Writes a report with the dialog, as a player does. Returns its path.
    QString reported(const QString& words, bool withPicture = true) {
        ReportDialog& dialog = openDialog();
        QTest::keyClicks(&part<QPlainTextEdit>(dialog, "reportWords"), words);
        if (!withPicture) {
            QTest::mouseClick(&part<QCheckBox>(dialog, "reportPicture"), Qt::LeftButton, {},
                              QPoint(8, 8));
        }
        const QString path = fileNamed(QStringLiteral("wrong.sightline-report"));
        typePath(window.get(), fileNamed(QStringLiteral("wrong")));
        QTest::mouseClick(&part<QPushButton>(dialog, "reportSave"), Qt::LeftButton);
        EXPECT_TRUE(QFile::exists(path));
        EXPECT_TRUE(waitUntil([&] { return window->findChild<ReportDialog*>() == nullptr; }));
        return path;
    }
    QJsonObject objectIn(const QString& path) {
        return QJsonDocument::fromJson(contentOf(path)).object();
    }
    QString changed(const QString& path, const QString& member, const QJsonValue& value) {
        QJsonObject object = objectIn(path);
        object[member] = value;
        return write(QStringLiteral("changed.sightline-report"), QJsonDocument(object).toJson());
    }
    ReportNote* note() { return window->findChild<ReportNote*>(); }
    QString versions() { return part<QLabel>(*note(), "reportNoteVersions").text(); }
};

TEST_F(WindowReport, IsOneFileWithEverything) {
    startClose();
    play(9);
    const auto digest = session().game().digest();
    const QString path = reported(QStringLiteral("The dodge token was not spent."));
    EXPECT_EQ(session().game().digest(), digest) << "the game goes on";
    const QJsonObject object = objectIn(path);
    EXPECT_EQ(object["format"].toString(), QStringLiteral("sightline-report"));
    EXPECT_EQ(object["version"].toInt(), 1);
    EXPECT_EQ(object["words"].toString(), QStringLiteral("The dodge token was not spent."));
    EXPECT_EQ(object["program"].toString(), QString::fromStdString(programVersion()));
    EXPECT_EQ(object["rules"].toString(), QStringLiteral("2026-05-29"));
    EXPECT_EQ(object["catalogue"].toString().size(), 16);
    EXPECT_FALSE(object["question"].toString().isEmpty());
    EXPECT_EQ(object["answers"].toInt(), static_cast<int>(answers()));
    EXPECT_EQ(object["journal"].toArray().size(), static_cast<qsizetype>(answers()) + 1);
    const QImage picture =
        QImage::fromData(QByteArray::fromBase64(object["picture"].toString().toLatin1()), "PNG");
    EXPECT_EQ(picture.width(), qRound(window->width() * window->devicePixelRatioF()));
    EXPECT_TRUE(window->parts().toast->text().contains(QStringLiteral("wrong.sightline-report")));
}

TEST_F(WindowReport, WaitsForWordsAndProposesAName) {
    startClose();
    ReportDialog& dialog = openDialog();
    auto& save = part<QPushButton>(dialog, "reportSave");
    EXPECT_FALSE(save.isEnabled());
    auto& words = part<QPlainTextEdit>(dialog, "reportWords");
    EXPECT_TRUE(words.hasFocus());
    QTest::keyClicks(&words, QStringLiteral("   "));
    EXPECT_FALSE(save.isEnabled()) << "spaces are no words";
    QTest::keyClicks(&words, QStringLiteral("Wrong."));
    EXPECT_TRUE(save.isEnabled());
    QString proposed;
    whenOpen<QFileDialog>(window.get(), [&](QFileDialog& files) {
        proposed = files.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->text();
        QTest::keyClick(&files, Qt::Key_Escape);
    });
    QTest::mouseClick(&save, Qt::LeftButton);
    EXPECT_TRUE(proposed.startsWith(QStringLiteral("Report "))) << proposed.toStdString();
    EXPECT_TRUE(proposed.endsWith(QStringLiteral(".sightline-report"))) << proposed.toStdString();
    ASSERT_TRUE(window->findChild<ReportDialog*>()) << "the words are still there";
    words.setPlainText(QString(20'001, QLatin1Char('a')));
    EXPECT_FALSE(save.isEnabled());
    EXPECT_TRUE(part<QLabel>(dialog, "reportProblem").isVisible());
    QTest::keyClick(&dialog, Qt::Key_Escape);
}

TEST_F(WindowReport, AnUnwrittenReportSaysWhy) {
    startClose();
    ReportDialog& dialog = openDialog();
    QTest::keyClicks(&part<QPlainTextEdit>(dialog, "reportWords"), QStringLiteral("Wrong."));
    const QString inAFile = write(QStringLiteral("plain"), "text") + QStringLiteral("/a");
    typePath(window.get(), inAFile);
    QTest::mouseClick(&part<QPushButton>(dialog, "reportSave"), Qt::LeftButton);
    ASSERT_TRUE(window->findChild<ReportDialog*>());
    EXPECT_TRUE(part<QLabel>(dialog, "reportProblem").isVisible());
    dialog.reject();
}

TEST_F(WindowReport, OpensAtTheSameQuestionWithTheWords) {
    startClose();
    play(14);
    const auto digest = session().game().digest();
    const auto ask = question().ask;
    const QString path = reported(QStringLiteral("Cover is wrong."));
    ASSERT_FALSE(window->files().openStarter());
    ASSERT_NE(session().game().digest(), digest);
    typePath(window.get(), path);
    pressControl(*window, Qt::Key_O);
    EXPECT_EQ(session().game().digest(), digest);
    EXPECT_EQ(question().ask, ask);
    ASSERT_TRUE(note());
    EXPECT_TRUE(note()->isVisible());
    EXPECT_EQ(part<QPlainTextEdit>(*note(), "reportNoteWords").toPlainText(),
              QStringLiteral("Cover is wrong."));
    EXPECT_FALSE(part<QLabel>(*note(), "reportNotePicture").pixmap().isNull());
    EXPECT_TRUE(versions().contains(QStringLiteral("like this one"))) << versions().toStdString();
    EXPECT_TRUE(versions().contains(QStringLiteral("are the same")));
    EXPECT_TRUE(session().journalPath().isEmpty()) << "saving does not replace the report";
    EXPECT_FALSE(session().unsaved());
    EXPECT_TRUE(session().answer(engine::randomAnswer(session().game(), 3)));
}

TEST_F(WindowReport, SaysWhereTheVersionsDiffer) {
    startCloseByHand();
    play(5);
    const QString path = reported(QStringLiteral("Wrong."), false);
    EXPECT_TRUE(objectIn(path)["picture"].toString().isEmpty());
    ASSERT_FALSE(
        window->files().open(changed(path, QStringLiteral("program"), QStringLiteral("0.0.1"))));
    ASSERT_TRUE(note());
    EXPECT_TRUE(versions().contains(QStringLiteral("0.0.1"))) << versions().toStdString();
    EXPECT_TRUE(versions().contains(QString::fromStdString(programVersion())));
    EXPECT_TRUE(versions().contains(QStringLiteral("saved"))) << versions().toStdString();
    EXPECT_EQ(note()->findChild<QLabel*>(QStringLiteral("reportNotePicture")), nullptr);
}

TEST_F(WindowReport, IsDroppedOnTheWindow) {
    startClose();
    play(6);
    const auto digest = session().game().digest();
    const QString path = reported(QStringLiteral("Wrong."));
    ASSERT_FALSE(window->files().openStarter());
    QMimeData dropped;
    dropped.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent over({300, 300}, Qt::CopyAction, &dropped, Qt::LeftButton, {});
    QApplication::sendEvent(window.get(), &over);
    EXPECT_TRUE(over.isAccepted());
    QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &dropped, Qt::LeftButton, {});
    QApplication::sendEvent(window.get(), &drop);
    EXPECT_TRUE(waitUntil([&] { return session().game().digest() == digest; }));
    EXPECT_TRUE(waitUntil([&] { return note() != nullptr; }));
}

TEST_F(WindowReport, TheCommandLineOpensIt) {
    startClose();
    play(6);
    const QString path = reported(QStringLiteral("Wrong."));
    const QString picture = fileNamed(QStringLiteral("picture.png"));
    QProcess program;
    program.start(QStringLiteral(SIGHTLINE_PROGRAM),
                  {path, QStringLiteral("--screenshot"), picture, QStringLiteral("--size"),
                   QStringLiteral("1280x720")});
    ASSERT_TRUE(program.waitForFinished(120'000));
    EXPECT_EQ(program.exitCode(), 0) << program.readAllStandardError().toStdString();
    EXPECT_EQ(QImage(picture).size(), QSize(1280, 720));
    program.start(QStringLiteral(SIGHTLINE_PROGRAM),
                  {write(QStringLiteral("bad.sightline-report"), "{}"),
                   QStringLiteral("--screenshot"), picture});
    ASSERT_TRUE(program.waitForFinished(120'000));
    EXPECT_EQ(program.exitCode(), 1);
    EXPECT_TRUE(program.readAllStandardError().contains("bad.sightline-report"));
}

TEST_F(WindowReport, ABadFileChangesNothing) {
    startClose();
    play(4);
    const auto digest = session().game().digest();
    const QString path = reported(QStringLiteral("Wrong."));
    const QByteArray whole = contentOf(path);
    for (const QByteArray& content :
         {QByteArray(), QByteArray("{}"), whole.left(whole.size() / 2), QByteArray("[1,2]")}) {
        window->files().openOrSay(write(QStringLiteral("bad.sightline-report"), content));
        EXPECT_EQ(session().game().digest(), digest);
        EXPECT_EQ(note(), nullptr);
        EXPECT_TRUE(window->parts().toast->text().contains(QStringLiteral("bad.sightline-report")))
            << window->parts().toast->text().toStdString();
    }
    ASSERT_FALSE(
        window->files().open(changed(path, QStringLiteral("picture"), QStringLiteral("aGVsbG8="))))
        << "a picture that is no picture is only left out";
    ASSERT_TRUE(note());
    EXPECT_EQ(note()->findChild<QLabel*>(QStringLiteral("reportNotePicture")), nullptr);
}

// A report about a roll opens at the roll, although the program would throw the dice at once.
TEST_F(WindowReport, ARollThatWaitsIsNotThrown) {
    startClose();
    session().setRealDice(true);
    for (int i = 0; i < 200 && question().ask != engine::Ask::rollDice; ++i)
        ASSERT_TRUE(session().answer(
            engine::randomAnswer(session().game(), 70 + static_cast<std::uint64_t>(i))));
    ASSERT_EQ(question().ask, engine::Ask::rollDice);
    const auto digest = session().game().digest();
    if (auto* dice = QApplication::activeModalWidget()) dice->close();
    for (QDialog* one : window->findChildren<QDialog*>()) one->close();
    const QString path = reported(QStringLiteral("These dice are wrong."));
    session().setRealDice(false);
    ASSERT_NE(session().game().digest(), digest);
    ASSERT_FALSE(window->files().open(path));
    EXPECT_EQ(question().ask, engine::Ask::rollDice);
    EXPECT_EQ(session().game().digest(), digest);
}

}  // namespace
}  // namespace sightline::app

// An army that the player has not saved survives the end of the program by a signal.
#include <QMessageBox>

#include "app/window/shell/session/recovery_file.h"
#include "ui/builder_stand.h"
#include "ui/dialog_hand.h"
#include "ui/recovery_stand.h"

namespace sightline::app {
namespace {

class BuilderRecovery : public BuilderStand {
  protected:
    void SetUp() override {
        removeAll();
        BuilderStand::SetUp();
    }
    void TearDown() override { removeAll(); }
    static QString file(const char* name) { return inRecoveryFolder(QLatin1String(name)); }
    static void removeAll() {
        for (const char* name : {"recovery.army.json", "recovery-2.army.json"})
            QFile::remove(file(name));
    }
    /// A second window, as at the next start of the program. It asks.
    std::unique_ptr<BuilderWindow> nextStart() {
        auto next = std::make_unique<BuilderWindow>(
            stock, BuilderSettings{.asking = true, .remembering = false});
        next->show();
        return next;
    }
};

TEST_F(BuilderRecovery, EveryChangeIsOnTheDiskUntilTheArmyIsSaved) {
    EXPECT_FALSE(QFile::exists(file("recovery.army.json")));
    find(QStringLiteral("rebel trooper"), "rebel-troopers");
    EXPECT_TRUE(contentOf(file("recovery.army.json")).contains("rebel-troopers"));
    ASSERT_FALSE(window->saveTo(fileNamed(QStringLiteral("saved.army.json"))));
    find(QStringLiteral("rebel trooper"), "rebel-troopers");
    EXPECT_TRUE(QFile::exists(file("recovery.army.json")));
    model().undo();
    EXPECT_FALSE(QFile::exists(file("recovery.army.json"))) << "as it was saved";
}

TEST_F(BuilderRecovery, TheNextStartOffersTheArmy) {
    find(QStringLiteral("rebel trooper"), "rebel-troopers");
    const QByteArray content = contentOf(file("recovery.army.json"));
    window.reset();
    EXPECT_FALSE(QFile::exists(file("recovery.army.json"))) << "the window was closed in order";
    leaveBehind(QStringLiteral("recovery.army.json"), content);
    QString told;
    whenOpen<QMessageBox>(qApp, [&](QMessageBox& box) {
        told = box.informativeText();
        pressButton(box, QStringLiteral("Continue"));
    });
    const auto next = nextStart();
    ASSERT_TRUE(waitUntil([&] { return next->model().list().units.size() == 1; }));
    EXPECT_TRUE(told.contains(QStringLiteral("units: 1"))) << told.toStdString();
    EXPECT_TRUE(next->model().unsaved());
    EXPECT_EQ(contentOf(file("recovery.army.json")), content) << "still kept";
}

TEST_F(BuilderRecovery, ADiscardedArmyCanBeOpenedAgain) {
    find(QStringLiteral("rebel trooper"), "rebel-troopers");
    const QByteArray content = contentOf(file("recovery.army.json"));
    window.reset();
    leaveBehind(QStringLiteral("recovery.army.json"), content);
    whenOpen<QMessageBox>(
        qApp, [&](QMessageBox& box) { pressButton(box, QStringLiteral("Discard it")); });
    const auto next = nextStart();
    ASSERT_TRUE(waitUntil([&] { return !QFile::exists(file("recovery.army.json")); }));
    EXPECT_TRUE(next->model().list().units.empty());
    const QDir folder(RecoveryFile::discardedFolder());
    const QStringList kept = folder.entryList({QStringLiteral("*.army.json")}, QDir::Files);
    ASSERT_EQ(kept.size(), 1);
    EXPECT_EQ(contentOf(folder.filePath(kept.front())), content);
    ASSERT_FALSE(next->open(folder.filePath(kept.front())));
    EXPECT_EQ(next->model().list().units.size(), 1U);
    QFile::remove(folder.filePath(kept.front()));
}

TEST_F(BuilderRecovery, ChangesThatAreDiscardedAtTheEndAreKeptAside) {
    const auto asking = nextStart();
    ASSERT_TRUE(waitUntil([&] { return asking->ready(); }));
    asking->model().edit(QStringLiteral("Name"),
                         [](engine::ArmyList& list) { list.name = "Night watch"; });
    pressInBox(asking.get(), QStringLiteral("Discard changes"));
    EXPECT_TRUE(asking->close());
    const QDir folder(RecoveryFile::discardedFolder());
    const QStringList kept = folder.entryList({QStringLiteral("Night watch*.army.json")});
    ASSERT_EQ(kept.size(), 1);
    EXPECT_TRUE(contentOf(folder.filePath(kept.front())).contains("Night watch"));
    QFile::remove(folder.filePath(kept.front()));
}

TEST_F(BuilderRecovery, ADamagedFileIsToldAndKeptAside) {
    leaveBehind(QStringLiteral("recovery.army.json"), "noise");
    const auto next = nextStart();
    ASSERT_TRUE(waitUntil([&] { return !QFile::exists(file("recovery.army.json")); }));
    EXPECT_TRUE(next->model().list().units.empty());
}

}  // namespace
}  // namespace sightline::app

#include "app/window/shell/session/game_files.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QRandomGenerator>
#include <QSettings>

#include "app/files/tables/unpack_table.h"
#include "app/window/shell/session/game_session.h"
#include "app/window/shell/session/go_on_offer.h"
#include "app/window/shell/session/layout_paths.h"
#include "app/window/shell/session/recent_files.h"
#include "app/window/shell/session/recovery_file.h"
#include "app/window/shell/session/save_path.h"
#include "app/window/shell/session/user_packs.h"
#include "app/window/shell/session/watch_offer.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {

const QString folderKey = QStringLiteral("lastFolder");

bool isJournal(const QString& path) { return path.endsWith(QLatin1String(".sightline")); }

}  // namespace

GameFiles::GameFiles(GameSession& session, QWidget* window)
    : QObject(window), session_(session), opener_(session), window_(window) {
    opener_.setGoOn(
        [this](const Problem& problem) { return asking_ && askToGoOn(window_, problem); });
    connect(&opener_, &GameOpener::failed, this,
            [this](const QString& why) { emit said(why, true); });
    connect(&opener_, &GameOpener::noticed, this,
            [this](const QString& line) { emit said(line, false); });
}

bool GameFiles::stoppedWaiting() const { return session_.work().stopped(); }

QString GameFiles::starterFile() {
    return QString::fromStdString(
        (assetsFolder() / "scenarios" / "starter.scenario.json").string());
}

std::optional<QString> GameFiles::open(const QString& path) {
    if (!QFileInfo(path).isFile()) return tr("%1: there is no such file").arg(path);
    if (holdsLayout(path)) {
        const auto layout = loadAnyLayout(path.toStdString(), sharedTablesFolder());
        if (!layout) return MessageWords::said(layout.problem());
        return tr("%1: a layout holds terrain but no armies; name two armies as well").arg(path);
    }
    std::optional<QString> problem;
    if (isJournal(path)) {
        problem = opener_.open(path, offerFor(path));
    } else if (isReport(path.toStdString())) {
        problem = opener_.openReport(path, offerFor(path));
    } else {
        const auto read = [file = path.toStdString(), packs = packsSwitchedOn()] {
            return loadScenario(file, packs, sharedTablesFolder());
        };
        problem = opener_.start(QFileInfo(path).fileName(), read,
                                QRandomGenerator::global()->generate64());
    }
    if (problem) return problem;
    const bool ours = path == starterFile() || RecoveryFile::isOne(path);
    if (asking_ && !ours) rememberFile(path);
    emit filesChanged();
    return std::nullopt;
}

GameOpener::WatchOffer GameFiles::offerFor(const QString& path) {
    if (!asking_) return {};
    return [this, name = QFileInfo(path).fileName()](const OpenedJournal& part) {
        return askToWatch(window_, name, part);
    };
}

std::optional<QString> GameFiles::recover(RecoveryFile& file) {
    auto problem = opener_.recover(file, offerFor(file.path()));
    if (!problem) emit filesChanged();
    return problem;
}

std::optional<QString> GameFiles::openStarter() { return open(starterFile()); }

std::optional<QString> GameFiles::openOrOffer(const QString& path) {
    if (!holdsLayout(path) || !QFileInfo(path).isFile()) return open(path);
    if (isSharedTablePath(path)) {
        emit tableOffered(QFileInfo(path).absoluteFilePath());
        return std::nullopt;
    }
    const auto layout = loadLayout(path.toStdString());
    if (!layout) return MessageWords::said(layout.problem());
    emit layoutOffered(QFileInfo(path).absoluteFilePath());
    return std::nullopt;
}

// Opens a file. Asks about an unsaved game first, unless the file is a layout. For a layout, the
// question comes later, when a game is started on it.
void GameFiles::openOrSay(const QString& path) {
    if (!holdsLayout(path) && !session_.work().busy() && !mayLeave()) return;
    if (const auto problem = openOrOffer(path)) emit said(*problem, true);
}

void GameFiles::chooseAndOpen() {
    const QString folder = QSettings().value(folderKey).toString();
    const QString path =
        QFileDialog::getOpenFileName(window_, tr("Open"), folder,
                                     tr("Games, scenarios, layouts and reports (*.sightline "
                                        "*.scenario.json *.layout.json *.sightline-table "
                                        "*.sightline-report);;All files (*)"));
    if (path.isEmpty()) return;
    QSettings().setValue(folderKey, QFileInfo(path).absolutePath());
    openOrSay(path);
}

bool GameFiles::saveTo(const QString& path) {
    if (const auto problem = session_.saveAs(path)) {
        emit said(*problem, true);
        return false;
    }
    rememberFile(path);
    emit filesChanged();
    emit said(tr("Saved as %1").arg(QFileInfo(path).fileName()), false);
    return true;
}

bool GameFiles::save() {
    if (!session_.running()) return false;
    return session_.journalPath().isEmpty() ? saveAs() : saveTo(session_.journalPath());
}

bool GameFiles::saveAs() {
    if (!session_.running()) return false;
    const QString folder = QSettings().value(folderKey).toString();
    const QString path = choosePathToSave(
        window_,
        {tr("Save as"), folder, tr("Games (*.sightline)"), QStringLiteral(".sightline"),
         session_.journalPath().isEmpty() ? QString::fromStdString(session_.game().scenario().name)
                                          : QFileInfo(session_.journalPath()).completeBaseName()});
    if (path.isEmpty()) return false;
    QSettings().setValue(folderKey, QFileInfo(path).absolutePath());
    return saveTo(path);
}

bool GameFiles::mayLeave() {
    emit leaving();
    if (session_.running() && session_.staging().on) {
        // The call changes the staging, which must not destroy the running function.
        const auto leave = session_.staging().leave;
        if (leave && !leave()) return false;
    }
    if (!asking_ || !session_.running() || !session_.unsaved()) return true;
    QMessageBox box(window_);
    box.setObjectName(QStringLiteral("unsaved"));
    box.setWindowTitle(tr("Sightline"));
    box.setText(tr("Save the battle before you leave it?"));
    box.setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    box.setDefaultButton(QMessageBox::Save);
    const int chosen = box.exec();
    if (chosen == QMessageBox::Save) return save();
    return chosen == QMessageBox::Discard;
}

}  // namespace sightline::app

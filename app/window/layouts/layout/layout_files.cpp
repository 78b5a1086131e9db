#include "app/window/layouts/layout/layout_files.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTimer>

#include "app/files/tables/layout_draft.h"
#include "app/files/tables/unpack_table.h"
#include "app/window/shell/session/go_on_offer.h"
#include "app/window/shell/session/layout_paths.h"
#include "app/window/shell/session/recovery.h"
#include "app/window/shell/session/save_path.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {

const QString layoutFolderKey = QStringLiteral("lastLayoutFolder");
const QString layoutEnding = QStringLiteral(".layout.json");

}  // namespace

LayoutFiles::LayoutFiles(LayoutSession& session, QWidget* window)
    : QObject(window), session_(session), window_(window) {
    connect(&session, &LayoutSession::fileChanged, this, &LayoutFiles::keep);
    connect(&reading_, &AwaitedJob::lasting, this, [this] { emit waiting(doing_); });
    connect(&reading_, &AwaitedJob::ended, this, &LayoutFiles::waited);
}

LayoutFiles::~LayoutFiles() { forget(); }

// Writes the recovery file. If the layout has no unsaved changes, deletes the recovery file.
void LayoutFiles::keep() {
    if (!session_.unsaved()) return forget();
    if (!recovery_) {
        auto file = LayoutRecovery::claim();
        if (!file) return emit said(MessageWords::said(file.problem()), true);
        recovery_ = std::move(*file);
    }
    const auto kept = recovery_->keep(session_.layout(), session_.file());
    if (!kept) return emit said(MessageWords::said(kept.problem()), true);
    flush_.ask(recovery_->path().toStdString());
}

void LayoutFiles::forget() {
    if (recovery_) recovery_->remove();
    recovery_.reset();
}

Result<engine::TerrainLayout> LayoutFiles::readBeside(const QString& path,
                                                      ReaderScope::Share share) {
    const QString name = QFileInfo(path).fileName();
    session_.standStill(tr("Opening %1: one moment").arg(name));
    doing_ = tr("Opening %1").arg(name);
    auto layout = reading_.await([file = std::filesystem::path(path.toStdString()), share,
                                  tables = sharedTablesFolder()](const std::stop_token& stop) {
        const ReaderScope here(share, stop);
        return loadAnyTerrainLayout(file, tables);
    });
    session_.standStill({});
    return layout;
}

std::optional<QString> LayoutFiles::open(const QString& path) {
    if (!QFileInfo(path).isFile()) return tr("%1: there is no such file").arg(path);
    const QString name = QFileInfo(path).fileName(), one = tr("Opening %1: one moment").arg(name);
    if (reading_.busy()) return one;
    auto layout = readBeside(path, ReaderScope::Share::usual);
    if (!layout && !reading_.stopped() && asking_ && askToGoOn(window_, layout.problem()))
        layout = readBeside(path, ReaderScope::Share::longer);
    if (reading_.stopped()) return tr("%1 was not opened: cancelled").arg(name);
    if (!layout) return MessageWords::said(layout.problem());
    session_.begin(std::move(*layout), QFileInfo(path).absoluteFilePath());
    return std::nullopt;
}

void LayoutFiles::openOrSay(const QString& path) {
    if (!mayLeave()) return;
    if (const auto problem = open(path)) emit said(*problem, true);
}

void LayoutFiles::chooseAndOpen() {
    const QString path = QFileDialog::getOpenFileName(
        window_, tr("Open a layout"), QSettings().value(layoutFolderKey).toString(),
        tr("Layouts (*.layout.json *.sightline-table);;All files (*)"));
    if (path.isEmpty()) return;
    QSettings().setValue(layoutFolderKey, QFileInfo(path).absolutePath());
    openOrSay(path);
}

void LayoutFiles::startNew() {
    if (!mayLeave()) return;
    engine::TerrainLayout layout;
    layout.name = tr("New layout").toStdString();
    session_.begin(std::move(layout), {});
}

std::optional<QString> LayoutFiles::saveTo(const QString& path) {
    if (isSharedTablePath(path)) {
        if (auto problem = shareTo(path)) return problem;
    } else if (const auto saved = saveTerrainLayout(session_.layout(), path.toStdString());
               !saved) {
        return MessageWords::said(saved.problem());
    }
    session_.saved(QFileInfo(path).absoluteFilePath());
    emit said(tr("Saved as %1").arg(QFileInfo(path).fileName()), false);
    return std::nullopt;
}

bool LayoutFiles::save() {
    if (session_.file().isEmpty()) return saveAs();
    const auto problem = saveTo(session_.file());
    if (problem) emit said(*problem, true);
    return !problem;
}

bool LayoutFiles::saveAs() {
    const QString path = choosePathToSave(
        window_, {tr("Save the layout"), QSettings().value(layoutFolderKey).toString(),
                  tr("Layouts (*.layout.json)"), layoutEnding,
                  QString::fromStdString(session_.layout().name)});
    if (path.isEmpty()) return false;
    QSettings().setValue(layoutFolderKey, QFileInfo(path).absolutePath());
    const auto problem = saveTo(path);
    if (problem) emit said(*problem, true);
    return !problem;
}

bool LayoutFiles::mayLeave() {
    if (reading_.busy()) {
        reading_.stop();
        return false;
    }
    if (!asking_ || !session_.unsaved()) return true;
    QMessageBox box(window_);
    box.setObjectName(QStringLiteral("unsavedLayout"));
    box.setWindowTitle(tr("Unsaved layout"));
    box.setText(tr("Save the layout before you leave it?"));
    box.setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    box.setDefaultButton(QMessageBox::Save);
    const int chosen = box.exec();
    if (chosen == QMessageBox::Save) return save();
    return chosen == QMessageBox::Discard;
}

bool LayoutFiles::readyToPlay() {
    if (session_.file().isEmpty()) return save();
    if (!session_.unsaved()) return true;
    if (!asking_) return save();
    QMessageBox box(window_);
    box.setObjectName(QStringLiteral("playUnsaved"));
    box.setWindowTitle(tr("Unsaved layout"));
    box.setTextFormat(Qt::PlainText);
    box.setText(tr("The latest changes are not in %1. Which table shall the game use?")
                    .arg(QFileInfo(session_.file()).fileName()));
    QPushButton* elsewhere = box.addButton(tr("Save as a new file\u2026"), QMessageBox::AcceptRole);
    QPushButton* here = box.addButton(tr("Save over this file"), QMessageBox::DestructiveRole);
    QPushButton* without = box.addButton(tr("Play as last saved"), QMessageBox::AcceptRole);
    box.setEscapeButton(box.addButton(QMessageBox::Cancel));
    box.setDefaultButton(elsewhere);
    box.exec();
    if (box.clickedButton() == elsewhere) return saveAs();
    if (box.clickedButton() == here) return save();
    return box.clickedButton() == without;
}

bool LayoutFiles::offerInterrupted() {
    if (!asking_) return false;
    for (LayoutRecovery& file : LayoutRecovery::interrupted()) {
        QMessageBox box(window_);
        box.setObjectName(QStringLiteral("layoutRecovery"));
        box.setWindowTitle(tr("Layout"));
        box.setText(tr("Continue the layout that was interrupted?"));
        const ResumeChoice wanted = askToResume(box);
        if (wanted == ResumeChoice::discard) file.remove();
        if (wanted != ResumeChoice::goOn) continue;
        auto kept = file.read();
        if (!kept) {
            emit said(MessageWords::said(kept.problem()), true);
            continue;
        }
        recovery_ = std::move(file);
        session_.recover(std::move(kept->layout), kept->file);
        return true;
    }
    return false;
}

}  // namespace sightline::app

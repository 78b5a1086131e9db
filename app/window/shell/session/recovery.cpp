#include "app/window/shell/session/recovery.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

#include "app/window/shell/session/game_files.h"
#include "app/window/shell/session/recent_files.h"
#include "app/window/shell/session/recovery_file.h"

namespace sightline::app {
namespace {

/// The Qt translation context of this file's texts.
struct RecoveryText {
    Q_DECLARE_TR_FUNCTIONS(Recovery)
};

}  // namespace

std::optional<QString> setAside(const QString& file) {
    const QFileInfo is(file);
    const QString when = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    const QString name = QStringLiteral("%1-%2").arg(is.completeBaseName(), when);
    for (int same = 0; same < 100; ++same) {
        const QString number = same == 0 ? QString() : QStringLiteral("-%1").arg(same);
        const QString path =
            is.dir().filePath(QStringLiteral("%1%2.%3").arg(name, number, is.suffix()));
        if (!QFile::exists(path))
            return QFile::rename(file, path) ? std::optional(path) : std::nullopt;
    }
    return std::nullopt;
}

ResumeChoice askToResume(QMessageBox& box) {
    QPushButton* yes = box.addButton(RecoveryText::tr("Continue"), QMessageBox::AcceptRole);
    QPushButton* no = box.addButton(RecoveryText::tr("Discard it"), QMessageBox::DestructiveRole);
    box.setEscapeButton(
        box.addButton(RecoveryText::tr("Keep it for later"), QMessageBox::RejectRole));
    yes->setProperty("primary", true);
    box.setDefaultButton(yes);
    box.exec();
    if (box.clickedButton() == yes) return ResumeChoice::goOn;
    return box.clickedButton() == no ? ResumeChoice::discard : ResumeChoice::later;
}

ResumeChoice askAboutInterrupted(QWidget* parent, const RecoveryFile& file) {
    QMessageBox box(parent);
    box.setObjectName(QStringLiteral("recovery"));
    box.setWindowTitle(RecoveryText::tr("Sightline"));
    box.setText(RecoveryText::tr("Continue the game that was interrupted?"));
    const QDateTime when = QFileInfo(file.path()).lastModified();
    const RecoveredGame about = file.about();
    QStringList lines;
    if (!about.name.isEmpty() && about.round > 0)
        lines << RecoveryText::tr("%1, round %2.").arg(about.name).arg(about.round);
    lines << RecoveryText::tr("It was last played on %1.")
                 .arg(QLocale().toString(when, QLocale::LongFormat));
    lines << RecoveryText::tr("A discarded game stays in File > Recent files.");
    box.setInformativeText(lines.join(QLatin1Char('\n')));
    return askToResume(box);
}

std::optional<QString> offerInterrupted(GameFiles& files, QWidget* window) {
    for (RecoveryFile& file : RecoveryFile::interrupted()) {
        const ResumeChoice wanted =
            askAboutInterrupted(window->isVisible() ? window : nullptr, file);
        if (wanted == ResumeChoice::discard) {
            if (const auto path = file.discard()) rememberFile(*path);
        }
        if (wanted != ResumeChoice::goOn) continue;
        const QString path = file.path();
        window->show();
        auto unopened = files.recover(file);
        if (!unopened) return std::nullopt;
        if (files.stoppedWaiting())
            return unopened;  // the players cancelled; the next start of the program asks again
        const auto aside = setAside(path);
        return aside ? RecoveryText::tr("%1 (kept as %2)").arg(*unopened, *aside) : unopened;
    }
    return std::nullopt;
}

}  // namespace sightline::app

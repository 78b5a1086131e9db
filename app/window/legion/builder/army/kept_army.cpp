#include "app/window/legion/builder/army/kept_army.h"

#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <exception>

#include "app/window/legion/builder/army/army_files.h"
#include "app/window/legion/builder/army/army_model.h"
#include "app/window/shell/session/recovery.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {

KeptArmy::KeptArmy(ArmyModel& model) : QObject(&model), model_(model) {
    connect(&model, &ArmyModel::changed, this, &KeptArmy::follow);
}

KeptArmy::~KeptArmy() {
    if (std::uncaught_exceptions() == 0) drop();
}

void KeptArmy::drop() {
    if (file_) file_->remove();
}

void KeptArmy::discard() {
    if (!file_ || !model_.unsaved()) return;
    file_->describe({QString::fromStdString(model_.list().name)});
    if (file_->discard()) file_.reset();
}

void KeptArmy::follow() {
    if (!model_.unsaved()) return drop();
    if (!file_) {
        auto claimed = RecoveryFile::claim(RecoveredKind::army);
        if (!claimed) return;  // the running game already tells the players about such a disk
        file_ = std::move(claimed).value();
    }
    writeArmyFile(file_->path(), model_.list());
}

std::optional<QString> KeptArmy::offerInterrupted(QWidget* window) {
    for (RecoveryFile& file : RecoveryFile::interrupted(RecoveredKind::army)) {
        auto list = readArmyFile(file.path(), *model_.cards());
        if (!list) {
            setAside(file.path());
            return MessageWords::said(list.problem());
        }
        QMessageBox box(window);
        box.setObjectName(QStringLiteral("armyRecovery"));
        box.setWindowTitle(tr("Army builder"));
        box.setText(tr("Continue the army that was interrupted?"));
        const QString name = QString::fromStdString(list->name);
        const QString about = tr("%1, units: %2. It was last changed on %3.")
                                  .arg(name.isEmpty() ? tr("An army without a name") : name)
                                  .arg(list->units.size())
                                  .arg(QLocale().toString(QFileInfo(file.path()).lastModified(),
                                                          QLocale::LongFormat));
        box.setInformativeText(
            about + QLatin1Char('\n') +
            tr("A discarded army can be opened again: Army > Discarded armies."));
        const ResumeChoice wanted = askToResume(box);
        if (wanted == ResumeChoice::discard) {
            file.describe({name});
            file.discard();
        }
        if (wanted != ResumeChoice::goOn) continue;
        drop();
        file_ = std::move(file);
        model_.edit(tr("Interrupted army"), [&](engine::ArmyList& now) { now = *list; });
        return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace sightline::app

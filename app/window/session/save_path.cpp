#include "app/window/session/save_path.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace sightline::app {
namespace {

/// Its static tr() is where these words are translated.
struct SavePathText {
    Q_DECLARE_TR_FUNCTIONS(SavePath)
};

bool mayReplace(QWidget* window, const QString& path) {
    QMessageBox box(window);
    box.setObjectName(QStringLiteral("replace"));
    box.setIcon(QMessageBox::Warning);
    box.setWindowTitle(SavePathText::tr("Replace the file?"));
    box.setText(
        SavePathText::tr("%1 is there already. What it holds now is lost when it is replaced.")
            .arg(QFileInfo(path).fileName()));
    QPushButton* yes = box.addButton(SavePathText::tr("Replace"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == yes;
}

}  // namespace

QString choosePathToSave(QWidget* window, const SaveChoice& choice) {
    QString start = choice.folder;
    for (;;) {
        QString path = QFileDialog::getSaveFileName(window, choice.title, start, choice.filter,
                                                    nullptr, QFileDialog::DontConfirmOverwrite);
        if (path.isEmpty()) return {};
        if (!path.endsWith(choice.suffix)) path += choice.suffix;
        if (!QFileInfo::exists(path) || mayReplace(window, path)) return path;
        start = path;
    }
}

}  // namespace sightline::app

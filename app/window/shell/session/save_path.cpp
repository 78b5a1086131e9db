#include "app/window/shell/session/save_path.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>

namespace sightline::app {
namespace {

/// The Qt translation context of this file's texts.
struct SavePathText {
    Q_DECLARE_TR_FUNCTIONS(SavePath)
};

bool mayReplace(QWidget* window, const QString& path) {
    QMessageBox box(window);
    box.setObjectName(QStringLiteral("replace"));
    box.setIcon(QMessageBox::Warning);
    box.setWindowTitle(SavePathText::tr("Replace the file?"));
    box.setText(
        SavePathText::tr("%1 already exists. Its present content is lost if you replace it.")
            .arg(QFileInfo(path).fileName()));
    QPushButton* yes = box.addButton(SavePathText::tr("Replace"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == yes;
}

constexpr qsizetype longestName = 80;  // limit of a file name, letters

}  // namespace

QString fileNameOf(const QString& title) {
    static const QRegularExpression unfit(QStringLiteral("[\\x00-\\x1f\\x7f\\\\/:*?\"<>|]+"));
    QString name = QString(title).replace(unfit, QStringLiteral(" ")).simplified();
    while (name.startsWith(QLatin1Char('.'))) name = name.mid(1).trimmed();
    return name.left(longestName).trimmed();
}

QString choosePathToSave(QWidget* window, const SaveChoice& choice) {
    QString proposed = fileNameOf(choice.name);
    if (proposed.isEmpty()) proposed = SavePathText::tr("Untitled");
    QString start = QDir(choice.folder).filePath(proposed + choice.suffix);
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

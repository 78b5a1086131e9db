// Layouts as one file for others.
#include <QBuffer>
#include <QFileInfo>
#include <QSettings>

#include "app/files/pack_table.h"
#include "app/window/layout/layout_files.h"
#include "app/window/session/save_path.h"
#include "app/window/words/message_words.h"

namespace sightline::app {
namespace {

const QString shareFolderKey = QStringLiteral("lastShareFolder");
constexpr int widestPicture = 1600;  // pixels

std::string pngOf(const QImage& picture) {
    if (picture.isNull()) return {};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const bool wide = picture.width() > widestPicture;
    (wide ? picture.scaledToWidth(widestPicture, Qt::SmoothTransformation) : picture)
        .save(&buffer, "PNG");
    return bytes.toStdString();
}

}  // namespace

// Models are read once more, each in a process of its own.
std::optional<QString> LayoutFiles::shareTo(const QString& path) {
    const QString name = QFileInfo(path).fileName(), one = tr("Writing %1: one moment").arg(name);
    if (reading_.busy()) return one;
    session_.standStill(one);
    const auto written = reading_.await([layout = session_.layout(),
                                         picture = pngOf(picture_ ? picture_() : QImage()),
                                         file = std::filesystem::path(path.toStdString())](
                                            const std::stop_token& stop) -> Result<bool> {
        const auto table = packTable(layout, picture);
        if (!table) return table.problem();
        if (stop.stop_requested()) return false;
        return writeSharedTable(*table, file);
    });
    session_.standStill({});
    if (!written) return MessageWords::said(written.problem());
    if (!*written) return tr("%1 was not written: cancelled").arg(name);
    return std::nullopt;
}

void LayoutFiles::share() {
    const QString path = choosePathToSave(
        window_, {tr("Share the table"), QSettings().value(shareFolderKey).toString(),
                  tr("Shared tables (*.sightline-table)"), QStringLiteral(".sightline-table")});
    if (path.isEmpty()) return;
    QSettings().setValue(shareFolderKey, QFileInfo(path).absolutePath());
    if (const auto problem = shareTo(path)) return emit said(*problem, true);
    emit said(tr("%1 holds the table and everything that it needs").arg(QFileInfo(path).fileName()),
              false);
}

}  // namespace sightline::app

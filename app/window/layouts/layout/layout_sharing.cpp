// Writes a layout as a shared table, which is one file for other people.
#include <QBuffer>
#include <QFileInfo>
#include <QSettings>

#include "app/files/models/reader_process.h"
#include "app/files/tables/pack_table.h"
#include "app/files/tables/table_licences.h"
#include "app/window/layouts/layout/layout_files.h"
#include "app/window/layouts/layout/licence_dialog.h"
#include "app/window/shell/session/layout_paths.h"
#include "app/window/shell/session/save_path.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {

const QString shareFolderKey = QStringLiteral("lastShareFolder");
constexpr int widestPicture = 1600;  // maximum width of the preview picture, pixels

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

Result<SharedTable> sharedAs(const engine::TerrainLayout& layout, const QString& file) {
    return file.isEmpty() ? packTable(layout) : readSharedTable(file.toStdString());
}

}  // namespace

void LayoutFiles::showLicences() {
    if (reading_.busy()) return;
    const bool asShared = isSharedTablePath(session_.file()) && !session_.unsaved();
    session_.standStill(tr("Reading the licences: one moment"));
    doing_ = tr("Reading the licences");
    const auto texts =
        reading_.await([layout = session_.layout(), file = asShared ? session_.file() : QString()](
                           const std::stop_token& stop) -> Result<std::vector<LicenceText>> {
            const ReaderScope here(ReaderScope::Share::usual, stop);
            const auto table = sharedAs(layout, file);
            if (!table) return table.problem();
            return licencesIn(*table);
        });
    session_.standStill({});
    if (reading_.stopped()) return;
    if (!texts) return emit said(MessageWords::said(texts.problem()), true);
    LicenceDialog(*texts, window_).exec();
}

// Writes a shared table in a background thread. All models are read again, each in a separate
// process.
std::optional<QString> LayoutFiles::shareTo(const QString& path) {
    const QString name = QFileInfo(path).fileName(), one = tr("Writing %1: one moment").arg(name);
    if (reading_.busy()) return one;
    session_.standStill(one);
    doing_ = tr("Writing %1").arg(name);
    const auto written = reading_.await([layout = session_.layout(),
                                         picture = pngOf(picture_ ? picture_() : QImage()),
                                         file = std::filesystem::path(path.toStdString())](
                                            const std::stop_token& stop) -> Result<bool> {
        // Each model has been read before, so a slow model may use the longer time limit.
        const ReaderScope here(ReaderScope::Share::longer, stop);
        const auto table = packTable(layout, picture);
        if (!table) return table.problem();
        if (stop.stop_requested()) return false;
        return writeSharedTable(*table, file);
    });
    session_.standStill({});
    if (reading_.stopped()) return tr("%1 was not written: cancelled").arg(name);
    if (!written) return MessageWords::said(written.problem());
    if (!*written) return tr("%1 was not written: cancelled").arg(name);
    return std::nullopt;
}

void LayoutFiles::share() {
    const QString path = choosePathToSave(
        window_, {tr("Share the table"), QSettings().value(shareFolderKey).toString(),
                  tr("Shared tables (*.sightline-table)"), QStringLiteral(".sightline-table"),
                  QString::fromStdString(session_.layout().name)});
    if (path.isEmpty()) return;
    QSettings().setValue(shareFolderKey, QFileInfo(path).absolutePath());
    if (const auto problem = shareTo(path)) return emit said(*problem, true);
    emit said(tr("%1 holds the table and everything that it needs").arg(QFileInfo(path).fileName()),
              false);
}

}  // namespace sightline::app

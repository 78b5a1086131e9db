#include "app/window/shell/widgets/written_picture.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>

#include "app/window/shell/words/message_words.h"
#include "geometry/base/files/whole_file.h"

namespace sightline::app {
namespace {

/// The Qt translation context of this file's texts.
struct WrittenPictureText {
    Q_DECLARE_TR_FUNCTIONS(Screenshot)
};

}  // namespace

std::optional<QString> writeBytes(const QString& file, const QByteArray& bytes) {
    const auto written = engine::writeWholeFile(file.toStdString(), bytes.toStdString());
    if (!written) return MessageWords::said(written.problem());
    return std::nullopt;
}

std::optional<QString> writePng(const QString& file, const QImage& picture) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!picture.save(&buffer, "PNG"))
        return WrittenPictureText::tr("%1: there is not enough memory for the picture").arg(file);
    return writeBytes(file, bytes);
}

std::optional<QString> writePicture(const QPixmap& picture, const QString& file) {
    const auto target = engine::fileToWrite(file.toStdString());
    if (!target) return MessageWords::said(target.problem());
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QByteArray format = QFileInfo(file).suffix().toUpper().toLatin1();
    if (!picture.save(&buffer, format.isEmpty() ? "PNG" : format.constData()))
        return WrittenPictureText::tr("%1: expected the name of a picture, such as picture.png")
            .arg(file);
    return writeBytes(file, bytes);
}

}  // namespace sightline::app

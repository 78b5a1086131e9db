/// Writes pictures of windows and other data to files.
#pragma once
#include <QByteArray>
#include <QImage>
#include <QPixmap>
#include <QString>
#include <optional>

namespace sightline::app {

/// Writes a picture. The suffix of the file name decides the format. If this fails, returns the
/// line to print. An existing path that is not an ordinary file, such as a folder or a pipe, is
/// never written.
std::optional<QString> writePicture(const QPixmap& picture, const QString& file);

/// Writes the whole file or nothing, and flushes it to disk. If this fails, returns the line to
/// print, with the reason.
std::optional<QString> writeBytes(const QString& file, const QByteArray& bytes);
/// Writes a picture as PNG, with the guarantees of `writeBytes`.
std::optional<QString> writePng(const QString& file, const QImage& picture);

}  // namespace sightline::app

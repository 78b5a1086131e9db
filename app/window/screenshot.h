/// One picture of the whole window, with the table drawn, for documents and tests.
#pragma once
#include <QSize>
#include <QString>
#include <optional>

namespace sightline::app {

class MainWindow;

struct Picture {
    QString file;
    QSize size{1600, 1000};  ///< logical pixels
    QString camera;          ///< named camera; empty for the one the table starts with
};

/// "1600x1000"; none when it is not a size.
std::optional<QSize> parseSize(const QString& text);
/// Shows the window, waits for the models and the table's frame, and writes the picture. Returns
/// the line to print when it cannot.
std::optional<QString> takePicture(MainWindow& window, const Picture& picture);

}  // namespace sightline::app

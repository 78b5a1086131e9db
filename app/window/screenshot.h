/// A screenshot of the whole window, including the table, for documents and tests.
#pragma once
#include <QSize>
#include <QString>
#include <functional>
#include <optional>

class QMainWindow;

namespace sightline::app {

class TableView;

struct Picture {
    QString file;
    QSize size{1600, 1000};  ///< logical pixels
    QString camera;          ///< named camera; empty for the table's initial camera
};

/// "1600x1000"; none when it is not a size from 100x100 to 7680x4320.
std::optional<QSize> parseSize(const QString& text);
/// Shows the window, waits for the models, the table's frame and `ready`, and writes the picture.
/// Returns the line to print on failure.
std::optional<QString> takePicture(
    QMainWindow& window, TableView& table, const Picture& picture,
    const std::function<bool()>& ready = [] { return true; });

}  // namespace sightline::app

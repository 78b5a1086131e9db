/// A screenshot of the whole window with the table, for documents and tests.
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
    QSize size{1600, 1000};  ///< size in logical pixels
    QString camera;          ///< named camera; empty: the table's initial camera
};

/// Parses a size such as "1600x1000". Empty if the text is not a size from 100x100 to 7680x4320.
std::optional<QSize> parseSize(const QString& text);
/// Shows the window, waits for the models, the frame of the table and `ready`, and writes the
/// picture. If this fails, returns the line to print.
std::optional<QString> takePicture(
    QMainWindow& window, TableView& table, const Picture& picture,
    const std::function<bool()>& ready = [] { return true; });

}  // namespace sightline::app

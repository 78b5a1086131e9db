/// Saves a screenshot of the main window with the table.
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
    QSize size{1600, 1000};  ///< size of the window, logical pixels
    QString camera;          ///< name of the camera position; if empty, the initial position
};

/// Parses a size such as "1600x1000". Empty if the text is not a size from 100x100 to 7680x4320.
std::optional<QSize> parseSize(const QString& text);
/// Shows the window, and waits until the models are loaded, the table is drawn and `ready` returns
/// true. Then saves the picture. Returns the error, if any.
std::optional<QString> takePicture(
    QMainWindow& window, TableView& table, const Picture& picture,
    const std::function<bool()>& ready = [] { return true; });

}  // namespace sightline::app

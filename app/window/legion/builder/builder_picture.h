/// Takes a screenshot of the army builder, for the option `--screenshot` with an army file.
#pragma once
#include <QSize>
#include <QString>
#include <optional>

namespace sightline::app {

/// Waits until the cards are read and all background work is done, then saves the screenshot.
/// Returns the error, if any.
std::optional<QString> takeBuilderPicture(const QString& army, const QString& file, QSize size);

}  // namespace sightline::app

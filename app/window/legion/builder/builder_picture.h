/// Takes a picture of the builder, for `--screenshot` with an army.
#pragma once
#include <QSize>
#include <QString>
#include <optional>

namespace sightline::app {

/// Waits for the cards and for all background work. Returns a line when that or the file fails.
std::optional<QString> takeBuilderPicture(const QString& army, const QString& file, QSize size);

}  // namespace sightline::app

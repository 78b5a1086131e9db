/// Takes a picture of the builder, for `--screenshot` with an army.
#pragma once
#include <QSize>
#include <QString>
#include <optional>

namespace sightline::app {

/// Takes the picture. It first waits for the cards and for all background work. If this or the file
/// fails, returns a line with the reason.
std::optional<QString> takeBuilderPicture(const QString& army, const QString& file, QSize size);

}  // namespace sightline::app

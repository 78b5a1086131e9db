/// The words of a measurement, in the language of the player.
#pragma once
#include <QCoreApplication>
#include <QStringList>

#include "app/window/legion/tools/measurement.h"

namespace sightline::app {

class MeasurementWords {
    Q_DECLARE_TR_FUNCTIONS(MeasurementWords)

  public:
    /// The two ends, such as "Luke Skywalker to Stormtroopers 1".
    static QString ends(const Measurement& measurement, const engine::View& view);
    /// The results: band, distance, height, line of sight with the pieces that block it, and
    /// obscurity. `computing`: the line of sight is still being computed.
    static QStringList results(const Measurement& measurement, const engine::View& view,
                               bool computing);

  private:
    static QString blockers(const geometry::Sight& sight, const engine::View& view);
    static QString obscured(const geometry::Obscured& obscured, const engine::View& view);
};

}  // namespace sightline::app

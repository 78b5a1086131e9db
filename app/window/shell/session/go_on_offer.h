/// Asks the players whether to keep reading a model that takes unusually long.
#pragma once
#include "geometry/base/result.h"

class QWidget;

namespace sightline::app {

/// Shows the model and the time so far. False when the players prefer to stop, and at once for any
/// other kind of problem.
bool askToGoOn(QWidget* parent, const Problem& problem);

}  // namespace sightline::app

/// Asks the players whether to continue reading a 3D model that takes unusually long.
#pragma once
#include "geometry/base/result.h"

class QWidget;

namespace sightline::app {

/// If reading a model ended at its time limit, asks whether to try again with a longer limit.
/// Returns false if the players decline, or if the problem has another reason.
bool askToGoOn(QWidget* parent, const Problem& problem);

}  // namespace sightline::app

/// Asks the players whether to continue reading a model that takes unusually long.
#pragma once
#include "geometry/base/result.h"

class QWidget;

namespace sightline::app {

/// Shows the model and the time so far. Returns false if the players want to stop. For any other
/// kind of problem, it returns false without a question.
bool askToGoOn(QWidget* parent, const Problem& problem);

}  // namespace sightline::app

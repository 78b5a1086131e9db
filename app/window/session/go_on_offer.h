/// A model that takes longer than any whole one should: shall its reader go on?
#pragma once
#include "geometry/measure/result.h"

class QWidget;

namespace sightline::app {

/// False at once where the problem is another one. Says which model it is and what it has taken;
/// false, too, when the players would rather stop.
bool askToGoOn(QWidget* parent, const Problem& problem);

}  // namespace sightline::app

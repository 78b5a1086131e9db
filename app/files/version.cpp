#include "app/files/version.h"

namespace sightline::app {

std::string programVersion() { return SIGHTLINE_VERSION; }

}  // namespace sightline::app
